/** The margin of a statement, and by how many points each cost moved it: the effects add up to its change. */
import { ref, type Text } from '../../../../../model/text.ts';
import type { Known } from '../../../../insight/evidence.ts';
import type { TableContent } from '../../../../kinds/table.ts';
import { lineDimension } from '../../../../metrics/finance/statement-facts.ts';
import type { Draft } from '../../draft.ts';
import type { Held, HeldStatement, Line } from './held.ts';
import { most, pageOf, rest, toneOf } from './page.ts';

/** A share of revenue as planned, as it is and in the year before, with what its change does to the margin. */
interface Share {
  was: Known;
  is: Known;
  before: Known | null;
  /** Points it adds to the margin, and what they are worth. */
  effect: Known;
  worth: Known;
}

export interface Margins {
  /** `EBITDA margin`. */
  label: string;
  whole: Share;
  gross: Share | null;
  /** Costs as shares of revenue, the one that takes most first. */
  rows: { line: Line; share: Share }[];
}

/** Null without revenue, or where the margin is as planned. */
export function marginsOf(held: HeldStatement): Margins | null {
  const { context, lines, total, second } = held;
  const { catalogue, evidence } = context;
  const revenue = held.held('statement_revenue');
  const before = held.secondly('statement_revenue')?.planned ?? null;
  if (!revenue || revenue.actual.value <= 0 || revenue.planned.value <= 0) return null;
  const share = (each: Held, name: string, yearBefore: Known | null): Share => {
    const ratio = (fact: Known, of: Known) =>
      evidence.workedOut(fact, '.of_revenue', fact.value / of.value, [fact, of], {
        label: `${name} as a share of revenue`,
        formula: `${fact.label} divided by ${of.label}`,
        unit: 'ratio',
      });
    const [was, is] = [ratio(each.planned, revenue.planned), ratio(each.actual, revenue.actual)];
    const effect = evidence.workedOut(is, '.points', is.value - was.value, [is, was], {
      label: `${name}, effect on the margin`,
      formula: `${is.label} less the same as planned, costs below zero`,
      unit: 'points',
    });
    const asPlanned = (each.planned.value / revenue.planned.value) * revenue.actual.value;
    const worth = evidence.workedOut(each.actual, '.ratio_worth', each.actual.value - asPlanned, [was, is, revenue.actual], {
      label: `${each.actual.label}, effect of its share of revenue`,
      formula: 'actual less planned share of revenue, times actual revenue',
    });
    return { was, is, before: yearBefore && before && before.value > 0 ? ratio(yearBefore, before) : null, effect, worth };
  };
  const ofLine = (line: Line) => held.secondly('statement_result', { [lineDimension]: line.member })?.planned ?? null;
  const rows = [...lines, ...held.untold]
    .filter(({ kind }) => kind === 'cost')
    .map((line) => ({ line, share: share(line, line.label, ofLine(line)) }))
    .sort((a, b) => a.share.effect.value - b.share.effect.value);
  const label =
    held.note.result === null ? catalogue.say('statement-margin') : catalogue.say('statement-margin-of', { result: held.result });
  const whole = share(total, label, second?.total.planned ?? null);
  // What shows as 0.0 points is no news.
  if (rows.length < 2 || Math.abs(whole.effect.value) < 5e-4) return null;
  return { label, whole, gross: grossOf(held, share), rows };
}

/** Revenue less the costs of what is sold, where they are told from the others. */
function grossOf(held: HeldStatement, share: (each: Held, name: string, before: Known | null) => Share): Share | null {
  const { note, lines, untold } = held;
  const all = [...lines, ...untold];
  const parts = all.filter(({ member, kind }) => kind === 'revenue' || note.ofSales.includes(member));
  if (note.ofSales.length === 0 || parts.length === all.length || !parts.some(({ kind }) => kind === 'cost')) return null;
  const profit = (each: readonly Held[], whole: Held): Held => ({ ...rest(held, each, whole, grossScope), percent: null });
  const before = held.second && parts.map(({ member }) => held.secondly('statement_result', { [lineDimension]: member }));
  const known = before?.flatMap((each) => each ?? []) ?? [];
  return share(
    profit(parts, held.total),
    held.context.catalogue.say('statement-margin-gross'),
    held.second && known.length === parts.length ? profit(known, held.second.total).planned : null,
  );
}

const grossScope = { [lineDimension]: '(gross profit)' };

/** What moved the margin, and by how many points. */
export function marginTitles(held: HeldStatement, { label, whole, rows }: Margins): Text[] {
  const { catalogue } = held.context;
  const down = whole.effect.value < 0;
  const main = down ? rows[0]! : rows.at(-1)!;
  const said = { margin: label, now: ref(whole.is.id), gap: ref(whole.effect.id), side: down ? 'below' : 'above', basis: held.basis };
  const isCause = Math.sign(main.share.effect.value) === Math.sign(whole.effect.value);
  return catalogue.forms('statement-margin-title', {
    ...said,
    line: isCause ? main.line.label : null,
    part: isCause ? ref(main.share.effect.id) : null,
    good: !down,
  });
}

/** The gross margin beside its plan and the year before. */
function grossText({ context, head, second }: HeldStatement, { was, is, before }: Share): Text {
  const others = [`${head} ${ref(was.id)}`, ...(before && second ? [`${second.head} ${ref(before.id)}`] : [])];
  return context.catalogue.say('statement-margin-beside', {
    margin: context.catalogue.say('statement-margin-gross'),
    now: ref(is.id),
    others: others.join(', '),
  });
}

export function margins(held: HeldStatement): Draft | null {
  const found = marginsOf(held);
  if (!found) return null;
  const { context, basis, head, now, total, second } = held;
  const { catalogue } = context;
  const { label, whole, gross, rows } = found;
  const volume = held.worked(
    '.volume',
    total.variance.value - whole.worth.value,
    [total.variance, whole.worth],
    'variance less the effect of the margin',
  );
  const reading = [
    ...(gross ? [grossText(held, gross)] : []),
    catalogue.say('statement-ratio-split', { basis, volume: ref(volume.id), ratio: ref(whole.worth.id) }),
  ];
  const columns = [
    head,
    catalogue.say('plan-actual'),
    catalogue.say('statement-margin-effect'),
    catalogue.say('statement-ratio-worth'),
    ...(second ? [second.head] : []),
  ];
  const cells = (name: string, share: Share, role: 'body' | 'total', isCost: boolean): TableContent['rows'][number] => {
    const { was, is, effect, worth, before } = share;
    const shown = (fact: Known) => (isCost ? ref(fact.id, 'abs') : ref(fact.id));
    return {
      cells: [
        name,
        shown(was),
        shown(is),
        ref(effect.id, 'label'),
        ref(worth.id, 'label'),
        ...(second ? [before ? shown(before) : '–'] : []),
      ],
      role,
      tones: ['neutral', 'neutral', 'neutral', toneOf(effect.value), toneOf(worth.value), ...(second ? ['neutral' as const] : [])],
    };
  };
  const told = rows.filter(({ line }) => held.lines.includes(line));
  const shown = told.length > most.margins ? mostMoved(told) : told;
  return pageOf(held, {
    id: 'margins',
    kind: 'table',
    worth: 0.93,
    more: 'margin gross operating ratio share cost points',
    titles: marginTitles(held, found),
    lead: catalogue.say('statement-ratio-lead', { now }),
    say: reading,
    figures: [whole.is, whole.was, gross?.is ?? null, volume],
    content: {
      columns: [{ label: catalogue.say('statement-line'), align: 'left' }, ...columns.map((label) => ({ label, align: 'right' as const }))],
      rows: [...shown.map(({ line, share }) => cells(line.label, share, 'body', true)), cells(label, whole, 'total', false)],
      reading,
    },
  });
}

/** The costs that moved the margin most, in the order given. */
function mostMoved(rows: Margins['rows']): Margins['rows'] {
  const first = rows.toSorted((a, b) => Math.abs(b.share.effect.value) - Math.abs(a.share.effect.value)).slice(0, most.margins);
  return rows.filter((row) => first.includes(row));
}
