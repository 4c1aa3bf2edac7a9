no_such_card = Er is geen kaart “{ $text }”: schrijf een waarde en een kleur, zoals 7H of TS.
no_such_suit = Er is geen kleur “{ $text }”: schrijf { $choices }.
number_out_of_range = Schrijf een geheel getal van { $least } tot en met { $most }, niet “{ $text }”.
action_missing = Schrijf een actie. { $forms }
no_such_action = “{ $text }” is geen actie. { $forms }
# The words are notation and stay English in every language.
action_forms = Schrijf een kaart zoals 7H, meerdere kaarten, call 3, bid 5H, bid 6N, name S, void S, give 2C 3C 4C, choose redeal, draw, take, dash of pass.
action_needs_one_word = Schrijf precies één woord na “{ $verb }”.
action_stands_alone = Schrijf “{ $verb }” zonder iets erachter.
give_needs_cards = Schrijf na “give” de kaarten die je doorgeeft, zoals give 2C 3C 4C.
bad_choice_word = Schrijf één woord na “choose”, zoals choose redeal, niet “{ $text }”.
bad_seat_digit = Begin met het cijfer van een plaats (0 voor de eerste) of met * voor schudden, niet met “{ $text }”.
only_chance_shuffles = Schrijf * voor het schudden, en het cijfer van een plaats (0 voor de eerste) voor al het andere.
header_below_events = Zet de regel “{ $name }” boven de eerste stap.
log_begins_with_game = Begin het verslag met “game”, de naam van het spel en de versie van de regels, zoals game whist 1.
second_game_line = Schrijf maar één regel “game” in een verslag.
hex_digits_missing = Schrijf 64 hexadecimale cijfers (0 tot en met 9, a tot en met f) aan het eind van een regel “{ $name }”.
second_commitment = Voor de volgende keer schudden is er al een commitment.
nonce_out_of_place = Zet een nonce na de commitment en vóór het schudden dat erbij hoort.
nothing_to_reveal = Boven deze regel wordt nergens geschud met een geheim dat nog onthuld moet worden.
no_such_game = Er is geen spel “{ $text }”. Kies { $choices }.
# $version is the log’s, $own the program’s.
unknown_rules_version = Dit spel heeft versie { $version } van de regels van { $game }, maar dit programma kent versies tot en met { $own }. Werk Longsuit bij om het te lezen.
log_rules_error = Er staat een fout in de regel “rules”. { $why }
log_names_error =
    De regel “seats” heeft { $name_count ->
        [one] { $name_count } naam
       *[other] { $name_count } namen
    }, maar er { $seat_count ->
        [one] is { $seat_count } plaats
       *[other] zijn { $seat_count } plaatsen
    }.
log_event_error = Stap { $n }: { $why }
event_refused = “{ $event }” mag hier niet. { $why }
# $text is an error of the program that reads the file, in English.
bad_position = Dit bestand is geen stelling: { $text }
position_without_actor = In deze stelling is niemand aan de beurt: er moet geschud worden, of het spel is afgelopen.
# $seat is counted from 1; $digit is what the file must have, counted from 0.
position_of_other_seat =
    In deze stelling { $seat_is ->
        [you] ben jij
       *[other] is { $seat }
    } aan de beurt: schrijf seat = { $digit }.
bad_option_pair = Schrijf een optie als naam=waarde, niet “{ $text }”.
option_twice = Schrijf de optie “{ $option }” maar één keer.
no_such_option = Er is geen optie “{ $option }”. Kies { $choices }.
# $allowed is one of the three messages below.
option_refused = Zet { $option } op { $allowed }, niet op “{ $value }”.
option_lowered =
    { $option_word }: { $value } in plaats van { $n }, het meeste met { $player_count ->
        [one] { $player_count } speler
       *[other] { $player_count } spelers
    }.
allowed_choices = { $choices }
allowed_number = een geheel getal van { $least } tot en met { $most }
allowed_number_or_auto = een geheel getal van { $least } tot en met { $most }, of auto
bad_player_name = “{ $text }” is geen computerspeler: schrijf een naam zoals heuristic of npc(none,random).
no_such_player = Er is geen computerspeler “{ $name }”. Kies { $choices }.
no_such_player_in_game = De computerspeler “{ $name }” speelt geen { $game }. Kies { $choices }.
too_many_player_arguments =
    Schrijf hoogstens { $argument_count ->
        [one] { $argument_count } argument
       *[other] { $argument_count } argumenten
    } na “{ $name }”, geen { $n }.
bad_player_argument = “{ $text }” is geen argument van “{ $name }”. Kies { $choices }.
