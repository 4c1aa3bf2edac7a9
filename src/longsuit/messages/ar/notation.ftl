no_such_card = لا توجد ورقة «{ $text }»: يُكتب الرقم ثم النوع، مثل 7H أو TS.
no_such_suit = لا يوجد نوع «{ $text }»: يُكتب { $choices }.
number_out_of_range = يُكتب عدد صحيح من { $least } إلى { $most }، لا «{ $text }».
action_missing = يجب كتابة حركة. { $forms }
no_such_action = «{ $text }» ليست حركة معروفة. { $forms }
# The words are notation and stay English in every language.
action_forms = تُكتب ورقة مثل 7H أو عدة أوراق، أو call 3 أو bid 5H أو bid 6N أو name S أو void S أو give 2C 3C 4C أو choose redeal أو draw أو take أو dash أو pass.
action_needs_one_word = تُكتب كلمة واحدة بالضبط بعد «{ $verb }».
action_stands_alone = تُكتب «{ $verb }» وحدها.
give_needs_cards = تُكتب الأوراق المطلوب تمريرها بعد «give»، مثل give 2C 3C 4C.
bad_choice_word = تُكتب كلمة واحدة بعد «choose»، مثل choose redeal، لا «{ $text }».
bad_seat_digit = البداية برقم المقعد (0 للأول) أو بعلامة * للخلط، لا بـ«{ $text }».
only_chance_shuffles = تُكتب علامة * قبل الخلط، ورقم المقعد (0 للأول) قبل أي شيء آخر.
header_below_events = يجب نقل سطر «{ $name }» إلى ما قبل الحدث الأول.
log_begins_with_game = يبدأ السجل بكلمة «game» ثم اسم اللعبة وإصدار قواعدها، مثل game whist 1.
second_game_line = يُكتب في السجل سطر «game» واحد فقط.
hex_digits_missing = يُكتب في آخر سطر «{ $name }» رقم ست عشري من 64 خانة (من 0 إلى 9 ومن a إلى f).
second_commitment = للخلط التالي التزام بالفعل.
nonce_out_of_place = مكان سطر «nonce» بعد الالتزام وقبل الخلط التابع له.
nothing_to_reveal = لا يوجد قبل هذا السطر خلط بقي له سر يُكشف.
no_such_game = لا توجد لعبة «{ $text }». الخيارات: { $choices }.
# $version is the log’s, $own the program’s.
unknown_rules_version = هذا الدور بالإصدار { $version } من قواعد { $game }، لكن هذا البرنامج يعرف الإصدارات حتى { $own }. يُرجى تحديث Longsuit لقراءته.
log_rules_error = في سطر «rules» خطأ. { $why }
log_names_error =
    في سطر «seats» { $name_count ->
        [zero] 0 اسم
        [one] اسم واحد
        [two] اسمان
        [few] { $name_count } أسماء
        [many] { $name_count } اسمًا
       *[other] { $name_count } اسم
    }، لكن عدد المقاعد { $seat_count ->
        [zero] { $seat_count } مقعد
        [one] مقعد واحد
        [two] مقعدان
        [few] { $seat_count } مقاعد
        [many] { $seat_count } مقعدًا
       *[other] { $seat_count } مقعد
    }.
log_event_error = الحدث { $n }: { $why }
event_refused = «{ $event }» غير مسموح هنا. { $why }
# $text is an error of the program that reads the file, in English.
bad_position = هذا الملف ليس وضعًا من لعبة: { $text }
position_without_actor = لا دور لأحد في هذا الوضع: يجب خلط الورق، أو أن اللعبة انتهت.
# $seat is counted from 1; $digit is what the file must have, counted from 0.
position_of_other_seat = الدور في هذا الوضع على { $seat }: يُكتب seat = { $digit }.
bad_option_pair = يُكتب الخيار هكذا: name=value، لا «{ $text }».
option_twice = يُكتب الخيار «{ $option }» مرة واحدة فقط.
no_such_option = لا يوجد خيار «{ $option }». الخيارات: { $choices }.
# $allowed is one of the three messages below.
option_refused = القيمة المسموحة للخيار «{ $option }»: { $allowed }، لا «{ $value }».
option_lowered =
    { $option_word }: { $value } بدلًا من { $n }، وهو أقصى عدد مع { $player_count ->
        [zero] { $player_count } لاعب
        [one] لاعب واحد
        [two] لاعبين
        [few] { $player_count } لاعبين
        [many] { $player_count } لاعبًا
       *[other] { $player_count } لاعب
    }.
allowed_choices = { $choices }
allowed_number = عدد صحيح من { $least } إلى { $most }
allowed_number_or_auto = عدد صحيح من { $least } إلى { $most }، أو auto
bad_player_name = «{ $text }» ليس لاعبًا آليًا: يُكتب اسم مثل heuristic أو npc(none,random).
no_such_player = لا يوجد لاعب آلي «{ $name }». الخيارات: { $choices }.
no_such_player_in_game = اللاعب الآلي «{ $name }» لا يلعب { $game }. الخيارات: { $choices }.
too_many_player_arguments =
    يُكتب بعد «{ $name }» { $argument_count ->
        [zero] 0 معامل
        [one] معامل واحد
        [two] معاملان
        [few] { $argument_count } معاملات
        [many] { $argument_count } معاملًا
       *[other] { $argument_count } معامل
    } على الأكثر، لا { $n }.
bad_player_argument = «{ $text }» ليس من معاملات «{ $name }». الخيارات: { $choices }.
