## Settings files

file_unreadable = { $file } kan niet worden gelezen: { $text }
file_unwritable = { $file } kan niet worden geschreven: { $text }
settings_file_error = { $file }: { $why }
# $where is a section and a key of a settings file: [rules] whist.
settings_key_error = { $where }: { $why }
settings_too_large = Dit bestand is veel te groot voor instellingen.
not_text_file = Dit is geen tekstbestand.
# $text is an error of the program that reads the file, in English.
not_toml_file = Dit is geen TOML-bestand: { $text }
settings_need_quotes = Zet de waarde tussen aanhalingstekens.
no_such_setting = Deze instelling bestaat niet.
setting_missing = De instelling “{ $key }” ontbreekt.
setting_refused = Schrijf { $allowed }.
allowed_whole_number = een geheel getal
allowed_number_from = een geheel getal vanaf { $least }
allowed_text = een tekst tussen aanhalingstekens
settings_player_count =
    Noem { $seat_count ->
        [one] { $seat_count } speler, één per plaats,
       *[other] { $seat_count } spelers, één per plaats,
    } geen { $n }.
not_original_settings = Dit is geen ESTWHI.INI en ook geen whist.properties.
# $name is ESTWHI.INI or whist.properties.
original_without_keys = In dit bestand staat geen enkele instelling van { $name }.
not_whole_number = Schrijf een geheel getal, niet “{ $text }”.
bad_choice = Schrijf { $choices }, niet “{ $text }”.
ini_section_missing = Schrijf een [sectie] boven “{ $text }”.
ini_pair_expected = Schrijf een [sectie] of sleutel=waarde, niet “{ $text }”.
properties_bad_escape = Schrijf vier hexadecimale cijfers na \u.
note_out_of_range = { $where }: { $n } valt buiten het bereik; het wordt { $value }.
note_too_many_cards =
    { $where }: { $n } kaarten is te veel voor { $player_count ->
        [one] { $player_count } speler
       *[other] { $player_count } spelers
    }; het worden er { $value }.
note_missing_keys = Deze instellingen ontbreken, dus daarvoor gelden de standaardwaarden van het origineel: { $key_list }.
note_missing_values = Er ontbreken instellingen, dus daarvoor gelden deze waarden: { $key_list }.
note_unknown_key = { $key }: deze instelling is niet bekend en wordt weggelaten.
note_main_window = { $key_list }: alleen bewaard voor het exporteren, want een pagina kan het venster van de browser niet verplaatsen.
note_save_on_exit = { $where }: alleen bewaard voor het exporteren, want instellingen worden altijd meteen opgeslagen.
note_page_only = { $key_list }: vensters, symbolen en pictogram zijn er op de pagina, niet in de terminal.
note_seed_acts = { $where }: elk spel Whist dat je op deze computer speelt, wordt hiermee gegeven en telt niet voor de topscores.
note_faces_up = { $where }: in je spellen Whist liggen de kaarten van de computerspelers open, dus die tellen niet voor de topscores.
note_imported_scores =
    { $where }: gemarkeerd als geïmporteerd, in de lijst voor { $player_count ->
        [one] { $player_count } speler.
       *[other] { $player_count } spelers.
    }
original_lacks_player = Het origineel heeft geen speler { $name }.

## Backups

no_such_file = Er is geen bestand { $file }.
not_sqlite_file = { $file } is geen SQLite-database, of is beschadigd.
not_longsuit_database = { $file } is geen database van Longsuit.
database_damaged = { $file } is beschadigd.

## Errors of commands

error_line = Fout: { $why }
file_error = { $file }: { $why }
no_such_command = Er is geen opdracht “{ $text }”. Kies { $choices }.
no_such_language = Er is geen taal “{ $text }”. Kies { $choices }.
no_such_game_near = Er is geen spel “{ $text }”. Bedoel je { $near }? Kies { $choices }.
no_such_preset_near = Er is geen voorinstelling “{ $text }”. Bedoel je { $near }? Kies { $choices }.
no_such_export = Er is geen instellingenbestand “{ $text }” om te exporteren. Kies { $choices }.
no_such_export_near = Er is geen instellingenbestand “{ $text }” om te exporteren. Bedoel je { $near }? Kies { $choices }.
say_which_game = Zeg welk spel: { $choices }.
one_game_at_a_time = Noem maar één spel, niet { $name_list }.
file_is_folder = { $file } kan niet worden geschreven: het is een map.
no_such_folder = { $file } kan niet worden geschreven: er is geen map { $folder }.
file_exists = { $file } bestaat al. Kies een andere naam.
no_such_event =
    { $event_count ->
        [one] Er is geen stap { $n }: { $file } heeft maar { $event_count } stap.
       *[other] Er is geen stap { $n }: { $file } heeft maar { $event_count } stappen.
    }
bad_seat_option = “{ $text }” is geen plaats. Schrijf het nummer (0 voor de eerste) of { $word_watcher }.
load_alone = { $option } haalt het spel, de regels en de spelers uit het bestand, dus noem er geen andere bij.
wrong_other_players =
    { $seat_count ->
        [one] Er is { $seat_count } andere plaats, maar { $option } noemt er { $n }.
       *[other] Er zijn { $seat_count } andere plaatsen, maar { $option } noemt er { $n }.
    }
bad_seat_name = “{ $text }” kan geen naam zijn: gebruik hoogstens 20 letters, zonder spaties en #.
no_server_at = Op { $url } is geen Longsuit-server.

## Games, rules and computer players

player_range =
    { $player_count ->
        [one] { $least } tot en met { $player_count } speler
       *[other] { $least } tot en met { $player_count } spelers
    }
game_name_and_players = { $name }, { $players }
preset_names = Voorinstellingen: { $preset_list }
option_values = Mogelijk: { $allowed }. Standaard: { $default }.
player_games = Speelt { $game_list }
player_notation = Schrijf een speler met argumenten als { $notation }. Laat je er een weg, dan geldt de eerste waarde van de lijst.
characters_heading = Aan tafel heten ze:
player_right = { $name }: { $action } ({ $because }), en dat klopt.
player_wrong = { $name }: { $action } ({ $because }), en dat klopt niet.

## Beginning a game

which_game_question = Welk spel wil je spelen?
one_is_unfinished = (nog niet uitgespeeld)
number_prompt = { $least } tot en met { $most }
type_number_or_quit = Typ een getal van { $least } tot en met { $most }, of { $command }.
unfinished_game = Je hebt nog een spel { $game_title } openstaan ({ $progress }).
unfinished_practice_game = Je hebt nog een oefenspel { $game_title } openstaan ({ $progress }).
unfinished_unreadable = Je vorige spel kan niet worden voortgezet. { $why }
unfinished_replaced = Je nieuwe spel komt ervoor in de plaats. Wil je liever verder met het oude, ga dan nu weg en typ { $command }.
continue_question = Daarmee verdergaan? ({ $answer_choices })
type_one_of = Typ { $answer_choices }.
settings_unused = Je instellingen worden niet gebruikt. { $why }
rules_of_settings = De regels uit je instellingen gelden: { $rules }
seed_of_settings = Volgens je instellingen wordt elk spel gegeven met seed { $seed }: elke keer dezelfde kaarten. Met { $option } wordt er opnieuw geschud.
open_hands_note = De kaarten van de computerspelers liggen open, dus dit spel telt niet voor de topscores.
watch_without_seat = Bij { $option } heb je geen plaats, dus laat { $other_option } weg.
no_page_here = Er is geen pagina voor de browser. { $why }
page_not_installed = Die hoort niet bij deze installatie.
playing_in_terminal = Daarom begint het spel hier, in de terminal.
already_running = Longsuit draait al. Open deze pagina:

## Replay, review and shuffles

event_of_total = stap { $n } van { $total }
shuffle_comes_next = Nu worden de kaarten geschud.
page_written = De pagina staat in { $file }.
review_standing =
    { $decision_count ->
        [one] { $seat }: { $score_text }, nauwkeurigheid { $percent } in { $decision_count } beslissing.
       *[other] { $seat }: { $score_text }, nauwkeurigheid { $percent } in { $decision_count } beslissingen.
    }
shuffle_verdict = Schudbeurt { $n }: { $verdict }
every_commitment_holds = Elke keer is er eerlijk geschud.
shuffles_partly_proven = Bewezen eerlijke schudbeurten: { $fair } van { $total }, en geen enkele fout.
fairness_extent =
    { $game_count ->
        [one] { $game_count } spel,
       *[other] { $game_count } spellen,
    } { $shuffle_count ->
        [one] { $shuffle_count } schudbeurt.
       *[other] { $shuffle_count } schudbeurten.
    }
fairness_copies =
    { $game_count ->
        [one] { $game_count } spel is meer dan eens opgegeven en telt één keer.
       *[other] { $game_count } spellen zijn meer dan eens opgegeven en tellen één keer.
    }
fairness_shared =
    { $shuffle_count ->
        [one] { $shuffle_count } schudbeurt hoort bij een stelling waaruit meer spellen zijn begonnen, en telt niet opnieuw mee.
       *[other] { $shuffle_count } schudbeurten horen bij stellingen waaruit meer spellen zijn begonnen, en tellen niet opnieuw mee.
    }
fairness_repeated =
    { $shuffle_count ->
        [one] { $shuffle_count } schudbeurt heeft dezelfde volgorde als een eerdere. Bij eerlijk schudden gebeurt dat nooit.
       *[other] { $shuffle_count } schudbeurten hebben dezelfde volgorde als eerdere. Bij eerlijk schudden gebeurt dat nooit.
    }
proofs_hold =
    { $shuffle_count ->
        [one] { $shuffle_count } schudbeurt is bewezen eerlijk.
       *[other] { $shuffle_count } schudbeurten zijn bewezen eerlijk.
    }
proofs_not_revealed =
    { $shuffle_count ->
        [one] Het geheim van { $shuffle_count } schudbeurt is nog niet onthuld.
       *[other] De geheimen van { $shuffle_count } schudbeurten zijn nog niet onthuld.
    }
proofs_without_commitment =
    { $shuffle_count ->
        [one] Vóór { $shuffle_count } schudbeurt was niets beloofd.
       *[other] Vóór { $shuffle_count } schudbeurten was niets beloofd.
    }
proofs_wrong_secret =
    { $shuffle_count ->
        [one] FOUT: het geheim van { $shuffle_count } schudbeurt is niet het geheim dat was beloofd.
       *[other] FOUT: de geheimen van { $shuffle_count } schudbeurten zijn niet de geheimen die waren beloofd.
    }
proofs_wrong_order =
    { $shuffle_count ->
        [one] FOUT: bij { $shuffle_count } schudbeurt lagen de kaarten niet in de volgorde die uit het geheim volgt.
       *[other] FOUT: bij { $shuffle_count } schudbeurten lagen de kaarten niet in de volgorde die uit de geheimen volgt.
    }
proofs_repeated_secret =
    { $shuffle_count ->
        [one] FOUT: bij { $shuffle_count } schudbeurt was het geheim al eerder gebruikt.
       *[other] FOUT: bij { $shuffle_count } schudbeurten was het geheim al eerder gebruikt.
    }
fairness_fair = Eerlijk: de kaarten liggen zoals je bij eerlijk schudden verwacht.
fairness_doubtful = Twijfelachtig: bij eerlijk schudden ziet het er minder dan één op de honderd keer zo uit.
fairness_unfair = ONEERLIJK: bij eerlijk schudden ziet het er vrijwel nooit zo uit.
fairness_too_few =
    { $shuffle_count ->
        [one] Te weinig om iets te zeggen: voor een toets is minstens { $shuffle_count } schudbeurt van dezelfde kaarten nodig.
       *[other] Te weinig om iets te zeggen: voor een toets zijn minstens { $shuffle_count } schudbeurten van dezelfde kaarten nodig.
    }
# $cards_shuffled is the number of cards in the pack; $about says what was counted.
fairness_test =
    { $shuffle_count ->
        [one] { $about }, in { $shuffle_count } schudbeurt van { $cards_shuffled } kaarten: bij eerlijk schudden is de afwijking in { $percent } van de gevallen minstens zo groot.
       *[other] { $about }, in { $shuffle_count } schudbeurten van { $cards_shuffled } kaarten: bij eerlijk schudden is de afwijking in { $percent } van de gevallen minstens zo groot.
    }
fairness_test_below =
    { $shuffle_count ->
        [one] { $about }, in { $shuffle_count } schudbeurt van { $cards_shuffled } kaarten: bij eerlijk schudden is de afwijking in minder dan { $percent } van de gevallen zo groot.
       *[other] { $about }, in { $shuffle_count } schudbeurten van { $cards_shuffled } kaarten: bij eerlijk schudden is de afwijking in minder dan { $percent } van de gevallen zo groot.
    }
test_positions = Waar elke kaart ligt
test_neighbours = Buren van één kleur
test_fixed_points = Kaarten op hun gesorteerde plek
test_high_cards =
    { $seat_count ->
        [one] Hoge kaarten voor { $seat_count } plaats
       *[other] Hoge kaarten voor één van de { $seat_count } plaatsen
    }
fairness_wrong_file = ONEERLIJK: een schudbeurt in { $file } klopt niet met de belofte. { $command } laat zien welke.

## Arena

progress_left = nog
matches_heading = Partijen
no_match_finished = Er is geen partij uitgespeeld.
stopped_early = Voor het einde gestopt.
process_died = Een proces is uitgevallen, dus de rest is niet gespeeld.
result_of_matches =
    { $match_count ->
        [one] Dit is de uitslag van { $match_count } partij.
       *[other] Dit is de uitslag van { $match_count } partijen.
    }
matches_rounded_up =
    { $match_count ->
        [one] { $match_count } partij is naar boven afgerond op { $n }, zodat elke gift compleet is.
       *[other] { $match_count } partijen zijn naar boven afgerond op { $n }, zodat elke gift compleet is.
    }
seatings_uneven =
    { $seating_count ->
        [one] Er is { $seating_count } tafelschikking. Met { $option } komen ze allemaal even vaak voor.
       *[other] Er zijn { $seating_count } tafelschikkingen, en sommige zijn vaker gespeeld dan andere. Met { $option } komen ze allemaal even vaak voor.
    }
matches_broken_off =
    { $match_count ->
        [one] { $match_count } partij is afgebroken
       *[other] { $match_count } partijen zijn afgebroken
    } en door niemand gewonnen: een ronde had { $event_count ->
        [one] { $event_count } stap
       *[other] { $event_count } stappen
    } en nog geen einde.
matches_not_counted =
    { $match_count ->
        [one] { $match_count } partij eindigde voordat een gift was uitgespeeld. Niemand heeft die gewonnen en die telt niet mee.
       *[other] { $match_count } partijen eindigden voordat een gift was uitgespeeld. Niemand heeft ze gewonnen en ze tellen niet mee.
    }
player_failures =
    { $failure_count ->
        [one] Er liep { $failure_count } keer een speler vast
       *[other] Er liep { $failure_count } keer een speler vast
    }, en toen is een willekeurige toegestane actie gespeeld ({ $error_list }). { $position_count ->
        [one] { $position_count } stelling is
       *[other] { $position_count } stellingen zijn
    } opgeslagen in { $folder }.
arena_extent =
    { $match_count ->
        [one] { $match_count } partij met een eigen gift.
       *[other] { $match_count } partijen, elk met een eigen gift.
    }
arena_extent_duplicate =
    { $match_count ->
        [one] { $match_count } partij:
       *[other] { $match_count } partijen:
    } { $deal_count ->
        [one] { $deal_count } gift, gespeeld met de spelers op elke plaats.
       *[other] { $deal_count } giften, elk gespeeld met de spelers op elke plaats.
    }
arena_method =
    { $match_count ->
        [one] 95%-intervallen over { $match_count } partij:
       *[other] 95%-intervallen over { $match_count } partijen:
    } die van Student voor scores, die van Wilson voor percentages. Winst telt per plaats, en gezamenlijke winst wordt gedeeld. Bij puur toeval wint een plaats { $percent }.
arena_method_duplicate =
    { $deal_count ->
        [one] 95%-intervallen over { $deal_count } gift, waarvan de partijen samen tellen:
       *[other] 95%-intervallen over { $deal_count } giften, waarvan de partijen telkens samen tellen:
    } die van Student voor scores, die van Wilson voor percentages. Winst telt per plaats, en gezamenlijke winst wordt gedeeld. Bij puur toeval wint een plaats { $percent }.
column_wins = Winst
column_made = Gehaald
column_skill = Sterkte
column_milliseconds = ms
column_errors = Fouten
with_deviation = { $n } ± { $deviation }
scored_more_than = Scoorde meer dan
events_digest = Controlegetal van alle stappen: { $digest }
arena_page_title = { $name }: de arena
arena_rules = Regels: { $rules } · seed { $seed }
arena_rules_default = Regels: de standaardregels · seed { $seed }
wins_heading = Winst
wins_about = De streepjeslijn is toeval, { $percent }.
wins_plot = Aandeel gewonnen partijen
mean_score_heading = Gemiddelde score per partij
mean_score_plot = Gemiddelde score
calls_made_heading = Gehaalde voorspellingen
calls_made_about = Hoeveel van alle voorspellingen precies uitkwamen.
calls_made_plot = Aandeel gehaalde voorspellingen
calls_made_by_call_heading = Gehaald, per voorspelling
calls_made_by_call_about = Een volle kolom is 100%. Eronder: de voorspelling, en hoe vaak die is gedaan.
score_spread_about = Hoe vaak elke score voorkwam. De streepjeslijn is de mediaan.
score_spread_plot = Verdeling van de scores
median_label = mediaan { $n }
head_to_head_heading = Onderling
head_to_head_about = Hoe vaak, in %, de rij meer scoorde dan de kolom. Een gelijke stand telt half.
one_against_other = { $name } tegen { $other }: { $share }
calls_made_hint = { $name }, voorspelling { $call }: { $made } van { $times } gehaald
player_errors_heading = Fouten
player_errors_about = In plaats daarvan is een willekeurige toegestane actie gespeeld. De eerste fout van elke speler:
player_error = { $name }, partij { $match }, plaats { $seat_number }: { $text }
same_games_heading = Nog een keer spelen
same_games_about = Dezelfde opdracht geeft dezelfde spellen:

## Simulations and installation

simulation_extent =
    { $game_count ->
        [one] { $game_count } spel,
       *[other] { $game_count } spellen,
    } { $round_count ->
        [one] { $round_count } ronde,
       *[other] { $round_count } rondes,
    } { $seconds }, { $rate } spellen per seconde.
games_broken_off =
    { $game_count ->
        [one] { $game_count } spel kwam niet ten einde en is afgebroken.
       *[other] { $game_count } spellen kwamen niet ten einde en zijn afgebroken.
    }
cards_left_heading = Kaarten over
tricks_heading = Slagen
totals_heading = Totalen
number_range = { $least } t/m { $most }
simulation_checksum = Controlegetal van alle spellen: { $digits }
column_won_or_shared = Gewonnen of gedeeld
column_mean_total = Gemiddeld totaal
column_least = Laagste
column_most = Hoogste
compiling = Bezig met compileren…
compiling_entry = { $name } wordt gecompileerd…
entries_compiled =
    { $entry_count ->
        [one] { $entry_count } onderdeel is gecompileerd, in { $seconds }.
       *[other] { $entry_count } onderdelen zijn gecompileerd, in { $seconds }.
    }
no_compiler = Er is geen compiler: simulaties worden geïnterpreteerd en zijn honderden keren trager.
package_missing = ontbreekt: { $what }
package_for_speed = simulaties en sterke spelers op volle snelheid
package_for_lan = servers zoeken op het netwerk
package_for_postgres = een server met PostgreSQL
package_for_server = een snellere server
is_there = aanwezig
not_compiled_yet = nog niet: { $command }
compiled_code_folder = Gecompileerde code staat in { $folder }.

## Servers

on_this_computer = Op deze computer:
on_this_network = Op dit netwerk:
stop_with_keys = Druk op { $keys } om te stoppen.
database_in_use_by_server = Een andere server gebruikt deze database. Stop die, of noem een andere database met { $option }.
database_unusable = De database is niet te gebruiken ({ $text }). Controleer { $option }.
server_superseded = De server is gestopt: een andere server heeft intussen zijn database gebruikt, of er is een oudere kopie van de database teruggezet. Start hem opnieuw.
database_replaced = De server is gestopt: zijn database { $file } is verwijderd of vervangen. Zet het juiste bestand terug terwijl de server stilstaat en start hem dan opnieuw.
database_newer = De database hoort bij een nieuwere versie van Longsuit; er is niets in veranderd. Installeer die versie, of zet de kopie van voor de upgrade terug.
admin_table_set_aside = Apart gezet, niet te laden: { $why }
database_unusable_start = De database is niet te gebruiken ({ $text }). Controleer { $option }, en start de server een keer om de database bij te werken.
bad_network = “{ $text }” is geen netwerk. Schrijf een adres zoals 192.0.2.7 of een netwerk zoals 192.0.2.0/24.
short_metrics_token = Het token in { $name } is te kort. Gebruik minstens { $limit } letters, cijfers of andere ASCII-tekens.
cannot_listen = Luisteren op { $host }, poort { $port }, lukt niet: { $text }
no_server_found = Op dit netwerk antwoordt geen server. Start er een met { $command }.
no_public_table = Er is nog geen openbare tafel.
open_seat_count =
    { $count ->
        [one] { $count } vrije plaats
       *[other] { $count } vrije plaatsen
    }
lan_extra_missing = Om servers te zoeken is een extra pakket nodig: installeer het met { $command }, of noem een server.
you_are_here_too = Je bent nu ook op deze computer { $who } op { $url }.
become_here_question = Je bent hier { $name } op { $url }. Wil je op deze computer { $who } worden? Met { $option } kun je terug.
you_already_are = Je bent hier al { $who } op { $url }. De code is niet gebruikt.
you_are_back = Je bent weer { $who } op { $url }.
nobody_to_go_back_to = Je bent hier niemand anders geweest op { $url }, dus er is geen weg terug.
one_option_only = Geef { $option } of { $other }, niet allebei.
not_known_to_server = { $url } kent je hier nog niet. Laat op het apparaat waarop je speelt de code voor een ander apparaat tonen, en geef die hier op met { $option }.
open_link_elsewhere =
    { $minute_count ->
        [one] Open deze link binnen { $minute_count } minuut op het andere apparaat:
       *[other] Open deze link binnen { $minute_count } minuten op het andere apparaat:
    }
link_for_this_computer = Alleen deze computer kan die openen. Noem voor een telefoon de server bij het adres.
settings_imported = De instellingen uit { $file } staan nu in { $path }.

## Looking after a server

no_such_database = Er is geen database { $file }. Heeft hier ooit een server gedraaid?
only_for_sqlite = Dit werkt alleen met SQLite. Gebruik voor PostgreSQL { $tool_list }.
table_last_used = { $game }, laatst gebruikt { $time }
seat_of_person = { $name } (persoon { $person })
seat_of_host = { $name } (persoon { $person }, gastheer)
seat_of_computer = { $name } ({ $player })
open_table_count =
    { $count ->
        [one] { $count } open tafel.
       *[other] { $count } open tafels.
    }
no_open_table = Er is geen open tafel.
banned_for_good = Voorgoed verbannen: { $what }.
banned_until = Verbannen tot { $time }: { $what }.
no_table_with_code = Er is geen tafel { $code }.
table_closed_already = De tafel { $code } is al gesloten.
close_table_question = De tafel { $code }, waar { $game } wordt gespeeld, voorgoed sluiten?
table_now_closed = De tafel { $code } is gesloten.
nothing_changed = Er is niets gewijzigd.
cannot_ban_this_computer = { $address } is deze computer zelf, en die kan niet worden verbannen.
nobody_to_ban = “{ $text }” is geen adres en ook niet de id van iemand hier.
banned_for_days =
    { $day_count ->
        [one] { $what } is { $day_count } dag verbannen.
       *[other] { $what } is { $day_count } dagen verbannen.
    }
now_banned_for_good = { $what } is voorgoed verbannen.
not_banned = “{ $text }” is niet verbannen.
no_longer_banned = { $what } is niet langer verbannen.
no_backup_made = Er is geen kopie gemaakt. { $why }
backup_made = Alles is gekopieerd naar { $file }. Bewaar dat bestand even veilig als de server zelf.
restore_question = { $path } vervangen door { $file }?
stop_server_first = Een server gebruikt deze database. Stop die eerst.
backup_restored = { $path } heeft nu de inhoud van { $file }.
database_before_kept = Wat er eerst stond, is bewaard in { $file }.
games_exported =
    { $game_count ->
        [one] { $game_count } spel is opgeslagen in { $folder }. Bekijk het met { $command }.
       *[other] { $game_count } spellen zijn opgeslagen in { $folder }. Bekijk er een met { $command }.
    }
count_closed_tables =
    { $count ->
        [one] { $count } gesloten tafel
       *[other] { $count } gesloten tafels
    }
count_unfinished_games =
    { $count ->
        [one] { $count } spel dat niet is uitgespeeld
       *[other] { $count } spellen die niet zijn uitgespeeld
    }
count_idle_guests =
    { $count ->
        [one] { $count } gast die nooit een spel heeft uitgespeeld
       *[other] { $count } gasten die nooit een spel hebben uitgespeeld
    }
no_account_named = Er is niemand met de naam of id “{ $text }”.
clear_factors_question = De authenticator-app, passkeys en herstelcodes van “{ $text }” verwijderen?
factors_cleared = “{ $text }” kan nu inloggen met alleen een wachtwoord.
nothing_to_prune =
    { $day_count ->
        [one] Er is niets ouder dan { $day_count } dag om te verwijderen.
       *[other] Er is niets ouder dan { $day_count } dagen om te verwijderen.
    }
prune_question =
    { $day_count ->
        [one] Verwijderen wat ouder is dan { $day_count } dag: { $what_list }?
       *[other] Verwijderen wat ouder is dan { $day_count } dagen: { $what_list }?
    }
pruned = Verwijderd: { $what_list }.

## Compiled code

compiling_players_label = De sterke spelers worden gecompileerd
part_compiler = Compiler
part_strong_players = { $game }: sterke spelers
part_lan = Servers op dit netwerk
part_cuda = Grafische processor (CUDA)
part_postgres = PostgreSQL-database
missing_lan = Servers op dit netwerk worden niet vanzelf gevonden: typ hun adres.
missing_cuda = Simulaties draaien op de processor. Voor spellen maakt dat niet uit.
missing_postgres = Tafels worden in SQLite bewaard, wat genoeg is voor thuis of een club.
compiled_at_first_game = nog niet gecompileerd: dat gebeurt op de achtergrond zodra het eerste spel begint
rule_holds_with = Met { $option_list }:
docs_not_built = De documentatie is hier niet gebouwd. Bouw haar met `make docs-site`, of lees de teksten in { $folder }.
docs_open = De documentatie staat open in je browser, op { $link }
docs_at = De documentatie staat op { $link }
