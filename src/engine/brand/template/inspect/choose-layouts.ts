/** Which of a template's layouts stands for each of ours: by what it says it is, by what it has, else the nearest. */

import type { TemplateLayout } from '../../../../model/brand-kit.ts';
import { area, shared } from '../../../../model/geometry.ts';
import { type Box, type LayoutName, layoutNames } from '../../../../model/layout.ts';
import { templateRefused } from '../template-refused.ts';
import { pairOf, type Roles, rolesOf } from './roles.ts';
import type { SheetView } from './sheet-view.ts';
import type { MasterSheet } from './template-sheets.ts';

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
