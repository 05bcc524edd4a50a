/** Pattern within the quarter: a rate by month of the quarter, one series a complete quarter. */

import type { Text } from '../../../../model/text.ts';
import { quartersByMonth } from '../../../insight/finders/seasonal.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { fitTitle } from '../fit-title.ts';
import { topicsOf } from '../topics.ts';

export function pattern(context: Context, metric: string, worth: number): Draft | null {
  const { phrases, evidence, source } = context;
  const finding = context.find('pattern', metric);
  if (!finding) return null;
  const quarters = quartersByMonth(evidence, metric).slice(-3);
  const told = context.told(finding);
  const reading: Text[] = [phrases.pattern.pooled(told), phrases.pattern.test].filter(Boolean);
  return {
    part: 'evidence',
    topics: topicsOf(context.note(metric), null, 'pattern month quarter timing'),
    worth,
    metric,
    proves: [finding.id],
    slide: {
      id: `pattern-${metric}`,
      kind: 'comparison',
      title: fitTitle(phrases.pattern.titles(told)),
      lead: phrases.lead.months(context.label(metric)),
      section: phrases.sections.evidence,
      ...(source ? { source } : {}),
      notes: context.notes(reading, [evidence.byId(finding.facts.third!), evidence.byId(finding.facts.first!)]),
      content: {
        categories: [...phrases.pattern.categories],
        series: quarters.map(({ period, months }) => ({ name: safe(period.label), values: months.map((fact) => fact.id) })),
        highlight: quarters.length - 1,
        reading,
      },
    },
  };
}
