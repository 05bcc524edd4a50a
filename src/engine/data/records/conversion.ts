/** Whether a row became what it was for, such as a lead a customer, as the column of its stage says. */
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { Table } from '../typing/column-type.ts';
import type { MeasureColumn } from './measure-columns.ts';

const stageNamed =
  /^((lead|current|pipeline|application|candidate|sales|funnel|final) )?(stage|status|outcome|result|phase|ergebnis|etape|statut|resultat|etapa|estado|fase|resultado|stato|esito|段階|ステーシ|結果|阶段|状态|结果|المرحلة|الحالة|النتيجة)$/;
const became =
  /^(customer|client|converted|won|closed won|sold|signed|hired|enrolled|enrolled in|subscribed|kunde|kundin|gewonnen|konvertiert|eingestellt|converti|gagnee?|signee?|embauchee?|cliente|ganad[oa]|convertid[oa]|contratad[oa]|ganh[oa]|vint[oa]|convertit[oa]|assunt[oa]|顧客|成約|受注|採用|客户|成交|已转化|录用|عميل|تم التحويل)$/;
/** Who pays is called so in costs. */
const payer = /^(customer|client|kunde|kundin|cliente|顧客|客户|عميل)$/;

/** A column of more values numbers or describes. */
const mostStages = 20;
const leastRows = 30;

/** None where no stage says so, or it says so of all. */
export async function conversionMeasure(database: Database, table: Table): Promise<MeasureColumn[]> {
  for (const { name: column, type, distinct, filled } of table.columns) {
    if (type.kind !== 'text' || distinct < 2 || distinct > mostStages || filled < leastRows || !stageNamed.test(words(column))) continue;
    const rows = await database.query(
      `SELECT DISTINCT CAST(${name(column)} AS VARCHAR) AS "value" FROM ${table.sql} WHERE "value" IS NOT NULL ORDER BY 1`,
    );
    const members = rows.map(({ value }) => String(value)).filter((value) => became.test(words(value)));
    if (members.length === 0 || members.length === rows.length) continue;
    const sql = `(CAST(m.${name(column)} AS VARCHAR) IN (${members.map(literal).join(', ')}))`;
    return [
      {
        column,
        label: 'Conversion rate',
        behaviour: 'flag',
        unit: 'ratio',
        currency: null,
        polarity: 'up',
        sql,
        against: {},
        called: 'converted_rate',
        became: members.some((value) => payer.test(words(value))) ? 'customer' : 'conversion',
      },
    ];
  }
  return [];
}
