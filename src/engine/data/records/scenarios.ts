/** Rows that tell of one thing several times, as it is and as it was planned, forecast or the year before: a column says which. */
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { type MeasureColumn, type Reference, references } from './measure-columns.ts';

export interface Scenarios {
  column: Column;
  /** Condition over the main table `m` under which a row is what happened. */
  actual: string;
  /** Condition under which it is a plan, a forecast or the year before; only those the column has. */
  against: Readonly<Partial<Record<Reference, string>>>;
}

const called =
  /^(scenario|version|data version|scenario name|data type|type|case|category|view|szenario|datenart|wertart|scenarie|type de donnees|nature|escenario|tipo|tipo de dato|cenario|versao|tipo de dado|scenari|versione|tipo di dato)( name)?$|^(シナリオ|ハーション|区分|テータ区分|场景|情景|版本|口径|数据类型|السيناريو|سيناريو|النسخة|النوع)$/;

/** Matched against `words(value)`, which leaves kana without their voicing marks and Arabic without hamza. */
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
const mostVersions = 8;

/** Null for a table that tells only what happened, or where nothing says what did. */
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
      // Budgets of two years are one; of a budget and a plan the first is held to, and the other left out.
      if (!first) found.set(meaning, { bare, values: [String(v)] });
      else if (first.bare === bare) first.values.push(String(v));
    }
    const among = (meaning: 'actual' | Reference) => {
      const { values } = found.get(meaning)!;
      return `m.${name(column.name)} IN (${values.map(literal).join(', ')})`;
    };
    if (!found.has('actual') || found.size < 2) continue;
    const against = Object.fromEntries(references.filter((each) => found.has(each)).map((each) => [each, among(each)]));
    return { column, actual: among('actual'), against };
  }
  return null;
}

/** Each measure counts what happened, and is held against the rows of the other versions. */
export function byScenario(measures: readonly MeasureColumn[], { actual, against }: Scenarios): MeasureColumn[] {
  const when = (condition: string, sql: string) => `CASE WHEN ${condition} THEN ${sql} END`;
  return measures.map((measure) => ({
    ...measure,
    sql: when(actual, measure.sql),
    against: Object.fromEntries(Object.entries(against).map(([reference, condition]) => [reference, when(condition, measure.sql)])),
  }));
}
