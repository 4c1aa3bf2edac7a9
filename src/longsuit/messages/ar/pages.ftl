theme_1994 = 1994
changed_paragraph_mark = تغيير:
changed_option_mark = (تغيّر)
stand_in_after = بعد { $seconds }
stand_in_immediately = فورًا
computer_pace_label = سرعة اللاعبين الآليين
rated_label = مصنّفة
rated_about = تُحسب في التصنيف. بساعة وبلا مساعدة، ومن يغادر يأتي أخيرًا.
chat_free = دردشة حرة
takebacks_label = التراجع
takebacks_about = بموافقة باقي اللاعبين.
chat_phrases = عبارات جاهزة فقط
chat_none = بلا دردشة
cheat_window_label = نافذة الغش
cheat_window_about = يمكن لأي لاعب كشف كل الورق. ويظهر ذلك لكل من على الطاولة.
spectators_none = غير مسموح
spectators_delayed = بتأخير
spectators_live = أوراقي مباشرةً
spectators_after_game = بعد اللعبة
clock_none = بلا ساعة
clock_relaxed = 60 ثانية لكل حركة
clock_quick = 10 ثوانٍ لكل حركة
clock_custom = مخصّص
pace_human = مثل البشر
pace_instant = فورية
pace_fixed = ثابتة: { $seconds }
table_seed_note = توزّع هذه الطاولة من البذرة { $seed }: الأوراق نفسها كل مرة، ولا تُحتسب اللعبة في التصنيف ولا في أعلى النتائج.
open_hands_table_note = أوراق اللاعبين الآليين مكشوفة، ولا تُحتسب اللعبة في أعلى النتائج.
public_table_label = إظهارها في الصالة
public_table_about = وإلا لزم الرابط أو الرمز للوصول إلى الطاولة.
chat_policy_label = الدردشة
spectators_label = المتفرّجون
thinking_time_label = وقت التفكير
move_seconds_label = ثواني كل حركة
option_number = عدد
bank_seconds_label = ثواني الوقت الاحتياطي
stand_in_label = عند غياب لاعب ينوب عنه لاعب آلي
rules_loading = جارٍ تحميل القواعد…
use_code_button = استخدام الرمز
rules_code_wrong = هذا ليس رمز قواعد صالحًا لهذه اللعبة.
rules_code_applied = هذه القواعد سارية الآن.
rules_link_copied = تم نسخ رابط هذه القواعد.
option_count =
    { $option_count ->
        [zero] بلا خيارات
        [one] خيار واحد
        [two] خياران
        [few] { $option_count } خيارات
        [many] { $option_count } خيارًا
       *[other] { $option_count } خيار
    }
rules_code_label = رمز هذه القواعد:
reset_options_button = العودة إلى الإعداد الجاهز
rules_code_question = معك رمز؟
computer_gentle = كمبيوتر، لطيف
computer_easy = كمبيوتر، سهل
computer_medium = كمبيوتر، متوسط
computer_strong = كمبيوتر، قوي
computer_expert = كمبيوتر، خبير
computer_master = كمبيوتر، أستاذ
computer_other = لاعب آلي آخر…
style_plain = حسب الأصول
style_bold = جريء
style_careful = حذِر
friend_number_question = كم صديقًا سينضم؟
seat_for_friend = صديق
seat_style_label = أسلوب لعب المقعد { $n }
page_shade_label = مظهر الصفحة
save_changes_button = حفظ التغييرات
create_account_button = إنشاء حساب
name_password_heading = الاسم وكلمة المرور
guest_explained = هذا حساب ضيف على هذا الجهاز، وهو كل ما يلزم للعب. وبكلمة مرور يصبح لك الحساب نفسه على كل أجهزتك.
account_heading = الحساب
new_account_tab = حساب جديد
sign_in_button = تسجيل الدخول
account_saved = تم الحفظ. يمكنك الآن تسجيل الدخول من أي مكان بهذا الاسم وكلمة المرور هذه.
browser_device = متصفّح
current_password_label = كلمة المرور الحالية
new_password_label = كلمة المرور الجديدة
password_label = كلمة المرور
password_length_hint = 8 أحرف على الأقل.
delete_data_button = حذف بياناتي
delete_data_about = تصبح مقاعدك خالية، ويُحذف أصدقاؤك وإحصاءاتك، ويصبح اسمك في الألعاب السابقة «شخص ما».
delete_data_question = حذف كل بياناتك؟
cannot_be_undone = لا يمكن التراجع عن هذا.
delete_button = حذف
another_device_heading = الدخول من جهاز آخر
qr_code_alt = رمز QR للرابط
scan_qr_code =
    يمكنك مسحه بالجهاز الآخر خلال { $minute_count ->
        [zero] أقل من دقيقة
        [one] دقيقة واحدة
        [two] دقيقتين
        [few] { $minute_count } دقائق
        [many] { $minute_count } دقيقة
       *[other] { $minute_count } دقيقة
    }. ويعمل مرة واحدة فقط.
another_device_about = المتابعة بحسابك نفسه على هاتفك أو على كمبيوتر آخر، بلا كلمة مرور.
show_qr_code_button = عرض رمز QR
devices_heading = أجهزة تسجيل الدخول
device_used = منذ { $since_date }، وآخر استخدام { $used_date }
second_factor_heading = تسجيل الدخول بخطوتين
second_factor_about = يمكن إضافة تطبيق مصادقة أو مفتاح مرور، وهذا اختياري. وبعد ذلك يلزم كخطوة ثانية عند تسجيل الدخول بكلمة المرور. ويكفي مفتاح المرور وحده أيضًا لتسجيل الدخول.
app_label = تطبيق المصادقة
app_off = لم يتم إعداده
factor_since = منذ { $date }
set_up_button = إعداد
remove_app_question = حذف تطبيق المصادقة؟
app_scan_about = يُرجى مسح هذا الرمز بتطبيق المصادقة أو كتابة المفتاح فيه، ثم إدخال الرمز الذي يعرضه التطبيق.
app_key_label = المفتاح:
app_qr_code_alt = رمز QR لتطبيق المصادقة
app_code_label = الرمز من التطبيق
turn_on_button = تفعيل
add_passkey_button = إضافة مفتاح مرور
passkey_name_label = اسم مفتاح المرور
passkey_last_used = آخر استخدام { $date }
rename_passkey_heading = تغيير اسم مفتاح المرور
rename_passkey_label = تغيير اسم { $name }
remove_passkey_question = حذف مفتاح المرور؟
remove_passkey_label = حذف { $name }
passkey_not_used = لم يُستخدم مفتاح المرور. يُرجى المحاولة مرة أخرى.
passkey_confirmed = تم التأكيد بمفتاح المرور.
use_passkey_button = استخدام مفتاح مرور
passkey_sign_in_button = تسجيل الدخول بمفتاح مرور
recovery_codes_label = رموز الاسترداد
recovery_codes_left = { $code_count ->
    [zero] لم يبقَ أي رمز
    [one] بقي رمز واحد
    [two] بقي رمزان
    [few] بقيت { $code_count } رموز
    [many] بقي { $code_count } رمزًا
   *[other] بقي { $code_count } رمز
}
recovery_codes_about = يُرجى حفظ هذه الرموز في مكان آمن. يعمل كل رمز مرة واحدة عند عدم توفر التطبيق أو مفتاح المرور، ولا تُعرض الرموز إلا الآن.
new_codes_button = رموز جديدة
copy_codes_button = نسخ الرموز
codes_saved_button = تم حفظها
factor_code_label = رمز من التطبيق أو رمز استرداد
second_step_about = كلمة المرور صحيحة. بقيت الخطوة الثانية.
devices_signed_out = { $device_count ->
    [zero] لم يتم تسجيل الخروج من أي جهاز آخر.
    [one] تم تسجيل الخروج من جهاز واحد آخر.
    [two] تم تسجيل الخروج من جهازين آخرين.
    [few] تم تسجيل الخروج من { $device_count } أجهزة أخرى.
    [many] تم تسجيل الخروج من { $device_count } جهازًا آخر.
   *[other] تم تسجيل الخروج من { $device_count } جهاز آخر.
}
this_device = هذا الجهاز
sign_out_button = تسجيل الخروج
become_question = الدخول باسم { $who } على هذا الجهاز؟
become_warning = لا تجب الموافقة إلا إذا كان هذا الرابط من إنشائك، فمن أنشأه يستطيع اللعب باسم { $who } أيضًا.
become_button = الدخول باسم { $who }
stay_button = البقاء باسم { $who }
already_here_heading = اسمك هنا { $who } بالفعل
already_here_about = لم يُستخدم الرابط بعد، ويمكن تسجيل دخول جهاز آخر به.
link_refused_heading = لا يمكن تسجيل الدخول بهذا الرابط
still_who_you_were = لم يتغيّر شيء: ما زال اسمك هنا { $who }.
leaving_guest = اسمك هنا { $who }، وهو حساب ضيف. طريق العودة سيكون في صفحتك وحدها، ويضيع إذا حُذفت بيانات هذا المتصفّح.
leaving_account = اسمك هنا { $who }. يمكنك تسجيل الدخول من جديد بكلمة مرورك.
leaving_belongings = لدى { $who }: { $list }.
leaving_playing = في المباريات الجارية يحلّ لاعب آلي محل { $who } إلى حين العودة.
seats_held =
    { $seat_count ->
        [zero] لا مقاعد
        [one] مقعد واحد على طاولة
        [two] مقعدان على طاولات
        [few] { $seat_count } مقاعد على طاولات
        [many] { $seat_count } مقعدًا على طاولات
       *[other] { $seat_count } مقعد على طاولات
    }
games_in_progress =
    { $game_count ->
        [zero] لا مباريات جارية
        [one] مباراة جارية واحدة
        [two] مباراتان جاريتان
        [few] { $game_count } مباريات جارية
        [many] { $game_count } مباراة جارية
       *[other] { $game_count } مباراة جارية
    }
games_finished =
    { $game_count ->
        [zero] لا مباريات منتهية
        [one] مباراة منتهية واحدة
        [two] مباراتان منتهيتان
        [few] { $game_count } مباريات منتهية
        [many] { $game_count } مباراة منتهية
       *[other] { $game_count } مباراة منتهية
    }
high_scores_held =
    { $score_count ->
        [zero] لا نتائج عالية
        [one] نتيجة واحدة بين أعلى النتائج
        [two] نتيجتان بين أعلى النتائج
        [few] { $score_count } نتائج بين أعلى النتائج
        [many] { $score_count } نتيجة بين أعلى النتائج
       *[other] { $score_count } نتيجة بين أعلى النتائج
    }
friends_held =
    { $friend_count ->
        [zero] لا أصدقاء
        [one] صديق واحد
        [two] صديقان
        [few] { $friend_count } أصدقاء
        [many] { $friend_count } صديقًا
       *[other] { $friend_count } صديق
    }
former_heading = أسماؤك السابقة على هذا الجهاز
former_about = يضيع طريق العودة إذا حُذفت بيانات هذا المتصفّح، أو بعد 180 يومًا بلا استخدام.
going_back_about = عند العودة يُسجَّل خروج { $who } من هذا الجهاز، إلا إذا كان الجهاز الوحيد لهذا الاسم.
go_back_button = العودة إلى اسم { $who }
forget_former_button = نسيان { $who }
forget_former_question = نسيان { $who } على هذا الجهاز؟
forget_former_about = إذا كان { $who } حساب ضيف بلا جهاز آخر، فلن يستطيع أحد العودة إليه.
token_refused_heading = تم تسجيل خروجك من هذا الجهاز
token_refused_about = كان اسمك { $who } على هذا الجهاز. إعداداتك وقائمة طاولاتك ما زالت هنا. يمكنك تسجيل الدخول أو المتابعة كضيف جديد.
continue_as_guest_button = المتابعة كضيف جديد
guest_sign_out_about = هذا حساب ضيف، ومن دون كلمة مرور لا طريق للعودة. لتسجيل الخروج من كل الأجهزة يلزم أولًا وضع اسم وكلمة مرور.
length_of_limit = الطول { $length } من { $limit }
sign_out_everywhere_button = تسجيل الخروج من كل الأجهزة
sign_out_everywhere_question = تسجيل الخروج من كل الأجهزة؟
sign_out_everywhere_about = سيُسجَّل خروجك من كل أجهزتك، وهذا منها. وللعودة يلزم تسجيل الدخول باسمك وكلمة مرورك.
remove_friend_label = إزالة { $who } من الأصدقاء
no_friends_yet = ليس لك أصدقاء هنا بعد. يمكنك دعوة من شئت: من يفتح رابطك ويوافق ينضم إلى أصدقائك.
remove_friend_question = إزالة من الأصدقاء؟
remove_friend_about = لن تظهر طاولاتك لـ{ $who }، ولن تظهر لك طاولات { $who }.
remove_friend_button = إزالة من الأصدقاء
friend_link_copied = تم نسخ الرابط. يصلح لصديق واحد، وتنتهي صلاحيته بعد أسبوع.
friend_link_ready = هذا رابط لإرساله إلى صديق. يصلح لصديق واحد، وتنتهي صلاحيته بعد أسبوع.
invite_friend_button = دعوة صديق
friend_table_link = على طاولة { $game }
friend_sees_tables = إظهار طاولاتي
history_won = فوز بنتيجة { $total } ضد { $name_list }
history_place = المركز { $place } من { $places } بنتيجة { $total } ضد { $name_list }
history_no_winner = انتهت قبل إكمال أي توزيعة، ضد { $name_list }: لا تُحسب
older_games_button = عرض ألعاب أقدم
no_game_finished_yet = ما أكملت أي لعبة بعد.
no_statistics_yet = لا إحصاءات بعد. ستظهر هنا بعد أول لعبة كاملة.
games_heading = الألعاب
games_won_label = مرات الفوز
best_score_label = أفضل نتيجة
average_score_label = متوسط النتائج
n_of_total = { $n } من { $total }
rating_label = التصنيف
rating_uncertainty = ± { $sigma }
about_longsuit_title = عن Longsuit
program_version = Longsuit { $version }
about_longsuit_text = طاولة ورق لستّ ألعاب. بدأت برنامجًا لويندوز 3.1، وهذه إحدى نوافذه الأصلية.
table_server = هذه الطاولة على الخادم { $name }.
learn_more_button = معرفة المزيد
any_two = ورقة 2
answer_odds_caption = احتمال (%) أن يستطيع كل لاعب الردّ
chance_label = { $what }، { $name }: { $percent }
cheat_warning = كشفك للورق يظهر لكل من على الطاولة، ولن تُحسب هذه اللعبة في أعلى النتائج.
new_game_question = بدء لعبة جديدة؟
leave_table_question = مغادرة الطاولة؟
new_game_warning = هناك لعبة جارية، وبدء لعبة جديدة ينهيها.
leave_table_about = يبقى مقعدك لك، ويمكنك العودة من الصفحة الرئيسية في أي وقت.
keep_playing_button = متابعة اللعب
new_game_button = لعبة جديدة
high_scores_heading = أعلى النتائج
high_score_name_question = { $value }، وهذه من أعلى النتائج. بأي اسم تُسجَّل؟
name_label = الاسم
enter_high_score_button = إضافة إلى أعلى النتائج
no_high_scores_yet = لا توجد هنا نتائج بعد.
table_waiting = في انتظار البدء
held_by_nobody = لا أحد
odds_by_card_caption = احتمال (%) وجود كل ورقة مع كل لاعب
odds_of_seat_caption = احتمال (%) وجود كل ورقة مع { $seat }
card_is_yours = معك
card_is_seen = ظهرت
unseen_cards_label = لم تظهر
table_playing = اللعب جارٍ
odds_player_label = اللاعب
odds_by_card_choice = قائمة بالأوراق
odds_computed_about = محسوبة من كل توزيعة توافق ما ظهر لك، ومما يكون عادةً مع من يلعب بهذه الطريقة. العلامة ● لأوراقك، والعلامة · لأوراق ظهرت من قبل.
odds_equal_about =
    { $card_count ->
        [zero] كل الأوراق ظهرت لك.
        [one] ورقة واحدة لم تظهر لك، واحتمالها متساوٍ في كل مكان خفي.
        [two] ورقتان لم تظهرا لك، واحتمال كل منهما متساوٍ في كل مكان خفي.
        [few] { $card_count } أوراق لم تظهر لك، واحتمال كل منها متساوٍ في كل مكان خفي.
        [many] { $card_count } ورقة لم تظهر لك، واحتمال كل منها متساوٍ في كل مكان خفي.
       *[other] { $card_count } ورقة لم تظهر لك، واحتمال كل منها متساوٍ في كل مكان خفي.
    } العلامة ● لأوراقك، والعلامة · لأوراق ظهرت من قبل.
jokers_unseen =
    { $count ->
        [zero] كل الجواكر ظهرت.
        [one] جوكر واحد لم يظهر.
        [two] جوكران لم يظهرا.
        [few] { $count } جواكر لم تظهر.
        [many] { $count } جوكرًا لم يظهر.
       *[other] { $count } جوكر لم يظهر.
    }
odds_about = يمكن لأي لاعب معرفة الأوراق المحتملة مع كل لاعب.
advice_about = يمكن لأي لاعب طلب النصيحة. ويظهر ذلك لكل من على الطاولة.
cheat_option_about = يمكن لأي لاعب كشف كل الأيدي، لكن من يفعل ذلك لا تدخل نتيجته في أعلى النتائج.
all_game_rules_button = كل قواعد { $game }
rules_only_host = صاحب الطاولة وحده يستطيع تغيير قواعدها، وبين الألعاب فقط.
after_trick_label = بعد كل لمّة
after_trick_auto = المتابعة تلقائيًا
after_trick_click = انتظار نقرة
after_trick_dialog = عرض رسالة
confirm_leaving_label = السؤال قبل مغادرة لعبة
cancel_button = إلغاء
options_need_new_game = هذه الخيارات تحتاج إلى لعبة جديدة، وستنتهي اللعبة الحالية.
options_heading = الخيارات
fair_shuffles_heading = خلط عادل
how_it_works_link = كيف يعمل
preview_label = معاينة
random_things_label = أشياء عشوائية
random_things_about = رموز صغيرة تطفو على الطاولة حين لا يحدث شيء.
random_things_number_label = العدد
random_things_interval_label = مدة الخطوة بالملّي ثانية
random_things_multiplier_label = طول الخطوة بالبكسل
random_things_delay_label = التأخير بالثواني
app_name = Longsuit
ok_button = حسنًا
version_on_server = الإصدار { $version }، على الخادم { $server }
version_line = الإصدار { $version }
about_intro = طاولة ورق لستّ ألعاب، مع الكمبيوتر أو مع الأصدقاء، على الكمبيوتر أو الهاتف أو في الطرفية. بلا حساب، وبلا إعلانات، ولا شيء من خوادم أخرى.
origin_heading = من أين جاء
origin_first_program = كانت البداية تصميم برنامج لويندوز 3.1: ويست التقدير، بقائمته وشريط الحالة ونافذة الغش ونافذة الاحتمالات وأعلى النتائج، ورموز تطفو على الطاولة، وأيقونة تدور عند تصغير النافذة. كل ذلك ما زال هنا: في قائمة كل طاولة، وفي مظهر 1994.
origin_other_games = ثم أضافت أربع وثائق أخرى الويست الإسرائيلي، والإستيميشن المصري، وبيستن، وويست إلى 24 بلاعبين آليين مركّبين من أجزاء بسيطة.
promises_heading = ما نعدك به
promise_shuffles = يمكن لأي شخص التحقق من كل خلط.
promise_hidden_cards = لا يصل إلى أي مقعد أكثر مما يحق له معرفته، وهذا يشمل اللاعبين الآليين.
promise_data = بياناتك هي اسمك وألعابك، ويمكنك حذفها.
your_page_link = صفحتك
promise_licence = البرنامج حر برخصة MIT.
show_all_button = عرض الكل ({ $n })
daily_nobody_finished = لم يكمل أحد هذه التوزيعة.
daily_nobody_yet = لم يكمل أحد توزيعة اليوم بعد.
play_daily_button = لعب توزيعة اليوم في { $game }
daily_intro = كل يوم توزيعة واحدة من كل لعبة، بالورق نفسه واللاعبين الآليين أنفسهم للجميع. ولك محاولة واحدة في كل منها.
previous_day_button = اليوم السابق
next_day_button = اليوم التالي
your_last_game_heading = آخر لعبة لك: { $game }
replay_game_button = إعادة عرض هذه اللعبة
checking_shuffles = جارٍ التحقق من خلط لعبتك الأخيرة…
fair_details_heading = التفاصيل
fair_detail_fingerprint = البصمة هي تجزئة SHA-256 للكلمتين «longsuit deal» تليهما بايتات السر الـ32.
fair_detail_numbers = الأرقام العشوائية تأتي من HMAC-SHA256 ومفتاحها السر. والرسالة هي رقم الخلط، وأرقام اللاعبين بترتيب المقاعد، وعدّاد، تفصل بينها العلامة |.
fair_detail_remainder = كل رقم أقل من n هو باقي قسمة رقم من 32 بت. والقليل من أكبر هذه الأرقام، الذي كان سيرجّح بعض البواقي، يُستبعد حتى تتساوى كل الاحتمالات.
fair_detail_shuffle = تُخلط الكوتشينة المرتّبة بطريقة فيشر وييتس: من آخر موضع نزولًا، تتبادل كل ورقة مكانها مع ورقة في موضعها أو قبله.
fair_detail_command = خارج هذه الصفحة، أمر واحد يجري التحقق نفسه: longsuit verify، مع اللعبة المحفوظة.
fair_finish_game_first = بعد أول لعبة كاملة، يظهر هنا التحقق من خلطها.
fair_promise_heading = الوعد
fair_promise = قبل كل توزيعة يسحب الخادم رقمًا سريًا ويعرض بصمته. ومن تلك اللحظة لا يستطيع تبديله برقم آخر دون أن ينكشف.
fair_your_part_heading = مساهمتك
fair_your_part = يضيف برنامج كل لاعب رقمًا من عنده. لم يكن الخادم يعرف هذا الرقم حين قدّم وعده، ورقم الخادم غير معروف لك.
fair_shuffle_heading = الخلط
fair_shuffle = ترتيب الورق ينتج من كل هذه الأرقام، بقاعدة يمكن لأي شخص قراءتها.
fair_proof_heading = الإثبات
fair_proof = بعد التوزيعة يُكشف السر. وعندها يمكن لأي شخص حساب البصمة والترتيب من جديد. وهذه الصفحة تفعل ذلك عنك.
fair_intro = لا أحد يستطيع اختيار ترتيب الورق: لا الخادم ولا أي لاعب. ولا يلزم أخذ ذلك على الثقة: يمكنك التحقق.
friend_link_needed = هذه الصفحة تحتاج إلى رابط من صديق. ورابطك أنت في صفحتك.
my_page_button = إلى صفحتي
now_friends_heading = أنت و{ $who } الآن أصدقاء
friends_see_tables_about = من صفحتك يمكنك تحديد هل تظهر طاولاتك لأصدقائك.
my_friends_button = أصدقائي
become_friends_question = هل نصبح أصدقاء؟
become_friends_about = وصلك هذا الرابط من شخص ما. يمكن للأصدقاء أن يجدوا طاولات بعضهم في الصالة إذا أراد الطرفان. اسمك هنا { $name }.
become_friends_button = قبول الصداقة
not_now_button = ليس الآن
lesson_label = الدرس
back_button = رجوع
play_now_button = اللعب الآن
next_button = التالي
learn_game_heading = تعلّم { $game }
learn_intro = توزيعة أولى من كل لعبة، مع شرح ما يُلعب ولماذا.
friend_at_table = { $who } على طاولة: { $game }، { $state_word }
go_to_table_button = إلى الطاولة
open_tables_heading = مفتوحة للجميع
join_table_button = انضمام: { $table }
watch_table_button = مشاهدة: { $table }
watch_button = مشاهدة
no_open_tables = لا طاولة مفتوحة للجميع الآن. يمكنك فتح أول طاولة، وسيجدك الآخرون هنا.
table_between_games = بين لعبتين
table_line_house_rules =
    { $game }، { $taken } من { $seats }، { $who_is ->
        [you] قواعدك الخاصة
       *[other] قواعد { $who } الخاصة
    }، { $state_word }
table_line_preset = { $game }، { $taken } من { $seats }، { $preset_word }، { $state_word }
your_tables_heading = طاولاتك
friends_tables_heading = أين أصدقاؤك
friends_heading = الأصدقاء
statistics_heading = الإحصاءات
your_name_label = اسمك
save_button = حفظ
guest_name = ضيف
edit_profile_button = تعديل الملف الشخصي
about_me_label = عنّي
table_setup_label = إعداد الطاولة
seats_heading = المقاعد
house_rules_heading = قواعد خاصة
table_settings_heading = إعدادات الطاولة
chosen_rules_label = القواعد التي اخترتها
open_table_button = فتح الطاولة
new_table_heading = طاولة جديدة
new_table_button = طاولة جديدة
new_table_question = أي لعبة نلعب؟
new_game_table_heading = طاولة جديدة: { $game }
other_games_button = اختيار لعبة أخرى
rules_question = قواعد أي لعبة؟
learn_first_deal_button = تعلّم بتوزيعة أولى
play_these_rules_button = اللعب بهذه القواعد
date_column = التاريخ
points_column = النقاط
no_ratings_yet = لا تصنيف لأحد في هذه اللعبة بعد. يأتي التصنيف من اللعب على طاولات مصنّفة بلا لاعبين آليين.
ratings_heading = التصنيفات
twirling_icon_label = أيقونة تدور
twirling_icon_about = تدور أيقونة الصفحة وأنت في صفحة أخرى.
install_button = تثبيت على هذا الجهاز
reset_settings_button = استعادة الإعدادات الأصلية
settings_on_device = تُحفظ الإعدادات على هذا الجهاز فقط.
language_label = اللغة
table_heading = الطاولة
theme_label = المظهر
theme_green = أخضر
theme_midnight = منتصف الليل
theme_burgundy = خمري
light_choice = فاتح
theme_high_contrast = تباين عالٍ
shade_as_device = مثل الجهاز
dark_choice = داكن
animations_label = الحركة
animations_none = بلا حركة
animations_slow = بطيئة
animations_normal = عادية
animations_fast = سريعة
animations_very_fast = سريعة جدًا
press_twice_label = اللعب بضغطتين
press_twice_about = الضغطة الأولى تختار الورقة، والثانية تلعبها.
auto_draw_label = السحب التلقائي
auto_draw_about = في بيستن تُسحب لك ورقة إذا لم يكن لك غير السحب.
original_program_heading = من البرنامج الأصلي
advice_best_action = الأفضل: { $label }.
advice_trying = جارٍ تجربة توزيعات…
advice_close = هناك اختيار آخر أرقامه أفضل، لكن قد يكون ذلك مجرد صدفة.
advice_is_announced = طلبك للنصيحة يظهر لكل من على الطاولة.
ask_advice_button = ماذا أفعل؟
advice_on_your_turn = يمكنك السؤال حين يأتي دورك.
advice_caption =
    { $deal_count ->
        [zero] لا توزيعات توافق ما ظهر لك
        [one] من توزيعة واحدة توافق ما ظهر لك
        [two] من توزيعتين توافقان ما ظهر لك
        [few] من { $deal_count } توزيعات توافق ما ظهر لك
        [many] من { $deal_count } توزيعة توافق ما ظهر لك
       *[other] من { $deal_count } توزيعة توافق ما ظهر لك
    }
advice_gain_column = مقابل الآخرين
advice_call_column = إصابة الطلب
advice_best = الأفضل
advice_tried_less = جُرّب أقل
claim_region = باقي التوزيعة محسوم
claim_waiting = تنتهي التوزيعة حين يوافق الجميع.
claim_request =
    { $seat_is ->
        [you] طلبت إنهاء هذه التوزيعة.
        [feminine] تطلب { $seat } إنهاء هذه التوزيعة.
        [masculine] يطلب { $seat } إنهاء هذه التوزيعة.
       *[other] طلب من { $seat } لإنهاء هذه التوزيعة.
    }
claim_outcome =
    { $trick_count ->
        [zero] لم تبق أي لمّة.
        [one]
            { $n ->
                [0] أيًّا كان اللعب، فاللمّة الأخيرة ليست لك.
               *[other] أيًّا كان اللعب، فاللمّة الأخيرة لك.
            }
        [two] أيًّا كان اللعب، فلك { $n } من آخر لمّتين.
        [few] أيًّا كان اللعب، فلك { $n } من آخر { $trick_count } لمّات.
        [many] أيًّا كان اللعب، فلك { $n } من آخر { $trick_count } لمّة.
       *[other] أيًّا كان اللعب، فلك { $n } من آخر { $trick_count } لمّة.
    }
end_deal_button = إنهاء التوزيعة
assisted_by_cheat = كشف الورق
assisted_by_odds = استعانة بالاحتمالات
assisted_by_advice = استعانة بالنصيحة
left_rated_game = غادر قبل النهاية
not_a_high_score = لا تُحسب هذه اللعبة ضمن أعلى النتائج:
void_advice = استُخدمت النصيحة.
void_cheat = فُتحت نافذة الغش.
void_computer_played = لعب لاعب آلي بدلًا منك.
void_daily = لتوزيعة اليوم لوحة صدارة خاصة بها.
void_from_position = بدأت اللعبة من وضع محدد مسبقًا.
void_fixed_seed = وُزّع الورق من بذرة ثابتة.
void_open_hands = كانت أوراق اللاعبين الآليين مكشوفة.
void_left = غادرت قبل النهاية.
void_no_deal_finished = لم تكتمل أي توزيعة.
void_odds = استُخدمت الاحتمالات.
void_own_rules = لم تكن القواعد قواعد إعداد جاهز.
void_seat_changed = تغيّر صاحب أحد المقاعد أثناء اللعبة.
void_seat_watched = كان بإمكان المتفرّجين رؤية أوراق لاعب مباشرةً.
void_takeback = حدث تراجع أثناء اللعبة.
void_undo = تراجعت عن خطوة.
winner_label = الفوز
rematch_button = مباراة أخرى
set_up_table_button = إعداد طاولة أخرى
show_table_button = عرض الطاولة
place_heading = المركز
high_score_offer = { $value } في { $game }: هذه من أعلى النتائج.
high_score_name_label = الاسم في أعلى النتائج
cards_heading = الورق
suit_colours_label = ألوان الأنواع
two_suit_colours = لونان
four_suit_colours = أربعة ألوان
colour_blind_suits = مناسبة لعمى الألوان
card_faces_label = وجوه الورق
card_faces_pictures = صور
card_faces_large_corners = زوايا كبيرة
card_faces_corners_only = الزوايا فقط
card_paper_label = لون الورق
card_paper_light = ورق فاتح
card_paper_dark = ورق داكن
card_back_label = ظهر الورق
card_back_bars = أعمدة زرقاء
card_back_red = أعمدة حمراء
card_back_lattice = شبكة خضراء
card_back_scales = حراشف بنفسجية
hand_order_label = ترتيب اليد
hand_order_rules = كما في القواعد
hand_order_ascending = من الأصغر إلى الأكبر
hand_order_descending = من الأكبر إلى الأصغر
hand_order_alternating = أحمر وأسود بالتناوب
hand_order_by_rank = حسب الرقم
hand_order_server = ترتيب الخادم
long_hand_label = اليد الطويلة
long_hand_two_rows = صفّان على الشاشات الضيقة
long_hand_one_fan = مروحة واحدة
card_sound_button = ورقة
trick_sound_button = لمّة
bid_sound_button = مزايدة
end_sound_button = نهاية اللعبة
sound_heading = الصوت والوصف
sound_by_day = نهارًا فقط
sound_on = تشغيل
sound_off = إيقاف
try_sounds_label = تجربة الأصوات:
narrate_label = وصف ما يحدث
narrate_about = وصف كل حدث بالكلمات لقارئات الشاشة.
deal_label = التوزيعة
replay_heading = إعادة العرض
replay_button = إعادة عرض لعبة
open_game_file = فتح لعبة محفوظة: يمكنك اختيار ملف أو إفلاته هنا.
your_games_heading = ألعابك
points_and_place =
    { $point_count ->
        [zero] بلا نقاط، المركز { $place }
        [one] نقطة واحدة، المركز { $place }
        [two] نقطتان، المركز { $place }
        [few] { $point_count } نقاط، المركز { $place }
        [many] { $point_count } نقطة، المركز { $place }
       *[other] { $point_count } نقطة، المركز { $place }
    }
no_finished_games = ستظهر هنا الألعاب التي أكملتها.
moment_link_copied = تم نسخ رابط هذه اللحظة.
moment_link = رابط هذه اللحظة: { $link }
replay_of_game = إعادة عرض { $game }
point_of_view_label = زاوية الرؤية
all_hands_open = كل الأيدي مكشوفة
as_seat_saw_it =
    { $seat_is ->
        [you] كما رأيتها
        [feminine] كما رأتها { $seat }
        [masculine] كما رآها { $seat }
       *[other] كما ظهرت لـ{ $seat }
    }
play_from_here_button = اللعب من هنا
more_button = المزيد
copy_moment_link_button = نسخ رابط هذه اللحظة
save_game_file_button = حفظ اللعبة في ملف
open_another_game_button = فتح لعبة أخرى
review_tab = المراجعة
events_tab = الأحداث
shuffles_tab = الخلط
review_in_progress = جارٍ مقارنة كل قرار بأفضل قرار. وهذا يأخذ بعض الوقت.
judged_all_hands_open = التقييم بكل الأيدي مكشوفة، وهذا ما لم يره أحد على الطاولة.
judged_by_seat_knowledge =
    { $seat_is ->
        [you] التقييم بحسب ما كان معروفًا لك وقتها.
       *[other] التقييم بحسب ما كان معروفًا لـ{ $seat } وقتها.
    }
costliest_moments_heading = اللحظات الأكثر كلفة
show_moment_button = عرض
play_moment_again_button = لعبها من جديد
no_costly_moments = لم يُضِع أي قرار نقاطًا أكثر مما تفسّره الصدفة.
expected_score_heading = النتيجة المتوقعة
turning_point_button = نقطة التحوّل: الحدث { $n }
decisions_caption = قرارات كل لاعب
accuracy_heading = الدقة
lost_in_bidding_heading = ضاع في المزايدة
lost_in_play_heading = ضاع في اللعب
shuffle_fair = عادل: السر هو الذي وُعد به، والورق كان بالترتيب الذي يعطيه.
shuffle_promise_kept = الوعد محفوظ: السر هو الذي وُعد به. ويجري التحقق من ترتيب الورق بعد انتهاء اللعبة.
shuffle_still_secret = ما زال سرًا: يُكشف عند انتهاء التوزيعة.
shuffle_unproven = بلا إثبات: لم يكن هناك وعد قبل هذا الخلط.
shuffle_wrong_secret = خطأ: هذا ليس السر الذي وُعد به.
shuffle_wrong_order = خطأ: لم يكن الورق بالترتيب الذي يعطيه السر.
shuffle_part_unused = خطأ: لم تُستخدم مساهمتك في الخلط.
shuffle_repeated_secret = خطأ: سبق استخدام هذا السر.
shuffle_daily = الوعد محفوظ: السر هو الذي وُعد به. وهذه توزيعة اليوم، وهي نفسها للجميع، فلا يساهم أحد في الخلط.
shuffle_not_promised = دون وعد لك: الأرقام متوافقة، لكن لم يصل إلى هذا الجهاز أي وعد قبل هذا الخلط. وهذا طبيعي عند الانضمام لاحقًا أو إعادة تحميل الصفحة أو انقطاع الاتصال؛ وإلا فلا يمكن الوثوق بهذا الخلط.
shuffles_wrong = عمليات خلط خاطئة: { $bad } من { $total }.
shuffle_promises_kept = وعود محفوظة حتى الآن: { $fair } من { $total }، ولم يُخلف أي وعد. وهذا من حساب هذه الصفحة نفسها.
shuffles_proven_fair = عمليات خلط ثبت عدلها: { $fair } من { $total }، ولا خطأ في أي منها. وهذا من حساب هذه الصفحة نفسها.
shuffle_number = الخلط { $n }
no_shuffle_yet = لم يُخلط الورق بعد.
step_back_button = خطوة للخلف
replay_play_button = تشغيل
replay_pause_button = إيقاف مؤقت
step_forward_button = خطوة للأمام
next_deal_button = التوزيعة التالية
replay_speed_label = السرعة
pace_heading = السرعة
timeline_region = خط سير اللعبة
previous_deal_button = التوزيعة السابقة
table_full = مكتملة
turn_sound_button = دورك
digits_label = الأرقام
digits_latin = { "1 2 3" }
digits_native = ١ ٢ ٣
gender_label = صيغة الحديث عنك
gender_unset = بلا تحديد
gender_feminine = هي
gender_masculine = هو
gender_hint = بعض اللغات تحتاج إلى هذا لتخبر الآخرين بما فعلت. ويمكنك تركه بلا تحديد.
judged_simply = التقييم بحسب ما كان معروفًا { $seat_is ->
        [you] لك
       *[other] لـ{ $seat }
    } وقتها، وبطريقة أبسط: الطريقة المتعمّقة تحتاج إلى محوّل برمجي، ولا يوجد هنا.
installation_heading = ما يتوفر على هذا الخادم
level_unavailable = { $level } (غير متاح هنا)
