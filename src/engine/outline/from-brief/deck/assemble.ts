/** From candidate pages to a deck of the requested length: what is dropped, what is added, in which order. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { Draft } from '../draft.ts';
import type { Exclusions } from '../read/exclusions.ts';
import { kindNamed } from '../read/kind-names.ts';
import { capital, roleOf, sameRole, topicsFor } from '../read/topics.ts';
import { agenda, cover, deckTitle } from './frame.ts';
import { mergedOnce } from './merge.ts';
import { type ScaffoldTopic, scaffold, teaching } from './scaffold.ts';
import { isActionRole, type RoleId, roles, skeletonOf } from './skeletons.ts';
import { summaryOf } from './summary.ts';

/** From this number of slides on, a deck has an agenda. */
const agendaFrom = 8;
/** Pages below this weight only repeat another page. */
const repeated = 3;
/** Above this number of pages, the lightest are dropped at once: merging pairs examines all of them each time. */
const sortable = 300;

export interface Assembled {
  slides: Draft[];
  /** Titles of pages that did not fit. */
  dropped: string[];
}

/** A document or table is the whole story; a few figures and sentences are only part of one, so the deck type's sections are added. */
const whole = /^#{1,6}\s/m;

/** `given`: pages of the author's material, in order; scaffold pages only fill what is requested beyond them. */
export function assemble(brief: Brief, given: readonly Draft[], exclusions: Exclusions): Assembled {
  const own = closingLast(given, brief);
  const topics = topicsFor(brief, exclusions).filter((topic) => !covered(topic, own, brief));
  const complete =
    own.length > 0 &&
    (whole.test(brief.prompt) ||
      brief.deckType === 'report' ||
      brief.deckType === 'comparison' ||
      brief.deckType === 'general' ||
      hasTable(brief));
  const wanted = topics.filter(({ weight }) => own.length === 0 || weight === 9 || (weight === 4 && !complete));
  const spare = topics.filter((topic) => !wanted.includes(topic));
  const make = (topic: ScaffoldTopic) =>
    (topic.role === 'summary' ? summaryOf(topic, own) : null) ?? scaffold(topic, brief.deckType, brief.language);
  const core = wanted.filter(({ weight }) => weight > 3).length;
  const told = own.filter(({ weight }) => weight >= repeated).length;
  const natural = 1 + told + (own.length === 0 ? Math.max(core, 4) : wanted.length);
  const target = clamp(natural + (natural + 1 >= agendaFrom ? 1 : 0), brief.slides.min, brief.slides.max);
  const frame = [...(target > 1 ? [cover(brief, exclusions)] : []), ...(target >= agendaFrom ? ['agenda' as const] : [])];
  const room = target - frame.length;

  const order = skeletonOf(brief.deckType).map(({ role }) => role);
  let body = wanted.reduce<Draft[]>((pages, topic) => place(pages, topic, make(topic), order, brief), [...own]);
  const dropped: string[] = [];
  if (body.length > sortable) {
    const least = body.map((draft, index) => ({ draft, index })).toSorted((a, b) => a.draft.weight - b.draft.weight || b.index - a.index);
    const out = new Set(least.slice(0, body.length - sortable).map(({ draft }) => draft));
    for (const { title } of out) dropped.push(title);
    body = body.filter((draft) => !out.has(draft));
  }
  while (body.length > room) {
    const weakest = body.reduce((least, draft, index) => (draft.weight <= body[least]!.weight ? index : least), 0);
    const merged =
      body[weakest]!.weight < repeated || body[weakest]!.scaffold
        ? null
        : mergedOnce(body, capital(brief.subject ?? catalogueOf(brief.language).say('type-general')));
    if (merged === null && !body[weakest]!.scaffold && body[weakest]!.weight >= repeated) dropped.push(body[weakest]!.title);
    body = merged ?? body.toSpliced(weakest, 1);
  }
  for (const topic of [...spare, ...aspects(brief, topics, body, exclusions)]) {
    if (body.length >= room) break;
    if (!body.some(({ title }) => title === topic.title)) body = place(body, topic, make(topic), order, brief);
  }
  // A single page has no cover to show the deck's name.
  if (target === 1 && body[0]?.scaffold) body = [{ ...body[0], title: deckTitle(brief) }];
  const [first, contents] = frame;
  const slides = [...(typeof first === 'object' ? [first] : []), ...(contents ? [agenda(body, brief)] : []), ...body];
  return { slides, dropped };
}

/** Inserts a scaffold page by its role in the deck type, otherwise after the material, but never after the closing. */
function place(body: readonly Draft[], topic: ScaffoldTopic, page: Draft, order: readonly RoleId[], brief: Brief): Draft[] {
  if (topic.role === 'summary') return [page, ...body];
  const beside = inAuthorsOrder(body, topic, brief);
  if (beside !== null) return body.toSpliced(beside, 0, page);
  const rank = topic.role === null ? -1 : order.indexOf(topic.role);
  const last = topic.title.toLowerCase() === brief.ending?.toLowerCase() || topic.role === 'nextSteps' || topic.role === 'quiz';
  const catalogue = catalogueOf(brief.language);
  const ranks = body.map((draft) => {
    const role = roleOf(draft.section ?? draft.title, catalogue);
    return role === null ? -1 : order.indexOf(role);
  });
  const later = rank < 0 ? -1 : ranks.findIndex((other) => other > rank);
  if (later >= 0 && !last) return body.toSpliced(later, 0, page);
  const earlier = rank < 0 ? -1 : ranks.findLastIndex((other) => other >= 0 && other <= rank);
  if (earlier >= 0 && !last && earlier === body.length - 1) return [...body, page];
  const closing = body.length > 0 && isClosing(body.at(-1)!, brief) && !last;
  return closing ? body.toSpliced(-1, 0, page) : [...body, page];
}

/** Asks and steps mentioned in passing move to the end; under a heading they stay where the author put them. */
function closingLast(pages: readonly Draft[], { language }: Brief): Draft[] {
  const catalogue = catalogueOf(language);
  const closing = [catalogue.say('role-ask'), catalogue.say('role-nextSteps')];
  const closes = ({ title, section }: Draft) => section === undefined && closing.includes(title);
  return [...pages.filter((page) => !closes(page)), ...pages.filter(closes)];
}

/** The position of a named section among the other named ones; null if none of them has a page. */
function inAuthorsOrder(body: readonly Draft[], topic: ScaffoldTopic, { sections, ending }: Brief): number | null {
  const names = sections.map((name) => name.toLowerCase());
  const at = names.indexOf(topic.title.toLowerCase());
  if (at < 0 || topic.title.toLowerCase() === ending?.toLowerCase()) return null;
  const places = body.map(({ title, section }) => names.indexOf((section ?? title).toLowerCase()));
  const earlier = places.findLastIndex((place) => place >= 0 && place < at);
  const later = places.findIndex((place) => place > at);
  return earlier >= 0 ? earlier + 1 : later >= 0 ? later : null;
}

function hasTable({ material }: Brief): boolean {
  return material.some(({ blocks }) => blocks.some(({ type }) => type === 'table'));
}

function isClosing(draft: Draft, { ending }: Brief): boolean {
  return (
    draft.kind === 'action-table' || draft.kind === 'closing' || (ending !== null && draft.title.toLowerCase() === ending.toLowerCase())
  );
}

/** Wishes phrased as clauses (`whether we hit quota`) steer the material; only a plain topic can be missing from it. */
function covered(topic: ScaffoldTopic, own: readonly Draft[], brief: Brief): boolean {
  if (own.length === 0) return false;
  const diagram = kindNamed(topic.title)?.kind;
  if (diagram !== undefined && own.some(({ kind }) => kind === diagram)) return true;
  const catalogue = catalogueOf(brief.language);
  // The author's words say more than the role: `customers won` does not cover `customer satisfaction`.
  const plain =
    topic.weight < 9 ||
    isActionRole(topic.role) ||
    (topic.role !== null && catalogue.say(`role-${topic.role}`).toLowerCase() === topic.title.toLowerCase());
  if (plain && own.some(({ title, section }) => sameRole(roleOf(section ?? title, catalogue), topic.role))) return true;
  const words = topic.title.toLowerCase();
  const clause =
    words.split(/\s+/).length > 9 ||
    /^(?:whether|what|how|why|which|that|if|ob|was|wie|warum)\s|(?<!\p{L})(?:we|wir|nous|our)(?!\p{L})/iu.test(words);
  if (clause || own.some(({ kind }) => kind === words)) return true;
  return own.some(({ title, section }) => title.toLowerCase().includes(words) || section?.toLowerCase().includes(words));
}

/** Sub-topics, for a length that the topics alone do not fill. */
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
  const named = topics
    .filter(({ weight, role, title }) => weight === 9 && !framing.has(role) && title.toLowerCase() !== brief.ending?.toLowerCase())
    .map(({ title }) => title);
  const own = body.filter(({ scaffold: empty }) => !empty).map(({ section, title }) => section ?? title);
  const others = topics.filter(({ role }) => !framing.has(role)).map(({ title }) => title);
  const first = [...named, ...(brief.subject === null || named.length > 0 ? [] : [capital(brief.subject)])];
  const sides = (heads: readonly string[]) =>
    bySides(heads.map((topic) => catalogueOf(brief.language).forms(teaching.has(brief.deckType) ? 'lessons' : 'aspects', { topic }))).map(
      (title) => ({ title, role: null, weight: 1 }),
    );
  const rest = roles.filter((role) => !framing.has(role)).map((role) => catalogueOf(brief.language).say(`role-${role}`));
  return [first, [...new Set([...own, ...others])], rest].flatMap(sides).filter(({ title }) => !exclusions.hits(title));
}

/** The first sub-topic of every topic, then the second of each. */
function bySides(topics: readonly (readonly string[])[]): string[] {
  return (topics[0] ?? []).flatMap((_, side) => topics.map((sides) => sides[side]!));
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
