"""Numbers of cards, shield triggers, deals and players, from the rows of games.

cards                     win rates of the games in which a card was seen, played or never seen
triggers, trigger_worth   what happened to shield triggers, and what they were worth
deals, deck_odds          the shuffles compared with the exact odds, and these odds
lost_games                how the games that a deck lost differ from those that it won
pilot_error               how far a stronger player moves win rates
"""
