/** The pages of a customer's review, each from what the data hold or from the author's own words. */
import type { Brief } from '../../../brief/brief.ts';
import { Evidence, type Known } from '../../../insight/evidence.ts';
import { wordsOf } from '../../../language/words.ts';
import { addDays } from '../../../metrics/calendar/calendar.ts';
import type { FactTable } from '../../../metrics/fact.ts';
import type { AnyOutlineSlide } from '../../outline.ts';
import { ref, type Text } from '../../text.ts';
import { readAction } from '../action-item.ts';
import { safe } from '../context.ts';
import { fitTitle } from '../fit-title.ts';
import { givenActions } from '../pages/actions.ts';
import { periodSpan } from '../period-span.ts';
import { type AccountLabels, type AccountPhrases, accountPhrases } from '../phrases/account.ts';
import { phrasesOf } from '../phrases/phrases.ts';
import { withoutBold } from '../without-bold.ts';
import { goalsOf, roadmapOf } from './own-words.ts';

/** Fewer requests than this are no course. */
const fewest = 5;

export class CustomerPages {
  readonly evidence: Evidence;
  readonly phrases;
  readonly say: AccountPhrases;
  readonly title: Text;
  readonly #brief: Brief;
  readonly #facts: FactTable;
  readonly #now: string;
  readonly #source: Text;
  readonly #date: string;

  constructor(brief: Brief, facts: FactTable) {
    this.evidence = new Evidence(facts);
    this.phrases = phrasesOf(brief.language);
    this.say = accountPhrases(brief.language);
    this.#brief = brief;
    this.#facts = facts;
    this.#now = facts.reporting.label;
    this.#date = this.phrases.date(facts.asOf);
    const account = safe(facts.account!.name);
    this.#source = this.say.source(account, this.#date);
    this.title = fitTitle([brief.title ? safe(brief.title) : this.say.title(account, this.#now)]);
  }

  pages(): AnyOutlineSlide[] {
    return [
      this.#cover(),
      this.#goals(),
      this.#delivered(),
      this.#orders(),
      this.#products(),
      this.#subscription(),
      this.#use(),
      this.#features(),
      this.#support(),
      this.#roadmap(),
      this.#plan(),
      this.#definitions(),
    ].filter((page) => page !== null);
  }

  agenda(pages: readonly AnyOutlineSlide[]): AnyOutlineSlide | null {
    const sections = [...new Set(pages.flatMap(({ section }) => section ?? []))].filter(
      (section) => section !== this.say.parts.definitions,
    );
    if (sections.length < 3) return null;
    const items = sections.map((head) => ({ head, text: pages.find(({ section }) => section === head)!.title }));
    return { id: 'agenda', kind: 'agenda', title: this.phrases.agenda, content: { items } };
  }

  #cover(): AnyOutlineSlide {
    const span = periodSpan(this.#facts.reporting, this.#brief.language);
    const details = [...(this.#brief.title ? [this.#now] : []), ...(span ? [span] : []), this.phrases.cover.asOf(this.#date)];
    return { id: 'cover', kind: 'cover', title: this.title, content: { details } };
  }

  #goals(): AnyOutlineSlide {
    const given = goalsOf(this.#brief);
    return this.#own('goals', this.say.goals, given, this.say.asks.goals);
  }

  #roadmap(): AnyOutlineSlide | null {
    const given = roadmapOf(this.#brief);
    return given.length > 0 ? this.#own('roadmap', this.say.roadmap, given, '') : null;
  }

  /** The author's own points, or one line that asks for them. */
  #own(id: 'goals' | 'roadmap', title: string, given: readonly string[], ask: string): AnyOutlineSlide {
    const items = (given.length > 0 ? given : [this.#toFill(ask)]).map((text) => ({ text, children: [] }));
    return {
      id,
      kind: 'bullets',
      title,
      section: this.say.parts[id],
      ...(given.length === 0 ? { scaffold: true } : {}),
      content: { items },
    };
  }

  #toFill(ask: string): string {
    const mark = wordsOf(this.#brief.language).toFill;
    return `${mark}${mark.endsWith('：') ? '' : ' '}${ask}`;
  }

  #plan(): AnyOutlineSlide {
    const given = givenActions(this.#brief).map(readAction);
    const base = { id: 'plan', title: this.say.plan, section: this.say.parts.plan };
    if (given.length > 0) return { ...base, kind: 'action-table', content: { actions: given } };
    return { ...base, kind: 'action-table', scaffold: true, content: { actions: [{ what: this.#toFill(this.say.asks.plan) }] } };
  }

  /** What was ordered in the period and to date. */
  #delivered(): AnyOutlineSlide | null {
    if (!this.#has('orders')) return null;
    const tiles = [
      this.#tile('order_value', 0),
      this.#tile('orders', 0),
      this.#tile('order_value', 'all', 'valueToDate'),
      this.#tile('orders', 'all', 'ordersToDate'),
    ].filter((tile) => tile !== null);
    const value = this.#get('order_value', 0);
    const orders = this.#get('orders', 0);
    const title =
      !orders || orders.value === 0
        ? this.say.noOrders(this.#now)
        : value
          ? this.say.ordered(value.id, this.#now)
          : this.say.orderedCount(orders.id, this.#now);
    return { ...this.#page('delivered', 'delivered', title), kind: 'scorecard', content: { tiles, periods: [] } };
  }

  #orders(): AnyOutlineSlide | null {
    return this.#course('orders', 'delivered', this.#has('order_value') ? 'order_value' : 'orders', []);
  }

  #products(): AnyOutlineSlide | null {
    const dimension = this.evidence.dimension('product');
    if (!dimension || !this.#has('order_value')) return null;
    const members = dimension.members.filter((member) => (this.#get('order_value', 'all', { product: member })?.value ?? 0) > 0);
    const [first] = members;
    if (first === undefined) return null;
    const { labels } = this.say;
    const cell = (metric: string, at: 0 | 'all', member: string) => {
      const fact = this.#get(metric, at, { product: member });
      return fact ? ref(fact.id) : '–';
    };
    return {
      ...this.#page('products', 'delivered', this.say.products(safe(first), this.#get('order_value', 'all', { product: first })!.id)),
      kind: 'table',
      content: {
        columns: [
          { label: labels.product, align: 'left' },
          { label: `${labels.orders}, ${this.#now}`, align: 'right' },
          { label: `${labels.order_value}, ${this.#now}`, align: 'right' },
          { label: labels.ordersToDate, align: 'right' },
          { label: labels.valueToDate, align: 'right' },
        ],
        rows: members.slice(0, 10).map((member) => ({
          role: 'body',
          cells: [
            safe(member),
            cell('orders', 0, member),
            cell('order_value', 0, member),
            cell('orders', 'all', member),
            cell('order_value', 'all', member),
          ],
        })),
        reading: [],
      },
    };
  }

  #subscription(): AnyOutlineSlide | null {
    const count = this.#get('subscriptions', 'all');
    if (!count) return null;
    const fee = this.#get('monthly_fee', 'all');
    const held = this.#get('seats', 'all');
    const renewal = this.#renewal();
    if (count.value === 0 || !fee) {
      return {
        ...this.#page('subscription', 'subscription', this.say.noSubscription.replace(/[.。]$/, '')),
        kind: 'statement',
        content: { text: this.say.noSubscription },
      };
    }
    const { labels } = this.say;
    const members = this.evidence.dimension('plan')?.members ?? [];
    const page = this.#page('subscription', 'subscription', this.say.subscribed(fee.id, held?.id ?? null));
    const measures = (['subscriptions', ...(held ? ['seats' as const] : []), 'monthly_fee'] as const).slice();
    if (members.length < 2) {
      const tiles = measures.map((metric) => this.#tile(metric, 'all')).filter((tile) => tile !== null);
      return {
        ...page,
        notes: [...page.notes, withoutBold(renewal)],
        lead: withoutBold(renewal),
        kind: 'scorecard',
        content: { tiles, periods: [] },
      };
    }
    const row = (head: string, scope: Readonly<Record<string, string>>) => [
      head,
      ...measures.map((metric) => {
        const fact = this.#get(metric, 'all', scope);
        return fact ? ref(fact.id) : '–';
      }),
    ];
    return {
      ...page,
      kind: 'table',
      content: {
        columns: [{ label: labels.plan, align: 'left' }, ...measures.map((metric) => ({ label: labels[metric], align: 'right' as const }))],
        rows: [
          ...members.map((member) => ({ role: 'body' as const, cells: row(safe(member), { plan: member }) })),
          { role: 'total' as const, cells: row(wordsOf(this.#brief.language).total, {}) },
        ],
        reading: [renewal],
      },
    };
  }

  #renewal(): Text {
    const left = this.#get('renewal', 'all');
    if (!left) return this.say.noRenewal;
    const date = this.phrases.date(addDays(this.#facts.asOf, left.value));
    this.evidence.keep({ ...left, id: 'renewal.date@all', display: date, from: [left.id], sql: '' });
    return this.say.renewal('{{renewal.date@all}}', left.id);
  }

  #use(): AnyOutlineSlide | null {
    if (!this.#has('uses')) return null;
    const uses = this.#get('uses', 0);
    const features = this.#get('features_used', 0);
    const title = uses && uses.value > 0 ? this.say.used(uses.id, features?.id ?? null, this.#now) : this.say.notUsed(this.#now);
    return this.#course('use', 'use', 'uses', [], title);
  }

  #features(): AnyOutlineSlide | null {
    const dimension = this.evidence.dimension('feature');
    if (!dimension) return null;
    const items = dimension.members
      .flatMap((member) => {
        const fact = this.#get('uses', 0, { feature: member });
        return fact && fact.value > 0 ? [{ label: safe(member), value: fact.id, size: fact.value }] : [];
      })
      .sort((a, b) => b.size - a.size || (a.label < b.label ? -1 : 1))
      .slice(0, 8);
    const [first] = items;
    if (!first || items.length < 3) return null;
    return {
      ...this.#page('features', 'use', withoutBold(this.say.mostUsed(first.label, first.value)).replace(/[.。]$/, '')),
      kind: 'ranking',
      content: { items: items.map(({ label, value }) => ({ label, value })), highlight: 0, reading: [] },
    };
  }

  #support(): AnyOutlineSlide | null {
    const all = this.#get('requests', 'all');
    if (!all) return null;
    const now = this.#get('requests', 0);
    const [open, rated, good] = (['requests_open', 'requests_rated', 'requests_satisfied'] as const).map((id) => this.#get(id, 'all'));
    const [resolved, due, inTime] = [
      this.#get('requests_resolved', 0),
      this.#get('requests_due', 'all'),
      this.#get('requests_in_time', 'all'),
    ];
    const times = (['response_time', 'resolution_time'] as const).flatMap((id) => {
      const fact = this.#get(id, 'all');
      return fact ? [this.say.time(this.say.labels[id], fact.id, all.id)] : [];
    });
    const reading: Text[] = [
      ...(open ? [open.value > 0 ? this.say.openRequests(open.id) : this.say.noneOpen] : []),
      ...(resolved && resolved.value > 0 ? [this.say.resolved(resolved.id, this.#now)] : []),
      ...(due && inTime && due.value > 0 ? [this.say.inTime(inTime.id, due.id)] : []),
      ...(all.value > 0 && rated && good ? [rated.value > 0 ? this.say.rated(good.id, rated.id, all.id) : this.say.unrated(all.id)] : []),
      ...times,
    ].slice(0, 4);
    const title = now && now.value > 0 ? this.say.asked(now.id, this.#now) : this.say.noRequests(this.#now);
    if (all.value >= fewest) return this.#course('support', 'support', 'requests', reading, title);
    return {
      ...this.#page('support', 'support', title),
      kind: 'statement',
      content: { text: title, ...(reading.length > 0 ? { support: withoutBold(reading.join(' ')) } : {}) },
    };
  }

  #definitions(): AnyOutlineSlide {
    const { labels, meaning, parts } = this.say;
    const known = (Object.keys(meaning) as (keyof AccountLabels)[]).filter((key) => this.#has(key === 'valueToDate' ? 'order_value' : key));
    const lacking = [
      ...(this.#has('orders') ? [] : [{ term: parts.delivered, text: `${this.say.noOrders(this.#now)}.` }]),
      ...(this.#has('subscriptions') ? [] : [{ term: parts.subscription, text: this.say.noSubscription }]),
      ...(this.#has('uses') ? [] : [{ term: parts.use, text: this.say.noUse(this.#now) }]),
      ...(this.#has('requests') ? [] : [{ term: parts.support, text: this.say.noSupport }]),
    ];
    const items = [...known.map((key) => ({ term: labels[key], text: meaning[key]! })), ...lacking];
    return { id: 'definitions', kind: 'appendix', title: this.say.definitions, section: parts.definitions, content: { items } };
  }

  /** A measure over the quarters; one number where there are too few. */
  #course(
    id: string,
    part: keyof AccountPhrases['parts'],
    metric: keyof AccountLabels,
    reading: Text[],
    title?: Text,
  ): AnyOutlineSlide | null {
    const points = this.#facts.periods.flatMap((period) => {
      const fact = this.#get(metric, period.offset);
      return fact ? [{ period, fact }] : [];
    });
    const now = this.#get(metric, 0);
    const label = this.say.labels[metric];
    if (!now) return null;
    const before = this.#facts.prior && this.#get(metric, this.#facts.prior.offset);
    const said = [...reading, ...(before ? [this.say.before(label, before.id, this.#facts.prior!.label)] : [])].slice(0, 4);
    const page = this.#page(id, part, title ?? this.phrases.trend.plain(label, now.id, this.#now));
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
      lead: this.phrases.lead.span(
        label,
        now.unit === 'money' ? this.#facts.currency : null,
        points[0]!.period.label,
        points.at(-1)!.period.label,
      ),
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
          ...(partial.length > 0 ? [this.phrases.trend.partial(partial.map((index) => points[index]!.period.label))] : []),
        ].slice(0, 4),
      },
    };
  }

  #page(id: string, part: keyof AccountPhrases['parts'], title: Text) {
    return {
      id,
      title: fitTitle([title]),
      lead: this.phrases.lead.asOf(this.#date),
      section: this.say.parts[part],
      source: this.#source,
      notes: [this.#source],
    };
  }

  #tile(metric: keyof AccountLabels, at: 0 | 'all', label: keyof AccountLabels = metric) {
    const fact = this.#get(metric, at);
    return fact ? { label: at === 0 ? `${this.say.labels[label]}, ${this.#now}` : this.say.labels[label], value: ref(fact.id) } : null;
  }

  #has(metric: string): boolean {
    return this.#facts.metrics.some(({ id }) => id === metric);
  }

  #get(metric: string, at: number | 'all', scope: Readonly<Record<string, string>> = {}): Known | null {
    return this.evidence.get(metric, at, scope);
  }
}
