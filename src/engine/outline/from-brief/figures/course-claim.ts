/** What a measure did over periods: from the first to the last, without a break or with a best one. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { FactId } from '../../../../model/fact.ts';
import { clean } from '../read/figures.ts';
import { longestTitle } from './claims.ts';
import { isScore } from './nature.ts';
import type { ToldFigures } from './told-figures.ts';

interface Course {
  name: string;
  /** One per period, oldest first. */
  ids: readonly FactId[];
  periods: readonly string[];
}

const ref = (id: FactId) => `{{${id}}}`;

export function courseClaim({ name, ids, periods }: Course, told: ToldFigures): { title: string; short: string; reading: string[] } {
  const say = catalogueOf(told.language);
  const { facts } = told;
  const values = ids.map((id) => facts.value(id));
  const [first, last] = [ids[0]!, ids.at(-1)!];
  const steps = values.slice(1).map((value, at) => value - values[at]!);
  const [a, b] = [values[0]!, values.at(-1)!];
  const said = { label: name, from: ref(first), to: ref(last), start: periods[0]!, end: periods.at(-1)! };
  const unbroken = steps.every((step) => step > 0)
    ? 'figures-courseEveryUp'
    : steps.every((step) => step < 0)
      ? 'figures-courseEveryDown'
      : null;
  const best = values.indexOf(Math.max(...values));
  const least = values.indexOf(Math.min(...values));
  const { unit } = facts.get(first);
  const relative = unit !== 'ratio' && a > 0 && !isScore(name);
  const change = relative
    ? facts.derive(clean(b / a - 1), 'ratio', name, `${told.said(last)} divided by ${told.said(first)}, less one`, [last, first])
    : facts.derive(clean(b - a), unit === 'ratio' ? 'points' : 'number', name, `${told.said(last)} less ${told.said(first)}`, [
        last,
        first,
      ]);
  const moved = b === a ? 'figures-courseHeld' : b > a ? 'figures-courseUp' : 'figures-courseDown';
  const long =
    unbroken !== null && ids.length > 2
      ? say.say(unbroken, said)
      : b === a
        ? say.say('figures-courseHeld', said)
        : say.say(moved as 'figures-courseUp', { ...said, change: `{{${change}|abs}}` });
  const short =
    b === a ? long : say.say(b > a ? 'figures-rose' : 'figures-fell', { label: name, change: `{{${change}|abs}}`, now: ref(last) });
  return {
    title: told.length(long) <= longestTitle ? long : short,
    short,
    reading: [
      ...(unbroken === null
        ? [say.say('figures-courseBest', { best: periods[best]!, value: ref(ids[best]!), least: periods[least]!, low: ref(ids[least]!) })]
        : [
            say.say(b > a ? 'figures-courseRose' : 'figures-courseFell', {
              change: `{{${change}|abs}}`,
              start: periods[0]!,
              end: periods.at(-1)!,
            }),
          ]),
    ],
  };
}
