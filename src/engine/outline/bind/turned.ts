/** What turned between the figures an outline had and those it has now, and what that does to the words of a title. */

import { type Fact, type FactId, withSuffix } from '../../../model/fact.ts';
import type { LanguageCode } from '../../../model/language.ts';
import { referencesIn, type Text } from '../../../model/text.ts';
import { saysDirection } from '../../language/directions.ts';

type Facts = Readonly<Record<FactId, Fact>>;

interface Turn {
  /** `won value`, `won value of GTXPro`. */
  what: string;
  was: string;
  is: string;
}

const change = /\.(?:delta|pct|shift)(?=[[@])/;
const verbs = { '-1': 'fell', '0': 'held', '1': 'rose' } as const;

/** The changes a text speaks of, its figures' own or those of the figures it names, that go the other way now. */
function turns(text: Text, before: Facts, now: Facts): Turn[] {
  const seen = new Set<string>();
  return referencesIn(text).flatMap((id) => {
    const [was, is] = [changeAt(id, before), changeAt(id, now)];
    if (!was || !is) return [];
    const [old, fresh] = [Math.sign(was.value!), Math.sign(is.value!)];
    const what = nameOf(is);
    if (old === fresh || seen.has(what)) return [];
    seen.add(what);
    return [{ what, was: verbs[`${old as -1 | 0 | 1}`], is: verbs[`${fresh as -1 | 0 | 1}`] }];
  });
}

/** Whether words written for the figures before still hold: those that name no direction do. */
export function isStale(text: Text, about: Text, language: LanguageCode, before: Facts, now: Facts): boolean {
  if (!saysDirection(text, language)) return false;
  const own = referencesIn(text).length > 0 ? text : about;
  return turns(own, before, now).length > 0;
}

/** Why a planned title reads otherwise than before: `won value rose where it fell`. */
export function reasonOf(old: Text, fresh: Text, before: Facts, now: Facts): string {
  const turn = turns(old, before, now)[0] ?? turns(fresh, before, now)[0];
  if (turn) return `${turn.what} ${turn.is} where it ${turn.was}`;
  const [was, is] = [membersIn(old, before), membersIn(fresh, now)];
  const [left, come] = [was.filter((name) => !is.includes(name)), is.filter((name) => !was.includes(name))];
  if (left.length > 0 && come.length > 0) return `${come.join(', ')} now, where ${left.join(', ')} stood`;
  return 'its claim follows the new figures';
}

function changeAt(id: FactId, facts: Facts): Fact | null {
  if (change.test(id)) return known(facts, id);
  return known(facts, withSuffix(id, '.delta')) ?? known(facts, withSuffix(id, '.pct'));
}

function known(facts: Facts, id: FactId): Fact | null {
  const fact = Object.hasOwn(facts, id) ? facts[id]! : null;
  return fact && fact.value !== null ? fact : null;
}

function nameOf({ id, label, scope }: Fact): string {
  const metric = label.split(', ')[0]!;
  const members = Object.values(scope);
  const name = /^\p{Lu}\p{Ll}/u.test(metric) ? metric.charAt(0).toLowerCase() + metric.slice(1) : metric;
  return `${/^[^[@]*\.share\./.test(id) ? 'the share of ' : ''}${name}${members.length > 0 ? ` of ${members.join(', ')}` : ''}`;
}

function membersIn(text: Text, facts: Facts): string[] {
  return [...new Set(referencesIn(text).flatMap((id) => Object.values(known(facts, id)?.scope ?? {})))];
}
