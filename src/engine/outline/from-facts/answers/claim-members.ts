/** The members that a claim names: whole, in another form, or by a word of theirs that no other has; and the column that it names without one. */
import type { Claim } from '../../../../model/brief.ts';
import type { Dimension, MetricNote } from '../../../../model/fact.ts';
import { isAlike, words as plain } from '../../../data/lexicon.ts';
import { isNamed } from '../../../insight/evidence.ts';
import type { Context } from '../context.ts';
import { formal } from './asked-of.ts';
import { allTreatedIn } from './suspected.ts';

export interface Named {
  dimension: Dimension;
  member: string;
}

/** Letters of a member that is named in another form. */
const shortest = 4;

/** One of a dimension at most, those that are named whole first. */
export function membersClaimed(context: Context, metric: MetricNote['id'], claim: Claim): Named[] {
  const whole = allTreatedIn(context, { text: claim.text, about: '' }, metric, undefined).flatMap(({ dimension, members }) => {
    const found = context.table.dimensions.find(({ id }) => id === dimension);
    return found && members.length === 1 ? [{ dimension: found, member: members[0]! }] : [];
  });
  const found = [...whole];
  for (const each of [...byForm(context, claim), ...byPart(context, claim)])
    if (found.every(({ dimension }) => dimension !== each.dimension)) found.push(each);
  // `The Rennes branch` names a branch, and not the member Branch of another column.
  const labels = found.map(({ dimension: { label } }) => plain(label));
  return found.filter(({ member }) => !labels.includes(plain(member)));
}

const shown = ({ table }: Context) => table.dimensions.filter(({ of, coded }) => !of && !coded);

/** Members that it names in another form: `hotels` the member Hotel. */
function byForm(context: Context, { text }: Claim): Named[] {
  const said = plain(text).split(' ');
  return shown(context).flatMap((dimension) => {
    const members = dimension.members.filter(
      (member) =>
        member.length >= shortest &&
        isNamed(member, dimension) &&
        plain(member)
          .split(' ')
          .every((word) => said.some((one) => isAlike(one, word))),
    );
    return members.length === 1 ? [{ dimension, member: members[0]! }] : [];
  });
}

const names = /(?<!\p{L})\p{Lu}[\p{L}\p{N}]{2,}/gu;

/** `Ashby` the member Ashby & Sons: the first word of a name, written as a name, that no other member of any column has. */
function byPart(context: Context, { text }: Claim): Named[] {
  const said = new Set([...text.matchAll(names)].map(([word]) => plain(word)).filter((word) => word.length >= shortest));
  if (said.size === 0) return [];
  const all = shown(context).flatMap((dimension) =>
    dimension.members.map((member) => ({ dimension, member, parts: plain(member).split(' ') })),
  );
  return [...said].flatMap((word) => {
    const [only, another] = all.filter(({ parts }) => parts.includes(word));
    return only && !another && only.parts.length > 1 && only.parts[0] === word && isNamed(only.member, only.dimension)
      ? [{ dimension: only.dimension, member: only.member }]
      : [];
  });
}

/** The column of which it names the kind alone: `our fastest package` the column Package. */
export function columnClaimed(context: Context, { text }: Claim): Dimension | null {
  const said = plain(text).split(' ');
  const found = shown(context).filter(({ label }) => {
    const own = plain(label)
      .split(' ')
      .filter((word) => word.length >= shortest && !formal.has(word));
    return own.length > 0 && own.every((word) => said.some((one) => isAlike(one, word)));
  });
  return found.length === 1 ? found[0]! : null;
}
