/** What the author wants in the deck: focus, named sections, exclusions and the ending. */
import { topicList } from './brings.ts';
import { fold } from './clean.ts';
import { withConditions } from './conditions.ts';
import { isNarrated } from './narrated.ts';
import type { Sign } from './sign.ts';
import { endingSigns, excludeSigns, focusSigns, sectionSigns } from './topic-signs.ts';

export interface Topics {
  focus: string[];
  sections: string[];
  exclude: string[];
  /** Of these, what the figures shall leave out, and not only the words. */
  leaveOut: string[];
  /** Of these, what is said not to count, in so many words. */
  counted: string[];
  ending: string | null;
}

/** All four from an instruction, in the author's words and order. */
export function topicsOf(instruction: string): Topics {
  const text = withConditions(fold(instruction));
  const tied = bracketsTied(text);
  const colon = text.split('\n').flatMap((sentence) => {
    const [, head = '', list] = /^([^:：]*)[:：]\s*(.+?)[.。]?$/u.exec(withoutEnding(sentence)) ?? [];
    if (ofReaders.test(head)) return [];
    const topics = (list === undefined ? null : topicList(list))?.map(({ topic }) => trimTopic(topic)) ?? [];
    // `6 pages, not one more, so that nobody falls asleep`: wishes, and no topics.
    const isWish = topics.some(isClause) || topics.filter(isForm).length > 1;
    return isWish ? [] : topics.filter((topic) => !asks.test(topic));
  });
  const left = (isMeant: (match: string) => boolean, isLabel = isField) =>
    unique(excludeSigns.flatMap((sign) => listed(tied.text, sign, isMeant, (topic) => tied.named(topic, isLabel)))).filter(
      (topic) =>
        !isOrder.test(topic) &&
        !/(?<!\p{L})(?:against us|means?|so (?:leave|take|keep))(?!\p{L})/iu.test(topic) &&
        !(ofTax.test(topic) && netOfTax.test(text)) &&
        !/^(?:名字|这个|这事|那个|这些|它)$/u.test(topic) &&
        !/^(?:(?:we|they|he|she|i|legal|\p{L}+) (?:are|is|was|were) (?:still|not|already|under|on)|more than|it|that|this|them|those|these|us|else|please|they|nobody|no one|because|since)\b/iu.test(
          topic,
        ),
    );
  const exclude = unique(left(() => true).flatMap((topic) => [topic, ...alsoMeant(topic)]));
  const ending = endingSigns.map((sign) => sign.exec(text)?.[1]).find((found) => found !== undefined);
  const keep = (topic: string) => !exclude.some((out) => topic.toLowerCase().includes(out.toLowerCase()));
  const rest = withoutExclusions(text);
  const wanted = (signs: readonly Sign[]) => unique(signs.flatMap((sign) => listed(rest, sign))).filter(keep);
  const place = (topic: string) => text.toLowerCase().indexOf(topic.toLowerCase());
  return {
    focus: wanted(focusSigns).filter((topic) => !asks.test(topic)),
    sections: unique([...wanted(sectionSigns), ...colon.filter(keep)])
      .filter((topic) => topic !== '' && !exclude.includes(topic) && !isForm(topic))
      .toSorted((a, b) => place(a) - place(b)),
    exclude,
    leaveOut: left((match) => !silence.test(match), isShort),
    counted: unique([
      ...left((match) => !silence.test(match) && uncounted.test(match), isShort),
      ...left((match) => !silence.test(match), isShort).filter((topic) => ofRecords.test(topic)),
    ]),
    ending: ending === undefined ? null : trimTopic(ending.replace(/^(?:the|our|a|an)\s+/i, '')) || null,
  };
}

/** `…, support, end with decisions`: how a deck ends is none of its topics. */
function withoutEnding(sentence: string): string {
  return endingSigns.reduce((rest, sign) => {
    const pattern = sign.for(rest);
    return pattern ? rest.replace(pattern, '').replace(/[,;]?\s*(?:and|und|et|y|e)?\s*$/u, '') : rest;
  }, sentence);
}

const ofTax = /^(?:vat|gst|sales tax|mwst|mehrwertsteuer|ust|tva|iva|moms)$/iu;
/** `SEK excluding VAT` says of the amounts what they are. */
const netOfTax =
  /(?<!\p{L})(?:[A-Z]{3}|€|£|\$|amounts?|prices?|figures?|values?|net|beträge|preise|montants?|prix|importes?|precios?|valores?|preços?|importi|prezzi)\s+(?:are\s+|is\s+)?(?:excl(?:uding|\.)?|ex|without|net of|ohne|hors|sin|sem|senza|esclus[ai])\s+(?:VAT|GST|sales tax|MwSt|Mehrwertsteuer|USt|TVA|IVA|moms)/u;

/** The cover, pages, type and length: how the deck is made, and not what it is on. */
const isForm = (topic: string) => ofForm.test(topic);
const ofForm =
  /^(?:(?:max(?:imal|imum|imo)?|at most|no more than|höchstens|bis zu|au maximum|como máximo|no máximo|al massimo|massimo|máximo)\.? ?)?(?:\d{1,2} ?)?(?:slides?|pages?|folien|seiten|diapos?|diapositiv(?:es?|as?|e)|páginas?|pagine)?(?: ?(?:max(?:imal|imum|imo)?|at most|or fewer|höchstens|au plus|au maximum|maximum|como máximo|no máximo|al massimo|máximo|massimo)\.?)?$|^(?:(?:スライド|資料|幻灯片|PPT)?(?:は|を)?(?:最大|最多|不超过)?\d{0,2} ?(?:枚|页|頁|张)?(?:以内|以下)?|(?:\d{1,2} ?)?شرائح(?: كحد أقصى)?)$|^(?:up|in|out|on|off)$|^(?:(?:the |das |die |la |le |el |a |il )?(?:cover|title(?: page| slide)?|titel|deckblatt|titelfolie|titelseite|couverture|titre|page de (?:garde|titre)|portada|título|capa|copertina|titolo))$|^(?:表紙|封面|الغلاف)$|(?<!\p{L})(?:(?:large|big|small) (?:type|fonts?|print|letters)|große schrift|gros caractères|letra grande|letras? grandes?|caratteri grandi)(?!\p{L})|^(?:slides?|pages?|folien|seiten|diapos?|diapositives?|páginas?|diapositivas?|pagine)$|^(?:not|nicht|pas|ni|nem|né|non|no|keine?) (?:one |a |una? |eine? |une? |um )?(?:more|mehr|plus|más|mais|più|single)/iu;
/** `what happened, why and which accounts are at risk` are questions, and none a topic. */
const asks =
  /^(?:(?:a |de |da |à |en |por |per |con |com )(?:what|qué|quê|que|cosa|che cosa|quoi|cui)|qu'est|que (?=\p{L}+(?:er|ir|re|mos|ons)(?!\p{L}))|qué|che cosa|cosa|woran|wodurch|wozu|womit|worauf|wofür|wieso|weshalb|what|why|where|how|which|who|when|was|warum|wo|wie|welche\p{L}*|wer|wann|pourquoi|où|comment|combien|quel\p{L}*|qui|quand|qué|por qué|dónde|cómo|cuánt\p{L}*|cuál\p{L}*|quién\p{L}*|cuándo|o que|por que|onde|como|quant\p{L}*|qual|quais|quem|cosa|perché|dove|come|quale|quali|chi)(?!\p{L})|^(?:なぜ|何|どう|いくら|どこ|誰|いつ|为什么|为何|什么|怎么|怎样|如何|多少|哪|谁|花费多少|لماذا|كم|ماذا|كيف|أين|متى|من(?= ))|(?:多少|怎么办|什么|のか|ですか|か)$/iu;
/** A list behind one of these is of people. */
const ofReaders =
  /(?:(?<!\p{L})(?:audience|readers?(?:hip)?|attendees|recipients?|zielgruppe|publikum|leser(?:kreis)?|empfänger|teilnehmer|public|lecteurs?|destinataires?|audiencia|público|destinatari[oa]?s?|lectores|leitores|pubblico|lettori)|対象者?|読者|受众|读者|听众|الجمهور|القراء) ?$/iu;
const isClause = (topic: string) => /^(?:que|dass|weil|because|since|parce que|porque|perché|so that|damit)(?!\p{L})/iu.test(topic);

/** A matter between two parties, which names the other one. */
const parted =
  /^(\p{Lu}[\p{L}&.-]*(?:\s\p{Lu}[\p{L}&.-]*)*)\s(?:lawsuit|suit|dispute|complaint|talks|negotiations|case|deal|claim|merger|acquisition)s?$/u;
/** What is not spoken of by any other of its words either. */
const grave =
  /^(accident|lawsuit|incident|dispute|scandal|investigation|layoffs?|unfall|rechtsstreit|klage|vorfall|litige|plainte|licenciements?|accidente|demanda|despidos|acidente|queixa|despedimentos|incidente|causa|licenziamenti)\s(?:on|at|in|of|with|by|against|auf|bei|in|im|mit|am|sur|à|au|avec|dans|de|du|d'|en|con|contra|del|em|no|na|com|do|da|su|a|nel|con)(?!\p{L})/iu;

/** `the Hartwell lawsuit` is not told by naming Hartwell, `the accident on Route 12` not by telling of an accident. */
function alsoMeant(topic: string): string[] {
  return [
    parted.exec(topic)?.[1],
    grave.exec(topic)?.[1],
    /^与(.{2,12}?)的/u.exec(topic)?.[1],
    /^(?:شركة|.{3,12} مع شركة) (\p{L}{3,})$/u.exec(topic)?.[1],
  ].filter((found) => found !== undefined);
}

/** An instruction without its exclusions: otherwise "do not include X" would also read as "include X". */
export function withoutExclusions(text: string): string {
  const tied = bracketsTied(text);
  const bare = excludeSigns.reduce((rest, sign) => {
    const pattern = sign.for(rest);
    return pattern ? rest.replace(pattern, ' . ') : rest;
  }, tied.text);
  return tied.untied(bare);
}

/** Words that ask for silence about something which the figures may still hold. */
const silence =
  /^(?:don't|do not|never|please don't)\s+(?:mention|show|talk|cover|discuss|touch|bring|name)|mentionn|parl[eai]|habl|menci|fal[ea] |menzion|erwähn|ansprech|nennen|触れ|載せ|書か|言及|提及|提到|涉及|出现|ذكر/iu;

/** Words that take something out of the figures, and not only off the pages. */
const uncounted =
  /^(?:leav|exclud|ignor|disregard|filter|strip|omit|keep\s[^\n]{3,120}\sout$|enl[eè]v|sort(?:ez|ir|ons)|retir|supprim|écart|mett(?:re|ez|ons) de côté|quit(?:a|ad|ar|e|en)\s|descart|desconsider|scart|togli|(?:don't|do not|not) count|exclu|esclud|escl|sans compter|ne (?:pas )?compte|sin contar|no c(?:ue|o)nt|sem contar|não cont|senza contare|non contare)|(?:do(?:es)?n't|do not|does not|should not|shouldn't|must not) (?:count|belong)|be (?:ignored|excluded|disregarded|left out|taken out)$|(?:zähl|gehör)(?:t|en) (?:da |hier |dort |bitte )?nicht|ne compte(?:nt)? pas|no cuentan?$|no deben? contar|não contam?$|non contano?$|(?:zählen|mitrechnen|berücksichtigen|einbeziehen|ignorieren|weglassen|herausrechnen|rausnehmen|ausschließen|ausklammern)|除|数え|無視|排除|忽略|不计|剔除|تجاهل|استبعد|دون احتساب|باستثناء/iu;

/** What are rows of data, and neither a page nor a measure: tests, what is internal or cancelled, `…  ones`, or whatever a domain or a field tells apart. */
const ofRecords =
  /(?<!\p{L})(?:test(?!ing)\p{L}*|demo|dumm(?:y|ies)|spam|sandbox|duplicates?|(?:internal|external|cancell?ed|voided?|deleted|closed|open|inactive) \p{L}+s|\p{L}+ ones|dubletten?|interne[nrs]? \p{L}+|stornierte\p{L}?|gelöschte\p{L}?|(?:comptes?|commandes?|clients?|tickets?) \p{L}+s|(?:cuentas?|pedidos?|clientes?) \p{L}+[ao]s|(?:contas?|encomendas?) \p{L}+[ao]s|(?:ordini|clienti|account) \p{L}+i|essais?|annulée?s|canceladas?|cancelados?|annullat[ie])(?!\p{L})|\([^()]*[@.=]|@\p{L}|テスト|キャンセル|社内|测试|取消的|内部|تجريبي|ملغاة/iu;

function listed(
  text: string,
  sign: Sign,
  told: (match: string) => boolean = () => true,
  named: (topic: string) => string = (topic) => topic,
): string[] {
  return sign.matchAll(text).flatMap((match) => {
    if (!told(match[0]) || isNarrated(text, match[0], match.index)) return [];
    const topics = splitTopics(match[1] ?? '');
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + reach);
    const label = behind.exec(rest)?.[0] ?? '';
    const goesOn = match[1] !== undefined && (label !== '' || /\sout$/iu.test(match[0]));
    const more = goesOn ? (goingOn.exec(rest.slice(label.length))?.groups?.more ?? '') : '';
    // What leaves something out itself is read by its own sign.
    const also = excludeSigns.some((each) => each.test(more)) ? [] : splitTopics(more);
    return [...topics.map((topic, at) => (at === topics.length - 1 ? `${topic}${label}` : topic)), ...also]
      .map(named)
      .filter((topic) => topic.length > 1);
  });
}
const reach = 80;

/** What stands in for a bracket, so that no stop, comma or `and` in it ends what is left out. */
const stand = /\s{0,2}\ue000(?<at>\d{1,3})\ue001/gu;
const behind = /^\s{0,2}\ue000\d{1,3}\ue001/u;
const bracket = /\s{0,2}[(（][^()（）\n]{1,160}[)）]/gu;
/** `Keep the outage out (tag outage_may), and spam.`: what is named after the words that leave it out. */
const goingOn =
  /^,? (?:and|as well as|und|sowie|et|y|e|ed)(?: also| auch| aussi| también| também| anche)? (?<more>[\p{L}\d_-]{3,30}(?: [\p{L}\d_-]{2,30}){0,2})(?=\s?(?:[.;!\n\ue000]|$))/iu;

interface Tied {
  text: string;
  /** A topic with its bracket where that says how the data call it, and without where it is said by the way. */
  named(topic: string, isLabel: (inner: string) => boolean): string;
  untied(text: string): string;
}

function bracketsTied(text: string): Tied {
  const brackets: string[] = [];
  const tied = text.replace(bracket, (whole) => ` \ue000${brackets.push(whole) - 1}\ue001`);
  const inner = (at: string | undefined) => /[(（](?<inner>[^()（）]+)[)）]/u.exec(brackets[Number(at)] ?? '')?.groups?.inner?.trim() ?? '';
  return {
    text: tied,
    named: (topic, isLabel) =>
      topic
        .replace(stand, (_, at: string) => (isLabel(inner(at)) ? ` (${inner(at)})` : ' '))
        .replace(/\s+/gu, ' ')
        .trim(),
    untied: (rest) => rest.replace(stand, (_, at: string) => brackets[Number(at)] ?? ''),
  };
}

/** `internal accounts (desk.example.org)`, `returns (type R)`: by what they are known in the data. */
const isField = (inner: string) =>
  /^(?:[^()（）\n]{0,40}(?:[@.][\p{L}\d-]{2,24}|=\s?\S{1,24}|(?:tag|type|status|typ|domain|domäne)\s\S{1,24}))$/iu.test(inner);
/** `expansion deals (existingbusiness)`: a few words that no comma parts, which may be a value of the data. */
const isShort = (inner: string) =>
  isField(inner) || (inner.length <= 40 && !/[,;:!?]/u.test(inner) && inner.split(/\s+/u).length <= 3 && !pronoun.test(inner));
const pronoun =
  /^(?:it|they|he|she|this|that|we|es|sie|er|das|wir|ils?|elles?|ce|c'|on|nous|lui|lei|eles?|elas?|esto|eso|isto|isso)(?!\p{L})/iu;

/** What a sentence goes on to ask for is nothing that is left out. */
const isOrder =
  /^(?:please |bitte )?(?:leave|take|exclude|müss(?:en|t)|muss|soll(?:en|te|ten)?|dürfen|doi(?:t|vent)|deben?|devem?|dev(?:e|ono)|keep|end|use|make|show|do|don't|focus|compare|note|treat|start|finish|close|add|give|write|tell|explain|find|say|put|let|zeige?n?|mache?n?|sag(?:e|en)?|nutze?n?|montre[rz]?|fai(?:s|tes|re)|dis|dites|utilise[rz]?|muestra|haz|hacer|usa|di|mostra|fai|faça|faz|diz)\s\S/iu;

/** `Everything but web and store orders` names what stays as one. */
const allBut = /^(?:everything|anything|everyone|all)(?: \p{L}+)? (?:but|except|other than|apart from) /iu;

/** `Acme Ltd, a project of its own`: what a name that is left out is. */
const apposed = /,\s(?:an?|eine?|une?|una?|uno|uma?)\s[^,;]{2,60}(?=,|$)/giu;

/** `positioning, pricing, competitive landscape and FAQ` → four topics. Clauses (`whether we hit quota`) stay whole. */
function splitTopics(given: string): string[] {
  const text = /^\P{L}*(?:\p{Ll}{1,3}['’ ]){0,2}\p{Lu}/u.test(given) ? given.replace(apposed, '') : given;
  const parts = allBut.test(text)
    ? [text]
    : /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
      ? text.split(/[、，,]|(?<=\p{L})(?:と|および|及び|和|与|以及|及)(?=\p{L})/u)
      : text.split(
          /\s*[,،;]\s*(?:and|und|et|y|e|or|oder)?(?:\s+(?=\S)|$)|\s+(?:and|und|et|y|e|or|oder|ou|plus|sowie|as well as|nor|ni|nem|né|noch)\s+|\s+و(?=\p{L})|\s*\/\s*(?=\p{L})/iu,
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
    .replace(/^(?:bitte|please|por favor|per favore)\s+/iu, '')
    .replace(/^(?:compter|contar|contare|counting)\s+/iu, '')
    .replace(/^(?:exclude|ignore|disregard|omit|skip|leave out|do not count|don't count)\s+/iu, '')
    .replace(/^(?:(?:the|our|a|an|any|some|and|die|der|das|den|dem|les?|la|l'|los|las|el|os|as|il|lo|gli|und|et|y|e)\s+)+/iu, '')
    .replace(/^(?:(?:no|any|either|neither|nor)\s+)+/iu, '')
    .replace(/(?:の(?:件|こと|話)|(?:的)?(?:事情|事|问题))$/u, '')
    .replace(/^(?:موضوع|أمر)\s+/u, '')
    .replace(/,?\s+(?:please|pls)$/iu, '')
    .replace(plainly, '')
    .replace(/(?:\s+(?:bitte|auch|ebenfalls|also|aussi|también|também|anche))+$/iu, '')
    .replace(/\s+(?:stuff|things?|bits?|part|business|story)$/iu, '')
    .replace(/\s+(?:on|in|from) (?:any|the|all|every|each|our)(?: (?:slides?|pages?|decks?|charts?|tables?))?$/iu, '')
    .replace(/\s+as (?:an? |the )?(?:\p{L}+ )?(?:lines?|rows?|items?|metrics?|measures?|kpis?|figures?|topics?)$/iu, '')
    .replace(/^(?:one|two|three|four|five|some|a few|ein(?:e|en)?|zwei|drei|une?|deux|trois|una?|dos|tres|\d+)\s+(?=\p{L})/iu, '')
    .replace(
      /(?:\s+(?:please|bitte|slides?|sections?|either|too|as well)|\s+(?:per|after each|for each|in each|pro|par|por|per ogni)\s+\p{L}+)+$/iu,
      '',
    )
    .trim();
}

/** What says that it goes without saying. */
const plainly =
  /,?\s+(?:obviously|of course|naturally|clearly|natürlich|selbstverständlich|klar|bien sûr|évidemment|naturellement|por supuesto|claro|obviamente|naturalmente|é claro|ovviamente|certo|بالطبع|طبعا)$/iu;

function unique(topics: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const topic of topics) if (!first.has(topic.toLowerCase())) first.set(topic.toLowerCase(), topic);
  return [...first.values()];
}
