/** What a cost consists of by quantity and rate, where another table has them: who was paid, and what more of it and a higher rate did. */
import { ref, type Text } from '../../../../../model/text.ts';
import type { Known } from '../../../../insight/evidence.ts';
import { detailDimension } from '../../../../metrics/finance/statement-beside.ts';
import { safe } from '../../context.ts';
import type { Draft } from '../../draft.ts';
import type { Held, HeldStatement, Line } from './held.ts';
import { leadOf, most, pageOf } from './page.ts';

interface Spent {
  amount: Known;
  quantity: Known;
  rate: Known;
}

export interface Detail {
  line: Line;
  member: string;
  /** The line in that department. */
  held: Held;
  unit: string;
  now: Spent;
  before: Spent;
  /** How much of it the plan pays for at the rate of the year before. */
  planned: Known;
  /** What more of it and a higher rate do to the result: together the variance. */
  volume: Known;
  price: Known;
}

/** Null where no table has the quantities of the year and of the one before. */
export function detailOf(held: HeldStatement): Detail | null {
  return held.context.evidence.once('statement detail', () => found(held));
}

function found(held: HeldStatement): Detail | null {
  const { detail } = held.note;
  const line = held.lines.find(({ member }) => member === detail?.line);
  if (!detail || !line) return null;
  const scope = { [detail.dimension]: detail.member };
  const own = held.ofLine(line, scope);
  const [now, before] = [spent(held, '', {}), spent(held, '.last_year', {})];
  if (!own || !now || !before || own.planned.value >= 0) return null;
  const { evidence } = held.context;
  const planned = evidence.workedOut(now.quantity, '.planned', -own.planned.value / before.rate.value, [own.planned, before.rate], {
    label: `${safe(detail.quantity)} that the plan pays for at last year's rate`,
    formula: `${own.planned.formula}, without its sign, divided by ${before.rate.formula}`,
  });
  const effect = (suffix: string, value: number, from: readonly Known[], what: string) =>
    evidence.workedOut(own.variance, suffix, value, from, { label: `${own.variance.label}, ${what}`, formula: what });
  return {
    line,
    member: detail.member,
    held: own,
    unit: safe(detail.quantity),
    now,
    before,
    planned,
    volume: effect(
      '.by_quantity',
      -(now.quantity.value - planned.value) * before.rate.value,
      [now.quantity, planned, before.rate],
      "actual quantity less what the plan pays for, at last year's rate",
    ),
    price: effect(
      '.by_rate',
      own.variance.value + (now.quantity.value - planned.value) * before.rate.value,
      [own.variance, now.quantity, planned, before.rate],
      "the rest of the variance: a rate other than last year's",
    ),
  };
}

function spent(held: HeldStatement, suffix: '' | '.last_year', scope: Readonly<Record<string, string>>): Spent | null {
  const { evidence } = held.context;
  const [amount, quantity] = ['amount', 'quantity'].map((of) => evidence.get(`statement_detail_${of}${suffix}`, 0, scope));
  if (!amount || !quantity || amount.value <= 0 || quantity.value <= 0) return null;
  const rate = evidence.workedOut(amount, '.rate', amount.value / quantity.value, [amount, quantity], {
    label: `${amount.label}, each`,
    formula: `${amount.formula}, divided by ${quantity.formula}`,
  });
  return { amount, quantity, rate };
}

export function detailTitles({ context, basis }: HeldStatement, { line, member, held, unit, volume, price }: Detail): Text[] {
  const said = {
    line: line.label,
    member: context.member(member),
    gap: ref(held.variance.id),
    basis,
    unit,
    volume: ref(volume.id),
    price: ref(price.id),
  };
  return context.catalogue.forms('statement-detail-title', said);
}

export function detailPage(held: HeldStatement): Draft | null {
  const all = detailOf(held);
  const { context, note, basis } = held;
  if (!all || !note.detail) return null;
  const { catalogue } = context;
  const { unit, now, before, planned } = all;
  const parts = note.detail.parts.slice(0, most.table - 1).flatMap((part) => {
    const scope = { [detailDimension]: part };
    const each = spent(held, '', scope);
    return each ? [{ part, now: each, before: spent(held, '.last_year', scope) }] : [];
  });
  const cells = (label: Text, each: Spent, last: Spent | null): Text[] => [
    label,
    ref(each.quantity.id),
    ref(each.rate.id),
    ref(each.amount.id),
    last ? ref(last.quantity.id) : '–',
    last ? ref(last.rate.id) : '–',
    last ? ref(last.amount.id) : '–',
  ];
  const fresh = parts.filter((each) => each.before === null);
  const [dearest] = (fresh.length > 0 ? fresh : parts).toSorted((a, b) => b.now.amount.value - a.now.amount.value);
  const reading = [
    ...(dearest
      ? [
          catalogue.say('statement-detail-member', {
            member: context.member(dearest.part),
            quantity: ref(dearest.now.quantity.id),
            unit,
            rate: ref(dearest.now.rate.id),
            amount: ref(dearest.now.amount.id),
            fresh: dearest.before === null,
          }),
        ]
      : []),
    catalogue.say('statement-detail-basis', {
      basis,
      unit,
      rate: ref(before.rate.id),
      quantity: ref(planned.id),
      actual: ref(now.quantity.id),
    }),
  ];
  const rate = catalogue.say('statement-detail-rate');
  const amount = catalogue.say('statement-detail-amount');
  const last = (label: Text) => catalogue.say('statement-detail-before', { label });
  return pageOf(held, {
    id: 'detail',
    kind: 'table',
    worth: 0.93,
    more: `detail supplier vendor hours rate price volume ${all.line.label}`,
    titles: detailTitles(held, all),
    lead: leadOf(held),
    say: reading,
    figures: [now.amount, now.quantity, all.volume, all.price],
    content: {
      columns: [
        { label: note.detail.part === null ? catalogue.say('statement-line') : safe(note.detail.part), align: 'left' },
        ...[unit, rate, amount, last(unit), last(rate), last(amount)].map((label) => ({ label, align: 'right' as const })),
      ],
      rows: [
        ...parts.map((each) => ({ cells: cells(context.member(each.part), each.now, each.before), role: 'body' as const })),
        { cells: cells(catalogue.say('statement-together'), now, before), role: 'total' as const },
      ],
      reading,
    },
  });
}
