/** The outline as a language model writes it over the embedded plan: where a slide of its does not hold, the embedded slide stands. */
import { catalogueOf } from '../../languages/catalogue.ts';
import type { BrandKit } from '../../model/brand-kit.ts';
import type { Brief } from '../../model/brief.ts';
import { behindFacts, type FactQueries, type FactTable, metricOf } from '../../model/fact.ts';
import type { LanguageCode } from '../../model/language.ts';
import type { AnyOutlineSlide, Outline, Planned } from '../../model/outline.ts';
import { referencesIn } from '../../model/text.ts';
import { slideKinds } from '../kinds/registry.ts';
import { usedFacts } from '../outline/from-facts/draft.ts';
import { ownWords } from '../outline/own-words.ts';
import type { WrittenSlide } from './answers.ts';
import { SlideChecker } from './check-slide.ts';
import { KnownFacts } from './known-facts.ts';
import { type LanguageModel, ModelFailure } from './language-model.ts';
import { type Material, passagesOf, saidAloud } from './prompts.ts';
import { inStatedUnit } from './stated-units.ts';
import { struck } from './strike.ts';
import { type Draft, writeDeck } from './write-deck.ts';

export interface StoryInput {
  brief: Brief;
  facts: FactTable | null;
  /** What may be asked of the data; null without data, and of one account's. */
  queries: FactQueries | null;
  /** Every page that the embedded planner can make, and those it chose. */
  embedded: Outline;
  planned: Outline;
  /** Texts whose figures may stand as they are. */
  allowed: readonly string[];
  /** Slides are checked as they will be laid out. */
  brandKit: BrandKit;
}

export interface Told {
  outline: Outline;
  /** What was struck or replaced, one sentence each. */
  changes: string[];
  /** Figures of the brief in the unit that it states for all. */
  stated: string[];
  /** How many of its pages stand: `9 of 10 pages, corrected once`. */
  pages: string;
}

/** @throws ModelFailure if there is no answer to use; the signal's reason once aborted */
export async function tellStory(given: StoryInput, model: LanguageModel, signal?: AbortSignal): Promise<Told> {
  const input = { ...given, embedded: asChosen(given) };
  const material = { ...materialOf(input), tables: (await input.queries?.tables()) ?? [] };
  const checker = new SlideChecker(input.brief, input.embedded, material.facts, {
    // The planner answers for the words of its own pages.
    allowed: [...input.allowed.map(saidAloud), ...ownWords(input.embedded), ...statedIn(input, material.facts)],
    brandKit: input.brandKit,
  });
  const draft = await writeDeck(model, material, checker, signal);
  const { slides, changes, own } = standing(draft, input.embedded, checker);
  const written = draft.slides.length;
  // A story with most of its pages gone is none.
  if (own * 2 < written || own < Math.min(2, written))
    throw new ModelFailure('unreadable', `${written - own} of its ${written} slides did not pass the checks: ${changes[0] ?? ''}`);
  const filled = upTo(slides, input);
  const told = filled.map((slide) => withProposals(withSource(slide, input.embedded), input.brief.language));
  const pages = [cover(draft, filled, input), ...told, ...appendix(filled, input)];
  return {
    outline: outlineOf(withAgenda(pages, input), draft, input, material.facts),
    changes,
    stated: statedIn(input, material.facts),
    pages: `${own} of ${written} pages${draft.repairs > 0 ? `, corrected ${draft.repairs === 1 ? 'once' : 'twice'}` : ''}`,
  };
}

function statedIn({ brief }: StoryInput, facts: KnownFacts): string[] {
  const bare = Object.values(facts.all)
    .flatMap(({ metric, display }) => (metric === 'given' && display !== undefined ? [display] : []))
    .filter((text) => /^\d[\d.,]*$/.test(text));
  return inStatedUnit(saidAloud(brief.prompt), bare);
}

/** A page as the planner chose to show it, so that a model keeps what it was shown. */
function asChosen({ embedded, planned }: StoryInput): Outline {
  const chosen = new Map(planned.slides.map((slide) => [slide.id, slide]));
  return {
    ...embedded,
    facts: { ...embedded.facts, ...planned.facts },
    slides: embedded.slides.map((slide) => chosen.get(slide.id) ?? slide),
  };
}

function materialOf({ brief, facts, queries, embedded, planned }: StoryInput): Omit<Material, 'tables'> {
  return {
    brief,
    embedded,
    planned,
    queries,
    facts: new KnownFacts(brief, saidAloud(brief.prompt), facts, embedded),
    passages: passagesOf(brief),
  };
}

/** The slides that hold, if need be without what does not; in place of any other, the embedded one it was made from, if that has something to say. */
function standing(
  { slides }: Draft,
  embedded: Outline,
  checker: SlideChecker,
): { slides: AnyOutlineSlide[]; changes: string[]; own: number } {
  const changes: string[] = [];
  let own = 0;
  const used = new Set(slides.flatMap(({ written, checked }) => (checked.slide && written.from ? [written.from] : [])));
  const kept = slides.flatMap(({ written, checked }) => {
    if (checked.slide) {
      own += 1;
      return [checked.slide];
    }
    const mended = onOnePage(written, checker) ?? struck(written, checker);
    if (mended) {
      own += 1;
      changes.push(...mended.gone.map((part) => `Slide "${written.id}" of the model lost "${shortened(part)}": ${checked.faults[0]}`));
      return [mended.slide];
    }
    // A title alone does not cost what the page shows: that of the page it was made from stands.
    const page = embedded.slides.find(({ id, scaffold }) => id === written.from && !scaffold);
    const retitled = page && checker.check({ ...written, title: page.title }, 'any').slide;
    if (retitled) {
      own += 1;
      changes.push(`Slide "${written.id}" of the model has the embedded title: ${checked.faults[0]}`);
      return [retitled];
    }
    const stands = embedded.slides.find(({ id, scaffold }) => (id === written.from || id === written.id) && !scaffold && !used.has(id));
    changes.push(`Slide "${written.id}" of the model was ${stands ? 'replaced by the embedded one' : 'left out'}: ${checked.faults[0]}`);
    if (!stands) return [];
    used.add(stands.id);
    return [stands];
  });
  const ids = new Set<string>();
  return { slides: kept.filter(({ id }) => !ids.has(id) && ids.add(id)), changes, own };
}

/** Owners and dates that nobody agreed to are said to be proposals, where the page does not say so itself. */
function withProposals(slide: AnyOutlineSlide, language: LanguageCode): AnyOutlineSlide {
  if (slide.kind !== 'action-table' || slide.lead || !slide.content.actions.some((action) => action.proposed)) return slide;
  return { ...slide, lead: catalogueOf(language).parts('lead-proposed').all };
}

/** What takes several pages without the last of what is said beside it, if that is all that is wrong with it. */
function onOnePage(written: WrittenSlide, checker: SlideChecker): { slide: AnyOutlineSlide; gone: string[] } | null {
  if (checker.check(written, 'any').faults !== null) return null;
  const gone: string[] = [];
  let { reading = [], soWhat, ...content } = (written.content ?? {}) as { reading?: string[]; soWhat?: string };
  while (Array.isArray(reading) && (reading.length > 0 || soWhat !== undefined)) {
    if (reading.length > 0) gone.push(reading.at(-1)!);
    else gone.push(soWhat!);
    if (reading.length > 0) reading = reading.slice(0, -1);
    else soWhat = undefined;
    const shorter = { ...content, ...(reading.length > 0 && { reading }), ...(soWhat !== undefined && { soWhat }) };
    const { slide } = checker.check({ ...written, content: shorter });
    if (slide) return { slide, gone };
  }
  return null;
}

/** A page that the model made of the data names their source as the planner's pages of the same measures do. */
function withSource(slide: AnyOutlineSlide, { slides }: Outline): AnyOutlineSlide {
  if (slide.source !== undefined) return slide;
  const measures = (page: AnyOutlineSlide) => new Set(referencesIn(JSON.stringify([page.title, page.content])).map(metricOf));
  const own = measures(slide);
  const sources = new Set(
    slides.flatMap((page) => (page.source && [...measures(page)].some((each) => own.has(each)) ? [page.source] : [])),
  );
  return sources.size === 1 ? { ...slide, source: [...sources][0]! } : slide;
}

function shortened(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
}

/** The embedded cover with the model's name for the deck, and its figures. */
function cover({ title, subtitle, cover: written }: Draft, slides: readonly AnyOutlineSlide[], { embedded }: StoryInput): AnyOutlineSlide {
  const page = embedded.slides.find(({ kind }) => kind === 'cover') ?? embedded.slides[0]!;
  if (page.kind !== 'cover') return page;
  // A figure on the cover is one that the deck tells.
  const told = new Set(referencesIn(JSON.stringify(slides)));
  const { figures: all = [], ...content } = page.content;
  const own = written?.figures.map(({ value, label, note }) => ({ value, label, ...(note && { note }) })) ?? [];
  const figures = own.length > 0 ? own : all.filter(({ value }) => referencesIn(value).every((id) => told.has(id)));
  return {
    ...page,
    ...(title && { title }),
    content: {
      ...content,
      ...(subtitle && { subtitle }),
      ...(figures.length > 0 && { figures }),
      ...(written?.tone && { tone: written.tone }),
    },
  };
}

/** The count asked for is a promise: pages that fell are made up for by those the embedded planner chose, before the page that ends the deck. */
function upTo(slides: AnyOutlineSlide[], { brief, facts, planned }: StoryInput): AnyOutlineSlide[] {
  // Of a brief alone, they would say again what the deck says already.
  if (!facts) return slides;
  const wanted = brief.slides.asked ? brief.slides.min - 1 - slides.length : 0;
  const spare = planned.slides.filter(
    ({ id, kind, scaffold }) => !scaffold && !slideKinds[kind].frame && !slides.some((slide) => slide.id === id),
  );
  const added = wanted > 0 ? spare.filter(({ kind }) => !ending.has(kind)).slice(0, wanted) : [];
  const last = slides.findLastIndex(({ kind }) => !ending.has(kind)) + 1;
  return [...slides.slice(0, last), ...added, ...slides.slice(last)];
}

/** What ends a deck, or sums it up. */
const ending: ReadonlySet<string> = new Set(['executive-summary', 'action-table', 'closing', 'appendix']);

/** Definitions and what limits the data belong to every deck made from data; definitions come last, and first where there is room for one. */
function appendix(slides: readonly AnyOutlineSlide[], { brief, facts, planned: { slides: pages } }: StoryInput): AnyOutlineSlide[] {
  if (!facts) return [];
  const room = brief.slides.asked ? brief.slides.max - slides.length - 1 : Number.POSITIVE_INFINITY;
  const used = new Set(referencesIn(JSON.stringify(slides)).map((id) => metricOf(id).replace(/\..*$/, '')));
  const unused = new Set(facts.metrics.flatMap(({ id, label }) => (used.has(id) ? [] : [label])));
  return pages
    .filter((page) => page.kind === 'appendix' && !slides.some(({ id }) => id === page.id))
    .slice(0, Math.max(0, room))
    .map((page) => {
      if (page.kind !== 'appendix') return page;
      // What the deck does not show need not be defined, nor why it is missing.
      const items = page.content.items.filter(({ term }) => term === undefined || !term.split(', ').every((each) => unused.has(each)));
      return { ...page, content: { ...page.content, items } };
    });
}

/** Sections with their first page, where the embedded plan has an agenda and the count leaves room for it. */
function withAgenda(pages: AnyOutlineSlide[], { embedded, brief: { slides } }: StoryInput): AnyOutlineSlide[] {
  const agenda = embedded.slides.find(({ kind }) => kind === 'agenda');
  const firsts = pages.filter(
    ({ section, kind }, at) => section && kind !== 'appendix' && pages.findIndex((page) => page.section === section) === at,
  );
  const isFull = slides.asked && pages.length >= slides.max;
  if (agenda?.kind !== 'agenda' || firsts.length < 3 || pages.length < leastForAgenda || isFull) return pages;
  const items = firsts.map(({ section, id }) => ({ head: section!, slide: id }));
  return [pages[0]!, { ...agenda, content: { items } }, ...pages.slice(1)];
}

const leastForAgenda = 9;

function outlineOf(slides: AnyOutlineSlide[], { title }: Draft, { embedded }: StoryInput, known: KnownFacts): Outline {
  const facts = usedFacts(slides, (id) => known.get(id));
  const { planned, ...rest } = embedded;
  return {
    ...rest,
    title: title ?? embedded.title,
    slides,
    facts,
    behind: behindFacts(facts, (id) => known.get(id)),
    ...(planned && { planned: remembered(planned, slides) }),
  };
}

/** The planner remembers only its own pages; what the model wrote is treated as written by a person. */
function remembered(planned: Planned, slides: readonly AnyOutlineSlide[]): Planned {
  const ids = new Set(slides.map(({ id }) => id));
  const kept = <T>(of: Record<string, T>) => Object.fromEntries(Object.entries(of).filter(([id]) => ids.has(id)));
  return { ...planned, slides: kept(planned.slides), ...(planned.said && { said: kept(planned.said) }) };
}
