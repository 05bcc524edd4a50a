/** What the law leads one to expect of a measure: figures of the process itself, without the chance of one draw. */
import type { Cell, DimensionName, Law } from './market.ts';

export type Scope = Readonly<Record<string, string>>;

interface Sums {
  closed: number;
  won: number;
  value: number;
  lostValue: number;
  logs: number;
}

/** Accounts are drawn evenly and bend nothing, so that they only scale what is expected. */
const accounts = 60;

export class Expectation {
  readonly #law: Law;
  readonly #known = new Map<string, Sums>();

  constructor(law: Law) {
    this.#law = law;
  }

  /** The measure in a quarter, or in one month of it; null for what the law says nothing of. */
  of(metric: string, scope: Scope, offset: number, month: number | null = null): number | null {
    if (metric === 'pipeline_created') return this.#created(scope, offset);
    const sums = this.#sums(scope, offset, month);
    switch (metric) {
      case 'won_value':
        return sums.value;
      case 'won_count':
        return sums.won;
      case 'lost_count':
        return sums.closed - sums.won;
      case 'win_rate':
        return sums.won / sums.closed;
      case 'win_rate_value':
        return sums.value / (sums.value + sums.lostValue);
      case 'average_deal':
        return sums.value / sums.won;
      case 'median_deal':
        return Math.exp(sums.logs / sums.won);
      default:
        return null;
    }
  }

  /** Relative change between two quarters; exactly 0 where nothing is bent. */
  change(metric: string, scope: Scope, from: number, to: number): number {
    const [before, now] = [this.of(metric, scope, from), this.of(metric, scope, to)];
    return before === null || now === null || before === 0 ? 0 : clean(now / before - 1);
  }

  share(metric: string, scope: Scope, offset: number): number {
    return (this.of(metric, scope, offset) ?? 0) / (this.of(metric, {}, offset) || 1);
  }

  /** Win rate of the scope less that of the rest, like compared with like in every cell of the other dimensions. */
  adjustedRateGap(scope: Scope, offset: number): number {
    let gap = 0;
    let weight = 0;
    const [dimension, member] = Object.entries(scope)[0]!;
    if (!(dimension in this.#law.dimensions)) return 0;
    for (const { cell, part } of this.#cells(offset, null)) {
      if (cell[dimension as DimensionName] !== member) continue;
      let rest = 0;
      let restPart = 0;
      for (const other of this.#law.dimensions[dimension as DimensionName]) {
        if (other.name === member) continue;
        const { win = 1 } = this.#law.bend?.({ ...cell, [dimension]: other.name }) ?? {};
        rest += other.weight * win;
        restPart += other.weight;
      }
      const { win = 1 } = this.#law.bend?.(cell) ?? {};
      gap += part * this.#law.winRate * (win - rest / restPart);
      weight += part;
    }
    return weight === 0 ? 0 : clean(gap / weight);
  }

  /** Deals are created up to three quarters before they close: how many, by the quarters that the lengths of deals roughly spread over. */
  #created(scope: Scope, offset: number): number {
    return [0.45, 0.4, 0.12, 0.03].reduce((sum, part, ahead) => sum + part * this.#sums(scope, offset + ahead, null).closed, 0);
  }

  *#cells(offset: number, only: number | null): Generator<{ cell: Cell; part: number }> {
    const { region, segment, product, owner } = this.#law.dimensions;
    for (const month of only === null ? [0, 1, 2] : [only])
      for (const r of region)
        for (const s of segment)
          for (const p of product)
            for (const o of owner)
              yield {
                cell: { region: r.name, segment: s.name, product: p.name, owner: o.name, offset, month },
                part: r.weight * s.weight * p.weight * o.weight,
              };
  }

  #sums(scope: Scope, offset: number, month: number | null): Sums {
    const key = JSON.stringify([scope, offset, month]);
    const known = this.#known.get(key);
    if (known) return known;
    const law = this.#law;
    const sums: Sums = { closed: 0, won: 0, value: 0, lostValue: 0, logs: 0 };
    for (const { cell, part } of this.#cells(offset, month)) {
      const here: Record<string, string> = { ...cell, offset: '', month: '', team: law.teams[cell.owner]! };
      if (!Object.entries(scope).every(([dimension, member]) => dimension === 'account' || here[dimension] === member)) continue;
      const { volume = 1, win = 1, size = 1 } = law.bend?.(cell) ?? {};
      const closed = ((law.perQuarter / 3) * part * volume) / ('account' in scope ? accounts : 1);
      const rate = law.winRate * win;
      const amount = size * Math.exp(law.logMean + law.logSpread ** 2 / 2);
      sums.closed += closed;
      sums.won += closed * rate;
      sums.value += closed * rate * amount;
      sums.lostValue += closed * (1 - rate) * amount;
      sums.logs += closed * rate * (law.logMean + Math.log(size));
    }
    const { extra } = law;
    const meets = (where: Readonly<Record<string, string>>) =>
      Object.entries(scope).every(([dimension, member]) => where[dimension] === member);
    if (extra && offset === 0 && meets({ ...extra.where, team: law.teams[extra.where.owner]! })) sums.value += extra.cents / 100;
    this.#known.set(key, sums);
    return sums;
  }
}

/**
 * The noise of a quarter: the standard deviation of its won value when nothing is bent.
 * A sum of a Poisson number of amounts varies by the root of the number times the mean square of the amounts.
 */
export function quarterNoise(law: Law): number {
  const meanSquare = Math.exp(2 * law.logMean + 2 * law.logSpread ** 2);
  return Math.sqrt(law.perQuarter * law.winRate * meanSquare);
}

export function usualQuarter(law: Law): number {
  return law.perQuarter * law.winRate * Math.exp(law.logMean + law.logSpread ** 2 / 2);
}

/** Sums of many parts differ in their last digits. */
function clean(value: number): number {
  return Math.abs(value) < 1e-9 ? 0 : value;
}
