/** Executive summary: three to five findings, each with its figure and the page that proves it. */
import type { Finding } from '../../insight/finding.ts';
import type { ExecutiveSummaryContent } from '../../kinds/executive-summary.ts';
import { ref, type Text } from '../text.ts';
import type { Context } from './context.ts';
import type { Draft } from './draft.ts';
import { fitTitle } from './fit-title.ts';

export const summaryId = 'executive-summary';

const most = 5;

export function executiveSummary(context: Context, findings: readonly Finding[], evidence: readonly Draft[]): Draft | null {
  const { phrases, insights, source } = context;
  const points = chosen(
    findings.filter((finding) => pointOf(context, finding) !== null),
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
  const titles = phrases.summaryTitles(main && context.told(main), driver ? context.told(driver) : null, held ? context.told(held) : null);
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
  const ordered = [...once.filter(({ id }) => proven.has(id)), ...once.filter(({ id }) => !proven.has(id))];
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
  const id =
    kind === 'driver'
      ? facts.delta
      : kind === 'pattern'
        ? facts.third
        : kind === 'rank' || kind === 'concentration' || kind === 'share-shift'
          ? facts.share
          : kind === 'threshold'
            ? facts.attainment
            : facts.value;
  return id ? ref(id, kind === 'driver' ? 'signed' : 'plain') : null;
}

/** Null for a kind that no sentence of the summary tells. */
function pointOf(context: Context, finding: Finding): Text | null {
  const { points } = context.phrases;
  const told = context.told(finding);
  switch (finding.kind) {
    case 'delta':
      return finding.facts.pct ? points.delta(told) : points.rateDelta(told);
    case 'steady':
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
      return null;
  }
}
