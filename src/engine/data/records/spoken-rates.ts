/**
 * The rate that a brief speaks of, where the rows say it only together: whether each was done by its promised day, or a yes/no whose column is
 * called by other words, such as `Résolu 1re visite` for the `taux de résolution à la première visite`.
 */
import type { RatesSaid } from '../../../model/brief.ts';
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { type DatePair, datePairs, hasDatePairs } from './date-pairs.ts';
import { flagColumns, type MeasureColumn, rated } from './measure-columns.ts';
import type { Time } from './row-time.ts';

export interface SpokenRates {
  /** The table whose rows say it. */
  table: Table;
  /** The rate itself first. */
  measures: readonly MeasureColumn[];
  /** What dates the rows; null for what dates them anyway. */
  time: Time | null;
  /** The columns of the promised day, on which rows count, and of the actual one. */
  dated: { planned: string; actual: string } | null;
  /** The column that says yes or no, and the words of the brief for a share of yes. */
  read: { column: string; phrase: string } | null;
}

/** Null where the brief speaks of no such rate, or no table says it. */
export async function spokenRates(
  database: Database,
  tables: readonly Table[],
  { punctual, shares }: RatesSaid,
): Promise<SpokenRates | null> {
  const based = tables.filter(({ derived }) => !derived).toSorted((a, b) => b.rows - a.rows);
  for (const table of punctual ? based.filter(hasDatePairs) : []) {
    const found = punctualRates(await datePairs(database, table), punctual!, table);
    if (found) return found;
  }
  if (shares.length === 0) return null;
  for (const table of based) {
    // No table is asked for its flags before one of its columns is named.
    const named = table.columns
      .filter(({ distinct, type }) => distinct === 2 && type.kind !== 'date')
      .flatMap((column) => shares.flatMap((said) => phraseOf(column, said) ?? []))
      .toSorted((a, b) => b.fit - a.fit);
    if (named.length === 0) continue;
    const flags = new Set((await flagColumns(database, table)).map((column) => column.name));
    for (const { column, phrase } of named) {
      const yes = flags.has(column.name) ? undefined : await yesIn(database, table, column);
      if (yes !== null) return { ...flagRate(column, phrase, yes), table };
    }
  }
  return null;
}

/** The pair that the words of the brief are of, else what was promised to others. */
function punctualRates(pairs: readonly DatePair[], said: NonNullable<RatesSaid['punctual']>, table: Table): SpokenRates | null {
  const { words: phrase, sentence } = said;
  const within = words(phrase);
  const around = stemsOf(sentence);
  const eventIs = (is: (stem: string) => boolean) => pairs.find(({ event }) => event !== null && stemsOf(event).some(is));
  const leading = eventIs((stem) => within.includes(stem)) ?? eventIs((stem) => around.some((word) => isAlike(stem, word))) ?? pairs[0];
  if (!leading) return null;
  const at = (column: Column) => `m.${name(column.name)}`;
  const shared = { column: leading.actual.name, currency: null, against: {} } as const;
  const late = `date_diff('day', ${at(leading.planned)}, ${at(leading.actual)})`;
  const rate = { ...shared, label: 'On-time rate', behaviour: 'flag', unit: 'ratio', polarity: 'up', called: 'on_time_rate' } as const;
  const others = pairs.filter((pair) => pair !== leading);
  const before = others.find(({ ends }) => ends < leading.ends);
  return {
    table,
    measures: [
      { ...rate, sql: leading.kept, spoken: phrase },
      ...others.map(({ actual, event, kept }): MeasureColumn => {
        const { called: _, ...plain } = rate;
        const punctual = event ?? actual.name;
        return { ...plain, column: actual.name, label: `On-time rate (${punctual})`, sql: kept, named: { punctual } };
      }),
      {
        ...shared,
        label: 'Days late',
        behaviour: 'mean',
        unit: 'days',
        polarity: 'down',
        sql: `CASE WHEN ${leading.kept} IS NOT NULL THEN greatest(${late}, 0) END`,
        called: 'days_behind',
      },
      ...(before
        ? [
            {
              ...shared,
              label: 'Lead time',
              behaviour: 'mean',
              unit: 'days',
              polarity: 'down',
              sql: `CASE WHEN ${at(leading.actual)} >= ${at(before.actual)} THEN date_diff('day', ${at(before.actual)}, ${at(leading.actual)}) END`,
              called: 'lead_time',
            } as const,
          ]
        : []),
    ],
    time: { name: leading.planned.name, sql: at(leading.planned) },
    dated: { planned: leading.planned.name, actual: leading.actual.name },
    read: null,
  };
}

const yesNamed = /^(?:si|はい|是|نعم)$/;
const noNamed = /^(?:no|いいえ|否|لا)$/;

/** The value that means yes, of a column of words that are read as such; null where it says something else. */
async function yesIn(database: Database, { sql }: Table, { name: column, type }: Column): Promise<string | null> {
  if (type.kind !== 'text') return null;
  const rows = await database.query(
    `SELECT DISTINCT CAST(${name(column)} AS VARCHAR) AS "value" FROM ${sql} WHERE ${name(column)} IS NOT NULL ORDER BY 1`,
  );
  const values = rows.map(({ value }) => String(value));
  const yes = values.find((value) => yesNamed.test(words(value)));
  return yes !== undefined && values.length === 2 && values.some((value) => noNamed.test(words(value))) ? yes : null;
}

/** Of which more is worse, whatever language its column is in. */
const worse =
  /\b(?:late|lost|fail\w*|error\w*|return\w*|cancel\w*|annul\w*|complain\w*|rework\w*|reopened|missed|damag\w*|defect\w*|verspatet|fehler\w*|reklam\w*|retoure\w*|storn\w*|nacharbeit\w*|beschadigt|en retard|erreur|retour\w*|reclam\w*|defaut\w*|devuelt\w*|devol\w*|defeit\w*|retraso|atras\w*|ritard\w*|res[oi]|guast\w*|difett\w*|no show|absen\w*)\b|不良|遅延|返品|キャンセル|退货|投诉|延迟|取消|متاخر|مرتجع|ملغ|شكو/;

function flagRate(column: Column, phrase: string, yes?: string): Omit<SpokenRates, 'table'> {
  const plain = yes === undefined ? rated(column) : { ...rated(column), sql: `(m.${name(column.name)} = ${literal(yes)})` };
  const polarity = plain.polarity !== 'neutral' ? plain.polarity : worse.test(words(column.name)) ? 'down' : 'up';
  const called = phrase.charAt(0).toUpperCase() + phrase.slice(1);
  return {
    measures: [{ ...plain, polarity, spoken: phrase, named: { called } }],
    time: null,
    dated: null,
    read: { column: column.name, phrase },
  };
}

/** Words of names that tell nothing. */
const formal = new Set(
  'the of in on at by and for was is des les der die das den dem ein eine bei beim von vom zur zum mit une aux par pour dans sur lors del los las por para con una uno dos nos nas com uma dei nel nella alla dal con per non من في على تم هل عند'.split(
    ' ',
  ),
);
const first = /^(?:1|1st|1re|1ere|1er|1a|1o|1st|first|erst\w*|premiere?s?|primer[ao]?|primeir[ao]s?|prim[ao]|first|اول|اولى|الاولى|الاول)$/;

const unspacedRun = /^[\u3040-\u30ff\u3400-\u9fff]+$/;

/** The telling words of a name, an ordinal as its number. */
function stemsOf(text: string): string[] {
  return words(text)
    .split(' ')
    .map((word) => (first.test(word) ? '#1' : word.replace(/^(?:وال|بال|ال|لل)(?=\p{L}{2})/u, '')))
    .filter((word) => word === '#1' || (!formal.has(word) && word.length > (/\p{Script=Arabic}/u.test(word) ? 1 : 2)));
}

/** Whether two words have one stem: `Résolu` and `résolution`, `gelöst` and `Lösungsquote`. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [one.replace(/^ge(?=\p{L}{4})/u, ''), other.replace(/^ge(?=\p{L}{4})/u, '')];
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return same >= 5 || (same >= 4 && Math.min(a.length, b.length) <= 6) || (same === 3 && Math.min(a.length, b.length) <= 4);
}

/** Words of a phrase that are looked at on either side of the word for a share. */
const near = 8;
/** Letters of it, where no spaces part words. */
const nearLetters = 12;

type Said = RatesSaid['shares'][number];

interface Named {
  column: Column;
  phrase: string;
  fit: number;
}

/** The words of a brief that mean a share of yes in a column, and how well they fit it; null where they mean none. */
function phraseOf(column: Column, { word: share, before, after }: Said): Named | null {
  const named = words(column.name).replaceAll(' ', '');
  if (unspacedRun.test(named)) return unspacedPhrase(column, share, before);
  const own = [...new Set(stemsOf(column.name))];
  if (own.length === 0) return null;
  const fitOf = (tokens: readonly string[]) => {
    const said = tokens.flatMap(stemsOf);
    return own.filter((word) => said.some((each) => isAlike(word, each))).length;
  };
  const isTelling = (token: string) => fitOf([token]) > 0;
  const clauseAfter = after.split(/[.,;:!?()\n%]/u, 1)[0]!;
  const clauseBefore = before.split(/[.,;:!?()\n%]/u).at(-1)!;
  const following = clauseAfter.split(/\s+/u).filter(Boolean).slice(0, near);
  const preceding = clauseBefore.split(/\s+/u).filter(Boolean).slice(-near);
  const last = following.findLastIndex(isTelling);
  const begun = preceding.findIndex(isTelling);
  const within = compoundFit(own, share);
  const phrases = [
    { phrase: [share, ...following.slice(0, last + 1)].join(' '), hits: last < 0 ? 0 : fitOf(following.slice(0, last + 1)) },
    { phrase: [...preceding.slice(begun), share].join(' '), hits: begun < 0 ? 0 : fitOf(preceding.slice(begun)) },
    { phrase: share, hits: within },
  ];
  const [best] = phrases.sort((a, b) => b.hits - a.hits);
  const fit = best!.hits / own.length;
  return best!.hits >= Math.min(2, own.length) && fit > 0.5 ? { column, phrase: best!.phrase, fit: best!.hits + fit } : null;
}

/** Words of a column within one of the brief: `erst` and `lösung` in `Erstlösungsquote`. */
function compoundFit(own: readonly string[], share: string): number {
  const compound = words(share);
  const isIn = (word: string) => {
    const stem = word === '#1' ? 'erst' : word.replace(/^ge(?=\p{L}{4})/u, '').replace(/(?:en|er|es|e|t)$/u, '');
    return stem.length > 2 && compound.includes(stem);
  };
  return own.filter(isIn).length;
}

function unspacedPhrase(column: Column, share: string, before: string): Named | null {
  const named = words(column.name).replaceAll(' ', '');
  const run = /[\u3040-\u30ff\u3400-\u9fff]*$/u.exec(before.slice(-nearLetters))?.[0] ?? '';
  const pairs = Array.from({ length: Math.max(0, named.length - 1) }, (_, at) => named.slice(at, at + 2));
  const hits = pairs.filter((pair) => run.includes(pair));
  if (hits.length === 0 || hits.length * 2 < pairs.length) return null;
  const from = Math.min(...hits.map((pair) => run.indexOf(pair)));
  return { column, phrase: `${run.slice(from)}${share}`, fit: hits.length };
}
