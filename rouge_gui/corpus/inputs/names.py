"""Which names people give to the columns of corpora, by what a column holds. Plain data and a look-up."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

Role = Literal["id", "reference", "candidate", "summary", "source", "language", "system"]

# the likeliest first: of several columns for one role, the first named here wins
_NAMES: Mapping[Role, str] = {
    "id": """id _id item_id item doc_id docid document_id article_id example_id sample_id idx index uid uuid guid qid
        key номер ид идентификатор 编号 序号 标识 ид_документа""",
    "reference": """references reference refs ref gold golds golden gold_summary gold_summaries reference_summary
        reference_summaries human_summary human_summaries target targets tgt label labels highlights ground_truth
        ground_truths truth abstract answer answers 答案 эталон эталоны эталонный_реферат референс референсы образец
        参考 参考摘要 参考译文 参考答案 标准答案 标准摘要 人工摘要 标签""",
    "candidate": """candidate candidates cand hypothesis hypotheses hyp hyps hypo prediction predictions predict pred
        preds predicted predicted_summary generated generated_summary generated_text generation model_output
        model_summary system_summary system_output decoded output outputs response completion filtered_resps resps
        кандидат кандидаты гипотеза предсказание ответ ответ_модели вывод вывод_модели
        候选 候选摘要 预测 预测摘要 预测结果 生成 生成摘要 机器摘要 系统摘要 模型输出 模型摘要 输出""",
    # of the person or of the machine: the other columns tell
    "summary": "summary summaries 摘要 реферат аннотация резюме краткое_содержание",
    "source": """source src source_text article document dialogue dialog text doc story passage body content short_text
        input inputs prompt origin_prompt query context doc.article doc.document doc.text doc.dialogue doc.source
        doc.input doc.query исходник источник исходный_текст оригинал текст статья документ
        原文 文章 正文 全文 新闻 内容 输入 对话 提示""",
    "language": "language lang язык 语言 locale",
    "system": """system system_id system_name model model_id model_name summarizer systems
        система модель 系统 系统名 模型 模型名""",
}
_RANKS: Mapping[str, tuple[Role, int]] = {
    name: (role, rank) for role, names in _NAMES.items() for rank, name in enumerate(names.split())
}
_BETWEEN = re.compile(r"[\s\-]+")
_NUMBERED = re.compile(r"(.*?)[_. ]?\(?(\d{1,4})\)?$")
_PARTED = re.compile(r"[._@:/ \-]")


def plain(name: str) -> str:
    """Return a column's name as names are compared."""
    return _BETWEEN.sub("_", name.strip().casefold())


def role_of(name: str) -> tuple[Role, int] | None:
    """Return what a column called ``name`` holds, and its rank among the names for that."""
    return _RANKS.get(plain(name))


def is_known(name: str) -> bool:
    """Tell whether ``name`` alone tells what a column holds."""
    return role_of(name) is not None


def numbered(name: str) -> tuple[Role, int] | None:
    """Return the role and number of ``reference_2`` and the like, None for other names."""
    found = _NUMBERED.match(plain(name))
    if found is None or (known := _RANKS.get(found[1])) is None:
        return None
    return known[0], int(found[2])


def system_in(name: str) -> str:
    """Return the system that ``candidate_NAME``, ``outputs.NAME`` or ``NAME_prediction`` names, "" elsewhere."""
    for parting in _PARTED.finditer(name):
        before, after = name[: parting.start()], name[parting.end() :]
        if after and _is_candidate(before):
            return name if after.isdecimal() else after
        if before and _is_candidate(after):
            return name if before.isdecimal() else before
    return ""


def _is_candidate(name: str) -> bool:
    known = role_of(name)
    return known is not None and known[0] == "candidate"
