/** From candidate pages to a deck of the asked length: what is dropped, what fills up, in which order. */
import type { Brief } from '../../brief/brief.ts';
import type { Draft } from './draft.ts';
import type { Exclusions } from './exclusions.ts';
import { agenda, cover, deckTitle } from './frame.ts';
import { phrasesOf } from './phrases.ts';
import { type ScaffoldTopic, scaffold } from './scaffold.ts';
import { roles } from './skeletons.ts';
import { capital, topicsFor } from './topics.ts';

/** From this many slides on a deck shows where it goes. */
const agendaFrom = 8;

export interface Assembled {
  slides: Draft[];
  /** Titles of pages for which there was no room. */
  dropped: string[];
}

/** `own` are pages of the author's material, in order; scaffold pages only fill what is asked for beyond them. */
export function assemble(brief: Brief, own: readonly Draft[], exclusions: Exclusions): Assembled {
  const topics = topicsFor(brief, exclusions).filter((topic) => !covered(topic, own));
  const wanted = topics.filter(({ weight }) => own.length === 0 || weight === 9);
  const spare = topics.filter((topic) => !wanted.includes(topic));
  const make = (topic: ScaffoldTopic) => scaffold(topic, brief.deckType, brief.language);
  const core = wanted.filter(({ weight }) => weight > 3).length;
  const natural = 1 + own.length + (own.length === 0 ? Math.max(core, 4) : wanted.length);
  const target = clamp(natural + (natural + 1 >= agendaFrom ? 1 : 0), brief.slides.min, brief.slides.max);
  const frame = [...(target > 1 ? [cover(brief, exclusions)] : []), ...(target >= agendaFrom ? ['agenda' as const] : [])];
  const room = target - frame.length;

  let body = place(own, wanted.map(make), wanted);
  const dropped: string[] = [];
  while (body.length > room) {
    const weakest = body.reduce((least, draft, index) => (draft.weight <= body[least]!.weight ? index : least), 0);
    if (!body[weakest]!.scaffold) dropped.push(body[weakest]!.title);
    body = body.toSpliced(weakest, 1);
  }
  for (const topic of [...spare, ...aspects(brief, topics, body, exclusions)]) {
    if (body.length >= room) break;
    if (!body.some(({ title }) => title === topic.title)) body = place(body, [make(topic)], [topic]);
  }
  // A single page has no cover to carry the deck's name.
  if (target === 1 && body[0]?.scaffold) body = [{ ...body[0], title: deckTitle(brief) }];
  const [first, contents] = frame;
  const slides = [...(typeof first === 'object' ? [first] : []), ...(contents ? [agenda(body, brief)] : []), ...body];
  return { slides, dropped };
}

/** Scaffold after the material, but never behind what closes a deck. */
function place(body: readonly Draft[], added: readonly Draft[], topics: readonly ScaffoldTopic[]): Draft[] {
  if (topics.length === 1 && topics[0]!.role === 'summary') return [...added, ...body];
  const closing = body.length > 0 && isClosing(body.at(-1)!) && !topics.some(({ role }) => role === 'nextSteps' || role === 'quiz');
  return closing ? [...body.slice(0, -1), ...added, body.at(-1)!] : [...body, ...added];
}

function isClosing(draft: Draft): boolean {
  return draft.kind === 'action-table' || draft.kind === 'closing' || draft.weight === 9;
}

/** Wishes told as clauses (`whether we hit quota`) steer the material; only a plain topic can be missing from it. */
function covered(topic: ScaffoldTopic, own: readonly Draft[]): boolean {
  if (own.length === 0) return false;
  const words = topic.title.toLowerCase();
  const clause =
    words.split(/\s+/).length > 3 ||
    /^(?:whether|what|how|why|which|that|if|ob|was|wie|warum)\s|(?<!\p{L})(?:we|wir|nous|our)(?!\p{L})/iu.test(words);
  if (clause || own.some(({ kind }) => kind === words)) return true;
  return own.some(({ title, section }) => title.toLowerCase().includes(words) || section?.toLowerCase().includes(words));
}

/** Sides of the deck's topics, for a length the topics alone do not fill. */
function aspects(brief: Brief, topics: readonly ScaffoldTopic[], body: readonly Draft[], exclusions: Exclusions): ScaffoldTopic[] {
  const framing = new Set<string | null>([
    'summary',
    'figures',
    'nextSteps',
    'ask',
    'decisions',
    'actions',
    'quiz',
    'recap',
    'faq',
    'background',
  ]);
  const named = topics.filter(({ weight, role }) => weight === 9 && !framing.has(role)).map(({ title }) => title);
  const own = body.filter(({ scaffold: empty }) => !empty).map(({ section, title }) => section ?? title);
  const others = topics.filter(({ role }) => !framing.has(role)).map(({ title }) => title);
  const first = [...named, ...(brief.subject === null || named.length > 0 ? [] : [capital(brief.subject)])];
  const sides = (heads: readonly string[]) =>
    phrasesOf(brief.language).aspects.flatMap((aspect) =>
      heads.map((head) => ({ title: aspect.replace('{topic}', head), role: null, weight: 1 })),
    );
  const rest = roles.filter((role) => !framing.has(role)).map((role) => phrasesOf(brief.language).roles[role][0]);
  return [first, [...new Set([...own, ...others])], rest].flatMap(sides).filter(({ title }) => !exclusions.hits(title));
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
