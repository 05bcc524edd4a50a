/** A table one row a line of a statement, such as a profit and loss account: its lines are measures of their own and never added together. */
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';
import type { MeasureColumn } from './measure-columns.ts';
import { behaviourOf, columnLabel, polarityOf } from './measure-name.ts';

export interface StatementLines {
  /** The column that names the line. */
  column: Column;
  measures: MeasureColumn[];
}

const lineNamed =
  /^(account|account name|gl account|line|line item|p l line|position|item|metric|measure|kpi|indicator|konto|posten|kennzahl|compte|poste|indicateur|cuenta|partida|conta|rubrica|conto|voce)( name)?$/;
const income =
  /\b(revenue|revenues|sales|income|turnover|umsatz|erlose|ventes|chiffre d affaires|ingresos|ventas|receitas?|vendas|ricavi|vendite|erlos|einnahmen|produits|recettes)\b|売上|収益|収入|营收|收入|销售额|ايرادات|مبيعات/;
const expense =
  /\b(cost|costs|cogs|expense|expenses|opex|payroll|salaries|rent|tax|taxes|marketing|kosten|aufwand|couts?|charges|depenses|costes?|costos?|gastos|custos?|despesas|costi|spese|churn|abwanderung|personalaufwand|gehalter|miete|steuern|frais|salaires|loyers?|impots|sueldos|alquiler|impuestos|salarios|aluguel|impostos|stipendi|affitto|imposte|wareneinsatz)\b|費用|原価|コスト|経費|販管費|人件費|解約|成本|费用|支出|流失|تكاليف|تكلفة|مصروفات|نفقات/;
const mostLines = 15;

/** Null for any other table. */
export async function statementLines(database: Database, table: Table, measures: readonly MeasureColumn[]): Promise<StatementLines | null> {
  const column = table.columns.find(
    ({ name: each, type, distinct }) => type.kind === 'text' && distinct >= 2 && distinct <= mostLines && lineNamed.test(words(each)),
  );
  const [first] = measures;
  if (!column || !first) return null;
  const rows = await database.query(
    `SELECT ${name(column.name)} AS "line", min(rowid) AS "at" FROM ${table.sql} WHERE ${name(column.name)} IS NOT NULL GROUP BY 1 ORDER BY 2, 1`,
  );
  const lines = rows.map((row) => String(row.line));
  const isKpi = /\b(metric|measure|kpi|indicator|kennzahl|indicateur)\b/.test(words(column.name));
  if (!isKpi && !(lines.some((line) => polarityOfLine(line) === 'up') && lines.some((line) => expense.test(words(line))))) return null;
  const when = (line: string, sql: string) => `CASE WHEN m.${name(column.name)} = ${literal(line)} THEN ${sql} END`;
  return {
    column,
    measures: lines.map((line) => {
      const behaviour = behaviourOf(line);
      return {
        ...first,
        column: line,
        label: columnLabel(line),
        unit: isKpi ? first.unit : 'money',
        behaviour: behaviour === 'rate' ? 'mean' : (behaviour ?? 'flow'),
        polarity: polarityOfLine(line),
        sql: when(line, first.sql),
        target: first.target === null ? null : when(line, first.target),
      };
    }),
  };
}

/** What is left after costs is better when it is more; a cost of sales is a cost. */
function polarityOfLine(line: string): MeasureColumn['polarity'] {
  const text = words(line);
  if (left.test(text)) return 'up';
  if (expense.test(text)) return 'down';
  return income.test(text) ? 'up' : polarityOf(line);
}

const left =
  /\b(profit|ebitda?|result|margin|surplus|gewinn|ergebnis|uberschuss|marge|benefice|resultat|beneficio|resultado|margen|margem|lucro|utile|risultato|margine)\b|利益|粗利|利润|毛利|ربح|الربح/;

const actual = /^(actual|actuals|ist|istwert|reel|realise|real|realizado|effettivo|consuntivo)\b/;
const planned =
  /\b(plan|planned|budget|budgeted|target|quota|soll|ziel|planwert|objectif|prevu|objetivo|presupuesto|meta|orcado|obiettivo|previsto)\b/;

/** A planned column beside its actual one is held against it and is no measure of its own. */
export function withTargets(measures: readonly MeasureColumn[]): MeasureColumn[] {
  const plans = measures.filter(({ column }) => planned.test(words(column)));
  if (plans.length === 0) return [...measures];
  const paired = new Map<MeasureColumn, MeasureColumn>();
  for (const plan of plans) {
    const rest = words(plan.column).replace(planned, '').trim();
    const partner = measures.find(
      (each) =>
        !plans.includes(each) && (rest === '' ? actual.test(words(each.column)) : words(each.column).replace(actual, '').trim() === rest),
    );
    if (partner && !paired.has(partner)) paired.set(partner, plan);
  }
  const taken = new Set(paired.values());
  return measures
    .filter((measure) => !taken.has(measure))
    .map((measure) => ({ ...measure, target: paired.get(measure)?.sql ?? measure.target }));
}
