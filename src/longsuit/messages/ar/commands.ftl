## Settings files

file_unreadable = تعذّرت قراءة { $file }: { $text }
file_unwritable = تعذّرت كتابة { $file }: { $text }
settings_file_error = { $file }: { $why }
# $where is a section and a key of a settings file: [rules] whist.
settings_key_error = { $where }: { $why }
settings_too_large = هذا الملف أكبر بكثير من أي ملف إعدادات.
not_text_file = هذا ليس ملفًا نصيًا.
# $text is an error of the program that reads the file, in English.
not_toml_file = هذا ليس ملف TOML: { $text }
settings_need_quotes = تُكتب القيمة بين علامتي اقتباس.
no_such_setting = لا يوجد إعداد بهذا الاسم.
setting_missing = الإعداد «{ $key }» ناقص.
setting_refused = القيمة المسموحة: { $allowed }.
allowed_whole_number = عدد صحيح
allowed_number_from = عدد صحيح من { $least } فأكثر
allowed_text = نص بين علامتي اقتباس
settings_player_count =
    { $seat_count ->
        [zero] المطلوب 0 لاعب، لا { $n }.
        [one] المطلوب لاعب واحد، لا { $n }.
        [two] المطلوب لاعبان، واحد لكل مقعد، لا { $n }.
        [few] المطلوب { $seat_count } لاعبين، واحد لكل مقعد، لا { $n }.
        [many] المطلوب { $seat_count } لاعبًا، واحد لكل مقعد، لا { $n }.
       *[other] المطلوب { $seat_count } لاعب، واحد لكل مقعد، لا { $n }.
    }
not_original_settings = هذا الملف ليس ESTWHI.INI ولا whist.properties.
# $name is ESTWHI.INI or whist.properties.
original_without_keys = ليس في هذا الملف أي إعداد من إعدادات { $name }.
not_whole_number = يُكتب عدد صحيح، لا «{ $text }».
bad_choice = يُكتب { $choices }، لا «{ $text }».
ini_section_missing = يُكتب عنوان [section] قبل «{ $text }».
ini_pair_expected = يُكتب عنوان [section] أو سطر key=value، لا «{ $text }».
properties_bad_escape = بعد الشرطة المائلة العكسية والحرف u تُكتب أربعة أرقام ست عشرية.
note_out_of_range = { $where }: القيمة { $n } خارج المدى المسموح، فتُستخدم { $value }.
note_too_many_cards =
    { $where }: عدد الأوراق { $n } أكثر من اللازم مع { $player_count ->
        [zero] 0 لاعب
        [one] لاعب واحد
        [two] لاعبين اثنين
        [few] { $player_count } لاعبين
        [many] { $player_count } لاعبًا
       *[other] { $player_count } لاعب
    }، فيُستخدم { $value }.
note_missing_keys = هذه الإعدادات ناقصة، فتُستخدم قيم البرنامج الأصلي: { $key_list }.
note_missing_values = هذه الإعدادات ناقصة، فتُستخدم هذه القيم: { $key_list }.
note_unknown_key = { $key }: إعداد غير معروف، فيُترك.
note_main_window = { $key_list }: تُحفظ للتصدير فقط، فالصفحة لا تستطيع تحريك نافذة المتصفّح.
note_save_on_exit = { $where }: يُحفظ للتصدير فقط، فالإعدادات تُحفظ دائمًا على الفور.
note_page_only = { $key_list }: النوافذ والرموز والأيقونة في الصفحة، لا في الطرفية.
note_seed_acts = { $where }: كل لعبة ويست على هذا الحاسوب تُوزَّع منها، ولا تُحتسب في أعلى النتائج.
note_faces_up = { $where }: أوراق اللاعبين الآليين مكشوفة في ألعابك في الويست، ولذلك لا تُحتسب في أعلى النتائج.
note_imported_scores =
    { $where }: تُعرض على أنها مستورَدة، في قائمة { $player_count ->
        [zero] اللعب بلا لاعبين.
        [one] لاعب واحد.
        [two] لاعبَين.
        [few] { $player_count } لاعبين.
        [many] { $player_count } لاعبًا.
       *[other] { $player_count } لاعب.
    }
original_lacks_player = ليس في البرنامج الأصلي اللاعب { $name }.

## Backups

no_such_file = لا يوجد ملف { $file }.
not_sqlite_file = الملف { $file } ليس قاعدة بيانات SQLite، أو أنه تالف.
not_longsuit_database = الملف { $file } ليس قاعدة بيانات Longsuit.
database_damaged = الملف { $file } تالف.

## Errors of commands

error_line = خطأ: { $why }
file_error = { $file }: { $why }
no_such_command = لا يوجد أمر «{ $text }». الخيارات: { $choices }.
no_such_language = لا توجد لغة «{ $text }». الخيارات: { $choices }.
no_such_game_near = لا توجد لعبة «{ $text }». هل المقصود { $near }؟ الخيارات: { $choices }.
no_such_preset_near = لا يوجد إعداد جاهز «{ $text }». هل المقصود { $near }؟ الخيارات: { $choices }.
no_such_export = لا يوجد ملف إعدادات «{ $text }» للتصدير. الخيارات: { $choices }.
no_such_export_near = لا يوجد ملف إعدادات «{ $text }» للتصدير. هل المقصود { $near }؟ الخيارات: { $choices }.
say_which_game = يجب تحديد اللعبة: { $choices }.
one_game_at_a_time = تُذكر لعبة واحدة فقط، لا { $name_list }.
file_is_folder = تعذّرت كتابة { $file }: هذا مجلد.
no_such_folder = تعذّرت كتابة { $file }: لا يوجد مجلد { $folder }.
file_exists = الملف { $file } موجود بالفعل. يلزم اسم آخر.
no_such_event =
    { $event_count ->
        [zero] لا يوجد حدث { $n }: ليس في { $file } أي حدث.
        [one] لا يوجد حدث { $n }: ليس في { $file } إلا حدث واحد.
        [two] لا يوجد حدث { $n }: ليس في { $file } إلا حدثان.
        [few] لا يوجد حدث { $n }: ليس في { $file } إلا { $event_count } أحداث.
        [many] لا يوجد حدث { $n }: ليس في { $file } إلا { $event_count } حدثًا.
       *[other] لا يوجد حدث { $n }: ليس في { $file } إلا { $event_count } حدث.
    }
bad_seat_option = «{ $text }» ليس مقعدًا. يُكتب رقم المقعد (0 للأول) أو { $word_watcher }.
load_alone = الخيار { $option } يأخذ اللعبة وقواعدها ولاعبيها من الملف، فلا يُذكر معه غيرها.
wrong_other_players =
    عدد المقاعد الأخرى { $seat_count ->
        [zero] 0 مقعد
        [one] مقعد واحد
        [two] مقعدان
        [few] { $seat_count } مقاعد
        [many] { $seat_count } مقعدًا
       *[other] { $seat_count } مقعد
    }، لكن عدد المذكورين في { $option } هو { $n }.
bad_seat_name = «{ $text }» لا يصلح اسمًا: الاسم 20 حرفًا على الأكثر، بلا علامة # وبلا مسافات.
no_server_at = لا يوجد خادم Longsuit في العنوان { $url }.

## Games, rules and computer players

player_range =
    { $player_count ->
        [zero] من { $least } إلى 0 لاعب
        [one] من { $least } إلى لاعب واحد
        [two] من { $least } إلى لاعبين اثنين
        [few] من { $least } إلى { $player_count } لاعبين
        [many] من { $least } إلى { $player_count } لاعبًا
       *[other] من { $least } إلى { $player_count } لاعب
    }
game_name_and_players = { $name }، { $players }
preset_names = الإعدادات الجاهزة: { $preset_list }
option_values = المسموح: { $allowed }. القيمة الافتراضية: { $default }.
player_games = يلعب { $game_list }
player_notation = يُكتب اللاعب مع معاملاته هكذا: { $notation }. وإذا تُرك معامل، أخذ أول قيمة في قائمته.
characters_heading = أسماؤهم على الطاولة:
player_right = { $name }: { $action } ({ $because })، وهذا صحيح.
player_wrong = { $name }: { $action } ({ $because })، وهذا غير صحيح.

## Beginning a game

which_game_question = أي لعبة نلعب؟
one_is_unfinished = (هناك لعبة لم تكتمل)
number_prompt = من { $least } إلى { $most }
type_number_or_quit = يُكتب رقم من { $least } إلى { $most }، أو { $command }.
unfinished_game = لك لعبة لم تكتمل في { $game_title } ({ $progress }).
unfinished_practice_game = لك لعبة تدريب لم تكتمل في { $game_title } ({ $progress }).
unfinished_unreadable = لا يمكن متابعة لعبتك التي لم تكتمل. { $why }
unfinished_replaced = ستحلّ اللعبة الجديدة محلّها. ولمتابعة القديمة بدلًا من ذلك، يمكنك الخروج الآن وكتابة { $command }.
continue_question = هل نتابعها؟ ({ $answer_choices })
type_one_of = يُكتب { $answer_choices }.
settings_unused = إعداداتك غير مستخدمة الآن. { $why }
rules_of_settings = تسري القواعد التي في إعداداتك: { $rules }
seed_of_settings = حسب إعداداتك يُوزَّع الورق في كل لعبة من البذرة { $seed }: الأوراق نفسها كل مرة. ولتوزيع جديد يُستخدم الخيار { $option }.
open_hands_note = أوراق اللاعبين الآليين مكشوفة، ولذلك لا تُحتسب هذه اللعبة في أعلى النتائج.
watch_without_seat = مع { $option } ليس لك مقعد، فلا يُستخدم معه { $other_option }.
no_page_here = لا توجد صفحة للمتصفّح. { $why }
page_not_installed = ليست الصفحة جزءًا من هذا التثبيت.
playing_in_terminal = لذلك تبدأ اللعبة هنا في الطرفية.
already_running = البرنامج يعمل بالفعل في هذه الصفحة:

## Replay, review and shuffles

event_of_total = الحدث { $n } من { $total }
shuffle_comes_next = بعد هذا يُخلط الورق.
page_written = الصفحة في { $file }.
review_standing =
    { $decision_count ->
        [zero] { $seat }: { $score_text }، بلا قرارات.
        [one] { $seat }: { $score_text }، الدقة { $percent } في قرار واحد.
        [two] { $seat }: { $score_text }، الدقة { $percent } في قرارين.
        [few] { $seat }: { $score_text }، الدقة { $percent } في { $decision_count } قرارات.
        [many] { $seat }: { $score_text }، الدقة { $percent } في { $decision_count } قرارًا.
       *[other] { $seat }: { $score_text }، الدقة { $percent } في { $decision_count } قرار.
    }
shuffle_verdict = الخلط { $n }: { $verdict }
every_commitment_holds = كل خلط كان عادلًا.
shuffles_partly_proven = عمليات خلط ثبت عدلها: { $fair } من { $total }، ولا خطأ في أي منها.
fairness_extent =
    { $game_count ->
        [zero] 0 لعبة،
        [one] لعبة واحدة،
        [two] لعبتان،
        [few] { $game_count } ألعاب،
        [many] { $game_count } لعبة،
       *[other] { $game_count } لعبة،
    } { $shuffle_count ->
        [zero] 0 عملية خلط.
        [one] عملية خلط واحدة.
        [two] عمليتا خلط.
        [few] { $shuffle_count } عمليات خلط.
        [many] { $shuffle_count } عملية خلط.
       *[other] { $shuffle_count } عملية خلط.
    }
fairness_copies =
    { $game_count ->
        [zero] لا ألعاب مكرّرة.
        [one] لعبة واحدة مكرّرة، وتُحسب مرة واحدة.
        [two] لعبتان مكرّرتان، وتُحسب كل منهما مرة واحدة.
        [few] { $game_count } ألعاب مكرّرة، وتُحسب كل منها مرة واحدة.
        [many] { $game_count } لعبة مكرّرة، وتُحسب كل منها مرة واحدة.
       *[other] { $game_count } لعبة مكرّرة، وتُحسب كل منها مرة واحدة.
    }
fairness_shared =
    { $shuffle_count ->
        [zero] لا خلط مشتركًا بين الألعاب.
        [one] عملية خلط واحدة سبقت وضعًا بدأت منه عدة ألعاب، فلا تُحسب مرة أخرى.
        [two] عمليتا خلط سبقتا أوضاعًا بدأت منها عدة ألعاب، فلا تُحسبان مرة أخرى.
        [few] { $shuffle_count } عمليات خلط سبقت أوضاعًا بدأت منها عدة ألعاب، فلا تُحسب مرة أخرى.
        [many] { $shuffle_count } عملية خلط سبقت أوضاعًا بدأت منها عدة ألعاب، فلا تُحسب مرة أخرى.
       *[other] { $shuffle_count } عملية خلط سبقت أوضاعًا بدأت منها عدة ألعاب، فلا تُحسب مرة أخرى.
    }
fairness_repeated =
    { $shuffle_count ->
        [zero] لا خلط يكرّر ترتيبًا سابقًا.
        [one] عملية خلط واحدة تكرّر ترتيبًا سابقًا. والخلط العادل لا يفعل ذلك أبدًا.
        [two] عمليتا خلط تكرّران ترتيبين سابقين. والخلط العادل لا يفعل ذلك أبدًا.
        [few] { $shuffle_count } عمليات خلط تكرّر ترتيبات سابقة. والخلط العادل لا يفعل ذلك أبدًا.
        [many] { $shuffle_count } عملية خلط تكرّر ترتيبات سابقة. والخلط العادل لا يفعل ذلك أبدًا.
       *[other] { $shuffle_count } عملية خلط تكرّر ترتيبات سابقة. والخلط العادل لا يفعل ذلك أبدًا.
    }
proofs_hold =
    { $shuffle_count ->
        [zero] لا خلط ثبت عدله.
        [one] عملية خلط واحدة ثبت عدلها.
        [two] عمليتا خلط ثبت عدلهما.
        [few] { $shuffle_count } عمليات خلط ثبت عدلها.
        [many] { $shuffle_count } عملية خلط ثبت عدلها.
       *[other] { $shuffle_count } عملية خلط ثبت عدلها.
    }
proofs_not_revealed =
    { $shuffle_count ->
        [zero] لا أسرار لم تُكشف بعد.
        [one] لم يُكشف بعد سر عملية خلط واحدة.
        [two] لم يُكشف بعد سر كل من عمليتي خلط.
        [few] لم تُكشف بعد أسرار { $shuffle_count } عمليات خلط.
        [many] لم تُكشف بعد أسرار { $shuffle_count } عملية خلط.
       *[other] لم تُكشف بعد أسرار { $shuffle_count } عملية خلط.
    }
proofs_without_commitment =
    { $shuffle_count ->
        [zero] لم يكن هناك وعد قبل 0 عملية خلط.
        [one] لم يكن هناك وعد قبل عملية خلط واحدة.
        [two] لم يكن هناك وعد قبل عمليتي خلط.
        [few] لم يكن هناك وعد قبل { $shuffle_count } عمليات خلط.
        [many] لم يكن هناك وعد قبل { $shuffle_count } عملية خلط.
       *[other] لم يكن هناك وعد قبل { $shuffle_count } عملية خلط.
    }
proofs_wrong_secret =
    { $shuffle_count ->
        [zero] لا سر خاطئ.
        [one] خطأ: سر عملية خلط واحدة ليس السر الذي وُعد به.
        [two] خطأ: السر في عمليتي خلط ليس السر الذي وُعد به.
        [few] خطأ: السر في { $shuffle_count } عمليات خلط ليس السر الذي وُعد به.
        [many] خطأ: السر في { $shuffle_count } عملية خلط ليس السر الذي وُعد به.
       *[other] خطأ: السر في { $shuffle_count } عملية خلط ليس السر الذي وُعد به.
    }
proofs_wrong_order =
    { $shuffle_count ->
        [zero] لا ترتيب خاطئ.
        [one] خطأ: لم يكن الورق في عملية خلط واحدة بالترتيب الذي يعطيه السر.
        [two] خطأ: لم يكن الورق في عمليتي خلط بالترتيب الذي يعطيه السر.
        [few] خطأ: لم يكن الورق في { $shuffle_count } عمليات خلط بالترتيب الذي يعطيه السر.
        [many] خطأ: لم يكن الورق في { $shuffle_count } عملية خلط بالترتيب الذي يعطيه السر.
       *[other] خطأ: لم يكن الورق في { $shuffle_count } عملية خلط بالترتيب الذي يعطيه السر.
    }
proofs_repeated_secret =
    { $shuffle_count ->
        [zero] لا سر مكرّرًا.
        [one] خطأ: سبق استخدام السر في عملية خلط واحدة.
        [two] خطأ: سبق استخدام السر في عمليتي خلط.
        [few] خطأ: سبق استخدام السر في { $shuffle_count } عمليات خلط.
        [many] خطأ: سبق استخدام السر في { $shuffle_count } عملية خلط.
       *[other] خطأ: سبق استخدام السر في { $shuffle_count } عملية خلط.
    }
fairness_fair = عادل: ترتيب الورق كما يكون في الخلط العادل.
fairness_doubtful = مشكوك فيه: لا يأتي الخلط العادل هكذا إلا أقل من مرة في كل مئة.
fairness_unfair = غير عادل: لا يكاد الخلط العادل يأتي هكذا أبدًا.
fairness_too_few =
    { $shuffle_count ->
        [zero] العدد أقل من أن يكفي للحكم: يلزم للاختبار 0 عملية خلط على الأقل بالأوراق نفسها.
        [one] العدد أقل من أن يكفي للحكم: يلزم للاختبار عملية خلط واحدة على الأقل بالأوراق نفسها.
        [two] العدد أقل من أن يكفي للحكم: يلزم للاختبار عمليتا خلط على الأقل بالأوراق نفسها.
        [few] العدد أقل من أن يكفي للحكم: يلزم للاختبار { $shuffle_count } عمليات خلط على الأقل بالأوراق نفسها.
        [many] العدد أقل من أن يكفي للحكم: يلزم للاختبار { $shuffle_count } عملية خلط على الأقل بالأوراق نفسها.
       *[other] العدد أقل من أن يكفي للحكم: يلزم للاختبار { $shuffle_count } عملية خلط على الأقل بالأوراق نفسها.
    }
# $cards_shuffled is the number of cards in the pack; $about says what was counted.
fairness_test =
    { $shuffle_count ->
        [zero] { $about } في 0 عملية خلط من { $cards_shuffled } ورقة: مثل هذا أو أغرب منه يأتي مع الخلط العادل في { $percent } من الحالات.
        [one] { $about } في عملية خلط واحدة من { $cards_shuffled } ورقة: مثل هذا أو أغرب منه يأتي مع الخلط العادل في { $percent } من الحالات.
        [two] { $about } في عمليتي خلط من { $cards_shuffled } ورقة: مثل هذا أو أغرب منه يأتي مع الخلط العادل في { $percent } من الحالات.
        [few] { $about } في { $shuffle_count } عمليات خلط من { $cards_shuffled } ورقة: مثل هذا أو أغرب منه يأتي مع الخلط العادل في { $percent } من الحالات.
        [many] { $about } في { $shuffle_count } عملية خلط من { $cards_shuffled } ورقة: مثل هذا أو أغرب منه يأتي مع الخلط العادل في { $percent } من الحالات.
       *[other] { $about } في { $shuffle_count } عملية خلط من { $cards_shuffled } ورقة: مثل هذا أو أغرب منه يأتي مع الخلط العادل في { $percent } من الحالات.
    }
fairness_test_below =
    { $shuffle_count ->
        [zero] { $about } في 0 عملية خلط من { $cards_shuffled } ورقة: مثل هذا أو أغرب منه يأتي مع الخلط العادل في أقل من { $percent } من الحالات.
        [one] { $about } في عملية خلط واحدة من { $cards_shuffled } ورقة: مثل هذا أو أغرب منه يأتي مع الخلط العادل في أقل من { $percent } من الحالات.
        [two] { $about } في عمليتي خلط من { $cards_shuffled } ورقة: مثل هذا أو أغرب منه يأتي مع الخلط العادل في أقل من { $percent } من الحالات.
        [few] { $about } في { $shuffle_count } عمليات خلط من { $cards_shuffled } ورقة: مثل هذا أو أغرب منه يأتي مع الخلط العادل في أقل من { $percent } من الحالات.
        [many] { $about } في { $shuffle_count } عملية خلط من { $cards_shuffled } ورقة: مثل هذا أو أغرب منه يأتي مع الخلط العادل في أقل من { $percent } من الحالات.
       *[other] { $about } في { $shuffle_count } عملية خلط من { $cards_shuffled } ورقة: مثل هذا أو أغرب منه يأتي مع الخلط العادل في أقل من { $percent } من الحالات.
    }
test_positions = موضع كل ورقة
test_neighbours = الأوراق المتجاورة من نوع واحد
test_fixed_points = أوراق في موضعها المرتّب
test_high_cards =
    { $seat_count ->
        [zero] الأوراق العالية
        [one] الأوراق العالية الموزّعة على مقعد واحد
        [two] الأوراق العالية الموزّعة على أحد مقعدين
        [few] الأوراق العالية الموزّعة على مقعد من { $seat_count } مقاعد
        [many] الأوراق العالية الموزّعة على مقعد من { $seat_count } مقعدًا
       *[other] الأوراق العالية الموزّعة على مقعد من { $seat_count } مقعد
    }
fairness_wrong_file = غير عادل: في { $file } خلط يخالف وعده. والأمر { $command } يبيّن أي خلط هو.

## Arena

progress_left = الباقي
matches_heading = المباريات
no_match_finished = لم تكتمل أي مباراة.
stopped_early = توقّف اللعب قبل النهاية.
process_died = توقّفت إحدى العمليات فجأة، فلم يُلعب الباقي.
result_of_matches =
    { $match_count ->
        [zero] هذه نتيجة 0 مباراة.
        [one] هذه نتيجة مباراة واحدة.
        [two] هذه نتيجة مباراتين.
        [few] هذه نتيجة { $match_count } مباريات.
        [many] هذه نتيجة { $match_count } مباراة.
       *[other] هذه نتيجة { $match_count } مباراة.
    }
matches_rounded_up =
    { $match_count ->
        [zero] زاد العدد من 0 مباراة إلى { $n } حتى تكتمل كل توزيعة.
        [one] زاد العدد من مباراة واحدة إلى { $n } حتى تكتمل كل توزيعة.
        [two] زاد العدد من مباراتين إلى { $n } حتى تكتمل كل توزيعة.
        [few] زاد العدد من { $match_count } مباريات إلى { $n } حتى تكتمل كل توزيعة.
        [many] زاد العدد من { $match_count } مباراة إلى { $n } حتى تكتمل كل توزيعة.
       *[other] زاد العدد من { $match_count } مباراة إلى { $n } حتى تكتمل كل توزيعة.
    }
seatings_uneven =
    { $seating_count ->
        [zero] لا ترتيبات للجلوس.
        [one] هناك ترتيب واحد للجلوس. وبالخيار { $option } تتساوى مرات لعب كل ترتيب.
        [two] هناك ترتيبان للجلوس، وبعضها لُعب أكثر من غيره. وبالخيار { $option } تتساوى مرات لعب كل ترتيب.
        [few] هناك { $seating_count } ترتيبات للجلوس، وبعضها لُعب أكثر من غيره. وبالخيار { $option } تتساوى مرات لعب كل ترتيب.
        [many] هناك { $seating_count } ترتيبًا للجلوس، وبعضها لُعب أكثر من غيره. وبالخيار { $option } تتساوى مرات لعب كل ترتيب.
       *[other] هناك { $seating_count } ترتيب للجلوس، وبعضها لُعب أكثر من غيره. وبالخيار { $option } تتساوى مرات لعب كل ترتيب.
    }
matches_broken_off =
    { $match_count ->
        [zero] لم تُوقَف أي مباراة
        [one] أُوقفت مباراة واحدة بلا فائز
        [two] أُوقفت مباراتان بلا فائز
        [few] أُوقفت { $match_count } مباريات بلا فائز
        [many] أُوقفت { $match_count } مباراة بلا فائز
       *[other] أُوقفت { $match_count } مباراة بلا فائز
    }: بلغت إحدى الجولات { $event_count ->
        [zero] 0 حدث
        [one] حدثًا واحدًا
        [two] حدثين
        [few] { $event_count } أحداث
        [many] { $event_count } حدثًا
       *[other] { $event_count } حدث
    } ولم تنتهِ.
matches_not_counted =
    { $match_count ->
        [zero] لم تنته أي مباراة قبل إكمال توزيعة.
        [one] انتهت مباراة واحدة قبل إكمال أي توزيعة: لا فائز فيها، ولا تُحسب.
        [two] انتهت مباراتان قبل إكمال أي توزيعة: لا فائز فيهما، ولا تُحسبان.
        [few] انتهت { $match_count } مباريات قبل إكمال أي توزيعة: لا فائز فيها، ولا تُحسب.
        [many] انتهت { $match_count } مباراة قبل إكمال أي توزيعة: لا فائز فيها، ولا تُحسب.
       *[other] انتهت { $match_count } مباراة قبل إكمال أي توزيعة: لا فائز فيها، ولا تُحسب.
    }
player_failures =
    { $failure_count ->
        [zero] لم يتعطّل أي لاعب آلي
        [one] تعطّل لاعب آلي مرة واحدة
        [two] تعطّل لاعبون آليون مرتين
        [few] تعطّل لاعبون آليون { $failure_count } مرات
        [many] تعطّل لاعبون آليون { $failure_count } مرة
       *[other] تعطّل لاعبون آليون { $failure_count } مرة
    }، فلُعبت بدلًا من ذلك حركة عشوائية تسمح بها القواعد ({ $error_list }). الأوضاع المحفوظة في { $folder }: { $position_count ->
        [zero] لا شيء
        [one] وضع واحد
        [two] وضعان
        [few] { $position_count } أوضاع
        [many] { $position_count } وضعًا
       *[other] { $position_count } وضع
    }.
arena_extent =
    { $match_count ->
        [zero] لا مباريات.
        [one] مباراة واحدة بتوزيعة خاصة بها.
        [two] مباراتان، لكل منهما توزيعة خاصة بها.
        [few] { $match_count } مباريات، لكل منها توزيعة خاصة بها.
        [many] { $match_count } مباراة، لكل منها توزيعة خاصة بها.
       *[other] { $match_count } مباراة، لكل منها توزيعة خاصة بها.
    }
arena_extent_duplicate =
    { $match_count ->
        [zero] لا مباريات:
        [one] مباراة واحدة:
        [two] مباراتان:
        [few] { $match_count } مباريات:
        [many] { $match_count } مباراة:
       *[other] { $match_count } مباراة:
    } { $deal_count ->
        [zero] لا توزيعات.
        [one] توزيعة واحدة، لُعبت واللاعبون في كل المقاعد بالتبادل.
        [two] توزيعتان، لُعبت كل منهما واللاعبون في كل المقاعد بالتبادل.
        [few] { $deal_count } توزيعات، لُعبت كل منها واللاعبون في كل المقاعد بالتبادل.
        [many] { $deal_count } توزيعة، لُعبت كل منها واللاعبون في كل المقاعد بالتبادل.
       *[other] { $deal_count } توزيعة، لُعبت كل منها واللاعبون في كل المقاعد بالتبادل.
    }
arena_method =
    { $match_count ->
        [zero] مجالات ثقة 95% من 0 مباراة:
        [one] مجالات ثقة 95% من مباراة واحدة:
        [two] مجالات ثقة 95% من مباراتين:
        [few] مجالات ثقة 95% من { $match_count } مباريات:
        [many] مجالات ثقة 95% من { $match_count } مباراة:
       *[other] مجالات ثقة 95% من { $match_count } مباراة:
    } طريقة ستيودنت للنقاط، وطريقة ويلسون للنسب. والفوز محسوب لمقعد واحد، والفوز المشترك يُقسم بين أصحابه. ونسبة الصدفة { $percent }.
arena_method_duplicate =
    { $deal_count ->
        [zero] مجالات ثقة 95% من 0 توزيعة:
        [one] مجالات ثقة 95% من توزيعة واحدة تُحسب مبارياتها معًا:
        [two] مجالات ثقة 95% من توزيعتين، تُحسب مباريات كل منهما معًا:
        [few] مجالات ثقة 95% من { $deal_count } توزيعات، تُحسب مباريات كل منها معًا:
        [many] مجالات ثقة 95% من { $deal_count } توزيعة، تُحسب مباريات كل منها معًا:
       *[other] مجالات ثقة 95% من { $deal_count } توزيعة، تُحسب مباريات كل منها معًا:
    } طريقة ستيودنت للنقاط، وطريقة ويلسون للنسب. والفوز محسوب لمقعد واحد، والفوز المشترك يُقسم بين أصحابه. ونسبة الصدفة { $percent }.
column_wins = الفوز
column_made = الإصابة
column_skill = المهارة
column_milliseconds = ملّي ث
column_errors = الأخطاء
with_deviation = { $n } ± { $deviation }
scored_more_than = نقاط أكثر من
events_digest = بصمة كل الأحداث: { $digest }
arena_page_title = { $name }: الحلبة
arena_rules = القواعد: { $rules } · البذرة { $seed }
arena_rules_default = القواعد: الافتراضية · البذرة { $seed }
wins_heading = الفوز
wins_about = الخط المتقطّع هو نسبة الصدفة: { $percent }.
wins_plot = نسبة الفوز بالمباريات
mean_score_heading = متوسط النقاط في المباراة
mean_score_plot = متوسط النقاط
calls_made_heading = الطلبات الصائبة
calls_made_about = كم طلبًا من كل الطلبات أُكلت لمّاته بالضبط.
calls_made_plot = نسبة الطلبات الصائبة
calls_made_by_call_heading = الطلبات الصائبة بحسب الطلب
calls_made_by_call_about = العمود الكامل 100%، وتحته الطلب ونسبة إصابته.
score_spread_about = كم مرة جاءت كل نتيجة. والخط المتقطّع هو الوسيط.
score_spread_plot = توزّع النتائج
median_label = الوسيط { $n }
head_to_head_heading = وجهًا لوجه
head_to_head_about = كم مرة (%) زادت نقاط الصف على نقاط العمود. والتعادل يُحسب نصف مرة.
one_against_other = { $name } ضد { $other }: { $share }
calls_made_hint = { $name }، الطلب { $call }: أصاب { $made } من { $times }
player_errors_heading = الأخطاء
player_errors_about = لُعبت بدلًا منها حركة عشوائية تسمح بها القواعد. أول خطأ لكل لاعب:
player_error = { $name }، المباراة { $match }، المقعد { $seat_number }: { $text }
same_games_heading = اللعب من جديد
same_games_about = الأمر نفسه يعطي الألعاب نفسها:

## Simulations and installation

simulation_extent =
    { $game_count ->
        [zero] 0 لعبة،
        [one] لعبة واحدة،
        [two] لعبتان،
        [few] { $game_count } ألعاب،
        [many] { $game_count } لعبة،
       *[other] { $game_count } لعبة،
    } { $round_count ->
        [zero] 0 جولة،
        [one] جولة واحدة،
        [two] جولتان،
        [few] { $round_count } جولات،
        [many] { $round_count } جولة،
       *[other] { $round_count } جولة،
    } { $seconds }، بسرعة { $rate } لعبة في الثانية.
games_broken_off =
    { $game_count ->
        [zero] لم تُوقَف أي لعبة.
        [one] لعبة واحدة لم تصل إلى نهاية فأُوقفت.
        [two] لعبتان لم تصلا إلى نهاية فأُوقفتا.
        [few] { $game_count } ألعاب لم تصل إلى نهاية فأُوقفت.
        [many] { $game_count } لعبة لم تصل إلى نهاية فأُوقفت.
       *[other] { $game_count } لعبة لم تصل إلى نهاية فأُوقفت.
    }
cards_left_heading = الأوراق الباقية
tricks_heading = اللمّات
totals_heading = المجاميع
number_range = من { $least } إلى { $most }
simulation_checksum = المجموع الاختباري لكل الألعاب: { $digits }
column_won_or_shared = فوز أو مشاركة فيه
column_mean_total = متوسط المجموع
column_least = الأقل
column_most = الأكثر
compiling = جارٍ التحويل البرمجي…
compiling_entry = جارٍ التحويل البرمجي: { $name }…
entries_compiled =
    { $entry_count ->
        [zero] اكتمل التحويل البرمجي بعد { $seconds }: لا شيء.
        [one] اكتمل التحويل البرمجي بعد { $seconds }: نقطة دخول واحدة.
        [two] اكتمل التحويل البرمجي بعد { $seconds }: نقطتا دخول.
        [few] اكتمل التحويل البرمجي بعد { $seconds }: { $entry_count } نقاط دخول.
        [many] اكتمل التحويل البرمجي بعد { $seconds }: { $entry_count } نقطة دخول.
       *[other] اكتمل التحويل البرمجي بعد { $seconds }: { $entry_count } نقطة دخول.
    }
no_compiler = لا يوجد محوّل برمجي: تعمل المحاكاة بالتفسير، وهو أبطأ مئات المرات.
package_missing = ناقصة: { $what }
package_for_speed = المحاكاة واللاعبون الأقوياء بأقصى سرعة
package_for_lan = العثور على الخوادم في الشبكة
package_for_postgres = خادم مع PostgreSQL
package_for_server = خادم أسرع
is_there = موجود
not_compiled_yet = ليس بعد: { $command }
compiled_code_folder = نتائج التحويل البرمجي محفوظة في { $folder }.

## Servers

on_this_computer = على هذا الكمبيوتر:
on_this_network = على هذه الشبكة:
stop_with_keys = للإيقاف يُضغط { $keys }.
database_in_use_by_server = هناك خادم آخر يستخدم قاعدة البيانات هذه. يلزم إيقافه، أو ذكر قاعدة بيانات أخرى بالخيار { $option }.
database_unusable = تعذّر استخدام قاعدة البيانات ({ $text }). يُرجى التحقق من الخيار { $option }.
server_superseded = توقّف الخادم: استخدم خادم آخر قاعدة بياناته في هذه الأثناء، أو أُعيدت قاعدة البيانات إلى نسخة أقدم. يُرجى تشغيله من جديد.
database_replaced = توقّف الخادم: حُذفت قاعدة بياناته { $file } أو استُبدلت. يُرجى وضع الملف الصحيح في مكانه والخادم متوقّف، ثم تشغيله من جديد.
database_newer = قاعدة البيانات من إصدار أحدث من Longsuit، ولم يتغيّر فيها شيء. يُرجى تثبيت ذلك الإصدار، أو استعادة النسخة المأخوذة قبل الترقية.
admin_table_set_aside = نُحّيت جانبًا لتعذّر تحميلها: { $why }
database_unusable_start = تعذّر استخدام قاعدة البيانات ({ $text }). يُرجى التحقق من الخيار { $option }، وتشغيل الخادم مرة واحدة لتحديثها.
bad_network = «{ $text }» ليس شبكة. يُكتب عنوان مثل 192.0.2.7 أو شبكة مثل 192.0.2.0/24.
short_metrics_token = الرمز في { $name } قصير جدًا. الحد الأدنى { $limit } من الحروف أو الأرقام أو غيرها من محارف ASCII.
cannot_listen = تعذّر الاستماع على { $host }، المنفذ { $port }: { $text }
no_server_found = لم يستجب أي خادم على هذه الشبكة. ولتشغيل خادم يُكتب { $command }.
no_public_table = لا توجد طاولة عامة بعد.
open_seat_count =
    { $count ->
        [zero] بلا مقاعد خالية
        [one] مقعد خالٍ واحد
        [two] مقعدان خاليان
        [few] { $count } مقاعد خالية
        [many] { $count } مقعدًا خاليًا
       *[other] { $count } مقعد خالٍ
    }
lan_extra_missing = البحث عن الخوادم يحتاج إلى حزمة إضافية: تُثبَّت بالأمر { $command }، أو يُذكر عنوان الخادم.
you_are_here_too = حسابك { $who } على { $url } مفتوح الآن على هذا الكمبيوتر أيضًا.
become_here_question = اسمك هنا على { $url } هو { $name }. الدخول باسم { $who } على هذا الكمبيوتر بدلًا منه؟ يمكن العودة بالخيار { $option }.
you_already_are = اسمك هنا على { $url } هو { $who } بالفعل. لم يُستخدم الرمز.
you_are_back = عاد اسمك على { $url } ليكون { $who }.
nobody_to_go_back_to = لم يكن لك هنا اسم آخر على { $url }، فلا عودة ممكنة.
one_option_only = يُستخدم { $option } أو { $other }، لا كلاهما.
not_known_to_server = الخادم { $url } لا يعرفك هنا بعد. على الجهاز الذي لعبت عليه، يمكنك عرض الرمز المخصّص لجهاز آخر، ثم كتابته هنا مع الخيار { $option }.
open_link_elsewhere =
    { $minute_count ->
        [zero] هذا الرابط يُفتح على الجهاز الآخر خلال أقل من دقيقة:
        [one] هذا الرابط يُفتح على الجهاز الآخر خلال دقيقة واحدة:
        [two] هذا الرابط يُفتح على الجهاز الآخر خلال دقيقتين:
        [few] هذا الرابط يُفتح على الجهاز الآخر خلال { $minute_count } دقائق:
        [many] هذا الرابط يُفتح على الجهاز الآخر خلال { $minute_count } دقيقة:
       *[other] هذا الرابط يُفتح على الجهاز الآخر خلال { $minute_count } دقيقة:
    }
link_for_this_computer = لا يُفتح هذا الرابط إلا على هذا الكمبيوتر. أما للهاتف، فيلزم ذكر عنوان الخادم على الشبكة.
settings_imported = أُضيفت الإعدادات من { $file } إلى { $path }.

## Looking after a server

no_such_database = لا توجد قاعدة بيانات { $file }. هل سبق تشغيل خادم هنا؟
only_for_sqlite = هذا يعمل مع SQLite فقط. أما PostgreSQL فله { $tool_list }.
table_last_used = { $game }، آخر استخدام { $time }
seat_of_person = { $name } (الشخص { $person })
seat_of_host = { $name } (الشخص { $person }، صاحب الطاولة)
seat_of_computer = { $name } ({ $player })
open_table_count =
    { $count ->
        [zero] لا طاولات مفتوحة.
        [one] طاولة مفتوحة واحدة.
        [two] طاولتان مفتوحتان.
        [few] { $count } طاولات مفتوحة.
        [many] { $count } طاولة مفتوحة.
       *[other] { $count } طاولة مفتوحة.
    }
no_open_table = لا توجد طاولة مفتوحة.
banned_for_good = حظر نهائي: { $what }.
banned_until = حظر حتى { $time }: { $what }.
no_table_with_code = لا توجد طاولة { $code }.
table_closed_already = الطاولة { $code } مغلقة بالفعل.
close_table_question = إغلاق الطاولة { $code } نهائيًا، وعليها لعبة { $game }؟
table_now_closed = أُغلقت الطاولة { $code }.
nothing_changed = لم يتغيّر شيء.
cannot_ban_this_computer = العنوان { $address } هو هذا الكمبيوتر نفسه، ولا يمكن حظره.
nobody_to_ban = «{ $text }» ليس عنوانًا ولا معرّف شخص هنا.
banned_for_days =
    { $day_count ->
        [zero] تم حظر { $what } لمدة 0 يوم.
        [one] تم حظر { $what } لمدة يوم واحد.
        [two] تم حظر { $what } لمدة يومين.
        [few] تم حظر { $what } لمدة { $day_count } أيام.
        [many] تم حظر { $what } لمدة { $day_count } يومًا.
       *[other] تم حظر { $what } لمدة { $day_count } يوم.
    }
now_banned_for_good = تم حظر { $what } نهائيًا.
not_banned = لا حظر على «{ $text }».
no_longer_banned = رُفع الحظر عن { $what }.
no_backup_made = لم تُنشأ نسخة. { $why }
backup_made = نُسخ كل شيء إلى { $file }. ويلزم حفظ هذه النسخة بأمان كالخادم نفسه.
restore_question = وضع { $file } مكان { $path }؟
stop_server_first = هناك خادم يستخدم قاعدة البيانات هذه. يلزم إيقافه أولًا.
backup_restored = في { $path } الآن محتويات { $file }.
database_before_kept = وما كان هناك من قبل محفوظ في { $file }.
games_exported =
    { $game_count ->
        [zero] لا ألعاب تُكتب في { $folder }.
        [one] كُتبت لعبة واحدة في { $folder }. ولقراءتها يُستخدم الأمر { $command }.
        [two] كُتبت لعبتان في { $folder }. ولقراءة واحدة يُستخدم الأمر { $command }.
        [few] كُتبت { $game_count } ألعاب في { $folder }. ولقراءة واحدة يُستخدم الأمر { $command }.
        [many] كُتبت { $game_count } لعبة في { $folder }. ولقراءة واحدة يُستخدم الأمر { $command }.
       *[other] كُتبت { $game_count } لعبة في { $folder }. ولقراءة واحدة يُستخدم الأمر { $command }.
    }
count_closed_tables =
    { $count ->
        [zero] بلا طاولات مغلقة
        [one] طاولة مغلقة واحدة
        [two] طاولتان مغلقتان
        [few] { $count } طاولات مغلقة
        [many] { $count } طاولة مغلقة
       *[other] { $count } طاولة مغلقة
    }
count_unfinished_games =
    { $count ->
        [zero] بلا ألعاب غير مكتملة
        [one] لعبة واحدة لم تكتمل
        [two] لعبتان لم تكتملا
        [few] { $count } ألعاب لم تكتمل
        [many] { $count } لعبة لم تكتمل
       *[other] { $count } لعبة لم تكتمل
    }
count_idle_guests =
    { $count ->
        [zero] بلا ضيوف
        [one] ضيف واحد لم يكمل أي لعبة
        [two] ضيفان لم يكملا أي لعبة
        [few] { $count } ضيوف لم يكملوا أي لعبة
        [many] { $count } ضيفًا لم يكملوا أي لعبة
       *[other] { $count } ضيف لم يكملوا أي لعبة
    }
no_account_named = لا يوجد أحد بالاسم أو المعرّف “{ $text }”.
clear_factors_question = حذف تطبيق المصادقة ومفاتيح المرور ورموز الاسترداد الخاصة بـ “{ $text }”؟
factors_cleared = يمكن الآن تسجيل الدخول باسم “{ $text }” بكلمة المرور وحدها.
nothing_to_prune =
    { $day_count ->
        [zero] لا شيء يُحذف أقدم من 0 يوم.
        [one] لا شيء يُحذف أقدم من يوم واحد.
        [two] لا شيء يُحذف أقدم من يومين.
        [few] لا شيء يُحذف أقدم من { $day_count } أيام.
        [many] لا شيء يُحذف أقدم من { $day_count } يومًا.
       *[other] لا شيء يُحذف أقدم من { $day_count } يوم.
    }
prune_question =
    { $day_count ->
        [zero] حذف ما هو أقدم من 0 يوم: { $what_list }؟
        [one] حذف ما هو أقدم من يوم واحد: { $what_list }؟
        [two] حذف ما هو أقدم من يومين: { $what_list }؟
        [few] حذف ما هو أقدم من { $day_count } أيام: { $what_list }؟
        [many] حذف ما هو أقدم من { $day_count } يومًا: { $what_list }؟
       *[other] حذف ما هو أقدم من { $day_count } يوم: { $what_list }؟
    }
pruned = تم حذف: { $what_list }.

## Compiled code

compiling_players_label = جارٍ تجهيز اللاعبين الأقوياء
part_compiler = المحوّل البرمجي
part_strong_players = { $game }: اللاعبون الأقوياء
part_lan = الخوادم في هذه الشبكة
part_cuda = معالج الرسوميات (CUDA)
part_postgres = قاعدة بيانات PostgreSQL
missing_lan = لا يُعثر على خوادم هذه الشبكة تلقائيًا: يلزم كتابة عناوينها.
missing_cuda = تعمل المحاكاة على المعالج. ولا يؤثر ذلك في الألعاب.
missing_postgres = تُحفظ الطاولات في SQLite، وهذا يكفي لبيت أو نادٍ.
compiled_at_first_game = لم يُجهَّز بعد: يتم ذلك في الخلفية عند بدء أول لعبة
rule_holds_with = مع { $option_list }:
docs_not_built = موقع التوثيق غير مبني هنا. ابنِه بالأمر `make docs-site`، أو اقرأ النصوص في { $folder }.
docs_open = التوثيق مفتوح في متصفحك على { $link }
docs_at = التوثيق على { $link }
