/** Why customers say they left, as a column of the subscriptions tells it. */

/** SQL of the reason of an account: that of what ended last, of the rows that count. */
export function whyColumn(condition: string): string {
  return `arg_max(why, ended) FILTER (WHERE ${condition} AND ended IS NOT NULL AND why IS NOT NULL) AS why`;
}
