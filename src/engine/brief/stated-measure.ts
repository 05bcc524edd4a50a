/** How a brief says that a measure is worked out: `scrap / (good + scrap)`, `Margin = net sales less refunds`, `On time = delivered by the promised day`. */
import { all } from '../../languages/all.ts';
import type { Given, Term } from '../../model/brief.ts';
import type { LanguageCode } from '../../model/language.ts';
import { keptIn } from './kept-by-a-day.ts';
import { Sign } from './sign.ts';
import { partedByOnly, rowsIn, sumIn } from './sum-of-terms.ts';
import { worksIn } from './works-signs.ts';

export type StatedMeasure = Extract<Given, { kind: 'measure' }>;

/** What a name and a definition are at most, in characters, and a name before a colon in words. */
const longest = { name: 50, words: 5, called: 90, text: 400 } as const;

const term = String.raw`\p{L}[\p{L}\p{N}'’%-]*(?:[ _]\p{L}[\p{L}\p{N}'’-]*){0,3}`;
const and = String.raw`(?:\s*\+\s*|\s+(?:plus|und|et|y|e|and)\s+)`;
const over = [
  String.raw`\s*[÷]\s*`,
  // `and/or`, `km/h` and dates are no sums.
  String.raw`\s+/\s+|\s*/\s*(?=\()`,
  String.raw`\s+(?:divided by|over the|geteilt durch|dividiert durch|divisée?s? par|dividid[oa]s? (?:por|entre)|divis[oaie] per)\s+(?:the |die |der |das |le |la |les |el |los |las |o |os |as |il |i |gli )?`,
].join('|');
/** One divided by another, wherever a sentence says so. */
const quotient = new Sign(
  '[÷/]|divi|geteilt|over the',
  String.raw`(?<of>${term})(?:${over})(?:\((?<sum>${term}(?:${and}${term}){1,3})\)|(?<by>${term}))`,
  'iu',
);
/** What stands before the first term and is none of its words. */
const before =
  /^(?:.*(?<!\p{L})(?:is|are|as|use|count|take|the|our|mind|by|only|where|ist|als|nimm|die|der|das|den|unsere?|est|le|la|les|l'|es|el|los|las|é|o|os|as|è|il|i|gli)|l')\s*(?<![\p{L}]{3})(?<=[\s'])(?=\p{L})/iu;
const after = /\s+(?:in|for|by|of|per|please|and|not|je|pro|für|bitte|und|nicht|par|pour|et|por|para|y|per|e)\s.*$/iu;
const quoted = /^[\s"'“”„«»‚‘’]+|(?<![\s"'“”„«»‚‘’.])[\s"'“”„«»‚‘’.]+$/gu;

/** Of each sentence the measure that it defines, with what later ones say of its terms; null where it defines none. */
export function measuresIn(sentences: readonly string[]): (StatedMeasure | null)[] {
  const found = sentences.map((sentence, at) => {
    const measure = definedIn(sentence) ?? dividedIn(sentence) ?? sharedIn(sentence);
    return measure && withRows(measure, [sentence, ...sentences.slice(at + 1, at + 1 + near)]);
  });
  const names = found.flatMap((measure) => measure?.called ?? []);
  return found.map((measure) => measure && inFull(measure, names, sentences));
}

/** The margin that divides a contribution is the contribution margin, where the brief calls it so anywhere. */
function inFull(measure: StatedMeasure, names: readonly string[], sentences: readonly string[]): StatedMeasure {
  const { called, means } = measure;
  const [first, ...others] = means.kind === 'sum' ? means.of : [];
  const divided =
    first && others.length === 0 ? names.find((each) => each !== called && each.toLowerCase() === first.words.toLowerCase()) : undefined;
  if (called === undefined || divided === undefined) return measure;
  const own = [divided, called].map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const name = new RegExp(`(?<!\\p{L})${own.join('(?:\\p{L}{0,2}|[ -]\\p{L}{0,3} ?)')}(?!\\p{L})`, 'iu');
  const full = sentences.flatMap((sentence) => name.exec(sentence)?.[0] ?? [])[0];
  return full === undefined ? measure : { ...measure, called: full };
}

/** Sentences after a definition that may restrict its terms. */
const near = 2;

const textOf = (sentence: string) => sentence.trim().replace(/\.$/u, '').slice(0, longest.text);

/** `Yield = sold / baked`, `Yield means …`; after a colon only what cannot be a mere list. */
function definedIn(sentence: string): StatedMeasure | null {
  const { head, sign, body } = parted(sentence) ?? {};
  if (!head || !body) return null;
  const called = nameIn(head);
  if (called === '' || called.length > longest.name) return null;
  const kept = keptIn(body);
  const sum = sumIn(body);
  // A bare `by` or `until` is said of anything; `au plus tard` only holds a word for plus.
  const means = kept && !(sum?.kind === 'sum' && sum.by) && (!sum || /\s/.test(kept.sign)) ? kept.kept : sum;
  if (!means || (sign === ':' && means.kind === 'sum' && !means.by)) return null;
  const days = daysIn(means);
  if (days) return { kind: 'measure', called, means: days, ...(sign !== ':' && { sure: true as const }), text: textOf(sentence) };
  // `Dana: audit by 15 Jan` is a task: what is kept is a day that each row has of its own.
  if (means.kind === 'kept' && /\d/.test(means.by)) return null;
  return { kind: 'measure', called, means, ...(sign !== ':' && { sure: true as const }), text: textOf(sentence) };
}

/** `paid date minus invoice date`: how long it took from the one to the other. */
function daysIn(means: StatedMeasure['means']): Extract<StatedMeasure['means'], { kind: 'lasting' }> | null {
  const [end, start, ...others] = means.kind === 'sum' && !means.by ? means.of : [];
  if (!end || !start?.minus || end.minus || others.length > 0 || !isDay.test(end.words) || !isDay.test(start.words)) return null;
  return { kind: 'lasting', from: start.words, to: end.words };
}
const isDay =
  /(?<!\p{L})(?:dates?|days?|tag|zeitpunkt|jour|fecha|día|data|dia|giorno)(?!\p{L})|\p{L}(?:datum|tag)(?!\p{L})|[日]|日期|تاريخ/iu;

let meaning: RegExp | undefined;

function parted(sentence: string): { head: string; sign: string; body: string } | null {
  const equals = /^(?<head>[^=]{2,120}?)\s*=\s*(?<body>[^=]{2,600})$/u.exec(sentence)?.groups;
  if (equals) return { head: equals.head!, sign: '=', body: equals.body! };
  meaning ??= new RegExp(`${worksIn('means')}`, 'iu');
  const word = meaning.exec(sentence);
  if (word && word.index > 1) {
    const [head, body] = [sentence.slice(0, word.index), sentence.slice(word.index + word[0].length)];
    return { head, sign: 'means', body };
  }
  const colon = /^(?<head>[^:.,;]{2,50}):\s(?<body>.{4,400})$/u.exec(sentence)?.groups;
  // What tells that something comes, as a sentence does, is no name.
  return colon && colon.head!.split(/\s+/u).length <= longest.words ? { head: colon.head!, sign: ':', body: colon.body! } : null;
}

/** `Where our Yield %` → `Yield`. */
function nameIn(head: string): string {
  const clause = head.split(/[;:,.()]\s*/u).findLast((each) => each.trim() !== '') ?? '';
  return clause
    .replace(before, '')
    .replace(/\s*%\s*$/u, '')
    .replace(quoted, '');
}

/** `scrap / (good + scrap)` in the middle of a sentence. */
function dividedIn(sentence: string): StatedMeasure | null {
  const { of, sum, by } = quotient.exec(sentence)?.groups ?? {};
  if (!of || !(sum ?? by)) return null;
  const bare = (words: string) => words.replace(before, '').replace(after, '').trim();
  const parts = sum ? sum.split(new RegExp(and, 'iu')).map((part) => part.trim()) : [bare(by!)];
  const own = bare(of);
  // What is divided by itself goes on with what else it is divided by.
  if (own === '' || parts.includes('') || (!sum && parts[0]!.toLowerCase() === own.toLowerCase())) return null;
  const means = { kind: 'sum', of: [{ words: own }], by: parts.map((words) => ({ words })) } as const;
  return { kind: 'measure', means, text: textOf(sentence) };
}

let share: RegExp | undefined;

/** `the share of jobs finished within five days of the order`, in the middle of a sentence. */
function sharedIn(sentence: string): StatedMeasure | null {
  share ??= new RegExp(
    `(?<!\\p{L})(?:${(Object.keys(all) as LanguageCode[])
      .filter((code) => all[code].grammar.spaced)
      .map((code) => all[code].signs.rates.share)
      .join('|')})(?!\\p{L})`,
    'iu',
  );
  const from = share.exec(sentence)?.index;
  if (from === undefined) return null;
  const clause = sentence.slice(from).split(/[,;.!?]/u, 1)[0]!;
  const found = keptIn(clause);
  // A bare `by` or `until` is said of anything.
  if (!found || (found.kept.within === undefined && !/\s/.test(found.sign))) return null;
  return { kind: 'measure', called: clause.trim().slice(0, longest.called), means: found.kept, text: textOf(sentence) };
}

/** With what the sentences say of the rows that its terms count: `COGS counts only on orders that were kept`. */
function withRows(measure: StatedMeasure, sentences: readonly string[]): StatedMeasure {
  const { means } = measure;
  if (means.kind !== 'sum') return measure;
  const clauses = sentences.flatMap((sentence) => sentence.split(/[,;()、]/u)).flatMap((clause) => partedByOnly(clause) ?? []);
  const limited = (term: Term): Term => {
    const own = term.words.toLowerCase();
    const said = clauses.find(({ before }) =>
      before
        .trim()
        .toLowerCase()
        .replace(/^(?:the|die|der|das|les?|la|el|los|las|os?|as?|il|i|gli) /u, '')
        .startsWith(own),
    );
    const rows = term.rows ?? (said && rowsIn(said.after));
    return rows ? { ...term, rows } : term;
  };
  return { ...measure, means: { ...means, of: means.of.map(limited), ...(means.by && { by: means.by.map(limited) }) } };
}
