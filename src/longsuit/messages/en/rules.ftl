players_cannot_shuffle = The cards are shuffled for you: choose another action.
wrong_cards_to_shuffle = These aren’t the right cards to shuffle.
wait_for_shuffle = Wait until the cards have been shuffled.
game_is_over = The game is over.
turn_not_shuffle =
    It’s { $seat_is ->
        [you] your turn
       *[other] { $seat }’s turn
    }, not time to shuffle.
not_their_turn =
    It’s { $seat_is ->
        [you] your turn
       *[other] { $seat }’s turn
    }, not { $other_seat_is ->
        [you] yours
       *[other] { $other_seat }’s
    }.
bid_out_of_range =
    Bid { $least } to { $trick_count ->
        [one] { $trick_count } trick
       *[other] { $trick_count } tricks
    } ({ $rule }).
bid_too_low = Bid higher than { $best_bid } ({ $rule }).
bid_higher_prompt = Bid higher than { $best_bid }, or pass.
bid_first_prompt =
    Bid { $trick_count ->
        [one] { $trick_count } trick
       *[other] { $trick_count } tricks
    } or more, or pass.
call_out_of_range = Call a number from 0 to { $most }.
call_hook_refused = You call last, and the calls can’t add up to { $total }: call anything but { $n } ({ $rule }).
call_prompt_except = Call a number from { $least } to { $most }, but not { $n }.
call_prompt = Call a number from { $least } to { $most }.
lead_prompt = You lead: play any card.
follow_suit_prompt = Follow suit: play a { $suit_one }.
cannot_follow_prompt = You have no { $suit }: play any card.
card_not_held = You don’t have { $cards }.
must_follow_suit = Follow suit: play a { $suit_one } ({ $rule }).
action_name = Name { $suit }
action_void = Declare a void in { $suit }
action_give = Pass { $cards }
action_draw = Draw a card
action_take = Take the cards
action_dash = Declare a dash call: take no tricks at all
action_pass = Pass
action_shuffle = Shuffle
action_call = Call { $n }
action_bid =
    Bid { $n } { $suit_id ->
        [N] { $suit }
       *[other] in { $suit }
    }
action_play = Play { $cards }
action_play_last = Play { $cards } and announce your last card
play_one_card_now = Play one card now ({ $rule }).
action_estimate = Estimate { $n }
action_ask_redeal = Ask for a new deal
needs_one_round = A game needs at least one round (§1).
dash_call_too_late = It’s too late for a dash call: declare it before the bids and estimates (§3).
bid_or_pass_now = Bid or pass now ({ $rule }).
estimate_hook_refused = You estimate last, and the estimates can’t add up to { $total }: estimate anything but { $n } (§5).
estimate_out_of_range = Give an estimate from 0 to { $most } (§5).
estimate_now = Estimate your tricks now (§5).
estimate_prompt_except = Give an estimate from 0 to { $most }, but not { $n }.
estimate_prompt = Give an estimate from 0 to { $most }.
not_void_in_suit = You can’t declare a void in { $suit }: you have at least one ({ $rule }).
redeal_needs_void = You can ask for a redeal only if you’re void in a suit ({ $rule }).
declare_or_pass_now = Declare or pass now ({ $rule }).
dash_call_prompt = Declare a dash call, or pass.
void_prompt = You’re void in a suit: declare what you like, then pass.
void_due_prompt = You’re void in { $suit }, which is declared for you.
nothing_to_declare_prompt = You have nothing to declare: pass.
too_many_dash_calls =
    Only { $player_count ->
        [one] { $player_count } player
       *[other] { $player_count } players
    } can declare a dash call in a round ({ $rule }).
no_dash_calls = There are no dash calls in this round ({ $rule }).
no_void_declarations = You can’t declare voids in this game ({ $rule }).
void_due = Your void in { $suit } is declared first ({ $rule }).
void_already_declared = You’ve already declared a void in { $suit } ({ $rule }).
call_tricks_now = Call a number of tricks now ({ $rule }).
hand_too_large =
    With { $player_count ->
        [one] { $player_count } player
       *[other] { $player_count } players
    }, each can have at most { $card_count ->
        [one] { $card_count } card
       *[other] { $card_count } cards
    }, not { $n } ({ $rule }).
option_without_effect = { $option } changes nothing with this scoring: leave it as it is by default ({ $rule }).
choose_continue = Play this deal without trump
choose_redeal = Shuffle and deal again
choose_end = End the match
choose_after_passes = Everyone has passed: choose to play without trump, deal again or end the match (§3).
pass_three_cards_now = Pass three cards now (§4).
frisch_needs_all_cards = Frisch needs all the cards: with it, each player is dealt { $n } ({ $rule }).
call_below_bid =
    You bid { $trick_count ->
        [one] { $trick_count } trick
       *[other] { $trick_count } tricks
    }: call at least that many (§5).
all_passed_prompt = Everyone has passed: play without trump, deal again or end the match.
pass_different_cards =
    Pass { $card_count ->
        [one] { $card_count } card
       *[other] { $card_count } different cards
    } ({ $rule }).
pass_cards_prompt =
    Pass { $card_count ->
        [one] { $card_count } card
       *[other] { $card_count } cards
    } to { $seat }.
play_false_announcement =
    Play { $cards } with a false announcement: you draw { $card_count ->
        [one] { $card_count } card
       *[other] { $card_count } cards
    }
play_without_announcing =
    Play { $cards } without announcing your last card: you draw { $card_count ->
        [one] { $card_count } card
       *[other] { $card_count } cards
    }
action_play_again = Play { $cards }: you play again
action_play_skip = Play { $cards }: { $seat } is skipped
action_play_skip_unless_answer = Play { $cards }: { $seat } is skipped unless they answer
action_play_back = Play { $cards }: the turn goes back to { $seat }
action_play_reverse = Play { $cards }: play changes direction and { $seat } is next
action_play_name_suit = Play { $cards }, then name a suit
action_play_takes =
    Play { $cards }: { $seat } takes { $card_count ->
        [one] { $card_count } card
       *[other] { $card_count } cards
    } or answers
action_play_pass_left = Play { $cards }: everyone passes a card to the left
action_play_win = Play { $cards }: you win the game
action_play_out = Play { $cards }: you’re out of cards
action_play_last_again = Play { $cards } and announce your last card: you play again
action_play_last_skip = Play { $cards } and announce your last card: { $seat } is skipped
action_play_last_skip_unless_answer = Play { $cards } and announce your last card: { $seat } is skipped unless they answer
action_play_last_back = Play { $cards } and announce your last card: the turn goes back to { $seat }
action_play_last_reverse = Play { $cards } and announce your last card: play changes direction and { $seat } is next
action_play_last_name_suit = Play { $cards } and announce your last card, then name a suit
action_play_last_takes =
    Play { $cards } and announce your last card: { $seat } takes { $card_count ->
        [one] { $card_count } card
       *[other] { $card_count } cards
    } or answers
action_play_last_pass_left = Play { $cards } and announce your last card: everyone passes a card to the left
action_play_last_win = Play { $cards } and announce your last card: you win the game
action_play_last_out = Play { $cards } and announce your last card: you’re out of cards
dealer_seat_missing = Choose a first dealer from seats 1 to { $most } (§1).
drawn_card_must_be_playable = If players draw until they can play, let them play the card they drew (§4).
one_card_at_a_time = Play one card at a time ({ $rule }).
finish_on_plain_card = Finish on a plain card: { $card } is a special one ({ $rule }).
card_not_on_stack = { $card } can’t go on { $top_card } now: only { $cards } can ({ $rule }).
card_does_not_fit = { $card } doesn’t match { $top_card } in suit or rank ({ $rule }).
named_suit_or_joker = Play a { $suit_one } or a joker, not { $card }: the named suit is { $suit } ({ $rule }).
named_suit_rank_or_joker = Play a { $suit_one }, a joker or a card of the same rank as { $top_card }, not { $card }: the named suit is { $suit } ({ $rule }).
no_jokers_in_sets = A set can’t contain a joker ({ $rule }).
no_run_round_corner = A set can’t run through K A 2 ({ $rule }).
two_cards_no_set = Two cards are a set only if they continue from the top card, { $top_card } ({ $rule }).
name_suit_prompt = Name the suit to continue with ({ $rule }).
pass_left_prompt = Pass a card to the left ({ $rule }).
skipped_prompt = You’re skipped: pass, or play another { $rank } ({ $rule }).
take_or_add_prompt =
    Take { $card_count ->
        [one] { $card_count } card
       *[other] { $card_count } cards
    }, or play a card that adds to them ({ $rule }).
must_play_prompt = Play a card: you have one that fits ({ $rule }).
keep_drawing_prompt = Keep drawing until you can play ({ $rule }).
play_drawn_prompt = You drew { $card }: play it or pass ({ $rule }).
drawn_does_not_fit_prompt = You drew { $card }, which doesn’t fit: pass ({ $rule }).
play_or_draw_prompt = Play a card or draw one ({ $rule }).
must_draw_prompt = You can’t play: draw a card ({ $rule }).
play_or_pass_prompt = Play a card or pass ({ $rule }).
must_pass_prompt = You can’t play: pass ({ $rule }).
action_take_count =
    Take { $card_count ->
        [one] { $card_count } card
       *[other] { $card_count } cards
    }
action_keep_card = Keep the card and end your turn
must_play_suit = You have { $suit }: play one of them (§3).
must_play_led_or_trump = Play a { $led_suit_one } or a { $trump_suit_one }: you have both (§3).
action_play_breach = Play { $card }, breaking §3
should_follow_prompt = You should follow suit with a { $led_suit_one } (§3), but you can play any card.
no_suit_no_trump_prompt = You have no { $led_suit } and no trumps: play any card.
led_or_trump_prompt = Follow with a { $led_suit_one } or trump with a { $trump_suit_one }.
breach_note =
    Trick { $trick }: { $seat_is ->
        [you] you
       *[other] { $seat }
    } played { $card } while holding { $cards }.
play_without_announcing_series =
    Play { $cards } without announcing your last card: { $card } comes back, you draw { $card_count ->
        [one] { $card_count } card
       *[other] { $card_count } cards
    } and your turn ends
play_false_announcement_series =
    Play { $cards } with a false announcement: { $card } comes back, you draw { $card_count ->
        [one] { $card_count } card
       *[other] { $card_count } cards
    } and your turn ends
cards_no_set = { $cards } isn’t a set: play three or more of one rank, or three or more in a row in one suit, going up or down ({ $rule }).
should_play_led_or_trump_prompt = You should follow with a { $led_suit_one } or trump with a { $trump_suit_one } (§3), but you can play any card.
not_enough_cards =
    { $player_count ->
        [one] { $player_count } player
       *[other] { $player_count } players
    } with { $card_count ->
        [one] { $card_count } card
       *[other] { $card_count } cards
    } each and one card to turn up need { $need_count ->
        [one] { $need_count } card
       *[other] { $need_count } cards
    }, but { $pack_count ->
        [one] { $pack_count } pack has
       *[other] { $pack_count } packs have
    } only { $there } (§1).
plus_five_needs_next_game = A special last card costs five cards in the next game: play several games, or let cards left cost points (§11).
not_enough_cards_plus_five = A special last card costs five cards in the next game, so up to { $needed } cards are needed, but there are only { $there }. Use more packs, or deal fewer cards (§11).
bad_search_budget = Write ms=1 to ms={ $ms } (milliseconds for a decision) or worlds=1 to worlds={ $worlds } (sampled deals), not “{ $text }”.
# $text is an error of the player’s program, in English.
player_not_made = The computer player “{ $name }” doesn’t work: { $text }
bad_seat_multiplier = Write a number of seats from 1 to 9 after *, like { $name }*3, not “{ $text }”.
wrong_player_count =
    These rules have { $seat_count ->
        [one] { $seat_count } seat
       *[other] { $seat_count } seats
    }, but you named { $player_count ->
        [one] { $player_count } player
       *[other] { $player_count } players
    }. Write, for example, { $example }.
wrong_player_count_or_option =
    These rules have { $seat_count ->
        [one] { $seat_count } seat
       *[other] { $seat_count } seats
    }, but you named { $player_count ->
        [one] { $player_count } player
       *[other] { $player_count } players
    }. Write, for example, { $example }, or set the option “players” to the number you named.
no_such_policy = There’s no policy “{ $text }”. Choose { $choices }.
wrong_policy_count =
    You named { $policy_count ->
        [one] { $policy_count } policy
       *[other] { $policy_count } policies
    } for { $seat_count ->
        [one] { $seat_count } seat
       *[other] { $seat_count } seats
    }: name one for all seats or one for each.
cuda_not_installed = The package numba-cuda isn’t installed: run pip install longsuit[cuda].
cuda_not_found = There’s no graphics processor for CUDA here: use --device cpu.
# $text is the name of the error, in English.
cuda_broken = CUDA doesn’t work here ({ $text }): use --device cpu.
