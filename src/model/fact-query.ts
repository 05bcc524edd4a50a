/** Questions for figures that are not in the fact table yet. */
export interface FactQuery {
  /**
   * ID of a metric; or of a table and its columns `count(orders)`, `distinct(orders.buyer)`, `sum(orders.freight)`, `mean(…)`, `median(…)`,
   * `quotient(orders.cost, orders.km)` of two sums, `share(orders.late = yes)` of the rows.
   */
  measure: string;
  /** At most two: `region`, `amount:1000,5000` in bands, `closed:month` (quarter, year, weekday), `days(created,closed):14,30`. */
  by: readonly string[];
  /** Column → which rows: `East`, `East|West`, `!East`, `>=1000`, `<30`, `2026-07-01..2026-09-30`. */
  where: Readonly<Record<string, string>>;
  /** Offsets from the reporting period; `all` is everything up to the as-of date. */
  periods: readonly (number | 'all')[];
  /** For a column of a table: the column with the day of each row. */
  date?: string;
  /** Whether that column holds money. */
  money?: boolean;
}

/** Groups of one query in a period, those of most rows. */
export const mostGroups = 60;

/** Says to whoever asked what cannot be computed, and what can. */
export class QueryProblem extends Error {}
