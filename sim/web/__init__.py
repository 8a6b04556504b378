"""`duelsim serve`: duelsim as a site on your own machine, where decks are kept, questions are asked and runs are read.

    server              the socket, the browser, Ctrl-C
    app                 which file has the pages of which addresses
    site                what all pages share: drawing a page, taking a form, errors
    home_pages          my decks as tiles, and the decks that ship
    deck_pages          the page of a deck
    question_pages      the questions and their forms
    run_pages           the runs, and the page of each
    game_pages          the games of a run, to be watched
    compare_pages       two runs compared
    play_pages          games of a person against a bot
    ruling_pages        a situation, and what the rules make of it
    card_search         the cards that somebody looks for by words
    guard               who may ask: this machine alone, and only its own pages may change anything
    decklists           the decks to choose from, drafts, and saving a list
    deck_facts          what is drawn of a list: its cards, its curve, what cannot be played
    history             the runs of a deck: its versions, and its win rate over time
    questions           the questions, each a command with a field for each of its parameters
    asked               the questions that were asked, each in a folder
    queue, progress     what waits, of which one is played, and how far it is
    playing             the process that plays a run on; sim.command_line.for_page answers a question
    kept_games          the file of a game against a bot
    tables              the games that are open, each with a process: sim.command_line.for_game
    seat                what a person sees of their game, and nothing else
    speaking            the language of a page
    framing             reports with what stands above them
    drawing             the lock of those who draw
    errors              what users can cause, as text

`templates` has the pages, and `static` what they load: a little script, and htmx (https://htmx.org, version 2.0.11),
whose licence is next to it.

It needs the extra `web`. The runs themselves are those of all commands: the index finds them, and their folders keep
their games.
"""
