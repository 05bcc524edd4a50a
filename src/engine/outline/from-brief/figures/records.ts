/** Records written one after another with the same measures: `North: 41 jobs, 9 late; South: 37 jobs, 4 late`, a line for each year. They are a table. */
import type { LanguageCode } from '../../../../model/language.ts';
import type { Draft } from '../draft.ts';
import { recordsDrafts } from '../kinds/from-table.ts';
import { wordsIn } from '../prose/strength.ts';
import { capital } from '../read/topics.ts';
import type { Finding, Reader, Sentence } from '../said.ts';
import { asLine } from './own-words.ts';
import { type Pair, pairsOf } from './pairs.ts';
import { quantitiesIn } from './quantities.ts';

interface Entry {
  name: string;
  pairs: Omit<Pair, 'sentence'>[];
  sentences: readonly Sentence[];
}

const named = /^([\p{L}\p{N}][^:：;；,.]{0,40}?)\s*[:：]\s*(?=\S)(.+)$/su;
const most = 12;

export const readRecords: Reader = (sentences, { brief, facts }) =>
  runsOf(
    entriesIn(sentences, brief.language),
    (entry, last) => entry.sentences[0]!.at <= last.sentences.at(-1)!.at + 1 && isAlike(entry, last),
  ).flatMap((run): Finding[] => {
    const names = new Set(run.map(({ name }) => name.toLowerCase()));
    if (run.length < 2 || run.length > most || names.size < run.length) return [];
    const told = [...new Set(run.flatMap((entry) => entry.sentences))];
    // A label is the record's name, not a heading above it.
    const heading = told[0]!.heading !== null && names.has(told[0]!.heading.toLowerCase()) ? null : told[0]!.heading;
    const drafts = recordsDrafts(tableOf(run), { brief, facts, heading, stated: [] });
    // More than a row of dates.
    const [page, ...also] = drafts.map((draft) => ({ ...draft, weight: 7.5, ...(heading === null ? {} : { section: heading }) }) as Draft);
    if (page === undefined) return [];
    const more = beside(told, sentences, brief.language);
    const reading = more.map(({ text }) => asLine(text, { brief, facts }));
    return [
      {
        tells: [...told, ...more].map(({ at }) => at),
        page: withReading(page, reading),
        point: page.title,
        ...(also.length === 0 ? {} : { also }),
      },
    ];
  });

/** What its author goes on to say of records, in a few words. */
function beside(told: readonly Sentence[], sentences: readonly Sentence[], language: LanguageCode): Sentence[] {
  const last = told.at(-1)!;
  const following = sentences.filter(({ at, unit }) => at > last.at && unit === last.unit);
  const said = following.filter(
    ({ at, heading, list, text }, place) =>
      at === last.at + 1 + place && list === null && (heading === null || heading === told[0]!.heading) && !named.test(text),
  );
  const words = said.reduce((sum, { text }) => sum + wordsIn(text), 0);
  const isPlain = said.every(({ text }) => quantitiesIn(text, language).length < 2);
  return said.length <= 3 && words <= 50 && isPlain ? said : [];
}

function withReading(page: Draft, lines: readonly string[]): Draft {
  if (lines.length === 0) return page;
  const own = 'reading' in page.content ? ((page.content.reading as string[] | undefined) ?? []) : [];
  return { ...page, content: { ...page.content, reading: [...own, ...lines].slice(-4) } } as Draft;
}

/** Names with two measures or more, as they stand in lists, on labelled lines and between semicolons. */
function entriesIn(sentences: readonly Sentence[], language: LanguageCode): Entry[] {
  const found: { text: string; sentences: Sentence[] }[] = [];
  for (const sentence of sentences) {
    const { text, heading, list } = sentence;
    const last = found.at(-1);
    const before = last?.sentences.at(-1);
    const goesOn = list !== null && before?.list === list && before.heading === heading && !named.test(text);
    if (goesOn) {
      last!.text += `, ${text}`;
      last!.sentences.push(sentence);
    } else if (list === null && named.test(text))
      for (const piece of text.replace(/[.。]$/u, '').split(/[;；]\s*/u)) found.push({ text: piece, sentences: [sentence] });
    else {
      const isLabelled = heading !== null && !named.test(text);
      found.push({ text: isLabelled ? `${heading}: ${text}` : text, sentences: [sentence] });
    }
  }
  return found.map(({ text, sentences: own }): Entry => {
    const [, name = '', rest = ''] = named.exec(text) ?? [];
    return { name: capital(name), pairs: rest === '' ? [] : pairsOf(rest, language).pairs, sentences: own };
  });
}

const unitOf = ({ quantity: { unit, currency, word } }: Omit<Pair, 'sentence'>) => `${unit} ${currency ?? ''} ${word}`;
const shapeOf = ({ pairs }: Entry) =>
  pairs
    .map((pair) => `${pair.label.toLowerCase()} ${unitOf(pair)}`)
    .sort()
    .join('\n');

/** The same measures in the same units, each once. */
function isAlike(one: Entry, other: Entry): boolean {
  const labels = new Set(one.pairs.map(({ label }) => label));
  return labels.size > 1 && labels.size === one.pairs.length && !one.pairs.some(({ dated }) => dated) && shapeOf(one) === shapeOf(other);
}

function runsOf(entries: readonly Entry[], joins: (entry: Entry, last: Entry) => boolean): Entry[][] {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && joins(entry, last)) runs.at(-1)!.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

function tableOf(run: readonly Entry[]): { type: 'table'; header: string[]; rows: string[][] } {
  const measures = run[0]!.pairs;
  return {
    type: 'table',
    header: ['', ...measures.map(({ label, quantity: { word } }) => (word === '' ? label : `${label} (${word})`))],
    rows: run.map(({ name, pairs }) => [
      name,
      ...measures.map(({ label }) => {
        const { text, word } = pairs.find((pair) => pair.label.toLowerCase() === label.toLowerCase())!.quantity;
        return word === '' ? text : text.slice(0, text.lastIndexOf(word)).trim();
      }),
    ]),
  };
}
