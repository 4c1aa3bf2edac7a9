theme_1994 = 1994
changed_paragraph_mark = השתנה:
changed_option_mark = (שונה)
stand_in_after = אחרי { $seconds }
stand_in_immediately = מיד
computer_pace_label = הקצב של שחקני המחשב
rated_label = מדורג
rated_about = נספר לדירוג. עם שעון ובלי עזרה; מי שעוזב מסיים במקום האחרון.
chat_free = צ׳אט חופשי
takebacks_label = ביטול מהלכים
takebacks_about = בהסכמת שאר השחקנים.
chat_phrases = משפטים מוכנים בלבד
chat_none = בלי צ׳אט
cheat_window_label = חלון הצצה
cheat_window_about = כל אחד יכול לראות את כל הקלפים. כל השולחן מקבל על כך הודעה.
spectators_none = בלי צופים
spectators_delayed = בהשהיה
spectators_live = הקלפים שלי, בזמן אמת
spectators_after_game = אחרי המשחק
clock_none = בלי שעון
clock_relaxed = 60 שניות למהלך
clock_quick = 10 שניות למהלך
clock_custom = מותאם אישית
pace_human = כמו בני אדם
pace_instant = מיידי
pace_fixed = קבוע: { $seconds }
table_seed_note = השולחן הזה מחלק מהמספר ההתחלתי { $seed }: אותם קלפים בכל פעם. המשחק לא נחשב לדירוג ולא לשיאים.
open_hands_table_note = הקלפים של שחקני המחשב גלויים, והמשחק לא נחשב לשיאים.
public_table_label = הצגה בלובי
public_table_about = אחרת אפשר למצוא את השולחן רק עם הקישור או הקוד.
chat_policy_label = צ׳אט
spectators_label = צופים
thinking_time_label = זמן חשיבה
move_seconds_label = שניות למהלך
option_number = מספר
bank_seconds_label = שניות בבנק הזמן
stand_in_label = כששחקן לא כאן, שחקן מחשב ממלא את מקומו
rules_loading = החוקים נטענים…
use_code_button = שימוש בקוד
rules_code_wrong = זה לא קוד חוקים של המשחק הזה.
rules_code_applied = מעכשיו חלים החוקים האלה.
rules_link_copied = הקישור לחוקים האלה הועתק.
option_count =
    { $option_count ->
        [one] אפשרות אחת
        [two] שתי אפשרויות
       *[other] { $option_count } אפשרויות
    }
rules_code_label = הקוד של החוקים האלה:
reset_options_button = חזרה לתבנית
rules_code_question = יש לך קוד?
computer_gentle = מחשב, עדין
computer_easy = מחשב, קל
computer_medium = מחשב, בינוני
computer_strong = מחשב, חזק
computer_expert = מחשב, מומחה
computer_master = מחשב, אמן
computer_other = שחקן מחשב אחר…
style_plain = לפי הספר
style_bold = נועז
style_careful = זהיר
friend_number_question = כמה חברים מצטרפים?
seat_for_friend = שמור לחברים
seat_style_label = סגנון המשחק של מקום { $n }
page_shade_label = מראה הדפים
save_changes_button = שמירת השינויים
create_account_button = יצירת חשבון
name_password_heading = שם וסיסמה
guest_explained = המכשיר הזה במצב אורח, וזה כל מה שצריך כדי לשחק. עם סיסמה אפשר להמשיך באותו שם בכל מכשיר.
account_heading = חשבון
new_account_tab = חשבון חדש
sign_in_button = כניסה
account_saved = נשמר. עכשיו אפשר להיכנס מכל מקום עם השם והסיסמה האלה.
browser_device = דפדפן
current_password_label = סיסמה נוכחית
new_password_label = סיסמה חדשה
password_label = סיסמה
password_length_hint = לפחות 8 תווים.
delete_data_button = מחיקת הנתונים שלי
delete_data_about = המקומות שלך יתפנו, החברים והסטטיסטיקה יימחקו, ובמשחקים שהיו יופיע “מישהו” במקום השם שלך.
delete_data_question = למחוק את כל הנתונים שלך?
cannot_be_undone = אי אפשר יהיה לבטל את זה.
delete_button = מחיקה
another_device_heading = שימוש במכשיר נוסף
qr_code_alt = קוד QR של הקישור
scan_qr_code =
    { $minute_count ->
        [one] צריך לסרוק אותו במכשיר השני תוך דקה.
        [two] צריך לסרוק אותו במכשיר השני תוך שתי דקות.
       *[other] צריך לסרוק אותו במכשיר השני תוך { $minute_count } דקות.
    } הוא פועל רק פעם אחת.
another_device_about = אפשר להמשיך עם אותו שם בטלפון או במחשב אחר, בלי סיסמה.
show_qr_code_button = הצגת קוד QR
devices_heading = המכשירים המחוברים שלך
device_used = מאז { $since_date }, בשימוש לאחרונה ב־{ $used_date }
second_factor_heading = כניסה בשני שלבים
second_factor_about = אפשר להוסיף אפליקציית אימות או מפתח גישה. מרגע זה הם יידרשו כשלב שני בכניסה עם סיסמה. אפשר גם להיכנס עם מפתח גישה בלבד.
app_label = אפליקציית אימות
app_off = לא הוגדרה
factor_since = מאז { $date }
set_up_button = הגדרה
remove_app_question = להסיר את אפליקציית האימות?
app_scan_about = צריך לסרוק את הקוד באפליקציית אימות או להקליד בה את המפתח, ואז להזין את הקוד שהאפליקציה מציגה.
app_key_label = מפתח:
app_qr_code_alt = קוד QR לאפליקציית האימות
app_code_label = קוד מהאפליקציה
turn_on_button = הפעלה
add_passkey_button = הוספת מפתח גישה
passkey_name_label = שם מפתח הגישה
passkey_last_used = שימוש אחרון: { $date }
rename_passkey_heading = שינוי שם מפתח הגישה
rename_passkey_label = שינוי השם { $name }
remove_passkey_question = להסיר את מפתח הגישה?
remove_passkey_label = הסרת { $name }
passkey_not_used = לא נעשה שימוש במפתח הגישה. אפשר לנסות שוב.
passkey_confirmed = אושר במפתח הגישה.
use_passkey_button = שימוש במפתח גישה
passkey_sign_in_button = כניסה עם מפתח גישה
recovery_codes_label = קודי שחזור
recovery_codes_left = { $code_count ->
    [one] נשאר קוד אחד
    [two] נשארו שני קודים
   *[other] נשארו { $code_count } קודים
}
recovery_codes_about = כדאי לשמור את הקודים האלה במקום בטוח. כל קוד פועל פעם אחת, כשהאפליקציה או מפתח הגישה לא בהישג יד. הם מוצגים רק עכשיו.
new_codes_button = קודים חדשים
copy_codes_button = העתקת הקודים
codes_saved_button = שמרתי אותם
factor_code_label = קוד מהאפליקציה או קוד שחזור
second_step_about = הסיסמה נכונה. נשאר השלב השני.
devices_signed_out = { $device_count ->
    [one] מכשיר אחר אחד נותק מהחשבון.
    [two] שני מכשירים אחרים נותקו מהחשבון.
   *[other] { $device_count } מכשירים אחרים נותקו מהחשבון.
}
this_device = המכשיר הזה
sign_out_button = התנתקות
become_question = לעבור לשם { $who } במכשיר הזה?
become_warning = כדאי להסכים רק אם הקישור הזה נוצר על ידך. מי שיצר אותו יכול לשחק גם בשם { $who }.
become_button = מעבר לשם { $who }
stay_button = להישאר בשם { $who }
already_here_heading = השם שלך כאן כבר { $who }
already_here_about = הקישור לא נוצל: עדיין אפשר לחבר בעזרתו מכשיר אחר.
link_refused_heading = אי אפשר להיכנס עם הקישור הזה
still_who_you_were = שום דבר לא השתנה: השם שלך כאן עדיין { $who }.
leaving_guest = השם שלך כאן הוא { $who }, במצב אורח. הדרך חזרה תהיה רק בדף שלך, והיא תאבד אם הנתונים של הדפדפן הזה יימחקו.
leaving_account = השם שלך כאן הוא { $who }. אפשר להיכנס שוב עם הסיסמה.
leaving_belongings = ל־{ $who } יש { $list }.
leaving_playing = במשחקים שמתנהלים, שחקן מחשב יחליף את { $who } עד לחזרה.
seats_held =
    { $seat_count ->
        [one] מקום אחד ליד שולחן
        [two] שני מקומות ליד שולחנות
       *[other] { $seat_count } מקומות ליד שולחנות
    }
games_in_progress =
    { $game_count ->
        [one] משחק אחד שמתנהל
        [two] שני משחקים שמתנהלים
       *[other] { $game_count } משחקים שמתנהלים
    }
games_finished =
    { $game_count ->
        [one] משחק אחד שהסתיים
        [two] שני משחקים שהסתיימו
       *[other] { $game_count } משחקים שהסתיימו
    }
high_scores_held =
    { $score_count ->
        [one] שיא אחד
        [two] שני שיאים
       *[other] { $score_count } שיאים
    }
friends_held =
    { $friend_count ->
        [one] חבר אחד
        [two] שני חברים
       *[other] { $friend_count } חברים
    }
former_heading = השמות הקודמים שלך במכשיר הזה
former_about = הדרך חזרה אובדת אם הנתונים של הדפדפן הזה נמחקים, או אחרי 180 ימים בלי שימוש.
going_back_about = עם החזרה, השם { $who } ינותק מהמכשיר הזה, אלא אם זה המכשיר היחיד שלו.
go_back_button = חזרה לשם { $who }
forget_former_button = לשכוח את { $who }
forget_former_question = לשכוח את { $who } במכשיר הזה?
forget_former_about = אם { $who } במצב אורח ובלי מכשיר אחר, אף אחד לא יוכל לחזור לשם הזה.
token_refused_heading = המכשיר הזה כבר לא מחובר
token_refused_about = השם שלך במכשיר הזה היה { $who }. ההגדרות ורשימת השולחנות שלך עדיין כאן. אפשר להיכנס, או להמשיך במצב אורח חדש.
continue_as_guest_button = המשך במצב אורח חדש
guest_sign_out_about = המכשיר הזה במצב אורח, ובלי סיסמה אי אפשר לחזור. כדי להתנתק מכל המכשירים צריך קודם לקבוע שם וסיסמה.
length_of_limit = האורך { $length } מתוך { $limit }
sign_out_everywhere_button = התנתקות מכל המכשירים
sign_out_everywhere_question = להתנתק מכל המכשירים?
sign_out_everywhere_about = כל המכשירים שלך ינותקו, כולל המכשיר הזה. כדי לחזור צריך להיכנס עם השם והסיסמה.
remove_friend_label = הסרת { $who } מהחברים
no_friends_yet = עדיין אין לך כאן חברים. אפשר לשלוח הזמנה: אחרי שפותחים את הקישור שלך ומאשרים, הופכים לחברים.
remove_friend_question = להסיר מהחברים?
remove_friend_about = השולחנות של { $who } לא יופיעו יותר אצלך, והשולחנות שלך לא יופיעו אצל { $who }.
remove_friend_button = הסרה מהחברים
friend_link_copied = הקישור הועתק. הוא מתאים להזמנה אחת, ותוקפו שבוע.
friend_link_ready = זה הקישור לשליחה. הוא מתאים להזמנה אחת, ותוקפו שבוע.
invite_friend_button = הזמנת חברים
friend_table_link = בשולחן של { $game }
friend_sees_tables = גישה לשולחנות שלי
history_won = ניצחון, ניקוד { $total }, מול { $name_list }
history_place = מקום { $place } מתוך { $places }, ניקוד { $total }, מול { $name_list }
history_no_winner = נגמר לפני סוף החלוקה הראשונה, מול { $name_list }: לא נספר
older_games_button = הצגת משחקים ישנים יותר
no_game_finished_yet = עוד לא סיימת משחק.
no_statistics_yet = עדיין אין סטטיסטיקה. היא תופיע כאן אחרי המשחק הראשון שלך.
games_heading = משחקים
games_won_label = ניצחונות
best_score_label = תוצאת שיא
average_score_label = תוצאה ממוצעת
n_of_total = { $n } מתוך { $total }
rating_label = דירוג
rating_uncertainty = ±{ $sigma }
about_longsuit_title = אודות Longsuit
program_version = Longsuit { $version }
about_longsuit_text = שולחן קלפים לשישה משחקים. הוא התחיל כתוכנה ל־Windows 3.1, וזה אחד החלונות המקוריים שלה.
table_server = השולחן הזה פועל בשרת { $name }.
learn_more_button = מידע נוסף
any_two = 2
answer_odds_caption = הסיכוי (%) שלכל שחקן יש במה לענות
chance_label = { $what }, { $name }: { $percent }
cheat_warning = כל השולחן מקבל הודעה על ההצצה שלך, והמשחק הזה לא ייחשב לשיאים.
new_game_question = להתחיל משחק חדש?
leave_table_question = לעזוב את השולחן?
new_game_warning = יש משחק באמצע. משחק חדש יסיים אותו.
leave_table_about = המקום נשאר שלך: אפשר לחזור אליו מדף הבית בכל רגע.
keep_playing_button = להמשיך לשחק
new_game_button = משחק חדש
high_scores_heading = שיאים
high_score_name_question = { $value }: זה שיא. איזה שם לרשום?
name_label = שם
enter_high_score_button = הוספה לשיאים
no_high_scores_yet = עדיין אין כאן שיאים.
table_waiting = ממתין להתחלה
held_by_nobody = אף אחד
odds_by_card_caption = הסיכוי (%) שכל קלף נמצא אצל כל שחקן
odds_of_seat_caption = הסיכוי (%) שכל קלף נמצא אצל { $seat }
card_is_yours = שלך
card_is_seen = כבר נראה
unseen_cards_label = טרם נראו
table_playing = באמצע משחק
odds_player_label = שחקן
odds_by_card_choice = רשימה לפי קלפים
odds_computed_about = לפי כל החלוקות שמתאימות למה שראית, ולפי מה שיש בדרך כלל לשחקנים שפועלים כך. ● קלפים שלך, · קלפים שכבר ראית.
odds_equal_about =
    { $card_count ->
        [one] קלף אחד נסתר ממך. יש לו סיכוי שווה להיות בכל מקום נסתר.
        [two] שני קלפים נסתרים ממך. לכל אחד מהם סיכוי שווה להיות בכל מקום נסתר.
       *[other] { $card_count } קלפים נסתרים ממך. לכל אחד מהם סיכוי שווה להיות בכל מקום נסתר.
    } ● קלפים שלך, · קלפים שכבר ראית.
jokers_unseen =
    { $count ->
        [one] ג׳וקר אחד טרם נראה.
        [two] שני ג׳וקרים טרם נראו.
       *[other] { $count } ג׳וקרים טרם נראו.
    }
odds_about = כל אחד יכול לראות אצל מי סביר שנמצא כל קלף.
advice_about = כל אחד יכול לשאול מה כדאי לעשות. כל השולחן מקבל על כך הודעה.
cheat_option_about = כל אחד יכול להציץ בכל הידיים. אחרי הצצה, התוצאה לא תיחשב לשיא.
all_game_rules_button = כל החוקים של { $game }
rules_only_host = רק מי שמארח את השולחן יכול לשנות את החוקים שלו, ורק בין משחקים.
after_trick_label = אחרי כל לקיחה
after_trick_auto = המשך אוטומטי
after_trick_click = המתנה ללחיצה
after_trick_dialog = הצגת הודעה
confirm_leaving_label = לשאול לפני שעוזבים משחק
cancel_button = ביטול
options_need_new_game = האפשרויות האלה דורשות משחק חדש. המשחק הנוכחי יסתיים.
options_heading = אפשרויות
fair_shuffles_heading = ערבוב הוגן
how_it_works_link = איך זה עובד
preview_label = תצוגה מקדימה
random_things_label = דברים אקראיים
random_things_about = סמלים קטנים מרחפים על השולחן כשלא קורה כלום.
random_things_number_label = כמות
random_things_interval_label = אלפיות שנייה לכל צעד
random_things_multiplier_label = פיקסלים לכל צעד
random_things_delay_label = השהיה בשניות
app_name = Longsuit
ok_button = אישור
version_on_server = גרסה { $version }, בשרת { $server }
version_line = גרסה { $version }
about_intro = שולחן קלפים לשישה משחקים, לבד או עם חברים, במחשב, בטלפון או במסוף. בלי חשבון, בלי פרסומות ובלי שום דבר משרתים אחרים.
origin_heading = מאיפה זה בא
origin_first_program = זה התחיל בתכנון של תוכנה ל־Windows 3.1: ויסט הערכה, עם תפריט, שורת מצב, חלון הצצה, חלון סיכויים, שיאים, סמלים שמרחפים על השולחן וסמל שהסתובב כשהחלון מוזער. כל זה עדיין כאן: כדאי להציץ בתפריט של כל שולחן, ולנסות את העיצוב של 1994.
origin_other_games = ארבעה מסמכים נוספים הביאו את הוויסט הישראלי, את האסטימיישן המצרי, את פסטן ואת ויסט עד 24, עם שחקני מחשב שבנויים מחלקים פשוטים.
promises_heading = על מה אפשר לסמוך
promise_shuffles = כל אחד יכול לבדוק כל ערבוב.
promise_hidden_cards = אף מקום לא מקבל יותר מידע ממה שמותר לו לדעת, גם לא שחקני המחשב.
promise_data = הנתונים שלך הם השם והמשחקים שלך, ואפשר למחוק אותם.
your_page_link = הדף שלך
promise_licence = התוכנה חופשית, ברישיון MIT.
show_all_button = הצגת כל ה־{ $n }
daily_nobody_finished = אף אחד לא סיים את החלוקה הזאת.
daily_nobody_yet = עוד אף אחד לא סיים את החלוקה של היום.
play_daily_button = לשחק את החלוקה היומית של { $game }
daily_intro = בכל יום יש חלוקה אחת בכל משחק, עם אותם קלפים ואותם שחקני מחשב לכולם. בכל משחק יש ניסיון אחד.
previous_day_button = היום הקודם
next_day_button = היום הבא
your_last_game_heading = המשחק האחרון שלך: { $game }
replay_game_button = הילוך חוזר של המשחק
checking_shuffles = בודקים את הערבובים של המשחק האחרון שלך…
fair_details_heading = הפרטים
fair_detail_fingerprint = טביעת האצבע היא גיבוב SHA-256 של המילים “longsuit deal” ואחריהן 32 הבתים של הסוד.
fair_detail_numbers = המספרים האקראיים באים מ־HMAC-SHA256, והסוד הוא המפתח. ההודעה היא מספר הערבוב, המספרים של השחקנים לפי סדר המקומות ומונה, וביניהם מפריד הסימן |.
fair_detail_remainder = כל מספר שקטן מ־n הוא השארית של מספר בן 32 סיביות. המספרים הגבוהים ביותר, שהיו הופכים חלק מהשאריות לסבירות יותר, נזרקים, וכך לכולן סיכוי שווה.
fair_detail_shuffle = החפיסה הממוינת מעורבבת בשיטת פישר־ייטס: מהמקום האחרון ומטה, כל קלף מתחלף עם קלף שנמצא במקומו או לפניו.
fair_detail_command = מחוץ לדף הזה, פקודה אחת עושה את אותה בדיקה: longsuit verify, עם המשחק השמור.
fair_finish_game_first = אחרי שיסתיים משחק שלך, הערבובים שלו ייבדקו כאן.
fair_promise_heading = הבטחה
fair_promise = לפני כל חלוקה השרת מגריל מספר סודי ומציג את טביעת האצבע שלו. מאותו רגע הוא לא יכול להחליף את המספר בלי שישימו לב.
fair_your_part_heading = החלק שלך
fair_your_part = התוכנה של כל שחקן מוסיפה מספר משלה. השרת לא ידע את המספר הזה כשנתן את ההבטחה, והמספר של השרת לא ידוע לך.
fair_shuffle_heading = הערבוב
fair_shuffle = סדר הקלפים נובע מכל המספרים האלה, לפי כלל שכל אחד יכול לקרוא.
fair_proof_heading = ההוכחה
fair_proof = אחרי החלוקה הסוד נחשף. אז כל אחד יכול לחשב שוב את טביעת האצבע ואת סדר הקלפים. הדף הזה עושה את זה בשבילך.
fair_intro = אף אחד לא יכול לבחור את סדר הקלפים: לא השרת ולא השחקנים. ולא צריך להאמין לנו: אפשר לבדוק.
friend_link_needed = כדי להשתמש בדף הזה צריך קישור מחבר או מחברה. הקישור שלך נמצא בדף שלך.
my_page_button = מעבר לדף שלי
now_friends_heading = { $who } עכשיו ברשימת החברים שלך
friends_see_tables_about = בדף שלך אפשר לבחור אם השולחנות שלך יופיעו אצל החברים.
my_friends_button = החברים שלי
become_friends_question = להיות חברים?
become_friends_about = קיבלת את הקישור הזה ממישהו. חברים יכולים למצוא זה את השולחנות של זה בלובי, אם שני הצדדים רוצים. השם שלך כאן: { $name }.
become_friends_button = להיות חברים
not_now_button = לא עכשיו
lesson_label = שיעור
back_button = חזרה
play_now_button = לשחק עכשיו
next_button = הבא
learn_game_heading = לומדים { $game }
learn_intro = חלוקה ראשונה בכל משחק, עם הסבר מה לעשות ולמה.
friend_at_table = { $who } ליד שולחן: { $game }, { $state_word }
go_to_table_button = מעבר לשולחן
open_tables_heading = פתוחים לכולם
join_table_button = הצטרפות: { $table }
watch_table_button = צפייה: { $table }
watch_button = צפייה
no_open_tables = אין כרגע שולחן שפתוח לכולם. אפשר לפתוח את הראשון, ואחרים ימצאו אותך כאן.
table_between_games = בין משחקים
table_line_house_rules =
    { $game }, { $taken } מתוך { $seats }, { $who_is ->
        [you] חוקי הבית שלך
       *[other] חוקי הבית של { $who }
    }, { $state_word }
table_line_preset = { $game }, { $taken } מתוך { $seats }, { $preset_word }, { $state_word }
your_tables_heading = השולחנות שלך
friends_tables_heading = איפה החברים שלך
friends_heading = חברים
statistics_heading = סטטיסטיקה
your_name_label = השם שלך
save_button = שמירה
guest_name = מצב אורח
edit_profile_button = עריכת הפרופיל
about_me_label = עליי
table_setup_label = הכנת השולחן
seats_heading = מקומות
house_rules_heading = חוקי בית
table_settings_heading = הגדרות השולחן
chosen_rules_label = החוקים שבחרת
open_table_button = פתיחת שולחן
new_table_heading = שולחן חדש
new_table_button = שולחן חדש
new_table_question = איזה משחק נשחק?
new_game_table_heading = שולחן חדש: { $game }
other_games_button = בחירת משחק אחר
rules_question = החוקים של איזה משחק?
learn_first_deal_button = לימוד בחלוקה ראשונה
play_these_rules_button = לשחק לפי החוקים האלה
date_column = תאריך
points_column = נקודות
no_ratings_yet = עוד אין דירוגים במשחק הזה. דירוג מקבלים רק בשולחנות מדורגים בלי שחקני מחשב.
ratings_heading = דירוגים
twirling_icon_label = סמל מסתובב
twirling_icon_about = הסמל של הדף מסתובב בזמן שדף אחר פתוח.
install_button = התקנה במכשיר הזה
reset_settings_button = איפוס ההגדרות
settings_on_device = ההגדרות נשמרות רק במכשיר הזה.
language_label = שפה
table_heading = שולחן
theme_label = עיצוב
theme_green = ירוק
theme_midnight = חצות
theme_burgundy = בורדו
light_choice = בהיר
theme_high_contrast = ניגודיות גבוהה
shade_as_device = כמו במכשיר
dark_choice = כהה
animations_label = אנימציות
animations_none = בלי
animations_slow = איטיות
animations_normal = רגילות
animations_fast = מהירות
animations_very_fast = מהירות מאוד
press_twice_label = שתי לחיצות כדי לשחק
press_twice_about = הלחיצה הראשונה בוחרת קלף, השנייה משחקת אותו.
auto_draw_label = משיכה אוטומטית
auto_draw_about = בפסטן נמשך עבורך קלף כשאין שום דבר אחר לעשות.
original_program_heading = מהתוכנה המקורית
advice_best_action = הכי טוב: { $label }.
advice_trying = בודקים חלוקות…
advice_close = יש פעולה עם מספרים טובים יותר, אבל ייתכן שזה רק עניין של מזל.
advice_is_announced = כשמבקשים עצה, כל השולחן מקבל על כך הודעה.
ask_advice_button = מה כדאי לעשות?
advice_on_your_turn = אפשר לשאול כשמגיע תורך.
advice_caption =
    { $deal_count ->
        [one] לפי חלוקה אחת שמתאימה למה שרואים
        [two] לפי שתי חלוקות שמתאימות למה שרואים
       *[other] לפי { $deal_count } חלוקות שמתאימות למה שרואים
    }
advice_gain_column = מול האחרים
advice_call_column = עמידה ביעד
advice_best = הכי טוב
advice_tried_less = נבדק פחות
claim_region = המשך החלוקה כבר הוכרע
claim_waiting = החלוקה תסתיים כשכולם יסכימו.
claim_request =
    { $seat_is ->
        [feminine] { $seat } מציעה לסיים את החלוקה.
        [masculine] { $seat } מציע לסיים את החלוקה.
       *[other] הצעה של { $seat }: לסיים את החלוקה.
    }
claim_outcome =
    { $trick_count ->
        [one]
            { $n ->
                [0] לא משנה מה ישחקו, הלקיחה האחרונה לא תהיה שלך.
               *[other] לא משנה מה ישחקו, הלקיחה האחרונה תהיה שלך.
            }
        [two]
            { $n ->
                [0] לא משנה מה ישחקו, אף אחת משתי הלקיחות האחרונות לא תהיה שלך.
                [1] לא משנה מה ישחקו, אחת משתי הלקיחות האחרונות תהיה שלך.
               *[other] לא משנה מה ישחקו, שתי הלקיחות האחרונות יהיו שלך.
            }
       *[other]
            { $n ->
                [0] לא משנה מה ישחקו, אף אחת מ־{ $trick_count } הלקיחות האחרונות לא תהיה שלך.
                [1] לא משנה מה ישחקו, אחת מ־{ $trick_count } הלקיחות האחרונות תהיה שלך.
               *[other] לא משנה מה ישחקו, { $n } מ־{ $trick_count } הלקיחות האחרונות יהיו שלך.
            }
    }
end_deal_button = סיום החלוקה
assisted_by_cheat = עם הצצה בקלפים
assisted_by_odds = בעזרת הסיכויים
assisted_by_advice = בעזרת עצה
left_rated_game = יציאה באמצע המשחק
not_a_high_score = המשחק הזה לא נספר לשיאים:
void_advice = השתמשת בעצה.
void_cheat = חלון ההצצה נפתח.
void_computer_played = שחקן מחשב שיחק במקומך.
void_daily = לחלוקה היומית יש טבלת מובילים משלה.
void_from_position = המשחק התחיל ממצב נתון.
void_fixed_seed = הקלפים חולקו ממספר התחלתי קבוע.
void_open_hands = הקלפים של שחקני המחשב היו גלויים.
void_left = עזבת לפני הסוף.
void_no_deal_finished = אף חלוקה לא הסתיימה.
void_odds = הסתכלת בסיכויים.
void_own_rules = החוקים לא היו של תבנית.
void_seat_changed = מקום אחד עבר לשחקן אחר במהלך המשחק.
void_seat_watched = צופים יכלו לראות קלפים של שחקן בזמן אמת.
void_takeback = היה ביטול מהלך במשחק.
void_undo = ביטלת צעד.
winner_label = מקום ראשון
rematch_button = משחק גומלין
set_up_table_button = הכנת שולחן אחר
show_table_button = הצגת השולחן
place_heading = מקום
high_score_offer = { $value } במשחק { $game }: זה שיא.
high_score_name_label = השם לטבלת השיאים
cards_heading = קלפים
suit_colours_label = צבעי הסדרות
two_suit_colours = שני צבעים
four_suit_colours = ארבעה צבעים
colour_blind_suits = מותאם לעיוורון צבעים
card_faces_label = מראה הקלפים
card_faces_pictures = תמונות
card_faces_large_corners = פינות גדולות
card_faces_corners_only = פינות בלבד
card_paper_label = רקע הקלפים
card_paper_light = קלפים בהירים
card_paper_dark = קלפים כהים
card_back_label = גב הקלפים
card_back_bars = פסים כחולים
card_back_red = פסים אדומים
card_back_lattice = סריג ירוק
card_back_scales = קשקשים סגולים
hand_order_label = סדר הקלפים ביד
hand_order_rules = לפי החוקים
hand_order_ascending = מהנמוך לגבוה
hand_order_descending = מהגבוה לנמוך
hand_order_alternating = אדום ושחור לסירוגין
hand_order_by_rank = לפי ערך
hand_order_server = הסדר של השרת
long_hand_label = יד ארוכה
long_hand_two_rows = שתי שורות במסך צר
long_hand_one_fan = מניפה אחת
card_sound_button = קלף
trick_sound_button = לקיחה
bid_sound_button = הכרזה
end_sound_button = סוף המשחק
sound_heading = צליל ותיאור
sound_by_day = רק ביום
sound_on = פועל
sound_off = כבוי
try_sounds_label = לשמוע את הצלילים:
narrate_label = תיאור מה שקורה
narrate_about = כל אירוע מנוסח במילים, לקוראי מסך.
deal_label = חלוקה
replay_heading = הילוך חוזר
replay_button = הילוך חוזר של משחק
open_game_file = פתיחת משחק שמור: לבחור קובץ או לגרור אותו לכאן.
your_games_heading = המשחקים שלך
points_and_place =
    { $point_count ->
        [one] נקודה אחת, מקום { $place }
        [two] שתי נקודות, מקום { $place }
       *[other] { $point_count } נקודות, מקום { $place }
    }
no_finished_games = משחקים שסיימת יופיעו כאן.
moment_link_copied = הקישור לרגע הזה הועתק.
moment_link = הקישור לרגע הזה: { $link }
replay_of_game = הילוך חוזר: { $game }
point_of_view_label = נקודת מבט
all_hands_open = כל הידיים גלויות
as_seat_saw_it =
    { $seat_is ->
        [you] מה שראית במשחק
        [feminine] מה ש־{ $seat } ראתה
        [masculine] מה ש־{ $seat } ראה
       *[other] נקודת המבט של { $seat }
    }
play_from_here_button = לשחק מכאן
more_button = עוד
copy_moment_link_button = העתקת הקישור לרגע הזה
save_game_file_button = שמירת המשחק בקובץ
open_another_game_button = פתיחת משחק אחר
review_tab = ניתוח
events_tab = אירועים
shuffles_tab = ערבובים
review_in_progress = משווים כל החלטה להחלטה הטובה ביותר. זה לוקח קצת זמן.
judged_all_hands_open = הניתוח הוא כשכל הידיים גלויות, ואף אחד ליד השולחן לא יכול היה לראות אותן.
judged_by_seat_knowledge =
    { $seat_is ->
        [you] הניתוח הוא לפי מה שידעת באותו רגע.
        [feminine] הניתוח הוא לפי מה ש־{ $seat } ידעה באותו רגע.
        [masculine] הניתוח הוא לפי מה ש־{ $seat } ידע באותו רגע.
       *[other] הניתוח הוא לפי מה שהיה ידוע ל־{ $seat } באותו רגע.
    }
costliest_moments_heading = הרגעים היקרים ביותר
show_moment_button = הצגה
play_moment_again_button = לשחק את זה שוב
no_costly_moments = אף החלטה לא עלתה ביותר נקודות ממה שהמזל יכול להסביר.
expected_score_heading = ניקוד צפוי
turning_point_button = נקודת המפנה: אירוע { $n }
decisions_caption = ההחלטות של כולם
accuracy_heading = דיוק
lost_in_bidding_heading = אבדו בהכרזות
lost_in_play_heading = אבדו במשחק
shuffle_fair = הוגן: הסוד הוא זה שהובטח, והקלפים היו בסדר שנובע ממנו.
shuffle_promise_kept = ההבטחה קוימה: הסוד הוא זה שהובטח. סדר הקלפים ייבדק כשהמשחק ייגמר.
shuffle_still_secret = עדיין סודי: ייחשף כשהחלוקה תיגמר.
shuffle_unproven = לא מוכח: שום דבר לא הובטח לפני הערבוב הזה.
shuffle_wrong_secret = שגוי: זה לא הסוד שהובטח.
shuffle_wrong_order = שגוי: הקלפים לא היו בסדר שנובע מהסוד.
shuffle_part_unused = שגוי: החלק שלך בערבוב לא נכלל.
shuffle_repeated_secret = שגוי: כבר השתמשו בסוד הזה.
shuffle_daily = ההבטחה קוימה: הסוד הוא זה שהובטח. זו החלוקה היומית, זהה לכולם, ולכן אף אחד לא משתתף בערבוב.
shuffle_not_promised = לא הובטח לך: המספרים תואמים זה לזה, אבל שום הבטחה לא הגיעה למכשיר הזה לפני הערבוב. זה רגיל כשמצטרפים באמצע, טוענים את הדף מחדש או מאבדים את החיבור; אחרת אין לסמוך על הערבוב הזה.
shuffles_wrong = ערבובים שגויים: { $bad } מתוך { $total }.
shuffle_promises_kept = הבטחות שקוימו עד עכשיו: { $fair } מתוך { $total }, ואף אחת לא הופרה. הדף הזה חישב את זה בעצמו.
shuffles_proven_fair = ערבובים שהוכחו כהוגנים: { $fair } מתוך { $total }, ואף אחד לא שגוי. הדף הזה חישב את זה בעצמו.
shuffle_number = ערבוב { $n }
no_shuffle_yet = הקלפים עוד לא עורבבו.
step_back_button = צעד אחורה
replay_play_button = הפעלה
replay_pause_button = השהיה
step_forward_button = צעד קדימה
next_deal_button = החלוקה הבאה
replay_speed_label = מהירות
pace_heading = קצב
timeline_region = ציר הזמן של המשחק
previous_deal_button = החלוקה הקודמת
table_full = מלא
turn_sound_button = התור שלך
digits_label = ספרות
digits_latin = { "1 2 3" }
digits_native = ١ ٢ ٣
gender_label = איך מדברים עליך
gender_unset = בלי בחירה
gender_feminine = בלשון נקבה
gender_masculine = בלשון זכר
gender_hint = כך ננסח לאחרים מה עשית, בשפות שצריכות את זה. אפשר גם לא לבחור.
judged_simply = הניתוח הוא לפי מה שהיה ידוע { $seat_is ->
        [you] לך
       *[other] ל־{ $seat }
    } באותו רגע, ובשיטה פשוטה יותר: לשיטה המעמיקה צריך מהדר, ואין כאן כזה.
installation_heading = מה יש בשרת הזה
level_unavailable = { $level } (לא זמין כאן)
