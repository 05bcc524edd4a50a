/** Funnel: how many closed deals reached each stage, and what share moved on. */
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

const metric = 'stage_conversion';
const leastStages = 3;
/** A stage with fewer deals is drawn but not mentioned. */
const leastRows = 20;

/** Null without stage history in the reporting period. */
export function funnel(context: Context, worth: number): Draft | null {
  const { evidence, catalogue, now } = context;
  if (!context.computed.some(({ id }) => id === metric)) return null;
  const stages = stagesOf(context);
  const spoken = stages.filter(({ fact }) => fact.n >= leastRows).sort((a, b) => a.fact.value - b.fact.value || b.fact.n - a.fact.n)[0];
  if (stages.length < leastStages || !spoken) return null;
  const subject = context.subjectOf(metric, spoken.fact.n);
  const { many } = context.note(metric).subject ?? context.table.subject;
  const days = evidence.byId(spoken.fact.id.replace(metric, 'stage_duration'));
  const reading: Text[] = [
    catalogue.say('funnel-spoken', { stage: safe(spoken.stage), rate: ref(spoken.fact.id) }),
    ...(days ? [catalogue.say('funnel-days', { stage: safe(spoken.stage), days: ref(days.id) })] : []),
    catalogue.say('funnel-closed', { many }),
  ];
  const lead = catalogue.say('funnel-lead', { many, now });
  return evidencePage(context, {
    topics: topicsOf(context.note(metric), null, 'funnel stage stages conversion pipeline'),
    worth,
    metric,
    dimension: 'stage',
    id: 'funnel-stages',
    kind: 'funnel',
    titles: [
      catalogue.say('funnel-title', {
        stage: safe(spoken.stage),
        rate: ref(spoken.fact.id),
        entered: ref(evidence.rowsBehind(spoken.fact).id),
        many: subject,
      }),
    ],
    lead: lead.charAt(0).toUpperCase() + lead.slice(1),
    notes: context.notes(reading, [spoken.fact]),
    content: {
      stages: stages.map(({ stage, fact }) => ({ label: safe(stage), value: evidence.rowsBehind(fact).id, rate: fact.id })),
      highlight: stages.indexOf(spoken),
      reading,
    },
  });
}

/** In the order deals pass through them, which is that of their facts. */
function stagesOf({ evidence }: Context): { stage: string; fact: Known }[] {
  return evidence
    .of(metric)
    .flatMap((fact) =>
      fact.id.endsWith(']@0') && fact.value !== null && fact.scope.stage !== undefined && fact.n > 0
        ? [{ stage: fact.scope.stage, fact: fact as Known }]
        : [],
    );
}
