/** Whether a row became what it was for, such as a lead a customer, as the column of its stage says. */
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { Table } from '../typing/column-type.ts';
import type { MeasureColumn } from './measure-columns.ts';

export const stageNamed =
  /^((lead|current|pipeline|application|candidate|sales|funnel|final) )?(stage|status|outcome|result|phase|ergebnis|etape|statut|resultat|etapa|estado|fase|resultado|stato|esito|段階|ステーシ|結果|阶段|状态|结果|المرحلة|الحالة|النتيجة)$/;
const became =
  /^(customer|client|converted|won|closed won|sold|signed|hired|enrolled|enrolled in|subscribed|kunde|kundin|gewonnen|konvertiert|eingestellt|converti|gagnee?|signee?|embauchee?|cliente|ganad[oa]|convertid[oa]|contratad[oa]|ganh[oa]|vint[oa]|convertit[oa]|assunt[oa]|顧客|成約|受注|採用|客户|成交|已转化|录用|عميل|تم التحويل)$/;
/** Who pays is called so in costs. */
const payer = /^(customer|client|kunde|kundin|cliente|顧客|客户|عميل)$/;

export const goesOn =
  /^(open|new|working|in progress|pending|active|offen|neu|in bearbeitung|ouverte?|en cours|nouveau|abiert[oa]|en curso|abert[oa]|em andamento|apert[oa]|in corso|進行中|対応中|新規|进行中|跟进中|مفتوح|قيد التنفيذ)$/;
const isLost =
  /^(closed |lead )?(lost|rejected|declined|disqualified|unqualified|dropped|withdrawn|verloren|abgelehnt|perdue?|refusee?|perdid[oa]|rechazad[oa]|rejeitad[oa]|pers[oa]|rifiutat[oa]|失注|不合格|流失|拒绝|مرفوض|مفقود)$/;

/** A column of more values numbers or describes. */
const mostStages = 20;
export const leastRows = 30;

/** None where no stage says so, or it says so of all. */
export async function conversionMeasure(database: Database, table: Table): Promise<MeasureColumn[]> {
  for (const { name: column, type, distinct, filled } of table.columns) {
    if (type.kind !== 'text' || distinct < 2 || distinct > mostStages || filled < leastRows || !stageNamed.test(words(column))) continue;
    const rows = await database.query(
      `SELECT DISTINCT CAST(${name(column)} AS VARCHAR) AS "value" FROM ${table.sql} WHERE "value" IS NOT NULL ORDER BY 1`,
    );
    const members = rows.map(({ value }) => String(value)).filter((value) => became.test(words(value)));
    if (members.length === 0 || members.length === rows.length) continue;
    const stage = `CAST(m.${name(column)} AS VARCHAR)`;
    const through = `(${stage} IN (${members.map(literal).join(', ')}))`;
    // What is under way is decided neither way, where others are said to be lost.
    const under = rows.map(({ value }) => String(value)).filter((value) => goesOn.test(words(value)));
    const isOver = rows.some(({ value }) => isLost.test(words(String(value))));
    const sql = under.length > 0 && isOver ? `CASE WHEN ${stage} NOT IN (${under.map(literal).join(', ')}) THEN ${through} END` : through;
    return [conversion(column, sql, members.some((value) => payer.test(words(value))) ? 'customer' : 'conversion')];
  }
  // Of rows with a date for each stage, those with the last one came through.
  const dated = table.columns.find(
    ({ name: each, type, filled }) =>
      type.kind === 'date' && filled >= leastRows && filled < table.rows * mostDated && became.test(words(each).replace(whenNamed, '')),
  );
  const lost = table.columns.find((column) => column.type.kind === 'date' && column.filled > 0 && fell.test(words(column.name)));
  // Without the date of a loss, nobody knows what is still under way.
  if (!dated || !lost) return [];
  return [
    conversion(
      dated.name,
      `CASE WHEN m.${name(dated.name)} IS NOT NULL THEN true WHEN m.${name(lost.name)} IS NOT NULL THEN false END`,
      'customer',
    ),
  ];
}

const fell =
  /\b(lost|rejected|declined|disqualified|dropped|withdrawn|verloren|abgelehnt|perdue?|refusee?|perdid[oa]|rechazad[oa]|rejeitad[oa]|pers[oa]|rifiutat[oa])\b|失注|不合格|流失|拒绝|مرفوض/;

/** A date that nearly all rows have says nothing of what they became. */
const mostDated = 0.9;
const whenNamed = / ?\b(date|at|on|datum|fecha|data)\b ?/g;

function conversion(column: string, sql: string, into: NonNullable<MeasureColumn['became']>): MeasureColumn {
  return {
    column,
    label: 'Conversion rate',
    behaviour: 'flag',
    unit: 'ratio',
    currency: null,
    polarity: 'up',
    sql,
    against: {},
    called: 'converted_rate',
    became: into,
  };
}
