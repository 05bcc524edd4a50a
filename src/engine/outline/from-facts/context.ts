/** What every page made from facts needs: the brief, the evidence, the findings and the language's messages. */
import { type Catalogue, catalogueOf } from '../../../languages/catalogue.ts';
import type { Brief } from '../../../model/brief.ts';
import type { Dimension, FactId, MetricNote, SourceNote } from '../../../model/fact.ts';
import { directionOf, type Finding } from '../../../model/finding.ts';
import type { Period } from '../../../model/period.ts';
import { ref, type Text } from '../../../model/text.ts';
import { orderPlaces } from '../../data/relations/order-place.ts';
import { type Evidence, type Known, unnamed } from '../../insight/evidence.ts';
import type { Insights } from '../../insight/find-insights.ts';
import { counted } from '../../language/counted.ts';
import { shownValue } from '../../language/numbers.ts';
import { withoutBold } from './titles.ts';
import type { Told } from './told.ts';

/** A lead smaller than this multiple is not worth mentioning. */
const leastLead = 1.15;

export class Context {
  readonly brief: Brief;
  readonly evidence: Evidence;
  readonly insights: Insights;
  readonly catalogue: Catalogue;
  readonly now: string;
  readonly prior: string | null;
  readonly date: string;

  constructor(brief: Brief, evidence: Evidence, insights: Insights) {
    const { table } = evidence;
    this.brief = brief;
    this.evidence = evidence;
    this.insights = insights;
    this.catalogue = catalogueOf(brief.language);
    // Without dates, the rows are described as a whole; other languages use the table's name.
    this.now = table.periods.length === 0 && brief.language === 'en' ? `all ${table.subject.many}` : table.reporting.label;
    this.prior = table.prior?.label ?? null;
    this.date = this.catalogue.date(table.asOf);
  }

  get table() {
    return this.evidence.table;
  }

  get computed(): MetricNote[] {
    return this.table.metrics.filter(({ status }) => status === 'computed');
  }

  note(metric: string): MetricNote {
    return this.evidence.metric(metric)!;
  }

  label(metric: string): string {
    return safe(this.note(metric).label);
  }

  /** A member's name, or the deck's word for rows without one and for what the data stage named itself. */
  member(name: string): string {
    if (name === unnamed) return safe(this.catalogue.say('unnamed'));
    if (name === orderPlaces.first) return safe(this.catalogue.say('member-first-order'));
    return safe(name === orderPlaces.repeat ? this.catalogue.say('member-repeat-order') : name);
  }

  /** A member as it is said alone: a month as the deck's language writes it. */
  memberOf({ of }: Dimension, name: string): string {
    return of === 'months' ? safe(this.table.months.find(({ id }) => id === name)?.label ?? name) : this.member(name);
  }

  /** The currency for money, otherwise nothing: percentages and counts show their unit. */
  unit(metric: string): string | null {
    return this.note(metric).unit === 'money' ? this.table.currency : null;
  }

  told(finding: Finding): Told {
    const dimension = finding.dimension ? this.evidence.dimension(finding.dimension) : null;
    return {
      finding: this.#withTellingLead(this.#asDisplayed(finding)),
      metric: finding.metric,
      label: this.label(finding.metric),
      less: this.note(finding.metric).polarity === 'down',
      member: dimension?.of ? this.memberOf(dimension, finding.member ?? '') : safe(finding.member ?? ''),
      members: (finding.members ?? []).map((member) => safe(member)),
      dimension: dimension ? namesOf(dimension) : { one: '', many: '' },
      now: this.now,
      prior: (finding.kind === 'yoy' ? this.evidence.yearBefore?.label : this.prior) ?? '',
    };
  }

  /** Drops the multiple from a negligible lead. */
  #withTellingLead(finding: Finding): Finding {
    const { lead, allLead, ...facts } = finding.facts;
    const tells = (id: string | undefined) => id !== undefined && (this.evidence.byId(id)?.value ?? 0) >= leastLead;
    return { ...finding, facts: { ...facts, ...(tells(lead) && { lead: lead! }), ...(tells(allLead) && { allLead: allLead! }) } };
  }

  /** Gives a finding the direction that its displayed figures show, whatever the test says: only equal figures held. */
  #asDisplayed(finding: Finding): Finding {
    const [value, before] = [finding.facts.value, finding.facts.before].map((id) => (id ? this.evidence.byId(id) : null));
    if (finding.direction !== 'flat' || !value || !before || !finding.facts.delta) return finding;
    const numbers = { language: this.brief.language, preciseMetrics: new Set([finding.metric]) };
    const [now, then] = [shownValue(value, numbers).value, shownValue(before, numbers).value];
    return { ...finding, direction: directionOf(now - then) };
  }

  find(kind: Finding['kind'] | readonly Finding['kind'][], metric: string, dimension?: string): Finding | null {
    const kinds: readonly string[] = typeof kind === 'string' ? [kind] : kind;
    return (
      this.insights.findings.find(
        (finding) =>
          kinds.includes(finding.kind) && finding.metric === metric && (dimension === undefined || finding.dimension === dimension),
      ) ?? null
    );
  }

  /** The space between two sentences; empty in Chinese and Japanese. */
  get space(): string {
    return this.brief.language === 'ja' || this.brief.language === 'zh' ? '' : ' ';
  }

  /** The finding about a measure's overall change: delta if it moved, steady if no test shows it. */
  moveOf(metric: string): Finding | null {
    const move = this.find(['delta', 'steady'], metric);
    return move && this.#asDisplayed(move);
  }

  /** IDs of the findings about how measures moved. */
  movesOf(metrics: readonly string[]): string[] {
    return metrics.flatMap((metric) => this.moveOf(metric)?.id ?? []);
  }

  /** Whether it names a person or their team over what may be chance. */
  blames({ kind, dimension, claim }: Finding): boolean {
    const role = dimension === undefined ? undefined : this.evidence.dimension(dimension)?.role;
    return (kind === 'driver' || kind === 'mean-driver') && !claim && (role === 'owner' || role === 'team');
  }

  /** The periods of a trend: at most twelve, with incomplete ones marked. */
  periodsWith(metric: string, scope: Readonly<Record<string, string>> = {}): { period: Period; fact: Known }[] {
    return this.table.periods
      .flatMap((period) => {
        const fact = this.evidence.get(metric, period.offset, scope);
        return fact ? [{ period, fact }] : [];
      })
      .slice(-12);
  }

  get source(): Text | null {
    const main = this.#mainSource();
    return main && this.#sourceText(main, this.table.subject);
  }

  /** The source whose rows a metric counts; otherwise the deck's. */
  sourceOf(metric: string): Text | null {
    const { source } = this.note(metric);
    const own = this.table.sources.find(({ name }) => name === source);
    const leading = this.table.metrics.find((note) => note.source !== undefined)?.source;
    return own && source !== leading ? this.#sourceText(own, this.note(metric).subject ?? this.table.subject) : this.source;
  }

  /** What a metric counts, as worded after its number; plural without one. */
  subjectOf(metric: string, count?: number): string {
    const subject = this.evidence.metric(metric)?.subject ?? this.table.subject;
    return count === undefined ? subject.many : counted(this.brief.language, count, subject);
  }

  #sourceText({ file, rows, subject: own }: SourceNote, counts: { one: string; many: string }): Text {
    const subject = own ?? counts;
    const count = this.count('source_rows', `Rows of ${file}`, rows, { source: file });
    return this.catalogue.say('source', {
      file: safe(file),
      rows: ref(count),
      subject: counted(this.brief.language, rows, subject),
      date: this.date,
    });
  }

  /** The file whose rows the figures count: that of the leading measures, otherwise the smallest that holds the broadest fact's rows. */
  #mainSource(): SourceNote | null {
    const leading = this.table.metrics.find((note) => note.source !== undefined)?.source;
    const own = this.table.sources.find(({ name }) => name === leading);
    if (own) return own;
    const unused = new Set(this.table.quality.filter(({ code }) => code === 'unused-table').map(({ table }) => table));
    const sources = this.table.sources.filter(({ name, file }) => !unused.has(name) && !unused.has(file));
    const rows = Math.max(0, ...this.computed.map(({ id }) => this.evidence.get(id, 'all')?.n ?? 0));
    const holding = sources.filter((source) => source.rows >= rows).sort((a, b) => a.rows - b.rows);
    return holding[0] ?? sources[0] ?? null;
  }

  /** A page's lead: the measures, their unit if money, and the first and last period. */
  leadSpan(metrics: readonly string[], first: string, last: string): Text {
    const label = metrics.map((metric) => this.label(metric)).join(', ');
    return this.catalogue.say('lead-span', { label, unit: this.unit(metrics[0]!), first, last });
  }

  /** A page's lead for a dimension's members, with the prior period if compared. */
  leadBy(metric: string, { label }: Dimension, prior: string | null = null, now: string = this.now): Text {
    const dimension = safe(label);
    return this.catalogue.say('lead-by', { label: this.label(metric), unit: this.unit(metric), dimension, now, prior });
  }

  /** A measure with its figure, without its change. */
  stands(metric: string, { id }: Known): Text {
    return this.catalogue.say('pipeline-other', { label: this.label(metric), value: ref(id) });
  }

  /** Companion figures: ARR next to MRR, the median next to the mean. */
  besides(metric: string): Text[] {
    return this.computed.flatMap(({ id, beside }) => {
      const fact = beside === metric ? this.evidence.get(id, 0) : null;
      return fact ? [this.stands(id, fact)] : [];
    });
  }

  /** A count from the table itself, as a fact. */
  count(metric: string, label: string, value: number, scope: Readonly<Record<string, string>>): FactId {
    return this.evidence.count(metric, label, value, scope, label).id;
  }

  /** Speaker notes: what to say, then formula, rows and source of each headline figure. */
  notes(say: readonly Text[], facts: readonly (Known | null)[]): Text[] {
    const { catalogue, source } = this;
    const formulas = facts.flatMap((fact) => {
      if (!fact) return [];
      const rows = this.evidence.rowsBehind(fact);
      const note = this.evidence.metric(fact.metric);
      return [
        catalogue.say('notes-formula', {
          label: safe(fact.label, 120),
          formula: safe(fact.formula, 400),
          name: [note?.label ?? fact.label, ...Object.values(fact.scope)].map((name) => safe(name)).join(', '),
          definition: note && fact.id.replace(/[[@].*$/, '') === note.id ? safe(note.definition, 300) : null,
          value: ref(fact.id),
          rows: ref(rows.id),
          subject: this.subjectOf(fact.metric, fact.n),
        }),
      ];
    });
    return [
      ...(say.length > 0 ? [say.map((text) => withoutBold(text)).join(' ')] : []),
      ...formulas,
      ...(source && formulas.length > 0 ? [source] : []),
    ];
  }
}

/** Makes a name from the data safe: breaks up template marks and cuts very long names. */
export function safe(name: string, most = 60): string {
  const plain = name
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .replace(/\{(?=\{)/g, '{ ')
    .replace(/\}(?=\})/g, '} ')
    .replace(/\*(?=\*)/g, '* ')
    .trim();
  const letters = [...plain];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : plain;
}

/** `Product` → one product, many products. */
export function namesOf(dimension: Dimension): { one: string; many: string } {
  const one = safe(dimension.label);
  if (dimension.plural !== undefined) return { one, many: safe(dimension.plural) };
  return { one, many: /s$/i.test(one) ? one : /[^aeiou]y$/i.test(one) ? `${one.slice(0, -1)}ies` : `${one}s` };
}
