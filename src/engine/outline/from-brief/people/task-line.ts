/** One line of a plan, whichever way round it is written: `29 Sept: posts advertised (Lena Fairbrother)`, `Posts advertised 29 Sept – Lena Fairbrother (Chief Pharmacist)`. */
import type { Brief } from '../../../../model/brief.ts';
import { isDeedAfterModal } from './doers.ts';
import { type Owner, ownerIn } from './owners.ts';
import { type When, whensIn } from './when.ts';
import { plainly, wordCount } from './wording.ts';

export interface Line {
  what: string;
  owner?: Owner;
  time?: When;
}

const bracket = /\s*[(（[]([^()（）[\]]{1,70})[)）\]]\s*$/u;
const dashed = /(?:\s(?:[–—|→]|--?|->)\s|\t)([^–—|→\t]{2,70})$/u;
const comma = /[,，、;]\s?([^,，、;:]{2,40})$/u;
const front = /^([^:：–—|\t]{2,60}?)\s?(?:[:：]\s?|\s(?:[–—|]|-)\s|\t)(?!\d)(\S.+)$/su;
/** What links what happens to its day, and says no more: `is`, `wäre dann`. */
const copula =
  /[\s,–—:-]{1,6}(?:(?:is|are|will be|would be|is due|are due|due|is planned|planned|say|ideally|ist|sind|wird|wäre|wären|geplant|fällig|est|sont|serait|sera|prévue?|es|son|será|sería|previst[oa]|é|são|seria|è|sono|sarà|sarebbe)(?:\s(?:then|due|expected|planned|set|dann|also|damit|geplant|fällig|alors|donc|prévue?|entonces|então|quindi))?)?[\s,–—:-]{0,6}(?:(?:for|on|by|in|am|im|bis|für|le|pour|el|para|em|il|per)\s*)?$/iu;
/** What is said of a task rather than to be done: `give us a week's margin`. */
const comment =
  /[,;–—]\s(?:and\s)?(?:give|gives|giving|leave|leaves|leaving|that (?:gives|leaves)|which (?:gives|leaves)|to (?:give|leave)) us\s[^,;]{3,60}$|[,;]\s(?:das gibt|das lässt|damit haben wir|ça (?:nous )?(?:laisse|donne)|cela (?:nous )?(?:laisse|donne)|así (?:nos|tenemos)|assim (?:ficamos|temos)|così (?:abbiamo|ci))\s[^,;]{3,60}$|[,;]\s(?:if possible|please|wenn möglich|bitte|si possible|s['’]il vous plaît|si es posible|por favor|se possível|se possibile)$/iu;
const perfect = /(?<=\p{L})['’]s (?=(?:voted|decided|approved|agreed|signed|confirmed|replied|answered)(?!\p{L}))/giu;

/** Null for what says neither who nor when at one of its ends. */
export function lineOf(text: string, { brief, asOf }: { brief: Brief; asOf: string | null }): Line | null {
  const found: Line = { what: cleaned(text) };
  for (let round = 0; round < 6; round += 1) if (!peeled(found, brief, asOf)) break;
  const what = plainly(found.what.replace(comment, '').replace(/\s?[:：]$/u, ''));
  if (wordCount(what) < 1 || !/\p{L}{2}/u.test(what) || (found.owner ?? found.time) === undefined) return null;
  return { ...found, what };
}

/** Without what is only said of it, and its last mark, which may belong to a day such as `2.1.`. */
export const cleaned = (text: string) =>
  text
    .trim()
    .replace(/(?<!\d{1,2}\.\d{1,2})[.。!;,]\s*$/u, '')
    .replace(comment, '')
    .replace(perfect, ' has ');

/** Takes one thing off an end of the line; false where there is none. */
function peeled(line: Line, brief: Brief, asOf: string | null): boolean {
  const said = line.what;
  for (const pattern of [dashed, bracket, comma]) {
    const end = pattern.exec(said);
    if (end === null || end.index < 2) continue;
    const read = besideIn(end[1]!, brief, asOf);
    if (read === null || (read.owner && line.owner) || (read.time && line.time)) continue;
    // After a comma stands more of the sentence, unless it is somebody for sure.
    if (pattern === comma && read.owner !== undefined && !read.owner.sure) continue;
    Object.assign(line, read, { what: said.slice(0, end.index).trim() });
    return true;
  }
  const times = line.time === undefined ? whensIn(said, asOf) : [];
  const [first, last] = [times[0], times.at(-1)];
  if (first !== undefined && first.from === 0 && first.to < said.length) {
    const rest = said.slice(first.to).replace(/^\s*[:：–—|,，、-]*\s*/u, '');
    const isMarked = /^\s*[:：–—|,-]/u.test(said.slice(first.to));
    // A German clause that goes on after its day begins with the verb.
    if (isMarked || brief.language !== 'de' || /^[\p{Lu}\d]/u.test(rest) || !startsWithVerb.test(rest)) {
      Object.assign(line, { time: first, what: rest });
      return true;
    }
  }
  if (last !== undefined && last.from > 0 && said.slice(last.to).trim() === '' && !ofMonth.test(said.slice(0, last.from))) {
    const before = said
      .slice(0, last.from)
      .replace(copula, '')
      .replace(/(?<![\s,，、:–—-])[\s,，、:–—-]+$/u, '');
    // `The application in by May` is to be in.
    const isThing = last.due && brief.language === 'en' && !isDeedAfterModal(before.split(/\s/u, 1)[0]!);
    Object.assign(line, { time: last, what: isThing ? before.replace(/\sin$/u, '') : before });
    return true;
  }
  const head = line.owner === undefined ? front.exec(said) : null;
  const owner = head === null ? null : ownerIn(head[1]!, brief);
  if (owner !== null) {
    // `Marta: order the oven` names who does it.
    Object.assign(line, { owner: { ...owner, sure: owner.sure || /^\p{Ll}/u.test(head![2]!) }, what: head![2]! });
    return true;
  }
  const day = head === null || line.time !== undefined ? null : wholeDay(head[1]!, asOf);
  if (day !== null) Object.assign(line, { time: day, what: head![2]! });
  return day !== null;
}

const startsWithVerb = /^(?:wird|werden|ist|sind|soll|sollen|kann|muss|müssen|startet|beginnt|endet|kommt|geht|läuft|\p{Ll}{3,}t)\s/u;
/** `by the thirtieth of` June. */
const ofMonth = /\s(?:of|the|de|del|di|do)\s?$/iu;

/** An owner, a day, or both, and nothing else. */
function besideIn(text: string, brief: Brief, asOf: string | null): Pick<Line, 'owner' | 'time'> | null {
  const owner = ownerIn(text, brief);
  if (owner !== null) return { owner };
  const time = wholeDay(text, asOf);
  if (time !== null) return { time };
  const parts = text.split(/\s*(?:[,;，、]|\s[–—-]\s)\s*/u);
  if (parts.length < 2 || parts.length > 4) return null;
  const days = parts.map((part) => wholeDay(part, asOf));
  const named = parts.filter((_, at) => days[at] === null).map((part) => ownerIn(part, brief));
  const dated = days.filter((day) => day !== null);
  if (dated.length !== 1 || named.length === 0 || named.some((each) => each === null)) return null;
  return { time: dated[0]!, owner: { who: named.map((each) => each!.who).join(', '), sure: named.some((each) => each!.sure) } };
}

function wholeDay(text: string, asOf: string | null): When | null {
  const bare = text.trim().replace(/[.,]$/u, (mark) => (/\d\.\d{1,2}\.$/u.test(text.trim()) ? mark : ''));
  const times = whensIn(bare, asOf);
  return times.length === 1 && times[0]!.from === 0 && bare.slice(times[0]!.to).trim() === '' ? times[0]! : null;
}
