no_such_card = אין קלף “{ $text }”: צריך לכתוב ערך וסדרה, כמו 7H או TS.
no_such_suit = אין סדרה “{ $text }”: צריך לכתוב { $choices }.
number_out_of_range = צריך לכתוב מספר שלם מ־{ $least } עד { $most }, לא “{ $text }”.
action_missing = צריך לכתוב פעולה. { $forms }
no_such_action = “{ $text }” זו לא פעולה. { $forms }
# The words are notation and stay English in every language.
action_forms = אפשר לכתוב קלף כמו 7H, כמה קלפים, call 3, bid 5H, bid 6N, name S, void S, give 2C 3C 4C, choose redeal, draw, take, dash או pass.
action_needs_one_word = צריך לכתוב בדיוק מילה אחת אחרי “{ $verb }”.
action_stands_alone = צריך לכתוב “{ $verb }” לבד.
give_needs_cards = אחרי “give” צריך לכתוב את הקלפים שמעבירים, כמו give 2C 3C 4C.
bad_choice_word = אחרי “choose” צריך לכתוב מילה אחת, כמו choose redeal, לא “{ $text }”.
bad_seat_digit = צריך להתחיל בספרה של מקום (0 למקום הראשון) או ב־* לערבוב, לא ב־“{ $text }”.
only_chance_shuffles = לפני ערבוב צריך לכתוב *, ולפני כל דבר אחר את הספרה של המקום (0 למקום הראשון).
header_below_events = צריך להעביר את השורה “{ $name }” אל מעל לאירוע הראשון.
log_begins_with_game = היומן צריך להתחיל ב־“game”, בשם המשחק ובגרסה של החוקים שלו, כמו game whist 1.
second_game_line = ביומן צריכה להיות רק שורת “game” אחת.
hex_digits_missing = בסוף השורה “{ $name }” צריך לכתוב 64 ספרות הקסדצימליות (0 עד 9, a עד f).
second_commitment = לערבוב הבא כבר יש טביעת אצבע (commitment).
nonce_out_of_place = שורת nonce צריכה לבוא אחרי שורת commitment ולפני הערבוב שלה.
nothing_to_reveal = מעל השורה הזאת אין ערבוב שנשאר לו סוד לחשוף.
no_such_game = אין משחק “{ $text }”. אפשר לבחור { $choices }.
# $version is the log’s, $own the program’s.
unknown_rules_version = במשחק הזה גרסה { $version } של חוקי { $game }, אבל התוכנה הזאת מכירה גרסאות עד { $own }. צריך לעדכן את Longsuit כדי לקרוא אותו.
log_rules_error = יש טעות בשורה “rules”. { $why }
log_names_error =
    בשורה “seats” יש { $name_count ->
        [one] שם אחד
        [two] שני שמות
       *[other] { $name_count } שמות
    }, אבל במשחק יש { $seat_count ->
        [one] מקום אחד
        [two] שני מקומות
       *[other] { $seat_count } מקומות
    }.
log_event_error = אירוע { $n }: { $why }
event_refused = אי אפשר לכתוב כאן “{ $event }”. { $why }
# $text is an error of the program that reads the file, in English.
bad_position = הקובץ הזה הוא לא עמדה: { $text }
position_without_actor = בעמדה הזאת אין למי לפעול: צריך לערבב את הקלפים, או שהמשחק נגמר.
# $seat is counted from 1; $digit is what the file must have, counted from 0.
position_of_other_seat =
    בעמדה הזאת { $seat_is ->
        [you] התור שלך
       *[other] התור של { $seat }
    }: צריך לכתוב seat = { $digit }.
bad_option_pair = אפשרות כותבים בצורה name=value, לא “{ $text }”.
option_twice = את האפשרות “{ $option }” צריך לכתוב רק פעם אחת.
no_such_option = אין אפשרות “{ $option }”. אפשר לבחור { $choices }.
# $allowed is one of the three messages below.
option_refused = הערך של { $option } צריך להיות { $allowed }, לא “{ $value }”.
option_lowered =
    { $option_word }: { $value } במקום { $n }, המספר הגדול ביותר עם { $player_count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $player_count } שחקנים
    }.
allowed_choices = { $choices }
allowed_number = מספר שלם מ־{ $least } עד { $most }
allowed_number_or_auto = מספר שלם מ־{ $least } עד { $most }, או auto
bad_player_name = “{ $text }” זה לא שחקן מחשב: צריך לכתוב שם כמו heuristic או npc(none,random).
no_such_player = אין שחקן מחשב “{ $name }”. אפשר לבחור { $choices }.
no_such_player_in_game = שחקן המחשב “{ $name }” לא משחק { $game }. אפשר לבחור { $choices }.
too_many_player_arguments =
    אחרי “{ $name }” אפשר לכתוב לכל היותר { $argument_count ->
        [one] ערך אחד
        [two] שני ערכים
       *[other] { $argument_count } ערכים
    }, לא { $n }.
bad_player_argument = “{ $text }” הוא לא ערך שמתאים ל־“{ $name }”. אפשר לבחור { $choices }.
