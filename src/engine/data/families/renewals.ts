/** Renewals: when a contract was up, for how much, what became of it, and what is still open. */
import { createCanonical, type Database, literal, name } from '../database.ts';
import { type DimensionColumn, memberOf, noMember } from '../dimensions.ts';
import { nameFit, words } from '../lexicon.ts';
import type { Mapping } from '../mapping.ts';
import { currencyInName } from '../money.ts';
import { columnLabel } from '../records/measure-columns.ts';
import { findLinks } from '../relations/links.ts';
import { buyers, joinedColumns, joinsOf, leftOut, type Node, reach, type WhyLeft } from '../relations/reach.ts';
import { dimensionsOf } from '../relations/traits.ts';
import type { Column, Table } from '../typing/column-type.ts';

interface RenewalTable {
  table: Table;
  date: Column;
  due: Column;
  outcome: Column;
  after: Column | null;
  reason: Column | null;
  /** The values that say what became of it, as written. */
  said: Record<'renewed' | 'reduced' | 'lost', readonly string[]>;
}

export interface Renewals extends Pick<RenewalTable, 'table' | 'date' | 'due' | 'outcome' | 'after'> {
  dimensions: readonly DimensionColumn[];
  /** The dimension of the reasons given, of what was lost alone; null where none are. */
  reason: DimensionColumn | null;
  currency: string | null;
  used: readonly Table[];
  left: ReadonlyMap<Table, WhyLeft>;
}

const renewalNamed =
  /\b(renewals?|renewed|renews|renew|verlangerung(en)?|vertragsverlangerung(en)?|renouvellements?|renovacion(es)?|renovac(ao|oes)|rinnov[oi])\b|更新|续(约|订|费)|تجديد/;
const amountNamed =
  /\b(arr|mrr|acv|amount|value|contract|revenue|fee|price|betrag|wert|vertragswert|montant|valeur|importe|valor|importo|valore)\b|金額|金额|قيمة|مبلغ/;
const afterNamed =
  /\b(after|new|renewed|post|resulting|nach|danach|neu|neuer|apres|nouveau|tras|despues|nuevo|apos|depois|novo|dopo|nuovo)\b|更新後|续约后|بعد/;
const outcomeNamed =
  /\b(outcome|status|result|state|decision|ergebnis|ausgang|resultat|statut|issue|resultado|estado|situacao|esito|stato|risultato)\b|結果|結末|状態|结果|状态|نتيجة|حالة/;
const reasonNamed = /\b(reason|reasons|cause|why|grund|grunde|motif|raison|motivo|razon|razao|causa|ragione)\b|理由|原因|سبب/;

const ends = {
  lost: /^(churn(ed)?|lost|loss|cancell?ed|cancellation|not renewed|non renewed|non renewal|lapsed|terminated|ended|verloren|gekundigt|nicht verlangert|perdue?s?|resiliee?s?|non renouvelee?s?|perdid[oa]s?|cancelad[oa]s?|no renovad[oa]s?|nao renovad[oa]s?|pers[oaie]|disdett[oaie]|non rinnovat[oaie]|解約(済み?)?|失注|已?流失|未续(约|订)|ملغى|مفقود|لم يجدد)$/,
  reduced:
    /^(downgraded?|downsell|downsold|reduced|contracted|contraction|renewed (lower|down|smaller)|partial(ly renewed)?|herabgestuft|reduziert|verkleinert|reduite?s?|reducid[oa]s?|reduzid[oa]s?|ridott[oaie]|縮小|ダウングレード|降级|缩减|مخفض)$/,
  renewed:
    /^(renewed|renewal|renews|expanded|expansion|upsold|upsell|upgraded|extended|won|retained|renewed (flat|up|higher)|verlangert|erneuert|renouvelee?s?|reconduite?s?|renovad[oa]s?|rinnovat[oaie]|更新(済み?)?|継続|已?续(约|订|费)|مجدد|تم التجديد)$/,
} as const;

/** The table of renewals: one date, one amount and one outcome a row; null where there is none. */
export async function findRenewals(database: Database, tables: readonly Table[]): Promise<RenewalTable | null> {
  for (const table of tables) {
    const isOfRenewals = renewalNamed.test(words(table.name));
    const dates = table.columns.filter(({ type, distinct }) => type.kind === 'date' && distinct > 1);
    const date =
      dates.find(({ name: each }) => renewalNamed.test(words(each))) ?? (isOfRenewals && dates.length === 1 ? dates[0] : undefined);
    const amounts = table.columns.filter(
      ({ name: each, type, filled }) => type.kind === 'number' && filled > 0 && amountNamed.test(words(each)),
    );
    const due = amounts.find(({ name: each }) => !afterNamed.test(words(each)));
    if (!date || !due || due.filled < table.rows) continue;
    for (const outcome of table.columns) {
      if (outcome.type.kind !== 'text' || !outcomeNamed.test(words(outcome.name)) || outcome.distinct > 20) continue;
      const values = await database.query(
        `SELECT DISTINCT CAST(${name(outcome.name)} AS VARCHAR) AS "v" FROM ${table.sql} WHERE "v" IS NOT NULL ORDER BY 1`,
      );
      const called = (end: keyof typeof ends) => values.map(({ v }) => String(v)).filter((value) => ends[end].test(words(value)));
      const said = { renewed: called('renewed'), reduced: called('reduced'), lost: called('lost') };
      if (said.renewed.length === 0 || said.lost.length === 0) continue;
      const after = amounts.find((column) => column !== due && afterNamed.test(words(column.name))) ?? null;
      const reason = table.columns.find(({ name: each, type }) => type.kind === 'text' && reasonNamed.test(words(each))) ?? null;
      return { table, date, due, outcome, after, reason, said };
    }
  }
  return null;
}

/**
 * Creates the table `renewals` (dated, due, kept, ended, account, one column a dimension, row_hash): `ended` is renewed, reduced, lost or null while open,
 * `kept` what was renewed of the amount that was up, and no more than that.
 */
export async function makeRenewals(
  database: Database,
  { table, date, due, outcome, after, reason, said }: RenewalTable,
  tables: readonly Table[],
  mapping: Mapping,
): Promise<Renewals> {
  const links = await findLinks(database, tables);
  const nodes = reach(table, links);
  const joins = joinsOf(nodes);
  const own = [date, due, outcome, ...(after ? [after] : []), ...(reason ? [reason] : [])].map((column) => `m.${column.name}`);
  const described = await dimensionsOf(
    database,
    { nodes, header: undefined, joins, taken: new Set([...own, ...joinedColumns(nodes)]) },
    mapping,
  );
  const ids = new Set(described.map(({ id }) => id));
  const dimensions: DimensionColumn[] = [
    ...described,
    ...(await flagsOf(database, nodes, `m.${name(date.name)}`)).filter(({ id }) => !ids.has(id)),
  ];
  const at = (column: Column) => `m.${name(column.name)}`;
  const is = (values: readonly string[]) =>
    values.length === 0 ? 'false' : `CAST(${at(outcome)} AS VARCHAR) IN (${values.map(literal).join(', ')})`;
  const ended = `CASE WHEN ${is(said.renewed)} THEN 'renewed' WHEN ${is(said.reduced)} THEN 'reduced' WHEN ${is(said.lost)} THEN 'lost' END`;
  const up = `CAST(${at(due)} AS DECIMAL(28, 6))`;
  // A renewal without a new amount is one at the old.
  const kept = `CASE WHEN ${is(said.lost)} THEN 0 WHEN ${is([...said.renewed, ...said.reduced])} THEN least(coalesce(${after ? `CAST(${at(after)} AS DECIMAL(28, 6))` : 'NULL'}, ${up}), ${up}) END`;
  const given: DimensionColumn | null = reason && {
    id: 'reason',
    label: columnLabel(reason.name),
    role: 'other',
    sql: `CASE WHEN ${is([...said.lost, ...said.reduced])} THEN ${at(reason)} END`,
    column: reason.name,
    lookup: null,
  };
  const columns = [...dimensions, ...(given ? [given] : [])].map((dimension) => `${memberOf(dimension)} AS ${name(`by_${dimension.id}`)}`);
  await createCanonical(
    database,
    'renewals',
    `SELECT ${[`CAST(${at(date)} AS DATE) AS dated`, `${up} AS due`, `${kept} AS kept`, `${ended} AS ended`, ...columns].join(', ')} FROM ${table.sql} m ${joins} WHERE ${at(date)} IS NOT NULL`,
  );
  return {
    table,
    date,
    due,
    outcome,
    after,
    dimensions: await knownBefore(database, dimensions),
    reason: given,
    currency: currencyInName(due.name) ?? null,
    used: nodes.map((node) => node.table),
    left: leftOut(tables, tables, nodes, links),
  };
}

/** Difference between the shares of lost and of kept renewals without a value, beyond which it was taken away with the account. */
const mostEmptied = 0.5;

/** Without what an export blanks or fills once an account has left, such as its health: it tells the outcome and no cause. */
async function knownBefore(database: Database, dimensions: readonly DimensionColumn[]): Promise<DimensionColumn[]> {
  if (dimensions.length === 0) return [];
  const empty = (id: string, end: string) =>
    `avg(CASE WHEN ${name(`by_${id}`)} = ${literal(noMember)} THEN 1.0 ELSE 0 END) FILTER (WHERE ${end})`;
  const [row] = await database.query(
    `SELECT ${dimensions.map(({ id }, at) => `${empty(id, "ended = 'lost'")} AS "l${at}", ${empty(id, "ended IN ('renewed', 'reduced')")} AS "k${at}"`).join(', ')} FROM renewals
     WHERE ended IS NOT NULL AND dated > (SELECT max(dated) FROM renewals WHERE ended IS NOT NULL) - 365`,
  );
  return dimensions.filter((_, at) => Math.abs(Number(row![`l${at}`] ?? 0) - Number(row![`k${at}`] ?? 0)) <= mostEmptied);
}

/** What the accounts are or are not. What is filled only where the day of an event is holds from that day: before it nobody knew. */
async function flagsOf(database: Database, nodes: readonly Node[], due: string): Promise<DimensionColumn[]> {
  const found: DimensionColumn[] = [];
  for (const { table, alias, depth } of nodes) {
    if (depth === 0 || !buyers.test(words(table.name))) continue;
    for (const column of table.columns) {
      if (column.type.kind !== 'boolean' || column.distinct !== 2 || nameFit('id', column.name) > 0) continue;
      const [own, label] = [`${alias}.${name(column.name)}`, columnLabel(column.name)];
      const since = await dayOf(database, table, column);
      const known = since ? `CAST(${alias}.${name(since.name)} AS DATE) <= CAST(${due} AS DATE) AND ` : '';
      const sql = `CASE WHEN ${known}${own} THEN ${literal(`${label}: yes`)} WHEN ${known}NOT ${own} THEN ${literal(`${label}: no`)} END`;
      found.push({ id: words(column.name).replaceAll(' ', '_'), label, role: 'other', sql, column: column.name, lookup: null });
    }
  }
  return found;
}

/** The day that is filled in the very rows in which the column is; null where all rows are filled. */
async function dayOf(database: Database, table: Table, { name: column, filled }: Column): Promise<Column | null> {
  if (filled === table.rows) return null;
  for (const day of table.columns) {
    if (day.type.kind !== 'date' || day.filled !== filled) continue;
    const [row] = await database.query(
      `SELECT count(*) AS "both" FROM ${table.sql} WHERE ${name(day.name)} IS NOT NULL AND ${name(column)} IS NOT NULL`,
    );
    if (Number(row!.both) === filled) return day;
  }
  return null;
}
