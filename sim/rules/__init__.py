"""The rules of the game, in the order in which the comprehensive rules 1.50 have them.

    facts       characteristics, descriptions, amounts, conditions (2xx, 604, 608)
    lasting     what resolved effects leave behind for a while (500.3, 608)
    attackers   who can attack what, and who can block (505-507)
    standby     what triggers, and the standby pool (603)
    zones       cards changing zones, replacement effects (4xx, 609, 701)
    checks      state-based actions and the end of the game (104, 604.4, 703)
    frames      the stack of what is being resolved
    using       executing a card, paying for it, and what follows (112, 601)
    shields     breaking shields and the shield check (113, 509)
    battle      battles (115)
    choosing    what an effect speaks of: its amounts, and the cards that it acts on (605.2)
    resolution  the interpreter of programs (605-607)
    processing  the loop between actions: whose waiting effect is next (101.4)
    attack      the attack step (505-510)
    turn        the turn, its steps, the game (1xx, 500-512)
    invariants  what must be true of the record after every action

Functions here are compiled (`sim.compiling`), speak integers, and know no card.
"""
