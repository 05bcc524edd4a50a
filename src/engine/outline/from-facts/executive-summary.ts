/** Executive summary: three to five findings, each with its figure and the page that proves it. */
import type { Finding } from '../../insight/finding.ts';
import type { ExecutiveSummaryContent } from '../../kinds/executive-summary.ts';
import { ref, type Text } from '../text.ts';
import { atRiskText, isAtRisk } from './at-risk.ts';
import type { Context } from './context.ts';
import { courseText, seasonText, seasonTitles, sentence } from './course.ts';
import type { Draft } from './draft.ts';
import { fitTitle } from './fit-title.ts';
import { largestRowTexts } from './largest-row.ts';
import { effectsOf } from './mix.ts';
import { lossPhrases } from './phrases/loss.ts';
import { mixPhrases } from './phrases/mix.ts';
import { moversPhrases } from './phrases/movers.ts';
import { outlierPhrases } from './phrases/outlier.ts';
import { usualPhrases } from './phrases/usual.ts';
import { isUntested, noted, stoodAt } from './plain-change.ts';
import { titlesOf } from './simpson.ts';

export const summaryId = 'executive-summary';

const most = 5;
const least = 3;

export function executiveSummary(context: Context, findings: readonly Finding[], evidence: readonly Draft[]): Draft | null {
  const { phrases, insights, source } = context;
  const points = chosen(
    spokenOf(findings, insights.headline).filter((finding) => pointOf(context, finding) !== null),
    evidence,
  ).map((finding): ExecutiveSummaryContent['points'][number] => {
    const proof = evidence.find(({ proves }) => proves.includes(finding.id));
    const figure = figureOf(finding);
    return { ...(figure ? { figure } : {}), text: pointOf(context, finding)!, ...(proof ? { slide: proof.slide.id } : {}) };
  });
  const plain = context.computed.flatMap(({ id }) => {
    const fact = context.evidence.get(id, 0) ?? context.evidence.get(id, 'all');
    return fact ? [{ id, fact }] : [];
  });
  if (points.length < 3) {
    for (const { id, fact } of plain) {
      if (points.length >= 3) break;
      if (points.some(({ text }) => text.includes(fact.id)) || findings.some((finding) => finding.metric === id)) continue;
      points.push({ figure: ref(fact.id), text: phrases.points.plain(context.label(id), fact.id, context.now) });
    }
  }
  if (points.length === 0) return null;
  const { headline } = insights;
  const main = headline ? context.moveOf(headline) : null;
  const driver =
    main && main.direction !== 'flat'
      ? findings.find(({ kind, metric, direction }) => kind === 'driver' && metric === headline && direction === main.direction)
      : undefined;
  const held = findings.find(({ kind, metric }) => kind === 'steady' && metric !== headline);
  const say = moversPhrases[context.brief.language];
  const stood = main && stoodAt(context, main);
  const titles =
    (headline ? seasonTitles(context, headline) : null) ??
    (stood
      ? [
          ...(driver ? [stood + say.between + say.one(moverOf(context, driver))] : []),
          ...(held ? [stood + say.between + context.phrases.moved(context.told(held))] : []),
          usualPhrases[context.brief.language].others(stood),
        ]
      : phrases.summaryTitles(main && context.told(main), driver ? context.told(driver) : null, held ? context.told(held) : null));
  const fallback = plain.find(({ id }) => id === headline) ?? plain[0];
  if (titles.length === 0 && !fallback) return null;
  return {
    part: 'summary',
    topics: [],
    worth: 1,
    proves: [],
    slide: {
      id: summaryId,
      kind: 'executive-summary',
      title: fitTitle(titles.length > 0 ? titles : [phrases.summaryFallback(context.label(fallback!.id), fallback!.fact.id, context.now)]),
      lead: phrases.lead.scorecard(context.now, context.prior),
      section: phrases.sections.summary,
      ...(source ? { source } : {}),
      notes: context.notes(
        points.map(({ text }) => text),
        main ? [context.evidence.byId(main.facts.value!)] : [],
      ),
      content: { points },
    },
  };
}

/** The best findings that pages of this deck prove, then the rest; one sentence a kind and measure. */
function chosen(findings: readonly Finding[], evidence: readonly Draft[]): Finding[] {
  const proven = new Set(evidence.flatMap(({ proves }) => proves));
  const seen = new Set<string>();
  const once = findings.filter((finding) => {
    const key = `${finding.kind}:${finding.kind === 'driver' || finding.kind === 'rank' ? '' : finding.metric}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const backed = once.filter(({ id }) => proven.has(id));
  // What no page proves and no test bears out is said only where there is little else.
  const bare = once.filter(({ id, withinNoise }) => !proven.has(id) && (withinNoise !== true || backed.length < least));
  const ordered = [...backed, ...bare];
  const place = ({ id }: Finding) => {
    const index = evidence.findIndex(({ proves }) => proves.includes(id));
    return index < 0 ? evidence.length : index;
  };
  // The last sentence goes to a subject the others leave out: a leader, when they speak of products and rates.
  const first = ordered.slice(0, most - 1);
  const fresh = ordered
    .slice(most - 1)
    .find((finding) => !first.some((said) => (said.dimension ?? said.metric) === (finding.dimension ?? finding.metric)));
  const last = fresh ?? ordered[most - 1];
  return (last ? [...first, last] : first)
    .map((finding, index) => ({ finding, index }))
    .sort((a, b) => place(a.finding) - place(b.finding) || a.index - b.index)
    .map(({ finding }) => finding);
}

function figureOf({ kind, facts }: Finding): Text | null {
  const signed = kind === 'driver' || kind === 'mix' || kind === 'simpson' || kind === 'yoy' || kind === 'seasonal';
  const id =
    kind === 'driver'
      ? facts.delta
      : kind === 'mix'
        ? facts.mixEffect
        : kind === 'simpson'
          ? facts.within
          : kind === 'yoy'
            ? (facts.pct ?? facts.delta)
            : kind === 'change-point'
              ? facts.level
              : kind === 'seasonal'
                ? (facts.pct ?? facts.delta)
                : kind === 'pattern'
                  ? facts.third
                  : kind === 'rank' || kind === 'concentration' || kind === 'share-shift'
                    ? facts.share
                    : kind === 'threshold'
                      ? facts.attainment
                      : (facts.value ?? facts.count);
  return id ? ref(id, signed ? 'signed' : 'plain') : null;
}

/** Null for a kind that no sentence of the summary tells. */
function pointOf(context: Context, finding: Finding): Text | null {
  const { points } = context.phrases;
  const told = context.told(finding);
  switch (finding.kind) {
    case 'delta':
      return noted(context, finding, finding.facts.pct ? points.delta(told) : points.rateDelta(told));
    case 'yoy':
      return noted(context, finding, points.rateDelta(told));
    case 'seasonal':
      return seasonText(context, finding.metric);
    case 'trend':
    case 'change-point': {
      const text = courseText(context, finding);
      return text && `**${sentence(context, text)}**`;
    }
    case 'outlier':
      return finding.member === undefined
        ? largestRowTexts(context, finding).join(context.space)
        : outlierPhrases[context.brief.language].member(told.member, told.label, finding.facts.value!, finding.facts.median!);
    case 'mix':
      return mixPhrases[context.brief.language].point(effectsOf(context, finding));
    case 'simpson': {
      const inside = context.evidence.dimension(finding.inside ?? finding.dimension!);
      const [text] = inside ? titlesOf(context, finding, inside) : [];
      return text ? `**${sentence(context, text)}**` : null;
    }
    case 'loss':
      return lossPhrases[context.brief.language].point(told.member, told.label, finding.facts.value!, finding.facts.whole!);
    case 'steady':
      if (isUntested(context, finding)) return null;
      return context.note(finding.metric).unit === 'ratio' ? points.steady(told) : points.unchanged(told);
    case 'driver':
      return points.driver(told);
    case 'pattern':
      return points.pattern(told);
    case 'rank':
      return points.rank(told);
    case 'concentration':
      return points.concentration(told);
    case 'share-shift':
      return points.shift(told);
    case 'threshold':
      return points.threshold(told);
    case 'rate-difference':
      return points.rateDifference(told);
    default:
      return isAtRisk(finding) ? atRiskText(context, finding) : null;
  }
}

/** What was claimed, and what is stated of the headline, before figures that only moved within the usual variation. */
function spokenOf(findings: readonly Finding[], headline: string | null): Finding[] {
  const aside = (finding: Finding) => finding.withinNoise === true && finding.kind !== 'steady' && finding.metric !== headline;
  // A move that the season explains is told by the season and the year before.
  const told = findings.filter(
    ({ kind, metric, demoted }) =>
      !(kind === 'delta' && demoted === 'seasonal' && findings.some((other) => other.metric === metric && other.kind === 'seasonal')),
  );
  // What explains a rate comes before who stands apart in it.
  const late = ({ kind, metric }: Finding) =>
    kind === 'rate-difference' && told.some((other) => (other.kind === 'mix' || other.kind === 'simpson') && other.metric === metric);
  const first = told.filter((finding) => !aside(finding));
  return [...first.filter((finding) => !late(finding)), ...first.filter(late), ...told.filter(aside)];
}

function moverOf(context: Context, { member, facts, direction }: Finding) {
  return { member: context.member(member!), delta: facts.delta!, rose: direction === 'up' };
}
