/** What is done about a measure that went the wrong way, by what it measures. */
import type { Catalogue } from '../../../languages/catalogue.ts';

type About = 'churn' | 'retention' | 'time';

const about: readonly (readonly [RegExp, About])[] = [
  [/churn|^ended_|^lost_count/, 'churn'],
  [/^[ng]rr$|retention|contraction/, 'retention'],
  [/cycle|_time$|response/, 'time'],
];

/** Null where only its cause can tell. */
export function responseTo(catalogue: Catalogue, metric: string): string | null {
  const kind = about.find(([names]) => names.test(metric))?.[1];
  return kind ? catalogue.say(`response-${kind}`) : null;
}
