/** Whether the figures of pages agree: ratios with what they divide, rows with their total, and one page with another. */
import { type Fact, type FactId, metricOf } from '../../../model/fact.ts';
import type { AnyOutlineSlide } from '../../../model/outline.ts';
import { references, type SlideScope } from './slide-texts.ts';

type Facts = Readonly<Record<FactId, Fact>>;
type Find = (rule: string, message: string) => void;
type Valued = Fact & { value: number };

/** What a derived figure makes of the two it is derived from, by the last part of its measure. */
const derived: Readonly<Record<string, (one: number, other: number) => number>> = {
  share: (part, whole) => part / whole,
  contribution: (part, whole) => part / whole,
  multiple: (one, other) => one / other,
  lead: (one, other) => one / other,
  delta: (now, before) => now - before,
  pct: (now, before) => (now - before) / before,
};

/** Measures that are made of others, whatever a deck is about. */
const made: readonly { metric: string; of: readonly [string, string]; how: (one: number, other: number) => number }[] = [
  { metric: 'win_rate', of: ['won_count', 'lost_count'], how: (won, lost) => won / (won + lost) },
  { metric: 'win_rate', of: ['won_count', 'decided_count'], how: (won, decided) => won / decided },
  { metric: 'decided_count', of: ['won_count', 'lost_count'], how: (won, lost) => won + lost },
  { metric: 'revenue_per_order', of: ['revenue', 'orders'], how: (revenue, orders) => revenue / orders },
  { metric: 'arr', of: ['mrr', 'mrr'], how: (mrr) => 12 * mrr },
];

const near = (one: number, other: number) => Math.abs(one - other) <= 1e-6 * Math.max(1e-3, Math.abs(one), Math.abs(other));
const isSum = ({ formula }: Fact) => formula.startsWith('sum of') && !formula.includes(' divided by ');
const isValued = (fact: Fact | undefined): fact is Valued => fact !== undefined && fact.value !== null && Number.isFinite(fact.value);

/** Every ratio and difference of a page equals what the figures shown with it give. */
export function checkQuotients({ facts }: SlideScope, find: Find): void {
  const shown = new Map(facts.filter(isValued).map((fact) => [fact.id, fact]));
  const check = (fact: Valued, parts: readonly (FactId | undefined)[], how: (one: number, other: number) => number) => {
    const [one, other] = parts.map((id) => (id === undefined ? undefined : shown.get(id)));
    if (!one || !other) return;
    const expected = how(one.value, other.value);
    if (Number.isFinite(expected) && !near(expected, fact.value))
      find('quotient', `"${fact.label}" is ${fact.value}, where "${one.label}" and "${other.label}" beside it give ${expected}.`);
  };
  for (const fact of shown.values()) {
    const measure = metricOf(fact.id);
    const how = derived[measure.slice(measure.lastIndexOf('.') + 1)];
    // The shares of two members together are a sum of shares.
    if (how && fact.from?.length === 2 && !isSum(fact)) check(fact, fact.from, how);
    const beside = (metric: string) => metric + fact.id.slice(measure.length);
    for (const { metric, of, how: makes } of made) if (measure === metric) check(fact, of.map(beside), makes);
  }
}

/** Rows of a table never add up to more than their total, and are told in one unit, along its columns or along its rows. */
export function checkRows(slide: AnyOutlineSlide, facts: Facts, find: Find): void {
  if (slide.kind !== 'table') return;
  const { columns, rows } = slide.content;
  const figure = (cell: string | undefined) => {
    // A sentence may name figures of several kinds.
    const [id] = isSentence(cell ?? '') ? [] : references(cell ?? '');
    const fact = id !== undefined && Object.hasOwn(facts, id) ? facts[id] : undefined;
    return isValued(fact) ? fact : null;
  };
  const total = rows.find(({ role }) => role === 'total');
  const body = rows.filter(({ role }) => role !== 'total');
  for (const at of columns.keys()) {
    const whole = figure(total?.cells[at]);
    const parts = body.flatMap(({ cells }) => figure(cells[at]) ?? []);
    // Different buyers of two products may be the same, and means do not add up.
    const adds = (fact: Valued) => fact.unit === 'money' && isSum(fact) && fact.value >= 0;
    if (!whole || ![whole, ...parts].every(adds)) continue;
    const sum = parts.reduce((all, { value }) => all + value, 0);
    if (sum > whole.value && !near(sum, whole.value))
      find('sum', `"${columns[at]!.label}" adds to ${sum}, more than its total of ${whole.value}.`);
  }
  const scales = (cells: readonly (string | undefined)[]) =>
    new Set(
      cells
        .flatMap((cell) => figure(cell) ?? [])
        .flatMap(({ unit, currency }) => (isRelative(unit) ? [] : [unit === 'money' ? (currency ?? unit) : unit])),
    );
  const mixed = columns.some((_, at) => scales(body.map(({ cells }) => cells[at])).size > 1);
  if (mixed && body.some(({ cells }) => scales(cells).size > 1))
    find('mixed-units', 'The table mixes units both along its columns and along its rows.');
}

/** Letters beside its figure that make a cell a sentence. */
const mostBeside = 30;

const isSentence = (cell: string) => [...cell.replace(/\{\{[^{}]*\}\}/g, '').matchAll(/\p{L}/gu)].length > mostBeside;

/** A change or a share may stand beside what it is of. */
const isRelative = (unit: Fact['unit']) => unit === 'ratio' || unit === 'points' || unit === 'multiple';

/** No two pages show the same measure of the same members and period with different values; `find` is of the later one. */
export function checkContradictions(scopes: readonly SlideScope[], find: (scope: SlideScope, rule: string, message: string) => void): void {
  const first = new Map<string, { fact: Valued; scope: SlideScope }>();
  for (const scope of scopes)
    for (const fact of scope.facts.filter(isValued)) {
      // What several pages combine as others differs by page.
      if (Object.values(fact.scope).some((member) => member.startsWith('('))) continue;
      const measure = metricOf(fact.id);
      // A figure whose id was taken by another one is kept under an id of its own.
      const key = measure.replaceAll('.else', '') + fact.id.slice(measure.length);
      const known = first.get(key);
      if (!known) first.set(key, { fact, scope });
      else if (known.fact.label === fact.label && known.fact.unit === fact.unit && !near(known.fact.value, fact.value))
        find(scope, 'contradiction', `"${fact.label}" is ${fact.value} here and ${known.fact.value} on "${known.scope.slide.id}".`);
    }
}
