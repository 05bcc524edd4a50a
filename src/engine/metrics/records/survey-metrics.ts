/** What a survey asked: the net promoter score from answers of 0 to 10, in points, and the share of satisfied answers; each with who answered. */
import { words } from '../../data/lexicon.ts';
import type { Question } from '../compute.ts';
import type { Basis, Metric } from '../metric.ts';
import type { Measure } from './measure.ts';

const recommends =
  /\b(nps|net promoter|recommend\w*|promoter|weiterempfehl\w*|recommand\w*|recomend\w*|recomienda\w*|raccomand\w*|consigli\w*)\b|推奨|お勧め|推荐|التوصية/;
const satisfies = /\b(csat|satisf\w*|zufrieden\w*|satisfac\w*|satisfacao|soddisfa\w*)\b|満足|满意|الرضا/;

type Note = Pick<Metric, 'id' | 'label' | 'definition' | 'unit' | 'polarity'>;
const nps: Note = {
  id: 'survey_nps',
  label: 'Net promoter score',
  definition: 'Share of promoters less share of detractors among the answers, in points and not in percent; the others count as neither.',
  unit: 'number',
  polarity: 'up',
};
const csat: Note = {
  id: 'survey_csat',
  label: 'Satisfied answers',
  definition: 'Answers that say satisfied or better, divided by all answers.',
  unit: 'ratio',
  polarity: 'up',
};
const answered = {
  definition: 'Rows with an answer divided by all rows, those without one included.',
  unit: 'ratio',
  polarity: 'neutral',
} as const;
const responses: Readonly<Record<'nps' | 'csat', Note>> = {
  nps: { ...answered, id: 'survey_nps_response', label: 'Response share' },
  csat: { ...answered, id: 'survey_csat_response', label: 'Response share (satisfaction)' },
};

export const surveyNotes: readonly Note[] = [nps, responses.nps, csat, responses.csat];

/** Beside the measures of a table; the mean of answers that make a net promoter score is left out, as it means nothing. */
export async function surveyMetrics(
  { database }: Question,
  measures: readonly Measure[],
  rows: Basis,
): Promise<{ metrics: Metric[]; instead: Set<string> }> {
  const metrics: Metric[] = [];
  const instead = new Set<string>();
  for (const { id, at, label, measured } of measures) {
    const called = words(measured.of);
    const kind = recommends.test(called) ? 'nps' : satisfies.test(called) ? 'csat' : null;
    if (!kind || measured.how !== 'mean' || metrics.some((metric) => metric.id === `survey_${kind}`)) continue;
    const answer = `measure_${at}`;
    const [row] = await database.query(
      `SELECT min(${answer}) AS "least", max(${answer}) AS "most", bool_and(${answer} = floor(${answer})) AS "whole", count(*) > count(${answer}) AS "blank", count(*) AS "n" FROM records`,
    );
    const [least, most] = [Number(row!.least), Number(row!.most)];
    if (row!.whole !== true || least < 0 || most > 10 || (kind === 'nps' && most <= 5)) continue;
    const shared = {
      needs: [],
      basis: rows,
      n: `count(${answer})`,
      additive: false,
      byDimension: true,
      polarity: 'up',
      subject: answers,
    } as const;
    if (kind === 'nps') {
      const each = `CASE WHEN ${answer} >= 9 THEN 100 WHEN ${answer} <= 6 THEN -100 WHEN ${answer} IS NOT NULL THEN 0 END`;
      instead.add(id);
      metrics.push({
        ...shared,
        ...nps,
        value: `CAST(sum(${each}) AS DOUBLE) / nullif(count(${answer}), 0)`,
        each,
        formula: `promoters less detractors among the answers of ${measured.of}, divided by all answers, in points,`,
      });
    } else {
      const enough = most <= 5 ? 4 : 8;
      metrics.push({
        ...shared,
        ...csat,
        value: `count(*) FILTER (WHERE ${answer} >= ${enough}) / nullif(count(${answer}), 0)`,
        formula: `answers of ${measured.of} that say satisfied or better, divided by all answers,`,
      });
    }
    if (row!.blank === true) {
      metrics.push({
        ...shared,
        ...responses[kind],
        beside: `survey_${kind}`,
        value: `count(${answer}) / nullif(count(*), 0)`,
        n: 'count(*)',
        formula: `rows with an answer of ${label} divided by all rows`,
        byDimension: false,
      });
    }
  }
  return { metrics, instead };
}

const answers = { one: 'answer', many: 'answers' };
