/** Finds spend, margin and cash beside subscriptions: a table by month with a column each, or one row a line. */
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import { withRowHash } from '../row-hash.ts';
import type { Table } from '../typing/column-type.ts';

const parts = {
  spend:
    /\b(sales (and )?marketing|marketing (and )?sales|s m|acquisition (spend|costs?)|vertrieb (und )?marketing|(ventes|vente|commercial) et marketing|ventas y marketing|vendas e marketing|vendite e marketing)\b|営業.*マーケ|销售.*营销|المبيعات والتسويق/,
  sold: /^(cogs|costs? of (goods sold|sales|revenues?)|herstellungskosten|umsatzkosten|cout des ventes|costes? de (las )?ventas|custo das vendas|costo del venduto|売上原価|营业成本|销售成本|تكلفة المبيعات)$/,
  revenue:
    /^(net |total )?(revenues?|sales|turnover|umsatz(erlose)?|chiffre d affaires|ventas|ingresos|receitas?|vendas|ricavi|売上高?|营业收入|收入|الايرادات|ايرادات)$/,
  cash: /^(cash( balance| and cash equivalents| at bank| on hand)?|closing cash|liquide mittel|tresorerie|efectivo|tesoreria|caixa|cassa|liquidita|現金|现金|النقد)$/,
} as const;
type Part = keyof typeof parts;

export interface Finance {
  table: Table;
  has: ReadonlySet<Part>;
}

/** Creates the table `finance` (day, spend, sold, revenue, cash, row_hash); null when no table tells of spend or cash. */
export async function makeFinance(database: Database, tables: readonly Table[]): Promise<Finance | null> {
  for (const table of tables) {
    const day = table.columns.find(({ type, filled }) => type.kind === 'date' && filled === table.rows);
    if (!day) continue;
    const numbers = table.columns.filter(({ type }) => type.kind === 'number');
    const line = table.columns.find(({ type, distinct }) => type.kind === 'text' && distinct >= 2 && distinct <= 60);
    const amount = numbers.find(({ name: each }) =>
      /^(actual|actuals|amount|value|ist|betrag|montant|reel|importe|real|valor|importo|effettivo)$/.test(words(each)),
    );
    const found = new Map<Part, string>();
    for (const part of Object.keys(parts) as Part[]) {
      const column = numbers.find(({ name: each }) => parts[part].test(words(each)));
      if (column) found.set(part, `m.${name(column.name)}`);
      else if (line && amount) {
        const rows = await database.query(`SELECT DISTINCT ${name(line.name)} AS "v" FROM ${table.sql} WHERE "v" IS NOT NULL ORDER BY 1`);
        const own = rows.map((row) => String(row.v)).find((each) => parts[part].test(words(each)));
        if (own !== undefined) found.set(part, `CASE WHEN m.${name(line.name)} = ${literal(own)} THEN m.${name(amount.name)} END`);
      }
    }
    if (!found.has('spend') && !found.has('cash')) continue;
    const value = (part: Part) => `CAST(${found.get(part) ?? 'NULL'} AS DECIMAL(28, 4)) AS ${part}`;
    await database.run(
      `CREATE TABLE finance AS ${withRowHash(`SELECT m.${name(day.name)} AS day, ${value('spend')}, ${value('sold')}, ${value('revenue')}, ${value('cash')} FROM ${table.sql} m`)}`,
    );
    return { table, has: new Set(found.keys()) };
  }
  return null;
}
