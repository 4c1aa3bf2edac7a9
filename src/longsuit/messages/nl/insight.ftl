reason_call_made = Een voorspelling van { $n } komt uit in { $percent } van de doorgerekende giften.
reason_others_called =
    De anderen hebben er tot nu toe { $n } voorspeld, op een totaal van { $trick_count ->
        [one] { $trick_count } slag
       *[other] { $trick_count } slagen
    }.
reason_no_ace = Je hebt geen azen.
reason_your_aces = Je azen: { $cards }.
reason_your_suit = Je { $suit }: { $cards }.
reason_gift_makes_void = Zonder { $cards } heb je geen { $suit } meer.
reason_least_useful = Aan { $cards } heb je van al je kaarten het minst.
reason_call_reached = Je hebt de slagen die je voorspelde en wilt er geen meer bij.
reason_need_every_trick = Je hebt elke slag nodig die nog komt.
reason_call_state =
    Je voorspelde { $call } en hebt er { $won }; er { $trick_count ->
        [one] komt nog { $trick_count } slag
       *[other] komen nog { $trick_count } slagen
    }.
reason_call_lost = Je voorspelde { $call } en hebt er { $won }: je voorspelling kan niet meer uitkomen.
reason_card_loses = { $card } wint niet van { $other_card }.
reason_last_card_wins = { $card } is de laatste kaart van de slag en wint die.
reason_may_be_trumped =
    { $seat_is ->
        [you] Jij bleek geen { $suit } te hebben en kunt { $card } aftroeven ({ $percent } kans op een troef).
       *[other] { $seat } bleek geen { $suit } te hebben en kan { $card } aftroeven ({ $percent } kans op een troef).
    }
reason_trumps = { $card } troeft, en alleen een hogere troef kan die verslaan.
reason_higher_cards_out =
    { $card_count ->
        [one] Er is nog { $card_count } hogere { $suit_one } in het spel die { $card } kan verslaan.
       *[other] Er zijn nog { $card_count } hogere { $suit } in het spel die { $card } kunnen verslaan.
    }
reason_others_void = De spelers die nog aan de beurt komen, bleken geen { $suit } te hebben en kunnen { $card } niet verslaan.
reason_nobody_beats = Niemand die nog aan de beurt komt, kan { $card } verslaan.
reason_highest_left = { $card } is de hoogste { $suit_one } die er nog is: alleen een troef kan die verslaan.
reason_wins_unless_trumped = { $card } wint, tenzij die wordt afgetroefd.
reason_seat_beats =
    { $seat_is ->
        [you] Jij hebt { $other_card } en kunt { $card } verslaan.
       *[other] { $seat } heeft { $other_card } en kan { $card } verslaan.
    }
reason_someone_beats = Iemand die nog aan de beurt komt, heeft { $other_card } en kan { $card } verslaan.
reason_likeliest_threat = De grootste bedreiging voor { $card } is { $other_card } ({ $percent } kans dat iemand die nog aan de beurt komt die heeft).
reason_wins_unless_seat_or_trump =
    { $card } wint, tenzij { $seat_is ->
        [you] jij { $other_card } hebt ({ $percent } kans) of troeft.
       *[other] { $seat } { $other_card } heeft ({ $percent } kans) of troeft.
    }
reason_wins_unless_seat =
    { $card } wint, tenzij { $seat_is ->
        [you] jij { $other_card } hebt ({ $percent } kans).
       *[other] { $seat } { $other_card } heeft ({ $percent } kans).
    }
reason_wins_unless_someone_or_trump = { $card } wint, tenzij iemand die nog aan de beurt komt { $other_card } heeft ({ $percent } kans) of troeft.
reason_wins_unless_someone = { $card } wint, tenzij iemand die nog aan de beurt komt { $other_card } heeft ({ $percent } kans).
reason_only_action = Je kunt niets anders doen.
reason_no_trick = In { $percent } van de doorgerekende giften haal je geen enkele slag.
reason_passing_worth =
    Passen is gemiddeld { $point_count ->
        [one] { $point_count } punt
       *[other] { $point_count } punten
    } waard.
reason_no_suit = Je hebt geen { $suit }.
reason_best_match_chance = Dit geeft de beste kans om de partij te winnen.
reason_worth =
    Dit is gemiddeld { $point_count ->
        [one] { $point_count } punt
       *[other] { $point_count } punten
    } waard.
reason_other_maybe_chance =
    “{ $action }” leverde { $point_count ->
        [one] { $point_count } punt
       *[other] { $point_count } punten
    } meer op, maar dat kan toeval zijn.
reason_other_less_chance =
    “{ $action }” levert { $point_count ->
        [one] { $point_count } punt
       *[other] { $point_count } punten
    } meer op, maar geeft minder kans om de partij te winnen.
reason_other_helps_others =
    “{ $action }” levert jou { $point_count ->
        [one] { $point_count } punt
       *[other] { $point_count } punten
    } meer op, maar de anderen winnen er nog meer mee.
reason_seat_takes =
    { $seat_is ->
        [you] Jij moet kaarten pakken, tenzij je kunt antwoorden
       *[other] { $seat } moet kaarten pakken, tenzij er een antwoord komt
    } (kans daarop: { $percent }).
reason_seat_has_card =
    De kans dat { $seat_is ->
        [you] jij een kaart hebt
       *[other] { $seat } een kaart heeft
    } die erop past, is { $percent }.
reason_can_follow = Je kunt er { $cards } op laten volgen.
reason_seat_can_follow =
    De kans dat { $seat_is ->
        [you] jij daarop kunt spelen
       *[other] { $seat } daarop kan spelen
    }, is { $percent }.
reason_only_card_of_suit = { $card } is je enige { $suit_one }.
reason_better_without = Je bent beter af zonder { $cards }.
reason_take =
    Je kunt niets beters doen dan { $card_count ->
        [one] { $card_count } kaart
       *[other] { $card_count } kaarten
    } pakken.
reason_keep_cards = Je kunt je kaarten nu beter houden dan er een spelen.
reason_play_all_out = Je speelt al je kaarten en bent uit.
reason_play_all_win = Je speelt al je kaarten en wint.
reason_sheds_cards =
    Zo { $card_count ->
        [one] raak je { $card_count } kaart kwijt.
       *[other] raak je { $card_count } kaarten tegelijk kwijt.
    }
reason_announce_last = Er blijft één kaart over, en die moet gemeld worden.
reason_blocks_unless_answer =
    { $seat_is ->
        [you]
            Jij hebt nog maar { $card_count ->
                [one] { $card_count } kaart
               *[other] { $card_count } kaarten
            } en komt zo niet aan de beurt, tenzij je kunt antwoorden.
       *[other]
            { $seat } heeft nog maar { $card_count ->
                [one] { $card_count } kaart
               *[other] { $card_count } kaarten
            } en komt zo niet aan de beurt, tenzij er een antwoord komt.
    }
reason_blocks =
    { $seat_is ->
        [you]
            Jij hebt nog maar { $card_count ->
                [one] { $card_count } kaart
               *[other] { $card_count } kaarten
            } en komt zo niet aan de beurt.
       *[other]
            { $seat } heeft nog maar { $card_count ->
                [one] { $card_count } kaart
               *[other] { $card_count } kaarten
            } en komt zo niet aan de beurt.
    }
reason_play_again = Na { $card } speel je nog een keer.
reason_name_suit = Je noemt de kleur die op { $card } gespeeld moet worden.
reason_everyone_passes = Na { $card } geeft iedereen een kaart door naar links.
review_held_aces =
    Aan azen had { $seat_is ->
        [you] je
       *[other] { $seat }
    } { $cards }.
review_held_cards =
    { $seat_is ->
        [you] Je had { $cards }.
       *[other] { $seat } had { $cards }.
    }
review_held_no_ace =
    { $seat_is ->
        [you] Je had geen azen.
       *[other] { $seat } had geen azen.
    }
review_held_no_suit =
    { $seat_is ->
        [you] Je had geen { $suit }.
       *[other] { $seat } had geen { $suit }.
    }
review_tricks_taken =
    { $seat_is ->
        [you] Je
       *[other] { $seat }
    } haalde uiteindelijk { $won } van { $trick_count ->
        [one] { $trick_count } slag
       *[other] de { $trick_count } slagen
    }.
review_call_chance = De kans om de voorspelling te halen zakte van { $best_percent } naar { $done_percent }.
review_cost_chance =
    { $seat_is ->
        [you] Jouw “{ $action }”
       *[other] “{ $action }” van { $seat }
    } verkleinde de winstkans met { $percent } vergeleken met “{ $best_action }”.
review_cost_points =
    { $seat_is ->
        [you] Jouw “{ $action }”
       *[other] “{ $action }” van { $seat }
    } kostte { $point_count ->
        [one] { $point_count } punt
       *[other] { $point_count } punten
    } vergeleken met “{ $best_action }”.
review_cards_left =
    { $seat_is ->
        [you] Je
       *[other] { $seat }
    } had nog { $card_count ->
        [one] { $card_count } kaart
       *[other] { $card_count } kaarten
    }; van de anderen had niemand er minder dan { $fewest }.
review_call_so_far =
    { $seat_is ->
        [you] Je had { $call } voorspeld en er { $won } gehaald.
       *[other] { $seat } had { $call } voorspeld en er { $won } gehaald.
    }

## Reviews

turned_by_action =
    { $seat_is ->
        [you] Het keerpunt was stap { $n }, jouw “{ $action }”.
       *[other] Het keerpunt was stap { $n }, “{ $action }” van { $seat }.
    } { $first_seat_is ->
        [you] Vanaf toen was jij de verwachte winnaar.
       *[other] Vanaf toen was { $first_seat } de verwachte winnaar.
    }
turned_by_shuffle =
    Het keerpunt was stap { $n }, het schudden. { $first_seat_is ->
        [you] Vanaf toen was jij de verwachte winnaar.
       *[other] Vanaf toen was { $first_seat } de verwachte winnaar.
    }
turned_last_by_action =
    { $seat_is ->
        [you] Het spel bleef open tot de laatste stap, jouw “{ $action }”.
       *[other] Het spel bleef open tot de laatste stap, “{ $action }” van { $seat }.
    }
turned_last_by_shuffle = Het spel bleef open tot de laatste stap, het schudden.
count_wins =
    { $count ->
        [one] { $count } keer gewonnen
       *[other] { $count } keer gewonnen
    }
deal_and_event = Gift { $deal }, stap { $event }
review_mistakes =
    { $mistake_count ->
        [one]
            { $seat_is ->
                [you] Je maakte { $mistake_count } fout.
               *[other] { $seat } maakte { $mistake_count } fout.
            }
       *[other]
            { $seat_is ->
                [you] Je maakte { $mistake_count } fouten.
               *[other] { $seat } maakte { $mistake_count } fouten.
            }
    }
review_lost_both =
    { $point_count ->
        [one]
            { $seat_is ->
                [you] Je verloor { $point_count } punt vóór het spelen en { $play_points } tijdens het spelen.
               *[other] { $seat } verloor { $point_count } punt vóór het spelen en { $play_points } tijdens het spelen.
            }
       *[other]
            { $seat_is ->
                [you] Je verloor { $point_count } punten vóór het spelen en { $play_points } tijdens het spelen.
               *[other] { $seat } verloor { $point_count } punten vóór het spelen en { $play_points } tijdens het spelen.
            }
    }
review_lost =
    { $seat_is ->
        [you]
            Je verloor { $point_count ->
                [one] { $point_count } punt
               *[other] { $point_count } punten
            }.
       *[other]
            { $seat } verloor { $point_count ->
                [one] { $point_count } punt
               *[other] { $point_count } punten
            }.
    }
review_page_title = { $game }: bespreking
review_chart_about = Na elke stap; de streepjeslijn is het keerpunt.
review_chart_label = Verwachte score van elke speler in de loop van het spel
review_decisions_heading = Hoe goed iedereen besliste
review_decisions_about = Een verlies telt alleen als toeval het niet kan verklaren.
review_losses_heading = Elk verlies
review_losses_about =
    { $decision_count ->
        [one] Bij { $n } van { $decision_count } beslissing.
       *[other] Bij { $n } van de { $decision_count } beslissingen.
    }
column_event = Stap
column_deal = Gift
column_done = Gedaan
column_better = Beter
column_lost = Verloren
column_decisions = Beslissingen
column_mistakes = Fouten
column_points_lost = Punten verloren
advice_is_simpler = Dit is eenvoudiger advies: voor grondig advies is een compiler nodig, en die is er hier niet.
breaches_heading = Kaarten die tegen de regels zijn gespeeld
