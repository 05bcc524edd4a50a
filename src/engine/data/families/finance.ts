/** Finds spend, margin and cash next to subscriptions: a monthly table with a column or a row for each. */
import { createCanonical, type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import { type FamilyRole, type Mapping, saidColumns } from '../mapping.ts';
import { scenariosIn } from '../records/statement-lines.ts';
import type { Column, Table } from '../typing/column-type.ts';

/** Best first, matched against `words(name)`. */
const parts = {
  spend: [
    /\b(sales (and )?marketing|marketing (and )?sales|s m|acquisition (spend|costs?)|vertrieb (und )?marketing|(ventes|vente|commercial) et marketing|ventas y marketing|vendas e marketing|vendite e marketing)\b|営業.*マーケ|销售.*营销|المبيعات والتسويق/,
  ],
  sold: [
    /^(cogs|costs? of (goods sold|sales|revenues?)|herstellungskosten|umsatzkosten|cout des ventes|costes? de (las )?ventas|custo das vendas|costo del venduto|売上原価|营业成本|销售成本|تكلفة المبيعات)$/,
  ],
  revenue: [
    /^(net |total )?(revenues?|sales|turnover|umsatz(erlose)?|chiffre d affaires|ventas|ingresos|receitas?|vendas|ricavi|売上高?|营业收入|收入|الايرادات|ايرادات)$/,
  ],
  cash: [
    /^(cash( balance| and cash equivalents| at bank| on hand)?|closing cash|liquide mittel|tresorerie|efectivo|tesoreria|caixa|cassa|liquidita|現金|现金|النقد)$/,
  ],
  profit: [
    /^(adjusted )?ebitda$/,
    /^(operating (profit|income|result)|ebit|betriebsergebnis|operatives ergebnis|resultat d exploitation|resultado (de explotacion|operativo|operacional)|risultato operativo|営業利益|营业利润|الربح التشغيلي)$/,
  ],
  flow: [
    /^(free cash ?flow|fcf|freier cash ?flow|flux de tresorerie disponible|flujo de caja libre|fluxo de caixa livre|flusso di cassa libero|フリーキャッシュフロー|自由现金流|التدفق النقدي الحر)$/,
  ],
} as const;
export type FinancePart = keyof typeof parts;

/** The name that best matches this part of a statement. */
export function partNamed<T>(part: FinancePart, among: readonly T[], called: (each: T) => string): T | undefined {
  for (const pattern of parts[part]) {
    const found = among.find((each) => pattern.test(words(called(each))));
    if (found !== undefined) return found;
  }
  return undefined;
}

const roles: Readonly<Record<FinancePart, FamilyRole>> = {
  spend: 'sales and marketing',
  sold: 'cost of sales',
  revenue: 'revenue',
  cash: 'cash',
  profit: 'operating profit',
  flow: 'free cash flow',
};

/** The columns that hold one part each. */
function financeColumns(table: Table, mapping: Mapping): Map<FinancePart, Column> {
  const said = saidColumns(table, mapping);
  const numbers = said.free.filter(({ type }) => type.kind === 'number');
  return new Map(
    (Object.keys(parts) as FinancePart[]).flatMap((part) => {
      const column = said.as(roles[part]) ?? partNamed(part, numbers, ({ name: each }) => each);
      return column ? [[part, column] as const] : [];
    }),
  );
}

/** The columns of the first table with one column per part, with their roles. */
export function findFinanceColumns(tables: readonly Table[], mapping: Mapping): { table: Table; roles: [Column, FamilyRole][] } | null {
  for (const table of tables) {
    const found = financeColumns(table, mapping);
    if (found.has('spend') || found.has('cash') || (found.has('revenue') && (found.has('profit') || found.has('flow'))))
      return { table, roles: [...found].map(([part, column]) => [column, roles[part]]) };
  }
  return null;
}

export interface Finance {
  table: Table;
  has: ReadonlySet<FinancePart>;
}

/** Creates the table `finance` (day, spend, sold, revenue, cash, profit, flow, row_hash); null if no table has spend, cash or a profit line. */
export async function makeFinance(database: Database, tables: readonly Table[], mapping: Mapping): Promise<Finance | null> {
  for (const table of tables) {
    const day = table.columns.find(({ type, filled }) => type.kind === 'date' && filled === table.rows);
    if (!day) continue;
    const numbers = table.columns.filter(({ type }) => type.kind === 'number');
    const line = table.columns.find(({ type, distinct }) => type.kind === 'text' && distinct >= 2 && distinct <= 60);
    const amount = numbers.find(({ name: each }) =>
      /^(actual|actuals|amount|value|ist|betrag|montant|reel|importe|real|valor|importo|effettivo)$/.test(words(each)),
    );
    const columns = financeColumns(table, mapping);
    const found = new Map<FinancePart, string>();
    for (const part of Object.keys(parts) as FinancePart[]) {
      const column = columns.get(part);
      if (column) found.set(part, `m.${name(column.name)}`);
      else if (line && amount) {
        const rows = await database.query(`SELECT DISTINCT ${name(line.name)} AS "v" FROM ${table.sql} WHERE "v" IS NOT NULL ORDER BY 1`);
        const own = partNamed(
          part,
          rows.map((row) => String(row.v)),
          (each) => each,
        );
        if (own !== undefined) found.set(part, `CASE WHEN m.${name(line.name)} = ${literal(own)} THEN m.${name(amount.name)} END`);
      }
    }
    const scenarios = await scenariosIn(database, table);
    const earns = found.has('revenue') && (found.has('profit') || found.has('flow'));
    if (!found.has('spend') && !found.has('cash') && !earns) continue;
    const value = (part: FinancePart) => `CAST(${found.get(part) ?? 'NULL'} AS DECIMAL(28, 4)) AS ${part}`;
    await createCanonical(
      database,
      'finance',
      `SELECT m.${name(day.name)} AS day, ${value('spend')}, ${value('sold')}, ${value('revenue')}, ${value('cash')}, ${value('profit')}, ${value('flow')} FROM ${table.sql} m ${scenarios ? `WHERE ${scenarios.actual}` : ''}`,
    );
    return { table, has: new Set(found.keys()) };
  }
  return null;
}
