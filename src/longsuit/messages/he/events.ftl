event_play =
    { $seat_is ->
        [you] שיחקת { $cards }.
        [feminine] { $seat } שיחקה { $cards }.
        [masculine] { $seat } שיחק { $cards }.
       *[other] { $seat }: { $cards }.
    }
event_call =
    { $seat_is ->
        [you] אמרת { $n }.
        [feminine] { $seat } אמרה { $n }.
        [masculine] { $seat } אמר { $n }.
       *[other] { $seat }: { $n }.
    }
event_bid =
    { $seat_is ->
        [you] הכרזת { $n } { $suit }.
        [feminine] { $seat } הכריזה { $n } { $suit }.
        [masculine] { $seat } הכריז { $n } { $suit }.
       *[other] { $seat }: הכרזה של { $n } { $suit }.
    }
event_pass =
    { $seat_is ->
        [you] אמרת פאס.
        [feminine] { $seat } אמרה פאס.
        [masculine] { $seat } אמר פאס.
       *[other] { $seat }: פאס.
    }
event_dash =
    { $seat_is ->
        [you] הודעת על דאש קול.
        [feminine] { $seat } הודיעה על דאש קול.
        [masculine] { $seat } הודיע על דאש קול.
       *[other] { $seat }: דאש קול.
    }
event_void =
    { $seat_is ->
        [you] הודעת על חוסר ב{ $suit }.
        [feminine] { $seat } הודיעה על חוסר ב{ $suit }.
        [masculine] { $seat } הודיע על חוסר ב{ $suit }.
       *[other] { $seat }: חוסר ב{ $suit }.
    }
event_name =
    { $seat_is ->
        [you] בחרת { $suit }.
        [feminine] { $seat } בחרה { $suit }.
        [masculine] { $seat } בחר { $suit }.
       *[other] { $seat }: הסדרה היא { $suit }.
    }
event_draw =
    { $seat_is ->
        [you] משכת קלף.
        [feminine] { $seat } משכה קלף.
        [masculine] { $seat } משך קלף.
       *[other] { $seat }: משיכת קלף.
    }
event_take =
    { $seat_is ->
        [you]
            לקחת { $card_count ->
                [one] קלף אחד
                [two] שני קלפים
               *[other] { $card_count } קלפים
            }.
        [feminine]
            { $seat } לקחה { $card_count ->
                [one] קלף אחד
                [two] שני קלפים
               *[other] { $card_count } קלפים
            }.
        [masculine]
            { $seat } לקח { $card_count ->
                [one] קלף אחד
                [two] שני קלפים
               *[other] { $card_count } קלפים
            }.
       *[other]
            { $card_count ->
                [one] קלף אחד עבר
                [two] שני קלפים עברו
               *[other] { $card_count } קלפים עברו
            } אל { $seat }.
    }
event_taken =
    { $seat_is ->
        [you] לקחת את הקלפים.
        [feminine] { $seat } לקחה את הקלפים.
        [masculine] { $seat } לקח את הקלפים.
       *[other] הקלפים עברו אל { $seat }.
    }
event_give =
    { $seat_is ->
        [you] העברת { $cards }.
        [feminine] { $seat } העבירה קלפים.
        [masculine] { $seat } העביר קלפים.
       *[other] { $seat }: העברת קלפים.
    }
event_choose =
    { $seat_is ->
        [you] בחרת: { $action }.
        [feminine] { $seat } בחרה: { $action }.
        [masculine] { $seat } בחר: { $action }.
       *[other] הבחירה של { $seat }: { $action }.
    }
event_shuffle = הקלפים עורבבו.
event_undo = מהלך בוטל.
event_other =
    { $seat_is ->
        [you] המהלך שלך: { $action }.
       *[other] { $seat }: { $action }.
    }
event_last_card =
    { $seat_is ->
        [you] הודעת על הקלף האחרון.
        [feminine] { $seat } הודיעה על הקלף האחרון.
        [masculine] { $seat } הודיע על הקלף האחרון.
       *[other] { $seat }: “קלף אחרון”.
    }
event_win_trick =
    { $seat_is ->
        [you] זכית בלקיחה.
        [feminine] { $seat } זכתה בלקיחה.
        [masculine] { $seat } זכה בלקיחה.
       *[other] הלקיחה הולכת אל { $seat }.
    }
round_note = סיבוב { $round }: { $note }
event_number = אירוע { $n }
event_slider_label = אירוע

## Events in the terminal

event_draw_cards = משכת { $cards }.
event_take_cards = לקחת { $cards }.
event_stock_empty =
    { $seat_is ->
        [you] לא קיבלת כלום: לא נשארו קלפים למשוך.
        [feminine] { $seat } לא קיבלה כלום: לא נשארו קלפים למשוך.
        [masculine] { $seat } לא קיבל כלום: לא נשארו קלפים למשוך.
       *[other] { $seat }: כלום, כי לא נשארו קלפים למשוך.
    }
event_get_cards = קיבלת { $cards }.
event_get =
    { $seat_is ->
        [you]
            קיבלת { $card_count ->
                [one] קלף אחד
                [two] שני קלפים
               *[other] { $card_count } קלפים
            }.
        [feminine]
            { $seat } קיבלה { $card_count ->
                [one] קלף אחד
                [two] שני קלפים
               *[other] { $card_count } קלפים
            }.
        [masculine]
            { $seat } קיבל { $card_count ->
                [one] קלף אחד
                [two] שני קלפים
               *[other] { $card_count } קלפים
            }.
       *[other]
            { $card_count ->
                [one] קלף אחד עבר
                [two] שני קלפים עברו
               *[other] { $card_count } קלפים עברו
            } אל { $seat }.
    }
event_deal = הקלפים חולקו.
event_stock_shuffled = הערימה עורבבה והפכה לקופה החדשה.
# After the headline of a deal: Round 3 of 25 · 3 cards each · Nour starts
seat_starts =
    { $seat_is ->
        [you] התור הראשון שלך
       *[other] התור הראשון של { $seat }
    }
