yes = Yes
phrase_hello = Hello, everyone!
phrase_good_luck = Good luck!
phrase_well_played = Well played!
phrase_thanks = Thanks!
phrase_sorry = Sorry!
phrase_oops = Oops!
phrase_your_turn = It’s your turn.
phrase_one_moment = One moment, please.
phrase_back = I’m back.
phrase_again = Another game?
phrase_good_game = Good game!
phrase_bye = Goodbye!
role_plain = Plain
role_with = With
role_caller = Caller
role_dash_call = Dash call
role_risk = Risk
role_double_risk = Double risk
role_ruler = Ruler
round_note_redealt = Redealt
round_note_skipped = Skipped
round_note_saayda = Sa’ayda
round_note_factor = ×{ $factor }
role_with_factor = { $text }, ×{ $factor }
plain_list = { $text_list }
game_estimation_whist = Estimation Whist
game_estimation_whist_tagline = Say how many tricks you’ll take, and be right.
game_israeli_whist = Israeli Whist
game_israeli_whist_tagline = Bid for trump, then call your tricks exactly.
game_egyptian_estimation = Egyptian Estimation
game_egyptian_estimation_tagline = Eighteen rounds of bids, dash calls and risks.
game_oh_hell = Oh Hell
game_oh_hell_tagline = Turn up a trump, call your tricks, hit them exactly.
game_pesten = Pesten
game_pesten_tagline = Get rid of your cards and pester everyone else.
game_whist = Whist to 24
game_whist_tagline = Every trick counts on the way to 24.
rank_2 = two
rank_3 = three
rank_4 = four
rank_5 = five
rank_6 = six
rank_7 = seven
rank_8 = eight
rank_9 = nine
rank_T = ten
rank_J = jack
rank_Q = queen
rank_K = king
rank_A = ace
joker = joker
card_face_down = face-down card
suit_name =
    { $form ->
        [one]
            { $suit_id ->
                [C] club
                [D] diamond
                [H] heart
                [S] spade
               *[N] no trump
            }
       *[other]
            { $suit_id ->
                [C] clubs
                [D] diamonds
                [H] hearts
                [S] spades
               *[N] no trump
            }
    }
count_cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
seat_number = seat { $n }
# A text that has no message of its own, such as an error of the operating system.
plain_text = { $text }
# The letter in the corner of a card.
rank_letter =
    { $rank ->
        [J] J
        [Q] Q
        [K] K
       *[other] { $rank }
    }
# A joker among other cards, in texts.
joker_name = Joker
round_note_blocked = Blocked
round_note_five_more = Five cards more next: { $seat }
round_note_lost_five = Five points lost: { $seat }
drawn_for_you = You can’t play, so a card was drawn for you.
