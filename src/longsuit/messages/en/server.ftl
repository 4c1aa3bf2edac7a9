error_version = Your version of Longsuit doesn’t match the server’s. Reload the page or update the program.
error_bad_message = The server can’t read this message.
error_too_large = This message is too long.
error_too_fast = That was too much at once. Wait a moment and try again.
error_too_many = There are too many of these right now. Try again later.
error_origin = This page isn’t allowed to connect to this server.
error_hello_first = Say hello to the server first.
error_bad_token = The server doesn’t know this device. Start again as a guest.
error_bad_login = This name and password don’t match.
error_bad_name = Choose a name of 1 to 24 characters.
name_too_long = Choose a shorter name: the length of this one is { $length }, and the limit is { $limit }.
name_bad_character = Leave out the character { $text }. A name may have letters, digits, punctuation, symbols and single spaces.
name_of_marks = Accents and other marks belong on a letter, at most four on each.
name_without_letter = A name needs a letter, a digit or an emoji.
name_of_mixed_alphabets = Write “{ $text }” in one alphabet, because letters of different alphabets can look the same.
line_bad_character = Leave out the character { $text }, which nobody can see.
log_seat_name = A player’s name in this log isn’t allowed. { $why }
error_not_found = There’s nothing at this address.
error_no_table = This table doesn’t exist.
error_no_game = This game doesn’t exist.
error_closed = This table is closed.
error_not_here = Join a table first.
error_not_seated = You don’t have a seat at this table.
error_no_seat = This seat doesn’t exist.
error_seat_taken = This seat is taken.
error_already_seated = You already have a seat.
error_not_host = Only the host of the table can do this.
error_banned = You’re banned from this table.
error_bad_options = These options aren’t possible.
error_bad_log = This isn’t the log of a game.
error_bad_player = This computer player doesn’t exist.
error_playing = Wait until the game is over.
error_not_playing = There’s no game in progress.
error_empty_seats = Some seats are still open.
error_stale = Something has happened in the meantime. Look at the table again.
error_bad_action = That’s not a valid action.
error_illegal = The rules don’t allow that now.
error_not_now = That’s not possible right now.
error_forbidden = This table doesn’t allow that.
error_method = This address can’t be used like this.
error_unavailable = The server can’t save this right now. Try again.
error_internal = Something went wrong on the server. The error has been recorded.
error_reported = Something went wrong on the server. If it happens again, report this number: { $reference }.
table_set_aside = This table can’t be opened for now: { $why } Nothing of it is lost; the people who run this server can see the reason too.
record_damaged = Its stored record can’t be read. Report this number: { $reference }.
claim_not_certain = You can’t claim yet: it isn’t certain how the rest of the deal goes.
answer_takeback_first = Someone is asking for a takeback. Answer that first.
nobody_asked = Nobody has asked for this.
daily_deal_used = You’ve had your try at this deal. There’s a new one every day.
void_daily_guest = Tries by guests aren’t ranked. Set a name and a password today, and yours will be ranked from tomorrow.
void_daily_new_account = The day’s deals came out before your account was made, so its tries aren’t ranked. Yours will be from the next day.
metrics_closed = These figures are closed here. Start the server with { $choices } to open them.
metrics_need_token = These figures need their token.
bad_day = Write the day like 2026-11-16. It can’t be in the future.
deal_already_shuffled = This deal has already been shuffled.
answer_claim_first = Someone is asking to end the deal. Answer that first.
undo_own_step_only = You can undo only your own last step, and only before anyone else acts.
undo_needs_takeback = The others have seen this. Ask them for a takeback.
nothing_to_take_back = You have nothing to take back yet.
takeback_cards_shown = Cards have been shown since then, so you can’t take this back.
no_takeback_when_rated = You can’t take anything back in a rated game.
not_in_rated_game = That’s not possible during a rated game or a daily deal. Wait until it’s over.
log_not_utf8 = A log must be UTF-8 text.
server_full = The server is full. Try again later.
server_stops = The server has to restart. What was saved is safe; you’ll be back at the table in a moment.
too_many_connections = There are too many connections from your address.
banned_from_server = You’re banned from this server.
message_empty = Your message is empty.
spectators_cannot_chat = Spectators who can see a player’s cards can’t chat during the game.
no_game_here_yet = There hasn’t been a game here yet.
already_said_hello = You’ve already said hello to the server.
not_your_device = You aren’t signed in on that device.
password_needed_to_return = Set a password first. Without one you can’t sign in again.
device_signed_out = This device has been signed out.
device_token_expired = This device hasn’t been used for 180 days and has been signed out. Sign in again, or start again as a guest.
wait_to_sign_in = There were too many wrong passwords or codes. Try again in { $seconds }.
sign_in_from_known_place = Someone has tried too many wrong passwords for this account. Sign in on a device or from a place where you’ve signed in before, or try again in an hour.
second_factor_needed = Enter a code from your authenticator app as well, or use a passkey.
code_wrong = This code isn’t right.
code_used = This code has already been used. Wait for the next one.
passkey_wrong = This passkey isn’t known here, or it doesn’t fit.
passkeys_need_https = Passkeys need an address that begins with https://, or localhost.
passkey_known = This passkey has been added already.
too_many_passkeys =
    You already have { $passkey_count ->
        [one] { $passkey_count } passkey
       *[other] { $passkey_count } passkeys
    }. Remove one first.
not_your_passkey = You don’t have this passkey.
app_is_set_up = An authenticator app is set up already. Remove it first.
no_second_factor = Set up an authenticator app or a passkey first.
account_needed = Create an account first: a name and a password.
sign_in_took_too_long = That took too long or has been used already. Start again.
name_taken = Someone else has this name.
not_your_friend = This person isn’t one of your friends.
friend_link_expired = This link has been used or has expired. Ask for a new one.
too_many_open_links =
    You already have { $link_count ->
        [one] { $link_count } unused link
       *[other] { $link_count } unused links
    }. Wait until one is used or expires.
own_friend_link = This is your own link. Give it to someone else.
too_many_friends =
    You already have { $friend_count ->
        [one] { $friend_count } friend
       *[other] { $friend_count } friends
    }, which is the limit.
no_high_score_to_enter = There’s no high score to enter for this game.
game_for_players_only = Only the people who played this game can see it.
log_after_game = You can read the log of a game when it’s over.
device_code_expired = This code has been used or has expired. Show a new one on the other device.
too_many_sign_ins = Too many people are signing in. Try again in a moment.
host_cannot_be_removed = The host can’t be removed from the table.
person_not_at_table = This person isn’t at the table.
too_many_people_for_seats =
    { $people_count ->
        [one] { $people_count } person is
       *[other] { $people_count } people are
    } sitting here, but there would be only { $seat_count ->
        [one] { $seat_count } seat
       *[other] { $seat_count } seats
    }.
wrong_seat_count =
    { $seat_count ->
        [one] There is { $seat_count } seat
       *[other] There are { $seat_count } seats
    }, not { $n }.
one_seat_each = You can take only one seat.
no_room_for_table = There’s no room for another table. Try again later.
too_many_tables =
    You already have { $table_count ->
        [one] { $table_count } table
       *[other] { $table_count } tables
    }. Close one first.
game_event_count =
    This game has only { $event_count ->
        [one] { $event_count } event
       *[other] { $event_count } events
    }.
play_from_earlier_event = This game is over. Play on from an earlier event.
log_line_error = Line { $line }: { $why }
game_of_other_kind = This is a game of { $game }.
too_many_spectators = Too many people are watching this table.
no_open_seat = There’s no open seat.
bad_field = The server can’t read this message: { $text }
rated_without_help = A rated table can’t allow the cheat window, odds or advice. Turn them off, or make the table unrated.
rated_without_watched_seat = Spectators of a rated table can’t see a player’s cards live. Choose another setting for spectators, or make the table unrated.
rated_without_known_cards = A rated table has no seed and no cards that lie face up.
known_cards_only_at_home = A seed and cards that lie face up are for tables of one’s own computer: start it with { $command }.

## Requests of programs: parameters, names and links

# $name is the name of a parameter or a field.
bad_number_parameter = Set “{ $name }” to a whole number from 0 to { $most }.
bad_parameter = Set “{ $name }” to { $choices }.
no_such_preset = There’s no preset “{ $text }”. Choose { $choices }.
no_such_score_list = There’s no list of high scores for { $n } players here. Choose { $choices }.
wrong_table_link = Use the link of this table, like { $link }.
player_unavailable = The computer player “{ $name }” isn’t available for { $game } on this server.
bad_server_address = “{ $text }” isn’t the address of a server: write http://HOST:PORT.
server_is_running = The table server is running.
no_web_client = The web client isn’t part of this installation. You can play in a terminal instead:
rated_needs_compiler = A rated game can’t have players at the levels expert and master here: this server has no compiler. Choose other players, or make the table unrated.
rated_waits_for_code = The strong players are still being compiled ({ $percent }). A rated game can begin when they’re ready.
players_need_compiler = There’s no compiler for this system, so { $name_list } can’t play here. The strongest player without one is { $name }.
missing_compiler = There’s no compiler for this system: the levels expert and master aren’t available, advice and reviews are simpler, and simulations are hundreds of times slower.
