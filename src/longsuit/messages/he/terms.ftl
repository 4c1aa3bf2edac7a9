yes = כן
phrase_hello = שלום לכולם!
phrase_good_luck = בהצלחה!
phrase_well_played = יפה שיחקת!
phrase_thanks = תודה!
phrase_sorry = סליחה!
phrase_oops = אופס!
phrase_your_turn = תורך.
phrase_one_moment = רגע, בבקשה.
phrase_back = חזרתי.
phrase_again = עוד משחק?
phrase_good_game = היה משחק טוב!
phrase_bye = להתראות!
role_plain = רגיל
role_with = יחד
role_caller = מכריז
role_dash_call = דאש קול
role_risk = סיכון
role_double_risk = סיכון כפול
role_ruler = מכריז
round_note_redealt = חלוקה מחדש
round_note_skipped = דילוג
round_note_saayda = סעאידה
round_note_factor = פי { $factor }
role_with_factor = { $text }, פי { $factor }
plain_list = { $text_list }
game_estimation_whist = ויסט הערכה
game_estimation_whist_tagline = אומרים מראש כמה לקיחות, וצריך לדייק.
game_israeli_whist = ויסט ישראלי
game_israeli_whist_tagline = מכריזים על השליט, מתחייבים ללקיחות ומדייקים.
game_egyptian_estimation = אסטימיישן מצרי
game_egyptian_estimation_tagline = 18 סיבובים של הכרזות, דאש קול וסיכונים.
game_oh_hell = או הל
game_oh_hell_tagline = הופכים קלף לשליט, מתחייבים ללקיחות ומדייקים.
game_pesten = פסטן
game_pesten_tagline = נפטרים מהקלפים ומציקים לכל השאר.
game_whist = ויסט עד 24
game_whist_tagline = כל לקיחה נחשבת בדרך ל־24.
rank_2 = שתיים
rank_3 = שלוש
rank_4 = ארבע
rank_5 = חמש
rank_6 = שש
rank_7 = שבע
rank_8 = שמונה
rank_9 = תשע
rank_T = עשר
rank_J = נסיך
rank_Q = מלכת
rank_K = מלך
rank_A = אס
joker = ג׳וקר
card_face_down = קלף סגור
suit_name =
    { $form ->
        [one]
            { $suit_id ->
                [C] קלף תלתן
                [D] קלף יהלום
                [H] קלף לב
                [S] קלף עלה
               *[N] ללא שליט
            }
       *[other]
            { $suit_id ->
                [C] תלתן
                [D] יהלום
                [H] לב
                [S] עלה
               *[N] ללא שליט
            }
    }
count_cards =
    { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
seat_number = מקום { $n }
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
joker_name = ג׳וקר
round_note_blocked = משחק תקוע
round_note_five_more = חמישה קלפים נוספים בהמשך: { $seat }
round_note_lost_five = חמש נקודות פחות: { $seat }
drawn_for_you = אי אפשר היה לשחק, ולכן נמשך עבורך קלף.
