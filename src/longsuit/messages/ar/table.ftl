page_not_loaded = تعذّر تحميل هذه الصفحة.
page_not_found_heading = الصفحة غير موجودة
try_again_button = إعادة المحاولة
home_button = الرئيسية
reconnecting_notice = انقطع الاتصال. جارٍ إعادة الاتصال…
server_silent_notice = الخادم لا يستجيب. لم يضِع شيء: يمكنك المتابعة فور عودته.
page_update_notice = هناك إصدار أحدث من هذه الصفحة.
update_page_button = تحديث
later_button = لاحقًا
join_code_label = الانضمام برمز
join_button = انضمام
table_code_wrong = الرمز اثنا عشر حرفًا. ويمكنك أيضًا لصق رابط الطاولة.
player_away = بالخارج
preset_label = إعداد جاهز
copy_link_button = نسخ الرابط
you_label = أنت
daily_deal = توزيعة اليوم
learn_heading = تعلّم
rules_heading = القواعد
leaderboard_heading = لوحة الصدارة
scores_heading = النتائج
my_page = صفحتي
settings_heading = الإعدادات
about_heading = عن البرنامج
main_pages = الصفحات الرئيسية
menu_label = القائمة
lobby_heading = الصالة
copied = تم النسخ
choose_game_button = اختيار لعبة
calls_made_average =
    { $game_count ->
        [zero] الطلبات الصائبة في المتوسط
        [one] الطلبات الصائبة في آخر لعبة
        [two] الطلبات الصائبة، متوسط آخر لعبتين
        [few] الطلبات الصائبة، متوسط آخر { $game_count } ألعاب
        [many] الطلبات الصائبة، متوسط آخر { $game_count } لعبة
       *[other] الطلبات الصائبة، متوسط آخر { $game_count } لعبة
    }
calls_made_by_cards = الطلبات الصائبة بحسب عدد الأوراق في اليد
calls_made_label = الطلبات الصائبة
seat_score =
    { $seat_is ->
        [you] أنت { $score }
       *[other] { $seat } { $score }
    }
round_scores = الجولة { $round }: { $score_list }.
card_name = { $rank_word } { $suit }
connection_lost = انقطع الاتصال.
suit_label = { $suit }
cheat_title = غش
leave_table_button = مغادرة الطاولة
game_view_help_menu = اللعبة والعرض والمساعدة
your_turn = دورك
table_menu_label = قائمة الطاولة
game_label = اللعبة
game_menu = اللعبة
help_menu = مساعدة
view_menu = عرض
seat_label = المقعد { $n }
one_moment = لحظة…
odds_label = الاحتمالات
choose_player_heading = اختيار لاعب آلي
change_player_of_seat = اختيار لاعب المقعد { $n }: { $player }
odds_1994_title = الاحتمالات كما في 1994
window_keys_label = مفاتيح الأسهم تحرّك النافذة، ومع Shift تغيّر حجمها
advice_label = النصيحة
close_button = إغلاق
settings_hint = اللغة والورق والألوان والسرعة.
rules_hint = كيف تُلعب هذه اللعبة.
fair_shuffles_menu_item = خلط عادل…
fair_shuffles_hint = لماذا لا يستطيع أحد اختيار الورق، وكيف يمكنك التحقق.
about_menu_item = عن Longsuit…
about_hint = ما هذا البرنامج.
new_game_after_this = يمكن بدء لعبة جديدة بعد انتهاء هذه.
new_game_hint = بدء لعبة جديدة.
options_menu_item = الخيارات…
options_hint = اللاعبون والورق والنقاط وما يحدث بعد كل لمّة.
high_scores_menu_item = أعلى النتائج…
high_scores_hint = أفضل عشر نتائج بهذه القواعد.
random_things_menu_item = أشياء عشوائية…
random_things_hint = رموز تطفو على الطاولة حين لا يحدث شيء.
leave_table_hint = مغادرة الطاولة. ويبقى مقعدك لك.
odds_hint = أين يُحتمل أن تكون كل ورقة.
odds_1994_hint = جدول البرنامج الأصلي: الاحتمال نفسه لكل ورقة، ويُحدَّد عند التوزيع.
cheat_hint = كشف كل الأيدي. ويظهر ذلك لكل من على الطاولة.
cheat_unavailable_hint = هذه الطاولة لا تسمح به، أو لا توجد لعبة جارية.
sound_hint = سماع الورق وتنبيه عند دورك.
look_1994_menu_item = مظهر 1994
look_1994_hint = نوافذ رمادية وطاولة خضراء مسطّحة.
home_heading = Longsuit: طاولة ورق لستّ ألعاب
continue_button = متابعة
shuffling_cards = جارٍ خلط الورق…
no_longer_at_table = لم يعد لك مكان على هذه الطاولة.
play_here_button = اللعب هنا
joining_table = جارٍ الانضمام إلى الطاولة…
lobby_button = إلى الصالة
not_your_turn = ليس دورك. الدور على { $seat }.
game_facts = اللاعبون: { $players } · نحو { $minutes } د
play_button = بدء اللعب
play_game_button = لعب { $game }
play_game_with_friends_button = لعب { $game } مع أصدقاء
with_friends_button = مع أصدقاء
daily_deal_about = محاولة واحدة، والورق نفسه للجميع
learn_about = توزيعة أولى، خطوة بخطوة
lobby_about = طاولات للانضمام أو المشاهدة
action_column = الاختيار
chat_empty = لا رسائل بعد.
chat_off = الدردشة متوقفة على هذه الطاولة.
quick_chat_heading = دردشة سريعة
chat_message_label = رسالتك
chat_message_placeholder = كلمة للجميع…
send_button = إرسال
log_empty = لم يحدث شيء منذ انضمامك.
game_won =
    { $seat_is ->
        [you] فزت.
        [feminine] فازت { $seat }.
        [masculine] فاز { $seat }.
       *[other] الفوز لـ{ $seat }.
    }
game_tied = تعادل بين { $name_list }.
game_without_winner = لم تكتمل أي توزيعة: لا فائز، ولا تُحسب اللعبة.
scores_by_round = النقاط بحسب الجولة
replay_and_review_button = إعادة العرض والمراجعة
narration_region = ما يحدث الآن
side_panel = اللوحة الجانبية
round_of_total_short = ج { $round }/{ $total }
round_of_total = الجولة { $round } من { $total }
round_number = الجولة { $round }
watching_badge = وضع المشاهدة
back_to_review_button = العودة إلى المراجعة
take_back_button = تراجع
hide_side_panel_button = إخفاء اللوحة الجانبية
show_side_panel_button = إظهار اللوحة الجانبية
round_abbreviation = ج
no_round_finished = لم تنتهِ أي جولة بعد.
no_server_connection = لا اتصال بالخادم.
game_not_started = لم تبدأ اللعبة بعد.
odds_advice_players_only = الاحتمالات والنصيحة للاعبين فقط.
odds_off = الاحتمالات متوقفة على هذه الطاولة.
advice_off = النصيحة متوقفة على هذه الطاولة.
no_help_when_rated = الطاولات المصنّفة لا تسمح بالاحتمالات ولا بالنصيحة.
time_ran_out_warning = انتهى وقتك. إذا حدث ذلك ثلاث مرات متتالية فسيأخذ لاعب آلي مكانك نهائيًا وتكون في المركز الأخير.
host_can_allow_it = يستطيع صاحب الطاولة السماح بذلك بين الألعاب: من قائمة «اللعبة»، ثم «الخيارات».
game_over_see_review = انتهت اللعبة. والمراجعة تبيّن أين ضاعت النقاط.
log_tab = السجل
chat_tab = الدردشة
takeback_question = السماح بالتراجع؟
takeback_request =
    { $seat_is ->
        [you] طلبت التراجع عن آخر حركة لك.
        [feminine] تطلب { $seat } التراجع عن آخر حركة لها.
        [masculine] يطلب { $seat } التراجع عن آخر حركة له.
       *[other] طلب من { $seat } للتراجع عن آخر حركة.
    }
agree_button = موافقة
decline_button = رفض
host_starts_game = صاحب الطاولة يبدأ اللعبة.
invite_heading = دعوة الآخرين
table_qr_code = رمز QR برابط هذه الطاولة
share_button = مشاركة
players_heading = اللاعبون
open_seat = مقعد خالٍ
host_label = صاحب الطاولة
stand_up_button = ترك المقعد
sit_here_button = الجلوس هنا
add_computer_button = إضافة كمبيوتر
free_seat_button = إخلاء المقعد
start_game_button = بدء اللعبة
start_with_computers_button = البدء بلاعبين آليين في المقاعد الخالية
emote_wow =
    { $who_is ->
        [you] اندهشت.
        [feminine] { $who } مندهشة.
        [masculine] { $who } مندهش.
       *[other] اندهاش من { $who }.
    }
emote_wow_button = اندهاش
emote_think =
    { $who_is ->
        [you] لحظة تفكير منك.
        [feminine] { $who } تفكّر.
        [masculine] { $who } يفكّر.
       *[other] لحظة تفكير من { $who }.
    }
emote_think_button = تفكير
emote_clap =
    { $who_is ->
        [you] صفّقت.
        [feminine] { $who } تصفّق.
        [masculine] { $who } يصفّق.
       *[other] تصفيق من { $who }.
    }
emote_clap_button = تصفيق
emote_heart =
    { $who_is ->
        [you] أرسلت قلبًا.
        [feminine] { $who } ترسل قلبًا.
        [masculine] { $who } يرسل قلبًا.
       *[other] قلب من { $who }.
    }
emote_heart_button = إرسال قلب
emote_sleep =
    { $who_is ->
        [you] غلبك النوم.
        [feminine] غلب النوم { $who }.
        [masculine] غلب النوم { $who }.
       *[other] غلب النوم { $who }.
    }
emote_sleep_button = نوم
emote_smile =
    { $who_is ->
        [you] ابتسمت.
        [feminine] { $who } تبتسم.
        [masculine] { $who } يبتسم.
       *[other] ابتسامة من { $who }.
    }
emote_smile_button = ابتسامة
emote_laugh =
    { $who_is ->
        [you] ضحكت.
        [feminine] { $who } تضحك.
        [masculine] { $who } يضحك.
       *[other] ضحكة من { $who }.
    }
emote_laugh_button = ضحك
emote_cry =
    { $who_is ->
        [you] بكيت.
        [feminine] { $who } تبكي.
        [masculine] { $who } يبكي.
       *[other] دموع من { $who }.
    }
emote_cry_button = بكاء
sound_label = الصوت
deal_button = توزيع
exit_button = خروج
player_to_start =
    البادئ: { $seat_is ->
        [you] أنت
       *[other] { $seat }
    }
last_trick_won_by =
    صاحب آخر لمّة: { $seat_is ->
        [you] أنت
       *[other] { $seat }
    }
game_with_players = مع { $name_list }
game_details = تفاصيل اللعبة
total_label = المجموع
score_label = النقاط
no_cards_of_suit = فويد { $suit }
choose_cards_to_pass =
    { $card_count ->
        [zero] لا أوراق للتمرير (اخترت { $n }).
        [one] المطلوب تمرير ورقة واحدة (اخترت { $n }).
        [two] المطلوب تمرير ورقتين (اخترت { $n }).
        [few] المطلوب تمرير { $card_count } أوراق (اخترت { $n }).
        [many] المطلوب تمرير { $card_count } ورقة (اخترت { $n }).
       *[other] المطلوب تمرير { $card_count } ورقة (اخترت { $n }).
    }
last_card_button = آخر ورقة!
not_a_set_yet = هذه الأوراق ليست مجموعة بعد. يلزم اختيار المزيد.
draw_button = سحب
your_actions_region = ما يمكنك فعله
call_not_allowed = { $n }، غير مسموح
no_bid_yet = لا مزايدة بعد
dash_call_button = داش كول
your_bid_region = مزايدتك: اللمّات والحكم
bid_too_low_label = { $n } { $suit }، أقل من اللازم
seat_passed = باس
time_left = الباقي { $seconds }
suit_is_trump = حكم
suit_is_led = نوع اللمّة
card_turned_up = الورقة المكشوفة: { $card }
calls_so_far = الطلبات { $called } من { $tricks }
calls_over = الطلبات { $called } من { $tricks }: أوفر { $n }
calls_under = الطلبات { $called } من { $tricks }: أندر { $n }
calls_even = الطلبات { $called } من { $tricks }: متساوية
round_counts_times =
    { $count ->
        [2] هذه الجولة مضاعفة
        [3] هذه الجولة بثلاثة أضعاف
        [zero] هذه الجولة لا تُحسب
        [one] هذه الجولة تُحسب مرة واحدة
        [two] هذه الجولة مضاعفة
        [few] هذه الجولة تُحسب { $count } مرات
        [many] هذه الجولة تُحسب { $count } مرة
       *[other] هذه الجولة تُحسب { $count } مرة
    }
play_goes_left = اللعب بترتيب المقاعد
play_goes_right = اللعب بعكس ترتيب المقاعد
round_label = الجولة
stock_cards_label =
    { $count ->
        [zero] كومة السحب: فارغة
        [one] كومة السحب: ورقة واحدة
        [two] كومة السحب: ورقتان
        [few] كومة السحب: { $count } أوراق
        [many] كومة السحب: { $count } ورقة
       *[other] كومة السحب: { $count } ورقة
    }
top_of_pile_label = أعلى كومة اللعب: { $card_name }
suit_is_named = النوع المطلوب
cards_to_take =
    { $count ->
        [zero] لا أوراق تؤخذ
        [one] أخذ ورقة واحدة
        [two] أخذ ورقتين
        [few] أخذ { $count } أوراق
        [many] أخذ { $count } ورقة
       *[other] أخذ { $count } ورقة
    }
card_chosen_label = { $card_name }، مختارة
card_chosen_ahead_label = { $card_name }، مختارة لدورك
card_not_playable_label = { $card_name }، لا يمكن لعبها الآن
your_hand_region = يدك
back_to_trick_button = العودة إلى هذه اللمّة
last_trick_button = اللمّة السابقة
goes_first_label = البداية هنا
dealer_label = الموزّع
their_turn = الدور هنا
computer_standing_in = لاعب آلي بالنيابة
standing_too_many = الطلب { $call }، اللمّات { $won }: أكثر من الطلب
standing_needs_more = الطلب { $call }، اللمّات { $won }: يلزم المزيد
standing_exact = الطلب { $call }، اللمّات { $won }
out_of_cards = بلا أوراق
card_count_label =
    { $count ->
        [zero] بلا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
trick_count_label =
    { $count ->
        [zero] بلا لمّات
        [one] لمّة واحدة
        [two] لمّتان
        [few] { $count } لمّات
        [many] { $count } لمّة
       *[other] { $count } لمّة
    }
no_call_yet = لا طلب بعد
no_trump_abbreviation = سانس
table_region = الطاولة
trick_region = اللمّة
trick_card_label = { $seat }: { $card_name }
typed_so_far = المكتوب: { $typed }
card_chosen_ahead = { $card } مختارة لدورك. وضغطة أخرى عليها تلغي الاختيار.
press_to_continue = ضغطة في أي مكان للمتابعة.
turn_of_seat = الدور على { $seat }.
spectators_see_nothing = لا يستطيع المتفرّجون مشاهدة هذه الطاولة.
spectators_see_finished_games = يستطيع المتفرّجون مشاهدة ألعاب هذه الطاولة بعد انتهائها.
spectators_see_delayed = ستظهر لك اللعبة متأخرة بضع حركات. لحظة…
error_replaced = فتحت هذه الطاولة في مكان آخر.
table_closed = أغلق صاحب الطاولة هذه الطاولة.
table_closed_by_server = أغلق القائمون على هذا الخادم هذه الطاولة.
table_host_gone = حذف صاحب الطاولة بياناته، فأُغلقت الطاولة.
table_idle = لم يكن أحد على هذه الطاولة منذ وقت طويل، فأُغلقت.
table_kicked = أخرجك صاحب الطاولة منها.
table_slow = اتصالك أبطأ من أن يتابع الطاولة.
table_stopping = الخادم في طور الإيقاف. يُرجى العودة بعد لحظة.
compiling_players = جارٍ تجهيز اللاعبين الأقوياء: { $percent }
substitute_compiling = يلعب بالمستوى القوي إلى أن يكتمل تجهيز مستواه
substitute_no_compiler = يلعب بالمستوى القوي: لا يوجد محوّل برمجي هنا
substitute_busy = لعب حركة سريعة: الخادم مشغول
strong_meanwhile = وحتى ذلك الحين يلعبون بالمستوى القوي.
strong_without_compiler = لا يوجد محوّل برمجي هنا، لذلك يلعب اللاعبون الآليون من مستويي الخبير والأستاذ بالمستوى القوي.
quick_moves_while_busy = الخادم مشغول، لذلك يلعب اللاعبون الآليون حركات سريعة.
