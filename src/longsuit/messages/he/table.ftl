page_not_loaded = הדף לא נטען.
page_not_found_heading = הדף לא נמצא
try_again_button = ניסיון חוזר
home_button = דף הבית
reconnecting_notice = החיבור נותק. מתחברים מחדש…
server_silent_notice = השרת לא מגיב. שום דבר לא אבד: אפשר יהיה להמשיך ברגע שהוא יחזור.
page_update_notice = יש גרסה חדשה יותר של הדף.
update_page_button = עדכון
later_button = אחר כך
join_code_label = הצטרפות עם קוד
join_button = הצטרפות
table_code_wrong = בקוד יש שתים עשרה אותיות. אפשר גם להדביק את הקישור לשולחן.
player_away = לא כאן
preset_label = תבנית
copy_link_button = העתקת הקישור
you_label = אני
daily_deal = החלוקה היומית
learn_heading = לימוד
rules_heading = חוקים
leaderboard_heading = טבלת המובילים
scores_heading = ניקוד
my_page = הדף שלי
settings_heading = הגדרות
about_heading = אודות
main_pages = דפים ראשיים
menu_label = תפריט
lobby_heading = לובי
copied = הועתק
choose_game_button = בחירת משחק
calls_made_average =
    { $game_count ->
        [one] עמידה ביעד, המשחק האחרון
        [two] עמידה ביעד, ממוצע שני המשחקים האחרונים
       *[other] עמידה ביעד, ממוצע { $game_count } המשחקים האחרונים
    }
calls_made_by_cards = עמידה ביעד, לפי מספר הקלפים ביד
calls_made_label = עמידה ביעד
seat_score =
    { $seat_is ->
        [you] לך { $score }
       *[other] { $seat } { $score }
    }
round_scores = סיבוב { $round }: { $score_list }.
card_name = { $rank_word } { $suit }
connection_lost = החיבור נותק.
suit_label = { $suit }
cheat_title = הצצה
leave_table_button = עזיבת השולחן
game_view_help_menu = משחק, תצוגה ועזרה
your_turn = התור שלך
table_menu_label = תפריט השולחן
game_label = משחק
game_menu = משחק
help_menu = עזרה
view_menu = תצוגה
seat_label = מקום { $n }
one_moment = רגע…
odds_label = סיכויים
choose_player_heading = בחירת שחקן מחשב
change_player_of_seat = בחירת השחקן במקום { $n }: { $player }
odds_1994_title = הסיכויים כמו ב־1994
window_keys_label = מקשי החצים מזיזים את החלון, ויחד עם Shift משנים את גודלו
advice_label = עצות
close_button = סגירה
settings_hint = שפה, קלפים, צבעים וקצב.
rules_hint = איך משחקים במשחק הזה.
fair_shuffles_menu_item = ערבוב הוגן…
fair_shuffles_hint = למה אף אחד לא יכול לבחור את הקלפים, ואיך אפשר לבדוק.
about_menu_item = אודות Longsuit…
about_hint = מהי התוכנה הזאת.
new_game_after_this = משחק חדש יוכל להתחיל כשהנוכחי ייגמר.
new_game_hint = התחלת משחק חדש.
options_menu_item = אפשרויות…
options_hint = שחקנים, קלפים, ניקוד ומה קורה אחרי כל לקיחה.
high_scores_menu_item = שיאים…
high_scores_hint = עשר התוצאות הטובות ביותר לפי החוקים האלה.
random_things_menu_item = דברים אקראיים…
random_things_hint = סמלים שמרחפים על השולחן כשלא קורה כלום.
leave_table_hint = עזיבת השולחן. המקום נשאר שלך.
odds_hint = אצל מי יכול להיות כל קלף.
odds_1994_hint = הטבלה של התוכנה המקורית: אותו סיכוי לכל קלף, נקבע בזמן החלוקה.
cheat_hint = הצגת כל הידיים. כל השולחן מקבל על כך הודעה.
cheat_unavailable_hint = אין הצצה בשולחן הזה, או שאין כרגע משחק.
sound_hint = צלילים לקלפים ולתור שלך.
look_1994_menu_item = מראה 1994
look_1994_hint = חלונות אפורים ושולחן ירוק שטוח.
home_heading = Longsuit: שולחן קלפים לשישה משחקים
continue_button = המשך
shuffling_cards = מערבבים את הקלפים…
no_longer_at_table = החיבור שלך לשולחן הזה נסגר.
play_here_button = לשחק כאן
joining_table = מצטרפים לשולחן…
lobby_button = מעבר ללובי
not_your_turn = זה לא התור שלך. עכשיו התור של { $seat }.
game_facts = { $players } שחקנים · בערך { $minutes } דק׳
play_button = לשחק
play_game_button = לשחק { $game }
play_game_with_friends_button = לשחק { $game } עם חברים
with_friends_button = עם חברים
daily_deal_about = ניסיון אחד, אותם קלפים לכולם
learn_about = חלוקה ראשונה, צעד אחר צעד
lobby_about = שולחנות להצטרפות או לצפייה
action_column = פעולה
chat_empty = עוד אין הודעות.
chat_off = הצ׳אט כבוי בשולחן הזה.
quick_chat_heading = הודעה מהירה
chat_message_label = ההודעה שלך
chat_message_placeholder = לכתוב משהו…
send_button = שליחה
log_empty = לא קרה כלום מאז שהצטרפת.
game_won =
    { $seat_is ->
        [you] ניצחת!
        [feminine] { $seat } ניצחה.
        [masculine] { $seat } ניצח.
       *[other] הניצחון של { $seat }.
    }
game_tied = תיקו בין { $name_list }.
game_without_winner = אף חלוקה לא הסתיימה, ולכן אין ניצחון והמשחק לא נספר.
scores_by_round = ניקוד לפי סיבוב
replay_and_review_button = הילוך חוזר וניתוח
narration_region = מה קורה
side_panel = לוח צד
round_of_total_short = ס׳ { $round }/{ $total }
round_of_total = סיבוב { $round } מתוך { $total }
round_number = סיבוב { $round }
watching_badge = מצב צפייה
back_to_review_button = חזרה לניתוח
take_back_button = ביטול מהלך
hide_side_panel_button = הסתרת לוח הצד
show_side_panel_button = הצגת לוח הצד
round_abbreviation = ס׳
no_round_finished = עוד לא הסתיים אף סיבוב.
no_server_connection = אין חיבור לשרת.
game_not_started = המשחק עוד לא התחיל.
odds_advice_players_only = רק מי שמשחק יכול לראות סיכויים ועצות.
odds_off = הסיכויים כבויים בשולחן הזה.
advice_off = העצות כבויות בשולחן הזה.
no_help_when_rated = בשולחנות מדורגים אין סיכויים ואין עצות.
time_ran_out_warning = הזמן נגמר. אם זה יקרה שלוש פעמים ברצף, שחקן מחשב ייקח את המקום לתמיד והתוצאה תהיה המקום האחרון.
host_can_allow_it = מי שמארח את השולחן יכול לאפשר את זה בין משחקים: בתפריט “משחק”, תחת “אפשרויות”.
game_over_see_review = המשחק נגמר. הניתוח מראה איפה אבדו נקודות.
log_tab = יומן
chat_tab = צ׳אט
takeback_question = לאשר ביטול מהלך?
takeback_request =
    { $seat_is ->
        [feminine] { $seat } מבקשת לבטל את המהלך האחרון שלה.
        [masculine] { $seat } מבקש לבטל את המהלך האחרון שלו.
       *[other] בקשה מ־{ $seat }: לבטל את המהלך האחרון.
    }
agree_button = אישור
decline_button = דחייה
host_starts_game = את המשחק מתחיל מי שמארח את השולחן.
invite_heading = הזמנת שחקנים
table_qr_code = קוד QR עם הקישור לשולחן הזה
share_button = שיתוף
players_heading = שחקנים
open_seat = מקום פנוי
host_label = אירוח
stand_up_button = לקום מהמקום
sit_here_button = לשבת כאן
add_computer_button = הוספת מחשב
free_seat_button = פינוי המקום
start_game_button = התחלת המשחק
start_with_computers_button = התחלה עם שחקני מחשב במקומות הפנויים
emote_wow =
    { $who_is ->
        [you] התפעלת.
        [feminine] { $who } התפעלה.
        [masculine] { $who } התפעל.
       *[other] { $who }: התפעלות.
    }
emote_wow_button = התפעלות
emote_think =
    { $who_is ->
        [you] שקעת במחשבות.
        [feminine] { $who } שקעה במחשבות.
        [masculine] { $who } שקע במחשבות.
       *[other] { $who }: במחשבות.
    }
emote_think_button = מחשבה
emote_clap =
    { $who_is ->
        [you] מחאת כפיים.
        [feminine] { $who } מחאה כפיים.
        [masculine] { $who } מחא כפיים.
       *[other] { $who }: מחיאות כפיים.
    }
emote_clap_button = מחיאות כפיים
emote_heart =
    { $who_is ->
        [you] שלחת לב.
        [feminine] { $who } שלחה לב.
        [masculine] { $who } שלח לב.
       *[other] { $who }: לב.
    }
emote_heart_button = לב
emote_sleep =
    { $who_is ->
        [you] נרדמת.
        [feminine] { $who } נרדמה.
        [masculine] { $who } נרדם.
       *[other] { $who }: נמנום.
    }
emote_sleep_button = נמנום
emote_smile =
    { $who_is ->
        [you] חייכת.
        [feminine] { $who } חייכה.
        [masculine] { $who } חייך.
       *[other] { $who }: חיוך.
    }
emote_smile_button = חיוך
emote_laugh =
    { $who_is ->
        [you] צחקת.
        [feminine] { $who } צחקה.
        [masculine] { $who } צחק.
       *[other] { $who }: צחוק.
    }
emote_laugh_button = צחוק
emote_cry =
    { $who_is ->
        [you] בכית.
        [feminine] { $who } בכתה.
        [masculine] { $who } בכה.
       *[other] { $who }: בכי.
    }
emote_cry_button = בכי
sound_label = צליל
deal_button = חלוקה
exit_button = יציאה
player_to_start =
    הפתיחה: { $seat_is ->
        [you] שלך
       *[other] של { $seat }
    }
last_trick_won_by =
    הלקיחה האחרונה: { $seat_is ->
        [you] שלך
       *[other] של { $seat }
    }
game_with_players = עם { $name_list }
game_details = פרטי המשחק
total_label = סך הכול
score_label = ניקוד
no_cards_of_suit = חוסר ב{ $suit }
choose_cards_to_pass =
    { $card_count ->
        [one] צריך לבחור קלף אחד להעברה (נבחרו: { $n }).
        [two] צריך לבחור שני קלפים להעברה (נבחרו: { $n }).
       *[other] צריך לבחור { $card_count } קלפים להעברה (נבחרו: { $n }).
    }
last_card_button = קלף אחרון!
not_a_set_yet = הקלפים האלה עוד לא סט. צריך לבחור עוד.
draw_button = למשוך
your_actions_region = מה אפשר לעשות
call_not_allowed = { $n }, אי אפשר
no_bid_yet = עוד אין הכרזה
dash_call_button = דאש קול
your_bid_region = ההכרזה שלך: לקיחות ושליט
bid_too_low_label = { $n } { $suit }, נמוך מדי
seat_passed = פאס
time_left = הזמן שנותר: { $seconds }
suit_is_trump = שליט
suit_is_led = סדרת ההובלה
card_turned_up = הקלף ההפוך: { $card }
calls_so_far = יעדים { $called } מתוך { $tricks }
calls_over = יעדים { $called } מתוך { $tricks }: { $n } מעל
calls_under = יעדים { $called } מתוך { $tricks }: { $n } מתחת
calls_even = יעדים { $called } מתוך { $tricks }: בדיוק
round_counts_times =
    { $count ->
        [2] הסיבוב הזה נספר כפול
        [3] הסיבוב הזה נספר פי שלושה
        [4] הסיבוב הזה נספר פי ארבעה
        [8] הסיבוב הזה נספר פי שמונה
        [one] הסיבוב הזה נספר פעם אחת
        [two] הסיבוב הזה נספר כפול
       *[other] הסיבוב הזה נספר פי { $count }
    }
play_goes_left = המשחק לפי סדר המקומות
play_goes_right = המשחק נגד סדר המקומות
round_label = סיבוב
stock_cards_label =
    { $count ->
        [one] קופה: קלף אחד
        [two] קופה: שני קלפים
       *[other] קופה: { $count } קלפים
    }
top_of_pile_label = הקלף העליון בערימה: { $card_name }
suit_is_named = הסדרה שנבחרה
cards_to_take =
    { $count ->
        [one] לקחת קלף אחד
        [two] לקחת שני קלפים
       *[other] לקחת { $count } קלפים
    }
card_chosen_label = { $card_name }, נבחר
card_chosen_ahead_label = { $card_name }, נבחר לתור שלך
card_not_playable_label = { $card_name }, אי אפשר לשחק עכשיו
your_hand_region = היד שלך
back_to_trick_button = חזרה ללקיחה הזאת
last_trick_button = הלקיחה האחרונה
goes_first_label = תור ראשון
dealer_label = מחלק
their_turn = בתור עכשיו
computer_standing_in = שחקן מחשב ממלא מקום
standing_too_many = יעד { $call }, לקיחות { $won }: יותר מדי
standing_needs_more = יעד { $call }, לקיחות { $won }: צריך עוד
standing_exact = יעד { $call }, לקיחות { $won }
out_of_cards = נגמרו הקלפים
card_count_label =
    { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
trick_count_label =
    { $count ->
        [one] לקיחה אחת
        [two] שתי לקיחות
       *[other] { $count } לקיחות
    }
no_call_yet = עוד אין יעד
no_trump_abbreviation = ל״ש
table_region = שולחן
trick_region = לקיחה
trick_card_label = { $seat }: { $card_name }
typed_so_far = הוקלד: { $typed }
card_chosen_ahead = { $card } נבחר לתור שלך. לחיצה נוספת עליו מבטלת.
press_to_continue = אפשר ללחוץ בכל מקום כדי להמשיך.
turn_of_seat =
    { $seat_is ->
        [you] התור שלך.
       *[other] התור של { $seat }.
    }
spectators_see_nothing = אי אפשר לצפות בשולחן הזה.
spectators_see_finished_games = במשחקים של השולחן הזה אפשר לצפות רק אחרי שהם נגמרים.
spectators_see_delayed = המשחק יוצג באיחור של כמה צעדים. רגע…
error_replaced = פתחת את השולחן הזה במקום אחר.
table_closed = השולחן נסגר בידי מי שמארח אותו.
table_closed_by_server = השולחן נסגר בידי מנהלי השרת.
table_host_gone = הנתונים של מי שמארח את השולחן נמחקו, ולכן השולחן נסגר.
table_idle = כבר הרבה זמן אין אף אחד ליד השולחן הזה, ולכן הוא נסגר.
table_kicked = מי שמארח את השולחן הוציא אותך ממנו.
table_slow = החיבור שלך איטי מדי ולא עומד בקצב של השולחן.
table_stopping = השרת נעצר. אפשר לחזור עוד רגע.
compiling_players = מהדרים את השחקנים החזקים: { $percent }
substitute_compiling = משחק ברמה חזק עד שהקוד שלו יהיה מהודר
substitute_no_compiler = משחק ברמה חזק: אין כאן מהדר
substitute_busy = שיחק מהלך מהיר: השרת עמוס
strong_meanwhile = עד אז הם משחקים ברמה חזק.
strong_without_compiler = אין כאן מהדר, ולכן שחקני מחשב ברמות מומחה ואמן משחקים ברמה חזק.
quick_moves_while_busy = השרת עמוס, ולכן שחקני המחשב משחקים מהלכים מהירים.
