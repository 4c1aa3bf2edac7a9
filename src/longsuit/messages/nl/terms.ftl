yes = Ja
phrase_hello = Hallo allemaal!
phrase_good_luck = Succes!
phrase_well_played = Goed gespeeld!
phrase_thanks = Bedankt!
phrase_sorry = Sorry!
phrase_oops = Oeps!
phrase_your_turn = Jij bent aan de beurt.
phrase_one_moment = Momentje!
phrase_back = Ik ben er weer.
phrase_again = Nog een potje?
phrase_good_game = Mooi potje!
phrase_bye = Tot ziens!
role_plain = Gewoon
role_with = Mee
role_caller = Roeper
role_dash_call = Dash call
role_risk = Risico
role_double_risk = Dubbel risico
role_ruler = Troefmaker
round_note_redealt = Opnieuw gegeven
round_note_skipped = Overgeslagen
round_note_saayda = Sa’ayda
round_note_factor = ×{ $factor }
role_with_factor = { $text }, ×{ $factor }
plain_list = { $text_list }
game_estimation_whist = Voorspel­whist
game_estimation_whist_tagline = Zeg hoeveel slagen je haalt, en krijg gelijk.
game_israeli_whist = Israëlisch whist
game_israeli_whist_tagline = Bied om de troef en voorspel je slagen precies.
game_egyptian_estimation = Egyptische Estima­tion
game_egyptian_estimation_tagline = Achttien rondes vol biedingen, dash calls en risico’s.
game_oh_hell = Boerenbridge
game_oh_hell_tagline = Draai de troef, voorspel je slagen en haal ze precies.
game_pesten = Pesten
game_pesten_tagline = Raak je kaarten kwijt en pest de rest.
game_whist = Whist tot 24
game_whist_tagline = Elke slag telt op weg naar 24.
rank_2 = twee
rank_3 = drie
rank_4 = vier
rank_5 = vijf
rank_6 = zes
rank_7 = zeven
rank_8 = acht
rank_9 = negen
rank_T = tien
rank_J = boer
rank_Q = vrouw
rank_K = heer
rank_A = aas
joker = joker
card_face_down = gesloten kaart
suit_name =
    { $form ->
        [one]
            { $suit_id ->
                [C] klaver
                [D] ruiten
                [H] harten
                [S] schoppen
               *[N] zonder troef
            }
       *[other]
            { $suit_id ->
                [C] klaveren
                [D] ruiten
                [H] harten
                [S] schoppen
               *[N] zonder troef
            }
    }
count_cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
seat_number = plaats { $n }
# A text that has no message of its own, such as an error of the operating system.
plain_text = { $text }
# The letter in the corner of a card.
rank_letter =
    { $rank ->
        [J] B
        [Q] V
        [K] H
       *[other] { $rank }
    }
# A joker among other cards, in texts.
joker_name = Joker
round_note_blocked = Vastgelopen
round_note_five_more = Straks vijf kaarten meer: { $seat }
round_note_lost_five = Vijf punten kwijt: { $seat }
drawn_for_you = Je kon niet spelen, dus is er een kaart voor je getrokken.
