option_players = اللاعبون
option_max_cards = أقصى عدد أوراق في اليد
option_sequence = عدد الأوراق في كل جولة
option_suit_order = ترتيب الأنواع
option_no_trump = سانس كل خامس جولة
option_hook = قيد على آخر طلب
option_score = حساب النقاط
option_hard_score = لا مكافأة للصفر إذا قلّت الطلبات
option_points_per_trick = نقاط كل لمّة
option_off_bid_penalty = خصم نقاط على الطلب الخاطئ
option_hand_order = ترتيب الأوراق في اليد
option_may_return = العودة إلى المزايدة بعد الباس
option_all_pass = إذا قال الجميع باس
option_frisch = فريش إذا لم يزايد أحد
option_may_raise = لصاحب الحكم طلب أكثر من مزايدته
option_call_order = ترتيب الطلب
option_deals = عدد توزيعات المباراة
option_target = هدف النقاط
option_square_zero_over = إصابة الصفر في الأوفر
option_normal_rounds = الجولات العادية
option_fast_rounds = الجولات السريعة
option_direction = اتجاه اللعب
option_opener = الفاتح
option_void = الفويد
option_dash_calls = أقصى عدد للداش كول في الجولة
option_min_bid = أقل مزايدة
option_bidding = المزايدة
option_no_bid = إذا لم يزايد أحد
option_fast_dash = داش كول في الجولات السريعة
option_fast_trump = الحكم في الجولات السريعة
option_scoring = نقاط الصفات
option_all_miss = إذا أخطأ الجميع
option_doubling_cap = حدّ المضاعفة
option_formula = معادلة المضاعفة
option_packs = عدد الكوتشينات
option_jokers = الجواكر في كل كوتشينة
option_cards = أوراق كل لاعب
option_dealer = الموزّع الأول
option_turn_up = أول ورقة على كومة اللعب
option_must_play = اللعب واجب لمن يستطيع
option_draw = عند تعذّر اللعب
option_play_drawn = لعب الورقة المسحوبة فورًا
option_eight = الثمانية
option_ten = العشرة
option_jack = الولد
option_king = الشايب
option_ace = الآس
option_ace_two_players = الآس إذا بقي لاعبان
option_escalate = صعود رصّة الاثنينات
option_play_after_twos = اللعب بعد أخذ أوراق الرصّة
option_play_after_joker = اللعب بعد أخذ أوراق الجوكر أيضًا
option_mixed_stack = رصّة تجمع الاثنين والجوكر
option_joker_cards = أوراق تؤخذ بسبب الجوكر
option_joker_suit = من يسمّي النوع بعد الجوكر
option_sets = لعب المجموعات
option_round_the_corner = مجموعات تمرّ بالآس (K A 2)
option_penalty = عدد أوراق العقوبة
option_series = بداية سلسلة الأوراق
option_false_last = إعلان «آخر ورقة» في غير محلّه
option_turn_limit = أقصى عدد من الأدوار
option_finish = الورقة التي يُختم بها
option_games = عدد ألعاب المباراة
option_follow = اتّباع نوع اللمّة
option_enforce = الإلزام بالقواعد
option_next_leader = من يبدأ في التوزيعات التالية
choice_sequence_up_down = صعودًا ثم نزولًا
choice_sequence_down_up = نزولًا ثم صعودًا
choice_sequence_up = صعودًا فقط
choice_sequence_down = نزولًا فقط
choice_suit_order_CDHS = ♣ ♦ ♥ ♠
choice_suit_order_CDSH = ♣ ♦ ♠ ♥
choice_score_vanilla = اللمّات، و10 عند الإصابة
choice_score_squared = للإصابة: مربّع اللمّات و10
choice_score_tricks = اللمّات، و10 للإصابة
choice_score_made_only = للإصابة فقط: اللمّات و10
choice_score_squares = مربّع اللمّات و10، أو خصم
choice_score_difference = خصم الفارق فقط
choice_score_linear = 10 نقاط لكل لمّة
choice_score_square = للإصابة: مربّع الطلب و10
choice_square_zero_over_30 = 30 نقطة
choice_square_zero_over_25 = 25 نقطة
choice_score_wins = نقطة لكل فوز بلعبة
choice_score_places = نقاط حسب ترتيب الخروج
choice_score_points = الأوراق الباقية تُخصم نقاطًا
choice_hand_order_ascending = من الأصغر إلى الأكبر
choice_hand_order_descending = من الأكبر إلى الأصغر
choice_all_pass_ask = اللاعب الأول يختار
choice_all_pass_continue = اللعب سانس
choice_all_pass_redeal = إعادة التوزيع
choice_all_pass_end = إنهاء المباراة
choice_call_order_from_ruler = ابتداءً ممن بعد صاحب الحكم
choice_call_order_seat_order = بترتيب المقاعد
choice_direction_clockwise = مع عقارب الساعة
choice_direction_counter_clockwise = عكس عقارب الساعة
choice_opener_rotates = كل لاعب بالدور
choice_opener_last_caller = كولر الجولة السابقة
choice_void_off = لا يُعلَن
choice_void_declare = يجوز إعلانه
choice_void_redeal = إعلانه أو طلب إعادة التوزيع
choice_void_compulsory = إعلانه إجباري
choice_bidding_one_lap = كل لاعب يتكلّم مرة واحدة
choice_bidding_raising = حتى لا يزيد أحد
choice_no_bid_redeal = إعادة التوزيع
choice_no_bid_skip = إلغاء الجولة ومضاعفة التالية
choice_fast_trump_fixed = ثابت
choice_fast_trump_bid = تغيّره مزايدة بـ8 أو أكثر
choice_scoring_document = النص الأصلي
choice_scoring_jawaker = جواكر
choice_scoring_federation = الاتحاد
choice_all_miss_double = بلا نقاط، والتالية مضاعفة
choice_all_miss_nothing = بلا نقاط
choice_all_miss_count = تُحسب كالمعتاد
choice_doubling_cap_none = بلا حدّ
choice_doubling_cap_x2 = ×2
choice_doubling_cap_x4 = ×4
choice_doubling_cap_x8 = ×8
choice_formula_doubled = تشمل كل النقاط
choice_formula_document = الأصلية (من 8 فأكثر فقط)
choice_turn_up_effect = تُحسب كأنها لُعبت
choice_turn_up_until_plain = الكشف حتى ورقة عادية
choice_draw_one = سحب ورقة واحدة
choice_draw_none = باس بلا سحب
choice_draw_until_playable = السحب حتى تصلح ورقة
choice_eight_skip = تخطّي اللاعب التالي
choice_eight_answer = تخطّيه ما لم يردّ بـ8
choice_ten_back = إرجاع الدور
choice_ten_nothing = بلا مفعول
choice_ten_pass_left = الكل يمرّر ورقة إلى التالي
choice_jack_fits = يجب أن يصلح كغيره
choice_jack_wild = يصلح على أي ورقة
choice_king_reverse = عكس اتجاه اللعب
choice_king_again = اللعب مرة أخرى
choice_ace_nothing = بلا مفعول
choice_ace_reverse = عكس اتجاه اللعب
choice_ace_two_players_nothing = كأي آس
choice_ace_two_players_again = اللعب مرة أخرى
choice_escalate_top = بنوع الورقة العليا
choice_escalate_first = بنوع أول ورقة 2
choice_escalate_off = لا تصعد
choice_joker_suit_taker = من يأخذ الأوراق
choice_joker_suit_player = من يلعب الجوكر
choice_series_from_again = من ورقة اللعب مرة أخرى
choice_series_after_again = بعد ورقة اللعب مرة أخرى
choice_false_last_nothing = بلا عقوبة
choice_false_last_penalty = نفس عقوبة النسيان
choice_finish_any = أي ورقة
choice_finish_plain = ورقة عادية فقط
choice_finish_plus_five = أي ورقة، وثمن الخاصة خمس
choice_follow_lead_or_trump = نوع اللمّة أو الحكم
choice_follow_strict = نوع اللمّة لمن معه منه
choice_next_leader_random = بالقرعة
choice_next_leader_last_winner = من أكل آخر لمّة
choice_auto = تلقائي
preset_common = القواعد الشائعة
preset_common_dutch = القواعد الهولندية الشائعة
preset_document = كما دُوّنت أول مرة
preset_federation = قواعد الاتحاد
preset_jawaker = قواعد جواكر
preset_made_only = النقاط للإصابة فقط
preset_original = البرنامج الأصلي
preset_strict = اتّباع النوع واجب
preset_unenforced = بلا إلزام بالقواعد
preset_van_dongen = قواعد فان دونغن
preset_version_1_2 = الإصدار 1.2
preset_walkthrough = الشرح الأصلي خطوة بخطوة
option_group_bids_and_calls = المزايدة والطلب
option_group_play = اللعب
option_group_scoring = حساب النقاط
option_group_special_cards = الأوراق الخاصة
option_group_table_and_deal = الطاولة والتوزيع
player_level_about = يلعب بالمستوى المختار: لطيف أو سهل أو متوسط أو قوي أو خبير أو أستاذ
player_random_about = يختار عشوائيًا أي حركة تسمح بها القواعد
player_simple_about = يزايد بقدر قيمة أوراقه، ثم يلعب عشوائيًا
player_npc_about = من الويست الأصلي: يمكن ضبط الأوراق التي ينظر فيها وطريقة اختياره منها
player_smart_about = يتذكّر كل ورقة لُعبت ومن يقطع بالحكم ومتى، ويزن كل ورقة
player_classic_about = من البرنامج الأصلي: يطلب أو يزايد كما كان هناك
player_heuristic_about = يلعب بقواعد سريعة مجرّبة: الجريء طلباته عالية وينافس، والحذر طلباته قليلة ويتفادى اللمّات
player_greedy_about = يتخلّص من أكبر عدد ممكن من الأوراق دفعة واحدة، وأغلاها أولًا
player_search_about = يجرّب كل خيار في توزيعات كثيرة توافق ما رآه
player_parameter_level = المستوى
player_parameter_style = الأسلوب
player_parameter_filter = الأوراق التي ينظر فيها
player_parameter_selector = كيف يختار ورقة
player_parameter_method = كيف يطلب أو يزايد
player_parameter_budget = وقت التفكير (ms) أو عدد التوزيعات (worlds)
player_parameter_number = الإعداد { $n }
player_value_gentle = لطيف
player_value_easy = سهل
player_value_medium = متوسط
player_value_strong = قوي
player_value_expert = خبير
player_value_master = أستاذ
player_value_plain = حسب الأصول
player_value_bold = جريء
player_value_careful = حذِر
player_value_naive_legal = أوراق نوع اللمّة وأوراق الحكم
player_value_trump_saving = أوراق نوع اللمّة، وأوراق الحكم عند عدم وجودها فقط
player_value_none = أي ورقة، حتى المخالِفة حيث يُسمح بذلك
player_value_random = عشوائيًا
player_value_highest = أعلى رقم ورقة
player_value_smart_classic = يكسب بأرخص ورقة أو يلعب ورقة صغيرة، كما في البرنامج الأصلي
player_value_smart = يزن كل ورقة بحسب ما لُعب
player_value_autocall_two = يجمع قيم أوراقه كما في البرنامج الأصلي
player_value_autocall = يعدّ الأوراق الكبيرة وطول الأنواع والطلبات السابقة؛ كان في البرنامج الأصلي ولم يُستعمل
player_value_israeli = يقترع على مزايدته ويلعب أول ورقة يمكنه لعبها
character_nour_about = طلباتها عالية ولعبها سريع، وتضحك إذا ساءت الأمور
character_sem_about = يعدّ كل شيء مرتين ويتفادى اللمّات كلما استطاع
character_hanna_about = تلعب حسب الأصول
character_ada_about = السلامة عندها قبل كل شيء
character_omar_about = يثق في حظّه
character_mila_about = سريعة وهادئة الطبع
character_ben_about = يأخذ وقته
count_players =
    { $count ->
        [zero] بلا لاعبين
        [one] لاعب واحد
        [two] لاعبان
        [few] { $count } لاعبين
        [many] { $count } لاعبًا
       *[other] { $count } لاعب
    }
count_points =
    { $count ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $count } نقاط
        [many] { $count } نقطة
       *[other] { $count } نقطة
    }
count_rounds =
    { $count ->
        [zero] بلا جولات
        [one] جولة واحدة
        [two] جولتان
        [few] { $count } جولات
        [many] { $count } جولة
       *[other] { $count } جولة
    }
count_deals =
    { $count ->
        [zero] بلا توزيعات
        [one] توزيعة واحدة
        [two] توزيعتان
        [few] { $count } توزيعات
        [many] { $count } توزيعة
       *[other] { $count } توزيعة
    }
count_games =
    { $count ->
        [zero] بلا ألعاب
        [one] لعبة واحدة
        [two] لعبتان
        [few] { $count } ألعاب
        [many] { $count } لعبة
       *[other] { $count } لعبة
    }
count_jokers =
    { $count ->
        [zero] بلا جواكر
        [one] جوكر واحد
        [two] جوكران
        [few] { $count } جواكر
        [many] { $count } جوكرًا
       *[other] { $count } جوكر
    }
count_packs =
    { $count ->
        [zero] بلا كوتشينات
        [one] كوتشينة واحدة
        [two] كوتشينتان
        [few] { $count } كوتشينات
        [many] { $count } كوتشينة
       *[other] { $count } كوتشينة
    }
count_turns =
    { $count ->
        [zero] بلا أدوار
        [one] دور واحد
        [two] دوران
        [few] { $count } أدوار
        [many] { $count } دورًا
       *[other] { $count } دور
    }
# What counts in the high scores of a game.
high_score_points =
    { $count ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $count } نقاط
        [many] { $count } نقطة
       *[other] { $count } نقطة
    }
high_score_margin =
    { $count ->
        [zero] بلا فارق
        [one] فارق نقطة واحدة
        [two] فارق نقطتين
        [few] فارق { $count } نقاط
        [many] فارق { $count } نقطة
       *[other] فارق { $count } نقطة
    }
high_score_cards =
    { $count ->
        [zero] لا أوراق لدى الآخرين
        [one] ورقة واحدة لدى الآخرين
        [two] ورقتان لدى الآخرين
        [few] { $count } أوراق لدى الآخرين
        [many] { $count } ورقة لدى الآخرين
       *[other] { $count } ورقة لدى الآخرين
    }
high_score_column_points = النقاط
high_score_column_margin = الفارق
high_score_column_cards = الأوراق
# Marks a high score from the file of an original program.
imported_score = مستورَدة
