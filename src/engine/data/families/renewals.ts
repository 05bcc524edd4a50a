/** Renewals: when a contract was up, for how much, what became of it, and what is still open. */
import { createCanonical, type Database, literal, name } from '../database.ts';
import { type DimensionColumn, memberOf, noMember } from '../dimensions.ts';
import { columnFor } from '../joins.ts';
import { nameFit, words } from '../lexicon.ts';
import { type Mapping, noMapping } from '../mapping.ts';
import { currencyInName } from '../money.ts';
import { columnLabel } from '../records/measure-columns.ts';
import { findLinks, type Link } from '../relations/links.ts';
import { buyers, joinedColumns, joinsOf, leftOut, type Node, reach, type WhyLeft } from '../relations/reach.ts';
import { dimensionsOf } from '../relations/traits.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { findUsage, type UsageTable } from './usage.ts';

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
  /** By the account that each is of, what else is recorded by month: its use. */
  usage: UsageTable | null;
  /** The column of the accounts that judges how well each does, as it stands today. */
  health: Column | null;
  /** They say whether notice was given. */
  noticed: boolean;
  /** IDs of dimensions that say whether more was asked for. */
  offer: readonly string[];
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

export const namesRenewals = ({ name: each }: Table) => renewalNamed.test(words(each));

/** Fewer whose outcome is known tell nothing. */
const leastDecided = 20;

/** The table of renewals: one date, one amount and one outcome a row; null where there is none, or too few are decided. */
export async function findRenewals(database: Database, tables: readonly Table[]): Promise<RenewalTable | null> {
  for (const table of tables) {
    const isOfRenewals = namesRenewals(table);
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
      const known = [...said.renewed, ...said.reduced, ...said.lost].map(literal).join(', ');
      const [decided] = await database.query(
        `SELECT count(*) AS "rows" FROM ${table.sql} WHERE CAST(${name(outcome.name)} AS VARCHAR) IN (${known})`,
      );
      if (Number(decided!.rows) < leastDecided) continue;
      const after = amounts.find((column) => column !== due && afterNamed.test(words(column.name))) ?? null;
      const reason = table.columns.find(({ name: each, type }) => type.kind === 'text' && reasonNamed.test(words(each))) ?? null;
      return { table, date, due, outcome, after, reason, said };
    }
  }
  return null;
}

/**
 * Creates the table `renewals` (dated, due, kept, after, ended, who, called, owned, health, noticed, one column a dimension, row_hash): `ended` is
 * renewed, reduced, lost or null while open, `kept` what was renewed of the amount that was up, and no more than that. Where the table holds only
 * what is decided, what is still open are the contracts of the accounts.
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
  const renewed = `CASE WHEN ${is(said.lost)} THEN 0 WHEN ${is([...said.renewed, ...said.reduced])} THEN coalesce(${after ? `CAST(${at(after)} AS DECIMAL(28, 6))` : 'NULL'}, ${up}) END`;
  const given: DimensionColumn | null = reason && {
    id: 'reason',
    label: columnLabel(reason.name),
    role: 'other',
    sql: `CASE WHEN ${is([...said.lost, ...said.reduced])} THEN ${at(reason)} END`,
    column: reason.name,
    lookup: null,
  };
  const account = accountOf(table, nodes);
  const parties = partiesOf(table, account);
  const notice = table.columns.find(({ name: each }) => noticeNamed.test(words(each)));
  const members = [...dimensions, ...(given ? [given] : [])].map((dimension) => `${memberOf(dimension)} AS ${name(`by_${dimension.id}`)}`);
  const told = [
    ...['who', 'called', 'owned', 'health'].map((part) => `${parties[part as keyof typeof parties]} AS ${part}`),
    `${!notice ? 'false' : notice.type.kind === 'boolean' ? `coalesce(${at(notice)}, false)` : `${at(notice)} IS NOT NULL`} AS noticed`,
    ...members,
  ];
  const decided = [
    `CAST(${at(date)} AS DATE) AS dated`,
    `${up} AS due`,
    `least(${renewed}, ${up}) AS kept`,
    `${renewed} AS after`,
    `${ended} AS ended`,
  ];
  await createCanonical(
    database,
    'renewals',
    `SELECT ${[...decided, ...told].join(', ')} FROM ${table.sql} m ${joins} WHERE ${at(date)} IS NOT NULL`,
  );
  const [last] = await database.query(
    `SELECT CAST(max(dated) FILTER (WHERE ended IS NOT NULL) AS VARCHAR) AS "decided", CAST(max(dated) AS VARCHAR) AS "all" FROM renewals`,
  );
  const contract = account && last!.decided === last!.all ? contractOf(account.table, said.lost) : null;
  if (account && contract) {
    const { day, amount } = contract;
    const [up, others] = [
      `CAST(${account.alias}.${name(amount.name)} * ${perYear(amount, due)} AS DECIMAL(28, 6))`,
      nodes.filter((node) => node !== account),
    ];
    const from = `${account.table.sql} ${account.alias} LEFT JOIN (SELECT * FROM ${table.sql} WHERE false) m ON true ${joinsOf(others)}`;
    const columns = [
      `CAST(${account.alias}.${name(day.name)} AS DATE) AS dated`,
      `${up} AS due`,
      'CAST(NULL AS DECIMAL(28, 6)) AS kept',
      'CAST(NULL AS DECIMAL(28, 6)) AS after',
      'CAST(NULL AS VARCHAR) AS ended',
    ];
    await createCanonical(
      database,
      'contracts_open',
      `SELECT ${[...columns, ...told].join(', ')} FROM ${from} WHERE ${contract.holds(account.alias)} AND ${up} > 0 AND CAST(${account.alias}.${name(day.name)} AS DATE) > DATE '${last!.decided}'`,
    );
    await database.run('INSERT INTO renewals BY NAME SELECT * FROM contracts_open');
  }
  const beside = tables.filter((each) => !nodes.some((node) => node.table === each));
  const key = account ? null : keyOf(table);
  const usage = await findUsage(database, beside, (other) =>
    account
      ? links.find(({ from, to }) => from === other && to === account.table)?.columns[0]
      : other.columns.find(({ name: each }) => key !== null && words(each) === words(key.name))?.name,
  );
  return {
    table,
    date,
    due,
    outcome,
    after,
    usage,
    health: account ? healthOf(account.table) : null,
    noticed: notice !== undefined,
    offer: dimensions.filter(({ column, sql }) => upliftNamed.test(words(column)) && sql.includes(': yes')).map(({ id }) => id),
    dimensions: await knownBefore(database, dimensions),
    reason: given,
    currency: currencyInName(due.name) ?? (await onlyCurrency(database, [table, ...(account ? [account.table] : [])])),
    used: [...nodes.map((node) => node.table), ...(usage ? [usage.table] : [])],
    left: new Map([...leftOut(tables, tables, nodes, links)].filter(([each]) => each !== usage?.table)),
  };
}

/** Accounts may be listed by the month, and their renewals by the year. */
function perYear(amount: Column, due: Column): number {
  const [own, its] = [amount, due].map(({ name: each }) => monthlyNamed.test(words(each)));
  return own && !its ? 12 : 1;
}

const monthlyNamed = /\b(mrr|monthly|monatlich\w*|mensuel\w*|mensual|mensal|mensile)\b/;
const noticeNamed = /\b(notice|cancellation request|kundigung|preavis|preaviso|aviso|preavviso|disdetta)\b/;
const healthNamed = /\b(health|risk (level|rating)|sentiment|pulse|ampel|gesundheit|sante|salud|saude|salute)\b/;
/** When a contract of an account ends unless it is renewed. */
const termEnds = /\b(contract|term|subscription|vertrag\w*|laufzeit)\b.*\b(end|ends|ende|expiry|expires)\b/;
const left = /\b(churn\w*|cancel\w*|left|lost|ended|terminated|kundigung\w*|gekundigt)\b/;

/** The table of those whose contracts were up: the one that the renewals point to and that is called so. */
function accountOf(table: Table, nodes: readonly Node[]): (Node & { link: Link }) | null {
  const able = nodes.filter((node): node is Node & { link: Link } => node.link?.from === table);
  return (
    able.find((node) => buyers.test(words(node.table.name))) ?? able.find(({ link }) => nameFit('account', link.columns[0]!) > 0) ?? null
  );
}

const isKey = ({ name: each }: Column) => nameFit('id', each) > 0 || /\bid\b/.test(words(each));

/** The number of the account, else its name. */
function keyOf(table: Table): Column | null {
  return (
    table.columns.find((column) => isKey(column) && nameFit('account', column.name) > 0) ?? columnFor('account', table, noMapping) ?? null
  );
}

/** Who each renewal is of, as a key and by name, who looks after them, and how they are said to do. */
function partiesOf(table: Table, account: (Node & { link: Link }) | null): Record<'who' | 'called' | 'owned' | 'health', string> {
  const texts = (of: Table) => ({ ...of, columns: of.columns.filter(({ type }) => type.kind === 'text') });
  const find = (role: 'account' | 'owner' | 'name', of: Table, alias: string) => {
    const column = columnFor(role, { ...texts(of), columns: texts(of).columns.filter((each) => !isKey(each)) }, noMapping);
    return column && `${alias}.${name(column.name)}`;
  };
  const either = (role: 'account' | 'owner') => {
    const found = [account && find(role, account.table, account.alias), find(role, table, 'm')].flatMap((each) => each || []);
    return found.length > 0 ? `coalesce(${found.join(', ')})` : null;
  };
  const own = keyOf(table);
  const key = account ? `${account.alias}.${name(account.link.keys[0]!)}` : own ? `m.${name(own.name)}` : null;
  const [who, health] = [key ? `CAST(${key} AS VARCHAR)` : 'NULL', account && healthOf(account.table)];
  const called = either('account') ?? (account && find('name', account.table, account.alias)) ?? who;
  return {
    who,
    called: `CAST(${called} AS VARCHAR)`,
    owned: `CAST(${either('owner') ?? 'NULL'} AS VARCHAR)`,
    health: health ? `CAST(${account!.alias}.${name(health.name)} AS VARCHAR)` : 'CAST(NULL AS VARCHAR)',
  };
}

/** In words, of few kinds. */
function healthOf({ columns }: Table): Column | null {
  return (
    columns.find(
      ({ name: each, type, distinct }) => type.kind === 'text' && distinct >= 2 && distinct <= 6 && healthNamed.test(words(each)),
    ) ?? null
  );
}

/** When the contract of an account ends, for how much, and whether it still holds; null where the accounts do not say. */
function contractOf({ columns }: Table, lost: readonly string[]): { day: Column; amount: Column; holds: (alias: string) => string } | null {
  const dates = columns.filter(({ type }) => type.kind === 'date');
  const day = dates.find(({ name: each }) => renewalNamed.test(words(each))) ?? dates.find(({ name: each }) => termEnds.test(words(each)));
  const amount = columns.find(({ name: each, type, filled }) => type.kind === 'number' && filled > 0 && amountNamed.test(words(each)));
  if (!day || !amount) return null;
  const gone = dates.find((column) => column !== day && left.test(words(column.name)));
  const states = columns.filter(
    ({ name: each, type, distinct }) => type.kind === 'text' && distinct <= 12 && outcomeNamed.test(words(each)),
  );
  const ended = [...new Set([...lost, 'Churned', 'Cancelled', 'Canceled', 'Lost'])].map((each) => literal(each.toLowerCase())).join(', ');
  return {
    day,
    amount,
    holds: (alias) =>
      [
        ...(gone ? [`${alias}.${name(gone.name)} IS NULL`] : []),
        ...states.map((state) => `coalesce(lower(CAST(${alias}.${name(state.name)} AS VARCHAR)) NOT IN (${ended}), true)`),
        `${alias}.${name(day.name)} IS NOT NULL`,
      ].join(' AND '),
  };
}

/** The one currency that all amounts are said to be in. */
async function onlyCurrency(database: Database, tables: readonly Table[]): Promise<string | null> {
  for (const table of tables) {
    const column = columnFor('currency', table, noMapping);
    if (column?.distinct !== 1) continue;
    const [row] = await database.query(`SELECT upper(min(CAST(${name(column.name)} AS VARCHAR))) AS "code" FROM ${table.sql}`);
    if (/^[A-Z]{3}$/.test(String(row!.code))) return String(row!.code);
  }
  return null;
}

/** Difference between the shares of lost and of kept renewals without a value, beyond which it was taken away with the account. */
const mostEmptied = 0.5;

/** Share of accounts whose member says whether they left, from which it is another name for that. */
const tells = 0.97;

/** A column of more members may tell accounts apart by chance. */
const mostStates = 12;

/** Without what an export blanks or fills once an account has left, such as its health, or that says so, such as a status: it tells the outcome and no cause. */
async function knownBefore(database: Database, dimensions: readonly DimensionColumn[]): Promise<DimensionColumn[]> {
  if (dimensions.length === 0) return [];
  const empty = (id: string, end: string) =>
    `avg(CASE WHEN ${name(`by_${id}`)} = ${literal(noMember)} THEN 1.0 ELSE 0 END) FILTER (WHERE ${end})`;
  const [row] = await database.query(
    `SELECT ${dimensions.map(({ id }, at) => `${empty(id, "ended = 'lost'")} AS "l${at}", ${empty(id, "ended IN ('renewed', 'reduced')")} AS "k${at}"`).join(', ')} FROM renewals
     WHERE ended IS NOT NULL AND dated > (SELECT max(dated) FROM renewals WHERE ended IS NOT NULL) - 365`,
  );
  const found: DimensionColumn[] = [];
  for (const [at, dimension] of dimensions.entries()) {
    if (Math.abs(Number(row![`l${at}`] ?? 0) - Number(row![`k${at}`] ?? 0)) > mostEmptied) continue;
    const [last] = await database.query(
      `WITH last AS (SELECT ${name(`by_${dimension.id}`)} AS member, ended = 'lost' AS gone FROM renewals WHERE ended IS NOT NULL
         QUALIFY row_number() OVER (PARTITION BY coalesce(who, CAST(row_hash AS VARCHAR)) ORDER BY dated DESC, row_hash) = 1)
       SELECT count(*) AS "members", CAST(sum(greatest(gone, n - gone)) AS DOUBLE) / sum(n) AS "told", CAST(sum(gone) AS DOUBLE) / sum(n) AS "lost"
       FROM (SELECT count(*) FILTER (WHERE gone) AS gone, count(*) AS n FROM last GROUP BY member)`,
    );
    const few = Number(last!.members) > 1 && Number(last!.members) <= mostStates;
    if (!(few && Number(last!.told) >= tells && Number(last!.lost) > 1 - tells)) found.push(dimension);
  }
  return found;
}

/** By how much more a renewal was offered: whether at all is what may drive accounts away. */
const upliftNamed = /\b(uplift|price (increase|change|rise)|increase|erhohung|preiserhohung|hausse|augmentation|aumento|rincaro|subida)\b/;

/** What the accounts are or are not, and whether they were to pay more. What is filled only where the day of an event is holds from that day: before it nobody knew. */
async function flagsOf(database: Database, nodes: readonly Node[], due: string): Promise<DimensionColumn[]> {
  const found: DimensionColumn[] = [];
  for (const { table, alias, depth } of nodes) {
    if (depth === 0) {
      for (const column of table.columns) {
        if (column.type.kind !== 'number' || column.distinct < 2 || !upliftNamed.test(words(column.name))) continue;
        const [own, label] = [`${alias}.${name(column.name)}`, columnLabel(column.name).replace(/\s*[(%].*$/, '')];
        const sql = `CASE WHEN ${own} > 0 THEN ${literal(`${label}: yes`)} WHEN ${own} <= 0 THEN ${literal(`${label}: no`)} END`;
        found.push({ id: words(column.name).replaceAll(' ', '_'), label, role: 'other', sql, column: column.name, lookup: null });
      }
      continue;
    }
    if (!buyers.test(words(table.name))) continue;
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
