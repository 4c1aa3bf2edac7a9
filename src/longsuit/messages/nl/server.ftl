error_version = Je versie van Longsuit past niet bij die van de server. Laad de pagina opnieuw of werk het programma bij.
error_bad_message = De server kan dit bericht niet lezen.
error_too_large = Dit bericht is te lang.
error_too_fast = Dat was te veel tegelijk. Wacht even en probeer het opnieuw.
error_too_many = Er zijn er nu te veel. Probeer het later opnieuw.
error_origin = Deze pagina mag geen verbinding maken met deze server.
error_hello_first = Meld je eerst bij de server.
error_bad_token = De server kent dit apparaat niet. Begin opnieuw als gast.
error_bad_login = Deze naam en dit wachtwoord horen niet bij elkaar.
error_bad_name = Kies een naam van 1 tot en met 24 tekens.
name_too_long = Kies een kortere naam: deze heeft lengte { $length } en het maximum is { $limit }.
name_bad_character = Laat het teken { $text } weg. Een naam mag letters, cijfers, leestekens, symbolen en enkele spaties hebben.
name_of_marks = Accenten en andere tekens horen op een letter, hoogstens vier op elke letter.
name_without_letter = Een naam heeft een letter, een cijfer of een emoji nodig.
name_of_mixed_alphabets = Schrijf “{ $text }” in één alfabet, want letters uit verschillende alfabetten kunnen op elkaar lijken.
line_bad_character = Laat het teken { $text } weg, want niemand kan het zien.
log_seat_name = De naam van een speler in dit verslag is niet toegestaan. { $why }
error_not_found = Op dit adres is niets te vinden.
error_no_table = Deze tafel bestaat niet.
error_no_game = Dit spel bestaat niet.
error_closed = Deze tafel is gesloten.
error_not_here = Schuif eerst aan bij een tafel.
error_not_seated = Je hebt geen plaats aan deze tafel.
error_no_seat = Deze plaats bestaat niet.
error_seat_taken = Deze plaats is bezet.
error_already_seated = Je hebt al een plaats.
error_not_host = Dat kan alleen de gastheer van de tafel.
error_banned = Je bent van deze tafel verbannen.
error_bad_options = Deze opties zijn niet mogelijk.
error_bad_log = Dit is geen verslag van een spel.
error_bad_player = Deze computerspeler bestaat niet.
error_playing = Wacht tot het spel is afgelopen.
error_not_playing = Er is geen spel bezig.
error_empty_seats = Er zijn nog plaatsen vrij.
error_stale = Er is intussen iets gebeurd. Kijk nog eens naar de tafel.
error_bad_action = Dat is geen geldige actie.
error_illegal = Dat mag nu niet volgens de regels.
error_not_now = Dat kan nu niet.
error_forbidden = Dat mag niet aan deze tafel.
error_method = Dit adres kun je zo niet gebruiken.
error_unavailable = De server kan dit nu niet opslaan. Probeer het opnieuw.
error_internal = Er ging iets mis op de server. De fout is vastgelegd.
error_reported = Er ging iets mis op de server. Gebeurt het nog eens, meld dan dit nummer: { $reference }.
table_set_aside = Deze tafel kan nu niet worden geopend: { $why } Er is niets van verloren; wie deze server beheert, ziet de reden ook.
record_damaged = Wat ervan is opgeslagen, is niet te lezen. Meld dit nummer: { $reference }.
claim_not_certain = Je kunt nog niet claimen: de rest van de gift staat nog niet vast.
answer_takeback_first = Iemand wil een zet terugnemen. Antwoord daar eerst op.
nobody_asked = Niemand heeft hierom gevraagd.
daily_deal_used = Je hebt je poging voor deze gift gehad. Elke dag is er een nieuwe.
void_daily_guest = Pogingen van gasten komen niet op de ranglijst. Stel vandaag een naam en een wachtwoord in, dan doe je vanaf morgen mee.
void_daily_new_account = De giften van de dag waren er al voordat je account werd aangemaakt, dus je pogingen van die dag komen niet op de ranglijst. Vanaf de dag erna wel.
metrics_closed = Deze cijfers zijn hier niet te lezen. Start de server met { $choices } om ze open te stellen.
metrics_need_token = Voor deze cijfers is het bijbehorende token nodig.
bad_day = Schrijf de dag als 2026-11-16. Die mag niet in de toekomst liggen.
deal_already_shuffled = De kaarten voor deze gift zijn al geschud.
answer_claim_first = Iemand wil de gift beëindigen. Antwoord daar eerst op.
undo_own_step_only = Je kunt alleen je eigen laatste zet ongedaan maken, en alleen voordat een ander iets doet.
undo_needs_takeback = De anderen hebben dit al gezien. Vraag of je de zet mag terugnemen.
nothing_to_take_back = Je hebt nog niets om terug te nemen.
takeback_cards_shown = Er zijn sindsdien kaarten getoond, dus je kunt dit niet meer terugnemen.
no_takeback_when_rated = In een spel met rating kun je niets terugnemen.
not_in_rated_game = Dat kan niet tijdens een spel met rating of een gift van de dag. Wacht tot het spel is afgelopen.
log_not_utf8 = Een verslag moet een tekst in UTF-8 zijn.
server_full = De server is vol. Probeer het later opnieuw.
server_stops = De server moet opnieuw starten. Wat was opgeslagen, is veilig; je zit zo weer aan tafel.
too_many_connections = Er zijn te veel verbindingen vanaf jouw adres.
banned_from_server = Je bent van deze server verbannen.
message_empty = Je bericht is leeg.
spectators_cannot_chat = Toeschouwers die iemands kaarten kunnen zien, kunnen tijdens het spel niet chatten.
no_game_here_yet = Hier is nog geen spel gespeeld.
already_said_hello = Je hebt je al bij de server gemeld.
not_your_device = Je bent op dat apparaat niet ingelogd.
password_needed_to_return = Stel eerst een wachtwoord in. Zonder wachtwoord kun je niet opnieuw inloggen.
device_signed_out = Dit apparaat is uitgelogd.
device_token_expired = Dit apparaat is 180 dagen niet gebruikt en is uitgelogd. Log opnieuw in of begin opnieuw als gast.
wait_to_sign_in = Er zijn te veel verkeerde wachtwoorden of codes ingevoerd. Probeer het over { $seconds } opnieuw.
sign_in_from_known_place = Iemand heeft voor dit account te vaak een verkeerd wachtwoord geprobeerd. Log in op een apparaat of plek waar je dat al eerder deed, of probeer het over een uur opnieuw.
second_factor_needed = Voer ook een code uit je authenticator-app in of gebruik een passkey.
code_wrong = Deze code klopt niet.
code_used = Deze code is al gebruikt. Wacht op de volgende.
passkey_wrong = Deze passkey is hier niet bekend of klopt niet.
passkeys_need_https = Passkeys werken alleen op een adres dat begint met https:// en op localhost.
passkey_known = Deze passkey is al toegevoegd.
too_many_passkeys =
    Je hebt al { $passkey_count ->
        [one] { $passkey_count } passkey
       *[other] { $passkey_count } passkeys
    }. Verwijder er eerst een.
not_your_passkey = Deze passkey heb je niet.
app_is_set_up = Er is al een authenticator-app ingesteld. Verwijder die eerst.
no_second_factor = Stel eerst een authenticator-app of een passkey in.
account_needed = Maak eerst een account aan: een naam en een wachtwoord.
sign_in_took_too_long = Dat duurde te lang of is al gebruikt. Begin opnieuw.
name_taken = Iemand anders heeft deze naam al.
not_your_friend = Deze persoon staat niet bij je vrienden.
friend_link_expired = Deze link is al gebruikt of verlopen. Vraag om een nieuwe.
too_many_open_links =
    Je hebt al { $link_count ->
        [one] { $link_count } ongebruikte link
       *[other] { $link_count } ongebruikte links
    }. Wacht tot er een gebruikt wordt of verloopt.
own_friend_link = Dit is je eigen link. Geef die aan iemand anders.
too_many_friends =
    Je hebt al { $friend_count ->
        [one] { $friend_count } vriend
       *[other] { $friend_count } vrienden
    }, en dat is het maximum.
no_high_score_to_enter = Voor dit spel is er geen topscore in te vullen.
game_for_players_only = Alleen wie dit spel heeft gespeeld, kan het bekijken.
log_after_game = Je kunt het verslag van een spel lezen als het is afgelopen.
device_code_expired = Deze code is al gebruikt of verlopen. Laat op het andere apparaat een nieuwe tonen.
too_many_sign_ins = Er loggen nu te veel mensen in. Probeer het zo nog eens.
host_cannot_be_removed = De gastheer kan niet van de tafel worden verwijderd.
person_not_at_table = Deze persoon zit niet aan de tafel.
too_many_people_for_seats =
    Er { $people_count ->
        [one] zit hier { $people_count } persoon
       *[other] zitten hier { $people_count } mensen
    }, maar er { $seat_count ->
        [one] zou maar { $seat_count } plaats zijn
       *[other] zouden maar { $seat_count } plaatsen zijn
    }.
wrong_seat_count =
    { $seat_count ->
        [one] Er is { $seat_count } plaats
       *[other] Er zijn { $seat_count } plaatsen
    }, geen { $n }.
one_seat_each = Je kunt maar één plaats innemen.
no_room_for_table = Er is geen ruimte voor nog een tafel. Probeer het later opnieuw.
too_many_tables =
    Je hebt al { $table_count ->
        [one] { $table_count } tafel. Sluit die eerst.
       *[other] { $table_count } tafels. Sluit er eerst een.
    }
game_event_count =
    Dit spel heeft maar { $event_count ->
        [one] { $event_count } stap
       *[other] { $event_count } stappen
    }.
play_from_earlier_event = Dit spel is afgelopen. Speel verder vanaf een eerdere stap.
log_line_error = Regel { $line }: { $why }
game_of_other_kind = Dit is een spel { $game }.
too_many_spectators = Er kijken al te veel mensen naar deze tafel.
no_open_seat = Er is geen vrije plaats.
bad_field = De server kan dit bericht niet lezen: { $text }
rated_without_help = Aan een tafel met rating zijn spiekvenster, kansen en advies niet toegestaan. Zet ze uit, of speel zonder rating.
rated_without_watched_seat = Aan een tafel met rating kunnen toeschouwers niet live iemands kaarten zien. Kies iets anders voor toeschouwers, of speel zonder rating.
rated_without_known_cards = Een tafel met rating heeft geen seed en geen kaarten die open liggen.
known_cards_only_at_home = Een seed en open kaarten zijn voor tafels op je eigen computer: start die met { $command }.

## Requests of programs: parameters, names and links

# $name is the name of a parameter or a field.
bad_number_parameter = Zet “{ $name }” op een geheel getal van 0 tot en met { $most }.
bad_parameter = Zet “{ $name }” op { $choices }.
no_such_preset = Er is geen voorinstelling “{ $text }”. Kies { $choices }.
no_such_score_list = Er is hier geen lijst met topscores voor { $n } spelers. Kies { $choices }.
wrong_table_link = Gebruik de link van deze tafel, zoals { $link }.
player_unavailable = De computerspeler “{ $name }” is op deze server niet beschikbaar voor { $game }.
bad_server_address = “{ $text }” is geen adres van een server: schrijf http://HOST:PORT.
server_is_running = De tafelserver draait.
no_web_client = De webversie zit niet in deze installatie. Je kunt wel in een terminal spelen:
rated_needs_compiler = Een spel met rating kan hier geen spelers van het niveau expert of meester hebben: deze server heeft geen compiler. Kies andere spelers, of speel zonder rating.
rated_waits_for_code = De sterke spelers worden nog gecompileerd ({ $percent }). Een spel met rating kan beginnen zodra ze klaar zijn.
players_need_compiler = Er is geen compiler voor dit systeem, dus { $name_list } kan hier niet spelen. De sterkste speler zonder compiler is { $name }.
missing_compiler = Er is geen compiler voor dit systeem: de niveaus expert en meester zijn er niet, advies en analyses zijn eenvoudiger en simulaties zijn honderden keren trager.
