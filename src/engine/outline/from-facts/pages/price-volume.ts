/** Why revenue or the gross margin moved, by price, volume, mix, discounts and unit costs. */
import { ref, type Text } from '../../../../model/text.ts';
import { type PriceFactor, type PriceVolume, priceVolumeOf } from '../../../insight/finders/price-volume.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { saidOf } from '../told.ts';
import { topicsOf } from '../topics.ts';

export function priceVolume(context: Context, metric: string, worth: number): Draft | null {
  const { catalogue, now, prior } = context;
  const finding = context.find('price-volume', metric);
  const found = priceVolumeOf(context.evidence, metric);
  if (!finding || !found || prior === null) return null;
  const { value, before, delta, effects } = found;
  const name = (factor: PriceFactor) => catalogue.say('price-factor-name', { factor });
  const third = effects[2];
  const reading = [
    ...effects.slice(0, 3).flatMap(({ factor, effect, where }) =>
      where
        ? [
            catalogue.say('price-where', {
              factor: inWords(context, factor, effect.value),
              member: context.member(where.member),
              effect: ref(where.effect.id),
            }),
          ]
        : [],
    ),
    ...(third && !third.where
      ? [
          catalogue.say('price-effect', {
            factor: inWords(context, third.factor, third.effect.value),
            rose: third.effect.value > 0,
            effect: ref(third.effect.id),
          }),
        ]
      : []),
  ];
  const page = {
    topics: [...topicsOf(context.note(metric), null, 'driver change cause why volume price mix discount cost margin')],
    worth,
    metric,
    proves: [finding.id],
    id: `price-volume-${metric}`,
    // How far it moved stands beside it; the summary says that.
    titles: catalogue.forms('price-titles', { ...priceSaid(context, found), moved: null }),
    lead: catalogue.say('lead-price', { label: context.label(metric), now, prior }),
    // Which product counts most shows beside the next.
    notes: context.notes(reading, [
      delta,
      ...effects.map(({ effect }) => effect),
      ...effects.slice(0, 3).map(({ where }) => where?.next ?? null),
    ]),
  };
  if (metric === 'gross_margin')
    return evidencePage(context, {
      ...page,
      kind: 'comparison',
      content: {
        categories: effects.map(({ factor }) => name(factor)),
        series: [{ name: context.label(metric), values: effects.map(({ effect }) => effect.id) }],
        variance: 'up',
        reading,
      },
    });
  return evidencePage(context, {
    ...page,
    kind: 'bridge',
    content: {
      start: { label: safe(prior), value: before.id },
      steps: effects.map(({ factor, effect }) => ({ label: name(factor), value: effect.id })),
      end: { label: safe(now), value: value.id },
      net: delta.id,
      reading,
    },
  });
}

function inWords({ catalogue }: Context, factor: PriceFactor, effect: number): Text {
  return catalogue.say('price-factor', { factor, rose: effect > 0 });
}

export function priceSaid(context: Context, { metric, effects: [first, second] }: PriceVolume) {
  const move = context.moveOf(metric);
  return {
    moved: move && context.catalogue.say('moved', saidOf(context.told(move))),
    label: context.label(metric),
    first: inWords(context, first!.factor, first!.effect.value),
    firstRose: first!.effect.value > 0,
    firstEffect: ref(first!.effect.id),
    second: second ? inWords(context, second.factor, second.effect.value) : null,
    secondRose: (second?.effect.value ?? 0) > 0,
    secondEffect: second ? ref(second.effect.id) : null,
  };
}

export function priceTitles(context: Context, found: PriceVolume): Text[] {
  return context.catalogue.forms('price-titles', priceSaid(context, found));
}
