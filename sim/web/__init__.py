"""`duelsim serve`: a local web page on which matches are started, watched and read.

    server     the socket, the browser, Ctrl-C
    app        the pages: which address shows what
    framing    reports with what stands above them
    guard      who may ask: this machine alone, and only its own pages may change anything
    decklists  the decks to choose from, and saving a list
    asking     from a filled-in form to a run that waits
    queue      the runs that wait, one of which is played
    playing    the process that plays a run
    errors     what users can cause, as text
    templates  the pages; static has what they load: a little script, and htmx (https://htmx.org, version 2.0.11),
               whose licence is next to it

It needs the extra `web`. The runs themselves are those of all commands: the index finds them, and their folders keep
their games.
"""
