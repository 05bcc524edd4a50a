/** What happened or happens when, from sentences and lists that are a sequence of dates or clock times. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import { titled } from '../place.ts';
import { titleOf } from '../prose/page-language.ts';
import type { Finding, Reader, Sentence } from '../said.ts';
import { underHeadings } from '../units.ts';
import { isLabel } from './labels.ts';
import { monthOf, type When, whensIn } from './when.ts';
import { capital, fits, plainly, wordCount } from './wording.ts';

interface Event {
  /** As its clause was written. */
  said: string;
  when: string;
  head: string;
  /** ISO date, by which the order is known. */
  date: string | null;
  /** The brief gives the year. */
  full: boolean;
  /** Its clause begins with the date. */
  leads: boolean;
}

const fewest = 3;
const most = 9;
/** A date behind so many words is one that its sentence mentions. */
const mostWords = 14;

export const dates: Reader = (sentences, { brief, asOf }): Finding[] =>
  underHeadings(sentences).flatMap(({ heading, sentences: own }) => {
    if ((['actions', 'risks', 'options', 'decisions'] as const).some((other) => isLabel(heading, other))) return [];
    const read = own.map((sentence) => ({ sentence, events: eventsOf(sentence, asOf ?? null, brief) }));
    const told = runOf(read);
    const events = told.flatMap((each) => each.events);
    if (events.length < fewest || events.length > most || !isInOrder(events)) return [];
    const isTalk = told.every(({ sentence }) => sentence.list === null) && !isLabel(heading, 'dates');
    if (isTalk && !isCourse(events)) return [];
    const others = read.filter((each) => !told.includes(each)).map(({ sentence }) => sentence);
    const claim = others.length === 1 && others[0] === own[0] ? titleOf(others[0]!.text, brief.language) : null;
    const isWhole = claim !== null && claim.length >= plainly(others[0]!.text).length - 1;
    const toScale = events.every(({ date, full }) => date !== null && full);
    return [
      {
        tells: [...(isWhole ? [others[0]!.at] : []), ...told.map(({ sentence }) => sentence.at)],
        page: {
          kind: 'timeline',
          title: isWhole ? claim : spanTitle(events, heading, brief),
          weight: 7,
          notes: told.map(({ sentence }) => sentence.text),
          content: { events: events.map(({ head, when, date }) => ({ when, head, ...(toScale ? { date: date! } : {}) })) },
        },
      },
    ];
  });

interface Read {
  sentence: Sentence;
  events: Event[];
}

/** The sentences that tell one event after another: all items of a list, or what stands together in a paragraph. */
function runOf(read: readonly Read[]): Read[] {
  const dated = read.filter(({ events }) => events.length > 0);
  // Among sentences that begin with their date, one that ends with it tells of something else.
  const leading = dated.filter(({ sentence, events }) => sentence.list !== null || events.every(({ leads }) => leads));
  const found = leading.flatMap(({ events }) => events).length >= fewest ? leading : dated;
  const [first, last] = [read.indexOf(found[0]!), read.indexOf(found.at(-1)!)];
  // Between two events stands nothing else, and a list has nothing but events.
  if (found.length === 0 || last - first + 1 > found.length) return [];
  const lists = new Set(found.map(({ sentence }) => sentence.list));
  const isPart = read.some((each) => !found.includes(each) && each.sentence.list !== null && lists.has(each.sentence.list));
  // Where the date comes last, only a paragraph of nothing else is a sequence.
  const isLoose = found.some(({ sentence, events }) => sentence.list === null && events.some(({ said, when }) => said.indexOf(when) > 24));
  return isPart || (isLoose && found.length < read.length) ? [] : found;
}

const clock =
  /^(?:at |um |gegen |à |vers |a las |às |alle |ore )?(\d{1,2}(?:[:h]\d{2}|\.\d{2}(?=\sUhr))(?:\s?[ap]m)?(?:\s?Uhr)?)\s*[,:：–—-]?\s*(\S.+)$/iu;

function eventsOf({ text, list }: Sentence, asOf: string | null, { language }: Brief): Event[] {
  const said = text.trim().replace(/[.。!]\s*$/u, '');
  if (/[?？؟]$/u.test(said) || /^(?:if|wenn|falls|si|se)\s/iu.test(said)) return [];
  const clauses = clausesOf(said, asOf);
  const events = clauses.map((clause) => eventOf(clause, asOf, language, list !== null));
  return events.every((event) => event !== null) ? (events as Event[]) : [];
}

/** `On 3 May the shelves arrive, on 9 May the books are moved`: each begins with its date. */
function clausesOf(said: string, asOf: string | null): string[] {
  const times = whensIn(said, asOf).filter(({ from }) => from > 0);
  const found: string[] = [];
  let from = 0;
  for (const time of times) {
    const joint = /[,;，；、]\s*(?:(?:and|und|et|y|e)\s)?$|\s(?:and|und|et|y|e)\s$/u.exec(said.slice(0, time.from));
    if (joint === null || joint.index <= from || !startsDated(said.slice(from), asOf)) continue;
    found.push(said.slice(from, joint.index).trim());
    from = time.from;
  }
  return [...found, said.slice(from).trim()];
}

const startsDated = (text: string, asOf: string | null) => whensIn(text, asOf)[0]?.from === 0;

function eventOf(clause: string, asOf: string | null, language: string, isItem: boolean): Event | null {
  const timed = clock.exec(clause);
  if (timed) return { said: clause, when: timed[1]!, head: capital(timed[2]!), date: null, full: false, leads: true };
  const times = whensIn(clause, asOf);
  const [time] = times as [When | undefined];
  if (time === undefined || times.length > 1) return null;
  const make = (head: string): Event | null =>
    wordCount(head) < 1 || !/\p{L}{2}/u.test(head) || wordCount(head) > mostWords + 8
      ? null
      : {
          said: clause,
          when: capital(time.shown),
          head: plainly(head),
          date: time.date,
          full: /20\d\d/.test(time.text),
          leads: time.from === 0,
        };
  const rest = clause.slice(time.to);
  if (time.from === 0) {
    const bare = rest.replace(/^[\s,，、:：–—-]+/u, '');
    const isMarked = /^\s*[:：–—-]/u.test(rest);
    // After its date a German clause begins with the verb: it stays whole.
    return make(language === 'de' && !isMarked && /^\p{Ll}/u.test(bare) ? clause : bare);
  }
  const before = clause.slice(0, time.from);
  if (rest.replace(/[\s)）\]]/gu, '') !== '' || wordCount(before) > mostWords) return null;
  if (/[(（[]\s*$|[,:：–—]\s*$|\s-\s*$/u.test(before)) return make(before.replace(/(?<![\s(（[,:：–—-])[\s(（[,:：–—-]+$/u, ''));
  const isLed = time.from < clause.indexOf(time.text);
  if (!isLed || time.due) return null;
  const noun = before
    .trimEnd()
    .replace(/\s(?:is|are|ist|sind|est|es|é|è|will be)$/iu, '')
    .trim();
  return isItem || wordCount(before) <= 8 ? make(noun) : null;
}

const since = /^(?:since|seit|depuis|desde|dal?|ab|from|until|till|bis|jusqu|hasta|até|fino)(?!\p{L})|以来|منذ/iu;

/** Months and seasons that talk mentions are no course of events; those that follow one another are. */
function isCourse(events: readonly Event[]): boolean {
  if (events.every(({ date, said }) => date !== null || clock.test(said))) return true;
  const months = events.map(({ when }) => (since.test(when) ? null : monthOf(when)));
  if (months.some((month) => month === null)) return false;
  return months.filter((month, at) => at > 0 && months[at - 1]! >= month!).length === 0;
}

/** Each follows the one before; days without a year may pass one turn of the year. */
function isInOrder(events: readonly Event[]): boolean {
  if (events.some(({ date }) => date === null)) return true;
  const isFull = events.every(({ full }) => full);
  const days = events.map(({ date }) => (isFull ? date! : date!.slice(5)));
  const back = days.filter((day, at) => at > 0 && days[at - 1]! > day).length;
  return back <= (isFull ? 0 : 1);
}

/** The first event and the last, as they were said. */
function spanTitle(events: readonly Event[], heading: string | null, { language }: Brief): string {
  const [first, last] = [events[0]!, events.at(-1)!];
  const name = heading === null ? null : plainly(heading);
  const claim = `${eventSaid(first)} – ${eventSaid(last)}`;
  const title = titled(name, claim, language);
  if (title !== name && fits(title)) return title;
  if (fits(claim)) return claim;
  const span = titled(name, `${first.when} – ${last.when}`, language);
  return name === null ? `${catalogueOf(language).say('role-milestones')}: ${first.when} – ${last.when}` : span;
}

const eventSaid = ({ when, head }: Event) => (head.includes(when) ? head : `${head} (${when})`);
