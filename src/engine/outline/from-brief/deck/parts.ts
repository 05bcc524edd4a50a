/** A brief as parts: what its author wrote together, with the page that shows it best, other pages on it, and the words around them. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import type { Draft } from '../draft.ts';
import { decided } from '../people/decisions.ts';
import { pageLanguage, sizeOf, titleOf } from '../prose/page-language.ts';
import { isLeadIn, withLabel } from '../prose/prose-pages.ts';
import { isFormality, strengthOf, titleStrengthOf, wordsIn } from '../prose/strength.ts';
import { roleOf } from '../read/topics.ts';
import type { Said } from '../sentences-of.ts';
import type { PlacedPage } from './order.ts';

/** A page is the main one of what its author wrote together, or shows more of it; text is what no page shows, extra what found no room beside one. `said`: the sentences it tells. */
export type Part = { at: number; part: number | undefined; said: readonly Said[] } & (
  | { role: 'main' | 'more'; placed: PlacedPage }
  | { role: 'text' | 'extra' }
);

/** Beside a chart or table, on the line under a title, and in a summary. */
const most = { sentences: 3, words: 55, lead: 105, summary: 14 } as const;
/** Less than this is no page of its own. */
const least = { sentences: 3, ofSentences: 24, words: 40 } as const;
/** A sentence this strong says more than a name or a figure of the table below it. */
const telling = 1;

/** In the order of the brief. `left`: sentences that no page tells; `toldBy`: those that one does. */
export function partsOf(
  given: readonly PlacedPage[],
  { left, toldBy, language }: { left: readonly Said[]; toldBy: (placed: PlacedPage) => readonly Said[]; language: LanguageCode },
): Part[] {
  // A sentence by itself is a page only where nothing else is said with it.
  const single = given.filter((placed) => placed.page.kind === 'statement' && toldBy(placed).length > 0);
  const pages = given.filter((placed) => !single.includes(placed));
  const said = [...left.filter(({ text, list }) => list !== null || !isFormality(text)), ...single.flatMap(toldBy)].sort(
    (a, b) => a.at - b.at,
  );
  const places = [...new Set([...pages, ...said].map(({ part }) => part))].filter((part) => part !== undefined);
  const shown = (placed: PlacedPage, role: 'main' | 'more', more: readonly Said[] = []): Part => ({
    role,
    at: placed.at,
    part: placed.part,
    placed,
    said: [...toldBy(placed), ...more].sort((a, b) => a.at - b.at),
  });
  // What stands in no part, or in several, is a page by itself.
  const free = pages.filter(({ part }) => part === undefined).map((placed) => shown(placed, 'main'));
  const parts = places.flatMap((part): Part[] => {
    const own = said.filter((sentence) => sentence.part === part);
    const [main, ...more] = pages.filter((placed) => placed.part === part).sort((a, b) => b.page.weight - a.page.weight || a.at - b.at);
    if (main === undefined) return [textOf(own, 'text')];
    const { page, rest } = withWords(main, own, language);
    return [
      {
        ...shown(
          main,
          'main',
          own.filter((sentence) => !rest.includes(sentence)),
        ),
        placed: { ...main, page },
      } as Part,
      ...more.map((placed) => shown(placed, 'more')),
      ...(rest.length > 0 ? [textOf(rest, 'extra')] : []),
    ];
  });
  return inOrder([...free, ...parts]);
}

/** Where its author has written a summary, that one opens the deck. Null if there is none, or if it is more than a page. */
export function summaryPartOf(parts: readonly Part[], language: LanguageCode): Part | null {
  const found = parts.find(
    ({ role, said: [first] }) => role === 'text' && first?.heading != null && roleOf(first.heading, catalogueOf(language)) === 'summary',
  );
  return found !== undefined && found.said.length >= 2 && found.said.length <= most.summary ? found : null;
}

export function textOf(all: readonly Said[], role: 'text' | 'extra'): Part {
  const said = all.toSorted((a, b) => a.at - b.at);
  return { role, at: said[0]!.at, part: said[0]!.part, said };
}

export function inOrder(parts: readonly Part[]): Part[] {
  return parts.toSorted((a, b) => a.at - b.at);
}

/** The page under the claim that its author makes of it, with what else is said beside it; words too few for a page go to its notes. */
function withWords({ page, ours }: PlacedPage, said: readonly Said[], language: LanguageCode): { page: Draft; rest: readonly Said[] } {
  const claim = ours ? claimIn(said, language) : page.kind === 'action-table' ? decisionIn(said, language) : null;
  const title = claim === null ? page.title : titleOf(claim.text, language)!;
  const isWhole = claim !== null && sizeOf(pageLanguage(claim.text)) <= sizeOf(title) + 2;
  const others = said.filter((sentence) => sentence !== claim || !isWhole);
  const titled = { ...page, title } as Draft;
  const beside = shortest(others);
  const shown = beside.length === 0 ? null : (reading(titled, beside) ?? lead(titled, beside));
  const rest = shown === null ? others : others.filter((sentence) => !beside.includes(sentence));
  return isPage(rest) ? { page: shown ?? titled, rest } : { page: noted(shown ?? titled, rest), rest: [] };
}

/** The strongest sentence that stands by itself as a title. */
function claimIn(said: readonly Said[], language: LanguageCode): Said | null {
  const able = said.filter(({ text, list }) => list === null && titleStrengthOf(text) >= telling && titleOf(text, language) !== null);
  return able.toSorted((a, b) => titleStrengthOf(b.text) - titleStrengthOf(a.text))[0] ?? null;
}

/** `Decided: we take the second offer`, which the steps beside it carry out. */
function decisionIn(said: readonly Said[], language: LanguageCode): Said | null {
  const found = said.filter(({ text }) => decided.test(text));
  return found.length === 1 && titleOf(found[0]!.text, language) !== null ? found[0]! : null;
}

/** The strongest that fit beside a chart, in their order. */
function shortest(said: readonly Said[]): readonly Said[] {
  let words = 0;
  const kept = new Set<Said>();
  for (const sentence of said.toSorted((a, b) => strengthOf(b.text) - strengthOf(a.text))) {
    const size = wordsIn(sentence.text);
    if (kept.size >= most.sentences || words + size > most.words || isLeadIn(sentence)) continue;
    kept.add(sentence);
    words += size;
  }
  return said.filter((sentence) => kept.has(sentence));
}

function reading(page: Draft, said: readonly Said[]): Draft | null {
  const words = said.map((sentence) => pageLanguage(labelled(sentence, page)));
  switch (page.kind) {
    case 'comparison':
      return page.content.reading.length > 0 ? null : { ...page, content: { ...page.content, reading: words } };
    case 'ranking':
      return page.content.reading.length > 0 ? null : { ...page, content: { ...page.content, reading: words } };
    case 'trend':
      return page.content.reading.length > 0 ? null : { ...page, content: { ...page.content, reading: words } };
    case 'share':
      return page.content.reading.length > 0 ? null : { ...page, content: { ...page.content, reading: words } };
    case 'table':
      return page.content.reading.length > 0 ? null : { ...page, content: { ...page.content, reading: words } };
    case 'scorecard':
      return page.content.reading !== undefined ? null : { ...page, content: { ...page.content, reading: words } };
    default:
      return null;
  }
}

/** What stands under another label than its page says which. */
const labelled = (said: Said, { section }: Draft) => (said.heading === section ? said.text : withLabel(said));

/** One sentence, on one line under the title. */
function lead(page: Draft, said: readonly Said[]): Draft | null {
  const words = pageLanguage(labelled(said[0]!, page));
  return said.length > 1 || page.lead !== undefined || sizeOf(words) > most.lead ? null : ({ ...page, lead: words } as Draft);
}

function isPage(said: readonly Said[]): boolean {
  const words = said.reduce((sum, { text }) => sum + wordsIn(text), 0);
  return words >= (said.length >= least.sentences ? least.ofSentences : least.words);
}

/** With what it does not show, as its author wrote it, in the notes. */
export function noted(page: Draft, said: readonly Said[]): Draft {
  return said.length === 0 ? page : { ...page, notes: [...(page.notes ?? []), said.map((sentence) => labelled(sentence, page)).join(' ')] };
}
