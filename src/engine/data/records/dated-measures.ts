/** What the dates of a row tell together: whether it was done by when it was promised, and how many days it took. */
import { type Database, name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';
import type { MeasureColumn } from './measure-columns.ts';

const promised =
  /\b(promised|promise|due|deadline|expected|eta|target|committed|estimated|planned|scheduled|required|agreed|zugesagt\w*|fallig\w*|geplant\w*|soll|termin|prevue?s?|promise?s?|echeance|prometid[oa]|previst[oa]|prazo|plazo|promess[oa]|scadenza)\b|納期|予定日|期限|承诺|预计|截止|约定|المتوقع|الموعد/;
const begun =
  /\b(shipped|shipment|ship|dispatched|sent|ordered|order|created|opened|start|started|begin|began|requested|submitted|received|picked|bestellt|bestelldatum|versandt|versand|versanddatum|begonnen|eingang|expediee?|expedition|commandee?|commande|enviad[oa]|envio|pedid[oa]|spedit[oa]|spedizione|ordinat[oa]|ordine)\b|発送|注文日|受注日|開始日|发货|下单|创建|开始|الشحن|الطلب/;
const done =
  /\b(delivered|delivery|completed|completion|finished|finish|closed|resolved|arrived|arrival|actual|done|end|ended|geliefert|lieferdatum|lieferung|erledigt|abgeschlossen|ende|livree?|livraison|arrivee|terminee?|entregad[oa]|entrega|entregue|terminad[oa]|consegnat[oa]|consegna|arrivo|terminat[oa])\b|納品|完了|到着|送达|完成|交付|签收|التسليم|الوصول/;

/** Part of the rows in which the dates have to stand in their order. */
const inOrder = 0.95;
/** Part of the rows that have to have both dates. */
const filled = 0.3;

type Role = 'promised' | 'begun' | 'done';

function roleOf(column: Column): Role | null {
  const text = words(column.name);
  if (column.type.kind !== 'date') return null;
  return promised.test(text) ? 'promised' : begun.test(text) ? 'begun' : done.test(text) ? 'done' : null;
}

/** Whether two names speak of the same event: `Promised Delivery` and `Delivered`. */
function isSameEvent(one: Column, other: Column): boolean {
  const stems = (column: Column) =>
    words(column.name)
      .split(' ')
      .filter((word) => word.length >= 4 && !/^(date|time|planned|promised|actual|expected|scheduled)$/.test(word))
      .map((word) => word.slice(0, 4));
  return stems(one).some((stem) => stems(other).includes(stem));
}

/** Of several columns, the end is the last, the start the first, and the promise the one of the end; null where that is not clear. */
function datesOf(table: Table): { end: Column | null; start: Column | null; due: Column | null } {
  const of = (role: Role) => table.columns.filter((column) => roleOf(column) === role);
  const end = of('done').at(-1) ?? null;
  const dues = of('promised');
  const ofEnd = end ? dues.filter((column) => isSameEvent(column, end)) : [];
  return { end, start: of('begun')[0] ?? null, due: dues.length === 1 ? dues[0]! : ofEnd.length === 1 ? ofEnd[0]! : null };
}

/** By the minute where both say one: what was promised for 8:00 and came at 9:15 is late. A promise of midnight is one of the day. */
export function keptBy(end: Column, due: Column): string {
  const byDay = `m.${name(end.name)} <= m.${name(due.name)}`;
  if (end.moment === undefined || due.moment === undefined) return byDay;
  const [came, promise] = [`m.${name(end.moment)}`, `m.${name(due.moment)}`];
  return `CASE WHEN ${promise} = date_trunc('day', ${promise}) THEN ${byDay} ELSE ${came} <= ${promise} END`;
}

/** None where the dates do not stand in the order of their names. */
export async function datedMeasures(database: Database, table: Table): Promise<MeasureColumn[]> {
  const { end, start, due } = datesOf(table);
  if (!end) return [];
  const at = (column: Column) => `m.${name(column.name)}`;
  const both = async (first: Column, condition: string) => {
    const [row] = await database.query(
      `SELECT count(*) FILTER (WHERE ${at(first)} IS NOT NULL AND ${at(end)} IS NOT NULL) AS "both", count(*) FILTER (WHERE ${condition}) AS "fit" FROM ${table.sql} m`,
    );
    return { rows: Number(row!.both), fit: Number(row!.fit) };
  };
  const shared = { currency: null, against: {} } as const;
  const found: MeasureColumn[] = [];
  if (due) {
    const kept = keptBy(end, due);
    const { rows, fit } = await both(due, kept);
    // Dates that are never or always kept are of one another.
    if (rows >= table.rows * filled && fit > 0 && fit < rows)
      found.push({
        ...shared,
        column: end.name,
        label: 'On-time rate',
        behaviour: 'flag',
        unit: 'ratio',
        polarity: 'up',
        sql: `(${kept})`,
        called: 'on_time_rate',
      });
  }
  if (start) {
    const { rows, fit } = await both(start, `${at(end)} >= ${at(start)}`);
    const days = `date_diff('day', ${at(start)}, ${at(end)})`;
    const isLonger = start !== due && fit >= rows * inOrder && rows >= table.rows * filled;
    if (isLonger)
      found.push({
        ...shared,
        column: end.name,
        label: 'Lead time',
        behaviour: 'mean',
        unit: 'days',
        polarity: 'down',
        sql: `CASE WHEN ${at(end)} >= ${at(start)} THEN ${days} END`,
        called: 'lead_time',
      });
  }
  return found;
}
