reason_call_made = A call of { $n } comes true in { $percent } of the deals tried.
reason_others_called =
    The others have called { $n } so far, out of { $trick_count ->
        [one] { $trick_count } trick
       *[other] { $trick_count } tricks
    }.
reason_no_ace = You have no aces.
reason_your_aces = Your aces: { $cards }.
reason_your_suit = Your { $suit }: { $cards }.
reason_gift_makes_void = Without { $cards } you have no { $suit }.
reason_least_useful = Of all your cards, { $cards } are the least useful.
reason_call_reached = You have the tricks you called and want no more.
reason_need_every_trick = You need every trick that’s left.
reason_call_state =
    You called { $call } and have won { $won }, with { $trick_count ->
        [one] { $trick_count } trick
       *[other] { $trick_count } tricks
    } to come.
reason_call_lost = You called { $call } and have won { $won }: your call is already lost.
reason_card_loses = { $card } doesn’t beat { $other_card }.
reason_last_card_wins = { $card } is the last card of the trick and wins it.
reason_may_be_trumped =
    { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } shown no { $suit } and could trump { $card } ({ $percent } chance of holding a trump).
reason_trumps = { $card } trumps, and only a higher trump beats it.
reason_higher_cards_out =
    { $card_count ->
        [one] { $card_count } higher { $suit_one } is still out and can beat { $card }.
       *[other] { $card_count } higher { $suit } are still out and can beat { $card }.
    }
reason_others_void = The players still to come have shown no { $suit } and can’t beat { $card }.
reason_nobody_beats = Nobody still to play can beat { $card }.
reason_highest_left = { $card } is the highest { $suit_one } left: only a trump can beat it.
reason_wins_unless_trumped = { $card } wins unless it’s trumped.
reason_seat_beats =
    { $seat_is ->
        [you] You hold
       *[other] { $seat } holds
    } { $other_card } and can beat { $card }.
reason_someone_beats = Someone still to play holds { $other_card } and can beat { $card }.
reason_likeliest_threat = The biggest threat to { $card } is { $other_card } ({ $percent } chance that someone still to play holds it).
reason_wins_unless_seat_or_trump =
    { $card } wins unless { $seat_is ->
        [you] you hold { $other_card } ({ $percent } chance) or trump it.
       *[other] { $seat } holds { $other_card } ({ $percent } chance) or trumps it.
    }
reason_wins_unless_seat =
    { $card } wins unless { $seat_is ->
        [you] you hold
       *[other] { $seat } holds
    } { $other_card } ({ $percent } chance).
reason_wins_unless_someone_or_trump = { $card } wins unless someone still to play holds { $other_card } ({ $percent } chance) or trumps it.
reason_wins_unless_someone = { $card } wins unless someone still to play holds { $other_card } ({ $percent } chance).
reason_only_action = There’s nothing else you can do.
reason_no_trick = You take no tricks in { $percent } of the deals tried.
reason_passing_worth =
    Passing is worth { $point_count ->
        [one] { $point_count } point
       *[other] { $point_count } points
    } on average.
reason_no_suit = You have no { $suit }.
reason_best_match_chance = It gives the best chance of winning the match.
reason_worth =
    It’s worth { $point_count ->
        [one] { $point_count } point
       *[other] { $point_count } points
    } on average.
reason_other_maybe_chance =
    “{ $action }” scored { $point_count ->
        [one] { $point_count } point more
       *[other] { $point_count } points more
    }, but that may be chance.
reason_other_less_chance =
    “{ $action }” scores { $point_count ->
        [one] { $point_count } point more
       *[other] { $point_count } points more
    }, but gives less of a chance of winning the match.
reason_other_helps_others =
    “{ $action }” gives you { $point_count ->
        [one] { $point_count } point more
       *[other] { $point_count } points more
    }, but gains the others even more.
reason_seat_takes =
    { $seat_is ->
        [you] You take cards unless you
       *[other] { $seat } takes cards unless they
    } can answer (chance of an answer: { $percent }).
reason_seat_has_card =
    The chance that { $seat_is ->
        [you] you have
       *[other] { $seat } has
    } a card to play on it is { $percent }.
reason_can_follow = You can follow it with { $cards }.
reason_seat_can_follow =
    The chance that { $seat_is ->
        [you] you
       *[other] { $seat }
    } can follow is { $percent }.
reason_only_card_of_suit = { $card } is your only { $suit_one }.
reason_better_without = You’re better off without { $cards }.
reason_take =
    You have no better answer than to take { $card_count ->
        [one] { $card_count } card
       *[other] { $card_count } cards
    }.
reason_keep_cards = It’s better to keep your cards than to play one now.
reason_play_all_out = You play all your cards and are out.
reason_play_all_win = You play all your cards and win.
reason_sheds_cards =
    It gets rid of { $card_count ->
        [one] { $card_count } card
       *[other] { $card_count } cards
    } at once.
reason_announce_last = It leaves one card, which has to be announced.
reason_blocks_unless_answer =
    { $seat_is ->
        [you]
            You have only { $card_count ->
                [one] { $card_count } card
               *[other] { $card_count } cards
            } left, and this keeps you from playing unless you can answer.
       *[other]
            { $seat } has only { $card_count ->
                [one] { $card_count } card
               *[other] { $card_count } cards
            } left, and this keeps them from playing unless they can answer.
    }
reason_blocks =
    { $seat_is ->
        [you]
            You have only { $card_count ->
                [one] { $card_count } card
               *[other] { $card_count } cards
            } left, and this keeps you from playing.
       *[other]
            { $seat } has only { $card_count ->
                [one] { $card_count } card
               *[other] { $card_count } cards
            } left, and this keeps them from playing.
    }
reason_play_again = You play again after { $card }.
reason_name_suit = You name the suit to be played on { $card }.
reason_everyone_passes = Everyone passes a card to the left after { $card }.
review_held_aces =
    Of the aces, { $seat_is ->
        [you] you
       *[other] { $seat }
    } held { $cards }.
review_held_cards =
    { $seat_is ->
        [you] You held
       *[other] { $seat } held
    } { $cards }.
review_held_no_ace =
    { $seat_is ->
        [you] You held no aces.
       *[other] { $seat } held no aces.
    }
review_held_no_suit =
    { $seat_is ->
        [you] You held no { $suit }.
       *[other] { $seat } held no { $suit }.
    }
review_tricks_taken =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } took { $won } of { $trick_count ->
        [one] { $trick_count } trick
       *[other] { $trick_count } tricks
    } in the end.
review_call_chance = The chance of making the call went from { $best_percent } to { $done_percent }.
review_cost_chance =
    { $seat_is ->
        [you] Your “{ $action }”
       *[other] “{ $action }” by { $seat }
    } lowered the chance of winning by { $percent } compared with “{ $best_action }”.
review_cost_points =
    { $seat_is ->
        [you] Your “{ $action }”
       *[other] “{ $action }” by { $seat }
    } gave away { $point_count ->
        [one] { $point_count } point
       *[other] { $point_count } points
    } compared with “{ $best_action }”.
review_cards_left =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } had { $card_count ->
        [one] { $card_count } card
       *[other] { $card_count } cards
    } left, and the closest of the others had { $fewest }.
review_call_so_far =
    { $seat_is ->
        [you] You had called { $call } and taken { $won }.
       *[other] { $seat } had called { $call } and taken { $won }.
    }

## Reviews

turned_by_action =
    { $seat_is ->
        [you] The turning point was event { $n }, your “{ $action }”.
       *[other] The turning point was event { $n }, “{ $action }” by { $seat }.
    } { $first_seat_is ->
        [you] From then on, you were expected to win.
       *[other] From then on, { $first_seat } was expected to win.
    }
turned_by_shuffle =
    The turning point was event { $n }, the shuffle. { $first_seat_is ->
        [you] From then on, you were expected to win.
       *[other] From then on, { $first_seat } was expected to win.
    }
turned_last_by_action =
    { $seat_is ->
        [you] The game was open until its last event, your “{ $action }”.
       *[other] The game was open until its last event, “{ $action }” by { $seat }.
    }
turned_last_by_shuffle = The game was open until its last event, the shuffle.
count_wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
deal_and_event = Deal { $deal }, event { $event }
review_mistakes =
    { $mistake_count ->
        [one]
            { $seat_is ->
                [you] You made { $mistake_count } mistake.
               *[other] { $seat } made { $mistake_count } mistake.
            }
       *[other]
            { $seat_is ->
                [you] You made { $mistake_count } mistakes.
               *[other] { $seat } made { $mistake_count } mistakes.
            }
    }
review_lost_both =
    { $point_count ->
        [one]
            { $seat_is ->
                [you] You lost { $point_count } point in bidding and { $play_points } in play.
               *[other] { $seat } lost { $point_count } point in bidding and { $play_points } in play.
            }
       *[other]
            { $seat_is ->
                [you] You lost { $point_count } points in bidding and { $play_points } in play.
               *[other] { $seat } lost { $point_count } points in bidding and { $play_points } in play.
            }
    }
review_lost =
    { $seat_is ->
        [you]
            You lost { $point_count ->
                [one] { $point_count } point
               *[other] { $point_count } points
            }.
       *[other]
            { $seat } lost { $point_count ->
                [one] { $point_count } point
               *[other] { $point_count } points
            }.
    }
review_page_title = { $game }: review
review_chart_about = After every event; the dashed line is the turning point.
review_chart_label = Expected score of every player over the game
review_decisions_heading = How well everyone decided
review_decisions_about = A loss counts only if chance can’t explain it.
review_losses_heading = Every loss
review_losses_about =
    { $decision_count ->
        [one] { $n } of { $decision_count } decision.
       *[other] { $n } of { $decision_count } decisions.
    }
column_event = Event
column_deal = Deal
column_done = Done
column_better = Better
column_lost = Lost
column_decisions = Decisions
column_mistakes = Mistakes
column_points_lost = Points lost
advice_is_simpler = This is simpler advice: the thorough kind needs a compiler, and there’s none here.
breaches_heading = Cards played against the rules
