/** Which layout of a template stands for each of ours, and which of its placeholders for each of ours. */
import type { TemplateLayout, TemplatePlaceholder } from '../../../../model/brand-kit.ts';
import { area, shared } from '../../../../model/geometry.ts';
import { type Box, type LayoutName, layoutNames, type PlaceholderName } from '../../../../model/layout.ts';
import { templateRefused } from '../package-reader.ts';
import type { LayoutPlaceholder } from './placeholders.ts';
import type { SheetView } from './sheet-view.ts';
import type { MasterSheet } from './template-sheets.ts';

interface Roles {
  title: LayoutPlaceholder | undefined;
  subtitle: LayoutPlaceholder | undefined;
  /** A single line directly under the title. */
  lead: LayoutPlaceholder | undefined;
  /** Large enough for content, the largest first. */
  mains: LayoutPlaceholder[];
  /** Text too small for content. */
  texts: LayoutPlaceholder[];
  /** For pictures, media and the like. */
  others: LayoutPlaceholder[];
}

/** Share of the slide's area content takes at least. */
const least = 0.08;
/** Higher than this share of the slide is more than a line. */
const line = 0.13;
/** The line under a title is no further from it than this share of the slide's height. */
const gap = 0.08;

const textTypes = new Set(['obj', 'body']);
const footTypes = new Set(['ftr', 'dt', 'sldNum', 'hdr']);
const titleTypes = new Set(['title', 'ctrTitle']);

function rolesOf({ placeholders, size }: SheetView): Roles {
  const upright = placeholders.filter((placeholder) => placeholder.upright);
  const title = upright.find(({ type }) => titleTypes.has(type));
  const texts = upright.filter(({ type }) => textTypes.has(type));
  const mains = texts.filter((text) => area(text) >= least * area(size) && text.h > line * size.h).sort((a, b) => area(b) - area(a));
  const small = texts.filter((text) => !mains.includes(text));
  const subtitle = upright.find(({ type }) => type === 'subTitle');
  const top = Math.min(size.h, ...mains.map(({ y }) => y));
  return {
    title,
    subtitle,
    lead: title && [...small, ...(subtitle ? [subtitle] : [])].find((text) => isUnder(text, title, size.h) && text.y < top),
    mains,
    texts: small,
    others: placeholders.filter((other) => !footTypes.has(other.type) && !titleTypes.has(other.type) && other.type !== 'subTitle' && (!textTypes.has(other.type) || !other.upright)), // biome-ignore format: one condition
  };
}

function isUnder(text: LayoutPlaceholder, title: LayoutPlaceholder, height: number): boolean {
  const from = text.y - (title.y + title.h);
  const beside = text.x >= title.x + title.w || text.x + text.w <= title.x;
  return text.h <= line * height && !beside && from > -0.4 * title.h && from <= gap * height;
}

/** The two that stand beside each other, from left to right; null where there are none. */
function pairOf({ mains }: Pick<Roles, 'mains'>): [LayoutPlaceholder, LayoutPlaceholder] | null {
  for (const [i, one] of mains.entries()) {
    for (const other of mains.slice(i + 1)) {
      const [left, right] = one.x <= other.x ? [one, other] : [other, one];
      const apart = left.x + left.w <= right.x + 0.1;
      const level = Math.abs(left.y - right.y) <= 0.2 * Math.max(left.h, right.h);
      if (apart && level && area(other) >= 0.4 * area(one)) return [left, right];
    }
  }
  return null;
}

export interface Choice {
  view: SheetView;
  roles: Roles;
  chosen: TemplateLayout['chosen'];
}

interface Candidate {
  view: SheetView;
  roles: Roles;
}

/** `type` attributes of layouts of each kind, the one PowerPoint itself uses first. */
const types: Record<LayoutName, readonly string[]> = {
  title: ['title'],
  section: ['secHead'],
  content: ['obj', 'tx'],
  'two-content': ['twoObj', 'twoColTx', 'txAndObj', 'objAndTx', 'twoTxTwoObj'],
  'title-only': ['titleOnly'],
  blank: ['blank'],
};

/** What serves in place of one that is missing. */
const nearest: Record<LayoutName, readonly LayoutName[]> = {
  title: ['section', 'title-only', 'content', 'two-content'],
  section: ['title', 'title-only', 'content', 'two-content'],
  content: ['title-only', 'two-content', 'section', 'title'],
  'two-content': ['title-only', 'content', 'section', 'title'],
  'title-only': ['content', 'two-content', 'section', 'title'],
  blank: ['title-only', 'content', 'two-content', 'section', 'title'],
};

/** How much it matters that the main master has one of its own. */
const weights: Record<LayoutName, number> = { content: 4, 'title-only': 3, title: 2, 'two-content': 2, section: 1, blank: 1 };

/** Ranks from here on are by placeholders. */
const byPlaceholders = 100;
/** Content that has less of the slide than this loses to others. */
const roomy = 0.45;

export function chooseLayouts(views: readonly SheetView[]): Record<LayoutName, Choice> {
  const all = views.map((view) => ({ view, roles: rolesOf(view) }));
  if (!all.some(({ roles }) => roles.title)) throw templateRefused('no_title', '', 'The template has no layout with a title.');
  const masters = [...new Set(views.map(({ layout }) => layout.master))].map((master) => ({
    master,
    own: bestOf(all.filter(({ view }) => view.layout.master === master)),
  }));
  const main = masters.reduce((best, master) => (worth(master.own) > worth(best.own) ? master : best));
  const others = masters.filter((master) => master !== main);
  const borrowed = (name: LayoutName) =>
    others.find(({ own: theirs }) => theirs[name] && mayLend(theirs[name].view, main.master, name))?.own[name];
  const found = Object.fromEntries(layoutNames.map((name) => [name, main.own[name] ?? borrowed(name)])) as Best;
  const choose = (name: LayoutName): Choice => {
    const own = found[name];
    if (own) return choiceOf(own);
    const titled = all.filter(({ roles }) => roles.title);
    const near =
      nearest[name].map((other) => found[other]).find((other) => other?.roles.title) ??
      titled.find(({ view }) => view.layout.master === main.master) ??
      titled[0]!;
    return { view: near.view, roles: near.roles, chosen: 'nearest' };
  };
  return Object.fromEntries(layoutNames.map((name) => [name, choose(name)])) as Record<LayoutName, Choice>;
}

type Ranked = Candidate & { rank: number };
type Best = Partial<Record<LayoutName, Ranked>>;

function choiceOf({ view, roles, rank }: Ranked): Choice {
  return { view, roles, chosen: rank < byPlaceholders ? 'type' : 'placeholders' };
}

/** Of one master: the layout of the lowest rank for each of ours, the first of equals. */
function bestOf(candidates: readonly Candidate[]): Best {
  const best: Best = {};
  for (const candidate of candidates) {
    for (const name of layoutNames) {
      const rank = rankOf(name, candidate);
      if (rank !== null && rank < (best[name]?.rank ?? Number.POSITIVE_INFINITY)) best[name] = { ...candidate, rank };
    }
  }
  return best;
}

/** Of two masters with the same layouts that which leaves content more room is worth more. */
function worth(best: Best): number {
  const served = layoutNames.reduce((sum, name) => {
    const rank = best[name]?.rank;
    return sum + (rank === undefined ? 0 : weights[name] * (rank < byPlaceholders ? 1 : 0.8));
  }, 0);
  const content = best.content;
  return served - (content ? (content.rank % byPlaceholders) / 20 : 0);
}

/** A cover may look like another master's; content may not change its colours. */
function mayLend({ layout }: SheetView, { layouts }: MasterSheet, name: LayoutName): boolean {
  if (name === 'title' || name === 'section') return true;
  const own = layouts[0]?.slots;
  return own !== undefined && JSON.stringify(own) === JSON.stringify(layout.slots);
}

/** Null where the layout cannot serve; else the lower the better. */
function rankOf(name: LayoutName, candidate: Candidate): number | null {
  const { view, roles } = candidate;
  if (!serves(name, roles)) return null;
  const type = types[name].indexOf(view.layout.type);
  if (type < 0 && !looksLike(name, candidate)) return null;
  return (type < 0 ? byPlaceholders : type / 10) + shortcomings(name, candidate);
}

/** Types are kept when an author changes a layout: what it needs must still be there. */
function serves(name: LayoutName, roles: Roles): boolean {
  if (name === 'blank') return !roles.title && roles.mains.length === 0;
  if (!roles.title) return false;
  if (name === 'content') return roles.mains.length > 0;
  if (name === 'two-content') return pairOf(roles) !== null;
  return name !== 'title-only' || roles.mains.length === 0;
}

function looksLike(name: LayoutName, { view, roles }: Candidate): boolean {
  const { title, subtitle, mains, others } = roles;
  const { size, layout } = view;
  const low = title !== undefined && title.y + title.h / 2 > 0.35 * size.h;
  switch (name) {
    case 'title':
      return layout.type !== 'secHead' && mains.length === 0 && (title?.type === 'ctrTitle' || subtitle !== undefined);
    case 'section':
      return layout.type !== 'title' && title?.type === 'title' && low && mains.length + others.length <= 1 && (subtitle !== undefined || roles.texts.length + mains.length > 0); // biome-ignore format: one condition
    case 'content':
      return mains.length === 1 && !low && others.length === 0;
    case 'two-content':
      return mains.length === 2;
    case 'title-only':
      return !subtitle && title?.type === 'title' && !low && others.length === 0;
    case 'blank':
      return others.length === 0;
  }
}

/** Pictures and places for other things in the way, more content than needed, little room. */
function shortcomings(name: LayoutName, { view, roles }: Candidate): number {
  const slide = area(view.size);
  const wanted = { title: 0, section: 1, content: 1, 'two-content': 2, 'title-only': 0, blank: 0 }[name];
  const pictures = view.drawn.filter(({ fill, part, box, covers }) => fill?.kind === 'picture' && part === view.layout.part && area(box) > 0.03 * slide && covers < 0.6 * slide); // biome-ignore format: one condition
  const extra = Math.max(0, roles.mains.length - wanted) + (name === 'title' ? 0 : Math.max(0, roles.texts.length - 1));
  const room = name === 'content' ? Math.min(roomIn(roles.mains[0]!, view), roomUnder(roles.title!, view)) / slide : 1;
  const cramped = Math.max(0, roomy - room) * 20;
  return Math.min(byPlaceholders - 1, 2 * roles.others.length + extra + pictures.length + cramped);
}

/** What a title leaves of the slide: content stands below it, whatever a layout says. */
function roomUnder(title: Box, { size }: SheetView): number {
  return Math.max(0, size.h - title.y - title.h) * size.w;
}

/** What drawn things leave of a place, roughly; what covers most of the slide is its ground. */
function roomIn(box: Box, { drawn, size }: SheetView): number {
  const things = drawn.filter(({ fill, covers }) => fill && covers < 0.6 * area(size));
  return area(box) - things.reduce((sum, thing) => sum + (shared(box, thing.box) * thing.covers) / area(thing.box), 0);
}

export function namedPlaceholders(name: LayoutName, { view, roles }: Choice): Partial<Record<PlaceholderName, TemplatePlaceholder>> {
  const named: Partial<Record<PlaceholderName, LayoutPlaceholder | undefined>> = {
    title: name === 'blank' ? undefined : roles.title,
    ...texts(name, roles),
    footer: view.placeholders.find(({ type }) => type === 'ftr'),
    number: view.placeholders.find(({ type }) => type === 'sldNum'),
  };
  const present = Object.entries(named).flatMap(([key, placeholder]) => (placeholder ? [[key, written(placeholder)]] : []));
  return Object.fromEntries(present);
}

function texts(name: LayoutName, roles: Choice['roles']): Partial<Record<PlaceholderName, LayoutPlaceholder | undefined>> {
  const { lead, mains, subtitle } = roles;
  // What stands beside the title of a full page is one text, whatever its author called it.
  const one = subtitle ?? roles.texts[0] ?? mains.find(({ bullet }) => !bullet);
  switch (name) {
    case 'title':
      return { subtitle: one };
    case 'section':
      return { body: one ?? (mains.length === 1 ? mains[0] : undefined) };
    case 'content':
      return {
        lead,
        body: mains.find(({ idx, type }) => idx === 1 && type === 'obj' && mains.length > 1 && pairOf(roles) === null) ?? mains[0],
      };
    case 'two-content': {
      const [left, right] = pairOf(roles) ?? [];
      return { lead, left, right };
    }
    case 'title-only':
      return { lead };
    case 'blank':
      return {};
  }
}

function written({ upright: _, ...placeholder }: LayoutPlaceholder): TemplatePlaceholder {
  return placeholder;
}
