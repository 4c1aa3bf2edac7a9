event_play =
    { $seat_is ->
        [you] لعبت { $cards }.
        [feminine] { $seat } لعبت { $cards }.
        [masculine] { $seat } لعب { $cards }.
       *[other] { $seat }: لعب { $cards }.
    }
event_call =
    { $seat_is ->
        [you] طلبت { $n }.
        [feminine] { $seat } طلبت { $n }.
        [masculine] { $seat } طلب { $n }.
       *[other] { $seat }: طلب { $n }.
    }
event_bid =
    { $seat_is ->
        [you] زايدت بـ{ $n } { $suit }.
        [feminine] { $seat } زايدت بـ{ $n } { $suit }.
        [masculine] { $seat } زايد بـ{ $n } { $suit }.
       *[other] { $seat }: مزايدة بـ{ $n } { $suit }.
    }
event_pass =
    { $seat_is ->
        [you] قلت باس.
        [feminine] { $seat } قالت باس.
        [masculine] { $seat } قال باس.
       *[other] { $seat }: باس.
    }
event_dash =
    { $seat_is ->
        [you] أعلنت داش كول.
        [feminine] { $seat } أعلنت داش كول.
        [masculine] { $seat } أعلن داش كول.
       *[other] { $seat }: إعلان داش كول.
    }
event_void =
    { $seat_is ->
        [you] أعلنت فويد { $suit }.
        [feminine] { $seat } أعلنت فويد { $suit }.
        [masculine] { $seat } أعلن فويد { $suit }.
       *[other] { $seat }: إعلان فويد { $suit }.
    }
event_name =
    { $seat_is ->
        [you] سمّيت النوع: { $suit }.
        [feminine] { $seat } سمّت النوع: { $suit }.
        [masculine] { $seat } سمّى النوع: { $suit }.
       *[other] { $seat }: تسمية { $suit }.
    }
event_draw =
    { $seat_is ->
        [you] سحبت ورقة.
        [feminine] { $seat } سحبت ورقة.
        [masculine] { $seat } سحب ورقة.
       *[other] { $seat }: سحب ورقة.
    }
event_take =
    { $seat_is ->
        [you]
            أخذت { $card_count ->
                [zero] { $card_count } ورقة
                [one] ورقة واحدة
                [two] ورقتين
                [few] { $card_count } أوراق
                [many] { $card_count } ورقة
               *[other] { $card_count } ورقة
            }.
        [feminine]
            { $seat } أخذت { $card_count ->
                [zero] { $card_count } ورقة
                [one] ورقة واحدة
                [two] ورقتين
                [few] { $card_count } أوراق
                [many] { $card_count } ورقة
               *[other] { $card_count } ورقة
            }.
        [masculine]
            { $seat } أخذ { $card_count ->
                [zero] { $card_count } ورقة
                [one] ورقة واحدة
                [two] ورقتين
                [few] { $card_count } أوراق
                [many] { $card_count } ورقة
               *[other] { $card_count } ورقة
            }.
       *[other]
            { $seat }: أخذ { $card_count ->
                [zero] { $card_count } ورقة
                [one] ورقة واحدة
                [two] ورقتين
                [few] { $card_count } أوراق
                [many] { $card_count } ورقة
               *[other] { $card_count } ورقة
            }.
    }
event_taken =
    { $seat_is ->
        [you] أخذت الأوراق.
        [feminine] { $seat } أخذت الأوراق.
        [masculine] { $seat } أخذ الأوراق.
       *[other] { $seat }: أخذ الأوراق.
    }
event_give =
    { $seat_is ->
        [you] مرّرت { $cards }.
        [feminine] { $seat } مرّرت أوراقًا.
        [masculine] { $seat } مرّر أوراقًا.
       *[other] { $seat }: تمرير أوراق.
    }
event_choose =
    { $seat_is ->
        [you] اخترت: { $action }.
        [feminine] { $seat } اختارت: { $action }.
        [masculine] { $seat } اختار: { $action }.
       *[other] اختيار { $seat }: { $action }.
    }
event_shuffle = خُلط الورق.
event_undo = جرى التراجع عن حركة.
event_other =
    { $seat_is ->
        [you] أنت: { $action }.
       *[other] { $seat }: { $action }.
    }
event_last_card =
    { $seat_is ->
        [you] أعلنت ورقتك الأخيرة.
        [feminine] { $seat } أعلنت ورقتها الأخيرة.
        [masculine] { $seat } أعلن ورقته الأخيرة.
       *[other] { $seat }: إعلان الورقة الأخيرة.
    }
event_win_trick =
    { $seat_is ->
        [you] أكلت اللمّة.
        [feminine] { $seat } أكلت اللمّة.
        [masculine] { $seat } أكل اللمّة.
       *[other] اللمّة من نصيب { $seat }.
    }
round_note = الجولة { $round }: { $note }
event_number = الحدث { $n }
event_slider_label = الحدث

## Events in the terminal

event_draw_cards = سحبت { $cards }.
event_take_cards = أخذت { $cards }.
event_stock_empty =
    { $seat_is ->
        [you] ما أخذت شيئًا: لم يبقَ ورق يُسحب.
        [feminine] { $seat } لم تأخذ شيئًا: لم يبقَ ورق يُسحب.
        [masculine] { $seat } لم يأخذ شيئًا: لم يبقَ ورق يُسحب.
       *[other] لا شيء لـ{ $seat }: لم يبقَ ورق يُسحب.
    }
event_get_cards = جاءتك { $cards }.
event_get =
    { $seat_is ->
        [you]
            جاءتك { $card_count ->
                [zero] 0 ورقة
                [one] ورقة واحدة
                [two] ورقتان
                [few] { $card_count } أوراق
                [many] { $card_count } ورقة
               *[other] { $card_count } ورقة
            }.
       *[other]
            جاءت إلى { $seat } { $card_count ->
                [zero] 0 ورقة
                [one] ورقة واحدة
                [two] ورقتان
                [few] { $card_count } أوراق
                [many] { $card_count } ورقة
               *[other] { $card_count } ورقة
            }.
    }
event_deal = وُزّع الورق.
event_stock_shuffled = خُلطت كومة اللعب وأصبحت كومة السحب الجديدة.
# After the headline of a deal: Round 3 of 25 · 3 cards each · Nour starts
seat_starts =
    { $seat_is ->
        [you] البدء لك
       *[other] البدء لـ{ $seat }
    }
