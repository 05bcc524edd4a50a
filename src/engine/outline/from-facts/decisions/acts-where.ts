/** Whether an option acts where the measure changed: it names the place, another one, or neither. */
import type { Choice, Stake } from '../../../../model/brief.ts';
import type { Dimension, Fact } from '../../../../model/fact.ts';
import type { Text } from '../../../../model/text.ts';
import { isNamed } from '../../../insight/evidence.ts';
import { besideOnset } from '../answers/beside-onset.ts';
import type { Onset } from '../answers/onset.ts';
import { changedAlong } from '../answers/onset-along.ts';
import type { Context } from '../context.ts';
import { safe } from '../context.ts';
import { fold } from '../in-english.ts';
import { claimActedOn } from './acts-on-claim.ts';
import type { Cause } from './cause.ts';

/** `named`: the places that it names and that are not where the measure changed. */
export interface Acts {
  where: 'there' | 'elsewhere' | 'unsaid';
  named: Text | null;
  members: readonly { dimension: Dimension; member: string }[];
  /** It acts on what the figures clear of the change. */
  isCleared?: true;
  /** Of what it calls by its kind alone, such as `the desk`, the one that came to be there when the measure changed. */
  along: Fact['scope'] | null;
}

/** Discounts, bills and what customers pay change for whoever they apply to, which mends no place. */
const isOfAll = ({ rate, bills, price }: Stake) => rate !== undefined || bills !== undefined || (price?.saved && price.unit !== undefined);

/** @param others the options beside it */
export function actsWhere(context: Context, choice: Choice, others: readonly Choice[], cause: Cause): Acts {
  const { text, stake } = choice;
  const { scope, onset } = cause;
  const members = membersNamed(context, text, scope);
  // Who is beside the place, and whom the figures clear, is not the cause there either.
  const cleared = onset ? members.filter(({ dimension, member }) => isBeside(context, onset, dimension, member)) : [];
  if (cleared.length > 0) return { where: 'elsewhere', named: namesOf(context, cleared), isCleared: true, members: cleared, along: null };
  // Half a name of the place is the place, too, where it has both.
  const isThere = members.some(({ dimension, member }) =>
    scope[dimension.id]
      ?.split(' + ')
      .some((place) => place === member || ` ${wordsIn(place).join(' ')} `.includes(` ${wordsIn(member).join(' ')} `)),
  );
  if (isThere) return { where: 'there', named: null, members, along: null };
  const acted = onset ? claimActedOn(context, choice, others, onset) : null;
  if (acted?.kind === 'cleared') return { where: 'elsewhere', named: acted.claim, isCleared: true, members, along: null };
  const along = members.length === 0 ? alongNamed(context, text, cause) : null;
  if (along) return { where: 'there', named: null, members, along };
  // What it takes away there, or of theirs, is of the place that is spoken of.
  if (members.length === 0 && stake.effect !== undefined && there.test(text)) return { where: 'there', named: null, members, along: null };
  // `The desk`, where the cause lies at one, is that one; and what is taken back to another place is taken from there.
  if (members.length === 0 && speaksOfPlace(context, text, scope)) return { where: 'there', named: null, members, along: null };
  // `Back to the old tubes`, where those who get either kind of tube changed alike, restores something else.
  const kept = stake.restores && members.length === 0 ? keptKind(context, text, cause) : null;
  if (kept) return { where: 'elsewhere', named: safe(kept.label), isCleared: true, members, along: null };
  if (stake.restores && members.every(({ dimension, member }) => scope[dimension.id] === undefined || isWhither(text, member)))
    return { where: 'there', named: null, members, along: null };
  // What mends what the figures fit acts where that is.
  if (acted?.kind === 'fits' && members.length === 0 && !isOfAll(stake)) return { where: 'there', named: null, members, along: null };
  const named = members.length === 0 ? null : namesOf(context, members);
  return { where: named !== null || isOfAll(stake) ? 'elsewhere' : 'unsaid', named, members, along: null };
}

const namesOf = (context: Context, members: Acts['members']): Text =>
  context.catalogue.list(members.map(({ dimension, member }) => context.memberOf(dimension, member)));

/** Whether those beside a member changed as much as it did. */
function isBeside(context: Context, { note }: Onset, dimension: Dimension, member: string): boolean {
  if (dimension.id in note.scope) return false;
  const verdict = besideOnset(context, context.note(note.metric), dimension.id, member)?.verdict;
  return verdict === 'not' || verdict === 'alone';
}

function alongNamed(context: Context, text: string, { onset }: Cause): Fact['scope'] | null {
  if (!onset) return null;
  const said = wordsIn(text);
  const found = changedAlong(context, onset).find(({ of: { of, member } }) => {
    const dimension = member === undefined ? null : context.evidence.dimension(of);
    return dimension !== null && wordsIn(dimension.label).some((word) => word.length >= 4 && said.includes(word));
  });
  return found ? { [found.of.of]: found.of.member! } : null;
}

/** A dimension that an option names by its kind alone, which is no part of the place and did not change with it. */
function keptKind(context: Context, text: string, { scope, onset }: Cause): Dimension | null {
  if (!onset) return null;
  const said = wordsIn(text);
  const changed = new Set(changedAlong(context, onset).map(({ of: { of } }) => of));
  const names = (label: string) =>
    wordsIn(label).some((word) => word.length >= 4 && said.some((each) => each === word || isPlural(each, word)));
  return context.evidence.table.dimensions.find(({ id, label }) => scope[id] === undefined && !changed.has(id) && names(label)) ?? null;
}

/** Whether an option speaks of what the places are called that the cause lies in one of. */
function speaksOfPlace({ evidence }: Context, text: string, scope: Cause['scope']): boolean {
  const said = wordsIn(text);
  return Object.keys(scope).some((id) => {
    const dimension = evidence.dimension(id);
    return dimension !== null && wordsIn(dimension.label).some((word) => word.length >= 4 && said.includes(word));
  });
}

/** `back to Dublin`: whither, and not where. */
function isWhither(text: string, member: string): boolean {
  const at = fold(text).indexOf(fold(member));
  return at > 0 && whither.test(text.slice(0, at));
}
const there =
  /(?<!\p{L})(?:there|their|theirs|its|dort|deren|dessen|ihre[rnms]?|là-bas|leurs?|ses|allí|ahí|sus?|ali|lá|deles|delas|lì|là|loro)(?!\p{L})/iu;
const whither =
  /(?<!\p{L})(?:to|with|from|nach|zu|zum|zur|bei|mit|à|au|aux|avec|chez|a|al|con|para|ao|com|alla?|da)\s(?:the |der |dem |den |la |le |les |el |los |las |o |il )?$/iu;

const wordsIn = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
/** By their whole names or, where that is said of no other, by one of their proper names: `UK` for `UK & Ireland`, and no `quote` for `Too slow to quote`. */
function membersNamed({ evidence }: Context, text: string, scope: Cause['scope']): { dimension: Dimension; member: string }[] {
  const words = wordsIn(text);
  const said = ` ${words.join(' ')} `;
  // Of one word also its plural, and who or what is of that place: `hygienists`, `Scottish`.
  const has = (name: string) =>
    name !== '' &&
    (said.includes(` ${name} `) || (/^\p{L}{4,}$/u.test(name) && words.some((word) => isPlural(word, name) || isOfThere(word, name))));
  return evidence.table.dimensions.flatMap((dimension) => {
    const names = dimension.members.filter((member) => isNamed(member, dimension));
    const whole = names.filter(
      (member) =>
        wordsIn(member).join('').length > 1 &&
        isWritten(member, text) &&
        (has(wordsIn(member).join(' ')) || isCompound(words, member, dimension.label)),
    );
    if (whole.length > 0) return whole.map((member) => ({ dimension, member }));
    const parts = names.flatMap((member) => partsOf(member).map((part) => ({ member, part })));
    const found = parts.filter(
      ({ part, member }) =>
        has(fold(part)) &&
        isWritten(part, text) &&
        (scope[dimension.id] !== undefined || new RegExp(`(?<!\\p{L})${part}(?!\\p{L})`, 'u').test(text)) &&
        !parts.some((other) => other.member !== member && fold(other.part) === fold(part)),
    );
    return [...new Set(found.map(({ member }) => member))].map((member) => ({ dimension, member }));
  });
}

/** The member `IT` is no `it`: short names in capitals are written so. */
const isWritten = (member: string, text: string) => !/^\p{Lu}{2,3}$/u.test(member) || text.split(/[^\p{L}\p{N}]+/u).includes(member);

const isPlural = (word: string, name: string) => word.length > name.length && word.length - name.length <= 2 && word.startsWith(name);

/** `Nachtschicht`, of the shift `Nacht`. */
const isCompound = (words: readonly string[], member: string, label: string) => words.includes(`${fold(member)}${fold(label)}`);

/** Its first letters, and an ending that makes a word for who is of there. */
function isOfThere(word: string, name: string): boolean {
  let same = 0;
  while (same < Math.min(word.length, name.length) && word[same] === name[same]) same++;
  return same >= 4 && name.length - same <= 4 && ofThere.test(word.slice(same));
}
const ofThere =
  /^(?:t?ish|i?an|n|ese|ische[nrsm]?|isch|er|ais(?:es?)?|ois(?:es?)?|ien(?:ne)?s?|ains?|aines?|es[ae]?s?|an[oa]s?|en[oa]s?)$/u;

/** Words of a name that begin in upper case and stand for all of it: long ones, and abbreviations. */
const partsOf = (member: string) =>
  member.split(/[^\p{L}\p{N}]+/u).filter((part) => /^\p{Lu}/u.test(part) && ([...part].length >= 4 || /^\p{Lu}{2,}$/u.test(part)));
