/** Finds surveys next to deals, subscriptions or tickets: recommendation or satisfaction scores. */
import { createCanonical, type Database, literal, name } from '../database.ts';
import { type DimensionColumn, findDimensions, mainRoles, memberOf } from '../dimensions.ts';
import { words } from '../lexicon.ts';
import { type Mapping, saidColumns } from '../mapping.ts';
import type { Column, Table } from '../typing/column-type.ts';

export type SurveyKind = 'nps' | 'csat';

const recommends =
  /\b(nps|net promoter|recommend\w*|promoter|weiterempfehl\w*|recommand\w*|recomend\w*|recomienda\w*|raccomand\w*|consigli\w*)\b|推奨|お勧め|推荐|التوصية/;
const satisfies = /\b(csat|satisf\w*|zufrieden\w*|satisfac\w*|satisfacao|soddisfa\w*)\b|満足|满意|الرضا/;

/** The kind of answer in a column of this name. */
export function surveyKind(name: string): SurveyKind | null {
  const called = words(name);
  return recommends.test(called) ? 'nps' : satisfies.test(called) ? 'csat' : null;
}

export interface SurveyTable {
  kind: SurveyKind;
  table: Table;
  day: Column;
  answer: Column;
  /** SQL condition over `m` that selects the answers to this question; true if the table has only one. */
  where: string;
}

export interface Surveys extends SurveyTable {
  /** Name of its table in the database. */
  into: string;
  dimensions: readonly DimensionColumn[];
}

const isSurvey =
  /\b(surveys?|nps|csat|feedback|responses?|questionnaires?|umfragen?|befragung(en)?|enquetes?|encuestas?|pesquisas?|sondagg\w*)\b|アンケート|調査|调查|问卷|استبيان/;
const scores =
  /^(score|rating|answer|response|value|grade|note|bewertung|punkte|antwort|reponse|puntuacion|nota|pontuacao|resposta|punteggio|risposta|スコア|評価|分数|评分|الدرجة)$/;

/** The first survey of each kind, by name or by mapping, with a date. A table with one score per row may give the kind in a column. */
export async function findSurveys(database: Database, tables: readonly Table[], mapping: Mapping): Promise<SurveyTable[]> {
  const found: SurveyTable[] = [];
  for (const table of tables) {
    const said = saidColumns(table, mapping);
    const [asNps, asCsat] = [said.as('recommendation'), said.as('satisfaction')];
    if (!asNps && !asCsat && !isSurvey.test(words(table.name))) continue;
    const day = said.free.find(({ type, filled }) => type.kind === 'date' && filled > table.rows / 2);
    if (!day) continue;
    const numbers = said.free.filter(({ type, filled }) => type.kind === 'number' && filled > 0);
    const asked = await kindsIn(database, table, said.free);
    const one = numbers.find(({ name: each }) => scores.test(words(each)));
    for (const kind of ['nps', 'csat'] as const) {
      if (found.some((each) => each.kind === kind)) continue;
      const own = (kind === 'nps' ? asNps : asCsat) ?? numbers.find(({ name: each }) => surveyKind(each) === kind);
      const where = asked?.get(kind);
      if (own) found.push({ kind, table, day, answer: own, where: 'true' });
      else if (one && where) found.push({ kind, table, day, answer: one, where });
      else if (one && !asked && surveyKind(table.name) === kind) found.push({ kind, table, day, answer: one, where: 'true' });
    }
  }
  return found;
}

/** The kinds in a column that says which question a row answers. */
async function kindsIn(database: Database, table: Table, columns: readonly Column[]): Promise<Map<SurveyKind, string> | null> {
  for (const column of columns) {
    if (column.type.kind !== 'text' || column.distinct > 6) continue;
    const rows = await database.query(`SELECT DISTINCT ${name(column.name)} AS "v" FROM ${table.sql} WHERE "v" IS NOT NULL ORDER BY 1`);
    const kinds = rows.map(({ v }) => [surveyKind(String(v)), String(v)] as const);
    // An answer may contain "satisfied"; a question name is its kind and at most a word or two.
    const named = kinds.filter(([kind, value]) => kind !== null && value.split(/\s+/).length <= 3);
    if (named.length === 0 || named.length < kinds.length / 2) continue;
    return new Map(named.map(([kind, value]) => [kind!, `m.${name(column.name)} = ${literal(value)}`]));
  }
  return null;
}

/** Creates the table (dated, answer, one column per dimension, row_hash) from the survey's own columns, without joins. */
export async function makeSurvey(database: Database, found: SurveyTable, mapping: Mapping): Promise<Surveys> {
  const { kind, table, day, answer, where } = found;
  const into = `${kind}_answers`;
  const taken = new Set([day.name, answer.name]);
  const dimensions = findDimensions(table, mainRoles(table, mapping, taken), [], mapping, taken).filter(({ role }) => role !== 'account');
  const split = dimensions.map((each) => `, ${memberOf(each)} AS ${name(`by_${each.id}`)}`);
  await createCanonical(
    database,
    into,
    `SELECT m.${name(day.name)} AS dated, m.${name(answer.name)} AS answer ${split.join('')} FROM ${table.sql} m WHERE m.${name(day.name)} IS NOT NULL AND (${where})`,
  );
  return { ...found, into, dimensions };
}
