/** Risks: what the findings warn of, by stated rules, each with its figure and a suggestion. */
import type { Finding } from '../../insight/finding.ts';
import type { RisksContent } from '../../kinds/risks.ts';
import type { Text } from '../text.ts';
import { type Context, safe } from './context.ts';
import type { Draft } from './draft.ts';
import { fitTitle } from './fit-title.ts';
import { isOpen } from './pipeline.ts';
import { topicsOf } from './topics.ts';
import { withoutBold } from './without-bold.ts';

const most = 4;
/** Share of a total with one member from which a dependence is worth naming. */
const dependence = 0.1;

interface Risk {
  head: string;
  evidence: Text;
  response: string;
}

export function risks(context: Context, findings: readonly Finding[]): Draft | null {
  const { phrases, source, now, insights } = context;
  const found = [
    ...firstOfEach(findings).flatMap((finding) => riskOf(context, finding) ?? []),
    ...context.table.metrics
      .filter((note) => note.status === 'not-computable' && isOpen(note) && note.reason)
      .slice(0, 1)
      .map((note): Risk => phrases.risks.unknown(safe(note.label), safe(note.reason!))),
  ];
  const items = [...new Map(found.map((risk) => [risk.head, risk])).values()].slice(0, most);
  if (items.length === 0) return null;
  const heads = items.map(({ head }) => head);
  return {
    part: 'risks',
    topics: topicsOf(null, null, 'risk risks'),
    worth: 0.6,
    ...(insights.headline ? { metric: insights.headline } : {}),
    proves: [],
    slide: {
      id: 'risks',
      kind: 'risks',
      title: fitTitle([3, 2, 1].map((count) => phrases.risks.title(heads.slice(0, count)))),
      lead: phrases.lead.risks(now),
      section: phrases.sections.outlook,
      ...(source ? { source } : {}),
      notes: items.map(({ head, evidence }) => `${head}: ${evidence}`),
      content: {
        items: items.map(({ head, evidence, response }): RisksContent['items'][number] => ({
          risk: head,
          ...(evidence ? { evidence } : {}),
          ...(response ? { response } : {}),
        })),
      },
    },
  };
}

/** A cause, a dependence and a move of each measure are named once, not once for every dimension. */
function firstOfEach(findings: readonly Finding[]): Finding[] {
  const key = ({ kind, metric, dimension }: Finding) => `${kind} ${metric} ${kind === 'rank' ? dimension : ''}`;
  const first = new Map<string, Finding>();
  for (const finding of findings) if (!first.has(key(finding))) first.set(key(finding), finding);
  return [...first.values()];
}

/** What a finding warns of; most warn of nothing. */
function riskOf(context: Context, finding: Finding): Risk | null {
  const { risks: say, points } = context.phrases;
  const told = context.told(finding);
  const plain = (text: Text) => withoutBold(text);
  switch (finding.kind) {
    case 'driver':
      if (finding.withinNoise || finding.tone !== 'bad' || finding.metric !== context.insights.headline) return null;
      return { ...say.driver(told), evidence: plain(points.driver(told)) };
    case 'pattern':
      return finding.direction === 'up' ? { ...say.pattern(told), evidence: plain(points.pattern(told)) } : null;
    case 'rank': {
      const share = finding.facts.share && context.evidence.byId(finding.facts.share);
      if (finding.metric !== context.insights.headline || !share || share.value < dependence) return null;
      return { ...say.rank(told), evidence: plain(points.rank(told)) };
    }
    case 'delta':
      return finding.tone === 'bad' && !finding.withinNoise
        ? { ...say.delta(told), evidence: finding.facts.pct ? plain(points.delta(told)) : plain(points.rateDelta(told)) }
        : null;
    default:
      return null;
  }
}
