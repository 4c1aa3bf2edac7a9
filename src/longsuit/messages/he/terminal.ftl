## Parts of lines

# A label and what it stands for, in any list.
labelled_text = { $label }: { $text }
plain_choices = { $text_choices }
plain_number = { $n }
plain_bid = { $bid }
plain_cards = { $cards }
suit_with_sign = { $sign } { $suit }
# From the lower to the upper end of an interval.
interval_text = ({ $least } עד { $most })

## The table

cards_each =
    { $count ->
        [one] קלף אחד לכל שחקן
        [two] שני קלפים לכל שחקן
       *[other] { $count } קלפים לכל שחקן
    }
trump_of_deal = שליט: { $text }
suit_was_led = הובילו ב{ $suit }
# Labels at the start of a line; short.
row_trick = לקיחה
row_last_trick = לקיחה אחרונה
row_table = שולחן
row_trump = שליט
row_tricks = לקיחות
row_cards = קלפים
row_hand = יד
# Heads of columns; short.
column_seat = מקום
column_player = שחקן
column_call = יעד
column_called = יעד
column_tricks = לקיחות
column_took = לקיחות
column_cards = קלפים
column_points = נקודות
column_score = ניקוד
column_total = סה״כ
column_round = סיבוב
column_trump = שליט

## What else a game shows

field_bids = הכרזות
field_least = הכרזה מינימלית
field_given = קלפים שהועברו
field_ruler = מכריז
field_fast = סיבוב מהיר
field_redeals = חלוקות מחדש
field_multiplier = הסיבוב נספר
field_voids = חוסר
field_dashed = דאש קול
field_caller = מכריז
field_roles = תפקידים
field_dealer = מחלק
field_stock = קופה
field_pile = ערימה
field_top = קלף עליון
field_turned = הקלף ההפוך
field_way = כיוון
field_named = הסדרה שנבחרה
field_payload = קלפים לקחת
field_drew = נמשך קלף
field_drawn = משכת
field_out = נגמרו הקלפים
field_dealt_more = עם חמישה קלפים נוספים
field_target = ניקוד היעד
field_breaches = הפרות
way_left = לפי סדר המקומות
way_right = נגד סדר המקומות

## The course of a game

terminal_direction_note = טקסט מימין לשמאל נראה נכון רק במסוף שמסדר את האותיות בעצמו. אם המילים נראות הפוכות, כדאי לעבור למסוף אחר או לשפה אחרת.
fair_shuffle_note = כל ערבוב נובע ממספר סודי, שטביעת האצבע שלו מוצגת לפני החלוקה, וממספר משלך. אחרי שהמשחק נגמר אפשר לבדוק את זה במשחק השמור עם { $command }.
shuffle_commitment = טביעת אצבע { $hash }
round_is_over = סיבוב { $round } נגמר.
type_claim = אפשר להקליד { $command } כדי לסיים את החלוקה.
every_shuffle_fair = כל הערבובים היו הוגנים: כל סוד תואם לטביעת האצבע שהוצגה לפני החלוקה.
shuffles_unchecked = חלק מהערבובים אי אפשר היה לבדוק. אם שומרים את המשחק, { $command } מראה אילו.
game_over_hint = אפשר להקליד { $command } כדי לשמור את המשחק, או להקיש Enter כדי לצאת.
type_something = צריך להקליד פעולה. { $list_command } מראה מה אפשר לעשות, ו־{ $help_command } את כל השאר.
type_question_mark = אפשר להקליד { $command } כדי לראות מה אפשר לעשות עכשיו.
typed_no_action = “{ $text }” זו לא פעולה.
hand_empty = אין לך קלפים.
no_such_rule = אין { $rule } בחוקים האלה.
undone = חזרת להחלטה האחרונה שלך.
undo_needs_practice = אפשר לבטל מהלכים רק במשחקי אימון. משחק כזה מתחילים עם { $option }.
leave_game_question = לעזוב את המשחק?
leave_and_save = לעזוב ולשמור את המשחק להמשך
leave_and_discard = לעזוב ולמחוק את המשחק
stay_in_game = להישאר
answer_prompt = { $answer_choices }

## Saving

game_saved = המשחק נשמר. כדי להמשיך אותו, צריך להקליד:
game_not_kept = המשחק הזה לא נשמר. { $why }
save_needs_file = צריך להוסיף שם של קובץ: { $command }.
file_placeholder = FILE
file_exists_no_game = הקובץ { $file } כבר קיים והוא לא משחק, ולכן הוא לא יוחלף.
file_too_large = הקובץ { $file } גדול מדי בשביל משחק.
file_not_text = הקובץ { $file } הוא לא משחק: זה לא קובץ טקסט.
file_empty = הקובץ { $file } ריק.
no_such_seat = אין מקום { $n }: כאן המקומות ממוספרים מ־0 עד { $most }.

## What can be done

more_actions =
    { $action_count ->
        [one] … ועוד פעולה אחת. אפשר להקליד { $command } כדי לראות הכול.
        [two] … ועוד שתי פעולות. אפשר להקליד { $command } כדי לראות הכול.
       *[other] … ועוד { $action_count } פעולות. אפשר להקליד { $command } כדי לראות הכול.
    }
not_possible_heading = אי אפשר:
refused_bids = מ־{ $first_bid } עד { $last_bid }: { $why }
refused_actions = { $what }: { $why }

## Help

help_cards = קלף מקלידים לפי ערך וסדרה: { $card_choices }. כדי לשחק כמה קלפים בבת אחת, מקלידים { $several }.
help_actions = כל השאר הוא מילה ומה שבא אחריה: { $action_choices }.
help_last_card = כדי להודיע על הקלף האחרון, מוסיפים { $ending }: { $example }.
help_possible = מה אפשר לעשות עכשיו, ולמה לא את השאר
help_about_action = מה פירוש פעולה, או למה היא לא אפשרית
help_hand = הקלפים שלך
help_table = כל מה שגלוי לך
help_scores = טבלת הניקוד
help_high_scores = השיאים לפי החוקים האלה
help_cheat = הידיים של האחרים; אחרי זה המשחק לא נחשב לשיאים
press_enter_to_go_on = להמשך: Enter
only_watching = זו צפייה בלבד. אפשר להקיש Enter כדי להמשיך, או להקליד help או quit.
high_score_name_prompt = שם (Enter: { $name })
high_score_name_refused = בשם יש לכל היותר { $most } תווים.
high_score_not_kept = אי אפשר היה לשמור את השיא: { $why }
high_score_list_heading = { $game } · { $preset_word } · { $player_count ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $player_count } שחקנים
}
help_odds = אצל מי יכולים להיות הקלפים הגבוהים
help_odds_suit = אותו דבר, לסדרה אחת או לקלף אחד
help_odds_1994 = הטבלה של התוכנה המקורית: אותו סיכוי לכל קלף
help_advise = כמה שווה כל פעולה, ולמה הטובה ביותר היא כזאת
help_review = איפה הפסדת נקודות, אחרי שהמשחק נגמר
help_claim = סיום החלוקה, כשהלקיחות האחרונות כבר ודאיות
help_log = מה קרה בחלוקה הזאת
help_log_all = מה קרה בכל המשחק
help_rules = החוקים
help_rules_section = סעיף אחד מהחוקים
help_undo = חזרה להחלטה האחרונה שלך, במשחקי אימון
help_save = שמירת המשחק בקובץ
help_quit = עזיבת המשחק

## Odds, advice and review

no_card_hidden = כרגע שום קלף לא נסתר ממך.
odds_of_what = “{ $text }” זה לא סדרה ולא קלף. אפשר להקליד { $all_command }, { $suit_command } או { $card_command }.
classic_odds_about = הסיכוי (%) לכל קלף כפי שהתוכנה המקורית הציגה אותו: נקבע בחלוקה, ולא משנה מה שוחק.
classic_odds_need_tricks = הטבלה של התוכנה המקורית היא למשחקים שיש בהם לקיחות.
no_suit_hidden = שום קלף { $suit } לא נסתר ממך.
card_in_hand = { $card } נמצא ביד שלך.
card_not_hidden = { $card } לא נסתר ממך.
in_stock = בקופה
not_dealt = לא חולק
any_joker = ג׳וקר
who_can_answer = למי יש תשובה
advice_after_game = המשחק נגמר. אפשר להקליד { $command } כדי לראות איפה הפסדת נקודות.
advice_basis =
    { $deal_count ->
        [one] לפי חלוקה אחת שמתאימה למה שרואים:
        [two] לפי שתי חלוקות שמתאימות למה שרואים:
       *[other] לפי { $deal_count } חלוקות שמתאימות למה שרואים:
    }
advice_basis_match =
    { $deal_count ->
        [one] לפי חלוקה אחת שמתאימה למה שרואים, מסודר לפי הסיכוי לנצח בפרטייה:
        [two] לפי שתי חלוקות שמתאימות למה שרואים, מסודר לפי הסיכוי לנצח בפרטייה:
       *[other] לפי { $deal_count } חלוקות שמתאימות למה שרואים, מסודר לפי הסיכוי לנצח בפרטייה:
    }
more_actions_tried =
    { $action_count ->
        [one] … ועוד פעולה אחת
        [two] … ועוד שתי פעולות
       *[other] … ועוד { $action_count } פעולות
    }
review_after_game = אפשר לנתח משחק אחרי שהוא נגמר.
review_accuracy =
    { $decision_count ->
        [one] דיוק { $percent } בהחלטה אחת.
        [two] דיוק { $percent } בשתי החלטות.
       *[other] דיוק { $percent } ב־{ $decision_count } החלטות.
    }
seat_substitute_compiling = { $seat }: משחק ברמה חזק עד שהקוד לרמה שנבחרה יהיה מהודר.
seat_substitute_no_compiler = { $seat }: משחק ברמה חזק, כי אין מהדר למערכת הזאת.
