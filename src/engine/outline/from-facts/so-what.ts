/** What an evidence page means beyond its chart: what would have been, what it rules out, what it is worth. */
import type { Dimension } from '../../../model/fact.ts';
import { ref, type Text } from '../../../model/text.ts';
import { isNamed, type Known } from '../../insight/evidence.ts';
import { decisionAgeOf } from '../../insight/finders/decision-age.ts';
import { memberChanges } from '../../insight/finders/driver.ts';
import { effortOf } from '../../insight/finders/effort.ts';
import { factorsOf } from '../../insight/finders/factors.ts';
import { liveDealsOf } from '../../insight/finders/live-deals.ts';
import { type WeakSpot, weakSpotsOf } from '../../insight/finders/weak-spots.ts';
import { countWords } from '../../language/count-words.ts';
import { onsetTold } from './answers/onset.ts';
import { type Context, namesOf } from './context.ts';
import type { Draft } from './draft.ts';

/** Words of a page with its title, its lead and the names in its chart; the heading of what follows needs some too. */
const mostWords = 70;

/** The page with its so-what at the end of its reading; sentences that say least give way where words are short. */
export function withSoWhat(context: Context, draft: Draft): Draft {
  const { slide } = draft;
  const { content } = slide;
  if (!('reading' in content) || !Array.isArray(content.reading) || !takesSoWhat.has(slide.kind)) return draft;
  const soWhat = ('soWhat' in content ? content.soWhat : undefined) ?? soWhatOf(context, draft);
  if (soWhat === null || soWhat === undefined) return draft;
  // A table beside the chart leaves room for little.
  if ('aside' in content && content.aside !== undefined && content.reading.length > 1) return draft;
  const { reading: _, ...drawn } = content;
  const words = (reading: readonly Text[]) =>
    [slide.title, slide.lead ?? '', ...namesIn({ ...drawn, soWhat }), ...reading].reduce(
      (sum, text) => sum + countWords(text.replace(/\{\{[^{}]*\}\}/g, '0')),
      0,
    );
  const reading = [...content.reading];
  while (reading.length > 2 && words(reading) > mostWords) reading.pop();
  if (words(reading) > mostWords) return draft;
  return { ...draft, slide: { ...slide, content: { ...content, reading, soWhat } } as Draft['slide'] };
}

/** Every text of a page but those of tables, and no ids of facts. */
function namesIn(content: unknown): string[] {
  if (typeof content === 'string') return /@(?:-?\d+|all|m-?\d+)$/.test(content) && !content.includes(' ') ? [] : [content];
  if (Array.isArray(content)) return content.flatMap(namesIn);
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => (key === 'rows' || key === 'aside' ? [] : namesIn(value)));
}

const takesSoWhat: ReadonlySet<string> = new Set([
  'bridge',
  'comparison',
  'distribution',
  'funnel',
  'heat-table',
  'ranking',
  'scatter',
  'share',
  'small-multiples',
  'table',
  'trend',
  'win-loss',
]);

function soWhatOf(context: Context, { slide: { id }, metric, dimension: of }: Draft): Text | null {
  if (id === 'live-deals') return openedNew(context);
  if (id === 'decision-age') return structural(context);
  if (id === 'weak-spots') return local(context);
  if (id.startsWith('effort-')) return perDeal(context);
  if (metric === undefined) return null;
  if (id === `pattern-${metric}`) return overQuarters(context, metric);
  if (id === `factors-${metric}`) return hadItHeld(context, metric);
  const dimension = of === undefined ? null : context.evidence.dimension(of);
  if (!dimension) return null;
  return (id.startsWith('bridge-') ? withoutMover(context, metric, dimension) : null) ?? common(context, metric, dimension);
}

/** What the measure had been without the move of its first factor. */
function hadItHeld(context: Context, metric: string): Text | null {
  const { catalogue, evidence, prior } = context;
  const found = factorsOf(evidence, metric);
  const first = found?.factors[0];
  if (!first || prior === null) return null;
  const { now, before } = first;
  const held = (found.value.value * before.value) / now.value;
  const value = evidence.workedOut(found.value, `.had_${first.metric}_held`, held, [found.value, now, before], {
    label: `${found.value.label} had ${now.label} stayed`,
    formula: `${found.value.label} times ${now.label} before, divided by ${now.label} now`,
  });
  return catalogue.say('so-factors', { factor: context.label(first.metric), label: context.label(metric), prior, value: ref(value.id) });
}

/** Rest of the change, relative to that of the first mover, up to which it is as good as all. */
const little = 0.25;

/** What all others did together beside the one that moved most; never said of a person or a team. */
function withoutMover(context: Context, metric: string, dimension: Dimension): Text | null {
  const { catalogue, evidence } = context;
  const total = evidence.change(metric);
  if (!total || total.value === 0 || !isPlace(dimension)) return null;
  const first = memberChanges(evidence, metric, dimension).find(
    ({ member, delta }) => isNamed(member, dimension) && Math.sign(delta.value) === Math.sign(total.value),
  );
  if (!first) return null;
  const rest = evidence.workedOut(first.delta, '.rest', total.value - first.delta.value, [total, first.delta], {
    label: `${total.label}, all others`,
    formula: `${total.formula}, less the change of the member`,
  });
  if (rest.value === 0) return null;
  const said = { member: context.member(first.member), label: context.label(metric), rest: ref(rest.id), rose: rest.value > 0 };
  const { against, alone, broad } = catalogue.parts('so-driver', said);
  if (Math.sign(rest.value) !== Math.sign(total.value)) return against;
  return Math.abs(rest.value) <= little * Math.abs(first.delta.value) ? alone : broad;
}

/** Part of the members that went the way of the whole, from which most did. That few did rules nothing out: chance moves each. */
const most = 0.6;
const members = { fewest: 3, most: 20 } as const;

/** Whether the members share a cause, by how many of them went the way of the whole. */
function common(context: Context, metric: string, dimension: Dimension): Text | null {
  const { catalogue, evidence, table } = context;
  const total = evidence.change(metric);
  if (!total || total.value === 0 || !table.prior || dimension.coded) return null;
  // Where one place is known to have parted from all others, that others moved along says nothing.
  if (onsetTold(context, context.note(metric))?.claimed) return null;
  const moves = evidence.members(metric, dimension, 0).flatMap(({ member, fact }) => {
    const before = evidence.get(metric, table.prior!.offset, { [dimension.id]: member });
    return before && isNamed(member, dimension) && before.value !== fact.value ? [fact.value - before.value] : [];
  });
  const same = moves.filter((move) => Math.sign(move) === Math.sign(total.value)).length;
  if (moves.length < members.fewest || moves.length > members.most || same === 0) return null;
  const counted = (what: string, count: number) =>
    ref(context.count('members_moved', `${namesOf(dimension).many} that ${what}`, count, { dimension: dimension.id, metric, way: what }));
  const texts = catalogue.parts('so-common', {
    count: counted('moved', moves.length),
    some: counted('moved like the whole', same),
    many: namesOf(dimension).many,
    rose: total.value > 0,
  });
  if (same === moves.length) return texts.all;
  return same >= most * moves.length ? texts.most : null;
}

/** A rate that was as low before has its cause in how deals are chosen. */
function structural({ catalogue, evidence, prior }: Context): Text | null {
  const age = decisionAgeOf(evidence);
  const near = age?.rateBefore && Math.abs(age.rateBefore.value - age.rate.value) <= 0.03;
  return near && prior !== null ? catalogue.say('so-age', { before: ref(age.rateBefore!.id), prior }) : null;
}

function local(context: Context): Text | null {
  const [spot] = (weakSpotsOf(context.evidence)?.spots ?? []) as readonly WeakSpot[];
  if (!spot) return null;
  return context.catalogue.say('so-spots', {
    row: context.member(spot.row),
    column: context.member(spot.column),
    usual: ref(spot.usual.id),
  });
}

/** What a deal closed brings on either side. */
function perDeal(context: Context): Text | null {
  const { catalogue, evidence } = context;
  const effort = effortOf(evidence);
  const [revenue, decided] = [evidence.get('won_value', 0), evidence.get('decided_count', 0)];
  if (!effort?.busy || !revenue || !decided) return null;
  const each = (side: { result: Known; effort: Known }, suffix: string) =>
    evidence.workedOut(
      revenue,
      suffix,
      (side.result.value * revenue.value) / (side.effort.value * decided.value),
      [side.result, side.effort, revenue, decided],
      {
        label: `${revenue.label} by deal closed`,
        formula: `${revenue.label} of the members divided by their deals closed`,
        scope: side.result.scope,
      },
    );
  const names = (members: readonly string[]) => members.map((member) => context.member(member));
  return catalogue.say('so-effort', {
    earners: names(effort.earners.members),
    busy: names(effort.busy.members),
    more: ref(each(effort.earners, '.each').id),
    less: ref(each(effort.busy, '.each').id),
  });
}

/** What the live deals bring, beside what the period brought. */
function openedNew({ catalogue, evidence, now, table }: Context): Text | null {
  // Where the export lacks the newest deals, it cannot be told.
  if (table.quality.some(({ code }) => code === 'thinning')) return null;
  const [worth, whole] = [liveDealsOf(evidence)?.worth, evidence.get('won_value', 0)];
  const share = worth && whole && worth.value < whole.value ? evidence.share(worth, whole) : null;
  return share && catalogue.say('so-live', { share: ref(share.id), now });
}

/** A rate that depends on the month within the quarter is compared over whole ones. */
function overQuarters(context: Context, metric: string): Text | null {
  const { catalogue, evidence } = context;
  const finding = context.find('pattern', metric);
  const [first, third] = ['first', 'third'].map((role) => finding && evidence.byId(finding.facts[role]!));
  if (!first || !third) return null;
  const gap = evidence.workedOut(third, '.over_first', Math.abs(third.value - first.value), [third, first], {
    label: `${third.label}, gap between the months`,
    formula: 'figure of the last month and of the first month of the quarter, apart',
    unit: 'points',
  });
  return catalogue.say('so-pattern', { label: context.label(metric), gap: ref(gap.id) });
}

function isPlace({ role, coded }: Dimension): boolean {
  return !coded && role !== 'owner' && role !== 'team';
}
