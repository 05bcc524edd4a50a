/** What the author wants in the deck, left out of it and at its end: focus, named sections, exclusions and the ending. */
import { topicList } from './brings.ts';
import { fold } from './clean.ts';
import { type Sign, sign } from './sign.ts';

const stop = String.raw`(?=\s*(?:[.;:!?()\n。；！？]|$)|,\s*(?:keep|end|and end|ending|with|for|no|without|max|use|don't|do not|close|start|\d|one|two|three|four|five|six|seven|eight|nine|ten|audience|make|skip|leave|but|then|finish|formal|termine[rz]?|terminar|termina|finir|finaliza|acaba|conclu\p{L}+|ohne|mit|für|am|bitte|sans|pour|avec|sin|para|con|sem|com|senza|per)(?!\p{L})|\s+(?:and|und|et|y|e) (?:end|finish|close|keep|make|don't|do not|skip|leave|am ende|zum schluss|terminer?|termina)(?!\p{L})|\s+(?:for the|für d|pour l|para l|but not|aber)(?=\P{L}|\p{L}))`;
const everywhere = { flags: 'giu' } as const;

const focusSigns: readonly Sign[] = [
  sign(
    'focus(?:ing|ed|es)?(?: is| should be)? on|emphasi[sz]e|emphasis on|highlight(?:ing)?|concentrate on|with (?:a )?focus on|stress',
    `\\s*:?\\s+(.+?)${stop}`,
    everywhere,
  ),
  sign('fokus(?:siere)?|schwerpunkte?|konzentriere dich', `(?: liegt| sind| ist)?\\s*(?:auf|:)?\\s+(.+?)${stop}`, everywhere),
  sign(
    "mets? l'accent sur|mettre l'accent sur|mettez l'accent sur|axée? sur|focus sur|centrée? sur|en insistant sur|insiste[rz]? sur",
    `\\s+(.+?)${stop}`,
    everywhere,
  ),
  sign(
    'enfoque en|enfocad[oa] en|centrad[oa] en|con énfasis en|céntrate en|foco em|com foco em|ênfase em|focus su|concentrat[oi] su|con focus su',
    `\\s+(.+?)${stop}`,
    everywhere,
  ),
  sign('重点|フォーカス|中心', '', { before: '([^、。,，\\n]+?)(?:に|を)', flags: 'gu' }),
  sign('重点(?:关注|介绍|突出|放在|是)?|着重|聚焦(?:于)?|突出', '\\s*[:：]?\\s*([^，。；,\\p{Script=Hiragana}]+?)(?=[，。；,]|$)', {
    before: '',
    flags: 'gu',
  }),
  sign('مع التركيز على|التركيز على|ركّ?ز على', '\\s+([^،.؛,]+)', { before: '', flags: 'gu' }),
];
const sectionSigns: readonly Sign[] = [
  sign(
    'cover(?:ing|s)?|includ(?:e|es|ing)|add(?:ing)?|mention(?:ing)?|sections?(?: on| for| are)?:?|topics?:?|chapters?:?|talk about|address|structure:?|contents?:|agenda:|with slides on|with sections on|it should (?:cover|include|have)',
    `\\s+(?!the following)(.+?)${stop}`,
    everywhere,
  ),
  sign(
    'themen|abschnitte|inhalte?|kapitel|gliederung|behandle|umfasst|enthält|mit den (?:themen|abschnitten|punkten|kapiteln)',
    `\\s*:?\\s+(.+?)${stop}`,
    everywhere,
  ),
  sign(
    'abord(?:e|er|ant)|inclu(?:re|s|ant|ez)|couvr(?:e|ir|ant)|sujets|sections|thèmes|parties|chapitres',
    `\\s*:?\\s+(.+?)${stop}`,
    everywhere,
  ),
  sign(
    'inclu(?:ye|ya|ir|yendo|i|a|indo)|cubr(?:e|ir|a)|secciones|temas|aborde|seções|tópicos|includi|copri|sezioni|argomenti|trattando|añade|adicione|aggiungi',
    `\\s*:?\\s+(.+?)${stop}`,
    everywhere,
  ),
  sign('内容は|構成は|項目は|目次は', '\\s*[:：]?\\s*([^。]+?)(?:です|とし|で構成|を含|。|$)', { before: '', flags: 'gu' }),
  sign('(?:を|も)(?:含め|取り上げ|カバー|扱|説明|入れて|加えて)|について(?:触れ|説明)', '', { before: '([^。\\n]+?)', flags: 'gu' }),
  sign('内容(?:包括|包含|涵盖)|包括|包含|涵盖|涉及|章节[:：]', '\\s*[:：]?\\s*([^。；]+?)(?=[。；]|$)', { before: '', flags: 'gu' }),
  sign('تشمل|يشمل|تتضمن|يتضمن|تغطي|الأقسام:?|المواضيع:?', '\\s+([^.؛]+)', { before: '', flags: 'gu' }),
];
const excludeSigns: readonly Sign[] = [
  sign(
    "don't|do not|never|please don't",
    `\\s+(?:mention|include|show|talk about|cover|discuss|use|add|touch(?: on)?|bring up|name)\\s+(?:any(?:thing about)?|the|our|a)?\\s*(.+?)${stop}`,
    everywhere,
  ),
  sign(
    'leav(?:e|ing) out|leave(?= .+ out)|exclud(?:e|ing)|skip(?:ping)?|omit(?:ting)?|avoid(?:ing)?|without|except(?: for)?|nothing (?:about|on)',
    `\\s+(?:any|the|our|all|mentioning)?\\s*(.+?)(?: out(?!\\p{L}))?${stop}`,
    everywhere,
  ),
  sign('no\\s+(?!more|fewer|later|less|longer|need|matter|one)', `(.+?)${stop}`, {
    before: '(?<=^|[.,;!?(]\\s*|\\b(?:but|and|please)\\s)',
    flags: 'giu',
  }),
  sign(
    'ohne|keine?n?(?= )|lass(?:e|t|en)? bitte|außer',
    `\\s+(?!dass|zu )(?:die|den|das|jegliche)?\\s*(.+?)(?: weg| aus)?${stop}`,
    everywhere,
  ),
  sign(
    'sans|ne (?:pas )?(?:mentionne[rz]?|parle[rz]? (?:pas )?de|inclu[rst]e?)(?: pas)?|pas de|excluez?|exclure|hors',
    `\\s+(?:les?|la|l'|des|du|aucune?)?\\s*(.+?)${stop}`,
    everywhere,
  ),
  sign(
    'sin|no (?:menciones?|incluyas?|hables? de)|excluye|excepto|sem|não (?:mencione|inclua|fale (?:de|sobre))|senza|non (?:menzionare|includere|parlare di)|escludi',
    `\\s+(?:el|la|los|las|o|a|os|as|il|lo|gli|le|i)?\\s*(.+?)${stop}`,
    everywhere,
  ),
  sign('(?:は|を|に(?:は|ついては)?)(?:含めない|含めず|除(?:く|い|外)|入れない|触れない|載せない|書かない|言及しない|不要)', '', {
    before: '([^、。,，\\s]+?)',
    flags: 'gu',
  }),
  sign('不要?(?:提及|提到|包含|包括|涉及|出现|提)|不含|排除|除去|无需|避免', '\\s*([^，。；,]+?)(?=[，。；,]|$)', {
    before: '',
    flags: 'gu',
  }),
  sign('بدون|دون(?: ذكر)?|لا تذكر|لا تتضمن|باستثناء|من غير', '\\s+([^،.؛,]+)', { before: '', flags: 'gu' }),
];
const endingSigns: readonly Sign[] = [
  sign(
    'end(?:ing|s)?(?: it)? (?:with|on)|finish(?:ing)? (?:with|on)|clos(?:e|ing) with|conclud(?:e|ing) with|wrap up with',
    `\\s+(?:the|our|an?|some)?\\s*(.+?)${stop}`,
  ),
  sign('at the end|à la fin|am ende|al final|no final|alla fine', '(?!\\p{L})', {
    before:
      '(?<!\\p{L})(?:with|and|plus|mit|und|avec|et|con|com|e|y|,)\\s+(?:(?:the|an?|some|une?|una?|uma?|ein(?:em|er)?|short)\\s+)*([\\p{L}\\s&-]{3,40}?) ',
  }),
  sign(
    'am ende|zum schluss|zum abschluss|abschließend|ende mit|schließe mit|beende (?:sie )?mit',
    `\\s+(?:bitte |mit )?(?:den|die|das|dem|der|einem?r?|ein)?\\s*(.+?)${stop}`,
  ),
  sign(
    'termine[rz]? (?:par|avec|sur)|finir (?:par|avec)|conclu(?:re|ez|s) (?:par|avec)|en conclusion|à la fin',
    `\\s*,?\\s*(?:les?|la|l'|une?|des)?\\s*(.+?)${stop}`,
  ),
  sign(
    'termin(?:a|e|ar|ando) (?:con|com)|finaliza(?:r|ndo)? (?:con|com)|acab(?:a|e) con|al final|no final|conclu(?:ye|a|i|di) (?:con|com)|termina con|alla fine',
    `\\s*,?\\s*(?:los|las|el|la|os|as|una?|uma?|il|i|gli|le)?\\s*(.+?)${stop}`,
  ),
  sign('最後(?:に|は)', '、?\\s*([^、。]+?)(?:を|で|に|も|$)', { before: '', flags: 'u' }),
  sign('最后(?:以|是|加上|列出|附上|安排|用)?|结尾(?:是|为|加上|以)?', '\\s*([^，。；,]+?)(?:结尾|结束|作结|收尾)?(?=[，。；,]|$)', {
    before: '',
    flags: 'u',
  }),
  sign('اختم ب|وتنتهي ب|ينتهي ب|في النهاية|واختتم ب', '\\s*([^،.؛,]+)', { before: '', flags: 'u' }),
];

export interface Topics {
  focus: string[];
  sections: string[];
  exclude: string[];
  ending: string | null;
}

/** All four from one instruction, each in the author's words and order. */
export function topicsOf(instruction: string): Topics {
  const text = fold(instruction);
  const colon = text.split('\n').flatMap((sentence) => {
    const list = /^[^:：]*[:：]\s*(.+?)[.。]?$/u.exec(sentence)?.[1];
    return (list === undefined ? null : topicList(list))?.map(({ topic }) => trimTopic(topic)) ?? [];
  });
  const exclude = unique(excludeSigns.flatMap((sign) => listed(text, sign))).filter(
    (topic) => !/^(?:more than|it|that|this|them|else)\b/iu.test(topic),
  );
  const ending = endingSigns.map((sign) => sign.exec(text)?.[1]).find((found) => found !== undefined);
  const keep = (topic: string) => !exclude.some((out) => topic.toLowerCase().includes(out.toLowerCase()));
  const rest = withoutExclusions(text);
  const wanted = (signs: readonly Sign[]) => unique(signs.flatMap((sign) => listed(rest, sign))).filter(keep);
  const place = (topic: string) => text.toLowerCase().indexOf(topic.toLowerCase());
  return {
    focus: wanted(focusSigns),
    sections: unique([...wanted(sectionSigns), ...colon.filter(keep)])
      .filter((topic) => topic !== '' && !exclude.includes(topic))
      .toSorted((a, b) => place(a) - place(b)),
    exclude,
    ending: ending === undefined ? null : trimTopic(ending.replace(/^(?:the|our|a|an)\s+/i, '')) || null,
  };
}

/** Commands not to include something would otherwise read as `include something`. */
function withoutExclusions(text: string): string {
  return excludeSigns.reduce((rest, sign) => {
    const pattern = sign.for(rest);
    return pattern ? rest.replace(pattern, ' . ') : rest;
  }, text);
}

function listed(text: string, sign: Sign): string[] {
  return sign.matchAll(text).flatMap((match) => splitTopics(match[1] ?? ''));
}

/** `positioning, pricing, competitive landscape and FAQ` → four topics. Whole clauses (`whether we hit quota`) are kept as told. */
function splitTopics(text: string): string[] {
  const parts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? text.split(/[、，,]|(?<=\p{L})(?:と|および|及び|和|与|以及|及)(?=\p{L})/u)
    : text.split(
        /\s*[,،;]\s*(?:and|und|et|y|e|or|oder)?(?:\s+(?=\S)|$)|\s+(?:and|und|et|y|e|or|oder|ou|plus|sowie|as well as)\s+|\s+و(?=\p{L})|\s*\/\s*(?=\p{L})/iu,
      );
  return parts
    .map(trimTopic)
    .filter((topic) => topic.length > 1 && !/向け|重点|最後|ください/u.test(topic) && topic.length <= 80 && topic.split(' ').length <= 9);
}

function trimTopic(text: string): string {
  return text
    .trim()
    .replace(/^[("'„“«:]+|[)"'”“».,:;]+$/gu, '')
    .replace(
      /^(?:parler|mentionner|évoquer|hablar|mencionar|falar|menzionare|parlare|mentioning|discussing|ذكر)\s+(?:de[sl]?\s+|du\s+|di\s+|d')?/iu,
      '',
    )
    .replace(/^(?:(?:the|our|a|an|any|some|and|die|der|das|den|dem|les?|la|l'|los|las|el|os|as|il|lo|gli|und|et|y|e)\s+)+/iu, '')
    .replace(/^(?:one|two|three|four|five|some|a few|ein(?:e|en)?|zwei|drei|une?|deux|trois|una?|dos|tres|\d+)\s+(?=\p{L})/iu, '')
    .replace(
      /(?:\s+(?:please|bitte|slides?|sections?|either|too|as well)|\s+(?:per|after each|for each|in each|pro|par|por|per ogni)\s+\p{L}+)+$/iu,
      '',
    )
    .trim();
}

function unique(topics: readonly string[]): string[] {
  return topics.filter((topic, index) => topics.findIndex((other) => other.toLowerCase() === topic.toLowerCase()) === index);
}
