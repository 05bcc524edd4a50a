/** A list as its best page: actions, risks, a status table, tiles, a timeline, steps or two columns; otherwise bullets. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { Block } from '../../../../model/brief.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import type { ContentOf } from '../../../../model/outline.ts';
import { datesIn } from '../../../brief/dates.ts';
import { iconsFor } from '../../../icons/find-icons.ts';
import { isActionRole } from '../deck/skeletons.ts';
import type { Draft } from '../draft.ts';
import { type Place, titled } from '../place.ts';
import { isPeriod } from '../read/columns.ts';
import { figuresIn } from '../read/figures.ts';
import { capital, roleOf } from '../read/topics.ts';
import { actionOf } from './asks.ts';
import { statusDrafts } from './status-list.ts';
import { tilesOf } from './tiles.ts';

const stepping =
  /(?<!\p{L})(?:steps?|phases?|process|cycle|procedure|schritte|phasen|ablauf|étapes|pasos|fases|etapas|passi|fasi)(?!\p{L})|how to|手順|流程|步骤|الخطوات/iu;
/** `quorum check (Lee, 1 July)`: a task with its owner and date. */
const taken = /\(\p{Lu}[\p{L}. ]{1,30},\s*[^()]{3,30}\)\.?$/u;
const dateLike = /(?<!\d)20\d\d(?!\d)|(?<!\d)\d{1,2}:\d\d(?!\d)|(?<!\p{L})[QTH][1-4](?!\p{L})/u;

export function listDrafts(block: Block & { type: 'list' }, place: Place): Draft[] {
  const { brief, heading } = place;
  const role = heading === null ? null : roleOf(heading, catalogueOf(brief.language));
  const texts = block.items.map(({ text }) => text);
  const name = heading ?? brief.subject ?? catalogueOf(brief.language).say('type-general');
  const base = { title: name, weight: 5 } as const;
  if (isActionRole(role) || /(?<!\p{L})actions?(?!\p{L})|to-?dos?(?!\p{L})|maßnahm/iu.test(heading ?? '')) {
    return [{ ...base, kind: 'action-table', weight: 7, content: { actions: texts.map(actionOf) } }];
  }
  if (texts.filter((text) => taken.test(text)).length >= texts.length * 0.6 && texts.length > 1)
    return [{ ...base, kind: 'action-table', weight: 7, content: { actions: texts.map(actionOf) } }];
  const status = statusDrafts(texts, place);
  if (status.length > 0) return status;
  if (role === 'risks' || role === 'limits') {
    const items = block.items.map(({ text, children }) => ({
      risk: text,
      ...(children.length > 0 ? { response: children.join('; ') } : {}),
    }));
    return [{ ...base, kind: 'risks', content: { items } }];
  }
  const events = texts.map(eventOf);
  if (texts.length >= 2 && texts.length <= 8 && events.filter((event) => event !== null).length >= texts.length * 0.75) {
    const shown = events.map((event, at) => event ?? { when: wordsOf(brief.language).undated, head: texts[at]! });
    return [
      {
        ...base,
        kind: 'timeline',
        title: spanned(heading ?? catalogueOf(brief.language).say('role-milestones'), shown, brief.language),
        content: { events: shown },
      },
    ];
  }
  const parts = partsOf(texts, place);
  if (parts !== null) return [{ ...base, kind: 'share', weight: 6, source: wordsOf(brief.language).brief, content: parts }];
  const tiles = tilesOf(texts, place);
  if (tiles !== null)
    return [{ ...base, kind: 'scorecard', weight: 6, source: wordsOf(brief.language).brief, content: { tiles, periods: [] } }];
  if (texts.length >= 2 && texts.length <= 7 && (block.ordered || (texts.length > 2 && stepping.test(heading ?? ''))))
    return [{ ...base, kind: 'process', content: { steps: block.items.map(stepOf) } }];
  const sides = block.items.map(({ text, children }) => ({ head: text, items: children }));
  if (sides.length === 2 && sides.every(({ items }) => items.length > 0))
    return [{ ...base, kind: 'two-columns', content: { left: sides[0]!, right: sides[1]! } }];
  const cells = cellsOf(block, brief.language);
  if (cells !== null) return [{ ...base, kind: 'icon-grid', content: { cells } }];
  return [{ ...base, kind: 'bullets', content: { items: block.items.map(({ text, children }) => ({ text: capital(text), children })) } }];
}

/** `Timeline: 14:02 – 15:05`. */
function spanned(name: string, events: readonly { when: string }[], language: LanguageCode): string {
  const open = wordsOf(language).undated;
  const [first, last] = [events[0]!.when, events.at(-1)!.when];
  return first === open || last === open || first === last ? name : titled(name, `${first} – ${last}`, language);
}

/** `60% engineering, 25% sales, 15% compliance`: parts of a whole; null for other lists. */
function partsOf(texts: readonly string[], { brief, facts, heading }: Place): ContentOf<'share'> | null {
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
  const clock = /^(\d{1,2}:\d\d(?:\s?[ap]m)?)\s*[-–—:]?\s+(.+)$/iu.exec(text);
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
