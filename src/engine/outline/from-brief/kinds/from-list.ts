/** A list as its best page: actions, a status table, tiles, a timeline, steps or two columns; otherwise bullets; none if it is sentences. */
import { catalogueOf, inner, wordsOf } from '../../../../languages/catalogue.ts';
import type { Block, ListItem } from '../../../../model/brief.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import type { ContentOf } from '../../../../model/outline.ts';
import { datesIn } from '../../../brief/dates.ts';
import { iconsFor } from '../../../icons/find-icons.ts';
import { isActionRole } from '../deck/skeletons.ts';
import type { Draft } from '../draft.ts';
import { actionsOf, stepsTitle as planTitle } from '../people/actions.ts';
import { stepOf as stepFrom } from '../people/steps.ts';
import { type Place, titled } from '../place.ts';
import { sizeOf } from '../prose/page-language.ts';
import { wordsIn } from '../prose/strength.ts';
import { isPeriod } from '../read/columns.ts';
import { figuresIn } from '../read/figures.ts';
import { capital, roleOf } from '../read/topics.ts';
import { statusDrafts } from './status-list.ts';
import { tilesOf } from './tiles.ts';

const stepping =
  /(?<!\p{L})(?:steps?|phases?|process|cycle|procedure|schritte|phasen|ablauf|étapes|pasos|fases|etapas|passi|fasi)(?!\p{L})|how to|手順|流程|步骤|الخطوات/iu;
/** `quorum check (Lee, 1 July)`: a task with its owner and date. */
const taken = /\(\p{Lu}[\p{L}. ]{1,30},\s*[^()]{3,30}\)\.?$/u;
/** Fewer are no course of events. */
const fewestEvents = 3;
const mostEvents = 12;
const dateLike = /(?<!\d)20\d\d(?!\d)|(?<!\d)\d{1,2}:\d\d(?!\d)|(?<!\p{L})[QTH][1-4](?!\p{L})/u;

export function listDrafts(block: Block & { type: 'list' }, place: Place): Draft[] {
  const { brief, heading } = place;
  const role = heading === null ? null : roleOf(heading, catalogueOf(brief.language));
  const texts = block.items.map(({ text }) => text);
  const name = heading ?? brief.subject ?? catalogueOf(brief.language).say('type-general');
  const base = { title: name, weight: 5 } as const;
  const isPlan = isActionRole(role) || /(?<!\p{L})actions?(?!\p{L})|to-?dos?(?!\p{L})|maßnahm/iu.test(heading ?? '');
  if (isPlan || texts.filter((text) => taken.test(text)).length >= texts.length * 0.6) {
    const steps = texts.map((text) => stepFrom(text, { language: brief.language, asOf: null }, true)).filter((step) => step !== null);
    const content = steps.length === texts.length && steps.length > 1 ? actionsOf(steps) : null;
    if (content !== null) return [{ ...base, title: planTitle(steps, heading, brief), kind: 'action-table', weight: 7, content }];
  }
  const status = statusDrafts(texts, place);
  if (status.length > 0) return status;
  const events = texts.map(eventOf);
  const dated = events.filter((event) => event !== null);
  if (role !== 'risks' && role !== 'limits' && dated.length >= fewestEvents && dated.length === texts.length && texts.length <= mostEvents)
    return [
      {
        ...base,
        kind: 'timeline',
        title: spanned(heading ?? catalogueOf(brief.language).say('role-milestones'), dated, brief.language),
        content: { events: dated },
      },
    ];
  const parts = sharesIn(texts, place);
  if (parts !== null) return [{ ...base, kind: 'share', weight: 6, content: parts }];
  const tiles = tilesOf(texts, place);
  if (tiles !== null) return [{ ...base, kind: 'scorecard', weight: 6, content: { tiles, periods: [] } }];
  if (texts.length >= 2 && texts.length <= 7 && (isCourse(block) || (texts.length > 2 && stepping.test(heading ?? ''))))
    return [
      {
        ...base,
        title: stepsTitle(name, block.items.map(stepOf), brief.language),
        kind: 'process',
        content: { steps: block.items.map(stepOf) },
      },
    ];
  const sides = block.items.map(({ text, children }) => ({ head: text, items: children }));
  if (sides.length === 2 && sides.every(({ items }) => items.length > 0))
    return [{ ...base, kind: 'two-columns', content: { left: sides[0]!, right: sides[1]! } }];
  const cells = cellsOf(block, brief.language);
  const title = listTitle(name, block.items, brief.language);
  if (cells !== null) return [{ ...base, title, kind: 'icon-grid', content: { cells } }];
  // Sentences make a page like those of a paragraph, with one of them as its claim.
  const plain = block.items.every(({ text, children }) => children.length === 0 && wordsIn(text) >= 4);
  const few = texts.length <= 3 && block.items.every(({ children }) => children.length === 0);
  // Of many items, a few with something below them, no table would be filled.
  const bare = block.items.filter(({ children }) => children.length === 0).length;
  const loose = block.items.length > mostItems && bare >= block.items.length * 0.6 && bare < block.items.length;
  if (few || plain || loose) return [];
  const items = block.items.map(({ text, children }) => ({ text: capital(text), children }));
  return [{ ...base, title, kind: 'bullets', content: { items } }];
}

/** Numbered lines that are short enough to be steps; numbered sentences are points, and questions are no steps. */
function isCourse({ ordered, items }: Block & { type: 'list' }): boolean {
  const words = items.reduce((sum, { text }) => sum + wordsIn(text), 0);
  return ordered && words <= items.length * 10 && !items.some(({ text }) => /[?？؟]\s*$|^是否|[;；]\s*$/u.test(text));
}

/** More are no list of one page. */
const mostItems = 6;

const longestTitle = 88;

/** `Onboarding: from contract to first invoice`. */
function stepsTitle(heading: string, steps: readonly { head: string }[], language: LanguageCode): string {
  const [first, last] = [steps[0]!.head, steps.at(-1)!.head].map((head) => inner(head.replace(/[.。]$/, ''))) as [string, string];
  const title = catalogueOf(language).say('steps-title', { heading: capital(heading), first, last });
  return sizeOf(title) <= longestTitle ? title : capital(heading);
}

/** `What we promise: security, training and support`; the heading alone where the items are no names. */
function listTitle(heading: string, items: readonly ListItem[], language: LanguageCode): string {
  const catalogue = catalogueOf(language);
  const heads = items.map(stepOf).map(({ head }) => inner(head.replace(/[.。]$/, '')));
  const title = catalogue.say('list-title', { heading: capital(heading), items: heads });
  return heads.length <= 5 && sizeOf(title) <= longestTitle ? title : capital(heading);
}

/** `Timeline: 14:02 – 15:05`. */
function spanned(name: string, events: readonly { when: string }[], language: LanguageCode): string {
  const [first, last] = [events[0]!.when, events.at(-1)!.when];
  return first === last ? name : titled(name, `${first} – ${last}`, language);
}

/** `60% engineering, 25% sales, 15% compliance`: parts of a whole; null for other lists. */
function sharesIn(texts: readonly string[], { brief, facts, heading }: Place): ContentOf<'share'> | null {
  const read = texts.map((text) => {
    const [figure, ...others] = figuresIn(text, brief.language);
    const label =
      figure &&
      text
        .replace(figure.text, '')
        .replace(/^[\s:–-]+|[\s:–-]+$/gu, '')
        .trim();
    return figure?.unit === 'ratio' && others.length === 0 && label ? { figure, label } : null;
  });
  const parts = read.filter((part) => part !== null);
  const sum = parts.reduce((total, { figure }) => total + figure.value, 0);
  if (parts.length < 3 || parts.length > 8 || parts.length < texts.length || Math.abs(sum - 1) > 0.005) return null;
  const values = parts.map(({ figure, label }) => facts.give(figure, label));
  return {
    parts: parts.map(({ label }) => capital(label)),
    columns: [{ label: heading ?? wordsOf(brief.language).total, values }],
    highlight: 0,
    reading: [],
  };
}

/** `Test closed loop in Beja (until March 2026)`, `2026-03: Test`, `Mar 3 – Kick-off` → when and what. */
function eventOf(text: string): { when: string; head: string } | null {
  const clock = /^((?:次日|翌日|当日)?\s?\d{1,2}[:：]\d\d(?:\s?[ap]m)?)\s*[-–—:]?\s+(.+)$/iu.exec(text);
  if (clock) return { when: clock[1]!, head: capital(clock[2]!) };
  const [date] = datesIn(text);
  if (date?.at === 0 && text.length > date.text.length) {
    const head = text.slice(date.text.length).replace(/^[.\s:–-]+/u, '');
    if (head !== '') return { when: date.text, head: capital(head) };
  }
  const bracket = /^(.+?)\s*\(([^()]{3,40})\)\.?$/u.exec(text);
  if (bracket && isWhen(bracket[2]!)) return { when: bracket[2]!, head: bracket[1]! };
  const front = /^([^:–—]{3,32}?)\s*(?::\s|–|—|\s-\s)\s*(.+)$/u.exec(text);
  if (front && isWhen(front[1]!)) return { when: front[1]!, head: front[2]! };
  const back = /^(.+?)(?:,|\s[-–—]|:)\s+([^,:–—]{3,32})$/u.exec(text);
  return back && isWhen(back[2]!) ? { when: back[2]!, head: back[1]! } : null;
}

function isWhen(text: string): boolean {
  return (datesIn(text).length > 0 || dateLike.test(text) || isPeriod(text)) && !/[%€$£]/.test(text);
}

/** `Security: every change is on record`: three to six such items, each with its own icon; null for other lists. */
function cellsOf({ items, ordered }: Block & { type: 'list' }, language: LanguageCode): ContentOf<'icon-grid'>['cells'] | null {
  if (ordered || items.length < 3 || items.length > 6) return null;
  const cells = items
    .map(stepOf)
    .map(({ head, text }) => ({ head: capital(head), ...(text === undefined ? {} : { text: capital(text) }) }));
  const short = cells.every(({ head, text }) => text !== undefined && head.length <= 40 && text.length <= 120);
  return short && iconsFor(cells, language) !== null ? cells : null;
}

function stepOf({ text, children }: { text: string; children: string[] }): { head: string; text?: string } {
  const split = /^([^:–—]{2,40})(?::|\s[–—-])\s+(.+)$/u.exec(text);
  const more = [split?.[2], ...children].filter((part) => part !== undefined).join('; ');
  return { head: split?.[1] ?? text, ...(more === '' ? {} : { text: more }) };
}
