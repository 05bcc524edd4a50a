/** Dates of one thing, as planned and as it came: `Zugesagter Liefertermin` and `Anlieferung Ist`, `Livraison prévue` and `Livraison réelle`. */
import { type Database, name } from '../database.ts';
import { spoken, words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { keptBy } from './dated-measures.ts';

export interface DatePair {
  planned: Column;
  actual: Column;
  /** What happened, in the words of the data; null where the names say only when. */
  event: string | null;
  /** SQL over `m`: whether it was done by then, null where one of the dates is not known. */
  kept: string;
  /** Mean of the days from the first planned date to this actual one: the later of two pairs is what a row ends with. */
  ends: number;
}

const planned =
  /\b(?:promised?|promise|due|deadline|expected|eta|target|committed|commitment|estimated|planned|plan|scheduled|required|requested|agreed|confirmed|zugesagt\w*|zusage\w*|fallig\w*|geplant\w*|soll\w*|vereinbart\w*|bestatigt\w*|prevue?s?|promis(?:e?s?|es)|planifiee?s?|convenue?s?|echeance|prometid[oa]s?|previst[oa]s?|planificad[oa]s?|comprometid[oa]s?|acordad[oa]s?|planejad[oa]s?|planead[oa]s?|combinad[oa]s?|prazo|plazo|promess[oa]|pianificat[oa]|concordat[oa]|scadenza)\b|予定|計画|約束|納期|期限|计划|承诺|约定|预计|المخططة?|المتوقعة?|الموعودة?|المتفق|المقررة?/g;
const actual =
  /\b(?:actual(?:ly)?|ist|tatsachlich\w*|effektiv\w*|reel(?:le)?s?|effecti(?:f|ve)s?|real|reais|reales|realizad[oa]s?|efetiv[oa]s?|efectiv[oa]s?|effettiv[oa]|reale)\b|実績|実際|实际|الفعلية?|فعليا/g;
/** That it happened, where nothing else says which date it is. */
const happened =
  /\b(?:delivered|delivery|completed|completion|finished|closed|resolved|arrived|arrival|shipped|dispatched|received|done|geliefert|lieferdatum|anlieferung|lieferung|erledigt|abgeschlossen|livree?|livraison|arrivee|terminee?|entregad[oa]|entrega|entregue|terminad[oa]|consegnat[oa]|consegna|arrivo|terminat[oa])\b|納品|完了|到着|送达|完成|交付|签收|التسليم|الوصول/;
/** Who is to keep it: of two pairs it is the one of the promise. */
const toOthers =
  /\b(?:promised?|promise|committed|agreed|confirmed|due|requested|zugesagt\w*|zusage\w*|vereinbart\w*|bestatigt\w*|promise?s?|convenue?s?|prometid[oa]s?|comprometid[oa]s?|acordad[oa]s?|combinad[oa]s?|promess[oa]|concordat[oa])\b|約束|納期|承诺|约定|المتفق|الموعودة?/;
const dating =
  /\b(?:date|day|time|timestamp|at|on|by|to|the|of|de|du|di|da|do|la|le|der|am|bis|zum|datum|tag|termin|zeit|zeitpunkt|jour|heure|fecha|dia|hora|data|giorno|ora|تاريخ|موعد)\b|(?<=\p{L}{3})(?:termin|datum|tag)\b|日期|时间|日時|日/gu;

/** Letters that names have in common where they speak of one thing. */
const leastAlike = { spaced: 5, unspaced: 2 };
/** Part of the rows that have to have both dates. */
const mostly = 0.3;

const isUnspaced = (text: string) => /[\u3040-\u30ff\u3400-\u9fff]/.test(text);

/** What a column of dates is the date of, without what says which and that it is one. */
const eventOf = (column: Column) =>
  words(column.name).replace(planned, ' ').replace(actual, ' ').replace(dating, ' ').replace(/ +/g, ' ').trim();

function alikeness(one: string, other: string): number {
  let best = 0;
  for (const word of one.split(' '))
    for (const against of other.split(' '))
      for (let from = 0; from + best < word.length; from++)
        while (from + best < word.length && against.includes(word.slice(from, from + best + 1))) best++;
  const least = isUnspaced(one) ? leastAlike.unspaced : Math.min(leastAlike.spaced, one.length, other.length);
  return best >= Math.max(1, least) ? best : 0;
}

/** Column names are short; a longer one is cut before it is read. */
const longest = 80;

/** As the data write it: `Warenausgang Ist` → `Warenausgang`. */
function spokenEvent(column: Column): string | null {
  const kept = column.name
    .slice(0, longest)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => {
      const bare = words(word).replace(planned, ' ').replace(actual, ' ').replace(dating, ' ').trim();
      return bare === '' ? '' : isUnspaced(word) ? bare : word;
    })
    .filter((word) => word !== '')
    .join(' ');
  return kept === '' || /^\d+$/.test(spoken(kept)) ? null : kept.charAt(0).toUpperCase() + kept.slice(1);
}

/** The pairs that the names of the columns tell, the clearest first. */
function pairsNamed(table: Table): { planned: Column; actual: Column }[] {
  const dates = table.columns.filter(({ type, filled }) => type.kind === 'date' && filled > table.rows * mostly);
  const says = (pattern: RegExp, column: Column) => words(column.name).search(pattern) >= 0;
  const plans = dates.filter((column) => says(planned, column));
  const others = dates.filter((column) => !plans.includes(column));
  const marked = others.filter((column) => says(actual, column));
  const found: { planned: Column; actual: Column }[] = [];
  const isFree = (column: Column) => !found.some((pair) => pair.planned === column || pair.actual === column);
  for (const among of [marked, others.filter((column) => says(happened, column))]) {
    const fits = plans
      .flatMap((plan) => among.map((came) => ({ planned: plan, actual: came, fit: alikeness(eventOf(plan), eventOf(came)) })))
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit);
    for (const { planned: plan, actual: came } of fits) if (isFree(plan) && isFree(came)) found.push({ planned: plan, actual: came });
    const [plan, ...morePlans] = plans.filter(isFree);
    const [came, ...moreCame] = among.filter(isFree);
    // Of one each, they belong together where no names say of what the promise is.
    if (plan && came && morePlans.length + moreCame.length === 0 && eventOf(plan) === '') found.push({ planned: plan, actual: came });
  }
  return found;
}

/** Whether a column says when something was to be done. */
export const isPlanned = (column: Column) => words(column.name).search(planned) >= 0;

export function hasDatePairs(table: Table): boolean {
  return pairsNamed(table).length > 0;
}

/** Those of which some were kept and some not: what was promised to others first, then what a row ends with. */
export async function datePairs(database: Database, table: Table): Promise<DatePair[]> {
  const named = pairsNamed(table);
  if (named.length === 0) return [];
  const kept = named.map((pair) => keptBy(pair.actual, pair.planned));
  const at = (column: Column) => `m.${name(column.name)}`;
  const [row] = await database.query(
    `SELECT ${named
      .flatMap((pair, index) => [
        `count(*) FILTER (WHERE ${at(pair.planned)} IS NOT NULL AND ${at(pair.actual)} IS NOT NULL) AS "both${index}"`,
        `count(*) FILTER (WHERE ${kept[index]}) AS "kept${index}"`,
        `avg(date_diff('day', ${at(named[0]!.planned)}, ${at(pair.actual)})) AS "ends${index}"`,
      ])
      .join(', ')} FROM ${table.sql} m`,
  );
  return named
    .flatMap((pair, index): DatePair[] => {
      const [both, fit] = [Number(row![`both${index}`]), Number(row![`kept${index}`])];
      if (both < table.rows * mostly || fit === 0 || fit === both) return [];
      return [
        {
          ...pair,
          event: spokenEvent(pair.actual) ?? spokenEvent(pair.planned),
          kept: `(${kept[index]})`,
          ends: Number(row![`ends${index}`] ?? 0),
        },
      ];
    })
    .sort((a, b) => Number(isPromise(b)) - Number(isPromise(a)) || b.ends - a.ends);
}

const isPromise = (pair: DatePair) => toOthers.test(words(pair.planned.name));
