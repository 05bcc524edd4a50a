/** Surveys: answers as a family of metrics. */

import type { Dimension } from '../../../model/fact.ts';
import type { Database } from '../../data/database.ts';
import { type Surveys, surveyKind } from '../../data/families/surveys.ts';
import type { ColumnSaid } from '../../data/mapping.ts';
import { columnLabel } from '../../data/records/measure-columns.ts';
import type { Covered } from '../calendar/periods.ts';
import type { Question } from '../compute.ts';
import { type Computed, computeMetrics, type Family, noteOf } from '../family.ts';
import type { Basis, Metric } from '../metric.ts';
import { named } from '../named.ts';
import { splitsOf } from '../splits.ts';
import type { Measure } from './measures.ts';

type Note = Pick<Metric, 'id' | 'label' | 'definition' | 'unit' | 'polarity'>;
const nps: Note = {
  ...named('survey_nps'),
  unit: 'number',
  polarity: 'up',
};
const csat: Note = {
  ...named('survey_csat'),
  unit: 'ratio',
  polarity: 'up',
};
const answered = { unit: 'ratio', polarity: 'neutral' } as const;
const responses: Readonly<Record<'nps' | 'csat', Note>> = {
  nps: { ...answered, ...named('survey_nps_response') },
  csat: { ...answered, ...named('survey_csat_response') },
};

export const surveyNotes: readonly Note[] = [nps, responses.nps, csat, responses.csat];

/** Metrics next to a table's measures; the mean of recommendation scores is left out as meaningless. */
export async function surveyMetrics(
  { database }: Question,
  measures: readonly Measure[],
  rows: Basis,
  said: (column: string) => ColumnSaid | undefined,
): Promise<{ metrics: Metric[]; instead: Set<string> }> {
  const metrics: Metric[] = [];
  const instead = new Set<string>();
  for (const { id, at, label, measured } of measures) {
    const role = said(measured.of);
    const kind = role === 'recommendation' ? 'nps' : role === 'satisfaction' ? 'csat' : role ? null : surveyKind(measured.of);
    if (!kind || measured.how !== 'mean' || metrics.some((metric) => metric.id === `survey_${kind}`)) continue;
    const made = await answerMetrics(database, kind, `measure_${at}`, { of: measured.of, label }, rows);
    if (made.length > 0 && kind === 'nps') instead.add(id);
    metrics.push(...made);
  }
  return { metrics, instead };
}

/** The score of one question, with the response rate if some did not answer; none if the scale is not one of 0 to 10. */
async function answerMetrics(
  database: Database,
  kind: 'nps' | 'csat',
  answer: string,
  named: { of: string; label: string },
  rows: Basis,
): Promise<Metric[]> {
  const [row] = await database.query(
    `SELECT min(${answer}) AS "least", max(${answer}) AS "most", bool_and(${answer} = floor(${answer})) AS "whole", count(*) > count(${answer}) AS "blank" FROM ${rows.table}`,
  );
  const [least, most] = [Number(row!.least), Number(row!.most)];
  if (row!.whole !== true || least < 0 || most > 10 || (kind === 'nps' && most <= 5)) return [];
  const shared = {
    needs: [],
    basis: rows,
    n: `count(${answer})`,
    additive: false,
    byDimension: true,
    polarity: 'up',
    subject: answers,
  } as const;
  const each = `CASE WHEN ${answer} >= 9 THEN 100 WHEN ${answer} <= 6 THEN -100 WHEN ${answer} IS NOT NULL THEN 0 END`;
  const score: Metric =
    kind === 'nps'
      ? {
          ...shared,
          ...nps,
          value: `CAST(sum(${each}) AS DOUBLE) / nullif(count(${answer}), 0)`,
          each,
          formula: `promoters less detractors among the answers of ${named.of}, divided by all answers, in points,`,
        }
      : {
          ...shared,
          ...csat,
          value: `count(*) FILTER (WHERE ${answer} >= ${most <= 5 ? 4 : 8}) / nullif(count(${answer}), 0)`,
          formula: `answers of ${named.of} that say satisfied or better, divided by all answers,`,
        };
  if (row!.blank !== true) return [score];
  const response: Metric = {
    ...shared,
    ...responses[kind],
    beside: `survey_${kind}`,
    value: `count(${answer}) / nullif(count(*), 0)`,
    n: 'count(*)',
    formula: `rows with an answer of ${named.label} divided by all rows`,
    byDimension: false,
  };
  return [score, response];
}

const answers = { one: 'answer', many: 'answers' };

export function surveyFamily(database: Database, survey: Surveys): Family {
  return {
    id: 'support',
    subject: { one: 'answer', many: 'answers' },
    currency: null,
    covered: () => coveredBy(database, survey),
    compute: (question, known) => surveyFacts(question, survey, known),
  };
}

async function surveyFacts(
  question: Question,
  { kind, into, table, answer, dimensions: columns }: Surveys,
  known: readonly Dimension[],
): Promise<Computed> {
  const rows = { table: into, where: 'true', date: 'dated', verb: 'dated' };
  const named = { of: answer.name, label: columnLabel(answer.name) };
  const metrics = await answerMetrics(question.database, kind, 'answer', named, rows);
  const [score] = metrics;
  // Answers on another scale give no score.
  if (!score) return { dimensions: [], metrics: [], quality: [], used: [] };
  const { dimensions, splits } = await splitsOf(question, columns, { ...score, value: 'count(answer)' }, 'support', known);
  await computeMetrics(question, metrics, splits);
  return {
    dimensions,
    metrics: metrics.map((metric) => noteOf(metric, 'support', table.name, new Map())),
    quality: [],
    used: [table.name],
  };
}

async function coveredBy(database: Database, { into }: Surveys): Promise<Covered> {
  const [row] = await database.query(
    `SELECT CAST(min(dated) AS VARCHAR) AS "first", CAST(max(dated) AS VARCHAR) AS "last", count(DISTINCT dated) AS "days" FROM ${into}`,
  );
  return { first: String(row!.first), last: String(row!.last), days: Number(row!.days) };
}
