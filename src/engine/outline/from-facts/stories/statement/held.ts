/** A statement's figures held against their plan, with their names in the deck's language. */
import { type Fact, factId, type StatementNote } from '../../../../../model/fact.ts';
import { languages } from '../../../../../model/language.ts';
import { ref, type Text } from '../../../../../model/text.ts';
import { columnLabel } from '../../../../data/records/measure-columns.ts';
import type { Known } from '../../../../insight/evidence.ts';
import { lineDimension, stepDimension } from '../../../../metrics/finance/statement-facts.ts';
import { type Context, safe } from '../../context.ts';
import { wordsOf } from '../../topics.ts';

/** A figure, its plan, and what the difference does to the result: below zero it is adverse, for a cost as for revenue. */
export interface Held {
  actual: Known;
  planned: Known;
  variance: Known;
  percent: Known | null;
}

export interface Line extends Held {
  /** The member in the facts. */
  member: string;
  label: string;
  kind: 'revenue' | 'cost';
}

type Measure = 'statement_result' | 'statement_revenue' | 'statement_costs';

/** What the figures are held against. */
type Against = 'plan' | 'last-year';

const suffixes: Readonly<Record<Against, readonly string[]>> = {
  plan: ['', '.target', '.variance', '.variance_pct'],
  'last-year': ['', '.last_year', '.yoy', '.yoy_pct'],
};

/** What the figures are compared with beside what heads the deck, in its words. */
export interface Second {
  against: Against;
  basis: string;
  head: string;
  total: Held;
}

export class HeldStatement {
  readonly context: Context;
  readonly note: StatementNote;
  /** There is no revenue: the costs alone are held against their plan. */
  readonly costsOnly: boolean;
  /** What the result is called, or else the costs. */
  readonly result: string;
  /** `budget`, as a sentence has it, and `Budget`, as a heading does. */
  readonly basis: string;
  readonly head: string;
  /** What else the data hold to compare with: the year before beside a budget. */
  readonly second: Second | null;
  /** Largest adverse variance first. */
  readonly lines: readonly Line[];
  /** Those that the brief leaves out: they are told only within sums of others. */
  readonly untold: readonly Line[];
  readonly total: Held;
  /** What is told: the period, or the months of it that have happened. */
  readonly now: string;
  /** `months` or `quarters`. */
  readonly steps: string;
  /** The same of those to come: `month` where one is left. */
  readonly stepsLeft: string;
  readonly quarterly: boolean;

  constructor(context: Context, note: StatementNote, total: Held) {
    const { catalogue } = context;
    this.context = context;
    this.note = note;
    this.total = total;
    this.costsOnly = Object.values(note.kinds).every((kind) => kind === 'cost');
    this.result = this.costsOnly
      ? context.label('statement_costs')
      : note.result === null
        ? context.label('statement_result')
        : safe(note.result);
    this.basis = catalogue.say(`statement-basis-${note.basis}`);
    this.head = catalogue.parts(`statement-basis-${note.basis}`).head;
    const before = heldIn(context, 'statement_result', {}, 'last-year');
    this.second = before && {
      against: 'last-year',
      basis: catalogue.say('statement-basis-last-year'),
      head: catalogue.parts('statement-basis-last-year').head,
      total: before,
    };
    this.quarterly = note.steps.some((step) => step.includes('Q'));
    this.steps = catalogue.say(this.quarterly ? 'statement-quarters' : 'statement-months');
    const one = catalogue.say(this.quarterly ? 'statement-quarter' : 'statement-month');
    this.stepsLeft = note.ahead.length === 1 ? one : this.steps;
    const all = Object.entries(note.kinds)
      .flatMap(([member, kind]): Line[] => {
        const held = heldIn(context, 'statement_result', { [lineDimension]: member });
        const told = held && (held.actual.value !== 0 || held.planned.value !== 0);
        return told ? [{ ...held, member, kind, label: lineLabel(member) }] : [];
      })
      .sort((a, b) => a.variance.value - b.variance.value || (a.member < b.member ? -1 : 1));
    this.untold = all.filter((line) => isLeftOut(context, line));
    this.lines = all.filter((line) => !this.untold.includes(line));
    this.now = this.#now();
  }

  held(measure: Measure, scope: Fact['scope'] = {}): Held | null {
    return heldIn(this.context, measure, scope);
  }

  /** The same against what the deck compares with second. */
  secondly(measure: Measure, scope: Fact['scope'] = {}): Held | null {
    return this.second && heldIn(this.context, measure, scope, this.second.against);
  }

  ofLine({ member }: Line, scope: Fact['scope']): Held | null {
    return this.held('statement_result', { [lineDimension]: member, ...scope });
  }

  /** The figures of a step; zero where a line has none in it. */
  inStep(step: string, line?: Line): Held | null {
    return line ? this.ofLine(line, { [stepDimension]: step }) : this.held('statement_result', { [stepDimension]: step });
  }

  /** `March`, or `Q1 2025`. */
  stepName(step: string, width: 'long' | 'short' = 'long'): string {
    const { catalogue } = this.context;
    const [, year, quarter] = /^(\d{4}|FY\d\d)-Q([1-4])$/.exec(step) ?? [];
    if (year && quarter) return catalogue.say('period-quarter', { n: quarter, year });
    const named = (as: 'long' | 'short') => this.#format({ month: as }).format(new Date(`${step}-01T00:00:00Z`));
    const short = named(width);
    // `sept` is seven in French, `dez` ten in Portuguese.
    return /^(?:sept|dez)\.?$/.test(short) ? named('long') : short;
  }

  /** A figure of a line as its readers write it: a cost without its sign. */
  shown({ kind }: Pick<Line, 'kind'>, fact: Known): Text {
    return kind === 'cost' ? ref(fact.id, 'abs') : ref(fact.id);
  }

  /** Above or below its plan, as said of the amount: a cost above plan has a variance below zero. */
  side({ kind }: Pick<Line, 'kind'>, { variance }: Held): 'above' | 'below' {
    return variance.value > 0 === (kind === 'revenue') ? 'above' : 'below';
  }

  /** A figure worked out from others, like the variance of the result. */
  worked(suffix: string, value: number, from: readonly Known[], formula: string, scope: Fact['scope'] = {}): Known {
    const label = `${this.result}, ${formula}`;
    return this.context.evidence.workedOut(this.total.variance, suffix, value, from, { label, formula, scope });
  }

  count(what: string, value: number, scope: Fact['scope'] = {}): Text {
    return ref(this.context.count(`statement_${what.replaceAll(' ', '_')}`, what, value, scope));
  }

  #format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    return new Intl.DateTimeFormat(`${languages[this.context.brief.language].locale}-u-nu-latn`, { ...options, timeZone: 'UTC' });
  }

  #now(): string {
    const { steps, ahead } = this.note;
    const { reporting } = this.context.table;
    if (steps.length === 0 || (ahead.length === 0 && !reporting.partial)) return safe(this.context.now);
    const [first, last] = [steps[0]!, steps.at(-1)!];
    if (this.quarterly || first === last) return first === last ? this.stepName(last) : `${this.stepName(first)} – ${this.stepName(last)}`;
    const day = (step: string) => new Date(`${step}-01T00:00:00Z`);
    const format = this.#format({ month: 'long', year: 'numeric' });
    const range = format.formatRange(day(first), day(last));
    // Some locales set thin spaces around the dash.
    const plain = range.replace(/\p{Zs}/gu, ' ');
    return plain.includes('/') ? `${format.format(day(first))} – ${format.format(day(last))}` : plain;
  }
}

/** As the data write it; `Revenue: wholesale` is one name within a sentence, and `cost_of_goods` is no word. */
function lineLabel(member: string): string {
  const plain = /^[a-z0-9]+(?:_[a-z0-9]+)+$/.test(member) ? columnLabel(member) : inOne(member);
  return safe(plain, 40);
}

function inOne(member: string): string {
  return member
    .split(/[:：|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}

function heldIn({ evidence }: Context, measure: Measure, scope: Fact['scope'], against: Against = 'plan'): Held | null {
  const get = (suffix: string) => evidence.byId(factId({ metric: `${measure}${suffix}`, scope, at: 0 }));
  const [actual, planned, variance, percent] = suffixes[against].map(get);
  return actual && planned && variance ? { actual, planned, variance, percent: percent ?? null } : null;
}

/** Null for data that are no statement. */
export function heldStatement(context: Context): HeldStatement | null {
  const { statement } = context.table;
  const total = statement ? heldIn(context, 'statement_result', {}) : null;
  if (!statement || !total) return null;
  const held = new HeldStatement(context, statement, total);
  return held.lines.length >= 2 ? held : null;
}

/** Whether the brief leaves a line out, by all the words of its name. */
function isLeftOut({ brief }: Context, { label, member }: Line): boolean {
  const named = [...wordsOf(label), ...wordsOf(member)];
  return brief.exclude.some((phrase) => wordsOf(phrase).every((word) => named.includes(word)));
}
