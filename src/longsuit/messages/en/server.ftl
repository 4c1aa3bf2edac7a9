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
claim_not_certain = You can’t claim yet: it isn’t certain how the rest of the deal goes.
answer_takeback_first = Someone is asking for a takeback. Answer that first.
nobody_asked = Nobody has asked for this.
daily_deal_used = You’ve had your try at this deal. There’s a new one every day.
bad_day = Write the day like 2026-11-16. It can’t be in the future.
deal_already_shuffled = This deal has already been shuffled.
answer_claim_first = Someone is asking to end the deal. Answer that first.
undo_own_step_only = You can undo only your own last step, and only before anyone else acts.
undo_needs_takeback = The others have seen this. Ask them for a takeback.
nothing_to_take_back = You have nothing to take back yet.
takeback_cards_shown = Cards have been shown since then, so you can’t take this back.
no_takeback_when_rated = You can’t take anything back in a rated game.
log_not_utf8 = A log must be UTF-8 text.
server_full = The server is full. Try again later.
too_many_connections = There are too many connections from your address.
banned_from_server = You’re banned from this server.
message_empty = Your message is empty.
spectators_cannot_chat = Spectators who can see a player’s cards can’t chat during the game.
no_game_here_yet = There hasn’t been a game here yet.
already_said_hello = You’ve already said hello to the server.
not_your_device = You aren’t signed in on that device.
password_needed_to_return = Set a password first. Without one you can’t sign in again.
device_signed_out = This device has been signed out.
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
device_code_expired = This code has been used or has expired. Get a new one.
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
rated_without_help = A rated table can’t allow the cheat window or advice.

## Requests of programs: parameters, names and links

# $name is the name of a parameter or a field.
bad_number_parameter = Set “{ $name }” to a whole number from 0 to { $most }.
bad_parameter = Set “{ $name }” to { $choices }.
no_such_preset = There’s no preset “{ $text }”. Choose { $choices }.
wrong_table_link = Use the link of this table, like { $link }.
player_unavailable = The computer player “{ $name }” isn’t available for { $game } on this server.
bad_server_address = “{ $text }” isn’t the address of a server: write http://HOST:PORT.
server_is_running = The table server is running.
no_web_client = The web client isn’t part of this installation. You can play in a terminal instead:
