/** Why a measure moved, by what it is the product of: a bridge with one step a factor. */

import { directionOf } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { type Factor, type Factors, factorsOf } from '../../../insight/finders/factors.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';
import { lengthOf } from './course.ts';

export function factors(context: Context, metric: string, worth: number): Draft | null {
  const { catalogue, evidence, now, prior } = context;
  const finding = context.find('factors', metric);
  const found = factorsOf(evidence, metric);
  if (!finding || !found || prior === null) return null;
  const { value, before, delta } = found;
  const reading: Text[] = found.factors.map((factor) => {
    const { metric: id, now: is, before: was } = factor;
    const said = catalogue.say('comparison-member', { member: context.label(id), value: ref(is.id), before: ref(was.id), prior });
    // A move that chance may have made is no cause of its own.
    const move = context.moveOf(id);
    const rows = { rows: ref(evidence.rowsBehind(is).id), subject: context.subjectOf(id, is.n), length: lengthOf(context) };
    return move?.withinNoise && is.unit === 'ratio' ? [said, catalogue.say('usual-within', rows)].join(context.space) : said;
  });
  return evidencePage(context, {
    // It answers a brief that asks of any of its factors.
    topics: [metric, ...found.factors.map((factor) => factor.metric)].flatMap((id) =>
      topicsOf(context.note(id), null, 'driver change cause why volume rate size'),
    ),
    worth,
    metric,
    proves: [finding.id],
    id: `factors-${metric}`,
    kind: 'bridge',
    titles: catalogue.forms('factors-titles', factorsSaid(context, found)),
    lead: catalogue.say('lead-factors', {
      label: context.label(metric),
      unit: context.unit(metric),
      factors: found.factors.map((factor) => context.label(factor.metric)),
      now,
      prior,
    }),
    notes: context.notes(reading, [delta, ...found.factors.map(({ effect }) => effect)]),
    content: {
      start: { label: safe(prior), value: before.id },
      steps: found.factors.map((factor) => ({ label: context.label(factor.metric), value: factor.effect.id })),
      end: { label: safe(now), value: value.id },
      net: delta.id,
      reading,
    },
  });
}

/** The arguments of `factors-titles` and `factors-point`. */
export function factorsSaid(context: Context, { delta, factors: [first, second] }: Factors) {
  return {
    direction: directionOf(delta.value),
    delta: ref(delta.id),
    first: factorInWords(context, first!),
    firstPart: first!.part && ref(first!.part.id),
    firstRose: first!.effect.value > 0,
    firstEffect: ref(first!.effect.id),
    second: second ? factorInWords(context, second) : null,
    secondPart: second?.part ? ref(second.part.id) : null,
    secondRose: (second?.effect.value ?? 0) > 0,
    secondEffect: second ? ref(second.effect.id) : null,
  };
}

/**
 * `fewer deals closed`; a rate that chance may have moved is named, and not said to be higher or lower; a measure that goes by another name than
 * the catalogue's, by that.
 */
export function factorInWords(context: Context, { metric, now, before }: Factor): Text {
  const { catalogue } = context;
  const label = context.label(metric);
  if (now.unit === 'ratio' && context.moveOf(metric)?.withinNoise) return catalogue.say('factor-plain', { label });
  const isUsual = label === catalogue.find(`measure-${metric.replaceAll('.', '-')}`);
  return catalogue.say('factor', {
    metric: isUsual ? metric : now.unit === 'count' ? 'count' : 'other',
    rose: now.value > before.value,
    label,
  });
}
