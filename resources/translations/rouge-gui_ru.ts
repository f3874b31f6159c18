<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>AboutPage</name>
    <message>
        <source>See exactly which words earned the score, change a word, and watch every number answer.</source>
        <translation>Увидеть, какие слова принесли оценку, изменить слово — и каждое число ответит.</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>Лицензия: {name}</translation>
    </message>
    <message>
        <source>What it is made of</source>
        <translation>Из чего сделано</translation>
    </message>
    <message>
        <source>made of</source>
        <translation>составная часть</translation>
    </message>
    <message>
        <source>version</source>
        <translation>версия</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>лицензия</translation>
    </message>
    <message>
        <source>About rouge-gui</source>
        <translation>О программе rouge-gui</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Копировать как текст</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Что нового</translation>
    </message>
</context>
<context>
    <name>AskLine</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Закрыть (Esc)</translation>
    </message>
</context>
<context>
    <name>Baseline</name>
    <message>
        <source>Δ since the pinned start</source>
        <translation>Δ от закреплённого начала</translation>
    </message>
    <message>
        <source>Δ since pinned edit {n}</source>
        <translation>Δ от закреплённой правки {n}</translation>
    </message>
</context>
<context>
    <name>BeatsForm</name>
    <message>
        <source>Items where one system beats another</source>
        <translation>Элементы, где одна система лучше другой</translation>
    </message>
    <message>
        <source>The better system</source>
        <translation>Лучшая система</translation>
    </message>
    <message>
        <source>The worse system</source>
        <translation>Худшая система</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>By more than</source>
        <translation>Больше чем на</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Лучше</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Хуже</translation>
    </message>
</context>
<context>
    <name>CardDock</name>
    <message>
        <source>Hide; the View menu shows it again</source>
        <translation>Скрыть; вернуть можно из меню «Вид»</translation>
    </message>
    <message>
        <source>Hide {title}</source>
        <translation>Скрыть «{title}»</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Picture (PNG)…</source>
        <translation>Изображение (PNG)…</translation>
    </message>
    <message>
        <source>Drawing (SVG)…</source>
        <translation>Чертёж (SVG)…</translation>
    </message>
    <message>
        <source>Numbers (CSV)…</source>
        <translation>Числа (CSV)…</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Изображения PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>Чертежи SVG (*.svg)</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>Таблицы CSV (*.csv)</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Экспорт диаграммы</translation>
    </message>
    <message>
        <source>{file} is written</source>
        <translation>Записано: {file}</translation>
    </message>
</context>
<context>
    <name>ChartPlot</name>
    <message>
        <source>Chart</source>
        <translation>Диаграмма</translation>
    </message>
</context>
<context>
    <name>ChartSwitches</name>
    <message>
        <source>Chart</source>
        <translation>Диаграмма</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>Precision, recall or F</source>
        <translation>Точность, полнота или F</translation>
    </message>
    <message>
        <source>Metric it is held against</source>
        <translation>Метрика для сопоставления</translation>
    </message>
    <message>
        <source>Length on the horizontal axis</source>
        <translation>Длина по горизонтальной оси</translation>
    </message>
    <message>
        <source>What items are grouped by</source>
        <translation>По чему сгруппированы элементы</translation>
    </message>
    <message>
        <source>System on the horizontal axis</source>
        <translation>Система по горизонтальной оси</translation>
    </message>
    <message>
        <source>System on the vertical axis</source>
        <translation>Система по вертикальной оси</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Экспорт диаграммы</translation>
    </message>
    <message>
        <source>Write this chart, or the numbers it shows, to a file</source>
        <translation>Записать диаграмму или её числа в файл</translation>
    </message>
</context>
<context>
    <name>ChartsPanel</name>
    <message>
        <source>Open a corpus to see charts of it</source>
        <translation>Откройте корпус, чтобы увидеть его диаграммы</translation>
    </message>
    <message>
        <source>No system is switched on</source>
        <translation>Ни одна система не включена</translation>
    </message>
    <message>
        <source>Nothing to draw: no item on show has these numbers</source>
        <translation>Нечего рисовать: у показанных элементов нет этих чисел</translation>
    </message>
</context>
<context>
    <name>Cleaning</name>
    <message>
        <source>Clean-up</source>
        <translation>Очистка</translation>
    </message>
</context>
<context>
    <name>CleanupPanel</name>
    <message>
        <source>Earlier</source>
        <translation>Раньше</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Позже</translation>
    </message>
    <message>
        <source>Switch all &amp;off</source>
        <translation>Вык&amp;лючить всё</translation>
    </message>
    <message>
        <source>Steps of clean-up, in their order</source>
        <translation>Шаги очистки по порядку</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Что делает</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>эталон</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>кандидат</translation>
    </message>
    <message>
        <source>How many tokens the step changes</source>
        <translation>Сколько токенов меняет шаг</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Эталон</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Кандидат</translation>
    </message>
    <message>
        <source>Done to both texts, from top to bottom, before anything reads them. Scores change.</source>
        <translation>Делается с обоими текстами сверху вниз до чтения. Оценки меняются.</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Поиск команды</translation>
    </message>
    <message>
        <source>Type a few letters of a command</source>
        <translation>Введите несколько букв из названия команды</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>No command has these letters</source>
        <translation>Команды с такими буквами нет</translation>
    </message>
</context>
<context>
    <name>CompareBoard</name>
    <message>
        <source>Reference</source>
        <translation>Эталон</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Кандидат</translation>
    </message>
    <message>
        <source>Reference text</source>
        <translation>Текст эталона</translation>
    </message>
    <message>
        <source>Candidate text</source>
        <translation>Текст кандидата</translation>
    </message>
    <message>
        <source>Type, paste or drop the human text here</source>
        <translation>Введите, вставьте или перетащите сюда текст, написанный человеком</translation>
    </message>
    <message>
        <source>Type, paste or drop the text to be judged here</source>
        <translation>Введите, вставьте или перетащите сюда оцениваемый текст</translation>
    </message>
    <message>
        <source>Second candidate</source>
        <translation>Второй кандидат</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>what the other texts summarise; not scored</source>
        <translation>то, что пересказывают другие тексты; не оценивается</translation>
    </message>
</context>
<context>
    <name>CorpusColumns</name>
    <message>
        <source>Sort by an expression…</source>
        <translation>Упорядочить по выражению…</translation>
    </message>
    <message>
        <source>In the order of the file</source>
        <translation>В порядке файла</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Системы</translation>
    </message>
    <message>
        <source>From the file</source>
        <translation>Из файла</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Упорядочить по</translation>
    </message>
</context>
<context>
    <name>CorpusDesk</name>
    <message>
        <source>Corpus</source>
        <translation>Корпус</translation>
    </message>
    <message>
        <source>The corpus is just being saved: try again in a moment</source>
        <translation>Корпус как раз сохраняется: повторите чуть позже</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Чтение…</translation>
    </message>
    <message>
        <source>Open a corpus</source>
        <translation>Открыть корпус</translation>
    </message>
    <message>
        <source>Corpora ({kinds});;All files (*)</source>
        <translation>Корпуса ({kinds});;Все файлы (*)</translation>
    </message>
    <message>
        <source>The clipboard holds no text</source>
        <translation>В буфере обмена нет текста</translation>
    </message>
    <message>
        <source>{file} is saved</source>
        <translation>Файл сохранён: {file}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
</context>
<context>
    <name>CorpusDisplay</name>
    <message>
        <source>No corpus is open</source>
        <translation>Корпус не открыт</translation>
    </message>
    <message>
        <source>Open a corpus…</source>
        <translation>Открыть корпус…</translation>
    </message>
    <message>
        <source>No item matches the filter</source>
        <translation>Ни один элемент не подходит под фильтр</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>No item yet</source>
        <translation>Пока ни одного элемента</translation>
    </message>
    <message>
        <source>{count} items</source>
        <translation>элементов: {count}</translation>
    </message>
    <message>
        <source>{shown} of {count} items</source>
        <translation>элементов: {shown} из {count}</translation>
    </message>
    <message>
        <source>picked in a chart</source>
        <translation>выбраны на графике</translation>
    </message>
    <message>
        <source>As before: {items}</source>
        <translation>Как прежде, {items}</translation>
    </message>
    <message>
        <source>{count} lines unreadable (show)</source>
        <translation>не прочитано строк: {count} (показать)</translation>
    </message>
    <message>
        <source>Profile as the corpus was scored: {profile}</source>
        <translation>Профиль тот, под которым оценён корпус: {profile}</translation>
    </message>
    <message>
        <source>Profile as the corpus was scored: {profile}, with the first reference only</source>
        <translation>Профиль тот, под которым оценён корпус: {profile}, только с первым эталоном</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Чтение</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Stopped; what was done stays</source>
        <translation>Остановлено; сделанное осталось</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>{count} outputs have no scores under this profile; scoring takes about {time}</source>
        <translation>Без оценок по этому профилю: {count}; оценка займёт около {time}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Оценить</translation>
    </message>
</context>
<context>
    <name>CorpusExport</name>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>Таблицы CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>Workbooks (*.xlsx)</source>
        <translation>Книги Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>Parquet tables (*.parquet)</source>
        <translation>Таблицы Parquet (*.parquet)</translation>
    </message>
    <message>
        <source>Export the items on show</source>
        <translation>Экспорт показанных элементов</translation>
    </message>
    <message>
        <source>Web pages (*.html *.htm)</source>
        <translation>Веб-страницы (*.html *.htm)</translation>
    </message>
    <message>
        <source>Parquet is not installed: {command}</source>
        <translation>Поддержка Parquet не установлена: {command}</translation>
    </message>
    <message>
        <source>Writing {file}: {done} of {total} (Escape stops)</source>
        <translation>Пишется {file}: {done} из {total} (Esc остановит)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Stopped: {file} was not written</source>
        <translation>Остановлено: файл {file} не записан</translation>
    </message>
    <message>
        <source>{file} was not written: a workbook holds {count} rows at most, CSV any number</source>
        <translation>Файл {file} не записан: в книге Excel строк не больше {count}, в CSV — сколько угодно</translation>
    </message>
    <message>
        <source>{file} is written; texts too long for a cell were cut: {count}</source>
        <translation>Файл {file} записан; обрезано текстов, не поместившихся в ячейку: {count}</translation>
    </message>
    <message>
        <source>{file} is written</source>
        <translation>Файл {file} записан</translation>
    </message>
    <message>
        <source>{system}, corrected</source>
        <translation>{system}, исправлено</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>language</source>
        <translation>язык</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Системы</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Элементы</translation>
    </message>
    <message>
        <source>Lines that hold no item</source>
        <translation>Строки без элемента</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Эталон</translation>
    </message>
    <message>
        <source>Source text</source>
        <translation>Исходный текст</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Tinted: words that ROUGE-1 counts. Dotted: more of them than the reference has.</source>
        <translation>Цветом: слова, которые засчитывает ROUGE-1. Точками: лишние сверх эталона.</translation>
    </message>
    <message>
        <source>{count} items</source>
        <translation>Элементов: {count}</translation>
    </message>
    <message>
        <source>{shown} of {count} items</source>
        <translation>Элементов: {shown} из {count}</translation>
    </message>
    <message>
        <source>Filter: {query}</source>
        <translation>Фильтр: {query}</translation>
    </message>
    <message>
        <source>Picked in a chart</source>
        <translation>Выбрано на графике</translation>
    </message>
    <message>
        <source>The first {most} of {shown} items are shown; the table above is of all of them.</source>
        <translation>Показано первых элементов: {most} из {shown}; таблица выше — по всем.</translation>
    </message>
</context>
<context>
    <name>CorpusFilters</name>
    <message>
        <source>One system beats another…</source>
        <translation>Одна система лучше другой…</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>Сохранить этот фильтр…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>Name of this filter</source>
        <translation>Имя фильтра</translation>
    </message>
</context>
<context>
    <name>CorpusKeeping</name>
    <message>
        <source>&amp;Recent corpora</source>
        <translation>&amp;Недавние корпуса</translation>
    </message>
    <message>
        <source>Corpora (*.rougegui);;All files (*)</source>
        <translation>Корпуса (*.rougegui);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Save the corpus as</source>
        <translation>Сохранить корпус как</translation>
    </message>
    <message>
        <source>{title}: {count} items, in no file of yours</source>
        <translation>{title}: элементов {count}, в вашем файле не сохранён</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Пока нет</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>буфер обмена</translation>
    </message>
</context>
<context>
    <name>CorpusNgrams</name>
    <message>
        <source>N-grams</source>
        <translation>N-граммы</translation>
    </message>
</context>
<context>
    <name>CorpusPanel</name>
    <message>
        <source>Filters</source>
        <translation>Фильтры</translation>
    </message>
    <message>
        <source>Saved filters, and ready ones</source>
        <translation>Сохранённые и готовые фильтры</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>Which columns are shown, and the order</source>
        <translation>Какие столбцы показаны и порядок строк</translation>
    </message>
    <message>
        <source>Metric of the columns</source>
        <translation>Метрика столбцов</translation>
    </message>
    <message>
        <source>System whose candidates are shown</source>
        <translation>Система, чьи кандидаты показаны</translation>
    </message>
    <message>
        <source>System it is held against</source>
        <translation>Система для сравнения</translation>
    </message>
</context>
<context>
    <name>CorpusRoom</name>
    <message>
        <source>Panels in the same place</source>
        <translation>Панели на одном месте</translation>
    </message>
</context>
<context>
    <name>CorpusRow</name>
    <message>
        <source>A corpus was left open: {title}, {count} items</source>
        <translation>Остался открытым корпус: {title}, примеров: {count}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Удалить</translation>
    </message>
</context>
<context>
    <name>CorpusSaving</name>
    <message>
        <source>The candidate is saved; references stay what they are in the corpus</source>
        <translation>Кандидат сохранён; эталоны в корпусе остались прежними</translation>
    </message>
    <message>
        <source>The original is back: no corrected text is kept</source>
        <translation>Исходный текст возвращён: исправленный не хранится</translation>
    </message>
    <message>
        <source>Corrected text saved, {count} characters away from the original</source>
        <translation>Исправленный текст сохранён, отличие от исходного в символах: {count}</translation>
    </message>
    <message>
        <source>What-ifs that are not saved</source>
        <translation>Несохранённые пробные правки</translation>
    </message>
    <message>
        <source>Texts of {count} items were changed. Save them as corrected texts?</source>
        <translation>Изменены тексты, элементов: {count}. Сохранить их как исправленные?</translation>
    </message>
</context>
<context>
    <name>CorpusTable</name>
    <message>
        <source>Items of the corpus</source>
        <translation>Элементы корпуса</translation>
    </message>
</context>
<context>
    <name>CorpusViews</name>
    <message>
        <source>Charts</source>
        <translation>Диаграммы</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Системы</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>Панели</translation>
    </message>
</context>
<context>
    <name>CountsPanel</name>
    <message>
        <source>Filter units</source>
        <translation>Фильтр единиц</translation>
    </message>
    <message>
        <source>Show units that hold these words only</source>
        <translation>Показывать только единицы с этими словами</translation>
    </message>
    <message>
        <source>Units and their counts</source>
        <translation>Единицы и их количества</translation>
    </message>
    <message>
        <source>The weights of the runs add up to {matches} matches; the totals of ROUGE-W are weighted lengths: reference total {reference}, candidate total {candidate}</source>
        <translation>Веса рядов в сумме дают {matches} совпадений; итоги ROUGE-W — взвешенные длины: итог эталона {reference}, итог кандидата {candidate}</translation>
    </message>
    <message>
        <source>Sums: matches {matches}, reference total {reference}, candidate total {candidate}</source>
        <translation>Суммы: совпадений {matches}, итог эталона {reference}, итог кандидата {candidate}</translation>
    </message>
    <message>
        <source>{n} of {count}</source>
        <translation>{n} из {count}</translation>
    </message>
    <message>
        <source>copied: the first {n} of {count}</source>
        <translation>скопированы первые {n} из {count}</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Копировать как &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy as C&amp;SV</source>
        <translation>Копировать как C&amp;SV</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>&amp;Сортировать по</translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>Something went wrong ({error}); the texts are kept</source>
        <translation>Что-то пошло не так ({error}); тексты сохранены</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Показать отчёт</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Что пошло не так</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Копировать отчёт</translation>
    </message>
</context>
<context>
    <name>DiskNotices</name>
    <message>
        <source>{file} changed on disk</source>
        <translation>{file}: файл на диске изменился</translation>
    </message>
    <message>
        <source>{file} is no longer there; its text is kept here</source>
        <translation>{file}: файла больше нет; его текст остаётся здесь</translation>
    </message>
    <message>
        <source>{file} is no file any more; its text is kept here</source>
        <translation>{file}: это больше не файл; его текст остаётся здесь</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Оставить мой</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Перечитать</translation>
    </message>
</context>
<context>
    <name>EditCard</name>
    <message>
        <source>click: return both texts to this state</source>
        <translation>щелчок: вернуть оба текста в это состояние</translation>
    </message>
    <message>
        <source>edit {n}   {what}</source>
        <translation>шаг {n}   {what}</translation>
    </message>
    <message>
        <source>not scored yet</source>
        <translation>ещё не оценено</translation>
    </message>
    <message>
        <source>{part}:</source>
        <translation>{part}:</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>закреплено</translation>
    </message>
    <message>
        <source>left by undo</source>
        <translation>оставлено отменой</translation>
    </message>
</context>
<context>
    <name>EditLogFiles</name>
    <message>
        <source>Export the edit log</source>
        <translation>Экспорт журнала правок</translation>
    </message>
    <message>
        <source>Replay an edit log</source>
        <translation>Воспроизвести журнал правок</translation>
    </message>
    <message>
        <source>Edit logs (*.jsonl);;All files (*)</source>
        <translation>Журналы правок (*.jsonl);;Все файлы (*)</translation>
    </message>
    <message>
        <source>{file} is written</source>
        <translation>{file} записан</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Other encoding</source>
        <translation>Другая кодировка</translation>
    </message>
    <message>
        <source>{file}: in which encoding can it be read?</source>
        <translation>{file}: в какой кодировке он читается?</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Кодировки</translation>
    </message>
    <message>
        <source>First lines in this encoding</source>
        <translation>Первые строки в этой кодировке</translation>
    </message>
    <message>
        <source>&amp;Read the file so</source>
        <translation>&amp;Прочитать так</translation>
    </message>
</context>
<context>
    <name>ExplainView</name>
    <message>
        <source>Explain</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Metric to explain</source>
        <translation>Разбираемая метрика</translation>
    </message>
    <message>
        <source>Reference to explain it against</source>
        <translation>Эталон, с которым сравнивать</translation>
    </message>
    <message>
        <source>What this shows, with an example</source>
        <translation>Что здесь показано, с примером</translation>
    </message>
    <message>
        <source>ref. {n}</source>
        <translation>эт. {n}</translation>
    </message>
</context>
<context>
    <name>Explaining</name>
    <message>
        <source>Explain</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>The texts have changed since: the edit is not made</source>
        <translation>Тексты с тех пор изменились: правка не внесена</translation>
    </message>
</context>
<context>
    <name>ExplanationExport</name>
    <message>
        <source>Export the explanation</source>
        <translation>Экспорт разбора</translation>
    </message>
    <message>
        <source>These texts are not compared: there is nothing to explain</source>
        <translation>Эти тексты не сравниваются: разбирать нечего</translation>
    </message>
    <message>
        <source>The explanation is being made…</source>
        <translation>Разбор готовится…</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Open references, then the candidate</source>
        <translation>Открыть эталоны, последним — кандидата</translation>
    </message>
    <message>
        <source>Drop one file on the pane it is for, or two files and more anywhere</source>
        <translation>Один файл перетащите на его панель, два и больше — куда угодно</translation>
    </message>
    <message>
        <source>{file} is saved</source>
        <translation>{file}: сохранено</translation>
    </message>
    <message>
        <source>Save reference {number}</source>
        <translation>Сохранить эталон {number}</translation>
    </message>
    <message>
        <source>Save the reference</source>
        <translation>Сохранить эталон</translation>
    </message>
    <message>
        <source>Save the candidate</source>
        <translation>Сохранить кандидата</translation>
    </message>
    <message>
        <source>Save the second candidate</source>
        <translation>Сохранить второго кандидата</translation>
    </message>
    <message>
        <source>Save the source text</source>
        <translation>Сохранить исходный текст</translation>
    </message>
    <message>
        <source>Profiles (*.rougeprofile)</source>
        <translation>Профили (*.rougeprofile)</translation>
    </message>
    <message>
        <source>Texts (*.txt);;All files (*)</source>
        <translation>Тексты (*.txt);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Texts in no file</source>
        <translation>Тексты без файла</translation>
    </message>
    <message>
        <source>The texts are in no file and would be lost, for no traces are left. Discard them?</source>
        <translation>Этих текстов нет ни в одном файле, а следов не остаётся: они будут потеряны. Отбросить их?</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Несохранённые изменения</translation>
    </message>
    <message>
        <source>The texts were changed. Save them to their files?</source>
        <translation>Тексты изменены. Сохранить их в файлы?</translation>
    </message>
    <message>
        <source>The comparison was changed. Save it as a session?</source>
        <translation>Сравнение изменено. Сохранить его как сеанс?</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find and replace</source>
        <translation>Поиск и замена</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Заменить на</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Учитывать регистр</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Слова целиком</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Регулярное выражение</translation>
    </message>
    <message>
        <source>Where to find</source>
        <translation>Где искать</translation>
    </message>
    <message>
        <source>In the texts on show</source>
        <translation>В показанных текстах</translation>
    </message>
    <message>
        <source>In the reference on show</source>
        <translation>В показанном эталоне</translation>
    </message>
    <message>
        <source>In the candidate</source>
        <translation>У кандидата</translation>
    </message>
    <message>
        <source>In all texts</source>
        <translation>Во всех текстах</translation>
    </message>
    <message>
        <source>Previous (Shift+Enter)</source>
        <translation>Предыдущее (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>Следующее (Enter)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Replace this one and go to the next</source>
        <translation>Заменить это и перейти к следующему</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Заменить все</translation>
    </message>
    <message>
        <source>Replace everything found, as one step that can be undone</source>
        <translation>Заменить всё найденное одним шагом, который можно отменить</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Закрыть (Esc)</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>не найдено</translation>
    </message>
    <message>
        <source>{current} of {total}</source>
        <translation>{current} из {total}</translation>
    </message>
    <message>
        <source>{total} found</source>
        <translation>найдено: {total}</translation>
    </message>
    <message>
        <source>{count} replaced</source>
        <translation>заменено: {count}</translation>
    </message>
</context>
<context>
    <name>FormulaPanel</name>
    <message>
        <source>Copy as</source>
        <translation>Копировать как</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>Copy the formulas as {form}</source>
        <translation>Копировать формулы как {form}</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Копировать как &amp;текст</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation>Копировать как &amp;LaTeX</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>Keyboard</source>
        <translation>Клавиатура</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>costs</source>
        <translation>вредит</translation>
    </message>
    <message>
        <source>earns</source>
        <translation>помогает</translation>
    </message>
    <message>
        <source>Broken bars: the score is higher without the word; whole bars: it earns</source>
        <translation>Прерывистая черта: без слова оценка выше; сплошная: слово помогает</translation>
    </message>
</context>
<context>
    <name>HelpDesk</name>
    <message>
        <source>command</source>
        <translation>команда</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>клавиши</translation>
    </message>
    <message>
        <source>while inspecting</source>
        <translation>при просмотре</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Open the worked example</source>
        <translation>Открыть разобранный пример</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Поиск в справке</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
</context>
<context>
    <name>HistoryExport</name>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Картинки PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>Рисунки SVG (*.svg)</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>Таблицы CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>Export the history</source>
        <translation>Экспорт истории</translation>
    </message>
    <message>
        <source>{file} is written</source>
        <translation>{file} записан</translation>
    </message>
    <message>
        <source>{part} over time</source>
        <translation>{part} по времени</translation>
    </message>
    <message>
        <source>{part} over the edits</source>
        <translation>{part} по шагам правки</translation>
    </message>
</context>
<context>
    <name>HistoryPlot</name>
    <message>
        <source>Arrow keys lead from state to state, Return goes there, P pins or unpins</source>
        <translation>Стрелки ведут от состояния к состоянию, Enter возвращает в него, P закрепляет или открепляет</translation>
    </message>
    <message>
        <source>History of {part} over time</source>
        <translation>История {part} по времени</translation>
    </message>
    <message>
        <source>History of {part} over the edits</source>
        <translation>История {part} по шагам правки</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>закреплено</translation>
    </message>
    <message>
        <source>BLEU, chrF (0–100)</source>
        <translation>BLEU, chrF (0–100)</translation>
    </message>
    <message>
        <source>ROUGE {part}</source>
        <translation>ROUGE {part}</translation>
    </message>
</context>
<context>
    <name>HistorySwitches</name>
    <message>
        <source>Lines</source>
        <translation>Линии</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Draw precision: the share of the candidate that is matched</source>
        <translation>Рисовать точность: какая доля кандидата совпала</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Draw recall: the share of the reference that is covered</source>
        <translation>Рисовать полноту: какая доля эталона покрыта</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Draw F, which joins precision and recall</source>
        <translation>Рисовать F, которая соединяет точность и полноту</translation>
    </message>
    <message>
        <source>{metric}: show or hide this line</source>
        <translation>{metric}: показать или скрыть эту линию</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>x: time</source>
        <translation>x: время</translation>
    </message>
    <message>
        <source>x: edits</source>
        <translation>x: шаги</translation>
    </message>
    <message>
        <source>What the graph&apos;s horizontal axis counts</source>
        <translation>Что отложено по горизонтали графика</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>The scores are hidden</source>
        <translation>Оценки скрыты</translation>
    </message>
    <message>
        <source>Return to this state</source>
        <translation>Вернуться в это состояние</translation>
    </message>
    <message>
        <source>Remove pin</source>
        <translation>Открепить</translation>
    </message>
    <message>
        <source>Pin this state</source>
        <translation>Закрепить это состояние</translation>
    </message>
</context>
<context>
    <name>ImpactPanel</name>
    <message>
        <source>Without a word</source>
        <translation>Без слова</translation>
    </message>
    <message>
        <source>Next edits</source>
        <translation>Что исправить</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Не хватает</translation>
    </message>
    <message>
        <source>What is changed</source>
        <translation>Что меняется</translation>
    </message>
    <message>
        <source>Candidate tokens and what changes without them</source>
        <translation>Токены кандидата и что меняется без них</translation>
    </message>
    <message>
        <source>Edits that raise the score most</source>
        <translation>Правки, которые больше всего повышают оценку</translation>
    </message>
    <message>
        <source>Units of the reference that the candidate lacks</source>
        <translation>Единицы эталона, которых нет в кандидате</translation>
    </message>
    <message>
        <source>Bars over the candidate</source>
        <translation>Черты над кандидатом</translation>
    </message>
    <message>
        <source>Apply the edit</source>
        <translation>Внести правку</translation>
    </message>
    <message>
        <source>Changes the candidate; undo takes it back</source>
        <translation>Меняет кандидата; отмена вернёт всё назад</translation>
    </message>
    <message>
        <source>Adding this unit would lower F</source>
        <translation>Добавление этой единицы снизит F</translation>
    </message>
    <message>
        <source>Changes when one token is left out of the list; the text is not cut anew</source>
        <translation>Изменения, если убрать токен из списка; текст заново не делится</translation>
    </message>
    <message>
        <source>These texts are too long to look for edits of single words</source>
        <translation>Тексты слишком длинны, чтобы искать правки отдельных слов</translation>
    </message>
    <message>
        <source>No edit of a single word was found that raises F</source>
        <translation>Правки одного слова, повышающей F, не нашлось</translation>
    </message>
    <message>
        <source>The reference has no unit of this metric: none can be missing</source>
        <translation>В эталоне нет единиц этой метрики: недостающих быть не может</translation>
    </message>
    <message>
        <source>The candidate has every unit of the reference, as often</source>
        <translation>В кандидате есть каждая единица эталона, столько же раз</translation>
    </message>
    <message>
        <source>Proposed by token lists; F is that of the edited text, read and scored anew</source>
        <translation>Предложено по спискам токенов; F — оценка исправленного текста, прочитанного заново</translation>
    </message>
    <message>
        <source>Put in where it earns most; F is that of the edited text, read and scored anew</source>
        <translation>Вставлено там, где помогает больше всего; F — оценка исправленного текста, прочитанного заново</translation>
    </message>
</context>
<context>
    <name>ItemLine</name>
    <message>
        <source>Previous item</source>
        <translation>Предыдущий элемент</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>Следующий элемент</translation>
    </message>
    <message>
        <source>Save as corrected text</source>
        <translation>Сохранить как исправленный</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Back to the original</source>
        <translation>Вернуть исходный</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Исходный</translation>
    </message>
    <message>
        <source>{system}, against {second}</source>
        <translation>{system}, рядом {second}</translation>
    </message>
    <message>
        <source>filtered out</source>
        <translation>скрыт фильтром</translation>
    </message>
    <message>
        <source>{row} of {rows}</source>
        <translation>{row} из {rows}</translation>
    </message>
    <message>
        <source>what-if, not saved</source>
        <translation>пробная правка, не сохранена</translation>
    </message>
    <message>
        <source>what-if</source>
        <translation>проба</translation>
    </message>
    <message>
        <source>corrected, {count} characters away</source>
        <translation>исправлен, символов отличия: {count}</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>исправлен</translation>
    </message>
</context>
<context>
    <name>KeptTexts</name>
    <message>
        <source>The texts before were in no file; they are kept</source>
        <translation>Прежних текстов нет ни в одном файле; они сохранены</translation>
    </message>
    <message>
        <source>Bring them back</source>
        <translation>Вернуть их</translation>
    </message>
    <message>
        <source>Texts in no file</source>
        <translation>Тексты без файла</translation>
    </message>
    <message>
        <source>The texts are in no file and cannot be kept either. Discard them?</source>
        <translation>Этих текстов нет ни в одном файле, и сохранить их тоже не удалось. Отбросить их?</translation>
    </message>
</context>
<context>
    <name>LargeTexts</name>
    <message>
        <source>only the beginning is on show: all of it is scored and saved</source>
        <translation>показано только начало: оценивается и сохраняется весь текст</translation>
    </message>
    <message>
        <source>very long texts: scored when you pause, not marked</source>
        <translation>очень длинные тексты: оценка в паузах, без разметки</translation>
    </message>
    <message>
        <source>No pane can bear all of this text: its beginning is on show, all of it is scored and saved</source>
        <translation>Весь текст не помещается в панель: показано начало, оценивается и сохраняется весь текст</translation>
    </message>
    <message>
        <source>These texts are very long: scores follow when you pause, and nothing is marked</source>
        <translation>Тексты очень длинные: оценки обновляются в паузах, разметки нет</translation>
    </message>
    <message>
        <source>The pasted text</source>
        <translation>Вставляемый текст</translation>
    </message>
    <message>
        <source>Paste anyway</source>
        <translation>Всё равно вставить</translation>
    </message>
    <message>
        <source>Paste the beginning</source>
        <translation>Вставить начало</translation>
    </message>
    <message>
        <source>The text after replacing</source>
        <translation>Текст после замены</translation>
    </message>
    <message>
        <source>Replace anyway</source>
        <translation>Всё равно заменить</translation>
    </message>
</context>
<context>
    <name>LayerButtons</name>
    <message>
        <source>Marks shown</source>
        <translation>Показанные пометки</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>No marks</source>
        <translation>Без пометок</translation>
    </message>
    <message>
        <source>Combine layers (or Ctrl+click)</source>
        <translation>Сочетать слои (или Ctrl+щелчок)</translation>
    </message>
    <message>
        <source>Combine layers</source>
        <translation>Сочетать слои</translation>
    </message>
</context>
<context>
    <name>LensPanel</name>
    <message>
        <source>Reference</source>
        <translation>Эталон</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Кандидат</translation>
    </message>
    <message>
        <source>Other cut</source>
        <translation>Иное деление</translation>
    </message>
    <message>
        <source>Which words</source>
        <translation>Какие слова</translation>
    </message>
    <message>
        <source>Cut the same texts also by</source>
        <translation>Те же тексты разделить ещё и так</translation>
    </message>
    <message>
        <source>What the second tokenizer cuts differently</source>
        <translation>Что второй токенизатор делит иначе</translation>
    </message>
    <message>
        <source>Add to the user dictionary…</source>
        <translation>Добавить в словарь пользователя…</translation>
    </message>
    <message>
        <source>Words of the reference</source>
        <translation>Слова эталона</translation>
    </message>
    <message>
        <source>Words of the candidate</source>
        <translation>Слова кандидата</translation>
    </message>
    <message>
        <source>{tokenizer} without new words (HMM off)</source>
        <translation>{tokenizer} без новых слов (HMM выкл.)</translation>
    </message>
    <message>
        <source>{tokenizer} with new words (HMM on)</source>
        <translation>{tokenizer} с новыми словами (HMM вкл.)</translation>
    </message>
    <message>
        <source>Stretches that are cut differently: {count}</source>
        <translation>Разделено иначе, отрезков: {count}</translation>
    </message>
    <message>
        <source>Readings: {readings}</source>
        <translation>Разборы: {readings}</translation>
    </message>
    <message>
        <source>Words whose lemma is a toss-up: {count}</source>
        <translation>Слов с сомнительной леммой: {count}</translation>
    </message>
    <message>
        <source>Sentences: {count}</source>
        <translation>Предложений: {count}</translation>
    </message>
    <message>
        <source>Words that jieba is to keep whole; a selected one is taken</source>
        <translation>Слова, которые jieba не делит; выделенное будет взято</translation>
    </message>
    <message>
        <source>Only the jieba tokenizers use a dictionary of words: choose one of them</source>
        <translation>Словарь есть только у токенизаторов jieba: выберите один из них</translation>
    </message>
</context>
<context>
    <name>Lighting</name>
    <message>
        <source>run of {n}: {n}^{weight} = {earned}</source>
        <translation>ряд из {n}: {n}^{weight} = {earned}</translation>
    </message>
    <message>
        <source>pairs that begin here: {counted} counted of {all}</source>
        <translation>пары, которые начинаются здесь: учтено {counted} из {all}</translation>
    </message>
    <message>
        <source>and the token itself</source>
        <translation>и сам токен</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Scores</source>
        <translation>Оценки</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Инструменты</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Профиль</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Токенизатор</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
</context>
<context>
    <name>MappingDialog</name>
    <message>
        <source>Open a corpus</source>
        <translation>Открыть корпус</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>The first rows of the file</source>
        <translation>Первые строки файла</translation>
    </message>
    <message>
        <source>{file} and others: {count} files</source>
        <translation>{file} и другие, файлов: {count}</translation>
    </message>
    <message>
        <source>rows: {count}</source>
        <translation>строк: {count}</translation>
    </message>
    <message>
        <source>{place}: {problem}</source>
        <translation>{place}: {problem}</translation>
    </message>
    <message>
        <source>further problems: {count}</source>
        <translation>других проблем: {count}</translation>
    </message>
    <message>
        <source>systems, by {column}: {names}</source>
        <translation>системы, по столбцу {column}: {names}</translation>
    </message>
    <message>
        <source>systems: {names}</source>
        <translation>системы: {names}</translation>
    </message>
    <message>
        <source>references: {names}</source>
        <translation>эталоны: {names}</translation>
    </message>
    <message>
        <source>columns kept beside: {count}</source>
        <translation>дополнительных столбцов: {count}</translation>
    </message>
    <message>
        <source>columns not shown: {count}</source>
        <translation>столбцов не показано: {count}</translation>
    </message>
</context>
<context>
    <name>MatrixExport</name>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Изображения PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>Рисунки SVG (*.svg)</translation>
    </message>
    <message>
        <source>Here is the matrix: export it once it is as you want it</source>
        <translation>Вот матрица: экспортируйте её, когда всё будет как нужно</translation>
    </message>
    <message>
        <source>Export the matrix</source>
        <translation>Экспорт матрицы</translation>
    </message>
    <message>
        <source>{file} is written</source>
        <translation>Файл записан: {file}</translation>
    </message>
</context>
<context>
    <name>MatrixLegend</name>
    <message>
        <source>path</source>
        <translation>путь</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>равны</translation>
    </message>
    <message>
        <source>path, earns nothing more</source>
        <translation>путь, ничего не добавляет</translation>
    </message>
    <message>
        <source>a sentence begins</source>
        <translation>начало предложения</translation>
    </message>
    <message>
        <source>bluer: longer</source>
        <translation>синее — длиннее</translation>
    </message>
</context>
<context>
    <name>MatrixPanel</name>
    <message>
        <source>Make cells smaller (−)</source>
        <translation>Уменьшить клетки (−)</translation>
    </message>
    <message>
        <source>Make cells larger (+)</source>
        <translation>Увеличить клетки (+)</translation>
    </message>
    <message>
        <source>Show the whole matrix (0)</source>
        <translation>Показать всю матрицу (0)</translation>
    </message>
    <message>
        <source>Copy and export the matrix</source>
        <translation>Копирование и экспорт матрицы</translation>
    </message>
    <message>
        <source>Table of the longest common subsequence, reference by candidate</source>
        <translation>Таблица наибольшей общей подпоследовательности: эталон и кандидат</translation>
    </message>
    <message>
        <source>Point at a cell, or walk with the arrow keys; with Ctrl along the path</source>
        <translation>Наведите указатель на клетку или идите стрелками; с Ctrl — по пути</translation>
    </message>
    <message>
        <source>{metric}: table of the longest common subsequence</source>
        <translation>{metric}: таблица наибольшей общей подпоследовательности</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Копировать изображение</translation>
    </message>
    <message>
        <source>Export as &amp;PNG…</source>
        <translation>Экспорт в &amp;PNG…</translation>
    </message>
    <message>
        <source>Export as &amp;SVG…</source>
        <translation>Экспорт в &amp;SVG…</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Закрыть сообщение</translation>
    </message>
</context>
<context>
    <name>MetricStrip</name>
    <message>
        <source>Hide scores</source>
        <translation>Скрыть оценки</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Выйти</translation>
    </message>
</context>
<context>
    <name>MetricsPage</name>
    <message>
        <source>any number (*)</source>
        <translation>сколько угодно (*)</translation>
    </message>
    <message>
        <source>Tokens between those of a pair, at most</source>
        <translation>Токенов между токенами пары, не больше</translation>
    </message>
    <message>
        <source>Weight of ROUGE-W</source>
        <translation>Вес ROUGE-W</translation>
    </message>
    <message>
        <source>The implementation that the profile follows has no ROUGE-W</source>
        <translation>В реализации, которой следует профиль, нет ROUGE-W</translation>
    </message>
    <message>
        <source>This profile does not let the weight of ROUGE-W be chosen</source>
        <translation>Этот профиль не даёт выбрать вес ROUGE-W</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Метрики</translation>
    </message>
    <message>
        <source>Restore the defaults</source>
        <translation>Вернуть исходные значения</translation>
    </message>
</context>
<context>
    <name>Modes</name>
    <message>
        <source>editing</source>
        <translation>правка</translation>
    </message>
    <message>
        <source>Escape in a pane inspects: read-only, with single keys</source>
        <translation>Esc в панели включает просмотр: только чтение, одиночные клавиши</translation>
    </message>
    <message>
        <source>inspecting · type to edit</source>
        <translation>просмотр · печатайте, чтобы править</translation>
    </message>
    <message>
        <source>Escape gives the keys back</source>
        <translation>Esc возвращает клавиши</translation>
    </message>
    <message>
        <source>inspecting</source>
        <translation>просмотр</translation>
    </message>
    <message>
        <source>F2, or a click and a letter, edits the texts</source>
        <translation>F2 или щелчок и буква — правка текстов</translation>
    </message>
    <message>
        <source>Mode: {mode}</source>
        <translation>Режим: {mode}</translation>
    </message>
</context>
<context>
    <name>NgramModel</name>
    <message>
        <source>N-gram</source>
        <translation>N-грамма</translation>
    </message>
    <message>
        <source>As it is counted: tokens of the profile, those of the references</source>
        <translation>В том виде, в каком считается: токены профиля, из эталонов</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Wins less losses, over all items on show</source>
        <translation>Выигрыши минус проигрыши по всем показанным элементам</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Выигр.</translation>
    </message>
    <message>
        <source>Matches more than the other system has, where this one has more</source>
        <translation>На сколько совпадений больше, чем у другой системы, там, где у этой больше</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Проигр.</translation>
    </message>
    <message>
        <source>Matches less than the other system has, where this one has fewer</source>
        <translation>На сколько совпадений меньше, чем у другой системы, там, где у этой меньше</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Элементы</translation>
    </message>
    <message>
        <source>In how many items the two differ</source>
        <translation>Во скольких элементах они различаются</translation>
    </message>
</context>
<context>
    <name>NgramPanel</name>
    <message>
        <source>Open a corpus with two systems to see which n-grams each of them wins</source>
        <translation>Откройте корпус с двумя системами, чтобы увидеть, какие n-граммы выигрывает каждая</translation>
    </message>
    <message>
        <source>For this, two systems and a profile with ROUGE are needed</source>
        <translation>Здесь нужны две системы и профиль с ROUGE</translation>
    </message>
    <message>
        <source>{items} items are on show: Count goes through all their texts</source>
        <translation>Показано элементов: {items}. «Посчитать» пройдёт по всем их текстам</translation>
    </message>
    <message>
        <source>Won by {system}</source>
        <translation>Выигрывает {system}</translation>
    </message>
    <message>
        <source>N-grams won by {system}</source>
        <translation>N-граммы, которые выигрывает {system}</translation>
    </message>
    <message>
        <source>ROUGE-{n} matches in {items} items: {first} {matches}, {second} {others}; all net counts together are the difference, {ahead}</source>
        <translation>Совпадения ROUGE-{n}, элементов: {items}; {first} {matches}, {second} {others}; сумма всех итогов — их разность, {ahead}</translation>
    </message>
    <message>
        <source>{count} rare n-grams were left out for the memory they take</source>
        <translation>Ради памяти опущены редкие n-граммы: {count}</translation>
    </message>
</context>
<context>
    <name>NgramSwitches</name>
    <message>
        <source>Length of the n-grams</source>
        <translation>Длина n-грамм</translation>
    </message>
    <message>
        <source>words</source>
        <translation>слова</translation>
    </message>
    <message>
        <source>word pairs</source>
        <translation>пары слов</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Посчитать</translation>
    </message>
    <message>
        <source>Count over the items on show</source>
        <translation>Посчитать по показанным элементам</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation>Остановить подсчёт</translation>
    </message>
    <message>
        <source>{done} of {total} items</source>
        <translation>{done} из {total} элементов</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Notes on the comparison</source>
        <translation>Заметки к сравнению</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>только чтение</translation>
    </message>
    <message>
        <source>This session has no notes. Save it under another name to write some.</source>
        <translation>В этом сеансе нет заметок. Чтобы писать их, сохраните его под другим именем.</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>не сохранено</translation>
    </message>
    <message>
        <source>What you find in this comparison: kept in its session, and in the HTML page of the marked texts.</source>
        <translation>Что вы нашли в этом сравнении: хранится в его сеансе и попадает на HTML-страницу с помеченными текстами.</translation>
    </message>
</context>
<context>
    <name>OfferRow</name>
    <message>
        <source>Restore</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Notes: {text}</source>
        <translation>Заметки: {text}</translation>
    </message>
    <message>
        <source>states: {count}</source>
        <translation>состояний: {count}</translation>
    </message>
</context>
<context>
    <name>OpeningFiles</name>
    <message>
        <source>Only the beginning is open, as a text of no file: the file itself stays as it is</source>
        <translation>Открыто только начало, как текст без файла: сам файл не изменится</translation>
    </message>
    <message>
        <source>{file} seems to be written in {encoding}</source>
        <translation>{file}: похоже, кодировка {encoding}</translation>
    </message>
    <message>
        <source>Other encoding…</source>
        <translation>Другая кодировка…</translation>
    </message>
    <message>
        <source>Reading {file}: {share} % (Escape gives it up)</source>
        <translation>Чтение {file}: {share} % (Escape прерывает)</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>Given up: the texts are as they were</source>
        <translation>Прервано: тексты остались прежними</translation>
    </message>
    <message>
        <source>This text came from no file, so it has no encoding</source>
        <translation>Этот текст не из файла, поэтому у него нет кодировки</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>Test behind p</source>
        <translation>Критерий для p</translation>
    </message>
    <message>
        <source>Correction for many pairs</source>
        <translation>Поправка на число пар</translation>
    </message>
    <message>
        <source>Level of intervals</source>
        <translation>Уровень интервалов</translation>
    </message>
    <message>
        <source>Bootstrap resamples</source>
        <translation>Повторных выборок бутстрепа</translation>
    </message>
    <message>
        <source>Randomisation trials</source>
        <translation>Перестановок</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Начальное число</translation>
    </message>
</context>
<context>
    <name>OverviewBar</name>
    <message>
        <source>The whole text: coloured where units match, pale where they do not</source>
        <translation>Весь текст: цветное совпало, бледное нет</translation>
    </message>
</context>
<context>
    <name>Pane</name>
    <message>
        <source>recall</source>
        <translation>полнота</translation>
    </message>
    <message>
        <source>{matches} of {total} reference {units} covered</source>
        <translation>{units} эталона: покрыто {matches} из {total}</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>точность</translation>
    </message>
    <message>
        <source>guess, then reveal</source>
        <translation>сначала угадайте</translation>
    </message>
    <message>
        <source>these texts are too long for {metric}</source>
        <translation>эти тексты слишком длинны для {metric}</translation>
    </message>
    <message>
        <source>this profile gives no such score</source>
        <translation>этот профиль такой оценки не даёт</translation>
    </message>
    <message>
        <source>{matches} of {total} candidate {units} matched</source>
        <translation>{units} кандидата: совпало {matches} из {total}</translation>
    </message>
    <message>
        <source>selection {matches} / {units}</source>
        <translation>выделено {matches} / {units}</translation>
    </message>
    <message>
        <source>selection: {matches} credited of {units}</source>
        <translation>выделено: засчитано {matches} из {units}</translation>
    </message>
    <message>
        <source>of recall</source>
        <translation>полноты</translation>
    </message>
    <message>
        <source>of precision</source>
        <translation>точности</translation>
    </message>
    <message>
        <source>credited by this reference, which the score comes from</source>
        <translation>засчитано этим эталоном, от него и оценка</translation>
    </message>
    <message>
        <source>credited by this reference, which the score does not come from: framed</source>
        <translation>засчитано этим эталоном, но оценка не от него: только рамка</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>эталон</translation>
    </message>
    <message>
        <source>counted: these add up to the matches in the table</source>
        <translation>засчитано: вместе они дают число совпадений в таблице</translation>
    </message>
    <message>
        <source>the same form stands in the other text, but not this often, so it earns nothing</source>
        <translation>такая форма есть в другом тексте, но не столько раз, поэтому очков не приносит</translation>
    </message>
    <message>
        <source>surplus</source>
        <translation>лишнее</translation>
    </message>
    <message>
        <source>without a counterpart in the other text</source>
        <translation>без пары в другом тексте</translation>
    </message>
    <message>
        <source>unmatched</source>
        <translation>без пары</translation>
    </message>
    <message>
        <source>the other text holds these characters too, but cuts them otherwise: no match</source>
        <translation>в другом тексте эти знаки есть, но разрезаны иначе: не совпадение</translation>
    </message>
    <message>
        <source>another cut</source>
        <translation>разрезано иначе</translation>
    </message>
</context>
<context>
    <name>PaneCommands</name>
    <message>
        <source>No layer is on show: choose one to walk its marks</source>
        <translation>Ни один слой не показан: выберите слой, чтобы идти по пометкам</translation>
    </message>
    <message>
        <source>Nothing matches in this text</source>
        <translation>В этом тексте ничего не совпало</translation>
    </message>
    <message>
        <source>Everything in this text is matched</source>
        <translation>В этом тексте совпало всё</translation>
    </message>
</context>
<context>
    <name>PaneExport</name>
    <message>
        <source>The marked texts are on the clipboard</source>
        <translation>Тексты с пометками скопированы в буфер обмена</translation>
    </message>
    <message>
        <source>Export the marked texts</source>
        <translation>Экспорт текстов с пометками</translation>
    </message>
    <message>
        <source>Web pages (*.html *.htm)</source>
        <translation>Веб-страницы (*.html *.htm)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print the marked texts</source>
        <translation>Печать текстов с пометками</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer cannot be used</source>
        <translation>Ничего не напечатано: принтер недоступен</translation>
    </message>
    <message>
        <source>{file} is written</source>
        <translation>{file} записан</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>метрика</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>числа</translation>
    </message>
    <message>
        <source>surplus</source>
        <translation>лишнее</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Эталон</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Кандидат</translation>
    </message>
    <message>
        <source>Reference {n} of {count}</source>
        <translation>Эталон {n} из {count}</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation>страница {page} из {pages}</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>these texts are too long for this metric</source>
        <translation>эти тексты слишком длинны для этой метрики</translation>
    </message>
    <message>
        <source>this profile gives no such score</source>
        <translation>этот профиль такой оценки не даёт</translation>
    </message>
    <message>
        <source>{name} against reference {n} of {count}</source>
        <translation>{name} по эталону {n} из {count}</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>As given</source>
        <translation>Как есть</translation>
    </message>
    <message>
        <source>As it is read</source>
        <translation>Как читается</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Lines that could not be read</source>
        <translation>Непрочитанные строки</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Где</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
</context>
<context>
    <name>ProfileBox</name>
    <message>
        <source>Profile</source>
        <translation>Профиль</translation>
    </message>
    <message>
        <source>Which standard the scores follow; any profile string can be typed</source>
        <translation>Какому стандарту следуют оценки; можно ввести любую строку профиля</translation>
    </message>
</context>
<context>
    <name>ProfileDesk</name>
    <message>
        <source>The profile &quot;{name}&quot; is among your own now</source>
        <translation>Профиль «{name}» теперь среди ваших</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Import a profile</source>
        <translation>Импорт профиля</translation>
    </message>
    <message>
        <source>Share a profile</source>
        <translation>Поделиться профилем</translation>
    </message>
    <message>
        <source>{file} is written: whoever opens it has the profile</source>
        <translation>Файл {file} записан: кто его откроет, получит профиль</translation>
    </message>
    <message>
        <source>Profiles (*.rougeprofile)</source>
        <translation>Профили (*.rougeprofile)</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Профили</translation>
    </message>
    <message>
        <source>Use for this comparison</source>
        <translation>Применить к сравнению</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
</context>
<context>
    <name>ProfileEditor</name>
    <message>
        <source>Profiles</source>
        <translation>Профили</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>a name of your own</source>
        <translation>имя на ваш выбор</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>a line on what it is for</source>
        <translation>строка о том, для чего он</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Профиль</translation>
    </message>
    <message>
        <source>a profile, a signature, or the line a paper printed</source>
        <translation>профиль, сигнатура или строка из статьи</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Сигнатура</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Назвать иначе</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Дублировать</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Поделиться…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Keep this profile under the name at the right</source>
        <translation>Сохранить профиль под именем справа</translation>
    </message>
    <message>
        <source>Give the chosen profile the name at the right</source>
        <translation>Дать выбранному профилю имя справа</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is saved</source>
        <translation>«{name}» сохранён</translation>
    </message>
    <message>
        <source>My profile</source>
        <translation>Мой профиль</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is deleted</source>
        <translation>«{name}» удалён</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>ProfileTableModel</name>
    <message>
        <source>Profile</source>
        <translation>Профиль</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Why it differs</source>
        <translation>Почему отличается</translation>
    </message>
    <message>
        <source>raises</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>gives {values}</source>
        <translation>даёт {values}</translation>
    </message>
    <message>
        <source>the chosen profile</source>
        <translation>выбранный профиль</translation>
    </message>
    <message>
        <source>the same numbers</source>
        <translation>те же числа</translation>
    </message>
    <message>
        <source>higher than the chosen profile&apos;s</source>
        <translation>выше, чем у выбранного профиля</translation>
    </message>
    <message>
        <source>lower than the chosen profile&apos;s</source>
        <translation>ниже, чем у выбранного профиля</translation>
    </message>
    <message>
        <source>differs below the digits shown</source>
        <translation>разница меньше показанных знаков</translation>
    </message>
</context>
<context>
    <name>ProfileTableView</name>
    <message>
        <source>Profiles and their scores</source>
        <translation>Профили и их оценки</translation>
    </message>
</context>
<context>
    <name>ProfilesWindow</name>
    <message>
        <source>Why don&apos;t my numbers match?</source>
        <translation>Почему мои числа не сходятся?</translation>
    </message>
    <message>
        <source>&amp;Use this profile</source>
        <translation>&amp;Взять этот профиль</translation>
    </message>
    <message>
        <source>Published value</source>
        <translation>Опубликованное значение</translation>
    </message>
    <message>
        <source>41.2 or R1 41.2 R2 18.9</source>
        <translation>41,2 или R1 41,2 R2 18,9</translation>
    </message>
    <message>
        <source>As &amp;Markdown</source>
        <translation>Как &amp;Markdown</translation>
    </message>
    <message>
        <source>As &amp;LaTeX</source>
        <translation>Как &amp;LaTeX</translation>
    </message>
    <message>
        <source>As &amp;CSV, every digit</source>
        <translation>Как &amp;CSV, все знаки</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Копировать таблицу</translation>
    </message>
    <message>
        <source>Causes</source>
        <translation>Причины</translation>
    </message>
    <message>
        <source>&amp;Published value</source>
        <translation>&amp;Опубликованное значение</translation>
    </message>
    <message>
        <source>F against the chosen profile: {higher} higher, {lower} lower, {nearly} differs below the digits shown, {given} gives the published value</source>
        <translation>F по сравнению с выбранным профилем: {higher} выше, {lower} ниже, {nearly} разница меньше показанных знаков, {given} даёт опубликованное значение</translation>
    </message>
    <message>
        <source>Write or open a reference and a candidate to compare their scores.</source>
        <translation>Введите или откройте эталон и кандидата, чтобы сравнить оценки.</translation>
    </message>
    <message>
        <source>This profile does not compute this metric, or not for texts of this length.</source>
        <translation>Этот профиль не вычисляет эту метрику или не вычисляет её для текстов такой длины.</translation>
    </message>
    <message>
        <source>The implementation stops with this error.</source>
        <translation>Реализация останавливается с этой ошибкой.</translation>
    </message>
    <message>
        <source>the same number as under the chosen profile</source>
        <translation>то же число, что и у выбранного профиля</translation>
    </message>
    <message>
        <source>&quot;{rest}&quot; is no published value</source>
        <translation>«{rest}» — не опубликованное значение</translation>
    </message>
    <message>
        <source>No row gives it; the nearest come first</source>
        <translation>Ни одна строка его не даёт; ближайшие — первыми</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Stop; what is done stays (Esc)</source>
        <translation>Остановить; сделанное останется (Esc)</translation>
    </message>
    <message>
        <source>{rate} a second</source>
        <translation>в секунду: {rate}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>осталось {time}</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} из {total}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} с</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} мин</translation>
    </message>
</context>
<context>
    <name>QueryLine</name>
    <message>
        <source>Filter the items</source>
        <translation>Отбор элементов</translation>
    </message>
    <message>
        <source>What could come next</source>
        <translation>Что может идти дальше</translation>
    </message>
</context>
<context>
    <name>RankedTable</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Копировать как &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy as C&amp;SV</source>
        <translation>Копировать как C&amp;SV</translation>
    </message>
</context>
<context>
    <name>ReadingChoices</name>
    <message>
        <source>Encoding</source>
        <translation>Кодировка</translation>
    </message>
    <message>
        <source>Columns are parted by</source>
        <translation>Столбцы разделены</translation>
    </message>
    <message>
        <source>The first row holds &amp;names</source>
        <translation>В первой строке &amp;названия</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>The &amp;first sentences of the source are a candidate:</source>
        <translation>&amp;Первые предложения источника как кандидат:</translation>
    </message>
    <message>
        <source>How many sentences</source>
        <translation>Сколько предложений</translation>
    </message>
    <message>
        <source>References at most</source>
        <translation>Эталонов не более</translation>
    </message>
    <message>
        <source>all</source>
        <translation>все</translation>
    </message>
    <message>
        <source>parts of one corpus</source>
        <translation>части одного корпуса</translation>
    </message>
    <message>
        <source>one system each</source>
        <translation>по одной системе</translation>
    </message>
    <message>
        <source>that of each file</source>
        <translation>своя у каждого файла</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>запятыми</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>точками с запятой</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>табуляцией</translation>
    </message>
</context>
<context>
    <name>RecentComparisons</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Откр&amp;ыть недавние</translation>
    </message>
    <message>
        <source>{files} (not there)</source>
        <translation>{files} (нет на месте)</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>пока пусто</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Очистить список</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message>
        <source>Not now: ask at the next start</source>
        <translation>Не сейчас: спросить при следующем запуске</translation>
    </message>
    <message>
        <source>rouge-gui did not end as it should; what was being worked on is still here.</source>
        <translation>Прошлый запуск rouge-gui прервался; то, над чем шла работа, сохранилось.</translation>
    </message>
    <message>
        <source>Unsaved from last time; it is still here.</source>
        <translation>Несохранённое с прошлого раза всё ещё здесь.</translation>
    </message>
    <message>
        <source>Further ones: {count}</source>
        <translation>Ещё: {count}</translation>
    </message>
</context>
<context>
    <name>ReferenceMenu</name>
    <message>
        <source>References, {number} of {count}</source>
        <translation>Эталоны, {number} из {count}</translation>
    </message>
</context>
<context>
    <name>ReferenceTabs</name>
    <message>
        <source>References</source>
        <translation>Эталоны</translation>
    </message>
    <message>
        <source>Add a reference</source>
        <translation>Добавить эталон</translation>
    </message>
    <message>
        <source>Reference {number}</source>
        <translation>Эталон {number}</translation>
    </message>
    <message>
        <source>Reference {number}, score {score}</source>
        <translation>Эталон {number}, оценка {score}</translation>
    </message>
    <message>
        <source>paid: the score of {metric} comes from this reference</source>
        <translation>оплачено: оценка {metric} взята по этому эталону</translation>
    </message>
</context>
<context>
    <name>Remedies</name>
    <message>
        <source>Open anyway</source>
        <translation>Всё равно открыть</translation>
    </message>
    <message>
        <source>Open the beginning</source>
        <translation>Открыть начало</translation>
    </message>
    <message>
        <source>Other encoding…</source>
        <translation>Другая кодировка…</translation>
    </message>
    <message>
        <source>Save as UTF-8</source>
        <translation>Сохранить в UTF-8</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>Сохранить поверх</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>The report tells where in the program it happened and holds none of your texts.</source>
        <translation>Отчёт говорит, в каком месте программы это случилось; ваших текстов в нём нет.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
</context>
<context>
    <name>RoleHeader</name>
    <message>
        <source>What {column} holds</source>
        <translation>Что содержит {column}</translation>
    </message>
    <message>
        <source>system</source>
        <translation>система</translation>
    </message>
    <message>
        <source>System that wrote {column}</source>
        <translation>Система, написавшая {column}</translation>
    </message>
</context>
<context>
    <name>Safekeeping</name>
    <message>
        <source>What was kept of unsaved work is damaged and cannot be brought back; it stays as {files}</source>
        <translation>Сохранённая копия незаписанной работы повреждена, вернуть её нельзя; она остаётся в {files}</translation>
    </message>
    <message>
        <source>What you do is kept for the case of a crash again</source>
        <translation>Сделанное снова сохраняется на случай сбоя</translation>
    </message>
</context>
<context>
    <name>SampleHint</name>
    <message>
        <source>Open a corpus of {count} items in three languages</source>
        <translation>Открыть корпус на трёх языках, элементов: {count}</translation>
    </message>
</context>
<context>
    <name>SamplesMenu</name>
    <message>
        <source>Sa&amp;mples</source>
        <translation>&amp;Примеры</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Английский</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Китайский</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Русский</translation>
    </message>
</context>
<context>
    <name>ScoreExport</name>
    <message>
        <source>Export the scores</source>
        <translation>Экспорт оценок</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>Таблицы CSV (*.csv)</translation>
    </message>
    <message>
        <source>{file} is written</source>
        <translation>{file}: записано</translation>
    </message>
</context>
<context>
    <name>ScoreGuard</name>
    <message>
        <source>The scores are hidden for a guess: reveal them first</source>
        <translation>Оценки скрыты, чтобы угадать: сначала откройте их</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Scores</source>
        <translation>Оценки</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>&amp;Сортировать по</translation>
    </message>
</context>
<context>
    <name>ScoreTableModel</name>
    <message>
        <source>averaged over the references</source>
        <translation>усреднено по эталонам</translation>
    </message>
    <message>
        <source>paid by reference {number}</source>
        <translation>по эталону {number}</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>метрика</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Δ F</source>
        <translation>Δ F</translation>
    </message>
    <message>
        <source>ref</source>
        <translation>эт.</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>числа</translation>
    </message>
    <message>
        <source>F of {title}</source>
        <translation>F по {title}</translation>
    </message>
    <message>
        <source>0–100</source>
        <translation>0–100</translation>
    </message>
    <message>
        <source>0–1</source>
        <translation>0–1</translation>
    </message>
    <message>
        <source>ROUGE is shown in {scale}; BLEU and chrF in 0–100</source>
        <translation>ROUGE показан в {scale}, BLEU и chrF — в 0–100</translation>
    </message>
    <message>
        <source>precision: matches ÷ candidate total</source>
        <translation>точность: совпадения ÷ всего у кандидата</translation>
    </message>
    <message>
        <source>recall: matches ÷ reference total</source>
        <translation>полнота: совпадения ÷ всего в эталоне</translation>
    </message>
    <message>
        <source>F: the harmonic mean of precision and recall, weighted by the profile&apos;s β</source>
        <translation>F: гармоническое среднее точности и полноты с весом β из профиля</translation>
    </message>
    <message>
        <source>how much F has changed since the pin</source>
        <translation>насколько F изменилась от закреплённого состояния</translation>
    </message>
    <message>
        <source>which reference the score is from; – where they are averaged</source>
        <translation>по какому эталону оценка; – где эталоны усреднены</translation>
    </message>
    <message>
        <source>matches / reference total, then candidate total</source>
        <translation>совпадения / всего в эталоне, затем всего у кандидата</translation>
    </message>
</context>
<context>
    <name>SecondProfileRow</name>
    <message>
        <source>Second profile</source>
        <translation>Второй профиль</translation>
    </message>
    <message>
        <source>Its F stands beside the first profile&apos;s; any profile string can be typed</source>
        <translation>Его F стоит рядом с F первого профиля; можно ввести любую строку профиля</translation>
    </message>
    <message>
        <source>Without a second profile</source>
        <translation>Без второго профиля</translation>
    </message>
</context>
<context>
    <name>SelectionModel</name>
    <message>
        <source>of R</source>
        <translation>в R</translation>
    </message>
    <message>
        <source>of P</source>
        <translation>в P</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>метрика</translation>
    </message>
    <message>
        <source>credited</source>
        <translation>зачтено</translation>
    </message>
    <message>
        <source>units</source>
        <translation>единиц</translation>
    </message>
    <message>
        <source>of matches</source>
        <translation>от совпад.</translation>
    </message>
    <message>
        <source>cred.</source>
        <translation>зачт.</translation>
    </message>
    <message>
        <source>share</source>
        <translation>доля</translation>
    </message>
    <message>
        <source>units in the selection that are counted</source>
        <translation>засчитанные единицы выделенного</translation>
    </message>
    <message>
        <source>all units of the selection; skip-bigrams belong to where they begin</source>
        <translation>все единицы выделения; биграммы с пропусками относятся к месту, где начинаются</translation>
    </message>
    <message>
        <source>the recall they make alone; those of ROUGE-W do not add up, for it takes a root</source>
        <translation>полнота, которую дают они одни; для ROUGE-W такие доли не складываются: она извлекает корень</translation>
    </message>
    <message>
        <source>the precision they make alone; those of ROUGE-W do not add up, for it takes a root</source>
        <translation>точность, которую дают они одни; для ROUGE-W такие доли не складываются: она извлекает корень</translation>
    </message>
    <message>
        <source>which part of all matches they are</source>
        <translation>какая это часть всех совпадений</translation>
    </message>
</context>
<context>
    <name>SelectionPanel</name>
    <message>
        <source>What the selection earns</source>
        <translation>Что приносит выделенное</translation>
    </message>
    <message>
        <source>in the reference: {text}</source>
        <translation>в эталоне: {text}</translation>
    </message>
    <message>
        <source>in the candidate: {text}</source>
        <translation>в кандидате: {text}</translation>
    </message>
</context>
<context>
    <name>SentencesModel</name>
    <message>
        <source>LCS of reference sentence {i} and candidate sentence {j}: {length} of {tokens} tokens, {share} %</source>
        <translation>LCS предложения {i} эталона и предложения {j} кандидата: {length} из {tokens} токенов, {share} %</translation>
    </message>
    <message>
        <source>credited</source>
        <translation>зачтено</translation>
    </message>
    <message>
        <source>union</source>
        <translation>объед.</translation>
    </message>
    <message>
        <source>tokens of the sentence that count, within what the candidate holds</source>
        <translation>засчитанные токены предложения — не больше, чем есть в кандидате</translation>
    </message>
    <message>
        <source>tokens of the sentence that lie on its LCS with any candidate sentence</source>
        <translation>токены предложения, лежащие на его LCS хотя бы с одним предложением кандидата</translation>
    </message>
    <message>
        <source>a sentence of the candidate</source>
        <translation>предложение кандидата</translation>
    </message>
    <message>
        <source>reference sentence</source>
        <translation>предложение эталона</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>токены</translation>
    </message>
</context>
<context>
    <name>SentencesPanel</name>
    <message>
        <source>How much of each reference sentence each candidate sentence covers</source>
        <translation>Сколько каждого предложения эталона покрывает каждое предложение кандидата</translation>
    </message>
    <message>
        <source>LCS in tokens; the best partner of each row is framed. Credited in all: {n}</source>
        <translation>LCS в токенах; лучшая пара каждой строки в рамке. Засчитано всего: {n}</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Копировать как &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy as C&amp;SV</source>
        <translation>Копировать как C&amp;SV</translation>
    </message>
</context>
<context>
    <name>SessionCommands</name>
    <message>
        <source>{file} (read-only)</source>
        <translation>{file} (только чтение)</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>Открыть сеанс</translation>
    </message>
    <message>
        <source>{file} was saved by another program meanwhile: save this under another name</source>
        <translation>{file} тем временем записала другая программа: сохраните это под другим именем</translation>
    </message>
    <message>
        <source>{file} is open in another window: read-only here, save under another name</source>
        <translation>{file} открыт в другом окне: здесь только чтение, сохраняйте под другим именем</translation>
    </message>
    <message>
        <source>{file} may not be written: save under another name</source>
        <translation>{file}: запись не разрешена, сохраняйте под другим именем</translation>
    </message>
    <message>
        <source>Save as a session</source>
        <translation>Сохранить как сеанс</translation>
    </message>
    <message>
        <source>Sessions (*.rougegui);;All files (*)</source>
        <translation>Сеансы (*.rougegui);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>ShortcutPage</name>
    <message>
        <source>Elsewhere</source>
        <translation>Прочее</translation>
    </message>
    <message>
        <source>Filter by command or keys</source>
        <translation>Отбор по команде или клавишам</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Новые клавиши</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Забрать себе</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Без клавиш</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Команды и их клавиши</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>New &amp;keys</source>
        <translation>Новые &amp;клавиши</translation>
    </message>
    <message>
        <source>While inspecting, by the place of the key</source>
        <translation>При просмотре, по месту клавиши</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>изменено</translation>
    </message>
    <message>
        <source>{keys} types text: add Ctrl or Alt</source>
        <translation>{keys} вводит текст: добавьте Ctrl или Alt</translation>
    </message>
    <message>
        <source>The panes use {keys} for editing</source>
        <translation>Панели используют {keys} для правки</translation>
    </message>
    <message>
        <source>{keys} belongs to &quot;{command}&quot;</source>
        <translation>{keys} уже у команды «{command}»</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Копировать как текст</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Сбросить все</translation>
    </message>
</context>
<context>
    <name>SpotCard</name>
    <message>
        <source>click: go to this item</source>
        <translation>щелчок: перейти к элементу</translation>
    </message>
    <message>
        <source>click: show these items</source>
        <translation>щелчок: показать эти элементы</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>What is done to both texts before anything reads them</source>
        <translation>Что делается с обоими текстами до чтения</translation>
    </message>
    <message>
        <source>Copy the signature</source>
        <translation>Скопировать сигнатуру</translation>
    </message>
    <message>
        <source>Signature: {text}</source>
        <translation>Сигнатура: {text}</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>копировать</translation>
    </message>
    <message>
        <source>clean-up: {count}</source>
        <translation>очистка: {count}</translation>
    </message>
    <message>
        <source>clean-up…</source>
        <translation>очистка…</translation>
    </message>
    <message>
        <source>{reference} | {candidate} tokens</source>
        <translation>токенов: {reference} | {candidate}</translation>
    </message>
    <message>
        <source>tokens of the reference | of the candidate</source>
        <translation>токенов в эталоне | у кандидата</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>не сохранено</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>сохранено</translation>
    </message>
</context>
<context>
    <name>SystemLegend</name>
    <message>
        <source>Systems that are drawn</source>
        <translation>Системы на диаграмме</translation>
    </message>
</context>
<context>
    <name>SystemSwitches</name>
    <message>
        <source>Score that pairs are compared by</source>
        <translation>Оценка, по которой сравниваются пары</translation>
    </message>
    <message>
        <source>Precision, recall or F</source>
        <translation>Точность, полнота или F</translation>
    </message>
    <message>
        <source>Which pairs are compared</source>
        <translation>Какие пары сравниваются</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>Копировать как</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Остановить сравнение</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} из {total}</translation>
    </message>
</context>
<context>
    <name>SystemsPanel</name>
    <message>
        <source>Systems and their means</source>
        <translation>Системы и их средние</translation>
    </message>
    <message>
        <source>Pairs of systems and their differences</source>
        <translation>Пары систем и их разности</translation>
    </message>
    <message>
        <source>The scores cannot be compared: {problem}</source>
        <translation>Оценки нельзя сравнить: {problem}</translation>
    </message>
    <message>
        <source>Open a corpus to compare its systems</source>
        <translation>Откройте корпус, чтобы сравнить его системы</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Идёт сравнение…</translation>
    </message>
    <message>
        <source>Nothing is scored yet</source>
        <translation>Пока нет оценок</translation>
    </message>
</context>
<context>
    <name>TextsBeside</name>
    <message>
        <source>F of the second candidate</source>
        <translation>F второго кандидата</translation>
    </message>
    <message>
        <source>second</source>
        <translation>второй</translation>
    </message>
</context>
<context>
    <name>TokenizerBox</name>
    <message>
        <source>Tokenizer</source>
        <translation>Токенизатор</translation>
    </message>
    <message>
        <source>What the texts are cut into before anything is counted</source>
        <translation>На что режется текст, прежде чем что-либо считать</translation>
    </message>
    <message>
        <source>auto: {name}</source>
        <translation>авто: {name}</translation>
    </message>
</context>
<context>
    <name>TotalsRow</name>
    <message>
        <source>sum</source>
        <translation>сумма</translation>
    </message>
    <message>
        <source>Sums of the columns</source>
        <translation>Суммы столбцов</translation>
    </message>
</context>
<context>
    <name>UserWords</name>
    <message>
        <source>jieba keeps these words whole</source>
        <translation>jieba не делит эти слова</translation>
    </message>
    <message>
        <source>User dictionary</source>
        <translation>Словарь пользователя</translation>
    </message>
    <message>
        <source>This profile has a dictionary of its own: {file}. Add the word there</source>
        <translation>У этого профиля свой словарь: {file}. Добавьте слово туда</translation>
    </message>
    <message>
        <source>added: {word}</source>
        <translation>добавлено: {word}</translation>
    </message>
    <message>
        <source>removed: {word}</source>
        <translation>удалено: {word}</translation>
    </message>
    <message>
        <source>A signature names its dictionary by content: choose a profile by its name</source>
        <translation>Подпись называет словарь по содержимому: выберите профиль по имени</translation>
    </message>
    <message>
        <source>A word for jieba is made of Chinese characters only</source>
        <translation>Слово для jieba состоит только из иероглифов</translation>
    </message>
    <message>
        <source>A single character is a word already</source>
        <translation>Один иероглиф — уже слово</translation>
    </message>
    <message>
        <source>That is too long for a word</source>
        <translation>Для слова это слишком длинно</translation>
    </message>
    <message>
        <source>This word is in the list already</source>
        <translation>Это слово уже в списке</translation>
    </message>
</context>
<context>
    <name>VerdictTable</name>
    <message>
        <source>Our numbers and the package&apos;s</source>
        <translation>Наши числа и числа пакета</translation>
    </message>
</context>
<context>
    <name>VerifyCommand</name>
    <message>
        <source>Verify with the real package</source>
        <translation>Проверка настоящим пакетом</translation>
    </message>
    <message>
        <source>Verify again</source>
        <translation>Проверить снова</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Копировать как текст</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Копировать как Markdown</translation>
    </message>
</context>
<context>
    <name>VerifyPage</name>
    <message>
        <source>The texts or the profile have changed since: this is about what was before</source>
        <translation>Тексты или профиль с тех пор изменились: здесь показано то, что было раньше</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход работы</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>How to install it</source>
        <translation>Как установить</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy how to install it</source>
        <translation>Копировать команду установки</translation>
    </message>
    <message>
        <source>Install it with</source>
        <translation>Установить командой</translation>
    </message>
    <message>
        <source>the Python of this tool</source>
        <translation>Python этой программы</translation>
    </message>
    <message>
        <source>Python to verify with</source>
        <translation>Python для проверки</translation>
    </message>
    <message>
        <source>The path of the Python where the packages are installed</source>
        <translation>Путь к Python, в котором установлены пакеты</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Choose the Python to verify with</source>
        <translation>Выбрать Python для проверки</translation>
    </message>
    <message>
        <source>Running the real package…</source>
        <translation>Работает настоящий пакет…</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} с</translation>
    </message>
</context>
<context>
    <name>WordList</name>
    <message>
        <source>Chinese word</source>
        <translation>Китайское слово</translation>
    </message>
    <message>
        <source>Word to add</source>
        <translation>Слово, которое добавить</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Words of the user dictionary</source>
        <translation>Слова словаря пользователя</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Remove this reference</source>
        <translation>Убрать этот эталон</translation>
    </message>
</context>
<context>
    <name>_PathField</name>
    <message>
        <source>Choose a file</source>
        <translation>Выбрать файл</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Выбрать папку</translation>
    </message>
</context>
<context>
    <name>_TabMenu</name>
    <message>
        <source>Move &amp;left</source>
        <translation>Сдвинуть в&amp;лево</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>Сдвинуть в&amp;право</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>&amp;Add a reference</source>
        <translation>&amp;Добавить эталон</translation>
    </message>
</context>
<context>
    <name>_Veil</name>
    <message>
        <source>older</source>
        <translation>устарело</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;New comparison</source>
        <translation>&amp;Новое сравнение</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>О&amp;ткрыть…</translation>
    </message>
    <message>
        <source>Open a sess&amp;ion…</source>
        <translation>Открыть с&amp;еанс…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save &amp;reference as…</source>
        <translation>Сохранить &amp;эталон как…</translation>
    </message>
    <message>
        <source>Save &amp;candidate as…</source>
        <translation>Сохранить &amp;кандидата как…</translation>
    </message>
    <message>
        <source>Save as a sessi&amp;on…</source>
        <translation>Сохранить как сеан&amp;с…</translation>
    </message>
    <message>
        <source>Save second can&amp;didate as…</source>
        <translation>Сохранить второй кан&amp;дидат как…</translation>
    </message>
    <message>
        <source>Save source &amp;text as…</source>
        <translation>Сохранить исходный &amp;текст как…</translation>
    </message>
    <message>
        <source>Other &amp;encoding…</source>
        <translation>Другая &amp;кодировка…</translation>
    </message>
    <message>
        <source>Marked texts as &amp;HTML…</source>
        <translation>Тексты с пометками в &amp;HTML…</translation>
    </message>
    <message>
        <source>Marked texts as &amp;PDF…</source>
        <translation>Тексты с пометками в &amp;PDF…</translation>
    </message>
    <message>
        <source>E&amp;xplanation…</source>
        <translation>&amp;Разбор оценки…</translation>
    </message>
    <message>
        <source>Scores as &amp;CSV…</source>
        <translation>Оценки как &amp;CSV…</translation>
    </message>
    <message>
        <source>Scores as CSV for &amp;Excel…</source>
        <translation>Оценки как CSV для &amp;Excel…</translation>
    </message>
    <message>
        <source>&amp;Matrix as PNG…</source>
        <translation>&amp;Матрица в PNG…</translation>
    </message>
    <message>
        <source>Matrix as S&amp;VG…</source>
        <translation>Матрица в S&amp;VG…</translation>
    </message>
    <message>
        <source>&amp;Graph as PNG…</source>
        <translation>&amp;График в PNG…</translation>
    </message>
    <message>
        <source>Graph as &amp;SVG…</source>
        <translation>График в &amp;SVG…</translation>
    </message>
    <message>
        <source>Values as &amp;CSV…</source>
        <translation>Значения в &amp;CSV…</translation>
    </message>
    <message>
        <source>Values as &amp;JSON Lines…</source>
        <translation>Значения в &amp;JSON Lines…</translation>
    </message>
    <message>
        <source>&amp;Edit log…</source>
        <translation>&amp;Журнал правок…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Пе&amp;чать…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Повто&amp;рить</translation>
    </message>
    <message>
        <source>S&amp;wap reference and candidate</source>
        <translation>По&amp;менять местами эталон и кандидата</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Обмен</translation>
    </message>
    <message>
        <source>&amp;Pin this state</source>
        <translation>&amp;Закрепить это состояние</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Закрепить</translation>
    </message>
    <message>
        <source>Write n&amp;otes</source>
        <translation>Писать за&amp;метки</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Найти…</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Найти &amp;следующее</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Найти пре&amp;дыдущее</translation>
    </message>
    <message>
        <source>&amp;Add a reference</source>
        <translation>&amp;Добавить эталон</translation>
    </message>
    <message>
        <source>&amp;Remove this reference</source>
        <translation>&amp;Убрать этот эталон</translation>
    </message>
    <message>
        <source>Move this reference &amp;left</source>
        <translation>Сдвинуть эталон в&amp;лево</translation>
    </message>
    <message>
        <source>Move this reference ri&amp;ght</source>
        <translation>Сдвинуть эталон в&amp;право</translation>
    </message>
    <message>
        <source>Next &amp;reference</source>
        <translation>Следующий &amp;эталон</translation>
    </message>
    <message>
        <source>Copy &amp;scores</source>
        <translation>&amp;Копировать оценки</translation>
    </message>
    <message>
        <source>Copy scores as &amp;Markdown</source>
        <translation>Оценки в формате &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy scores as &amp;LaTeX</source>
        <translation>Оценки в формате &amp;LaTeX</translation>
    </message>
    <message>
        <source>Copy scores as &amp;CSV</source>
        <translation>Оценки в формате &amp;CSV</translation>
    </message>
    <message>
        <source>Copy si&amp;gnature</source>
        <translation>Копировать &amp;сигнатуру</translation>
    </message>
    <message>
        <source>Copy &amp;marked texts</source>
        <translation>Копировать тексты с &amp;пометками</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>&amp;Edit the texts</source>
        <translation>&amp;Править тексты</translation>
    </message>
    <message>
        <source>&amp;Next match</source>
        <translation>&amp;Следующее совпадение</translation>
    </message>
    <message>
        <source>&amp;Previous match</source>
        <translation>&amp;Предыдущее совпадение</translation>
    </message>
    <message>
        <source>Next &amp;miss</source>
        <translation>С&amp;ледующее несовпадение</translation>
    </message>
    <message>
        <source>Previous m&amp;iss</source>
        <translation>П&amp;редыдущее несовпадение</translation>
    </message>
    <message>
        <source>N&amp;o marks</source>
        <translation>&amp;Без пометок</translation>
    </message>
    <message>
        <source>&amp;Unigrams</source>
        <translation>&amp;Униграммы</translation>
    </message>
    <message>
        <source>&amp;Bigrams</source>
        <translation>Б&amp;играммы</translation>
    </message>
    <message>
        <source>&amp;Longer n-grams</source>
        <translation>Более &amp;длинные n-граммы</translation>
    </message>
    <message>
        <source>Longest &amp;common subsequence</source>
        <translation>&amp;Наибольшая общая подпоследовательность</translation>
    </message>
    <message>
        <source>LCS by &amp;sentence (Lsum)</source>
        <translation>НОП по &amp;предложениям (Lsum)</translation>
    </message>
    <message>
        <source>&amp;Weighted runs (W)</source>
        <translation>Взвешенные &amp;ряды (W)</translation>
    </message>
    <message>
        <source>S&amp;kip-bigrams (S, SU)</source>
        <translation>Биграммы с &amp;пропусками (S, SU)</translation>
    </message>
    <message>
        <source>&amp;Tint by paying reference</source>
        <translation>&amp;Цвет по эталону, который платит</translation>
    </message>
    <message>
        <source>M&amp;etrics…</source>
        <translation>М&amp;етрики…</translation>
    </message>
    <message>
        <source>Largest &amp;F</source>
        <translation>Наибольшая &amp;F</translation>
    </message>
    <message>
        <source>Best &amp;recall</source>
        <translation>Лучшая &amp;полнота</translation>
    </message>
    <message>
        <source>M&amp;icro-average</source>
        <translation>Ми&amp;кросреднее</translation>
    </message>
    <message>
        <source>&amp;Mean</source>
        <translation>&amp;Среднее</translation>
    </message>
    <message>
        <source>&amp;Jackknife</source>
        <translation>&amp;Складной нож</translation>
    </message>
    <message>
        <source>&amp;Explain this score</source>
        <translation>&amp;Разобрать эту оценку</translation>
    </message>
    <message>
        <source>&amp;Verify with the real package…</source>
        <translation>&amp;Проверить настоящим пакетом…</translation>
    </message>
    <message>
        <source>&amp;Why don&apos;t my numbers match?</source>
        <translation>Почему мои &amp;числа не сходятся?</translation>
    </message>
    <message>
        <source>&amp;Inspect: read-only, single keys</source>
        <translation>Про&amp;смотр: только чтение, одиночные клавиши</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt part</source>
        <translation>К с&amp;ледующей части</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious part</source>
        <translation>К предыд&amp;ущей части</translation>
    </message>
    <message>
        <source>&amp;Clean-up…</source>
        <translation>О&amp;чистка…</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation>Показ на экра&amp;не</translation>
    </message>
    <message>
        <source>&amp;Hide scores (guess, then reveal)</source>
        <translation>Скрыть оценки (сначала у&amp;гадайте)</translation>
    </message>
    <message>
        <source>&amp;Reveal the scores, or hide them again</source>
        <translation>По&amp;казать оценки или снова скрыть</translation>
    </message>
    <message>
        <source>What&apos;s &amp;new</source>
        <translation>&amp;Что нового</translation>
    </message>
    <message>
        <source>&amp;About rouge-gui</source>
        <translation>&amp;О программе rouge-gui</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;История</translation>
    </message>
    <message>
        <source>Se&amp;veral references</source>
        <translation>Не&amp;сколько эталонов</translation>
    </message>
    <message>
        <source>Referen&amp;ces</source>
        <translation>&amp;Эталоны</translation>
    </message>
    <message>
        <source>Previous r&amp;eference</source>
        <translation>Предыдущий э&amp;талон</translation>
    </message>
    <message>
        <source>Repla&amp;y an edit log…</source>
        <translation>Воспроизвести &amp;журнал правок…</translation>
    </message>
    <message>
        <source>Rep&amp;lace…</source>
        <translation>З&amp;аменить…</translation>
    </message>
    <message>
        <source>Underline what is un&amp;matched</source>
        <translation>Подчёркивать несовпав&amp;шее</translation>
    </message>
    <message>
        <source>Second c&amp;andidate</source>
        <translation>Второй кан&amp;дидат</translation>
    </message>
    <message>
        <source>&amp;Exchange the candidates</source>
        <translation>Поменять кандидат&amp;ов</translation>
    </message>
    <message>
        <source>Source &amp;text</source>
        <translation>&amp;Исходный текст</translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation>&amp;Найти команду…</translation>
    </message>
    <message>
        <source>Scroll the texts to&amp;gether</source>
        <translation>&amp;Прокручивать тексты вместе</translation>
    </message>
    <message>
        <source>&amp;Overview bars</source>
        <translation>Полосы о&amp;бзора</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Крупнее</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation>&amp;Мельче</translation>
    </message>
    <message>
        <source>Usual si&amp;ze</source>
        <translation>Об&amp;ычный размер</translation>
    </message>
    <message>
        <source>&amp;Wrap long lines</source>
        <translation>П&amp;ереносить длинные строки</translation>
    </message>
    <message>
        <source>&amp;System colours</source>
        <translation>&amp;Системные цвета</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>Свет&amp;лая тема</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмная тема</translation>
    </message>
    <message>
        <source>&amp;Language of the desktop</source>
        <translation>&amp;Язык системы</translation>
    </message>
    <message>
        <source>Scores in 0–&amp;100</source>
        <translation>Оценки в 0–&amp;100</translation>
    </message>
    <message>
        <source>Edit &amp;profiles…</source>
        <translation>Изменить &amp;профили…</translation>
    </message>
    <message>
        <source>&amp;Import a profile…</source>
        <translation>&amp;Импортировать профиль…</translation>
    </message>
    <message>
        <source>Compare with a second &amp;profile…</source>
        <translation>Сравнить со вторым про&amp;филем…</translation>
    </message>
    <message>
        <source>&amp;2 digits</source>
        <translation>&amp;2 знака</translation>
    </message>
    <message>
        <source>&amp;3 digits</source>
        <translation>&amp;3 знака</translation>
    </message>
    <message>
        <source>&amp;4 digits</source>
        <translation>&amp;4 знака</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Во весь экран</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Содержание</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>Сочетания &amp;клавиш…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>П&amp;ереход</translation>
    </message>
    <message>
        <source>&amp;Metrics</source>
        <translation>&amp;Метрики</translation>
    </message>
    <message>
        <source>&amp;Corpus</source>
        <translation>&amp;Корпус</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>Эксп&amp;орт</translation>
    </message>
    <message>
        <source>&amp;Open a corpus…</source>
        <translation>&amp;Открыть корпус…</translation>
    </message>
    <message>
        <source>A corpus in three &amp;languages</source>
        <translation>Корпус на трёх &amp;языках</translation>
    </message>
    <message>
        <source>From the c&amp;lipboard</source>
        <translation>Из &amp;буфера обмена</translation>
    </message>
    <message>
        <source>Save the corpus &amp;as…</source>
        <translation>Сохранить корпус &amp;как…</translation>
    </message>
    <message>
        <source>&amp;Score what is missing</source>
        <translation>О&amp;ценить недостающее</translation>
    </message>
    <message>
        <source>&amp;First reference only</source>
        <translation>Только первый &amp;эталон</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Ос&amp;тановить</translation>
    </message>
    <message>
        <source>&amp;Next item</source>
        <translation>&amp;Следующий элемент</translation>
    </message>
    <message>
        <source>&amp;Previous item</source>
        <translation>&amp;Предыдущий элемент</translation>
    </message>
    <message>
        <source>Next s&amp;ystem</source>
        <translation>Сле&amp;дующая система</translation>
    </message>
    <message>
        <source>Previous syste&amp;m</source>
        <translation>Предыдущая систе&amp;ма</translation>
    </message>
    <message>
        <source>F&amp;ilter…</source>
        <translation>&amp;Фильтр…</translation>
    </message>
    <message>
        <source>Sa&amp;ve this filter…</source>
        <translation>Сохранить этот фи&amp;льтр…</translation>
    </message>
    <message>
        <source>Save as co&amp;rrected text</source>
        <translation>Сохранить как испра&amp;вленный</translation>
    </message>
    <message>
        <source>&amp;Back to the original</source>
        <translation>Вернуть исходн&amp;ый</translation>
    </message>
    <message>
        <source>&amp;Web page…</source>
        <translation>&amp;Веб-страница…</translation>
    </message>
    <message>
        <source>Table as &amp;CSV…</source>
        <translation>Таблица в &amp;CSV…</translation>
    </message>
    <message>
        <source>Table as CSV for &amp;Excel…</source>
        <translation>Таблица в CSV для &amp;Excel…</translation>
    </message>
    <message>
        <source>Table as work&amp;book…</source>
        <translation>Таблица в &amp;книгу Excel…</translation>
    </message>
    <message>
        <source>Table as &amp;JSON Lines…</source>
        <translation>Таблица в &amp;JSON Lines…</translation>
    </message>
    <message>
        <source>Table as &amp;Parquet…</source>
        <translation>Таблица в &amp;Parquet…</translation>
    </message>
    <message>
        <source>Tables with all &amp;texts</source>
        <translation>Таблицы со всеми &amp;текстами</translation>
    </message>
    <message>
        <source>Close the cor&amp;pus</source>
        <translation>&amp;Закрыть корпус</translation>
    </message>
</context>
<context>
    <name>causes</name>
    <message>
        <source>length limit</source>
        <translation>ограничение длины</translation>
    </message>
    <message>
        <source>tokenizer</source>
        <translation>токенизатор</translation>
    </message>
    <message>
        <source>dictionary</source>
        <translation>словарь</translation>
    </message>
    <message>
        <source>unified characters</source>
        <translation>единые символы</translation>
    </message>
    <message>
        <source>clean-up</source>
        <translation>очистка</translation>
    </message>
    <message>
        <source>tokens handed over</source>
        <translation>передача токенов</translation>
    </message>
    <message>
        <source>stopwords</source>
        <translation>стоп-слова</translation>
    </message>
    <message>
        <source>lemma</source>
        <translation>леммы</translation>
    </message>
    <message>
        <source>stemmer</source>
        <translation>стеммер</translation>
    </message>
    <message>
        <source>ё</source>
        <translation>ё</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>предложения</translation>
    </message>
    <message>
        <source>level of L</source>
        <translation>уровень L</translation>
    </message>
    <message>
        <source>tie rule</source>
        <translation>правило при равенстве</translation>
    </message>
    <message>
        <source>sets or counts</source>
        <translation>множества или счёт</translation>
    </message>
    <message>
        <source>clipping</source>
        <translation>ограничение счёта</translation>
    </message>
    <message>
        <source>unigrams of SU</source>
        <translation>униграммы SU</translation>
    </message>
    <message>
        <source>kind of W</source>
        <translation>вид W</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>вес</translation>
    </message>
    <message>
        <source>ratio of counts</source>
        <translation>отношение сумм</translation>
    </message>
    <message>
        <source>formula of F</source>
        <translation>формула F</translation>
    </message>
    <message>
        <source>rule for references</source>
        <translation>правило для эталонов</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>округление</translation>
    </message>
    <message>
        <source>empty text</source>
        <translation>пустой текст</translation>
    </message>
    <message>
        <source>average</source>
        <translation>усреднение</translation>
    </message>
    <message>
        <source>Texts are cleaned up first: {new}</source>
        <translation>Тексты сначала очищаются: {new}</translation>
    </message>
    <message>
        <source>Texts are not cleaned up: no {old}</source>
        <translation>Тексты не очищаются: без {old}</translation>
    </message>
    <message>
        <source>Only the first {count} words of each text are read</source>
        <translation>Из каждого текста читается только начало, слов: {count}</translation>
    </message>
    <message>
        <source>Only the first {count} bytes of each text are read</source>
        <translation>Из каждого текста читается только начало, байтов: {count}</translation>
    </message>
    <message>
        <source>Texts are read to their end</source>
        <translation>Тексты читаются до конца</translation>
    </message>
    <message>
        <source>Tokenizer: {new} instead of {old}</source>
        <translation>Токенизатор: {new} вместо {old}</translation>
    </message>
    <message>
        <source>Dictionary of jieba: {new}</source>
        <translation>Словарь jieba: {new}</translation>
    </message>
    <message>
        <source>Characters are unified before cutting: {new}</source>
        <translation>До разбиения символы приводятся к одному виду: {new}</translation>
    </message>
    <message>
        <source>Characters are not unified before cutting: no {old}</source>
        <translation>До разбиения символы не приводятся к одному виду: без {old}</translation>
    </message>
    <message>
        <source>Tokens count as they are, not joined and split again</source>
        <translation>Токены считаются как есть, их не склеивают и не делят снова</translation>
    </message>
    <message>
        <source>Each line is cut by itself</source>
        <translation>Каждая строка делится сама по себе</translation>
    </message>
    <message>
        <source>Tokens are replaced by numbers, line by line</source>
        <translation>Токены построчно заменены числами</translation>
    </message>
    <message>
        <source>Tokens are joined by spaces and split again, and full stops vanish</source>
        <translation>Токены склеены пробелами и разделены снова, точки исчезают</translation>
    </message>
    <message>
        <source>Tokens are joined by spaces and split again at white space</source>
        <translation>Токены склеены пробелами и снова разделены по пробелам</translation>
    </message>
    <message>
        <source>Stopwords are left out</source>
        <translation>Стоп-слова отброшены</translation>
    </message>
    <message>
        <source>Stopwords are counted</source>
        <translation>Стоп-слова учитываются</translation>
    </message>
    <message>
        <source>Russian words count by their dictionary forms</source>
        <translation>Русские слова считаются в словарной форме</translation>
    </message>
    <message>
        <source>Russian words count as they are, not by dictionary forms</source>
        <translation>Русские слова считаются как есть, не в словарной форме</translation>
    </message>
    <message>
        <source>Stemmer: {new}</source>
        <translation>Стеммер: {new}</translation>
    </message>
    <message>
        <source>Words are not stemmed</source>
        <translation>Основы слов не выделяются</translation>
    </message>
    <message>
        <source>ё counts as е</source>
        <translation>ё считается за е</translation>
    </message>
    <message>
        <source>ё and е are different letters</source>
        <translation>ё и е — разные буквы</translation>
    </message>
    <message>
        <source>A sentence is a line</source>
        <translation>Предложение — это строка</translation>
    </message>
    <message>
        <source>Sentences are found by a splitter, not by lines</source>
        <translation>Предложения находит разделитель, а не строки</translation>
    </message>
    <message>
        <source>Sentences end at every full stop</source>
        <translation>Предложение кончается каждой точкой</translation>
    </message>
    <message>
        <source>Sentences end at Chinese full stops</source>
        <translation>Предложения кончаются китайскими точками</translation>
    </message>
    <message>
        <source>L compares whole texts</source>
        <translation>L сравнивает тексты целиком</translation>
    </message>
    <message>
        <source>L is summary-level: it compares sentence by sentence</source>
        <translation>L на уровне реферата: сравнение по предложениям</translation>
    </message>
    <message>
        <source>L counts the different words on the LCS of every two sentences</source>
        <translation>L считает разные слова на НОП каждых двух предложений</translation>
    </message>
    <message>
        <source>L adds up the LCS of every two sentences, unclipped</source>
        <translation>L складывает НОП каждых двух предложений без ограничения</translation>
    </message>
    <message>
        <source>Where two LCS are equally long, the other one is taken</source>
        <translation>Из двух равно длинных НОП берётся другая</translation>
    </message>
    <message>
        <source>n-grams are counted as sets, each once</source>
        <translation>n-граммы считаются множествами, каждая один раз</translation>
    </message>
    <message>
        <source>n-grams are counted as often as they occur, clipped</source>
        <translation>n-граммы считаются столько раз, сколько встречаются, с ограничением</translation>
    </message>
    <message>
        <source>The summary-level LCS is clipped by other token counts</source>
        <translation>НОП на уровне реферата ограничена другими числами токенов</translation>
    </message>
    <message>
        <source>SU adds all unigrams</source>
        <translation>SU добавляет все униграммы</translation>
    </message>
    <message>
        <source>SU leaves out the unigram of the last token</source>
        <translation>SU не считает униграмму последнего токена</translation>
    </message>
    <message>
        <source>W is the paper&apos;s: equal texts score 1</source>
        <translation>W как в статье: равные тексты дают 1</translation>
    </message>
    <message>
        <source>W is that of ROUGE-1.5.5: recall is weighted twice, so equal texts stay below 1</source>
        <translation>W как в ROUGE-1.5.5: полнота взвешена дважды, и равные тексты дают меньше 1</translation>
    </message>
    <message>
        <source>Weight of runs: {new} instead of {old}</source>
        <translation>Вес отрезков: {new} вместо {old}</translation>
    </message>
    <message>
        <source>Scores are averaged, not counts (-t 0)</source>
        <translation>Усредняются оценки, а не числа (-t 0)</translation>
    </message>
    <message>
        <source>Counts are summed before dividing (-t)</source>
        <translation>Числа складываются до деления (-t)</translation>
    </message>
    <message>
        <source>F with β = {value}</source>
        <translation>F с β = {value}</translation>
    </message>
    <message>
        <source>F with α = {value}</source>
        <translation>F с α = {value}</translation>
    </message>
    <message>
        <source>F is divided by P + R + {small}</source>
        <translation>F делится на P + R + {small}</translation>
    </message>
    <message>
        <source>Numbers in percent are rounded to digits: {digits}</source>
        <translation>Числа в процентах округлены до знаков: {digits}</translation>
    </message>
    <message>
        <source>Numbers are rounded to digits: {digits}</source>
        <translation>Числа округлены до знаков: {digits}</translation>
    </message>
    <message>
        <source>The reference with the best F counts</source>
        <translation>Учитывается эталон с лучшей F</translation>
    </message>
    <message>
        <source>The reference with the best recall counts</source>
        <translation>Учитывается эталон с лучшей полнотой</translation>
    </message>
    <message>
        <source>The counts of all references are added up</source>
        <translation>Числа всех эталонов складываются</translation>
    </message>
    <message>
        <source>The scores of all references are averaged</source>
        <translation>Оценки по всем эталонам усредняются</translation>
    </message>
    <message>
        <source>Jackknife: one reference after the other is left out</source>
        <translation>Метод складного ножа: эталоны по одному отбрасываются</translation>
    </message>
    <message>
        <source>P {precision} and R {recall} are rounded, F {f} comes from them</source>
        <translation>P {precision} и R {recall} округлены, F {f} получена из них</translation>
    </message>
    <message>
        <source>Nothing is rounded</source>
        <translation>Ничего не округляется</translation>
    </message>
    <message>
        <source>The implementation raises: {message}</source>
        <translation>Реализация выдаёт ошибку: {message}</translation>
    </message>
    <message>
        <source>A text without tokens scores 0, nothing is raised</source>
        <translation>Текст без токенов даёт 0, ошибки нет</translation>
    </message>
    <message>
        <source>Items are averaged</source>
        <translation>Элементы усредняются</translation>
    </message>
    <message>
        <source>The median of a bootstrap, not the mean</source>
        <translation>Медиана бутстрепа, а не среднее</translation>
    </message>
    <message>
        <source>The mean of the resamples&apos; means</source>
        <translation>Среднее средних по перевыборкам</translation>
    </message>
    <message>
        <source>F of mean P and mean R, not the mean of F</source>
        <translation>F от средних P и R, а не среднее F</translation>
    </message>
    <message>
        <source>reads {after}, not {before}</source>
        <translation>читается {after}, а не {before}</translation>
    </message>
    <message>
        <source>does not read {before}</source>
        <translation>не читается {before}</translation>
    </message>
    <message>
        <source>also reads {after}</source>
        <translation>читается и {after}</translation>
    </message>
    <message>
        <source>places in all: {count}</source>
        <translation>всего мест: {count}</translation>
    </message>
    <message>
        <source>letters and digits read: {reference} % and {candidate} %</source>
        <translation>прочитано букв и цифр: {reference} % и {candidate} %</translation>
    </message>
    <message>
        <source>{form} counted {before} times, once as a set</source>
        <translation>{form} — счёт: {before}, как множество: 1</translation>
    </message>
    <message>
        <source>{form} counted {after} times, once as a set</source>
        <translation>{form} — счёт: {after}, как множество: 1</translation>
    </message>
    <message>
        <source>sentences: reference {reference}, candidate {candidate}</source>
        <translation>предложения: эталон {reference}, кандидат {candidate}</translation>
    </message>
    <message>
        <source>matches: {change}</source>
        <translation>совпадения: {change}</translation>
    </message>
    <message>
        <source>of the reference: {reference}; of the candidate: {candidate}</source>
        <translation>всего в эталоне: {reference}; в кандидате: {candidate}</translation>
    </message>
    <message>
        <source>first item that shows it: {id}</source>
        <translation>первый элемент, где это видно: {id}</translation>
    </message>
    <message>
        <source>counted reference: {change}</source>
        <translation>засчитан эталон: {change}</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>профиль</translation>
    </message>
    <message>
        <source>recipe</source>
        <translation>рецепт</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>точность</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>полнота</translation>
    </message>
</context>
<context>
    <name>charts</name>
    <message>
        <source>Distribution</source>
        <translation>Распределение</translation>
    </message>
    <message>
        <source>Score by length</source>
        <translation>Оценка и длина</translation>
    </message>
    <message>
        <source>Metric against metric</source>
        <translation>Метрика и метрика</translation>
    </message>
    <message>
        <source>System against system</source>
        <translation>Система и система</translation>
    </message>
    <message>
        <source>Means by group</source>
        <translation>Средние по группам</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>точность</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>полнота</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>length of the candidate</source>
        <translation>длина кандидата</translation>
    </message>
    <message>
        <source>length of the reference</source>
        <translation>длина эталона</translation>
    </message>
    <message>
        <source>length of the source</source>
        <translation>длина исходного текста</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>токены</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>знаки</translation>
    </message>
    <message>
        <source>language</source>
        <translation>язык</translation>
    </message>
    <message>
        <source>items</source>
        <translation>элементов</translation>
    </message>
    <message>
        <source>mean: {score}</source>
        <translation>среднее: {score}</translation>
    </message>
    <message>
        <source>others</source>
        <translation>прочие</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>items: {count}</source>
        <translation>элементов: {count}</translation>
    </message>
    <message>
        <source>{mean} [{low}, {high}], items: {count}</source>
        <translation>{mean} [{low}, {high}], элементов: {count}</translation>
    </message>
</context>
<context>
    <name>cleanup</name>
    <message>
        <source>Thinking</source>
        <translation>Размышления</translation>
    </message>
    <message>
        <source>Takes out &lt;think&gt;…&lt;/think&gt;, also where a tag is missing</source>
        <translation>Убирает &lt;think&gt;…&lt;/think&gt;, даже если одного из тегов нет</translation>
    </message>
    <message>
        <source>Lead-ins</source>
        <translation>Вводные фразы</translation>
    </message>
    <message>
        <source>Takes out beginnings such as &quot;Here is the summary:&quot;</source>
        <translation>Убирает начала вроде «Вот краткое содержание:»</translation>
    </message>
    <message>
        <source>Line break marks</source>
        <translation>Метки строк</translation>
    </message>
    <message>
        <source>Reads &lt;n&gt;, &lt;t&gt; and &lt;q&gt; as line breaks</source>
        <translation>Читает &lt;n&gt;, &lt;t&gt; и &lt;q&gt; как переводы строки</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Takes out the marks, not what they mark: **cat** → cat</source>
        <translation>Убирает разметку, оставляя текст: **кот** → кот</translation>
    </message>
    <message>
        <source>Compatibility forms</source>
        <translation>Варианты знаков</translation>
    </message>
    <message>
        <source>Full-width and other variant characters become plain: ３％ → 3%</source>
        <translation>Полноширинные знаки и им подобные: ３％ → 3%</translation>
    </message>
    <message>
        <source>Simplified characters</source>
        <translation>Иероглифы</translation>
    </message>
    <message>
        <source>Traditional Chinese characters become simplified: 臺灣 → 台湾</source>
        <translation>Традиционные становятся упрощёнными: 臺灣 → 台湾</translation>
    </message>
    <message>
        <source>Look-alike letters</source>
        <translation>Похожие буквы</translation>
    </message>
    <message>
        <source>Latin letters in Cyrillic words, and the reverse, become their word&apos;s</source>
        <translation>Латинские буквы в русском слове станут русскими</translation>
    </message>
    <message>
        <source>Letter ё</source>
        <translation>Буква ё</translation>
    </message>
    <message>
        <source>ё becomes е</source>
        <translation>ё становится е</translation>
    </message>
    <message>
        <source>Quotation marks</source>
        <translation>Кавычки</translation>
    </message>
    <message>
        <source>All kinds become &quot; and &apos;</source>
        <translation>Все виды становятся &quot; и &apos;</translation>
    </message>
    <message>
        <source>Dashes</source>
        <translation>Тире</translation>
    </message>
    <message>
        <source>Hyphens, dashes and minus signs become -</source>
        <translation>Дефисы, тире и минусы становятся -</translation>
    </message>
    <message>
        <source>Spaces in numbers</source>
        <translation>Пробелы в числах</translation>
    </message>
    <message>
        <source>1 000 000 → 1000000</source>
        <translation>1 000 000 → 1000000</translation>
    </message>
    <message>
        <source>Decimal comma</source>
        <translation>Десятичная запятая</translation>
    </message>
    <message>
        <source>3,5 → 3.5 where the comma is the decimal sign of the text</source>
        <translation>3,5 → 3.5, если запятая в тексте отделяет дробь</translation>
    </message>
    <message>
        <source>First clause only</source>
        <translation>Только первая часть</translation>
    </message>
    <message>
        <source>Ends the text at the first line break, full stop or comma (. or ,)</source>
        <translation>До первого перевода строки, точки или запятой</translation>
    </message>
    <message>
        <source>No punctuation</source>
        <translation>Без пунктуации</translation>
    </message>
    <message>
        <source>Takes out all but letters, digits, _ and white space</source>
        <translation>Оставляет только буквы, цифры, _ и пробелы</translation>
    </message>
    <message>
        <source>No articles</source>
        <translation>Без артиклей</translation>
    </message>
    <message>
        <source>Takes out a, an and the</source>
        <translation>Убирает a, an и the</translation>
    </message>
    <message>
        <source>Single spaces</source>
        <translation>Одиночные пробелы</translation>
    </message>
    <message>
        <source>White space becomes one space, line breaks too</source>
        <translation>Любые пробелы, и переводы строк, становятся одним</translation>
    </message>
</context>
<context>
    <name>corpus</name>
    <message>
        <source>{file} is not there: check the name</source>
        <translation>Нет такого файла, проверьте имя: {file}</translation>
    </message>
    <message>
        <source>{file} is a folder: choose a file in it</source>
        <translation>Это папка, выберите файл в ней: {file}</translation>
    </message>
    <message>
        <source>{file} is no ordinary file and was not opened</source>
        <translation>Это не обычный файл, он не открыт: {file}</translation>
    </message>
    <message>
        <source>{file} may not be read: check its permissions</source>
        <translation>Файл нельзя читать, проверьте права: {file}</translation>
    </message>
    <message>
        <source>{file} cannot be read</source>
        <translation>Файл не читается: {file}</translation>
    </message>
    <message>
        <source>{file} is no file of rouge-gui</source>
        <translation>Это не файл rouge-gui: {file}</translation>
    </message>
    <message>
        <source>{file} was written by a newer rouge-gui and stays as it is: update to open it</source>
        <translation>Файл создан более новой версией rouge-gui и не тронут, обновите программу: {file}</translation>
    </message>
    <message>
        <source>{file} is of an older version and may not be written: copy it first</source>
        <translation>Файл старой версии, и писать в него нельзя, сначала скопируйте его: {file}</translation>
    </message>
    <message>
        <source>No item was found; nothing was opened</source>
        <translation>Не найдено ни одного элемента; ничего не открыто</translation>
    </message>
    <message>
        <source>{file} is damaged or was changed elsewhere and stays as it is</source>
        <translation>Файл повреждён или изменён другой программой и не тронут: {file}</translation>
    </message>
    <message>
        <source>This item is missing in the file, which was changed elsewhere</source>
        <translation>Этого элемента в файле нет: файл был изменён другой программой</translation>
    </message>
    <message>
        <source>The disk is full: make room, what is stored so far stays</source>
        <translation>Диск полон: освободите место, сохранённое останется</translation>
    </message>
    <message>
        <source>{file} cannot be written: save the corpus elsewhere</source>
        <translation>Файл нельзя записать, сохраните корпус в другом месте: {file}</translation>
    </message>
    <message>
        <source>{file} is being written by another window; try again in a moment</source>
        <translation>Файл записывает другое окно, повторите чуть позже: {file}</translation>
    </message>
    <message>
        <source>{file} is a folder: save under another name</source>
        <translation>Это папка, сохраните под другим именем: {file}</translation>
    </message>
    <message>
        <source>{file} cannot be written: its folder is missing</source>
        <translation>Файл нельзя записать, нет папки: {file}</translation>
    </message>
    <message>
        <source>The metric {key} is not known under this profile</source>
        <translation>Метрики нет в этом профиле: {key}</translation>
    </message>
    <message>
        <source>This profile scores whole corpora: choose one that scores each item, such as sacrebleu … sentence</source>
        <translation>Этот профиль оценивает корпус целиком: выберите тот, что оценивает каждый элемент, например sacrebleu … sentence</translation>
    </message>
    <message>
        <source>A process that scores ended; what was scored stays. Score again</source>
        <translation>Процесс оценки прервался; оценённое осталось. Запустите оценку снова</translation>
    </message>
    <message>
        <source>The process beside the window ended; what was done stays. Try again</source>
        <translation>Процесс рядом с окном прервался; сделанное осталось. Повторите</translation>
    </message>
    <message>
        <source>No process could be started beside the window</source>
        <translation>Не удалось запустить процесс рядом с окном</translation>
    </message>
    <message>
        <source>Something unexpected happened to the corpus: {said}</source>
        <translation>С корпусом случилось непредвиденное: {said}</translation>
    </message>
    <message>
        <source>{place}: {sentence}</source>
        <translation>{place}: {sentence}</translation>
    </message>
</context>
<context>
    <name>corpusColumns</name>
    <message>
        <source>Item</source>
        <translation>Элемент</translation>
    </message>
    <message>
        <source>Lang.</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Кандидат</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Прочтено</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токены</translation>
    </message>
    <message>
        <source>Ref. tokens</source>
        <translation>Токены эт.</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Исправл.</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Правки</translation>
    </message>
    <message>
        <source>The item&apos;s name in the file; • marks a what-if, ✎ a corrected text</source>
        <translation>Имя элемента в файле; • пробная правка, ✎ исправленный текст</translation>
    </message>
    <message>
        <source>The language the file gives, or the one its texts are in</source>
        <translation>Язык, указанный в файле, или язык текстов</translation>
    </message>
    <message>
        <source>What you noted on the item</source>
        <translation>Ваша заметка к элементу</translation>
    </message>
    <message>
        <source>How the candidate of the chosen system begins</source>
        <translation>Начало кандидата выбранной системы</translation>
    </message>
    <message>
        <source>How much of the candidate&apos;s letters and digits the tokenizer reads</source>
        <translation>Какую долю букв и цифр кандидата читает токенизатор</translation>
    </message>
    <message>
        <source>How many tokens the candidate has</source>
        <translation>Сколько токенов у кандидата</translation>
    </message>
    <message>
        <source>How many tokens the reference has</source>
        <translation>Сколько токенов у эталона</translation>
    </message>
    <message>
        <source>What the corrected text scores</source>
        <translation>Оценка исправленного текста</translation>
    </message>
    <message>
        <source>How many characters the corrected text is away from the original</source>
        <translation>На сколько символов исправленный текст отличается от исходного</translation>
    </message>
    <message>
        <source>{metric} of {system}</source>
        <translation>{metric}, система {system}</translation>
    </message>
    <message>
        <source>{metric} of the corrected text of {system}</source>
        <translation>{metric}, исправленный текст системы {system}</translation>
    </message>
</context>
<context>
    <name>corpusFormats</name>
    <message>
        <source>text, line by line</source>
        <translation>построчный текст</translation>
    </message>
    <message>
        <source>saved dataset</source>
        <translation>сохранённый набор данных</translation>
    </message>
</context>
<context>
    <name>corpusLacks</name>
    <message>
        <source>Choose a column that holds references</source>
        <translation>Выберите столбец с эталонами</translation>
    </message>
    <message>
        <source>Choose a column that holds candidates, or the first sentences of a source text</source>
        <translation>Выберите столбец с кандидатами или первые предложения источника</translation>
    </message>
    <message>
        <source>Where a column names the system, one column holds all candidates</source>
        <translation>Если систему называет отдельный столбец, все кандидаты должны быть в одном столбце</translation>
    </message>
    <message>
        <source>Two columns name the same system: give each a name of its own</source>
        <translation>Два столбца называют одну и ту же систему: дайте каждому своё имя</translation>
    </message>
</context>
<context>
    <name>corpusProblem</name>
    <message>
        <source>No file was chosen</source>
        <translation>Файл не выбран</translation>
    </message>
    <message>
        <source>It is not there: check the name</source>
        <translation>Его нет: проверьте имя</translation>
    </message>
    <message>
        <source>It is a folder that holds no corpus known here</source>
        <translation>Это папка, в которой нет корпуса известного вида</translation>
    </message>
    <message>
        <source>It is no ordinary file and was not opened</source>
        <translation>Это не обычный файл, он не был открыт</translation>
    </message>
    <message>
        <source>It may not be read: check its permissions</source>
        <translation>Его нельзя читать: проверьте права доступа</translation>
    </message>
    <message>
        <source>It cannot be read</source>
        <translation>Его не удаётся прочитать</translation>
    </message>
    <message>
        <source>It is empty</source>
        <translation>Он пуст</translation>
    </message>
    <message>
        <source>It holds no text</source>
        <translation>В нём нет текста</translation>
    </message>
    <message>
        <source>It is too large for this format: use JSONL or CSV</source>
        <translation>Он слишком велик для этого формата: используйте JSONL или CSV</translation>
    </message>
    <message>
        <source>The files are of different formats: open one kind at a time</source>
        <translation>Файлы разных форматов: открывайте по одному виду</translation>
    </message>
    <message>
        <source>It is a PDF: save its text first</source>
        <translation>Это PDF: сначала сохраните его текст</translation>
    </message>
    <message>
        <source>It is a document of an office program: save it as .xlsx, CSV or plain text first</source>
        <translation>Это документ офисной программы: сначала сохраните его как .xlsx, CSV или простой текст</translation>
    </message>
    <message>
        <source>It is packed: unpack it first</source>
        <translation>Он упакован: сначала распакуйте его</translation>
    </message>
    <message>
        <source>It is a picture</source>
        <translation>Это изображение</translation>
    </message>
    <message>
        <source>Reading it needs another package: pip install &apos;rouge-gui[{detail}]&apos;</source>
        <translation>Для чтения нужен ещё один пакет: pip install &apos;rouge-gui[{detail}]&apos;</translation>
    </message>
    <message>
        <source>It is no Excel workbook that can be read</source>
        <translation>Это не книга Excel, которую можно прочитать</translation>
    </message>
    <message>
        <source>It is no Parquet file that can be read</source>
        <translation>Это не файл Parquet, который можно прочитать</translation>
    </message>
    <message>
        <source>It is no saved dataset that can be read</source>
        <translation>Это не набор данных, который можно прочитать</translation>
    </message>
    <message>
        <source>Rows of it were chosen by an index: save it after flatten_indices()</source>
        <translation>Его строки выбраны по индексу: сохраните его после flatten_indices()</translation>
    </message>
    <message>
        <source>There are no data files in the saved dataset</source>
        <translation>В сохранённом наборе нет файлов с данными</translation>
    </message>
    <message>
        <source>It would take {detail} MB unpacked, and was not opened</source>
        <translation>Распакованный, он занял бы {detail} МБ и не был открыт</translation>
    </message>
    <message>
        <source>Its XML declares a document type or entities, and was not opened</source>
        <translation>Его XML объявляет тип документа или сущности, он не был открыт</translation>
    </message>
    <message>
        <source>No valid XML</source>
        <translation>Неверный XML</translation>
    </message>
    <message>
        <source>More than {detail} rows: the rest was not read</source>
        <translation>Более {detail} строк: остальное не прочитано</translation>
    </message>
    <message>
        <source>More than {detail} files</source>
        <translation>Более {detail} файлов</translation>
    </message>
    <message>
        <source>No system wrote about {detail}</source>
        <translation>Ни одна система не писала о {detail}</translation>
    </message>
    <message>
        <source>No item was found in it</source>
        <translation>В нём не найдено ни одного элемента</translation>
    </message>
    <message>
        <source>It has {detail} columns: only the first ones are offered</source>
        <translation>В нём столбцов: {detail}, предлагаются только первые</translation>
    </message>
    <message>
        <source>No valid JSON</source>
        <translation>Неверный JSON</translation>
    </message>
    <message>
        <source>The JSON ends in the middle</source>
        <translation>JSON обрывается</translation>
    </message>
    <message>
        <source>Nested too deeply</source>
        <translation>Слишком глубокая вложенность</translation>
    </message>
    <message>
        <source>JSON, but no object with named fields</source>
        <translation>JSON, но не объект с именованными полями</translation>
    </message>
    <message>
        <source>The line is too long to be an item</source>
        <translation>Строка слишком длинна для элемента</translation>
    </message>
    <message>
        <source>Not written in {detail}</source>
        <translation>Кодировка не {detail}</translation>
    </message>
    <message>
        <source>Not CSV: a quotation mark is not closed</source>
        <translation>Не CSV: кавычка не закрыта</translation>
    </message>
    <message>
        <source>More or fewer cells than the header has columns</source>
        <translation>Ячеек больше или меньше, чем столбцов в заголовке</translation>
    </message>
    <message>
        <source>Fewer lines than the other files ({detail})</source>
        <translation>Строк меньше, чем в других файлах ({detail})</translation>
    </message>
    <message>
        <source>Lists of different lengths: {detail}</source>
        <translation>Списки разной длины: {detail}</translation>
    </message>
    <message>
        <source>{detail} holds one list per reference, not per item; it was turned round</source>
        <translation>{detail}: списки по эталонам, а не по элементам; они переставлены</translation>
    </message>
    <message>
        <source>A field holds something that is no text: {detail}</source>
        <translation>В поле не текст: {detail}</translation>
    </message>
    <message>
        <source>Neither a candidate nor a reference</source>
        <translation>Нет ни кандидата, ни эталона</translation>
    </message>
    <message>
        <source>{detail} has no candidate</source>
        <translation>Нет кандидата: {detail}</translation>
    </message>
    <message>
        <source>{detail} was there before: the first one is kept</source>
        <translation>{detail} уже встречался: оставлен первый</translation>
    </message>
    <message>
        <source>{detail} has other references than before: the first ones are kept</source>
        <translation>Другие эталоны, чем раньше: {detail}; оставлены первые</translation>
    </message>
    <message>
        <source>It cannot be read ({problem})</source>
        <translation>Не удаётся прочитать ({problem})</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, строка {line}</translation>
    </message>
</context>
<context>
    <name>corpusRoles</name>
    <message>
        <source>Not read</source>
        <translation>Не читать</translation>
    </message>
    <message>
        <source>Id of the item</source>
        <translation>Идентификатор</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Эталон</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Кандидат</translation>
    </message>
    <message>
        <source>System name</source>
        <translation>Имя системы</translation>
    </message>
    <message>
        <source>Source text</source>
        <translation>Исходный текст</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Kept beside</source>
        <translation>Сохранить рядом</translation>
    </message>
</context>
<context>
    <name>edit log</name>
    <message>
        <source>{file} is empty: choose an edit log</source>
        <translation>{file} пуст: выберите журнал правок</translation>
    </message>
    <message>
        <source>{file}, line {line}: this is no JSON; choose an edit log</source>
        <translation>{file}, строка {line}: это не JSON; выберите журнал правок</translation>
    </message>
    <message>
        <source>{file} is no edit log of rouge-gui</source>
        <translation>{file} — не журнал правок rouge-gui</translation>
    </message>
    <message>
        <source>{file} was written by a newer rouge-gui: update to read it</source>
        <translation>{file} записан более новой rouge-gui: обновите программу, чтобы его прочесть</translation>
    </message>
    <message>
        <source>{file}, line {line}: the edit log was changed or cut and cannot be replayed</source>
        <translation>{file}, строка {line}: журнал правок изменён или обрезан, воспроизвести его нельзя</translation>
    </message>
</context>
<context>
    <name>explain</name>
    <message>
        <source>unit</source>
        <translation>единица</translation>
    </message>
    <message>
        <source>ref.</source>
        <translation>эт.</translation>
    </message>
    <message>
        <source>cand.</source>
        <translation>канд.</translation>
    </message>
    <message>
        <source>credited</source>
        <translation>зачтено</translation>
    </message>
    <message>
        <source>surplus</source>
        <translation>лишнее</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>упущено</translation>
    </message>
    <message>
        <source>the unit as it is counted: what the tokenizer made of the text</source>
        <translation>единица, как она считается: то, что токенизатор сделал из текста</translation>
    </message>
    <message>
        <source>how often the reference has it; the sum is what recall is divided by</source>
        <translation>сколько раз она есть в эталоне; сумма — знаменатель полноты</translation>
    </message>
    <message>
        <source>how often the candidate has it; the sum is what precision is divided by</source>
        <translation>сколько раз она есть в кандидате; сумма — знаменатель точности</translation>
    </message>
    <message>
        <source>what it earns: the smaller of both counts; the sum is the matches</source>
        <translation>сколько она приносит: меньшее из двух количеств; сумма — число совпадений</translation>
    </message>
    <message>
        <source>what the candidate has beyond that, of a unit the reference holds</source>
        <translation>сколько её в кандидате сверх этого, если она есть в эталоне</translation>
    </message>
    <message>
        <source>what the reference has beyond that</source>
        <translation>сколько её в эталоне сверх этого</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Every unit that the metric counts, once: how often each text has it, and what it earns, which is the smaller of the two counts. The sums of the columns are the numbers of the score. Choose a row and its occurrences light up in both texts, those that earn nothing in a dashed frame; Enter goes from one to the next. ROUGE-W counts runs: the sum of credited is what their weights earn, the other sums are how many runs there are, and its totals, weighted lengths, stand below.</source>
        <translation>Каждая единица, которую считает метрика, по одному разу: сколько раз она есть в каждом тексте и сколько приносит — меньшее из двух количеств. Суммы столбцов и есть числа оценки. Выберите строку, и все вхождения засветятся в обоих текстах, не приносящие ничего — в пунктирной рамке; Enter переходит от одного к другому. ROUGE-W считает ряды: сумма зачтённого — то, что приносят их веса, остальные суммы — число рядов, а итоги метрики, взвешенные длины, стоят ниже.</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Формула</translation>
    </message>
    <message>
        <source>How the metric is computed: first the rule, then the numbers of this comparison put in, then the result. Recall divides the matches by what the reference has, precision by what the candidate has, F is their harmonic mean. With several references the last line says what the profile makes of them. Point at a line and what it counts lights up in the texts.</source>
        <translation>Как считается метрика: сначала правило, затем в него подставлены числа этого сравнения, затем результат. Полнота делит совпадения на то, что есть в эталоне, точность — на то, что есть в кандидате, F — их гармоническое среднее. При нескольких эталонах последняя строка говорит, что делает с ними профиль. Наведите указатель на строку, и то, что она считает, засветится в текстах.</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Матрица</translation>
    </message>
    <message>
        <source>The table that the longest common subsequence is read from: a row for each token of the reference, a column for each of the candidate, and in a cell how long the subsequence of both texts up to there is. Dots are equal tokens; the joined squares are the path that was counted. Equal texts make one diagonal, two halves that changed places two, shuffled words dust. Point at a cell and both tokens light up; the arrow keys walk, with Ctrl along the path, and the wheel with Ctrl zooms. ROUGE-W shows how many equal tokens in a row end at a cell; where a metric compares sentence by sentence, every two sentences have a table of their own.</source>
        <translation>Таблица, по которой находят наибольшую общую подпоследовательность: строка — токен эталона, столбец — токен кандидата, а в клетке — длина общей подпоследовательности обоих текстов до этого места. Точки — равные токены, соединённые квадраты — путь, который засчитан. Одинаковые тексты дают одну диагональ, две переставленные половины — две, перемешанные слова — россыпь точек. Наведите указатель на клетку, и оба токена подсветятся; стрелки переходят по клеткам, с Ctrl — по пути, колесо с Ctrl меняет масштаб. ROUGE-W показывает, сколько равных токенов подряд кончается в клетке; если метрика сравнивает по предложениям, у каждой пары предложений своя таблица.</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Выделение</translation>
    </message>
    <message>
        <source>What the selected text earns in every metric: the units that lie in it as a whole, how many of them are credited, which part of all matches that is, and how much it adds to recall (in the reference) or to precision (in the candidate). Skip-bigrams are counted where they begin. The whole text gives the score’s own recall or precision; the shares of ROUGE-W’s parts do not add up to it, for it takes a root.</source>
        <translation>Что приносит выделенный текст в каждой метрике: единицы, лежащие в нём целиком, сколько из них засчитано, какая это часть всех совпадений и сколько это добавляет к полноте (в эталоне) или к точности (в кандидате). Биграммы с пропусками считаются там, где начинаются. Весь текст даёт те же полноту или точность, что и оценка; доли частей в ROUGE-W в сумме их не дают, поскольку она извлекает корень.</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Предложения</translation>
    </message>
    <message>
        <source>How ROUGE-Lsum sees the texts: a row for each sentence of the reference, a column for each of the candidate, and in the cell the length of their longest common subsequence in tokens. A sentence earns the union of its row: tokens that lie on any of these subsequences count once. So moved sentences cost nothing. Choose a cell and both sentences light up.</source>
        <translation>Как видит тексты ROUGE-Lsum: строка на каждое предложение эталона, столбец на каждое предложение кандидата, в клетке — длина их наибольшей общей подпоследовательности в токенах. Предложение получает объединение своей строки: токен, лежащий хотя бы на одной из подпоследовательностей, считается один раз. Поэтому перестановка предложений ничего не стоит. Выберите клетку, и оба предложения засветятся.</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Влияние</translation>
    </message>
    <message>
        <source>What each word of the candidate is worth: every metric is counted again without it, and the change is told. A word that matches nothing costs precision, so the score is higher without it: its bar is broken. Next edits lists the one-word changes that raise the metric most: in “the cat is under the mat” it is “under” → “on”, and ROUGE-1 rises from 5/6 to 1. Missing ranks what the reference has and the candidate lacks. Apply makes the edit, and undo takes it back.</source>
        <translation>Чего стоит каждое слово кандидата: все метрики считаются заново без него, и показано изменение. Слово, которое ни с чем не совпало, снижает точность, без него оценка выше, и черта над ним прерывистая. «Что исправить» перечисляет правки одного слова, которые больше всего повышают метрику: в «the cat is under the mat» это «under» → «on», и ROUGE-1 растёт с 5/6 до 1. «Не хватает» упорядочивает то, что есть в эталоне и чего нет в кандидате. Правку можно внести, а отмена вернёт всё назад.</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Лупа</translation>
    </message>
    <message>
        <source>What became of each word before anything was counted: how the tokenizer cut it, what lemmatiser or stemmer made of it, the form that is compared, or why there is none. A lemma that another reading could as well have is marked as a toss-up. Other cut shows the same texts under a second tokenizer: “嫌疑人被警方抓获” is four words for jieba, so ROUGE-1 against “警方逮捕了嫌疑人” is .5, and eight characters for another, which makes it .625.</source>
        <translation>Что стало с каждым словом до подсчёта: как его отделил токенизатор, что сделали лемматизатор или стеммер, какая форма сравнивается или почему её нет. Лемма, которая могла бы быть и другой, отмечена как сомнительная. «Иное деление» показывает те же тексты под вторым токенизатором: «嫌疑人被警方抓获» для jieba — четыре слова, и ROUGE-1 с «警方逮捕了嫌疑人» равна 0,5, а для другого — восемь иероглифов, и она 0,625.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Минуту…</translation>
    </message>
    <message>
        <source>The scores are hidden for a guess</source>
        <translation>Оценки скрыты: их надо угадать</translation>
    </message>
    <message>
        <source>Reveal them, and the arithmetic is here.</source>
        <translation>Откройте их, и здесь появится арифметика.</translation>
    </message>
    <message>
        <source>These texts are not compared</source>
        <translation>Эти тексты не сравниваются</translation>
    </message>
    <message>
        <source>The message above the texts says what is wrong.</source>
        <translation>Сообщение над текстами говорит, в чём дело.</translation>
    </message>
    <message>
        <source>These texts are too long for this metric</source>
        <translation>Эти тексты слишком длинны для этой метрики</translation>
    </message>
    <message>
        <source>Choose ROUGE-1 or ROUGE-2, or compare a part of the texts.</source>
        <translation>Выберите ROUGE-1 или ROUGE-2 либо сравните часть текстов.</translation>
    </message>
    <message>
        <source>These texts are too long to list their words</source>
        <translation>Тексты слишком длинны, чтобы перечислить их слова</translation>
    </message>
    <message>
        <source>Both texts are empty</source>
        <translation>Оба текста пусты</translation>
    </message>
    <message>
        <source>This metric counts units of its own, which cannot be listed</source>
        <translation>Эта метрика считает собственные единицы, их нельзя перечислить</translation>
    </message>
    <message>
        <source>Formula shows how it is computed; choose a ROUGE metric to see its units.</source>
        <translation>«Формула» показывает, как она считается; чтобы увидеть единицы, выберите метрику ROUGE.</translation>
    </message>
    <message>
        <source>This profile computes no ROUGE metric</source>
        <translation>Этот профиль не считает метрик ROUGE</translation>
    </message>
    <message>
        <source>Choose the metric of the profile above, or another profile.</source>
        <translation>Выберите вверху метрику профиля или другой профиль.</translation>
    </message>
    <message>
        <source>The implementation that this profile follows raises an error here</source>
        <translation>Реализация, которой следует профиль, здесь выдаёт ошибку</translation>
    </message>
    <message>
        <source>The foot of the window quotes it. Choose another metric or profile.</source>
        <translation>Она приведена внизу окна. Выберите другую метрику или профиль.</translation>
    </message>
    <message>
        <source>This profile does not compute this metric</source>
        <translation>Этот профиль не считает эту метрику</translation>
    </message>
    <message>
        <source>Choose another metric above, or another profile.</source>
        <translation>Выберите вверху другую метрику или другой профиль.</translation>
    </message>
    <message>
        <source>The reference is empty.</source>
        <translation>Эталон пуст.</translation>
    </message>
    <message>
        <source>The candidate is empty.</source>
        <translation>Кандидат пуст.</translation>
    </message>
    <message>
        <source>Clean-up leaves nothing of the reference.</source>
        <translation>После очистки от эталона ничего не остаётся.</translation>
    </message>
    <message>
        <source>Clean-up leaves nothing of the candidate.</source>
        <translation>После очистки от кандидата ничего не остаётся.</translation>
    </message>
    <message>
        <source>The tokenizer {tokenizer} leaves no token of the reference.</source>
        <translation>Токенизатор {tokenizer} не оставляет от эталона ни одного токена.</translation>
    </message>
    <message>
        <source>The tokenizer {tokenizer} leaves no token of the candidate.</source>
        <translation>Токенизатор {tokenizer} не оставляет от кандидата ни одного токена.</translation>
    </message>
    <message>
        <source>The reference is too short for a unit of this metric: number of tokens {count}.</source>
        <translation>Эталон слишком короток хотя бы для одной единицы этой метрики: токенов {count}.</translation>
    </message>
    <message>
        <source>The candidate is too short for a unit of this metric: number of tokens {count}.</source>
        <translation>Кандидат слишком короток хотя бы для одной единицы этой метрики: токенов {count}.</translation>
    </message>
    <message>
        <source>The reference has no tokens</source>
        <translation>В эталоне нет токенов</translation>
    </message>
    <message>
        <source>The candidate has no tokens</source>
        <translation>В кандидате нет токенов</translation>
    </message>
    <message>
        <source>Neither text has tokens</source>
        <translation>Ни в одном из текстов нет токенов</translation>
    </message>
    <message>
        <source>There is nothing to count</source>
        <translation>Считать нечего</translation>
    </message>
    <message>
        <source>There is no run to count</source>
        <translation>Нет ни одной серии для подсчёта</translation>
    </message>
    <message>
        <source>ROUGE-W counts runs of tokens on the common subsequence, and these texts share no token.</source>
        <translation>ROUGE-W считает серии токенов общей подпоследовательности, а общих токенов у этих текстов нет.</translation>
    </message>
    <message>
        <source>Select some text in the reference or in the candidate</source>
        <translation>Выделите текст в эталоне или в кандидате</translation>
    </message>
    <message>
        <source>What it earns in every metric then stands here.</source>
        <translation>Здесь появится то, что он приносит в каждой метрике.</translation>
    </message>
    <message>
        <source>This package cuts the texts in its own way, not into sentences</source>
        <translation>Этот пакет делит тексты по-своему, не на предложения</translation>
    </message>
    <message>
        <source>Choose the profile auto or rouge-score to see sentences.</source>
        <translation>Чтобы увидеть предложения, выберите профиль auto или rouge-score.</translation>
    </message>
    <message>
        <source>One of the texts has no sentences</source>
        <translation>В одном из текстов нет предложений</translation>
    </message>
    <message>
        <source>Type or open a text on either side.</source>
        <translation>Введите или откройте текст с обеих сторон.</translation>
    </message>
    <message>
        <source>{count} pairs are too many to list</source>
        <translation>{count} пар — слишком много для списка</translation>
    </message>
    <message>
        <source>Choose a skip distance such as that of ROUGE-S4, or compare a part of the texts.</source>
        <translation>Выберите ограниченное расстояние, как у ROUGE-S4, либо сравните часть текстов.</translation>
    </message>
    <message>
        <source>A table of {count} cells is too large to lay out</source>
        <translation>Таблица из {count} клеток слишком велика</translation>
    </message>
    <message>
        <source>Compare a part of the texts.</source>
        <translation>Сравните часть текстов.</translation>
    </message>
    <message>
        <source>Under this profile the metric cannot be counted again token by token</source>
        <translation>При этом профиле метрику нельзя пересчитать по токенам</translation>
    </message>
    <message>
        <source>Choose ROUGE-1, ROUGE-2 or ROUGE-L, or the profile rouge-score.</source>
        <translation>Выберите ROUGE-1, ROUGE-2 или ROUGE-L либо профиль rouge-score.</translation>
    </message>
    <message>
        <source>{count} pairs of sentences are too many for a matrix</source>
        <translation>{count} пар предложений — слишком много для матрицы</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>полнота</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>точность</translation>
    </message>
    <message>
        <source>F-measure</source>
        <translation>F-мера</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>совпадения</translation>
    </message>
    <message>
        <source>reference total</source>
        <translation>итог эталона</translation>
    </message>
    <message>
        <source>candidate total</source>
        <translation>итог кандидата</translation>
    </message>
    <message>
        <source>reference length</source>
        <translation>длина эталона</translation>
    </message>
    <message>
        <source>candidate length</source>
        <translation>длина кандидата</translation>
    </message>
    <message>
        <source>sentence length</source>
        <translation>длина предложения</translation>
    </message>
    <message>
        <source>reference sentences</source>
        <translation>предложения эталона</translation>
    </message>
    <message>
        <source>credited of the union of its LCSs</source>
        <translation>засчитано из объединения его LCS</translation>
    </message>
    <message>
        <source>different units</source>
        <translation>разные единицы</translation>
    </message>
    <message>
        <source>different units that both texts have</source>
        <translation>разные единицы, общие обоим текстам</translation>
    </message>
    <message>
        <source>in reference</source>
        <translation>в эталоне</translation>
    </message>
    <message>
        <source>in candidate</source>
        <translation>в кандидате</translation>
    </message>
    <message>
        <source>length of the LCS</source>
        <translation>длина LCS</translation>
    </message>
    <message>
        <source>LCS of the pieces the package cuts</source>
        <translation>LCS кусков, на которые режет пакет</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>ряды</translation>
    </message>
    <message>
        <source>run length</source>
        <translation>длина ряда</translation>
    </message>
    <message>
        <source>0 ÷ 0, taken as 0</source>
        <translation>0 ÷ 0, принято за 0</translation>
    </message>
    <message>
        <source>all references</source>
        <translation>все эталоны</translation>
    </message>
    <message>
        <source>F of the summed counts</source>
        <translation>F от сложенных количеств</translation>
    </message>
    <message>
        <source>the highest of</source>
        <translation>наибольшее из</translation>
    </message>
    <message>
        <source>of the reference with the highest recall of</source>
        <translation>у эталона с наибольшей полнотой из</translation>
    </message>
    <message>
        <source>mean of</source>
        <translation>среднее из</translation>
    </message>
    <message>
        <source>jackknife of</source>
        <translation>«складной нож» от</translation>
    </message>
    <message>
        <source>edits</source>
        <translation>правки</translation>
    </message>
    <message>
        <source>F of the character n-grams, recall counted twice as much</source>
        <translation>F символьных n-грамм, полнота весит вдвое больше</translation>
    </message>
    <message>
        <source>delete “{old}”</source>
        <translation>удалить «{old}»</translation>
    </message>
    <message>
        <source>“{old}” → “{new}”</source>
        <translation>«{old}» → «{new}»</translation>
    </message>
    <message>
        <source>insert “{new}” before “{old}”</source>
        <translation>вставить «{new}» перед «{old}»</translation>
    </message>
    <message>
        <source>insert “{new}” at the end</source>
        <translation>вставить «{new}» в конец</translation>
    </message>
    <message>
        <source>without</source>
        <translation>без</translation>
    </message>
    <message>
        <source>the candidate token that is left out</source>
        <translation>токен кандидата, который убран</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>by how much {part} of {metric} changes without the token</source>
        <translation>изменение без этого токена: {metric}, {part}</translation>
    </message>
    <message>
        <source>edit of the candidate</source>
        <translation>правка кандидата</translation>
    </message>
    <message>
        <source>F then</source>
        <translation>F тогда</translation>
    </message>
    <message>
        <source>missing unit</source>
        <translation>чего не хватает</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>в тексте</translation>
    </message>
    <message>
        <source>the word as it stands in the text</source>
        <translation>слово, как оно стоит в тексте</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>отделено</translation>
    </message>
    <message>
        <source>what the tokenizer makes of it: case, compatibility characters, accents</source>
        <translation>что из него делает токенизатор: регистр, совместимые знаки, ударения</translation>
    </message>
    <message>
        <source>lemma or stem</source>
        <translation>лемма, основа</translation>
    </message>
    <message>
        <source>what lemmatiser or stemmer make of it, where they change it</source>
        <translation>что делают лемматизатор или стеммер, если меняют его</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>свёрнуто</translation>
    </message>
    <message>
        <source>with е for ё</source>
        <translation>с е вместо ё</translation>
    </message>
    <message>
        <source>counted as</source>
        <translation>считается как</translation>
    </message>
    <message>
        <source>the form that metrics compare, or why there is none</source>
        <translation>форма, которую сравнивают метрики, или почему её нет</translation>
    </message>
    <message>
        <source>s.</source>
        <translation>пр.</translation>
    </message>
    <message>
        <source>the number of the sentence that it is in</source>
        <translation>номер предложения, в котором оно стоит</translation>
    </message>
    <message>
        <source>dropped: a stopword</source>
        <translation>отброшено: стоп-слово</translation>
    </message>
    <message>
        <source>not read by the tokenizer</source>
        <translation>токенизатор не читает</translation>
    </message>
    <message>
        <source>taken out by clean-up</source>
        <translation>убрано очисткой</translation>
    </message>
    <message>
        <source>{lemma} ({score} %)</source>
        <translation>{lemma} ({score} %)</translation>
    </message>
    <message>
        <source>stretch</source>
        <translation>отрезок</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>this profile</source>
        <translation>этот профиль</translation>
    </message>
    <message>
        <source>the other one</source>
        <translation>другой</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>кандидат</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>эталон</translation>
    </message>
    <message>
        <source>run: {length}</source>
        <translation>серия: {length}</translation>
    </message>
    <message>
        <source>weighted length: {value}</source>
        <translation>взвешенная длина: {value}</translation>
    </message>
    <message>
        <source>length: {length}</source>
        <translation>длина: {length}</translation>
    </message>
    <message>
        <source>equal, on the path</source>
        <translation>равны, на пути</translation>
    </message>
    <message>
        <source>equal, on the path, earns nothing more</source>
        <translation>равны, на пути, ничего не добавляет</translation>
    </message>
    <message>
        <source>equal, not on the path</source>
        <translation>равны, не на пути</translation>
    </message>
    <message>
        <source>{metric} does not go by a path. This is the longest common subsequence of the whole texts; the last corner is its length: {corner}.</source>
        <translation>{metric} не считается по пути. Это наибольшая общая подпоследовательность текстов целиком; последний угол — её длина: {corner}.</translation>
    </message>
    <message>
        <source>A number tells how many equal tokens in a row end there. The runs on the path earn {matches}, the last corner is {corner}.</source>
        <translation>Число показывает, сколько равных токенов подряд кончается в клетке. Серии на пути дают {matches}, последний угол: {corner}.</translation>
    </message>
    <message>
        <source>The last corner is {corner}: the matches of {metric}, as many as the path has cells.</source>
        <translation>Последний угол: {corner} — это число совпадений {metric}, столько же клеток в пути.</translation>
    </message>
    <message>
        <source>Every two sentences have a table of their own, within the lines.</source>
        <translation>У каждой пары предложений своя таблица, в пределах линий.</translation>
    </message>
    <message>
        <source>Every cell of a path earns. Matches: {matches}.</source>
        <translation>Засчитывается каждая клетка пути. Совпадения: {matches}.</translation>
    </message>
    <message>
        <source>Each different word on a path earns once. Matches: {matches}.</source>
        <translation>Каждое отдельное слово на пути засчитывается один раз. Совпадения: {matches}.</translation>
    </message>
    <message>
        <source>What a path marks in a row earns once; the marked rows make runs that earn {matches}.</source>
        <translation>Отмеченное в строке засчитывается один раз; отмеченные строки образуют серии, которые дают {matches}.</translation>
    </message>
    <message>
        <source>A row earns once, however many paths cross it. Matches: {matches}.</source>
        <translation>Строка засчитывается один раз, сколько бы путей её ни пересекало. Совпадения: {matches}.</translation>
    </message>
    <message>
        <source>Marked rows that earn nothing, for the candidate&apos;s tokens are used up or the run is not ended: {n}.</source>
        <translation>Отмеченные строки, которые ничего не дают (токены кандидата исчерпаны или серия не закончена): {n}.</translation>
    </message>
    <message>
        <source>From the last corner back: equal tokens diagonally, else to the greater neighbour, at a tie left.</source>
        <translation>От последнего угла назад: равные токены по диагонали, иначе к большей соседней клетке, при равенстве влево.</translation>
    </message>
    <message>
        <source>From the last corner back: equal tokens diagonally, else to the greater neighbour, at a tie up.</source>
        <translation>От последнего угла назад: равные токены по диагонали, иначе к большей соседней клетке, при равенстве вверх.</translation>
    </message>
    <message>
        <source>Longest paths: not counted beyond {cells} cells.</source>
        <translation>Самые длинные пути: свыше {cells} клеток не подсчитываются.</translation>
    </message>
    <message>
        <source>Longest paths: about {count}.</source>
        <translation>Самые длинные пути: около {count}.</translation>
    </message>
    <message>
        <source>Longest paths: {count}.</source>
        <translation>Самые длинные пути: {count}.</translation>
    </message>
    <message>
        <source>Longest paths: being counted…</source>
        <translation>Самые длинные пути: идёт подсчёт…</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… и ещё {count}</translation>
    </message>
    <message>
        <source>{title}: {metric}</source>
        <translation>{title}: {metric}</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>сумма</translation>
    </message>
    <message>
        <source>Without a word of the candidate: by token lists, the text is not cut anew</source>
        <translation>Без одного слова кандидата: по спискам токенов, текст заново не делится</translation>
    </message>
    <message>
        <source>Next edits: the edited text is read and scored anew</source>
        <translation>Что исправить: исправленный текст читается и оценивается заново</translation>
    </message>
    <message>
        <source>Missing units, put in where they earn most</source>
        <translation>Чего не хватает: вставлено там, где помогает больше всего</translation>
    </message>
    <message>
        <source>Words of the reference</source>
        <translation>Слова эталона</translation>
    </message>
    <message>
        <source>Words of the candidate</source>
        <translation>Слова кандидата</translation>
    </message>
    <message>
        <source>LCS of every two sentences, in tokens</source>
        <translation>НОП каждых двух предложений, в токенах</translation>
    </message>
    <message>
        <source>Sentences of the candidate: {count}, too many for a page</source>
        <translation>Предложений кандидата: {count}, слишком много для страницы</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>opened</source>
        <translation>открыто</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>набрано</translation>
    </message>
    <message>
        <source>pasted</source>
        <translation>вставлено</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>заменено</translation>
    </message>
    <message>
        <source>suggested edit</source>
        <translation>предложенная правка</translation>
    </message>
    <message>
        <source>sides swapped</source>
        <translation>стороны поменялись</translation>
    </message>
    <message>
        <source>references changed</source>
        <translation>изменены эталоны</translation>
    </message>
    <message>
        <source>second candidate changed</source>
        <translation>изменён второй кандидат</translation>
    </message>
    <message>
        <source>source text changed</source>
        <translation>изменён исходный текст</translation>
    </message>
    <message>
        <source>candidates exchanged</source>
        <translation>кандидаты поменялись местами</translation>
    </message>
    <message>
        <source>returned to an earlier state</source>
        <translation>возврат к прежнему состоянию</translation>
    </message>
    <message>
        <source>profile {profile}</source>
        <translation>профиль {profile}</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>точность</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>полнота</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>The interface speaks English from the next start on</source>
        <translation>Со следующего запуска интерфейс будет на русском языке</translation>
    </message>
    <message>
        <source>The interface follows the desktop from the next start on</source>
        <translation>Со следующего запуска язык интерфейса будет языком системы</translation>
    </message>
    <message>
        <source>The language of the interface changes at the next start</source>
        <translation>Язык интерфейса сменится при следующем запуске</translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>1 unigrams</source>
        <translation>1 униграммы</translation>
    </message>
    <message>
        <source>unigrams</source>
        <translation>униграммы</translation>
    </message>
    <message>
        <source>ROUGE-1: single tokens counted in both texts</source>
        <translation>ROUGE-1: отдельные токены, засчитанные в обоих текстах</translation>
    </message>
    <message>
        <source>2 bigrams</source>
        <translation>2 биграммы</translation>
    </message>
    <message>
        <source>bigrams</source>
        <translation>биграммы</translation>
    </message>
    <message>
        <source>ROUGE-2: pairs of neighbouring tokens counted in both texts</source>
        <translation>ROUGE-2: пары соседних токенов, засчитанные в обоих текстах</translation>
    </message>
    <message>
        <source>LCS</source>
        <translation>НОП</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>токены</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>ряды</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>вес</translation>
    </message>
    <message>
        <source>ROUGE-W: runs of tokens that follow each other in both texts; long runs earn more</source>
        <translation>ROUGE-W: ряды токенов, идущих подряд в обоих текстах; длинные ряды приносят больше</translation>
    </message>
    <message>
        <source>{n}-grams</source>
        <translation>{n}-граммы</translation>
    </message>
    <message>
        <source>ROUGE-{n}: {n} neighbouring tokens counted in both texts</source>
        <translation>ROUGE-{n}: {n} соседних токена, засчитанных в обоих текстах</translation>
    </message>
    <message>
        <source>{letters}</source>
        <translation>{letters}</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>пары</translation>
    </message>
    <message>
        <source>skip-bigrams</source>
        <translation>биграммы с пропусками</translation>
    </message>
    <message>
        <source>ROUGE-{letters}: pairs of tokens in the same order in both texts, others may stand between; a token is the darker the more counted pairs begin there</source>
        <translation>ROUGE-{letters}: пары токенов в одном порядке в обоих текстах, между ними могут стоять другие; чем больше учтённых пар начинается с токена, тем он темнее</translation>
    </message>
    <message>
        <source>L LCS</source>
        <translation>L НОП</translation>
    </message>
    <message>
        <source>ROUGE-L: the longest run of tokens in the same order in both texts, gaps allowed</source>
        <translation>ROUGE-L: наибольшая общая подпоследовательность — самый длинный ряд токенов в одном порядке, пропуски допустимы</translation>
    </message>
    <message>
        <source>Lsum</source>
        <translation>Lsum</translation>
    </message>
    <message>
        <source>ROUGE-Lsum: of each reference sentence, the tokens in the same order as in some candidate sentence; a sentence is a line, so moved sentences cost nothing</source>
        <translation>ROUGE-Lsum: в каждом предложении эталона — токены в том же порядке, что и в каком-либо предложении кандидата; предложение — это строка, поэтому перестановка предложений ничего не стоит</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Restore the defaults of this page</source>
        <translation>Вернуть исходные значения этой страницы</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Тексты</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Оценки</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Пометки</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Интерфейс</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Приватность</translation>
    </message>
    <message>
        <source>Size of the texts</source>
        <translation>Размер текстов</translation>
    </message>
    <message>
        <source>Line height</source>
        <translation>Высота строки</translation>
    </message>
    <message>
        <source>Wrap long lines</source>
        <translation>Переносить длинные строки</translation>
    </message>
    <message>
        <source>Write scores as 0–100</source>
        <translation>Писать оценки как 0–100</translation>
    </message>
    <message>
        <source>Digits after the point</source>
        <translation>Знаков после запятой</translation>
    </message>
    <message>
        <source>Tokenizer of BLEU</source>
        <translation>Токенизатор BLEU</translation>
    </message>
    <message>
        <source>Smoothing of BLEU</source>
        <translation>Сглаживание BLEU</translation>
    </message>
    <message>
        <source>Tint by paying reference</source>
        <translation>Цвет по эталону, который платит</translation>
    </message>
    <message>
        <source>Words of a longer n-gram</source>
        <translation>Слов в длинной n-грамме</translation>
    </message>
    <message>
        <source>Underline what is unmatched</source>
        <translation>Подчёркивать несовпавшее</translation>
    </message>
    <message>
        <source>Scroll the texts together</source>
        <translation>Прокручивать тексты вместе</translation>
    </message>
    <message>
        <source>Overview beside the texts</source>
        <translation>Обзор рядом с текстами</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Leave no traces</source>
        <translation>Не оставлять следов</translation>
    </message>
    <message>
        <source>In points; the wheel with Ctrl and the keys for zooming change it too.</source>
        <translation>В пунктах; меняется и колесом с Ctrl, и клавишами масштаба.</translation>
    </message>
    <message>
        <source>In percent of a line. Brackets and boxes take the room they need even so.</source>
        <translation>В процентах от строки. Скобки и рамки всё равно займут нужное место.</translation>
    </message>
    <message>
        <source>Otherwise a long line is reached by scrolling sideways.</source>
        <translation>Иначе длинную строку придётся прокручивать вбок.</translation>
    </message>
    <message>
        <source>In the table, the history and what is exported; 0–1 otherwise. BLEU and chrF are 0–100 always.</source>
        <translation>В таблице, истории и при экспорте; иначе 0–1. BLEU и chrF всегда 0–100.</translation>
    </message>
    <message>
        <source>Of scores in 0–1; counts and BLEU have their own.</source>
        <translation>У оценок в 0–1; у чисел и BLEU — свои.</translation>
    </message>
    <message>
        <source>Of those that sacreBLEU brings along; auto: zh for Chinese, char for Japanese and Korean, else 13a.</source>
        <translation>Из тех, что есть в самой sacreBLEU; auto: zh для китайского, char для японского и корейского, иначе 13a.</translation>
    </message>
    <message>
        <source>What sacreBLEU puts in place of n-grams without a match; exp is its own choice.</source>
        <translation>Что sacreBLEU ставит на место n-грамм без совпадений; её собственный выбор — exp.</translation>
    </message>
    <message>
        <source>With several references, the candidate&apos;s units have colour and number of the references that credit them.</source>
        <translation>Если эталонов несколько, у единиц кандидата цвет и номера тех эталонов, которые их засчитывают.</translation>
    </message>
    <message>
        <source>How many tokens the layer and the metric beyond bigrams count at once.</source>
        <translation>Сколько токенов сразу считают слой и метрика после биграмм.</translation>
    </message>
    <message>
        <source>A faint line under each unit of the layer on show that the other text does not have.</source>
        <translation>Бледная черта под каждой единицей показанного слоя, которой нет в другом тексте.</translation>
    </message>
    <message>
        <source>What was counted together stays side by side while one of the texts is scrolled.</source>
        <translation>Засчитанное вместе остаётся рядом, когда один из текстов прокручивают.</translation>
    </message>
    <message>
        <source>A bar that shows the marks of the whole text; a click goes there.</source>
        <translation>Полоса с пометками всего текста; щелчок ведёт туда.</translation>
    </message>
    <message>
        <source>Light, dark, or as the desktop has it.</source>
        <translation>Светлые, тёмные или как в системе.</translation>
    </message>
    <message>
        <source>Of menus and messages, from the next start on; texts may be in any language.</source>
        <translation>Меню и сообщений, со следующего запуска; тексты могут быть на любом языке.</translation>
    </message>
    <message>
        <source>Keeps what you choose here, and nothing of what you do: no recent files, no folders, no drafts, no profile, no window places. What was kept so far is removed now.</source>
        <translation>Хранится выбранное здесь, но не то, что вы делаете: ни недавних файлов, ни папок, ни черновиков, ни профиля, ни положения окон. Сохранённое раньше удаляется сейчас.</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлые</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмные</translation>
    </message>
    <message>
        <source>auto: by script</source>
        <translation>auto: по письменности</translation>
    </message>
    <message>
        <source>13a: Western texts</source>
        <translation>13a: западные тексты</translation>
    </message>
    <message>
        <source>intl: any script</source>
        <translation>intl: любая письменность</translation>
    </message>
    <message>
        <source>zh: each Chinese character</source>
        <translation>zh: по китайским иероглифам</translation>
    </message>
    <message>
        <source>char: each character</source>
        <translation>char: по символам</translation>
    </message>
    <message>
        <source>none: at spaces</source>
        <translation>none: по пробелам</translation>
    </message>
    <message>
        <source>exp: halved from order to order</source>
        <translation>exp: от порядка к порядку вдвое меньше</translation>
    </message>
    <message>
        <source>floor: a small count</source>
        <translation>floor: малое количество</translation>
    </message>
    <message>
        <source>add-k: one more of each</source>
        <translation>add-k: на одну больше</translation>
    </message>
    <message>
        <source>none: nothing</source>
        <translation>none: ничего</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>пт</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
</context>
<context>
    <name>presentation</name>
    <message>
        <source>matches ÷ reference unigrams</source>
        <translation>совпадения ÷ униграммы эталона</translation>
    </message>
    <message>
        <source>matches ÷ candidate unigrams</source>
        <translation>совпадения ÷ униграммы кандидата</translation>
    </message>
    <message>
        <source>matches ÷ reference bigrams</source>
        <translation>совпадения ÷ биграммы эталона</translation>
    </message>
    <message>
        <source>matches ÷ candidate bigrams</source>
        <translation>совпадения ÷ биграммы кандидата</translation>
    </message>
    <message>
        <source>length of the LCS ÷ reference tokens</source>
        <translation>длина НОП ÷ токены эталона</translation>
    </message>
    <message>
        <source>length of the LCS ÷ candidate tokens</source>
        <translation>длина НОП ÷ токены кандидата</translation>
    </message>
    <message>
        <source>credited by sentence LCSs ÷ reference tokens</source>
        <translation>засчитано по НОП предложений ÷ токены эталона</translation>
    </message>
    <message>
        <source>credited by sentence LCSs ÷ candidate tokens</source>
        <translation>засчитано по НОП предложений ÷ токены кандидата</translation>
    </message>
    <message>
        <source>(weighted matches ÷ weighted reference)^(1/w)</source>
        <translation>(взвешенные совпадения ÷ взвешенный эталон)^(1/w)</translation>
    </message>
    <message>
        <source>(weighted matches ÷ weighted candidate)^(1/w)</source>
        <translation>(взвешенные совпадения ÷ взвешенный кандидат)^(1/w)</translation>
    </message>
    <message>
        <source>matches ÷ reference skip-bigrams</source>
        <translation>совпадения ÷ биграммы эталона с пропусками</translation>
    </message>
    <message>
        <source>matches ÷ candidate skip-bigrams</source>
        <translation>совпадения ÷ биграммы кандидата с пропусками</translation>
    </message>
    <message>
        <source>matches ÷ reference {n}-grams</source>
        <translation>совпадения ÷ {n}-граммы эталона</translation>
    </message>
    <message>
        <source>matches ÷ candidate {n}-grams</source>
        <translation>совпадения ÷ {n}-граммы кандидата</translation>
    </message>
    <message>
        <source>recall R</source>
        <translation>полнота R</translation>
    </message>
    <message>
        <source>precision P</source>
        <translation>точность P</translation>
    </message>
    <message>
        <source>0 ÷ 0, taken as 0</source>
        <translation>0 ÷ 0, принято за 0</translation>
    </message>
    <message>
        <source>Hide scores</source>
        <translation>Скрыть оценки</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Stop guessing</source>
        <translation>Больше не угадывать</translation>
    </message>
</context>
<context>
    <name>profiles</name>
    <message>
        <source>Implementations</source>
        <translation>Реализации</translation>
    </message>
    <message>
        <source>Recipes</source>
        <translation>Рецепты</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Ваши</translation>
    </message>
    <message>
        <source>the tool&apos;s own choice, by what the texts hold</source>
        <translation>выбор самой программы по содержанию текстов</translation>
    </message>
    <message>
        <source>Google&apos;s rouge-score 0.1.2: ASCII letters and digits</source>
        <translation>rouge-score 0.1.2 от Google: буквы и цифры ASCII</translation>
    </message>
    <message>
        <source>the same with Porter&apos;s stemmer</source>
        <translation>то же со стеммером Портера</translation>
    </message>
    <message>
        <source>rouge-score as Hugging Face evaluate calls it</source>
        <translation>rouge-score, как его вызывает evaluate от Hugging Face</translation>
    </message>
    <message>
        <source>Lin&apos;s script; paste the line a paper printed</source>
        <translation>скрипт Лина; вставьте строку из статьи</translation>
    </message>
    <message>
        <source>PyPI&apos;s rouge 1.0.1: sets of n-grams</source>
        <translation>rouge 1.0.1 с PyPI: множества n-грамм</translation>
    </message>
    <message>
        <source>PyPI&apos;s rouge-chinese 1.0.3 after jieba</source>
        <translation>rouge-chinese 1.0.3 с PyPI после jieba</translation>
    </message>
    <message>
        <source>PyRouge of PyPI&apos;s rouge-metric 1.0.1</source>
        <translation>PyRouge из rouge-metric 1.0.1 с PyPI</translation>
    </message>
    <message>
        <source>sacreBLEU itself; also chrF, chrF++, TER</source>
        <translation>сам sacreBLEU; также chrF, chrF++, TER</translation>
    </message>
    <message>
        <source>evaluate.load(&apos;rouge&apos;) as it comes</source>
        <translation>evaluate.load(&apos;rouge&apos;) как есть</translation>
    </message>
    <message>
        <source>the same, its tokenizer splits at white space</source>
        <translation>то же, токены по пробелам</translation>
    </message>
    <message>
        <source>LLaMA-Factory: jieba, rouge-chinese, 0–100; BLEU-4</source>
        <translation>LLaMA-Factory: jieba, rouge-chinese, 0–100; BLEU-4</translation>
    </message>
    <message>
        <source>OpenCompass: first clause, jieba, rouge-chinese</source>
        <translation>OpenCompass: первая часть фразы, jieba, rouge-chinese</translation>
    </message>
    <message>
        <source>LongBench in Chinese: jieba, rouge; ROUGE-L only</source>
        <translation>LongBench на китайском: jieba, rouge; только ROUGE-L</translation>
    </message>
    <message>
        <source>every character a token of rouge-score</source>
        <translation>каждый знак — токен rouge-score</translation>
    </message>
    <message>
        <source>characters as numbers for the script (LCSTS)</source>
        <translation>знаки как номера для скрипта (LCSTS)</translation>
    </message>
    <message>
        <source>which implementation is followed</source>
        <translation>какой реализации следовать</translation>
    </message>
    <message>
        <source>what texts are cut into</source>
        <translation>на что делятся тексты</translation>
    </message>
    <message>
        <source>what is taken out of texts first, in this order</source>
        <translation>что сначала убирается из текстов, в этом порядке</translation>
    </message>
    <message>
        <source>whether jieba guesses words that its dictionary lacks</source>
        <translation>угадывает ли jieba слова не из словаря</translation>
    </message>
    <message>
        <source>a dictionary in place of jieba&apos;s own</source>
        <translation>словарь вместо словаря jieba</translation>
    </message>
    <message>
        <source>words beside jieba&apos;s own</source>
        <translation>слова в дополнение к словарю jieba</translation>
    </message>
    <message>
        <source>what takes endings off</source>
        <translation>чем отсекаются окончания</translation>
    </message>
    <message>
        <source>Russian words by their dictionary form</source>
        <translation>русские слова в словарной форме</translation>
    </message>
    <message>
        <source>words that are not counted, one a line</source>
        <translation>слова, которые не считаются, по одному в строке</translation>
    </message>
    <message>
        <source>differences in writing that do not count</source>
        <translation>различия в написании, которые не важны</translation>
    </message>
    <message>
        <source>where sentences end for ROUGE-Lsum</source>
        <translation>где кончаются предложения для ROUGE-Lsum</translation>
    </message>
    <message>
        <source>how much recall weighs in F against precision</source>
        <translation>вес полноты в F относительно точности</translation>
    </message>
    <message>
        <source>the exponent of ROUGE-W</source>
        <translation>показатель степени ROUGE-W</translation>
    </message>
    <message>
        <source>how several references make one score</source>
        <translation>как несколько эталонов дают одну оценку</translation>
    </message>
    <message>
        <source>where the random draws of a corpus begin</source>
        <translation>начало случайных выборок корпуса</translation>
    </message>
    <message>
        <source>true: an n-gram that repeats counts once</source>
        <translation>true: повтор n-граммы считается один раз</translation>
    </message>
    <message>
        <source>how far apart the words of a skip-bigram may be</source>
        <translation>как далеко могут стоять слова скип-биграммы</translation>
    </message>
    <message>
        <source>how much precision weighs in F (-p)</source>
        <translation>вес точности в F (-p)</translation>
    </message>
    <message>
        <source>the longest n-grams (-n)</source>
        <translation>самые длинные n-граммы (-n)</translation>
    </message>
    <message>
        <source>whether there is ROUGE-L (off: -x)</source>
        <translation>есть ли ROUGE-L (off: -x)</translation>
    </message>
    <message>
        <source>skip-bigrams and how far apart (-2, -u, -U)</source>
        <translation>скип-биграммы и их размах (-2, -u, -U)</translation>
    </message>
    <message>
        <source>how many words of each text are read (-l)</source>
        <translation>сколько слов текста читается (-l)</translation>
    </message>
    <message>
        <source>how many bytes of each text are read (-b)</source>
        <translation>сколько байтов текста читается (-b)</translation>
    </message>
    <message>
        <source>several references: A averages, B takes the best (-f)</source>
        <translation>несколько эталонов: A — среднее, B — лучший (-f)</translation>
    </message>
    <message>
        <source>0: scores of items; 1: counts of all; 2: raw counts (-t)</source>
        <translation>0: оценки элементов; 1: суммы; 2: сами суммы (-t)</translation>
    </message>
    <message>
        <source>of the interval, in percent (-c)</source>
        <translation>доверительный уровень в процентах (-c)</translation>
    </message>
    <message>
        <source>how often a corpus is drawn anew (-r)</source>
        <translation>сколько раз корпус выбирается заново (-r)</translation>
    </message>
    <message>
        <source>tokens that are replaced by numbers first</source>
        <translation>токены, которые сначала заменяются номерами</translation>
    </message>
    <message>
        <source>the folder with the script&apos;s stopwords and WordNet&apos;s exceptions</source>
        <translation>папка со стоп-словами скрипта и исключениями WordNet</translation>
    </message>
    <message>
        <source>which of sacreBLEU&apos;s metrics</source>
        <translation>какая из метрик sacreBLEU</translation>
    </message>
    <message>
        <source>a sentence, or a corpus as a whole</source>
        <translation>предложение или корпус целиком</translation>
    </message>
    <message>
        <source>the metrics that are reported, between commas</source>
        <translation>какие метрики сообщаются, через запятую</translation>
    </message>
    <message>
        <source>what scores are multiplied by</source>
        <translation>на что умножаются оценки</translation>
    </message>
    <message>
        <source>to how many digits each score is rounded</source>
        <translation>до скольких знаков округляется каждая оценка</translation>
    </message>
    <message>
        <source>to how many digits the mean is rounded</source>
        <translation>до скольких знаков округляется среднее</translation>
    </message>
    <message>
        <source>what a text without tokens gives: an error, or 0</source>
        <translation>что даёт текст без токенов: ошибку или 0</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>The disk is full: what you do now would be lost in a crash. Make room, or save elsewhere</source>
        <translation>Диск заполнен: при сбое сделанное сейчас пропадёт. Освободите место или сохраните в другом месте</translation>
    </message>
    <message>
        <source>The profile folder cannot be written: what you do now would be lost in a crash</source>
        <translation>В папку профиля нельзя писать: при сбое сделанное сейчас пропадёт</translation>
    </message>
    <message>
        <source>The settings cannot be written to {path}: what you choose holds until the window closes</source>
        <translation>Настройки не удаётся записать в {path}: выбранное действует, пока окно открыто</translation>
    </message>
</context>
<context>
    <name>remarks</name>
    <message>
        <source>paper</source>
        <translation>статья</translation>
    </message>
    <message>
        <source>against each reference alone: {values}</source>
        <translation>с каждым эталоном отдельно: {values}</translation>
    </message>
    <message>
        <source>edits {edits} ÷ reference length {length}; fewer is better</source>
        <translation>правки {edits} ÷ длина эталона {length}; чем меньше, тем лучше</translation>
    </message>
    <message>
        <source>weight {weight}; {matches} of {reference} and of {candidate} weighted tokens</source>
        <translation>вес {weight}; взвешенные совпадения {matches}: эталон {reference}, кандидат {candidate}</translation>
    </message>
    <message>
        <source>any number of tokens may stand between</source>
        <translation>между токенами пары может стоять сколько угодно других</translation>
    </message>
    <message>
        <source>tokens that may stand between: {n} at most</source>
        <translation>токенов между ними: не больше {n}</translation>
    </message>
    <message>
        <source>with unigrams, but for the last token&apos;s</source>
        <translation>вместе с униграммами, кроме последнего токена</translation>
    </message>
    <message>
        <source>with all unigrams</source>
        <translation>вместе со всеми униграммами</translation>
    </message>
    <message>
        <source>printed by ROUGE-1.5.5: {values}</source>
        <translation>печатает ROUGE-1.5.5: {values}</translation>
    </message>
    <message>
        <source>brevity penalty {penalty}: length {candidate}, reference {reference}</source>
        <translation>штраф за краткость {penalty}: длина {candidate}, эталон {reference}</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message>
        <source>Digits of sco&amp;res</source>
        <translation>Знаков после &amp;запятой</translation>
    </message>
    <message>
        <source>Copy scores &amp;as</source>
        <translation>Копировать о&amp;ценки как</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>{file} is not there: check the name</source>
        <translation>{file} не найден: проверьте имя</translation>
    </message>
    <message>
        <source>{file} is a folder: choose a session in it</source>
        <translation>{file} — папка: выберите сеанс в ней</translation>
    </message>
    <message>
        <source>{file} is no ordinary file and was not opened</source>
        <translation>{file} — не обычный файл, он не открыт</translation>
    </message>
    <message>
        <source>{file} may not be read: check its permissions</source>
        <translation>{file} нельзя читать: проверьте права доступа</translation>
    </message>
    <message>
        <source>{file} cannot be read</source>
        <translation>{file} не читается</translation>
    </message>
    <message>
        <source>{file} is no session of rouge-gui</source>
        <translation>{file} — не сеанс rouge-gui</translation>
    </message>
    <message>
        <source>{file} was written by a newer rouge-gui and stays as it is: update to open it</source>
        <translation>{file} записан более новой версией rouge-gui и не изменён: обновите программу, чтобы открыть его</translation>
    </message>
    <message>
        <source>{file} is damaged or was changed elsewhere and stays as it is</source>
        <translation>{file} повреждён или изменён другой программой; он оставлен как есть</translation>
    </message>
    <message>
        <source>{file} was not saved: the disk is full; make room or save elsewhere</source>
        <translation>{file} не сохранён: диск заполнен; освободите место или сохраните в другом месте</translation>
    </message>
    <message>
        <source>{file} cannot be written: its folder is missing; make it or choose another</source>
        <translation>{file} не записать: его папки нет; создайте её или выберите другую</translation>
    </message>
    <message>
        <source>{file} is a folder: save under another name</source>
        <translation>{file} — это папка: сохраните под другим именем</translation>
    </message>
    <message>
        <source>{file} cannot be written: save under another name</source>
        <translation>{file} не записать: сохраните под другим именем</translation>
    </message>
</context>
<context>
    <name>systems</name>
    <message>
        <source>each pair</source>
        <translation>все пары</translation>
    </message>
    <message>
        <source>each − {system}</source>
        <translation>каждая − {system}</translation>
    </message>
    <message>
        <source>approximate randomisation</source>
        <translation>приближённая рандомизация</translation>
    </message>
    <message>
        <source>paired bootstrap</source>
        <translation>парный бутстреп</translation>
    </message>
    <message>
        <source>Holm</source>
        <translation>Холм</translation>
    </message>
    <message>
        <source>Benjamini–Hochberg</source>
        <translation>Бенджамини–Хохберг</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>paired approximate randomisation, {trials} trials, seed {seed}</source>
        <translation>парная приближённая рандомизация, перестановок: {trials}, начальное число {seed}</translation>
    </message>
    <message>
        <source>paired bootstrap, {resamples} resamples, seed {seed}</source>
        <translation>парный бутстреп, выборок: {resamples}, начальное число {seed}</translation>
    </message>
    <message>
        <source>corrected after Holm, pairs: {pairs}</source>
        <translation>поправка Холма, пар: {pairs}</translation>
    </message>
    <message>
        <source>corrected after Benjamini and Hochberg, pairs: {pairs}</source>
        <translation>поправка Бенджамини–Хохберга, пар: {pairs}</translation>
    </message>
    <message>
        <source>not corrected, pairs: {pairs}</source>
        <translation>без поправки, пар: {pairs}</translation>
    </message>
    <message>
        <source>The profile is not a published standard.</source>
        <translation>Профиль не является опубликованным стандартом.</translation>
    </message>
    <message>
        <source>Few items ({0}): the intervals are rough.</source>
        <translation>Мало элементов ({0}): интервалы грубы.</translation>
    </message>
    <message>
        <source>Means rest on different items ({0} to {1}), differences on those in common.</source>
        <translation>Средние взяты по разным элементам (от {0} до {1}), разности — только по общим.</translation>
    </message>
    <message>
        <source>Intervals that hold 0: {0} of {1}; that does not show that systems are equal.</source>
        <translation>Интервалов, содержащих 0: {0} из {1}; это не значит, что системы равны.</translation>
    </message>
    <message>
        <source>A difference of scores need not be one that readers see:</source>
        <translation>Разница в оценках — не обязательно разница для читателя:</translation>
    </message>
    <message>
        <source>where systems are close, ROUGE hardly orders them as people do (Deutsch et al. 2022).</source>
        <translation>близкие системы ROUGE упорядочивает почти независимо от людей (Deutsch et al. 2022).</translation>
    </message>
    <message>
        <source>Items: {items}; intervals: {level} %; p: {test}; correction: {correction}.</source>
        <translation>Элементов: {items}; интервалы: {level} %; p: {test}; поправка: {correction}.</translation>
    </message>
    <message>
        <source>system</source>
        <translation>система</translation>
    </message>
    <message>
        <source>items</source>
        <translation>элементов</translation>
    </message>
    <message>
        <source>mean difference</source>
        <translation>средняя разность</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>интервал</translation>
    </message>
    <message>
        <source>A better</source>
        <translation>лучше A</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>равны</translation>
    </message>
    <message>
        <source>B better</source>
        <translation>лучше B</translation>
    </message>
    <message>
        <source>Items: {items}; {level} % percentile bootstrap intervals, {resamples} resamples, seed {seed}</source>
        <translation>Элементов: {items}; интервалы {level} % процентильного бутстрепа, выборок: {resamples}, начальное число {seed}</translation>
    </message>
    <message>
        <source>{metric}: {level} % percentile bootstrap intervals, {resamples} resamples, seed {seed}</source>
        <translation>{metric}: интервалы {level} % процентильного бутстрепа, выборок: {resamples}, начальное число {seed}</translation>
    </message>
    <message>
        <source>p: {test}, {correction}</source>
        <translation>p: {test}, {correction}</translation>
    </message>
</context>
<context>
    <name>verify</name>
    <message>
        <source>{package} has no such metric</source>
        <translation>в пакете {package} такой метрики нет</translation>
    </message>
    <message>
        <source>no package on PyPI computes what {profile} computes</source>
        <translation>ни один пакет на PyPI не считает так, как {profile}</translation>
    </message>
    <message>
        <source>the flags of this ROUGE-1.5.5 line do not ask for it</source>
        <translation>флаги этой строки ROUGE-1.5.5 её не запрашивают</translation>
    </message>
    <message>
        <source>with -t the script counts over a whole corpus only</source>
        <translation>с -t сценарий считает только по всему корпусу</translation>
    </message>
    <message>
        <source>no package on PyPI computes ROUGE-W as the paper defines it</source>
        <translation>ни один пакет на PyPI не считает ROUGE-W так, как он определён в статье</translation>
    </message>
    <message>
        <source>auto counts the unigram of every token; the packages leave out the last one</source>
        <translation>auto считает униграмму каждого токена, а пакеты пропускают последнюю</translation>
    </message>
    <message>
        <source>no package combines several references like this (multi={rule})</source>
        <translation>ни один пакет не объединяет несколько эталонов таким образом (multi={rule})</translation>
    </message>
    <message>
        <source>BLEU-4 is nltk&apos;s, which is not among the packages that are run here</source>
        <translation>BLEU-4 — из nltk, а этого пакета нет среди тех, что запускаются здесь</translation>
    </message>
    <message>
        <source>rouge-score alone has this Lsum, with beta=1 and multi=max only</source>
        <translation>такой Lsum есть только в rouge-score, и лишь при beta=1 и multi=max</translation>
    </message>
    <message>
        <source>There is no file {python}: name a Python to verify with</source>
        <translation>Файла {python} нет: укажите Python для проверки</translation>
    </message>
    <message>
        <source>{python} is no program that can be started: name a Python</source>
        <translation>{python} — не программа, которую можно запустить: укажите Python</translation>
    </message>
    <message>
        <source>{python} cannot be started: {reason}</source>
        <translation>Не удаётся запустить {python}: {reason}</translation>
    </message>
    <message>
        <source>It printed &quot;{line}&quot; where an answer was due: is it a Python of version 3.8 or newer?</source>
        <translation>Вместо ответа программа вывела «{line}»: это Python версии 3.8 или новее?</translation>
    </message>
    <message>
        <source>It gave no answer within {seconds} s and was stopped</source>
        <translation>Ответа не было {seconds} с, и работа прервана</translation>
    </message>
    <message>
        <source>It ended unexpectedly ({how}): {reason}</source>
        <translation>Программа неожиданно завершилась ({how}): {reason}</translation>
    </message>
    <message>
        <source>It ended unexpectedly ({how}) without a word</source>
        <translation>Программа неожиданно завершилась ({how}) без объяснений</translation>
    </message>
    <message>
        <source>{package} is not installed there</source>
        <translation>Пакет {package} там не установлен</translation>
    </message>
    <message>
        <source>{package} is installed but cannot be used: {error}</source>
        <translation>Пакет {package} установлен, но не работает: {error}</translation>
    </message>
    <message>
        <source>evaluate fetches its module from the Hugging Face hub at first use, and nothing is fetched here: run evaluate.load(&apos;rouge&apos;) once with a network, or verify the profile rouge-score, which it calls</source>
        <translation>evaluate при первом использовании загружает модуль с Hugging Face Hub, а здесь ничего не загружается: выполните один раз evaluate.load(&apos;rouge&apos;) при наличии сети или проверьте профиль rouge-score, который он вызывает</translation>
    </message>
    <message>
        <source>ROUGE-1.5.5 stems and drops words by lists that this profile does not name: add data= with the folder RELEASE-1.5.5/data of rouge-metric</source>
        <translation>ROUGE-1.5.5 берёт основы и отбрасывает слова по спискам, которых этот профиль не называет: добавьте data= с папкой RELEASE-1.5.5/data из rouge-metric</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>точность</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>полнота</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>совпадения</translation>
    </message>
    <message>
        <source>candidate total</source>
        <translation>всего в кандидате</translation>
    </message>
    <message>
        <source>reference total</source>
        <translation>всего в эталоне</translation>
    </message>
    <message>
        <source>score</source>
        <translation>оценка</translation>
    </message>
    <message>
        <source>matching n-grams, n = {order}</source>
        <translation>совпавшие n-граммы, n = {order}</translation>
    </message>
    <message>
        <source>candidate&apos;s n-grams, n = {order}</source>
        <translation>n-граммы кандидата, n = {order}</translation>
    </message>
    <message>
        <source>n-gram precision, n = {order}</source>
        <translation>точность n-грамм, n = {order}</translation>
    </message>
    <message>
        <source>brevity penalty</source>
        <translation>штраф за краткость</translation>
    </message>
    <message>
        <source>candidate length</source>
        <translation>длина кандидата</translation>
    </message>
    <message>
        <source>reference length</source>
        <translation>длина эталона</translation>
    </message>
    <message>
        <source>edits</source>
        <translation>правки</translation>
    </message>
    <message>
        <source>error</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>равно</translation>
    </message>
    <message>
        <source>equal as printed</source>
        <translation>равно с точностью до печати</translation>
    </message>
    <message>
        <source>different</source>
        <translation>различается</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Величина</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Наше</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Пакета</translation>
    </message>
    <message>
        <source>Equal?</source>
        <translation>Равно?</translation>
    </message>
    <message>
        <source>All {count} numbers are equal</source>
        <translation>Все числа равны: {count}</translation>
    </message>
    <message>
        <source>{different} of {count} numbers differ</source>
        <translation>Различающихся чисел: {different} из {count}</translation>
    </message>
    <message>
        <source>All {count} numbers are equal as printed</source>
        <translation>Все числа равны с точностью до печати: {count}</translation>
    </message>
    <message>
        <source>Nothing was compared</source>
        <translation>Ничего не сравнивалось</translation>
    </message>
    <message>
        <source>Cancelled: nothing was compared</source>
        <translation>Отменено: ничего не сравнивалось</translation>
    </message>
    <message>
        <source>{count} numbers are equal, others could not be compared</source>
        <translation>Равных чисел: {count}, остальные сравнить не удалось</translation>
    </message>
    <message>
        <source>This Python cannot be used</source>
        <translation>Этот Python использовать нельзя</translation>
    </message>
    <message>
        <source>Not installed: {packages}</source>
        <translation>Не установлено: {packages}</translation>
    </message>
    <message>
        <source>{package} {version}, while the profile follows {follows}</source>
        <translation>{package} {version}, а профиль следует версии {follows}</translation>
    </message>
    <message>
        <source>{packages}: given our tokens, so the counting is compared, and the tokens are not</source>
        <translation>{packages}: получает наши токены, поэтому сравнивается подсчёт, а не токены</translation>
    </message>
    <message>
        <source>{packages}: raises RecursionError at Python&apos;s usual limit; a deeper one was set for it</source>
        <translation>{packages}: при обычном пределе Python возникает RecursionError; для пакета задан более глубокий</translation>
    </message>
    <message>
        <source>{metric}, reference {number}</source>
        <translation>{metric}, эталон {number}</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message>
        <source>{path} is not there: check the name</source>
        <translation>{path} не найден: проверьте имя</translation>
    </message>
    <message>
        <source>{path} is a folder: choose the text files in it</source>
        <translation>{path} — папка: выберите текстовые файлы в ней</translation>
    </message>
    <message>
        <source>Choose two files or more: references first, the candidate last</source>
        <translation>Выберите два файла или больше: сначала эталоны, последним кандидат</translation>
    </message>
    <message>
        <source>{path} is a pipe, socket or device: save what it gives as a plain text file first</source>
        <translation>{path}: это канал, сокет или устройство; сначала сохраните его содержимое как простой текст</translation>
    </message>
    <message>
        <source>{path} is a link that leads back to itself: open the file itself</source>
        <translation>{path}: ссылка ведёт на саму себя; откройте сам файл</translation>
    </message>
    <message>
        <source>{path} is larger than {megabytes} MB: the window will answer more slowly</source>
        <translation>{path}: больше {megabytes} МБ; окно будет отвечать медленнее</translation>
    </message>
    <message>
        <source>{path} is larger than {megabytes} MB: open a part of it</source>
        <translation>{path}: больше {megabytes} МБ; откройте его часть</translation>
    </message>
    <message>
        <source>{path} has more than {lines} lines: the window will answer more slowly</source>
        <translation>{path}: больше {lines} строк; окно будет отвечать медленнее</translation>
    </message>
    <message>
        <source>{path}, line {line}: this line is very long, and a pane lays lines out as a whole</source>
        <translation>{path}, строка {line}: эта строка очень длинная, а панель размещает строки целиком</translation>
    </message>
    <message>
        <source>{path} is no text: save it as plain text first</source>
        <translation>{path}: это не текст; сначала сохраните его как простой текст</translation>
    </message>
    <message>
        <source>{path} is a document of a word processor: save it as plain text first</source>
        <translation>{path}: это документ текстового процессора; сначала сохраните его как простой текст</translation>
    </message>
    <message>
        <source>{path} is a PDF: save its text as plain text first</source>
        <translation>{path}: это PDF; сначала сохраните его текст как простой текст</translation>
    </message>
    <message>
        <source>{path} is packed: unpack it and open the plain text</source>
        <translation>{path}: это архив; распакуйте его и откройте простой текст</translation>
    </message>
    <message>
        <source>{path} is a picture: save its text as plain text first</source>
        <translation>{path}: это картинка; сначала сохраните её текст как простой текст</translation>
    </message>
    <message>
        <source>{path}, line {line}: this is no sound {encoding}</source>
        <translation>{path}, строка {line}: повреждённый {encoding}</translation>
    </message>
    <message>
        <source>{path} may not be read: check its permissions</source>
        <translation>{path} нельзя прочитать: проверьте права доступа</translation>
    </message>
    <message>
        <source>{path} cannot be read</source>
        <translation>{path} не читается</translation>
    </message>
    <message>
        <source>{path}, line {line}: {encoding} has no “{letter}”, so nothing was saved</source>
        <translation>{path}, строка {line}: в кодировке {encoding} нет «{letter}», поэтому ничего не сохранено</translation>
    </message>
    <message>
        <source>{path}, line {line}: half a character cannot be saved; delete it first</source>
        <translation>{path}, строка {line}: половину символа сохранить нельзя; сначала удалите её</translation>
    </message>
    <message>
        <source>{path} cannot be written: save under another name</source>
        <translation>{path} не записать: сохраните под другим именем</translation>
    </message>
    <message>
        <source>{path} is a folder: save under another name</source>
        <translation>{path} — это папка: сохраните под другим именем</translation>
    </message>
    <message>
        <source>{path} was not saved: the disk is full; make room or save elsewhere</source>
        <translation>{path}: не сохранено, диск заполнен; освободите место или сохраните в другом месте</translation>
    </message>
    <message>
        <source>{path} cannot be written: the folder “{folder}” is missing; make it or choose another</source>
        <translation>{path} не записать: нет папки «{folder}»; создайте её или выберите другую</translation>
    </message>
    <message>
        <source>{path} was changed by another program meanwhile, so it was not saved</source>
        <translation>{path}: файл тем временем изменила другая программа, поэтому он не сохранён</translation>
    </message>
    <message>
        <source>The {side} is empty: every score is 0</source>
        <translation>{side}: пусто, все оценки равны 0</translation>
    </message>
    <message>
        <source>Both texts are empty: every score is 0</source>
        <translation>Оба текста пусты: все оценки равны 0</translation>
    </message>
    <message>
        <source>No token of the {side} survives the {tokenizer} tokenizer: every score is 0</source>
        <translation>{side}: после токенизатора {tokenizer} не осталось ни одного токена, все оценки равны 0</translation>
    </message>
    <message>
        <source>{tokenizer} reads only {coverage} % of the letters and digits of the {side}: this score is about &quot;{kept}&quot;</source>
        <translation>{side}: {tokenizer} читает лишь {coverage} % букв и цифр, оценка относится к «{kept}»</translation>
    </message>
    <message>
        <source>{tokenizer} drops accented letters of the {side} ({words}): matches can be false</source>
        <translation>{side}: {tokenizer} отбрасывает буквы со знаками ({words}), совпадения могут быть ложными</translation>
    </message>
    <message>
        <source>Clean-up leaves nothing of the {side}: every score is 0</source>
        <translation>{side}: после очистки ничего не остаётся, все оценки равны 0</translation>
    </message>
    <message>
        <source>Latin and Cyrillic letters in one word of the {side} ({words}): such words do not match</source>
        <translation>{side}: латинские и русские буквы в одном слове ({words}), такие слова не совпадают</translation>
    </message>
    <message>
        <source>The {side} holds marks for line breaks, such as &lt;q&gt;: clean-up can read them as such</source>
        <translation>{side}: есть метки перевода строки, такие как &lt;q&gt;; очистка может читать их как перевод строки</translation>
    </message>
    <message>
        <source>no sentence break seen: Lsum = L</source>
        <translation>нет границ предложений: Lsum = L</translation>
    </message>
    <message>
        <source>a weight below 1 ({weight}) lets ROUGE-W exceed 1: give 1 or more</source>
        <translation>при весе меньше 1 ({weight}) ROUGE-W бывает больше 1: задайте 1 или больше</translation>
    </message>
    <message>
        <source>these texts are too long for a common subsequence: n-grams only</source>
        <translation>эти тексты слишком длинны для общей подпоследовательности: только n-граммы</translation>
    </message>
    <message>
        <source>the implementation raises: {message}</source>
        <translation>реализация сообщает об ошибке: {message}</translation>
    </message>
    <message>
        <source>Type &quot;{new}&quot; over &quot;{old}&quot; and watch every ROUGE score reach 1</source>
        <translation>Замените «{old}» на «{new}» — и каждая оценка ROUGE станет 1</translation>
    </message>
    <message>
        <source>Choose the tokenizer {tokenizer} and watch every ROUGE score reach 1</source>
        <translation>Выберите токенизатор {tokenizer} — и каждая оценка ROUGE станет 1</translation>
    </message>
    <message>
        <source>{path} is a folder: name a file in it</source>
        <translation>{path} — это папка: укажите файл в ней</translation>
    </message>
    <message>
        <source>{path} is larger than {megabytes} MB, which no word list is: choose another file</source>
        <translation>{path} больше {megabytes} МБ, таких списков слов не бывает: выберите другой файл</translation>
    </message>
    <message>
        <source>There is no profile &quot;{name}&quot;: try auto, rouge-score or evaluate</source>
        <translation>Профиля «{name}» нет: попробуйте auto, rouge-score или evaluate</translation>
    </message>
    <message>
        <source>The profile {profile} has no option &quot;{option}&quot;</source>
        <translation>У профиля {profile} нет параметра «{option}»</translation>
    </message>
    <message>
        <source>The option &quot;{option}&quot; is given twice</source>
        <translation>Параметр «{option}» указан дважды</translation>
    </message>
    <message>
        <source>{option}: &quot;{value}&quot; is given twice</source>
        <translation>{option}: «{value}» указано дважды</translation>
    </message>
    <message>
        <source>&quot;{value}&quot; is no value of {option}</source>
        <translation>«{value}» — недопустимое значение для {option}</translation>
    </message>
    <message>
        <source>The file of {option} cannot be read: {path}</source>
        <translation>Файл параметра {option} не читается: {path}</translation>
    </message>
    <message>
        <source>{profile}: {option} is not supported here</source>
        <translation>{profile}: {option} здесь не поддерживается</translation>
    </message>
    <message>
        <source>{profile}: {option} means nothing without {other}</source>
        <translation>{profile}: {option} без {other} ничего не значит</translation>
    </message>
    <message>
        <source>{profile}: {option} and {other} exclude each other</source>
        <translation>{profile}: {option} и {other} исключают друг друга</translation>
    </message>
    <message>
        <source>A quotation mark in the profile is not closed</source>
        <translation>В профиле не закрыта кавычка</translation>
    </message>
    <message>
        <source>&quot;{value}&quot; is no value of {option}: it is one of {expected}</source>
        <translation>«{value}» — не значение {option}: это одно из {expected}</translation>
    </message>
    <message>
        <source>&quot;{value}&quot; is no value of {option}: it is such as {expected}</source>
        <translation>«{value}» — не значение {option}: например, {expected}</translation>
    </message>
    <message>
        <source>&quot;{value}&quot; is no value of {option}: it is a number from {low} to {high}</source>
        <translation>«{value}» — не значение {option}: это число от {low} до {high}</translation>
    </message>
    <message>
        <source>&quot;{value}&quot; is no value of {option}: it is a whole number from {low} to {high}</source>
        <translation>«{value}» — не значение {option}: это целое число от {low} до {high}</translation>
    </message>
    <message>
        <source>&quot;{value}&quot; is no value of {option}: it is a number above {low}, up to {high}</source>
        <translation>«{value}» — не значение {option}: это число больше {low} и не больше {high}</translation>
    </message>
    <message>
        <source>The file of {option} is not the one that was meant, its content differs: {path}</source>
        <translation>Файл параметра {option} не тот, что имелся в виду: его содержимое другое: {path}</translation>
    </message>
    <message>
        <source>{path} cannot be read: check its name and permissions</source>
        <translation>{path} не читается: проверьте имя и права доступа</translation>
    </message>
    <message>
        <source>{path}, line {line}: this is no UTF-8; save the list as UTF-8</source>
        <translation>{path}, строка {line}: это не UTF-8; сохраните список в UTF-8</translation>
    </message>
    <message>
        <source>{path}, line {line}: write a word, a space and how often it occurs, as a whole number</source>
        <translation>{path}, строка {line}: нужны слово, пробел и целое число — как часто оно встречается</translation>
    </message>
    <message>
        <source>{path} holds no word that occurs: add words with their counts</source>
        <translation>В {path} нет слов с ненулевой частотой: добавьте слова и их частоты</translation>
    </message>
    <message>
        <source>{path} is too large for a profile: choose another file</source>
        <translation>{path} слишком велик для профиля: выберите другой файл</translation>
    </message>
    <message>
        <source>{path} is no text, so it holds no profile: choose another file</source>
        <translation>{path} — не текст, профиля в нём нет: выберите другой файл</translation>
    </message>
    <message>
        <source>{path}, line {line}: this is no UTF-8; save the profile again as UTF-8</source>
        <translation>{path}, строка {line}: это не UTF-8; сохраните профиль в UTF-8</translation>
    </message>
    <message>
        <source>{path}, line {line}: this is no JSON; ask for the file once more, or mend the line</source>
        <translation>{path}, строка {line}: это не JSON; попросите файл снова или исправьте строку</translation>
    </message>
    <message>
        <source>{path} is no profile file: &quot;format&quot; has to be &quot;rouge-gui profile&quot;</source>
        <translation>{path} — не файл профиля: в &quot;format&quot; должно быть &quot;rouge-gui profile&quot;</translation>
    </message>
    <message>
        <source>{path}, line {line}: a newer rouge-gui wrote version {reason}; update to read it</source>
        <translation>{path}, строка {line}: версия {reason} записана более новой rouge-gui; обновите её</translation>
    </message>
    <message>
        <source>{path}: &quot;{key}&quot; is missing; add it</source>
        <translation>{path}: нет &quot;{key}&quot;; добавьте</translation>
    </message>
    <message>
        <source>{path}, line {line}: there is no key &quot;{key}&quot;; take it out</source>
        <translation>{path}, строка {line}: ключа &quot;{key}&quot; не бывает; уберите его</translation>
    </message>
    <message>
        <source>{path}, line {line}: &quot;{key}&quot; stands there twice; keep one</source>
        <translation>{path}, строка {line}: &quot;{key}&quot; стоит дважды; оставьте один</translation>
    </message>
    <message>
        <source>{path}, line {line}: &quot;{reason}&quot; is no metric, as rouge1, rougeL or bleu is</source>
        <translation>{path}, строка {line}: «{reason}» — не метрика, как rouge1, rougeL или bleu</translation>
    </message>
    <message>
        <source>{path}, line {line}: &quot;version&quot; is a whole number from 1</source>
        <translation>{path}, строка {line}: «version» — целое число от 1</translation>
    </message>
    <message>
        <source>{path}, line {line}: &quot;name&quot; is a text of at most 60 characters</source>
        <translation>{path}, строка {line}: «name» — текст не длиннее 60 символов</translation>
    </message>
    <message>
        <source>{path}, line {line}: &quot;profile&quot; is a text of at most 4000 characters, such as &quot;rouge-score&quot;</source>
        <translation>{path}, строка {line}: «profile» — текст не длиннее 4000 символов, например &quot;rouge-score&quot;</translation>
    </message>
    <message>
        <source>{path}, line {line}: &quot;metrics&quot; is a list such as [&quot;rouge1&quot;, &quot;rougeL&quot;]</source>
        <translation>{path}, строка {line}: «metrics» — список, например [&quot;rouge1&quot;, &quot;rougeL&quot;]</translation>
    </message>
    <message>
        <source>{path}, line {line}: &quot;scale&quot; is 1, 100 or null</source>
        <translation>{path}, строка {line}: «scale» — это 1, 100 или null</translation>
    </message>
    <message>
        <source>{path}, line {line}: &quot;note&quot; is a text on one line of at most 1000 characters</source>
        <translation>{path}, строка {line}: «note» — текст в одну строку не длиннее 1000 символов</translation>
    </message>
    <message>
        <source>A name has 1 to 60 characters, on one line</source>
        <translation>В имени от 1 до 60 знаков, в одной строке</translation>
    </message>
    <message>
        <source>The name &quot;{reason}&quot; is taken: choose another</source>
        <translation>Имя «{reason}» занято: выберите другое</translation>
    </message>
    <message>
        <source>{path} cannot be written: choose another folder</source>
        <translation>{path} нельзя записать: выберите другую папку</translation>
    </message>
    <message>
        <source>No font on this system shows Cyrillic: install one</source>
        <translation>В системе нет шрифта с кириллицей: установите его</translation>
    </message>
    <message>
        <source>No font on this system shows Chinese: install one, such as Noto Sans CJK</source>
        <translation>В системе нет шрифта с китайскими иероглифами: установите его, например Noto Sans CJK</translation>
    </message>
    <message>
        <source>No font on this system shows Japanese: install one, such as Noto Sans CJK</source>
        <translation>В системе нет шрифта с японскими знаками: установите его, например Noto Sans CJK</translation>
    </message>
    <message>
        <source>No font on this system shows Korean: install one, such as Noto Sans CJK</source>
        <translation>В системе нет шрифта с корейскими буквами: установите его, например Noto Sans CJK</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>эталон</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>кандидат</translation>
    </message>
    <message>
        <source>two texts</source>
        <translation>оба текста</translation>
    </message>
    <message>
        <source>Not a regular expression: look at character {place}</source>
        <translation>Не регулярное выражение: посмотрите на знак {place}</translation>
    </message>
    <message>
        <source>The replacement names a group that the pattern has not</source>
        <translation>Замена называет группу, которой нет в образце</translation>
    </message>
    <message>
        <source>This takes too long to find: make the pattern simpler</source>
        <translation>Поиск слишком долог: упростите образец</translation>
    </message>
    <message>
        <source>The text would be larger than {megabytes} MB: replace less</source>
        <translation>Текст стал бы больше {megabytes} МБ: замените меньше</translation>
    </message>
    <message>
        <source>There is no column “{name}”</source>
        <translation>Нет столбца «{name}»</translation>
    </message>
    <message>
        <source>There are no scores of “{name}”: choose it under Metrics, then Corpus ▸ Score what is missing</source>
        <translation>Оценок «{name}» нет: выберите её в меню «Метрики», затем «Корпус ▸ Оценить недостающее»</translation>
    </message>
    <message>
        <source>There is no system “{name}”</source>
        <translation>Нет системы «{name}»</translation>
    </message>
    <message>
        <source>There is no function “{name}”</source>
        <translation>Нет функции «{name}»</translation>
    </message>
    <message>
        <source>Something is missing here: a column, a number or a text</source>
        <translation>Здесь чего-то не хватает: столбца, числа или текста</translation>
    </message>
    <message>
        <source>After @ comes the name of a system</source>
        <translation>После @ следует название системы</translation>
    </message>
    <message>
        <source>“{column}” is the same for all systems: leave out @ and the name</source>
        <translation>«{column}» одинаково для всех систем: уберите @ и название</translation>
    </message>
    <message>
        <source>The quotation mark {quote} is not closed: add {closing}</source>
        <translation>Кавычка {quote} не закрыта: добавьте {closing}</translation>
    </message>
    <message>
        <source>The regular expression is not closed: add / at its end</source>
        <translation>Регулярное выражение не закрыто: добавьте / в конце</translation>
    </message>
    <message>
        <source>This parenthesis is not closed: add )</source>
        <translation>Эта скобка не закрыта: добавьте )</translation>
    </message>
    <message>
        <source>This parenthesis closes nothing: take it away</source>
        <translation>Эта скобка ничего не закрывает: уберите её</translation>
    </message>
    <message>
        <source>“{text}” fits nothing here: is “and” or “or” missing?</source>
        <translation>«{text}» здесь ни к чему не относится: не пропущено ли and или or?</translation>
    </message>
    <message>
        <source>“{character}” means nothing here</source>
        <translation>«{character}» здесь ничего не значит</translation>
    </message>
    <message>
        <source>“{text}” is no number</source>
        <translation>«{text}» — не число</translation>
    </message>
    <message>
        <source>ROUGE scores go from 0 to 1: write {share} for {number} %</source>
        <translation>Оценки ROUGE лежат от 0 до 1: вместо {number} % напишите {share}</translation>
    </message>
    <message>
        <source>Write numbers with a point, such as 0.2</source>
        <translation>Пишите числа с точкой, например 0.2</translation>
    </message>
    <message>
        <source>“{text}” is a number: compare it with another, such as {text} &lt; 0.5</source>
        <translation>«{text}» — число: сравните его с другим, например {text} &lt; 0.5</translation>
    </message>
    <message>
        <source>Put this text in quotation marks: {quoted}</source>
        <translation>Возьмите этот текст в кавычки: {quoted}</translation>
    </message>
    <message>
        <source>“{text}” is a text: say where it is to be found, such as candidate ~ {quoted}</source>
        <translation>«{text}» — текст: укажите, где его искать, например candidate ~ {quoted}</translation>
    </message>
    <message>
        <source>“{text}” is no number, so it cannot be calculated with</source>
        <translation>«{text}» — не число, с ним нельзя считать</translation>
    </message>
    <message>
        <source>“{text}” is a text and “{number}” a number: they cannot be compared</source>
        <translation>«{text}» — текст, «{number}» — число: их нельзя сравнить</translation>
    </message>
    <message>
        <source>“{text}” is a number, and ~ searches texts: use = or &lt; instead</source>
        <translation>«{text}» — число, а ~ ищет в текстах: используйте = или &lt;</translation>
    </message>
    <message>
        <source>“{column}” holds texts, which are neither less nor more: use = or ~ instead of {sign}</source>
        <translation>В «{column}» тексты, они не бывают больше или меньше: вместо {sign} используйте = или ~</translation>
    </message>
    <message>
        <source>The column comes first: {column} ~ {text}</source>
        <translation>Столбец стоит первым: {column} ~ {text}</translation>
    </message>
    <message>
        <source>One side of a comparison is a column, such as candidate</source>
        <translation>С одной стороны сравнения стоит столбец, например candidate</translation>
    </message>
    <message>
        <source>“{column}” holds texts, so nothing can be sorted by it</source>
        <translation>В «{column}» тексты, по ним нельзя сортировать</translation>
    </message>
    <message>
        <source>Too few or too many values in the parentheses: {name}</source>
        <translation>Слишком мало или слишком много значений в скобках: {name}</translation>
    </message>
    <message>
        <source>Write such as delta(rougeL, A, B): “{text}” has no systems</source>
        <translation>Пишите как delta(rougeL, A, B): «{text}» не различается по системам</translation>
    </message>
    <message>
        <source>Write such as delta(rougeL, A, B), with two systems</source>
        <translation>Пишите как delta(rougeL, A, B), с двумя системами</translation>
    </message>
    <message>
        <source>Quantiles go from q0 to q100: {text} is none</source>
        <translation>Квантили идут от q0 до q100: {text} не квантиль</translation>
    </message>
    <message>
        <source>Say of which column “{text}” is, such as q75(rougeL)</source>
        <translation>Укажите, какого столбца «{text}», например q75(rougeL)</translation>
    </message>
    <message>
        <source>The regular expression cannot be read: {detail}</source>
        <translation>Регулярное выражение не читается: {detail}</translation>
    </message>
    <message>
        <source>The regular expression takes too long on one of the texts: make it simpler</source>
        <translation>Регулярное выражение слишком долго работает на одном из текстов: упростите его</translation>
    </message>
    <message>
        <source>A query has at most {longest} characters</source>
        <translation>Запрос не длиннее {longest} символов</translation>
    </message>
    <message>
        <source>Parentheses stand in one another more than {deepest} times</source>
        <translation>Скобки вложены более чем {deepest} раз</translation>
    </message>
    <message>
        <source>did you mean {names}?</source>
        <translation>может быть, {names}?</translation>
    </message>
    <message>
        <source>Lowest scores</source>
        <translation>Самые низкие оценки</translation>
    </message>
    <message>
        <source>Highest scores</source>
        <translation>Самые высокие оценки</translation>
    </message>
    <message>
        <source>Metrics disagree most</source>
        <translation>Метрики расходятся сильнее всего</translation>
    </message>
    <message>
        <source>Systems lie apart most</source>
        <translation>Системы расходятся сильнее всего</translation>
    </message>
    <message>
        <source>Same words, other order (high ROUGE-1, low ROUGE-2)</source>
        <translation>Те же слова в другом порядке (ROUGE-1 высок, ROUGE-2 низок)</translation>
    </message>
    <message>
        <source>Precise, but much is missing</source>
        <translation>Точно, но многого не хватает</translation>
    </message>
    <message>
        <source>Longest candidates</source>
        <translation>Самые длинные кандидаты</translation>
    </message>
    <message>
        <source>Much longer than the reference</source>
        <translation>Намного длиннее эталона</translation>
    </message>
    <message>
        <source>Empty candidates</source>
        <translation>Пустые кандидаты</translation>
    </message>
    <message>
        <source>No candidate of this system</source>
        <translation>Нет кандидата этой системы</translation>
    </message>
    <message>
        <source>No reference</source>
        <translation>Нет эталона</translation>
    </message>
    <message>
        <source>Text that the tokenizer does not read</source>
        <translation>Текст, который токенизатор не читает</translation>
    </message>
    <message>
        <source>Candidate equals a reference</source>
        <translation>Кандидат совпадает с эталоном</translation>
    </message>
    <message>
        <source>Candidate copied from the source</source>
        <translation>Кандидат списан с исходного текста</translation>
    </message>
    <message>
        <source>With a corrected text</source>
        <translation>С исправленным текстом</translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>С заметкой</translation>
    </message>
</context>
</TS>
