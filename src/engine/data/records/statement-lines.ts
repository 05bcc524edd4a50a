/** A table one row a line of a statement, such as a profit and loss account: its lines are measures of their own and never added together. */
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';
import type { MeasureColumn, Reference } from './measure-columns.ts';
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
  /\b(cost|costs|cogs|expense|expenses|opex|payroll|salaries|rent|tax|taxes|marketing|kosten|aufwand|couts?|charges|depenses|costes?|costos?|gastos|custos?|despesas|costi|spese|churn|abwanderung|personalaufwand|gehalter|miete|steuern|frais|salaires|loyers?|impots|sueldos|alquiler|impuestos|salarios|aluguel|impostos|stipendi|affitto|imposte|wareneinsatz|r d|research and development|g a|general and administrative|overheads?|depreciation|amorti[sz]ation|forschung und entwicklung|verwaltung|abschreibung(en)?|recherche et developpement|amortissements?|investigacion y desarrollo|amortizacion(es)?|pesquisa e desenvolvimento|depreciacao|ricerca e sviluppo|ammortament[oi])\b|研究開発|減価償却|研发|折旧|費用|原価|コスト|経費|販管費|人件費|解約|成本|费用|支出|流失|تكاليف|تكلفة|مصروفات|نفقات/;
const mostLines = 40;

/** Null for any other table. */
export async function statementLines(database: Database, table: Table, measures: readonly MeasureColumn[]): Promise<StatementLines | null> {
  const column = table.columns.find(
    ({ name: each, type, distinct }) => type.kind === 'text' && distinct >= 2 && distinct <= mostLines && lineNamed.test(words(each)),
  );
  const [first] = measures;
  if (!column || !first) return null;
  const rows = await database.query(
    `SELECT ${name(column.name)} AS "line", min(rowid) AS "at", sum(m.${name(first.column)}) < 0 AS "negative" FROM ${table.sql} m WHERE ${name(column.name)} IS NOT NULL GROUP BY 1 ORDER BY 2, 1`,
  );
  const lines = rows.map((row) => String(row.line));
  // Where costs are written as negative amounts, more of one is below and worse.
  const negative = new Set(rows.flatMap((row) => (row.negative === true ? [String(row.line)] : [])));
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
        polarity: negative.has(line) && polarityOfLine(line) === 'down' ? 'up' : polarityOfLine(line),
        sql: when(line, first.sql),
        against: Object.fromEntries(Object.entries(first.against).map(([reference, sql]) => [reference, when(line, sql)])),
      };
    }),
  };
}

/** What is left after costs is better when it is more; a cost of sales is a cost. */
function polarityOfLine(line: string): MeasureColumn['polarity'] {
  const text = words(line);
  if (isLeftOver(line)) return 'up';
  if (expense.test(text)) return 'down';
  return income.test(text) ? 'up' : polarityOf(line);
}

/** Whether a line says what is left of others: a profit, a margin, a result. */
export function isLeftOver(line: string): boolean {
  return left.test(words(line));
}

const left =
  /\b(profit|ebitda?|result|margin|surplus|gewinn|ergebnis|uberschuss|marge|benefice|resultat|beneficio|resultado|margen|margem|lucro|utile|risultato|margine)\b|利益|粗利|利润|毛利|ربح|الربح/;

const actual =
  /^(actual|actuals|ist|istwert|reel|realise|real|realizado|effettivo|consuntivo|実績|实际|فعلي|الفعلي)\b|^(実績|实际|فعلي|الفعلي)/;
const named: readonly (readonly [Reference, RegExp])[] = [
  [
    'target',
    /\b(plan|planned|budget|budgeted|target|quota|soll|ziel|planwert|objectif|prevu|objetivo|presupuesto|meta|orcado|obiettivo|previsto)\b|予算|計画|预算|计划|الميزانية|الموازنة|الخطة/,
  ],
  [
    'last_year',
    /\b(prior year|previous year|last year|py|ly|vorjahr|annee precedente|ano anterior|anno precedente)\b|前年|上年|السنة السابقة/,
  ],
  ['forecast', /\b(forecast|outlook|prognose|hochrechnung|prevision|pronostico|previsao|previsione)\b|予測|预测|التوقعات/],
];

/** A planned column beside its actual one is held against it and is no measure of its own; so is a forecast, and the year before. */
export function withReferences(measures: readonly MeasureColumn[]): MeasureColumn[] {
  const heldAgainst = new Map<MeasureColumn, Partial<Record<Reference, string>>>();
  const taken = new Set<MeasureColumn>();
  const referring = (measure: MeasureColumn) => named.find(([, pattern]) => pattern.test(words(measure.column)));
  for (const measure of measures) {
    const [reference, pattern] = referring(measure) ?? [];
    if (!reference || !pattern) continue;
    const rest = words(measure.column).replace(pattern, '').trim();
    const partner = measures.find(
      (each) =>
        !referring(each) && (rest === '' ? actual.test(words(each.column)) : words(each.column).replace(actual, '').trim() === rest),
    );
    const known = partner && heldAgainst.get(partner);
    if (!partner || known?.[reference] !== undefined) continue;
    heldAgainst.set(partner, { ...known, [reference]: measure.sql });
    taken.add(measure);
  }
  return measures
    .filter((measure) => !taken.has(measure))
    .map((measure) => ({ ...measure, against: { ...measure.against, ...heldAgainst.get(measure) } }));
}
