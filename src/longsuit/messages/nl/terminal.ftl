## Parts of lines

# A label and what it stands for, in any list.
labelled_text = { $label }: { $text }
plain_choices = { $text_choices }
plain_number = { $n }
plain_bid = { $bid }
plain_cards = { $cards }
suit_with_sign = { $sign } { $suit }
# From the lower to the upper end of an interval.
interval_text = ({ $least } tot { $most })

## The table

cards_each =
    { $count ->
        [one] ieder { $count } kaart
       *[other] ieder { $count } kaarten
    }
trump_of_deal = Troef: { $text }
suit_was_led = { $suit } gevraagd
# Labels at the start of a line; short.
row_trick = Slag
row_last_trick = Vorige slag
row_table = Tafel
row_trump = Troef
row_tricks = Slagen
row_cards = Kaarten
row_hand = Hand
# Heads of columns; short.
column_seat = Plaats
column_player = Speler
column_call = Voorspeld
column_called = Voorspeld
column_tricks = Slagen
column_took = Gehaald
column_cards = Kaarten
column_points = Punten
column_score = Score
column_total = Totaal
column_round = Ronde
column_trump = Troef

## What else a game shows

field_bids = Biedingen
field_least = Laagste bod
field_given = Doorgegeven
field_ruler = Troefmaker
field_fast = Snelle ronde
field_redeals = Opnieuw gegeven
field_multiplier = Ronde telt
field_voids = Renonces
field_dashed = Dash calls
field_caller = Roeper
field_roles = Rollen
field_dealer = Gever
field_stock = Trekstapel
field_pile = Aflegstapel
field_top = Bovenste kaart
field_turned = Gedraaide kaart
field_way = Speelrichting
field_named = Gevraagde kleur
field_payload = Te pakken
field_drew = Kaart getrokken
field_drawn = Je trok
field_out = Uit
field_dealt_more = Vijf kaarten meer
field_target = Doelscore
field_breaches = Verzaakt
way_left = met de klok mee
way_right = tegen de klok in

## The course of a game

terminal_direction_note = Tekst van rechts naar links ziet er alleen goed uit in een terminal die letters zelf ordent en verbindt. Staan woorden achterstevoren, gebruik dan een andere terminal of een andere taal.
fair_shuffle_note = Elke schudbeurt volgt uit een geheim getal, waarvan je de vingerafdruk vóór het geven ziet, en een getal van jezelf. Is het spel afgelopen, dan kun je dat in het opgeslagen spel controleren met { $command }.
shuffle_commitment = Vingerafdruk { $hash }
round_is_over = Ronde { $round } is afgelopen.
type_claim = Typ { $command } om de gift te beëindigen.
every_shuffle_fair = Elke keer is er eerlijk geschud: elk geheim past bij de vingerafdruk die je vóór het geven zag.
shuffles_unchecked = Sommige schudbeurten konden niet worden gecontroleerd. Sla het spel op en bekijk met { $command } welke.
game_over_hint = Typ { $command } om het spel te bewaren, of druk op Enter om weg te gaan.
type_something = Typ een actie. { $list_command } laat zien wat je kunt doen, { $help_command } al het andere.
type_question_mark = Typ { $command } om te zien wat je nu kunt doen.
typed_no_action = “{ $text }” is geen actie.
hand_empty = Je hebt geen kaarten.
no_such_rule = Deze regels hebben geen { $rule }.
undone = Je bent terug bij je laatste beslissing.
undo_needs_practice = Alleen in een oefenspel kun je zetten ongedaan maken. Begin er een met { $option }.
leave_game_question = Het spel verlaten?
leave_and_save = Weggaan en het spel bewaren voor later
leave_and_discard = Weggaan en het spel weggooien
stay_in_game = Blijven
answer_prompt = { $answer_choices }

## Saving

game_saved = Het spel is opgeslagen. Om verder te spelen typ je:
game_not_kept = Dit spel wordt niet bewaard. { $why }
save_needs_file = Zet er de naam van een bestand bij: { $command }.
file_placeholder = BESTAND
file_exists_no_game = { $file } bestaat al en is geen spel, dus het wordt niet overschreven.
file_too_large = { $file } is te groot voor een spel.
file_not_text = { $file } is geen spel: het is geen tekstbestand.
file_empty = { $file } is leeg.
no_such_seat = Er is geen plaats { $n }: de plaatsen zijn hier genummerd van 0 tot en met { $most }.

## What can be done

more_actions =
    { $action_count ->
        [one] … en nog { $action_count } actie. Typ { $command } om alles te zien.
       *[other] … en nog { $action_count } acties. Typ { $command } om alles te zien.
    }
not_possible_heading = Niet mogelijk:
refused_bids = { $first_bid } tot en met { $last_bid }: { $why }
refused_actions = { $what }: { $why }

## Help

help_cards = Typ een kaart als waarde en kleur: { $card_choices }. Om meerdere kaarten tegelijk te spelen typ je { $several }.
help_actions = Al het andere is een woord met wat erbij hoort: { $action_choices }.
help_last_card = Om je laatste kaart te melden zet je er { $ending } achter: { $example }.
help_possible = Wat je nu kunt doen, en waarom de rest niet kan
help_about_action = Wat een actie betekent, of waarom die niet kan
help_hand = Je kaarten
help_table = Alles wat je kunt zien
help_scores = Het scoreblad
help_high_scores = De topscores voor deze regels
help_cheat = De andere handen; het spel telt dan niet voor de topscores
press_enter_to_go_on = Druk op Enter om verder te gaan
only_watching = Je kijkt alleen toe. Druk op Enter om verder te gaan, of typ help of quit.
high_score_name_prompt = Naam (Enter: { $name })
high_score_name_refused = Een naam heeft hoogstens { $most } tekens.
high_score_not_kept = De topscore kon niet worden bewaard: { $why }
high_score_list_heading = { $game } · { $preset_word } · { $player_count ->
    [one] { $player_count } speler
   *[other] { $player_count } spelers
}
help_odds = Wie de hoge kaarten kan hebben
help_odds_suit = Hetzelfde voor één kleur of één kaart
help_odds_1994 = Het rooster van het origineel: voor elke kaart dezelfde kans
help_advise = Wat elke actie waard is, en waarom de beste de beste is
help_review = Waar je punten verloor, als het spel is afgelopen
help_claim = Een gift beëindigen zodra de laatste slagen vaststaan
help_log = Wat er in deze gift is gebeurd
help_log_all = Wat er in het hele spel is gebeurd
help_rules = De regels
help_rules_section = Eén paragraaf van de regels
help_undo = Terug naar je laatste beslissing, in een oefenspel
help_save = Het spel opslaan in een bestand
help_quit = Het spel verlaten

## Odds, advice and review

no_card_hidden = Er zijn nu geen kaarten die je niet kunt zien.
odds_of_what = “{ $text }” is geen kleur of kaart. Typ { $all_command }, { $suit_command } of { $card_command }.
classic_odds_about = Kans (%) op elke kaart zoals het origineel die toonde: bepaald bij het geven, wat er ook gespeeld is.
classic_odds_need_tricks = Het rooster van het origineel is voor spellen met slagen.
no_suit_hidden = Er zijn geen { $suit } die je niet kunt zien.
card_in_hand = { $card } zit in je eigen hand.
card_not_hidden = { $card } heb je al gezien.
in_stock = Trekstapel
not_dealt = Niet gegeven
any_joker = een joker
who_can_answer = Wie kan antwoorden
advice_after_game = Het spel is afgelopen. Typ { $command } om te zien waar je punten verloor.
advice_basis =
    { $deal_count ->
        [one] Gebaseerd op { $deal_count } gift die klopt met wat je ziet:
       *[other] Gebaseerd op { $deal_count } giften die kloppen met wat je ziet:
    }
advice_basis_match =
    { $deal_count ->
        [one] Gebaseerd op { $deal_count } gift die klopt met wat je ziet, op volgorde van de kans om de partij te winnen:
       *[other] Gebaseerd op { $deal_count } giften die kloppen met wat je ziet, op volgorde van de kans om de partij te winnen:
    }
more_actions_tried =
    { $action_count ->
        [one] … en nog { $action_count } actie
       *[other] … en nog { $action_count } acties
    }
review_after_game = Een spel kun je laten bespreken als het is afgelopen.
review_accuracy =
    { $decision_count ->
        [one] Nauwkeurigheid { $percent } in { $decision_count } beslissing.
       *[other] Nauwkeurigheid { $percent } in { $decision_count } beslissingen.
    }
seat_substitute_compiling = { $seat } speelt op het niveau sterk tot de code voor het eigen niveau gecompileerd is.
seat_substitute_no_compiler = { $seat } speelt op het niveau sterk: er is geen compiler voor dit systeem.
