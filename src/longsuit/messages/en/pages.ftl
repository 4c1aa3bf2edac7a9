theme_1994 = 1994
changed_paragraph_mark = Changed:
changed_option_mark = (changed)
stand_in_after = After { $seconds }
stand_in_immediately = Immediately
computer_pace_label = Computer players’ pace
rated_label = Rated
rated_about = Counts towards ratings. Played with a clock and without help; anyone who leaves comes last.
chat_free = Free chat
takebacks_label = Takebacks
takebacks_about = If the other players agree.
chat_phrases = Set phrases only
chat_none = No chat
cheat_window_label = Cheat window
cheat_window_about = Anyone can look at all the cards. Everyone at the table is told.
spectators_none = Not allowed
spectators_delayed = With a delay
spectators_live = My cards, live
spectators_after_game = After the game
clock_none = No clock
clock_relaxed = 60 seconds per move
clock_quick = 10 seconds per move
clock_custom = Custom
pace_human = Like people
pace_instant = Instant
pace_fixed = As set: { $seconds }
table_seed_note = This table deals from the seed { $seed }: the same cards every time. The game counts neither for ratings nor for the high scores.
open_hands_table_note = The computer players’ cards lie face up. The game doesn’t count for the high scores.
public_table_label = Show in the lobby
public_table_about = Otherwise people need the link or code to find the table.
chat_policy_label = Chat
spectators_label = Spectators
thinking_time_label = Thinking time
move_seconds_label = Seconds per move
option_number = Number
bank_seconds_label = Seconds in the time bank
stand_in_label = When a player is away, a computer player stands in
rules_loading = Loading rules…
use_code_button = Use code
rules_code_wrong = That’s not a valid rules code for this game.
rules_code_applied = These rules now apply.
rules_link_copied = Link to these rules copied.
option_count =
    { $option_count ->
        [one] { $option_count } option
       *[other] { $option_count } options
    }
rules_code_label = Code for these rules:
reset_options_button = Reset to preset
rules_code_question = Have a code?
computer_gentle = Computer, gentle
computer_easy = Computer, easy
computer_medium = Computer, medium
computer_strong = Computer, strong
computer_expert = Computer, expert
computer_master = Computer, master
computer_other = Another computer player…
style_plain = By the book
style_bold = Bold
style_careful = Careful
friend_number_question = How many friends are joining?
seat_for_friend = A friend
seat_style_label = Playing style of seat { $n }
page_shade_label = Page appearance
save_changes_button = Save changes
create_account_button = Create account
name_password_heading = Name and password
guest_explained = You’re a guest on this device, and that’s all you need to play. With a password, you can be the same player on every device.
account_heading = Account
new_account_tab = New account
sign_in_button = Sign in
account_saved = Saved. You can now sign in anywhere with this name and password.
browser_device = Browser
current_password_label = Current password
new_password_label = New password
password_label = Password
password_length_hint = At least 8 characters.
delete_data_button = Delete my data
delete_data_about = Your seats open up, your friends and statistics are deleted, and your name in past games becomes “somebody”.
delete_data_question = Delete all your data?
cannot_be_undone = This can’t be undone.
delete_button = Delete
another_device_heading = Use another device
qr_code_alt = QR code of the link
scan_qr_code =
    Scan it with your other device within { $minute_count ->
        [one] { $minute_count } minute
       *[other] { $minute_count } minutes
    }. It works only once.
another_device_about = Carry on as yourself on your phone or another computer, with no password needed.
show_qr_code_button = Show QR code
devices_heading = Where you’re signed in
device_used = Since { $since_date }, last used { $used_date }
second_factor_heading = Two-step sign-in
second_factor_about = If you like, add an app or a passkey. From then on, signing in with your password needs it as a second step. A passkey can also sign you in on its own.
app_label = Authenticator app
app_off = Not set up
factor_since = Since { $date }
set_up_button = Set up
remove_app_question = Remove the authenticator app?
app_scan_about = Scan this with an authenticator app, or type the key. Then enter the code that the app shows.
app_key_label = Key:
app_qr_code_alt = QR code for the authenticator app
app_code_label = Code from the app
turn_on_button = Turn on
add_passkey_button = Add a passkey
passkey_name_label = Name of the passkey
passkey_last_used = Last used { $date }
rename_passkey_heading = Rename the passkey
rename_passkey_label = Rename { $name }
remove_passkey_question = Remove the passkey?
remove_passkey_label = Remove { $name }
passkey_not_used = The passkey wasn’t used. Try again.
passkey_confirmed = Confirmed with your passkey.
use_passkey_button = Use a passkey
passkey_sign_in_button = Sign in with a passkey
recovery_codes_label = Recovery codes
recovery_codes_left = { $code_count ->
    [one] { $code_count } code left
   *[other] { $code_count } codes left
}
recovery_codes_about = Keep these codes in a safe place. Each of them works once, when you don’t have your app or your passkey. They’re shown only now.
new_codes_button = New codes
copy_codes_button = Copy codes
codes_saved_button = I’ve saved them
factor_code_label = Code from your app, or a recovery code
second_step_about = Your password is right. Now the second step.
devices_signed_out = { $device_count ->
    [one] { $device_count } other device was signed out.
   *[other] { $device_count } other devices were signed out.
}
this_device = This device
sign_out_button = Sign out
become_question = Become { $who } on this device?
become_warning = Say yes only if you made this link yourself. Whoever made it can play as { $who }, too.
become_button = Become { $who }
stay_button = Stay { $who }
already_here_heading = You’re { $who } here already
already_here_about = The link hasn’t been used up: it can still sign another device in.
link_refused_heading = This link can’t sign you in
still_who_you_were = Nothing has changed: you’re still { $who } here.
leaving_guest = You’re { $who } here, a guest. The way back will be on your page, and only there: it’s lost when this browser’s data is deleted.
leaving_account = You’re { $who } here. You can sign in again with your password.
leaving_belongings = { $who } has { $list }.
leaving_playing = In games in progress, a computer player takes the place of { $who } until { $who } is back.
seats_held =
    { $seat_count ->
        [one] { $seat_count } seat at a table
       *[other] { $seat_count } seats at tables
    }
games_in_progress =
    { $game_count ->
        [one] { $game_count } game in progress
       *[other] { $game_count } games in progress
    }
games_finished =
    { $game_count ->
        [one] { $game_count } finished game
       *[other] { $game_count } finished games
    }
high_scores_held =
    { $score_count ->
        [one] { $score_count } high score
       *[other] { $score_count } high scores
    }
friends_held =
    { $friend_count ->
        [one] { $friend_count } friend
       *[other] { $friend_count } friends
    }
former_heading = Who you were on this device
former_about = The way back is lost when this browser’s data is deleted, or after 180 days without use.
going_back_about = When you go back, you’re signed out here as { $who }, unless this device is the only one that can be { $who }.
go_back_button = Go back to being { $who }
forget_former_button = Forget { $who }
forget_former_question = Forget { $who } on this device?
forget_former_about = If { $who } is a guest on no other device, nobody can be { $who } again.
token_refused_heading = You’re not signed in here any more
token_refused_about = You were { $who } on this device. Your settings and the list of your tables are still here. You can sign in, or go on as a new guest.
continue_as_guest_button = Go on as a new guest
guest_sign_out_about = You’re a guest, and without a password you couldn’t come back. To sign out everywhere, set a name and a password first.
length_of_limit = { $length } of { $limit } characters
sign_out_everywhere_button = Sign out everywhere
sign_out_everywhere_question = Sign out everywhere?
sign_out_everywhere_about = You’ll be signed out on all your devices, including this one. To come back, sign in with your name and password.
remove_friend_label = Remove { $who } as a friend
no_friends_yet = You don’t have any friends here yet. Invite someone: if they open your link and accept, you become friends.
remove_friend_question = Remove friend?
remove_friend_about = You and { $who } will no longer see each other’s tables.
remove_friend_button = Remove friend
friend_link_copied = Link copied. It works for one friend and expires in a week.
friend_link_ready = Send this link to your friend. It works for one friend and expires in a week.
invite_friend_button = Invite a friend
friend_table_link = At a table for { $game }
friend_sees_tables = Can see my tables
history_won = Won with a score of { $total } against { $name_list }
history_place = Place { $place } of { $places } with a score of { $total } against { $name_list }
history_no_winner = Ended before a deal was finished, against { $name_list }: doesn’t count
older_games_button = Show older games
no_game_finished_yet = You haven’t finished a game yet.
no_statistics_yet = No statistics yet. Finish a game and they’ll appear here.
games_heading = Games
games_won_label = Won
best_score_label = Best score
average_score_label = Average score
n_of_total = { $n } of { $total }
rating_label = Rating
rating_uncertainty = ± { $sigma }
about_longsuit_title = About Longsuit
program_version = Longsuit { $version }
about_longsuit_text = A card table for six games. It began as a program for Windows 3.1, and this is one of its original windows.
table_server = This table runs on the server { $name }.
learn_more_button = Learn more
any_two = a 2
answer_odds_caption = Chance (%) that each player can answer
chance_label = { $what }, { $name }: { $percent }
cheat_warning = Everyone at the table is told that you’re looking, and this game won’t count for high scores.
new_game_question = Start a new game?
leave_table_question = Leave the table?
new_game_warning = A game is in progress. Starting a new one ends it.
leave_table_about = You keep your seat: come back from the home page whenever you like.
keep_playing_button = Keep playing
new_game_button = New game
high_scores_heading = High scores
high_score_name_question = { $value }: that’s a high score. What name should go with it?
name_label = Name
enter_high_score_button = Add to high scores
no_high_scores_yet = There are no high scores here yet.
table_waiting = waiting to start
held_by_nobody = Nobody
odds_by_card_caption = Chance (%) that each player holds each card
odds_of_seat_caption = Chance (%) that { $seat } holds each card
card_is_yours = yours
card_is_seen = seen
unseen_cards_label = Unseen
table_playing = in progress
odds_player_label = Player
odds_by_card_choice = List by card
odds_computed_about = Based on every deal that fits what you’ve seen, and on what players who act this way tend to hold. ● marks your own cards, · cards you’ve already seen.
odds_equal_about =
    { $card_count ->
        [one] You can’t see { $card_count } card. It’s equally likely to be in any hidden place.
       *[other] You can’t see { $card_count } cards. Each is equally likely to be in any hidden place.
    } ● marks your own cards, · cards you’ve already seen.
jokers_unseen =
    { $count ->
        [one] { $count } joker is unseen.
       *[other] { $count } jokers are unseen.
    }
odds_about = Anyone can see who is likely to hold which cards.
advice_about = Anyone can ask what to do. Everyone at the table is told.
cheat_option_about = Anyone can look at all hands. If you do, your score won’t count as a high score.
all_game_rules_button = All rules for { $game }
rules_only_host = Only the host can change the rules of this table, and only between games.
after_trick_label = After each trick
after_trick_auto = Continue automatically
after_trick_click = Wait for a click
after_trick_dialog = Show a message
confirm_leaving_label = Ask before leaving a game
cancel_button = Cancel
options_need_new_game = These options need a new game. The game you’re playing will end.
options_heading = Options
fair_shuffles_heading = Fair shuffles
how_it_works_link = How it works
preview_label = Preview
random_things_label = Random things
random_things_about = Small symbols drift across the table when nothing is happening.
random_things_number_label = Number
random_things_interval_label = Milliseconds per step
random_things_multiplier_label = Pixels per step
random_things_delay_label = Delay in seconds
app_name = Longsuit
ok_button = OK
version_on_server = Version { $version }, on the server { $server }
version_line = Version { $version }
about_intro = A card table for six games, alone or with friends, on a computer, on a phone or in a terminal. No account needed, no ads, nothing from other servers.
origin_heading = Where it comes from
origin_first_program = It began with the design of a program for Windows 3.1: Estimation Whist, with its menu, its status bar, a cheat window, an odds window, high scores, symbols that drift across the table, and an icon that twirled when the window was minimised. All of that is still here: look in the menu of any table, and try the 1994 theme.
origin_other_games = Four more documents added Israeli Whist, Egyptian Estimation, Pesten, and Whist to 24 with computer players built from simple parts.
promises_heading = What you can count on
promise_shuffles = Anyone can check every shuffle.
promise_hidden_cards = No seat is told more than it’s allowed to know, and that includes computer players.
promise_data = Your data is your name and your games, and you can delete it.
your_page_link = Your page
promise_licence = The program is free under the MIT licence.
show_all_button = Show all { $n }
daily_nobody_finished = Nobody finished this deal.
daily_nobody_yet = Nobody has finished today’s deal yet.
play_daily_button = Play today’s deal of { $game }
daily_intro = Every day there’s one deal of each game, with the same cards and the same computer players for everyone. You get one try at each.
previous_day_button = Previous day
next_day_button = Next day
your_last_game_heading = Your last game: { $game }
replay_game_button = Replay this game
checking_shuffles = Checking the shuffles of your last game…
fair_details_heading = The details
fair_detail_fingerprint = The fingerprint is the SHA-256 hash of the words “longsuit deal” followed by the 32 bytes of the secret.
fair_detail_numbers = The random numbers come from HMAC-SHA256 with the secret as its key. The message is the number of the shuffle, the players’ numbers in seat order and a counter, separated by |.
fair_detail_remainder = Each number below n is the remainder of a 32-bit number. The few highest 32-bit numbers, which would make some remainders more likely, are thrown away, so all are equally likely.
fair_detail_shuffle = The sorted pack is shuffled by the Fisher–Yates method: from the last place down, each card swaps places with one at or before it.
fair_detail_command = Outside this page, one command does the same check: longsuit verify, with the saved game.
fair_finish_game_first = Finish a game, and its shuffles will be checked here.
fair_promise_heading = A promise
fair_promise = Before each deal, the server draws a secret number and shows its fingerprint. From then on, it can’t switch to another number unnoticed.
fair_your_part_heading = Your part
fair_your_part = Each player’s program adds a number of its own. The server didn’t know that number when it made its promise, and you don’t know the server’s.
fair_shuffle_heading = The shuffle
fair_shuffle = The order of the cards follows from all these numbers, by a rule that anyone can read.
fair_proof_heading = The proof
fair_proof = After the deal, the secret is shown. Anyone can then work out the fingerprint and the order again. This page does it for you.
fair_intro = Nobody can choose the order of the cards: not the server, not a player. And you don’t have to take our word for it: you can check.
friend_link_needed = You need a friend’s link to use this page. You’ll find your own link on your page.
my_page_button = Go to my page
now_friends_heading = You and { $who } are friends
friends_see_tables_about = On your page, you can choose whether your friends see which tables you’re at.
my_friends_button = My friends
become_friends_question = Become friends?
become_friends_about = Someone gave you this link. Friends can find each other’s tables in the lobby if they both want to. Your name here is { $name }.
become_friends_button = Become friends
not_now_button = Not now
lesson_label = Lesson
back_button = Back
play_now_button = Play now
next_button = Next
learn_game_heading = Learn { $game }
learn_intro = Play a first deal of each game: you’re told what to do, and why.
friend_at_table = { $who } is at a table: { $game }, { $state_word }
go_to_table_button = Go to table
open_tables_heading = Open to everyone
join_table_button = Join: { $table }
watch_table_button = Watch: { $table }
watch_button = Watch
no_open_tables = No table is open to everyone right now. Open the first one, and others will find you here.
table_between_games = between games
table_line_house_rules =
    { $game }, { $taken } of { $seats }, { $who_is ->
        [you] your house rules
       *[other] { $who }’s house rules
    }, { $state_word }
table_line_preset = { $game }, { $taken } of { $seats }, { $preset_word }, { $state_word }
your_tables_heading = Your tables
friends_tables_heading = Where your friends are
friends_heading = Friends
statistics_heading = Statistics
your_name_label = Your name
save_button = Save
guest_name = Guest
edit_profile_button = Edit profile
about_me_label = About me
table_setup_label = Table setup
seats_heading = Seats
house_rules_heading = House rules
table_settings_heading = Table settings
chosen_rules_label = The rules you’ve chosen
open_table_button = Open table
new_table_heading = New table
new_table_button = New table
new_table_question = Which game would you like to play?
new_game_table_heading = New table for { $game }
other_games_button = Choose another game
rules_question = Which game’s rules would you like to read?
learn_first_deal_button = Learn with a first deal
play_these_rules_button = Play by these rules
date_column = Date
points_column = Points
no_ratings_yet = Nobody has a rating for this game yet. You get one by playing at rated tables with people only.
ratings_heading = Ratings
twirling_icon_label = Twirling icon
twirling_icon_about = The page’s icon turns while you’re on another page.
install_button = Install on this device
reset_settings_button = Reset settings
settings_on_device = Settings are saved on this device only.
language_label = Language
table_heading = Table
theme_label = Theme
theme_green = Green
theme_midnight = Midnight
theme_burgundy = Burgundy
light_choice = Light
theme_high_contrast = High contrast
shade_as_device = Same as device
dark_choice = Dark
animations_label = Animations
animations_none = None
animations_slow = Slow
animations_normal = Normal
animations_fast = Fast
animations_very_fast = Very fast
press_twice_label = Press twice to play
press_twice_about = The first press selects a card, the second plays it.
auto_draw_label = Draw automatically
auto_draw_about = In Pesten, a card is drawn for you when you can do nothing else.
original_program_heading = From the original program
advice_best_action = Best: { $label }.
advice_trying = Trying out deals…
advice_close = Another action has better figures, but that may be down to chance.
advice_is_announced = Everyone at the table is told when you ask for advice.
ask_advice_button = What should I do?
advice_on_your_turn = You can ask when it’s your turn.
advice_caption =
    { $deal_count ->
        [one] Based on { $deal_count } deal that fits what you see
       *[other] Based on { $deal_count } deals that fit what you see
    }
advice_gain_column = Versus others
advice_call_column = Call made
advice_best = Best
advice_tried_less = Tried less often
claim_region = The rest of the deal is decided
claim_waiting = The deal ends when everyone agrees.
claim_request = { $seat } would like to end this deal.
claim_outcome =
    { $trick_count ->
        [one]
            { $n ->
                [0] Whatever anyone plays, you won’t take the last trick.
               *[other] Whatever anyone plays, you’ll take the last trick.
            }
       *[other] Whatever anyone plays, you’ll take { $n } of the last { $trick_count } tricks.
    }
end_deal_button = End deal
assisted_by_cheat = Looked at the cards
assisted_by_odds = Used the odds
assisted_by_advice = Took advice
left_rated_game = Left the game
not_a_high_score = This game doesn’t count for the high scores:
void_advice = You took advice.
void_cheat = The cheat window was opened.
void_computer_played = A computer player made moves for you.
void_daily = The daily deal has a leaderboard of its own.
void_from_position = The game began from a given position.
void_fixed_seed = The cards were dealt from a fixed seed.
void_open_hands = The computer players’ cards lay face up.
void_left = You left before the end.
void_no_deal_finished = No deal was finished.
void_odds = You looked at the odds.
void_own_rules = The rules weren’t those of a preset.
void_seat_changed = A seat changed hands during the game.
void_seat_watched = Spectators could see a player’s cards live.
void_takeback = Something was taken back.
void_undo = You undid a step.
winner_label = Winner
rematch_button = Rematch
set_up_table_button = Set up another table
show_table_button = Show table
place_heading = Place
high_score_offer = { $value } in { $game }: that’s a high score.
high_score_name_label = Name for the high scores
cards_heading = Cards
suit_colours_label = Suit colours
two_suit_colours = Two colours
four_suit_colours = Four colours
colour_blind_suits = Colour-blind friendly
card_faces_label = Card faces
card_faces_pictures = Pictures
card_faces_large_corners = Large corners
card_faces_corners_only = Corners only
card_paper_label = Paper
card_paper_light = Light cards
card_paper_dark = Dark cards
card_back_label = Card backs
card_back_bars = Blue bars
card_back_red = Red bars
card_back_lattice = Green lattice
card_back_scales = Purple scales
hand_order_label = Hand order
hand_order_rules = As the rules say
hand_order_ascending = Low to high
hand_order_descending = High to low
hand_order_alternating = Alternating red and black
hand_order_by_rank = By rank
hand_order_server = Server’s order
long_hand_label = Long hands
long_hand_two_rows = Two rows on narrow screens
long_hand_one_fan = One fan
card_sound_button = Card
trick_sound_button = Trick
bid_sound_button = Bid
end_sound_button = End of game
sound_heading = Sound and narration
sound_by_day = Daytime only
sound_on = On
sound_off = Off
try_sounds_label = Try the sounds:
narrate_label = Describe what happens
narrate_about = Puts every event into words for screen readers.
deal_label = Deal
replay_heading = Replay
replay_button = Replay a game
open_game_file = Open a saved game: choose a file or drop it here.
your_games_heading = Your games
points_and_place =
    { $point_count ->
        [one] { $point_count } point, place { $place }
       *[other] { $point_count } points, place { $place }
    }
no_finished_games = Games you finish will appear here.
moment_link_copied = The link to this moment has been copied.
moment_link = Link to this moment: { $link }
replay_of_game = Replay of { $game }
point_of_view_label = Point of view
all_hands_open = All hands open
as_seat_saw_it = As { $seat } saw it
play_from_here_button = Play from here
more_button = More
copy_moment_link_button = Copy link to this moment
save_game_file_button = Save game to a file
open_another_game_button = Open another game
review_tab = Review
events_tab = Events
shuffles_tab = Shuffles
review_in_progress = Comparing every decision with the best one. This takes a while.
judged_all_hands_open = Judged with all hands open, which no one at the table could see.
judged_by_seat_knowledge =
    { $seat_is ->
        [you] Judged by what you knew at the time.
       *[other] Judged by what { $seat } knew at the time.
    }
costliest_moments_heading = Costliest moments
show_moment_button = Show
play_moment_again_button = Play it again
no_costly_moments = No decision lost more points than chance can explain.
expected_score_heading = Expected score
turning_point_button = Turning point: event { $n }
decisions_caption = Everyone’s decisions
accuracy_heading = Accuracy
lost_in_bidding_heading = Lost in bidding
lost_in_play_heading = Lost in play
shuffle_fair = Fair: the secret is the one that was promised, and the cards were in the order it gives.
shuffle_promise_kept = Promise kept: the secret is the one that was promised. The order of the cards is checked when the game is over.
shuffle_still_secret = Still secret: it’s revealed when the deal is over.
shuffle_unproven = Unproven: nothing was promised before this shuffle.
shuffle_wrong_secret = Wrong: this isn’t the secret that was promised.
shuffle_wrong_order = Wrong: the cards weren’t in the order the secret gives.
shuffle_part_unused = Wrong: your part of the shuffle wasn’t used.
shuffle_repeated_secret = Wrong: this secret had been used before.
shuffle_daily = Promise kept: the secret is the one that was promised. This is the daily deal, the same for everyone, so nobody takes part in the shuffle.
shuffle_not_promised = Not promised to you: the numbers fit together, but no promise reached this device before the shuffle. That’s normal if you joined later, reloaded the page or lost the connection; otherwise, don’t trust this shuffle.
shuffles_wrong = Wrong shuffles: { $bad } of { $total }.
shuffle_promises_kept = Promises kept so far: { $fair } of { $total }, with none broken. This page worked that out itself.
shuffles_proven_fair = Shuffles proven fair: { $fair } of { $total }, with none wrong. This page worked that out itself.
shuffle_number = Shuffle { $n }
no_shuffle_yet = The cards haven’t been shuffled yet.
step_back_button = Step back
replay_play_button = Play
replay_pause_button = Pause
step_forward_button = Step forward
next_deal_button = Next deal
replay_speed_label = Speed
pace_heading = Pace
timeline_region = Timeline of the game
previous_deal_button = Previous deal
table_full = Full
turn_sound_button = Your turn
digits_label = Digits
digits_latin = { "1 2 3" }
digits_native = ١ ٢ ٣
gender_label = How others speak of you
gender_unset = Not set
gender_feminine = She
gender_masculine = He
gender_hint = Some languages need this to tell others what you did. You can leave it unset.
judged_simply = Judged by what { $seat_is ->
        [you] you
       *[other] { $seat }
    } knew at the time, with a simpler method: the thorough one needs a compiler, and there’s none here.
installation_heading = What this server has
level_unavailable = { $level } (not available here)
