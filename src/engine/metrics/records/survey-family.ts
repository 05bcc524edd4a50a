/** A survey beside another family: its score by period and by its own dimensions, with the share that answered. */

import type { Dimension } from '../../../model/fact.ts';
import type { Database } from '../../data/database.ts';
import type { Surveys } from '../../data/families/surveys.ts';
import { columnLabel } from '../../data/records/measure-columns.ts';
import type { Covered } from '../calendar/periods.ts';
import type { Question } from '../compute.ts';
import { type Computed, computeMetrics, type Family, noteOf } from '../family.ts';
import { splitsOf } from '../splits.ts';
import { answerMetrics } from './survey-metrics.ts';

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
  // Answers on another scale are no score.
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
