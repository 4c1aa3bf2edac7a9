option_players = Spelers
option_max_cards = Maximaal aantal kaarten
option_sequence = Kaarten per ronde
option_suit_order = Volgorde van de kleuren
option_no_trump = Elke vijfde ronde zonder troef
option_hook = Laatste voorspelling beperken
option_score = Puntentelling
option_hard_score = Geen nulbonus bij laag totaal
option_points_per_trick = Punten per slag
option_off_bid_penalty = Missen kost punten
option_hand_order = Volgorde in de hand
option_may_return = Na passen weer bieden
option_all_pass = Als iedereen past
option_frisch = Frisch als niemand biedt
option_may_raise = Troefmaker mag hoger voorspellen
option_call_order = Volgorde van voorspellen
option_deals = Giften per partij
option_target = Doelscore
option_square_zero_over = Nul gehaald, te veel voorspeld
option_normal_rounds = Gewone rondes
option_fast_rounds = Snelle rondes
option_direction = Speelrichting
option_opener = Wie opent
option_void = Renonces
option_dash_calls = Maximum dash calls per ronde
option_min_bid = Laagste bod
option_bidding = Bieden
option_no_bid = Als niemand biedt
option_fast_dash = Dash calls in snelle rondes
option_fast_trump = Troef in snelle rondes
option_scoring = Punten voor rollen
option_all_miss = Als iedereen ernaast zit
option_doubling_cap = Grens aan verdubbelen
option_formula = Formule voor verdubbelen
option_packs = Spellen kaarten
option_jokers = Jokers per spel kaarten
option_cards = Kaarten per speler
option_dealer = Eerste gever
option_turn_up = Eerste kaart op de stapel
option_must_play = Spelen verplicht als je kunt
option_draw = Als je niet kunt spelen
option_play_drawn = Getrokken kaart meteen spelen
option_eight = Acht
option_ten = Tien
option_jack = Boer
option_king = Heer
option_ace = Aas
option_ace_two_players = Aas met nog twee spelers
option_escalate = Stapeling van tweeën loopt op
option_play_after_twos = Spelen na pakken van stapeling
option_play_after_joker = Ook spelen na een joker
option_mixed_stack = Tweeën en jokers samen stapelen
option_joker_cards = Kaarten pakken voor een joker
option_joker_suit = Wie noemt de kleur na een joker
option_sets = Combinaties spelen
option_round_the_corner = Combinaties via de aas (H A 2)
option_penalty = Aantal strafkaarten
option_series = Een reeks kaarten begint
option_false_last = Onterecht “laatste kaart”
option_turn_limit = Beurtenlimiet
option_finish = Kaart om mee uit te gaan
option_games = Spellen per partij
option_follow = Kleur bekennen
option_enforce = Regels afdwingen
option_next_leader = Wie uitkomt in latere giften
choice_sequence_up_down = Omhoog, dan omlaag
choice_sequence_down_up = Omlaag, dan omhoog
choice_sequence_up = Alleen omhoog
choice_sequence_down = Alleen omlaag
choice_suit_order_CDHS = ♣ ♦ ♥ ♠
choice_suit_order_CDSH = ♣ ♦ ♠ ♥
choice_score_vanilla = Slagen, plus 10 als het klopt
choice_score_squared = Als het klopt: slagen² plus 10
choice_score_tricks = Slagen, plus 10 als het klopt
choice_score_made_only = Als het klopt: slagen plus 10
choice_score_squares = Slagen² plus 10, of verlies
choice_score_difference = Alleen missen telt, negatief
choice_score_linear = 10 punten per slag
choice_score_square = Als het klopt: slagen² plus 10
choice_square_zero_over_30 = 30 punten
choice_square_zero_over_25 = 25 punten
choice_score_wins = Eén punt per gewonnen spel
choice_score_places = Punten naar eindvolgorde
choice_score_points = Restkaarten kosten punten
choice_hand_order_ascending = Laag naar hoog
choice_hand_order_descending = Hoog naar laag
choice_all_pass_ask = Eerste speler kiest
choice_all_pass_continue = Zonder troef spelen
choice_all_pass_redeal = Opnieuw geven
choice_all_pass_end = Partij beëindigen
choice_call_order_from_ruler = Vanaf links van de troefmaker
choice_call_order_seat_order = Op volgorde van plaats
choice_direction_clockwise = Met de klok mee
choice_direction_counter_clockwise = Tegen de klok in
choice_opener_rotates = Iedereen om de beurt
choice_opener_last_caller = Roeper van de vorige ronde
choice_void_off = Niet melden
choice_void_declare = Melden mag
choice_void_redeal = Melden, of nieuwe gift vragen
choice_void_compulsory = Moet gemeld worden
choice_bidding_one_lap = Iedereen spreekt één keer
choice_bidding_raising = Tot niemand meer verhoogt
choice_no_bid_redeal = Opnieuw geven
choice_no_bid_skip = Overslaan, volgende dubbel
choice_fast_trump_fixed = Vast
choice_fast_trump_bid = Te wijzigen met bod van 8+
choice_scoring_document = Origineel
choice_scoring_jawaker = Jawaker
choice_scoring_federation = Bond
choice_all_miss_double = Geen punten, volgende dubbel
choice_all_miss_nothing = Geen punten
choice_all_miss_count = Telt zoals altijd
choice_doubling_cap_none = Geen grens
choice_doubling_cap_x2 = ×2
choice_doubling_cap_x4 = ×4
choice_doubling_cap_x8 = ×8
choice_formula_doubled = Geldt voor alle punten
choice_formula_document = Origineel (alleen 8 of meer)
choice_turn_up_effect = Telt als gespeeld
choice_turn_up_until_plain = Omdraaien tot gewone kaart
choice_draw_one = Eén kaart trekken
choice_draw_none = Passen zonder te trekken
choice_draw_until_playable = Trekken tot je kunt spelen
choice_eight_skip = Slaat volgende speler over
choice_eight_answer = Slaat over, tenzij 8 erop komt
choice_ten_back = Stuurt de beurt terug
choice_ten_nothing = Geen effect
choice_ten_pass_left = Ieder geeft kaart naar links
choice_jack_fits = Moet gewoon passen
choice_jack_wild = Mag op elke kaart
choice_king_reverse = Draait de richting om
choice_king_again = Nog een keer spelen
choice_ace_nothing = Geen effect
choice_ace_reverse = Draait de richting om
choice_ace_two_players_nothing = Zoals elke aas
choice_ace_two_players_again = Nog een keer spelen
choice_escalate_top = In kleur van bovenste kaart
choice_escalate_first = In kleur van de eerste 2
choice_escalate_off = Nooit
choice_joker_suit_taker = Wie de kaarten pakt
choice_joker_suit_player = Wie de joker speelt
choice_series_from_again = Met kaart die nog eens speelt
choice_series_after_again = Na kaart die nog eens speelt
choice_false_last_nothing = Geen straf
choice_false_last_penalty = Zelfde straf als vergeten
choice_finish_any = Elke kaart
choice_finish_plain = Alleen een gewone kaart
choice_finish_plus_five = Elke, maar pestkaart kost vijf
choice_follow_lead_or_trump = Bekennen of troeven
choice_follow_strict = Bekennen als je kunt
choice_next_leader_random = Willekeurig
choice_next_leader_last_winner = Winnaar van de laatste slag
choice_auto = Automatisch
preset_common = Gangbare regels
preset_common_dutch = Gangbare Nederlandse regels
preset_document = Zoals eerst opgeschreven
preset_federation = Regels van de bond
preset_jawaker = Regels van Jawaker
preset_made_only = Alleen precies telt
preset_original = Oorspronkelijk programma
preset_strict = Bekennen verplicht
preset_unenforced = Regels niet afgedwongen
preset_van_dongen = Regels van Van Dongen
preset_version_1_2 = Versie 1.2
preset_walkthrough = Oorspronkelijke voorbeeldpartij
option_group_bids_and_calls = Bieden en voorspellen
option_group_play = Spelen
option_group_scoring = Puntentelling
option_group_special_cards = Pestkaarten
option_group_table_and_deal = Tafel en geven
player_level_about = Speelt op het niveau dat je kiest: heel makkelijk, makkelijk, gemiddeld, sterk, expert of meester
player_random_about = Kiest zomaar een geldige actie
player_simple_about = Biedt wat de kaarten waard zijn en speelt dan op goed geluk
player_npc_about = Uit het oorspronkelijke Whist: jij stelt in welke kaarten meetellen en hoe er een gekozen wordt
player_smart_about = Onthoudt elke gespeelde kaart en wie wanneer troeft, en weegt elke kaart af
player_classic_about = Uit het oorspronkelijke programma: voorspelt of biedt net als daar
player_heuristic_about = Speelt met snelle vuistregels: in de stijl gedurfd hoog voorspellen en vechten, in de stijl voorzichtig laag voorspellen en duiken
player_greedy_about = Raakt zo veel mogelijk kaarten tegelijk kwijt, de duurste eerst
player_search_about = Probeert elke actie uit in veel giften die kloppen met wat er te zien was
player_parameter_level = Niveau
player_parameter_style = Stijl
player_parameter_filter = Kaarten die in aanmerking komen
player_parameter_selector = Hoe er een gekozen wordt
player_parameter_method = Hoe er voorspeld of geboden wordt
player_parameter_budget = Denktijd (ms) of giften (worlds)
player_parameter_number = Instelling { $n }
player_value_gentle = Heel makkelijk
player_value_easy = Makkelijk
player_value_medium = Gemiddeld
player_value_strong = Sterk
player_value_expert = Expert
player_value_master = Meester
player_value_plain = Volgens het boekje
player_value_bold = Gedurfd
player_value_careful = Voorzichtig
player_value_naive_legal = Kaarten van de kleur waarmee is uitgekomen, en troeven
player_value_trump_saving = Kaarten van de kleur waarmee is uitgekomen; troeven alleen als die er niet zijn
player_value_none = Elke kaart, ook tegen de regels in waar dat kan
player_value_random = Willekeurig
player_value_highest = De hoogste waarde
player_value_smart_classic = Wint goedkoop of speelt laag, zoals in het origineel
player_value_smart = Weegt elke kaart af naar wat er gespeeld is
player_value_autocall_two = Telt de waarden van de kaarten op, zoals in het origineel
player_value_autocall = Telt plaatjes, lange kleuren en eerdere voorspellingen; het origineel had dit en gebruikte het nooit
player_value_israeli = Loot om het bod en speelt de eerste kaart die mag
character_nour_about = Voorspelt hoog, speelt snel en lacht als het misgaat
character_sem_about = Telt alles twee keer en duikt waar hij kan
character_hanna_about = Speelt volgens het boekje
character_ada_about = Neemt liever het zekere voor het onzekere
character_omar_about = Vertrouwt op zijn geluk
character_mila_about = Vlot en gelijkmoedig
character_ben_about = Neemt rustig de tijd
count_players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
count_points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
count_rounds =
    { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
count_deals =
    { $count ->
        [one] { $count } gift
       *[other] { $count } giften
    }
count_games =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
count_jokers =
    { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
count_packs =
    { $count ->
        [one] { $count } spel kaarten
       *[other] { $count } spellen kaarten
    }
count_turns =
    { $count ->
        [one] { $count } beurt
       *[other] { $count } beurten
    }
# What counts in the high scores of a game.
high_score_points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
high_score_margin =
    { $count ->
        [one] { $count } punt voorsprong
       *[other] { $count } punten voorsprong
    }
high_score_cards =
    { $count ->
        [one] { $count } kaart over bij de anderen
       *[other] { $count } kaarten over bij de anderen
    }
high_score_column_points = Punten
high_score_column_margin = Voorsprong
high_score_column_cards = Kaarten
# Marks a high score from the file of an original program.
imported_score = geïmporteerd
