/** What the author wants in the deck: focus, named sections, exclusions and the ending. */
import { topicList } from './brings.ts';
import { fold } from './clean.ts';
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
  const text = fold(instruction);
  const colon = text.split('\n').flatMap((sentence) => {
    const list = /^[^:：]*[:：]\s*(.+?)[.。]?$/u.exec(withoutEnding(sentence))?.[1];
    const topics = (list === undefined ? null : topicList(list))?.map(({ topic }) => trimTopic(topic)) ?? [];
    // `6 pages, not one more, so that nobody falls asleep`: wishes, and no topics.
    const isWish = topics.some(isClause) || topics.filter(isForm).length > 1;
    return isWish ? [] : topics.filter((topic) => !asks.test(topic));
  });
  const left = (isMeant: (match: string) => boolean) =>
    unique(excludeSigns.flatMap((sign) => listed(text, sign, isMeant))).filter(
      (topic) =>
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
    leaveOut: left((match) => !silence.test(match)),
    counted: left((match) => !silence.test(match) && uncounted.test(match)),
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
  /^(?:up|in|out|on|off)$|^(?:(?:the |das |die |la |le |el |a |il )?(?:cover|title page|deckblatt|titelfolie|titelseite|couverture|page de garde|portada|capa|copertina))$|^(?:表紙|封面|الغلاف)$|(?<!\p{L})(?:(?:large|big|small) (?:type|fonts?|print|letters)|große schrift|gros caractères|letra grande|letras? grandes?|caratteri grandi)(?!\p{L})|^(?:slides?|pages?|folien|seiten|diapos?|diapositives?|páginas?|diapositivas?|pagine)$|^(?:not|nicht|pas|ni|nem|né|non|no|keine?) (?:one |a |una? |eine? |une? |um )?(?:more|mehr|plus|más|mais|più|single)/iu;
/** `what happened, why and which accounts are at risk` are questions, and none a topic. */
const asks =
  /^(?:what|why|where|how|which|who|when|was|warum|wo|wie|welche\p{L}*|wer|wann|pourquoi|où|comment|combien|quel\p{L}*|qui|quand|qué|por qué|dónde|cómo|cuánt\p{L}*|cuál\p{L}*|quién\p{L}*|cuándo|o que|por que|onde|como|quant\p{L}*|qual|quais|quem|cosa|perché|dove|come|quale|quali|chi)(?!\p{L})/iu;
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
  return excludeSigns.reduce((rest, sign) => {
    const pattern = sign.for(rest);
    return pattern ? rest.replace(pattern, ' . ') : rest;
  }, text);
}

/** Words that ask for silence about something which the figures may still hold. */
const silence =
  /^(?:don't|do not|never|please don't)\s+(?:mention|show|talk|cover|discuss|touch|bring|name)|mentionn|parl[eai]|habl|menci|fal[ea] |menzion|erwähn|ansprech|nennen|触れ|載せ|書か|言及|提及|提到|涉及|出现|ذكر/iu;

/** Words that take something out of the figures, and not only off the pages. */
const uncounted =
  /^(?:leav|exclud|ignor|disregard|filter|strip|omit|(?:don't|do not|not) count|exclu|esclud|escl|sans compter|ne (?:pas )?compte|sin contar|no c(?:ue|o)nt|sem contar|não cont|senza contare|non contare)|(?:zählen|mitrechnen|berücksichtigen|einbeziehen|ignorieren|weglassen|herausrechnen|rausnehmen|ausschließen|ausklammern)|除|数え|無視|排除|忽略|不计|剔除|تجاهل|استبعد|دون احتساب|باستثناء/iu;

function listed(text: string, sign: Sign, told: (match: string) => boolean = () => true): string[] {
  return sign.matchAll(text).flatMap((match) => (told(match[0]) ? splitTopics(match[1] ?? '') : []));
}

/** `Everything but web and store orders` names what stays as one. */
const allBut = /^(?:everything|anything|everyone|all)(?: \p{L}+)? (?:but|except|other than|apart from) /iu;

/** `positioning, pricing, competitive landscape and FAQ` → four topics. Clauses (`whether we hit quota`) stay whole. */
function splitTopics(text: string): string[] {
  const parts = allBut.test(text)
    ? [text]
    : /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
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
    .replace(/^(?:bitte|please|por favor|per favore)\s+/iu, '')
    .replace(/^(?:compter|contar|contare|counting)\s+/iu, '')
    .replace(/^(?:exclude|ignore|disregard|omit|skip|leave out|do not count|don't count)\s+/iu, '')
    .replace(/^(?:(?:the|our|a|an|any|some|and|die|der|das|den|dem|les?|la|l'|los|las|el|os|as|il|lo|gli|und|et|y|e)\s+)+/iu, '')
    .replace(/^(?:(?:no|any|either|neither|nor)\s+)+/iu, '')
    .replace(/(?:の(?:件|こと|話)|(?:的)?(?:事情|事|问题))$/u, '')
    .replace(/^(?:موضوع|أمر)\s+/u, '')
    .replace(/,?\s+(?:please|pls)$/iu, '')
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

function unique(topics: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const topic of topics) if (!first.has(topic.toLowerCase())) first.set(topic.toLowerCase(), topic);
  return [...first.values()];
}
