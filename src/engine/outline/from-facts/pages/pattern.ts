/** Pattern within the quarter: a rate by month of the quarter, one series per complete quarter. */
import type { Text } from '../../../../model/text.ts';
import { quartersByMonth } from '../../../insight/finders/seasonal.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { saidOf } from '../told.ts';
import { topicsOf } from '../topics.ts';

export function pattern(context: Context, metric: string, worth: number): Draft | null {
  const { catalogue, evidence, source } = context;
  const finding = context.find('pattern', metric);
  if (!finding) return null;
  const quarters = quartersByMonth(evidence, metric).slice(-3);
  const told = context.told(finding);
  const reading: Text[] = [catalogue.say('pattern-pooled', saidOf(told)), catalogue.say('pattern-test')].filter(Boolean);
  return evidencePage(context, {
    topics: topicsOf(context.note(metric), null, 'pattern month quarter timing'),
    worth,
    metric,
    proves: [finding.id],
    source,
    id: `pattern-${metric}`,
    kind: 'comparison',
    titles: catalogue.forms('pattern-titles', saidOf(told)),
    lead: catalogue.say('lead-months', { label: context.label(metric) }),
    notes: context.notes(reading, [evidence.byId(finding.facts.third!), evidence.byId(finding.facts.first!)]),
    ...(reading[0] && { because: reading[0] }),
    content: {
      bars: false,
      categories: [...catalogue.forms('pattern-categories')],
      series: quarters.map(({ period, months }) => ({ name: safe(period.label), values: months.map((fact) => fact.id) })),
      highlight: quarters.length - 1,
      reading,
    },
  });
}
