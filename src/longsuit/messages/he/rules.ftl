players_cannot_shuffle = הקלפים מעורבבים אוטומטית: צריך לבחור פעולה אחרת.
wrong_cards_to_shuffle = אלה לא הקלפים שצריך לערבב.
wait_for_shuffle = צריך לחכות לסוף ערבוב הקלפים.
game_is_over = המשחק נגמר.
turn_not_shuffle =
    { $seat_is ->
        [you] עכשיו תורך
       *[other] עכשיו התור של { $seat }
    }, וזה לא הזמן לערבב.
not_their_turn =
    { $seat_is ->
        [you] עכשיו תורך
       *[other] עכשיו התור של { $seat }
    }, { $other_seat_is ->
        [you] ולא תורך
       *[other] ולא התור של { $other_seat }
    }.
bid_out_of_range =
    אפשר להכריז מ־{ $least } עד { $trick_count ->
        [one] לקיחה אחת
        [two] שתי לקיחות
       *[other] { $trick_count } לקיחות
    } ({ $rule }).
bid_too_low = צריך להכריז מעל { $best_bid } ({ $rule }).
bid_higher_prompt = אפשר להכריז מעל { $best_bid } או לומר פאס.
bid_first_prompt =
    אפשר להכריז { $trick_count ->
        [one] לקיחה אחת
        [two] שתי לקיחות
       *[other] { $trick_count } לקיחות
    } ומעלה, או לומר פאס.
call_out_of_range = אפשר להתחייב למספר מ־0 עד { $most }.
call_hook_refused = ההתחייבות שלך היא האחרונה, וסכום ההתחייבויות לא יכול להיות { $total }: אפשר להתחייב לכל מספר חוץ מ־{ $n } ({ $rule }).
call_prompt_except = אפשר להתחייב למספר מ־{ $least } עד { $most }, אבל לא ל־{ $n }.
call_prompt = אפשר להתחייב למספר מ־{ $least } עד { $most }.
lead_prompt = ההובלה שלך: אפשר לשחק כל קלף.
follow_suit_prompt = צריך לשרת: לשחק { $suit_one }.
cannot_follow_prompt = אין לך { $suit }: אפשר לשחק כל קלף.
card_not_held = אין לך { $cards }.
must_follow_suit = צריך לשרת: לשחק { $suit_one } ({ $rule }).
action_name = לבחור { $suit }
action_void = להודיע על חוסר ב{ $suit }
action_give = להעביר { $cards }
action_draw = למשוך קלף
action_take = לקחת את הקלפים
action_dash = להודיע על דאש קול: בלי אף לקיחה
action_pass = פאס
action_shuffle = לערבב
action_call = להתחייב ל־{ $n }
action_bid = להכריז { $n } { $suit }
action_play = לשחק { $cards }
action_play_last = לשחק { $cards } ולהודיע על הקלף האחרון
play_one_card_now = עכשיו צריך לשחק קלף אחד ({ $rule }).
action_estimate = להעריך { $n }
action_ask_redeal = לבקש חלוקה מחדש
needs_one_round = במשחק צריך להיות לפחות סיבוב אחד (§1).
dash_call_too_late = מאוחר מדי לדאש קול: מודיעים עליו לפני ההכרזות וההערכות (§3).
bid_or_pass_now = עכשיו צריך להכריז או לומר פאס ({ $rule }).
estimate_hook_refused = ההערכה שלך היא האחרונה, וסכום ההערכות לא יכול להיות { $total }: אפשר להעריך כל מספר חוץ מ־{ $n } (§5).
estimate_out_of_range = אפשר להעריך מ־0 עד { $most } (§5).
estimate_now = עכשיו צריך להעריך את מספר הלקיחות (§5).
estimate_prompt_except = אפשר להעריך מ־0 עד { $most }, אבל לא { $n }.
estimate_prompt = אפשר להעריך מ־0 עד { $most }.
not_void_in_suit = אי אפשר להודיע על חוסר ב{ $suit }: יש לך לפחות קלף אחד כזה ({ $rule }).
redeal_needs_void = אפשר לבקש חלוקה מחדש רק כשיש חוסר בסדרה ({ $rule }).
declare_or_pass_now = עכשיו צריך להודיע או לומר פאס ({ $rule }).
dash_call_prompt = אפשר להודיע על דאש קול או לומר פאס.
void_prompt = יש לך חוסר בסדרה: אפשר להודיע על מה שרוצים, ואז לומר פאס.
void_due_prompt = יש לך חוסר ב{ $suit }, וההודעה נמסרת אוטומטית.
nothing_to_declare_prompt = אין לך על מה להודיע: צריך לומר פאס.
too_many_dash_calls =
    רק { $player_count ->
        [one] שחקן אחד יכול
        [two] שני שחקנים יכולים
       *[other] { $player_count } שחקנים יכולים
    } להודיע על דאש קול בסיבוב ({ $rule }).
no_dash_calls = בסיבוב הזה אין דאש קול ({ $rule }).
no_void_declarations = במשחק הזה אי אפשר להודיע על חוסר ({ $rule }).
void_due = קודם מודיעים על החוסר שלך ב{ $suit } ({ $rule }).
void_already_declared = כבר הודעת על חוסר ב{ $suit } ({ $rule }).
call_tricks_now = עכשיו צריך להתחייב למספר לקיחות ({ $rule }).
hand_too_large =
    כשיש { $player_count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $player_count } שחקנים
    }, אפשר לחלק לכל אחד לכל היותר { $card_count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $card_count } קלפים
    }, ולא { $n } ({ $rule }).
option_without_effect = האפשרות { $option } לא משנה כלום בשיטת הניקוד הזאת: צריך להשאיר אותה בערך ברירת המחדל ({ $rule }).
choose_continue = לשחק את החלוקה ללא שליט
choose_redeal = לערבב ולחלק מחדש
choose_end = לסיים את הפרטייה
choose_after_passes = כולם אמרו פאס: צריך לבחור אם לשחק ללא שליט, לחלק מחדש או לסיים את הפרטייה (§3).
pass_three_cards_now = עכשיו צריך להעביר שלושה קלפים (§4).
frisch_needs_all_cards = לפריש צריך את כל הקלפים: { $n } לכל שחקן ({ $rule }).
call_below_bid =
    הכרזת { $trick_count ->
        [one] לקיחה אחת
        [two] שתי לקיחות
       *[other] { $trick_count } לקיחות
    }: צריך להתחייב לפחות למספר הזה (§5).
all_passed_prompt = כולם אמרו פאס: אפשר לשחק ללא שליט, לחלק מחדש או לסיים את הפרטייה.
pass_different_cards =
    צריך להעביר { $card_count ->
        [one] קלף אחד
        [two] שני קלפים שונים
       *[other] { $card_count } קלפים שונים
    } ({ $rule }).
pass_cards_prompt =
    צריך להעביר { $card_count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $card_count } קלפים
    } אל { $seat }.
play_false_announcement =
    לשחק { $cards } עם הודעה שגויה: מושכים { $card_count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $card_count } קלפים
    }
play_without_announcing =
    לשחק { $cards } בלי להודיע על הקלף האחרון: מושכים { $card_count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $card_count } קלפים
    }
action_play_again = לשחק { $cards }: התור נשאר שלך
action_play_skip = לשחק { $cards }: מדלגים על { $seat }
action_play_skip_unless_answer = לשחק { $cards }: מדלגים על { $seat }, אלא אם תבוא תשובה
action_play_back = לשחק { $cards }: התור חוזר אל { $seat }
action_play_reverse = לשחק { $cards }: הכיוון מתהפך והתור עובר אל { $seat }
action_play_name_suit = לשחק { $cards }, ואז לבחור סדרה
action_play_takes =
    לשחק { $cards }: על { $seat } לקחת { $card_count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $card_count } קלפים
    } או לענות
action_play_pass_left = לשחק { $cards }: כולם מעבירים קלף לבא בתור
action_play_win = לשחק { $cards } ולנצח במשחק
action_play_out = לשחק { $cards } ולהישאר בלי קלפים
action_play_last_again = לשחק { $cards } ולהודיע על הקלף האחרון: התור נשאר שלך
action_play_last_skip = לשחק { $cards } ולהודיע על הקלף האחרון: מדלגים על { $seat }
action_play_last_skip_unless_answer = לשחק { $cards } ולהודיע על הקלף האחרון: מדלגים על { $seat }, אלא אם תבוא תשובה
action_play_last_back = לשחק { $cards } ולהודיע על הקלף האחרון: התור חוזר אל { $seat }
action_play_last_reverse = לשחק { $cards } ולהודיע על הקלף האחרון: הכיוון מתהפך והתור עובר אל { $seat }
action_play_last_name_suit = לשחק { $cards } ולהודיע על הקלף האחרון, ואז לבחור סדרה
action_play_last_takes =
    לשחק { $cards } ולהודיע על הקלף האחרון: על { $seat } לקחת { $card_count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $card_count } קלפים
    } או לענות
action_play_last_pass_left = לשחק { $cards } ולהודיע על הקלף האחרון: כולם מעבירים קלף לבא בתור
action_play_last_win = לשחק { $cards }, להודיע על הקלף האחרון ולנצח במשחק
action_play_last_out = לשחק { $cards }, להודיע על הקלף האחרון ולהישאר בלי קלפים
dealer_seat_missing = המחלק הראשון צריך להיות ממקום 1 עד { $most } (§1).
drawn_card_must_be_playable = כשמושכים עד שאפשר לשחק, צריך להרשות לשחק את הקלף שנמשך (§4).
one_card_at_a_time = אפשר לשחק רק קלף אחד בכל פעם ({ $rule }).
finish_on_plain_card = צריך לסיים בקלף רגיל, ו־{ $card } הוא קלף מיוחד ({ $rule }).
card_not_on_stack = אי אפשר לשחק עכשיו { $card } על { $top_card }: רק { $cards } ({ $rule }).
card_does_not_fit = { $card } לא מתאים ל־{ $top_card }, לא בסדרה ולא בערך ({ $rule }).
named_suit_or_joker = הסדרה שנבחרה היא { $suit }: צריך לשחק { $suit_one } או ג׳וקר, לא { $card } ({ $rule }).
named_suit_rank_or_joker = הסדרה שנבחרה היא { $suit }: צריך לשחק { $suit_one }, ג׳וקר או קלף באותו ערך כמו { $top_card }, לא { $card } ({ $rule }).
no_jokers_in_sets = אי אפשר לשלב ג׳וקר בסט ({ $rule }).
no_run_round_corner = סט לא יכול לעבור דרך K A 2 ({ $rule }).
two_cards_no_set = שני קלפים הם סט רק אם הם ממשיכים את הקלף העליון, { $top_card } ({ $rule }).
name_suit_prompt = צריך לבחור את הסדרה שממשיכים בה ({ $rule }).
pass_left_prompt = צריך להעביר קלף לבא בתור ({ $rule }).
skipped_prompt = מדלגים עליך: אפשר לומר פאס או לשחק עוד { $rank } ({ $rule }).
take_or_add_prompt =
    אפשר לקחת { $card_count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $card_count } קלפים
    } או לשחק קלף שמוסיף לשרשרת ({ $rule }).
must_play_prompt = צריך לשחק קלף: יש לך אחד שמתאים ({ $rule }).
keep_drawing_prompt = צריך להמשיך למשוך עד שאפשר לשחק ({ $rule }).
play_drawn_prompt = משכת { $card }: אפשר לשחק אותו או לומר פאס ({ $rule }).
drawn_does_not_fit_prompt = משכת { $card }, שלא מתאים: צריך לומר פאס ({ $rule }).
play_or_draw_prompt = אפשר לשחק קלף או למשוך קלף ({ $rule }).
must_draw_prompt = אין לך מה לשחק: צריך למשוך קלף ({ $rule }).
play_or_pass_prompt = אפשר לשחק קלף או לומר פאס ({ $rule }).
must_pass_prompt = אין לך מה לשחק: צריך לומר פאס ({ $rule }).
action_take_count =
    לקחת { $card_count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $card_count } קלפים
    }
action_keep_card = לשמור את הקלף ולסיים את התור
must_play_suit = יש לך { $suit }: צריך לשחק קלף מהסדרה הזאת (§3).
must_play_led_or_trump = צריך לשחק { $led_suit_one } או { $trump_suit_one }: יש לך משניהם (§3).
action_play_breach = לשחק { $card } בניגוד ל־§3
should_follow_prompt = צריך לשרת ב{ $led_suit } (§3), אבל אפשר לשחק כל קלף.
no_suit_no_trump_prompt = אין לך { $led_suit } ואין לך שליט: אפשר לשחק כל קלף.
led_or_trump_prompt = צריך לשרת ב{ $led_suit } או לחתוך ב{ $trump_suit }.
breach_note =
    לקיחה { $trick }: { $seat_is ->
        [you] שיחקת { $card } כשבידך { $cards }
        [feminine] { $seat } שיחקה { $card } כשבידה { $cards }
        [masculine] { $seat } שיחק { $card } כשבידו { $cards }
       *[other] { $card } מידי { $seat }, כשביד { $cards }
    }.
play_without_announcing_series =
    לשחק { $cards } בלי להודיע על הקלף האחרון: { $card } חוזר ליד, מושכים { $card_count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $card_count } קלפים
    } והתור נגמר
play_false_announcement_series =
    לשחק { $cards } עם הודעה שגויה: { $card } חוזר ליד, מושכים { $card_count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $card_count } קלפים
    } והתור נגמר
cards_no_set = { $cards } זה לא סט: צריך שלושה קלפים ומעלה מאותו ערך, או שלושה ומעלה ברצף באותה סדרה, בעלייה או בירידה ({ $rule }).
should_play_led_or_trump_prompt = צריך לשרת ב{ $led_suit } או לחתוך ב{ $trump_suit } (§3), אבל אפשר לשחק כל קלף.
not_enough_cards =
    { $player_count ->
        [one] לשחקן אחד
        [two] לשני שחקנים
       *[other] ל־{ $player_count } שחקנים
    } עם { $card_count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $card_count } קלפים
    } לכל אחד ועוד קלף פתוח { $need_count ->
        [one] דרוש קלף אחד
        [two] דרושים שני קלפים
       *[other] דרושים { $need_count } קלפים
    }, אבל { $pack_count ->
        [one] בחפיסה אחת
        [two] בשתי חפיסות
       *[other] ב־{ $pack_count } חפיסות
    } יש רק { $there } (§1).
plus_five_needs_next_game = קלף אחרון מיוחד עולה חמישה קלפים במשחק הבא: צריך יותר ממשחק אחד בפרטייה, או ניקוד לפי הקלפים שנשארו (§11).
not_enough_cards_plus_five = קלף אחרון מיוחד עולה חמישה קלפים במשחק הבא. לכן ייתכן שיידרשו { $needed } קלפים, אבל יש רק { $there }. אפשר להוסיף חפיסות או לחלק פחות קלפים (§11).
bad_search_budget = צריך לכתוב ms=1 עד ms={ $ms } (אלפיות שנייה להחלטה) או worlds=1 עד worlds={ $worlds } (חלוקות לבדיקה), לא “{ $text }”.
# $text is an error of the player’s program, in English.
player_not_made = שחקן המחשב “{ $name }” לא עובד: { $text }
bad_seat_multiplier = אחרי * צריך לכתוב מספר מקומות מ־1 עד 9, כמו heuristic*3, לא “{ $text }”.
wrong_player_count =
    בחוקים האלה יש { $seat_count ->
        [one] מקום אחד
        [two] שני מקומות
       *[other] { $seat_count } מקומות
    }, אבל ציינת { $player_count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $player_count } שחקנים
    }. אפשר לכתוב, למשל, { $example }.
wrong_player_count_or_option =
    בחוקים האלה יש { $seat_count ->
        [one] מקום אחד
        [two] שני מקומות
       *[other] { $seat_count } מקומות
    }, אבל ציינת { $player_count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $player_count } שחקנים
    }. אפשר לכתוב, למשל, { $example }, או לקבוע באפשרות “players” את המספר שציינת.
no_such_policy = אין מדיניות “{ $text }”. אפשר לבחור { $choices }.
wrong_policy_count =
    ציינת { $policy_count ->
        [one] מדיניות אחת
        [two] שתי מדיניויות
       *[other] { $policy_count } מדיניויות
    } עבור { $seat_count ->
        [one] מקום אחד
        [two] שני מקומות
       *[other] { $seat_count } מקומות
    }: צריך לציין אחת לכל המקומות או אחת לכל מקום.
cuda_not_installed = החבילה numba-cuda לא מותקנת: צריך להריץ pip install longsuit[cuda].
cuda_not_found = אין כאן מעבד גרפי ל־CUDA: צריך להריץ longsuit … --device cpu.
# $text is the name of the error, in English.
cuda_broken = CUDA לא עובד כאן ({ $text }): צריך להריץ longsuit … --device cpu.
