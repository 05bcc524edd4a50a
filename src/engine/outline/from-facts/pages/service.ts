/** Service over the last periods: a table of its measures, with what moved, and whether support goes with churn. */
import { ref, type Text } from '../../../../model/text.ts';
import { lossSignalsOf } from '../../../insight/finders/loss-signals.ts';
import { hasMoved, type ServiceCourse, type ServiceMeasure, serviceCourse, ticketsPer } from '../../../insight/finders/service-course.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';
import { signalInWords } from './loss-signals.ts';

const none = '–';
/** Growth that shows as none. */
const seen = 0.005;

export function service(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, insights, now, prior } = context;
  const course = serviceCourse(evidence);
  if (!course || !prior) return null;
  const { periods, measures } = course;
  const finding = insights.findings.find(({ kind }) => kind === 'service-course');
  const heads = catalogue.parts('service-columns', { prior: safe(prior) });
  const reading = [...churnTexts(context), ...ratedText(context)];
  return evidencePage(context, {
    topics: topicsOf(context.note('tickets_created'), null, 'support service ticket tickets csat satisfaction resolution response backlog'),
    worth,
    metric: 'tickets_created',
    proves: [...(finding ? [finding.id] : []), ...context.movesOf(measures.map(({ note }) => note.id))],
    id: 'service',
    kind: 'table',
    titles: titlesOf(context, course),
    section: catalogue.say('service-section'),
    lead: catalogue.say('service-lead', { first: safe(periods[0]!.label), now: safe(now) }),
    notes: context.notes(
      reading,
      measures.map((measure) => measure.now),
    ),
    content: {
      columns: [
        { label: heads.measure, align: 'left' },
        ...periods.map(({ label }) => ({ label: safe(label), align: 'right' as const })),
        { label: heads.change, align: 'right' },
        { label: heads.verdict, align: 'right' },
      ],
      rows: measures.map((measure) => ({
        cells: [
          nameOf(context, measure),
          ...measure.values.map((fact) => (fact ? ref(fact.id) : none)),
          measure.change ? ref(measure.change.id, 'signed') : none,
          verdictOf(context, measure),
        ],
        tones: [...periods.map(() => 'neutral' as const), 'neutral' as const, toneOf(measure), toneOf(measure)],
        role: measure === course.moved ? ('highlight' as const) : ('body' as const),
      })),
      reading,
    },
  });
}

const toneOf = (measure: ServiceMeasure) => (hasMoved(measure) ? measure.tone : 'neutral');

function nameOf(context: Context, { note, perAccount }: ServiceMeasure): string {
  return perAccount ? context.catalogue.say('service-per-accounts', { per: String(ticketsPer) }) : context.label(note.id);
}

function verdictOf({ catalogue }: Context, measure: ServiceMeasure): string {
  if (measure.q === null) return '';
  const { better, worse, usual } = catalogue.parts('service-verdict');
  return !hasMoved(measure) ? usual : measure.tone === 'good' ? better : worse;
}

function titlesOf(context: Context, course: ServiceCourse): Text[] {
  const { catalogue, evidence, now } = context;
  const created = evidence.get('tickets_created', 0)!;
  const said = { created: ref(created.id), now: safe(now), prior: safe(context.prior!), ...growthSaid(context) };
  if (course.moved) return catalogue.forms('service-titles', { ...said, ...saidOfMove(context, course.moved) });
  if (course.tested) return catalogue.forms('service-steady', said);
  const closed = evidence.get('tickets_closed', 0);
  return catalogue.forms('family-tickets', { ...said, closed: closed && ref(closed.id) });
}

/** How many tickets more or fewer came in, where it shows. */
function growthSaid({ evidence }: Context) {
  const growth = evidence.growth('tickets_created');
  const shows = growth !== null && Math.abs(growth.value) >= seen;
  return { growth: shows ? ref(growth.id, 'abs') : null, more: growth !== null && growth.value > 0 };
}

function saidOfMove(context: Context, { note, now, before }: ServiceMeasure) {
  return {
    name: context.catalogue.say('service-name', { metric: note.id, label: context.label(note.id) }),
    rose: now.value > before!.value,
    value: ref(now.id),
    before: ref(before!.id),
  };
}

/** From how many answers satisfaction is known. */
function ratedText({ catalogue, evidence }: Context): Text[] {
  const [share, response] = [evidence.get('csat_share', 0), evidence.get('csat_response', 0)];
  if (!share || !response) return [];
  return [
    catalogue.say('family-satisfied', { share: ref(share.id), response: ref(response.id), answers: ref(evidence.rowsBehind(share).id) }),
  ];
}

const ofSupport: readonly string[] = ['tickets', 'escalated', 'unhappy'];

/** Whether those who needed support are those who leave. */
function churnTexts(context: Context): Text[] {
  const { catalogue } = context;
  const signals = (lossSignalsOf(context.evidence) ?? []).filter(({ signal }) => ofSupport.includes(signal));
  const [told] = [...signals.filter(({ predicts }) => predicts), ...signals.filter(({ signal }) => signal === 'tickets')];
  if (!told) return [];
  const said = { with: ref(told.with.id), without: ref(told.without.id), risk: ref(told.risk.id) };
  if (told.predicts) return [catalogue.say('service-churn', { ...said, signal: signalInWords(context, told) })];
  const unhappy = signals.find(({ signal }) => signal === 'unhappy');
  return [catalogue.say('service-no-churn', { ...said, low: unhappy ? ref(unhappy.with.id) : null })];
}

/** As a sentence of the summary. */
export function serviceCoursePoint(context: Context): Text | null {
  const course = serviceCourse(context.evidence);
  return course?.moved ? context.catalogue.say('service-point', { ...saidOfMove(context, course.moved), ...growthSaid(context) }) : null;
}
