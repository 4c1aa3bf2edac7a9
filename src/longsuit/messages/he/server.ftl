error_version = הגרסה שלך של Longsuit לא מתאימה לגרסה של השרת. צריך לטעון את הדף מחדש או לעדכן את התוכנה.
error_bad_message = השרת לא מצליח לקרוא את ההודעה הזאת.
error_too_large = ההודעה הזאת ארוכה מדי.
error_too_fast = זה היה יותר מדי בבת אחת. כדאי לחכות רגע ולנסות שוב.
error_too_many = יש יותר מדי כאלה כרגע. אפשר לנסות שוב מאוחר יותר.
error_origin = לדף הזה אין הרשאה להתחבר לשרת הזה.
error_hello_first = קודם צריך לומר שלום לשרת.
error_bad_token = השרת לא מכיר את המכשיר הזה. אפשר להתחיל מחדש במצב אורח.
error_bad_login = השם והסיסמה לא תואמים.
error_bad_name = צריך לבחור שם באורך של 1 עד 24 תווים.
name_too_long = צריך לבחור שם קצר יותר: אורך השם הזה הוא { $length }, והמגבלה היא { $limit }.
name_bad_character = צריך להשמיט את התו { $text }. בשם יכולים להיות אותיות, ספרות, סימני פיסוק, סמלים ורווחים בודדים.
name_of_marks = ניקוד וסימנים אחרים צריכים לעמוד על אות, לכל היותר ארבעה על כל אות.
name_without_letter = בשם צריכים להיות אות, ספרה או אמוג׳י.
name_of_mixed_alphabets = צריך לכתוב את ״{ $text }״ באלפבית אחד, כי אותיות מאלפביתים שונים יכולות להיראות זהות.
line_bad_character = צריך להשמיט את התו { $text }, שאף אחד לא יכול לראות.
log_seat_name = שם של שחקן ביומן הזה אינו מותר. { $why }
error_not_found = אין שום דבר בכתובת הזאת.
error_no_table = השולחן הזה לא קיים.
error_no_game = המשחק הזה לא קיים.
error_closed = השולחן הזה סגור.
error_not_here = קודם צריך להצטרף לשולחן.
error_not_seated = אין לך מקום ליד השולחן הזה.
error_no_seat = המקום הזה לא קיים.
error_seat_taken = המקום הזה תפוס.
error_already_seated = כבר יש לך מקום.
error_not_host = רק מי שמארח את השולחן יכול לעשות את זה.
error_banned = הכניסה לשולחן הזה חסומה בפניך.
error_bad_options = אי אפשר לשחק עם האפשרויות האלה.
error_bad_log = זה לא יומן של משחק.
error_bad_player = שחקן המחשב הזה לא קיים.
error_playing = צריך לחכות עד שהמשחק ייגמר.
error_not_playing = אין כרגע משחק.
error_empty_seats = יש עוד מקומות פנויים.
error_stale = משהו קרה בינתיים. כדאי להסתכל שוב על השולחן.
error_bad_action = זו לא פעולה תקינה.
error_illegal = החוקים לא מאפשרים את זה עכשיו.
error_not_now = אי אפשר לעשות את זה כרגע.
error_forbidden = השולחן הזה לא מאפשר את זה.
error_method = אי אפשר להשתמש כך בכתובת הזאת.
error_unavailable = השרת לא יכול לשמור את זה כרגע. אפשר לנסות שוב.
error_internal = משהו השתבש בשרת. השגיאה נרשמה.
error_reported = משהו השתבש בשרת. אם זה קורה שוב, אפשר לדווח על המספר הזה: { $reference }.
table_set_aside = אי אפשר לפתוח את השולחן הזה כרגע: { $why } שום דבר ממנו לא אבד, וגם מי שמנהל את השרת רואה את הסיבה.
record_damaged = אי אפשר לקרוא את מה שנשמר ממנו. אפשר לדווח על המספר הזה: { $reference }.
claim_not_certain = אי אפשר להציע לסיים עדיין: לא בטוח איך תיגמר החלוקה.
answer_takeback_first = יש בקשה לבטל מהלך. קודם צריך לענות עליה.
nobody_asked = אף אחד לא ביקש את זה.
daily_deal_used = כבר ניסית את החלוקה הזאת. יש חלוקה חדשה בכל יום.
void_daily_guest = ניסיונות של אורחים לא נכנסים לטבלת המובילים. אם קובעים היום שם וסיסמה, הניסיונות נספרים ממחר.
void_daily_new_account = החלוקות של היום פורסמו לפני שהחשבון נוצר, ולכן הניסיונות שלו לא נכנסים לטבלת המובילים. מהיום הבא הם נספרים.
metrics_closed = הנתונים האלה סגורים כאן. כדי לפתוח אותם מפעילים את השרת עם { $choices }.
metrics_need_token = כדי לקרוא את הנתונים האלה צריך את האסימון שלהם.
bad_day = את התאריך כותבים כך: 2026-11-16. הוא לא יכול להיות בעתיד.
deal_already_shuffled = הקלפים של החלוקה הזאת כבר עורבבו.
answer_claim_first = יש הצעה לסיים את החלוקה. קודם צריך לענות עליה.
undo_own_step_only = אפשר לבטל רק את הצעד האחרון שלך, ורק לפני שמישהו אחר פועל.
undo_needs_takeback = האחרים כבר ראו את זה. אפשר לבקש מהם ביטול מהלך.
nothing_to_take_back = עוד אין לך מה לבטל.
takeback_cards_shown = מאז נחשפו קלפים, ולכן אי אפשר לבטל את המהלך.
no_takeback_when_rated = במשחק מדורג אי אפשר לבטל מהלכים.
not_in_rated_game = אי אפשר לעשות את זה במהלך משחק מדורג או החלוקה היומית. צריך לחכות עד שהמשחק ייגמר.
log_not_utf8 = יומן צריך להיות טקסט ב־UTF-8.
server_full = השרת מלא. אפשר לנסות שוב מאוחר יותר.
server_stops = השרת צריך להתחיל מחדש. מה שנשמר בטוח, והחזרה לשולחן תהיה תוך רגע.
too_many_connections = יש יותר מדי חיבורים מהכתובת שלך.
banned_from_server = הכניסה לשרת הזה חסומה בפניך.
message_empty = ההודעה שלך ריקה.
spectators_cannot_chat = צופים שרואים קלפים של שחקן לא יכולים לכתוב בצ׳אט במהלך המשחק.
no_game_here_yet = עוד לא היה כאן משחק.
already_said_hello = כבר אמרת שלום לשרת.
not_your_device = החשבון שלך לא מחובר במכשיר הזה.
password_needed_to_return = קודם צריך לקבוע סיסמה. בלי סיסמה אי אפשר להתחבר שוב.
device_signed_out = המכשיר הזה נותק מהחשבון.
device_token_expired = לא השתמשו במכשיר הזה 180 יום, ולכן הוא נותק מהחשבון. אפשר להיכנס שוב או להתחיל מחדש במצב אורח.
wait_to_sign_in = הוזנו יותר מדי סיסמאות או קודים שגויים. אפשר לנסות שוב בעוד { $seconds }.
sign_in_from_known_place = ניסו יותר מדי סיסמאות שגויות לחשבון הזה. אפשר להיכנס ממכשיר או ממקום שכבר נכנסת מהם, או לנסות שוב בעוד שעה.
second_factor_needed = צריך להזין גם קוד מאפליקציית האימות או להשתמש במפתח גישה.
code_wrong = הקוד הזה שגוי.
code_used = כבר השתמשו בקוד הזה. צריך לחכות לקוד הבא.
passkey_wrong = מפתח הגישה הזה לא מוכר כאן או לא מתאים.
passkeys_need_https = מפתחות גישה פועלים רק בכתובת שמתחילה ב־https:// או ב־localhost.
passkey_known = מפתח הגישה הזה כבר נוסף.
too_many_passkeys =
    כבר יש לך { $passkey_count ->
        [one] מפתח גישה אחד
        [two] שני מפתחות גישה
       *[other] { $passkey_count } מפתחות גישה
    }. צריך להסיר קודם אחד.
not_your_passkey = מפתח הגישה הזה לא שייך לך.
app_is_set_up = כבר הוגדרה אפליקציית אימות. צריך להסיר אותה קודם.
no_second_factor = צריך להגדיר קודם אפליקציית אימות או מפתח גישה.
account_needed = צריך ליצור קודם חשבון, עם שם וסיסמה.
sign_in_took_too_long = זה ארך יותר מדי זמן או שכבר נעשה בו שימוש. צריך להתחיל מחדש.
name_taken = השם הזה כבר תפוס.
not_your_friend = האדם הזה לא ברשימת החברים שלך.
friend_link_expired = הקישור הזה כבר נוצל או שפג תוקפו. אפשר לבקש קישור חדש.
too_many_open_links =
    כבר יש לך { $link_count ->
        [one] קישור אחד שלא נוצל. צריך לחכות עד שינוצל או שיפוג תוקפו
        [two] שני קישורים שלא נוצלו. צריך לחכות עד שאחד מהם ינוצל או שיפוג תוקפו
       *[other] { $link_count } קישורים שלא נוצלו. צריך לחכות עד שאחד מהם ינוצל או שיפוג תוקפו
    }.
own_friend_link = זה הקישור שלך. צריך לתת אותו למישהו אחר.
too_many_friends =
    כבר יש לך { $friend_count ->
        [one] חבר אחד
        [two] שני חברים
       *[other] { $friend_count } חברים
    }, וזה המקסימום.
no_high_score_to_enter = אין שיא לרשום למשחק הזה.
game_for_players_only = רק מי ששיחקו במשחק הזה יכולים לראות אותו.
log_after_game = אפשר לקרוא את יומן המשחק אחרי שהוא נגמר.
device_code_expired = הקוד הזה כבר נוצל או שפג תוקפו. אפשר להציג קוד חדש במכשיר השני.
too_many_sign_ins = יותר מדי אנשים מתחברים עכשיו. אפשר לנסות שוב עוד רגע.
host_cannot_be_removed = אי אפשר להוציא מהשולחן את מי שמארח אותו.
person_not_at_table = האדם הזה לא ליד השולחן.
too_many_people_for_seats =
    { $people_count ->
        [one] יושב כאן אדם אחד
        [two] יושבים כאן שני אנשים
       *[other] יושבים כאן { $people_count } אנשים
    }, אבל { $seat_count ->
        [one] יהיה רק מקום אחד
        [two] יהיו רק שני מקומות
       *[other] יהיו רק { $seat_count } מקומות
    }.
wrong_seat_count =
    יש { $seat_count ->
        [one] מקום אחד
        [two] שני מקומות
       *[other] { $seat_count } מקומות
    }, לא { $n }.
one_seat_each = אפשר לתפוס רק מקום אחד.
no_room_for_table = אין מקום לעוד שולחן. אפשר לנסות שוב מאוחר יותר.
too_many_tables =
    כבר יש לך { $table_count ->
        [one] שולחן אחד. קודם צריך לסגור אותו
        [two] שני שולחנות. קודם צריך לסגור אחד מהם
       *[other] { $table_count } שולחנות. קודם צריך לסגור אחד מהם
    }.
game_event_count =
    במשחק הזה יש רק { $event_count ->
        [one] אירוע אחד
        [two] שני אירועים
       *[other] { $event_count } אירועים
    }.
play_from_earlier_event = המשחק הזה נגמר. אפשר להמשיך ממנו מאירוע מוקדם יותר.
log_line_error = שורה { $line }: { $why }
game_of_other_kind = זה משחק מסוג { $game }.
too_many_spectators = יותר מדי אנשים צופים בשולחן הזה.
no_open_seat = אין מקום פנוי.
bad_field = השרת לא מצליח לקרוא את ההודעה הזאת: { $text }
rated_without_help = בשולחן מדורג אי אפשר להרשות את חלון ההצצה, סיכויים או עצות. אפשר לכבות אותם, או לשחק בלי דירוג.
rated_without_watched_seat = בשולחן מדורג צופים לא יכולים לראות קלפים של שחקן בזמן אמת. אפשר לבחור הגדרה אחרת לצופים, או לשחק בלי דירוג.
rated_without_known_cards = בשולחן מדורג אין מספר התחלתי ואין קלפים גלויים.
known_cards_only_at_home = מספר התחלתי וקלפים גלויים מיועדים לשולחנות במחשב שלך, שנפתחים עם { $command }.

## Requests of programs: parameters, names and links

# $name is the name of a parameter or a field.
bad_number_parameter = הערך של “{ $name }” צריך להיות מספר שלם מ־0 עד { $most }.
bad_parameter = הערך של “{ $name }” צריך להיות { $choices }.
no_such_preset = אין תבנית “{ $text }”. אפשר לבחור { $choices }.
no_such_score_list = אין כאן רשימת שיאים למספר השחקנים { $n }. אפשר לבחור { $choices }.
wrong_table_link = צריך להשתמש בקישור של השולחן הזה, כמו { $link }.
player_unavailable = שחקן המחשב “{ $name }” לא זמין בשרת הזה למשחק { $game }.
bad_server_address = “{ $text }” זו לא כתובת של שרת: צריך לכתוב http://HOST:PORT.
server_is_running = שרת השולחנות פועל.
no_web_client = ממשק הדפדפן אינו חלק מההתקנה הזאת. במקום זה אפשר לשחק במסוף:
rated_needs_compiler = במשחק מדורג כאן לא יכולים להיות שחקנים ברמה מומחה או אמן: בשרת הזה אין מהדר. אפשר לבחור שחקנים אחרים, או לשחק בלי דירוג.
rated_waits_for_code = השחקנים החזקים עוד בהידור ({ $percent }). משחק מדורג יכול להתחיל כשהם מוכנים.
players_need_compiler = אין מהדר למערכת הזאת, ולכן { $name_list } לא יכול לשחק כאן. השחקן החזק ביותר בלי מהדר הוא { $name }.
missing_compiler = אין מהדר למערכת הזאת: הרמות מומחה ואמן לא זמינות, העצות והניתוחים פשוטים יותר, והסימולציות איטיות פי מאות.
