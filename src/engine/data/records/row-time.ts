/** What dates the rows of a table: a column of days, of years, or of months as they are written. */
import { type Database, name } from '../database.ts';
import { nameFit, words } from '../lexicon.ts';
import type { Mapping } from '../mapping.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { periodText } from '../typing/date-shape.ts';

/** The date column, and the SQL of its date over the table as `m`. */
export interface Time {
  name: string;
  sql: string;
  /** The day of another meaning that the rows have as well. */
  instead?: string;
  /** Every row is of one year, which the sheet is named for. */
  year?: true;
}

/** Dates of a person or thing, such as birth or hiring, are traits and do not date the row. */
const traits =
  /\b(birth|birthday|dob|hire|hired|hiring|joined|joining|join|founded|expiry|expiration|updated|modified|due|renewal|renews|renewed|geburt|geburtsdatum|eintritt|eintrittsdatum|naissance|embauche|nacimiento|nascimento|nascita)\b/;

/** When something was agreed: booked, ordered, created. */
const made =
  /\b(book(ed|ing)?|reserv(ed|ation)|created?|creation|order(ed)?|requested|purchased?|sold|made|entered|registered|registration|signed up|gebucht|buchung\w*|bestellt|bestell\w*|erstellt|angelegt|reserve|reservation|commande\w*|creado|creacion|reserva\w*|pedido|compra|criad[oa]|prenotat[oa]|prenotazione|ordine|creat[oa])\b|予約日|注文日|作成日|预订|预定|下单|创建|الحجز/;
/** When it takes place: the money is earned by then. */
const arrives =
  /\b(check ?in|checkin|arrival|arrives?|stay|anreise|ankunft|arrivee|entrada|llegada|chegada|arrivo)\b|チェックイン|宿泊日|到着日|入住|الوصول/;
const served =
  /\b(appointment|appt|visit(ed)?|session|class|lesson|event|show|performance|screening|course|seminar|workshop|training|treatment|procedure|consultation|admission|admitted|travel|trip|flight|departs?|departure|pick ?up|hire|rental|lease|service|served|performed|attended|match|game|concert|tour|starts?|begins?|termin\w*|behandlung\w*|veranstaltung\w*|aufenthalt\w*|reise\w*|kurs\w*|leistung\w*|seance|spectacle|voyage|prestation|depart|cita|evento|viaje|servicio|curso|consulta|viagem|appuntamento|viaggio|servizio|corso)\b|予約日時|診察日|開催日|利用日|就诊|预约日期|活动日期|服务日期|الموعد/;
/** Its end is dated too. */
const leaves =
  /\b(check ?out|checkout|abreise|end|ends|ended|return|returned|drop ?off|salida|saida|partenza)\b|チェックアウト|退房|المغادرة/;
const sent =
  /\b(shipped|ship|dispatched|despatched|sent|collected|loaded|versandt|versand\w*|abgeholt|expediee?|expedition|enviad[oa]|envio|despach\w*|spedit[oa]|spedizione)\b|発送日|出荷日|发货|الشحن/;
const invoiced =
  /\b(invoice[ds]?|bill(ed|ing)|rechnungs?\w*|facture|facturation|factura(cion)?|fatura(mento)?|fattura(zione)?)\b|請求日|发票|الفاتورة/;
const opened =
  /\b(open(ed|ing)?|submitted|reported|logged|raised|received|eroffnet|eroffnung\w*|eingang\w*|eingegangen|gemeldet|ouvert\w*|abiert[oa]|apertura|apert[oa]|abert[oa]|recibid[oa]|recebid[oa]|ricevut[oa])\b|起票|受付|提交/;
const pickedUp = /\b(picked|pick ?up|collection|abhol\w*|enlevement|recogida|recolha|coleta|ritiro)\b|集荷|揽收/;
const delivered =
  /\b(deliver(y|ed)|arriv(al|ed)|zustell\w*|zugestellt|liefer(datum|tag|ung)|geliefert|livraison|livree?|entrega|entregad[oa]|entregue|consegn\w*)\b|納品|配達|送达|签收|交付|التسليم/;
const finished = /\b(resolved|solved|completed|finished|erledigt|gelost|resolu|resuelt[oa]|resolvid[oa]|risolt[oa])\b|完了|解决/;
/** Money that came in was owed before. */
const settled =
  /\b(paid|payment|settled|cleared|bezahlt|zahlung\w*|paye|paiement|pagad[oa]|pago|pagamento|pagat[oa])\b|入金|支払|付款|الدفع/;
const ofShipments =
  /\b(shipments?|deliver(y|ies)|consignments?|parcels?|freight|loads?|sendung(en)?|lieferung(en)?|expeditions?|envios?|spedizion[ei])\b/;

/** What dates the rows where they have several days: when it took place, when it was agreed, or another day that the prompt names. */
export type DatedBy = 'made' | 'done' | 'sent' | 'delivered' | 'closed';

/** Names of columns that say when what the prompt means happened, likelier ones first. */
const namesOf: Readonly<Record<Exclude<DatedBy, 'done'>, readonly ((called: string) => boolean)[]>> = {
  made: [(called) => made.test(called), (called) => opened.test(called)],
  sent: [(called) => sent.test(called), (called) => pickedUp.test(called)],
  delivered: [(called) => delivered.test(called)],
  closed: [(called) => nameFit('closed', called) > 0, (called) => finished.test(called)],
};

function dayMeant(days: readonly Column[], datedBy: Exclude<DatedBy, 'done'>): Column | undefined {
  for (const isNamed of namesOf[datedBy]) {
    const found = days.find(({ name: each }) => isNamed(words(each)));
    if (found) return found;
  }
  return undefined;
}

/** Part of the rows that have to have the day that they count on. */
const mostly = 0.9;
/** Less is enough of the day that something left, as what did not leave is dated by when it was agreed. */
const many = 0.6;

const isDated = (column: Column) => column.type.kind === 'date' && column.distinct > 1 && !traits.test(words(column.name));

/** The day on which it takes place, of rows that also say when it was agreed. */
export function servedOn(table: Table): { on: Column; made: Column } | null {
  const dates = table.columns.filter(isDated);
  const agreed = dates.find((column) => made.test(words(column.name)) && column.filled >= table.rows * mostly);
  const isOf = (column: Column, pattern: RegExp) => {
    const said = words(column.name);
    return column !== agreed && pattern.test(said) && !made.test(said) && column.filled >= table.rows * mostly;
  };
  // What is shipped arrives at its end.
  const ships = dates.some((column) => sent.test(words(column.name)));
  const on =
    (ships ? undefined : dates.find((column) => isOf(column, arrives))) ??
    dates.find((column) => isOf(column, served) && !leaves.test(words(column.name)) && !(ships && arrives.test(words(column.name))));
  return on && agreed ? { on, made: agreed } : null;
}

export async function timeOf(
  database: Database,
  table: Table,
  { mapping, datedBy = 'done' }: { mapping?: Mapping; datedBy?: DatedBy | undefined } = {},
): Promise<Time | null> {
  const said = mapping?.columns[table.name] ?? {};
  const days = table.columns.filter((column) => isDated(column) && said[column.name] !== 'ignore');
  const mapped = (['closed', 'start', 'created'] as const).map((role) =>
    table.columns.find(({ name: each, type }) => type.kind === 'date' && said[each] === role),
  );
  const chosen = mapped.find((column) => column !== undefined);
  if (chosen) return { name: chosen.name, sql: `m.${name(chosen.name)}` };
  const likeness = (column: Column) => {
    const called = words(column.name);
    if (settled.test(called) && !invoiced.test(called)) return -1;
    const usual = Math.max(
      nameFit('period', column.name),
      nameFit('created', column.name),
      nameFit('closed', column.name),
      /\border/.test(called) ? 1 : 0,
    );
    return invoiced.test(called) && usual < 1 ? 1 : usual;
  };
  const best = [...days].sort((a, b) => likeness(b) - likeness(a))[0];
  const meant = datedBy === 'done' || days.length < 2 ? undefined : dayMeant(days, datedBy);
  if (meant && best && meant.filled >= table.rows * many) {
    // What has not happened yet is not dated by it.
    const isLater = datedBy === 'delivered' || datedBy === 'closed' || meant.filled === table.rows || meant === best;
    const sql = isLater ? `m.${name(meant.name)}` : `coalesce(m.${name(meant.name)}, m.${name(best.name)})`;
    const other = meant === best ? days.find((column) => column !== meant) : best;
    return { name: meant.name, sql, ...(other && { instead: other.name }) };
  }
  const both = days.length > 1 ? servedOn({ ...table, columns: days }) : null;
  if (both) {
    const [on, other] = datedBy === 'made' ? [both.made, both.on] : [both.on, both.made];
    return { name: on.name, sql: `m.${name(on.name)}`, instead: other.name };
  }
  if (best && datedBy === 'done' && isOfShipments(table)) {
    const left = days.find((column) => sent.test(words(column.name)) && column.filled >= table.rows * many);
    if (left && left !== best)
      return {
        name: left.name,
        sql: left.filled === table.rows ? `m.${name(left.name)}` : `coalesce(m.${name(left.name)}, m.${name(best.name)})`,
        instead: best.name,
      };
  }
  if (best) return { name: best.name, sql: `m.${name(best.name)}` };
  const year = table.columns.find(
    ({ name: each, type }) => type.kind === 'number' && type.integer && /^(fiscal )?(year|jahr|annee|ano|anno)$/.test(words(each)),
  );
  if (year) return { name: year.name, sql: `make_date(CAST(m.${name(year.name)} AS INTEGER), 1, 1)` };
  for (const column of table.columns) {
    if (column.type.kind !== 'text' || column.distinct < 2 || nameFit('period', column.name) === 0) continue;
    const { month } = periodText(`m.${name(column.name)}`, { monthsAhead: 0, yearsToName: 0 });
    const [row] = await database.query(`SELECT count(${month}) AS "read" FROM ${table.sql} m`);
    if (Number(row!.read) === column.filled) {
      return { name: column.name, sql: `make_date(CAST((${month}) // 12 AS INTEGER), CAST((${month}) % 12 + 1 AS INTEGER), 1)` };
    }
  }
  return await monthOf(database, table);
}

const monthNamed =
  /^((fiscal|accounting|posting|financial|calendar) )?(period|month|monat|mois|mes|mese|periode|periodo|buchungsmonat|月|年月|月份|الشهر)$/;

/** Months written as numbers: `03.2026`, `3/2026`, `202603`, `2026-03`. A number of which nothing tells the decimals may be one of them. */
async function monthOf(database: Database, { columns, sql, rows }: Table): Promise<Time | null> {
  for (const { name: each, type, filled, distinct } of columns) {
    if (!monthNamed.test(words(each)) || !(type.kind === 'text' || type.kind === 'number') || distinct < 2 || filled < rows) continue;
    const text = `trim(CAST(m.${name(each)} AS VARCHAR))`;
    const said = `coalesce(nullif(regexp_replace(regexp_extract(${text}, '^(0?[1-9]|1[0-2])[./-](20[0-9]{2})0*$'), '^([0-9]{1,2})[./-](20[0-9]{2})0*$', '\\2-\\1'), ''),
      nullif(regexp_replace(regexp_extract(${text}, '^20[0-9]{2}[./-]?(0[1-9]|1[0-2])$'), '^(20[0-9]{2})[./-]?', '\\1-'), ''))`;
    const day = `make_date(CAST(${said}[1:4] AS INTEGER), CAST(${said}[6:] AS INTEGER), 1)`;
    const [row] = await database.query(`SELECT count(${said}) AS "read" FROM ${sql} m`);
    if (Number(row!.read) === filled) return { name: each, sql: day };
  }
  return null;
}

function isOfShipments(table: Table): boolean {
  return (
    ofShipments.test(words(table.name)) ||
    table.columns.some(({ name: each }) => /^(shipment|consignment|parcel|load|sendung\w*) ?(id|no|nr|number|key)$/.test(words(each)))
  );
}
