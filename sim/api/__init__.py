"""What Python programs and the command line share: the experiments, the one way to run them, and their results.

experiments, searches     one function for each experiment and each search
game                      `duelsim.Game`
options, defaults         what all of them take: the options; the default players and numbers of games
arguments, limits         checks of arguments, and the ranges that they have
tournaments, placings     a field from results of tournaments, and what these say of each deck
run_experiment            plays an experiment and keeps it
run_coach, run_search, run_improve, run_tune, run_train   the same for a coach and for searches
learning                  learns decks at first use
persons_game              makes a game of a person ready
files_of_list             what an improved list needs next to it
programs                  players in Python
observer                  follows an experiment while it runs
kept_runs, kept_searches  runs that are made first and played later; what a kept search has found
found_runs                runs from elsewhere, noted in the list of runs
report_of_runs            the report of kept runs, in one of its forms
result, coach_result, search_results   results with their numbers, documents and pages
comparing_runs, coverage  what needs no games: two kept runs compared, and which lists can be played
page_writer, notebooks    the page of a run, and what a notebook shows
errors                    the errors that all of this can raise
"""
