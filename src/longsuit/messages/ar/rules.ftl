players_cannot_shuffle = الورق يُخلط تلقائيًا: يمكنك اختيار حركة أخرى.
wrong_cards_to_shuffle = ليست هذه الأوراق المطلوب خلطها.
wait_for_shuffle = يُرجى الانتظار حتى يُخلط الورق.
game_is_over = انتهت اللعبة.
turn_not_shuffle =
    { $seat_is ->
        [you] الدور الآن عليك، وليس هذا وقت الخلط.
       *[other] الدور الآن على { $seat }، وليس هذا وقت الخلط.
    }
not_their_turn =
    الدور الآن { $seat_is ->
        [you] عليك
       *[other] على { $seat }
    }، لا { $other_seat_is ->
        [you] عليك
       *[other] على { $other_seat }
    }.
bid_out_of_range =
    المزايدة من { $least } إلى { $trick_count ->
        [zero] { $trick_count } لمّة
        [one] لمّة واحدة
        [two] لمّتين
        [few] { $trick_count } لمّات
        [many] { $trick_count } لمّة
       *[other] { $trick_count } لمّة
    } ({ $rule }).
bid_too_low = يجب أن تكون المزايدة أعلى من { $best_bid } ({ $rule }).
bid_higher_prompt = مزايدة أعلى من { $best_bid }، أو باس.
bid_first_prompt =
    مزايدة { $trick_count ->
        [zero] بـ{ $trick_count } لمّة
        [one] بلمّة واحدة
        [two] بلمّتين
        [few] بـ{ $trick_count } لمّات
        [many] بـ{ $trick_count } لمّة
       *[other] بـ{ $trick_count } لمّة
    } أو أكثر، أو باس.
call_out_of_range = الطلب عدد من 0 إلى { $most }.
call_hook_refused = طلبك هو الأخير، ولا يجوز أن يصبح مجموع الطلبات { $total }: لك أي عدد إلا { $n } ({ $rule }).
call_prompt_except = طلبك: من { $least } إلى { $most }، ما عدا { $n }.
call_prompt = طلبك: من { $least } إلى { $most }.
lead_prompt = بدء اللمّة لك: يمكنك لعب أي ورقة.
follow_suit_prompt = عليك اتّباع نوع اللمّة بورقة { $suit_one }.
cannot_follow_prompt = ليس معك { $suit }: يمكنك لعب أي ورقة.
card_not_held = ليس معك { $cards }.
must_follow_suit = عليك اتّباع نوع اللمّة بورقة { $suit_one } ({ $rule }).
action_name = تسمية { $suit }
action_void = إعلان فويد { $suit }
action_give = تمرير { $cards }
action_draw = سحب ورقة
action_take = أخذ الأوراق
action_dash = إعلان داش كول: بلا أي لمّة
action_pass = باس
action_shuffle = خلط الورق
action_call = طلب { $n }
action_bid = مزايدة بـ{ $n } { $suit }
action_play = لعب { $cards }
action_play_last = لعب { $cards } مع إعلان الورقة الأخيرة
play_one_card_now = الآن وقت لعب ورقة واحدة ({ $rule }).
action_estimate = تقدير { $n }
action_ask_redeal = طلب إعادة التوزيع
needs_one_round = يجب أن تكون في اللعبة جولة واحدة على الأقل (§1).
dash_call_too_late = فات وقت الداش كول: يُعلَن قبل المزايدة والتقدير (§3).
bid_or_pass_now = الآن وقت المزايدة أو الباس ({ $rule }).
estimate_hook_refused = تقديرك هو الأخير، ولا يجوز أن يصبح مجموع التقديرات { $total }: لك أي عدد إلا { $n } (§5).
estimate_out_of_range = التقدير عدد من 0 إلى { $most } (§5).
estimate_now = الآن وقت تقدير لمّاتك (§5).
estimate_prompt_except = تقديرك: من 0 إلى { $most }، ما عدا { $n }.
estimate_prompt = تقديرك: من 0 إلى { $most }.
not_void_in_suit = لا يمكنك إعلان فويد { $suit }: معك ورقة واحدة على الأقل من هذا النوع ({ $rule }).
redeal_needs_void = طلب إعادة التوزيع لمن عنده فويد فقط ({ $rule }).
declare_or_pass_now = الآن وقت الإعلان أو الباس ({ $rule }).
dash_call_prompt = إعلان داش كول، أو باس.
void_prompt = عندك فويد: لك إعلان ما شئت، ثم باس.
void_due_prompt = عندك فويد { $suit }، ويُعلَن تلقائيًا.
nothing_to_declare_prompt = ليس عندك ما يُعلَن: باس.
too_many_dash_calls =
    لا يجوز الداش كول في الجولة لأكثر من { $player_count ->
        [zero] { $player_count } لاعب
        [one] لاعب واحد
        [two] لاعبين اثنين
        [few] { $player_count } لاعبين
        [many] { $player_count } لاعبًا
       *[other] { $player_count } لاعب
    } ({ $rule }).
no_dash_calls = لا داش كول في هذه الجولة ({ $rule }).
no_void_declarations = لا يُعلَن الفويد في هذه اللعبة ({ $rule }).
void_due = يُعلَن أولًا فويد { $suit } الذي عندك ({ $rule }).
void_already_declared = سبق أن أعلنت فويد { $suit } ({ $rule }).
call_tricks_now = الآن وقت طلب عدد من اللمّات ({ $rule }).
hand_too_large =
    مع { $player_count ->
        [zero] { $player_count } لاعب
        [one] لاعب واحد
        [two] لاعبين اثنين
        [few] { $player_count } لاعبين
        [many] { $player_count } لاعبًا
       *[other] { $player_count } لاعب
    }، لكل لاعب { $card_count ->
        [zero] { $card_count } ورقة
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $card_count } أوراق
        [many] { $card_count } ورقة
       *[other] { $card_count } ورقة
    } على الأكثر، لا { $n } ({ $rule }).
option_without_effect = الخيار «{ $option }» لا يغيّر شيئًا مع حساب النقاط هذا: يبقى على قيمته الأصلية ({ $rule }).
choose_continue = لعب هذه التوزيعة سانس
choose_redeal = خلط الورق وإعادة التوزيع
choose_end = إنهاء المباراة
choose_after_passes = قال الجميع باس، والخيار لك: اللعب سانس أو إعادة التوزيع أو إنهاء المباراة (§3).
pass_three_cards_now = الآن وقت تمرير ثلاث أوراق (§4).
frisch_needs_all_cards = الفريش يحتاج إلى الورق كله: نصيب كل لاعب { $n } ورقة ({ $rule }).
call_below_bid =
    زايدت { $trick_count ->
        [zero] بـ{ $trick_count } لمّة
        [one] بلمّة واحدة
        [two] بلمّتين
        [few] بـ{ $trick_count } لمّات
        [many] بـ{ $trick_count } لمّة
       *[other] بـ{ $trick_count } لمّة
    }: يجب ألّا يقلّ طلبك عن ذلك (§5).
all_passed_prompt = قال الجميع باس: اللعب سانس أو إعادة التوزيع أو إنهاء المباراة.
pass_different_cards =
    عليك تمرير { $card_count ->
        [zero] 0 ورقة
        [one] ورقة واحدة
        [two] ورقتين مختلفتين
        [few] { $card_count } أوراق مختلفة
        [many] { $card_count } ورقة مختلفة
       *[other] { $card_count } ورقة مختلفة
    } ({ $rule }).
pass_cards_prompt =
    عليك تمرير { $card_count ->
        [zero] { $card_count } ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $card_count } أوراق
        [many] { $card_count } ورقة
       *[other] { $card_count } ورقة
    } إلى { $seat }.
play_false_announcement =
    لعب { $cards } مع إعلان في غير محلّه: عليك سحب { $card_count ->
        [zero] { $card_count } ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $card_count } أوراق
        [many] { $card_count } ورقة
       *[other] { $card_count } ورقة
    }
play_without_announcing =
    لعب { $cards } بلا إعلان الورقة الأخيرة: عليك سحب { $card_count ->
        [zero] { $card_count } ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $card_count } أوراق
        [many] { $card_count } ورقة
       *[other] { $card_count } ورقة
    }
action_play_again = لعب { $cards }: لك اللعب مرة أخرى
action_play_skip = لعب { $cards }: يفوت دور { $seat }
action_play_skip_unless_answer = لعب { $cards }: يفوت دور { $seat } ما لم يأتِ ردّ
action_play_back = لعب { $cards }: يرجع الدور إلى { $seat }
action_play_reverse = لعب { $cards }: ينعكس اتجاه اللعب والدور على { $seat }
action_play_name_suit = لعب { $cards } ثم تسمية نوع
action_play_takes =
    لعب { $cards }: على { $seat } أخذ { $card_count ->
        [zero] { $card_count } ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $card_count } أوراق
        [many] { $card_count } ورقة
       *[other] { $card_count } ورقة
    } أو الردّ
action_play_pass_left = لعب { $cards }: يمرّر الجميع ورقة إلى اللاعب التالي
action_play_win = لعب { $cards }: الفوز باللعبة لك
action_play_out = لعب { $cards }: تنتهي أوراقك
action_play_last_again = لعب { $cards } مع إعلان الورقة الأخيرة: لك اللعب مرة أخرى
action_play_last_skip = لعب { $cards } مع إعلان الورقة الأخيرة: يفوت دور { $seat }
action_play_last_skip_unless_answer = لعب { $cards } مع إعلان الورقة الأخيرة: يفوت دور { $seat } ما لم يأتِ ردّ
action_play_last_back = لعب { $cards } مع إعلان الورقة الأخيرة: يرجع الدور إلى { $seat }
action_play_last_reverse = لعب { $cards } مع إعلان الورقة الأخيرة: ينعكس اتجاه اللعب والدور على { $seat }
action_play_last_name_suit = لعب { $cards } مع إعلان الورقة الأخيرة، ثم تسمية نوع
action_play_last_takes =
    لعب { $cards } مع إعلان الورقة الأخيرة: على { $seat } أخذ { $card_count ->
        [zero] { $card_count } ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $card_count } أوراق
        [many] { $card_count } ورقة
       *[other] { $card_count } ورقة
    } أو الردّ
action_play_last_pass_left = لعب { $cards } مع إعلان الورقة الأخيرة: يمرّر الجميع ورقة إلى اللاعب التالي
action_play_last_win = لعب { $cards } مع إعلان الورقة الأخيرة: الفوز باللعبة لك
action_play_last_out = لعب { $cards } مع إعلان الورقة الأخيرة: تنتهي أوراقك
dealer_seat_missing = يجب اختيار الموزّع الأول من المقاعد 1 إلى { $most } (§1).
drawn_card_must_be_playable = إذا كان السحب مستمرًا حتى تصلح ورقة، فيجب السماح بلعب الورقة المسحوبة (§4).
one_card_at_a_time = تُلعب ورقة واحدة في كل مرة ({ $rule }).
finish_on_plain_card = يُختم اللعب بورقة عادية، و{ $card } ورقة خاصة ({ $rule }).
card_not_on_stack = لا يمكن لعب { $card } الآن على { $top_card }: لا يصلح إلا { $cards } ({ $rule }).
card_does_not_fit = { $card } لا توافق { $top_card } في النوع ولا في الرقم ({ $rule }).
named_suit_or_joker = النوع المسمّى { $suit }: عليك لعب ورقة { $suit_one } أو جوكر، لا { $card } ({ $rule }).
named_suit_rank_or_joker = النوع المسمّى { $suit }: عليك لعب ورقة { $suit_one } أو جوكر أو ورقة بنفس رقم { $top_card }، لا { $card } ({ $rule }).
no_jokers_in_sets = لا يدخل الجوكر في المجموعات ({ $rule }).
no_run_round_corner = لا يجوز أن تمرّ المجموعة بالآس مثل K A 2 ({ $rule }).
two_cards_no_set = الورقتان مجموعة فقط إذا كانتا تكملة للورقة العليا { $top_card } ({ $rule }).
name_suit_prompt = عليك تسمية النوع الذي يستمر به اللعب ({ $rule }).
pass_left_prompt = عليك تمرير ورقة إلى اللاعب التالي ({ $rule }).
skipped_prompt = دورك يفوت: باس، أو لعب { $rank } أخرى ({ $rule }).
take_or_add_prompt =
    عليك أخذ { $card_count ->
        [zero] { $card_count } ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $card_count } أوراق
        [many] { $card_count } ورقة
       *[other] { $card_count } ورقة
    }، أو لعب ورقة تُضاف إلى الرصّة ({ $rule }).
must_play_prompt = معك ورقة تصلح، فعليك اللعب ({ $rule }).
keep_drawing_prompt = عليك متابعة السحب حتى تصلح ورقة ({ $rule }).
play_drawn_prompt = سحبت { $card }: يمكنك لعب هذه الورقة، أو باس ({ $rule }).
drawn_does_not_fit_prompt = سحبت { $card }، وهذه الورقة لا تصلح: باس ({ $rule }).
play_or_draw_prompt = يمكنك لعب ورقة أو سحب ورقة ({ $rule }).
must_draw_prompt = لا يمكنك اللعب: عليك سحب ورقة ({ $rule }).
play_or_pass_prompt = يمكنك لعب ورقة، أو باس ({ $rule }).
must_pass_prompt = لا يمكنك اللعب: باس ({ $rule }).
action_take_count =
    أخذ { $card_count ->
        [zero] { $card_count } ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $card_count } أوراق
        [many] { $card_count } ورقة
       *[other] { $card_count } ورقة
    }
action_keep_card = الاحتفاظ بالورقة وإنهاء الدور
must_play_suit = معك { $suit }: عليك اللعب من هذا النوع (§3).
must_play_led_or_trump = عليك لعب ورقة { $led_suit_one } أو ورقة { $trump_suit_one }: معك من النوعين (§3).
action_play_breach = لعب { $card } بمخالفة §3
should_follow_prompt = القاعدة اتّباع نوع اللمّة بورقة { $led_suit_one } (§3)، لكن يمكنك لعب أي ورقة.
no_suit_no_trump_prompt = ليس معك { $led_suit } ولا حكم: يمكنك لعب أي ورقة.
led_or_trump_prompt = عليك اتّباع نوع اللمّة بورقة { $led_suit_one }، أو القطع بورقة { $trump_suit_one }.
breach_note =
    اللمّة { $trick }: { $seat_is ->
        [you] لعبت { $card } ومعك { $cards }.
        [feminine] { $seat } لعبت { $card } ومعها { $cards }.
        [masculine] { $seat } لعب { $card } ومعه { $cards }.
       *[other] { $card } من { $seat } مع وجود { $cards } في اليد.
    }
play_without_announcing_series =
    لعب { $cards } بلا إعلان الورقة الأخيرة: ترجع { $card } إلى يدك وعليك سحب { $card_count ->
        [zero] { $card_count } ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $card_count } أوراق
        [many] { $card_count } ورقة
       *[other] { $card_count } ورقة
    } وينتهي دورك
play_false_announcement_series =
    لعب { $cards } مع إعلان في غير محلّه: ترجع { $card } إلى يدك وعليك سحب { $card_count ->
        [zero] { $card_count } ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $card_count } أوراق
        [many] { $card_count } ورقة
       *[other] { $card_count } ورقة
    } وينتهي دورك
cards_no_set = { $cards } ليست مجموعة: المجموعة ثلاث أوراق أو أكثر بالرقم نفسه، أو ثلاث متتالية أو أكثر من نوع واحد، صعودًا أو نزولًا ({ $rule }).
should_play_led_or_trump_prompt = القاعدة اتّباع نوع اللمّة بورقة { $led_suit_one } أو القطع بورقة { $trump_suit_one } (§3)، لكن يمكنك لعب أي ورقة.
not_enough_cards =
    مع { $player_count ->
        [zero] { $player_count } لاعب
        [one] لاعب واحد
        [two] لاعبين اثنين
        [few] { $player_count } لاعبين
        [many] { $player_count } لاعبًا
       *[other] { $player_count } لاعب
    } و{ $card_count ->
        [zero] { $card_count } ورقة
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $card_count } أوراق
        [many] { $card_count } ورقة
       *[other] { $card_count } ورقة
    } لكل لاعب وورقة تُكشف، يلزم { $need_count ->
        [zero] { $need_count } ورقة
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $need_count } أوراق
        [many] { $need_count } ورقة
       *[other] { $need_count } ورقة
    }، لكن في { $pack_count ->
        [zero] { $pack_count } كوتشينة
        [one] كوتشينة واحدة
        [two] كوتشينتين
        [few] { $pack_count } كوتشينات
        [many] { $pack_count } كوتشينة
       *[other] { $pack_count } كوتشينة
    } { $there } فقط (§1).
plus_five_needs_next_game = من يختم بورقة خاصة يأخذ خمس أوراق زيادة في اللعبة التالية: يلزم أكثر من لعبة في المباراة، أو حساب الأوراق الباقية بالنقاط (§11).
not_enough_cards_plus_five = من يختم بورقة خاصة يأخذ خمس أوراق زيادة في اللعبة التالية. عدد الأوراق اللازم لذلك { $needed } والموجود { $there }. زد الكوتشينات أو قلّل أوراق كل لاعب (§11).
bad_search_budget = يُكتب من ms=1 إلى ms={ $ms } (مدة القرار بالملّي ثانية) أو من worlds=1 إلى worlds={ $worlds } (عدد التوزيعات المجرّبة)، لا «{ $text }».
# $text is an error of the player’s program, in English.
player_not_made = اللاعب الآلي «{ $name }» لا يعمل: { $text }
bad_seat_multiplier = يُكتب بعد علامة * عدد من المقاعد من 1 إلى 9، لا «{ $text }».
wrong_player_count =
    في هذه القواعد { $seat_count ->
        [zero] { $seat_count } مقعد
        [one] مقعد واحد
        [two] مقعدان
        [few] { $seat_count } مقاعد
        [many] { $seat_count } مقعدًا
       *[other] { $seat_count } مقعد
    }، وعدد اللاعبين المذكورين { $player_count ->
        [zero] { $player_count } لاعب
        [one] لاعب واحد
        [two] لاعبان
        [few] { $player_count } لاعبين
        [many] { $player_count } لاعبًا
       *[other] { $player_count } لاعب
    }. مثال صحيح: { $example }.
wrong_player_count_or_option =
    في هذه القواعد { $seat_count ->
        [zero] { $seat_count } مقعد
        [one] مقعد واحد
        [two] مقعدان
        [few] { $seat_count } مقاعد
        [many] { $seat_count } مقعدًا
       *[other] { $seat_count } مقعد
    }، وعدد اللاعبين المذكورين { $player_count ->
        [zero] { $player_count } لاعب
        [one] لاعب واحد
        [two] لاعبان
        [few] { $player_count } لاعبين
        [many] { $player_count } لاعبًا
       *[other] { $player_count } لاعب
    }. مثال صحيح: { $example }، أو ضبط الخيار «players» على العدد المذكور.
no_such_policy = لا توجد طريقة لعب «{ $text }». الخيارات: { $choices }.
wrong_policy_count =
    ذكرت { $policy_count ->
        [zero] 0 طريقة لعب
        [one] طريقة لعب واحدة
        [two] طريقتي لعب
        [few] { $policy_count } طرق لعب
        [many] { $policy_count } طريقة لعب
       *[other] { $policy_count } طريقة لعب
    }، وعدد المقاعد { $seat_count ->
        [zero] { $seat_count } مقعد
        [one] مقعد واحد
        [two] مقعدان
        [few] { $seat_count } مقاعد
        [many] { $seat_count } مقعدًا
       *[other] { $seat_count } مقعد
    }: تُذكر طريقة واحدة لكل المقاعد، أو طريقة لكل مقعد.
cuda_not_installed = الحزمة numba-cuda غير مثبّتة: يلزم تشغيل pip install longsuit[cuda].
cuda_not_found = لا يوجد هنا معالج رسوم يدعم CUDA: يُستخدم الخيار device بالقيمة cpu.
# $text is the name of the error, in English.
cuda_broken = لا يعمل CUDA هنا ({ $text }): يُستخدم الخيار device بالقيمة cpu.
