"""What changes a game, in the order of the comprehensive rules 1.50.

    turn         the turn, its steps, the game (1xx, 500-512)
    attack       the attack step (505-510)
    attackers    who can attack what, and who can block (505-507)
    battle       battles (115)
    shields      breaking shields and the shield check (113, 509)
    using        executing a card, paying for it, and what follows (112, 601)
    zones        lists of cards, and moves between them (4xx, 701)
    leaving      cards leaving the battle zone, and what happens instead (400.7, 603.5, 609)
    parting      creatures of several cards that come apart (804.4)
    home         cards from outside the deck that return to their zone (117.1, 118.1)
    throwing     Rock-Paper-Scissors (103.4)
    losing       what happens instead of losing the game (609, 815)
    drawing      drawing cards, and what happens instead (114, 609)
    entering     cards entering the battle zone (401, 409, 801)
    links        what lies on a card: seals (116)
    castles      what is put on shields (113.2, 304)
    gears        crossing cross gears (303)
    auras        auras (310)
    gods, linking   Gods that link as they are put, and what a player links then (804)
    faces        cards with several sides (701.20-22, 805-808)
    king_cells   King Cells (814)
    star_max     S-MAX evolution creatures (815.1a)
    gr           the ultra-GR zone (118, 701.30, 811)
    choosing     what an effect refers to: its amounts, and the cards that it acts on (605.2)
    standby      what triggers, and the standby pool (603)
    lasting      what resolved effects leave behind for a while (500.3, 608)
    frames       the stack of what is being resolved
    checks       state-based actions and the end of the game (104, 604.4, 703)
    processing   the loop between actions: whose waiting effect is next (101.4)
    interpreter  runs programs step by step (605-607)
    verbs        what a program does to the cards chosen (605, 701)
    primitives   the steps of programs that no chosen card is the object of
    choices      questions to the players

Functions here are compiled (`sim.compiler.decorators`), work on integers, and know no card by name.
"""
