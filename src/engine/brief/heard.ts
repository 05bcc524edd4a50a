/** What a prompt and its documents say, each part by what it is for: what to do, what to show, what to leave out. */
import { audienceOf } from './audience.ts';
import { apartFromBans } from './bans.ts';
import { withoutTalk } from './chatter.ts';
import { fold } from './clean.ts';
import { companyOf } from './company.ts';
import { corrected, deniedIn, reportOf } from './corrections/corrected.ts';
import { datesIn } from './dates.ts';
import { asStatements } from './dialogue.ts';
import { isSent, opened } from './envelope.ts';
import { presentersIn } from './presenters.ts';
import { apartFromInward, apartFromRequests, sentencesLost, withoutPrivate } from './private.ts';
import { BriefRoles } from './roles/brief-roles.ts';
import { segment, speakersIn } from './segment.ts';
import { sentences } from './sentences.ts';
import { type SilentNames, silentIn, withoutNames } from './silent-names.ts';
import { withStatementsApart } from './statements-apart.ts';

/** Characters of a prompt that speaks to the tool from end to end: a page of text. */
export const shortPrompt = 3000;

interface HeardBrief {
  instruction: string;
  material: string;
  /** What the author asks to be silent about. */
  requests: string[];
  about: string | null;
  to: string | null;
  /** Who presents, and as of when, as the cover says it. */
  byline: string[];
  /** What the report says of corrections: those that were not carried out, and what they leave in doubt. */
  corrections: string[];
  /** Sentences that a correction denies without saying what of them it replaces. */
  denied: string[];
  /** Directions on the form of the deck. */
  directions: string[];
  /** What is said by the way, and of it what may have been meant for the pages. */
  asides: string[];
  unsure: string[];
  /** How many sentences were said in confidence. */
  confided: number;
  silent: SilentNames;
}

/** Everything a prompt says, each part by what it is for: what to do, what to show, what to leave out. */
export function heard(prompt: string, documents: string): HeardBrief {
  const { text: given, about, to, from } = opened(prompt);
  const { text: spoken, byline } = presentersIn(given);
  const text = withStatementsApart(/\p{L}/u.test(spoken) ? spoken : given);
  const { text: outside, requests: inward } = apartFromInward(text);
  const { text: aloud, requests: outward } = apartFromRequests(outside);
  const requests = [...outward, ...inward];
  const open = withoutPrivate(aloud);
  const confided = sentencesLost(text, outside) + sentencesLost(aloud, open);
  const own = corrected(open);
  const { text: meant } = own;
  const speakers = speakersIn(meant);
  const all = sentences(meant);
  const roles = new BriefRoles(all.length < 2 ? '' : meant, speakers);
  // One sentence is what is asked, or a few that only ask, and the patterns of talk are slow to compile.
  const isAsk = all.length < 2 || (all.length < 4 && all.every((sentence) => roles.asks(sentence)));
  const { text: unforbidden, said: bans } = isAsk
    ? { text: meant, said: [] }
    : apartFromBans(meant, (sentence) => roles.aside(sentence) === 'private');
  const silent = silentIn(
    [...requests, ...unsaid(aloud, open), ...bans],
    `${unforbidden}\n${documents}`,
    mustBeSaid(unforbidden, roles, speakers),
  );
  const allowed = withoutNames(unforbidden, silent);
  const {
    text: matter,
    told,
    directions,
    asides,
    unsure,
    confided: more,
  } = isAsk
    ? { text: meant, told: [], directions: [], asides: [], unsure: [], confided: 0 }
    : withoutTalk(asStatements(allowed, speakers), audienceOf(meant.slice(0, shortPrompt)), speakers, roles);
  // A prompt of nothing but wishes is still one.
  const shown = /\p{L}/u.test(matter) ? matter : allowed;
  const first = sentences(allowed.slice(0, shortPrompt))[0] ?? '';
  const { instruction, material } = segment(shown, shown.startsWith(first), speakers, isAsk ? undefined : roles);
  return {
    instruction: [instruction, ...told, ...unsure.filter((sentence) => forWhom.test(fold(sentence)))].join('\n').trim(),
    material,
    requests: [...requests, ...bans],
    about,
    to,
    byline: [...(from === null ? [] : [from]), ...byline],
    corrections: reportOf(own),
    denied: deniedIn(own),
    directions,
    asides,
    unsure: unsure.filter((sentence) => !forWhom.test(fold(sentence))),
    confided: confided + more,
    silent,
  };
}

/** `It's for the Oak Trust, we present on 19 May`: of the deck and who sees it. */
const forWhom =
  /^(?:it's|it is|this is|das ist|es ist|die ist|c'est|es|é|è) (?:for|für|pour|para|per) (?:the|an?|our|den|die|das|unsere?n?|les?|la|l'|notre|el|los|las|o|a|os|as|il|lo|i|gli|\p{Lu})/iu;

/** Sentences of a text that another one has no more. */
const unsaid = (before: string, after: string) =>
  before === after ? [] : sentences(before).filter((sentence) => !after.includes(sentence));

/** Names that no ban covers: the company’s, the readers’, of those who speak and of those who have a task. */
function mustBeSaid(text: string, roles: BriefRoles, speakers: ReadonlySet<string>): (name: string) => boolean {
  const opening = text.slice(0, shortPrompt);
  const known = [companyOf(opening) ?? '', audienceOf(opening) ?? '', ...speakers];
  const said = sentences(text);
  // In a plan each line has its day, and those it names are dealt with.
  const dated = text.split('\n').filter((line) => /^\s{0,8}[-*+•]\s/u.test(line) && datesIn(line).length > 0);
  return (name) =>
    known.some((each) => each.includes(name)) ||
    dated.some((line) => line.includes(name)) ||
    said.some(
      (sentence) =>
        sentence.includes(name) &&
        (roles.isTask(sentence) || (sentence.replace(/^[-*+•\s]+/u, '').startsWith(name) && datesIn(sentence).length > 0)),
    );
}

interface HeardInDocuments extends Pick<HeardBrief, 'corrections' | 'denied' | 'directions' | 'unsure' | 'about'> {
  text: string;
  /** What the people of a talk ask of whoever makes the deck. */
  told: string;
}

export const notSaid: HeardInDocuments = { text: '', told: '', corrections: [], denied: [], directions: [], unsure: [], about: null };

/**
 * What documents say, without what was said in private or corrected. Nothing of it asks for anything, but for what people who talk or
 * write to one another say of the deck.
 */
export function heardInDocuments(given: string, silent: SilentNames): HeardInDocuments {
  const { text: open, about } = isSent(given) ? opened(given) : { text: given, about: null };
  const own = corrected(withoutNames(withoutPrivate(open), silent));
  const { text: meant } = own;
  const corrections = reportOf(own);
  const denied = deniedIn(own);
  const speakers = speakersIn(meant);
  if (speakers.size === 0) return { ...notSaid, text: meant, corrections, denied, about };
  const roles = new BriefRoles(meant, speakers);
  const { text: matter, told, directions, unsure } = withoutTalk(asStatements(meant, speakers), null, speakers, roles);
  const { instruction, material } = segment(/\p{L}/u.test(matter) ? matter : meant, false, speakers, roles);
  return { text: material, told: [instruction, ...told].join('\n').trim(), corrections, denied, directions, unsure, about };
}
