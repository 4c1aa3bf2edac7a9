option_players = שחקנים
option_max_cards = מקסימום קלפים ביד
option_sequence = קלפים בכל סיבוב
option_suit_order = סדר הסדרות
option_no_trump = ללא שליט בכל סיבוב חמישי
option_hook = הגבלת ההתחייבות האחרונה
option_score = ניקוד
option_hard_score = אין בונוס ל־0 כשהסכום נמוך
option_points_per_trick = נקודות ללקיחה
option_off_bid_penalty = פספוס עולה בנקודות
option_hand_order = סדר הקלפים ביד
option_may_return = אפשר להכריז אחרי פאס
option_all_pass = כשכולם אומרים פאס
option_frisch = פריש כשאין הכרזות
option_may_raise = אפשר להתחייב מעל ההכרזה
option_call_order = סדר ההתחייבויות
option_deals = חלוקות בפרטייה
option_target = ניקוד היעד
option_square_zero_over = הצלחה באפס כשהסכום מעל
option_normal_rounds = סיבובים רגילים
option_fast_rounds = סיבובים מהירים
option_direction = כיוון המשחק
option_opener = הפותח
option_void = חוסר בסדרה
option_dash_calls = מקסימום דאש קול בסיבוב
option_min_bid = ההכרזה הנמוכה ביותר
option_bidding = מהלך ההכרזות
option_no_bid = כשאין הכרזות
option_fast_dash = דאש קול בסיבובים מהירים
option_fast_trump = השליט בסיבובים מהירים
option_scoring = ניקוד התפקידים
option_all_miss = כשכולם מפספסים
option_doubling_cap = תקרת ההכפלה
option_formula = נוסחת ההכפלה
option_packs = חפיסות קלפים
option_jokers = ג׳וקרים בכל חפיסה
option_cards = קלפים לכל שחקן
option_dealer = המחלק הראשון
option_turn_up = הקלף הראשון בערימה
option_must_play = אם אפשר לשחק, חייבים
option_draw = כשאי אפשר לשחק
option_play_drawn = אפשר לשחק מיד קלף שנמשך
option_eight = שמונה
option_ten = עשר
option_jack = נסיך
option_king = מלך
option_ace = אס
option_ace_two_players = אס כשנשארו שני שחקנים
option_escalate = שרשרת ה־2 מטפסת
option_play_after_twos = אפשר לשחק אחרי שלוקחים שרשרת
option_play_after_joker = אפשר לשחק גם אחרי ג׳וקר
option_mixed_stack = 2 וג׳וקרים באותה שרשרת
option_joker_cards = קלפים שלוקחים על ג׳וקר
option_joker_suit = מי בוחר סדרה אחרי ג׳וקר
option_sets = אפשר לשחק סטים
option_round_the_corner = סטים דרך האס (K A 2)
option_penalty = מספר קלפי העונש
option_series = איפה מתחיל רצף קלפים
option_false_last = הודעת “קלף אחרון” שגויה
option_turn_limit = מגבלת תורים
option_finish = באיזה קלף אפשר לסיים
option_games = משחקים בפרטייה
option_follow = מה חייבים לשחק
option_enforce = אכיפת החוקים
option_next_leader = ההובלה בחלוקות הבאות
choice_sequence_up_down = עולה ואז יורד
choice_sequence_down_up = יורד ואז עולה
choice_sequence_up = רק עולה
choice_sequence_down = רק יורד
choice_suit_order_CDHS = ♣ ♦ ♥ ♠
choice_suit_order_CDSH = ♣ ♦ ♠ ♥
choice_score_vanilla = לקיחות, ועוד 10 על דיוק
choice_score_squared = על דיוק: לקיחות² ועוד 10
choice_score_tricks = לקיחות, ועוד 10 על דיוק
choice_score_made_only = רק על דיוק: לקיחות ועוד 10
choice_score_squares = לקיחות² ועוד 10, או הפסד
choice_score_difference = רק הפרש, בנקודות לחובה
choice_score_linear = 10 נקודות ללקיחה
choice_score_square = על דיוק: התחייבות² ועוד 10
choice_square_zero_over_30 = 30 נקודות
choice_square_zero_over_25 = 25 נקודות
choice_score_wins = נקודה על כל ניצחון
choice_score_places = נקודות לפי סדר הסיום
choice_score_points = קלפים שנשארו מורידים נקודות
choice_hand_order_ascending = מהנמוך לגבוה
choice_hand_order_descending = מהגבוה לנמוך
choice_all_pass_ask = הראשון בתור בוחר
choice_all_pass_continue = משחקים ללא שליט
choice_all_pass_redeal = מחלקים מחדש
choice_all_pass_end = הפרטייה נגמרת
choice_call_order_from_ruler = החל מהבא אחרי המכריז
choice_call_order_seat_order = לפי סדר המקומות
choice_direction_clockwise = עם כיוון השעון
choice_direction_counter_clockwise = נגד כיוון השעון
choice_opener_rotates = כל אחד בתורו
choice_opener_last_caller = המכריז מהסיבוב הקודם
choice_void_off = לא מודיעים
choice_void_declare = אפשר להודיע
choice_void_redeal = הודעה או חלוקה מחדש
choice_void_compulsory = חובה להודיע
choice_bidding_one_lap = כולם מדברים פעם אחת
choice_bidding_raising = עד שאף אחד לא מעלה
choice_no_bid_redeal = מחלקים מחדש
choice_no_bid_skip = מדלגים, והסיבוב הבא כפול
choice_fast_trump_fixed = קבוע
choice_fast_trump_bid = משתנה בהכרזה של 8 ומעלה
choice_scoring_document = מקורי
choice_scoring_jawaker = ג׳וואקר
choice_scoring_federation = ההתאחדות
choice_all_miss_double = אין ניקוד, והסיבוב הבא כפול
choice_all_miss_nothing = אין ניקוד
choice_all_miss_count = ניקוד כרגיל
choice_doubling_cap_none = בלי תקרה
choice_doubling_cap_x2 = פי 2
choice_doubling_cap_x4 = פי 4
choice_doubling_cap_x8 = פי 8
choice_formula_doubled = חלה על כל ניקוד
choice_formula_document = מקורית (רק 8 ומעלה)
choice_turn_up_effect = נחשב כאילו שוחק
choice_turn_up_until_plain = הופכים עד קלף רגיל
choice_draw_one = מושכים קלף אחד
choice_draw_none = פאס בלי למשוך
choice_draw_until_playable = מושכים עד שאפשר לשחק
choice_eight_skip = מדלגים על הבא בתור
choice_eight_answer = מדלגים, אלא אם עונים ב־8
choice_ten_back = התור חוזר אחורה
choice_ten_nothing = בלי השפעה
choice_ten_pass_left = כולם מעבירים קלף לבא בתור
choice_jack_fits = צריך להתאים ככל קלף
choice_jack_wild = הולך על כל קלף
choice_king_reverse = הכיוון מתהפך
choice_king_again = משחקים שוב
choice_ace_nothing = בלי השפעה
choice_ace_reverse = הכיוון מתהפך
choice_ace_two_players_nothing = כמו כל אס
choice_ace_two_players_again = משחקים שוב
choice_escalate_top = בסדרה של הקלף העליון
choice_escalate_first = בסדרה של ה־2 הראשון
choice_escalate_off = אף פעם
choice_joker_suit_taker = מי שלוקח את הקלפים
choice_joker_suit_player = מי ששיחק את הג׳וקר
choice_series_from_again = בקלף שמאפשר לשחק שוב
choice_series_after_again = אחרי קלף שמאפשר לשחק שוב
choice_false_last_nothing = בלי עונש
choice_false_last_penalty = אותו עונש כמו על שכחה
choice_finish_any = כל קלף
choice_finish_plain = רק קלף רגיל
choice_finish_plus_five = כל קלף, אבל מיוחד עולה חמישה
choice_follow_lead_or_trump = לשרת או לחתוך
choice_follow_strict = לשרת אם אפשר
choice_next_leader_random = באקראי
choice_next_leader_last_winner = הזוכה בלקיחה האחרונה
choice_auto = אוטומטי
preset_common = החוקים המקובלים
preset_common_dutch = החוקים המקובלים בהולנד
preset_document = כפי שנכתבו לראשונה
preset_federation = חוקי ההתאחדות
preset_jawaker = חוקי ג׳וואקר
preset_made_only = ניקוד רק על דיוק
preset_original = התוכנה המקורית
preset_strict = חובה לשרת
preset_unenforced = בלי אכיפת חוקים
preset_van_dongen = חוקי ואן דונגן
preset_version_1_2 = גרסה 1.2
preset_walkthrough = ההדרכה המקורית
option_group_bids_and_calls = הכרזות ויעדים
option_group_play = מהלך המשחק
option_group_scoring = ניקוד
option_group_special_cards = קלפים מיוחדים
option_group_table_and_deal = שולחן וחלוקה
player_level_about = משחק ברמה לבחירתך: עדין, קל, בינוני, חזק, מומחה או אמן
player_random_about = בוחר באקראי מבין הפעולות החוקיות
player_simple_about = מכריז לפי שווי הקלפים שלו, ואז משחק באקראי
player_npc_about = מהוויסט המקורי: אפשר לקבוע אילו קלפים הוא שוקל ואיך הוא בוחר ביניהם
player_smart_about = זוכר כל קלף ששוחק ומי חותך מתי, ושוקל כל קלף
player_classic_about = מהתוכנה המקורית: מתחייב או מכריז כמו שם
player_heuristic_about = משחק לפי כללי אצבע: הנועז מכוון גבוה ונלחם, הזהיר מכוון נמוך ומתחמק
player_greedy_about = נפטר מכמה שיותר קלפים בבת אחת, קודם כול מהיקרים
player_search_about = מנסה כל פעולה בחלוקות רבות שמתאימות למה שראה
player_parameter_level = רמה
player_parameter_style = סגנון
player_parameter_filter = קלפים שנשקלים
player_parameter_selector = איך נבחר קלף
player_parameter_method = שיטת ההתחייבות או ההכרזה
player_parameter_budget = זמן חשיבה (ms) או חלוקות (worlds)
player_parameter_number = הגדרה { $n }
player_value_gentle = עדין
player_value_easy = קל
player_value_medium = בינוני
player_value_strong = חזק
player_value_expert = מומחה
player_value_master = אמן
player_value_plain = לפי הספר
player_value_bold = נועז
player_value_careful = זהיר
player_value_naive_legal = קלפים בסדרה שהובילה, וגם שליטים
player_value_trump_saving = קלפים בסדרה שהובילה; שליטים רק כשאין כאלה
player_value_none = כל קלף, גם בניגוד לחוקים במקום שאפשר
player_value_random = באקראי
player_value_highest = הערך הגבוה ביותר
player_value_smart_classic = זוכה בזול או משחק נמוך, כמו במקור
player_value_smart = שוקל כל קלף לפי מה ששוחק
player_value_autocall_two = סיכום ערכי הקלפים, כמו במקור
player_value_autocall = ספירת קלפים גבוהים, סדרות ארוכות והתחייבויות קודמות; הייתה במקור ולא הייתה בשימוש
player_value_israeli = הגרלה על ההכרזה, ואז הקלף הראשון שמותר לשחק
character_nour_about = מכוונת גבוה, משחקת מהר וצוחקת כשזה משתבש
character_sem_about = סופר הכול פעמיים ומתחמק מלקיחות בכל הזדמנות
character_hanna_about = משחקת לפי הספר
character_ada_about = מעדיפה ללכת על בטוח
character_omar_about = סומך על המזל
character_mila_about = מהירה ורגועה
character_ben_about = לוקח את הזמן
count_players =
    { $count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $count } שחקנים
    }
count_points =
    { $count ->
        [1] נקודה אחת
        [one] { $count } נקודה
        [two] שתי נקודות
       *[other] { $count } נקודות
    }
count_rounds =
    { $count ->
        [one] סיבוב אחד
        [two] שני סיבובים
       *[other] { $count } סיבובים
    }
count_deals =
    { $count ->
        [one] חלוקה אחת
        [two] שתי חלוקות
       *[other] { $count } חלוקות
    }
count_games =
    { $count ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $count } משחקים
    }
count_jokers =
    { $count ->
        [one] ג׳וקר אחד
        [two] שני ג׳וקרים
       *[other] { $count } ג׳וקרים
    }
count_packs =
    { $count ->
        [one] חפיסה אחת
        [two] שתי חפיסות
       *[other] { $count } חפיסות
    }
count_turns =
    { $count ->
        [one] תור אחד
        [two] שני תורים
       *[other] { $count } תורים
    }
# What counts in the high scores of a game.
high_score_points =
    { $count ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $count } נקודות
    }
high_score_margin =
    { $count ->
        [one] פער של נקודה אחת
        [two] פער של שתי נקודות
       *[other] פער של { $count } נקודות
    }
high_score_cards =
    { $count ->
        [one] קלף אחד שנשאר לאחרים
        [two] שני קלפים שנשארו לאחרים
       *[other] { $count } קלפים שנשארו לאחרים
    }
high_score_column_points = נקודות
high_score_column_margin = פער
high_score_column_cards = קלפים
# Marks a high score from the file of an original program.
imported_score = מיובא
