page_not_loaded = Deze pagina kon niet worden geladen.
page_not_found_heading = Pagina niet gevonden
try_again_button = Opnieuw proberen
home_button = Startpagina
reconnecting_notice = Verbinding verbroken. Opnieuw verbinden…
server_silent_notice = De server reageert niet. Er is niets verloren: je kunt verder zodra de server er weer is.
page_update_notice = Er is een nieuwere versie van deze pagina.
update_page_button = Bijwerken
later_button = Later
join_code_label = Meedoen met een code
join_button = Meedoen
table_code_wrong = Een code heeft twaalf letters. Je kunt ook de link van de tafel plakken.
player_away = Afwezig
preset_label = Voorinstelling
copy_link_button = Link kopiëren
you_label = Jij
daily_deal = Gift van de dag
learn_heading = Leren
rules_heading = Regels
leaderboard_heading = Ranglijst
scores_heading = Scores
my_page = Mijn pagina
settings_heading = Instellingen
about_heading = Over Longsuit
main_pages = Hoofdpagina’s
menu_label = Menu
lobby_heading = Lobby
copied = Gekopieerd
choose_game_button = Spel kiezen
calls_made_average =
    Gehaalde voorspellingen, gemiddelde van { $game_count ->
        [one] het laatste spel
       *[other] de laatste { $game_count } spellen
    }
calls_made_by_cards = Gehaalde voorspellingen, naar aantal kaarten in de hand
calls_made_label = Gehaalde voorspellingen
seat_score =
    { $seat_is ->
        [you] jij { $score }
       *[other] { $seat } { $score }
    }
round_scores = Ronde { $round }: { $score_list }.
card_name =
    { $suit_id ->
        [C] klaver{ $rank_word }
       *[other] { $suit }{ $rank_word }
    }
connection_lost = De verbinding is verbroken.
suit_label = { $suit }
cheat_title = Spieken
leave_table_button = Tafel verlaten
game_view_help_menu = Spel, beeld en help
your_turn = Jouw beurt
table_menu_label = Tafelmenu
game_label = Spel
game_menu = Spel
help_menu = Help
view_menu = Beeld
seat_label = Plaats { $n }
one_moment = Een ogenblik…
odds_label = Kansen
choose_player_heading = Kies een computerspeler
change_player_of_seat = Kies de speler van plaats { $n }: { $player }
odds_1994_title = Kansen zoals in 1994
window_keys_label = Met de pijltoetsen verplaats je het venster, met Shift erbij verander je de grootte
advice_label = Advies
close_button = Sluiten
settings_hint = Taal, kaarten, kleuren en tempo.
rules_hint = Hoe je dit spel speelt.
fair_shuffles_menu_item = Eerlijk schudden…
fair_shuffles_hint = Waarom niemand de kaarten kan kiezen, en hoe je dat kunt controleren.
about_menu_item = Over Longsuit…
about_hint = Wat voor programma dit is.
new_game_after_this = Een nieuw spel kan beginnen als dit spel uit is.
new_game_hint = Een nieuw spel beginnen.
options_menu_item = Opties…
options_hint = Spelers, kaarten, puntentelling en wat er na elke slag gebeurt.
high_scores_menu_item = Topscores…
high_scores_hint = De tien beste scores met deze regels.
random_things_menu_item = Dwarrelende dingetjes…
random_things_hint = Figuurtjes die over de tafel zweven als er niets gebeurt.
leave_table_hint = De tafel verlaten. Je houdt je plaats.
odds_hint = Wie welke kaart kan hebben.
odds_1994_hint = Het rooster van het origineel: voor elke kaart dezelfde kans, bepaald bij het geven.
cheat_hint = Alle handen bekijken. Iedereen aan tafel krijgt dat te horen.
cheat_unavailable_hint = Het mag niet aan deze tafel, of er is geen spel bezig.
sound_hint = Hoor de kaarten en wanneer je aan de beurt bent.
look_1994_menu_item = Zoals in 1994
look_1994_hint = Grijze vensters en een effen groene tafel.
home_heading = Longsuit: een kaarttafel voor zes spellen
continue_button = Verdergaan
shuffling_cards = De kaarten worden geschud…
no_longer_at_table = Je zit niet meer aan deze tafel.
play_here_button = Hier spelen
joining_table = Je schuift aan…
lobby_button = Naar de lobby
not_your_turn = Het is niet jouw beurt, maar die van { $seat }.
game_facts = { $players } spelers · ongeveer { $minutes } min
play_button = Spelen
play_game_button = { $game } spelen
play_game_with_friends_button = { $game } met vrienden spelen
with_friends_button = Met vrienden
daily_deal_about = Eén poging, voor iedereen dezelfde kaarten
learn_about = Een eerste gift, stap voor stap
lobby_about = Tafels om mee te doen of te kijken
action_column = Actie
chat_empty = Nog geen berichten.
chat_off = Chatten is uitgeschakeld aan deze tafel.
quick_chat_heading = Snel iets zeggen
chat_message_label = Je bericht
chat_message_placeholder = Zeg iets…
send_button = Versturen
log_empty = Er is niets gebeurd sinds je aanschoof.
game_won =
    { $seat_is ->
        [you] Je hebt gewonnen.
       *[other] { $seat } heeft gewonnen.
    }
game_tied = Gelijke stand tussen { $name_list }.
game_without_winner = Er is geen gift uitgespeeld: niemand wint en het spel telt niet mee.
scores_by_round = Punten per ronde
replay_and_review_button = Terugkijken en bespreken
narration_region = Wat er gebeurt
side_panel = Zijpaneel
round_of_total_short = R { $round }/{ $total }
round_of_total = Ronde { $round } van { $total }
round_number = Ronde { $round }
watching_badge = Je kijkt toe
back_to_review_button = Terug naar bespreking
take_back_button = Terugnemen
hide_side_panel_button = Zijpaneel verbergen
show_side_panel_button = Zijpaneel tonen
round_abbreviation = R
no_round_finished = Er is nog geen ronde afgelopen.
no_server_connection = Er is geen verbinding met de server.
game_not_started = Het spel is nog niet begonnen.
odds_advice_players_only = Alleen spelers kunnen kansen en advies zien.
odds_off = Kansen zijn uitgeschakeld aan deze tafel.
advice_off = Advies is uitgeschakeld aan deze tafel.
no_help_when_rated = Aan tafels met rating zijn kansen en advies niet toegestaan.
time_ran_out_warning = Je tijd was om. Gebeurt dat drie keer achter elkaar, dan neemt een computerspeler je plaats voorgoed over en word je laatste.
host_can_allow_it = De gastheer kan dit tussen twee spellen toestaan: open het menu Spel en kies Opties.
game_over_see_review = Het spel is uit. De bespreking laat zien waar punten verloren gingen.
log_tab = Verslag
chat_tab = Chat
takeback_question = Zet laten terugnemen?
takeback_request = { $seat } wil de laatste zet terugnemen.
agree_button = Akkoord
decline_button = Weigeren
host_starts_game = De gastheer begint het spel.
invite_heading = Anderen uitnodigen
table_qr_code = QR-code met de link naar deze tafel
share_button = Delen
players_heading = Spelers
open_seat = Vrije plaats
host_label = Gastheer
stand_up_button = Opstaan
sit_here_button = Hier gaan zitten
add_computer_button = Computer toevoegen
free_seat_button = Plaats vrijmaken
start_game_button = Spel beginnen
start_with_computers_button = Beginnen met computerspelers op de vrije plaatsen
emote_wow =
    { $who_is ->
        [you] Je kijkt verbaasd.
       *[other] { $who } kijkt verbaasd.
    }
emote_wow_button = Verbaasd kijken
emote_think =
    { $who_is ->
        [you] Je denkt na.
       *[other] { $who } denkt na.
    }
emote_think_button = Nadenken
emote_clap =
    { $who_is ->
        [you] Je klapt.
       *[other] { $who } klapt.
    }
emote_clap_button = Klappen
emote_heart =
    { $who_is ->
        [you] Je stuurt een hartje.
       *[other] { $who } stuurt een hartje.
    }
emote_heart_button = Hartje sturen
emote_sleep =
    { $who_is ->
        [you] Je valt in slaap.
       *[other] { $who } valt in slaap.
    }
emote_sleep_button = In slaap vallen
emote_smile =
    { $who_is ->
        [you] Je glimlacht.
       *[other] { $who } glimlacht.
    }
emote_smile_button = Glimlachen
emote_laugh =
    { $who_is ->
        [you] Je lacht.
       *[other] { $who } lacht.
    }
emote_laugh_button = Lachen
emote_cry =
    { $who_is ->
        [you] Je huilt.
       *[other] { $who } huilt.
    }
emote_cry_button = Huilen
sound_label = Geluid
deal_button = Geven
exit_button = Stoppen
player_to_start =
    Wie begint: { $seat_is ->
        [you] jij
       *[other] { $seat }
    }
last_trick_won_by =
    Laatste slag gewonnen door { $seat_is ->
        [you] jou
       *[other] { $seat }
    }
game_with_players = Met { $name_list }
game_details = Details van het spel
total_label = Totaal
score_label = Score
no_cards_of_suit = Geen { $suit }
choose_cards_to_pass =
    { $card_count ->
        [one] Kies { $card_count } kaart om door te geven ({ $n } gekozen).
       *[other] Kies { $card_count } kaarten om door te geven ({ $n } gekozen).
    }
last_card_button = Laatste kaart!
not_a_set_yet = Deze kaarten zijn nog geen combinatie. Kies er meer.
draw_button = Trekken
your_actions_region = Wat je kunt doen
call_not_allowed = { $n }, niet toegestaan
no_bid_yet = Nog geen bod
dash_call_button = Dash call
your_bid_region = Jouw bod: slagen en troef
bid_too_low_label = { $n } { $suit }, te laag
seat_passed = Pas
time_left = Nog { $seconds }
suit_is_trump = troef
suit_is_led = gevraagd
card_turned_up = { $card } gedraaid
calls_so_far = { $called } van { $tricks } voorspeld
calls_over = { $called } van { $tricks } voorspeld: { $n } te veel
calls_under = { $called } van { $tricks } voorspeld: { $n } te weinig
calls_even = { $called } van { $tricks } voorspeld: precies gelijk
round_counts_times =
    { $count ->
        [2] Deze ronde telt dubbel
        [3] Deze ronde telt driedubbel
        [one] Deze ronde telt { $count } keer
       *[other] Deze ronde telt { $count } keer
    }
play_goes_left = Het spel gaat met de klok mee
play_goes_right = Het spel gaat tegen de klok in
round_label = Ronde
stock_cards_label =
    { $count ->
        [one] Trekstapel: { $count } kaart
       *[other] Trekstapel: { $count } kaarten
    }
top_of_pile_label = Bovenop de aflegstapel: { $card_name }
suit_is_named = genoemd
cards_to_take =
    { $count ->
        [one] Pak { $count } kaart
       *[other] Pak { $count } kaarten
    }
card_chosen_label = { $card_name }, gekozen
card_chosen_ahead_label = { $card_name }, gekozen voor je beurt
card_not_playable_label = { $card_name }, nu niet te spelen
your_hand_region = Jouw hand
back_to_trick_button = Terug naar deze slag
last_trick_button = Vorige slag
goes_first_label = Begint
dealer_label = Gever
their_turn = Aan de beurt
computer_standing_in = Een computerspeler valt in
standing_too_many = { $call } voorspeld, { $won } gehaald: te veel
standing_needs_more = { $call } voorspeld, { $won } gehaald: nog niet genoeg
standing_exact = { $call } voorspeld, { $won } gehaald
out_of_cards = Uit
card_count_label =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
trick_count_label =
    { $count ->
        [one] { $count } slag
       *[other] { $count } slagen
    }
no_call_yet = Nog niets
no_trump_abbreviation = ZT
table_region = Tafel
trick_region = Slag
trick_card_label = { $seat }: { $card_name }
typed_so_far = Getypt: { $typed }
card_chosen_ahead = { $card } is gekozen voor je beurt. Druk er nog eens op om de kaart terug te nemen.
press_to_continue = Druk waar je wilt om verder te gaan.
turn_of_seat = { $seat } is aan de beurt.
spectators_see_nothing = Toeschouwers kunnen aan deze tafel niet meekijken.
spectators_see_finished_games = Toeschouwers kunnen de spellen van deze tafel bekijken als ze uit zijn.
spectators_see_delayed = Je ziet het spel een paar stappen later. Een ogenblik…
error_replaced = Je hebt deze tafel ergens anders geopend.
table_closed = De gastheer heeft de tafel gesloten.
table_closed_by_server = De beheerders van deze server hebben de tafel gesloten.
table_host_gone = De gastheer heeft alle eigen gegevens verwijderd, dus deze tafel is gesloten.
table_idle = Er is al heel lang niemand aan deze tafel geweest, dus die is gesloten.
table_kicked = De gastheer heeft je van de tafel verwijderd.
table_slow = Je verbinding is te traag om de tafel bij te houden.
table_stopping = De server stopt. Kom zo weer terug.
compiling_players = De sterke spelers worden gecompileerd: { $percent }
substitute_compiling = Speelt op het niveau sterk tot de code gecompileerd is
substitute_no_compiler = Speelt op het niveau sterk: er is hier geen compiler
substitute_busy = Doet een snelle zet: de server heeft het druk
strong_meanwhile = Tot die tijd spelen ze op het niveau sterk.
strong_without_compiler = Er is hier geen compiler, dus computerspelers van de niveaus expert en meester spelen op het niveau sterk.
quick_moves_while_busy = De server heeft het druk, dus computerspelers doen snelle zetten.
