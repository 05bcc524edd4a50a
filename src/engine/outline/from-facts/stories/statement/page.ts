/** What the pages of a statement have in common: how a page is made, and how a line is said. */
import type { KindId, OutlineSlide } from '../../../../../model/outline.ts';
import { ref, type Text } from '../../../../../model/text.ts';
import type { Known } from '../../../../insight/evidence.ts';
import { lineDimension } from '../../../../metrics/finance/statement-facts.ts';
import type { Draft, Part } from '../../draft.ts';
import { fitTitle, withoutBold } from '../../titles.ts';
import { topicsOf } from '../../topics.ts';
import type { Held, HeldStatement, Line } from './held.ts';

const topics = 'plan budget forecast variance actual target p&l pnl profit loss statement finance result cost revenue';
export const result = 'statement_result';
/** Lines in a chart or table; the rest are added up. */
export const most = { bridge: 8, table: 8, heat: 10, columns: 6 } as const;

interface Page<K extends KindId> {
  id: string;
  kind: K;
  part?: Part;
  worth: number;
  titles: readonly Text[];
  lead?: Text;
  say?: readonly Text[];
  figures?: readonly (Known | null)[];
  more?: string;
  content: OutlineSlide<K>['content'];
}

export function pageOf<K extends KindId>({ context }: HeldStatement, page: Page<K>): Draft {
  const { id, kind, part = 'evidence', worth, titles, lead, say = [], figures = [], more = '', content } = page;
  const source = context.sourceOf(result);
  const section = { scorecard: 'sections-results', outlook: 'sections-outlook', actions: 'sections-actions' } as const;
  const named = context.catalogue.say(part in section ? section[part as keyof typeof section] : 'sections-evidence');
  const slide = {
    id,
    kind,
    title: fitTitle(titles.map((text) => withoutBold(text))),
    ...(lead !== undefined && { lead }),
    section: named,
    ...(source && { source }),
    notes: context.notes(say, figures),
    content,
  } as Draft['slide'];
  return { part, topics: topicsOf(context.note(result), null, `${topics} ${more}`), worth, metric: result, proves: [], slide };
}

export const adverse = ({ variance }: Held) => variance.value < 0;
export const helpful = ({ variance }: Held) => variance.value > 0;
export const sideOf = ({ variance }: Held) => (variance.value > 0 ? 'above' : 'below');
export const toneOf = (value: number) => (value > 0 ? ('good' as const) : value < 0 ? ('bad' as const) : ('neutral' as const));

/** Lines in the direction of the total, largest first, then the largest offset. */
export function causes({ lines, total }: HeldStatement): Line[] {
  const [worse, better] = [lines.filter(adverse), lines.filter(helpful).reverse()];
  const [first, second] = adverse(total) ? [worse, better] : [better, worse];
  return [...first.slice(0, 2), ...second.slice(0, 1)];
}

export const moved = (line: Line) => `${line.label} ${ref(line.variance.id, 'signed')}`;

/** What a line costs beyond its plan: the variance, as said of spending. */
export function costOf({ context }: HeldStatement, { variance, label }: Line): Known {
  const how = { label: `${label}, spent beyond plan`, formula: `${variance.formula}, as spending` };
  return context.evidence.workedOut(variance, '.spent', -variance.value, [variance], how);
}

/** A variance as said of spending: more of it is above plan. */
export function spentOf({ context }: HeldStatement, fact: Known): Known {
  const how = { label: `${fact.label}, as spending`, formula: `${fact.formula}, as spending`, unit: fact.unit };
  return context.evidence.workedOut(fact, '.spending', -fact.value, [fact], how);
}

export function leadOf({ context, now, head }: HeldStatement): Text {
  return context.catalogue.say('statement-cover', { company: null, head, now });
}

export function lineMoved(held: HeldStatement, line: Line): Text {
  const said = {
    line: line.label,
    gap: ref(line.variance.id),
    actual: held.shown(line, line.actual),
    planned: held.shown(line, line.planned),
    basis: held.basis,
  };
  const { catalogue } = held.context;
  // Without revenue there is no result to speak of.
  return held.costsOnly
    ? catalogue.say('statement-line-stood', { ...said, side: held.side(line, line) })
    : catalogue.say('statement-line-moved', { ...said, good: helpful(line) });
}

/** Several lines as one. */
export function rest(held: HeldStatement, lines: readonly Line[]): Held {
  const { evidence } = held.context;
  const sum = (of: 'actual' | 'planned' | 'variance') => {
    const facts = lines.map((line) => line[of]);
    const value = facts.reduce((total, fact) => total + fact.value, 0);
    return evidence.workedOut(held.total[of], '', value, facts, {
      label: `${held.total[of].label}, the other lines`,
      formula: 'sum of the lines not shown',
      scope: { [lineDimension]: '(other)' },
    });
  };
  return { actual: sum('actual'), planned: sum('planned'), variance: sum('variance'), percent: null };
}

export function sumOfAdverse(held: HeldStatement): Known {
  const parts = [...held.lines, ...held.untold].filter(adverse).map(({ variance }) => variance);
  return held.worked(
    '.adverse',
    parts.reduce((all, { value }) => all + value, 0),
    parts,
    'sum of the adverse variances',
  );
}
