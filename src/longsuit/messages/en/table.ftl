page_not_loaded = This page couldn’t be loaded.
page_not_found_heading = Page not found
try_again_button = Try again
home_button = Home
reconnecting_notice = Connection lost. Reconnecting…
server_silent_notice = The server isn’t responding. Nothing is lost: you can carry on as soon as it’s back.
page_update_notice = There’s a newer version of this page.
update_page_button = Update
later_button = Later
join_code_label = Join with a code
join_button = Join
table_code_wrong = A code has twelve letters. You can also paste the table’s link.
player_away = Away
preset_label = Preset
copy_link_button = Copy link
you_label = You
daily_deal = Daily deal
learn_heading = Learn
rules_heading = Rules
leaderboard_heading = Leaderboard
scores_heading = Scores
my_page = My page
settings_heading = Settings
about_heading = About
main_pages = Main pages
menu_label = Menu
lobby_heading = Lobby
copied = Copied
choose_game_button = Choose a game
calls_made_average =
    Calls made, average of the last { $game_count ->
        [one] { $game_count } game
       *[other] { $game_count } games
    }
calls_made_by_cards = Calls made, by number of cards in hand
calls_made_label = Calls made
seat_score =
    { $seat_is ->
        [you] you { $score }
       *[other] { $seat } { $score }
    }
round_scores = Round { $round }: { $score_list }.
card_name = { $rank_word } of { $suit }
connection_lost = The connection was lost.
suit_label = { $suit }
cheat_title = Cheat
leave_table_button = Leave table
game_view_help_menu = Game, view and help
your_turn = Your turn
table_menu_label = Table menu
game_label = Game
game_menu = Game
help_menu = Help
view_menu = View
seat_label = Seat { $n }
one_moment = One moment…
odds_label = Odds
choose_player_heading = Choose a computer player
change_player_of_seat = Choose the player of seat { $n }: { $player }
odds_1994_title = Odds as in 1994
window_keys_label = Arrow keys move the window, with Shift they resize it
advice_label = Advice
close_button = Close
settings_hint = Language, cards, colours and pace.
rules_hint = How to play this game.
fair_shuffles_menu_item = Fair shuffles…
fair_shuffles_hint = Why nobody can choose the cards, and how you can check.
about_menu_item = About Longsuit…
about_hint = What this program is.
new_game_after_this = A new game can start when this one is over.
new_game_hint = Start a new game.
options_menu_item = Options…
options_hint = Players, cards, scoring and what happens after each trick.
high_scores_menu_item = High scores…
high_scores_hint = The ten best scores under these rules.
random_things_menu_item = Random things…
random_things_hint = Symbols that drift across the table when nothing is happening.
leave_table_hint = Leave the table. Your seat stays yours.
odds_hint = See who might hold which card.
odds_1994_hint = The original’s grid: the same chance for every card, fixed when the cards are dealt.
cheat_hint = See all hands. Everyone at the table is told.
cheat_unavailable_hint = This table doesn’t allow it, or there’s no game in progress.
sound_hint = Hear the cards and when it’s your turn.
look_1994_menu_item = 1994 look
look_1994_hint = Grey windows and a flat green table.
home_heading = Longsuit: a card table for six games
continue_button = Continue
shuffling_cards = Shuffling the cards…
no_longer_at_table = You’re no longer at this table.
play_here_button = Play here
joining_table = Joining the table…
lobby_button = Go to lobby
not_your_turn = It’s not your turn. It’s { $seat }’s turn.
game_facts = { $players } players · about { $minutes } min
play_button = Play
play_game_button = Play { $game }
play_game_with_friends_button = Play { $game } with friends
with_friends_button = With friends
daily_deal_about = One try, the same cards for everyone
learn_about = A first deal, step by step
lobby_about = Tables to join or watch
action_column = Action
chat_empty = No messages yet.
chat_off = Chat is turned off at this table.
quick_chat_heading = Quick chat
chat_message_label = Your message
chat_message_placeholder = Say something…
send_button = Send
log_empty = Nothing has happened since you joined.
game_won =
    { $seat_is ->
        [you] You won.
       *[other] { $seat } won.
    }
game_tied = It’s a tie between { $name_list }.
game_without_winner = No deal was finished, so nobody wins and the game doesn’t count.
scores_by_round = Scores by round
replay_and_review_button = Replay and review
narration_region = What’s happening
side_panel = Side panel
round_of_total_short = R { $round }/{ $total }
round_of_total = Round { $round } of { $total }
round_number = Round { $round }
watching_badge = You’re watching
back_to_review_button = Back to review
take_back_button = Take back
hide_side_panel_button = Hide side panel
show_side_panel_button = Show side panel
round_abbreviation = R
no_round_finished = No rounds have finished yet.
no_server_connection = There’s no connection to the server.
game_not_started = The game hasn’t started yet.
odds_advice_players_only = Only players can see odds and advice.
odds_off = Odds are turned off at this table.
advice_off = Advice is turned off at this table.
no_help_when_rated = Rated tables don’t allow odds or advice.
time_ran_out_warning = Your time ran out. If that happens three times in a row, a computer player takes your seat for good and you come last.
host_can_allow_it = The host can allow this between games: open the Game menu and choose Options.
game_over_see_review = The game is over. The review shows where points were lost.
log_tab = Log
chat_tab = Chat
takeback_question = Allow a takeback?
takeback_request = { $seat } would like to take back their last move.
agree_button = Agree
decline_button = Decline
host_starts_game = The host will start the game.
invite_heading = Invite others
table_qr_code = QR code with the link to this table
share_button = Share
players_heading = Players
open_seat = Open seat
host_label = Host
stand_up_button = Stand up
sit_here_button = Sit here
add_computer_button = Add computer player
free_seat_button = Free up seat
start_game_button = Start game
start_with_computers_button = Start with computer players in the open seats
emote_wow =
    { $who_is ->
        [you] You’re amazed.
       *[other] { $who } is amazed.
    }
emote_wow_button = Look amazed
emote_think =
    { $who_is ->
        [you] You’re thinking.
       *[other] { $who } is thinking.
    }
emote_think_button = Think
emote_clap =
    { $who_is ->
        [you] You clap.
       *[other] { $who } claps.
    }
emote_clap_button = Clap
emote_heart =
    { $who_is ->
        [you] You send a heart.
       *[other] { $who } sends a heart.
    }
emote_heart_button = Send a heart
emote_sleep =
    { $who_is ->
        [you] You fall asleep.
       *[other] { $who } falls asleep.
    }
emote_sleep_button = Fall asleep
emote_smile =
    { $who_is ->
        [you] You smile.
       *[other] { $who } smiles.
    }
emote_smile_button = Smile
emote_laugh =
    { $who_is ->
        [you] You laugh.
       *[other] { $who } laughs.
    }
emote_laugh_button = Laugh
emote_cry =
    { $who_is ->
        [you] You cry.
       *[other] { $who } cries.
    }
emote_cry_button = Cry
sound_label = Sound
deal_button = Deal
exit_button = Exit
player_to_start =
    Player to start: { $seat_is ->
        [you] you
       *[other] { $seat }
    }
last_trick_won_by =
    Last trick won by { $seat_is ->
        [you] you
       *[other] { $seat }
    }
game_with_players = With { $name_list }
game_details = Game details
total_label = Total
score_label = Score
no_cards_of_suit = No { $suit }
choose_cards_to_pass =
    { $card_count ->
        [one] Choose { $card_count } card to pass on ({ $n } chosen).
       *[other] Choose { $card_count } cards to pass on ({ $n } chosen).
    }
last_card_button = Last card!
not_a_set_yet = These cards don’t make a set yet. Choose more.
draw_button = Draw
your_actions_region = What you can do
call_not_allowed = { $n }, not allowed
no_bid_yet = No bid yet
dash_call_button = Dash call
your_bid_region = Your bid: tricks and trump
bid_too_low_label =
    { $n } { $suit_id ->
        [N] { $suit }
       *[other] in { $suit }
    }, too low
seat_passed = Pass
time_left = { $seconds } left
suit_is_trump = trump
suit_is_led = led
card_turned_up = { $card } turned up
calls_so_far = Calls { $called } of { $tricks }
calls_over = Calls { $called } of { $tricks }: over by { $n }
calls_under = Calls { $called } of { $tricks }: under by { $n }
calls_even = Calls { $called } of { $tricks }: even
round_counts_times =
    { $count ->
        [2] This round counts double
        [3] This round counts triple
        [one] This round counts { $count } time
       *[other] This round counts { $count } times
    }
play_goes_left = Play goes to the left
play_goes_right = Play goes to the right
round_label = Round
stock_cards_label =
    { $count ->
        [one] Stock: { $count } card
       *[other] Stock: { $count } cards
    }
top_of_pile_label = On top of the pile: { $card_name }
suit_is_named = named
cards_to_take =
    { $count ->
        [one] Take { $count } card
       *[other] Take { $count } cards
    }
card_chosen_label = { $card_name }, chosen
card_chosen_ahead_label = { $card_name }, chosen for your turn
card_not_playable_label = { $card_name }, can’t be played now
your_hand_region = Your hand
back_to_trick_button = Back to this trick
last_trick_button = Last trick
goes_first_label = Goes first
dealer_label = Dealer
their_turn = Their turn
computer_standing_in = A computer player is standing in
standing_too_many = Called { $call }, took { $won }: too many
standing_needs_more = Called { $call }, took { $won }: needs more
standing_exact = Called { $call }, took { $won }
out_of_cards = Out of cards
card_count_label =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
trick_count_label =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
no_call_yet = No call yet
no_trump_abbreviation = NT
table_region = Table
trick_region = Trick
trick_card_label = { $seat }: { $card_name }
typed_so_far = Typed: { $typed }
card_chosen_ahead = { $card } is chosen for your turn. Press it again to take it back.
press_to_continue = Press anywhere to continue.
turn_of_seat = It’s { $seat }’s turn.
spectators_see_nothing = Spectators can’t watch this table.
spectators_see_finished_games = Spectators can watch this table’s games once they’re over.
spectators_see_delayed = You’ll see the game a few steps late. One moment…
error_replaced = You’ve opened this table somewhere else.
table_closed = The host has closed the table.
table_closed_by_server = The people who run this server have closed the table.
table_host_gone = The host has deleted their data, so this table is closed.
table_idle = Nobody has been at this table for a long time, so it’s closed.
table_kicked = The host has removed you from the table.
table_slow = Your connection is too slow to keep up with the table.
table_stopping = The server is stopping. Come back in a moment.
compiling_players = Compiling the strong players: { $percent }
substitute_compiling = Plays at the level strong until its code is compiled
substitute_no_compiler = Plays at the level strong: there’s no compiler here
substitute_busy = Plays a quick move: the server is busy
strong_meanwhile = Until then, they play at the level strong.
strong_without_compiler = There’s no compiler here, so computer players at the levels expert and master play at the level strong.
quick_moves_while_busy = The server is busy, so computer players make quick moves.
