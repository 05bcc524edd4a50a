/** Simpson's reversal: members within which a change or difference reverses, with the whole next to them. */
import { type Dimension, withSuffix } from '../../../../model/fact.ts';
import type { Finding } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { comparableRate, proportionOf } from '../../../insight/statistics.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

const most = 7;

/** The best reversal of a measure and a dimension. */
export function simpson(context: Context, metric: string, dimension: Dimension, total: string, worth: number): Draft | null {
  const finding = context.find('simpson', metric, dimension.id);
  const drawn = finding && (finding.member === undefined ? changes(context, finding, dimension) : differences(context, finding, dimension));
  if (!finding || !drawn || drawn.pairs.length < 2) return null;
  const { catalogue, evidence, now } = context;
  const { inside, pairs, whole, names } = drawn;
  const shown = [...pairs.slice(0, most), { member: total, ...whole }];
  const reading: Text[] = [
    catalogue.say('simpson-held', { within: ref(finding.facts.within!), inside: safe(inside.label) }),
    catalogue.say('simpson-turned', { members: (finding.members ?? []).map((member) => context.member(member)) }),
  ];
  return evidencePage(context, {
    topics: topicsOf(context.note(metric), dimension, 'mix'),
    worth,
    metric,
    dimension: dimension.id,
    proves: [finding.id],
    id: `simpson-${metric}-${dimension.id}`,
    kind: 'comparison',
    titles: titlesOf(context, finding, inside),
    lead: catalogue.say('lead-by', {
      label: context.label(metric),
      unit: null,
      dimension: safe(inside.label),
      now,
      prior: finding.member === undefined ? context.prior : null,
    }),
    notes: context.notes(reading, [evidence.byId(finding.facts.within!), whole.second]),
    content: {
      categories: shown.map(({ member }) => context.member(member)),
      series: [
        { name: names[0], values: shown.map(({ first }) => first.id) },
        { name: names[1], values: shown.map(({ second }) => second.id) },
      ],
      highlight: 1,
      reading,
    },
  });
}

/** `inside`: the dimension within which it reverses. */
export function titlesOf(context: Context, finding: Finding, inside: Dimension): Text[] {
  const { catalogue } = context;
  const label = context.label(finding.metric);
  // A reversal's direction is that within the members; the whole goes the other way.
  const wholeUp = finding.direction === 'down';
  return finding.member === undefined
    ? catalogue.forms('simpson-change', { label, rose: wholeUp, dimension: safe(inside.label) })
    : catalogue.forms('simpson-difference', { member: context.member(finding.member), label, ahead: wholeUp, inside: safe(inside.label) });
}

interface Pair {
  first: Known;
  second: Known;
}

interface Drawn {
  inside: Dimension;
  pairs: (Pair & { member: string })[];
  whole: Pair;
  names: [string, string];
}

function changes(context: Context, finding: Finding, dimension: Dimension): Drawn | null {
  const { evidence, table, now, prior } = context;
  if (!table.prior || !prior) return null;
  const [first, second] = [evidence.byId(finding.facts.before!), evidence.byId(finding.facts.value!)];
  const pairs = dimension.members.flatMap((member) => {
    const scope = { [dimension.id]: member };
    const [before, own] = [evidence.get(finding.metric, table.prior!.offset, scope), evidence.get(finding.metric, 0, scope)];
    return before && own && comparableRate(before) && comparableRate(own) ? [{ member, first: before, second: own }] : [];
  });
  return first && second ? { inside: dimension, pairs, whole: { first, second }, names: [safe(prior), safe(now)] } : null;
}

/** The member against all others, within each member of the other dimension. */
function differences(context: Context, finding: Finding, dimension: Dimension): Drawn | null {
  const { evidence } = context;
  const inside = finding.inside === undefined ? null : evidence.dimension(finding.inside);
  const own = { [dimension.id]: finding.member! };
  const [member, all] = [evidence.get(finding.metric, 0, own), evidence.get(finding.metric, 0)];
  const others = member && all && othersThan(context, member, all);
  if (!inside || !others) return null;
  const pairs = inside.members.flatMap((name) => {
    const [cell, both] = [
      evidence.get(finding.metric, 0, { ...own, [inside.id]: name }),
      evidence.get(finding.metric, 0, { [inside.id]: name }),
    ];
    const rest = cell && both && comparableRate(cell) ? othersThan(context, cell, both) : null;
    return cell && rest ? [{ member: name, first: rest, second: cell }] : [];
  });
  return {
    inside,
    pairs,
    whole: { first: others, second: member },
    names: [context.catalogue.say('simpson-others'), context.member(finding.member!)],
  };
}

/** The rate of all rows except the member's. */
function othersThan({ evidence }: Context, member: Known, all: Known): Known | null {
  const [own, whole] = [proportionOf(member), proportionOf(all)];
  if (!own || !whole || whole.n <= own.n) return null;
  const n = whole.n - own.n;
  return evidence.keep({
    ...all,
    id: withSuffix(member.id, '.others'),
    value: (whole.hits - own.hits) / n,
    n,
    scope: member.scope,
    label: `${all.label}, all others`,
    formula: `${all.label} of the rows that are not ${Object.values(member.scope)[0]}`,
    sql: '',
    from: [all.id, member.id],
  });
}
