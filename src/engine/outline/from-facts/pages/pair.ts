/** The pair of members in which a change happened, beside the rest of either and all others. */
import { inner } from '../../../../languages/catalogue.ts';
import type { Dimension } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { words } from '../../../data/lexicon.ts';
import { type AreaChange, type PairChange, pairChangesOf } from '../../../insight/finders/pair.ts';
import type { Aside } from '../../../kinds/parts/aside.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { saidOf } from '../told.ts';
import { topicsOf } from '../topics.ts';

export function pairPage(context: Context, metric: string, worth: number): Draft | null {
  const { catalogue, prior, now } = context;
  const pair = pairOf(context, metric);
  const finding = context.find('pair', metric);
  if (!pair || !finding || prior === null) return null;
  const { row, column, cell } = pair;
  const areas = areasOf(context, pair);
  const isSum = areas.some(({ area }) => area.growth !== null);
  const growths = areas.flatMap(({ area }) => area.growth ?? []);
  // What was not there before has no growth.
  const grew = isSum && growths.length === areas.length;
  const said = saidOfPair(context, pair);
  const back = backOf(context, pair);
  const reading = [...(back ? [back] : []), catalogue.say('mean-driver-without', { ...said, label: context.label(metric) })];
  const dimensions = [row.dimension, column.dimension];
  return evidencePage(context, {
    topics: [...topicsOf(context.note(metric), row.dimension, 'driver cause why change comparison'), ...topicsOf(null, column.dimension)],
    worth: worth * (0.6 + 0.4 * finding.impact),
    metric,
    dimension: row.dimension.id,
    proves: [finding.id],
    id: `pair-${metric}`,
    kind: 'comparison',
    titles:
      isSum && !grew
        ? pairTitles(context, pair)
        : catalogue.forms('mean-driver-titles', {
            ...said,
            member: said.pair,
            direction: finding.direction,
            contribution: pair.part.value <= 1 ? ref(pair.part.id) : null,
          }),
    lead: catalogue.say('lead-rate-change', {
      label: context.label(metric),
      dimension: dimensions.map(({ label }) => (context.brief.language === 'en' ? inner(safe(label)) : safe(label))).join(' × '),
      now,
      prior,
    }),
    notes: context.notes(reading, [cell.now, cell.before, pair.part, pair.without, pair.worth]),
    content: {
      categories: areas.map(({ name }) => name),
      series: grew
        ? [{ name: context.label(metric), values: growths.map(({ id }) => id) }]
        : [
            { name: safe(prior), values: areas.map(({ area }) => area.before.id) },
            { name: safe(now), values: areas.map(({ area }) => area.now.id) },
          ],
      ...(grew ? { variance: context.note(metric).polarity === 'down' ? ('down' as const) : ('up' as const) } : { highlight: 1 }),
      bars: true,
      aside: tableOf(context, pair, areas, isSum),
      reading,
      soWhat: catalogue.say('pair-so-what', said),
    },
  });
}

export function pairOf({ evidence }: Context, metric: string): PairChange | null {
  return pairChangesOf(evidence).find((pair) => pair.metric === metric) ?? null;
}

interface Named {
  name: Text;
  area: AreaChange;
}

function areasOf(context: Context, pair: PairChange): Named[] {
  const { catalogue } = context;
  const rest = (members: readonly string[], dimension: Dimension) =>
    catalogue.say('pair-rest', { member: namesOfMembers(context, members, dimension) });
  return [
    { name: pairInWords(context, pair), area: pair.cell },
    { name: rest([pair.row.member], pair.row.dimension), area: pair.restOfRow },
    { name: rest(pair.column.members, pair.column.dimension), area: pair.restOfColumn },
    { name: catalogue.say('pair-others'), area: pair.others },
  ];
}

function tableOf(context: Context, { metric, whole }: PairChange, areas: readonly Named[], isSum: boolean): Aside {
  const { catalogue, evidence, now, prior } = context;
  const isGood = ({ delta }: AreaChange) => delta.value > 0 === (context.note(metric).polarity !== 'down');
  const neutral = context.note(metric).polarity === 'neutral';
  const rows = (fact: AreaChange['now']) => ref(evidence.rowsBehind(fact).id);
  const figures = (area: AreaChange) =>
    isSum ? [ref(area.before.id), ref(area.now.id)] : [ref(area.delta.id, 'label'), rows(area.before), rows(area.now)];
  const tones = (area: AreaChange) => (isSum || neutral ? ('neutral' as const) : isGood(area) ? ('good' as const) : ('bad' as const));
  const subject = context.subjectOf(metric);
  const counted = (period: string) => ({ label: catalogue.say('pair-rows', { subject, period: safe(period) }), align: 'right' as const });
  return {
    columns: [
      { label: context.label(metric), align: 'left' },
      ...(isSum
        ? [
            { label: safe(prior!), align: 'right' as const },
            { label: safe(now), align: 'right' as const },
          ]
        : [{ label: catalogue.say('statement-ratio-change'), align: 'right' as const }, counted(prior!), counted(now)]),
    ],
    rows: [
      ...areas.map(({ name, area }, at) => ({
        cells: [name, ...figures(area)],
        role: at === 0 ? ('highlight' as const) : ('body' as const),
        ...(at === 0 && !isSum && { tones: ['neutral' as const, tones(area), 'neutral' as const, 'neutral' as const] }),
      })),
      { cells: [catalogue.say('pair-all'), ...figures(whole)], role: 'total' as const },
    ],
  };
}

/** What the level before would bring back. */
function backOf(context: Context, pair: PairChange): Text | null {
  const { metric, cell, outcomes, worth } = pair;
  const { catalogue, evidence, prior } = context;
  if (outcomes)
    return catalogue.say('rate-change-outcomes', {
      metric: metric === 'win_rate' ? metric : 'other',
      rose: cell.delta.value > 0,
      count: ref(outcomes.id),
      rows: ref(evidence.rowsBehind(cell.now).id),
      subject: context.subjectOf(metric, cell.now.n),
      worth: worth && ref(worth.id),
      prior,
    });
  return worth && worth !== cell.delta
    ? catalogue.say('pair-back', { pair: pairInWords(context, pair), prior, worth: ref(worth.id) })
    : null;
}

/** Parts of the change from which the pair made nearly all of it, and more than that. */
const parts = { all: 0.8, more: 1.15 } as const;

export function saidOfPair(context: Context, pair: PairChange) {
  const { metric, row, column, whole, cell, part, without } = pair;
  const move = context.moveOf(metric);
  return {
    moved: move && context.catalogue.say('moved', saidOf(context.told(move))),
    label: context.label(metric),
    pair: pairInWords(context, pair),
    row: context.memberOf(row.dimension, row.member),
    column: namesOfMembers(context, column.members, column.dimension),
    part: part.value > parts.more ? 'more' : part.value >= parts.all ? 'all' : 'most',
    rose: whole.delta.value > 0,
    total: ref(whole.delta.id),
    whole: ref(whole.now.id),
    value: ref(cell.now.id),
    before: ref(cell.before.id),
    without: ref(without.id),
    prior: context.prior ?? '',
  };
}

export function pairTitles(context: Context, pair: PairChange): Text[] {
  return context.catalogue.forms('pair-titles', saidOfPair(context, pair));
}

function namesOfMembers(context: Context, members: readonly string[], dimension?: Dimension): string {
  return context.catalogue.list(members.map((member) => (dimension ? context.memberOf(dimension, member) : context.member(member))));
}

/** Names of columns whose members are places, where no role says so. */
const place =
  /\b(sites?|depots?|warehouses?|plants?|stores?|shops?|branch(es)?|locations?|hubs?|offices?|clinics?|wards?|hospitals?|homes?|schools?|campus|city|town|country|state|market|area|zone|territory|standorte?|filialen?|werke?|lager|stadt|land|sites?|magasins?|agences?|villes?|pays|tiendas?|sedes?|ciudad|pais|lojas?|cidade|negozi|sede|citta|paese)\b|拠点|店舗|倉庫|工場|地点|门店|仓库|工厂|城市|موقع|فرع|مدينة/;
const yes = /^(yes|y|true|1|ja|oui|s[ií]|sim|はい|有|是|نعم)$/iu;
const no = /^(no|n|false|0|nein|non|n[ãa]o|いいえ|無|否|لا)$/iu;

/** The pair as one says it: Night in Leeds, Cable for Acme, Pro with price lock. */
export function pairInWords(context: Context, { row, column }: Pick<PairChange, 'row' | 'column'>): Text {
  const sides = [{ dimension: row.dimension, members: [row.member] }, column].map(({ dimension, members }) => ({
    dimension,
    members,
    link: linkOf(dimension, members),
  }));
  // Of two that others are in, the place holds the group.
  const isPlace = ({ dimension }: { dimension: Dimension }) => Number(dimension.role === 'region');
  const [first, second] = sides.toSorted((a, b) => links.indexOf(b.link) - links.indexOf(a.link) || isPlace(a) - isPlace(b));
  return context.catalogue.say('pair', {
    link: second!.link,
    row: namesOfMembers(context, first!.members, first!.dimension),
    column:
      second!.link === 'with' || second!.link === 'without'
        ? safe(second!.dimension.label)
        : namesOfMembers(context, second!.members, second!.dimension),
  });
}

/** How the second of a pair is joined to the first; those to the left come last. */
const links = ['with', 'without', 'in', 'for', 'beside'] as const;

function linkOf({ role, label, of }: Dimension, members: readonly string[]): (typeof links)[number] {
  const [only] = members.length === 1 ? members : [];
  if (only !== undefined && yes.test(only)) return 'with';
  if (only !== undefined && no.test(only)) return 'without';
  if (of === 'months' || role === 'region' || role === 'segment' || role === 'team' || place.test(words(label))) return 'in';
  return role === 'account' ? 'for' : 'beside';
}
