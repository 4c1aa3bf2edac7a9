event_play =
    { $seat_is ->
        [you] Je speelt { $cards }.
       *[other] { $seat } speelt { $cards }.
    }
event_call =
    { $seat_is ->
        [you] Je voorspelt { $n }.
       *[other] { $seat } voorspelt { $n }.
    }
event_bid =
    { $seat_is ->
        [you] Je biedt { $n } { $suit }.
       *[other] { $seat } biedt { $n } { $suit }.
    }
event_pass =
    { $seat_is ->
        [you] Je past.
       *[other] { $seat } past.
    }
event_dash =
    { $seat_is ->
        [you] Je meldt een dash call.
       *[other] { $seat } meldt een dash call.
    }
event_void =
    { $seat_is ->
        [you] Je meldt een renonce in { $suit }.
       *[other] { $seat } meldt een renonce in { $suit }.
    }
event_name =
    { $seat_is ->
        [you] Je noemt { $suit }.
       *[other] { $seat } noemt { $suit }.
    }
event_draw =
    { $seat_is ->
        [you] Je trekt een kaart.
       *[other] { $seat } trekt een kaart.
    }
event_take =
    { $seat_is ->
        [you]
            Je pakt { $card_count ->
                [one] { $card_count } kaart
               *[other] { $card_count } kaarten
            }.
       *[other]
            { $seat } pakt { $card_count ->
                [one] { $card_count } kaart
               *[other] { $card_count } kaarten
            }.
    }
event_taken =
    { $seat_is ->
        [you] Je pakt de kaarten.
       *[other] { $seat } pakt de kaarten.
    }
event_give =
    { $seat_is ->
        [you] Je geeft { $cards } door.
       *[other] { $seat } geeft kaarten door.
    }
event_choose =
    { $seat_is ->
        [you] Je kiest: { $action }.
       *[other] { $seat } kiest: { $action }.
    }
event_shuffle = De kaarten zijn geschud.
event_undo = Er is een zet teruggenomen.
event_other =
    { $seat_is ->
        [you] Jij: { $action }.
       *[other] { $seat }: { $action }.
    }
event_last_card =
    { $seat_is ->
        [you] Je meldt je laatste kaart.
       *[other] { $seat } meldt de laatste kaart.
    }
event_win_trick =
    { $seat_is ->
        [you] Je wint de slag.
       *[other] { $seat } wint de slag.
    }
round_note = Ronde { $round }: { $note }
event_number = Stap { $n }
event_slider_label = Stap

## Events in the terminal

event_draw_cards = Je trekt { $cards }.
event_take_cards = Je pakt { $cards }.
event_stock_empty =
    { $seat_is ->
        [you] Je krijgt niets: er zijn geen kaarten meer om te trekken.
       *[other] { $seat } krijgt niets: er zijn geen kaarten meer om te trekken.
    }
event_get_cards = Je krijgt { $cards }.
event_get =
    { $seat_is ->
        [you]
            Je krijgt { $card_count ->
                [one] { $card_count } kaart
               *[other] { $card_count } kaarten
            }.
       *[other]
            { $seat } krijgt { $card_count ->
                [one] { $card_count } kaart
               *[other] { $card_count } kaarten
            }.
    }
event_deal = De kaarten zijn gegeven.
event_stock_shuffled = De aflegstapel wordt geschud en is de nieuwe trekstapel.
# After the headline of a deal: Round 3 of 25 · 3 cards each · Nour starts
seat_starts =
    { $seat_is ->
        [you] Jij begint
       *[other] { $seat } begint
    }
