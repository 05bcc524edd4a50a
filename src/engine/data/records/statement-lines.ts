/** Statements with one line per row, and plan and forecast as scenarios next to the actual. */
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import { amountScale } from '../money.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { isAccountColumn, isAccountNamed, isNameOfAccount } from './account-names.ts';
import { behaviourOf, columnLabel, type MeasureColumn, polarityOf, type Reference, references } from './measure-columns.ts';

export interface Sections {
  column: string | null;
  of: ReadonlyMap<string, string>;
}

export const noSections: Sections = { column: null, of: new Map() };

interface StatementLines {
  /** The column with the line names. */
  column: Column;
  /** Line → the heading it stands under, where each has one: `Overheads`. */
  sections: Sections;
  measures: MeasureColumn[];
}

const lineNamed =
  /^(item|metric|measure|kpi|indicator|kennzahl|indicateur)( name)?$|^(line|line item|p l line|position|posten|poste|partida|rubrica|voce) name$/;
const income =
  /\b(revenue|revenues|sales|income|turnover|umsatz|erlose|ertrage?|ventes|chiffre d affaires|ingresos|ventas|receitas?|vendas|ricavi|vendite|erlos|einnahmen|produits|recettes)\b|売上|収益|収入|营收|收入|销售额|ايرادات|مبيعات/;
const expense =
  /\b(cost|costs|cogs|expense|wages|interest|zinsen|expenses|opex|payroll|salaries|rent|tax|taxes|marketing|kosten|aufwand|couts?|charges|depenses|costes?|costos?|gastos|custos?|despesas|costi|spese|churn|abwanderung|personalaufwand|gehalter|miete|steuern|frais|salaires|loyers?|impots|sueldos|alquiler|impuestos|salarios|aluguel|impostos|stipendi|affitto|imposte|wareneinsatz|r d|research and development|g a|general and administrative|overheads?|depreciation|amorti[sz]ation|forschung und entwicklung|verwaltung|abschreibung(en)?|recherche et developpement|amortissements?|investigacion y desarrollo|amortizacion(es)?|pesquisa e desenvolvimento|depreciacao|ricerca e sviluppo|ammortament[oi])\b|研究開発|減価償却|研发|折旧|費用|原価|コスト|経費|販管費|人件費|解約|成本|费用|支出|流失|تكاليف|تكلفة|مصروفات|نفقات/;
const mostLines = 40;
/** Counts and balances that a management report lists below its amounts. */
const noAmount =
  /\b(headcount|fte|ftes|statistics?|statistik|kpis?|memo|volumes?|units|tonnes?|pieces|kwh|nights|passengers|hours|stunden|employees|mitarbeiter|customers|kunden|effectifs?|stuck|stuckzahl|absatzmenge|unites vendues|unidades|cash|bank|balance|liquide mittel|tresorerie|rate|quote|percent|pct)\b|%/;

/** What a bank charges and what customers are refunded are amounts. */
const ofCosts =
  /\b(bank|cash|customers?|employees?|mitarbeiter|kunden|balance)( \w+)? (charges?|fees?|costs?|expenses?|interest|refunds?|benefits?|discounts?|gebuhren)\b/;

/** Null for any other table. */
export async function statementLines(database: Database, table: Table, measures: readonly MeasureColumn[]): Promise<StatementLines | null> {
  const isShort = ({ type, distinct }: Column) => type.kind === 'text' && distinct >= 2 && distinct <= mostLines;
  const named = table.columns.filter((each) => isShort(each) && (lineNamed.test(words(each.name)) || isAccountNamed(each.name)));
  const column =
    // The name of an account says more than its code, which stands before it.
    named.find((each) => isNameOfAccount(each.name)) ??
    named[0] ??
    table.columns.find(
      (each) => each.type.kind === 'number' && each.distinct >= 2 && each.distinct <= mostLines && isAccountColumn(each),
    ) ??
    // The corner of a sheet is often empty, or holds the unit of its figures.
    table.columns.slice(0, 1).find((each) => isShort(each) && (/^column 1$/.test(each.name) || amountScale(each.name) !== 1));
  const [first] = measures;
  if (!column || !first) return null;
  const rows = await database.query(
    `SELECT ${name(column.name)} AS "line", min(rowid) AS "at", sum(m.${name(first.column)}) < 0 AS "negative" FROM ${table.sql} m WHERE ${name(column.name)} IS NOT NULL GROUP BY 1 ORDER BY 2, 1`,
  );
  const lines = rows.map((row) => String(row.line));
  // Where costs are negative amounts, more of one is worse.
  const negative = new Set(rows.flatMap((row) => (row.negative === true ? [String(row.line)] : [])));
  const isKpi = /\b(metric|measure|kpi|indicator|kennzahl|indicateur)\b/.test(words(column.name));
  const sections = isKpi ? noSections : await sectionsOf(database, table, column);
  const kinds = lines.map((line) => kindOfLine(line, sections));
  if (!isKpi && !(lines.some((line, at) => kinds[at] === 'revenue' || isLeftOver(line)) && kinds.includes('cost'))) return null;
  const scale = scaleOf(table, first);
  const when = (line: string, sql: string) => {
    const times = scale === 1 || counts(line, sections) ? '' : ` * ${scale}`;
    return `CASE WHEN m.${name(column.name)} = ${literal(line)} THEN ${sql}${times} END`;
  };
  return {
    column,
    sections,
    measures: lines.map((line, at) => {
      const behaviour = behaviourOf(line);
      return {
        ...first,
        column: line,
        label: columnLabel(line),
        unit: isKpi ? first.unit : 'money',
        behaviour: behaviour === 'rate' ? 'mean' : (behaviour ?? 'flow'),
        polarity: negative.has(line) && polarityOfLine(line, kinds[at]) === 'down' ? 'up' : polarityOfLine(line, kinds[at]),
        sql: when(line, first.sql),
        against: Object.fromEntries(Object.entries(first.against).map(([reference, sql]) => [reference, when(line, sql)])),
      };
    }),
  };
}

/** Factor of the amounts of a statement, by the corner of the sheet or what stands above: `in thousands`. The columns' own is in them. */
function scaleOf({ columns, title = '' }: Table, { column }: MeasureColumn): number {
  const corner = columns[0]?.name ?? '';
  return amountScale(column) === 1 ? ([corner, title].map(amountScale).find((scale) => scale !== 1) ?? 1) : 1;
}

/** Whether a line counts or holds a balance and adds no amount to the result. */
export function counts(line: string, { of }: Sections): boolean {
  return isNoAmount(line) || isNoAmount(of.get(line) ?? '');
}

/** Whether a line is named as a count or a balance. */
export const isNoAmount = (line: string) => noAmount.test(words(line).replace(ofCosts, ''));

/** More profit is better, more cost is worse; a cost of sales is a cost. */
function polarityOfLine(line: string, kind: 'revenue' | 'cost' | null = null): MeasureColumn['polarity'] {
  const text = words(line);
  if (isLeftOver(line)) return 'up';
  if (kind !== null) return kind === 'cost' ? 'down' : 'up';
  if (expense.test(text)) return 'down';
  return income.test(text) ? 'up' : polarityOf(line);
}

/** What a line is by the heading it stands under, or else by its own name; null if neither says. */
export function kindOfLine(line: string, { of }: Sections): 'revenue' | 'cost' | null {
  for (const text of [of.get(line), line]) {
    if (text === undefined) continue;
    if (isExpense(text) || lessIncome.test(words(text))) return 'cost';
    if (isIncome(text)) return 'revenue';
  }
  return null;
}

/** Whether a cost is one of what is sold: by the heading it stands under, or else by its own name. */
export function isOfSales(line: string, { of }: Sections): boolean {
  const section = of.get(line);
  return [...(section === undefined ? [] : [section]), line].some((text) => costOfSales.test(words(text)));
}

const costOfSales =
  /\b(cogs|costs? of (sales|goods|revenues?|products?|services?)|direct (costs?|materials?|labou?r)|materials?|raw materials?|ingredients|wareneinsatz|materialaufwand|herstellungskosten|umsatzkosten|einstandskosten|couts? des (ventes|marchandises|produits)|achats|matieres( premieres)?|costes? de (las )?ventas?|costos? de (las )?ventas?|materias primas|custos? d[ao]s? (vendas?|mercadorias|produtos)|materias-primas|costo del venduto|materie prime)\b|原価|材料費|销售成本|营业成本|原材料|تكلفة المبيعات|تكاليف المبيعات/;

const lessIncome =
  /\b(returns|refunds|discounts?|rebates?|deductions|allowances|commissions?|provisionen|rabatte|erlosschmalerungen|remises|descuentos|descontos|sconti)\b/;

/** The column of few values that stands above the lines: each line has one of them. */
async function sectionsOf(database: Database, table: Table, line: Column): Promise<Sections> {
  for (const column of table.columns) {
    if (column === line || column.type.kind !== 'text' || column.distinct < 2 || column.distinct >= line.distinct) continue;
    const rows = await database.query(
      `SELECT CAST(${name(line.name)} AS VARCHAR) AS "line", min(CAST(${name(column.name)} AS VARCHAR)) AS "section", count(DISTINCT ${name(column.name)}) AS "sections"
       FROM ${table.sql} WHERE ${name(line.name)} IS NOT NULL GROUP BY 1`,
    );
    if (rows.some(({ sections }) => Number(sections) !== 1)) continue;
    const of = new Map(rows.map((row) => [String(row.line), String(row.section)]));
    const named = [...new Set(of.values())];
    if (named.some(isIncome) && named.some(isExpense)) return { column: column.name, of };
  }
  return noSections;
}

/** A cost of sales is a cost, and no income. */
export function isExpense(line: string): boolean {
  return expense.test(words(line));
}

export function isIncome(line: string): boolean {
  return income.test(words(line)) && !isExpense(line);
}

/** Whether a line is a remainder: a profit, a margin, a result. */
export function isLeftOver(line: string): boolean {
  return left.test(words(line));
}

const left =
  /\b(profit|ebit(?:da?)?|result|margin|surplus|gewinn|ergebnis|uberschuss|marge|benefice|resultat|beneficio|resultado|margen|margem|lucro|utile|risultato|margine)\b|利益|粗利|利润|毛利|ربح|الربح/;

export const actualNamed =
  /\b(actuals?|act|spend|spent|ist|istwerte?|reels?|realises?|reel(?:le)?s|reelle|realisees?|real|reales|realizad[oa]s?|efetiv[oa]s?|effettiv[oiae]|consuntivo)\b|実績|实际|实绩|الفعلي|فعلي/;
const named: readonly (readonly [Reference, RegExp])[] = [
  [
    'target',
    /\b(plan|planned|planung|jahresplanung|planzahlen|wirtschaftsplan|jahresplan|budget|budgeted|budgete|budgets|budgetierung|target|quota|soll|ziel|planwerte?|previsionnel|objectif|prevue?s?|planifiee?s?|budgetee?s?|geplante?r?|objetivo|presupuesto|presupuestado|meta|orcado|orcamento|plano|piano|preventivo|obiettivo|previst[oaei]s?)\b|予算|計画|目標|预算|计划|目标|الميزانية|الموازنة|الخطة|الهدف/,
  ],
  [
    'last_year',
    /\b(prior year|previous year|last year|py|ly|vorjahr|annee precedente|ano anterior|anno precedente)\b|前年|上年|السنة السابقة/,
  ],
  ['forecast', /\b(forecast|outlook|prognose|hochrechnung|prevision|pronostico|previsao|previsione)\b|予測|预测|التوقعات/],
];

/** What a table or a column is called that holds a plan; null for any other. */
export function planNamed(text: string): 'Budget' | 'Plan' | 'Target' | 'Forecast' | null {
  const [reference, pattern] = named.find(([each, one]) => each !== 'last_year' && one.test(words(text))) ?? [];
  if (!reference || !pattern) return null;
  if (reference === 'forecast') return 'Forecast';
  const [said] = pattern.exec(words(text))!;
  return /^(target|quota|ziel|objectif|objetivo|meta|obiettivo|目標|目标|الهدف)$/.test(said)
    ? 'Target'
    : /^(plan|planned|jahresplan|wirtschaftsplan|soll|計画|计划|الخطة)/.test(said)
      ? 'Plan'
      : 'Budget';
}

/** Attaches plan, forecast and prior-year columns to their actual column; they are not measures of their own. */
export function withReferences(measures: readonly MeasureColumn[]): MeasureColumn[] {
  const heldAgainst = new Map<MeasureColumn, Partial<Record<Reference, string>>>();
  const plans = new Map<MeasureColumn, string>();
  const taken = new Set<MeasureColumn>();
  const referring = (measure: MeasureColumn) => named.find(([, pattern]) => pattern.test(words(measure.column)));
  for (const measure of measures) {
    const [reference, pattern] = referring(measure) ?? [];
    if (!reference || !pattern) continue;
    const rest = bareOf(measure.column).replace(pattern, '').trim();
    const partner = measures.find(
      (each) =>
        !referring(each) &&
        (rest === '' ? actualNamed.test(bareOf(each.column)) : bareOf(each.column).replace(actualNamed, '').trim() === rest),
    );
    const known = partner && heldAgainst.get(partner);
    if (!partner || known?.[reference] !== undefined) continue;
    heldAgainst.set(partner, { ...known, [reference]: measure.sql });
    taken.add(measure);
    if (reference !== 'last_year' && (reference === 'target' || !plans.has(partner))) plans.set(partner, measure.column);
  }
  for (const measure of measures) {
    const partner = taken.has(measure) ? undefined : aYearLater(measure, measures);
    const known = partner && heldAgainst.get(partner);
    if (!partner || !known || known.last_year !== undefined) continue;
    heldAgainst.set(partner, { ...known, last_year: measure.sql });
    taken.add(measure);
  }
  return measures
    .filter((measure) => !taken.has(measure))
    .map((measure) => {
      const planned = plans.get(measure);
      return { ...measure, ...(planned !== undefined && { planned }), against: { ...measure.against, ...heldAgainst.get(measure) } };
    });
}

/** `Actual 2025` for `Actual 2024`. */
function aYearLater({ column }: MeasureColumn, measures: readonly MeasureColumn[]): MeasureColumn | undefined {
  const year = /(?<!\d)20\d\d(?!\d)/.exec(column)?.[0];
  const later = year && column.replace(year, String(Number(year) + 1));
  return later ? measures.find((each) => each.column === later) : undefined;
}

/** A name without its currency, which only one of a pair may have. */
function bareOf(column: string): string {
  return words(column)
    .replace(/\b(usd|eur|gbp|chf|jpy|cny|inr|brl|cad|aud|sek|nok|dkk|pln|euros?|tsd|teur|keur|k)\b/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

export interface Scenarios {
  /** What the plan, or else the forecast, is called. */
  planned?: string;
  column: Column;
  /** SQL condition over the main table `m` that selects actuals. */
  actual: string;
  /** SQL conditions that select plan, forecast or prior year, for those the column has. */
  against: Readonly<Partial<Record<Reference, string>>>;
}

export const called =
  /^(scenario|version|data version|scenario name|data type|type|case|category|view|szenario|datenart|wertart|scenarie|type de donnees|nature|escenario|tipo|tipo de dato|cenario|versao|tipo de dado|scenari|versione|tipo di dato)( name)?$|^(シナリオ|ハーション|区分|テータ区分|场景|情景|版本|口径|数据类型|السيناريو|سيناريو|النسخة|النوع)$/;

/** Matched against `words(value)`, which drops kana voicing marks and Arabic hamza. */
const meanings: readonly (readonly ['actual' | Reference, RegExp])[] = [
  [
    'last_year',
    /^(prior|previous|last) (year|yr)( actuals?)?$|^(py|ly)$|^(vorjahr\w*|vj|annee precedente|annee derniere|n 1|reel n 1|ano anterior|ejercicio anterior|anno precedente|exercicio anterior)$|^(前年(実績)?|前期(実績)?|上年(同期|实际)?|去年(同期)?|السنة السابقة|العام السابق)$/,
  ],
  [
    'actual',
    /^(actuals?|act|ac|ist|ist ?werte?|reel|reels|realise|real|reales|realizado|efetivo|effettivo|effettivi|consuntivo)( \d{4})?$|^(実績|実績値|实际|实际数|实绩|فعلي|الفعلي|فعلية)$/,
  ],
  [
    'target',
    /^(budgets?|bud|bgt|plan|planned|pl|target|soll|plan ?werte?|ziel|budgete|prevu|objectif|presupuesto|presupuestado|objetivo|orcamento|orcado|plano|meta|preventivo|piano|obiettivo)( \d{4})?$|^(予算|計画|目標|预算|计划|目标|ميزانية|الميزانية|الموازنة|موازنة|الخطة|خطة|مخطط|الهدف)$/,
  ],
  [
    'forecast',
    /^(forecasts?|fcst?|fc|outlook|estimate|latest estimate|le|reforecast|prognose|hochrechnung|vorschau|erwartung|prevision|previsions|atterrissage|pronostico|proyeccion|previsao|projecao|previsione|previsioni|stima)( \d{4}| q\d)?$|^(予測|見込み?|着地見込み?|预测|预计|滚动预测|توقع|توقعات|التوقعات|التوقع)$/,
  ],
];
/** Whether a value names actual figures, a plan, a forecast or the year before. */
export function isScenario(value: string): boolean {
  return meanings.some(([, pattern]) => pattern.test(words(value)));
}

const mostVersions = 8;

/** The rows of one scenario, as SQL over `m`, and what its values call it. */
interface Version {
  sql: string;
  said: string;
}

/** What a column of versions holds; null where a table has none. */
export async function scenariosOf(
  database: Database,
  table: Table,
): Promise<({ column: Column } & Partial<Record<'actual' | Reference, Version>>) | null> {
  for (const column of table.columns) {
    if (column.type.kind !== 'text' || column.distinct < 2 || column.distinct > mostVersions || !called.test(words(column.name))) continue;
    const rows = await database.query(
      `SELECT ${name(column.name)} AS "v", min(rowid) AS "at" FROM ${table.sql} WHERE ${name(column.name)} IS NOT NULL GROUP BY 1 ORDER BY 2, 1`,
    );
    const found: Partial<Record<'actual' | Reference, Version>> = {};
    for (const { v } of rows) {
      const text = words(String(v)).replace(/ (?:fy ?)?(?:20)?\d\d$/, '');
      const [meaning] = meanings.find(([, pattern]) => pattern.test(text)) ?? [];
      // Of several forecasts, the last one written counts; budgets of two years are one.
      if (!meaning) continue;
      const before = meaning === 'forecast' ? undefined : found[meaning];
      if (before && words(before.said).replace(/ (?:fy ?)?(?:20)?\d\d$/, '') !== text) continue;
      const own = `m.${name(column.name)} = ${literal(String(v))}`;
      found[meaning] = { sql: before ? `(${before.sql} OR ${own})` : own, said: before?.said ?? String(v) };
    }
    if (Object.keys(found).length > 0) return { column, ...found };
  }
  return null;
}

/** Null for a table with actuals only, or without a value that marks them. */
export async function scenariosIn(database: Database, table: Table): Promise<Scenarios | null> {
  for (const column of table.columns) {
    if (column.type.kind !== 'text' || column.distinct < 2 || column.distinct > mostVersions || !called.test(words(column.name))) continue;
    const rows = await database.query(
      `SELECT ${name(column.name)} AS "v", min(rowid) AS "at" FROM ${table.sql} WHERE ${name(column.name)} IS NOT NULL GROUP BY 1 ORDER BY 2, 1`,
    );
    const found = new Map<'actual' | Reference, { bare: string; values: string[] }>();
    for (const { v } of rows) {
      const text = words(String(v));
      const [meaning] = meanings.find(([, pattern]) => pattern.test(text)) ?? [];
      if (!meaning) continue;
      const bare = text.replace(/ \d{4}$/, '');
      const first = found.get(meaning);
      // Budgets of two years are the same; of a budget and a plan, the first counts.
      if (!first) found.set(meaning, { bare, values: [String(v)] });
      else if (first.bare === bare) first.values.push(String(v));
    }
    const among = (meaning: 'actual' | Reference) => {
      const { values } = found.get(meaning)!;
      return `m.${name(column.name)} IN (${values.map(literal).join(', ')})`;
    };
    if (!found.has('actual') || found.size < 2) continue;
    const against = Object.fromEntries(references.filter((each) => found.has(each)).map((each) => [each, among(each)]));
    const planned = (found.get('target') ?? found.get('forecast'))?.bare;
    return { column, actual: among('actual'), against, ...(planned !== undefined && { planned }) };
  }
  return null;
}

/** Each measure counts actuals and is compared with the other scenarios. */
export function byScenario(measures: readonly MeasureColumn[], { actual, against, planned }: Scenarios): MeasureColumn[] {
  const when = (condition: string, sql: string) => `CASE WHEN ${condition} THEN ${sql} END`;
  return measures.map((measure) => ({
    ...measure,
    sql: when(actual, measure.sql),
    ...(planned !== undefined && { planned }),
    against: Object.fromEntries(Object.entries(against).map(([reference, condition]) => [reference, when(condition, measure.sql)])),
  }));
}
