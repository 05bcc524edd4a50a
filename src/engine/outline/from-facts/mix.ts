/** Mix: a rate or a mean that the weights of its members moved, as a table of weights and figures, now and before. */

import { shareOf } from '../../insight/derived-fact.ts';
import type { Known } from '../../insight/evidence.ts';
import type { Finding } from '../../insight/finding.ts';
import type { Dimension } from '../../metrics/fact.ts';
import { ref, type Text } from '../text.ts';
import { type Context, safe } from './context.ts';
import type { Draft } from './draft.ts';
import { fitTitle } from './fit-title.ts';
import { mixPhrases } from './phrases/mix.ts';
import { topicsOf } from './topics.ts';

const most = 8;
const none = '–';

export function mix(context: Context, metric: string, dimension: Dimension, total: string, worth: number): Draft | null {
  const { phrases, evidence, table, now, prior, brief } = context;
  const finding = context.find('mix', metric, dimension.id);
  const [whole, before] = [evidence.get(metric, 0), table.prior && evidence.get(metric, table.prior.offset)];
  if (!finding || !whole || !before || !table.prior || !prior) return null;
  const say = mixPhrases[brief.language];
  const source = context.sourceOf(metric);
  const label = context.label(metric);
  const { weight, weightBefore } = finding.facts;
  const at = (offset: number, member: string) => evidence.get(metric, offset, { [dimension.id]: member });
  const rows = dimension.members
    .flatMap((member) => {
      const [own, then] = [at(0, member), at(table.prior!.offset, member)];
      return own || then
        ? [{ member, own, then, weight: own && weightOf(context, own, whole), weightBefore: then && weightOf(context, then, before) }]
        : [];
    })
    .sort((a, b) => (b.weight?.value ?? 0) - (a.weight?.value ?? 0) || (a.member < b.member ? -1 : 1))
    .slice(0, most);
  const cell = (fact: Known | null) => (fact ? ref(fact.id) : none);
  const reading: Text[] = [
    say.point(effectsOf(context, finding)),
    say.weight(context.member(finding.member!), weight!, weightBefore!, prior),
  ];
  return {
    part: 'evidence',
    topics: topicsOf(context.note(metric), dimension, 'mix'),
    worth,
    metric,
    dimension: dimension.id,
    proves: [finding.id],
    slide: {
      id: `mix-${metric}-${dimension.id}`,
      kind: 'table',
      title: fitTitle(say.titles(effectsOf(context, finding))),
      lead: phrases.lead.by(label, context.unit(metric), safe(dimension.label), now, prior),
      section: phrases.sections.evidence,
      ...(source ? { source } : {}),
      notes: context.notes(reading, [evidence.byId(finding.facts.mixEffect!), evidence.byId(finding.facts.rateEffect!)]),
      content: {
        columns: [
          { label: safe(dimension.label), align: 'left' },
          { label: say.columns.weight(prior), align: 'right' },
          { label: say.columns.weight(now), align: 'right' },
          { label: say.columns.figure(label, prior), align: 'right' },
          { label: say.columns.figure(label, now), align: 'right' },
        ],
        rows: [
          ...rows.map(({ member, own, then, weight, weightBefore }) => ({
            cells: [context.member(member), cell(weightBefore), cell(weight), cell(then), cell(own)],
            role: member === finding.member ? ('highlight' as const) : ('body' as const),
          })),
          { cells: [total, none, none, ref(before.id), ref(whole.id)], role: 'total' as const },
        ],
        reading,
      },
    },
  };
}

/** A member's part of the rows. */
function weightOf({ evidence }: Context, part: Known, whole: Known): Known | null {
  const [own, all] = [evidence.rowsBehind(part), evidence.rowsBehind(whole)];
  return all.value > 0 ? evidence.keep(shareOf(own, all)) : null;
}

export function effectsOf(context: Context, { metric, dimension, facts }: Finding) {
  return {
    label: context.label(metric),
    dimension: safe(context.evidence.dimension(dimension!)!.label),
    delta: facts.delta!,
    mix: facts.mixEffect!,
    rate: facts.rateEffect!,
  };
}
