## Parts of lines

# A label and what it stands for, in any list.
labelled_text = { $label }: { $text }
plain_choices = { $text_choices }
plain_number = { $n }
plain_bid = { $bid }
plain_cards = { $cards }
suit_with_sign = { $sign } { $suit }
# From the lower to the upper end of an interval.
interval_text = ({ $least } to { $most })

## The table

cards_each =
    { $count ->
        [one] { $count } card each
       *[other] { $count } cards each
    }
trump_of_deal = Trump: { $text }
suit_was_led = { $suit } led
# Labels at the start of a line; short.
row_trick = Trick
row_last_trick = Last trick
row_table = Table
row_trump = Trump
row_tricks = Tricks
row_cards = Cards
row_hand = Hand
# Heads of columns; short.
column_seat = Seat
column_player = Player
column_call = Call
column_called = Called
column_tricks = Tricks
column_took = Took
column_cards = Cards
column_points = Points
column_score = Score
column_total = Total
column_round = Round
column_trump = Trump

## What else a game shows

field_bids = Bids
field_least = Lowest bid
field_given = Cards passed on
field_ruler = Ruler
field_fast = Fast round
field_redeals = Redeals
field_multiplier = Round counts
field_voids = Voids
field_dashed = Dash calls
field_caller = Caller
field_roles = Roles
field_dealer = Dealer
field_stock = Stock
field_pile = Pile
field_top = Top card
field_turned = Turned up
field_way = Direction
field_named = Suit to play
field_payload = To take
field_drew = Card drawn
field_drawn = You drew
field_out = Out of cards
field_dealt_more = Five cards more
field_target = Target score
field_breaches = Breaches
way_left = to the left
way_right = to the right

## The course of a game

terminal_direction_note = Right-to-left text looks right only in a terminal that orders and joins letters itself. If words look reversed, use another terminal or another language.
fair_shuffle_note = Every shuffle follows from a secret number, whose fingerprint is shown before the deal, and a number of your own. When the game is over, you can check it in the saved game with { $command }.
shuffle_commitment = Fingerprint { $hash }
round_is_over = Round { $round } is over.
type_claim = Type { $command } to end the deal.
every_shuffle_fair = Every shuffle was fair: each secret matches the fingerprint shown before the deal.
shuffles_unchecked = Some shuffles couldn’t be checked. Save the game, then see which with { $command }.
game_over_hint = Type { $command } to keep the game, or press Enter to leave.
type_something = Type an action. { $list_command } shows what you can do, { $help_command } everything else.
type_question_mark = Type { $command } to see what you can do now.
typed_no_action = “{ $text }” isn’t an action.
hand_empty = You have no cards.
no_such_rule = There’s no { $rule } in these rules.
undone = You’re back at your last decision.
undo_needs_practice = You can undo only in practice games. Start one with { $option }.
leave_game_question = Leave the game?
leave_and_save = Leave, and keep the game for later
leave_and_discard = Leave, and throw the game away
stay_in_game = Stay
answer_prompt = { $answer_choices }

## Saving

game_saved = The game is saved. To continue it, type:
game_not_kept = This game isn’t being saved. { $why }
save_needs_file = Add the name of a file: { $command }.
file_placeholder = FILE
file_exists_no_game = { $file } exists and isn’t a game, so it won’t be overwritten.
file_too_large = { $file } is too large to be a game.
file_not_text = { $file } isn’t a game: it isn’t a text file.
file_empty = { $file } is empty.
no_such_seat = There’s no seat { $n }: here, seats are numbered from 0 to { $most }.

## What can be done

more_actions =
    { $action_count ->
        [one] … and { $action_count } more action. Type { $command } to see everything.
       *[other] … and { $action_count } more actions. Type { $command } to see them all.
    }
not_possible_heading = Not possible:
refused_bids = { $first_bid } to { $last_bid }: { $why }
refused_actions = { $what }: { $why }

## Help

help_cards = Type a card as its rank and suit: { $card_choices }. To play several at once, type { $several }.
help_actions = Everything else is a word and what goes with it: { $action_choices }.
help_last_card = To announce your last card, add { $ending }: { $example }.
help_possible = What you can do now, and why not the rest
help_about_action = What an action means, or why you can’t do it
help_hand = Your cards
help_table = Everything you can see
help_scores = The score sheet
help_high_scores = The high scores for these rules
help_cheat = The other hands; the game then doesn’t count for the high scores
press_enter_to_go_on = Press Enter to go on
only_watching = You’re only watching. Press Enter to go on, or type help or quit.
high_score_name_prompt = Name (Enter: { $name })
high_score_name_refused = A name has at most { $most } characters.
high_score_not_kept = The high score couldn’t be kept: { $why }
high_score_list_heading = { $game } · { $preset_word } · { $player_count ->
    [one] { $player_count } player
   *[other] { $player_count } players
}
help_odds = Where the high cards may be
help_odds_suit = The same for one suit, or for a card
help_odds_1994 = The original’s grid: one chance for every card
help_advise = What each action is worth, and why the best one is best
help_review = Where you lost points, once the game is over
help_claim = End a deal once its last tricks are certain
help_log = What has happened in this deal
help_log_all = What has happened in the whole game
help_rules = The rules
help_rules_section = One section of the rules
help_undo = Back to your last decision, in practice games
help_save = Write the game to a file
help_quit = Leave the game

## Odds, advice and review

no_card_hidden = No cards are hidden from you now.
odds_of_what = “{ $text }” isn’t a suit or a card. Type { $all_command }, { $suit_command } or { $card_command }.
classic_odds_about = Chance (%) of every card, as the original showed it: fixed at the deal, whatever has been played.
classic_odds_need_tricks = The original’s grid is for games with tricks.
no_suit_hidden = No { $suit } are hidden from you.
card_in_hand = { $card } is in your hand.
card_not_hidden = { $card } isn’t hidden from you.
in_stock = In the stock
not_dealt = Not dealt
any_joker = a joker
who_can_answer = Chance of an answer
advice_after_game = The game is over. Type { $command } to see where you lost points.
advice_basis =
    { $deal_count ->
        [one] Based on { $deal_count } deal that fits what you see:
       *[other] Based on { $deal_count } deals that fit what you see:
    }
advice_basis_match =
    { $deal_count ->
        [one] Based on { $deal_count } deal that fits what you see, ordered by the chance of winning the match:
       *[other] Based on { $deal_count } deals that fit what you see, ordered by the chance of winning the match:
    }
more_actions_tried =
    { $action_count ->
        [one] … and { $action_count } more action
       *[other] … and { $action_count } more actions
    }
review_after_game = You can review a game when it’s over.
review_accuracy =
    { $decision_count ->
        [one] Accuracy { $percent } in { $decision_count } decision.
       *[other] Accuracy { $percent } in { $decision_count } decisions.
    }
seat_substitute_compiling = { $seat } plays at the level strong until the code for its own level is compiled.
seat_substitute_no_compiler = { $seat } plays at the level strong: there’s no compiler for this system.
