/** Which of the options the author is for, and the sentence that says so. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import { sentences as sentencesIn } from '../../../brief/sentences.ts';
import { longestTitle, sizeOf, titleOf } from '../prose/page-language.ts';
import type { Sentence } from '../said.ts';
import { isAdvice, isAsk } from './decisions.ts';
import { calledIn, placeCalled } from './option-marks.ts';
import { type MarkedOption, proposing } from './options-marked.ts';
import { plainly, shortened, small, wordCount } from './wording.ts';

export interface Proposal {
  /** Places of the options that are for now; what is for later stands behind a comma. */
  places: readonly number[];
  sentence: Sentence;
  /** As a title, with what the marks stand for. */
  claim: string;
}

export function proposalIn(options: readonly MarkedOption[], sentences: readonly Sentence[], brief: Brief): Proposal | null {
  const taken = new Set(options.flatMap(({ at }) => at));
  const able = sentences.filter((sentence) => !taken.has(sentence.at) && isProposal(sentence));
  const found = able.flatMap((sentence): Proposal[] => {
    const places = placesIn(sentence.text, options);
    return places.length === 0 || places.length === options.length
      ? []
      : [{ places, sentence, claim: claimOf(sentence, options, places, brief) }];
  });
  // An ask says what is to be voted on, and a proposal why.
  return found.find(({ sentence }) => !isAsk(sentence) && sentence.role !== 'request') ?? found[0] ?? null;
}

const isProposal = (sentence: Sentence) =>
  isAdvice(sentence) ||
  isAsk(sentence) ||
  sentence.role === 'decision' ||
  sentence.role === 'request' ||
  proposing.test(sentence.text) ||
  isAdvised(sentence.heading);

/** `Recommendation`: what stands below it is one. */
const isAdvised = (heading: string | null) => heading !== null && (proposing.test(heading) || named.test(heading.trim()));
const named =
  /^(?:(?:my|our|the|unsere|meine|notre|ma|nuestra|mi|a nossa|la nostra)\s)?(?:recommendation|proposal|empfehlung|vorschlag|recommandation|proposition|recomendación|recomendação|raccomandazione)/iu;

function placesIn(text: string, options: readonly MarkedOption[]): readonly number[] {
  // Japanese and Chinese name the option before the verb.
  const verb = /\p{Script=Han}/u.test(text) ? null : proposing.exec(text);
  for (const whole of verb === null ? [text] : [text.slice(verb.index + verb[0].length), text]) {
    const said = whole.replace(/[.!。]\s*$/u, '');
    for (const clause of said.split(/[,;，、；。]\s*|\.\s/u)) {
      const called = calledIn(
        clause,
        options.map(({ mark }) => mark),
      );
      if (called.length > 0) return called;
      const place = placeCalled(clause, options.length);
      if (place >= 0) return [place];
      const named = namedIn(clause, options);
      if (named.length === 1) return named;
    }
  }
  return [];
}

/** The option that shares most words with a clause, if one does: two, or one long one that no other has. */
function namedIn(clause: string, options: readonly MarkedOption[]): number[] {
  const shared = options.map(({ name }) => sharedWith(clause, name));
  const most = Math.max(...shared);
  const best = shared.flatMap((count, place) => (count === most ? [place] : []));
  return most >= enough && best.length === 1 ? best : [];
}
const enough = 1;

function sharedWith(clause: string, name: string): number {
  if (/\p{Script=Han}/u.test(name)) {
    const text = name.replace(/[^\p{L}\p{N}]/gu, '');
    return Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)).filter((part) => clause.includes(part))
      .length;
  }
  const said: readonly string[] = clause.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const own: readonly string[] = name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const shared = own
    .map((word) => (said.includes(word) ? (word.length >= 5 ? 1 : 0.5) : said.some((other) => isAkin(word, other)) ? 0.9 : 0))
    .reduce<number>((sum, each) => sum + each, 0);
  // `automatic` rather means the automatic line than the semi-automatic one.
  return shared > 0 && own[0] !== undefined && said.some((word) => word === own[0] || isAkin(word, own[0]!)) ? shared + 0.25 : shared;
}

/** `replacement` is to replace, and `Reparatur` is what `reparieren` does. */
function isAkin(one: string, other: string): boolean {
  const most = Math.min(one.length, other.length);
  let same = 0;
  while (same < most && one[same] === other[same]) same += 1;
  return same >= 5 && same * 2 >= most && same >= most - 5;
}

/** `B and C now` says what B and C are, where a title holds it. */
function claimOf({ text, heading }: Sentence, options: readonly MarkedOption[], places: readonly number[], brief: Brief): string {
  const { language } = brief;
  const [opening = text] = sentencesIn(text);
  const said = plainly((wordCount(opening) >= 3 ? opening : text).replace(opinion, '').replace(myself, ''));
  const bare = (titleOf(said, language) ?? shortened(said)).replace(/[,，、;]\s*$/u, '');
  const colon = language === 'ja' || language === 'zh' ? '：' : language === 'fr' ? ' : ' : ': ';
  const isLabelled = isAdvised(heading) && !proposing.test(bare);
  const lead = isLabelled ? `${catalogueOf(language).say('role-recommendation')}${colon}` : '';
  const clause = /^[^,，、]+/u.exec(bare)![0];
  const claims = [
    explained(bare, options, places, brief),
    ...(explained(clause, options, places, brief) === clause ? [] : [explained(clause, options, places, brief)]),
    bare,
  ].map((claim) => `${lead}${claim}`);
  return claims.find((claim) => sizeOf(claim) <= longestTitle) ?? bare;
}

/** Of whom it is, a heading or the page says enough. */
const opinion =
  /^(?:what (?:i|we) (?:reckon|propose|suggest|think|want) is|(?:i|we) reckon(?: that)?|(?:my|our) (?:call|view|choice) is)\s/iu;
/** `The director, that is me, proposes`. */
const myself =
  /,\s(?:that is(?: to say)?|i\.\s?e\.|also|das heißt|c['’]est-à-dire|o sea|es decir|ou seja|isto é|cioè|ossia)\s(?:me|myself|i|ich|moi|yo|eu|io),/giu;

/** With what the marks stand for behind the first of each. */
export function explained(text: string, options: readonly MarkedOption[], places: readonly number[], brief: Brief): string {
  return places.reduce((claim, place) => {
    const { mark, name } = options[place]!;
    if (mark === null || wordCount(name) > 7 || claim.includes(name)) return claim;
    const sign = mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const open = brief.language === 'ja' || brief.language === 'zh' ? '（' : ' (';
    const close = brief.language === 'ja' || brief.language === 'zh' ? '）' : ')';
    return claim.replace(
      new RegExp(`(?<![\\p{L}\\d])${sign}[)）]?(?![\\p{L}\\d])`, 'u'),
      (found) => `${capitalMark(found.replace(/[)）]$/u, ''))}${open}${small(name, brief)}${close}`,
    );
  }, text);
}

/** `b` is B, and `Option B` is as it is written. */
const capitalMark = (mark: string) => (mark.length === 1 ? mark.toUpperCase() : mark);
