/** Where a rate changed: what each member gained or lost in points, beside the first of them by the dimension in which it happened. */
import { first as capital } from '../../../../languages/catalogue.ts';
import type { Dimension } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { ownAndMix } from '../../../insight/finders/mix.ts';
import { type RateChange, type RateMove, rateChangeBy } from '../../../insight/finders/rate-change.ts';
import type { Aside } from '../../../kinds/parts/aside.ts';
import { type Context, namesOf, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

const most = 8;
/** Part of the first member's move up to which the others hardly moved. */
const alone = 0.5;
/** Members beside the first that a title can name. */
const mostAlike = 2;
/** Members of whom a table beside the chart has a row each, under one for all. */
const mostLevels = 6;
/** Members with too few rows that a sentence can name. */
const mostFew = 3;

export function rateChange(context: Context, metric: string, dimension: Dimension, worth: number): Draft | null {
  const { catalogue, evidence, prior } = context;
  const finding = context.find('rate-change', metric, dimension.id);
  const found = finding && rateChangeBy(evidence, metric, dimension);
  if (!found || prior === null) return null;
  const { first, alike, moves, drill, clear } = found;
  // The largest moves of either side stand for the rest.
  const shown = moves.length > most ? moves.filter((move) => move === first || largest(moves).includes(move)) : moves;
  const effects = ownAndMix(evidence, metric, dimension);
  const several = alike.length > 0 && alike.length <= mostAlike;
  const reading: Text[] = [
    several ? rateMovedOutcomes(context, found) : rateChangeLost(context, found),
    ...(drill?.apart
      ? [
          several
            ? catalogue.say('rate-moved-apart', { ...saidOfMove(context, drill.apart), prior, of: context.member(first.member) })
            : catalogue.say('rate-change-apart', { ...saidOfMove(context, drill.apart), prior }),
        ]
      : []),
    ...[
      [...(several ? rateMovedChance(context, found) : clear ? [] : [unsure(context, found)]), ...fewToCompare(context, found)].join(' '),
    ].filter((text) => text !== ''),
    ...(effects && !drill
      ? [
          catalogue.say('mix-point', {
            label: context.label(metric),
            dimension: safe(dimension.label),
            delta: ref(effects.delta.id),
            mix: ref(effects.mix.id),
            rate: ref(effects.own.id),
          }),
        ]
      : []),
  ];
  const inside = drill && !several;
  const [worthOfIt] = reading;
  return evidencePage(context, {
    topics: [
      ...topicsOf(context.note(metric), dimension, 'driver cause why change comparison'),
      ...(drill ? topicsOf(null, drill.dimension) : []),
    ],
    worth: worth * (0.6 + 0.4 * finding.impact),
    metric,
    dimension: dimension.id,
    proves: [finding.id],
    id: `rate-change-${metric}-${dimension.id}`,
    kind: 'comparison',
    titles: several ? rateMovedTitles(context, found) : rateChangeTitles(context, found),
    lead: catalogue.say('lead-rate-change', {
      label: context.label(metric),
      dimension: safe(dimension.label),
      now: context.now,
      prior,
    }),
    notes: context.notes(reading, [first.now, first.before, found.together.outcomes, found.together.worth]),
    because: worthOfIt!,
    content: {
      categories: shown.map(({ member }) => context.member(member)),
      series: [{ name: context.label(metric), values: shown.map(({ delta }) => delta.id) }],
      variance: context.note(metric).polarity === 'down' ? 'down' : 'up',
      bars: true,
      aside: inside ? drillTable(context, found, prior) : levelTable(context, found, prior),
      reading,
    },
  });
}

function largest(moves: readonly RateMove[]): readonly RateMove[] {
  return moves.toSorted((a, b) => Math.abs(b.delta.value) - Math.abs(a.delta.value)).slice(0, most - 1);
}

/** The level of each member before and now, in the order of the chart, and of all. */
function levelTable(context: Context, { metric, dimension, first, alike, moves }: RateChange, prior: string): Aside {
  const { catalogue, evidence, now, table } = context;
  const kept = moves.toSorted((a, b) => Math.abs(b.delta.value) - Math.abs(a.delta.value)).slice(0, mostLevels);
  const [whole, before] = [evidence.get(metric, 0), evidence.get(metric, table.prior!.offset)];
  const cells = (label: Text, fact: Known, earlier: Known) => [label, ref(evidence.rowsBehind(fact).id), ref(earlier.id), ref(fact.id)];
  return {
    columns: [
      { label: safe(dimension.label), align: 'left' },
      { label: capital(context.subjectOf(metric)), align: 'right' },
      { label: safe(prior), align: 'right' },
      { label: safe(now), align: 'right' },
    ],
    rows: [
      ...moves
        .filter((move) => kept.includes(move))
        .map((move) => ({
          cells: cells(context.member(move.member), move.now, move.before),
          role: move === first || alike.includes(move) ? ('highlight' as const) : ('body' as const),
        })),
      ...(whole && before ? [{ cells: cells(catalogue.say('word-total'), whole, before), role: 'total' as const }] : []),
    ],
  };
}

/** The first member by the other dimension, and all of it. */
export function drillTable(
  context: Context,
  { first, drill, metric }: Pick<RateChange, 'first' | 'drill' | 'metric'>,
  prior: string,
): Aside {
  const { catalogue, now } = context;
  const { polarity } = context.note(metric);
  const tone = ({ delta }: RateMove) => (delta.value > 0 === (polarity !== 'down') ? ('good' as const) : ('bad' as const));
  const cells = (move: RateMove, label: Text) => [label, ref(move.before.id), ref(move.now.id), ref(move.delta.id, 'label')];
  return {
    columns: [
      {
        label: catalogue.say('rate-change-within', { member: context.member(first.member), dimension: safe(drill!.dimension.label) }),
        align: 'left',
      },
      { label: safe(prior), align: 'right' },
      { label: safe(now), align: 'right' },
      { label: catalogue.say('statement-ratio-change'), align: 'right' },
    ],
    rows: [
      ...drill!.cells.map((cell) => ({
        cells: cells(cell, context.member(cell.member)),
        role: cell === drill!.apart ? ('highlight' as const) : ('body' as const),
        tones: ['neutral' as const, 'neutral' as const, 'neutral' as const, cell === drill!.apart ? tone(cell) : ('neutral' as const)],
      })),
      { cells: cells(first, context.member(first.member)), role: 'total' as const },
    ],
  };
}

export function saidOfMove(context: Context, { member, now, before, delta }: RateMove) {
  return { member: context.member(member), value: ref(now.id), before: ref(before.id), delta: ref(delta.id), rose: delta.value > 0 };
}

/** What the change of the first member cost or brought. */
function rateChangeLost(context: Context, { metric, outcomes, first, worth }: RateChange): Text {
  return context.catalogue.say('rate-change-outcomes', {
    metric: metric === 'win_rate' ? metric : 'other',
    rose: first.delta.value > 0,
    count: ref(outcomes.id),
    rows: ref(context.evidence.rowsBehind(first.now).id),
    subject: context.subjectOf(metric, first.now.n),
    worth: worth && ref(worth.id),
    prior: context.prior,
  });
}

function unsure(context: Context, { metric, first }: RateChange): Text {
  const rows = context.evidence.rowsBehind(first.now);
  return context.catalogue.say('rate-change-unsure', { rows: ref(rows.id), subject: context.subjectOf(metric, rows.value) });
}

function fewToCompare(context: Context, { metric, few }: RateChange): Text[] {
  if (few.length === 0 || few.length > mostFew) return [];
  const members = few.map((member) => context.member(member));
  return [context.catalogue.say('rate-change-few', { members, subject: context.subjectOf(metric) })];
}

const namesOfMoves = (context: Context, moves: readonly RateMove[]) => moves.map(({ member }) => context.member(member));

/** What the changes of all that moved alike cost or brought. */
function rateMovedOutcomes(context: Context, { metric, first, alike, together }: RateChange): Text {
  return context.catalogue.say('rate-moved-outcomes', {
    metric: metric === 'win_rate' ? metric : 'other',
    rose: first.delta.value > 0,
    count: ref(together.outcomes.id),
    worth: together.worth && ref(together.worth.id),
    names: namesOfMoves(context, [first, ...alike]),
    subject: context.subjectOf(metric),
    prior: context.prior,
  });
}

/** What of it stands clear of chance, said once; nothing where all that is named does. */
function rateMovedChance(context: Context, { first, alike, beyond, apart }: RateChange): Text[] {
  const { catalogue } = context;
  const within = [first, ...alike].filter((move) => !beyond.includes(move));
  if (within.length === 0) return [];
  if (beyond.length > 0)
    return [
      catalogue.say('rate-moved-beyond', {
        beyond: namesOfMoves(context, beyond),
        within: namesOfMoves(context, within),
        rose: first.delta.value > 0,
      }),
    ];
  return [catalogue.say(apart ? 'rate-moved-wide' : 'rate-moved-unsure')];
}

function rateMovedTitles(context: Context, { metric, first, alike, against }: RateChange): Text[] {
  const { catalogue } = context;
  const movers = [first, ...alike];
  return catalogue.forms('rate-moved-titles', {
    label: context.label(metric),
    rose: first.delta.value > 0,
    movers: movers.map((move) => catalogue.say('rate-moved-by', { member: context.member(move.member), delta: ref(move.delta.id) })),
    names: namesOfMoves(context, movers),
    against: against && context.member(against.member),
  });
}

function rateChangeTitles(context: Context, { metric, dimension, first, moves, few }: RateChange): Text[] {
  const [next] = moves.filter((move) => move !== first).toSorted((a, b) => Math.abs(b.delta.value) - Math.abs(a.delta.value));
  const stays = next && Math.abs(next.delta.value) <= alone * Math.abs(first.delta.value) ? ref(next.delta.id) : null;
  return context.catalogue.forms('rate-change-titles', {
    ...saidOfMove(context, first),
    label: context.label(metric),
    one: namesOf(dimension).one,
    subject: context.subjectOf(metric),
    // What was not looked at may have moved by any number of points.
    next: few.length === 0 ? stays : null,
    nextOfMany: few.length === 0 ? null : stays,
  });
}
