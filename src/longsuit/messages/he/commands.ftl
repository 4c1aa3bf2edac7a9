## Settings files

file_unreadable = אי אפשר לקרוא את { $file }: { $text }
file_unwritable = אי אפשר לכתוב אל { $file }: { $text }
settings_file_error = { $file }: { $why }
# $where is a section and a key of a settings file: [rules] whist.
settings_key_error = { $where }: { $why }
settings_too_large = הקובץ הזה גדול מדי בשביל הגדרות.
not_text_file = זה לא קובץ טקסט.
# $text is an error of the program that reads the file, in English.
not_toml_file = זה לא קובץ TOML: { $text }
settings_need_quotes = צריך לכתוב את הערך במירכאות.
no_such_setting = אין הגדרה כזאת.
setting_missing = חסרה ההגדרה “{ $key }”.
setting_refused = צריך לכתוב { $allowed }.
allowed_whole_number = מספר שלם
allowed_number_from = מספר שלם מ־{ $least } ומעלה
allowed_text = טקסט במירכאות
settings_player_count =
    { $seat_count ->
        [one] צריך לציין שחקן אחד למקום האחד, לא { $n }.
        [two] צריך לציין שני שחקנים, אחד לכל מקום, לא { $n }.
       *[other] צריך לציין { $seat_count } שחקנים, אחד לכל מקום, לא { $n }.
    }
not_original_settings = זה לא קובץ ESTWHI.INI וגם לא whist.properties.
# $name is ESTWHI.INI or whist.properties.
original_without_keys = בקובץ הזה אין אף אחת מההגדרות של { $name }.
not_whole_number = צריך לכתוב מספר שלם, לא “{ $text }”.
bad_choice = צריך לכתוב { $choices }, לא “{ $text }”.
ini_section_missing = מעל “{ $text }” צריך לכתוב שורת [section] מתאימה.
ini_pair_expected = צריך לכתוב [section] או key=value, לא “{ $text }”.
properties_bad_escape = אחרי \u צריך לכתוב ארבע ספרות הקסדצימליות.
note_out_of_range = { $where }: הערך { $n } מחוץ לטווח, ובמקומו נקבע { $value }.
note_too_many_cards =
    { $where }: { $n } קלפים הם יותר מדי { $player_count ->
        [one] לשחקן אחד
        [two] לשני שחקנים
       *[other] ל־{ $player_count } שחקנים
    }, ובמקום זה נקבע { $value }.
note_missing_keys = ההגדרות האלה חסרות, ולכן נקבעו ברירות המחדל של התוכנה המקורית: { $key_list }.
note_missing_values = ההגדרות האלה חסרות, ולכן נקבעו הערכים האלה: { $key_list }.
note_unknown_key = { $key }: ההגדרה הזאת לא מוכרת, ולכן היא לא נכללת.
note_main_window = { $key_list }: נשמרים רק לייצוא, כי דף לא יכול להזיז את חלון הדפדפן.
note_save_on_exit = { $where }: נשמר רק לייצוא, כי ההגדרות תמיד נשמרות מיד.
note_page_only = { $key_list }: החלונות, הסמלים והסמל המסתובב נמצאים בדף, לא במסוף.
note_seed_acts = { $where }: כל משחק ויסט במחשב הזה מחולק ממנו, ולא נחשב לשיאים.
note_faces_up = { $where }: במשחקי הוויסט שלך הקלפים של שחקני המחשב גלויים, ולכן הם לא נחשבים לשיאים.
note_imported_scores =
    { $where }: מסומנים כמיובאים, ברשימה של { $player_count ->
        [one] שחקן אחד.
        [two] שני שחקנים.
       *[other] { $player_count } שחקנים.
    }
original_lacks_player = בתוכנה המקורית אין שחקן { $name }.

## Backups

no_such_file = אין קובץ { $file }.
not_sqlite_file = הקובץ { $file } הוא לא מסד נתונים של SQLite, או שהוא פגום.
not_longsuit_database = הקובץ { $file } הוא לא מסד נתונים של Longsuit.
database_damaged = הקובץ { $file } פגום.

## Errors of commands

error_line = שגיאה: { $why }
file_error = { $file }: { $why }
no_such_command = אין פקודה “{ $text }”. אפשר לבחור { $choices }.
no_such_language = אין שפה “{ $text }”. אפשר לבחור { $choices }.
no_such_game_near = אין משחק “{ $text }”. הכוונה הייתה ל־{ $near }? אפשר לבחור { $choices }.
no_such_preset_near = אין תבנית “{ $text }”. הכוונה הייתה ל־{ $near }? אפשר לבחור { $choices }.
no_such_export = אין קובץ הגדרות “{ $text }” לייצוא. אפשר לבחור { $choices }.
no_such_export_near = אין קובץ הגדרות “{ $text }” לייצוא. הכוונה הייתה ל־{ $near }? אפשר לבחור { $choices }.
say_which_game = צריך לציין איזה משחק: { $choices }.
one_game_at_a_time = צריך לציין רק משחק אחד, לא { $name_list }.
file_is_folder = אי אפשר לכתוב אל { $file }: זו תיקייה.
no_such_folder = אי אפשר לכתוב אל { $file }: אין תיקייה { $folder }.
file_exists = הקובץ { $file } כבר קיים. צריך לבחור שם אחר.
no_such_event =
    { $event_count ->
        [one] אין אירוע { $n }: ב־{ $file } יש רק אירוע אחד.
        [two] אין אירוע { $n }: ב־{ $file } יש רק שני אירועים.
       *[other] אין אירוע { $n }: ב־{ $file } יש רק { $event_count } אירועים.
    }
bad_seat_option = “{ $text }” זה לא מקום. צריך לכתוב את המספר שלו (0 למקום הראשון) או { $word_watcher }.
load_alone = עם { $option } המשחק, החוקים והשחקנים באים מהקובץ, ולכן אי אפשר לציין אחרים.
wrong_other_players =
    { $seat_count ->
        [one] יש עוד מקום אחד
        [two] יש עוד שני מקומות
       *[other] יש עוד { $seat_count } מקומות
    }, אבל מספר השחקנים ב־{ $option } הוא { $n }.
bad_seat_name = “{ $text }” לא יכול להיות שם: אפשר עד 20 אותיות, בלי # ובלי רווחים.
no_server_at = אין שרת Longsuit בכתובת { $url }.

## Games, rules and computer players

player_range =
    { $player_count ->
        [one] שחקן אחד
        [two] { $least } עד 2 שחקנים
       *[other] { $least } עד { $player_count } שחקנים
    }
game_name_and_players = { $name }, { $players }
preset_names = תבניות: { $preset_list }
option_values = אפשרי: { $allowed }. ברירת המחדל: { $default }.
player_games = משחקים: { $game_list }
player_notation = שחקן עם ערכים כותבים כך: { $notation }. ערך שלא כתבו הוא הראשון ברשימה שלו.
characters_heading = ליד השולחן השמות שלהם הם:
player_right = { $name }: { $action } ({ $because }), וזה נכון.
player_wrong = { $name }: { $action } ({ $because }), וזה לא נכון.

## Beginning a game

which_game_question = איזה משחק נשחק?
one_is_unfinished = (יש משחק שלא הסתיים)
number_prompt = { $least } עד { $most }
type_number_or_quit = צריך להקליד מספר מ־{ $least } עד { $most }, או { $command }.
unfinished_game = יש לך משחק { $game_title } שלא הסתיים ({ $progress }).
unfinished_practice_game = יש לך משחק אימון של { $game_title } שלא הסתיים ({ $progress }).
unfinished_unreadable = אי אפשר להמשיך את המשחק שלא הסתיים. { $why }
unfinished_replaced = המשחק החדש יבוא במקומו. כדי להמשיך דווקא את הקודם, אפשר לצאת עכשיו ולהקליד { $command }.
continue_question = להמשיך אותו? ({ $answer_choices })
type_one_of = צריך להקליד { $answer_choices }.
settings_unused = ההגדרות שלך לא בשימוש. { $why }
rules_of_settings = חלים החוקים שבהגדרות שלך: { $rules }
seed_of_settings = לפי ההגדרות שלך כל משחק מחולק מהמספר ההתחלתי { $seed }: אותם קלפים בכל פעם. עם { $option } החלוקה חדשה.
open_hands_note = הקלפים של שחקני המחשב גלויים, ולכן המשחק לא נחשב לשיאים.
watch_without_seat = עם { $option } אין לך מקום, ולכן אין להוסיף { $other_option }.
no_page_here = אין דף לדפדפן. { $why }
page_not_installed = הוא לא חלק מההתקנה הזאת.
playing_in_terminal = לכן המשחק מתחיל כאן, במסוף.
already_running = התוכנה Longsuit כבר פועלת. צריך לפתוח את הדף הזה:

## Replay, review and shuffles

event_of_total = אירוע { $n } מתוך { $total }
shuffle_comes_next = עכשיו מערבבים את הקלפים.
page_written = הדף נמצא ב־{ $file }.
review_standing =
    { $decision_count ->
        [one] { $seat }: { $score_text }, דיוק { $percent } בהחלטה אחת.
        [two] { $seat }: { $score_text }, דיוק { $percent } בשתי החלטות.
       *[other] { $seat }: { $score_text }, דיוק { $percent } ב־{ $decision_count } החלטות.
    }
shuffle_verdict = ערבוב { $n }: { $verdict }
every_commitment_holds = כל הערבובים היו הוגנים.
shuffles_partly_proven = ערבובים שהוכחו כהוגנים: { $fair } מתוך { $total }, ואף אחד לא שגוי.
fairness_extent =
    { $game_count ->
        [one] משחק אחד,
        [two] שני משחקים,
       *[other] { $game_count } משחקים,
    } { $shuffle_count ->
        [one] ערבוב אחד.
        [two] שני ערבובים.
       *[other] { $shuffle_count } ערבובים.
    }
fairness_copies =
    { $game_count ->
        [one] משחק אחד נמסר יותר מפעם אחת, והוא נספר פעם אחת.
        [two] שני משחקים נמסרו יותר מפעם אחת, וכל אחד נספר פעם אחת.
       *[other] { $game_count } משחקים נמסרו יותר מפעם אחת, וכל אחד נספר פעם אחת.
    }
fairness_shared =
    { $shuffle_count ->
        [one] ערבוב אחד קדם לעמדה שכמה משחקים התחילו ממנה, והוא לא נספר שוב.
        [two] שני ערבובים קדמו לעמדות שכמה משחקים התחילו מהן, והם לא נספרים שוב.
       *[other] { $shuffle_count } ערבובים קדמו לעמדות שכמה משחקים התחילו מהן, והם לא נספרים שוב.
    }
fairness_repeated =
    { $shuffle_count ->
        [one] ערבוב אחד חוזר על הסדר של ערבוב קודם. ערבוב הוגן אף פעם לא עושה את זה.
        [two] שני ערבובים חוזרים על הסדר של ערבובים קודמים. ערבוב הוגן אף פעם לא עושה את זה.
       *[other] { $shuffle_count } ערבובים חוזרים על הסדר של ערבובים קודמים. ערבוב הוגן אף פעם לא עושה את זה.
    }
proofs_hold =
    { $shuffle_count ->
        [one] ערבוב אחד הוכח כהוגן.
        [two] שני ערבובים הוכחו כהוגנים.
       *[other] { $shuffle_count } ערבובים הוכחו כהוגנים.
    }
proofs_not_revealed =
    { $shuffle_count ->
        [one] הסוד של ערבוב אחד עוד לא נחשף.
        [two] הסודות של שני ערבובים עוד לא נחשפו.
       *[other] הסודות של { $shuffle_count } ערבובים עוד לא נחשפו.
    }
proofs_without_commitment =
    { $shuffle_count ->
        [one] לפני ערבוב אחד לא הובטח שום דבר.
        [two] לפני שני ערבובים לא הובטח שום דבר.
       *[other] לפני { $shuffle_count } ערבובים לא הובטח שום דבר.
    }
proofs_wrong_secret =
    { $shuffle_count ->
        [one] שגוי: הסוד של ערבוב אחד הוא לא זה שהובטח.
        [two] שגוי: הסודות של שני ערבובים הם לא אלה שהובטחו.
       *[other] שגוי: הסודות של { $shuffle_count } ערבובים הם לא אלה שהובטחו.
    }
proofs_wrong_order =
    { $shuffle_count ->
        [one] שגוי: הקלפים של ערבוב אחד לא היו בסדר שנובע מהסוד.
        [two] שגוי: הקלפים של שני ערבובים לא היו בסדר שנובע מהסודות.
       *[other] שגוי: הקלפים של { $shuffle_count } ערבובים לא היו בסדר שנובע מהסודות.
    }
proofs_repeated_secret =
    { $shuffle_count ->
        [one] שגוי: כבר השתמשו בסוד של ערבוב אחד.
        [two] שגוי: כבר השתמשו בסודות של שני ערבובים.
       *[other] שגוי: כבר השתמשו בסודות של { $shuffle_count } ערבובים.
    }
fairness_fair = הוגן: הקלפים מסודרים כמו בערבובים הוגנים.
fairness_doubtful = מפוקפק: ערבובים הוגנים נראים כך פחות מפעם אחת במאה.
fairness_unfair = לא הוגן: ערבובים הוגנים כמעט אף פעם לא נראים כך.
fairness_too_few =
    { $shuffle_count ->
        [one] אין מספיק נתונים: לבדיקה צריך לפחות ערבוב אחד של אותם קלפים.
        [two] אין מספיק נתונים: לבדיקה צריך לפחות שני ערבובים של אותם קלפים.
       *[other] אין מספיק נתונים: לבדיקה צריך לפחות { $shuffle_count } ערבובים של אותם קלפים.
    }
# $cards_shuffled is the number of cards in the pack; $about says what was counted.
fairness_test =
    { $shuffle_count ->
        [one] { $about }, בערבוב אחד של { $cards_shuffled } קלפים: ערבובים הוגנים נראים חריגים כל כך ב־{ $percent } מהמקרים.
        [two] { $about }, בשני ערבובים של { $cards_shuffled } קלפים: ערבובים הוגנים נראים חריגים כל כך ב־{ $percent } מהמקרים.
       *[other] { $about }, ב־{ $shuffle_count } ערבובים של { $cards_shuffled } קלפים: ערבובים הוגנים נראים חריגים כל כך ב־{ $percent } מהמקרים.
    }
fairness_test_below =
    { $shuffle_count ->
        [one] { $about }, בערבוב אחד של { $cards_shuffled } קלפים: ערבובים הוגנים נראים חריגים כל כך בפחות מ־{ $percent } מהמקרים.
        [two] { $about }, בשני ערבובים של { $cards_shuffled } קלפים: ערבובים הוגנים נראים חריגים כל כך בפחות מ־{ $percent } מהמקרים.
       *[other] { $about }, ב־{ $shuffle_count } ערבובים של { $cards_shuffled } קלפים: ערבובים הוגנים נראים חריגים כל כך בפחות מ־{ $percent } מהמקרים.
    }
test_positions = המקום של כל קלף
test_neighbours = קלפים סמוכים מאותה סדרה
test_fixed_points = קלפים במקום שלהם בחפיסה ממוינת
test_high_cards =
    { $seat_count ->
        [one] קלפים גבוהים שחולקו למקום אחד
        [two] קלפים גבוהים שחולקו לאחד משני מקומות
       *[other] קלפים גבוהים שחולקו לאחד מ־{ $seat_count } מקומות
    }
fairness_wrong_file = לא הוגן: ערבוב ב־{ $file } מפר את ההבטחה שלו. { $command } מראה איזה.

## Arena

progress_left = נותרו
matches_heading = התקדמות
no_match_finished = אף פרטייה לא הסתיימה.
stopped_early = נעצר לפני הסוף.
process_died = תהליך אחד קרס, ולכן השאר לא שוחק.
result_of_matches =
    { $match_count ->
        [one] זו התוצאה של פרטייה אחת.
        [two] זו התוצאה של שתי פרטיות.
       *[other] זו התוצאה של { $match_count } פרטיות.
    }
matches_rounded_up =
    { $match_count ->
        [one] פרטייה אחת עוגלה כלפי מעלה ל־{ $n }, כדי שכל חלוקה תהיה שלמה.
        [two] שתי פרטיות עוגלו כלפי מעלה ל־{ $n }, כדי שכל חלוקה תהיה שלמה.
       *[other] { $match_count } פרטיות עוגלו כלפי מעלה ל־{ $n }, כדי שכל חלוקה תהיה שלמה.
    }
seatings_uneven =
    { $seating_count ->
        [one] יש סידור ישיבה אחד. עם { $option } כל סידור ישוחק אותו מספר פעמים.
        [two] יש שני סידורי ישיבה, ואחד מהם שוחק יותר מהשני. עם { $option } כל סידור ישוחק אותו מספר פעמים.
       *[other] יש { $seating_count } סידורי ישיבה, וחלקם שוחקו יותר מאחרים. עם { $option } כל סידור ישוחק אותו מספר פעמים.
    }
matches_broken_off =
    { $match_count ->
        [one] פרטייה אחת הופסקה בלי ניצחון
        [two] שתי פרטיות הופסקו בלי ניצחון
       *[other] { $match_count } פרטיות הופסקו בלי ניצחון
    }: בסיבוב אחד { $event_count ->
        [one] היה אירוע אחד
        [two] היו שני אירועים
       *[other] היו { $event_count } אירועים
    }, והוא לא נגמר.
matches_not_counted =
    { $match_count ->
        [one] פרטייה אחת נגמרה לפני שהסתיימה בה חלוקה. אין בה ניצחון והיא לא נספרת.
        [two] שתי פרטיות נגמרו לפני שהסתיימה בהן חלוקה. אין בהן ניצחון והן לא נספרות.
       *[other] { $match_count } פרטיות נגמרו לפני שהסתיימה בהן חלוקה. אין בהן ניצחון והן לא נספרות.
    }
player_failures =
    { $failure_count ->
        [one] שחקן נכשל פעם אחת
        [two] שחקנים נכשלו פעמיים
       *[other] שחקנים נכשלו { $failure_count } פעמים
    }, ובמקום זה שוחקה פעולה חוקית אקראית ({ $error_list }). { $position_count ->
        [one] עמדה אחת נשמרה
        [two] שתי עמדות נשמרו
       *[other] { $position_count } עמדות נשמרו
    } ב־{ $folder }.
arena_extent =
    { $match_count ->
        [one] פרטייה אחת עם חלוקה משלה.
        [two] שתי פרטיות, כל אחת עם חלוקה משלה.
       *[other] { $match_count } פרטיות, כל אחת עם חלוקה משלה.
    }
arena_extent_duplicate =
    { $match_count ->
        [one] פרטייה אחת:
        [two] שתי פרטיות:
       *[other] { $match_count } פרטיות:
    } { $deal_count ->
        [one] חלוקה אחת, ששוחקה כשכל שחקן בכל אחד מהמקומות.
        [two] שתי חלוקות, וכל אחת שוחקה כשכל שחקן בכל אחד מהמקומות.
       *[other] { $deal_count } חלוקות, וכל אחת שוחקה כשכל שחקן בכל אחד מהמקומות.
    }
arena_method =
    { $match_count ->
        [one] רווחי סמך של 95% לפי פרטייה אחת:
        [two] רווחי סמך של 95% לפי שתי פרטיות:
       *[other] רווחי סמך של 95% לפי { $match_count } פרטיות:
    } של סטודנט לניקוד, של וילסון לשיעורים. ניצחונות הם של מקום אחד, וניצחון משותף מתחלק. התוצאה באקראי היא { $percent }.
arena_method_duplicate =
    { $deal_count ->
        [one] רווחי סמך של 95% לפי חלוקה אחת, שהפרטיות שלה נספרות יחד:
        [two] רווחי סמך של 95% לפי שתי חלוקות, שהפרטיות של כל אחת נספרות יחד:
       *[other] רווחי סמך של 95% לפי { $deal_count } חלוקות, שהפרטיות של כל אחת נספרות יחד:
    } של סטודנט לניקוד, של וילסון לשיעורים. ניצחונות הם של מקום אחד, וניצחון משותף מתחלק. התוצאה באקראי היא { $percent }.
column_wins = ניצחונות
column_made = הצלחות
column_skill = מיומנות
column_milliseconds = אלפיות שנייה
column_errors = שגיאות
with_deviation = { $n } ± { $deviation }
scored_more_than = ניקוד גבוה מזה של
events_digest = גיבוב של כל האירועים: { $digest }
arena_page_title = { $name }: הזירה
arena_rules = חוקים: { $rules } · מספר התחלתי { $seed }
arena_rules_default = חוקים: ברירות המחדל · מספר התחלתי { $seed }
wins_heading = ניצחונות
wins_about = הקו המקווקו הוא התוצאה באקראי, { $percent }.
wins_plot = שיעור הניצחונות בפרטיות
mean_score_heading = ניקוד ממוצע לפרטייה
mean_score_plot = ניקוד ממוצע
calls_made_heading = עמידה ביעד
calls_made_about = בכמה מכל היעדים נלקחו בדיוק הלקיחות שנאמרו.
calls_made_plot = שיעור העמידה ביעד
calls_made_by_call_heading = עמידה ביעד, לפי היעד
calls_made_by_call_about = עמודה מלאה היא 100%. מתחתיה: היעד, וכמה פעמים עמדו בו.
score_spread_about = כמה פעמים יצא כל ניקוד. הקו המקווקו הוא החציון.
score_spread_plot = התפלגות הניקוד
median_label = חציון { $n }
head_to_head_heading = ראש בראש
head_to_head_about = כמה פעמים, באחוזים, השורה קיבלה ניקוד גבוה מהעמודה. תיקו נספר כחצי.
one_against_other = { $name } מול { $other }: { $share }
calls_made_hint = { $name }, יעד { $call }: { $made } הצלחות מתוך { $times }
player_errors_heading = שגיאות
player_errors_about = במקום זה שוחקה פעולה חוקית אקראית. השגיאה הראשונה של כל שחקן:
player_error = { $name }, פרטייה { $match }, מקום { $seat_number }: { $text }
same_games_heading = לשחק שוב
same_games_about = אותה פקודה נותנת אותם משחקים:

## Simulations and installation

simulation_extent =
    { $game_count ->
        [one] משחק אחד,
        [two] שני משחקים,
       *[other] { $game_count } משחקים,
    } { $round_count ->
        [one] סיבוב אחד,
        [two] שני סיבובים,
       *[other] { $round_count } סיבובים,
    } { $seconds }, { $rate } משחקים בשנייה.
games_broken_off =
    { $game_count ->
        [one] משחק אחד לא נגמר, ולכן הופסק.
        [two] שני משחקים לא נגמרו, ולכן הופסקו.
       *[other] { $game_count } משחקים לא נגמרו, ולכן הופסקו.
    }
cards_left_heading = קלפים שנשארו
tricks_heading = לקיחות
totals_heading = תוצאות
number_range = { $least } עד { $most }
simulation_checksum = סכום ביקורת של כל המשחקים: { $digits }
column_won_or_shared = ניצחון, גם משותף
column_mean_total = תוצאה ממוצעת
column_least = מינימום
column_most = מקסימום
compiling = מהדרים…
compiling_entry = מהדרים את { $name }…
entries_compiled =
    { $entry_count ->
        [one] נקודת כניסה אחת הודרה, אחרי { $seconds }.
        [two] שתי נקודות כניסה הודרו, אחרי { $seconds }.
       *[other] { $entry_count } נקודות כניסה הודרו, אחרי { $seconds }.
    }
no_compiler = אין מהדר: הסימולציות רצות בלי הידור, לאט פי מאות.
package_missing = חסר: { $what }
package_for_speed = סימולציות ושחקנים חזקים במהירות מלאה
package_for_lan = מציאת שרתים ברשת
package_for_postgres = שרת עם PostgreSQL
package_for_server = שרת מהיר יותר
is_there = קיים
not_compiled_yet = עוד לא: { $command }
compiled_code_folder = הקוד המהודר נשמר ב־{ $folder }.

## Servers

on_this_computer = במחשב הזה:
on_this_network = ברשת הזאת:
stop_with_keys = כדי לעצור, צריך להקיש { $keys }.
database_in_use_by_server = שרת אחר משתמש במסד הנתונים הזה. צריך לעצור אותו, או לציין מסד נתונים אחר עם { $option }.
database_unusable = אי אפשר להשתמש במסד הנתונים ({ $text }). כדאי לבדוק את { $option }.
server_superseded = השרת נעצר: שרת אחר השתמש בינתיים במסד הנתונים שלו, או שמסד הנתונים הוחזר לעותק ישן יותר. צריך להפעיל אותו שוב.
database_replaced = השרת נעצר: מסד הנתונים שלו { $file } נמחק או הוחלף. צריך לשים את הקובץ הנכון במקומו כשהשרת עצור, ואז להפעיל אותו שוב.
database_newer = מסד הנתונים שייך לגרסה חדשה יותר של Longsuit, ושום דבר בו לא השתנה. צריך להתקין את הגרסה ההיא, או לשחזר את העותק מלפני השדרוג.
admin_table_set_aside = הוצא מכלל שימוש, אי אפשר לטעון אותו: { $why }
database_unusable_start = אי אפשר להשתמש במסד הנתונים ({ $text }). כדאי לבדוק את { $option }, ולהפעיל את השרת פעם אחת כדי לעדכן את מסד הנתונים.
bad_network = “{ $text }” זו לא רשת. כותבים כתובת כמו 192.0.2.7 או רשת כמו 192.0.2.0/24.
short_metrics_token = האסימון ב־{ $name } קצר מדי. צריך לפחות { $limit } אותיות, ספרות או תווי ASCII אחרים.
cannot_listen = אי אפשר להאזין ב־{ $host }, פורט { $port }: { $text }
no_server_found = אף שרת לא ענה ברשת הזאת. אפשר להפעיל שרת עם { $command }.
no_public_table = עוד אין שולחן שפתוח לכולם.
open_seat_count =
    { $count ->
        [one] מקום פנוי אחד
        [two] שני מקומות פנויים
       *[other] { $count } מקומות פנויים
    }
lan_extra_missing = כדי לחפש שרתים צריך תוספת: אפשר להתקין אותה עם { $command }, או לציין שרת.
you_are_here_too = גם במחשב הזה, השם שלך ב־{ $url } הוא עכשיו { $who }.
become_here_question = השם שלך כאן ב־{ $url } הוא { $name }. לעבור במחשב הזה לשם { $who }? אפשר לחזור עם { $option }.
you_already_are = השם שלך כאן ב־{ $url } כבר { $who }. הקוד לא נוצל.
you_are_back = השם שלך ב־{ $url } הוא שוב { $who }.
nobody_to_go_back_to = לא היה לך כאן שם אחר ב־{ $url }, ולכן אין לאן לחזור.
one_option_only = אפשר לתת את { $option } או את { $other }, לא את שניהם.
not_known_to_server = השרת { $url } עוד לא מכיר אותך כאן. במכשיר שבו שיחקת אפשר להציג את הקוד למכשיר נוסף, ולמסור אותו כאן עם { $option }.
open_link_elsewhere =
    { $minute_count ->
        [one] צריך לפתוח את הקישור הזה במכשיר השני תוך דקה:
        [two] צריך לפתוח את הקישור הזה במכשיר השני תוך שתי דקות:
       *[other] צריך לפתוח את הקישור הזה במכשיר השני תוך { $minute_count } דקות:
    }
link_for_this_computer = רק המחשב הזה יכול לפתוח אותו. בשביל טלפון, צריך לציין את השרת לפי הכתובת שלו.
settings_imported = ההגדרות שב־{ $file } הן עכשיו חלק מ־{ $path }.

## Looking after a server

no_such_database = אין מסד נתונים { $file }. האם כבר פעל כאן שרת?
only_for_sqlite = זה עובד רק עם SQLite. עם PostgreSQL משתמשים ב־{ $tool_list }.
table_last_used = { $game }, שימוש אחרון { $time }
seat_of_person = { $name } (אדם { $person })
seat_of_host = { $name } (אדם { $person }, אירוח)
seat_of_computer = { $name } ({ $player })
open_table_count =
    { $count ->
        [one] שולחן פתוח אחד.
        [two] שני שולחנות פתוחים.
       *[other] { $count } שולחנות פתוחים.
    }
no_open_table = אין שולחן פתוח.
banned_for_good = חסימה לצמיתות: { $what }.
banned_until = חסימה עד { $time }: { $what }.
no_table_with_code = אין שולחן { $code }.
table_closed_already = השולחן { $code } כבר סגור.
close_table_question = לסגור לצמיתות את השולחן { $code }, שמשחקים בו { $game }?
table_now_closed = השולחן { $code } נסגר.
nothing_changed = שום דבר לא השתנה.
cannot_ban_this_computer = { $address } הוא המחשב הזה עצמו, ואי אפשר לחסום אותו.
nobody_to_ban = “{ $text }” זה לא כתובת וגם לא מזהה של אדם כאן.
banned_for_days =
    { $day_count ->
        [one] { $what }: חסימה ליום אחד.
        [two] { $what }: חסימה ליומיים.
       *[other] { $what }: חסימה ל־{ $day_count } ימים.
    }
now_banned_for_good = { $what }: חסימה לצמיתות.
not_banned = אין חסימה על “{ $text }”.
no_longer_banned = { $what }: החסימה הוסרה.
no_backup_made = לא נוצר עותק. { $why }
backup_made = הכול הועתק אל { $file }. צריך לשמור עליו כמו על השרת עצמו.
restore_question = להחליף את { $path } ב־{ $file }?
stop_server_first = שרת משתמש במסד הנתונים הזה. קודם צריך לעצור אותו.
backup_restored = התוכן של { $path } הוא עכשיו התוכן של { $file }.
database_before_kept = מה שהיה שם קודם נשמר ב־{ $file }.
games_exported =
    { $game_count ->
        [one] משחק אחד נשמר ב־{ $folder }. אפשר לקרוא אותו עם { $command }.
        [two] שני משחקים נשמרו ב־{ $folder }. אפשר לקרוא כל אחד מהם עם { $command }.
       *[other] { $game_count } משחקים נשמרו ב־{ $folder }. אפשר לקרוא כל אחד מהם עם { $command }.
    }
count_closed_tables =
    { $count ->
        [one] שולחן סגור אחד
        [two] שני שולחנות סגורים
       *[other] { $count } שולחנות סגורים
    }
count_unfinished_games =
    { $count ->
        [one] משחק אחד שלא הסתיים
        [two] שני משחקים שלא הסתיימו
       *[other] { $count } משחקים שלא הסתיימו
    }
count_idle_guests =
    { $count ->
        [one] חשבון אורח אחד בלי משחק שהסתיים
        [two] שני חשבונות אורח בלי משחק שהסתיים
       *[other] { $count } חשבונות אורח בלי משחק שהסתיים
    }
no_account_named = אין אף אחד עם השם או המזהה “{ $text }”.
clear_factors_question = להסיר את אפליקציית האימות, מפתחות הגישה וקודי השחזור של “{ $text }”?
factors_cleared = עכשיו אפשר להיכנס בתור “{ $text }” עם סיסמה בלבד.
nothing_to_prune =
    { $day_count ->
        [one] אין מה למחוק: שום דבר לא ישן מיום אחד.
        [two] אין מה למחוק: שום דבר לא ישן מיומיים.
       *[other] אין מה למחוק: שום דבר לא ישן מ־{ $day_count } ימים.
    }
prune_question =
    { $day_count ->
        [one] למחוק את מה שישן מיום אחד: { $what_list }?
        [two] למחוק את מה שישן מיומיים: { $what_list }?
       *[other] למחוק את מה שישן מ־{ $day_count } ימים: { $what_list }?
    }
pruned = נמחקו: { $what_list }.

## Compiled code

compiling_players_label = מהדרים את השחקנים החזקים
part_compiler = מהדר
part_strong_players = { $game }: שחקנים חזקים
part_lan = שרתים ברשת הזאת
part_cuda = מעבד גרפי (CUDA)
part_postgres = מסד נתונים PostgreSQL
missing_lan = שרתים ברשת הזאת לא נמצאים מעצמם: צריך להקליד את הכתובת שלהם.
missing_cuda = הסימולציות רצות על המעבד. זה לא משפיע על המשחקים.
missing_postgres = השולחנות נשמרים ב־SQLite, וזה מספיק לבית או למועדון.
compiled_at_first_game = עוד לא מהודר: זה קורה ברקע כשהמשחק הראשון מתחיל
rule_holds_with = עם { $option_list }:
docs_not_built = אתר התיעוד לא בנוי כאן. אפשר לבנות אותו בפקודה `make docs-site`, או לקרוא את הטקסטים בתיקייה { $folder }.
docs_open = התיעוד פתוח בדפדפן, בכתובת { $link }
docs_at = התיעוד נמצא בכתובת { $link }
