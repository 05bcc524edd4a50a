/** What is to happen when, once something is decided: `If the board agrees on 12 May, the crane arrives on 3 July and runs from 1 August`. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { type When, whensIn } from './when.ts';
import { plainly, wordCount } from './wording.ts';

export interface Milestone {
  what: string;
  /** With its day, as a clause. */
  said: string;
  time: When;
  /** It is the decision that the others follow. */
  isDecision: boolean;
}

const condition =
  /^(?:if|once|when|as soon as|provided(?: that)?|assuming(?: that)?|wenn|falls|sobald|sofern|si|dès que|lorsque|cuando|en cuanto|quando|assim que|se|non appena)\s(?=\p{L})/iu;
const deciding =
  /(?<!\p{L})(?:approv|agree|decid|vote|sign|say yes|says yes|accept|confirm|consent|back|grant|zustimm|stimmt|beschlie|entscheid|genehmig|freig[ie]b|frei(?!\p{L})|approuv|valid|accept|décid|dit oui|disent oui|vot|aprueb|aprob|acept|decid|aprov|aceit|approv|accett|diz(?:em)? que sim)/iu;
const mostWords = 16;

/** Empty where the sentence tells something else: each of its parts has one day, and the first is the decision. */
export function milestonesIn(text: string, asOf: string | null, language: LanguageCode): Milestone[] {
  const said = text.trim().replace(/(?<!\d{1,2}\.\d{1,2})[.。!]\s*$/u, '');
  const asian =
    /^(.{4,40}?\d{1,2}\s?月.{1,30}?(?:すれば|したら|した場合|されれば|されたら))、(.+)$/u.exec(said) ??
    /^(?:如果|若|一旦)(.{4,40}?)，(.+)$/u.exec(said);
  if (!asian && (!condition.test(said) || !/[,，]/u.test(said))) return [];
  const cut = said.search(/[,，]\s*(?!20\d\d)/u);
  const [head, rest] = asian ? [asian[1]!, asian[2]!] : [said.slice(0, cut).replace(condition, ''), said.slice(cut + 1)];
  if (!deciding.test(head) && !/承認|決定|批准|同意|通过/u.test(head)) return [];
  const first = partOf(head.replace(/(?:すれば|したら|した場合|されれば|されたら)$/u, ''), asOf);
  const others = clausesOf(rest.trim(), asOf).map((clause) => partOf(language === 'de' ? turned(clause) : clause, asOf));
  if (first === null || others.length === 0 || others.some((each) => each === null)) return [];
  const decision = language === 'de' ? { ...first, what: nounOf(first.what, language) } : first;
  return [{ ...decision, isDecision: true }, ...others.map((each) => ({ ...each!, isDecision: false }))];
}

/** At joints between which there is a day each. */
function clausesOf(text: string, asOf: string | null): string[] {
  const found: string[] = [];
  let from = 0;
  for (const joint of text.matchAll(/[,;，；、]\s*(?:(?:and|then|and then|und|dann|et|puis|y|e|poi)\s)?|\s(?:and|und|et|y|e)\s/gu)) {
    const [before, after] = [text.slice(from, joint.index), text.slice(joint.index + joint[0].length)];
    if (joint.index < from || whensIn(before, asOf).length === 0 || whensIn(after, asOf).length === 0) continue;
    found.push(before);
    from = joint.index + joint[0].length;
  }
  return [...found, text.slice(from)];
}

/** `Der Beirat zustimmt`, the verb of its clause last, is `Entscheidung (Beirat)`. */
function nounOf(said: string, language: LanguageCode): string {
  const who = /^(?:der|die|das)\s(\p{Lu}[\p{L}-]+)(?:\s\p{Ll}|$)/iu.exec(said)?.[1];
  const word = catalogueOf(language).say('people-plan-decision');
  return who === undefined ? word : `${word} (${who})`;
}

/** After a condition a German clause begins with its verb: `kommt der Kran` is `der Kran kommt`. */
const turned = (clause: string) =>
  clause.replace(
    /^(\p{Ll}{3,})\s((?:der|die|das|ein|eine|unsere?|alle|beide)\s(?:\p{Ll}+\s)?\p{Lu}[\p{L}-]+)(?=\s|$)/u,
    (_, verb: string, subject: string) => `${subject} ${verb}`,
  );

/** What happens, without its day. */
function partOf(clause: string, asOf: string | null): Omit<Milestone, 'isDecision'> | null {
  const times = whensIn(clause, asOf);
  const [time] = times;
  if (time === undefined || times.length > 1) return null;
  const before = clause.slice(0, time.from).trim();
  const after = clause.slice(time.to).trim();
  const what = plainly(
    `${before.replace(/(?<![\s,，、])[\s,，、]+$/u, '')}${before !== '' && after !== '' && !/\p{Script=Han}/u.test(clause) ? ' ' : ''}${after.replace(/^[,，、に]\s*/u, '')}`
      .replace(/^(?:then|dann|alors|entonces|então|allora)\s/iu, '')
      .replace(/が?に$/u, ''),
  );
  return wordCount(what) < 2 || wordCount(what) > mostWords ? null : { what, said: plainly(clause), time };
}
