/**
 * What became of the members of other dimensions than those whose weights moved a measure, within like groups: whoever has more of the rows than before
 * of which the measure is worse looks as if he had become worse.
 */
import type { MixNote } from '../../model/fact.ts';
import { name } from '../data/database.ts';
import { noMember } from '../data/dimensions.ts';
import type { Question, Split } from './compute.ts';
import { type Counted, countedIn, errorOf, less, nothing, rateOf, summed, sumsOf } from './counted.ts';
import type { Metric } from './metric.ts';
import { valuesOf } from './values.ts';

/** Members of a dimension. */
const most = 40;
/** Rows of a member, and of it in a group, that tell its level. */
const least = { rows: 30, group: 5 } as const;

export interface BesideMix {
  of: MixNote['beside'][number];
  now: Counted;
  /** All others before, where it was not there. */
  prior: Counted;
  /** What of its change is no change of its groups' weights. */
  like: number;
}

interface Spans {
  now: Counted;
  prior: Counted;
}

/** @param set the dimensions whose weights moved it; @param where SQL of the rows of both spans; @param isNow SQL of those of the later one */
export async function besideMixOf(
  question: Question,
  metric: Metric,
  set: readonly Split[],
  splits: readonly Split[],
  { where, isNow }: { where: string; isNow: string },
): Promise<BesideMix[]> {
  const others = splits.filter((split) => !set.includes(split) && split.members.length <= most);
  const found: BesideMix[] = [];
  for (const split of others) {
    const group = set.map(({ column }) => `coalesce(CAST(${name(column)} AS VARCHAR), '')`).join(` || chr(10) || `);
    const rows = await question.database.query(
      `SELECT CAST(${name(split.column)} AS VARCHAR) AS "member", ${group} AS "group", ${isNow} AS "now", ${[valuesOf([metric]), ...sumsOf(metric)].join(', ')}
       FROM ${metric.basis.table} WHERE ${where} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    );
    const all = new Map<string, Map<string, Spans>>();
    for (const row of rows) {
      const [member, key] = [row.member === null ? noMember : String(row.member), String(row.group)];
      const groups = all.get(member) ?? new Map<string, Spans>();
      const own = groups.get(key) ?? { now: nothing, prior: nothing };
      groups.set(key, { ...own, [Number(row.now) === 1 ? 'now' : 'prior']: countedIn(row, metric) });
      all.set(member, groups);
    }
    const whole = new Map<string, Spans>();
    for (const groups of all.values())
      for (const [key, { now, prior }] of groups) {
        const sum = whole.get(key) ?? { now: nothing, prior: nothing };
        whole.set(key, { now: summed([sum.now, now]), prior: summed([sum.prior, prior]) });
      }
    const total = summed([...whole.values()].map(({ now }) => now)).by;
    for (const member of split.members) {
      const own = member === noMember ? undefined : all.get(member);
      const beside = own && likeOf(own, whole, total);
      if (beside) found.push({ ...beside, of: { dimension: split.id, member, ...beside.of } });
    }
  }
  return found;
}

type Like = Omit<BesideMix, 'of'> & { of: Omit<BesideMix['of'], 'dimension' | 'member'> };

/** Of one that was not there before, beside all who were. */
function likeOf(own: ReadonlyMap<string, Spans>, whole: ReadonlyMap<string, Spans>, total: number): Like | null {
  const sum = (of: keyof Spans, groups: ReadonlyMap<string, Spans>) => summed([...groups.values()].map((each) => each[of]));
  const now = sum('now', own);
  if (now.n < least.rows || now.by <= 0) return null;
  const isNew = sum('prior', own).n < least.rows;
  const isGone = !isNew && [...own.values()].every(({ now: { n } }) => n === 0);
  if (isGone) return null;
  const [before, all] = [sum('prior', own), sum('prior', whole)];
  const prior = isNew ? less(all, before) : before;
  if (prior.n < least.rows || prior.by <= 0) return null;
  let [like, variance] = [0, 0];
  for (const [key, spans] of own) {
    const then = isNew ? less(whole.get(key)!.prior, spans.prior) : spans.prior;
    if (spans.now.n < least.group || then.n < least.group) continue;
    const weight = isNew ? spans.now.by / now.by : (spans.now.by / now.by + then.by / prior.by) / 2;
    like += weight * (rateOf(spans.now) - rateOf(then));
    variance += weight ** 2 * (errorOf(spans.now) ** 2 + errorOf(then) ** 2);
  }
  if (variance === 0) return null;
  const z = Number((like / Math.sqrt(variance)).toPrecision(9));
  return { of: { z, effect: Number(((now.by / total) * like).toPrecision(9)), ...(isNew && { isNew: true as const }) }, now, prior, like };
}
