/** Lines of one list that each name something planned with its day, its cost or who leads it, as a table with a column for each. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { listed } from '../../../brief/brings.ts';
import type { Draft } from '../draft.ts';
import { titled } from '../place.ts';
import { titleOf } from '../prose/page-language.ts';
import type { Finding, Reader } from '../said.ts';
import { underHeadings } from '../units.ts';
import { isCertainly, isFullName } from './doers.ts';
import { isLabel } from './labels.ts';
import { whensIn } from './when.ts';
import { amountsIn, capital, fits, plainly, smallAll, wordCount } from './wording.ts';

interface Plan {
  what: string;
  when?: string;
  cost?: string;
  who?: string;
}

type Column = 'cost' | 'when' | 'who';
const columns: readonly Column[] = ['cost', 'when', 'who'];

export const plans: Reader = (sentences, { brief, asOf }): Finding[] =>
  underHeadings(sentences).flatMap(({ heading, sentences: own }) => {
    if ((['risks', 'options', 'decisions'] as const).some((other) => isLabel(heading, other))) return [];
    const items = own.filter(({ list }) => list !== null);
    if (items.length < 2 || new Set(items.map(({ list }) => list)).size > 1) return [];
    const read = items.map(({ text }) => planOf(text, brief.language, asOf ?? null));
    if (read.some((plan) => plan === null)) return [];
    const rows = read as Plan[];
    const given = columns.filter((column) => rows.some((row) => row[column] !== undefined));
    const usual = given.filter((column) => rows.filter((row) => row[column] !== undefined).length * 2 >= rows.length);
    // One column is a list of dates, amounts or people.
    if (usual.length < 2) return [];
    const others = own.filter(({ list }) => list === null);
    const claim = others.length === 1 && others[0] === own[0] ? titleOf(others[0]!.text, brief.language) : null;
    const isWhole = claim !== null && claim.length >= plainly(others[0]!.text).length - 1;
    return [
      {
        tells: [...(isWhole ? [others[0]!.at] : []), ...items.map(({ at }) => at)],
        page: {
          title: isWhole ? claim : planTitle(rows, heading, brief),
          weight: 7.5,
          notes: items.map(({ text }) => text),
          ...shown(rows, given, brief.language),
        } as Draft,
      },
    ];
  });

function shown(rows: readonly Plan[], given: readonly Column[], language: LanguageCode): Pick<Draft, 'kind' | 'content'> {
  if (!given.includes('cost') && rows.every(({ who, when }) => who !== undefined && when !== undefined))
    return { kind: 'action-table', content: { actions: rows.map(({ what, who, when }) => ({ what, who: who!, when: when! })) } };
  const words = wordsOf(language);
  const labels = { cost: catalogueOf(language).say('people-plan-cost'), when: words.when, who: words.who };
  return {
    kind: 'table',
    content: {
      columns: [words.what, ...given.map((column) => labels[column])].map((label) => ({ label, align: 'left' as const })),
      rows: rows.map((row) => ({ role: 'body' as const, cells: [`**${row.what}**`, ...given.map((column) => row[column] ?? '–')] })),
      reading: [],
    },
  };
}

/** What each is, under the author's heading; the heading alone where they do not fit. */
function planTitle(rows: readonly Plan[], heading: string | null, brief: Brief): string {
  const names = catalogueOf(brief.language).list(
    smallAll(
      rows.map(({ what }) => what),
      brief,
    ),
  );
  const title = titled(heading === null ? null : plainly(heading), names, brief.language);
  return fits(title) || heading === null ? title : plainly(heading);
}

/** `RFID return, €185,000, from September, Mr Yilmaz`; null where a day, an amount or a person stands in other words. */
function planOf(text: string, language: LanguageCode, asOf: string | null): Plan | null {
  const [what, ...parts] = listed(text.trim().replace(/[.。;；]\s*$/u, ''));
  if (what === undefined || parts.length === 0 || wordCount(what) > mostWords || isFact(what, language, asOf)) return null;
  const found: Plan = { what: plainly(what) };
  for (const part of parts) {
    const column = columnOf(part, language, asOf);
    if (column === null || found[column] !== undefined) return null;
    found[column] = column === 'who' ? capital(part.replace(leading, '')) : capital(shownDate(part, column, asOf));
  }
  return found;
}

const mostWords = 9;

/** `Opening 9 May` keeps its word, `on 9 May` needs none. */
function shownDate(part: string, column: Column, asOf: string | null): string {
  if (column !== 'when') return part;
  const [time] = whensIn(part, asOf);
  return time!.from === 0 && time!.to === part.length ? time!.shown : part;
}

/** The cell that a part fills: a day, an amount or a person with two words beside it at most. */
function columnOf(part: string, language: LanguageCode, asOf: string | null): Column | null {
  const who = part.replace(leading, '');
  const isLed = who !== part && /^(?:\p{Lu}|\p{Script=Han}{2,4}$)/u.test(who) && !/\d/.test(who);
  // Before dates: Frau Sommer is no season.
  if (isCertainly(who) || isLed) return 'who';
  const times = whensIn(part, asOf);
  const amounts = amountsIn(part, language);
  if (times.length + amounts.length > 1) return null;
  const [fact] = [...times.map(({ from, to }) => [from, to]), ...amounts.map(({ at, text }) => [at, at + text.length])];
  if (fact === undefined) return isFullName(who) ? 'who' : null;
  const beside = `${part.slice(0, fact[0])} ${part.slice(fact[1])}`;
  return wordCount(beside) <= 2 && !/\d/.test(beside) ? (times.length > 0 ? 'when' : 'cost') : null;
}

const isFact = (text: string, language: LanguageCode, asOf: string | null) =>
  amountsIn(text, language).length > 0 || whensIn(text, asOf).length > 0;

/** What says that a person leads it. */
const leading =
  /^(?:led by|lead|owner|responsible|leitung|verantwortlich|zuständig|unter leitung von|responsable|pilote|pilotée? par|a cargo de|dirigid[oa] por|responsável|a cargo d[eoa]|responsabile|a cura di|guida|担当|責任者|负责人|المسؤول)\s?[:：]?\s+/iu;
