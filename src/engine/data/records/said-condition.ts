/**
 * What a brief says of some rows, as a condition on their columns: `conversations customers had to reopen` where a column counts reopenings,
 * `appointments where the patient does not turn up` where a status says `Did not attend`, `quotes that became an order` where some have its number.
 */
import { all } from '../../../languages/all.ts';
import type { LanguageCode } from '../../../model/language.ts';
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { eventsIn } from './events.ts';
import { dateNamed } from './said-columns.ts';

export interface SaidCondition {
  column: Column;
  /** True, false, or null in rows of which it is not known. */
  sql: string;
  /** The values that count, where it is one of several. */
  values: readonly string[];
  polarity: 'up' | 'down';
  /** The columns of other conditions of which one may hold instead. */
  also?: readonly Column[];
  /** The day before which it happened, on which the rows count. */
  dated?: Column;
}

const counts =
  /\b(?:count|counts|number|times|no|anzahl|nombre|numero|num|visits?|attempts?|trips?|contacts?|touches|cycles?|rounds?|besuche?|versuche?|einsatze|anfahrten|visites?|passages?|visitas?|intentos?|tentativas?|visite|tentativi)\b|回数|次数|عدد/;
const tries =
  /\b(?:visits?|attempts?|trips?|contacts?|calls?|besuche?|termine|versuche?|einsatze|anfahrten|visites?|passages?|interventions?|visitas?|intentos?|tentativas?|visite|tentativi)\b|訪問|回数|次数|上门|زيار/;
const states =
  /\b(?:status|state|outcome|result|stage|disposition|statut|etat|estado|stato|ergebnis|resultat|resultado|esito|attendance)\b|状態|結果|状态|结果|الحالة/;

/** Letters that a verb and the name of a column share from the beginning. */
const fewestShared = 5;
/** Words that say nothing of what a phrase is about. */
export const formal = new Set(
  'the a an of in on at by and or for with to from all our we us they who that which where whose had have has was were been be is are not no der die das den dem und oder von mit zu wir uns die bei denen nicht kein hat haben war wurde wurden le la les de des du et ou que qui nous ne pas ont est sont el los las y que no se han sido o os as e il i gli che non customer customers client clients kunden patient patients people someone again once twice after before'.split(
    ' ',
  ),
);

/** Words before which a phrase says when: `after we had closed them`. */
const when =
  / (?:after|before|once|when|until|nachdem|bevor|sobald|wenn|apres|avant|lorsque|quand|despues|antes|cuando|depois|quando|dopo|prima) /;

const codes = Object.keys(all) as LanguageCode[];
let compiled: { not: RegExp; second: RegExp; first: RegExp } | null = null;
/** What denies something, and what it happens a second time or the first alone. */
export function signs() {
  const any = (of: (code: LanguageCode) => string, spaced: boolean) =>
    codes
      .filter((code) => all[code].grammar.spaced === spaced)
      .map(of)
      .join('|');
  const pattern = (of: (code: LanguageCode) => string) => new RegExp(`(?<!\\p{L})(?:${any(of, true)})(?!\\p{L})|${any(of, false)}`, 'iu');
  compiled ??= {
    not: pattern((code) => all[code].signs.works.not),
    second: pattern((code) => all[code].signs.tells.second),
    first: pattern((code) => all[code].signs.tells.first),
  };
  return compiled;
}

interface Candidate extends SaidCondition {
  fit: number;
}

/** `either … or …`: rows of which one of them holds. */
const opening = /(?<!\p{L})(?:either|entweder|soit|o bien)(?!\p{L})/iu;
const either = /(?<!\p{L})(?:either|or|entweder|oder|soit|ou|o bien|o|oppure)(?!\p{L})/iu;

/** The condition that the words state best and that holds for some rows and not for all; null for none. */
export async function conditionSaid(
  database: Database,
  table: Table,
  values: ReadonlyMap<Column, readonly string[]>,
  phrase: string,
): Promise<SaidCondition | null> {
  const opened = phrase.search(opening);
  const clauses = (opened < 0 ? phrase : phrase.slice(opened).replace(opening, ''))
    .split(either)
    .filter((clause) => clause.trim().split(/\s+/u).length > 1);
  if (clauses.length > 1) {
    const found: SaidCondition[] = [];
    for (const clause of clauses) found.push(...((await oneSaid(database, table, values, clause, sureFit)) ?? []));
    const [first, ...others] = found;
    const dated = found.find((each) => each.dated)?.dated;
    if (first && found.length === clauses.length)
      return {
        ...first,
        ...(dated && { dated }),
        sql: found.map(({ sql }) => `coalesce(${sql}, false)`).join(' OR '),
        values: found.flatMap((each) => each.values),
        also: others.map(({ column }) => column),
      };
  }
  return (await oneSaid(database, table, values, phrase))?.[0] ?? null;
}

/** What only says when is the condition where nothing else is. */
const byTime = 100;
/** From here on it is an event of the phrase, or a state by name. */
const sureFit = 5;

async function oneSaid(
  database: Database,
  table: Table,
  values: ReadonlyMap<Column, readonly string[]>,
  phrase: string,
  least = Number.NEGATIVE_INFINITY,
): Promise<[SaidCondition] | null> {
  const text = words(phrase);
  const main = text.split(when, 1)[0]!;
  const found = [
    ...named(table, values, main, phrase),
    ...(main === text ? [] : named(table, values, text, phrase).map((each) => ({ ...each, fit: each.fit - byTime }))),
    ...shortlyBefore(table, text),
  ].filter(({ fit }) => fit >= least);
  for (const { fit: _, ...condition } of found.toSorted((a, b) => b.fit - a.fit).slice(0, 6)) {
    const [row] = await database.query(
      `SELECT count(*) FILTER (WHERE ${condition.sql}) AS "yes", count(*) FILTER (WHERE NOT (${condition.sql})) AS "no" FROM ${table.sql} m`,
    );
    const [yes, no] = [Number(row!.yes), Number(row!.no)];
    if (yes >= fewestRows && no >= fewestRows) return [condition];
  }
  return null;
}

const soon =
  /(?<count>\d+|one|two|three|four|five|six|seven|ten|ein\w*|zwei|drei|vier|funf|sieben|zehn|une?|deux|trois|quatre|cinq|sept|dix|un[oa]?|dos|tres|cuatro|cinco|siete|diez|dois|duas|sete|dez|due|tre|quattro|cinque|sette|dieci) (?:calendar )?(?<unit>days?|tagen?|jours?|dias?|giorni?|weeks?|wochen?|semaines?|semanas?|settiman[ae])(?: or less)? (?:before|vor|avant|antes de|antes d[ao]|prima d\w*)(?: the| dem| der| l| la| le| el| o| a)? (?<day>[a-z]{3,})/;
const counted: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one ein eine einen einem une un uno una um uma',
    'two zwei deux dos dois duas due',
    'three drei trois tres tre',
    'four vier quatre cuatro quatro quattro',
    'five funf cinq cinco cinque',
    'six sechs six seis sei',
    'seven sieben sept siete sete sette',
    'eight',
    'nine',
    'ten zehn dix diez dez dieci',
  ].flatMap((all, at) => all.split(' ').map((word) => [word, at + 1] as const)),
);

/** `cancelled two days before arrival or later`: what happened that late before another day. */
function shortlyBefore(table: Table, text: string): Candidate[] {
  const { count = '', unit = '', day = '' } = soon.exec(text)?.groups ?? {};
  const days = (counted[count] ?? Number(count)) * (/^(?:w|s)/.test(unit) ? 7 : 1);
  const dates = table.columns.filter(({ type, filled }) => type.kind === 'date' && filled > 0);
  const happened = dates.find((column) => eventsIn(text).some((event) => event.words.test(words(column.name))));
  const other = dateNamed(
    day,
    dates.filter((column) => column !== happened),
  );
  if (!happened || !other || !(days > 0)) return [];
  const [at, until] = [`m.${name(happened.name)}`, `m.${name(other.name)}`];
  return [
    {
      column: happened,
      sql: `(${at} IS NOT NULL AND date_diff('day', ${at}, ${until}) <= ${days})`,
      values: [],
      polarity: 'down',
      dated: other,
      fit: 15,
    },
  ];
}

/** Of either kind. */
const fewestRows = 10;

function named(table: Table, values: ReadonlyMap<Column, readonly string[]>, text: string, phrase: string): Candidate[] {
  const own = text.split(' ').filter((word) => word.length > 2 && !formal.has(word));
  const meant = eventsIn(text);
  const isNot = signs().not.test(phrase);
  const isMeant = (called: string) => meant.some((event) => event.words.test(called));
  const polarityOf = (called: string) => {
    const event = meant.find((each) => each.words.test(called)) ?? eventsIn(called)[0];
    return event?.good ? 'up' : 'down';
  };
  /** The words of a name that a phrase says, too; the name of what the rows are is none. */
  const sharedWith = (called: string) => called.split(' ').filter((part) => own.some((word) => isShared(word, part))).length;
  const found: Candidate[] = [];
  for (const column of table.columns) {
    if (column.filled === 0 || column.distinct < 2) continue;
    const called = words(column.name);
    const shared = sharedWith(called);
    const [says, means] = [shared > 0, isMeant(called)];
    const at = `m.${name(column.name)}`;
    const fit = (means ? 6 : 0) + shared * 2 - called.split(' ').length / 10;
    const isTold = means || says;
    if (column.type.kind === 'boolean' && isTold) {
      const denied = isNot && !means;
      found.push({ column, sql: denied ? `NOT ${at}` : at, values: [], polarity: flipped(polarityOf(called), denied), fit: fit + 5 });
    }
    if (column.type.kind === 'number' && tries.test(called) && tries.test(text)) {
      const isAgain = signs().second.test(phrase);
      const isOnce = signs().first.test(phrase);
      if (isAgain || isOnce) {
        const more = isAgain && !isNot;
        found.push({ column, sql: more ? `${at} > 1` : `${at} <= 1`, values: [], polarity: more ? 'down' : 'up', fit: fit + 6 });
      }
    } else if (column.type.kind === 'number' && isTold && column.type.integer && (counts.test(called) || means)) {
      // Where nothing is counted, there was none.
      found.push({
        column,
        sql: isNot && !means ? `coalesce(${at}, 0) = 0` : `coalesce(${at}, 0) > 0`,
        values: [],
        polarity: flipped(polarityOf(called), isNot && !means),
        fit: fit + 5,
      });
    }
    const members = column.type.kind === 'text' ? values.get(column) : undefined;
    if (members && members.length >= 2 && members.length <= 40) {
      const asEvent = members.filter((value) => isMeant(words(value)));
      const asWord = asEvent.length > 0 ? [] : members.filter((value) => allShared(words(value), own));
      const those = asEvent.length > 0 ? asEvent : asWord;
      if (those.length > 0 && those.length < members.length) {
        const value = `CAST(${at} AS VARCHAR)`;
        const is = `${value} IN (${those.map(literal).join(', ')})`;
        const denied = isNot && asEvent.length === 0;
        found.push({
          column,
          sql: `(CASE WHEN ${at} IS NULL OR ${value} = '(none)' THEN NULL ELSE ${denied ? 'NOT ' : ''}${is} END)`,
          values: those,
          polarity: flipped(polarityOf(words(those[0]!)), denied),
          fit: (asEvent.length > 0 ? 7 : 2) + (states.test(called) ? 3 : 0) + shared,
        });
      }
    }
    // Only some have the day or the number of what they became.
    if (isTold && column.filled < table.rows * 0.95 && (column.type.kind === 'date' || column.distinct > column.filled * 0.9))
      found.push({
        column,
        sql: `${at} IS ${isNot && !means ? '' : 'NOT '}NULL`,
        values: [],
        polarity: flipped(polarityOf(called), isNot && !means),
        fit: fit + 1,
      });
  }
  return found;
}

const flipped = (polarity: 'up' | 'down', denied: boolean) => (denied ? (polarity === 'up' ? 'down' : 'up') : polarity);

/** Every telling word of the value stands in the phrase. */
function allShared(value: string, own: readonly string[]): boolean {
  const parts = value.split(' ').filter((part) => part.length > 2 && !formal.has(part));
  return parts.length > 0 && parts.every((part) => own.some((word) => isShared(word, part)));
}

/** Whether two words begin alike, but for their endings. */
export function isShared(one: string, other: string): boolean {
  if (one === other) return one.length > 3;
  if (/[\u3040-\u30ff\u3400-\u9fff]/.test(other)) return other.length >= 2 && one.includes(other);
  const least = Math.min(fewestShared, one.length, other.length);
  return least >= 4 && one.slice(0, least) === other.slice(0, least) && Math.abs(one.length - other.length) <= 4;
}
