yes = نعم
phrase_hello = أهلًا بالجميع!
phrase_good_luck = بالتوفيق!
phrase_well_played = لعب ممتاز!
phrase_thanks = شكرًا!
phrase_sorry = معذرة!
phrase_oops = أوبس!
phrase_your_turn = الدور عليك.
phrase_one_moment = لحظة من فضلكم.
phrase_back = رجعت.
phrase_again = لعبة أخرى؟
phrase_good_game = لعبة حلوة!
phrase_bye = مع السلامة!
role_plain = عادي
role_with = ويذ
role_caller = كولر
role_dash_call = داش كول
role_risk = ريسك
role_double_risk = دبل ريسك
role_ruler = صاحب الحكم
round_note_redealt = أُعيد التوزيع
round_note_skipped = ملغاة
round_note_saayda = صعايدة
round_note_factor = ×{ $factor }
role_with_factor = { $text }، ×{ $factor }
plain_list = { $text_list }
game_estimation_whist = ويست التقدير
game_estimation_whist_tagline = كم لمّة ستكون لك؟ الفوز لمن يصيب العدد.
game_israeli_whist = الويست الإسرائيلي
game_israeli_whist_tagline = مزايدة على الحكم، ثم طلب اللمّات بالضبط.
game_egyptian_estimation = الإستيميشن المصري
game_egyptian_estimation_tagline = ثماني عشرة جولة من المزايدة والداش كول والريسك.
game_oh_hell = أوه هيل
game_oh_hell_tagline = ورقة تُكشف للحكم، وطلب يجب أن تصيبه بالضبط.
game_pesten = بيستن
game_pesten_tagline = التخلّص من الأوراق، ومضايقة كل من على الطاولة.
game_whist = ويست إلى 24
game_whist_tagline = كل لمّة تُحسب في الطريق إلى 24.
rank_2 = اثنين
rank_3 = ثلاثة
rank_4 = أربعة
rank_5 = خمسة
rank_6 = ستة
rank_7 = سبعة
rank_8 = ثمانية
rank_9 = تسعة
rank_T = عشرة
rank_J = ولد
rank_Q = بنت
rank_K = شايب
rank_A = آس
joker = جوكر
card_face_down = ورقة مقلوبة
suit_name =
    { $suit_id ->
        [C] سباتي
        [D] ديناري
        [H] كبة
        [S] بستوني
       *[N] سانس
    }
count_cards =
    { $count ->
        [zero] بلا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
seat_number = المقعد { $n }
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
joker_name = جوكر
round_note_blocked = مسدودة
round_note_five_more = خمس أوراق زيادة لاحقًا: { $seat }
round_note_lost_five = خصم خمس نقاط: { $seat }
drawn_for_you = تعذّر اللعب، فسُحبت لك ورقة.
