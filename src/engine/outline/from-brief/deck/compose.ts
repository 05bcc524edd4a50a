/** The deck of a brief: its pages in the order a reader needs, between cover and questions, at the length asked for. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import type { Draft } from '../draft.ts';
import { ToldFigures } from '../figures/told-figures.ts';
import type { Group } from '../prose/groups.ts';
import { ownSummary, prosePage } from '../prose/prose-pages.ts';
import type { Exclusions } from '../read/exclusions.ts';
import type { GivenFacts } from '../read/given-facts.ts';
import { capital, roleOf } from '../read/topics.ts';
import type { Said } from '../sentences-of.ts';
import { agenda, cover } from './frame.ts';
import { fitted } from './length.ts';
import { arranged, type PlacedPage } from './order.ts';
import { type Part, partsOf, summaryPartOf } from './parts.ts';
import { type OpenQuestion, openQuestions, questionsPage } from './questions.ts';
import { completed, summaryFrom } from './summary.ts';
import { toldMaterial } from './told-material.ts';

/** From so many slides on a deck has a summary, and an agenda; from `short` pages of content on if it is shorter than asked, and of `claims` otherwise. `roomy`: a length with room for a summary anyway. */
const from = { summary: 5, agenda: 10, short: 3, claims: 4, roomy: 8 } as const;

export interface Composed {
  slides: Draft[];
  /** What only the author can add, most important first. */
  open: OpenQuestion[];
  changes: string[];
  assumptions: string[];
}

export function composed(brief: Brief, facts: GivenFacts, exclusions: Exclusions, asOf: string): Composed {
  const { language } = brief;
  const { min, max, asked } = brief.slides;
  const { pages, again, sentences, left, toldBy, findings, spoken, changes } = toldMaterial(brief, facts, exclusions, asOf);
  const everything = partsOf(pages, { left, toldBy, language });
  const written = max > 2 ? summaryPartOf(everything, language) : null;
  const parts = everything.filter((part) => part !== written);
  const wished = brief.sections.map((name) => name.toLowerCase());
  const own = (heading: string) =>
    wished.some((name) => heading.toLowerCase().includes(name) || name.includes(heading.toLowerCase())) || isForReaders(heading, language);
  const pageOf = (part: Part): PlacedPage => {
    if ('placed' in part) return part.placed;
    const { page, claim } = prosePage(part.said, { brief, facts });
    const other = () => withSpoken(prosePage(part.said, { brief, facts }, claim ?? undefined).page, part.said, spoken);
    return { page: withSpoken(page, part.said, spoken), at: part.at, part: part.part, retitled: claim === null ? undefined : other };
  };

  const natural = fitted(parts, { most: Number.POSITIVE_INFINITY, fewest: 0, spare: [], own, language }).parts.map(pageOf);
  const open = openQuestions(
    brief,
    exclusions,
    natural.map(({ page }) => page),
    sentences,
  );
  const frame = frameFor(brief, {
    natural: natural.length,
    open,
    hasSummary: written !== null || (max >= from.summary && findings.some(({ leads }) => leads)),
    isWhole: sentences.length >= wholeBrief,
  });
  const shown = new Set(natural.map(({ page }) => shownTitle(page, facts)));
  const context = { brief, facts, asks: asksIn([...pages, ...findings], language), least: asked ? from.short : from.claims };
  const deckOf = (fewest: number) => {
    const { parts: fitting, dropped } = fitted(parts, {
      most: frame.room,
      fewest,
      spare: again
        .filter(({ page }) => page.title.includes('{{') && !shown.has(shownTitle(page, facts)))
        .map((placed) => ({ role: 'more', at: placed.at, part: undefined, said: [], placed })),
      own,
      language,
    });
    const body = arranged(fitting.map(pageOf), brief).filter(({ page }) => !exclusions.hits(JSON.stringify([page.title, page.content])));
    const { summary, agenda: contents } = frame.around(body.length);
    const isOurs = summary === 1 && written === null;
    const summed = isOurs ? summaryFrom(body, sentences, context) : null;
    const first = written === null ? summed?.page : completed(ownSummary(written.said, { brief, facts }), body, context);
    const inside = [...(first ? [first] : []), ...(summed?.body ?? body).map(({ page }) => page)];
    const slides = [
      ...(max > 1 || inside.length === 0 ? [cover(brief, exclusions, inside, facts)] : []),
      ...(contents === 1 ? [agenda(inside, brief)] : []),
      ...inside,
      ...(frame.questions === 1 ? [questionsPage(open, brief)] : []),
    ];
    return { slides, dropped };
  };
  const fewest = asked ? Math.max(0, min - 2 - frame.questions) : 0;
  const planned = deckOf(fewest);
  // A deck without the summary that was reckoned with has room for a page more.
  const fuller = asked && planned.slides.length < min ? deckOf(fewest + min - planned.slides.length) : planned;
  const { slides, dropped } = fuller.slides.length <= max ? fuller : planned;
  const told = new ToldFigures(facts, language);
  return {
    slides,
    open,
    changes: [...changes, ...dropped.map(({ title }) => `No room for: ${told.shown(title)}`)],
    assumptions:
      asked && slides.length < min
        ? [`Slides: the brief supports ${slides.length} of the ${min} asked for; each answer under "Left to fill" can add one`]
        : [],
  };
}

/** Who says so much has a deck to send; what is still open is for the report. */
const wholeBrief = 12;

interface Frame {
  /** Pages of content that fit the length. */
  room: number;
  /** 1 if the deck ends with questions. */
  questions: 0 | 1;
  /** The pages before so many of content. */
  around: (body: number) => { summary: 0 | 1; agenda: 0 | 1 };
}

/** What stands around the content: `natural` is how many pages it has by itself. */
function frameFor(
  { slides: { min, max, asked } }: Brief,
  { natural, open, hasSummary, isWhole }: { natural: number; open: readonly OpenQuestion[]; hasSummary: boolean; isWhole: boolean },
): Frame {
  const must = open.some(({ named }) => named);
  // One question that nobody asked for is no page; the report has it.
  const worth = must || open.length > 1 || (open.length > 0 && natural === 0);
  const questions = worth && !isWhole && (must || !asked || natural + 2 < max) && max > 1 ? 1 : 0;
  const around = (body: number) => {
    const short = asked && body >= from.short && body + 1 + questions < min;
    // In a short deck the matter itself goes before a summary of it.
    const crowded = max < from.roomy && natural + 2 + questions > max;
    const summary = hasSummary || (body + 1 >= from.summary && !crowded) || short ? 1 : 0;
    const total = body + 1 + summary + questions;
    return { summary, agenda: total >= from.agenda && total < max ? 1 : 0 } as const;
  };
  let room = max;
  const pages = (body: number) => body + around(body).summary + around(body).agenda + questions + (max > 1 ? 1 : 0);
  while (room > 1 && pages(room) > max) room -= 1;
  return { room, questions, around };
}

/** What is asked of the readers stands by itself, however short. */
function isForReaders(heading: string, language: LanguageCode): boolean {
  const role = roleOf(heading, catalogueOf(language));
  return role === 'ask' || role === 'decisions' || role === 'recommendation';
}

/** What the author asks to decide, each in one sentence. */
function asksIn(findings: readonly { page: Draft; point?: string | undefined }[], language: LanguageCode): string[] {
  const decided = capital(catalogueOf(language).say('role-decisions'));
  const asking = new Set(['statement', 'decision-cards']);
  return findings.flatMap(({ page, point }) => (asking.has(page.kind) && page.section === decided ? [point ?? page.title] : []));
}

/** Two references may show the same figure. */
function shownTitle({ title }: Draft, facts: GivenFacts): string {
  return title.replace(/\{\{([^{}|]+)[^{}]*\}\}/g, (_, id: string) => String(facts.get(id).value)).toLowerCase();
}

/** With the speaker notes that the author wrote for its sections. */
function withSpoken(page: Draft, group: Group, spoken: readonly { text: string; section: number }[]): Draft {
  const sections = new Set(group.map(({ section }: Said) => section));
  const notes = spoken.filter(({ section }) => sections.has(section)).map(({ text }) => text);
  return notes.length === 0 ? page : { ...page, notes: [...notes, ...(page.notes ?? [])] };
}
