no_such_card = There’s no card “{ $text }”: write a rank and a suit, like 7H or TS.
no_such_suit = There’s no suit “{ $text }”: write { $choices }.
number_out_of_range = Write a whole number from { $least } to { $most }, not “{ $text }”.
action_missing = Write an action. { $forms }
no_such_action = “{ $text }” isn’t an action. { $forms }
# The words are notation and stay English in every language.
action_forms = Write a card like 7H, several cards, call 3, bid 5H, bid 6N, name S, void S, give 2C 3C 4C, choose redeal, draw, take, dash or pass.
action_needs_one_word = Write exactly one word after “{ $verb }”.
action_stands_alone = Write “{ $verb }” on its own.
give_needs_cards = Write the cards to pass after “give”, like give 2C 3C 4C.
bad_choice_word = Write one word after “choose”, like choose redeal, not “{ $text }”.
bad_seat_digit = Begin with the digit of a seat (0 for the first) or with * for a shuffle, not with “{ $text }”.
only_chance_shuffles = Write * in front of a shuffle, and the digit of a seat (0 for the first) in front of anything else.
header_below_events = Move the “{ $name }” line above the first event.
log_begins_with_game = Begin the log with “game”, the name of the game and the version of its rules, like game whist 1.
second_game_line = Write only one “game” line in a log.
hex_digits_missing = Write 64 hexadecimal digits (0 to 9, a to f) at the end of a “{ $name }” line.
second_commitment = The next shuffle already has a commitment.
nonce_out_of_place = Put a nonce after the commitment and before its shuffle.
nothing_to_reveal = There’s no shuffle above this line with a secret left to reveal.
no_such_game = There’s no game “{ $text }”. Choose { $choices }.
# $version is the log’s, $own the program’s.
unknown_rules_version = This game has version { $version } of the rules of { $game }, but this program knows versions up to { $own }. Update Longsuit to read it.
log_rules_error = There’s a mistake in the “rules” line. { $why }
log_names_error =
    The “seats” line has { $name_count ->
        [one] { $name_count } name
       *[other] { $name_count } names
    }, but there { $seat_count ->
        [one] is { $seat_count } seat
       *[other] are { $seat_count } seats
    }.
log_event_error = Event { $n }: { $why }
event_refused = “{ $event }” isn’t allowed here. { $why }
# $text is an error of the program that reads the file, in English.
bad_position = This file isn’t a position: { $text }
position_without_actor = Nobody can act in this position: the cards have to be shuffled, or the game is over.
# $seat is counted from 1; $digit is what the file must have, counted from 0.
position_of_other_seat = It’s the turn of { $seat } in this position: write seat = { $digit }.
bad_option_pair = Write an option as name=value, not “{ $text }”.
option_twice = Write the option “{ $option }” only once.
no_such_option = There’s no option “{ $option }”. Choose { $choices }.
# $allowed is one of the three messages below.
option_refused = Set { $option } to { $allowed }, not “{ $value }”.
option_lowered =
    { $option_word }: { $value } instead of { $n }, the most with { $player_count ->
        [one] { $player_count } player
       *[other] { $player_count } players
    }.
allowed_choices = { $choices }
allowed_number = a whole number from { $least } to { $most }
allowed_number_or_auto = a whole number from { $least } to { $most }, or auto
bad_player_name = “{ $text }” isn’t a computer player: write a name like heuristic or npc(none,random).
no_such_player = There’s no computer player “{ $name }”. Choose { $choices }.
no_such_player_in_game = The computer player “{ $name }” doesn’t play { $game }. Choose { $choices }.
too_many_player_arguments =
    Write at most { $argument_count ->
        [one] { $argument_count } argument
       *[other] { $argument_count } arguments
    } after “{ $name }”, not { $n }.
bad_player_argument = “{ $text }” isn’t an argument of “{ $name }”. Choose { $choices }.
