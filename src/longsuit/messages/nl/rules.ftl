players_cannot_shuffle = De kaarten worden voor je geschud: kies een andere actie.
wrong_cards_to_shuffle = Dit zijn niet de juiste kaarten om te schudden.
wait_for_shuffle = Wacht tot de kaarten geschud zijn.
game_is_over = Het spel is afgelopen.
turn_not_shuffle =
    { $seat_is ->
        [you] Jij bent aan de beurt
       *[other] { $seat } is aan de beurt
    }; er wordt nu niet geschud.
not_their_turn =
    { $seat_is ->
        [you] Jij bent aan de beurt
       *[other] { $seat } is aan de beurt
    }, niet { $other_seat_is ->
        [you] jij
       *[other] { $other_seat }
    }.
bid_out_of_range =
    Bied { $least } tot en met { $trick_count ->
        [one] { $trick_count } slag
       *[other] { $trick_count } slagen
    } ({ $rule }).
bid_too_low = Bied hoger dan { $best_bid } ({ $rule }).
bid_higher_prompt = Bied hoger dan { $best_bid }, of pas.
bid_first_prompt =
    Bied { $trick_count ->
        [one] { $trick_count } slag
       *[other] { $trick_count } slagen
    } of meer, of pas.
call_out_of_range = Doe een voorspelling van 0 tot en met { $most }.
call_hook_refused = Je voorspelt als laatste, en de voorspellingen mogen samen niet { $total } zijn: voorspel iets anders dan { $n } ({ $rule }).
call_prompt_except = Doe een voorspelling van { $least } tot en met { $most }, maar niet { $n }.
call_prompt = Doe een voorspelling van { $least } tot en met { $most }.
lead_prompt = Jij komt uit: speel een kaart naar keuze.
follow_suit_prompt = Beken kleur: speel een { $suit_one }.
cannot_follow_prompt = Je hebt geen { $suit }: speel een kaart naar keuze.
card_not_held = Je hebt { $cards } niet.
must_follow_suit = Beken kleur: speel een { $suit_one } ({ $rule }).
action_name = Noem { $suit }
action_void = Meld een renonce in { $suit }
action_give = Geef { $cards } door
action_draw = Trek een kaart
action_take = Pak de kaarten
action_dash = Meld een dash call: geen enkele slag
action_pass = Pas
action_shuffle = Schud
action_call = Voorspel { $n }
action_bid = Bied { $n } { $suit }
action_play = Speel { $cards }
action_play_last = Speel { $cards } en meld je laatste kaart
play_one_card_now = Speel nu één kaart ({ $rule }).
action_estimate = Schat { $n }
action_ask_redeal = Vraag om een nieuwe gift
needs_one_round = Een spel heeft minstens één ronde nodig (§1).
dash_call_too_late = Het is te laat voor een dash call: die meld je vóór het bieden en schatten (§3).
bid_or_pass_now = Bied of pas nu ({ $rule }).
estimate_hook_refused = Je schat als laatste, en de schattingen mogen samen niet { $total } zijn: schat iets anders dan { $n } (§5).
estimate_out_of_range = Geef een schatting van 0 tot en met { $most } (§5).
estimate_now = Schat nu je slagen (§5).
estimate_prompt_except = Geef een schatting van 0 tot en met { $most }, maar niet { $n }.
estimate_prompt = Geef een schatting van 0 tot en met { $most }.
not_void_in_suit = Je kunt geen renonce in { $suit } melden: je hebt er minstens één ({ $rule }).
redeal_needs_void = Je kunt alleen om een nieuwe gift vragen als je een renonce hebt ({ $rule }).
declare_or_pass_now = Meld iets of pas nu ({ $rule }).
dash_call_prompt = Meld een dash call, of pas.
void_prompt = Je hebt een renonce: meld wat je wilt en pas daarna.
void_due_prompt = Je hebt een renonce in { $suit }; die wordt voor je gemeld.
nothing_to_declare_prompt = Je hebt niets te melden: pas.
too_many_dash_calls =
    Per ronde { $player_count ->
        [one] kan maar { $player_count } speler
       *[other] kunnen maar { $player_count } spelers
    } een dash call melden ({ $rule }).
no_dash_calls = In deze ronde zijn er geen dash calls ({ $rule }).
no_void_declarations = In dit spel kun je geen renonces melden ({ $rule }).
void_due = Eerst wordt je renonce in { $suit } gemeld ({ $rule }).
void_already_declared = Je hebt al een renonce in { $suit } gemeld ({ $rule }).
call_tricks_now = Voorspel nu een aantal slagen ({ $rule }).
hand_too_large =
    Met { $player_count ->
        [one] { $player_count } speler
       *[other] { $player_count } spelers
    } kan ieder hoogstens { $card_count ->
        [one] { $card_count } kaart
       *[other] { $card_count } kaarten
    } krijgen, geen { $n } ({ $rule }).
option_without_effect = { $option } verandert niets bij deze puntentelling: laat die optie op de standaardwaarde staan ({ $rule }).
choose_continue = Deze gift zonder troef spelen
choose_redeal = Schudden en opnieuw geven
choose_end = De partij beëindigen
choose_after_passes = Iedereen heeft gepast. Kies: zonder troef spelen, opnieuw geven of de partij beëindigen (§3).
pass_three_cards_now = Geef nu drie kaarten door (§4).
frisch_needs_all_cards = Voor een Frisch zijn alle kaarten nodig: iedereen krijgt er dan { $n } ({ $rule }).
call_below_bid =
    Je hebt { $trick_count ->
        [one] { $trick_count } slag
       *[other] { $trick_count } slagen
    } geboden: voorspel er minstens zoveel (§5).
all_passed_prompt = Iedereen heeft gepast: speel zonder troef, geef opnieuw of beëindig de partij.
pass_different_cards =
    Geef { $card_count ->
        [one] { $card_count } kaart
       *[other] { $card_count } verschillende kaarten
    } door ({ $rule }).
pass_cards_prompt =
    Geef { $card_count ->
        [one] { $card_count } kaart
       *[other] { $card_count } kaarten
    } door aan { $seat }.
play_false_announcement =
    Speel { $cards } met een onterechte melding: je trekt { $card_count ->
        [one] { $card_count } kaart
       *[other] { $card_count } kaarten
    }
play_without_announcing =
    Speel { $cards } zonder je laatste kaart te melden: je trekt { $card_count ->
        [one] { $card_count } kaart
       *[other] { $card_count } kaarten
    }
action_play_again = Speel { $cards }: je speelt nog een keer
action_play_skip = Speel { $cards }: { $seat } wordt overgeslagen
action_play_skip_unless_answer = Speel { $cards }: { $seat } wordt overgeslagen, tenzij er een antwoord komt
action_play_back = Speel { $cards }: de beurt gaat terug naar { $seat }
action_play_reverse = Speel { $cards }: de speelrichting draait om en { $seat } is aan de beurt
action_play_name_suit = Speel { $cards } en noem dan een kleur
action_play_takes =
    Speel { $cards }: { $seat } pakt { $card_count ->
        [one] { $card_count } kaart
       *[other] { $card_count } kaarten
    } of antwoordt
action_play_pass_left = Speel { $cards }: iedereen geeft een kaart door naar links
action_play_win = Speel { $cards }: je wint het spel
action_play_out = Speel { $cards }: je bent uit
action_play_last_again = Speel { $cards } en meld je laatste kaart: je speelt nog een keer
action_play_last_skip = Speel { $cards } en meld je laatste kaart: { $seat } wordt overgeslagen
action_play_last_skip_unless_answer = Speel { $cards } en meld je laatste kaart: { $seat } wordt overgeslagen, tenzij er een antwoord komt
action_play_last_back = Speel { $cards } en meld je laatste kaart: de beurt gaat terug naar { $seat }
action_play_last_reverse = Speel { $cards } en meld je laatste kaart: de speelrichting draait om en { $seat } is aan de beurt
action_play_last_name_suit = Speel { $cards }, meld je laatste kaart en noem dan een kleur
action_play_last_takes =
    Speel { $cards } en meld je laatste kaart: { $seat } pakt { $card_count ->
        [one] { $card_count } kaart
       *[other] { $card_count } kaarten
    } of antwoordt
action_play_last_pass_left = Speel { $cards } en meld je laatste kaart: iedereen geeft een kaart door naar links
action_play_last_win = Speel { $cards } en meld je laatste kaart: je wint het spel
action_play_last_out = Speel { $cards } en meld je laatste kaart: je bent uit
dealer_seat_missing = Kies als eerste gever een plaats van 1 tot en met { $most } (§1).
drawn_card_must_be_playable = Als spelers trekken tot ze kunnen spelen, laat ze de getrokken kaart dan ook spelen (§4).
one_card_at_a_time = Speel één kaart tegelijk ({ $rule }).
finish_on_plain_card = Ga uit met een gewone kaart: { $card } is een pestkaart ({ $rule }).
card_not_on_stack = { $card } kan nu niet op { $top_card }: alleen { $cards } kan daarop ({ $rule }).
card_does_not_fit = { $card } past niet op { $top_card }: niet dezelfde kleur en niet dezelfde waarde ({ $rule }).
named_suit_or_joker = Speel een { $suit_one } of een joker, niet { $card }: de genoemde kleur is { $suit } ({ $rule }).
named_suit_rank_or_joker = Speel een { $suit_one }, een joker of een kaart met dezelfde waarde als { $top_card }, niet { $card }: de genoemde kleur is { $suit } ({ $rule }).
no_jokers_in_sets = In een combinatie kan geen joker zitten ({ $rule }).
no_run_round_corner = Een combinatie kan niet doorlopen via H A 2 ({ $rule }).
two_cards_no_set = Twee kaarten zijn alleen een combinatie als ze aansluiten op de bovenste kaart, { $top_card } ({ $rule }).
name_suit_prompt = Noem de kleur waarmee het verdergaat ({ $rule }).
pass_left_prompt = Geef een kaart door naar links ({ $rule }).
skipped_prompt = Je wordt overgeslagen: pas, of speel ook een { $rank } ({ $rule }).
take_or_add_prompt =
    Pak { $card_count ->
        [one] { $card_count } kaart
       *[other] { $card_count } kaarten
    }, of leg er een kaart bij ({ $rule }).
must_play_prompt = Speel een kaart: je hebt er een die past ({ $rule }).
keep_drawing_prompt = Blijf trekken tot je kunt spelen ({ $rule }).
play_drawn_prompt = Je trok { $card }: speel die, of pas ({ $rule }).
drawn_does_not_fit_prompt = Je trok { $card }, maar die kan er niet op: pas ({ $rule }).
play_or_draw_prompt = Speel een kaart of trek er een ({ $rule }).
must_draw_prompt = Je kunt niet spelen: trek een kaart ({ $rule }).
play_or_pass_prompt = Speel een kaart, of pas ({ $rule }).
must_pass_prompt = Je kunt niet spelen: pas ({ $rule }).
action_take_count =
    Pak { $card_count ->
        [one] { $card_count } kaart
       *[other] { $card_count } kaarten
    }
action_keep_card = Houd de kaart en beëindig je beurt
must_play_suit = Je hebt { $suit }: speel er een (§3).
must_play_led_or_trump = Speel een { $led_suit_one } of een { $trump_suit_one }: je hebt ze allebei (§3).
action_play_breach = Speel { $card } en verzaak (§3)
should_follow_prompt = Je hoort kleur te bekennen met een { $led_suit_one } (§3), maar je kunt elke kaart spelen.
no_suit_no_trump_prompt = Je hebt geen { $led_suit } en geen troef: speel een kaart naar keuze.
led_or_trump_prompt = Beken met een { $led_suit_one } of troef in met een { $trump_suit_one }.
breach_note =
    Slag { $trick }: { $seat_is ->
        [you] jij
       *[other] { $seat }
    } speelde { $card } met { $cards } in de hand.
play_without_announcing_series =
    Speel { $cards } zonder je laatste kaart te melden: { $card } komt terug, je trekt { $card_count ->
        [one] { $card_count } kaart
       *[other] { $card_count } kaarten
    } en je beurt is voorbij
play_false_announcement_series =
    Speel { $cards } met een onterechte melding: { $card } komt terug, je trekt { $card_count ->
        [one] { $card_count } kaart
       *[other] { $card_count } kaarten
    } en je beurt is voorbij
cards_no_set = { $cards } is geen combinatie: speel drie of meer kaarten van één waarde, of drie of meer opeenvolgende kaarten van één kleur, op- of aflopend ({ $rule }).
should_play_led_or_trump_prompt = Je hoort te bekennen met een { $led_suit_one } of te troeven met een { $trump_suit_one } (§3), maar je kunt elke kaart spelen.
not_enough_cards =
    Voor { $player_count ->
        [one] { $player_count } speler
       *[other] { $player_count } spelers
    } met elk { $card_count ->
        [one] { $card_count } kaart
       *[other] { $card_count } kaarten
    } en één kaart om te draaien { $need_count ->
        [one] is { $need_count } kaart
       *[other] zijn { $need_count } kaarten
    } nodig, maar { $pack_count ->
        [one] { $pack_count } spel kaarten heeft
       *[other] { $pack_count } spellen kaarten hebben
    } er maar { $there } (§1).
plus_five_needs_next_game = Een pestkaart als laatste kaart kost vijf kaarten in het volgende spel: speel meer spellen, of laat restkaarten punten kosten (§11).
not_enough_cards_plus_five = Een pestkaart als laatste kaart kost vijf kaarten in het volgende spel. Daardoor kunnen er { $needed } kaarten nodig zijn, maar er zijn er maar { $there }. Neem meer spellen kaarten, of geef minder kaarten (§11).
bad_search_budget = Schrijf ms=1 tot en met ms={ $ms } (milliseconden per beslissing) of worlds=1 tot en met worlds={ $worlds } (doorgerekende giften), niet “{ $text }”.
# $text is an error of the player’s program, in English.
player_not_made = De computerspeler “{ $name }” werkt niet: { $text }
bad_seat_multiplier = Schrijf na * een aantal plaatsen van 1 tot en met 9, zoals { $name }*3, niet “{ $text }”.
wrong_player_count =
    Deze regels hebben { $seat_count ->
        [one] { $seat_count } plaats
       *[other] { $seat_count } plaatsen
    }, maar je noemde { $player_count ->
        [one] { $player_count } speler
       *[other] { $player_count } spelers
    }. Schrijf bijvoorbeeld { $example }.
wrong_player_count_or_option =
    Deze regels hebben { $seat_count ->
        [one] { $seat_count } plaats
       *[other] { $seat_count } plaatsen
    }, maar je noemde { $player_count ->
        [one] { $player_count } speler
       *[other] { $player_count } spelers
    }. Schrijf bijvoorbeeld { $example }, of zet de optie “players” op het aantal dat je noemde.
no_such_policy = Er is geen strategie “{ $text }”. Kies { $choices }.
wrong_policy_count =
    Je noemde { $policy_count ->
        [one] { $policy_count } strategie
       *[other] { $policy_count } strategieën
    } voor { $seat_count ->
        [one] { $seat_count } plaats
       *[other] { $seat_count } plaatsen
    }: noem er één voor alle plaatsen, of één per plaats.
cuda_not_installed = Het pakket numba-cuda is niet geïnstalleerd: voer pip install longsuit[cuda] uit.
cuda_not_found = Hier is geen grafische processor voor CUDA: gebruik --device cpu.
# $text is the name of the error, in English.
cuda_broken = CUDA werkt hier niet ({ $text }): gebruik --device cpu.
