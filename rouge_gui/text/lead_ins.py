"""How assistants announce a summary before they write it, in English, Chinese and Russian."""

from __future__ import annotations

import regex

from rouge_gui.text.mapped import MappedText, edited

_LONGEST = 400
# what the announced thing is called, by language
_ENGLISH = (
    "summary|summaries|summarisation|summarization|overview|abstract|synopsis|recap|digest|outline|gist|tl;?dr|"
    "highlights|key points|main points|takeaways|translation|answer|response|headline|title|version"
)
_CHINESE = (
    "摘要|总结|總結|概要|概括|概述|综述|綜述|梗概|简介|簡介|要点|要點|"
    "译文|譯文|翻译|翻譯|回答|答案|标题|標題|结果|結果"
)
_RUSSIAN = (
    "содержани[ея]|пересказ|изложение|изложения|резюме|аннотаци[яию]|сводк[аи]|выжимк[аи]|конспект|обзор|"
    "тезисы|тезис|итоги?|главное|перевод|ответ|заголовок|версия"
)
_MARKERS = r"[#*_>\s]*+"
_COLON = r"[ \t]*+[*_]*+[ \t]*+[:：][ \t]*+[*_]*+"
# a word or two of politeness: nothing by itself
_POLITE = (
    r"(?:(?:sure(?: thing)?|certainly|of course|absolutely|okay|ok|great|got it|happy to help|"
    r"конечно|хорошо|разумеется|безусловно|с удовольствием|好的?|当然(?:可以)?|當然(?:可以)?|没问题|沒問題)"
    r"[ \t]*+[!！,，.。…—–-]*+\s*+)?+"
)
# no colon and no end of a sentence within an announcement
_WITHIN = r"[^\n:：.!?。！？]"
_ANNOUNCED = (
    (
        rf"(?:here(?:['’]s|[ ]is|[ ]are)|below[ ](?:is|are)|the[ ]following[ ](?:is|are)|this[ ]is)\b"
        rf"{_WITHIN}{{0,120}}?\b(?:{_ENGLISH})\b{_WITHIN}{{0,120}}?{_COLON}"
    ),
    rf"(?:以下|下面|这里|這裡|这|這)(?:就)?(?:是|为|為){_WITHIN}{{0,60}}?(?:{_CHINESE}){_WITHIN}{{0,40}}?{_COLON}",
    (
        rf"(?:вот|ниже|далее|это|следующее|предлагаю)\b"
        rf"{_WITHIN}{{0,120}}?\b(?:{_RUSSIAN})\b{_WITHIN}{{0,120}}?{_COLON}"
    ),
)
# a label that stands alone: before a colon, or on a line of its own
_LABELS = (
    rf"(?:(?:the|a|an|brief|short|final|executive|one-sentence|article|news)[ ]){{0,3}}+(?:{_ENGLISH})",
    rf"(?:(?:新闻|新聞|文章|内容|內容|本文|全文|一句话|一句話|简要|簡要|简短|簡短|中文)){{0,3}}+(?:{_CHINESE})(?:如下)?",
    (
        rf"(?:(?:краткое|краткий|краткая|короткий|короткое|общий|основные)[ ])?+(?:{_RUSSIAN})"
        r"(?:[ ](?:текста|статьи|новости|документа))?"
    ),
)
_lead_in = regex.compile(
    rf"{_MARKERS}{_POLITE}{_MARKERS}"
    rf"(?:{'|'.join(_ANNOUNCED)}|(?:{'|'.join(_LABELS)})(?:{_COLON}|[*_]*+[ \t]*+(?=\n)))\s*+",
    regex.IGNORECASE,
)


def without_lead_in(source: str) -> MappedText:
    """Return ``source`` from behind the lead-ins it begins with, such as ``Here is the summary:`` and ``摘要：``.

    A lead-in begins the text (Markdown around it and a polite word before it belong to it) and either announces
    something by name and ends with a colon in the same sentence, or is that name alone, before a colon or a line break.
    """
    end = 0
    while found := _lead_in.match(source, end, end + _LONGEST):
        end = found.end()
    return edited(source, [(0, end, "")] if end else [])
