/** Risks: what the findings warn of, by fixed rules, each with its figure and a suggestion. */
import type { Finding } from '../../../../model/finding.ts';
import { toldPer } from '../../../../model/recurring-revenue.ts';
import type { Text } from '../../../../model/text.ts';
import type { RisksContent } from '../../../kinds/risks.ts';
import { isEvenMix } from '../answers/mix-told.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { largestRowTexts } from '../largest-row.ts';
import { responseTo } from '../responses.ts';
import { relyStep } from '../steps/member-steps.ts';
import { fitTitle, withoutBold } from '../titles.ts';
import { saidOf, type Told } from '../told.ts';
import { topicsOf } from '../topics.ts';
import { atRiskText, isAtRisk } from './at-risk.ts';
import { isToldByContribution } from './contribution.ts';
import { courseText, sentence } from './course.ts';
import { lossCausesPoint } from './loss-causes.ts';
import { isOpen } from './pipeline.ts';
import { planMovesRisk } from './plan-moves.ts';
import { renewalRiskPoint } from './renewals-at-risk.ts';
import { isToldByPlace } from './service-place.ts';

const most = 4;
const mostMoves = 3;

interface Risk {
  head: string;
  evidence: Text;
  response: string;
  /** Alternatives, if another line already says the same. */
  instead?: readonly string[];
}

export function risks(context: Context, findings: readonly Finding[]): Draft | null {
  const { catalogue, source, now, insights } = context;
  // Why more recurring revenue is lost comes first, and says that more subscriptions end, too.
  const causes = insights.findings.filter(({ kind, tone }) => (kind === 'loss-causes' || kind === 'plan-moves') && tone === 'bad');
  const repeats = ({ kind, metric }: Finding) => causes.length > 0 && isMove(kind) && metric.startsWith('ended_');
  const found: Risk[] = [
    // What is at risk is always listed, even if too similar for the summary.
    ...firstOfEach(
      [...causes, ...findings, ...insights.findings.filter((finding) => isAtRisk(finding) || finding.kind === 'loss')].filter(
        // A loss that may be chance must not hide a real one.
        (finding) =>
          (finding.kind !== 'loss' || !finding.withinNoise) &&
          !repeats(finding) &&
          !isEvenMix(context, finding.metric) &&
          !isToldByPlace(context, finding.metric) &&
          !isToldByContribution(context, finding.metric),
      ),
    ).flatMap((finding) => riskOf(context, finding) ?? []),
    ...context.table.metrics
      .filter((note) => note.status === 'not-computable' && isOpen(note) && note.reason)
      .slice(0, 1)
      .map(
        (note): Risk => ({
          ...catalogue.parts('risks-unknown', { label: safe(note.label), reason: safe(note.reason!) }),
          response: catalogue.parts('step-record', { label: safe(note.label) }).what,
        }),
      ),
  ];
  const items = answeredOnce(found.filter(({ head }, index) => found.findIndex((risk) => risk.head === head) === index).slice(0, most));
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
      title: fitTitle([3, 2, 1].map((count) => catalogue.say('risks-title', { heads: heads.slice(0, count) }))),
      lead: catalogue.say('lead-risks', { now }),
      section: catalogue.say('sections-outlook'),
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

/** No advice appears twice: use the next best, or none if all are taken. */
function answeredOnce(risks: readonly Risk[]): Risk[] {
  const given = new Set<string>();
  return risks.map((risk) => {
    const response = [risk.response, ...(risk.instead ?? [])].find((each) => !given.has(each)) ?? '';
    given.add(response);
    return { ...risk, response };
  });
}

const isMove = (kind: Finding['kind']) => kind === 'delta' || kind === 'yoy' || kind === 'trend' || kind === 'change-point';

/** One cause, one dependence and one move per measure, not one per dimension. */
function firstOfEach(findings: readonly Finding[]): Finding[] {
  const key = ({ kind, metric, dimension }: Finding) => `${kind} ${metric} ${kind === 'rank' ? dimension : ''}`;
  const first = new Map<string, Finding>();
  for (const finding of findings) if (!first.has(key(finding))) first.set(key(finding), finding);
  // Deals won, deals lost and closed-won revenue fall together: name that risk once.
  let moves = 0;
  return [...first.values()].filter(({ kind, claim }) => !isMove(kind) || !claim || ++moves <= mostMoves);
}

/** What a finding warns of; null for most. */
function riskOf(context: Context, finding: Finding): Risk | null {
  const { catalogue } = context;
  const told = context.told(finding);
  const plain = (text: Text) => withoutBold(text);
  const answerTo = (of: Told) => {
    const cause = catalogue.parts('step-level', saidOf(of)).what;
    return { response: responseTo(catalogue, of.metric) ?? cause, instead: [cause] };
  };
  const turning = (of: Told) => {
    const { head } = context.catalogue.parts('risks-delta', saidOf(of));
    return { head, ...answerTo(of) };
  };
  switch (finding.kind) {
    case 'driver':
      if (finding.withinNoise || context.blames(finding) || finding.tone !== 'bad' || finding.metric !== context.insights.headline)
        return null;
      return {
        ...context.catalogue.parts('risks-driver', saidOf(told)),
        evidence: plain(context.catalogue.say('points-driver', saidOf(told))),
      };
    case 'pattern':
      return finding.direction === 'up'
        ? { ...context.catalogue.parts('risks-pattern'), evidence: plain(context.catalogue.say('points-pattern', saidOf(told))) }
        : null;
    case 'rank': {
      const step = relyStep(context, finding);
      if (finding.metric !== context.insights.headline || !step) return null;
      return {
        ...catalogue.parts('risks-rank', saidOf(told)),
        response: step.what,
        evidence: plain(context.catalogue.say('points-rank', saidOf(told))),
      };
    }
    case 'delta':
      return finding.tone === 'bad' && !finding.withinNoise
        ? {
            ...turning(told),
            evidence: finding.facts.pct
              ? plain(context.catalogue.say('points-delta', saidOf(told)))
              : plain(context.catalogue.say('points-rate-delta', saidOf(told))),
          }
        : null;
    case 'yoy':
      return finding.tone === 'bad' && finding.claim
        ? { ...turning(told), evidence: plain(context.catalogue.say('points-rate-delta', saidOf(told))) }
        : null;
    case 'trend':
    case 'change-point': {
      const text = finding.tone === 'bad' && finding.claim ? courseText(context, finding) : null;
      return text === null
        ? null
        : {
            ...catalogue.parts('course-risk', { label: told.label, rose: finding.direction === 'up' }),
            ...answerTo(told),
            evidence: sentence(context, text),
          };
    }
    case 'plan-moves':
      return planMovesRisk(context);
    case 'loss-causes': {
      const evidence = finding.tone === 'bad' ? lossCausesPoint(context) : null;
      const unit = context.label(toldPer(context.table));
      return evidence === null ? null : { ...catalogue.parts('loss-causes-risk', { unit, now: told.now }), evidence: plain(evidence) };
    }
    case 'renewal-risk': {
      const evidence = renewalRiskPoint(context);
      return evidence === null
        ? null
        : { head: catalogue.say('at-risk-head-renewal'), response: catalogue.say('at-risk-response-renewal'), evidence: plain(evidence) };
    }
    case 'outlier':
      return finding.member === undefined
        ? { ...catalogue.parts('outlier-risk'), evidence: plain(largestRowTexts(context, finding).join(context.space)) }
        : null;
    case 'loss':
      return finding.withinNoise
        ? null
        : {
            ...catalogue.parts('loss-risk', { member: told.member, label: told.label }),
            evidence: plain(catalogue.say('loss-point', saidOf(told))),
          };
    default: {
      if (!isAtRisk(finding)) return null;
      // Deals older than any that ever closed say it on a page of their own, and count others.
      if (finding.kind === 'stale' && context.insights.findings.some(({ kind }) => kind === 'live')) return null;
      const [head, response] = (['head', 'response'] as const).map((part) => catalogue.say(`at-risk-${part}-${finding.kind}`));
      return { head: head!, response: response!, evidence: plain(atRiskText(context, finding)) };
    }
  }
}
