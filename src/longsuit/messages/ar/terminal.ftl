## Parts of lines

# A label and what it stands for, in any list.
labelled_text = { $label }: { $text }
plain_choices = { $text_choices }
plain_number = { $n }
plain_bid = { $bid }
plain_cards = { $cards }
suit_with_sign = { $sign } { $suit }
# From the lower to the upper end of an interval.
interval_text = (من { $least } إلى { $most })

## The table

cards_each =
    { $count ->
        [zero] بلا أوراق
        [one] ورقة واحدة لكل لاعب
        [two] ورقتان لكل لاعب
        [few] { $count } أوراق لكل لاعب
        [many] { $count } ورقة لكل لاعب
       *[other] { $count } ورقة لكل لاعب
    }
trump_of_deal = الحكم: { $text }
suit_was_led = نوع اللمّة { $suit }
# Labels at the start of a line; short.
row_trick = اللمّة
row_last_trick = اللمّة السابقة
row_table = الطاولة
row_trump = الحكم
row_tricks = اللمّات
row_cards = الأوراق
row_hand = يدك
# Heads of columns; short.
column_seat = المقعد
column_player = اللاعب
column_call = الطلب
column_called = الطلب
column_tricks = اللمّات
column_took = اللمّات
column_cards = الأوراق
column_points = النقاط
column_score = النتيجة
column_total = المجموع
column_round = الجولة
column_trump = الحكم

## What else a game shows

field_bids = المزايدات
field_least = أقل مزايدة
field_given = أوراق مرّرتها
field_ruler = صاحب الحكم
field_fast = جولة سريعة
field_redeals = مرات إعادة التوزيع
field_multiplier = حساب الجولة
field_voids = الفويد
field_dashed = الداش كول
field_caller = الكولر
field_roles = الصفات
field_dealer = الموزّع
field_stock = كومة السحب
field_pile = كومة اللعب
field_top = الورقة العليا
field_turned = الورقة المكشوفة
field_way = اتجاه اللعب
field_named = النوع المطلوب
field_payload = أوراق تؤخذ
field_drew = الورقة المسحوبة
field_drawn = سحبت
field_out = بلا أوراق
field_dealt_more = بخمس أوراق زيادة
field_target = هدف النقاط
field_breaches = المخالفات
way_left = بترتيب المقاعد
way_right = بعكس ترتيب المقاعد

## The course of a game

terminal_direction_note = لا تظهر الكتابة من اليمين إلى اليسار سليمة إلا في طرفية ترتّب الحروف وتصلها بنفسها. إذا ظهرت الكلمات معكوسة، فالحلّ طرفية أخرى أو لغة أخرى.
fair_shuffle_note = كل خلط ينتج من رقم سري، تُعرض بصمته قبل التوزيعة، ومن رقم من عندك. وبعد انتهاء اللعبة يمكنك التحقق من ذلك في اللعبة المحفوظة بالأمر { $command }.
shuffle_commitment = البصمة { $hash }
round_is_over = انتهت الجولة { $round }.
type_claim = لإنهاء التوزيعة يُكتب { $command }.
every_shuffle_fair = كل خلط كان عادلًا: كل سر يطابق البصمة التي عُرضت قبل التوزيعة.
shuffles_unchecked = تعذّر التحقق من بعض عمليات الخلط. وبعد حفظ اللعبة يبيّنها الأمر { $command }.
game_over_hint = للاحتفاظ باللعبة يُكتب { $command }، وللخروج يكفي الضغط على Enter.
type_something = المطلوب كتابة حركة. الأمر { $list_command } يعرض ما يمكنك فعله، والأمر { $help_command } يعرض كل شيء آخر.
type_question_mark = لعرض ما يمكنك فعله الآن يُكتب { $command }.
typed_no_action = «{ $text }» ليست حركة معروفة.
hand_empty = ليست معك أوراق.
no_such_rule = لا توجد في هذه القواعد فقرة { $rule }.
undone = رجعت إلى قرارك الأخير.
undo_needs_practice = الرجوع متاح في ألعاب التدريب فقط. ولبدء لعبة تدريب يُستخدم الخيار { $option }.
leave_game_question = مغادرة اللعبة؟
leave_and_save = مغادرة مع حفظ اللعبة لوقت لاحق
leave_and_discard = مغادرة مع حذف اللعبة
stay_in_game = البقاء
answer_prompt = { $answer_choices }

## Saving

game_saved = تم حفظ اللعبة. لمتابعتها يُكتب:
game_not_kept = هذه اللعبة لا تُحفظ. { $why }
save_needs_file = يلزم اسم ملف: { $command }.
file_placeholder = FILE
file_exists_no_game = الملف { $file } موجود وليس لعبة، فلن تُكتب فوقه اللعبة.
file_too_large = الملف { $file } أكبر من أن يكون لعبة.
file_not_text = الملف { $file } ليس لعبة: ليس ملفًا نصيًا.
file_empty = الملف { $file } فارغ.
no_such_seat = لا يوجد مقعد { $n }: المقاعد هنا مرقّمة من 0 إلى { $most }.

## What can be done

more_actions =
    { $action_count ->
        [zero] … ولا حركات أخرى.
        [one] … وحركة واحدة أخرى. لعرض الكل يُكتب { $command }.
        [two] … وحركتان أخريان. لعرض الكل يُكتب { $command }.
        [few] … و{ $action_count } حركات أخرى. لعرض الكل يُكتب { $command }.
        [many] … و{ $action_count } حركة أخرى. لعرض الكل يُكتب { $command }.
       *[other] … و{ $action_count } حركة أخرى. لعرض الكل يُكتب { $command }.
    }
not_possible_heading = غير ممكن:
refused_bids = من { $first_bid } إلى { $last_bid }: { $why }
refused_actions = { $what }: { $why }

## Help

help_cards = تُكتب الورقة برقمها ثم نوعها: { $card_choices }. وعدة أوراق معًا تُكتب هكذا: { $several }.
help_actions = وما عدا ذلك كلمة وما يتبعها: { $action_choices }.
help_last_card = لإعلان ورقتك الأخيرة تُضاف { $ending }، مثل: { $example }.
help_possible = ما يمكنك فعله الآن، ولماذا لا يمكن غيره
help_about_action = معنى حركة، أو لماذا لا يمكن لعبها
help_hand = أوراقك
help_table = كل ما يظهر لك
help_scores = جدول النقاط
help_high_scores = أعلى النتائج بهذه القواعد
help_cheat = أوراق الآخرين؛ ولا تُحتسب اللعبة بعدها في أعلى النتائج
press_enter_to_go_on = للمتابعة: Enter
only_watching = أنت هنا للمشاهدة فقط. للمتابعة يكفي الضغط على Enter، ويمكن كتابة help أو quit.
high_score_name_prompt = الاسم (Enter: { $name })
high_score_name_refused = أقصى طول للاسم { $most } حرفًا.
high_score_not_kept = تعذّر حفظ النتيجة: { $why }
high_score_list_heading = { $game } · { $preset_word } · { $player_count ->
    [zero] بلا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $player_count } لاعبين
    [many] { $player_count } لاعبًا
   *[other] { $player_count } لاعب
}
help_odds = مع من قد تكون الأوراق العالية
help_odds_suit = الشيء نفسه لنوع واحد، أو لورقة واحدة
help_odds_1994 = جدول البرنامج الأصلي: احتمال واحد لكل ورقة
help_advise = قيمة كل حركة، ولماذا الأفضل هي الأفضل
help_review = أين ضاعت نقاطك، بعد انتهاء اللعبة
help_claim = إنهاء التوزيعة حين تصبح لمّاتها الأخيرة محسومة
help_log = ما حدث في هذه التوزيعة
help_log_all = ما حدث في اللعبة كلها
help_rules = القواعد
help_rules_section = فقرة واحدة من القواعد
help_undo = الرجوع إلى قرارك الأخير، في ألعاب التدريب
help_save = حفظ اللعبة في ملف
help_quit = مغادرة اللعبة

## Odds, advice and review

no_card_hidden = لا ورقة مخفية عنك الآن.
odds_of_what = «{ $text }» ليس نوعًا ولا ورقة. يُكتب { $all_command } أو { $suit_command } أو { $card_command }.
classic_odds_about = احتمال كل ورقة (%) كما عرضه البرنامج الأصلي: يُحدَّد عند التوزيع مهما لُعب بعده.
classic_odds_need_tricks = جدول البرنامج الأصلي للألعاب التي فيها لمّات.
no_suit_hidden = لا ورقة { $suit_one } مخفية عنك.
card_in_hand = { $card } في يدك.
card_not_hidden = { $card } ليست مخفية عنك.
in_stock = في كومة السحب
not_dealt = لم توزَّع
any_joker = جوكر
who_can_answer = من يستطيع الردّ
advice_after_game = انتهت اللعبة. ولمعرفة أين ضاعت نقاطك يُكتب { $command }.
advice_basis =
    { $deal_count ->
        [zero] لا توزيعات توافق ما ظهر لك:
        [one] من توزيعة واحدة توافق ما ظهر لك:
        [two] من توزيعتين توافقان ما ظهر لك:
        [few] من { $deal_count } توزيعات توافق ما ظهر لك:
        [many] من { $deal_count } توزيعة توافق ما ظهر لك:
       *[other] من { $deal_count } توزيعة توافق ما ظهر لك:
    }
advice_basis_match =
    { $deal_count ->
        [zero] لا توزيعات توافق ما ظهر لك:
        [one] من توزيعة واحدة توافق ما ظهر لك، بترتيب فرصة الفوز بالمباراة:
        [two] من توزيعتين توافقان ما ظهر لك، بترتيب فرصة الفوز بالمباراة:
        [few] من { $deal_count } توزيعات توافق ما ظهر لك، بترتيب فرصة الفوز بالمباراة:
        [many] من { $deal_count } توزيعة توافق ما ظهر لك، بترتيب فرصة الفوز بالمباراة:
       *[other] من { $deal_count } توزيعة توافق ما ظهر لك، بترتيب فرصة الفوز بالمباراة:
    }
more_actions_tried =
    { $action_count ->
        [zero] … ولا حركات أخرى
        [one] … وحركة واحدة أخرى
        [two] … وحركتان أخريان
        [few] … و{ $action_count } حركات أخرى
        [many] … و{ $action_count } حركة أخرى
       *[other] … و{ $action_count } حركة أخرى
    }
review_after_game = المراجعة متاحة بعد انتهاء اللعبة.
review_accuracy =
    { $decision_count ->
        [zero] لا قرارات للمراجعة.
        [one] الدقة { $percent } في قرار واحد.
        [two] الدقة { $percent } في قرارين.
        [few] الدقة { $percent } في { $decision_count } قرارات.
        [many] الدقة { $percent } في { $decision_count } قرارًا.
       *[other] الدقة { $percent } في { $decision_count } قرار.
    }
seat_substitute_compiling = { $seat }: اللعب بالمستوى القوي إلى أن يكتمل تجهيز المستوى المختار.
seat_substitute_no_compiler = { $seat }: اللعب بالمستوى القوي، إذ لا يوجد محوّل برمجي لهذا النظام.
