/** What somebody holds to be the cause of a measure that only the weights of groups moved: that they moved, or what would have had to move within them. */
import type { Claim } from '../../../../model/brief.ts';
import { mixId } from '../../../../model/fact.ts';
import type { Text } from '../../../../model/text.ts';
import { pOfZ } from '../../../insight/statistics.ts';
import { type Context, safe } from '../context.ts';
import { columnClaimed, membersClaimed } from './claim-members.ts';
import { wayOf } from './claim-things.ts';
import type { Tested } from './claim-verdicts.ts';
import type { MixFound } from './mix-found.ts';
import { atOldMix, groupsOfMix } from './mix-told.ts';

/** Points by which a share has to move, and chance over all members from which one moved within like groups. */
const least = { share: 0.03, chance: 0.05 } as const;
/** Letters of a member by which it is found in a claim. */
const letters = 5;

export function testInMix(context: Context, found: MixFound, claim: Claim): Tested {
  return ofGroup(context, found, claim) ?? ofMember(context, found, claim) ?? ofNoGroup(context, found, claim);
}

const dimensionText = ({ dimensions }: MixFound): Text => dimensions.map(({ label }) => safe(label)).join(' × ');

/** A group whose weight moved, by its name or that of its column. */
function ofGroup(context: Context, found: MixFound, claim: Claim): Tested | null {
  const [dimension, another] = found.dimensions;
  if (!dimension || another) return null;
  const named = membersClaimed(context, found.note.metric, claim).find((each) => each.dimension.id === dimension.id);
  const groups = groupsOfMix(context, found);
  const isOfColumn = !named && columnClaimed(context, claim)?.id === dimension.id;
  const group = named ? groups.find(({ scope }) => scope[dimension.id] === named.member) : isOfColumn ? groups[0] : undefined;
  if (!group) return null;
  const { weight, weightBefore, level, levelBefore } = group;
  const move = weight.value - weightBefore.value;
  const said = claim.text.toLowerCase();
  const at = named ? said.indexOf(named.member.toLowerCase().slice(0, letters)) : -1;
  const way = at < 0 ? null : wayOf(said, at, at + named!.member.length);
  const shown = {
    claim,
    what: context.catalogue.say('claims-share', { who: group.name }),
    before: weightBefore,
    since: weight,
    who: group.name,
  };
  if (Math.abs(move) < least.share) return { ...shown, verdict: 'still' };
  if (way !== null && Math.sign(move) !== (way === 'more' ? 1 : -1)) return { ...shown, verdict: 'opposite' };
  return { ...shown, verdict: 'mixed', others: level, othersBefore: levelBefore };
}

/** A member of another dimension, within like groups. */
function ofMember(context: Context, found: MixFound, claim: Claim): Tested | null {
  const { catalogue, evidence } = context;
  const { note, change } = found;
  for (const { dimension, member } of membersClaimed(context, note.metric, claim)) {
    const beside = note.beside.find((each) => each.dimension === dimension.id && each.member === member);
    const scope = { [dimension.id]: member };
    const [since, before, like] = (['level_now', 'level_prior', 'like_change'] as const).map((part) =>
      evidence.byId(mixId(note, part, scope)),
    );
    if (!beside || !since || !before || !like) continue;
    const isOwn = pOfZ(beside.z) * note.beside.length < least.chance && Math.sign(beside.effect) === Math.sign(change.value);
    const who = context.memberOf(dimension, member);
    const told = { claim, what: catalogue.say('claims-of', { label: context.label(note.metric), who }), before, since, who };
    if (!isOwn) return { ...told, verdict: 'like', like, groups: dimensionText(found) };
    const share = evidence.workedOut(like, '.of_change', beside.effect / change.value, [like, change], {
      label: `${like.label}, part of the change`,
      formula: 'what it weighs times its change within like groups, divided by the whole change',
      unit: 'ratio',
    });
    return { ...told, verdict: 'part', share };
  }
  return null;
}

/** Whatever it is, it would have moved the measure within the groups. */
function ofNoGroup(context: Context, found: MixFound, claim: Claim): Tested {
  return {
    claim,
    verdict: 'even',
    what: context.catalogue.say('mix-claims-constant', { label: context.label(found.note.metric) }),
    before: found.prior,
    since: atOldMix(context, found),
    groups: dimensionText(found),
  };
}
