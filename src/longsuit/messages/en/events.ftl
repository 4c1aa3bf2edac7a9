event_play =
    { $seat_is ->
        [you] You play { $cards }.
       *[other] { $seat } plays { $cards }.
    }
event_call =
    { $seat_is ->
        [you] You call { $n }.
       *[other] { $seat } calls { $n }.
    }
event_bid =
    { $seat_is ->
        [you] You bid { $n } { $suit }.
       *[other] { $seat } bids { $n } { $suit }.
    }
event_pass =
    { $seat_is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event_dash =
    { $seat_is ->
        [you] You declare a dash call.
       *[other] { $seat } declares a dash call.
    }
event_void =
    { $seat_is ->
        [you] You declare a void in { $suit }.
       *[other] { $seat } declares a void in { $suit }.
    }
event_name =
    { $seat_is ->
        [you] You name { $suit }.
       *[other] { $seat } names { $suit }.
    }
event_draw =
    { $seat_is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
event_take =
    { $seat_is ->
        [you]
            You take { $card_count ->
                [one] { $card_count } card
               *[other] { $card_count } cards
            }.
       *[other]
            { $seat } takes { $card_count ->
                [one] { $card_count } card
               *[other] { $card_count } cards
            }.
    }
event_taken =
    { $seat_is ->
        [you] You take the cards.
       *[other] { $seat } takes the cards.
    }
event_give =
    { $seat_is ->
        [you] You pass on { $cards }.
       *[other] { $seat } passes cards on.
    }
event_choose =
    { $seat_is ->
        [you] You choose: { $action }.
       *[other] { $seat } chooses: { $action }.
    }
event_shuffle = The cards are shuffled.
event_undo = A move was taken back.
event_other =
    { $seat_is ->
        [you] You: { $action }.
       *[other] { $seat }: { $action }.
    }
event_last_card =
    { $seat_is ->
        [you] You announce your last card.
       *[other] { $seat } announces their last card.
    }
event_win_trick =
    { $seat_is ->
        [you] You win the trick.
       *[other] { $seat } wins the trick.
    }
round_note = Round { $round }: { $note }
event_number = Event { $n }
event_slider_label = Event

## Events in the terminal

event_draw_cards = You draw { $cards }.
event_take_cards = You take { $cards }.
event_stock_empty =
    { $seat_is ->
        [you] You get nothing: there are no cards left to draw.
       *[other] { $seat } gets nothing: there are no cards left to draw.
    }
event_get_cards = You get { $cards }.
event_get =
    { $seat_is ->
        [you]
            You get { $card_count ->
                [one] { $card_count } card
               *[other] { $card_count } cards
            }.
       *[other]
            { $seat } gets { $card_count ->
                [one] { $card_count } card
               *[other] { $card_count } cards
            }.
    }
event_deal = The cards are dealt.
event_stock_shuffled = The pile is shuffled and becomes the new stock.
# After the headline of a deal: Round 3 of 25 · 3 cards each · Nour starts
seat_starts =
    { $seat_is ->
        [you] You start
       *[other] { $seat } starts
    }
