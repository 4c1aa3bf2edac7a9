option_players = Players
option_max_cards = Most cards in a hand
option_sequence = Cards per round
option_suit_order = Order of suits
option_no_trump = No trump every fifth round
option_hook = Restrict the last call
option_score = Scoring
option_hard_score = No zero bonus if calls are low
option_points_per_trick = Points for a trick
option_off_bid_penalty = Missed calls cost points
option_hand_order = Order of cards in a hand
option_may_return = Bid again after passing
option_all_pass = If everyone passes
option_frisch = Frisch if nobody bids
option_may_raise = Ruler can call above the bid
option_call_order = Calling order
option_deals = Deals in a match
option_target = Target score
option_square_zero_over = Zero made in an over deal
option_normal_rounds = Normal rounds
option_fast_rounds = Fast rounds
option_direction = Direction of play
option_opener = Opener
option_void = Void suits
option_dash_calls = Most dash calls in a round
option_min_bid = Lowest bid
option_bidding = Bidding
option_no_bid = If nobody bids
option_fast_dash = Dash calls in fast rounds
option_fast_trump = Trump in fast rounds
option_scoring = Points for roles
option_all_miss = If everyone misses
option_doubling_cap = Doubling limit
option_formula = Doubling formula
option_packs = Packs of cards
option_jokers = Jokers in each pack
option_cards = Cards dealt to each player
option_dealer = First dealer
option_turn_up = First card on the pile
option_must_play = Must play if you can
option_draw = If you can’t play
option_play_drawn = Play a card just drawn
option_eight = Eight
option_ten = Ten
option_jack = Jack
option_king = King
option_ace = Ace
option_ace_two_players = Ace with two players left
option_escalate = Stack of twos climbs
option_play_after_twos = Play after taking a stack
option_play_after_joker = Also play after a joker
option_mixed_stack = Stack twos and jokers together
option_joker_cards = Cards to take for a joker
option_joker_suit = Player to name a joker’s suit
option_sets = Play sets of cards
option_round_the_corner = Sets through the ace (K A 2)
option_penalty = Cards drawn as a penalty
option_series = Series of cards begins
option_false_last = False “last card”
option_turn_limit = Turn limit
option_finish = Card you can finish on
option_games = Games in a match
option_follow = Following suit
option_enforce = Enforce the rules
option_next_leader = First lead in later deals
choice_sequence_up_down = Up, then down
choice_sequence_down_up = Down, then up
choice_sequence_up = Up only
choice_sequence_down = Down only
choice_suit_order_CDHS = ♣ ♦ ♥ ♠
choice_suit_order_CDSH = ♣ ♦ ♠ ♥
choice_score_vanilla = Tricks, plus 10 if exact
choice_score_squared = If exact: tricks² plus 10
choice_score_tricks = Tricks, plus 10 if exact
choice_score_made_only = If exact: tricks plus 10
choice_score_squares = Tricks² plus 10, or a loss
choice_score_difference = Only misses count, against you
choice_score_linear = 10 points a trick
choice_score_square = If exact: call² plus 10
choice_square_zero_over_30 = 30 points
choice_square_zero_over_25 = 25 points
choice_score_wins = A point for each game won
choice_score_places = Points by finishing order
choice_score_points = Cards left cost points
choice_hand_order_ascending = Low to high
choice_hand_order_descending = High to low
choice_all_pass_ask = First player chooses
choice_all_pass_continue = Play without trump
choice_all_pass_redeal = Deal again
choice_all_pass_end = End the match
choice_call_order_from_ruler = From the ruler’s left
choice_call_order_seat_order = In seat order
choice_direction_clockwise = Clockwise
choice_direction_counter_clockwise = Counter-clockwise
choice_opener_rotates = Each player in turn
choice_opener_last_caller = Caller of the last round
choice_void_off = Not declared
choice_void_declare = Can be declared
choice_void_redeal = Declare, or ask to redeal
choice_void_compulsory = Declared for everyone
choice_bidding_one_lap = Everyone speaks once
choice_bidding_raising = Until nobody raises
choice_no_bid_redeal = Deal again
choice_no_bid_skip = Skip round, double the next
choice_fast_trump_fixed = Fixed
choice_fast_trump_bid = A bid of 8+ can change it
choice_scoring_document = Original
choice_scoring_jawaker = Jawaker
choice_scoring_federation = Federation
choice_all_miss_double = No score, double the next
choice_all_miss_nothing = No score
choice_all_miss_count = Score as usual
choice_doubling_cap_none = No limit
choice_doubling_cap_x2 = ×2
choice_doubling_cap_x4 = ×4
choice_doubling_cap_x8 = ×8
choice_formula_doubled = Applies to every score
choice_formula_document = Original (only 8 or more)
choice_turn_up_effect = Counts as played
choice_turn_up_until_plain = Turn until a plain card
choice_draw_one = Draw one card
choice_draw_none = Pass without drawing
choice_draw_until_playable = Draw until you can play
choice_eight_skip = Skips the next player
choice_eight_answer = Skips unless an 8 answers
choice_ten_back = Sends the turn back
choice_ten_nothing = No effect
choice_ten_pass_left = Everyone passes a card left
choice_jack_fits = Must fit like other cards
choice_jack_wild = Goes on any card
choice_king_reverse = Reverses direction
choice_king_again = Play again
choice_ace_nothing = No effect
choice_ace_reverse = Reverses direction
choice_ace_two_players_nothing = Like any ace
choice_ace_two_players_again = Play again
choice_escalate_top = In the top card’s suit
choice_escalate_first = In the suit of the first two
choice_escalate_off = Never
choice_joker_suit_taker = Whoever takes the cards
choice_joker_suit_player = Whoever plays the joker
choice_series_from_again = With a card that plays again
choice_series_after_again = After a card that plays again
choice_false_last_nothing = No penalty
choice_false_last_penalty = Same penalty as forgetting
choice_finish_any = Any card
choice_finish_plain = Only a plain card
choice_finish_plus_five = Any, but special ones cost five
choice_follow_lead_or_trump = Follow suit or trump
choice_follow_strict = Follow suit if you can
choice_next_leader_random = Random
choice_next_leader_last_winner = Winner of the last trick
choice_auto = Automatic
preset_common = Common rules
preset_common_dutch = Common Dutch rules
preset_document = As first written down
preset_federation = Federation rules
preset_jawaker = Jawaker rules
preset_made_only = Only exact calls score
preset_original = Original program
preset_strict = Must follow suit
preset_unenforced = Rules not enforced
preset_van_dongen = Van Dongen rules
preset_version_1_2 = Version 1.2
preset_walkthrough = Original walkthrough
option_group_bids_and_calls = Bids and calls
option_group_play = Play
option_group_scoring = Scoring
option_group_special_cards = Special cards
option_group_table_and_deal = Table and deal
player_level_about = Plays at the level you choose: gentle, easy, medium, strong, expert or master
player_random_about = Picks any legal action at random
player_simple_about = Bids what its cards are worth, then plays at random
player_npc_about = From the original Whist: set which cards it considers and how it picks one
player_smart_about = Remembers every card played and who trumps when, and weighs each card
player_classic_about = From the original program: calls or bids as it did there
player_heuristic_about = Plays by quick rules of thumb: bold calls high and fights, careful calls low and ducks
player_greedy_about = Gets rid of as many cards as it can at once, the costliest first
player_search_about = Tries every action in many deals that fit what it has seen
player_parameter_level = Level
player_parameter_style = Style
player_parameter_filter = Cards it considers
player_parameter_selector = How it picks one
player_parameter_method = How it calls or bids
player_parameter_budget = Thinking time (ms) or deals (worlds)
player_parameter_number = Setting { $n }
player_value_gentle = Gentle
player_value_easy = Easy
player_value_medium = Medium
player_value_strong = Strong
player_value_expert = Expert
player_value_master = Master
player_value_plain = By the book
player_value_bold = Bold
player_value_careful = Careful
player_value_naive_legal = Cards of the suit led, and trumps
player_value_trump_saving = Cards of the suit led; trumps only without any
player_value_none = Any card, even against the rules where that is possible
player_value_random = At random
player_value_highest = The highest rank
player_value_smart_classic = Wins cheaply or plays low, as in the original
player_value_smart = Weighs every card by what has been played
player_value_autocall_two = Adds up the values of its cards, as the original did
player_value_autocall = Counts honours, long suits and the calls so far; the original had it and never used it
player_value_israeli = Draws lots for its bid and plays the first card it can
character_nour_about = Calls high, plays fast and laughs when it goes wrong
character_sem_about = Counts everything twice and ducks whenever he can
character_hanna_about = Plays by the book
character_ada_about = Would rather be safe than sorry
character_omar_about = Trusts his luck
character_mila_about = Quick and even-tempered
character_ben_about = Takes his time
count_players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
count_points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count_rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
count_deals =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
count_games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
count_jokers =
    { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
count_packs =
    { $count ->
        [one] { $count } pack
       *[other] { $count } packs
    }
count_turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
# What counts in the high scores of a game.
high_score_points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
high_score_margin =
    { $count ->
        [one] a lead of { $count } point
       *[other] a lead of { $count } points
    }
high_score_cards =
    { $count ->
        [one] { $count } card left to the others
       *[other] { $count } cards left to the others
    }
high_score_column_points = Points
high_score_column_margin = Lead
high_score_column_cards = Cards
# Marks a high score from the file of an original program.
imported_score = imported
