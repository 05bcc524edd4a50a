/** What is left of sales: the lines, what came back of them and what was spent on winning them, each by its own day, in one table. */
import { createCanonical, type Database, name } from '../database.ts';
import { words } from '../lexicon.ts';
import { timeOf } from '../records/row-time.ts';
import type { Table } from '../typing/column-type.ts';

export interface Marketing {
  table: Table;
  column: string;
}

const marketingNamed =
  /\b(marketing|advertising|advert|ads?|ad spend|media|campaigns?|werbung|werbe\w*|kampagnen?|publicite|campagnes?|publicidad|campanas?|publicidade|campanhas?|pubblicita|campagn[ae]|mercadeo)\b|広告|マーケティング|广告|营销|推广|إعلان|تسويق/;
const spendNamed =
  /^((ad|ads|media|marketing|advertising|total|net|campaign|actual) )*(spend|spent|costs?|amount|expenses?|investment)( (amount|net|total|[a-z]{3}))?$|^(marketing|werbe|media)?(ausgaben|kosten|aufwand|aufwendungen)$|^(depenses?|couts?|montant|gastos?|inversion|coste|importe|despesas?|investimento|custo|gasto|valor|spesa|spese|costo|importo)( (publicitaires?|publicitarios?|publicitari[ao]|de marketing|marketing))?$|費用|金額|花费|费用|金额|الإنفاق|التكلفة/;

/** A table of what was spent on marketing, by day or month; `dated` is SQL over it. */
export async function findMarketing(database: Database, tables: readonly Table[]): Promise<(Marketing & { dated: string }) | null> {
  for (const table of tables) {
    const named = [table.name, ...table.columns.map((column) => column.name)].some((each) => marketingNamed.test(words(each)));
    const spent = table.columns.find(
      ({ name: each, type, filled }) => type.kind === 'number' && filled > table.rows / 2 && spendNamed.test(words(each)),
    );
    const time = named && spent ? await timeOf(database, table) : null;
    if (spent && time) return { table, column: spent.name, dated: time.sql };
  }
  return null;
}

const parts = ['gross', 'discount', 'refund', 'cost', 'restocked', 'fees', 'marketing'] as const;

/**
 * Creates the table `trading` (dated, gross, discount, refund, cost, restocked, fees, marketing, own, came_back, reason, line_refund,
 * line_fees, one column a dimension, row_hash). `own` are the lines sold.
 */
export async function makeTrading(
  database: Database,
  marketing: (Marketing & { dated: string }) | null,
  members: readonly string[],
  returned: boolean,
): Promise<void> {
  const exact = (sql: string, column: string) => `CAST(${sql} AS DECIMAL(28, 6)) AS ${column}`;
  const by = members.map(name);
  const sold: Record<string, string> = {
    gross: 'coalesce(gross, amount)',
    discount: 'coalesce(gross, amount) - amount',
    cost: 'coalesce(cost, 0)',
    ...(returned && { refund: 'refund', restocked: 'restocked', fees: 'fees' }),
  };
  const lines = returned
    ? 'own, came_back, reason, line_refund, line_fees'
    : 'true AS own, false AS came_back, CAST(NULL AS VARCHAR) AS reason, 0 AS line_refund, 0 AS line_fees';
  const rows = [
    `SELECT dated, ${parts.map((part) => exact(sold[part] ?? '0', part)).join(', ')}, ${lines}${by.map((member) => `, CAST(${member} AS VARCHAR) AS ${member}`).join('')}
     FROM ${returned ? 'order_flow' : 'order_lines'}`,
  ];
  if (marketing) {
    const { table, column, dated } = marketing;
    rows.push(
      `SELECT ${dated}, ${parts.map((part) => exact(part === 'marketing' ? `coalesce(m.${name(column)}, 0)` : '0', part)).join(', ')}, false, false, NULL, 0, 0${by.map(() => ', NULL').join('')}
       FROM ${table.sql} m WHERE ${dated} IS NOT NULL`,
    );
  }
  await createCanonical(database, 'trading', rows.join(' UNION ALL '));
}
