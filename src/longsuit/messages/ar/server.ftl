error_version = إصدار Longsuit عندك لا يوافق إصدار الخادم. يُرجى إعادة تحميل الصفحة أو تحديث البرنامج.
error_bad_message = لا يستطيع الخادم قراءة هذه الرسالة.
error_too_large = هذه الرسالة أطول من اللازم.
error_too_fast = طلبات كثيرة دفعة واحدة. يُرجى الانتظار لحظة ثم المحاولة مرة أخرى.
error_too_many = بلغ العدد حدّه الأقصى الآن. يُرجى المحاولة لاحقًا.
error_origin = لا يُسمح لهذه الصفحة بالاتصال بهذا الخادم.
error_hello_first = يجب إلقاء التحية على الخادم أولًا.
error_bad_token = الخادم لا يعرف هذا الجهاز. يُرجى البدء من جديد كضيف.
error_bad_login = الاسم وكلمة المرور غير متطابقين.
error_bad_name = يجب أن يكون الاسم من 1 إلى 24 حرفًا.
error_not_found = لا يوجد شيء في هذا العنوان.
error_no_table = هذه الطاولة غير موجودة.
error_no_game = هذه اللعبة غير موجودة.
error_closed = هذه الطاولة مغلقة.
error_not_here = يجب الانضمام إلى طاولة أولًا.
error_not_seated = ليس لك مقعد على هذه الطاولة.
error_no_seat = هذا المقعد غير موجود.
error_seat_taken = هذا المقعد مشغول.
error_already_seated = لك مقعد بالفعل.
error_not_host = هذا متاح لصاحب الطاولة فقط.
error_banned = دخولك إلى هذه الطاولة محظور.
error_bad_options = هذه الخيارات غير ممكنة.
error_bad_log = هذا ليس سجل لعبة.
error_bad_player = هذا اللاعب الآلي غير موجود.
error_playing = يُرجى الانتظار حتى تنتهي اللعبة.
error_not_playing = لا توجد لعبة جارية.
error_empty_seats = ما زالت هناك مقاعد خالية.
error_stale = حدث شيء في هذه الأثناء. يُرجى إلقاء نظرة جديدة على الطاولة.
error_bad_action = هذه الحركة غير صالحة.
error_illegal = القواعد لا تسمح بهذا الآن.
error_not_now = هذا غير ممكن الآن.
error_forbidden = هذه الطاولة لا تسمح بهذا.
error_method = لا يُستخدم هذا العنوان بهذه الطريقة.
error_unavailable = لا يستطيع الخادم حفظ هذا الآن. يُرجى المحاولة مرة أخرى.
error_internal = حدث خطأ في الخادم وتم تسجيله.
claim_not_certain = لا يمكن إنهاء التوزيعة بعد: ما بقي منها غير محسوم.
answer_takeback_first = هناك طلب تراجع ينتظر ردّك أولًا.
nobody_asked = لم يطلب أحد هذا.
daily_deal_used = استخدمت محاولتك في هذه التوزيعة. هناك توزيعة جديدة كل يوم.
bad_day = يُكتب التاريخ هكذا: 2026-11-16، ولا يكون في المستقبل.
deal_already_shuffled = سبق خلط ورق هذه التوزيعة.
answer_claim_first = هناك طلب لإنهاء التوزيعة ينتظر ردّك أولًا.
undo_own_step_only = يمكنك التراجع عن حركتك الأخيرة فقط، وقبل أن يلعب أي لاعب آخر.
undo_needs_takeback = رأى الآخرون هذا، فيلزم طلب التراجع منهم.
nothing_to_take_back = ليس هناك بعدُ ما يمكنك التراجع عنه.
takeback_cards_shown = ظهرت أوراق منذ ذلك الحين، فلا يمكن التراجع.
no_takeback_when_rated = لا تراجع في اللعبة المصنّفة.
log_not_utf8 = يجب أن يكون السجل نصًا بترميز UTF-8.
server_full = الخادم ممتلئ. يُرجى المحاولة لاحقًا.
too_many_connections = هناك اتصالات كثيرة جدًا من عنوانك.
banned_from_server = دخولك إلى هذا الخادم محظور.
message_empty = رسالتك فارغة.
spectators_cannot_chat = الدردشة أثناء اللعب غير متاحة للمتفرّجين الذين يرون أوراق لاعب.
no_game_here_yet = لم تُلعب هنا أي لعبة بعد.
already_said_hello = سبق أن ألقيت التحية على الخادم.
not_your_device = حسابك غير مفتوح على ذلك الجهاز.
password_needed_to_return = يلزم وضع كلمة مرور أولًا، فمن دونها لا يمكنك تسجيل الدخول من جديد.
device_signed_out = تم تسجيل الخروج من هذا الجهاز.
name_taken = هذا الاسم يستخدمه شخص آخر.
not_your_friend = هذا الشخص ليس من أصدقائك.
friend_link_expired = هذا الرابط استُخدم أو انتهت صلاحيته. يُرجى طلب رابط جديد.
too_many_open_links =
    عندك بالفعل { $link_count ->
        [zero] 0 رابط غير مستخدم
        [one] رابط واحد غير مستخدم
        [two] رابطان غير مستخدمين
        [few] { $link_count } روابط غير مستخدمة
        [many] { $link_count } رابطًا غير مستخدم
       *[other] { $link_count } رابط غير مستخدم
    }. يُرجى الانتظار حتى يُستخدم أحدها أو تنتهي صلاحيته.
own_friend_link = هذا رابطك أنت. هو لإرساله إلى شخص آخر.
too_many_friends =
    عندك بالفعل { $friend_count ->
        [zero] 0 صديق
        [one] صديق واحد
        [two] صديقان
        [few] { $friend_count } أصدقاء
        [many] { $friend_count } صديقًا
       *[other] { $friend_count } صديق
    }، وهذا هو الحدّ الأقصى.
no_high_score_to_enter = لا توجد نتيجة تُضاف إلى أعلى النتائج في هذه اللعبة.
game_for_players_only = هذه اللعبة متاحة لمن لعبوها فقط.
log_after_game = يمكنك قراءة سجل اللعبة بعد انتهائها.
device_code_expired = هذا الرمز استُخدم أو انتهت صلاحيته. يُرجى طلب رمز جديد.
too_many_sign_ins = عدد كبير من الأشخاص يسجّلون الدخول الآن. يُرجى المحاولة بعد لحظة.
host_cannot_be_removed = لا يمكن إخراج صاحب الطاولة.
person_not_at_table = هذا الشخص ليس على الطاولة.
too_many_people_for_seats =
    { $people_count ->
        [zero] لا أحد يجلس هنا
        [one] يجلس هنا شخص واحد
        [two] يجلس هنا شخصان
        [few] يجلس هنا { $people_count } أشخاص
        [many] يجلس هنا { $people_count } شخصًا
       *[other] يجلس هنا { $people_count } شخص
    }، لكن لن يكون هناك إلا { $seat_count ->
        [zero] { $seat_count } مقعد
        [one] مقعد واحد
        [two] مقعدان
        [few] { $seat_count } مقاعد
        [many] { $seat_count } مقعدًا
       *[other] { $seat_count } مقعد
    }.
wrong_seat_count =
    عدد المقاعد هو { $seat_count ->
        [zero] { $seat_count } مقعد
        [one] مقعد واحد
        [two] مقعدان
        [few] { $seat_count } مقاعد
        [many] { $seat_count } مقعدًا
       *[other] { $seat_count } مقعد
    }، لا { $n }.
one_seat_each = لك مقعد واحد فقط.
no_room_for_table = لا مكان لطاولة أخرى. يُرجى المحاولة لاحقًا.
too_many_tables =
    { $table_count ->
        [zero] عندك بالفعل 0 طاولة
        [one] عندك بالفعل طاولة واحدة
        [two] عندك بالفعل طاولتان
        [few] عندك بالفعل { $table_count } طاولات
        [many] عندك بالفعل { $table_count } طاولة
       *[other] عندك بالفعل { $table_count } طاولة
    }. يجب إغلاق واحدة أولًا.
game_event_count =
    { $event_count ->
        [zero] ليس في هذه اللعبة أي حدث.
        [one] ليس في هذه اللعبة إلا حدث واحد.
        [two] ليس في هذه اللعبة إلا حدثان.
        [few] ليس في هذه اللعبة إلا { $event_count } أحداث.
        [many] ليس في هذه اللعبة إلا { $event_count } حدثًا.
       *[other] ليس في هذه اللعبة إلا { $event_count } حدث.
    }
play_from_earlier_event = انتهت هذه اللعبة. يمكن متابعة اللعب من حدث أسبق.
log_line_error = السطر { $line }: { $why }
game_of_other_kind = هذه اللعبة من نوع { $game }.
too_many_spectators = بلغ عدد المتفرّجين على هذه الطاولة حدّه الأقصى.
no_open_seat = لا يوجد مقعد خالٍ.
bad_field = لا يستطيع الخادم قراءة هذه الرسالة: { $text }
rated_without_help = لا تسمح الطاولة المصنّفة بنافذة الغش ولا بالنصيحة.

## Requests of programs: parameters, names and links

# $name is the name of a parameter or a field.
bad_number_parameter = قيمة «{ $name }» عدد صحيح من 0 إلى { $most }.
bad_parameter = القيم المسموحة لـ«{ $name }»: { $choices }.
no_such_preset = لا يوجد إعداد جاهز «{ $text }». الخيارات: { $choices }.
wrong_table_link = يُستخدم رابط هذه الطاولة، مثل { $link }.
player_unavailable = اللاعب الآلي «{ $name }» غير متاح للعبة { $game } على هذا الخادم.
bad_server_address = «{ $text }» ليس عنوان خادم: يُكتب هكذا http://HOST:PORT.
server_is_running = خادم الطاولات يعمل.
no_web_client = واجهة الويب ليست جزءًا من هذا التثبيت. ويمكن اللعب في الطرفية بدلًا منها:
