/** What may be done about a measure that went the wrong way, by what it measures; `watch` where another line has said to agree. */
import type { Catalogue } from '../../../languages/catalogue.ts';

type About = 'churn' | 'retention' | 'time' | 'watch';

const about: readonly (readonly [RegExp, About])[] = [
  [/churn|^ended_|^lost_count/, 'churn'],
  [/^[ng]rr$|retention|contraction/, 'retention'],
  [/cycle|_time$|response/, 'time'],
];

/** What fits the measure first, then what fits any. */
export function responsesTo(catalogue: Catalogue, metric: string, agree: string): string[] {
  const kind = about.find(([names]) => names.test(metric))?.[1];
  return [...(kind ? [catalogue.say(`response-${kind}`)] : []), agree, catalogue.say('response-watch')];
}
