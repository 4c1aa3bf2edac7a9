reason_call_made = طلب { $n } يصيب في { $percent } من التوزيعات المجرّبة.
reason_others_called =
    طلب الآخرون حتى الآن { $n } من أصل { $trick_count ->
        [zero] { $trick_count } لمّة
        [one] لمّة واحدة
        [two] لمّتين
        [few] { $trick_count } لمّات
        [many] { $trick_count } لمّة
       *[other] { $trick_count } لمّة
    }.
reason_no_ace = ليس معك أي آس.
reason_your_aces = الآسات معك: { $cards }.
reason_your_suit = معك { $suit }: { $cards }.
reason_gift_makes_void = من دون { $cards } لا يبقى معك { $suit }.
reason_least_useful = أقل أوراقك فائدة: { $cards }.
reason_call_reached = أكلت ما طلبته من اللمّات، ولا يلزمك المزيد.
reason_need_every_trick = تلزمك كل لمّة باقية.
reason_call_state =
    طلبت { $call } وأكلت { $won }، والباقي { $trick_count ->
        [zero] { $trick_count } لمّة
        [one] لمّة واحدة
        [two] لمّتان
        [few] { $trick_count } لمّات
        [many] { $trick_count } لمّة
       *[other] { $trick_count } لمّة
    }.
reason_call_lost = طلبت { $call } وأكلت { $won }: ضاع طلبك على أي حال.
reason_card_loses = { $card } لا تغلب { $other_card }.
reason_last_card_wins = { $card } آخر ورقة في اللمّة، وهي تأكلها.
reason_may_be_trumped =
    ظهر أنه ليس { $seat_is ->
        [you] معك { $suit }
       *[other] مع { $seat } { $suit }
    }، وقد تُقطع { $card } بالحكم (احتمال وجود ورقة حكم في هذه اليد: { $percent }).
reason_trumps = { $card } تقطع بالحكم، ولا تغلبها إلا ورقة حكم أعلى.
reason_higher_cards_out =
    { $card_count ->
        [zero] لم تبقَ ورقة { $suit_one } أعلى تغلب { $card }.
        [one] ورقة { $suit_one } واحدة أعلى لم تظهر بعد، ويمكن أن تغلب { $card }.
        [two] ورقتا { $suit } أعلى لم تظهرا بعد، ويمكن أن تغلبا { $card }.
        [few] { $card_count } أوراق { $suit } أعلى لم تظهر بعد، ويمكن أن تغلب { $card }.
        [many] { $card_count } ورقة { $suit } أعلى لم تظهر بعد، ويمكن أن تغلب { $card }.
       *[other] { $card_count } ورقة { $suit } أعلى لم تظهر بعد، ويمكن أن تغلب { $card }.
    }
reason_others_void = ظهر أن من لم يلعبوا بعد ليس معهم { $suit }، فلا يمكنهم أن يغلبوا { $card }.
reason_nobody_beats = لا أحد ممن لم يلعبوا بعد يستطيع أن يغلب { $card }.
reason_highest_left = { $card } أعلى ورقة { $suit_one } باقية: لا تغلبها إلا ورقة حكم.
reason_wins_unless_trumped = { $card } تأكل اللمّة ما لم تُقطع بالحكم.
reason_seat_beats =
    { $seat_is ->
        [you] معك { $other_card }، ويمكن أن تغلب { $card }.
       *[other] مع { $seat } { $other_card }، ويمكن أن تغلب { $card }.
    }
reason_someone_beats = { $other_card } مع أحد من لم يلعبوا بعد، ويمكن أن تغلب { $card }.
reason_likeliest_threat = أكبر خطر على { $card } هو { $other_card } (احتمال وجودها مع أحد من لم يلعبوا بعد: { $percent }).
reason_wins_unless_seat_or_trump =
    { $seat_is ->
        [you] { $card } تأكل اللمّة ما لم تكن معك { $other_card } (احتمال ذلك { $percent }) أو تُقطع بالحكم.
       *[other] { $card } تأكل اللمّة ما لم تكن مع { $seat } { $other_card } (احتمال ذلك { $percent }) أو تُقطع بالحكم.
    }
reason_wins_unless_seat =
    { $seat_is ->
        [you] { $card } تأكل اللمّة ما لم تكن معك { $other_card } (احتمال ذلك { $percent }).
       *[other] { $card } تأكل اللمّة ما لم تكن مع { $seat } { $other_card } (احتمال ذلك { $percent }).
    }
reason_wins_unless_someone_or_trump = { $card } تأكل اللمّة ما لم تكن { $other_card } مع أحد من لم يلعبوا بعد (احتمال ذلك { $percent }) أو تُقطع بالحكم.
reason_wins_unless_someone = { $card } تأكل اللمّة ما لم تكن { $other_card } مع أحد من لم يلعبوا بعد (احتمال ذلك { $percent }).
reason_only_action = لا خيار لك غير هذا.
reason_no_trick = لا تأتيك أي لمّة في { $percent } من التوزيعات المجرّبة.
reason_passing_worth =
    قيمة الباس في المتوسط { $point_count ->
        [zero] صفر
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $point_count } نقاط
        [many] { $point_count } نقطة
       *[other] { $point_count } نقطة
    }.
reason_no_suit = ليس معك { $suit }.
reason_best_match_chance = هذا يعطيك أفضل فرصة للفوز بالمباراة.
reason_worth =
    القيمة في المتوسط: { $point_count ->
        [zero] صفر
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $point_count } نقاط
        [many] { $point_count } نقطة
       *[other] { $point_count } نقطة
    }.
reason_other_maybe_chance =
    خيار «{ $action }» جلب { $point_count ->
        [zero] { $point_count } نقطة إضافية
        [one] نقطة إضافية
        [two] نقطتين إضافيتين
        [few] { $point_count } نقاط إضافية
        [many] { $point_count } نقطة إضافية
       *[other] { $point_count } نقطة إضافية
    }، لكن قد تكون هذه صدفة.
reason_other_less_chance =
    خيار «{ $action }» يجلب { $point_count ->
        [zero] { $point_count } نقطة إضافية
        [one] نقطة إضافية
        [two] نقطتين إضافيتين
        [few] { $point_count } نقاط إضافية
        [many] { $point_count } نقطة إضافية
       *[other] { $point_count } نقطة إضافية
    }، لكن فرصة الفوز بالمباراة معه أقل.
reason_other_helps_others =
    خيار «{ $action }» يعطيك { $point_count ->
        [zero] { $point_count } نقطة إضافية
        [one] نقطة إضافية
        [two] نقطتين إضافيتين
        [few] { $point_count } نقاط إضافية
        [many] { $point_count } نقطة إضافية
       *[other] { $point_count } نقطة إضافية
    }، لكنه يفيد الآخرين أكثر.
reason_seat_takes =
    { $seat_is ->
        [you] عليك أخذ أوراق ما لم يكن معك ردّ (احتمال الردّ: { $percent }).
       *[other] على { $seat } أخذ أوراق ما لم يأتِ ردّ (احتمال الردّ: { $percent }).
    }
reason_seat_has_card =
    { $seat_is ->
        [you] احتمال أن تكون معك ورقة تصلح عليها: { $percent }.
       *[other] احتمال أن تكون مع { $seat } ورقة تصلح عليها: { $percent }.
    }
reason_can_follow = يمكنك اللعب بعدها بـ{ $cards }.
reason_seat_can_follow =
    { $seat_is ->
        [you] احتمال أن تكون معك ورقة تصلح بعدها: { $percent }.
       *[other] احتمال أن تكون مع { $seat } ورقة تصلح بعدها: { $percent }.
    }
reason_only_card_of_suit = ليس معك { $suit_one } غير { $card }.
reason_better_without = الأفضل لك التخلّص من { $cards }.
reason_take =
    ليس معك ردّ أفضل من أخذ { $card_count ->
        [zero] { $card_count } ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $card_count } أوراق
        [many] { $card_count } ورقة
       *[other] { $card_count } ورقة
    }.
reason_keep_cards = الاحتفاظ بأوراقك أفضل من لعب ورقة الآن.
reason_play_all_out = بهذا تنتهي أوراقك كلها ويتمّ خروجك من اللعب.
reason_play_all_win = بهذا تنتهي أوراقك كلها ويكون الفوز لك.
reason_sheds_cards =
    هذا يخلّصك من { $card_count ->
        [zero] 0 ورقة
        [one] ورقة واحدة
        [two] ورقتين معًا
        [few] { $card_count } أوراق معًا
        [many] { $card_count } ورقة معًا
       *[other] { $card_count } ورقة معًا
    }.
reason_announce_last = تبقى بعد هذا ورقة واحدة يجب إعلانها.
reason_blocks_unless_answer =
    { $seat_is ->
        [you]
            لم يبقَ معك إلا { $card_count ->
                [zero] { $card_count } ورقة
                [one] ورقة واحدة
                [two] ورقتان
                [few] { $card_count } أوراق
                [many] { $card_count } ورقة
               *[other] { $card_count } ورقة
            }، وهذا يفوّت دورك ما لم يكن معك ردّ.
       *[other]
            لم يبقَ مع { $seat } إلا { $card_count ->
                [zero] { $card_count } ورقة
                [one] ورقة واحدة
                [two] ورقتان
                [few] { $card_count } أوراق
                [many] { $card_count } ورقة
               *[other] { $card_count } ورقة
            }، وهذا يفوّت دور { $seat } ما لم يأتِ ردّ.
    }
reason_blocks =
    { $seat_is ->
        [you]
            لم يبقَ معك إلا { $card_count ->
                [zero] { $card_count } ورقة
                [one] ورقة واحدة
                [two] ورقتان
                [few] { $card_count } أوراق
                [many] { $card_count } ورقة
               *[other] { $card_count } ورقة
            }، وهذا يفوّت دورك.
       *[other]
            لم يبقَ مع { $seat } إلا { $card_count ->
                [zero] { $card_count } ورقة
                [one] ورقة واحدة
                [two] ورقتان
                [few] { $card_count } أوراق
                [many] { $card_count } ورقة
               *[other] { $card_count } ورقة
            }، وهذا يفوّت دور { $seat }.
    }
reason_play_again = لك اللعب مرة أخرى بعد { $card }.
reason_name_suit = لك تسمية النوع الذي يُلعب على { $card }.
reason_everyone_passes = بعد { $card } يمرّر الجميع ورقة إلى اللاعب التالي.
review_held_aces =
    { $seat_is ->
        [you] كان معك من الآسات { $cards }.
       *[other] كان مع { $seat } من الآسات { $cards }.
    }
review_held_cards =
    { $seat_is ->
        [you] كان معك { $cards }.
       *[other] كان مع { $seat } { $cards }.
    }
review_held_no_ace =
    { $seat_is ->
        [you] لم يكن معك أي آس.
       *[other] لم يكن مع { $seat } أي آس.
    }
review_held_no_suit =
    { $seat_is ->
        [you] لم يكن معك { $suit }.
       *[other] لم يكن مع { $seat } { $suit }.
    }
review_tricks_taken =
    { $seat_is ->
        [you]
            كان نصيبك في النهاية { $won } من أصل { $trick_count ->
                [zero] { $trick_count } لمّة
                [one] لمّة واحدة
                [two] لمّتين
                [few] { $trick_count } لمّات
                [many] { $trick_count } لمّة
               *[other] { $trick_count } لمّة
            }.
       *[other]
            كان نصيب { $seat } في النهاية { $won } من أصل { $trick_count ->
                [zero] { $trick_count } لمّة
                [one] لمّة واحدة
                [two] لمّتين
                [few] { $trick_count } لمّات
                [many] { $trick_count } لمّة
               *[other] { $trick_count } لمّة
            }.
    }
review_call_chance = تغيّر احتمال إصابة الطلب من { $best_percent } إلى { $done_percent }.
review_cost_chance =
    { $seat_is ->
        [you] اختيارك «{ $action }» خفّض فرصة الفوز بمقدار { $percent } مقارنةً بـ«{ $best_action }».
       *[other] اختيار { $seat } «{ $action }» خفّض فرصة الفوز بمقدار { $percent } مقارنةً بـ«{ $best_action }».
    }
review_cost_points =
    { $seat_is ->
        [you]
            اختيارك «{ $action }» ضيّع { $point_count ->
                [zero] { $point_count } نقطة
                [one] نقطة واحدة
                [two] نقطتين
                [few] { $point_count } نقاط
                [many] { $point_count } نقطة
               *[other] { $point_count } نقطة
            } مقارنةً بـ«{ $best_action }».
       *[other]
            اختيار { $seat } «{ $action }» ضيّع { $point_count ->
                [zero] { $point_count } نقطة
                [one] نقطة واحدة
                [two] نقطتين
                [few] { $point_count } نقاط
                [many] { $point_count } نقطة
               *[other] { $point_count } نقطة
            } مقارنةً بـ«{ $best_action }».
    }
review_cards_left =
    { $seat_is ->
        [you]
            كان الباقي معك { $card_count ->
                [zero] { $card_count } ورقة
                [one] ورقة واحدة
                [two] ورقتين
                [few] { $card_count } أوراق
                [many] { $card_count } ورقة
               *[other] { $card_count } ورقة
            }، ومع أقرب الآخرين { $fewest }.
       *[other]
            كان الباقي مع { $seat } { $card_count ->
                [zero] { $card_count } ورقة
                [one] ورقة واحدة
                [two] ورقتين
                [few] { $card_count } أوراق
                [many] { $card_count } ورقة
               *[other] { $card_count } ورقة
            }، ومع أقرب الآخرين { $fewest }.
    }
review_call_so_far =
    { $seat_is ->
        [you] كان طلبك { $call }، وعدد لمّاتك حتى ذلك الحين { $won }.
       *[other] كان طلب { $seat } { $call }، وعدد اللمّات حتى ذلك الحين { $won }.
    }

## Reviews

turned_by_action =
    { $seat_is ->
        [you] كانت نقطة التحوّل في الحدث { $n }، وهو اختيارك «{ $action }».
       *[other] كانت نقطة التحوّل في الحدث { $n }، وهو اختيار { $seat } «{ $action }».
    } { $first_seat_is ->
        [you] ومن تلك اللحظة كان الفوز متوقعًا لك.
       *[other] ومن تلك اللحظة كان الفوز متوقعًا لـ{ $first_seat }.
    }
turned_by_shuffle =
    كانت نقطة التحوّل في الحدث { $n }، وهو الخلط. { $first_seat_is ->
        [you] ومن تلك اللحظة كان الفوز متوقعًا لك.
       *[other] ومن تلك اللحظة كان الفوز متوقعًا لـ{ $first_seat }.
    }
turned_last_by_action =
    { $seat_is ->
        [you] بقيت اللعبة مفتوحة حتى آخر حدث فيها، وهو اختيارك «{ $action }».
       *[other] بقيت اللعبة مفتوحة حتى آخر حدث فيها، وهو اختيار { $seat } «{ $action }».
    }
turned_last_by_shuffle = بقيت اللعبة مفتوحة حتى آخر حدث فيها، وهو الخلط.
count_wins =
    { $count ->
        [zero] بلا فوز
        [one] فوز واحد
        [two] فوزان
        [few] { $count } مرات فوز
        [many] { $count } مرة فوز
       *[other] { $count } مرة فوز
    }
deal_and_event = التوزيعة { $deal }، الحدث { $event }
review_mistakes =
    { $seat_is ->
        [you]
            { $mistake_count ->
                [zero] لا أخطاء لك.
                [one] ارتكبت خطأً واحدًا.
                [two] ارتكبت خطأين.
                [few] ارتكبت { $mistake_count } أخطاء.
                [many] ارتكبت { $mistake_count } خطأً.
               *[other] ارتكبت { $mistake_count } خطأ.
            }
        [feminine]
            { $mistake_count ->
                [zero] لا أخطاء لـ{ $seat }.
                [one] { $seat } ارتكبت خطأً واحدًا.
                [two] { $seat } ارتكبت خطأين.
                [few] { $seat } ارتكبت { $mistake_count } أخطاء.
                [many] { $seat } ارتكبت { $mistake_count } خطأً.
               *[other] { $seat } ارتكبت { $mistake_count } خطأ.
            }
        [masculine]
            { $mistake_count ->
                [zero] لا أخطاء لـ{ $seat }.
                [one] { $seat } ارتكب خطأً واحدًا.
                [two] { $seat } ارتكب خطأين.
                [few] { $seat } ارتكب { $mistake_count } أخطاء.
                [many] { $seat } ارتكب { $mistake_count } خطأً.
               *[other] { $seat } ارتكب { $mistake_count } خطأ.
            }
       *[other]
            { $mistake_count ->
                [zero] لا أخطاء لـ{ $seat }.
                [one] { $seat }: خطأ واحد.
                [two] { $seat }: خطآن.
                [few] { $seat }: { $mistake_count } أخطاء.
                [many] { $seat }: { $mistake_count } خطأً.
               *[other] { $seat }: { $mistake_count } خطأ.
            }
    }
review_lost_both =
    { $seat_is ->
        [you]
            { $point_count ->
                [zero] ما ضاع منك شيء في المزايدة، وفي اللعب ضاع { $play_points }.
                [one] ضاعت منك نقطة واحدة في المزايدة و{ $play_points } في اللعب.
                [two] ضاعت منك نقطتان في المزايدة و{ $play_points } في اللعب.
                [few] ضاعت منك { $point_count } نقاط في المزايدة و{ $play_points } في اللعب.
                [many] ضاعت منك { $point_count } نقطة في المزايدة و{ $play_points } في اللعب.
               *[other] ضاعت منك { $point_count } نقطة في المزايدة و{ $play_points } في اللعب.
            }
       *[other]
            { $point_count ->
                [zero] ما ضاع من { $seat } شيء في المزايدة، وفي اللعب ضاع { $play_points }.
                [one] ضاعت من { $seat } نقطة واحدة في المزايدة و{ $play_points } في اللعب.
                [two] ضاعت من { $seat } نقطتان في المزايدة و{ $play_points } في اللعب.
                [few] ضاعت من { $seat } { $point_count } نقاط في المزايدة و{ $play_points } في اللعب.
                [many] ضاعت من { $seat } { $point_count } نقطة في المزايدة و{ $play_points } في اللعب.
               *[other] ضاعت من { $seat } { $point_count } نقطة في المزايدة و{ $play_points } في اللعب.
            }
    }
review_lost =
    { $seat_is ->
        [you]
            { $point_count ->
                [zero] ما ضاعت منك أي نقطة.
                [one] ضاعت منك نقطة واحدة.
                [two] ضاعت منك نقطتان.
                [few] ضاعت منك { $point_count } نقاط.
                [many] ضاعت منك { $point_count } نقطة.
               *[other] ضاعت منك { $point_count } نقطة.
            }
       *[other]
            { $point_count ->
                [zero] ما ضاعت من { $seat } أي نقطة.
                [one] ضاعت من { $seat } نقطة واحدة.
                [two] ضاعت من { $seat } نقطتان.
                [few] ضاعت من { $seat } { $point_count } نقاط.
                [many] ضاعت من { $seat } { $point_count } نقطة.
               *[other] ضاعت من { $seat } { $point_count } نقطة.
            }
    }
review_page_title = { $game }: المراجعة
review_chart_about = بعد كل حدث؛ والخط المتقطّع هو نقطة التحوّل.
review_chart_label = النتيجة المتوقعة لكل لاعب على مدار اللعبة
review_decisions_heading = جودة قرارات كل لاعب
review_decisions_about = لا تُحسب الخسارة إلا إذا كانت أكبر مما تفسّره الصدفة.
review_losses_heading = كل الخسائر
review_losses_about =
    { $decision_count ->
        [zero] لا قرارات.
        [one] { $n } من قرار واحد.
        [two] { $n } من قرارين.
        [few] { $n } من { $decision_count } قرارات.
        [many] { $n } من { $decision_count } قرارًا.
       *[other] { $n } من { $decision_count } قرار.
    }
column_event = الحدث
column_deal = التوزيعة
column_done = الاختيار
column_better = الأفضل
column_lost = الخسارة
column_decisions = القرارات
column_mistakes = الأخطاء
column_points_lost = النقاط الضائعة
advice_is_simpler = هذه نصيحة أبسط: النصيحة المتعمّقة تحتاج إلى محوّل برمجي، ولا يوجد هنا.
breaches_heading = أوراق لُعبت بالمخالفة للقواعد
