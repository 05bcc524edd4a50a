/** Table: the members of a dimension with several measures, for exact figures. */
import type { Dimension, MetricNote } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { isNamed, type Known, type Member } from '../../../insight/evidence.ts';
import { ranking as ranked } from '../../../insight/finders/rank.ts';
import { comparableRate, minRows, proportionOf } from '../../../insight/statistics.ts';
import type { TableContent } from '../../../kinds/table.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

const mostRows = 7;
const mostMetrics = 4;
const none = '–';

/** `order`: the measures that become columns; the first one ranks the rows. */
export function table(context: Context, dimension: Dimension, order: readonly MetricNote[], total: string, worth: number): Draft | null {
  const { catalogue, evidence, prior } = context;
  const source = context.sourceOf(order[0]!.id);
  const [main, ...more] = order;
  if (!main) return null;
  const members = ranked(evidence, main.id, dimension).slice(0, mostRows);
  const whole = evidence.get(main.id, 0);
  if (members.length < 2 || !whole) return null;
  const columns: MetricNote[] = [];
  for (const note of more) {
    if (members.filter(({ member }) => evidence.get(note.id, 0, { [dimension.id]: member })).length >= 2) columns.push(note);
    if (columns.length === mostMetrics - 1) break;
  }
  if (columns.length === 0) return null;
  const adds = evidence.adds(main.id, dimension, 0, 0.2);
  const growths = members.map(({ member }) => evidence.growth(main.id, { [dimension.id]: member }));
  const showGrowth = prior !== null && growths.some((fact) => fact !== null);
  const wholeGrowth = evidence.growth(main.id);
  const row = (head: string, scope: Readonly<Record<string, string>>, fact: Known, share: Known | null, growth: Known | null) => [
    head,
    ref(fact.id),
    ...(adds ? [share ? ref(share.id) : none] : []),
    ...(showGrowth ? [growth ? ref(growth.id, 'label') : none] : []),
    ...columns.map(({ id }) => cell(context, evidence.get(id, 0, scope))),
  ];
  const first = leaderOf(members, dimension);
  const body = members.map(({ member, fact }, index) => ({
    cells: row(context.member(member), { [dimension.id]: member }, fact, evidence.share(fact, whole), growths[index]!),
    role: member === first?.member ? ('highlight' as const) : ('body' as const),
  }));
  const content: TableContent = {
    columns: [
      { label: safe(dimension.label), align: 'left' },
      { label: context.label(main.id), align: 'right', bars: true },
      ...(adds ? [{ label: catalogue.say('table-share'), align: 'right' as const }] : []),
      ...(showGrowth ? [{ label: catalogue.say('table-change', { prior: prior! }), align: 'right' as const }] : []),
      ...columns.map(({ id }) => ({ label: context.label(id), align: 'right' as const })),
    ],
    rows: [...body, { cells: row(total, {}, whole, null, wholeGrowth), role: 'total' }],
    reading: [],
  };
  return evidencePage(context, {
    topics: topicsOf(main, dimension, 'table mix'),
    worth,
    metric: main.id,
    dimension: dimension.id,
    source,
    id: `table-${main.id}-${dimension.id}`,
    kind: 'table',
    titles: titles(context, dimension, main, columns, first),
    lead: context.leadBy(main.id, dimension, showGrowth ? prior : null),
    notes: context.notes([], [(first ?? members[0]!).fact]),
    content,
  });
}

/** Nobody leads with zero, and rows without a member never lead. */
function leaderOf(members: readonly Member[], dimension: Dimension): Member | undefined {
  return members.find(({ member, fact }) => isNamed(member, dimension) && fact.value > 0);
}

/** A rate of few rows is shown as a count. */
function cell({ evidence, catalogue }: Context, fact: Known | null): Text {
  if (!fact) return none;
  const rate = proportionOf(fact);
  if (!rate || comparableRate(fact) || rate.n >= minRows) return ref(fact.id);
  return catalogue.say('table-small-count', { hits: ref(evidence.hitsOf(fact, rate.hits).id), n: ref(evidence.rowsBehind(fact).id) });
}

/** If another additive measure has another leader, the contrast is the title. */
function titles(
  context: Context,
  dimension: Dimension,
  main: MetricNote,
  columns: readonly MetricNote[],
  first: Member | undefined,
): Text[] {
  const { catalogue, evidence } = context;
  if (!first) return [context.catalogue.say('ranking-figures', { dimension: safe(dimension.label) })];
  const plain = catalogue.forms('table-title', {
    dimension: safe(dimension.label),
    label: context.label(main.id),
    member: context.member(first.member),
    value: ref(first.fact.id),
  });
  for (const { id } of columns) {
    const [leader, second] = evidence.adds(id, dimension, 0, 0.5)
      ? ranked(evidence, id, dimension).filter(({ member }) => isNamed(member, dimension))
      : [];
    if (leader && second && leader.member !== first.member && leader.fact.value > second.fact.value)
      return [
        ...catalogue.forms('table-two-leaders', {
          label: context.label(main.id),
          member: context.member(first.member),
          label2: context.label(id),
          member2: context.member(leader.member),
        }),
        ...plain,
      ];
  }
  return [...plain];
}
