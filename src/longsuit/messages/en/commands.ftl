## Settings files

file_unreadable = { $file } can’t be read: { $text }
file_unwritable = { $file } can’t be written: { $text }
settings_file_error = { $file }: { $why }
# $where is a section and a key of a settings file: [rules] whist.
settings_key_error = { $where }: { $why }
settings_too_large = This file is far too large for settings.
not_text_file = This isn’t a text file.
# $text is an error of the program that reads the file, in English.
not_toml_file = This isn’t a TOML file: { $text }
settings_need_quotes = Write the value in quotes.
no_such_setting = There’s no such setting.
setting_missing = The setting “{ $key }” is missing.
setting_refused = Write { $allowed }.
allowed_whole_number = a whole number
allowed_number_from = a whole number from { $least }
allowed_text = text in quotes
settings_player_count =
    Name { $seat_count ->
        [one] { $seat_count } player, one for each seat,
       *[other] { $seat_count } players, one for each seat,
    } not { $n }.
not_original_settings = This is neither an ESTWHI.INI nor a whist.properties.
# $name is ESTWHI.INI or whist.properties.
original_without_keys = This file has none of the settings of { $name }.
not_whole_number = Write a whole number, not “{ $text }”.
bad_choice = Write { $choices }, not “{ $text }”.
ini_section_missing = Write a [section] above “{ $text }”.
ini_pair_expected = Write a [section] or key=value, not “{ $text }”.
properties_bad_escape = Write four hexadecimal digits after \u.
note_out_of_range = { $where }: { $n } is out of range; using { $value }.
note_too_many_cards =
    { $where }: { $n } cards are too many for { $player_count ->
        [one] { $player_count } player
       *[other] { $player_count } players
    }; using { $value }.
note_missing_keys = These settings are missing, so the original’s defaults are used: { $key_list }.
note_missing_values = These settings are missing, so these values are used: { $key_list }.
note_unknown_key = { $key }: this setting isn’t known, so it’s left out.
note_main_window = { $key_list }: kept for the export only, as a page can’t move the browser’s window.
note_save_on_exit = { $where }: kept for the export only, as settings are always saved at once.
note_page_only = { $key_list }: windows, symbols and the icon are there in the page, not in the terminal.
note_seed_acts = { $where }: every game of Whist that you play on this computer is dealt from it, and doesn’t count for the high scores.
note_faces_up = { $where }: in your games of Whist the computer players’ cards lie face up, so they don’t count for the high scores.
note_imported_scores =
    { $where }: marked as imported, in the list for { $player_count ->
        [one] { $player_count } player.
       *[other] { $player_count } players.
    }
original_lacks_player = The original has no player { $name }.

## Backups

no_such_file = There’s no file { $file }.
not_sqlite_file = { $file } isn’t an SQLite database, or it’s damaged.
not_longsuit_database = { $file } isn’t a Longsuit database.
database_damaged = { $file } is damaged.

## Errors of commands

error_line = Error: { $why }
file_error = { $file }: { $why }
no_such_command = There’s no command “{ $text }”. Choose { $choices }.
no_such_language = There’s no language “{ $text }”. Choose { $choices }.
no_such_game_near = There’s no game “{ $text }”. Did you mean { $near }? Choose { $choices }.
no_such_preset_near = There’s no preset “{ $text }”. Did you mean { $near }? Choose { $choices }.
no_such_export = There’s no settings file “{ $text }” to export. Choose { $choices }.
no_such_export_near = There’s no settings file “{ $text }” to export. Did you mean { $near }? Choose { $choices }.
say_which_game = Say which game: { $choices }.
one_game_at_a_time = Name only one game, not { $name_list }.
file_is_folder = { $file } can’t be written: it’s a folder.
no_such_folder = { $file } can’t be written: there’s no folder { $folder }.
file_exists = { $file } already exists. Choose another name.
no_such_event =
    { $event_count ->
        [one] There’s no event { $n }: { $file } has only { $event_count } event.
       *[other] There’s no event { $n }: { $file } has only { $event_count } events.
    }
bad_seat_option = “{ $text }” isn’t a seat. Write its number (0 for the first) or { $word_watcher }.
load_alone = { $option } takes the game, its rules and its players from the file, so don’t name others.
wrong_other_players =
    { $seat_count ->
        [one] There’s { $seat_count } other seat, but { $option } names { $n }.
       *[other] There are { $seat_count } other seats, but { $option } names { $n }.
    }
bad_seat_name = “{ $text }” can’t be a name: use up to 20 letters, without spaces or #.
no_server_at = There’s no Longsuit server at { $url }.

## Games, rules and computer players

player_range =
    { $player_count ->
        [one] { $least } to { $player_count } player
       *[other] { $least } to { $player_count } players
    }
game_name_and_players = { $name }, { $players }
preset_names = Presets: { $preset_list }
option_values = Allowed: { $allowed }. Default: { $default }.
player_games = Plays { $game_list }
player_notation = Write a player with arguments as { $notation }. Leave one out, and it’s the first in its list.
characters_heading = At the table they’re called:
player_right = { $name }: { $action } ({ $because }), which is right.
player_wrong = { $name }: { $action } ({ $because }), which isn’t right.

## Beginning a game

which_game_question = Which game would you like to play?
one_is_unfinished = (one is unfinished)
number_prompt = { $least } to { $most }
type_number_or_quit = Type a number from { $least } to { $most }, or { $command }.
unfinished_game = You have an unfinished game of { $game_title } ({ $progress }).
unfinished_practice_game = You have an unfinished practice game of { $game_title } ({ $progress }).
unfinished_unreadable = Your unfinished game can’t be continued. { $why }
unfinished_replaced = Your new game will take its place. To continue the old one instead, leave now and type { $command }.
continue_question = Continue it? ({ $answer_choices })
type_one_of = Type { $answer_choices }.
settings_unused = Your settings aren’t used. { $why }
rules_of_settings = The rules in your settings apply: { $rules }
seed_of_settings = Your settings deal every game from the seed { $seed }: the same cards every time. { $option } deals anew.
open_hands_note = The computer players’ cards lie face up, so this game doesn’t count for the high scores.
watch_without_seat = { $option } has no seat for you, so leave { $other_option } out.
no_page_here = There’s no page for the browser. { $why }
page_not_installed = It isn’t part of this installation.
playing_in_terminal = So the game starts here, in the terminal.
already_running = Longsuit is already running. Open this page:

## Replay, review and shuffles

event_of_total = event { $n } of { $total }
shuffle_comes_next = The cards are shuffled next.
page_written = The page is in { $file }.
review_standing =
    { $decision_count ->
        [one] { $seat }: { $score_text }, accuracy { $percent } in { $decision_count } decision.
       *[other] { $seat }: { $score_text }, accuracy { $percent } in { $decision_count } decisions.
    }
shuffle_verdict = Shuffle { $n }: { $verdict }
every_commitment_holds = Every shuffle was fair.
shuffles_partly_proven = Shuffles proven fair: { $fair } of { $total }, with none wrong.
fairness_extent =
    { $game_count ->
        [one] { $game_count } game,
       *[other] { $game_count } games,
    } { $shuffle_count ->
        [one] { $shuffle_count } shuffle.
       *[other] { $shuffle_count } shuffles.
    }
fairness_copies =
    { $game_count ->
        [one] { $game_count } game was given more than once and counts once.
       *[other] { $game_count } games were given more than once and count once.
    }
fairness_shared =
    { $shuffle_count ->
        [one] { $shuffle_count } shuffle came before a position that several games began from, and isn’t counted again.
       *[other] { $shuffle_count } shuffles came before positions that several games began from, and aren’t counted again.
    }
fairness_repeated =
    { $shuffle_count ->
        [one] { $shuffle_count } shuffle repeats the order of an earlier one. Fair shuffles never do that.
       *[other] { $shuffle_count } shuffles repeat the order of earlier ones. Fair shuffles never do that.
    }
proofs_hold =
    { $shuffle_count ->
        [one] { $shuffle_count } shuffle is proven fair.
       *[other] { $shuffle_count } shuffles are proven fair.
    }
proofs_not_revealed =
    { $shuffle_count ->
        [one] The secret of { $shuffle_count } shuffle hasn’t been revealed yet.
       *[other] The secrets of { $shuffle_count } shuffles haven’t been revealed yet.
    }
proofs_without_commitment =
    { $shuffle_count ->
        [one] Nothing was promised before { $shuffle_count } shuffle.
       *[other] Nothing was promised before { $shuffle_count } shuffles.
    }
proofs_wrong_secret =
    { $shuffle_count ->
        [one] WRONG: the secret of { $shuffle_count } shuffle isn’t the one that was promised.
       *[other] WRONG: the secrets of { $shuffle_count } shuffles aren’t those that were promised.
    }
proofs_wrong_order =
    { $shuffle_count ->
        [one] WRONG: the cards of { $shuffle_count } shuffle weren’t in the order the secret gives.
       *[other] WRONG: the cards of { $shuffle_count } shuffles weren’t in the order the secrets give.
    }
proofs_repeated_secret =
    { $shuffle_count ->
        [one] WRONG: the secret of { $shuffle_count } shuffle had been used before.
       *[other] WRONG: the secrets of { $shuffle_count } shuffles had been used before.
    }
fairness_fair = Fair: the cards lie as fair shuffles would have them.
fairness_doubtful = Doubtful: fair shuffles look like this less than once in a hundred times.
fairness_unfair = UNFAIR: fair shuffles practically never look like this.
fairness_too_few =
    { $shuffle_count ->
        [one] Too few to tell: a test needs at least { $shuffle_count } shuffle of the same cards.
       *[other] Too few to tell: a test needs at least { $shuffle_count } shuffles of the same cards.
    }
# $cards_shuffled is the number of cards in the pack; $about says what was counted.
fairness_test =
    { $shuffle_count ->
        [one] { $about } in { $shuffle_count } shuffle of { $cards_shuffled } cards: fair ones look this odd in { $percent } of cases.
       *[other] { $about } in { $shuffle_count } shuffles of { $cards_shuffled } cards: fair ones look this odd in { $percent } of cases.
    }
fairness_test_below =
    { $shuffle_count ->
        [one] { $about } in { $shuffle_count } shuffle of { $cards_shuffled } cards: fair ones look this odd in less than { $percent } of cases.
       *[other] { $about } in { $shuffle_count } shuffles of { $cards_shuffled } cards: fair ones look this odd in less than { $percent } of cases.
    }
test_positions = Where each card lies
test_neighbours = Neighbours of one suit
test_fixed_points = Cards in their sorted place
test_high_cards =
    { $seat_count ->
        [one] High cards dealt to { $seat_count } seat
       *[other] High cards dealt to one of { $seat_count } seats
    }
fairness_wrong_file = UNFAIR: a shuffle in { $file } breaks its promise. { $command } shows which.

## Arena

progress_left = left
matches_heading = Matches
no_match_finished = No match was finished.
stopped_early = Stopped before the end.
process_died = A process died, so the rest wasn’t played.
result_of_matches =
    { $match_count ->
        [one] This is the result of { $match_count } match.
       *[other] This is the result of { $match_count } matches.
    }
matches_rounded_up =
    { $match_count ->
        [one] { $match_count } match was rounded up to { $n }, so that every deal is complete.
       *[other] { $match_count } matches were rounded up to { $n }, so that every deal is complete.
    }
seatings_uneven =
    { $seating_count ->
        [one] There is { $seating_count } seating. { $option } would play each equally often.
       *[other] There are { $seating_count } seatings, and some were played more often than others. { $option } would play each equally often.
    }
matches_broken_off =
    { $match_count ->
        [one] { $match_count } match was broken off
       *[other] { $match_count } matches were broken off
    } and won by nobody: a round had { $event_count ->
        [one] { $event_count } event
       *[other] { $event_count } events
    } and no end.
matches_not_counted =
    { $match_count ->
        [one] { $match_count } match ended before a deal was finished. Nobody won it, and it doesn’t count.
       *[other] { $match_count } matches ended before a deal was finished. Nobody won them, and they don’t count.
    }
player_failures =
    { $failure_count ->
        [one] A player failed once
       *[other] Players failed { $failure_count } times
    }, and a random legal action was played instead ({ $error_list }). { $position_count ->
        [one] { $position_count } position is
       *[other] { $position_count } positions are
    } written to { $folder }.
arena_extent =
    { $match_count ->
        [one] { $match_count } match with its own deal.
       *[other] { $match_count } matches, each with its own deal.
    }
arena_extent_duplicate =
    { $match_count ->
        [one] { $match_count } match:
       *[other] { $match_count } matches:
    } { $deal_count ->
        [one] { $deal_count } deal, played with the players in every seat.
       *[other] { $deal_count } deals, each played with the players in every seat.
    }
arena_method =
    { $match_count ->
        [one] 95% intervals from { $match_count } match:
       *[other] 95% intervals from { $match_count } matches:
    } Student’s for scores, Wilson’s for rates. Wins are those of one seat, and joint wins are shared. Chance is { $percent }.
arena_method_duplicate =
    { $deal_count ->
        [one] 95% intervals from { $deal_count } deal, whose matches count together:
       *[other] 95% intervals from { $deal_count } deals, the matches of each taken together:
    } Student’s for scores, Wilson’s for rates. Wins are those of one seat, and joint wins are shared. Chance is { $percent }.
column_wins = Wins
column_made = Made
column_skill = Skill
column_milliseconds = ms
column_errors = Errors
with_deviation = { $n } ± { $deviation }
scored_more_than = Scored more than
events_digest = Digest of all events: { $digest }
arena_page_title = { $name }: the arena
arena_rules = Rules: { $rules } · seed { $seed }
arena_rules_default = Rules: the defaults · seed { $seed }
wins_heading = Wins
wins_about = The dashed line is chance, { $percent }.
wins_plot = Share of matches won
mean_score_heading = Mean score of a match
mean_score_plot = Mean score
calls_made_heading = Calls made
calls_made_about = How many of all calls took exactly their tricks.
calls_made_plot = Share of calls made
calls_made_by_call_heading = Calls made, by call
calls_made_by_call_about = A full column is 100%. Below it: the call, and how often it was made.
score_spread_about = How often each score came up. The dashed line is the median.
score_spread_plot = Distribution of scores
median_label = median { $n }
head_to_head_heading = Head to head
head_to_head_about = How often, in %, the row scored more than the column. A tie counts half.
one_against_other = { $name } against { $other }: { $share }
calls_made_hint = { $name }, call { $call }: { $made } of { $times } made
player_errors_heading = Errors
player_errors_about = A random legal action was played instead. The first error of each player:
player_error = { $name }, match { $match }, seat { $seat_number }: { $text }
same_games_heading = Play it again
same_games_about = The same command gives the same games:

## Simulations and installation

simulation_extent =
    { $game_count ->
        [one] { $game_count } game,
       *[other] { $game_count } games,
    } { $round_count ->
        [one] { $round_count } round,
       *[other] { $round_count } rounds,
    } { $seconds }, { $rate } games a second.
games_broken_off =
    { $game_count ->
        [one] { $game_count } game had no end and was broken off.
       *[other] { $game_count } games had no end and were broken off.
    }
cards_left_heading = Cards left
tricks_heading = Tricks
totals_heading = Totals
number_range = { $least } to { $most }
simulation_checksum = Checksum of all games: { $digits }
column_won_or_shared = Won or shared
column_mean_total = Mean total
column_least = Least
column_most = Most
compiling = Compiling…
compiling_entry = Compiling { $name }…
entries_compiled =
    { $entry_count ->
        [one] { $entry_count } entry point is compiled, after { $seconds }.
       *[other] { $entry_count } entry points are compiled, after { $seconds }.
    }
no_compiler = There’s no compiler: simulations run interpreted, hundreds of times slower.
package_missing = missing: { $what }
package_for_speed = simulations and strong players at full speed
package_for_lan = finding servers on the network
package_for_postgres = a server with PostgreSQL
package_for_server = a faster server
is_there = ready
not_compiled_yet = not yet: { $command }
compiled_code_folder = Compiled code is kept in { $folder }.

## Servers

on_this_computer = On this computer:
on_this_network = On this network:
stop_with_keys = Press { $keys } to stop.
database_in_use_by_server = Another server is using this database. Stop it, or name another database with { $option }.
database_unusable = The database can’t be used ({ $text }). Check { $option }.
server_superseded = The server has stopped: another server has used its database in the meantime, or the database was set back to an older copy. Start it again.
database_replaced = The server has stopped: its database { $file } has been deleted or replaced. Put the right file in place with the server stopped, then start it again.
database_newer = The database belongs to a newer version of Longsuit, and nothing in it was changed. Install that version, or restore the copy that was made before the upgrade.
admin_table_set_aside = Set aside, it can’t be loaded: { $why }
database_unusable_start = The database can’t be used ({ $text }). Check { $option }, and start the server once to bring it up to date.
bad_network = “{ $text }” isn’t a network. Write an address like 192.0.2.7 or a network like 192.0.2.0/24.
short_metrics_token = The token in { $name } is too short. Use at least { $limit } letters, digits or other ASCII characters.
cannot_listen = Can’t listen on { $host }, port { $port }: { $text }
no_server_found = No server answered on this network. Start one with { $command }.
no_public_table = There’s no public table yet.
open_seat_count =
    { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
lan_extra_missing = Looking for servers needs an extra: install it with { $command }, or name a server.
you_are_here_too = You’re now { $who } on { $url }, on this computer too.
become_here_question = You’re { $name } on { $url } here. Become { $who } on this computer instead? With { $option } you can go back.
you_already_are = You’re { $who } on { $url } here already. The code hasn’t been used.
you_are_back = You’re { $who } on { $url } again.
nobody_to_go_back_to = You’ve been nobody else on { $url } here, so there’s no way back.
one_option_only = Give { $option } or { $other }, not both.
not_known_to_server = { $url } doesn’t know you here yet. On the device where you play, show the code for another device, and give it here with { $option }.
open_link_elsewhere =
    { $minute_count ->
        [one] Open this link on the other device within { $minute_count } minute:
       *[other] Open this link on the other device within { $minute_count } minutes:
    }
link_for_this_computer = Only this computer can open it. For a phone, name the server by its address.
settings_imported = The settings in { $file } are now part of { $path }.

## Looking after a server

no_such_database = There’s no database { $file }. Has a server ever run here?
only_for_sqlite = This works only with SQLite. For PostgreSQL, use { $tool_list }.
table_last_used = { $game }, last used { $time }
seat_of_person = { $name } (person { $person })
seat_of_host = { $name } (person { $person }, host)
seat_of_computer = { $name } ({ $player })
open_table_count =
    { $count ->
        [one] { $count } open table.
       *[other] { $count } open tables.
    }
no_open_table = There’s no open table.
banned_for_good = Banned for good: { $what }.
banned_until = Banned until { $time }: { $what }.
no_table_with_code = There’s no table { $code }.
table_closed_already = The table { $code } is already closed.
close_table_question = Close the table { $code }, where { $game } is played, for good?
table_now_closed = The table { $code } is closed.
nothing_changed = Nothing was changed.
cannot_ban_this_computer = { $address } is this computer itself, which can’t be banned.
nobody_to_ban = “{ $text }” is neither an address nor the id of a person here.
banned_for_days =
    { $day_count ->
        [one] { $what } is banned for { $day_count } day.
       *[other] { $what } is banned for { $day_count } days.
    }
now_banned_for_good = { $what } is banned for good.
not_banned = “{ $text }” isn’t banned.
no_longer_banned = { $what } is no longer banned.
no_backup_made = No copy was made. { $why }
backup_made = Everything is copied to { $file }. Keep it as safe as the server itself.
restore_question = Replace { $path } with { $file }?
stop_server_first = A server is using this database. Stop it first.
backup_restored = { $path } now has the contents of { $file }.
database_before_kept = What was there before is kept in { $file }.
games_exported =
    { $game_count ->
        [one] { $game_count } game is written to { $folder }. Read it with { $command }.
       *[other] { $game_count } games are written to { $folder }. Read one with { $command }.
    }
count_closed_tables =
    { $count ->
        [one] { $count } closed table
       *[other] { $count } closed tables
    }
count_unfinished_games =
    { $count ->
        [one] { $count } unfinished game
       *[other] { $count } unfinished games
    }
count_idle_guests =
    { $count ->
        [one] { $count } guest who never finished a game
       *[other] { $count } guests who never finished a game
    }
no_account_named = There’s no person with the name or id “{ $text }”.
clear_factors_question = Remove the authenticator app, passkeys and recovery codes of “{ $text }”?
factors_cleared = “{ $text }” can now sign in with only a password.
nothing_to_prune =
    { $day_count ->
        [one] There’s nothing older than { $day_count } day to delete.
       *[other] There’s nothing older than { $day_count } days to delete.
    }
prune_question =
    { $day_count ->
        [one] Delete what’s older than { $day_count } day: { $what_list }?
       *[other] Delete what’s older than { $day_count } days: { $what_list }?
    }
pruned = Deleted: { $what_list }.

## Compiled code

compiling_players_label = Compiling the strong players
part_compiler = Compiler
part_strong_players = { $game }: strong players
part_lan = Servers on this network
part_cuda = Graphics processor (CUDA)
part_postgres = PostgreSQL database
missing_lan = Servers on this network aren’t found automatically: type their address.
missing_cuda = Simulations run on the processor. Games aren’t affected.
missing_postgres = Tables are kept in SQLite, which is enough for a home or a club.
compiled_at_first_game = not compiled yet: this happens in the background when the first game begins
rule_holds_with = With { $option_list }:
docs_not_built = There’s no documentation site here. Build it with `make docs-site`, or read the texts in { $folder }.
docs_open = The documentation is open in your browser, at { $link }
docs_at = The documentation is at { $link }
