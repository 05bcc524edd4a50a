/** Finds invoices with when they were due and when they were paid: in the table itself, or by the payments of a second one. */
import { type Database, literal, name } from '../database.ts';
import { nameFit, words } from '../lexicon.ts';
import { totalOf } from '../relations/amount.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { isVoid, valuesOf } from './billing.ts';

const dueNamed = /\b(due|fallig\w*|nettofallig\w*|zahlbar bis|echeance|vencimiento|vencimento|scadenza|pay by)\b|期日|期限|到期|استحقاق/;
const paidNamed =
  /\b(paid|payment|settled|settlement|cleared|clearing|closed|ausgleich\w*|ausgeglichen|bezahlt\w*|zahlung\w*|zahldatum|beglichen|payee?|paiement|reglee?|reglement|encaissee?|encaissement|pagad[oa]|pago|cobrad[oa]|cobro|pagamento|pagat[oa]|incass\w*|recebid[oa]|recebimento|received)\b|入金|支払|付款|收款|回款|الدفع|السداد|التحصيل/;
/** The day by which, or the way in which, something is to be paid. */
const toBePaid =
  /\b(due|terms?|method|expected|planned|promised|reminder|zahlungsziel|zahlungsart|zahlungsbedingung\w*|mahn\w*|prevue?|previst[oa]|esperad[oa])\b|期日|予定/;
const invoicedNamed =
  /\b(invoice\w*|bill|billed|billing|issue[ds]?|document|posting|finali[sz]ed|rechnungs\w*|beleg\w*|buchung\w*|ausstellung\w*|facture|facturation|emission|factura|emision|fatura|emissao|fattura|emissione)\b|請求|発行|发票|开票|الفاتورة/;
const termsNamed =
  /\b(terms?|zahlungsbedingung\w*|zahlungsziel|zahlungsfrist|conditions? de (paiement|reglement)|delai de (paiement|reglement)|plazo|condiciones de pago|prazo|condicoes de pagamento|termini|condizioni di pagamento)\b|支払条件|账期|付款条件|شروط/;
const remainingNamed =
  /\b(remaining|amount due|due amount|balance|open|outstanding|unpaid|offen\w*|rest|restbetrag|restant|reste|solde|saldo|pendiente|pendente|residuo|em aberto|aperto)\b|残|未入金|未收|未付|المتبقي/;
const paidAmountNamed =
  /\b(paid|received|bezahlt\w*|gezahlt\w*|paye|regle|encaisse|pagad[oa]|cobrad[oa]|pagato|incassato|recebido)\b|入金|已收|已付|المدفوع/;
const amountNamed =
  /\b(amount|total|betrag|gross|brutto\w*|netto\w*|net|value|summe|gesamt\w*|rechnungsbetrag|montant|ttc|importe|valor|importo|totale)\b|金額|金额|総額|合計|合计|المبلغ|القيمة|الاجمالي/;
const noAmount =
  /\b(tax|vat|mw ?st|ust|steuer|tva|iva|rate|kurs|exchange|discount|skonto|quantity|qty|price|fees?|days?|tage|jours|dias|giorni)\b/;
const kindNamed = /\b(type|kind|art|typ|belegart|nature|tipo)\b|種類|类型|نوع/;
const noInvoice =
  /\b(payments?|deposits?|receipts?|journals?|zahlung\w*|zahlungseingang|paiements?|pagos?|cobros?|pagament[oi]|incass[oi])\b|入金|收款|付款/;
const statusNamed = /\b(status|state|statut|etat|estado|stato|situacao)\b|状態|状态|الحالة/;
const inPart = /\bpart\w*\b|\bteil\w*|\bparci\w*|\bparz\w*|一部|部分|جزئي/;

/** Rows of a table of invoices, at least, and of those a part that was paid. */
const least = { rows: 40, paid: 0.2 } as const;
/** Part of the payments that have to be of invoices of the table. */
const matched = 0.8;
/** What an invoice may lack to be paid: of its amount, and in all. */
const tolerance = { part: 0.001, cents: 0.01 } as const;

interface Found {
  table: Table;
  invoiced: Column;
  due: string | null;
  dueColumns: readonly string[];
  amounts: readonly Column[];
  remaining: Column | null;
  paidAmount: Column | null;
  paid: Column | null;
}

interface Payments {
  table: Table;
  key: Column;
  reference: Column;
  day: Column;
  amount: Column;
}

/** The table of invoices with what is known of their payment, and the others without that of payments; null where there is none. */
export async function receivablesIn(
  database: Database,
  tables: readonly Table[],
  days: { asOf: string | undefined; today: string },
): Promise<{ invoices: Table; others: Table[]; payments: Table | null } | null> {
  const found = tables
    .filter(({ derived, ledger }) => !derived && !ledger)
    .flatMap((table) => invoicesIn(table) ?? [])
    .sort((a, b) => b.table.rows - a.table.rows);
  for (const each of found) {
    const others = tables.filter((table) => table !== each.table);
    const payments = each.paid ? null : await paymentsOf(database, each, others);
    if (!each.paid && !payments) continue;
    const invoices = await withOwed(database, each, payments, days);
    if (invoices) return { invoices, others: others.filter((table) => table !== payments?.table), payments: payments?.table ?? null };
  }
  return null;
}

const isDate = ({ type, filled }: Column) => type.kind === 'date' && filled > 0;
const isNumber = ({ type, filled }: Column) => type.kind === 'number' && filled > 0;

function invoicesIn(table: Table): Found | null {
  if (table.rows < least.rows) return null;
  const called = (column: Column) => words(column.name);
  const dates = table.columns.filter(isDate);
  const dueDate = dates.find((column) => dueNamed.test(called(column)) && column.filled >= table.rows * 0.5) ?? null;
  const rest = dates.filter((column) => !dueNamed.test(called(column)));
  const isPaid = (column: Column) => paidNamed.test(called(column)) && !toBePaid.test(called(column)) && !isInvoiced(column);
  const isInvoiced = (column: Column) =>
    invoicedNamed.test(called(column)) && !/\b(paid|payment|closed|ausgleich\w*)\b/.test(called(column));
  const whole = rest.filter((column) => column.filled >= table.rows * 0.9 && !isPaid(column));
  const invoiced =
    whole.find(isInvoiced) ??
    whole.find((column) => /^(date|datum|fecha|data|日付|日期|التاريخ)$/.test(called(column))) ??
    whole.toSorted((a, b) => nameFit('period', b.name) - nameFit('period', a.name))[0];
  if (!invoiced) return null;
  const terms = dueDate
    ? undefined
    : table.columns.find((column) => termsNamed.test(called(column)) && column.filled > 0 && column.type.kind !== 'date');
  const due = dueDate ? `m.${name(dueDate.name)}` : terms ? dueBy(invoiced, terms) : null;
  if (due === null) return null;
  const numbers = table.columns.filter((column) => isNumber(column) && !noAmount.test(called(column)));
  const remaining = numbers.find((column) => remainingNamed.test(called(column))) ?? null;
  const paidAmount = numbers.find((column) => column !== remaining && paidAmountNamed.test(called(column))) ?? null;
  const amounts = numbers.filter((column) => column !== remaining && column !== paidAmount && amountNamed.test(called(column)));
  if (amounts.length === 0) return null;
  const paid =
    rest
      .filter((column) => column !== invoiced && isPaid(column) && column.filled >= table.rows * least.paid)
      .toSorted(
        (a, b) => Number(/\b(paid|bezahlt\w*|fully)\b/.test(called(b))) - Number(/\b(paid|bezahlt\w*|fully)\b/.test(called(a))),
      )[0] ?? null;
  return { table, invoiced, due, dueColumns: dueDate ? [dueDate.name] : [], amounts, remaining, paidAmount, paid };
}

/** `Net 30`, `2% 10, Net 30`, `30 Tage netto`, `30`, `Due on receipt`. */
function dueBy(invoiced: Column, terms: Column): string {
  const said = `lower(CAST(m.${name(terms.name)} AS VARCHAR))`;
  const days = `coalesce(nullif(regexp_extract(${said}, '(?:net|netto)\\s*-?\\s*([0-9]{1,3})', 1), ''), nullif(regexp_extract(${said}, '([0-9]{1,3})\\s*(?:days|day|tage|tag|jours|días|dias|giorni|日|天|يوم)', 1), ''),
    nullif(regexp_extract(${said}, '^\\s*([0-9]{1,3})(?:\\.0+)?\\s*$', 1), ''), CASE WHEN regexp_matches(${said}, 'receipt|immediate|sofort|réception|contado|vista') THEN '0' END)`;
  return `m.${name(invoiced.name)} + CAST(${days} AS INTEGER)`;
}

/** As both tables write the number of an invoice, without what it may stand behind: `Invoice #INV-1001`. */
const referred = (sql: string) =>
  `upper(trim(regexp_replace(CAST(${sql} AS VARCHAR), '^\\s*(invoice|inv\\.|bill|rechnung|facture|factura|fatura|fattura)\\s*(no\\.?|nr\\.?|number|n°)?\\s*[#:]?\\s+#?', '', 'i')))`;

async function paymentsOf(database: Database, { table, amounts }: Found, others: readonly Table[]): Promise<Payments | null> {
  const keys = table.columns.filter(
    ({ type, filled, distinct }) =>
      (type.kind === 'text' || type.kind === 'number') && filled >= table.rows * 0.95 && distinct >= table.rows * 0.95,
  );
  const plain = keys.filter((key) => !amounts.includes(key));
  for (const other of others) {
    const days = other.columns.filter(
      (column) => isDate(column) && column.filled >= other.rows * 0.9 && !dueNamed.test(words(column.name)),
    );
    const day = days.find((column) => paidNamed.test(words(column.name))) ?? days[0];
    const sums = other.columns.filter(
      (column) => isNumber(column) && amountNamed.test(words(column.name)) && !noAmount.test(words(column.name)),
    );
    const amount = sums.find((column) => /\b(applied|paid|payment|zugeordnet|ausgleich\w*)\b/.test(words(column.name))) ?? sums[0];
    if (!day || !amount) continue;
    for (const key of plain) {
      for (const reference of other.columns) {
        if (reference === amount || reference === day || (reference.type.kind !== 'text' && reference.type.kind !== 'number')) continue;
        if (reference.filled < other.rows * 0.5 || reference.distinct < least.rows) continue;
        const [row] = await database.query(
          `SELECT count(*) AS "all", count(k.key) AS "known" FROM (SELECT DISTINCT ${referred(name(reference.name))} AS ref FROM ${other.sql} WHERE ${name(reference.name)} IS NOT NULL) p
           LEFT JOIN (SELECT DISTINCT ${referred(name(key.name))} AS key FROM ${table.sql}) k ON k.key = p.ref`,
        );
        if (Number(row!.known) >= Number(row!.all) * matched && Number(row!.known) >= table.rows * least.paid)
          return { table: other, key, reference, day, amount };
      }
    }
  }
  return null;
}

/** The column that payments, or what is open, are of: the one they equal most often; else the one with tax. */
async function amountOf(database: Database, { table, amounts, remaining }: Found, payments: Payments | null): Promise<Column> {
  const [first] = amounts;
  if (amounts.length === 1) return first!;
  if (payments || remaining) {
    const other = payments
      ? `JOIN (SELECT ${referred(name(payments.reference.name))} AS ref, sum(abs(${name(payments.amount.name)})) AS paid FROM ${payments.table.sql} GROUP BY 1) p ON p.ref = ${referred(`m.${name(payments.key.name)}`)}`
      : '';
    const value = payments ? 'p.paid' : `nullif(m.${name(remaining!.name)}, 0)`;
    const equal = amounts.map((column, at) => `count(*) FILTER (WHERE abs(m.${name(column.name)} - ${value}) < 0.02) AS "c${at}"`);
    const [row] = await database.query(`SELECT ${equal.join(', ')} FROM ${table.sql} m ${other}`);
    const counts = amounts.map((column, at) => ({ column, count: Number(row![`c${at}`]) })).sort((a, b) => b.count - a.count);
    if (counts[0]!.count > 0) return counts[0]!.column;
  }
  const gross = amounts.find(({ name: each }) => /\b(gross|brutto\w*|ttc|incl|including|total|gesamt\w*)\b/.test(words(each)));
  return gross ?? totalOf({ ...table, columns: [...amounts] }) ?? first!;
}

async function withOwed(
  database: Database,
  found: Found,
  payments: Payments | null,
  { asOf: asked, today }: { asOf: string | undefined; today: string },
): Promise<Table | null> {
  const { table, invoiced, due, remaining, paidAmount, paid } = found;
  const amount = await amountOf(database, found, payments);
  const [status] = await valuesOf(database, table, statusNamed);
  const [kind] = await valuesOf(database, table, kindNamed);
  const among = (of: { column: Column; values: readonly string[] } | undefined, test: (value: string) => boolean) => {
    const values = of?.values.filter((value) => test(words(value))) ?? [];
    return values.length === 0 ? 'false' : `coalesce(m.${name(of!.column.name)} IN (${values.map(literal).join(', ')}), false)`;
  };
  const paidOn = payments ? `p."day"` : `m.${name(paid!.name)}`;
  const on = `m.${name(invoiced.name)}`;
  const from = payments
    ? `${table.sql} m LEFT JOIN (${settledBy(payments, null)}) p ON p.ref = ${referred(`m.${name(payments.key.name)}`)}`
    : `${table.sql} m`;
  const [last] = await database.query(
    `SELECT CAST(greatest(max(${on}) FILTER (WHERE ${on} <= DATE '${today}'), max(${paidOn}) FILTER (WHERE ${paidOn} <= DATE '${today}')) AS VARCHAR) AS "day" FROM ${from}`,
  );
  const asOf = asked ?? String(last!.day ?? today);
  const owing = `m.${name(amount.name)}`;
  const short = `greatest(${tolerance.cents}, abs(${owing}) * ${tolerance.part})`;
  const rest = payments
    ? `${owing} - coalesce(p.paid, 0)`
    : remaining
      ? `coalesce(m.${name(remaining.name)}, 0)`
      : paidAmount
        ? `${owing} - coalesce(m.${name(paidAmount.name)}, 0)`
        : `CASE WHEN ${paidOn} IS NULL THEN ${owing} ELSE 0 END`;
  const isInPart = among(status, (value) => inPart.test(value));
  // Of part payments the last one settles an invoice.
  const settled = payments
    ? `p.settled`
    : `CASE WHEN ${paidOn} <= DATE '${asOf}' AND abs(${rest}) <= ${short} AND NOT ${isInPart} THEN ${paidOn} END`;
  const later = payments ? rest : `CASE WHEN ${paidOn} > DATE '${asOf}' THEN ${owing} ELSE ${rest} END`;
  const joined = payments
    ? `${table.sql} m LEFT JOIN (SELECT k.ref, min(c."day") FILTER (WHERE c.paid >= k.owing - greatest(${tolerance.cents}, k.owing * ${tolerance.part})) AS settled, max(c.paid) AS paid
         FROM (SELECT ${referred(`m.${name(payments.key.name)}`)} AS ref, max(${owing}) AS owing FROM ${table.sql} m GROUP BY 1) k JOIN (${settledBy(payments, asOf)}) c ON c.ref = k.ref GROUP BY 1) p
         ON p.ref = ${referred(`m.${name(payments.key.name)}`)}`
    : from;
  const gone = [...found.dueColumns, remaining?.name, paidAmount?.name, paid?.name, status?.column.name, kind?.column.name];
  const sql = name(`${table.name} owed`);
  await database.run(
    `CREATE OR REPLACE TABLE ${sql} AS SELECT m.*, ${due} AS "owed due", CASE WHEN ${owing} > 0 THEN ${settled} END AS "owed paid",
       CASE WHEN ${owing} > 0 AND (${later}) > ${short} THEN ${later} ELSE 0 END AS "owed amount" FROM ${joined}
     WHERE ${on} <= DATE '${asOf}' AND ${owing} IS NOT NULL AND NOT ${among(status, (value) => isVoid.test(value))} AND NOT ${among(kind, (value) => noInvoice.test(value))}`,
  );
  const [count] = await database.query(
    `SELECT count(*) AS "rows", count("owed due") AS "due", count("owed paid") AS "paid", count(DISTINCT "owed amount") AS "amounts" FROM ${sql}`,
  );
  const rows = Number(count!.rows);
  if (Number(count!.paid) < Math.max(least.rows / 2, rows * least.paid) || Number(count!.due) < rows * 0.5) return null;
  const open: Column = { ...amount, name: 'owed amount', filled: rows, distinct: Number(count!.amounts), rejected: 0 };
  return {
    ...table,
    sql,
    rows,
    columns: [...table.columns.filter((column) => !gone.includes(column.name) && !(isDate(column) && column !== invoiced)), open],
    owed: { invoiced: invoiced.name, due: 'owed due', paid: 'owed paid', amount: amount.name, open: open.name, asOf },
  };
}

/** What had been paid of each invoice by each day of a payment; `day` and `paid` of all, where no day is given. */
function settledBy({ table, reference, day, amount }: Payments, asOf: string | null): string {
  const [ref, on, sum] = [referred(name(reference.name)), name(day.name), name(amount.name)];
  // A bank's export may write what comes in as negative.
  const sign = `(SELECT CASE WHEN sum(${sum}) < 0 THEN -1 ELSE 1 END FROM ${table.sql})`;
  const days = `SELECT ${ref} AS ref, ${on} AS "day", sum(${sum}) * ${sign} AS part FROM ${table.sql} WHERE ${ref} IS NOT NULL AND ${on} IS NOT NULL${asOf === null ? '' : ` AND ${on} <= DATE '${asOf}'`} GROUP BY 1, 2`;
  if (asOf === null) return `SELECT ref, max("day") AS "day", sum(part) AS paid FROM (${days}) GROUP BY 1`;
  return `SELECT ref, "day", sum(part) OVER (PARTITION BY ref ORDER BY "day") AS paid FROM (${days})`;
}
