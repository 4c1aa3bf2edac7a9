reason_call_made = עם { $n } עומדים ביעד ב־{ $percent } מהחלוקות שנבדקו.
reason_others_called =
    עד עכשיו האחרים אמרו יחד { $n }, מתוך { $trick_count ->
        [one] לקיחה אחת
        [two] שתי לקיחות
       *[other] { $trick_count } לקיחות
    }.
reason_no_ace = אין לך אסים.
reason_your_aces = האסים שלך: { $cards }.
reason_your_suit = קלפי ה{ $suit } שלך: { $cards }.
reason_gift_makes_void = בלי { $cards } לא יישאר לך { $suit }.
reason_least_useful = מכל הקלפים שלך, הכי פחות מועילים הם { $cards }.
reason_call_reached = כבר לקחת בדיוק כמה שאמרת, ועוד לקיחה רק תזיק.
reason_need_every_trick = צריך לקחת את כל הלקיחות שנשארו.
reason_call_state =
    אמרת { $call } ויש לך { $won }, { $trick_count ->
        [one] ונשארה עוד לקיחה אחת
        [two] ונשארו עוד שתי לקיחות
       *[other] ונשארו עוד { $trick_count } לקיחות
    }.
reason_call_lost = אמרת { $call } ויש לך { $won }: כבר אי אפשר לעמוד ביעד.
reason_card_loses = { $card } לא מנצח את { $other_card }.
reason_last_card_wins = { $card } הוא הקלף האחרון בלקיחה, והוא זוכה בה.
reason_may_be_trumped =
    התברר ש{ $seat_is ->
        [you] אין לך
       *[other] אין ל־{ $seat }
    } { $suit }, וייתכן חיתוך של { $card } (סיכוי של { $percent } לשליט ביד).
reason_trumps = { $card } חותך, ורק שליט גבוה יותר מנצח אותו.
reason_higher_cards_out =
    { $card_count ->
        [one] עוד קלף { $suit } גבוה יותר נמצא בחוץ ויכול
        [two] עוד שני קלפי { $suit } גבוהים יותר נמצאים בחוץ ויכולים
       *[other] עוד { $card_count } קלפי { $suit } גבוהים יותר נמצאים בחוץ ויכולים
    } לנצח את { $card }.
reason_others_void = התברר שאין { $suit } אצל מי שעוד לא שיחקו, והם לא יכולים לנצח את { $card }.
reason_nobody_beats = אף אחד ממי שעוד לא שיחקו לא יכול לנצח את { $card }.
reason_highest_left = { $card } הוא הקלף הגבוה ביותר שנשאר ב{ $suit }: רק שליט יכול לנצח אותו.
reason_wins_unless_trumped = { $card } זוכה, אלא אם יחתכו אותו.
reason_seat_beats =
    { $seat_is ->
        [you] יש לך
       *[other] ל־{ $seat } יש
    } { $other_card }, שיכול לנצח את { $card }.
reason_someone_beats = אצל מישהו שעוד לא שיחק נמצא { $other_card }, שיכול לנצח את { $card }.
reason_likeliest_threat = האיום הגדול ביותר על { $card } הוא { $other_card } (סיכוי של { $percent } שהוא אצל מישהו שעוד לא שיחק).
reason_wins_unless_seat_or_trump =
    { $card } זוכה, אלא אם { $seat_is ->
        [you] אצלך
       *[other] אצל { $seat }
    } נמצא { $other_card } (סיכוי של { $percent }) או שיבוא משם חיתוך.
reason_wins_unless_seat =
    { $card } זוכה, אלא אם { $seat_is ->
        [you] אצלך
       *[other] אצל { $seat }
    } נמצא { $other_card } (סיכוי של { $percent }).
reason_wins_unless_someone_or_trump = { $card } זוכה, אלא אם אצל מישהו שעוד לא שיחק נמצא { $other_card } (סיכוי של { $percent }) או שיחתכו אותו.
reason_wins_unless_someone = { $card } זוכה, אלא אם אצל מישהו שעוד לא שיחק נמצא { $other_card } (סיכוי של { $percent }).
reason_only_action = זו הפעולה היחידה האפשרית.
reason_no_trick = ב־{ $percent } מהחלוקות שנבדקו אין לך אף לקיחה.
reason_passing_worth =
    פאס שווה בממוצע { $point_count ->
        [1] נקודה אחת
        [one] { $point_count } נקודה
        [two] שתי נקודות
       *[other] { $point_count } נקודות
    }.
reason_no_suit = אין לך { $suit }.
reason_best_match_chance = כך הסיכוי לנצח בפרטייה הוא הגבוה ביותר.
reason_worth =
    זה שווה בממוצע { $point_count ->
        [1] נקודה אחת
        [one] { $point_count } נקודה
        [two] שתי נקודות
       *[other] { $point_count } נקודות
    }.
reason_other_maybe_chance =
    “{ $action }” הביא { $point_count ->
        [1] נקודה אחת
        [one] { $point_count } נקודה
        [two] שתי נקודות
       *[other] { $point_count } נקודות
    } יותר, אבל ייתכן שזה מקרי.
reason_other_less_chance =
    “{ $action }” מביא { $point_count ->
        [1] נקודה אחת
        [one] { $point_count } נקודה
        [two] שתי נקודות
       *[other] { $point_count } נקודות
    } יותר, אבל מקטין את הסיכוי לנצח בפרטייה.
reason_other_helps_others =
    “{ $action }” נותן לך { $point_count ->
        [1] נקודה אחת
        [one] { $point_count } נקודה
        [two] שתי נקודות
       *[other] { $point_count } נקודות
    } יותר, אבל לאחרים הוא מוסיף אפילו יותר.
reason_seat_takes =
    { $seat_is ->
        [you] צריך לקחת קלפים, אלא אם יש לך תשובה
       *[other] על { $seat } לקחת קלפים, אלא אם תבוא תשובה
    } (הסיכוי לתשובה: { $percent }).
reason_seat_has_card =
    הסיכוי ש{ $seat_is ->
        [you] יש לך
       *[other] אצל { $seat } יש
    } קלף שמתאים הוא { $percent }.
reason_can_follow = אפשר להמשיך אחר כך עם { $cards }.
reason_seat_can_follow =
    הסיכוי ש{ $seat_is ->
        [you] יש לך
       *[other] אצל { $seat } יש
    } במה להמשיך הוא { $percent }.
reason_only_card_of_suit = { $card } הוא הקלף היחיד שלך ב{ $suit }.
reason_better_without = עדיף לך בלי { $cards }.
reason_take =
    אין לך תשובה טובה יותר מאשר לקחת { $card_count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $card_count } קלפים
    }.
reason_keep_cards = עדיף לשמור את הקלפים מאשר לשחק עכשיו.
reason_play_all_out = כך כל הקלפים שלך יורדים, ולא נשאר לך אף קלף.
reason_play_all_win = כך כל הקלפים שלך יורדים, והניצחון שלך.
reason_sheds_cards =
    כך נפטרים { $card_count ->
        [one] מקלף אחד
        [two] משני קלפים
       *[other] מ־{ $card_count } קלפים
    } בבת אחת.
reason_announce_last = נשאר קלף אחד, וצריך להודיע עליו.
reason_blocks_unless_answer =
    זה חוסם { $seat_is ->
        [you] אותך
       *[other] את { $seat }
    }, עם { $card_count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $card_count } קלפים
    } בלבד ביד, אלא אם תבוא תשובה.
reason_blocks =
    זה חוסם { $seat_is ->
        [you] אותך
       *[other] את { $seat }
    }, עם { $card_count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $card_count } קלפים
    } בלבד ביד.
reason_play_again = אחרי { $card } התור שוב שלך.
reason_name_suit = הסדרה שממשיכים בה אחרי { $card } היא לבחירתך.
reason_everyone_passes = אחרי { $card } כולם מעבירים קלף לבא בתור.
review_held_aces =
    האסים שהיו { $seat_is ->
        [you] לך
       *[other] ל־{ $seat }
    }: { $cards }.
review_held_cards =
    { $seat_is ->
        [you] החזקת { $cards }.
        [feminine] { $seat } החזיקה { $cards }.
        [masculine] { $seat } החזיק { $cards }.
       *[other] ביד של { $seat }: { $cards }.
    }
review_held_no_ace =
    { $seat_is ->
        [you] לא היו לך
       *[other] ל־{ $seat } לא היו
    } אסים.
review_held_no_suit =
    { $seat_is ->
        [you] לא היה לך
       *[other] ל־{ $seat } לא היה
    } { $suit }.
review_tricks_taken =
    { $seat_is ->
        [you] בסוף לקחת
        [feminine] בסוף { $seat } לקחה
        [masculine] בסוף { $seat } לקח
       *[other] המאזן של { $seat } בסוף:
    } { $won } מתוך { $trick_count ->
        [one] לקיחה אחת
        [two] שתי לקיחות
       *[other] { $trick_count } לקיחות
    }.
review_call_chance = הסיכוי לעמוד ביעד ירד מ־{ $best_percent } ל־{ $done_percent }.
review_cost_chance =
    הבחירה { $seat_is ->
        [you] שלך
       *[other] של { $seat }
    } ב־“{ $action }” הורידה את הסיכוי לנצח ב־{ $percent } לעומת “{ $best_action }”.
review_cost_points =
    הבחירה { $seat_is ->
        [you] שלך
       *[other] של { $seat }
    } ב־“{ $action }” הפסידה { $point_count ->
        [1] נקודה אחת
        [one] { $point_count } נקודה
        [two] שתי נקודות
       *[other] { $point_count } נקודות
    } לעומת “{ $best_action }”.
review_cards_left =
    { $seat_is ->
        [you]
            { $card_count ->
                [one] נשאר לך קלף אחד
                [two] נשארו לך שני קלפים
               *[other] נשארו לך { $card_count } קלפים
            }
       *[other]
            ל־{ $seat } { $card_count ->
                [one] נשאר קלף אחד
                [two] נשארו שני קלפים
               *[other] נשארו { $card_count } קלפים
            }
    }, ואצל האחרים המספר הקטן ביותר היה { $fewest }.
review_call_so_far =
    { $seat_is ->
        [you] אמרת { $call }, ועד אז לקחת { $won }.
        [feminine] { $seat } אמרה { $call }, ועד אז לקחה { $won }.
        [masculine] { $seat } אמר { $call }, ועד אז לקח { $won }.
       *[other] { $seat }: יעד { $call }, לקיחות עד אז { $won }.
    }

## Reviews

turned_by_action =
    { $seat_is ->
        [you] נקודת המפנה הייתה אירוע { $n }, הבחירה שלך ב־“{ $action }”.
       *[other] נקודת המפנה הייתה אירוע { $n }, הבחירה של { $seat } ב־“{ $action }”.
    } { $first_seat_is ->
        [you] מאותו רגע הניצחון היה צפוי לך.
       *[other] מאותו רגע הניצחון היה צפוי ל־{ $first_seat }.
    }
turned_by_shuffle =
    נקודת המפנה הייתה אירוע { $n }, הערבוב. { $first_seat_is ->
        [you] מאותו רגע הניצחון היה צפוי לך.
       *[other] מאותו רגע הניצחון היה צפוי ל־{ $first_seat }.
    }
turned_last_by_action =
    { $seat_is ->
        [you] המשחק היה פתוח עד לאירוע האחרון, הבחירה שלך ב־“{ $action }”.
       *[other] המשחק היה פתוח עד לאירוע האחרון, הבחירה של { $seat } ב־“{ $action }”.
    }
turned_last_by_shuffle = המשחק היה פתוח עד לאירוע האחרון, הערבוב.
count_wins =
    { $count ->
        [one] ניצחון אחד
        [two] שני ניצחונות
       *[other] { $count } ניצחונות
    }
deal_and_event = חלוקה { $deal }, אירוע { $event }
review_mistakes =
    { $seat_is ->
        [you]
            { $mistake_count ->
                [0] לא עשית אף טעות.
                [one] עשית טעות אחת.
                [two] עשית שתי טעויות.
               *[other] עשית { $mistake_count } טעויות.
            }
        [feminine]
            { $mistake_count ->
                [0] { $seat } לא עשתה אף טעות.
                [one] { $seat } עשתה טעות אחת.
                [two] { $seat } עשתה שתי טעויות.
               *[other] { $seat } עשתה { $mistake_count } טעויות.
            }
        [masculine]
            { $mistake_count ->
                [0] { $seat } לא עשה אף טעות.
                [one] { $seat } עשה טעות אחת.
                [two] { $seat } עשה שתי טעויות.
               *[other] { $seat } עשה { $mistake_count } טעויות.
            }
       *[other]
            { $mistake_count ->
                [0] { $seat }: בלי טעויות.
                [one] { $seat }: טעות אחת.
                [two] { $seat }: שתי טעויות.
               *[other] { $seat }: { $mistake_count } טעויות.
            }
    }
review_lost_both =
    { $seat_is ->
        [you] הפסדת
        [feminine] { $seat } הפסידה
        [masculine] { $seat } הפסיד
       *[other] הפסד של { $seat }:
    } { $point_count ->
        [1] נקודה אחת
        [one] { $point_count } נקודה
        [two] שתי נקודות
       *[other] { $point_count } נקודות
    } בהכרזות ו־{ $play_points } במשחק.
review_lost =
    { $seat_is ->
        [you] הפסדת
        [feminine] { $seat } הפסידה
        [masculine] { $seat } הפסיד
       *[other] הפסד של { $seat }:
    } { $point_count ->
        [1] נקודה אחת
        [one] { $point_count } נקודה
        [two] שתי נקודות
       *[other] { $point_count } נקודות
    }.
review_page_title = { $game }: ניתוח
review_chart_about = אחרי כל אירוע; הקו המקווקו הוא נקודת המפנה.
review_chart_label = הניקוד הצפוי של כל שחקן לאורך המשחק
review_decisions_heading = איך כל אחד החליט
review_decisions_about = הפסד נספר רק אם המזל לא יכול להסביר אותו.
review_losses_heading = כל ההפסדים
review_losses_about =
    { $decision_count ->
        [one] { $n } מתוך החלטה אחת.
        [two] { $n } מתוך שתי החלטות.
       *[other] { $n } מתוך { $decision_count } החלטות.
    }
column_event = אירוע
column_deal = חלוקה
column_done = נבחר
column_better = עדיף
column_lost = הפסד
column_decisions = החלטות
column_mistakes = טעויות
column_points_lost = נקודות שאבדו
advice_is_simpler = זו עצה פשוטה יותר: לעצה מעמיקה צריך מהדר, ואין כאן כזה.
breaches_heading = קלפים ששוחקו בניגוד לחוקים
