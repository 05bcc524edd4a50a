/** From the planned result to the actual one, line by line. */
import { ref } from '../../../../../model/text.ts';
import type { Draft } from '../../draft.ts';
import type { HeldStatement, Line } from './held.ts';
import { adverse, causes, helpful, leadOf, lineMoved, most, moved, pageOf, rest, sumOfAdverse } from './page.ts';

export function bridge(held: HeldStatement): Draft | null {
  const { context, lines, total, basis, head } = held;
  const { catalogue } = context;
  const ordered = lines
    .filter(({ variance }) => variance.value !== 0)
    .sort((a, b) => Math.abs(b.variance.value) - Math.abs(a.variance.value));
  if (ordered.length === 0 || held.costsOnly) return null;
  const shown = ordered.length > most.bridge ? ordered.slice(0, most.bridge - 1) : ordered;
  const others = [...ordered.slice(shown.length), ...held.untold];
  const steps = [...shown.filter(adverse), ...shown.filter(helpful)].map(({ label, variance }) => ({ label, value: variance.id }));
  const sum = (suffix: string, parts: readonly Line[], formula: string) =>
    held.worked(
      suffix,
      parts.reduce((all, { variance }) => all + variance.value, 0),
      parts.map(({ variance }) => variance),
      formula,
    );
  const bad = sumOfAdverse(held);
  const good = sum('.favourable', [...lines, ...held.untold].filter(helpful), 'sum of the favourable variances');
  const main = adverse(total) ? lines[0]! : lines.at(-1)!;
  const without = held.worked(
    '.without',
    total.variance.value - main.variance.value,
    [total.variance, main.variance],
    `variance without ${main.label}`,
  );
  const reading = [
    ...(main.variance.value !== total.variance.value
      ? [
          catalogue.say('statement-without', {
            line: main.label,
            rest: ref(without.id),
            side: without.value > 0 ? 'above' : 'below',
            basis,
          }),
        ]
      : []),
    ...[lines.at(-1)!, lines[0]!]
      .filter((line) => line !== main && adverse(line) !== adverse(total))
      .slice(0, 1)
      .map((line) => lineMoved(held, line)),
  ];
  return pageOf(held, {
    id: 'bridge-plan',
    kind: 'bridge',
    worth: 0.98,
    more: 'bridge driver',
    titles:
      bad.value < 0 && good.value > 0
        ? [catalogue.say('statement-bridge', { basis, bad: ref(bad.id), good: ref(good.id) })]
        : [2, 1].map((count) =>
            catalogue.say('statement-bridge-one', {
              causes: causes(held)
                .slice(0, count)
                .map((line) => moved(held, line)),
              basis,
            }),
          ),
    lead: leadOf(held),
    say: reading,
    figures: [total.planned, total.actual, bad, good],
    content: {
      start: { label: head, value: total.planned.id },
      steps: [...steps, ...(others.length > 0 ? [{ label: catalogue.say('word-other'), value: rest(held, others).variance.id }] : [])],
      end: { label: catalogue.say('plan-actual'), value: total.actual.id },
      net: total.variance.id,
      reading,
    },
  });
}
