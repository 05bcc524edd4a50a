/** What every page of a customer review needs: the account's facts, the words, a measure over the quarters. */
import { type Catalogue, catalogueOf, type Group, wordsOf } from '../../../../../languages/catalogue.ts';
import type { Brief } from '../../../../../model/brief.ts';
import type { FactTable } from '../../../../../model/fact.ts';
import type { AnyOutlineSlide } from '../../../../../model/outline.ts';
import { ref, type Text } from '../../../../../model/text.ts';
import { Evidence, type Known } from '../../../../insight/evidence.ts';
import { safe } from '../../context.ts';
import { fitTitle, withoutBold } from '../../titles.ts';

export type AccountLabels = Group<'account-labels'>;
type AccountParts = Group<'account-parts'>;

export class CustomerContext {
  readonly evidence: Evidence;
  readonly catalogue: Catalogue;
  readonly title: Text;
  readonly brief: Brief;
  readonly facts: FactTable;
  readonly now: string;
  readonly source: Text;
  readonly date: string;

  constructor(brief: Brief, facts: FactTable) {
    this.evidence = new Evidence(facts);
    this.catalogue = catalogueOf(brief.language);
    this.brief = brief;
    this.facts = facts;
    this.now = facts.reporting.label;
    this.date = this.catalogue.date(facts.asOf);
    const account = safe(facts.account!.name);
    this.source = this.catalogue.say('account-source', { account, date: this.date });
    this.title = fitTitle([brief.title ? safe(brief.title) : this.catalogue.say('account-title', { account, now: this.now })]);
  }

  page(id: string, part: keyof AccountParts, title: Text) {
    return {
      id,
      title: fitTitle([title]),
      lead: this.catalogue.say('lead-as-of', { date: this.date }),
      section: this.catalogue.group('account-parts')[part],
      source: this.source,
      notes: [this.source],
    };
  }

  tile(metric: keyof AccountLabels, at: 0 | 'all', label: keyof AccountLabels = metric) {
    const fact = this.get(metric, at);
    return fact
      ? {
          label: at === 0 ? `${this.catalogue.group('account-labels')[label]}, ${this.now}` : this.catalogue.group('account-labels')[label],
          value: ref(fact.id),
        }
      : null;
  }

  /** A measure over the quarters; a single number if there are too few. */
  course(id: string, part: keyof AccountParts, metric: keyof AccountLabels, reading: Text[], title?: Text): AnyOutlineSlide | null {
    const points = this.facts.periods.flatMap((period) => {
      const fact = this.get(metric, period.offset);
      return fact ? [{ period, fact }] : [];
    });
    const now = this.get(metric, 0);
    const label = this.catalogue.group('account-labels')[metric];
    if (!now) return null;
    const before = this.facts.prior && this.get(metric, this.facts.prior.offset);
    const said = [
      ...reading,
      ...(before ? [this.catalogue.say('account-before', { label, value: ref(before.id), prior: this.facts.prior!.label })] : []),
    ].slice(0, 4);
    const page = this.page(id, part, title ?? this.catalogue.say('trend-plain', { label, value: ref(now.id), now: this.now }));
    const partial = points.flatMap(({ period }, index) => (period.partial ? [index] : []));
    if (points.length < 2 || points.every(({ fact }) => fact.value === 0)) {
      if (id === 'orders') return null;
      return {
        ...page,
        kind: 'statement',
        content: { text: page.title, ...(said.length > 0 ? { support: withoutBold(said.join(' ')) } : {}) },
      };
    }
    return {
      ...page,
      lead: this.catalogue.say('lead-span', {
        label,
        unit: now.unit === 'money' ? this.facts.currency : null,
        first: points[0]!.period.label,
        last: points.at(-1)!.period.label,
      }),
      notes: [...page.notes, ...said.map((text) => withoutBold(text))],
      kind: 'trend',
      content: {
        chart: 'column',
        periods: points.map(({ period }) => safe(period.label)),
        series: [{ name: label, values: points.map(({ fact }) => fact.id) }],
        highlight: Math.max(
          0,
          points.findIndex(({ period }) => period.offset === 0),
        ),
        partial,
        reading: [
          ...said,
          ...(partial.length > 0
            ? [this.catalogue.say('trend-partial', { periods: partial.map((index) => points[index]!.period.label) })]
            : []),
        ].slice(0, 4),
      },
    };
  }

  toFill(ask: string): string {
    const mark = wordsOf(this.brief.language).toFill;
    return `${mark}${mark.endsWith('：') ? '' : ' '}${ask}`;
  }

  has(metric: string): boolean {
    return this.facts.metrics.some(({ id }) => id === metric);
  }

  get(metric: string, at: number | 'all', scope: Readonly<Record<string, string>> = {}): Known | null {
    return this.evidence.get(metric, at, scope);
  }
}
