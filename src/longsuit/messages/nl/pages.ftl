theme_1994 = 1994
changed_paragraph_mark = Gewijzigd:
changed_option_mark = (gewijzigd)
stand_in_after = Na { $seconds }
stand_in_immediately = Meteen
computer_pace_label = Tempo van computerspelers
rated_label = Met rating
rated_about = Telt mee voor de ratings. Met een klok en zonder hulp; wie weggaat, wordt laatste.
chat_free = Vrij chatten
takebacks_label = Zetten terugnemen
takebacks_about = Als de andere spelers akkoord gaan.
chat_phrases = Alleen vaste zinnen
chat_none = Geen chat
cheat_window_label = Spiekvenster
cheat_window_about = Iedereen mag alle kaarten bekijken. Iedereen aan tafel krijgt dat te horen.
spectators_none = Niet toegestaan
spectators_delayed = Met vertraging
spectators_live = Mijn kaarten, live
spectators_after_game = Na het spel
clock_none = Geen klok
clock_relaxed = 60 seconden per zet
clock_quick = 10 seconden per zet
clock_custom = Aangepast
pace_human = Zoals mensen
pace_instant = Meteen
pace_fixed = Vast: { $seconds }
table_seed_note = Deze tafel geeft met seed { $seed }: elke keer dezelfde kaarten. Het spel telt niet voor de ratings en niet voor de topscores.
open_hands_table_note = De kaarten van de computerspelers liggen open. Het spel telt niet voor de topscores.
public_table_label = In de lobby tonen
public_table_about = Anders is de tafel alleen te vinden met de link of de code.
chat_policy_label = Chat
spectators_label = Toeschouwers
thinking_time_label = Bedenktijd
move_seconds_label = Seconden per zet
option_number = Zelf kiezen
bank_seconds_label = Seconden reservetijd
stand_in_label = Als een speler weg is, valt een computerspeler in
rules_loading = Regels laden…
use_code_button = Code gebruiken
rules_code_wrong = Dit is geen geldige regelcode voor dit spel.
rules_code_applied = Deze regels gelden nu.
rules_link_copied = Link naar deze regels gekopieerd.
option_count =
    { $option_count ->
        [one] { $option_count } optie
       *[other] { $option_count } opties
    }
rules_code_label = Code van deze regels:
reset_options_button = Terug naar voorinstelling
rules_code_question = Heb je een code?
computer_gentle = Computer, heel makkelijk
computer_easy = Computer, makkelijk
computer_medium = Computer, gemiddeld
computer_strong = Computer, sterk
computer_expert = Computer, expert
computer_master = Computer, meester
computer_other = Een andere computerspeler…
style_plain = Volgens het boekje
style_bold = Gedurfd
style_careful = Voorzichtig
friend_number_question = Hoeveel vrienden doen er mee?
seat_for_friend = Een vriend
seat_style_label = Speelstijl van plaats { $n }
page_shade_label = Weergave van de pagina
save_changes_button = Wijzigingen opslaan
create_account_button = Account maken
name_password_heading = Naam en wachtwoord
guest_explained = Je bent gast op dit apparaat, en meer heb je niet nodig om te spelen. Met een wachtwoord ben je op elk apparaat dezelfde speler.
account_heading = Account
new_account_tab = Nieuw account
sign_in_button = Inloggen
account_saved = Opgeslagen. Met deze naam en dit wachtwoord kun je nu overal inloggen.
browser_device = Browser
current_password_label = Huidig wachtwoord
new_password_label = Nieuw wachtwoord
password_label = Wachtwoord
password_length_hint = Minstens 8 tekens.
delete_data_button = Mijn gegevens verwijderen
delete_data_about = Je plaatsen komen vrij, je vrienden en statistieken worden verwijderd, en je naam in eerdere spellen wordt “iemand”.
delete_data_question = Al je gegevens verwijderen?
cannot_be_undone = Dit kun je niet ongedaan maken.
delete_button = Verwijderen
another_device_heading = Verder op een ander apparaat
qr_code_alt = QR-code van de link
scan_qr_code =
    Scan de code binnen { $minute_count ->
        [one] { $minute_count } minuut
       *[other] { $minute_count } minuten
    } met je andere apparaat. De code werkt maar één keer.
another_device_about = Ga onder je eigen naam verder op je telefoon of een andere computer, zonder wachtwoord.
show_qr_code_button = QR-code tonen
devices_heading = Waar je bent ingelogd
device_used = Sinds { $since_date }, laatst gebruikt op { $used_date }
second_factor_heading = Inloggen in twee stappen
second_factor_about = Voeg als je wilt een app of een passkey toe. Vanaf dan is die bij het inloggen met je wachtwoord nodig als tweede stap. Met een passkey kun je ook zonder wachtwoord inloggen.
app_label = Authenticator-app
app_off = Niet ingesteld
factor_since = Sinds { $date }
set_up_button = Instellen
remove_app_question = Authenticator-app verwijderen?
app_scan_about = Scan dit met een authenticator-app of typ de sleutel over. Voer daarna de code in die de app laat zien.
app_key_label = Sleutel:
app_qr_code_alt = QR-code voor de authenticator-app
app_code_label = Code uit de app
turn_on_button = Inschakelen
add_passkey_button = Passkey toevoegen
passkey_name_label = Naam van de passkey
passkey_last_used = Laatst gebruikt op { $date }
rename_passkey_heading = Naam van de passkey wijzigen
rename_passkey_label = Naam van { $name } wijzigen
remove_passkey_question = Passkey verwijderen?
remove_passkey_label = { $name } verwijderen
passkey_not_used = De passkey is niet gebruikt. Probeer het opnieuw.
passkey_confirmed = Bevestigd met je passkey.
use_passkey_button = Passkey gebruiken
passkey_sign_in_button = Inloggen met een passkey
recovery_codes_label = Herstelcodes
recovery_codes_left = { $code_count ->
    [one] Nog { $code_count } code
   *[other] Nog { $code_count } codes
}
recovery_codes_about = Bewaar deze codes op een veilige plek. Elke code werkt één keer, als je je app of passkey niet bij je hebt. Je ziet ze alleen nu.
new_codes_button = Nieuwe codes
copy_codes_button = Codes kopiëren
codes_saved_button = Ik heb ze bewaard
factor_code_label = Code uit je app of een herstelcode
second_step_about = Je wachtwoord klopt. Nu nog de tweede stap.
devices_signed_out = { $device_count ->
    [one] { $device_count } ander apparaat is uitgelogd.
   *[other] { $device_count } andere apparaten zijn uitgelogd.
}
this_device = Dit apparaat
sign_out_button = Uitloggen
become_question = { $who } worden op dit apparaat?
become_warning = Zeg alleen ja als je deze link zelf hebt gemaakt. Wie hem heeft gemaakt, kan ook als { $who } spelen.
become_button = { $who } worden
stay_button = { $who } blijven
already_here_heading = Je bent hier al { $who }
already_here_about = De link is niet gebruikt: je kunt er nog een ander apparaat mee inloggen.
link_refused_heading = Met deze link kun je niet inloggen
still_who_you_were = Er is niets veranderd: je bent hier nog steeds { $who }.
leaving_guest = Je bent hier { $who }, een gast. De weg terug vind je straks op je eigen pagina, en alleen daar: hij gaat verloren als de gegevens van deze browser worden gewist.
leaving_account = Je bent hier { $who }. Met je wachtwoord kun je weer inloggen.
leaving_belongings = { $who } heeft { $list }.
leaving_playing = In lopende spellen neemt een computerspeler de plaats van { $who } in, tot { $who } terug is.
seats_held =
    { $seat_count ->
        [one] { $seat_count } plaats aan een tafel
       *[other] { $seat_count } plaatsen aan tafels
    }
games_in_progress =
    { $game_count ->
        [one] { $game_count } lopend spel
       *[other] { $game_count } lopende spellen
    }
games_finished =
    { $game_count ->
        [one] { $game_count } voltooid spel
       *[other] { $game_count } voltooide spellen
    }
high_scores_held =
    { $score_count ->
        [one] { $score_count } topscore
       *[other] { $score_count } topscores
    }
friends_held =
    { $friend_count ->
        [one] { $friend_count } vriend
       *[other] { $friend_count } vrienden
    }
former_heading = Wie je op dit apparaat was
former_about = De weg terug gaat verloren als de gegevens van deze browser worden gewist, of na 180 dagen zonder gebruik.
going_back_about = Als je teruggaat, word je hier uitgelogd als { $who }, tenzij dit het enige apparaat is dat { $who } kan zijn.
go_back_button = Weer { $who } worden
forget_former_button = { $who } vergeten
forget_former_question = { $who } op dit apparaat vergeten?
forget_former_about = Als { $who } gast is en op geen ander apparaat speelt, kan niemand ooit nog { $who } zijn.
token_refused_heading = Je bent hier niet meer ingelogd
token_refused_about = Je was { $who } op dit apparaat. Je instellingen en de lijst van je tafels zijn er nog. Je kunt inloggen, of verdergaan als nieuwe gast.
continue_as_guest_button = Verder als nieuwe gast
guest_sign_out_about = Je bent gast, en zonder wachtwoord zou je niet terug kunnen. Stel eerst een naam en een wachtwoord in om overal uit te loggen.
length_of_limit = { $length } van { $limit } tekens
sign_out_everywhere_button = Overal uitloggen
sign_out_everywhere_question = Overal uitloggen?
sign_out_everywhere_about = Je wordt uitgelogd op al je apparaten, ook op dit. Om terug te komen log je in met je naam en wachtwoord.
remove_friend_label = { $who } als vriend verwijderen
no_friends_yet = Je hebt hier nog geen vrienden. Nodig iemand uit: wie je link opent en akkoord gaat, wordt je vriend.
remove_friend_question = Vriend verwijderen?
remove_friend_about = { $who } en jij zien elkaars tafels dan niet meer.
remove_friend_button = Vriend verwijderen
friend_link_copied = Link gekopieerd. De link werkt voor één vriend en verloopt na een week.
friend_link_ready = Stuur deze link naar een vriend. De link werkt voor één vriend en verloopt na een week.
invite_friend_button = Vriend uitnodigen
friend_table_link = Aan een tafel voor { $game }
friend_sees_tables = Mag mijn tafels zien
history_won = Gewonnen met een score van { $total } tegen { $name_list }
history_place = { $place }e van { $places } met een score van { $total } tegen { $name_list }
history_no_winner = Gestopt voordat een gift was uitgespeeld, tegen { $name_list }: telt niet mee
older_games_button = Oudere spellen tonen
no_game_finished_yet = Je hebt nog geen spel uitgespeeld.
no_statistics_yet = Nog geen statistieken. Speel een spel uit, dan verschijnen ze hier.
games_heading = Spellen
games_won_label = Gewonnen
best_score_label = Beste score
average_score_label = Gemiddelde score
n_of_total = { $n } van { $total }
rating_label = Rating
rating_uncertainty = ± { $sigma }
about_longsuit_title = Over Longsuit
program_version = Longsuit { $version }
about_longsuit_text = Een kaarttafel voor zes spellen. Het begon als een programma voor Windows 3.1, en dit is een van de vensters van toen.
table_server = Deze tafel draait op de server { $name }.
learn_more_button = Meer informatie
any_two = een 2
answer_odds_caption = Kans (%) per speler om te kunnen antwoorden
chance_label = { $what }, { $name }: { $percent }
cheat_warning = Iedereen aan tafel krijgt te horen dat je kijkt, en dit spel telt niet mee voor de topscores.
new_game_question = Nieuw spel beginnen?
leave_table_question = De tafel verlaten?
new_game_warning = Er is een spel bezig. Dat eindigt als je een nieuw spel begint.
leave_table_about = Je houdt je plaats: kom terug via de startpagina wanneer je wilt.
keep_playing_button = Verder spelen
new_game_button = Nieuw spel
high_scores_heading = Topscores
high_score_name_question = { $value }: dat is een topscore. Welke naam komt erbij te staan?
name_label = Naam
enter_high_score_button = Bij de topscores zetten
no_high_scores_yet = Hier staan nog geen topscores.
table_waiting = nog niet begonnen
held_by_nobody = Niemand
odds_by_card_caption = Kans (%) per speler en per kaart
odds_of_seat_caption = Kans (%) per kaart dat { $seat } die heeft
card_is_yours = van jou
card_is_seen = gezien
unseen_cards_label = Ongezien
table_playing = bezig
odds_player_label = Speler
odds_by_card_choice = Kaart voor kaart
odds_computed_about = Gebaseerd op elke gift die klopt met wat je hebt gezien, en op wat spelers die zo spelen meestal in handen hebben. ● is een kaart van jezelf, · een kaart die je al hebt gezien.
odds_equal_about =
    { $card_count ->
        [one] Je ziet { $card_count } kaart niet. De kans is voor elke verborgen plek even groot.
       *[other] Je ziet { $card_count } kaarten niet. Voor elke kaart is de kans op elke verborgen plek even groot.
    } ● is een kaart van jezelf, · een kaart die je al hebt gezien.
jokers_unseen =
    { $count ->
        [one] { $count } joker is nog niet gezien.
       *[other] { $count } jokers zijn nog niet gezien.
    }
odds_about = Iedereen kan zien wie waarschijnlijk welke kaarten heeft.
advice_about = Iedereen mag om advies vragen. Iedereen aan tafel krijgt dat te horen.
cheat_option_about = Iedereen mag alle handen bekijken. Doe je dat, dan telt je score niet mee voor de topscores.
all_game_rules_button = Alle regels van { $game }
rules_only_host = Alleen de gastheer kan de regels van deze tafel wijzigen, en alleen tussen twee spellen.
after_trick_label = Na elke slag
after_trick_auto = Vanzelf doorgaan
after_trick_click = Wachten op een klik
after_trick_dialog = Melding tonen
confirm_leaving_label = Vragen voor ik een spel verlaat
cancel_button = Annuleren
options_need_new_game = Voor deze opties is een nieuw spel nodig. Het spel dat je nu speelt, eindigt dan.
options_heading = Opties
fair_shuffles_heading = Eerlijk schudden
how_it_works_link = Hoe het werkt
preview_label = Voorbeeld
random_things_label = Dwarrelende dingetjes
random_things_about = Kleine figuurtjes zweven over de tafel als er niets gebeurt.
random_things_number_label = Aantal
random_things_interval_label = Milliseconden per stap
random_things_multiplier_label = Pixels per stap
random_things_delay_label = Wachttijd in seconden
app_name = Longsuit
ok_button = OK
version_on_server = Versie { $version }, op de server { $server }
version_line = Versie { $version }
about_intro = Een kaarttafel voor zes spellen, alleen of met vrienden, op een computer, op een telefoon of in een terminal. Geen account nodig, geen reclame, niets van andere servers.
origin_heading = Waar het vandaan komt
origin_first_program = Het begon met het ontwerp van een programma voor Windows 3.1: Estimation Whist, met een menu, een statusbalk, een spiekvenster, een kansenvenster, topscores, figuurtjes die over de tafel zweefden, en een pictogram dat ronddraaide als het venster was geminimaliseerd. Dat is er allemaal nog: kijk in het menu van een tafel, en probeer het thema 1994.
origin_other_games = Met vier andere documenten kwamen Israëlisch whist, Egyptische Estimation, Pesten, en Whist tot 24 met computerspelers die uit eenvoudige onderdelen zijn opgebouwd.
promises_heading = Waar je op kunt rekenen
promise_shuffles = Iedereen kan elke schudbeurt controleren.
promise_hidden_cards = Niemand aan tafel krijgt meer te weten dan mag, ook computerspelers niet.
promise_data = Je gegevens zijn je naam en je spellen, en je kunt ze verwijderen.
your_page_link = Jouw pagina
promise_licence = Het programma is vrij te gebruiken onder de MIT-licentie.
show_all_button = Alle { $n } tonen
daily_nobody_finished = Niemand heeft deze gift uitgespeeld.
daily_nobody_yet = Nog niemand heeft de gift van vandaag uitgespeeld.
play_daily_button = Gift van vandaag spelen: { $game }
daily_intro = Elke dag is er van elk spel één gift, met voor iedereen dezelfde kaarten en dezelfde computerspelers. Je krijgt per gift één poging.
previous_day_button = Vorige dag
next_day_button = Volgende dag
your_last_game_heading = Je laatste spel: { $game }
replay_game_button = Dit spel terugkijken
checking_shuffles = De schudbeurten van je laatste spel worden gecontroleerd…
fair_details_heading = De details
fair_detail_fingerprint = De vingerafdruk is de SHA-256-hash van de woorden “longsuit deal”, gevolgd door de 32 bytes van het geheim.
fair_detail_numbers = De willekeurige getallen komen uit HMAC-SHA256, met het geheim als sleutel. Het bericht bestaat uit het nummer van de schudbeurt, de getallen van de spelers op volgorde van plaats en een teller, gescheiden door |.
fair_detail_remainder = Elk getal onder n is de rest van een 32-bits getal na deling. De paar hoogste 32-bits getallen, waardoor sommige resten vaker zouden voorkomen, worden weggegooid, zodat alle resten even waarschijnlijk zijn.
fair_detail_shuffle = Het gesorteerde spel kaarten wordt geschud met de methode van Fisher en Yates: van de laatste plek naar voren wisselt elke kaart met een kaart op of vóór die plek.
fair_detail_command = Buiten deze pagina doet één opdracht dezelfde controle: longsuit verify, met het opgeslagen spel.
fair_finish_game_first = Speel een spel uit, dan worden de schudbeurten hier gecontroleerd.
fair_promise_heading = Een belofte
fair_promise = Voor elke gift trekt de server een geheim getal en toont de vingerafdruk ervan. Vanaf dat moment kan de server niet meer ongemerkt een ander getal nemen.
fair_your_part_heading = Jouw aandeel
fair_your_part = Het programma van elke speler voegt een eigen getal toe. De server kende dat getal niet toen de belofte werd gedaan, en jij kent dat van de server niet.
fair_shuffle_heading = Het schudden
fair_shuffle = De volgorde van de kaarten volgt uit al deze getallen, volgens een regel die iedereen kan nalezen.
fair_proof_heading = Het bewijs
fair_proof = Na de gift wordt het geheim getoond. Iedereen kan dan de vingerafdruk en de volgorde narekenen. Deze pagina doet dat voor je.
fair_intro = Niemand kan de volgorde van de kaarten kiezen: de server niet, en een speler ook niet. En je hoeft ons niet op ons woord te geloven: je kunt het controleren.
friend_link_needed = Voor deze pagina heb je de link van een vriend nodig. Je eigen link vind je op je pagina.
my_page_button = Naar mijn pagina
now_friends_heading = { $who } en jij zijn vrienden
friends_see_tables_about = Op je pagina kun je kiezen of je vrienden zien aan welke tafels je zit.
my_friends_button = Mijn vrienden
become_friends_question = Vrienden worden?
become_friends_about = Iemand heeft je deze link gegeven. Vrienden kunnen elkaars tafels vinden in de lobby, als ze dat allebei willen. Jouw naam is hier { $name }.
become_friends_button = Vrienden worden
not_now_button = Niet nu
lesson_label = Les
back_button = Terug
play_now_button = Nu spelen
next_button = Volgende
learn_game_heading = { $game } leren
learn_intro = Speel van elk spel een eerste gift: je krijgt te horen wat je moet doen, en waarom.
friend_at_table = { $who } zit aan een tafel: { $game }, { $state_word }
go_to_table_button = Naar de tafel
open_tables_heading = Open voor iedereen
join_table_button = Meedoen: { $table }
watch_table_button = Kijken: { $table }
watch_button = Kijken
no_open_tables = Er is nu geen tafel die voor iedereen open is. Open de eerste, dan vinden anderen je hier.
table_between_games = tussen twee spellen
table_line_house_rules =
    { $game }, { $taken } van { $seats }, { $who_is ->
        [you] jouw huisregels
       *[other] huisregels van { $who }
    }, { $state_word }
table_line_preset = { $game }, { $taken } van { $seats }, { $preset_word }, { $state_word }
your_tables_heading = Jouw tafels
friends_tables_heading = Waar je vrienden zijn
friends_heading = Vrienden
statistics_heading = Statistieken
your_name_label = Jouw naam
save_button = Opslaan
guest_name = Gast
edit_profile_button = Profiel bewerken
about_me_label = Over mij
table_setup_label = Tafel instellen
seats_heading = Plaatsen
house_rules_heading = Huisregels
table_settings_heading = Tafelinstellingen
chosen_rules_label = De regels die je hebt gekozen
open_table_button = Tafel openen
new_table_heading = Nieuwe tafel
new_table_button = Nieuwe tafel
new_table_question = Welk spel wil je spelen?
new_game_table_heading = Nieuwe tafel voor { $game }
other_games_button = Ander spel kiezen
rules_question = Van welk spel wil je de regels lezen?
learn_first_deal_button = Leren met een eerste gift
play_these_rules_button = Met deze regels spelen
date_column = Datum
points_column = Punten
no_ratings_yet = Nog niemand heeft een rating voor dit spel. Je krijgt er een aan tafels met rating waar alleen mensen spelen.
ratings_heading = Ratings
twirling_icon_label = Draaiend pictogram
twirling_icon_about = Het pictogram van de pagina draait rond terwijl je op een andere pagina bent.
install_button = Op dit apparaat installeren
reset_settings_button = Instellingen herstellen
settings_on_device = Instellingen worden alleen op dit apparaat opgeslagen.
language_label = Taal
table_heading = Tafel
theme_label = Thema
theme_green = Groen
theme_midnight = Middernacht
theme_burgundy = Bordeaux
light_choice = Licht
theme_high_contrast = Hoog contrast
shade_as_device = Zoals het apparaat
dark_choice = Donker
animations_label = Animaties
animations_none = Geen
animations_slow = Langzaam
animations_normal = Normaal
animations_fast = Snel
animations_very_fast = Heel snel
press_twice_label = Twee keer drukken om te spelen
press_twice_about = De eerste keer kies je een kaart, de tweede keer speel je die.
auto_draw_label = Automatisch trekken
auto_draw_about = Bij pesten wordt er een kaart voor je getrokken als je niets anders kunt doen.
original_program_heading = Uit het oorspronkelijke programma
advice_best_action = Het beste: { $label }.
advice_trying = Er worden giften doorgerekend…
advice_close = Een andere actie heeft betere cijfers, maar dat kan toeval zijn.
advice_is_announced = Iedereen aan tafel krijgt te horen dat je om advies vraagt.
ask_advice_button = Wat moet ik doen?
advice_on_your_turn = Je kunt het vragen als je aan de beurt bent.
advice_caption =
    { $deal_count ->
        [one] Gebaseerd op { $deal_count } gift die klopt met wat je ziet
       *[other] Gebaseerd op { $deal_count } giften die kloppen met wat je ziet
    }
advice_gain_column = T.o.v. anderen
advice_call_column = Gehaald
advice_best = Beste
advice_tried_less = Minder vaak geprobeerd
claim_region = De rest van de gift staat vast
claim_waiting = De gift eindigt als iedereen akkoord gaat.
claim_request = { $seat } wil deze gift beëindigen.
claim_outcome =
    { $trick_count ->
        [one]
            { $n ->
                [0] Wat er ook wordt gespeeld, je haalt de laatste slag niet.
               *[other] Wat er ook wordt gespeeld, je haalt de laatste slag.
            }
       *[other]
            { $n ->
                [0] Wat er ook wordt gespeeld, je haalt geen van de laatste { $trick_count } slagen.
               *[other] Wat er ook wordt gespeeld, je haalt { $n } van de laatste { $trick_count } slagen.
            }
    }
end_deal_button = Gift beëindigen
assisted_by_cheat = Heeft gespiekt
assisted_by_odds = Heeft de kansen bekeken
assisted_by_advice = Heeft advies gevraagd
left_rated_game = Heeft het spel verlaten
not_a_high_score = Dit spel telt niet mee voor de topscores:
void_advice = Je hebt advies gevraagd.
void_cheat = Het spiekvenster is geopend.
void_computer_played = Een computerspeler heeft voor je gespeeld.
void_daily = De gift van de dag heeft een eigen ranglijst.
void_from_position = Het spel begon vanuit een gegeven stand.
void_fixed_seed = De kaarten werden gegeven met een vaste seed.
void_open_hands = De kaarten van de computerspelers lagen open.
void_left = Je bent voor het einde weggegaan.
void_no_deal_finished = Er is geen gift uitgespeeld.
void_odds = Je hebt de kansen bekeken.
void_own_rules = De regels waren niet die van een voorinstelling.
void_seat_changed = Tijdens het spel kreeg een plaats een andere speler.
void_seat_watched = Toeschouwers konden live iemands kaarten zien.
void_takeback = Er is iets teruggenomen.
void_undo = Je hebt een stap ongedaan gemaakt.
winner_label = Winnaar
rematch_button = Revanche
set_up_table_button = Andere tafel openen
show_table_button = Tafel bekijken
place_heading = Plaats
high_score_offer = { $value } bij { $game }: dat is een topscore.
high_score_name_label = Naam voor de topscores
cards_heading = Kaarten
suit_colours_label = Kleuren op de kaarten
two_suit_colours = Twee kleuren
four_suit_colours = Vier kleuren
colour_blind_suits = Voor kleurenblinden
card_faces_label = Kaartbeeld
card_faces_pictures = Plaatjes
card_faces_large_corners = Grote hoeken
card_faces_corners_only = Alleen hoeken
card_paper_label = Papier
card_paper_light = Lichte kaarten
card_paper_dark = Donkere kaarten
card_back_label = Achterkant
card_back_bars = Blauwe balken
card_back_red = Rode balken
card_back_lattice = Groen ruitpatroon
card_back_scales = Paarse schubben
hand_order_label = Volgorde van je hand
hand_order_rules = Zoals de regels het zeggen
hand_order_ascending = Laag naar hoog
hand_order_descending = Hoog naar laag
hand_order_alternating = Rood en zwart om en om
hand_order_by_rank = Op waarde
hand_order_server = Volgorde van de server
long_hand_label = Lange handen
long_hand_two_rows = Twee rijen op smalle schermen
long_hand_one_fan = Eén waaier
card_sound_button = Kaart
trick_sound_button = Slag
bid_sound_button = Bod
end_sound_button = Einde van het spel
sound_heading = Geluid en beschrijving
sound_by_day = Alleen overdag
sound_on = Aan
sound_off = Uit
try_sounds_label = Probeer de geluiden:
narrate_label = Beschrijven wat er gebeurt
narrate_about = Brengt alles wat er gebeurt onder woorden voor schermlezers.
deal_label = Gift
replay_heading = Terugkijken
replay_button = Spel terugkijken
open_game_file = Open een opgeslagen spel: kies een bestand of sleep het hierheen.
your_games_heading = Jouw spellen
points_and_place =
    { $point_count ->
        [one] { $point_count } punt, { $place }e plaats
       *[other] { $point_count } punten, { $place }e plaats
    }
no_finished_games = Spellen die je uitspeelt, verschijnen hier.
moment_link_copied = De link naar dit moment is gekopieerd.
moment_link = Link naar dit moment: { $link }
replay_of_game = { $game } terugkijken
point_of_view_label = Gezichtspunt
all_hands_open = Alle handen open
as_seat_saw_it = Zoals { $seat } het zag
play_from_here_button = Vanaf hier spelen
more_button = Meer
copy_moment_link_button = Link naar dit moment kopiëren
save_game_file_button = Spel opslaan als bestand
open_another_game_button = Ander spel openen
review_tab = Bespreking
events_tab = Verloop
shuffles_tab = Schudden
review_in_progress = Elke beslissing wordt met de beste vergeleken. Dat duurt even.
judged_all_hands_open = Beoordeeld met alle handen open, wat niemand aan tafel kon zien.
judged_by_seat_knowledge =
    { $seat_is ->
        [you] Beoordeeld naar wat je op dat moment wist.
       *[other] Beoordeeld naar wat { $seat } op dat moment wist.
    }
costliest_moments_heading = Duurste momenten
show_moment_button = Bekijken
play_moment_again_button = Opnieuw spelen
no_costly_moments = Geen enkele beslissing kostte meer punten dan toeval kan verklaren.
expected_score_heading = Verwachte score
turning_point_button = Keerpunt: stap { $n }
decisions_caption = Beslissingen van iedereen
accuracy_heading = Nauw­keurig­heid
lost_in_bidding_heading = Ver­loren vóór het spelen
lost_in_play_heading = Ver­loren tijdens het spelen
shuffle_fair = Eerlijk: het geheim klopt met de belofte, en de kaarten lagen in de volgorde die eruit volgt.
shuffle_promise_kept = Belofte gehouden: het geheim klopt met de belofte. De volgorde van de kaarten wordt gecontroleerd als het spel uit is.
shuffle_still_secret = Nog geheim: het wordt onthuld als de gift voorbij is.
shuffle_unproven = Niet bewezen: vóór deze schudbeurt was niets beloofd.
shuffle_wrong_secret = Fout: dit is niet het geheim dat was beloofd.
shuffle_wrong_order = Fout: de kaarten lagen niet in de volgorde die uit het geheim volgt.
shuffle_part_unused = Fout: jouw aandeel in het schudden is niet gebruikt.
shuffle_repeated_secret = Fout: dit geheim was al eerder gebruikt.
shuffle_daily = Belofte gehouden: het geheim klopt met de belofte. Dit is de gift van de dag, voor iedereen hetzelfde, dus niemand heeft een aandeel in het schudden.
shuffle_not_promised = Niet aan jou beloofd: de getallen kloppen met elkaar, maar vóór deze schudbeurt kreeg dit apparaat geen belofte. Dat is normaal als je later kwam, de pagina opnieuw hebt geladen of de verbinding kwijt was; anders is deze schudbeurt niet te vertrouwen.
shuffles_wrong = Foute schudbeurten: { $bad } van { $total }.
shuffle_promises_kept = Beloften tot nu toe gehouden: { $fair } van { $total }, en geen enkele verbroken. Deze pagina heeft dat zelf nagerekend.
shuffles_proven_fair = Bewezen eerlijke schudbeurten: { $fair } van { $total }, en geen enkele fout. Deze pagina heeft dat zelf nagerekend.
shuffle_number = Schudbeurt { $n }
no_shuffle_yet = De kaarten zijn nog niet geschud.
step_back_button = Stap terug
replay_play_button = Afspelen
replay_pause_button = Pauzeren
step_forward_button = Stap vooruit
next_deal_button = Volgende gift
replay_speed_label = Snelheid
pace_heading = Tempo
timeline_region = Tijdlijn van het spel
previous_deal_button = Vorige gift
table_full = Vol
turn_sound_button = Jouw beurt
digits_label = Cijfers
digits_latin = { "1 2 3" }
digits_native = ١ ٢ ٣
gender_label = Hoe anderen over je spreken
gender_unset = Niet ingesteld
gender_feminine = Zij
gender_masculine = Hij
gender_hint = Sommige talen hebben dit nodig om anderen te vertellen wat je deed. Je mag het leeg laten.
judged_simply = Beoordeeld naar wat { $seat_is ->
        [you] je
       *[other] { $seat }
    } op dat moment wist, op een eenvoudiger manier: voor de grondige is een compiler nodig, en die is er hier niet.
installation_heading = Wat deze server heeft
level_unavailable = { $level } (hier niet beschikbaar)
