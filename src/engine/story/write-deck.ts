/** Asks a model for the deck: first what it wants to know, then the slides, then those that fail the checks again, at most twice. */
import { deckAnswer, lookAnswer, readDeck, readLook, type WrittenCover, type WrittenDeck, type WrittenSlide } from './answers.ts';
import type { CheckedSlide, SlideChecker } from './check-slide.ts';
import { EngineTools } from './engine-tools.ts';
import type { KnownFacts } from './known-facts.ts';
import { type Asking, type LanguageModel, ModelFailure, type Turn } from './language-model.ts';
import { deckSystem, lookSystem, type Material, materialTurn, type Room, repairTurn, repliesTurn, rooms, writeTurn } from './prompts.ts';
import { readAnswer } from './read-answer.ts';

/** Rounds of questions to the engine, and questions of one round. */
const mostRounds = 3;
const mostQuestions = 8;
const mostRepairs = 2;

export interface Draft {
  /** null if the one it gave does not hold; so is the subtitle. */
  title: string | null;
  subtitle: string | null;
  /** What the cover shows; null if it gave none that holds. */
  cover: WrittenCover | null;
  /** In order, each as last written, and whether it holds. */
  slides: { written: WrittenSlide; checked: CheckedSlide }[];
  /** Times that slides were asked for again. */
  repairs: number;
}

/** @throws ModelFailure if there is no deck in its answer */
export async function writeDeck(
  model: LanguageModel,
  material: Material,
  checker: SlideChecker,
  signal: AbortSignal | undefined,
): Promise<Draft> {
  try {
    return await writeWithin(rooms[0], model, material, checker, signal);
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.kind !== 'context') throw error;
    return writeWithin(rooms[1], model, material, checker, signal);
  }
}

async function writeWithin(
  room: Room,
  model: LanguageModel,
  material: Material,
  checker: SlideChecker,
  signal: AbortSignal | undefined,
): Promise<Draft> {
  const told: Turn = { by: 'us', text: materialTurn(material, room) };
  const looked = asksFirst(material, room) ? await look(model, told, material, signal) : [];
  const turns: Turn[] = [told, { by: 'us', text: looked.length > 0 ? repliesTurn(looked, true) : writeTurn }];
  const tools = new EngineTools(material);
  const names = new Map<string, string>(material.facts.named);
  const first = await deckOf(model, turns, signal);
  let { cover, slides: drafted, shown: figures } = withFigures(first.deck, tools, material.facts, names);
  let slides = checkedAll(drafted, checker);
  let [title, subtitle] = [first.deck.title, first.deck.subtitle];
  let general = [
    ...first.deck.faults,
    ...nameFaults(title, subtitle, checker),
    ...coverFaults(cover, checker),
    ...countFault(material, slides.length),
  ];
  let answered: Turn = { by: 'model', text: first.text };
  let repairs = 0;
  let before = '';
  while (repairs < mostRepairs) {
    const failed = new Map(slides.flatMap(({ written, checked }) => (checked.faults ? [[written.id, checked.faults]] : [])));
    const count = general.length + [...failed.values()].flat().length;
    // The same faults again are those that it cannot mend.
    const said = JSON.stringify([...general, ...failed.values()]);
    if (count === 0 || said === before) break;
    before = said;
    repairs += 1;
    turns.push(answered, { by: 'us', text: repairTurn(failed, general, figures) });
    const again = await deckOf(model, turns, signal, true).catch((error: unknown) => {
      // What was good is kept, whatever happens to the rest.
      if (error instanceof ModelFailure) return null;
      throw error;
    });
    if (again === null) break;
    answered = { by: 'model', text: again.text };
    const corrected = withFigures(again.deck, tools, material.facts, names);
    drafted = corrected.slides;
    figures = [...new Set([...figures, ...corrected.shown])];
    if (corrected.cover && (coverFaults(cover, checker).length > 0 || coverFaults(corrected.cover, checker).length === 0))
      cover = corrected.cover;
    const mended = checkedAll(drafted, checker);
    slides = merged(slides, mended);
    if (title === null || checker.faultsOfText(title).length > 0) title = again.deck.title ?? title;
    if (subtitle !== null && checker.faultsOfText(subtitle).length > 0) subtitle = again.deck.subtitle;
    general = [
      ...again.deck.faults,
      ...nameFaults(title, subtitle, checker),
      ...coverFaults(cover, checker),
      ...countFault(material, slides.length),
    ];
  }
  const holds = (text: string | null) => (text !== null && checker.faultsOfText(text).length === 0 ? text : null);
  const shown = coverFaults(cover, checker).length === 0 ? cover : null;
  return { title: holds(title), subtitle: holds(subtitle), cover: shown, slides, repairs };
}

/** What does not hold of what the deck is called. */
function nameFaults(title: string | null, subtitle: string | null, checker: SlideChecker): string[] {
  const faults = (what: string, text: string | null) =>
    text === null ? [] : checker.faultsOfText(text).map((fault) => `The ${what} of the deck: ${fault}`);
  return [...new Set([...faults('title', title), ...faults('subtitle', subtitle)])];
}

/** What does not hold of the figures on the cover. */
function coverFaults(cover: WrittenCover | null, checker: SlideChecker): string[] {
  return cover === null ? [] : checker.faultsOfCover(cover).map((fault) => `The cover: ${fault}`);
}

/** There is something to ask: data, or passages that were not shown. */
function asksFirst({ facts, passages }: Material, room: Room = rooms[0]): boolean {
  return facts.table !== null || passages.length > room.passages;
}

type Reply = { question: object; lines: string[] };

async function look(model: LanguageModel, told: Turn, material: Material, signal: AbortSignal | undefined): Promise<Reply[]> {
  const tools = new EngineTools(material);
  const turns: Turn[] = [told];
  const all: Reply[] = [];
  for (let round = 0; round < mostRounds; round++) {
    const { text } = await model.ask({ system: lookSystem, turns: [...turns], answer: lookAnswer }, signal);
    const questions = questionsIn(text).slice(0, mostQuestions);
    if (questions.length === 0) break;
    const replies: Reply[] = [];
    for (const question of questions)
      replies.push(
        'reason' in question ? { question: question.asked, lines: [question.reason] } : { question, lines: await tools.reply(question) },
      );
    all.push(...replies);
    turns.push({ by: 'model', text }, { by: 'us', text: repliesTurn(replies, false) });
  }
  // Nothing more is asked of the data, which take room.
  material.queries?.close();
  return all;
}

/** Without questions that can be read, it writes with what it has. */
function questionsIn(text: string): ReturnType<typeof readLook> {
  try {
    return readLook(readAnswer(text));
  } catch (error) {
    if (error instanceof ModelFailure) return [];
    throw error;
  }
}

/** A second try where the first answer is no deck. @param mayBeEmpty A correction may be of the title alone. @throws ModelFailure */
async function deckOf(
  model: LanguageModel,
  turns: readonly Turn[],
  signal: AbortSignal | undefined,
  mayBeEmpty = false,
): Promise<{ deck: WrittenDeck; text: string }> {
  const { text, cut } = await model.ask(writing([...turns]), signal);
  const deck = deckIn(text, mayBeEmpty);
  if (deck) return { deck, text };
  const asked = cut ? 'Your answer was cut off. Write the deck again, shorter.' : 'That was no deck. Answer with the JSON object alone.';
  const again = await model.ask(writing([...turns, { by: 'model', text: text.slice(0, 2000) || '{}' }, { by: 'us', text: asked }]), signal);
  const second = deckIn(again.text, mayBeEmpty);
  if (second) return { deck: second, text: again.text };
  throw new ModelFailure('unreadable', 'Its answer holds no deck.');
}

function deckIn(text: string, mayBeEmpty: boolean): WrittenDeck | null {
  try {
    const deck = readDeck(readAnswer(text));
    return deck && (mayBeEmpty || deck.slides.length > 0) ? deck : null;
  } catch (error) {
    if (error instanceof ModelFailure) return null;
    throw error;
  }
}

function writing(turns: readonly Turn[]): Asking {
  return { system: deckSystem(), turns, answer: deckAnswer };
}

/** The slides with the facts' own IDs in place of the names that the deck gave to figures worked out for it. @param ids Those of before, to which its own are added. */
function withFigures(
  { cover, figures, slides }: WrittenDeck,
  tools: EngineTools,
  facts: KnownFacts,
  ids: Map<string, string>,
): { cover: WrittenCover | null; slides: WrittenSlide[]; shown: string[] } {
  for (const figure of figures) {
    // One may be made of those named before it.
    const id = tools.workedOut({ ...figure, of: figure.of.map((name) => ids.get(name) ?? name) });
    if (id !== null) ids.set(figure.id, id);
  }
  const shown = [...ids].filter(([own]) => !facts.named.has(own)).map(([own, id]) => facts.line(id).replace(id, own));
  if (ids.size === 0) return { cover, slides: slides.map((slide) => asShares(slide, tools, facts)), shown };
  const named = (value: unknown): unknown => {
    if (typeof value === 'string')
      return (
        ids.get(value) ?? value.replace(/\{\{([\w-]+)(?=[|}])/g, (found, name: string) => (ids.has(name) ? `{{${ids.get(name)}` : found))
      );
    if (Array.isArray(value)) return value.map(named);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, named(part)]));
    return value;
  };
  const written = slides.map((slide) => {
    const { title, lead, notes, content } = named({ ...slide, id: '', from: '', kind: '' }) as WrittenSlide;
    return asShares({ ...slide, title, lead, notes, content }, tools, facts);
  });
  return { cover: named(cover) as WrittenCover | null, slides: written, shown };
}

/** Parts of a whole that a page of shares was given as amounts, as the shares that they are. */
function asShares(slide: WrittenSlide, tools: EngineTools, facts: KnownFacts): WrittenSlide {
  const columns = slide.kind === 'share' ? slide.content?.columns : null;
  if (!Array.isArray(columns)) return slide;
  const shares = columns.map((column: { values?: unknown }) => {
    const of = Array.isArray(column?.values) ? column.values.map((id) => (typeof id === 'string' ? facts.get(id) : null)) : [];
    if (of.length < 2 || !of.every((fact) => fact !== null && fact.unit !== 'ratio' && fact.unit !== 'points')) return column;
    const ids = of.map((fact) => fact!.id);
    const whole = tools.workedOut({ id: 'whole', how: 'sum', of: ids });
    if (whole === null) return column;
    return { ...column, values: ids.map((id) => tools.workedOut({ id: 'part', how: 'share', of: [id, whole] }) ?? id) };
  });
  return { ...slide, content: { ...slide.content, columns: shares } };
}

type Checked = Draft['slides'];

function checkedAll(slides: readonly WrittenSlide[], checker: SlideChecker): Checked {
  const seen = new Set<string>(['cover']);
  return slides
    .filter(({ kind, from }) => kind !== 'cover' && from !== 'cover')
    .map((slide) => {
      const written = { ...slide, id: unique(slide.id, seen) };
      return { written, checked: checker.check(written) };
    });
}

function unique(id: string, seen: Set<string>): string {
  const slug =
    id
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_-]+/gu, '-')
      .slice(0, 60) || 'page';
  let found = slug;
  for (let n = 2; seen.has(found); n += 1) found = `${slug}-${n}`;
  seen.add(found);
  return found;
}

/** Corrected slides take the place of those that failed; what passed the checks stays as it was, and new pages follow. */
function merged(slides: Checked, mended: Checked): Checked {
  const byId = new Map(mended.map((slide) => [slide.written.id, slide]));
  const kept = slides.map((slide) => (slide.checked.faults ? (byId.get(slide.written.id) ?? slide) : slide));
  const known = new Set(slides.map(({ written }) => written.id));
  return [...kept, ...mended.filter(({ written, checked }) => !known.has(written.id) && checked.slide)];
}

/** The count asked for is a promise; the cover is one of them. */
function countFault({ brief }: Material, written: number): string[] {
  const { min, max, asked } = brief.slides;
  const all = written + 1;
  if (!asked || (all >= min && all <= max)) return [];
  return [`With its cover the deck has ${all} slides; ${min === max ? min : `${min} to ${max}`} were asked for.`];
}
