<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>AboutPage</name>
    <message>
        <source>See exactly which words earned the score, change a word, and watch every number answer.</source>
        <translation>看清每一分来自哪些词；改一个词，看每个数字随之变化。</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>许可证：{name}</translation>
    </message>
    <message>
        <source>What it is made of</source>
        <translation>所用组件</translation>
    </message>
    <message>
        <source>made of</source>
        <translation>组件</translation>
    </message>
    <message>
        <source>version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>About rouge-gui</source>
        <translation>关于 rouge-gui</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>新增内容</translation>
    </message>
</context>
<context>
    <name>AskLine</name>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
</context>
<context>
    <name>Baseline</name>
    <message>
        <source>Δ since the pinned start</source>
        <translation>Δ 相对固定的起点</translation>
    </message>
    <message>
        <source>Δ since pinned edit {n}</source>
        <translation>Δ 相对固定的第 {n} 次编辑</translation>
    </message>
</context>
<context>
    <name>BeatsForm</name>
    <message>
        <source>Items where one system beats another</source>
        <translation>一个系统胜过另一个的条目</translation>
    </message>
    <message>
        <source>The better system</source>
        <translation>较好的系统</translation>
    </message>
    <message>
        <source>The worse system</source>
        <translation>较差的系统</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>By more than</source>
        <translation>超出</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>较好</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>较差</translation>
    </message>
</context>
<context>
    <name>CardDock</name>
    <message>
        <source>Hide; the View menu shows it again</source>
        <translation>隐藏；可从“视图”菜单再次显示</translation>
    </message>
    <message>
        <source>Hide {title}</source>
        <translation>隐藏“{title}”</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Picture (PNG)…</source>
        <translation>图片 (PNG)…</translation>
    </message>
    <message>
        <source>Drawing (SVG)…</source>
        <translation>矢量图 (SVG)…</translation>
    </message>
    <message>
        <source>Numbers (CSV)…</source>
        <translation>数值 (CSV)…</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG 矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>{file} is written</source>
        <translation>已写入 {file}</translation>
    </message>
</context>
<context>
    <name>ChartPlot</name>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
</context>
<context>
    <name>ChartSwitches</name>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Precision, recall or F</source>
        <translation>精确率、召回率或 F</translation>
    </message>
    <message>
        <source>Metric it is held against</source>
        <translation>用来对照的指标</translation>
    </message>
    <message>
        <source>Length on the horizontal axis</source>
        <translation>横轴上的长度</translation>
    </message>
    <message>
        <source>What items are grouped by</source>
        <translation>条目的分组依据</translation>
    </message>
    <message>
        <source>System on the horizontal axis</source>
        <translation>横轴上的系统</translation>
    </message>
    <message>
        <source>System on the vertical axis</source>
        <translation>纵轴上的系统</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Write this chart, or the numbers it shows, to a file</source>
        <translation>把图表或其中的数值写入文件</translation>
    </message>
</context>
<context>
    <name>ChartsPanel</name>
    <message>
        <source>Open a corpus to see charts of it</source>
        <translation>打开语料即可查看其图表</translation>
    </message>
    <message>
        <source>No system is switched on</source>
        <translation>没有选中任何系统</translation>
    </message>
    <message>
        <source>Nothing to draw: no item on show has these numbers</source>
        <translation>没有可画的内容：显示的条目都没有这些数值</translation>
    </message>
</context>
<context>
    <name>Cleaning</name>
    <message>
        <source>Clean-up</source>
        <translation>清理</translation>
    </message>
</context>
<context>
    <name>CleanupPanel</name>
    <message>
        <source>Earlier</source>
        <translation>提前</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>推后</translation>
    </message>
    <message>
        <source>Switch all &amp;off</source>
        <translation>全部关闭(&amp;O)</translation>
    </message>
    <message>
        <source>Steps of clean-up, in their order</source>
        <translation>清理步骤，按先后次序</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参考文本</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>候选文本</translation>
    </message>
    <message>
        <source>How many tokens the step changes</source>
        <translation>此步改变的词元数</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考文本</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选文本</translation>
    </message>
    <message>
        <source>Done to both texts, from top to bottom, before anything reads them. Scores change.</source>
        <translation>读取之前，自上而下对两个文本依次处理。得分会随之改变。</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Type a few letters of a command</source>
        <translation>输入命令名中的几个字</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>No command has these letters</source>
        <translation>没有包含这些字的命令</translation>
    </message>
</context>
<context>
    <name>CompareBoard</name>
    <message>
        <source>Reference</source>
        <translation>参考文本</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选文本</translation>
    </message>
    <message>
        <source>Reference text</source>
        <translation>参考文本内容</translation>
    </message>
    <message>
        <source>Candidate text</source>
        <translation>候选文本内容</translation>
    </message>
    <message>
        <source>Type, paste or drop the human text here</source>
        <translation>在此输入、粘贴或拖入人工撰写的文本</translation>
    </message>
    <message>
        <source>Type, paste or drop the text to be judged here</source>
        <translation>在此输入、粘贴或拖入待评判的文本</translation>
    </message>
    <message>
        <source>Second candidate</source>
        <translation>第二候选文本</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源文</translation>
    </message>
    <message>
        <source>what the other texts summarise; not scored</source>
        <translation>其他文本所概括的原文；不评分</translation>
    </message>
</context>
<context>
    <name>CorpusColumns</name>
    <message>
        <source>Sort by an expression…</source>
        <translation>按表达式排序…</translation>
    </message>
    <message>
        <source>In the order of the file</source>
        <translation>按文件中的顺序</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>From the file</source>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>排序依据</translation>
    </message>
</context>
<context>
    <name>CorpusDesk</name>
    <message>
        <source>Corpus</source>
        <translation>语料</translation>
    </message>
    <message>
        <source>The corpus is just being saved: try again in a moment</source>
        <translation>正在保存语料：请稍后再试</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Open a corpus</source>
        <translation>打开语料</translation>
    </message>
    <message>
        <source>Corpora ({kinds});;All files (*)</source>
        <translation>语料 ({kinds});;所有文件 (*)</translation>
    </message>
    <message>
        <source>The clipboard holds no text</source>
        <translation>剪贴板中没有文本</translation>
    </message>
    <message>
        <source>{file} is saved</source>
        <translation>{file} 已保存</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>CorpusDisplay</name>
    <message>
        <source>No corpus is open</source>
        <translation>没有打开的语料</translation>
    </message>
    <message>
        <source>Open a corpus…</source>
        <translation>打开语料…</translation>
    </message>
    <message>
        <source>No item matches the filter</source>
        <translation>没有条目符合筛选条件</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>No item yet</source>
        <translation>还没有条目</translation>
    </message>
    <message>
        <source>{count} items</source>
        <translation>{count} 个条目</translation>
    </message>
    <message>
        <source>{shown} of {count} items</source>
        <translation>{shown} / {count} 个条目</translation>
    </message>
    <message>
        <source>picked in a chart</source>
        <translation>在图表中选取</translation>
    </message>
    <message>
        <source>As before: {items}</source>
        <translation>仍为先前的结果：{items}</translation>
    </message>
    <message>
        <source>{count} lines unreadable (show)</source>
        <translation>{count} 行无法读取（显示）</translation>
    </message>
    <message>
        <source>Profile as the corpus was scored: {profile}</source>
        <translation>已采用该语料评分时的方案：{profile}</translation>
    </message>
    <message>
        <source>Profile as the corpus was scored: {profile}, with the first reference only</source>
        <translation>已采用该语料评分时的方案：{profile}，仅用第一个参考文本</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Stopped; what was done stays</source>
        <translation>已停止；已完成的部分保留</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>{count} outputs have no scores under this profile; scoring takes about {time}</source>
        <translation>在此配置下有 {count} 个输出尚无分数；评分约需 {time}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>评分</translation>
    </message>
</context>
<context>
    <name>CorpusExport</name>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>Workbooks (*.xlsx)</source>
        <translation>工作簿 (*.xlsx)</translation>
    </message>
    <message>
        <source>Parquet tables (*.parquet)</source>
        <translation>Parquet 表格 (*.parquet)</translation>
    </message>
    <message>
        <source>Export the items on show</source>
        <translation>导出显示的条目</translation>
    </message>
    <message>
        <source>Web pages (*.html *.htm)</source>
        <translation>网页 (*.html *.htm)</translation>
    </message>
    <message>
        <source>Parquet is not installed: {command}</source>
        <translation>未安装 Parquet 支持：{command}</translation>
    </message>
    <message>
        <source>Writing {file}: {done} of {total} (Escape stops)</source>
        <translation>正在写入 {file}：{done} / {total}（按 Esc 停止）</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stopped: {file} was not written</source>
        <translation>已停止：没有写入 {file}</translation>
    </message>
    <message>
        <source>{file} was not written: a workbook holds {count} rows at most, CSV any number</source>
        <translation>没有写入 {file}：工作簿最多容纳 {count} 行，CSV 不限行数</translation>
    </message>
    <message>
        <source>{file} is written; texts too long for a cell were cut: {count}</source>
        <translation>已写入 {file}；有文本超出单元格容量而被截短，条数：{count}</translation>
    </message>
    <message>
        <source>{file} is written</source>
        <translation>已写入 {file}</translation>
    </message>
    <message>
        <source>{system}, corrected</source>
        <translation>{system}（改正后）</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}：{value}</translation>
    </message>
    <message>
        <source>language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Lines that hold no item</source>
        <translation>读不成条目的行</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考文本</translation>
    </message>
    <message>
        <source>Source text</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Tinted: words that ROUGE-1 counts. Dotted: more of them than the reference has.</source>
        <translation>底色：ROUGE-1 计入的词。点线：比参考文本里多出来的。</translation>
    </message>
    <message>
        <source>{count} items</source>
        <translation>{count} 个条目</translation>
    </message>
    <message>
        <source>{shown} of {count} items</source>
        <translation>{count} 个条目中的 {shown} 个</translation>
    </message>
    <message>
        <source>Filter: {query}</source>
        <translation>筛选：{query}</translation>
    </message>
    <message>
        <source>Picked in a chart</source>
        <translation>在图表中选取</translation>
    </message>
    <message>
        <source>The first {most} of {shown} items are shown; the table above is of all of them.</source>
        <translation>只列出 {shown} 个条目中的前 {most} 个；上面的表格包括全部条目。</translation>
    </message>
</context>
<context>
    <name>CorpusFilters</name>
    <message>
        <source>One system beats another…</source>
        <translation>一个系统胜过另一个…</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>保存此筛选…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Name of this filter</source>
        <translation>筛选的名称</translation>
    </message>
</context>
<context>
    <name>CorpusKeeping</name>
    <message>
        <source>&amp;Recent corpora</source>
        <translation>最近的语料(&amp;R)</translation>
    </message>
    <message>
        <source>Corpora (*.rougegui);;All files (*)</source>
        <translation>语料 (*.rougegui);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the corpus as</source>
        <translation>语料另存为</translation>
    </message>
    <message>
        <source>{title}: {count} items, in no file of yours</source>
        <translation>{title}：{count} 个条目，尚未存成您的文件</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>剪贴板</translation>
    </message>
</context>
<context>
    <name>CorpusNgrams</name>
    <message>
        <source>N-grams</source>
        <translation>n 元组</translation>
    </message>
</context>
<context>
    <name>CorpusPanel</name>
    <message>
        <source>Filters</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Saved filters, and ready ones</source>
        <translation>已保存的和现成的筛选</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Which columns are shown, and the order</source>
        <translation>显示哪些列，以及顺序</translation>
    </message>
    <message>
        <source>Metric of the columns</source>
        <translation>各列的指标</translation>
    </message>
    <message>
        <source>System whose candidates are shown</source>
        <translation>显示其候选文本的系统</translation>
    </message>
    <message>
        <source>System it is held against</source>
        <translation>与之对照的系统</translation>
    </message>
</context>
<context>
    <name>CorpusRoom</name>
    <message>
        <source>Panels in the same place</source>
        <translation>同一位置的面板</translation>
    </message>
</context>
<context>
    <name>CorpusRow</name>
    <message>
        <source>A corpus was left open: {title}, {count} items</source>
        <translation>有一个语料未关闭：{title}，{count} 个条目</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
</context>
<context>
    <name>CorpusSaving</name>
    <message>
        <source>The candidate is saved; references stay what they are in the corpus</source>
        <translation>候选文本已保存；语料中的参考文本保持不变</translation>
    </message>
    <message>
        <source>The original is back: no corrected text is kept</source>
        <translation>已恢复原文：不再保留修订文本</translation>
    </message>
    <message>
        <source>Corrected text saved, {count} characters away from the original</source>
        <translation>修订文本已保存，与原文相差 {count} 个字符</translation>
    </message>
    <message>
        <source>What-ifs that are not saved</source>
        <translation>尚未保存的试改</translation>
    </message>
    <message>
        <source>Texts of {count} items were changed. Save them as corrected texts?</source>
        <translation>{count} 个条目的文本已改动。是否保存为修订文本？</translation>
    </message>
</context>
<context>
    <name>CorpusTable</name>
    <message>
        <source>Items of the corpus</source>
        <translation>语料的条目</translation>
    </message>
</context>
<context>
    <name>CorpusViews</name>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>停靠面板</translation>
    </message>
</context>
<context>
    <name>CountsPanel</name>
    <message>
        <source>Filter units</source>
        <translation>筛选单元</translation>
    </message>
    <message>
        <source>Show units that hold these words only</source>
        <translation>只显示含有这些词的单元</translation>
    </message>
    <message>
        <source>Units and their counts</source>
        <translation>单元及其计数</translation>
    </message>
    <message>
        <source>The weights of the runs add up to {matches} matches; the totals of ROUGE-W are weighted lengths: reference total {reference}, candidate total {candidate}</source>
        <translation>各连续段的权重之和即匹配数 {matches}；ROUGE-W 的总数是加权长度：参考总数 {reference}，候选总数 {candidate}</translation>
    </message>
    <message>
        <source>Sums: matches {matches}, reference total {reference}, candidate total {candidate}</source>
        <translation>合计：匹配数 {matches}，参考总数 {reference}，候选总数 {candidate}</translation>
    </message>
    <message>
        <source>{n} of {count}</source>
        <translation>{count} 中的 {n}</translation>
    </message>
    <message>
        <source>copied: the first {n} of {count}</source>
        <translation>已复制 {count} 行中的前 {n} 行</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>复制为 &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy as C&amp;SV</source>
        <translation>复制为 C&amp;SV</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>排序方式(&amp;S)</translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>Something went wrong ({error}); the texts are kept</source>
        <translation>出了问题（{error}）；文本已保留</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>查看报告</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>出了什么问题</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>复制报告</translation>
    </message>
</context>
<context>
    <name>DiskNotices</name>
    <message>
        <source>{file} changed on disk</source>
        <translation>{file} 在磁盘上已被更改</translation>
    </message>
    <message>
        <source>{file} is no longer there; its text is kept here</source>
        <translation>{file} 已不存在；其文本保留在这里</translation>
    </message>
    <message>
        <source>{file} is no file any more; its text is kept here</source>
        <translation>{file} 已不再是文件；其文本保留在这里</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
</context>
<context>
    <name>EditCard</name>
    <message>
        <source>click: return both texts to this state</source>
        <translation>点击：两侧文本回到此状态</translation>
    </message>
    <message>
        <source>edit {n}   {what}</source>
        <translation>第 {n} 步   {what}</translation>
    </message>
    <message>
        <source>not scored yet</source>
        <translation>尚未评分</translation>
    </message>
    <message>
        <source>{part}:</source>
        <translation>{part}：</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <source>left by undo</source>
        <translation>撤销后留下的分支</translation>
    </message>
</context>
<context>
    <name>EditLogFiles</name>
    <message>
        <source>Export the edit log</source>
        <translation>导出编辑日志</translation>
    </message>
    <message>
        <source>Replay an edit log</source>
        <translation>重放编辑日志</translation>
    </message>
    <message>
        <source>Edit logs (*.jsonl);;All files (*)</source>
        <translation>编辑日志 (*.jsonl);;所有文件 (*)</translation>
    </message>
    <message>
        <source>{file} is written</source>
        <translation>已写入 {file}</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Other encoding</source>
        <translation>其他编码</translation>
    </message>
    <message>
        <source>{file}: in which encoding can it be read?</source>
        <translation>{file}：用哪种编码才能读懂？</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>First lines in this encoding</source>
        <translation>用此编码读出的前几行</translation>
    </message>
    <message>
        <source>&amp;Read the file so</source>
        <translation>这样读取(&amp;R)</translation>
    </message>
</context>
<context>
    <name>ExplainView</name>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Metric to explain</source>
        <translation>要解释的指标</translation>
    </message>
    <message>
        <source>Reference to explain it against</source>
        <translation>相对于哪个参考文本解释</translation>
    </message>
    <message>
        <source>What this shows, with an example</source>
        <translation>这里显示什么，附示例</translation>
    </message>
    <message>
        <source>ref. {n}</source>
        <translation>参考 {n}</translation>
    </message>
</context>
<context>
    <name>Explaining</name>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>The texts have changed since: the edit is not made</source>
        <translation>文本已有改动：未进行此修改</translation>
    </message>
</context>
<context>
    <name>ExplanationExport</name>
    <message>
        <source>Export the explanation</source>
        <translation>导出解释</translation>
    </message>
    <message>
        <source>These texts are not compared: there is nothing to explain</source>
        <translation>这些文本没有比较：没有可解释的内容</translation>
    </message>
    <message>
        <source>The explanation is being made…</source>
        <translation>正在生成解释…</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Open references, then the candidate</source>
        <translation>打开参考文本，最后选候选文本</translation>
    </message>
    <message>
        <source>Drop one file on the pane it is for, or two files and more anywhere</source>
        <translation>请把单个文件拖到对应的窗格上，两个或更多文件可拖到任意位置</translation>
    </message>
    <message>
        <source>{file} is saved</source>
        <translation>{file} 已保存</translation>
    </message>
    <message>
        <source>Save reference {number}</source>
        <translation>保存参考文本 {number}</translation>
    </message>
    <message>
        <source>Save the reference</source>
        <translation>保存参考文本</translation>
    </message>
    <message>
        <source>Save the candidate</source>
        <translation>保存候选文本</translation>
    </message>
    <message>
        <source>Save the second candidate</source>
        <translation>保存第二候选文本</translation>
    </message>
    <message>
        <source>Save the source text</source>
        <translation>保存源文</translation>
    </message>
    <message>
        <source>Profiles (*.rougeprofile)</source>
        <translation>评分方案 (*.rougeprofile)</translation>
    </message>
    <message>
        <source>Texts (*.txt);;All files (*)</source>
        <translation>文本文件 (*.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Texts in no file</source>
        <translation>不在任何文件中的文本</translation>
    </message>
    <message>
        <source>The texts are in no file and would be lost, for no traces are left. Discard them?</source>
        <translation>这些文本不在任何文件中，且已设置不留痕迹，离开后将丢失。要放弃它们吗？</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>The texts were changed. Save them to their files?</source>
        <translation>文本已更改。要保存到文件吗？</translation>
    </message>
    <message>
        <source>The comparison was changed. Save it as a session?</source>
        <translation>比较已更改。保存为会话？</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find and replace</source>
        <translation>查找和替换</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>全字匹配</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Where to find</source>
        <translation>查找范围</translation>
    </message>
    <message>
        <source>In the texts on show</source>
        <translation>在显示的文本中</translation>
    </message>
    <message>
        <source>In the reference on show</source>
        <translation>在显示的参考文本中</translation>
    </message>
    <message>
        <source>In the candidate</source>
        <translation>在候选文本中</translation>
    </message>
    <message>
        <source>In all texts</source>
        <translation>在所有文本中</translation>
    </message>
    <message>
        <source>Previous (Shift+Enter)</source>
        <translation>上一个（Shift+Enter）</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>下一个（Enter）</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace this one and go to the next</source>
        <translation>替换这一处并转到下一处</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>全部替换</translation>
    </message>
    <message>
        <source>Replace everything found, as one step that can be undone</source>
        <translation>替换找到的全部内容，作为可撤销的一步</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>{current} of {total}</source>
        <translation>{current}/{total}</translation>
    </message>
    <message>
        <source>{total} found</source>
        <translation>找到 {total} 处</translation>
    </message>
    <message>
        <source>{count} replaced</source>
        <translation>替换了 {count} 处</translation>
    </message>
</context>
<context>
    <name>FormulaPanel</name>
    <message>
        <source>Copy as</source>
        <translation>复制为</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Copy the formulas as {form}</source>
        <translation>将公式复制为 {form}</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>复制为文本(&amp;T)</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation>复制为 &amp;LaTeX</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>costs</source>
        <translation>扣分</translation>
    </message>
    <message>
        <source>earns</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Broken bars: the score is higher without the word; whole bars: it earns</source>
        <translation>虚线：去掉这个词分数更高；实线：这个词得分</translation>
    </message>
</context>
<context>
    <name>HelpDesk</name>
    <message>
        <source>command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>while inspecting</source>
        <translation>查看时</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Open the worked example</source>
        <translation>打开算好的示例</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面列表</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>HistoryExport</name>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>Export the history</source>
        <translation>导出历史</translation>
    </message>
    <message>
        <source>{file} is written</source>
        <translation>已写入 {file}</translation>
    </message>
    <message>
        <source>{part} over time</source>
        <translation>{part} 随时间的变化</translation>
    </message>
    <message>
        <source>{part} over the edits</source>
        <translation>{part} 随编辑的变化</translation>
    </message>
</context>
<context>
    <name>HistoryPlot</name>
    <message>
        <source>Arrow keys lead from state to state, Return goes there, P pins or unpins</source>
        <translation>方向键在状态之间移动，回车回到该状态，P 固定或取消固定</translation>
    </message>
    <message>
        <source>History of {part} over time</source>
        <translation>{part} 随时间的变化</translation>
    </message>
    <message>
        <source>History of {part} over the edits</source>
        <translation>{part} 随编辑的变化</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <source>BLEU, chrF (0–100)</source>
        <translation>BLEU、chrF（0–100）</translation>
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
        <translation>曲线</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Draw precision: the share of the candidate that is matched</source>
        <translation>画精确率：候选文本中匹配的比例</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Draw recall: the share of the reference that is covered</source>
        <translation>画召回率：参考文本被覆盖的比例</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Draw F, which joins precision and recall</source>
        <translation>画 F 值：精确率与召回率的合成</translation>
    </message>
    <message>
        <source>{metric}: show or hide this line</source>
        <translation>{metric}：显示或隐藏此曲线</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>编辑步</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>x: time</source>
        <translation>横轴：时间</translation>
    </message>
    <message>
        <source>x: edits</source>
        <translation>横轴：编辑步</translation>
    </message>
    <message>
        <source>What the graph&apos;s horizontal axis counts</source>
        <translation>曲线横轴的含义</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>The scores are hidden</source>
        <translation>得分已隐藏</translation>
    </message>
    <message>
        <source>Return to this state</source>
        <translation>回到此状态</translation>
    </message>
    <message>
        <source>Remove pin</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <source>Pin this state</source>
        <translation>固定此状态</translation>
    </message>
</context>
<context>
    <name>ImpactPanel</name>
    <message>
        <source>Without a word</source>
        <translation>去掉一个词</translation>
    </message>
    <message>
        <source>Next edits</source>
        <translation>下一步修改</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>What is changed</source>
        <translation>改动什么</translation>
    </message>
    <message>
        <source>Candidate tokens and what changes without them</source>
        <translation>候选文本的词元及去掉后的变化</translation>
    </message>
    <message>
        <source>Edits that raise the score most</source>
        <translation>最能提高分数的修改</translation>
    </message>
    <message>
        <source>Units of the reference that the candidate lacks</source>
        <translation>候选文本缺少的参考单元</translation>
    </message>
    <message>
        <source>Bars over the candidate</source>
        <translation>在候选文本上方画条</translation>
    </message>
    <message>
        <source>Apply the edit</source>
        <translation>应用修改</translation>
    </message>
    <message>
        <source>Changes the candidate; undo takes it back</source>
        <translation>修改候选文本，可以撤销</translation>
    </message>
    <message>
        <source>Adding this unit would lower F</source>
        <translation>加入此单元会降低 F</translation>
    </message>
    <message>
        <source>Changes when one token is left out of the list; the text is not cut anew</source>
        <translation>从词元列表中去掉一个词元时的变化，文本不重新切分</translation>
    </message>
    <message>
        <source>These texts are too long to look for edits of single words</source>
        <translation>文本太长，无法寻找单词修改</translation>
    </message>
    <message>
        <source>No edit of a single word was found that raises F</source>
        <translation>没有找到能提高 F 的单词修改</translation>
    </message>
    <message>
        <source>The reference has no unit of this metric: none can be missing</source>
        <translation>参考没有该指标的任何单元：无从缺失</translation>
    </message>
    <message>
        <source>The candidate has every unit of the reference, as often</source>
        <translation>候选文本包含参考的所有单元，次数也够</translation>
    </message>
    <message>
        <source>Proposed by token lists; F is that of the edited text, read and scored anew</source>
        <translation>按词元列表提出；F 是修改后的文本重新切分并评分的结果</translation>
    </message>
    <message>
        <source>Put in where it earns most; F is that of the edited text, read and scored anew</source>
        <translation>放在得分最多的位置；F 是修改后的文本重新切分并评分的结果</translation>
    </message>
</context>
<context>
    <name>ItemLine</name>
    <message>
        <source>Previous item</source>
        <translation>上一个条目</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>下一个条目</translation>
    </message>
    <message>
        <source>Save as corrected text</source>
        <translation>保存为修订文本</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Back to the original</source>
        <translation>恢复原文</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>{system}, against {second}</source>
        <translation>{system}，对照 {second}</translation>
    </message>
    <message>
        <source>filtered out</source>
        <translation>已被筛除</translation>
    </message>
    <message>
        <source>{row} of {rows}</source>
        <translation>{row} / {rows}</translation>
    </message>
    <message>
        <source>what-if, not saved</source>
        <translation>试改，未保存</translation>
    </message>
    <message>
        <source>what-if</source>
        <translation>试改</translation>
    </message>
    <message>
        <source>corrected, {count} characters away</source>
        <translation>已修订，相差 {count} 个字符</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>已修订</translation>
    </message>
</context>
<context>
    <name>KeptTexts</name>
    <message>
        <source>The texts before were in no file; they are kept</source>
        <translation>之前的文本不在任何文件中；已为您保留</translation>
    </message>
    <message>
        <source>Bring them back</source>
        <translation>恢复这些文本</translation>
    </message>
    <message>
        <source>Texts in no file</source>
        <translation>不在任何文件中的文本</translation>
    </message>
    <message>
        <source>The texts are in no file and cannot be kept either. Discard them?</source>
        <translation>这些文本不在任何文件中，也无法为您保留。要放弃它们吗？</translation>
    </message>
</context>
<context>
    <name>LargeTexts</name>
    <message>
        <source>only the beginning is on show: all of it is scored and saved</source>
        <translation>只显示开头：评分和保存的是全文</translation>
    </message>
    <message>
        <source>very long texts: scored when you pause, not marked</source>
        <translation>文本很长：停顿时才评分，不作标记</translation>
    </message>
    <message>
        <source>No pane can bear all of this text: its beginning is on show, all of it is scored and saved</source>
        <translation>窗格装不下整篇文本：只显示开头，评分和保存的仍是全文</translation>
    </message>
    <message>
        <source>These texts are very long: scores follow when you pause, and nothing is marked</source>
        <translation>文本很长：停顿时才更新分数，不作标记</translation>
    </message>
    <message>
        <source>The pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>Paste anyway</source>
        <translation>仍然粘贴</translation>
    </message>
    <message>
        <source>Paste the beginning</source>
        <translation>粘贴开头</translation>
    </message>
    <message>
        <source>The text after replacing</source>
        <translation>替换后的文本</translation>
    </message>
    <message>
        <source>Replace anyway</source>
        <translation>仍然替换</translation>
    </message>
</context>
<context>
    <name>LayerButtons</name>
    <message>
        <source>Marks shown</source>
        <translation>显示的标记</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>No marks</source>
        <translation>不显示标记</translation>
    </message>
    <message>
        <source>Combine layers (or Ctrl+click)</source>
        <translation>叠加图层（或 Ctrl+单击）</translation>
    </message>
    <message>
        <source>Combine layers</source>
        <translation>叠加图层</translation>
    </message>
</context>
<context>
    <name>LensPanel</name>
    <message>
        <source>Reference</source>
        <translation>参考文本</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选文本</translation>
    </message>
    <message>
        <source>Other cut</source>
        <translation>另一种切分</translation>
    </message>
    <message>
        <source>Which words</source>
        <translation>哪些词</translation>
    </message>
    <message>
        <source>Cut the same texts also by</source>
        <translation>同样的文本还用什么切分</translation>
    </message>
    <message>
        <source>What the second tokenizer cuts differently</source>
        <translation>第二个分词器切分不同之处</translation>
    </message>
    <message>
        <source>Add to the user dictionary…</source>
        <translation>加入用户词典…</translation>
    </message>
    <message>
        <source>Words of the reference</source>
        <translation>参考文本的词</translation>
    </message>
    <message>
        <source>Words of the candidate</source>
        <translation>候选文本的词</translation>
    </message>
    <message>
        <source>{tokenizer} without new words (HMM off)</source>
        <translation>{tokenizer}，不识别新词（HMM 关）</translation>
    </message>
    <message>
        <source>{tokenizer} with new words (HMM on)</source>
        <translation>{tokenizer}，识别新词（HMM 开）</translation>
    </message>
    <message>
        <source>Stretches that are cut differently: {count}</source>
        <translation>切分不同的片段：{count}</translation>
    </message>
    <message>
        <source>Readings: {readings}</source>
        <translation>词形分析：{readings}</translation>
    </message>
    <message>
        <source>Words whose lemma is a toss-up: {count}</source>
        <translation>词元原形难以确定的词：{count}</translation>
    </message>
    <message>
        <source>Sentences: {count}</source>
        <translation>句数：{count}</translation>
    </message>
    <message>
        <source>Words that jieba is to keep whole; a selected one is taken</source>
        <translation>让 jieba 不切开的词；选中的词会填入</translation>
    </message>
    <message>
        <source>Only the jieba tokenizers use a dictionary of words: choose one of them</source>
        <translation>只有 jieba 分词器使用词典：请选择其中一个</translation>
    </message>
</context>
<context>
    <name>Lighting</name>
    <message>
        <source>run of {n}: {n}^{weight} = {earned}</source>
        <translation>连续 {n} 个：{n}^{weight} = {earned}</translation>
    </message>
    <message>
        <source>pairs that begin here: {counted} counted of {all}</source>
        <translation>从这里开始的词对：{all} 个中计分 {counted} 个</translation>
    </message>
    <message>
        <source>and the token itself</source>
        <translation>以及该词元本身</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>评分方案</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>分词器</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>MappingDialog</name>
    <message>
        <source>Open a corpus</source>
        <translation>打开语料</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>The first rows of the file</source>
        <translation>文件的前几行</translation>
    </message>
    <message>
        <source>{file} and others: {count} files</source>
        <translation>{file} 等，共 {count} 个文件</translation>
    </message>
    <message>
        <source>rows: {count}</source>
        <translation>行数：{count}</translation>
    </message>
    <message>
        <source>{place}: {problem}</source>
        <translation>{place}：{problem}</translation>
    </message>
    <message>
        <source>further problems: {count}</source>
        <translation>其他问题：{count}</translation>
    </message>
    <message>
        <source>systems, by {column}: {names}</source>
        <translation>系统（按 {column} 列）：{names}</translation>
    </message>
    <message>
        <source>systems: {names}</source>
        <translation>系统：{names}</translation>
    </message>
    <message>
        <source>references: {names}</source>
        <translation>参考文本：{names}</translation>
    </message>
    <message>
        <source>columns kept beside: {count}</source>
        <translation>附带保留的列：{count}</translation>
    </message>
    <message>
        <source>columns not shown: {count}</source>
        <translation>未显示的列：{count}</translation>
    </message>
</context>
<context>
    <name>MatrixExport</name>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>Here is the matrix: export it once it is as you want it</source>
        <translation>矩阵在这里：调整好后再导出</translation>
    </message>
    <message>
        <source>Export the matrix</source>
        <translation>导出矩阵</translation>
    </message>
    <message>
        <source>{file} is written</source>
        <translation>已写入 {file}</translation>
    </message>
</context>
<context>
    <name>MatrixLegend</name>
    <message>
        <source>path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>path, earns nothing more</source>
        <translation>路径上，不再得分</translation>
    </message>
    <message>
        <source>a sentence begins</source>
        <translation>句子开始</translation>
    </message>
    <message>
        <source>bluer: longer</source>
        <translation>越蓝越长</translation>
    </message>
</context>
<context>
    <name>MatrixPanel</name>
    <message>
        <source>Make cells smaller (−)</source>
        <translation>缩小单元格 (−)</translation>
    </message>
    <message>
        <source>Make cells larger (+)</source>
        <translation>放大单元格 (+)</translation>
    </message>
    <message>
        <source>Show the whole matrix (0)</source>
        <translation>显示整个矩阵 (0)</translation>
    </message>
    <message>
        <source>Copy and export the matrix</source>
        <translation>复制和导出矩阵</translation>
    </message>
    <message>
        <source>Table of the longest common subsequence, reference by candidate</source>
        <translation>最长公共子序列表：参考文本 × 候选文本</translation>
    </message>
    <message>
        <source>Point at a cell, or walk with the arrow keys; with Ctrl along the path</source>
        <translation>指向单元格，或用方向键移动；按住 Ctrl 沿路径移动</translation>
    </message>
    <message>
        <source>{metric}: table of the longest common subsequence</source>
        <translation>{metric}：最长公共子序列表</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>复制图片(&amp;C)</translation>
    </message>
    <message>
        <source>Export as &amp;PNG…</source>
        <translation>导出为 PNG(&amp;P)…</translation>
    </message>
    <message>
        <source>Export as &amp;SVG…</source>
        <translation>导出为 SVG(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>MetricStrip</name>
    <message>
        <source>Hide scores</source>
        <translation>隐藏得分</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>退出</translation>
    </message>
</context>
<context>
    <name>MetricsPage</name>
    <message>
        <source>any number (*)</source>
        <translation>不限 (*)</translation>
    </message>
    <message>
        <source>Tokens between those of a pair, at most</source>
        <translation>一对词元之间最多隔几个词元</translation>
    </message>
    <message>
        <source>Weight of ROUGE-W</source>
        <translation>ROUGE-W 的权重</translation>
    </message>
    <message>
        <source>The implementation that the profile follows has no ROUGE-W</source>
        <translation>该方案所遵循的实现没有 ROUGE-W</translation>
    </message>
    <message>
        <source>This profile does not let the weight of ROUGE-W be chosen</source>
        <translation>该方案不能选择 ROUGE-W 的权重</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Restore the defaults</source>
        <translation>恢复默认值</translation>
    </message>
</context>
<context>
    <name>Modes</name>
    <message>
        <source>editing</source>
        <translation>编辑中</translation>
    </message>
    <message>
        <source>Escape in a pane inspects: read-only, with single keys</source>
        <translation>在文本区按 Esc 进入查看模式：只读，用单个按键操作</translation>
    </message>
    <message>
        <source>inspecting · type to edit</source>
        <translation>查看中 · 输入即编辑</translation>
    </message>
    <message>
        <source>Escape gives the keys back</source>
        <translation>按 Esc 恢复按键</translation>
    </message>
    <message>
        <source>inspecting</source>
        <translation>查看中</translation>
    </message>
    <message>
        <source>F2, or a click and a letter, edits the texts</source>
        <translation>按 F2，或单击后输入，即可编辑文本</translation>
    </message>
    <message>
        <source>Mode: {mode}</source>
        <translation>模式：{mode}</translation>
    </message>
</context>
<context>
    <name>NgramModel</name>
    <message>
        <source>N-gram</source>
        <translation>n 元组</translation>
    </message>
    <message>
        <source>As it is counted: tokens of the profile, those of the references</source>
        <translation>按计数时的形式：该配置的词元，来自参考文本</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>净值</translation>
    </message>
    <message>
        <source>Wins less losses, over all items on show</source>
        <translation>所示全部条目中胜数减负数</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Matches more than the other system has, where this one has more</source>
        <translation>此系统较多的条目中，比另一系统多出的匹配数</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Matches less than the other system has, where this one has fewer</source>
        <translation>此系统较少的条目中，比另一系统少的匹配数</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>In how many items the two differ</source>
        <translation>两者不同的条目数</translation>
    </message>
</context>
<context>
    <name>NgramPanel</name>
    <message>
        <source>Open a corpus with two systems to see which n-grams each of them wins</source>
        <translation>打开含两个系统的语料，查看各系统胜出的 n 元组</translation>
    </message>
    <message>
        <source>For this, two systems and a profile with ROUGE are needed</source>
        <translation>此处需要两个系统和含 ROUGE 的配置</translation>
    </message>
    <message>
        <source>{items} items are on show: Count goes through all their texts</source>
        <translation>所示条目：{items}。“计数”会通读其全部文本</translation>
    </message>
    <message>
        <source>Won by {system}</source>
        <translation>{system} 胜出</translation>
    </message>
    <message>
        <source>N-grams won by {system}</source>
        <translation>{system} 胜出的 n 元组</translation>
    </message>
    <message>
        <source>ROUGE-{n} matches in {items} items: {first} {matches}, {second} {others}; all net counts together are the difference, {ahead}</source>
        <translation>{items} 个条目中的 ROUGE-{n} 匹配数：{first} {matches}，{second} {others}；所有净值之和即为其差 {ahead}</translation>
    </message>
    <message>
        <source>{count} rare n-grams were left out for the memory they take</source>
        <translation>为节省内存，略去罕见 n 元组：{count}</translation>
    </message>
</context>
<context>
    <name>NgramSwitches</name>
    <message>
        <source>Length of the n-grams</source>
        <translation>n 元组的长度</translation>
    </message>
    <message>
        <source>words</source>
        <translation>单词</translation>
    </message>
    <message>
        <source>word pairs</source>
        <translation>词对</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Count over the items on show</source>
        <translation>对所示条目计数</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation>停止计数</translation>
    </message>
    <message>
        <source>{done} of {total} items</source>
        <translation>{done}/{total} 个条目</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Notes on the comparison</source>
        <translation>关于此次比较的笔记</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>This session has no notes. Save it under another name to write some.</source>
        <translation>此会话没有笔记。要写笔记，请另存为新的名称。</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>What you find in this comparison: kept in its session, and in the HTML page of the marked texts.</source>
        <translation>记下你在这次比较中的发现：笔记保存在会话中，也写入带标记文本的 HTML 页面。</translation>
    </message>
</context>
<context>
    <name>OfferRow</name>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Notes: {text}</source>
        <translation>笔记：{text}</translation>
    </message>
    <message>
        <source>states: {count}</source>
        <translation>状态数：{count}</translation>
    </message>
</context>
<context>
    <name>OpeningFiles</name>
    <message>
        <source>Only the beginning is open, as a text of no file: the file itself stays as it is</source>
        <translation>只打开了开头部分，不属于任何文件：文件本身保持不变</translation>
    </message>
    <message>
        <source>{file} seems to be written in {encoding}</source>
        <translation>{file} 似乎使用 {encoding} 编码</translation>
    </message>
    <message>
        <source>Other encoding…</source>
        <translation>其他编码…</translation>
    </message>
    <message>
        <source>Reading {file}: {share} % (Escape gives it up)</source>
        <translation>正在读取 {file}：{share} %（按 Esc 放弃）</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Given up: the texts are as they were</source>
        <translation>已放弃：文本保持原样</translation>
    </message>
    <message>
        <source>This text came from no file, so it has no encoding</source>
        <translation>此文本并非来自文件，因此没有编码</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>Test behind p</source>
        <translation>p 值所用检验</translation>
    </message>
    <message>
        <source>Correction for many pairs</source>
        <translation>多重比较校正</translation>
    </message>
    <message>
        <source>Level of intervals</source>
        <translation>区间的置信水平</translation>
    </message>
    <message>
        <source>Bootstrap resamples</source>
        <translation>自助法重抽样次数</translation>
    </message>
    <message>
        <source>Randomisation trials</source>
        <translation>随机化次数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
</context>
<context>
    <name>OverviewBar</name>
    <message>
        <source>The whole text: coloured where units match, pale where they do not</source>
        <translation>全文概览：匹配处着色，未匹配处浅淡</translation>
    </message>
</context>
<context>
    <name>Pane</name>
    <message>
        <source>recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>{matches} of {total} reference {units} covered</source>
        <translation>参考文本的 {total} 个{units}中覆盖了 {matches} 个</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>guess, then reveal</source>
        <translation>先猜，再揭晓</translation>
    </message>
    <message>
        <source>these texts are too long for {metric}</source>
        <translation>这些文本太长，无法计算 {metric}</translation>
    </message>
    <message>
        <source>this profile gives no such score</source>
        <translation>该方案没有这项分数</translation>
    </message>
    <message>
        <source>{matches} of {total} candidate {units} matched</source>
        <translation>候选文本的 {total} 个{units}中匹配了 {matches} 个</translation>
    </message>
    <message>
        <source>selection {matches} / {units}</source>
        <translation>选区 {matches} / {units}</translation>
    </message>
    <message>
        <source>selection: {matches} credited of {units}</source>
        <translation>所选：{units} 个中计分 {matches} 个</translation>
    </message>
    <message>
        <source>of recall</source>
        <translation>（召回率）</translation>
    </message>
    <message>
        <source>of precision</source>
        <translation>（精确率）</translation>
    </message>
    <message>
        <source>credited by this reference, which the score comes from</source>
        <translation>由该参考文本计分，分数来自它</translation>
    </message>
    <message>
        <source>credited by this reference, which the score does not come from: framed</source>
        <translation>由该参考文本计分，但分数不来自它：只画框</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>counted: these add up to the matches in the table</source>
        <translation>计分：它们之和就是表中的匹配数</translation>
    </message>
    <message>
        <source>the same form stands in the other text, but not this often, so it earns nothing</source>
        <translation>另一文本中也有此形式，但次数不够，因此不得分</translation>
    </message>
    <message>
        <source>surplus</source>
        <translation>多余</translation>
    </message>
    <message>
        <source>without a counterpart in the other text</source>
        <translation>在另一文本中没有对应</translation>
    </message>
    <message>
        <source>unmatched</source>
        <translation>未匹配</translation>
    </message>
    <message>
        <source>the other text holds these characters too, but cuts them otherwise: no match</source>
        <translation>另一文本也有这些字，但切分不同：不算匹配</translation>
    </message>
    <message>
        <source>another cut</source>
        <translation>切分不同</translation>
    </message>
</context>
<context>
    <name>PaneCommands</name>
    <message>
        <source>No layer is on show: choose one to walk its marks</source>
        <translation>没有显示图层：请选择一个再逐个查看标记</translation>
    </message>
    <message>
        <source>Nothing matches in this text</source>
        <translation>此文本中没有匹配</translation>
    </message>
    <message>
        <source>Everything in this text is matched</source>
        <translation>此文本全部匹配</translation>
    </message>
</context>
<context>
    <name>PaneExport</name>
    <message>
        <source>The marked texts are on the clipboard</source>
        <translation>带标记的文本已复制到剪贴板</translation>
    </message>
    <message>
        <source>Export the marked texts</source>
        <translation>导出带标记的文本</translation>
    </message>
    <message>
        <source>Web pages (*.html *.htm)</source>
        <translation>网页 (*.html *.htm)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print the marked texts</source>
        <translation>打印带标记的文本</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer cannot be used</source>
        <translation>未能打印：打印机不可用</translation>
    </message>
    <message>
        <source>{file} is written</source>
        <translation>已写入 {file}</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>指标</translation>
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
        <translation>计数</translation>
    </message>
    <message>
        <source>surplus</source>
        <translation>多余</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考文本</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选文本</translation>
    </message>
    <message>
        <source>Reference {n} of {count}</source>
        <translation>参考文本 {n}/{count}</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation>第 {page} 页，共 {pages} 页</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Pages</source>
        <translation>页面列表</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>these texts are too long for this metric</source>
        <translation>这些文本太长，无法计算此指标</translation>
    </message>
    <message>
        <source>this profile gives no such score</source>
        <translation>该方案没有这项分数</translation>
    </message>
    <message>
        <source>{name} against reference {n} of {count}</source>
        <translation>{name}，对参考文本 {n}/{count}</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>As given</source>
        <translation>原样</translation>
    </message>
    <message>
        <source>As it is read</source>
        <translation>读到的样子</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Lines that could not be read</source>
        <translation>无法读取的行</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>What</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>ProfileBox</name>
    <message>
        <source>Profile</source>
        <translation>评分方案</translation>
    </message>
    <message>
        <source>Which standard the scores follow; any profile string can be typed</source>
        <translation>得分遵循的标准；可输入任意方案字符串</translation>
    </message>
</context>
<context>
    <name>ProfileDesk</name>
    <message>
        <source>The profile &quot;{name}&quot; is among your own now</source>
        <translation>评分方案“{name}”已加入您自己的方案</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使用它</translation>
    </message>
    <message>
        <source>Import a profile</source>
        <translation>导入评分方案</translation>
    </message>
    <message>
        <source>Share a profile</source>
        <translation>分享评分方案</translation>
    </message>
    <message>
        <source>{file} is written: whoever opens it has the profile</source>
        <translation>{file} 已写入：谁打开它，谁就有这个方案</translation>
    </message>
    <message>
        <source>Profiles (*.rougeprofile)</source>
        <translation>评分方案 (*.rougeprofile)</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>评分方案</translation>
    </message>
    <message>
        <source>Use for this comparison</source>
        <translation>用于当前比较</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>还原</translation>
    </message>
</context>
<context>
    <name>ProfileEditor</name>
    <message>
        <source>Profiles</source>
        <translation>评分方案</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>a name of your own</source>
        <translation>自己起的名称</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>a line on what it is for</source>
        <translation>一行话说明用途</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>评分方案</translation>
    </message>
    <message>
        <source>a profile, a signature, or the line a paper printed</source>
        <translation>评分方案、签名，或论文里印出的命令行</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>签名</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>分享…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Keep this profile under the name at the right</source>
        <translation>以右边的名称保存这个方案</translation>
    </message>
    <message>
        <source>Give the chosen profile the name at the right</source>
        <translation>给选中的方案换上右边的名称</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is saved</source>
        <translation>“{name}”已保存</translation>
    </message>
    <message>
        <source>My profile</source>
        <translation>我的方案</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is deleted</source>
        <translation>“{name}”已删除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>ProfileTableModel</name>
    <message>
        <source>Profile</source>
        <translation>评分方案</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Why it differs</source>
        <translation>差异原因</translation>
    </message>
    <message>
        <source>raises</source>
        <translation>报错</translation>
    </message>
    <message>
        <source>gives {values}</source>
        <translation>给出 {values}</translation>
    </message>
    <message>
        <source>the chosen profile</source>
        <translation>所选评分方案</translation>
    </message>
    <message>
        <source>the same numbers</source>
        <translation>数值相同</translation>
    </message>
    <message>
        <source>higher than the chosen profile&apos;s</source>
        <translation>高于所选评分方案</translation>
    </message>
    <message>
        <source>lower than the chosen profile&apos;s</source>
        <translation>低于所选评分方案</translation>
    </message>
    <message>
        <source>differs below the digits shown</source>
        <translation>差异小于所显示的位数</translation>
    </message>
</context>
<context>
    <name>ProfileTableView</name>
    <message>
        <source>Profiles and their scores</source>
        <translation>各评分方案及其得分</translation>
    </message>
</context>
<context>
    <name>ProfilesWindow</name>
    <message>
        <source>Why don&apos;t my numbers match?</source>
        <translation>为什么我的数值对不上？</translation>
    </message>
    <message>
        <source>&amp;Use this profile</source>
        <translation>使用此评分方案(&amp;U)</translation>
    </message>
    <message>
        <source>Published value</source>
        <translation>已发表的数值</translation>
    </message>
    <message>
        <source>41.2 or R1 41.2 R2 18.9</source>
        <translation>41.2 或 R1 41.2 R2 18.9</translation>
    </message>
    <message>
        <source>As &amp;Markdown</source>
        <translation>Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>As &amp;LaTeX</source>
        <translation>LaTeX(&amp;L)</translation>
    </message>
    <message>
        <source>As &amp;CSV, every digit</source>
        <translation>CSV，全部位数(&amp;C)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Causes</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>&amp;Published value</source>
        <translation>已发表的数值(&amp;P)</translation>
    </message>
    <message>
        <source>F against the chosen profile: {higher} higher, {lower} lower, {nearly} differs below the digits shown, {given} gives the published value</source>
        <translation>F 与所选评分方案相比：{higher} 更高，{lower} 更低，{nearly} 差异小于所显示的位数，{given} 给出已发表的数值</translation>
    </message>
    <message>
        <source>Write or open a reference and a candidate to compare their scores.</source>
        <translation>请输入或打开参考文本和候选文本，以比较得分。</translation>
    </message>
    <message>
        <source>This profile does not compute this metric, or not for texts of this length.</source>
        <translation>此评分方案不计算该指标，或不对这么长的文本计算。</translation>
    </message>
    <message>
        <source>The implementation stops with this error.</source>
        <translation>该实现因此错误而中止。</translation>
    </message>
    <message>
        <source>the same number as under the chosen profile</source>
        <translation>与所选评分方案下的数值相同</translation>
    </message>
    <message>
        <source>&quot;{rest}&quot; is no published value</source>
        <translation>“{rest}”不是已发表的数值</translation>
    </message>
    <message>
        <source>No row gives it; the nearest come first</source>
        <translation>没有一行给出它；最接近的排在前面</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop; what is done stays (Esc)</source>
        <translation>停止；已完成的部分保留 (Esc)</translation>
    </message>
    <message>
        <source>{rate} a second</source>
        <translation>每秒 {rate}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>剩余 {time}</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} / {total}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} 分钟</translation>
    </message>
</context>
<context>
    <name>QueryLine</name>
    <message>
        <source>Filter the items</source>
        <translation>筛选条目</translation>
    </message>
    <message>
        <source>What could come next</source>
        <translation>接下来可以输入的内容</translation>
    </message>
</context>
<context>
    <name>RankedTable</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>复制为 Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>Copy as C&amp;SV</source>
        <translation>复制为 CSV(&amp;S)</translation>
    </message>
</context>
<context>
    <name>ReadingChoices</name>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Columns are parted by</source>
        <translation>列分隔符</translation>
    </message>
    <message>
        <source>The first row holds &amp;names</source>
        <translation>首行是列名(&amp;N)</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>The &amp;first sentences of the source are a candidate:</source>
        <translation>以源文开头几句作为候选文本(&amp;F)：</translation>
    </message>
    <message>
        <source>How many sentences</source>
        <translation>句数</translation>
    </message>
    <message>
        <source>References at most</source>
        <translation>参考文本最多</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>parts of one corpus</source>
        <translation>同一语料的各部分</translation>
    </message>
    <message>
        <source>one system each</source>
        <translation>每个文件一个系统</translation>
    </message>
    <message>
        <source>that of each file</source>
        <translation>各文件自己的编码</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>制表符</translation>
    </message>
</context>
<context>
    <name>RecentComparisons</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>{files} (not there)</source>
        <translation>{files}（不存在）</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>清除此列表(&amp;C)</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message>
        <source>Not now: ask at the next start</source>
        <translation>暂不处理：下次启动时再问</translation>
    </message>
    <message>
        <source>rouge-gui did not end as it should; what was being worked on is still here.</source>
        <translation>rouge-gui 上次未正常退出；当时的内容仍在。</translation>
    </message>
    <message>
        <source>Unsaved from last time; it is still here.</source>
        <translation>上次未保存的内容仍在这里。</translation>
    </message>
    <message>
        <source>Further ones: {count}</source>
        <translation>另有：{count}</translation>
    </message>
</context>
<context>
    <name>ReferenceMenu</name>
    <message>
        <source>References, {number} of {count}</source>
        <translation>参考，{number} / {count}</translation>
    </message>
</context>
<context>
    <name>ReferenceTabs</name>
    <message>
        <source>References</source>
        <translation>参考文本列表</translation>
    </message>
    <message>
        <source>Add a reference</source>
        <translation>添加参考文本</translation>
    </message>
    <message>
        <source>Reference {number}</source>
        <translation>参考文本 {number}</translation>
    </message>
    <message>
        <source>Reference {number}, score {score}</source>
        <translation>参考文本 {number}，得分 {score}</translation>
    </message>
    <message>
        <source>paid: the score of {metric} comes from this reference</source>
        <translation>得分来源：{metric} 的得分取自此参考文本</translation>
    </message>
</context>
<context>
    <name>Remedies</name>
    <message>
        <source>Open anyway</source>
        <translation>仍然打开</translation>
    </message>
    <message>
        <source>Open the beginning</source>
        <translation>打开开头部分</translation>
    </message>
    <message>
        <source>Other encoding…</source>
        <translation>其他编码…</translation>
    </message>
    <message>
        <source>Save as UTF-8</source>
        <translation>保存为 UTF-8</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>覆盖保存</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>The report tells where in the program it happened and holds none of your texts.</source>
        <translation>报告说明问题出在程序何处，不含您的任何文本。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
</context>
<context>
    <name>RoleHeader</name>
    <message>
        <source>What {column} holds</source>
        <translation>{column} 列的内容</translation>
    </message>
    <message>
        <source>system</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>System that wrote {column}</source>
        <translation>{column} 列所属的系统</translation>
    </message>
</context>
<context>
    <name>Safekeeping</name>
    <message>
        <source>What was kept of unsaved work is damaged and cannot be brought back; it stays as {files}</source>
        <translation>未保存的工作的备份已损坏，无法恢复；文件保留为 {files}</translation>
    </message>
    <message>
        <source>What you do is kept for the case of a crash again</source>
        <translation>所做的内容又会为防意外退出而保留</translation>
    </message>
</context>
<context>
    <name>SampleHint</name>
    <message>
        <source>Open a corpus of {count} items in three languages</source>
        <translation>打开一份三种语言、{count} 个条目的语料</translation>
    </message>
</context>
<context>
    <name>SamplesMenu</name>
    <message>
        <source>Sa&amp;mples</source>
        <translation>示例(&amp;M)</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英语</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>俄语</translation>
    </message>
</context>
<context>
    <name>ScoreExport</name>
    <message>
        <source>Export the scores</source>
        <translation>导出分数</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>{file} is written</source>
        <translation>{file} 已写入</translation>
    </message>
</context>
<context>
    <name>ScoreGuard</name>
    <message>
        <source>The scores are hidden for a guess: reveal them first</source>
        <translation>得分已隐藏供猜测：请先显示</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>排序依据(&amp;S)</translation>
    </message>
</context>
<context>
    <name>ScoreTableModel</name>
    <message>
        <source>averaged over the references</source>
        <translation>对各参考文本取平均</translation>
    </message>
    <message>
        <source>paid by reference {number}</source>
        <translation>取自参考文本 {number}</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>指标</translation>
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
        <translation>参考</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>F of {title}</source>
        <translation>{title} 的 F</translation>
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
        <translation>ROUGE 以 {scale} 显示；BLEU 和 chrF 以 0–100 显示</translation>
    </message>
    <message>
        <source>precision: matches ÷ candidate total</source>
        <translation>精确率：匹配数 ÷ 候选文本总数</translation>
    </message>
    <message>
        <source>recall: matches ÷ reference total</source>
        <translation>召回率：匹配数 ÷ 参考文本总数</translation>
    </message>
    <message>
        <source>F: the harmonic mean of precision and recall, weighted by the profile&apos;s β</source>
        <translation>F：精确率与召回率的调和平均，以方案的 β 加权</translation>
    </message>
    <message>
        <source>how much F has changed since the pin</source>
        <translation>F 值自固定点以来的变化</translation>
    </message>
    <message>
        <source>which reference the score is from; – where they are averaged</source>
        <translation>得分取自哪个参考文本；– 表示取平均</translation>
    </message>
    <message>
        <source>matches / reference total, then candidate total</source>
        <translation>匹配数 / 参考文本总数，然后是候选文本总数</translation>
    </message>
</context>
<context>
    <name>SecondProfileRow</name>
    <message>
        <source>Second profile</source>
        <translation>第二方案</translation>
    </message>
    <message>
        <source>Its F stands beside the first profile&apos;s; any profile string can be typed</source>
        <translation>它的 F 值显示在第一方案旁边；可输入任意方案字符串</translation>
    </message>
    <message>
        <source>Without a second profile</source>
        <translation>不用第二方案</translation>
    </message>
</context>
<context>
    <name>SelectionModel</name>
    <message>
        <source>of R</source>
        <translation>占 R</translation>
    </message>
    <message>
        <source>of P</source>
        <translation>占 P</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>credited</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>units</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>of matches</source>
        <translation>占匹配数</translation>
    </message>
    <message>
        <source>cred.</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>units in the selection that are counted</source>
        <translation>所选中计分的单元</translation>
    </message>
    <message>
        <source>all units of the selection; skip-bigrams belong to where they begin</source>
        <translation>所选中的全部单元；跳跃二元组按其起点计入</translation>
    </message>
    <message>
        <source>the recall they make alone; those of ROUGE-W do not add up, for it takes a root</source>
        <translation>仅凭这些匹配得到的召回率；ROUGE-W 要开方，各部分不能相加</translation>
    </message>
    <message>
        <source>the precision they make alone; those of ROUGE-W do not add up, for it takes a root</source>
        <translation>仅凭这些匹配得到的精确率；ROUGE-W 要开方，各部分不能相加</translation>
    </message>
    <message>
        <source>which part of all matches they are</source>
        <translation>占全部匹配数的多少</translation>
    </message>
</context>
<context>
    <name>SelectionPanel</name>
    <message>
        <source>What the selection earns</source>
        <translation>所选文本的得分</translation>
    </message>
    <message>
        <source>in the reference: {text}</source>
        <translation>参考文本中：{text}</translation>
    </message>
    <message>
        <source>in the candidate: {text}</source>
        <translation>候选文本中：{text}</translation>
    </message>
</context>
<context>
    <name>SentencesModel</name>
    <message>
        <source>LCS of reference sentence {i} and candidate sentence {j}: {length} of {tokens} tokens, {share} %</source>
        <translation>参考第 {i} 句与候选第 {j} 句的最长公共子序列：{tokens} 个词元中的 {length} 个，{share} %</translation>
    </message>
    <message>
        <source>credited</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>union</source>
        <translation>并集</translation>
    </message>
    <message>
        <source>tokens of the sentence that count, within what the candidate holds</source>
        <translation>该句中计分的词元，以候选文本所有的为限</translation>
    </message>
    <message>
        <source>tokens of the sentence that lie on its LCS with any candidate sentence</source>
        <translation>该句中位于它与任一候选句的最长公共子序列上的词元</translation>
    </message>
    <message>
        <source>a sentence of the candidate</source>
        <translation>候选文本的一个句子</translation>
    </message>
    <message>
        <source>reference sentence</source>
        <translation>参考句</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
</context>
<context>
    <name>SentencesPanel</name>
    <message>
        <source>How much of each reference sentence each candidate sentence covers</source>
        <translation>每个候选句覆盖每个参考句的多少</translation>
    </message>
    <message>
        <source>LCS in tokens; the best partner of each row is framed. Credited in all: {n}</source>
        <translation>最长公共子序列的词元数；每行的最佳匹配带框。计分总数：{n}</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>复制为 &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy as C&amp;SV</source>
        <translation>复制为 C&amp;SV</translation>
    </message>
</context>
<context>
    <name>SessionCommands</name>
    <message>
        <source>{file} (read-only)</source>
        <translation>{file}（只读）</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>{file} was saved by another program meanwhile: save this under another name</source>
        <translation>{file} 在此期间被其他程序保存过：请用另一个名称保存</translation>
    </message>
    <message>
        <source>{file} is open in another window: read-only here, save under another name</source>
        <translation>{file} 已在另一个窗口中打开：此处只读，请以其他名称保存</translation>
    </message>
    <message>
        <source>{file} may not be written: save under another name</source>
        <translation>{file} 不允许写入：请以其他名称保存</translation>
    </message>
    <message>
        <source>Save as a session</source>
        <translation>保存为会话</translation>
    </message>
    <message>
        <source>Sessions (*.rougegui);;All files (*)</source>
        <translation>会话 (*.rougegui);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>ShortcutPage</name>
    <message>
        <source>Elsewhere</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Filter by command or keys</source>
        <translation>按命令或按键筛选</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>新按键</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>改用于此</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>无按键</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>命令及其按键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>New &amp;keys</source>
        <translation>新按键(&amp;K)</translation>
    </message>
    <message>
        <source>While inspecting, by the place of the key</source>
        <translation>查看模式下，按键的位置</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>{keys} types text: add Ctrl or Alt</source>
        <translation>{keys} 会输入文字：请加上 Ctrl 或 Alt</translation>
    </message>
    <message>
        <source>The panes use {keys} for editing</source>
        <translation>文本区编辑时使用 {keys}</translation>
    </message>
    <message>
        <source>{keys} belongs to &quot;{command}&quot;</source>
        <translation>{keys} 已用于“{command}”</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
</context>
<context>
    <name>SpotCard</name>
    <message>
        <source>click: go to this item</source>
        <translation>单击：转到该条目</translation>
    </message>
    <message>
        <source>click: show these items</source>
        <translation>单击：只显示这些条目</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>What is done to both texts before anything reads them</source>
        <translation>在读取之前对两个文本所做的处理</translation>
    </message>
    <message>
        <source>Copy the signature</source>
        <translation>复制签名</translation>
    </message>
    <message>
        <source>Signature: {text}</source>
        <translation>签名：{text}</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>clean-up: {count}</source>
        <translation>清理：{count} 步</translation>
    </message>
    <message>
        <source>clean-up…</source>
        <translation>清理…</translation>
    </message>
    <message>
        <source>{reference} | {candidate} tokens</source>
        <translation>词元 {reference} | {candidate}</translation>
    </message>
    <message>
        <source>tokens of the reference | of the candidate</source>
        <translation>参考文本 | 候选文本的词元数</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>已保存</translation>
    </message>
</context>
<context>
    <name>SystemLegend</name>
    <message>
        <source>Systems that are drawn</source>
        <translation>画出的系统</translation>
    </message>
</context>
<context>
    <name>SystemSwitches</name>
    <message>
        <source>Score that pairs are compared by</source>
        <translation>用于成对比较的得分</translation>
    </message>
    <message>
        <source>Precision, recall or F</source>
        <translation>精确率、召回率或 F</translation>
    </message>
    <message>
        <source>Which pairs are compared</source>
        <translation>比较哪些系统对</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>复制为</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>停止比较</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} / {total}</translation>
    </message>
</context>
<context>
    <name>SystemsPanel</name>
    <message>
        <source>Systems and their means</source>
        <translation>各系统及其均值</translation>
    </message>
    <message>
        <source>Pairs of systems and their differences</source>
        <translation>系统对及其差值</translation>
    </message>
    <message>
        <source>The scores cannot be compared: {problem}</source>
        <translation>无法比较得分：{problem}</translation>
    </message>
    <message>
        <source>Open a corpus to compare its systems</source>
        <translation>打开语料即可比较其中的系统</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Nothing is scored yet</source>
        <translation>尚无得分</translation>
    </message>
</context>
<context>
    <name>TextsBeside</name>
    <message>
        <source>F of the second candidate</source>
        <translation>第二候选文本的 F</translation>
    </message>
    <message>
        <source>second</source>
        <translation>第二</translation>
    </message>
</context>
<context>
    <name>TokenizerBox</name>
    <message>
        <source>Tokenizer</source>
        <translation>分词器</translation>
    </message>
    <message>
        <source>What the texts are cut into before anything is counted</source>
        <translation>计数之前文本被切分成什么</translation>
    </message>
    <message>
        <source>auto: {name}</source>
        <translation>自动：{name}</translation>
    </message>
</context>
<context>
    <name>TotalsRow</name>
    <message>
        <source>sum</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Sums of the columns</source>
        <translation>各列之和</translation>
    </message>
</context>
<context>
    <name>UserWords</name>
    <message>
        <source>jieba keeps these words whole</source>
        <translation>jieba 不会切开这些词</translation>
    </message>
    <message>
        <source>User dictionary</source>
        <translation>用户词典</translation>
    </message>
    <message>
        <source>This profile has a dictionary of its own: {file}. Add the word there</source>
        <translation>此评分方案有自己的词典：{file}。请在那里添加</translation>
    </message>
    <message>
        <source>added: {word}</source>
        <translation>已添加：{word}</translation>
    </message>
    <message>
        <source>removed: {word}</source>
        <translation>已移除：{word}</translation>
    </message>
    <message>
        <source>A signature names its dictionary by content: choose a profile by its name</source>
        <translation>签名按内容指明词典：请按名称选择评分方案</translation>
    </message>
    <message>
        <source>A word for jieba is made of Chinese characters only</source>
        <translation>jieba 的词只能由汉字组成</translation>
    </message>
    <message>
        <source>A single character is a word already</source>
        <translation>单个字已经是词</translation>
    </message>
    <message>
        <source>That is too long for a word</source>
        <translation>作为一个词太长</translation>
    </message>
    <message>
        <source>This word is in the list already</source>
        <translation>这个词已在列表中</translation>
    </message>
</context>
<context>
    <name>VerdictTable</name>
    <message>
        <source>Our numbers and the package&apos;s</source>
        <translation>我们的数值与软件包的数值</translation>
    </message>
</context>
<context>
    <name>VerifyCommand</name>
    <message>
        <source>Verify with the real package</source>
        <translation>用真实的软件包验证</translation>
    </message>
    <message>
        <source>Verify again</source>
        <translation>重新验证</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
</context>
<context>
    <name>VerifyPage</name>
    <message>
        <source>The texts or the profile have changed since: this is about what was before</source>
        <translation>此后文本或方案已改变：这里是改变之前的结果</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>How to install it</source>
        <translation>安装方法</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy how to install it</source>
        <translation>复制安装命令</translation>
    </message>
    <message>
        <source>Install it with</source>
        <translation>安装命令</translation>
    </message>
    <message>
        <source>the Python of this tool</source>
        <translation>本工具所用的 Python</translation>
    </message>
    <message>
        <source>Python to verify with</source>
        <translation>用于验证的 Python</translation>
    </message>
    <message>
        <source>The path of the Python where the packages are installed</source>
        <translation>装有这些软件包的 Python 的路径</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose the Python to verify with</source>
        <translation>选择用于验证的 Python</translation>
    </message>
    <message>
        <source>Running the real package…</source>
        <translation>正在运行真实的软件包…</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
</context>
<context>
    <name>WordList</name>
    <message>
        <source>Chinese word</source>
        <translation>中文词</translation>
    </message>
    <message>
        <source>Word to add</source>
        <translation>要加入的词</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Words of the user dictionary</source>
        <translation>用户词典中的词</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Remove this reference</source>
        <translation>移除此参考文本</translation>
    </message>
</context>
<context>
    <name>_PathField</name>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
</context>
<context>
    <name>_TabMenu</name>
    <message>
        <source>Move &amp;left</source>
        <translation>左移(&amp;L)</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>右移(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Add a reference</source>
        <translation>添加参考文本(&amp;A)</translation>
    </message>
</context>
<context>
    <name>_Veil</name>
    <message>
        <source>older</source>
        <translation>旧内容</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;New comparison</source>
        <translation>新建比较(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a sess&amp;ion…</source>
        <translation>打开会话(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;reference as…</source>
        <translation>参考文本另存为(&amp;R)…</translation>
    </message>
    <message>
        <source>Save &amp;candidate as…</source>
        <translation>候选文本另存为(&amp;C)…</translation>
    </message>
    <message>
        <source>Save as a sessi&amp;on…</source>
        <translation>保存为会话(&amp;O)…</translation>
    </message>
    <message>
        <source>Save second can&amp;didate as…</source>
        <translation>第二候选文本另存为(&amp;D)…</translation>
    </message>
    <message>
        <source>Save source &amp;text as…</source>
        <translation>源文本另存为(&amp;T)…</translation>
    </message>
    <message>
        <source>Other &amp;encoding…</source>
        <translation>其他编码(&amp;E)…</translation>
    </message>
    <message>
        <source>Marked texts as &amp;HTML…</source>
        <translation>带标记的文本存为 HTML(&amp;H)…</translation>
    </message>
    <message>
        <source>Marked texts as &amp;PDF…</source>
        <translation>带标记的文本存为 PDF(&amp;P)…</translation>
    </message>
    <message>
        <source>E&amp;xplanation…</source>
        <translation>解释(&amp;X)…</translation>
    </message>
    <message>
        <source>Scores as &amp;CSV…</source>
        <translation>分数存为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>Scores as CSV for &amp;Excel…</source>
        <translation>分数存为 Excel 用 CSV(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Matrix as PNG…</source>
        <translation>矩阵导出为 PNG(&amp;M)…</translation>
    </message>
    <message>
        <source>Matrix as S&amp;VG…</source>
        <translation>矩阵导出为 SVG(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Graph as PNG…</source>
        <translation>曲线存为 PNG(&amp;G)…</translation>
    </message>
    <message>
        <source>Graph as &amp;SVG…</source>
        <translation>曲线存为 SVG(&amp;S)…</translation>
    </message>
    <message>
        <source>Values as &amp;CSV…</source>
        <translation>数值存为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>Values as &amp;JSON Lines…</source>
        <translation>数值存为 JSON Lines(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;Edit log…</source>
        <translation>编辑日志(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;wap reference and candidate</source>
        <translation>交换参考文本与候选文本(&amp;W)</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>&amp;Pin this state</source>
        <translation>固定此状态(&amp;P)</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Write n&amp;otes</source>
        <translation>写笔记(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>查找下一个(&amp;X)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>查找上一个(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Add a reference</source>
        <translation>添加参考文本(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove this reference</source>
        <translation>移除此参考文本(&amp;R)</translation>
    </message>
    <message>
        <source>Move this reference &amp;left</source>
        <translation>此参考文本左移(&amp;L)</translation>
    </message>
    <message>
        <source>Move this reference ri&amp;ght</source>
        <translation>此参考文本右移(&amp;G)</translation>
    </message>
    <message>
        <source>Next &amp;reference</source>
        <translation>下一个参考文本(&amp;R)</translation>
    </message>
    <message>
        <source>Copy &amp;scores</source>
        <translation>复制得分(&amp;S)</translation>
    </message>
    <message>
        <source>Copy scores as &amp;Markdown</source>
        <translation>得分复制为 Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>Copy scores as &amp;LaTeX</source>
        <translation>得分复制为 LaTeX(&amp;L)</translation>
    </message>
    <message>
        <source>Copy scores as &amp;CSV</source>
        <translation>得分复制为 CSV(&amp;C)</translation>
    </message>
    <message>
        <source>Copy si&amp;gnature</source>
        <translation>复制签名(&amp;G)</translation>
    </message>
    <message>
        <source>Copy &amp;marked texts</source>
        <translation>复制带标记的文本(&amp;M)</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>首选项(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Edit the texts</source>
        <translation>编辑文本(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Next match</source>
        <translation>下一个匹配(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous match</source>
        <translation>上一个匹配(&amp;P)</translation>
    </message>
    <message>
        <source>Next &amp;miss</source>
        <translation>下一个未匹配(&amp;M)</translation>
    </message>
    <message>
        <source>Previous m&amp;iss</source>
        <translation>上一个未匹配(&amp;I)</translation>
    </message>
    <message>
        <source>N&amp;o marks</source>
        <translation>无标记(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Unigrams</source>
        <translation>一元组(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Bigrams</source>
        <translation>二元组(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Longer n-grams</source>
        <translation>更长的 n 元组(&amp;L)</translation>
    </message>
    <message>
        <source>Longest &amp;common subsequence</source>
        <translation>最长公共子序列(&amp;C)</translation>
    </message>
    <message>
        <source>LCS by &amp;sentence (Lsum)</source>
        <translation>按句的最长公共子序列（Lsum）(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Weighted runs (W)</source>
        <translation>加权连续段（W）(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;kip-bigrams (S, SU)</source>
        <translation>跳跃二元组（S、SU）(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Tint by paying reference</source>
        <translation>按计分参考文本着色(&amp;T)</translation>
    </message>
    <message>
        <source>M&amp;etrics…</source>
        <translation>指标(&amp;E)…</translation>
    </message>
    <message>
        <source>Largest &amp;F</source>
        <translation>最大 F(&amp;F)</translation>
    </message>
    <message>
        <source>Best &amp;recall</source>
        <translation>最高召回率(&amp;R)</translation>
    </message>
    <message>
        <source>M&amp;icro-average</source>
        <translation>微平均(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Mean</source>
        <translation>平均(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Jackknife</source>
        <translation>刀切法(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Explain this score</source>
        <translation>解释此得分(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Verify with the real package…</source>
        <translation>用真实的软件包验证(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Why don&apos;t my numbers match?</source>
        <translation>为什么我的数值对不上？(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Inspect: read-only, single keys</source>
        <translation>查看：只读，单键操作(&amp;I)</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt part</source>
        <translation>转到下一部分(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious part</source>
        <translation>转到上一部分(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Clean-up…</source>
        <translation>清理(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation>演示(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Hide scores (guess, then reveal)</source>
        <translation>隐藏得分（先猜，再揭晓）(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Reveal the scores, or hide them again</source>
        <translation>揭晓得分，或再次隐藏(&amp;R)</translation>
    </message>
    <message>
        <source>What&apos;s &amp;new</source>
        <translation>新增内容(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;About rouge-gui</source>
        <translation>关于 rouge-gui(&amp;A)</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>语言(&amp;N)</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>历史(&amp;I)</translation>
    </message>
    <message>
        <source>Se&amp;veral references</source>
        <translation>多个参考文本(&amp;V)</translation>
    </message>
    <message>
        <source>Referen&amp;ces</source>
        <translation>参考文本(&amp;C)</translation>
    </message>
    <message>
        <source>Previous r&amp;eference</source>
        <translation>上一个参考文本(&amp;E)</translation>
    </message>
    <message>
        <source>Repla&amp;y an edit log…</source>
        <translation>重放编辑日志(&amp;Y)…</translation>
    </message>
    <message>
        <source>Rep&amp;lace…</source>
        <translation>替换(&amp;L)…</translation>
    </message>
    <message>
        <source>Underline what is un&amp;matched</source>
        <translation>给未匹配的加下划线(&amp;M)</translation>
    </message>
    <message>
        <source>Second c&amp;andidate</source>
        <translation>第二候选文本(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Exchange the candidates</source>
        <translation>互换候选文本(&amp;E)</translation>
    </message>
    <message>
        <source>Source &amp;text</source>
        <translation>源文(&amp;T)</translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation>查找命令(&amp;C)…</translation>
    </message>
    <message>
        <source>Scroll the texts to&amp;gether</source>
        <translation>两侧同步滚动(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Overview bars</source>
        <translation>概览条(&amp;O)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation>缩小(&amp;U)</translation>
    </message>
    <message>
        <source>Usual si&amp;ze</source>
        <translation>恢复字号(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Wrap long lines</source>
        <translation>长行折行(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;System colours</source>
        <translation>跟随系统配色(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Language of the desktop</source>
        <translation>跟随系统语言(&amp;L)</translation>
    </message>
    <message>
        <source>Scores in 0–&amp;100</source>
        <translation>得分以 0–&amp;100 显示</translation>
    </message>
    <message>
        <source>Edit &amp;profiles…</source>
        <translation>编辑评分方案(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Import a profile…</source>
        <translation>导入评分方案(&amp;I)…</translation>
    </message>
    <message>
        <source>Compare with a second &amp;profile…</source>
        <translation>与第二方案比较(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;2 digits</source>
        <translation>&amp;2 位小数</translation>
    </message>
    <message>
        <source>&amp;3 digits</source>
        <translation>&amp;3 位小数</translation>
    </message>
    <message>
        <source>&amp;4 digits</source>
        <translation>&amp;4 位小数</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>目录(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>键盘快捷键(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Metrics</source>
        <translation>指标(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Corpus</source>
        <translation>语料(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Open a corpus…</source>
        <translation>打开语料(&amp;O)…</translation>
    </message>
    <message>
        <source>A corpus in three &amp;languages</source>
        <translation>三种语言的语料(&amp;L)</translation>
    </message>
    <message>
        <source>From the c&amp;lipboard</source>
        <translation>来自剪贴板(&amp;L)</translation>
    </message>
    <message>
        <source>Save the corpus &amp;as…</source>
        <translation>语料另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Score what is missing</source>
        <translation>对缺少的部分评分(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;First reference only</source>
        <translation>仅用第一个参考文本(&amp;F)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Next item</source>
        <translation>下一个条目(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous item</source>
        <translation>上一个条目(&amp;P)</translation>
    </message>
    <message>
        <source>Next s&amp;ystem</source>
        <translation>下一个系统(&amp;Y)</translation>
    </message>
    <message>
        <source>Previous syste&amp;m</source>
        <translation>上一个系统(&amp;M)</translation>
    </message>
    <message>
        <source>F&amp;ilter…</source>
        <translation>筛选(&amp;I)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve this filter…</source>
        <translation>保存此筛选(&amp;V)…</translation>
    </message>
    <message>
        <source>Save as co&amp;rrected text</source>
        <translation>保存为修订文本(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Back to the original</source>
        <translation>恢复原文(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Web page…</source>
        <translation>网页(&amp;W)…</translation>
    </message>
    <message>
        <source>Table as &amp;CSV…</source>
        <translation>表格存为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>Table as CSV for &amp;Excel…</source>
        <translation>表格存为 Excel 用的 CSV(&amp;E)…</translation>
    </message>
    <message>
        <source>Table as work&amp;book…</source>
        <translation>表格存为工作簿(&amp;B)…</translation>
    </message>
    <message>
        <source>Table as &amp;JSON Lines…</source>
        <translation>表格存为 JSON Lines(&amp;J)…</translation>
    </message>
    <message>
        <source>Table as &amp;Parquet…</source>
        <translation>表格存为 Parquet(&amp;P)…</translation>
    </message>
    <message>
        <source>Tables with all &amp;texts</source>
        <translation>表格含全部文本(&amp;T)</translation>
    </message>
    <message>
        <source>Close the cor&amp;pus</source>
        <translation>关闭语料(&amp;P)</translation>
    </message>
</context>
<context>
    <name>causes</name>
    <message>
        <source>length limit</source>
        <translation>长度限制</translation>
    </message>
    <message>
        <source>tokenizer</source>
        <translation>分词器</translation>
    </message>
    <message>
        <source>dictionary</source>
        <translation>词典</translation>
    </message>
    <message>
        <source>unified characters</source>
        <translation>字符统一</translation>
    </message>
    <message>
        <source>clean-up</source>
        <translation>清理</translation>
    </message>
    <message>
        <source>tokens handed over</source>
        <translation>词元传递方式</translation>
    </message>
    <message>
        <source>stopwords</source>
        <translation>停用词</translation>
    </message>
    <message>
        <source>lemma</source>
        <translation>词元还原</translation>
    </message>
    <message>
        <source>stemmer</source>
        <translation>词干提取</translation>
    </message>
    <message>
        <source>ё</source>
        <translation>ё</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>分句</translation>
    </message>
    <message>
        <source>level of L</source>
        <translation>L 的层级</translation>
    </message>
    <message>
        <source>tie rule</source>
        <translation>并列规则</translation>
    </message>
    <message>
        <source>sets or counts</source>
        <translation>集合或计数</translation>
    </message>
    <message>
        <source>clipping</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>unigrams of SU</source>
        <translation>SU 的一元词</translation>
    </message>
    <message>
        <source>kind of W</source>
        <translation>W 的种类</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>ratio of counts</source>
        <translation>计数之比</translation>
    </message>
    <message>
        <source>formula of F</source>
        <translation>F 的公式</translation>
    </message>
    <message>
        <source>rule for references</source>
        <translation>多参考规则</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>舍入</translation>
    </message>
    <message>
        <source>empty text</source>
        <translation>空文本</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均方式</translation>
    </message>
    <message>
        <source>Texts are cleaned up first: {new}</source>
        <translation>文本先经过清理：{new}</translation>
    </message>
    <message>
        <source>Texts are not cleaned up: no {old}</source>
        <translation>文本不作清理：没有 {old}</translation>
    </message>
    <message>
        <source>Only the first {count} words of each text are read</source>
        <translation>每个文本只读前 {count} 个词</translation>
    </message>
    <message>
        <source>Only the first {count} bytes of each text are read</source>
        <translation>每个文本只读前 {count} 个字节</translation>
    </message>
    <message>
        <source>Texts are read to their end</source>
        <translation>文本完整读取</translation>
    </message>
    <message>
        <source>Tokenizer: {new} instead of {old}</source>
        <translation>分词器：{new}，而非 {old}</translation>
    </message>
    <message>
        <source>Dictionary of jieba: {new}</source>
        <translation>jieba 词典：{new}</translation>
    </message>
    <message>
        <source>Characters are unified before cutting: {new}</source>
        <translation>分词前先统一字符：{new}</translation>
    </message>
    <message>
        <source>Characters are not unified before cutting: no {old}</source>
        <translation>分词前不统一字符：没有 {old}</translation>
    </message>
    <message>
        <source>Tokens count as they are, not joined and split again</source>
        <translation>词元原样计数，不会拼接后再切分</translation>
    </message>
    <message>
        <source>Each line is cut by itself</source>
        <translation>每行单独切分</translation>
    </message>
    <message>
        <source>Tokens are replaced by numbers, line by line</source>
        <translation>逐行把词元替换为数字</translation>
    </message>
    <message>
        <source>Tokens are joined by spaces and split again, and full stops vanish</source>
        <translation>词元用空格拼接后再切分，句点消失</translation>
    </message>
    <message>
        <source>Tokens are joined by spaces and split again at white space</source>
        <translation>词元用空格拼接后再按空白切分</translation>
    </message>
    <message>
        <source>Stopwords are left out</source>
        <translation>去掉停用词</translation>
    </message>
    <message>
        <source>Stopwords are counted</source>
        <translation>停用词计入</translation>
    </message>
    <message>
        <source>Russian words count by their dictionary forms</source>
        <translation>俄语词按词典原形计数</translation>
    </message>
    <message>
        <source>Russian words count as they are, not by dictionary forms</source>
        <translation>俄语词按原样计数，而非词典原形</translation>
    </message>
    <message>
        <source>Stemmer: {new}</source>
        <translation>词干提取器：{new}</translation>
    </message>
    <message>
        <source>Words are not stemmed</source>
        <translation>不提取词干</translation>
    </message>
    <message>
        <source>ё counts as е</source>
        <translation>ё 视同 е</translation>
    </message>
    <message>
        <source>ё and е are different letters</source>
        <translation>ё 与 е 是不同的字母</translation>
    </message>
    <message>
        <source>A sentence is a line</source>
        <translation>一行就是一句</translation>
    </message>
    <message>
        <source>Sentences are found by a splitter, not by lines</source>
        <translation>句子由分句器切分，而非按行</translation>
    </message>
    <message>
        <source>Sentences end at every full stop</source>
        <translation>每个句点都结束一句</translation>
    </message>
    <message>
        <source>Sentences end at Chinese full stops</source>
        <translation>句子以中文句号等结束</translation>
    </message>
    <message>
        <source>L compares whole texts</source>
        <translation>L 比较整个文本</translation>
    </message>
    <message>
        <source>L is summary-level: it compares sentence by sentence</source>
        <translation>L 是摘要级的：逐句比较</translation>
    </message>
    <message>
        <source>L counts the different words on the LCS of every two sentences</source>
        <translation>L 统计每两句最长公共子序列上的不同词</translation>
    </message>
    <message>
        <source>L adds up the LCS of every two sentences, unclipped</source>
        <translation>L 把每两句的最长公共子序列相加，不截断</translation>
    </message>
    <message>
        <source>Where two LCS are equally long, the other one is taken</source>
        <translation>两条最长公共子序列等长时取另一条</translation>
    </message>
    <message>
        <source>n-grams are counted as sets, each once</source>
        <translation>n 元组按集合计数，每个一次</translation>
    </message>
    <message>
        <source>n-grams are counted as often as they occur, clipped</source>
        <translation>n 元组按出现次数计数（截断）</translation>
    </message>
    <message>
        <source>The summary-level LCS is clipped by other token counts</source>
        <translation>摘要级最长公共子序列按另一种词元数截断</translation>
    </message>
    <message>
        <source>SU adds all unigrams</source>
        <translation>SU 加上所有一元词</translation>
    </message>
    <message>
        <source>SU leaves out the unigram of the last token</source>
        <translation>SU 漏掉最后一个词元的一元词</translation>
    </message>
    <message>
        <source>W is the paper&apos;s: equal texts score 1</source>
        <translation>W 按论文：相同文本得 1</translation>
    </message>
    <message>
        <source>W is that of ROUGE-1.5.5: recall is weighted twice, so equal texts stay below 1</source>
        <translation>W 按 ROUGE-1.5.5：召回率加权两次，相同文本也低于 1</translation>
    </message>
    <message>
        <source>Weight of runs: {new} instead of {old}</source>
        <translation>连续段权重：{new}，而非 {old}</translation>
    </message>
    <message>
        <source>Scores are averaged, not counts (-t 0)</source>
        <translation>平均的是分数而非计数（-t 0）</translation>
    </message>
    <message>
        <source>Counts are summed before dividing (-t)</source>
        <translation>先累加计数再相除（-t）</translation>
    </message>
    <message>
        <source>F with β = {value}</source>
        <translation>F 取 β = {value}</translation>
    </message>
    <message>
        <source>F with α = {value}</source>
        <translation>F 取 α = {value}</translation>
    </message>
    <message>
        <source>F is divided by P + R + {small}</source>
        <translation>F 除以 P + R + {small}</translation>
    </message>
    <message>
        <source>Numbers in percent are rounded to digits: {digits}</source>
        <translation>百分制的数值舍入到小数位数：{digits}</translation>
    </message>
    <message>
        <source>Numbers are rounded to digits: {digits}</source>
        <translation>数值舍入到小数位数：{digits}</translation>
    </message>
    <message>
        <source>The reference with the best F counts</source>
        <translation>取 F 最高的参考文本</translation>
    </message>
    <message>
        <source>The reference with the best recall counts</source>
        <translation>取召回率最高的参考文本</translation>
    </message>
    <message>
        <source>The counts of all references are added up</source>
        <translation>累加所有参考文本的计数</translation>
    </message>
    <message>
        <source>The scores of all references are averaged</source>
        <translation>对所有参考文本的分数取平均</translation>
    </message>
    <message>
        <source>Jackknife: one reference after the other is left out</source>
        <translation>刀切法：依次去掉一个参考文本</translation>
    </message>
    <message>
        <source>P {precision} and R {recall} are rounded, F {f} comes from them</source>
        <translation>P {precision} 与 R {recall} 先舍入，F {f} 由它们得出</translation>
    </message>
    <message>
        <source>Nothing is rounded</source>
        <translation>不作舍入</translation>
    </message>
    <message>
        <source>The implementation raises: {message}</source>
        <translation>该实现报错：{message}</translation>
    </message>
    <message>
        <source>A text without tokens scores 0, nothing is raised</source>
        <translation>没有词元的文本得 0，不报错</translation>
    </message>
    <message>
        <source>Items are averaged</source>
        <translation>对各条目取平均</translation>
    </message>
    <message>
        <source>The median of a bootstrap, not the mean</source>
        <translation>自助法的中位数，而非平均值</translation>
    </message>
    <message>
        <source>The mean of the resamples&apos; means</source>
        <translation>各次重采样均值的平均</translation>
    </message>
    <message>
        <source>F of mean P and mean R, not the mean of F</source>
        <translation>由平均 P 与平均 R 得出的 F，而非 F 的平均</translation>
    </message>
    <message>
        <source>reads {after}, not {before}</source>
        <translation>读作 {after}，而非 {before}</translation>
    </message>
    <message>
        <source>does not read {before}</source>
        <translation>不读 {before}</translation>
    </message>
    <message>
        <source>also reads {after}</source>
        <translation>还读 {after}</translation>
    </message>
    <message>
        <source>places in all: {count}</source>
        <translation>共计处数：{count}</translation>
    </message>
    <message>
        <source>letters and digits read: {reference} % and {candidate} %</source>
        <translation>读入的字母和数字：{reference} % 与 {candidate} %</translation>
    </message>
    <message>
        <source>{form} counted {before} times, once as a set</source>
        <translation>{form} 计数 {before} 次，按集合为一次</translation>
    </message>
    <message>
        <source>{form} counted {after} times, once as a set</source>
        <translation>{form} 计数 {after} 次，按集合为一次</translation>
    </message>
    <message>
        <source>sentences: reference {reference}, candidate {candidate}</source>
        <translation>句数：参考 {reference}，候选 {candidate}</translation>
    </message>
    <message>
        <source>matches: {change}</source>
        <translation>匹配数：{change}</translation>
    </message>
    <message>
        <source>of the reference: {reference}; of the candidate: {candidate}</source>
        <translation>参考总数：{reference}；候选总数：{candidate}</translation>
    </message>
    <message>
        <source>first item that shows it: {id}</source>
        <translation>首个体现此点的条目：{id}</translation>
    </message>
    <message>
        <source>counted reference: {change}</source>
        <translation>计入的参考文本：{change}</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>评分方案</translation>
    </message>
    <message>
        <source>recipe</source>
        <translation>配方</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>召回率</translation>
    </message>
</context>
<context>
    <name>charts</name>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Score by length</source>
        <translation>得分与长度</translation>
    </message>
    <message>
        <source>Metric against metric</source>
        <translation>指标对指标</translation>
    </message>
    <message>
        <source>System against system</source>
        <translation>系统对系统</translation>
    </message>
    <message>
        <source>Means by group</source>
        <translation>分组均值</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>length of the candidate</source>
        <translation>候选文本长度</translation>
    </message>
    <message>
        <source>length of the reference</source>
        <translation>参考文本长度</translation>
    </message>
    <message>
        <source>length of the source</source>
        <translation>原文长度</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>items</source>
        <translation>条目数</translation>
    </message>
    <message>
        <source>mean: {score}</source>
        <translation>均值：{score}</translation>
    </message>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>items: {count}</source>
        <translation>条目数：{count}</translation>
    </message>
    <message>
        <source>{mean} [{low}, {high}], items: {count}</source>
        <translation>{mean} [{low}, {high}]，条目数：{count}</translation>
    </message>
</context>
<context>
    <name>cleanup</name>
    <message>
        <source>Thinking</source>
        <translation>思考过程</translation>
    </message>
    <message>
        <source>Takes out &lt;think&gt;…&lt;/think&gt;, also where a tag is missing</source>
        <translation>去掉 &lt;think&gt;…&lt;/think&gt;，缺一个标签时也去掉</translation>
    </message>
    <message>
        <source>Lead-ins</source>
        <translation>引导语</translation>
    </message>
    <message>
        <source>Takes out beginnings such as &quot;Here is the summary:&quot;</source>
        <translation>去掉“以下是摘要：”之类的开头</translation>
    </message>
    <message>
        <source>Line break marks</source>
        <translation>换行标记</translation>
    </message>
    <message>
        <source>Reads &lt;n&gt;, &lt;t&gt; and &lt;q&gt; as line breaks</source>
        <translation>把 &lt;n&gt;、&lt;t&gt;、&lt;q&gt; 读作换行</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Takes out the marks, not what they mark: **cat** → cat</source>
        <translation>去掉标记，留下文字：**猫** → 猫</translation>
    </message>
    <message>
        <source>Compatibility forms</source>
        <translation>兼容字符</translation>
    </message>
    <message>
        <source>Full-width and other variant characters become plain: ３％ → 3%</source>
        <translation>全角等变体字符改为普通字符：３％ → 3%</translation>
    </message>
    <message>
        <source>Simplified characters</source>
        <translation>简体字</translation>
    </message>
    <message>
        <source>Traditional Chinese characters become simplified: 臺灣 → 台湾</source>
        <translation>繁体改为简体：臺灣 → 台湾</translation>
    </message>
    <message>
        <source>Look-alike letters</source>
        <translation>形近字母</translation>
    </message>
    <message>
        <source>Latin letters in Cyrillic words, and the reverse, become their word&apos;s</source>
        <translation>西里尔单词里的拉丁字母改为西里尔字母，反之亦然</translation>
    </message>
    <message>
        <source>Letter ё</source>
        <translation>字母 ё</translation>
    </message>
    <message>
        <source>ё becomes е</source>
        <translation>ё 改为 е</translation>
    </message>
    <message>
        <source>Quotation marks</source>
        <translation>引号</translation>
    </message>
    <message>
        <source>All kinds become &quot; and &apos;</source>
        <translation>各种引号统一为 &quot; 和 &apos;</translation>
    </message>
    <message>
        <source>Dashes</source>
        <translation>连字符</translation>
    </message>
    <message>
        <source>Hyphens, dashes and minus signs become -</source>
        <translation>连字符、破折号和减号统一为 -</translation>
    </message>
    <message>
        <source>Spaces in numbers</source>
        <translation>数字中的空格</translation>
    </message>
    <message>
        <source>1 000 000 → 1000000</source>
        <translation>1 000 000 → 1000000</translation>
    </message>
    <message>
        <source>Decimal comma</source>
        <translation>小数逗号</translation>
    </message>
    <message>
        <source>3,5 → 3.5 where the comma is the decimal sign of the text</source>
        <translation>文本以逗号作小数点时，3,5 → 3.5</translation>
    </message>
    <message>
        <source>First clause only</source>
        <translation>只留第一小句</translation>
    </message>
    <message>
        <source>Ends the text at the first line break, full stop or comma (. or ,)</source>
        <translation>截到第一个换行、半角句点或半角逗号为止</translation>
    </message>
    <message>
        <source>No punctuation</source>
        <translation>去标点</translation>
    </message>
    <message>
        <source>Takes out all but letters, digits, _ and white space</source>
        <translation>只留字母、数字、_ 和空白</translation>
    </message>
    <message>
        <source>No articles</source>
        <translation>去冠词</translation>
    </message>
    <message>
        <source>Takes out a, an and the</source>
        <translation>去掉 a、an、the</translation>
    </message>
    <message>
        <source>Single spaces</source>
        <translation>单个空格</translation>
    </message>
    <message>
        <source>White space becomes one space, line breaks too</source>
        <translation>连续空白（含换行）改为一个空格</translation>
    </message>
</context>
<context>
    <name>corpus</name>
    <message>
        <source>{file} is not there: check the name</source>
        <translation>找不到 {file}：请检查名称</translation>
    </message>
    <message>
        <source>{file} is a folder: choose a file in it</source>
        <translation>{file} 是文件夹：请选择其中的文件</translation>
    </message>
    <message>
        <source>{file} is no ordinary file and was not opened</source>
        <translation>{file} 不是普通文件，未打开</translation>
    </message>
    <message>
        <source>{file} may not be read: check its permissions</source>
        <translation>不允许读取 {file}：请检查权限</translation>
    </message>
    <message>
        <source>{file} cannot be read</source>
        <translation>无法读取 {file}</translation>
    </message>
    <message>
        <source>{file} is no file of rouge-gui</source>
        <translation>{file} 不是 rouge-gui 的文件</translation>
    </message>
    <message>
        <source>{file} was written by a newer rouge-gui and stays as it is: update to open it</source>
        <translation>{file} 由更新版本的 rouge-gui 写成，保持原样：请更新后打开</translation>
    </message>
    <message>
        <source>{file} is of an older version and may not be written: copy it first</source>
        <translation>{file} 属于旧版本且不可写入：请先复制</translation>
    </message>
    <message>
        <source>No item was found; nothing was opened</source>
        <translation>没有找到条目；未打开任何内容</translation>
    </message>
    <message>
        <source>{file} is damaged or was changed elsewhere and stays as it is</source>
        <translation>{file} 已损坏或在别处被改动，保持原样</translation>
    </message>
    <message>
        <source>This item is missing in the file, which was changed elsewhere</source>
        <translation>文件中没有这一条：它被别的程序改动过</translation>
    </message>
    <message>
        <source>The disk is full: make room, what is stored so far stays</source>
        <translation>磁盘已满：请腾出空间，已存的内容保留</translation>
    </message>
    <message>
        <source>{file} cannot be written: save the corpus elsewhere</source>
        <translation>无法写入 {file}：请将语料保存到别处</translation>
    </message>
    <message>
        <source>{file} is being written by another window; try again in a moment</source>
        <translation>另一个窗口正在写入 {file}；请稍后再试</translation>
    </message>
    <message>
        <source>{file} is a folder: save under another name</source>
        <translation>{file} 是文件夹：请另换名称保存</translation>
    </message>
    <message>
        <source>{file} cannot be written: its folder is missing</source>
        <translation>无法写入 {file}：其文件夹不存在</translation>
    </message>
    <message>
        <source>The metric {key} is not known under this profile</source>
        <translation>此配置没有指标 {key}</translation>
    </message>
    <message>
        <source>This profile scores whole corpora: choose one that scores each item, such as sacrebleu … sentence</source>
        <translation>此配置只对整个语料评分：请选用逐条评分的配置，如 sacrebleu … sentence</translation>
    </message>
    <message>
        <source>A process that scores ended; what was scored stays. Score again</source>
        <translation>一个评分进程中止；已有的分数保留。请重新评分</translation>
    </message>
    <message>
        <source>The process beside the window ended; what was done stays. Try again</source>
        <translation>窗口旁的进程中止；已完成的部分保留。请再试</translation>
    </message>
    <message>
        <source>No process could be started beside the window</source>
        <translation>无法在窗口旁启动进程</translation>
    </message>
    <message>
        <source>Something unexpected happened to the corpus: {said}</source>
        <translation>语料发生意外：{said}</translation>
    </message>
    <message>
        <source>{place}: {sentence}</source>
        <translation>{place}：{sentence}</translation>
    </message>
</context>
<context>
    <name>corpusColumns</name>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Lang.</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Ref. tokens</source>
        <translation>参考词元</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>修订后</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>The item&apos;s name in the file; • marks a what-if, ✎ a corrected text</source>
        <translation>条目在文件中的名称；• 表示试改，✎ 表示修订文本</translation>
    </message>
    <message>
        <source>The language the file gives, or the one its texts are in</source>
        <translation>文件给出的语言，或其文本的语言</translation>
    </message>
    <message>
        <source>What you noted on the item</source>
        <translation>您对此条目的笔记</translation>
    </message>
    <message>
        <source>How the candidate of the chosen system begins</source>
        <translation>所选系统候选文本的开头</translation>
    </message>
    <message>
        <source>How much of the candidate&apos;s letters and digits the tokenizer reads</source>
        <translation>分词器读取了候选文本中多少字母和数字</translation>
    </message>
    <message>
        <source>How many tokens the candidate has</source>
        <translation>候选文本的词元数</translation>
    </message>
    <message>
        <source>How many tokens the reference has</source>
        <translation>参考文本的词元数</translation>
    </message>
    <message>
        <source>What the corrected text scores</source>
        <translation>修订文本的得分</translation>
    </message>
    <message>
        <source>How many characters the corrected text is away from the original</source>
        <translation>修订文本与原文相差的字符数</translation>
    </message>
    <message>
        <source>{metric} of {system}</source>
        <translation>{system} 的 {metric}</translation>
    </message>
    <message>
        <source>{metric} of the corrected text of {system}</source>
        <translation>{system} 的修订文本的 {metric}</translation>
    </message>
</context>
<context>
    <name>corpusFormats</name>
    <message>
        <source>text, line by line</source>
        <translation>逐行文本</translation>
    </message>
    <message>
        <source>saved dataset</source>
        <translation>已保存的数据集</translation>
    </message>
</context>
<context>
    <name>corpusLacks</name>
    <message>
        <source>Choose a column that holds references</source>
        <translation>请选择参考文本所在的列</translation>
    </message>
    <message>
        <source>Choose a column that holds candidates, or the first sentences of a source text</source>
        <translation>请选择候选文本所在的列，或使用源文的开头几句</translation>
    </message>
    <message>
        <source>Where a column names the system, one column holds all candidates</source>
        <translation>若由一列给出系统名，则所有候选文本须在同一列中</translation>
    </message>
    <message>
        <source>Two columns name the same system: give each a name of its own</source>
        <translation>两列使用了相同的系统名：请分别命名</translation>
    </message>
</context>
<context>
    <name>corpusProblem</name>
    <message>
        <source>No file was chosen</source>
        <translation>未选择文件</translation>
    </message>
    <message>
        <source>It is not there: check the name</source>
        <translation>文件不存在：请检查名称</translation>
    </message>
    <message>
        <source>It is a folder that holds no corpus known here</source>
        <translation>这是文件夹，其中没有可识别的语料</translation>
    </message>
    <message>
        <source>It is no ordinary file and was not opened</source>
        <translation>这不是普通文件，未打开</translation>
    </message>
    <message>
        <source>It may not be read: check its permissions</source>
        <translation>无读取权限：请检查权限</translation>
    </message>
    <message>
        <source>It cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>It is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>It holds no text</source>
        <translation>其中没有文本</translation>
    </message>
    <message>
        <source>It is too large for this format: use JSONL or CSV</source>
        <translation>对此格式来说文件过大：请改用 JSONL 或 CSV</translation>
    </message>
    <message>
        <source>The files are of different formats: open one kind at a time</source>
        <translation>文件格式不一：请一次只打开一种</translation>
    </message>
    <message>
        <source>It is a PDF: save its text first</source>
        <translation>这是 PDF：请先另存为文本</translation>
    </message>
    <message>
        <source>It is a document of an office program: save it as .xlsx, CSV or plain text first</source>
        <translation>这是办公软件文档：请先另存为 .xlsx、CSV 或纯文本</translation>
    </message>
    <message>
        <source>It is packed: unpack it first</source>
        <translation>这是压缩文件：请先解压</translation>
    </message>
    <message>
        <source>It is a picture</source>
        <translation>这是图片</translation>
    </message>
    <message>
        <source>Reading it needs another package: pip install &apos;rouge-gui[{detail}]&apos;</source>
        <translation>读取它需要另一个软件包：pip install &apos;rouge-gui[{detail}]&apos;</translation>
    </message>
    <message>
        <source>It is no Excel workbook that can be read</source>
        <translation>这不是可读取的 Excel 工作簿</translation>
    </message>
    <message>
        <source>It is no Parquet file that can be read</source>
        <translation>这不是可读取的 Parquet 文件</translation>
    </message>
    <message>
        <source>It is no saved dataset that can be read</source>
        <translation>这不是可读取的数据集</translation>
    </message>
    <message>
        <source>Rows of it were chosen by an index: save it after flatten_indices()</source>
        <translation>其中的行由索引选出：请在 flatten_indices() 之后重新保存</translation>
    </message>
    <message>
        <source>There are no data files in the saved dataset</source>
        <translation>已保存的数据集中没有数据文件</translation>
    </message>
    <message>
        <source>It would take {detail} MB unpacked, and was not opened</source>
        <translation>解压后将占用 {detail} MB，未打开</translation>
    </message>
    <message>
        <source>Its XML declares a document type or entities, and was not opened</source>
        <translation>其 XML 声明了文档类型或实体，未打开</translation>
    </message>
    <message>
        <source>No valid XML</source>
        <translation>XML 无效</translation>
    </message>
    <message>
        <source>More than {detail} rows: the rest was not read</source>
        <translation>超过 {detail} 行：其余未读取</translation>
    </message>
    <message>
        <source>More than {detail} files</source>
        <translation>超过 {detail} 个文件</translation>
    </message>
    <message>
        <source>No system wrote about {detail}</source>
        <translation>没有系统输出对应 {detail}</translation>
    </message>
    <message>
        <source>No item was found in it</source>
        <translation>其中没有找到条目</translation>
    </message>
    <message>
        <source>It has {detail} columns: only the first ones are offered</source>
        <translation>共有 {detail} 列：仅提供前面的列</translation>
    </message>
    <message>
        <source>No valid JSON</source>
        <translation>JSON 无效</translation>
    </message>
    <message>
        <source>The JSON ends in the middle</source>
        <translation>JSON 不完整</translation>
    </message>
    <message>
        <source>Nested too deeply</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>JSON, but no object with named fields</source>
        <translation>是 JSON，但不是带字段名的对象</translation>
    </message>
    <message>
        <source>The line is too long to be an item</source>
        <translation>该行过长，不可能是一个条目</translation>
    </message>
    <message>
        <source>Not written in {detail}</source>
        <translation>编码不是 {detail}</translation>
    </message>
    <message>
        <source>Not CSV: a quotation mark is not closed</source>
        <translation>不是 CSV：引号未闭合</translation>
    </message>
    <message>
        <source>More or fewer cells than the header has columns</source>
        <translation>单元格数与表头列数不符</translation>
    </message>
    <message>
        <source>Fewer lines than the other files ({detail})</source>
        <translation>行数少于其他文件（{detail}）</translation>
    </message>
    <message>
        <source>Lists of different lengths: {detail}</source>
        <translation>列表长度不一：{detail}</translation>
    </message>
    <message>
        <source>{detail} holds one list per reference, not per item; it was turned round</source>
        <translation>{detail} 按参考文本而非按条目成列；已转置</translation>
    </message>
    <message>
        <source>A field holds something that is no text: {detail}</source>
        <translation>字段内容不是文本：{detail}</translation>
    </message>
    <message>
        <source>Neither a candidate nor a reference</source>
        <translation>既无候选文本也无参考文本</translation>
    </message>
    <message>
        <source>{detail} has no candidate</source>
        <translation>{detail} 没有候选文本</translation>
    </message>
    <message>
        <source>{detail} was there before: the first one is kept</source>
        <translation>{detail} 重复出现：保留第一个</translation>
    </message>
    <message>
        <source>{detail} has other references than before: the first ones are kept</source>
        <translation>{detail} 的参考文本与之前不同：保留最先的</translation>
    </message>
    <message>
        <source>It cannot be read ({problem})</source>
        <translation>无法读取（{problem}）</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}，第 {line} 行</translation>
    </message>
</context>
<context>
    <name>corpusRoles</name>
    <message>
        <source>Not read</source>
        <translation>不读取</translation>
    </message>
    <message>
        <source>Id of the item</source>
        <translation>条目 ID</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考文本</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选文本</translation>
    </message>
    <message>
        <source>System name</source>
        <translation>系统名</translation>
    </message>
    <message>
        <source>Source text</source>
        <translation>源文</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Kept beside</source>
        <translation>附带保留</translation>
    </message>
</context>
<context>
    <name>edit log</name>
    <message>
        <source>{file} is empty: choose an edit log</source>
        <translation>{file} 为空：请选择编辑日志</translation>
    </message>
    <message>
        <source>{file}, line {line}: this is no JSON; choose an edit log</source>
        <translation>{file} 第 {line} 行：不是 JSON；请选择编辑日志</translation>
    </message>
    <message>
        <source>{file} is no edit log of rouge-gui</source>
        <translation>{file} 不是 rouge-gui 的编辑日志</translation>
    </message>
    <message>
        <source>{file} was written by a newer rouge-gui: update to read it</source>
        <translation>{file} 由更新版本的 rouge-gui 写成：请升级后读取</translation>
    </message>
    <message>
        <source>{file}, line {line}: the edit log was changed or cut and cannot be replayed</source>
        <translation>{file} 第 {line} 行：编辑日志被改动或截断，无法重放</translation>
    </message>
</context>
<context>
    <name>explain</name>
    <message>
        <source>unit</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>ref.</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>cand.</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>credited</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>surplus</source>
        <translation>多余</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>遗漏</translation>
    </message>
    <message>
        <source>the unit as it is counted: what the tokenizer made of the text</source>
        <translation>计数时的单元：分词器对文本处理后的形式</translation>
    </message>
    <message>
        <source>how often the reference has it; the sum is what recall is divided by</source>
        <translation>参考文本中出现的次数；其和是召回率的分母</translation>
    </message>
    <message>
        <source>how often the candidate has it; the sum is what precision is divided by</source>
        <translation>候选文本中出现的次数；其和是精确率的分母</translation>
    </message>
    <message>
        <source>what it earns: the smaller of both counts; the sum is the matches</source>
        <translation>它的得分：两个次数中较小的一个；其和就是匹配数</translation>
    </message>
    <message>
        <source>what the candidate has beyond that, of a unit the reference holds</source>
        <translation>参考文本中有此单元时，候选文本多出的次数</translation>
    </message>
    <message>
        <source>what the reference has beyond that</source>
        <translation>参考文本多出的次数</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Every unit that the metric counts, once: how often each text has it, and what it earns, which is the smaller of the two counts. The sums of the columns are the numbers of the score. Choose a row and its occurrences light up in both texts, those that earn nothing in a dashed frame; Enter goes from one to the next. ROUGE-W counts runs: the sum of credited is what their weights earn, the other sums are how many runs there are, and its totals, weighted lengths, stand below.</source>
        <translation>该指标所计的每个单元各占一行：它在两个文本中各出现几次，以及得多少分，即两个次数中较小的一个。各列之和就是得分中的数字。选中一行，它在两个文本中的出现处都会亮起，不计分的带虚线框；按回车键逐个跳转。ROUGE-W 计的是连续段：计分一列之和是各段权重之和，其余各和是段数，其总数（加权长度）写在下方。</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>How the metric is computed: first the rule, then the numbers of this comparison put in, then the result. Recall divides the matches by what the reference has, precision by what the candidate has, F is their harmonic mean. With several references the last line says what the profile makes of them. Point at a line and what it counts lights up in the texts.</source>
        <translation>指标的计算过程：先是规则，再代入本次比较的数字，最后是结果。召回率用匹配数除以参考文本的总数，精确率除以候选文本的总数，F 是两者的调和平均。有多个参考文本时，最后一行说明方案如何合并它们。指向某一行，它所计的内容就会在文本中亮起。</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>The table that the longest common subsequence is read from: a row for each token of the reference, a column for each of the candidate, and in a cell how long the subsequence of both texts up to there is. Dots are equal tokens; the joined squares are the path that was counted. Equal texts make one diagonal, two halves that changed places two, shuffled words dust. Point at a cell and both tokens light up; the arrow keys walk, with Ctrl along the path, and the wheel with Ctrl zooms. ROUGE-W shows how many equal tokens in a row end at a cell; where a metric compares sentence by sentence, every two sentences have a table of their own.</source>
        <translation>最长公共子序列就是从这张表里读出来的：参考文本的每个词元一行，候选文本的每个词元一列，单元格里是两边到此为止的公共子序列长度。圆点是相等的词元，连起来的方框是计分所用的路径。相同的文本是一条对角线，前后两半互换是两条，打乱的词则像散落的尘点。指向单元格，两个词元都会亮起；方向键逐格移动，按住 Ctrl 沿路径移动，Ctrl 加滚轮缩放。ROUGE-W 显示到该格为止连续相等的词元数；逐句比较的指标中，每两个句子各有一张表。</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>所选</translation>
    </message>
    <message>
        <source>What the selected text earns in every metric: the units that lie in it as a whole, how many of them are credited, which part of all matches that is, and how much it adds to recall (in the reference) or to precision (in the candidate). Skip-bigrams are counted where they begin. The whole text gives the score’s own recall or precision; the shares of ROUGE-W’s parts do not add up to it, for it takes a root.</source>
        <translation>所选文本在各指标中的得分：完整落在其中的单元，其中计分的有多少，占全部匹配数的多少，以及为召回率（在参考文本中）或精确率（在候选文本中）贡献多少。跳跃二元组按其起点计入。选中全文即得到得分本身的召回率或精确率；ROUGE-W 要开方，各部分之和并不等于它。</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>How ROUGE-Lsum sees the texts: a row for each sentence of the reference, a column for each of the candidate, and in the cell the length of their longest common subsequence in tokens. A sentence earns the union of its row: tokens that lie on any of these subsequences count once. So moved sentences cost nothing. Choose a cell and both sentences light up.</source>
        <translation>ROUGE-Lsum 眼中的文本：参考文本每句一行，候选文本每句一列，格中是两句最长公共子序列的词元数。一句的得分是其所在行的并集：位于任一子序列上的词元只计一次。因此句子换位不扣分。选中一格，两个句子都会亮起。</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>What each word of the candidate is worth: every metric is counted again without it, and the change is told. A word that matches nothing costs precision, so the score is higher without it: its bar is broken. Next edits lists the one-word changes that raise the metric most: in “the cat is under the mat” it is “under” → “on”, and ROUGE-1 rises from 5/6 to 1. Missing ranks what the reference has and the candidate lacks. Apply makes the edit, and undo takes it back.</source>
        <translation>候选文本的每个词值多少分：去掉它，各项指标重新计算，并给出变化。没有匹配的词会降低精确率，去掉它分数更高，它上方的条是虚线。“下一步修改”列出最能提高该指标的单词修改：在 the cat is under the mat 中是 under → on，ROUGE-1 从 5/6 升到 1。“缺失”给参考有而候选没有的单元排序。“应用修改”会改动文本，可以撤销。</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>透镜</translation>
    </message>
    <message>
        <source>What became of each word before anything was counted: how the tokenizer cut it, what lemmatiser or stemmer made of it, the form that is compared, or why there is none. A lemma that another reading could as well have is marked as a toss-up. Other cut shows the same texts under a second tokenizer: “嫌疑人被警方抓获” is four words for jieba, so ROUGE-1 against “警方逮捕了嫌疑人” is .5, and eight characters for another, which makes it .625.</source>
        <translation>计数之前每个词发生了什么：分词器怎样切分，词形还原或词干提取得到什么，用来比较的形式是什么，或为什么没有。如果另一种分析同样可能，该原形会标为难以确定。“另一种切分”用第二个分词器显示同样的文本：“嫌疑人被警方抓获”在 jieba 看来是四个词，与“警方逮捕了嫌疑人”的 ROUGE-1 为 0.5；按字切分是八个字，得 0.625。</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>请稍候…</translation>
    </message>
    <message>
        <source>The scores are hidden for a guess</source>
        <translation>得分已隐藏，供猜测</translation>
    </message>
    <message>
        <source>Reveal them, and the arithmetic is here.</source>
        <translation>揭晓之后，这里就会显示算式。</translation>
    </message>
    <message>
        <source>These texts are not compared</source>
        <translation>这些文本没有比较</translation>
    </message>
    <message>
        <source>The message above the texts says what is wrong.</source>
        <translation>文本上方的消息说明了问题所在。</translation>
    </message>
    <message>
        <source>These texts are too long for this metric</source>
        <translation>这些文本太长，无法计算此指标</translation>
    </message>
    <message>
        <source>Choose ROUGE-1 or ROUGE-2, or compare a part of the texts.</source>
        <translation>请选择 ROUGE-1 或 ROUGE-2，或只比较文本的一部分。</translation>
    </message>
    <message>
        <source>These texts are too long to list their words</source>
        <translation>文本太长，无法逐词列出</translation>
    </message>
    <message>
        <source>Both texts are empty</source>
        <translation>两个文本都是空的</translation>
    </message>
    <message>
        <source>This metric counts units of its own, which cannot be listed</source>
        <translation>此指标有自己的计数单元，无法列出</translation>
    </message>
    <message>
        <source>Formula shows how it is computed; choose a ROUGE metric to see its units.</source>
        <translation>“公式”显示它如何计算；要看单元，请选择一个 ROUGE 指标。</translation>
    </message>
    <message>
        <source>This profile computes no ROUGE metric</source>
        <translation>此方案不计算 ROUGE 指标</translation>
    </message>
    <message>
        <source>Choose the metric of the profile above, or another profile.</source>
        <translation>请在上方选择该方案的指标，或换一个方案。</translation>
    </message>
    <message>
        <source>The implementation that this profile follows raises an error here</source>
        <translation>此方案所依据的实现在这里报错</translation>
    </message>
    <message>
        <source>The foot of the window quotes it. Choose another metric or profile.</source>
        <translation>窗口底部引用了该错误。请选择其他指标或方案。</translation>
    </message>
    <message>
        <source>This profile does not compute this metric</source>
        <translation>此方案不计算此指标</translation>
    </message>
    <message>
        <source>Choose another metric above, or another profile.</source>
        <translation>请在上方选择其他指标，或换一个方案。</translation>
    </message>
    <message>
        <source>The reference is empty.</source>
        <translation>参考为空。</translation>
    </message>
    <message>
        <source>The candidate is empty.</source>
        <translation>候选为空。</translation>
    </message>
    <message>
        <source>Clean-up leaves nothing of the reference.</source>
        <translation>清理后参考什么也不剩。</translation>
    </message>
    <message>
        <source>Clean-up leaves nothing of the candidate.</source>
        <translation>清理后候选什么也不剩。</translation>
    </message>
    <message>
        <source>The tokenizer {tokenizer} leaves no token of the reference.</source>
        <translation>参考经 {tokenizer} 分词后没有剩下词元。</translation>
    </message>
    <message>
        <source>The tokenizer {tokenizer} leaves no token of the candidate.</source>
        <translation>候选经 {tokenizer} 分词后没有剩下词元。</translation>
    </message>
    <message>
        <source>The reference is too short for a unit of this metric: number of tokens {count}.</source>
        <translation>参考太短，不足一个该指标的单元：词元数 {count}。</translation>
    </message>
    <message>
        <source>The candidate is too short for a unit of this metric: number of tokens {count}.</source>
        <translation>候选太短，不足一个该指标的单元：词元数 {count}。</translation>
    </message>
    <message>
        <source>The reference has no tokens</source>
        <translation>参考没有词元</translation>
    </message>
    <message>
        <source>The candidate has no tokens</source>
        <translation>候选没有词元</translation>
    </message>
    <message>
        <source>Neither text has tokens</source>
        <translation>两个文本都没有词元</translation>
    </message>
    <message>
        <source>There is nothing to count</source>
        <translation>没有可计数的内容</translation>
    </message>
    <message>
        <source>There is no run to count</source>
        <translation>没有可计数的连续段</translation>
    </message>
    <message>
        <source>ROUGE-W counts runs of tokens on the common subsequence, and these texts share no token.</source>
        <translation>ROUGE-W 计算公共子序列上的连续词元段，而这两个文本没有相同的词元。</translation>
    </message>
    <message>
        <source>Select some text in the reference or in the candidate</source>
        <translation>请在参考文本或候选文本中选择一段文字</translation>
    </message>
    <message>
        <source>What it earns in every metric then stands here.</source>
        <translation>它在各指标中的得分就会显示在这里。</translation>
    </message>
    <message>
        <source>This package cuts the texts in its own way, not into sentences</source>
        <translation>此软件包以自己的方式切分文本，而不是按句子</translation>
    </message>
    <message>
        <source>Choose the profile auto or rouge-score to see sentences.</source>
        <translation>要查看句子，请选择方案 auto 或 rouge-score。</translation>
    </message>
    <message>
        <source>One of the texts has no sentences</source>
        <translation>其中一个文本没有句子</translation>
    </message>
    <message>
        <source>Type or open a text on either side.</source>
        <translation>请在两侧都输入或打开文本。</translation>
    </message>
    <message>
        <source>{count} pairs are too many to list</source>
        <translation>{count} 个词对太多，无法列出</translation>
    </message>
    <message>
        <source>Choose a skip distance such as that of ROUGE-S4, or compare a part of the texts.</source>
        <translation>请选用有限的跳跃距离，如 ROUGE-S4，或只比较文本的一部分。</translation>
    </message>
    <message>
        <source>A table of {count} cells is too large to lay out</source>
        <translation>{count} 个单元格的表太大，无法展开</translation>
    </message>
    <message>
        <source>Compare a part of the texts.</source>
        <translation>请只比较文本的一部分。</translation>
    </message>
    <message>
        <source>Under this profile the metric cannot be counted again token by token</source>
        <translation>在此方案下，该指标无法逐词元重新计算</translation>
    </message>
    <message>
        <source>Choose ROUGE-1, ROUGE-2 or ROUGE-L, or the profile rouge-score.</source>
        <translation>请选择 ROUGE-1、ROUGE-2 或 ROUGE-L，或方案 rouge-score。</translation>
    </message>
    <message>
        <source>{count} pairs of sentences are too many for a matrix</source>
        <translation>{count} 个句对太多，无法排成矩阵</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>F-measure</source>
        <translation>F 值</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>匹配数</translation>
    </message>
    <message>
        <source>reference total</source>
        <translation>参考总数</translation>
    </message>
    <message>
        <source>candidate total</source>
        <translation>候选总数</translation>
    </message>
    <message>
        <source>reference length</source>
        <translation>参考长度</translation>
    </message>
    <message>
        <source>candidate length</source>
        <translation>候选长度</translation>
    </message>
    <message>
        <source>sentence length</source>
        <translation>句长</translation>
    </message>
    <message>
        <source>reference sentences</source>
        <translation>参考句</translation>
    </message>
    <message>
        <source>credited of the union of its LCSs</source>
        <translation>其各 LCS 并集中计分的词元</translation>
    </message>
    <message>
        <source>different units</source>
        <translation>不同单元</translation>
    </message>
    <message>
        <source>different units that both texts have</source>
        <translation>两个文本共有的不同单元数</translation>
    </message>
    <message>
        <source>in reference</source>
        <translation>参考中次数</translation>
    </message>
    <message>
        <source>in candidate</source>
        <translation>候选中次数</translation>
    </message>
    <message>
        <source>length of the LCS</source>
        <translation>LCS 长度</translation>
    </message>
    <message>
        <source>LCS of the pieces the package cuts</source>
        <translation>该软件包所切片段的 LCS</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>连续段</translation>
    </message>
    <message>
        <source>run length</source>
        <translation>段长</translation>
    </message>
    <message>
        <source>0 ÷ 0, taken as 0</source>
        <translation>0 ÷ 0，按 0 计</translation>
    </message>
    <message>
        <source>all references</source>
        <translation>全部参考</translation>
    </message>
    <message>
        <source>F of the summed counts</source>
        <translation>计数相加后的 F</translation>
    </message>
    <message>
        <source>the highest of</source>
        <translation>其中最高</translation>
    </message>
    <message>
        <source>of the reference with the highest recall of</source>
        <translation>召回率最高的参考，召回率</translation>
    </message>
    <message>
        <source>mean of</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>jackknife of</source>
        <translation>刀切法</translation>
    </message>
    <message>
        <source>edits</source>
        <translation>编辑数</translation>
    </message>
    <message>
        <source>F of the character n-grams, recall counted twice as much</source>
        <translation>字符 n 元组的 F，召回率权重加倍</translation>
    </message>
    <message>
        <source>delete “{old}”</source>
        <translation>删除“{old}”</translation>
    </message>
    <message>
        <source>“{old}” → “{new}”</source>
        <translation>“{old}” → “{new}”</translation>
    </message>
    <message>
        <source>insert “{new}” before “{old}”</source>
        <translation>在“{old}”前插入“{new}”</translation>
    </message>
    <message>
        <source>insert “{new}” at the end</source>
        <translation>在末尾插入“{new}”</translation>
    </message>
    <message>
        <source>without</source>
        <translation>去掉</translation>
    </message>
    <message>
        <source>the candidate token that is left out</source>
        <translation>被去掉的候选词元</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>by how much {part} of {metric} changes without the token</source>
        <translation>去掉该词元后 {metric} 的{part}变化多少</translation>
    </message>
    <message>
        <source>edit of the candidate</source>
        <translation>对候选文本的修改</translation>
    </message>
    <message>
        <source>F then</source>
        <translation>之后的 F</translation>
    </message>
    <message>
        <source>missing unit</source>
        <translation>缺失的单元</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>the word as it stands in the text</source>
        <translation>文本中的原样</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>切分</translation>
    </message>
    <message>
        <source>what the tokenizer makes of it: case, compatibility characters, accents</source>
        <translation>分词器处理后的样子：大小写、兼容字符、重音</translation>
    </message>
    <message>
        <source>lemma or stem</source>
        <translation>原形或词干</translation>
    </message>
    <message>
        <source>what lemmatiser or stemmer make of it, where they change it</source>
        <translation>词形还原或词干提取的结果（有变化时）</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>归一</translation>
    </message>
    <message>
        <source>with е for ё</source>
        <translation>ё 写作 е</translation>
    </message>
    <message>
        <source>counted as</source>
        <translation>计为</translation>
    </message>
    <message>
        <source>the form that metrics compare, or why there is none</source>
        <translation>指标比较的形式，或为什么没有</translation>
    </message>
    <message>
        <source>s.</source>
        <translation>句</translation>
    </message>
    <message>
        <source>the number of the sentence that it is in</source>
        <translation>所在句子的序号</translation>
    </message>
    <message>
        <source>dropped: a stopword</source>
        <translation>丢弃：停用词</translation>
    </message>
    <message>
        <source>not read by the tokenizer</source>
        <translation>分词器不读</translation>
    </message>
    <message>
        <source>taken out by clean-up</source>
        <translation>清理时移除</translation>
    </message>
    <message>
        <source>{lemma} ({score} %)</source>
        <translation>{lemma}（{score} %）</translation>
    </message>
    <message>
        <source>stretch</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>this profile</source>
        <translation>本方案</translation>
    </message>
    <message>
        <source>the other one</source>
        <translation>另一个</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>run: {length}</source>
        <translation>连续：{length}</translation>
    </message>
    <message>
        <source>weighted length: {value}</source>
        <translation>加权长度：{value}</translation>
    </message>
    <message>
        <source>length: {length}</source>
        <translation>长度：{length}</translation>
    </message>
    <message>
        <source>equal, on the path</source>
        <translation>相等，在路径上</translation>
    </message>
    <message>
        <source>equal, on the path, earns nothing more</source>
        <translation>相等，在路径上，不再得分</translation>
    </message>
    <message>
        <source>equal, not on the path</source>
        <translation>相等，不在路径上</translation>
    </message>
    <message>
        <source>{metric} does not go by a path. This is the longest common subsequence of the whole texts; the last corner is its length: {corner}.</source>
        <translation>{metric} 不按路径计分。这里是两边全文的最长公共子序列；右下角就是它的长度：{corner}。</translation>
    </message>
    <message>
        <source>A number tells how many equal tokens in a row end there. The runs on the path earn {matches}, the last corner is {corner}.</source>
        <translation>数字表示到该格为止连续相等的词元数。路径上的连续段共得 {matches}，右下角是 {corner}。</translation>
    </message>
    <message>
        <source>The last corner is {corner}: the matches of {metric}, as many as the path has cells.</source>
        <translation>右下角是 {corner}：即 {metric} 的匹配数，与路径的格数相同。</translation>
    </message>
    <message>
        <source>Every two sentences have a table of their own, within the lines.</source>
        <translation>每两个句子各有一张表，以线为界。</translation>
    </message>
    <message>
        <source>Every cell of a path earns. Matches: {matches}.</source>
        <translation>路径上的每一格都得分。匹配数：{matches}。</translation>
    </message>
    <message>
        <source>Each different word on a path earns once. Matches: {matches}.</source>
        <translation>路径上每个不同的词只得分一次。匹配数：{matches}。</translation>
    </message>
    <message>
        <source>What a path marks in a row earns once; the marked rows make runs that earn {matches}.</source>
        <translation>路径在一行里标出的只得分一次；标出的行连成的连续段共得 {matches}。</translation>
    </message>
    <message>
        <source>A row earns once, however many paths cross it. Matches: {matches}.</source>
        <translation>无论有多少条路径经过，一行只得分一次。匹配数：{matches}。</translation>
    </message>
    <message>
        <source>Marked rows that earn nothing, for the candidate&apos;s tokens are used up or the run is not ended: {n}.</source>
        <translation>已标出但不得分的行（候选文本的词元已用完，或连续段没有结束）：{n}。</translation>
    </message>
    <message>
        <source>From the last corner back: equal tokens diagonally, else to the greater neighbour, at a tie left.</source>
        <translation>从右下角往回走：词元相等走对角线，否则走向较大的邻格，一样大时向左。</translation>
    </message>
    <message>
        <source>From the last corner back: equal tokens diagonally, else to the greater neighbour, at a tie up.</source>
        <translation>从右下角往回走：词元相等走对角线，否则走向较大的邻格，一样大时向上。</translation>
    </message>
    <message>
        <source>Longest paths: not counted beyond {cells} cells.</source>
        <translation>最长路径：超过 {cells} 格时不计数。</translation>
    </message>
    <message>
        <source>Longest paths: about {count}.</source>
        <translation>最长路径：约 {count} 条。</translation>
    </message>
    <message>
        <source>Longest paths: {count}.</source>
        <translation>最长路径：{count} 条。</translation>
    </message>
    <message>
        <source>Longest paths: being counted…</source>
        <translation>最长路径：正在计数…</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>…… 另有 {count} 项</translation>
    </message>
    <message>
        <source>{title}: {metric}</source>
        <translation>{title}：{metric}</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Without a word of the candidate: by token lists, the text is not cut anew</source>
        <translation>去掉候选文本的一个词：按词元列表计算，文本不重新切分</translation>
    </message>
    <message>
        <source>Next edits: the edited text is read and scored anew</source>
        <translation>下一步修改：修改后的文本重新切分并评分</translation>
    </message>
    <message>
        <source>Missing units, put in where they earn most</source>
        <translation>缺失的单元，放在得分最多的位置</translation>
    </message>
    <message>
        <source>Words of the reference</source>
        <translation>参考文本的词</translation>
    </message>
    <message>
        <source>Words of the candidate</source>
        <translation>候选文本的词</translation>
    </message>
    <message>
        <source>LCS of every two sentences, in tokens</source>
        <translation>每两句的最长公共子序列，以词元计</translation>
    </message>
    <message>
        <source>Sentences of the candidate: {count}, too many for a page</source>
        <translation>候选文本的句数：{count}，一页放不下</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>opened</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>pasted</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>suggested edit</source>
        <translation>建议的修改</translation>
    </message>
    <message>
        <source>sides swapped</source>
        <translation>两侧交换</translation>
    </message>
    <message>
        <source>references changed</source>
        <translation>参考文本变动</translation>
    </message>
    <message>
        <source>second candidate changed</source>
        <translation>第二候选文本变动</translation>
    </message>
    <message>
        <source>source text changed</source>
        <translation>源文变动</translation>
    </message>
    <message>
        <source>candidates exchanged</source>
        <translation>候选文本互换</translation>
    </message>
    <message>
        <source>returned to an earlier state</source>
        <translation>回到较早状态</translation>
    </message>
    <message>
        <source>profile {profile}</source>
        <translation>方案 {profile}</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>召回率</translation>
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
        <translation>下次启动后界面使用中文</translation>
    </message>
    <message>
        <source>The interface follows the desktop from the next start on</source>
        <translation>下次启动后界面语言跟随系统</translation>
    </message>
    <message>
        <source>The language of the interface changes at the next start</source>
        <translation>界面语言将在下次启动时更改</translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>1 unigrams</source>
        <translation>1 一元组</translation>
    </message>
    <message>
        <source>unigrams</source>
        <translation>一元组</translation>
    </message>
    <message>
        <source>ROUGE-1: single tokens counted in both texts</source>
        <translation>ROUGE-1：两侧都计数的单个词元</translation>
    </message>
    <message>
        <source>2 bigrams</source>
        <translation>2 二元组</translation>
    </message>
    <message>
        <source>bigrams</source>
        <translation>二元组</translation>
    </message>
    <message>
        <source>ROUGE-2: pairs of neighbouring tokens counted in both texts</source>
        <translation>ROUGE-2：两侧都计数的相邻两个词元</translation>
    </message>
    <message>
        <source>LCS</source>
        <translation>最长公共子序列</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>连续段</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>ROUGE-W: runs of tokens that follow each other in both texts; long runs earn more</source>
        <translation>ROUGE-W：在两个文本中都连续出现的词元段；越长的段得分越多</translation>
    </message>
    <message>
        <source>{n}-grams</source>
        <translation>{n} 元组</translation>
    </message>
    <message>
        <source>ROUGE-{n}: {n} neighbouring tokens counted in both texts</source>
        <translation>ROUGE-{n}：两侧都计数的相邻 {n} 个词元</translation>
    </message>
    <message>
        <source>{letters}</source>
        <translation>{letters}</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>词对</translation>
    </message>
    <message>
        <source>skip-bigrams</source>
        <translation>跳跃二元组</translation>
    </message>
    <message>
        <source>ROUGE-{letters}: pairs of tokens in the same order in both texts, others may stand between; a token is the darker the more counted pairs begin there</source>
        <translation>ROUGE-{letters}：在两个文本中顺序相同的词元对，中间可以隔着别的词元；从某词元开始的计分词对越多，颜色越深</translation>
    </message>
    <message>
        <source>L LCS</source>
        <translation>L 最长公共子序列</translation>
    </message>
    <message>
        <source>ROUGE-L: the longest run of tokens in the same order in both texts, gaps allowed</source>
        <translation>ROUGE-L：两侧顺序相同的最长词元序列，允许间隔（最长公共子序列）</translation>
    </message>
    <message>
        <source>Lsum</source>
        <translation>Lsum</translation>
    </message>
    <message>
        <source>ROUGE-Lsum: of each reference sentence, the tokens in the same order as in some candidate sentence; a sentence is a line, so moved sentences cost nothing</source>
        <translation>ROUGE-Lsum：每个参考句中与某个候选句顺序相同的词元；一行即一句，因此句子换位不扣分</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Restore the defaults of this page</source>
        <translation>恢复本页默认值</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>界面</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>隐私</translation>
    </message>
    <message>
        <source>Size of the texts</source>
        <translation>文本字号</translation>
    </message>
    <message>
        <source>Line height</source>
        <translation>行高</translation>
    </message>
    <message>
        <source>Wrap long lines</source>
        <translation>长行折行</translation>
    </message>
    <message>
        <source>Write scores as 0–100</source>
        <translation>得分写作 0–100</translation>
    </message>
    <message>
        <source>Digits after the point</source>
        <translation>小数位数</translation>
    </message>
    <message>
        <source>Tokenizer of BLEU</source>
        <translation>BLEU 的分词器</translation>
    </message>
    <message>
        <source>Smoothing of BLEU</source>
        <translation>BLEU 的平滑方法</translation>
    </message>
    <message>
        <source>Tint by paying reference</source>
        <translation>按计分参考文本着色</translation>
    </message>
    <message>
        <source>Words of a longer n-gram</source>
        <translation>较长 n 元组的词数</translation>
    </message>
    <message>
        <source>Underline what is unmatched</source>
        <translation>给未匹配的加下划线</translation>
    </message>
    <message>
        <source>Scroll the texts together</source>
        <translation>两侧同步滚动</translation>
    </message>
    <message>
        <source>Overview beside the texts</source>
        <translation>文本旁的概览条</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Leave no traces</source>
        <translation>不留痕迹</translation>
    </message>
    <message>
        <source>In points; the wheel with Ctrl and the keys for zooming change it too.</source>
        <translation>单位为磅；Ctrl+滚轮和缩放按键也会改变它。</translation>
    </message>
    <message>
        <source>In percent of a line. Brackets and boxes take the room they need even so.</source>
        <translation>占一行的百分比。括号和方框仍会占用所需的空间。</translation>
    </message>
    <message>
        <source>Otherwise a long line is reached by scrolling sideways.</source>
        <translation>否则长行需要横向滚动查看。</translation>
    </message>
    <message>
        <source>In the table, the history and what is exported; 0–1 otherwise. BLEU and chrF are 0–100 always.</source>
        <translation>用于得分表、历史和导出；否则为 0–1。BLEU 和 chrF 始终为 0–100。</translation>
    </message>
    <message>
        <source>Of scores in 0–1; counts and BLEU have their own.</source>
        <translation>用于 0–1 的得分；计数和 BLEU 另有规定。</translation>
    </message>
    <message>
        <source>Of those that sacreBLEU brings along; auto: zh for Chinese, char for Japanese and Korean, else 13a.</source>
        <translation>sacreBLEU 自带的分词器；auto：中文用 zh，日文和韩文用 char，其他用 13a。</translation>
    </message>
    <message>
        <source>What sacreBLEU puts in place of n-grams without a match; exp is its own choice.</source>
        <translation>没有匹配的 n 元组由 sacreBLEU 用什么代替；exp 是它自己的默认值。</translation>
    </message>
    <message>
        <source>With several references, the candidate&apos;s units have colour and number of the references that credit them.</source>
        <translation>有多个参考文本时，候选文本的计分单元带有给它计分的参考文本的颜色和编号。</translation>
    </message>
    <message>
        <source>How many tokens the layer and the metric beyond bigrams count at once.</source>
        <translation>二元组以外的图层和指标一次计几个词元。</translation>
    </message>
    <message>
        <source>A faint line under each unit of the layer on show that the other text does not have.</source>
        <translation>在所示图层中，另一文本没有的单位下画一条淡线。</translation>
    </message>
    <message>
        <source>What was counted together stays side by side while one of the texts is scrolled.</source>
        <translation>滚动一侧时，一起计数的部分保持并排。</translation>
    </message>
    <message>
        <source>A bar that shows the marks of the whole text; a click goes there.</source>
        <translation>显示全文标记的竖条；点击即跳转。</translation>
    </message>
    <message>
        <source>Light, dark, or as the desktop has it.</source>
        <translation>浅色、深色，或跟随系统。</translation>
    </message>
    <message>
        <source>Of menus and messages, from the next start on; texts may be in any language.</source>
        <translation>菜单和消息的语言，下次启动后生效；文本可以是任何语言。</translation>
    </message>
    <message>
        <source>Keeps what you choose here, and nothing of what you do: no recent files, no folders, no drafts, no profile, no window places. What was kept so far is removed now.</source>
        <translation>只保留这里的选择，不保留任何操作：不记最近的文件、文件夹、草稿、方案和窗口位置。已保存的现在就删除。</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>auto: by script</source>
        <translation>auto：按文字</translation>
    </message>
    <message>
        <source>13a: Western texts</source>
        <translation>13a：西文</translation>
    </message>
    <message>
        <source>intl: any script</source>
        <translation>intl：任何文字</translation>
    </message>
    <message>
        <source>zh: each Chinese character</source>
        <translation>zh：逐个汉字</translation>
    </message>
    <message>
        <source>char: each character</source>
        <translation>char：逐个字符</translation>
    </message>
    <message>
        <source>none: at spaces</source>
        <translation>none：按空格</translation>
    </message>
    <message>
        <source>exp: halved from order to order</source>
        <translation>exp：逐阶减半</translation>
    </message>
    <message>
        <source>floor: a small count</source>
        <translation>floor：一个小数目</translation>
    </message>
    <message>
        <source>add-k: one more of each</source>
        <translation>add-k：各加一</translation>
    </message>
    <message>
        <source>none: nothing</source>
        <translation>none：不平滑</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>磅</translation>
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
        <translation>匹配数 ÷ 参考文本一元组数</translation>
    </message>
    <message>
        <source>matches ÷ candidate unigrams</source>
        <translation>匹配数 ÷ 候选文本一元组数</translation>
    </message>
    <message>
        <source>matches ÷ reference bigrams</source>
        <translation>匹配数 ÷ 参考文本二元组数</translation>
    </message>
    <message>
        <source>matches ÷ candidate bigrams</source>
        <translation>匹配数 ÷ 候选文本二元组数</translation>
    </message>
    <message>
        <source>length of the LCS ÷ reference tokens</source>
        <translation>最长公共子序列长度 ÷ 参考文本词元数</translation>
    </message>
    <message>
        <source>length of the LCS ÷ candidate tokens</source>
        <translation>最长公共子序列长度 ÷ 候选文本词元数</translation>
    </message>
    <message>
        <source>credited by sentence LCSs ÷ reference tokens</source>
        <translation>各句最长公共子序列计分数 ÷ 参考文本词元数</translation>
    </message>
    <message>
        <source>credited by sentence LCSs ÷ candidate tokens</source>
        <translation>各句最长公共子序列计分数 ÷ 候选文本词元数</translation>
    </message>
    <message>
        <source>(weighted matches ÷ weighted reference)^(1/w)</source>
        <translation>(加权匹配 ÷ 加权参考文本)^(1/w)</translation>
    </message>
    <message>
        <source>(weighted matches ÷ weighted candidate)^(1/w)</source>
        <translation>(加权匹配 ÷ 加权候选文本)^(1/w)</translation>
    </message>
    <message>
        <source>matches ÷ reference skip-bigrams</source>
        <translation>匹配 ÷ 参考文本的跳跃二元组</translation>
    </message>
    <message>
        <source>matches ÷ candidate skip-bigrams</source>
        <translation>匹配 ÷ 候选文本的跳跃二元组</translation>
    </message>
    <message>
        <source>matches ÷ reference {n}-grams</source>
        <translation>匹配数 ÷ 参考文本 {n} 元组数</translation>
    </message>
    <message>
        <source>matches ÷ candidate {n}-grams</source>
        <translation>匹配数 ÷ 候选文本 {n} 元组数</translation>
    </message>
    <message>
        <source>recall R</source>
        <translation>召回率 R</translation>
    </message>
    <message>
        <source>precision P</source>
        <translation>精确率 P</translation>
    </message>
    <message>
        <source>0 ÷ 0, taken as 0</source>
        <translation>0 ÷ 0，取 0</translation>
    </message>
    <message>
        <source>Hide scores</source>
        <translation>隐藏得分</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>揭晓</translation>
    </message>
    <message>
        <source>Stop guessing</source>
        <translation>不再猜</translation>
    </message>
</context>
<context>
    <name>profiles</name>
    <message>
        <source>Implementations</source>
        <translation>各种实现</translation>
    </message>
    <message>
        <source>Recipes</source>
        <translation>配方</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>您自己的</translation>
    </message>
    <message>
        <source>the tool&apos;s own choice, by what the texts hold</source>
        <translation>由本工具按文本内容选择</translation>
    </message>
    <message>
        <source>Google&apos;s rouge-score 0.1.2: ASCII letters and digits</source>
        <translation>Google 的 rouge-score 0.1.2：只读 ASCII 字母和数字</translation>
    </message>
    <message>
        <source>the same with Porter&apos;s stemmer</source>
        <translation>同上，加 Porter 词干提取</translation>
    </message>
    <message>
        <source>rouge-score as Hugging Face evaluate calls it</source>
        <translation>Hugging Face evaluate 所调用的 rouge-score</translation>
    </message>
    <message>
        <source>Lin&apos;s script; paste the line a paper printed</source>
        <translation>Lin 的脚本；可粘贴论文里的命令行</translation>
    </message>
    <message>
        <source>PyPI&apos;s rouge 1.0.1: sets of n-grams</source>
        <translation>PyPI 的 rouge 1.0.1：n 元组集合</translation>
    </message>
    <message>
        <source>PyPI&apos;s rouge-chinese 1.0.3 after jieba</source>
        <translation>jieba 分词后用 PyPI 的 rouge-chinese 1.0.3</translation>
    </message>
    <message>
        <source>PyRouge of PyPI&apos;s rouge-metric 1.0.1</source>
        <translation>PyPI 的 rouge-metric 1.0.1 中的 PyRouge</translation>
    </message>
    <message>
        <source>sacreBLEU itself; also chrF, chrF++, TER</source>
        <translation>sacreBLEU 本身；另有 chrF、chrF++、TER</translation>
    </message>
    <message>
        <source>evaluate.load(&apos;rouge&apos;) as it comes</source>
        <translation>直接用 evaluate.load(&apos;rouge&apos;)</translation>
    </message>
    <message>
        <source>the same, its tokenizer splits at white space</source>
        <translation>同上，按空白切分</translation>
    </message>
    <message>
        <source>LLaMA-Factory: jieba, rouge-chinese, 0–100; BLEU-4</source>
        <translation>LLaMA-Factory：jieba、rouge-chinese，0–100；BLEU-4</translation>
    </message>
    <message>
        <source>OpenCompass: first clause, jieba, rouge-chinese</source>
        <translation>OpenCompass：首个分句、jieba、rouge-chinese</translation>
    </message>
    <message>
        <source>LongBench in Chinese: jieba, rouge; ROUGE-L only</source>
        <translation>LongBench 中文：jieba、rouge；只有 ROUGE-L</translation>
    </message>
    <message>
        <source>every character a token of rouge-score</source>
        <translation>每个字符是 rouge-score 的一个词元</translation>
    </message>
    <message>
        <source>characters as numbers for the script (LCSTS)</source>
        <translation>字符换成编号后交给脚本（LCSTS）</translation>
    </message>
    <message>
        <source>which implementation is followed</source>
        <translation>遵循哪个实现</translation>
    </message>
    <message>
        <source>what texts are cut into</source>
        <translation>文本切成什么</translation>
    </message>
    <message>
        <source>what is taken out of texts first, in this order</source>
        <translation>先按此顺序从文本中清理什么</translation>
    </message>
    <message>
        <source>whether jieba guesses words that its dictionary lacks</source>
        <translation>jieba 是否猜测词典之外的词</translation>
    </message>
    <message>
        <source>a dictionary in place of jieba&apos;s own</source>
        <translation>代替 jieba 自带词典的词典</translation>
    </message>
    <message>
        <source>words beside jieba&apos;s own</source>
        <translation>jieba 词典之外的补充词</translation>
    </message>
    <message>
        <source>what takes endings off</source>
        <translation>由什么去掉词尾</translation>
    </message>
    <message>
        <source>Russian words by their dictionary form</source>
        <translation>俄语词取词典形式</translation>
    </message>
    <message>
        <source>words that are not counted, one a line</source>
        <translation>不计的词，每行一个</translation>
    </message>
    <message>
        <source>differences in writing that do not count</source>
        <translation>不算差别的写法差异</translation>
    </message>
    <message>
        <source>where sentences end for ROUGE-Lsum</source>
        <translation>ROUGE-Lsum 的句子在何处结束</translation>
    </message>
    <message>
        <source>how much recall weighs in F against precision</source>
        <translation>F 中召回率相对精确率的权重</translation>
    </message>
    <message>
        <source>the exponent of ROUGE-W</source>
        <translation>ROUGE-W 的指数</translation>
    </message>
    <message>
        <source>how several references make one score</source>
        <translation>多个参考如何得出一个分数</translation>
    </message>
    <message>
        <source>where the random draws of a corpus begin</source>
        <translation>语料重抽样的随机种子</translation>
    </message>
    <message>
        <source>true: an n-gram that repeats counts once</source>
        <translation>true：重复的 n 元组只计一次</translation>
    </message>
    <message>
        <source>how far apart the words of a skip-bigram may be</source>
        <translation>跳跃二元组的两个词最多相隔多远</translation>
    </message>
    <message>
        <source>how much precision weighs in F (-p)</source>
        <translation>F 中精确率的权重（-p）</translation>
    </message>
    <message>
        <source>the longest n-grams (-n)</source>
        <translation>最长的 n 元组（-n）</translation>
    </message>
    <message>
        <source>whether there is ROUGE-L (off: -x)</source>
        <translation>是否计算 ROUGE-L（off：-x）</translation>
    </message>
    <message>
        <source>skip-bigrams and how far apart (-2, -u, -U)</source>
        <translation>跳跃二元组及其间隔（-2、-u、-U）</translation>
    </message>
    <message>
        <source>how many words of each text are read (-l)</source>
        <translation>每篇文本读多少个词（-l）</translation>
    </message>
    <message>
        <source>how many bytes of each text are read (-b)</source>
        <translation>每篇文本读多少字节（-b）</translation>
    </message>
    <message>
        <source>several references: A averages, B takes the best (-f)</source>
        <translation>多个参考：A 取平均，B 取最好（-f）</translation>
    </message>
    <message>
        <source>0: scores of items; 1: counts of all; 2: raw counts (-t)</source>
        <translation>0：各条分数；1：合计计数；2：原始计数（-t）</translation>
    </message>
    <message>
        <source>of the interval, in percent (-c)</source>
        <translation>置信区间的百分比（-c）</translation>
    </message>
    <message>
        <source>how often a corpus is drawn anew (-r)</source>
        <translation>语料重抽样的次数（-r）</translation>
    </message>
    <message>
        <source>tokens that are replaced by numbers first</source>
        <translation>先换成编号的词元</translation>
    </message>
    <message>
        <source>the folder with the script&apos;s stopwords and WordNet&apos;s exceptions</source>
        <translation>存放脚本停用词和 WordNet 例外表的文件夹</translation>
    </message>
    <message>
        <source>which of sacreBLEU&apos;s metrics</source>
        <translation>sacreBLEU 的哪个指标</translation>
    </message>
    <message>
        <source>a sentence, or a corpus as a whole</source>
        <translation>单句，或整个语料</translation>
    </message>
    <message>
        <source>the metrics that are reported, between commas</source>
        <translation>报告哪些指标，用逗号分开</translation>
    </message>
    <message>
        <source>what scores are multiplied by</source>
        <translation>分数乘以多少</translation>
    </message>
    <message>
        <source>to how many digits each score is rounded</source>
        <translation>每个分数保留几位小数</translation>
    </message>
    <message>
        <source>to how many digits the mean is rounded</source>
        <translation>平均值保留几位小数</translation>
    </message>
    <message>
        <source>what a text without tokens gives: an error, or 0</source>
        <translation>没有词元的文本得到什么：报错，或 0</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>The disk is full: what you do now would be lost in a crash. Make room, or save elsewhere</source>
        <translation>磁盘已满：此时若意外退出，所做的内容会丢失。请腾出空间或另存他处</translation>
    </message>
    <message>
        <source>The profile folder cannot be written: what you do now would be lost in a crash</source>
        <translation>配置文件夹无法写入：此时若意外退出，所做的内容会丢失</translation>
    </message>
    <message>
        <source>The settings cannot be written to {path}: what you choose holds until the window closes</source>
        <translation>无法将设置写入 {path}：您的选择只在窗口关闭前有效</translation>
    </message>
</context>
<context>
    <name>remarks</name>
    <message>
        <source>paper</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>against each reference alone: {values}</source>
        <translation>与每个参考文本单独相比：{values}</translation>
    </message>
    <message>
        <source>edits {edits} ÷ reference length {length}; fewer is better</source>
        <translation>编辑数 {edits} ÷ 参考长度 {length}；越少越好</translation>
    </message>
    <message>
        <source>weight {weight}; {matches} of {reference} and of {candidate} weighted tokens</source>
        <translation>权重 {weight}；加权匹配 {matches}，参考文本 {reference}，候选文本 {candidate}</translation>
    </message>
    <message>
        <source>any number of tokens may stand between</source>
        <translation>中间可以隔着任意多个词元</translation>
    </message>
    <message>
        <source>tokens that may stand between: {n} at most</source>
        <translation>中间最多隔 {n} 个词元</translation>
    </message>
    <message>
        <source>with unigrams, but for the last token&apos;s</source>
        <translation>加上一元组，但不含最后一个词元</translation>
    </message>
    <message>
        <source>with all unigrams</source>
        <translation>加上全部一元组</translation>
    </message>
    <message>
        <source>printed by ROUGE-1.5.5: {values}</source>
        <translation>ROUGE-1.5.5 打印：{values}</translation>
    </message>
    <message>
        <source>brevity penalty {penalty}: length {candidate}, reference {reference}</source>
        <translation>简短惩罚 {penalty}：长度 {candidate}，参考 {reference}</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message>
        <source>Digits of sco&amp;res</source>
        <translation>得分的小数位(&amp;R)</translation>
    </message>
    <message>
        <source>Copy scores &amp;as</source>
        <translation>得分复制为(&amp;A)</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>{file} is not there: check the name</source>
        <translation>{file} 不存在：请检查名称</translation>
    </message>
    <message>
        <source>{file} is a folder: choose a session in it</source>
        <translation>{file} 是文件夹：请选择其中的会话</translation>
    </message>
    <message>
        <source>{file} is no ordinary file and was not opened</source>
        <translation>{file} 不是普通文件，未打开</translation>
    </message>
    <message>
        <source>{file} may not be read: check its permissions</source>
        <translation>{file} 不允许读取：请检查权限</translation>
    </message>
    <message>
        <source>{file} cannot be read</source>
        <translation>{file} 无法读取</translation>
    </message>
    <message>
        <source>{file} is no session of rouge-gui</source>
        <translation>{file} 不是 rouge-gui 的会话</translation>
    </message>
    <message>
        <source>{file} was written by a newer rouge-gui and stays as it is: update to open it</source>
        <translation>{file} 由更新版本的 rouge-gui 写入，保持原样：请更新后再打开</translation>
    </message>
    <message>
        <source>{file} is damaged or was changed elsewhere and stays as it is</source>
        <translation>{file} 已损坏或被其他程序改动，保持原样</translation>
    </message>
    <message>
        <source>{file} was not saved: the disk is full; make room or save elsewhere</source>
        <translation>{file} 未保存：磁盘已满；请腾出空间或另存他处</translation>
    </message>
    <message>
        <source>{file} cannot be written: its folder is missing; make it or choose another</source>
        <translation>无法写入 {file}：其文件夹不存在，请先新建或另选</translation>
    </message>
    <message>
        <source>{file} is a folder: save under another name</source>
        <translation>{file} 是文件夹：请另存为其他名称</translation>
    </message>
    <message>
        <source>{file} cannot be written: save under another name</source>
        <translation>{file} 无法写入：请以其他名称保存</translation>
    </message>
</context>
<context>
    <name>systems</name>
    <message>
        <source>each pair</source>
        <translation>所有系统对</translation>
    </message>
    <message>
        <source>each − {system}</source>
        <translation>各系统 − {system}</translation>
    </message>
    <message>
        <source>approximate randomisation</source>
        <translation>近似随机化</translation>
    </message>
    <message>
        <source>paired bootstrap</source>
        <translation>配对自助法</translation>
    </message>
    <message>
        <source>Holm</source>
        <translation>Holm</translation>
    </message>
    <message>
        <source>Benjamini–Hochberg</source>
        <translation>Benjamini–Hochberg</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>paired approximate randomisation, {trials} trials, seed {seed}</source>
        <translation>配对近似随机化，{trials} 次，种子 {seed}</translation>
    </message>
    <message>
        <source>paired bootstrap, {resamples} resamples, seed {seed}</source>
        <translation>配对自助法，重抽样 {resamples} 次，种子 {seed}</translation>
    </message>
    <message>
        <source>corrected after Holm, pairs: {pairs}</source>
        <translation>Holm 校正，系统对：{pairs}</translation>
    </message>
    <message>
        <source>corrected after Benjamini and Hochberg, pairs: {pairs}</source>
        <translation>Benjamini–Hochberg 校正，系统对：{pairs}</translation>
    </message>
    <message>
        <source>not corrected, pairs: {pairs}</source>
        <translation>未校正，系统对：{pairs}</translation>
    </message>
    <message>
        <source>The profile is not a published standard.</source>
        <translation>该评分方案不是公开发表的标准。</translation>
    </message>
    <message>
        <source>Few items ({0}): the intervals are rough.</source>
        <translation>条目很少（{0}）：区间只是粗略的。</translation>
    </message>
    <message>
        <source>Means rest on different items ({0} to {1}), differences on those in common.</source>
        <translation>各均值所依据的条目不同（{0} 至 {1}），差值只依据共有的条目。</translation>
    </message>
    <message>
        <source>Intervals that hold 0: {0} of {1}; that does not show that systems are equal.</source>
        <translation>包含 0 的区间：{1} 个中有 {0} 个；这并不说明系统相同。</translation>
    </message>
    <message>
        <source>A difference of scores need not be one that readers see:</source>
        <translation>得分的差异未必是读者能看出的差异：</translation>
    </message>
    <message>
        <source>where systems are close, ROUGE hardly orders them as people do (Deutsch et al. 2022).</source>
        <translation>系统相近时，ROUGE 的排序与人的判断几乎不相关 (Deutsch et al. 2022)。</translation>
    </message>
    <message>
        <source>Items: {items}; intervals: {level} %; p: {test}; correction: {correction}.</source>
        <translation>条目数：{items}；区间：{level} %；p：{test}；校正：{correction}。</translation>
    </message>
    <message>
        <source>system</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>items</source>
        <translation>条目数</translation>
    </message>
    <message>
        <source>mean difference</source>
        <translation>平均差</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>A better</source>
        <translation>A 更好</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>B better</source>
        <translation>B 更好</translation>
    </message>
    <message>
        <source>Items: {items}; {level} % percentile bootstrap intervals, {resamples} resamples, seed {seed}</source>
        <translation>条目数：{items}；{level} % 百分位自助法区间，重抽样 {resamples} 次，种子 {seed}</translation>
    </message>
    <message>
        <source>{metric}: {level} % percentile bootstrap intervals, {resamples} resamples, seed {seed}</source>
        <translation>{metric}：{level} % 百分位自助法区间，重抽样 {resamples} 次，种子 {seed}</translation>
    </message>
    <message>
        <source>p: {test}, {correction}</source>
        <translation>p：{test}，{correction}</translation>
    </message>
</context>
<context>
    <name>verify</name>
    <message>
        <source>{package} has no such metric</source>
        <translation>{package} 没有这个指标</translation>
    </message>
    <message>
        <source>no package on PyPI computes what {profile} computes</source>
        <translation>PyPI 上没有软件包计算 {profile} 所计算的内容</translation>
    </message>
    <message>
        <source>the flags of this ROUGE-1.5.5 line do not ask for it</source>
        <translation>这行 ROUGE-1.5.5 的选项没有要求它</translation>
    </message>
    <message>
        <source>with -t the script counts over a whole corpus only</source>
        <translation>带 -t 时脚本只对整个语料计数</translation>
    </message>
    <message>
        <source>no package on PyPI computes ROUGE-W as the paper defines it</source>
        <translation>PyPI 上没有软件包按论文的定义计算 ROUGE-W</translation>
    </message>
    <message>
        <source>auto counts the unigram of every token; the packages leave out the last one</source>
        <translation>auto 计入每个词元的一元组；软件包不计最后一个</translation>
    </message>
    <message>
        <source>no package combines several references like this (multi={rule})</source>
        <translation>没有软件包这样合并多个参考文本（multi={rule}）</translation>
    </message>
    <message>
        <source>BLEU-4 is nltk&apos;s, which is not among the packages that are run here</source>
        <translation>BLEU-4 出自 nltk，它不在此处运行的软件包之列</translation>
    </message>
    <message>
        <source>rouge-score alone has this Lsum, with beta=1 and multi=max only</source>
        <translation>只有 rouge-score 有这种 Lsum，且仅限 beta=1 和 multi=max</translation>
    </message>
    <message>
        <source>There is no file {python}: name a Python to verify with</source>
        <translation>没有文件 {python}：请指定用于验证的 Python</translation>
    </message>
    <message>
        <source>{python} is no program that can be started: name a Python</source>
        <translation>{python} 不是可以启动的程序：请指定一个 Python</translation>
    </message>
    <message>
        <source>{python} cannot be started: {reason}</source>
        <translation>无法启动 {python}：{reason}</translation>
    </message>
    <message>
        <source>It printed &quot;{line}&quot; where an answer was due: is it a Python of version 3.8 or newer?</source>
        <translation>它输出了“{line}”而不是应有的答复：它是 3.8 或更新版本的 Python 吗？</translation>
    </message>
    <message>
        <source>It gave no answer within {seconds} s and was stopped</source>
        <translation>它在 {seconds} 秒内没有答复，已被终止</translation>
    </message>
    <message>
        <source>It ended unexpectedly ({how}): {reason}</source>
        <translation>它意外结束（{how}）：{reason}</translation>
    </message>
    <message>
        <source>It ended unexpectedly ({how}) without a word</source>
        <translation>它意外结束（{how}），没有任何说明</translation>
    </message>
    <message>
        <source>{package} is not installed there</source>
        <translation>那里没有安装 {package}</translation>
    </message>
    <message>
        <source>{package} is installed but cannot be used: {error}</source>
        <translation>{package} 已安装但无法使用：{error}</translation>
    </message>
    <message>
        <source>evaluate fetches its module from the Hugging Face hub at first use, and nothing is fetched here: run evaluate.load(&apos;rouge&apos;) once with a network, or verify the profile rouge-score, which it calls</source>
        <translation>evaluate 首次使用时要从 Hugging Face hub 获取模块，而这里不获取任何内容：请在联网时运行一次 evaluate.load(&apos;rouge&apos;)，或验证它所调用的 rouge-score 方案</translation>
    </message>
    <message>
        <source>ROUGE-1.5.5 stems and drops words by lists that this profile does not name: add data= with the folder RELEASE-1.5.5/data of rouge-metric</source>
        <translation>ROUGE-1.5.5 按词表提取词干、去除停用词，而此方案没有指明词表：请加上 data= 及 rouge-metric 的文件夹 RELEASE-1.5.5/data</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>匹配数</translation>
    </message>
    <message>
        <source>candidate total</source>
        <translation>候选文本总数</translation>
    </message>
    <message>
        <source>reference total</source>
        <translation>参考文本总数</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>matching n-grams, n = {order}</source>
        <translation>匹配的 n 元组，n = {order}</translation>
    </message>
    <message>
        <source>candidate&apos;s n-grams, n = {order}</source>
        <translation>候选文本的 n 元组，n = {order}</translation>
    </message>
    <message>
        <source>n-gram precision, n = {order}</source>
        <translation>n 元组精确率，n = {order}</translation>
    </message>
    <message>
        <source>brevity penalty</source>
        <translation>长度惩罚</translation>
    </message>
    <message>
        <source>candidate length</source>
        <translation>候选文本长度</translation>
    </message>
    <message>
        <source>reference length</source>
        <translation>参考文本长度</translation>
    </message>
    <message>
        <source>edits</source>
        <translation>编辑次数</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>equal as printed</source>
        <translation>按印出的位数相等</translation>
    </message>
    <message>
        <source>different</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>我们的</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>软件包的</translation>
    </message>
    <message>
        <source>Equal?</source>
        <translation>是否相等</translation>
    </message>
    <message>
        <source>All {count} numbers are equal</source>
        <translation>全部 {count} 个数值都相等</translation>
    </message>
    <message>
        <source>{different} of {count} numbers differ</source>
        <translation>{count} 个数值中有 {different} 个不同</translation>
    </message>
    <message>
        <source>All {count} numbers are equal as printed</source>
        <translation>全部 {count} 个数值按印出的位数都相等</translation>
    </message>
    <message>
        <source>Nothing was compared</source>
        <translation>没有进行比较</translation>
    </message>
    <message>
        <source>Cancelled: nothing was compared</source>
        <translation>已取消：没有进行比较</translation>
    </message>
    <message>
        <source>{count} numbers are equal, others could not be compared</source>
        <translation>{count} 个数值相等，其余无法比较</translation>
    </message>
    <message>
        <source>This Python cannot be used</source>
        <translation>无法使用这个 Python</translation>
    </message>
    <message>
        <source>Not installed: {packages}</source>
        <translation>未安装：{packages}</translation>
    </message>
    <message>
        <source>{package} {version}, while the profile follows {follows}</source>
        <translation>{package} {version}，而方案遵循的是 {follows}</translation>
    </message>
    <message>
        <source>{packages}: given our tokens, so the counting is compared, and the tokens are not</source>
        <translation>{packages}：使用我们的词元，因此比较的是计数，而不是词元</translation>
    </message>
    <message>
        <source>{packages}: raises RecursionError at Python&apos;s usual limit; a deeper one was set for it</source>
        <translation>{packages}：在 Python 的通常限制下引发 RecursionError；已为它设置更深的限制</translation>
    </message>
    <message>
        <source>{metric}, reference {number}</source>
        <translation>{metric}，参考文本 {number}</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message>
        <source>{path} is not there: check the name</source>
        <translation>{path} 不存在：请检查名称</translation>
    </message>
    <message>
        <source>{path} is a folder: choose the text files in it</source>
        <translation>{path} 是文件夹：请选择其中的文本文件</translation>
    </message>
    <message>
        <source>Choose two files or more: references first, the candidate last</source>
        <translation>请选择两个或更多文件：先参考文本，最后候选文本</translation>
    </message>
    <message>
        <source>{path} is a pipe, socket or device: save what it gives as a plain text file first</source>
        <translation>{path} 是管道、套接字或设备：请先把其内容存为纯文本文件</translation>
    </message>
    <message>
        <source>{path} is a link that leads back to itself: open the file itself</source>
        <translation>{path} 是指向自身的链接：请打开文件本身</translation>
    </message>
    <message>
        <source>{path} is larger than {megabytes} MB: the window will answer more slowly</source>
        <translation>{path} 超过 {megabytes} MB：窗口的响应会变慢</translation>
    </message>
    <message>
        <source>{path} is larger than {megabytes} MB: open a part of it</source>
        <translation>{path} 超过 {megabytes} MB：请只打开一部分</translation>
    </message>
    <message>
        <source>{path} has more than {lines} lines: the window will answer more slowly</source>
        <translation>{path} 超过 {lines} 行：窗口的响应会变慢</translation>
    </message>
    <message>
        <source>{path}, line {line}: this line is very long, and a pane lays lines out as a whole</source>
        <translation>{path}，第 {line} 行：这一行非常长，而窗格须整行排版</translation>
    </message>
    <message>
        <source>{path} is no text: save it as plain text first</source>
        <translation>{path} 不是文本：请先存为纯文本</translation>
    </message>
    <message>
        <source>{path} is a document of a word processor: save it as plain text first</source>
        <translation>{path} 是文字处理软件的文档：请先存为纯文本</translation>
    </message>
    <message>
        <source>{path} is a PDF: save its text as plain text first</source>
        <translation>{path} 是 PDF：请先把其中的文字存为纯文本</translation>
    </message>
    <message>
        <source>{path} is packed: unpack it and open the plain text</source>
        <translation>{path} 是压缩文件：请解压后打开其中的纯文本</translation>
    </message>
    <message>
        <source>{path} is a picture: save its text as plain text first</source>
        <translation>{path} 是图片：请先把其中的文字存为纯文本</translation>
    </message>
    <message>
        <source>{path}, line {line}: this is no sound {encoding}</source>
        <translation>{path}，第 {line} 行：不是完好的 {encoding} 编码</translation>
    </message>
    <message>
        <source>{path} may not be read: check its permissions</source>
        <translation>无权读取 {path}：请检查权限</translation>
    </message>
    <message>
        <source>{path} cannot be read</source>
        <translation>无法读取 {path}</translation>
    </message>
    <message>
        <source>{path}, line {line}: {encoding} has no “{letter}”, so nothing was saved</source>
        <translation>{path}，第 {line} 行：{encoding} 中没有“{letter}”，因此未保存</translation>
    </message>
    <message>
        <source>{path}, line {line}: half a character cannot be saved; delete it first</source>
        <translation>{path} 第 {line} 行：半个字符无法保存；请先删除</translation>
    </message>
    <message>
        <source>{path} cannot be written: save under another name</source>
        <translation>无法写入 {path}：请换名保存</translation>
    </message>
    <message>
        <source>{path} is a folder: save under another name</source>
        <translation>{path} 是文件夹：请另存为其他名称</translation>
    </message>
    <message>
        <source>{path} was not saved: the disk is full; make room or save elsewhere</source>
        <translation>{path} 未保存：磁盘已满；请腾出空间或存到别处</translation>
    </message>
    <message>
        <source>{path} cannot be written: the folder “{folder}” is missing; make it or choose another</source>
        <translation>无法写入 {path}：文件夹“{folder}”不存在，请先新建或另选</translation>
    </message>
    <message>
        <source>{path} was changed by another program meanwhile, so it was not saved</source>
        <translation>{path} 在此期间被其他程序更改，因此未保存</translation>
    </message>
    <message>
        <source>The {side} is empty: every score is 0</source>
        <translation>{side}为空：所有得分为 0</translation>
    </message>
    <message>
        <source>Both texts are empty: every score is 0</source>
        <translation>两个文本都为空：所有得分为 0</translation>
    </message>
    <message>
        <source>No token of the {side} survives the {tokenizer} tokenizer: every score is 0</source>
        <translation>{side}经 {tokenizer} 分词后没有剩下词元：所有得分为 0</translation>
    </message>
    <message>
        <source>{tokenizer} reads only {coverage} % of the letters and digits of the {side}: this score is about &quot;{kept}&quot;</source>
        <translation>{tokenizer} 只读取了{side}字母和数字的 {coverage}%：此得分只针对“{kept}”</translation>
    </message>
    <message>
        <source>{tokenizer} drops accented letters of the {side} ({words}): matches can be false</source>
        <translation>{tokenizer} 丢弃了{side}中带符号的字母（{words}）：匹配可能有误</translation>
    </message>
    <message>
        <source>Clean-up leaves nothing of the {side}: every score is 0</source>
        <translation>清理后{side}什么也不剩：所有得分为 0</translation>
    </message>
    <message>
        <source>Latin and Cyrillic letters in one word of the {side} ({words}): such words do not match</source>
        <translation>{side}有单词混用拉丁字母与西里尔字母（{words}）：这样的词不会匹配</translation>
    </message>
    <message>
        <source>The {side} holds marks for line breaks, such as &lt;q&gt;: clean-up can read them as such</source>
        <translation>{side}含有 &lt;q&gt; 之类的换行标记：可用清理将其读作换行</translation>
    </message>
    <message>
        <source>no sentence break seen: Lsum = L</source>
        <translation>未见分句：Lsum = L</translation>
    </message>
    <message>
        <source>a weight below 1 ({weight}) lets ROUGE-W exceed 1: give 1 or more</source>
        <translation>权重小于 1（{weight}）时 ROUGE-W 可能超过 1：请用 1 或更大的值</translation>
    </message>
    <message>
        <source>these texts are too long for a common subsequence: n-grams only</source>
        <translation>这些文本太长，无法求公共子序列：只统计 n 元组</translation>
    </message>
    <message>
        <source>the implementation raises: {message}</source>
        <translation>该实现报错：{message}</translation>
    </message>
    <message>
        <source>Type &quot;{new}&quot; over &quot;{old}&quot; and watch every ROUGE score reach 1</source>
        <translation>把“{old}”改成“{new}”，看各项 ROUGE 得分升到 1</translation>
    </message>
    <message>
        <source>Choose the tokenizer {tokenizer} and watch every ROUGE score reach 1</source>
        <translation>选择分词器 {tokenizer}，看各项 ROUGE 得分升到 1</translation>
    </message>
    <message>
        <source>{path} is a folder: name a file in it</source>
        <translation>{path} 是文件夹：请指定其中的文件</translation>
    </message>
    <message>
        <source>{path} is larger than {megabytes} MB, which no word list is: choose another file</source>
        <translation>{path} 超过 {megabytes} MB，词表不会这么大：请选择其他文件</translation>
    </message>
    <message>
        <source>There is no profile &quot;{name}&quot;: try auto, rouge-score or evaluate</source>
        <translation>没有名为“{name}”的方案：可用 auto、rouge-score 或 evaluate</translation>
    </message>
    <message>
        <source>The profile {profile} has no option &quot;{option}&quot;</source>
        <translation>方案 {profile} 没有选项“{option}”</translation>
    </message>
    <message>
        <source>The option &quot;{option}&quot; is given twice</source>
        <translation>选项“{option}”给出了两次</translation>
    </message>
    <message>
        <source>{option}: &quot;{value}&quot; is given twice</source>
        <translation>{option}：“{value}”给出了两次</translation>
    </message>
    <message>
        <source>&quot;{value}&quot; is no value of {option}</source>
        <translation>“{value}”不是 {option} 的有效值</translation>
    </message>
    <message>
        <source>The file of {option} cannot be read: {path}</source>
        <translation>无法读取 {option} 的文件：{path}</translation>
    </message>
    <message>
        <source>{profile}: {option} is not supported here</source>
        <translation>{profile}：这里不支持 {option}</translation>
    </message>
    <message>
        <source>{profile}: {option} means nothing without {other}</source>
        <translation>{profile}：没有 {other}，{option} 就没有意义</translation>
    </message>
    <message>
        <source>{profile}: {option} and {other} exclude each other</source>
        <translation>{profile}：{option} 与 {other} 不能同时使用</translation>
    </message>
    <message>
        <source>A quotation mark in the profile is not closed</source>
        <translation>方案中的引号没有闭合</translation>
    </message>
    <message>
        <source>&quot;{value}&quot; is no value of {option}: it is one of {expected}</source>
        <translation>“{value}” 不是 {option} 的值：可取 {expected} 之一</translation>
    </message>
    <message>
        <source>&quot;{value}&quot; is no value of {option}: it is such as {expected}</source>
        <translation>“{value}” 不是 {option} 的值：例如 {expected}</translation>
    </message>
    <message>
        <source>&quot;{value}&quot; is no value of {option}: it is a number from {low} to {high}</source>
        <translation>“{value}” 不是 {option} 的值：应为 {low} 到 {high} 的数</translation>
    </message>
    <message>
        <source>&quot;{value}&quot; is no value of {option}: it is a whole number from {low} to {high}</source>
        <translation>“{value}” 不是 {option} 的值：应为 {low} 到 {high} 的整数</translation>
    </message>
    <message>
        <source>&quot;{value}&quot; is no value of {option}: it is a number above {low}, up to {high}</source>
        <translation>“{value}” 不是 {option} 的值：应为大于 {low}、不超过 {high} 的数</translation>
    </message>
    <message>
        <source>The file of {option} is not the one that was meant, its content differs: {path}</source>
        <translation>{option} 的文件与所指的不同，内容已变：{path}</translation>
    </message>
    <message>
        <source>{path} cannot be read: check its name and permissions</source>
        <translation>无法读取 {path}：请检查名称和权限</translation>
    </message>
    <message>
        <source>{path}, line {line}: this is no UTF-8; save the list as UTF-8</source>
        <translation>{path} 第 {line} 行：不是 UTF-8，请把词表存为 UTF-8</translation>
    </message>
    <message>
        <source>{path}, line {line}: write a word, a space and how often it occurs, as a whole number</source>
        <translation>{path} 第 {line} 行：请写词、空格和出现次数（整数）</translation>
    </message>
    <message>
        <source>{path} holds no word that occurs: add words with their counts</source>
        <translation>{path} 中没有出现次数大于零的词：请添加词及其次数</translation>
    </message>
    <message>
        <source>{path} is too large for a profile: choose another file</source>
        <translation>{path} 太大，不会是评分方案：请另选文件</translation>
    </message>
    <message>
        <source>{path} is no text, so it holds no profile: choose another file</source>
        <translation>{path} 不是文本，不含评分方案：请另选文件</translation>
    </message>
    <message>
        <source>{path}, line {line}: this is no UTF-8; save the profile again as UTF-8</source>
        <translation>{path} 第 {line} 行：不是 UTF-8；请以 UTF-8 重新保存</translation>
    </message>
    <message>
        <source>{path}, line {line}: this is no JSON; ask for the file once more, or mend the line</source>
        <translation>{path} 第 {line} 行：不是 JSON；请重新索取文件，或改正此行</translation>
    </message>
    <message>
        <source>{path} is no profile file: &quot;format&quot; has to be &quot;rouge-gui profile&quot;</source>
        <translation>{path} 不是方案文件：&quot;format&quot; 应为 &quot;rouge-gui profile&quot;</translation>
    </message>
    <message>
        <source>{path}, line {line}: a newer rouge-gui wrote version {reason}; update to read it</source>
        <translation>{path} 第 {line} 行：由更新的 rouge-gui 写成（版本 {reason}）；请更新后再读</translation>
    </message>
    <message>
        <source>{path}: &quot;{key}&quot; is missing; add it</source>
        <translation>{path}：缺少 &quot;{key}&quot;；请补上</translation>
    </message>
    <message>
        <source>{path}, line {line}: there is no key &quot;{key}&quot;; take it out</source>
        <translation>{path} 第 {line} 行：没有 &quot;{key}&quot; 这个键；请去掉</translation>
    </message>
    <message>
        <source>{path}, line {line}: &quot;{key}&quot; stands there twice; keep one</source>
        <translation>{path} 第 {line} 行：&quot;{key}&quot; 出现两次；请只留一个</translation>
    </message>
    <message>
        <source>{path}, line {line}: &quot;{reason}&quot; is no metric, as rouge1, rougeL or bleu is</source>
        <translation>{path} 第 {line} 行：“{reason}” 不是指标；指标例如 rouge1、rougeL 或 bleu</translation>
    </message>
    <message>
        <source>{path}, line {line}: &quot;version&quot; is a whole number from 1</source>
        <translation>{path} 第 {line} 行：“version” 应为不小于 1 的整数</translation>
    </message>
    <message>
        <source>{path}, line {line}: &quot;name&quot; is a text of at most 60 characters</source>
        <translation>{path} 第 {line} 行：“name” 应为不超过 60 个字符的文本</translation>
    </message>
    <message>
        <source>{path}, line {line}: &quot;profile&quot; is a text of at most 4000 characters, such as &quot;rouge-score&quot;</source>
        <translation>{path} 第 {line} 行：“profile” 应为不超过 4000 个字符的文本，例如 &quot;rouge-score&quot;</translation>
    </message>
    <message>
        <source>{path}, line {line}: &quot;metrics&quot; is a list such as [&quot;rouge1&quot;, &quot;rougeL&quot;]</source>
        <translation>{path} 第 {line} 行：“metrics” 应为列表，例如 [&quot;rouge1&quot;, &quot;rougeL&quot;]</translation>
    </message>
    <message>
        <source>{path}, line {line}: &quot;scale&quot; is 1, 100 or null</source>
        <translation>{path} 第 {line} 行：“scale” 应为 1、100 或 null</translation>
    </message>
    <message>
        <source>{path}, line {line}: &quot;note&quot; is a text on one line of at most 1000 characters</source>
        <translation>{path} 第 {line} 行：“note” 应为不超过 1000 个字符的单行文本</translation>
    </message>
    <message>
        <source>A name has 1 to 60 characters, on one line</source>
        <translation>名称为 1 到 60 个字符，写在一行内</translation>
    </message>
    <message>
        <source>The name &quot;{reason}&quot; is taken: choose another</source>
        <translation>名称“{reason}”已被占用：请另起一个</translation>
    </message>
    <message>
        <source>{path} cannot be written: choose another folder</source>
        <translation>{path} 无法写入：请另选文件夹</translation>
    </message>
    <message>
        <source>No font on this system shows Cyrillic: install one</source>
        <translation>系统中没有能显示西里尔字母的字体：请安装一种</translation>
    </message>
    <message>
        <source>No font on this system shows Chinese: install one, such as Noto Sans CJK</source>
        <translation>系统中没有能显示汉字的字体：请安装一种，例如 Noto Sans CJK</translation>
    </message>
    <message>
        <source>No font on this system shows Japanese: install one, such as Noto Sans CJK</source>
        <translation>系统中没有能显示日文的字体：请安装一种，例如 Noto Sans CJK</translation>
    </message>
    <message>
        <source>No font on this system shows Korean: install one, such as Noto Sans CJK</source>
        <translation>系统中没有能显示韩文的字体：请安装一种，例如 Noto Sans CJK</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参考文本</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>候选文本</translation>
    </message>
    <message>
        <source>two texts</source>
        <translation>两个文本</translation>
    </message>
    <message>
        <source>Not a regular expression: look at character {place}</source>
        <translation>不是正则表达式：请看第 {place} 个字符</translation>
    </message>
    <message>
        <source>The replacement names a group that the pattern has not</source>
        <translation>替换内容引用了模式中没有的分组</translation>
    </message>
    <message>
        <source>This takes too long to find: make the pattern simpler</source>
        <translation>查找用时过长：请简化模式</translation>
    </message>
    <message>
        <source>The text would be larger than {megabytes} MB: replace less</source>
        <translation>文本将超过 {megabytes} MB：请减少替换</translation>
    </message>
    <message>
        <source>There is no column “{name}”</source>
        <translation>没有名为“{name}”的列</translation>
    </message>
    <message>
        <source>There are no scores of “{name}”: choose it under Metrics, then Corpus ▸ Score what is missing</source>
        <translation>“{name}”还没有得分：先在“指标”菜单中选上它，再用“语料 ▸ 对缺少的部分评分”</translation>
    </message>
    <message>
        <source>There is no system “{name}”</source>
        <translation>没有名为“{name}”的系统</translation>
    </message>
    <message>
        <source>There is no function “{name}”</source>
        <translation>没有名为“{name}”的函数</translation>
    </message>
    <message>
        <source>Something is missing here: a column, a number or a text</source>
        <translation>此处缺少内容：列、数字或文本</translation>
    </message>
    <message>
        <source>After @ comes the name of a system</source>
        <translation>@ 之后应为系统名称</translation>
    </message>
    <message>
        <source>“{column}” is the same for all systems: leave out @ and the name</source>
        <translation>“{column}”对所有系统都相同：请去掉 @ 和名称</translation>
    </message>
    <message>
        <source>The quotation mark {quote} is not closed: add {closing}</source>
        <translation>引号 {quote} 没有闭合：请加上 {closing}</translation>
    </message>
    <message>
        <source>The regular expression is not closed: add / at its end</source>
        <translation>正则表达式没有结束：请在末尾加上 /</translation>
    </message>
    <message>
        <source>This parenthesis is not closed: add )</source>
        <translation>这个括号没有闭合：请加上 )</translation>
    </message>
    <message>
        <source>This parenthesis closes nothing: take it away</source>
        <translation>这个括号没有对应的左括号：请删去</translation>
    </message>
    <message>
        <source>“{text}” fits nothing here: is “and” or “or” missing?</source>
        <translation>“{text}”在此处无法衔接：是否缺少 and 或 or？</translation>
    </message>
    <message>
        <source>“{character}” means nothing here</source>
        <translation>“{character}”在此处没有意义</translation>
    </message>
    <message>
        <source>“{text}” is no number</source>
        <translation>“{text}”不是数字</translation>
    </message>
    <message>
        <source>ROUGE scores go from 0 to 1: write {share} for {number} %</source>
        <translation>ROUGE 分数介于 0 和 1 之间：{number} % 请写作 {share}</translation>
    </message>
    <message>
        <source>Write numbers with a point, such as 0.2</source>
        <translation>数字请用小数点，例如 0.2</translation>
    </message>
    <message>
        <source>“{text}” is a number: compare it with another, such as {text} &lt; 0.5</source>
        <translation>“{text}”是数字：请与另一个数比较，例如 {text} &lt; 0.5</translation>
    </message>
    <message>
        <source>Put this text in quotation marks: {quoted}</source>
        <translation>请给这段文本加上引号：{quoted}</translation>
    </message>
    <message>
        <source>“{text}” is a text: say where it is to be found, such as candidate ~ {quoted}</source>
        <translation>“{text}”是文本：请说明在哪里查找，例如 candidate ~ {quoted}</translation>
    </message>
    <message>
        <source>“{text}” is no number, so it cannot be calculated with</source>
        <translation>“{text}”不是数字，无法参与计算</translation>
    </message>
    <message>
        <source>“{text}” is a text and “{number}” a number: they cannot be compared</source>
        <translation>“{text}”是文本，“{number}”是数字：两者无法比较</translation>
    </message>
    <message>
        <source>“{text}” is a number, and ~ searches texts: use = or &lt; instead</source>
        <translation>“{text}”是数字，而 ~ 用于在文本中查找：请改用 = 或 &lt;</translation>
    </message>
    <message>
        <source>“{column}” holds texts, which are neither less nor more: use = or ~ instead of {sign}</source>
        <translation>“{column}”是文本，没有大小之分：请用 = 或 ~ 代替 {sign}</translation>
    </message>
    <message>
        <source>The column comes first: {column} ~ {text}</source>
        <translation>列应写在前面：{column} ~ {text}</translation>
    </message>
    <message>
        <source>One side of a comparison is a column, such as candidate</source>
        <translation>比较的一侧应为列，例如 candidate</translation>
    </message>
    <message>
        <source>“{column}” holds texts, so nothing can be sorted by it</source>
        <translation>“{column}”是文本，不能据此排序</translation>
    </message>
    <message>
        <source>Too few or too many values in the parentheses: {name}</source>
        <translation>括号内的值过少或过多：{name}</translation>
    </message>
    <message>
        <source>Write such as delta(rougeL, A, B): “{text}” has no systems</source>
        <translation>请写成 delta(rougeL, A, B) 的形式：“{text}”不分系统</translation>
    </message>
    <message>
        <source>Write such as delta(rougeL, A, B), with two systems</source>
        <translation>请写成 delta(rougeL, A, B) 的形式，并给出两个系统</translation>
    </message>
    <message>
        <source>Quantiles go from q0 to q100: {text} is none</source>
        <translation>分位数从 q0 到 q100：{text} 不是</translation>
    </message>
    <message>
        <source>Say of which column “{text}” is, such as q75(rougeL)</source>
        <translation>请说明“{text}”属于哪一列，例如 q75(rougeL)</translation>
    </message>
    <message>
        <source>The regular expression cannot be read: {detail}</source>
        <translation>无法读取正则表达式：{detail}</translation>
    </message>
    <message>
        <source>The regular expression takes too long on one of the texts: make it simpler</source>
        <translation>正则表达式在某个文本上耗时过长：请简化</translation>
    </message>
    <message>
        <source>A query has at most {longest} characters</source>
        <translation>查询最多 {longest} 个字符</translation>
    </message>
    <message>
        <source>Parentheses stand in one another more than {deepest} times</source>
        <translation>括号嵌套超过 {deepest} 层</translation>
    </message>
    <message>
        <source>did you mean {names}?</source>
        <translation>您是否想写 {names}？</translation>
    </message>
    <message>
        <source>Lowest scores</source>
        <translation>分数最低</translation>
    </message>
    <message>
        <source>Highest scores</source>
        <translation>分数最高</translation>
    </message>
    <message>
        <source>Metrics disagree most</source>
        <translation>指标分歧最大</translation>
    </message>
    <message>
        <source>Systems lie apart most</source>
        <translation>系统差距最大</translation>
    </message>
    <message>
        <source>Same words, other order (high ROUGE-1, low ROUGE-2)</source>
        <translation>词相同、顺序不同（ROUGE-1 高，ROUGE-2 低）</translation>
    </message>
    <message>
        <source>Precise, but much is missing</source>
        <translation>精确，但遗漏较多</translation>
    </message>
    <message>
        <source>Longest candidates</source>
        <translation>最长的候选文本</translation>
    </message>
    <message>
        <source>Much longer than the reference</source>
        <translation>比参考文本长得多</translation>
    </message>
    <message>
        <source>Empty candidates</source>
        <translation>空的候选文本</translation>
    </message>
    <message>
        <source>No candidate of this system</source>
        <translation>没有该系统的候选文本</translation>
    </message>
    <message>
        <source>No reference</source>
        <translation>没有参考文本</translation>
    </message>
    <message>
        <source>Text that the tokenizer does not read</source>
        <translation>分词器未读取的文本</translation>
    </message>
    <message>
        <source>Candidate equals a reference</source>
        <translation>候选文本与某个参考文本相同</translation>
    </message>
    <message>
        <source>Candidate copied from the source</source>
        <translation>候选文本抄自原文</translation>
    </message>
    <message>
        <source>With a corrected text</source>
        <translation>有修订文本</translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>有备注</translation>
    </message>
</context>
</TS>
