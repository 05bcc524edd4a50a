/** What the pages of a statement have in common: how a page is made, and how a line is said. */
import type { Fact, StatementNote } from '../../../../../model/fact.ts';
import type { KindId, OutlineSlide } from '../../../../../model/outline.ts';
import { ref, type Text } from '../../../../../model/text.ts';
import type { Known } from '../../../../insight/evidence.ts';
import { lineDimension } from '../../../../metrics/finance/statement-facts.ts';
import { safe } from '../../context.ts';
import type { Draft, Part } from '../../draft.ts';
import { fitTitle, withoutBold } from '../../titles.ts';
import { topicsOf } from '../../topics.ts';
import type { Held, HeldStatement, Line, Second } from './held.ts';
import { oneOffsOf } from './one-offs.ts';

const topics = 'plan budget forecast variance actual target p&l pnl profit loss statement finance result cost revenue';
const result = 'statement_result';
/** Lines in a chart or table; the rest are added up. */
export const most = { bridge: 8, table: 8, margins: 7, heat: 8, columns: 6 } as const;

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

/** `Payroll −240K`, with the word for a one-off where that is most of it. */
export function moved(held: HeldStatement, line: Line): string {
  const gap = ref(line.variance.id, 'signed');
  const once = oneOffsOf(held).find((each) => each.line === line && !each.latest);
  const isMost = once && once.size.value / line.variance.value >= mostOf;
  return isMost ? `${line.label} (${held.context.catalogue.say('statement-once')}) ${gap}` : `${line.label} ${gap}`;
}

/** Share of a line's variance from which a month by itself is most of it. */
const mostOf = 0.7;

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

/** Several lines as one; `whole` has the figures they are part of. */
export function rest(
  { context, total }: HeldStatement,
  parts: readonly Held[],
  whole: Held = total,
  scope: Fact['scope'] = { [lineDimension]: '(other)' },
): Held {
  const { evidence } = context;
  const sum = (of: 'actual' | 'planned' | 'variance') => {
    const facts = parts.map((part) => part[of]);
    const value = facts.reduce((all, fact) => all + fact.value, 0);
    return evidence.workedOut(whole[of], '', value, facts, {
      label: `${whole[of].label}, several lines`,
      formula: 'sum of several lines',
      scope,
    });
  };
  return { actual: sum('actual'), planned: sum('planned'), variance: sum('variance'), percent: null };
}

/** Words of the company itself, as they stand in its rows. */
export function told(held: HeldStatement, label: Text, { step, text, fact }: NonNullable<StatementNote['comments']>[number]): Text {
  const when = step === null ? held.now : held.stepName(step);
  return held.context.catalogue.say('statement-said', { line: label, step: when, gap: ref(fact), text: safe(text, mostWords) });
}

const mostWords = 140;

/** The result against what the deck compares with second. */
export function secondText(held: HeldStatement, { total, basis }: Second): Text {
  const kind = held.costsOnly ? ('cost' as const) : ('revenue' as const);
  return held.context.catalogue.say('statement-line-stood', {
    line: held.result,
    gap: ref(total.variance.id),
    side: held.side({ kind }, total),
    basis,
    actual: held.shown({ kind }, total.actual),
    planned: held.shown({ kind }, total.planned),
  });
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
