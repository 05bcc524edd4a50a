/** Scorecard: the measures of the period, each with its change, its target and its earlier complete periods. */
import type { ScorecardContent } from '../../kinds/scorecard.ts';
import type { MetricNote } from '../../metrics/fact.ts';
import { ref } from '../text.ts';
import { type Context, safe } from './context.ts';
import type { Draft } from './draft.ts';
import { fitTitle } from './fit-title.ts';
import { topicsOf } from './topics.ts';

const most = 8;

type Tile = ScorecardContent['tiles'][number];

/** `order`: the headline first, then what the brief focuses on. */
export function scorecard(context: Context, order: readonly MetricNote[]): Draft | null {
  const { phrases, evidence, source, now, prior } = context;
  const shown = tilesOf(context, order);
  const tiles = shown.map((note) => tileOf(context, note));
  if (tiles.length < 2) return null;
  const named = (direction: string) =>
    shown.filter(({ id }) => context.moveOf(id)?.direction === direction).map(({ id }) => context.label(id));
  const [rose, fell, held] = [named('up'), named('down'), named('flat')];
  const wordings = [3, 2, 1].map((count) => phrases.scorecardTitle(rose.slice(0, count), fell.slice(0, count), held.slice(0, count)));
  if (rose.length + fell.length > 0) wordings.push(phrases.scorecardTitle(rose.slice(0, 1), fell.slice(0, 1), []));
  return {
    part: 'scorecard',
    topics: topicsOf(null, null, 'scorecard kpi kpis'),
    worth: 1,
    proves: [],
    slide: {
      id: 'scorecard',
      kind: 'scorecard',
      title: rose.length + fell.length + held.length > 0 ? fitTitle(wordings) : phrases.scorecardPlain(now),
      lead: phrases.lead.scorecard(now, prior),
      section: phrases.sections.results,
      ...(source ? { source } : {}),
      notes: context.notes(
        [],
        shown.map(({ id }) => evidence.get(id, 0)),
      ),
      content: { tiles, periods: periodsOf(context).map(({ label }) => safe(label)) },
    },
  };
}

/** The headline's family has most of the tiles, another one the last three; what is told only beside another stands only there. */
function tilesOf({ evidence, table }: Context, order: readonly MetricNote[]): MetricNote[] {
  const able = order.filter(({ id, polarity }) => evidence.get(id, 0) && !/_median$/.test(id) && polarity !== 'neutral');
  const told = able.filter(({ beside, unit }) => beside === undefined || (unit === 'money' && able.some(({ id }) => id === beside)));
  const leading = table.metrics.find(({ family }) => family !== undefined)?.family;
  const others = told.filter(({ family }) => family !== leading).slice(0, leading === undefined ? 0 : 3);
  return leading === undefined
    ? told.slice(0, most)
    : [...told.filter((note) => note.family === leading).slice(0, most - others.length), ...others];
}

/** Complete periods only: a part of one beside whole ones would look like a fall. */
const periodsOf = ({ evidence }: Context) => evidence.complete.slice(-8);

function tileOf(context: Context, { id }: MetricNote): Tile {
  const { evidence, phrases, prior } = context;
  const value = evidence.get(id, 0)!;
  const target = evidence.get(`${id}.target`, 0);
  const trend = periodsOf(context).map((period) => evidence.get(id, period.offset)?.id ?? null);
  const finding = context.moveOf(id);
  const changed = finding && (finding.facts.pct ?? finding.facts.delta);
  const move = finding?.direction ?? 'flat';
  const isRate = value.unit === 'ratio';
  return {
    label: context.label(id),
    value: ref(value.id),
    ...(finding && changed && prior
      ? {
          change: {
            text:
              isRate && move === 'flat'
                ? phrases.withinChance(ref(changed, 'signed'), prior)
                : phrases.against(ref(changed, 'signed'), prior),
            direction: move,
            tone: finding.tone,
          },
        }
      : {}),
    ...(target ? { target: ref(target.id) } : {}),
    ...(trend.filter((point) => point !== null).length >= 3 ? { trend } : {}),
  };
}
