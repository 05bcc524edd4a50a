/**
 * What is divided by what in running words: `Completed out of Completed plus Withdrawn`, `the whole cost, surcharge included, divided by the pallets
 * that went out`. Which of the words are values or columns is found in the data.
 */
import { all } from '../../languages/all.ts';
import type { LanguageCode } from '../../model/language.ts';
import { saidIn, signsOf } from './signs-of.ts';
import type { StatedMeasure } from './stated-measure.ts';

const over = signsOf(({ works }) => works.over);
const outOf = signsOf(({ works }) => works.outOf);

const out = signsOf(({ leaves }) => leaves.out);
const opens = signsOf(({ leaves }) => leaves.opens);

/** Characters on either side of the sign, of a name, and places in a sentence that may be the sign. */
const most = { before: 160, after: 200, called: 48, again: 60, signs: 8 } as const;
/** Signs that are said of nothing else; the others are words of any sentence. */
const divides = /divi|teilt|[÷／/除割]|%|percent|prozent|مقسوم/iu;
const fraction = /\s*[÷／]\s*|\s+\/\s+/gu;
/** What a total holds is no part of what is divided: `recargo incluido`. */
const aside =
  /[,(]\s*(?:[^,;.()]{0,40}\s)?(?:included|including|inclusive|incl\.?|einschließlich|inklusive|inkl\.?|inbegriffen|compris(?:e|es)?|inclus(?:e|es|i|a|o)?|incluid[oa]s?|incluíd[oa]s?)(?:\s[^,;.()]{0,40})?(?=[,)]|$)\)?/giu;

/** Null where nothing in the sentence may be divided. */
export function ratioTold(sentence: string, code: LanguageCode): StatedMeasure | null {
  if (/[?？؟]\s*$/u.test(sentence)) return null;
  const text = sentence.replace(aside, ',').replace(/[.。]\s*$/u, '');
  const isSure = [
    ...saidIn(over, text),
    ...[...text.matchAll(fraction)].map(({ index, 0: found }) => ({ at: index, end: index + found.length })),
  ];
  const mayBe = saidIn(outOf, text);
  const signs = [...isSure.map((each) => ({ ...each, sure: true })), ...mayBe.map((each) => ({ ...each, sure: false }))]
    .sort((a, b) => Number(b.sure) - Number(a.sure) || a.at - b.at)
    .slice(0, most.signs);
  const of = signs.flatMap(({ at, end, sure }) => {
    const [before, after] = [
      text.slice(Math.max(0, at - most.before), at),
      untilOrder(text.slice(end, end + most.after).replace(/[;；][\s\S]*$/u, '')),
    ];
    // What is divided by all of it is one part of that: `Yes out of Yes plus No`.
    const isPlain = sure && divides.test(text.slice(at, end));
    return isPlain || isRepeated(before, after) ? [{ of: before, by: after, ...(sure && { sure: true as const }) }] : [];
  });
  const [first] = of;
  if (!first) return null;
  const called = nameIn(text.slice(0, Math.min(...signs.map(({ at }) => at), most.before)), code);
  return {
    kind: 'measure',
    means: { kind: 'ratio', of, shareOf: all[code].signs.shareOf },
    ...(called && { called }),
    text: sentence.trim().replace(/\.$/u, ''),
  };
}

/** Before what asks to leave something out. */
function untilOrder(after: string): string {
  const [order] = [...saidIn(out, after), ...saidIn(opens, after)].filter(({ at }) =>
    /[,，、]\s*(?:\p{L}{3,8} )?$/u.test(after.slice(0, at)),
  );
  return order ? after.slice(0, order.at).replace(/[,，、]\s*(?:\p{L}{3,8} )?$/u, '') : after;
}

/** Whether the word before the sign is said again soon after it, or one but for its ending. */
function isRepeated(before: string, after: string): boolean {
  const last = /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u.exec(before)?.[0].toLowerCase();
  if (last === undefined) return false;
  const stem = last.length > 5 && !/[\u3040-\u30ff\u3400-\u9fff]/u.test(last) ? last.slice(0, -2) : last;
  const soon = after.slice(0, most.again).toLowerCase();
  return (soon.match(/[\p{L}\p{N}]+/gu) ?? []).some(
    (each) =>
      each === last ||
      (stem.length > 3 && each.startsWith(stem)) ||
      (last.length > 1 && /[\u3400-\u9fff]/u.test(last) && each.includes(last)),
  );
}

const article =
  /^(?:the|our|for|so|and|with|die|der|das|unsere?|le|la|les|l['’]|notre|nos|el|los|las|nuestr[oa]s?|os?|as?|noss[oa]|il|lo|gli|i|e|et|y|und) ?(?<=['’\s])/iu;
const word = String.raw`\p{L}[\p{L}'’-]{1,24}`;
const stops =
  "(?:is|are|means|take|taking|for us|we|ist|sind|wir|heißt|est|c’est|c'est|on|nous|pour nous|es|se|que|é|è|si|per noi|são|sono|calcula|rechnen)";

/** `Completion rate`, `taux de complétude`, `Ausschussquote`, `cost per crate`. */
function nameIn(head: string, code: LanguageCode): string | null {
  const { grammar, signs } = all[code];
  const [, before] = /^\s*([^=:;.]{2,48}?)\s*=/u.exec(head) ?? [];
  if (before !== undefined && before.split(/\s+/u).length <= 5) return before;
  if (!grammar.spaced) return /^[\s「“]*(?<name>[^\s、，,。はが＝=：:]{2,14}(?:率|費|费|成本|コスト))/u.exec(head)?.groups?.name ?? null;
  const patterns = [
    `(?<name>(?:${word} )?${word} (?:${signs.tells.each}) ${word})`,
    `(?<name>(?:${word}[ -]){0,2}(?:${signs.rates.share})(?: (?:de|d['’]|des|du|di|del|della|da|do|der|of)(?: |(?<=['’]))(?:l['’]|la |le )?${word})?)`,
  ];
  for (const pattern of patterns) {
    const found = new RegExp(`(?<!\\p{L})${pattern}(?=\\s*(?:$|[,;:=(]|${stops}(?!\\p{L})))`, 'iu').exec(head)?.groups?.name;
    let bare = found?.trim() ?? '';
    for (let cut = bare.replace(article, ''); cut !== bare; cut = bare.replace(article, '')) bare = cut;
    if (bare !== '' && bare.length <= most.called && /\s|\p{L}{8}/u.test(bare)) return bare;
  }
  return null;
}
