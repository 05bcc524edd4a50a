/** A finding as a bullet of the summary, with the figure in front of it. */
import type { Finding, FindingKind } from '../../../model/finding.ts';
import { ref, type Text } from '../../../model/text.ts';
import { decisionAgeOf } from '../../insight/finders/decision-age.ts';
import { discountsOf } from '../../insight/finders/discounts.ts';
import { effortOf } from '../../insight/finders/effort.ts';
import { factorsOf } from '../../insight/finders/factors.ts';
import { liveDealsOf } from '../../insight/finders/live-deals.ts';
import { lossReasonsOf } from '../../insight/finders/loss-reasons.ts';
import { lossSignalsOf } from '../../insight/finders/loss-signals.ts';
import { priceVolumeOf } from '../../insight/finders/price-volume.ts';
import { weakSpotsOf } from '../../insight/finders/weak-spots.ts';
import type { Context } from './context.ts';
import { largestRowTexts } from './largest-row.ts';
import { atRiskText, isAtRisk } from './pages/at-risk.ts';
import { contributionPoints } from './pages/contribution.ts';
import { courseText, seasonText, sentence } from './pages/course.ts';
import { ageTitles } from './pages/decision-age.ts';
import { discountTitles } from './pages/discounts.ts';
import { effortTitles } from './pages/effort.ts';
import { factorsSaid } from './pages/factors.ts';
import { liveTitles } from './pages/live-deals.ts';
import { lossByAgePoint, lossStakePoint } from './pages/loss-by-age.ts';
import { lossCausesPoint } from './pages/loss-causes.ts';
import { reasonTitles } from './pages/loss-reasons.ts';
import { signalTitles } from './pages/loss-signals.ts';
import { lossWherePoint } from './pages/loss-where.ts';
import { effectsOf } from './pages/mix.ts';
import { pairOf, saidOfPair } from './pages/pair.ts';
import { planMovesPoint } from './pages/plan-moves.ts';
import { priceSaid } from './pages/price-volume.ts';
import { recurringGrowthPoint, repeatsPoint } from './pages/recurring-growth.ts';
import { renewalReasonsPoint } from './pages/renewal-reasons.ts';
import { renewalRiskPoint } from './pages/renewals-at-risk.ts';
import { renewalCellPoint } from './pages/renewals-lost.ts';
import { serviceCoursePoint } from './pages/service.ts';
import { placePoints } from './pages/service-place.ts';
import { titlesOf } from './pages/simpson.ts';
import { spotsTitles } from './pages/weak-spots.ts';
import { isUntested, stated } from './plain-change.ts';
import { targetText } from './target-text.ts';
import { saidOf } from './told.ts';

/** The figure in front of the sentence, by its role in the finding: the first that exists. */
const figures: Readonly<Partial<Record<FindingKind, readonly string[]>>> = {
  driver: ['delta'],
  factors: ['effect'],
  'weak-spots': ['worth'],
  'rate-change': ['delta'],
  pair: ['total'],
  'price-volume': ['effect'],
  discount: ['whole'],
  'decision-age': ['share'],
  effort: ['share'],
  'loss-stake': ['stake'],
  'loss-where': ['gap'],
  'plan-moves': ['count'],
  'loss-signals': ['multiple', 'value'],
  'loss-reasons': ['share', 'value'],
  'recurring-growth': ['first'],
  mix: ['mixEffect'],
  simpson: ['within'],
  yoy: ['multiple', 'pct', 'delta'],
  'change-point': ['level'],
  seasonal: ['pct', 'delta'],
  pattern: ['third'],
  rank: ['share'],
  concentration: ['share'],
  'share-shift': ['share'],
  threshold: ['attainment', 'value'],
};

export function figureOf({ kind, facts }: Finding): Text | null {
  const signed =
    kind === 'driver' ||
    kind === 'factors' ||
    kind === 'rate-change' ||
    kind === 'pair' ||
    kind === 'price-volume' ||
    kind === 'mix' ||
    kind === 'simpson' ||
    (kind === 'yoy' && !facts.multiple) ||
    kind === 'seasonal';
  const part = (figures[kind] ?? ['value', 'count']).find((name) => facts[name]);
  return part ? ref(facts[part]!, signed ? 'label' : 'plain') : null;
}

/** Kinds with a single message, whatever was found. */
const messages = {
  driver: 'points-driver',
  'mean-driver': 'points-mean-driver',
  'rate-change': 'points-mean-driver',
  pattern: 'points-pattern',
  rank: 'points-rank',
  concentration: 'points-concentration',
  'share-shift': 'points-shift',
  'rate-difference': 'points-rate-difference',
  loss: 'loss-point',
} as const;

/** Null for a kind without a summary sentence. */
export function pointOf(context: Context, finding: Finding): Text | null {
  const told = context.told(finding);
  switch (finding.kind) {
    case 'delta':
      return stated(
        context,
        finding,
        finding.facts.pct ? context.catalogue.say('points-delta', saidOf(told)) : context.catalogue.say('points-rate-delta', saidOf(told)),
      );
    case 'yoy':
      return stated(context, finding, context.catalogue.say('points-rate-delta', saidOf(told)));
    case 'seasonal':
      return seasonText(context, finding.metric);
    case 'trend':
    case 'change-point': {
      const text = courseText(context, finding);
      return text && `**${sentence(context, text)}**`;
    }
    case 'threshold':
      return targetText(context, finding) ?? context.catalogue.say('points-threshold', saidOf(told));
    case 'outlier':
      return finding.member === undefined
        ? largestRowTexts(context, finding).join(context.space)
        : context.catalogue.say('outlier-member', saidOf(told));
    case 'loss-causes':
      return lossCausesPoint(context);
    case 'loss-age':
      return lossByAgePoint(context);
    case 'loss-stake':
      return lossStakePoint(context);
    case 'loss-where':
      return lossWherePoint(context);
    case 'plan-moves':
      return planMovesPoint(context);
    case 'loss-reasons': {
      const found = lossReasonsOf(context.evidence);
      const [title] = found ? reasonTitles(context, found) : [];
      return title ? `**${sentence(context, title)}**` : null;
    }
    case 'renewal-risk':
      return renewalRiskPoint(context);
    case 'renewal-cell':
      return renewalCellPoint(context);
    case 'renewal-reasons':
      return renewalReasonsPoint(context);
    case 'loss-signals': {
      const [title] = signalTitles(context, lossSignalsOf(context.evidence) ?? []);
      return title ? `**${sentence(context, title)}**` : null;
    }
    case 'recurring-growth':
      return recurringGrowthPoint(context);
    case 'repeats':
      return repeatsPoint(context);
    case 'mix':
      return context.catalogue.say('mix-point', effectsOf(context, finding));
    case 'simpson': {
      const inside = context.evidence.dimension(finding.inside ?? finding.dimension!);
      const [text] = inside ? titlesOf(context, finding, inside) : [];
      return text ? `**${sentence(context, text)}**` : null;
    }
    case 'steady':
      if (isUntested(context, finding)) return null;
      return told.finding.direction === 'flat'
        ? context.catalogue.say('points-unchanged', saidOf(told))
        : stated(context, finding, context.catalogue.say('points-rate-delta', saidOf(told)));
    case 'contribution':
      return contributionPoints(context)[1]?.text ?? null;
    case 'service-place':
      return placePoints(context)[1]?.text ?? null;
    case 'service-course':
      return serviceCoursePoint(context);
    case 'pair': {
      const pair = pairOf(context, finding.metric);
      return pair && context.catalogue.say('pair-point', saidOfPair(context, pair));
    }
    case 'price-volume': {
      const found = priceVolumeOf(context.evidence, finding.metric);
      return found && context.catalogue.say('price-point', priceSaid(context, found));
    }
    case 'factors': {
      const found = factorsOf(context.evidence, finding.metric);
      return found && context.catalogue.say('factors-point', factorsSaid(context, found));
    }
    case 'live':
    case 'decision-age':
    case 'weak-spots':
    case 'discount':
    case 'effort': {
      const [title] = causeTitles(context, finding.kind);
      return title ? `**${sentence(context, title)}**` : null;
    }
    default:
      if (isToldAsFound(finding.kind)) return context.catalogue.say(messages[finding.kind], saidOf(told));
      return isAtRisk(finding) ? atRiskText(context, finding) : null;
  }
}

/** What the page of a cause is headed with says it in the summary too. */
function causeTitles(context: Context, kind: 'live' | 'decision-age' | 'weak-spots' | 'discount' | 'effort'): readonly Text[] {
  const { evidence } = context;
  const [live, age, spots, effort] = [liveDealsOf(evidence), decisionAgeOf(evidence), weakSpotsOf(evidence), effortOf(evidence)];
  const discounts = discountsOf(evidence);
  switch (kind) {
    case 'live':
      return live ? liveTitles(context, live) : [];
    case 'decision-age':
      return age ? ageTitles(context, age) : [];
    case 'weak-spots':
      return spots ? spotsTitles(context, spots) : [];
    case 'discount':
      return discounts ? discountTitles(context, discounts) : [];
    case 'effort':
      return effort ? effortTitles(context, effort) : [];
  }
}

function isToldAsFound(kind: FindingKind): kind is keyof typeof messages {
  return kind in messages;
}
