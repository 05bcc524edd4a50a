/** A question about a month or quarter of its own: what the measure did then, and which member moved it. */
import type { Question } from '../../../../model/brief.ts';
import type { Dimension, MetricNote } from '../../../../model/fact.ts';
import { directionOf } from '../../../../model/finding.ts';
import { monthNamed, type Period } from '../../../../model/period.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { isNamed, type Known } from '../../../insight/evidence.ts';
import { comparableRate, minRows, pOfZ, proportionOf, twoProportionZ } from '../../../insight/statistics.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { withoutBold } from '../titles.ts';
import { saidOf, type Told } from '../told.ts';
import { topicsOf } from '../topics.ts';
import type { Answer } from './answer.ts';
import { measuresAsked } from './asked-of.ts';
import { openQuestion } from './open.ts';

type At = number | `m${number}`;

/** A period as the facts know it, the one before, and those to draw it among. */
interface Asked {
  period: Period;
  at: At;
  prior: Period | null;
  before: At;
  around: readonly { period: Period; at: At }[];
}

/** Part of a change that one member has to explain, and the chance that its own change is none. */
const leastPart = 0.5;
const chance = 0.05;
const mostAround = 12;

export function answerInPeriod(context: Context, question: Question): Answer | null {
  const asked = periodAsked(context, question.period!);
  if (!asked) return openQuestion(context, question, 'period');
  const [note] = measuresAsked(context, question.about);
  if (!note) return openQuestion(context, question, 'measure');
  const { evidence, catalogue } = context;
  const now = evidence.get(note.id, asked.at);
  if (!now) return openQuestion(context, question, 'period');
  const before = asked.prior && evidence.get(note.id, asked.before);
  const said = before && toldOf(context, note, now, before, asked, null);
  const period = safe(asked.period.label);
  if (!said) {
    const plain = catalogue.say('points-plain', { label: context.label(note.id), value: ref(now.id), now: period });
    return { question, figure: ref(now.id), sentences: [plain], titles: [], tells: [] };
  }
  const moved = catalogue.say('answer-in-period', saidOf(said));
  const mover = question.kind === 'why' ? moverOf(context, note, asked, now, before) : null;
  const why = mover && moverText(context, note, asked, mover);
  const titles = catalogue.forms('answer-in-period-titles', saidOf(said));
  const page = pageOf(context, note, asked, now, titles.slice(1), [moved, ...(why ? [why] : [])]);
  return {
    question,
    figure: ref(now.id),
    sentences: [moved, ...(question.kind === 'why' ? [withoutBold(why ?? catalogue.say('answer-no-cause'))] : [])],
    titles,
    tells: [],
    ...(page && { page }),
  };
}

function periodAsked({ table }: Context, name: string): Asked | null {
  const month = monthNamed(table.months, name);
  const line: readonly { period: Period; at: At }[] = month
    ? table.months.map((each) => ({ period: each, at: `m${each.offset}` as const }))
    : table.periods.map((each) => ({ period: each, at: each.offset }));
  const index = month
    ? line.findIndex(({ period }) => period.id === month.id)
    : line.findIndex(({ period }) => period.id === name.replace(/^CY/, '') && !period.partial);
  if (index < 0) return null;
  const [own, previous] = [line[index]!, line[index - 1]];
  const follows = previous && !previous.period.partial && previous.period.end === own.period.start;
  const around = line.filter(({ period }) => !period.partial);
  const end = Math.min(around.length, Math.max(around.indexOf(own) + 3, mostAround));
  return {
    ...own,
    prior: follows ? previous.period : null,
    before: previous?.at ?? own.at,
    around: around.slice(Math.max(0, end - mostAround), end),
  };
}

/** What a sentence on a change needs, for the whole or for one member. */
function toldOf(
  context: Context,
  note: MetricNote,
  now: Known,
  before: Known,
  asked: Asked,
  of: { dimension: Dimension; member: string } | null,
): Told | null {
  const delta = context.evidence.changeBetween(now, before);
  if (!delta || !asked.prior) return null;
  return {
    finding: {
      id: `asked:${note.id}`,
      kind: 'delta',
      metric: note.id,
      facts: { value: now.id, before: before.id, delta: delta.id },
      direction: directionOf(delta.value),
      tone: 'neutral',
      claim: false,
      scale: 1,
      impact: 1,
      significance: 1,
      score: 1,
    },
    metric: note.id,
    label: context.label(note.id),
    less: note.polarity === 'down',
    member: of ? context.member(of.member) : '',
    members: [],
    dimension: { one: of ? safe(of.dimension.label) : '', many: '' },
    now: safe(asked.period.label),
    prior: safe(asked.prior.label),
  };
}

interface Mover {
  dimension: Dimension;
  member: string;
  now: Known;
  before: Known;
  /** Of the change, what it made itself. */
  part: number;
}

/** The member whose own change makes most of the change of the whole; null where none makes half, or chance may have. */
function moverOf({ evidence }: Context, note: MetricNote, asked: Asked, now: Known, before: Known): Mover | null {
  const change = now.value - before.value;
  if (change === 0) return null;
  const movers = evidence.table.dimensions.flatMap((dimension) => {
    const pairs = evidence.members(note.id, dimension, asked.at).flatMap(({ member, fact }) => {
      const then = evidence.get(note.id, asked.before, { [dimension.id]: member });
      return then && isNamed(member, dimension) ? [{ dimension, member, now: fact, before: then }] : [];
    });
    const adds = evidence.adds(note.id, dimension, asked.at, 0.02);
    return pairs.flatMap((pair): Mover[] => {
      const own = pair.now.value - pair.before.value;
      if (adds) return [{ ...pair, part: own / change }];
      const [a, b] = [comparableRate(pair.now), comparableRate(pair.before)];
      if (proportionOf(now) === null || !a || !b || pair.now.n < minRows || pair.before.n < minRows) return [];
      if (pOfZ(twoProportionZ(a, b)) * pairs.length >= chance) return [];
      return [{ ...pair, part: (own * (pair.now.n / now.n)) / change }];
    });
  });
  const [first] = movers.filter(({ part }) => part >= leastPart).sort((a, b) => b.part - a.part);
  return first ?? null;
}

function moverText(context: Context, note: MetricNote, asked: Asked, { dimension, member, now, before }: Mover): Text | null {
  const told = toldOf(context, note, now, before, asked, { dimension, member });
  return told && context.catalogue.say('points-mean-driver', saidOf(told));
}

function pageOf(
  context: Context,
  note: MetricNote,
  asked: Asked,
  now: Known,
  titles: readonly Text[],
  reading: readonly Text[],
): Draft | null {
  const { evidence } = context;
  const points = asked.around.flatMap(({ period, at }) => {
    const fact = evidence.get(note.id, at);
    return fact ? [{ period, fact }] : [];
  });
  if (points.length < 3) return null;
  return evidencePage(context, {
    topics: topicsOf(note, null, 'trend'),
    worth: 1,
    metric: note.id,
    id: `asked-${note.id}-${asked.period.id}`,
    kind: 'trend',
    titles,
    lead: context.leadSpan([note.id], safe(points[0]!.period.label), safe(points.at(-1)!.period.label)),
    notes: context.notes(reading, [now]),
    content: {
      chart: 'column',
      periods: points.map(({ period }) => safe(period.label)),
      series: [{ name: context.label(note.id), values: points.map(({ fact }) => fact.id) }],
      highlight: Math.max(
        0,
        points.findIndex(({ period }) => period.id === asked.period.id),
      ),
      partial: [],
      reading: [...reading],
    },
  });
}
