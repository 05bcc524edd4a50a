/** Mix: a rate or mean moved by the weights of its members, with their weights and figures now and before. */
import type { Dimension } from '../../../../model/fact.ts';
import type { Finding } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { weightOf } from '../../../insight/finders/mix.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { sectionOf } from '../evidence-page.ts';
import { fitTitle } from '../titles.ts';
import { topicsOf } from '../topics.ts';

const most = 8;
/** Maximum number of members drawn; with more, a table. */
const mostDrawn = 3;
const none = '–';

export function mix(context: Context, metric: string, dimension: Dimension, total: string, worth: number): Draft | null {
  const { catalogue, evidence, table, now, prior } = context;
  const finding = context.find('mix', metric, dimension.id);
  const [whole, before] = [evidence.get(metric, 0), table.prior && evidence.get(metric, table.prior.offset)];
  if (!finding || !whole || !before || !table.prior || !prior) return null;
  const source = context.sourceOf(metric);
  const label = context.label(metric);
  const { weight, weightBefore } = finding.facts;
  const at = (offset: number, member: string) => evidence.get(metric, offset, { [dimension.id]: member });
  const { weighedBy } = context.note(metric);
  const weightAt = (offset: number, member: string) => weightOf(evidence, context.note(metric), { [dimension.id]: member }, offset);
  const rows = dimension.members
    .flatMap((member) => {
      const [own, then] = [at(0, member), at(table.prior!.offset, member)];
      return own || then
        ? [{ member, own, then, weight: own && weightAt(0, member), weightBefore: then && weightAt(table.prior!.offset, member) }]
        : [];
    })
    .sort((a, b) => (b.weight?.value ?? 0) - (a.weight?.value ?? 0) || (a.member < b.member ? -1 : 1))
    .slice(0, most);
  const reading: Text[] = [
    catalogue.say('mix-point', effectsOf(context, finding)),
    catalogue.say('mix-weight', {
      member: context.member(finding.member!),
      weight: ref(weight!),
      before: ref(weightBefore!),
      whole: weighedBy === undefined ? null : context.label(weighedBy),
      prior,
    }),
  ];
  const few = rows.length <= mostDrawn && rows.every((row) => row.own && row.then && row.weight && row.weightBefore);
  const figures = rows.flatMap(({ member, own, then }) =>
    own && then
      ? [catalogue.say('comparison-member', { member: context.member(member), value: ref(own.id), before: ref(then.id), prior })]
      : [],
  );
  const cell = (fact: Known | null) => (fact ? ref(fact.id) : none);
  const base = {
    id: `mix-${metric}-${dimension.id}`,
    title: fitTitle(catalogue.forms('mix-titles', effectsOf(context, finding))),
    section: sectionOf(context, metric, dimension.id),
    ...(source ? { source } : {}),
    notes: context.notes(reading, [evidence.byId(finding.facts.mixEffect!), evidence.byId(finding.facts.rateEffect!)]),
  };
  const draft = {
    part: 'evidence' as const,
    topics: topicsOf(context.note(metric), dimension, 'mix'),
    worth,
    metric,
    dimension: dimension.id,
    proves: [finding.id],
  };
  // A few weights can be seen at once; many must be read.
  if (few)
    return {
      ...draft,
      slide: {
        ...base,
        kind: 'comparison',
        lead: catalogue.say('mix-lead', {
          dimension: safe(dimension.label),
          whole: weighedBy === undefined ? null : context.label(weighedBy),
          now,
          prior,
        }),
        content: {
          categories: rows.map(({ member }) => context.member(member)),
          series: [
            { name: safe(prior), values: rows.map((row) => row.weightBefore!.id) },
            { name: safe(now), values: rows.map((row) => row.weight!.id) },
          ],
          highlight: 1,
          reading: [reading[0]!, ...figures],
        },
      },
    };
  return {
    ...draft,
    slide: {
      ...base,
      kind: 'table',
      lead: context.leadBy(metric, dimension, prior),
      content: {
        columns: [
          { label: safe(dimension.label), align: 'left' },
          { label: catalogue.say('mix-columns-weight', { period: prior }), align: 'right' },
          { label: catalogue.say('mix-columns-weight', { period: now }), align: 'right' },
          { label: catalogue.say('mix-columns-figure', { label, period: prior }), align: 'right' },
          { label: catalogue.say('mix-columns-figure', { label, period: now }), align: 'right' },
        ],
        rows: [
          ...rows.map((row) => ({
            cells: [context.member(row.member), cell(row.weightBefore), cell(row.weight), cell(row.then), cell(row.own)],
            role: row.member === finding.member ? ('highlight' as const) : ('body' as const),
          })),
          { cells: [total, none, none, ref(before.id), ref(whole.id)], role: 'total' as const },
        ],
        reading,
      },
    },
  };
}

export function effectsOf(context: Context, { metric, dimension, member, facts }: Finding) {
  return {
    /** Whose weight moved most, now and before. */
    member: context.member(member!),
    weight: ref(facts.weight!),
    before: ref(facts.weightBefore!),
    label: context.label(metric),
    dimension: safe(context.evidence.dimension(dimension!)!.label),
    delta: ref(facts.delta!),
    mix: ref(facts.mixEffect!),
    rate: ref(facts.rateEffect!),
  };
}
