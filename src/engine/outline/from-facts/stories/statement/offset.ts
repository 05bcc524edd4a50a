/** Costs of one department that move against each other: told as one effect, not as an overrun here and a saving there. */
import type { Dimension } from '../../../../../model/fact.ts';
import { ref, type Text } from '../../../../../model/text.ts';
import type { Known } from '../../../../insight/evidence.ts';
import { lineDimension } from '../../../../metrics/finance/statement-facts.ts';
import { safe } from '../../context.ts';
import type { Draft } from '../../draft.ts';
import type { Held, HeldStatement, Line } from './held.ts';
import { adverse, leadOf, pageOf, rest, toneOf } from './page.ts';

interface Part {
  line: Line;
  held: Held;
}

export interface Offset {
  dimension: Dimension;
  member: string;
  /** What cost more there, and what cost less; the largest first. */
  over: Part;
  under: readonly Part[];
  /** All of them together. */
  net: Held;
}

/** Parts of the variance of the result, of its line and of the overrun, from which one tells of it. */
const least = { ofResult: 0.25, ofLine: 0.6, ofOver: 0.05, together: 0.2 } as const;

/** The largest; null where nothing moves against an overrun. */
export function offsetOf(held: HeldStatement): Offset | null {
  return held.context.evidence.once('statement offset', () => largest(held));
}

/** Whether a line is told with what it is offset by. */
export function isOffset(held: HeldStatement, line: Line): boolean {
  const found = offsetOf(held);
  return found !== null && (found.over.line === line || found.under.some((each) => each.line === line));
}

function largest(held: HeldStatement): Offset | null {
  const { context, total, lines } = held;
  const costs = lines.filter(({ kind }) => kind === 'cost');
  const all = context.table.dimensions
    .filter(({ id }) => id !== lineDimension)
    .flatMap((dimension) => dimension.members.flatMap((member) => inMember(held, dimension, member, costs) ?? []));
  const [found] = all.toSorted((a, b) => a.over.held.variance.value - b.over.held.variance.value);
  return found && Math.abs(found.over.held.variance.value) >= least.ofResult * Math.abs(total.variance.value) ? found : null;
}

function inMember(held: HeldStatement, dimension: Dimension, member: string, costs: readonly Line[]): Offset | null {
  const scope = { [dimension.id]: member };
  const parts = costs
    .flatMap((line): Part[] => {
      const each = held.ofLine(line, scope);
      return each ? [{ line, held: each }] : [];
    })
    .sort((a, b) => a.held.variance.value - b.held.variance.value);
  const [over] = parts;
  if (!over || !adverse(over.held) || over.held.variance.value > least.ofLine * over.line.variance.value) return null;
  const size = -over.held.variance.value;
  const under = parts.filter((each) => each.held.variance.value >= least.ofOver * size).reverse();
  if (under.reduce((sum, each) => sum + each.held.variance.value, 0) < least.together * size) return null;
  const net = rest(
    held,
    [over, ...under].map((each) => each.held),
    held.total,
    { ...scope, [lineDimension]: '(together)' },
  );
  return { dimension, member, over, under, net };
}

const gapOf = ({ line, held }: Part) => `${line.label} ${ref(held.variance.id, 'signed')}`;

/** What cost more and less there, and what that comes to. */
export function offsetText(held: HeldStatement, { member, over, under, net }: Offset): Text {
  const { catalogue } = held.context;
  return catalogue.say('statement-offset', {
    member: held.context.member(member),
    over: gapOf(over),
    under: catalogue.list(under.slice(0, 2).map(gapOf)),
    net: ref(net.variance.id),
    basis: held.basis,
  });
}

/** The same in one sentence; shorter forms last. */
export function offsetTitles(held: HeldStatement, found: Offset): Text[] {
  const { member, over, under, net } = found;
  const { catalogue } = held.context;
  return [
    catalogue.say('statement-offset-title', {
      member: held.context.member(member),
      over: gapOf(over),
      under: catalogue.list(under.slice(0, 2).map(gapOf)),
      net: ref(net.variance.id),
      basis: held.basis,
    }),
    offsetCause(held, found),
  ];
}

/** `Subcontractors in Field Service, net −682K`. */
export function offsetCause({ context }: HeldStatement, { member, over, net }: Offset): Text {
  return context.catalogue.say('statement-offset-cause', {
    line: over.line.label,
    member: context.member(member),
    net: ref(net.variance.id, 'signed'),
  });
}

/** How many people the department had of those planned; null where no table counts them. */
export function peopleIn(
  { context, note }: HeldStatement,
  scope: Readonly<Record<string, string>>,
): { actual: Known; planned: Known; label: string } | null {
  const { people } = note;
  const member = people && scope[people.dimension];
  if (!people || member === undefined) return null;
  const of = { [people.dimension]: member };
  const [actual, planned] = [context.evidence.get('statement_people', 0, of), context.evidence.get('statement_people.target', 0, of)];
  return actual && planned ? { actual, planned, label: safe(people.label) } : null;
}

export function vacant(held: HeldStatement, { actual, planned, label }: { actual: Known; planned: Known; label: string }): Known {
  return held.context.evidence.workedOut(planned, '.vacant', Math.abs(planned.value - actual.value), [planned, actual], {
    label: `${label}, apart from those planned`,
    formula: `${planned.formula}, less ${actual.formula}, without its sign`,
  });
}

export function peopleText(held: HeldStatement, scope: Readonly<Record<string, string>>): Text | null {
  const found = peopleIn(held, scope);
  const [member] = Object.values(scope);
  if (!found || member === undefined || found.actual.value === found.planned.value) return null;
  return held.context.catalogue.say('statement-people', {
    member: held.context.member(member),
    unit: found.label,
    actual: ref(found.actual.id),
    planned: ref(found.planned.id),
    gap: ref(vacant(held, found).id),
    more: found.actual.value > found.planned.value,
  });
}

/** What a planned and an actual head cost, by the lines that cost less with fewer of them. */
function perHead(held: HeldStatement, { dimension, member, under }: Offset): Text[] {
  const people = peopleIn(held, { [dimension.id]: member });
  const [pay] = under;
  if (!people || !pay || people.actual.value <= 0 || people.planned.value <= 0) return [];
  const { evidence, catalogue } = held.context;
  const each = (fact: Known, by: Known) =>
    evidence.workedOut(fact, '.per_head', Math.abs(fact.value) / by.value, [fact, by], {
      label: `${fact.label} per ${people.label}`,
      formula: `${fact.label}, without its sign, divided by ${by.label}`,
    });
  return [
    catalogue.say('statement-per-head', {
      line: pay.line.label,
      unit: people.label,
      actual: ref(each(pay.held.actual, people.actual).id),
      planned: ref(each(pay.held.planned, people.planned).id),
    }),
  ];
}

export function offsetPage(held: HeldStatement): Draft | null {
  const found = offsetOf(held);
  if (!found) return null;
  const { context, head } = held;
  const { catalogue } = context;
  const { dimension, member, over, under, net } = found;
  const scope = { [dimension.id]: member };
  const whole = held.held('statement_result', scope);
  const row = (label: Text, { planned, actual, variance }: Held, role: 'body' | 'total', kind: Line['kind']) => ({
    cells: [label, held.shown({ kind }, planned), held.shown({ kind }, actual), ref(variance.id, 'label')],
    role,
    tones: ['neutral' as const, 'neutral' as const, 'neutral' as const, toneOf(variance.value)],
  });
  const people = peopleText(held, scope);
  const reading = [...(people === null ? [] : [people]), ...perHead(held, found), offsetText(held, found)].slice(0, 3);
  return pageOf(held, {
    id: 'offset',
    kind: 'table',
    worth: 0.97,
    more: `offset net vacancies headcount ${member} ${over.line.label}`,
    titles: offsetTitles(held, found),
    lead: leadOf(held),
    say: reading,
    figures: [over.held.variance, net.variance, whole?.variance ?? null],
    content: {
      columns: [
        { label: context.member(member), align: 'left' },
        ...[head, catalogue.say('plan-actual'), catalogue.say('plan-variance')].map((label) => ({ label, align: 'right' as const })),
      ],
      rows: [
        ...[over, ...under].map((part) => row(part.line.label, part.held, 'body', 'cost')),
        row(catalogue.say('statement-together'), net, 'total', 'cost'),
      ],
      reading,
    },
  });
}
