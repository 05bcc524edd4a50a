/** Executive summary: three to five findings, each with its figure and the page that proves it. */
import type { Finding } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { ExecutiveSummaryContent } from '../../../kinds/executive-summary.ts';
import type { Answer } from '../answers/answer.ts';
import { proofOf } from '../answers/answers.ts';
import { isAskedAbout } from '../answers/in-question.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import type { Only } from '../stories/one-question.ts';
import { figureOf, pointOf } from '../summary-point.ts';
import { boardBasis, driverInTitle, summaryTitles } from '../summary-title.ts';
import { fitTitle, isLong, withoutBold } from '../titles.ts';
import { contributionFinding, contributionPoints, isToldByContribution } from './contribution.ts';
import { toDateTexts } from './course.ts';
import { pairOf } from './pair.ts';
import { isToldByPlace, placeFinding, placePoints } from './service-place.ts';

export const summaryId = 'executive-summary';

const most = 5;
const least = 3;
const mostAsks = 3;
/** Points that stay however long they are, and words that the page holds with its title. */
const fewest = 2;
const mostWords = 95;
/** The same with what is asked, where the pages that prove the points go by their numbers. */
const mostWordsWithAsks = 97;
/** `see slide 4`. */
const proofWords = 3;
/** Part of a whole from which its leader is no news. */
const dominant = 0.7;
/** Maximum number of sentences proven by one page. */
const mostOfPage = 2;

export function executiveSummary(
  context: Context,
  findings: readonly Finding[],
  evidence: readonly Draft[],
  given: readonly Answer[],
  only: Only | null = null,
): Draft | null {
  const { catalogue, insights, source } = context;
  // Where the summary is one argument, an answer on what happened in the same place is part of it.
  const inPlace = placeFinding(context);
  const place = inPlace ?? contributionFinding(context);
  const argument = inPlace ? placePoints(context) : place ? contributionPoints(context) : [];
  const isTold = (metric: string | undefined) => isToldByPlace(context, metric) || isToldByContribution(context, metric);
  const answers = given.filter(({ measure, tells }) => !isTold(measure?.id) && !(place && tells.includes(place.id)));
  const titles = summaryTitles(context, findings, answers[0]?.titles ?? []);
  // A title of two lines leaves room for one sentence less, as does a script that says each in many characters.
  const sayable = telling(
    context,
    spokenOf(findings, insights.headline, (finding) => partOf(context, finding)).filter(
      (finding) =>
        !context.blames(finding) && pointOf(context, finding) !== null && !answers.some(({ tells }) => tells.includes(finding.id)),
    ),
    answers,
  );
  // What the title says is not said again, where there is enough else to say.
  const inTitle = ({ kind, metric }: Finding) =>
    titles.length > 0 && metric === insights.headline && (kind === 'delta' || kind === 'steady');
  const others = sayable.filter((finding) => !inTitle(finding));
  const told = chosen(
    context,
    others.length >= most ? others : sayable,
    evidence,
    // An answer takes the words of two sentences, and one that is not found those of one.
    ((titles.length > 0 && isLong(fitTitle(titles))) || context.brief.language === 'ja' ? most - 1 : most) -
      Math.ceil(answers.reduce((sum, { figure, steps = [] }) => sum + (figure ? 1.5 : 1) + steps.length, 0)),
  );
  const point = (
    text: Text,
    figure: Text | null | undefined,
    proof: Draft | null | undefined,
    tone?: Tone,
  ): ExecutiveSummaryContent['points'][number] => ({
    ...(figure && { figure }),
    ...(tone && { tone }),
    text,
    ...(proof?.because && !isSaid(proof.because, text) && { detail: withoutBold(proof.because) }),
    ...(proof && { slide: proof.slide.id }),
  });
  const stepsOf = ({ steps = [] }: Answer) =>
    steps.map(({ text, figure, page }) =>
      point(
        text,
        figure,
        evidence.find(({ slide }) => slide.id === page),
      ),
    );
  const pointOfAnswer = (answer: Answer) => point(answer.sentences.join(context.space), answer.figure, proofOf(answer, evidence));
  // What is not answered comes last.
  const [answered, open] = [answers.filter(({ missing }) => !missing), answers.filter(({ missing }) => missing).map(pointOfAnswer)];
  const argued = answered.map((answer) => {
    const steps = stepsOf(answer);
    return { point: pointOfAnswer(answer), steps, cause: steps.filter((_, at) => answer.steps![at]!.isCause) };
  });
  const points = [
    ...argument.slice(0, most - answers.length).map(({ figure, text, page }) =>
      point(
        text,
        figure,
        evidence.find(({ slide }) => slide.id === page),
      ),
    ),
    ...argued.flatMap(({ point, steps }) => [point, ...steps]),
    ...(place ? [] : told).map((finding) =>
      point(
        pointOf(context, finding)!,
        figureOf(finding),
        evidence.find(({ proves }) => proves.includes(finding.id)),
        toneOf(finding),
      ),
    ),
  ];
  const plain = context.computed.flatMap(({ id }) => {
    const fact = context.evidence.get(id, 0) ?? context.evidence.get(id, 'all');
    return fact ? [{ id, fact }] : [];
  });
  // A period in progress is compared only with its own first days.
  const [soFar] = insights.headline && !context.moveOf(insights.headline) ? toDateTexts(context, insights.headline) : [];
  const running = insights.headline === null ? null : context.evidence.get(`${insights.headline}.qtd`, 0);
  if (soFar && running)
    points.splice(answered.length, points.length + open.length < most ? 0 : 1, { figure: ref(running.id), text: soFar });
  if (points.length + open.length < 3) {
    for (const { id, fact } of plain) {
      if (points.length + open.length >= 3) break;
      if (points.some(({ text }) => text.includes(fact.id)) || findings.some((finding) => finding.metric === id)) continue;
      points.push({
        figure: ref(fact.id),
        text: catalogue.say('points-plain', { label: context.label(id), value: ref(fact.id), now: context.now }),
      });
    }
  }
  if (points.length + open.length === 0) return null;
  // Long answers leave room for less beside them: a summary on two pages sums up nothing.
  const words = () =>
    wordsIn([fitTitle(titles), ...[...points, ...open].map(({ text }) => text)]) + proofWords * points.filter(({ slide }) => slide).length;
  const asksOf = (dated: boolean) => evidence.flatMap((page) => (dated && page.datedAsks) || (page.asks ?? [])).slice(0, mostAsks);
  const proofs = () => proofWords * points.filter(({ slide }) => slide).length;
  const isRoomFor = (asks: readonly Text[]) => words() - proofs() + wordsIn(asks) <= mostWordsWithAsks;
  const isFull = () => words() > mostWords || !isRoomFor(asksOf(false));
  while (
    !place &&
    points.length >
      Math.max(
        fewest - open.length,
        argued.reduce((sum, { steps }) => sum + 1 + steps.length, 0),
      ) &&
    isFull()
  )
    points.pop();
  // The last steps of an argument have pages of their own.
  for (const step of argued.flatMap(({ steps, cause }) =>
    steps
      .slice(1)
      .filter((each) => !cause.includes(each))
      .toReversed(),
  ))
    if (points.length + open.length > most || isFull()) points.splice(points.indexOf(step), 1);
  // Who holds what, and what it is elsewhere, stands on the pages that prove it.
  const shorter = answered.flatMap((answer, at) => {
    const { point: own, steps } = argued[at]!;
    return [
      ...(answer.short === undefined ? [] : [{ from: own, text: answer.short }]),
      ...steps.flatMap((from, index) => (answer.steps![index]!.short === undefined ? [] : [{ from, text: answer.steps![index]!.short! }])),
    ];
  });
  for (const { from, text } of shorter.toReversed()) {
    const at = points.indexOf(from);
    if (at >= 0 && !isRoomFor([])) points[at] = { ...from, text };
  }
  // How it came about is said as long as there is room for a point.
  for (const step of argued.flatMap(({ cause }) => cause)) if (points.length + open.length > most) points.splice(points.indexOf(step), 1);
  const asks = [asksOf(true), ...[mostAsks, 2, 1, 0].map((count) => asksOf(false).slice(0, count))].find(isRoomFor) ?? [];
  const { headline } = insights;
  const pairs = answers.flatMap(({ tells, measure }) => {
    const isOfPair = measure && findings.some(({ id, kind, metric }) => kind === 'pair' && metric === measure.id && tells.includes(id));
    return (isOfPair && pairOf(context, measure.id)?.part) || [];
  });
  const main = headline ? context.moveOf(headline) : null;
  const fallback = plain.find(({ id }) => id === headline) ?? plain[0];
  if (titles.length === 0 && !fallback) return null;
  return {
    part: 'summary',
    topics: [],
    worth: 1,
    proves: [
      ...(place ? [place.id] : []),
      ...answers.flatMap(({ tells }) => tells),
      ...(place ? [] : told).slice(0, Math.max(0, points.length - answered.length)).map(({ id }) => id),
    ],
    slide: {
      id: summaryId,
      kind: 'executive-summary',
      title: fitTitle(
        titles.length > 0
          ? titles
          : running && soFar
            ? [withoutBold(soFar).replace(/[.。]$/, '')]
            : [catalogue.say('summary-fallback', { label: context.label(fallback!.id), value: ref(fallback!.fact.id), now: context.now })],
      ),
      // Each sentence names its comparison.
      lead: catalogue.say('lead-scorecard', {
        now: only?.span ?? context.now,
        prior: only?.span || (headline !== null && boardBasis(context, headline)) ? null : context.prior,
      }),
      section: catalogue.say('sections-summary'),
      ...(source ? { source } : {}),
      notes: context.notes(
        [...points, ...open].map(({ text }) => text),
        // What bears out that most of it was one member's.
        main
          ? [
              context.evidence.byId(main.facts.value!),
              context.evidence.byId(driverInTitle(context, findings)?.facts.contribution ?? ''),
              ...pairs,
            ]
          : pairs,
      ),
      content: { points: [...points, ...open], ...(asks.length > 0 && { ask: catalogue.say('summary-ask', { heads: asks }) }) },
    },
  };
}

type Tone = NonNullable<ExecutiveSummaryContent['points'][number]['tone']>;

/** A figure of good or bad news is coloured by it. */
const toneOf = ({ tone }: Finding): Tone | undefined => (tone === 'neutral' ? undefined : tone);

/** Whether a text gives all figures of a sentence already. */
const isSaid = (sentence: Text, text: Text) => [...sentence.matchAll(/\{\{[^{}|]+/g)].every(([fact]) => text.includes(fact));

/** A figure is a word. */
const wordsIn = (texts: readonly Text[]) => texts.flatMap((text) => text.split(/\s+/).filter(Boolean)).length;

/** Change of a sum or mean beside the headline that nobody acts on. */
const trifling = 0.03;

/** Without what only fills the page, where enough is left: another measure that barely moved or was not asked about, a second basis of comparison. */
function telling(context: Context, findings: readonly Finding[], answers: readonly Answer[]): readonly Finding[] {
  const { headline } = context.insights;
  const asked = answers.flatMap(({ measure }) => measure?.id ?? []);
  const fills = ({ kind, metric, facts, withinNoise }: Finding) => {
    if (asked.length > 0 && metric !== headline && !isAskedAbout(context, asked, metric)) return true;
    if (kind === 'yoy') return boardBasis(context, metric) === null && !context.find('seasonal', metric);
    const moved = facts.pct ? context.evidence.byId(facts.pct) : null;
    return kind === 'delta' && metric !== headline && (withinNoise === true || (moved !== null && Math.abs(moved.value) < trifling));
  };
  const rest = findings.filter((finding) => !fills(finding));
  return rest.length + answers.length >= least ? rest : findings;
}

const isCourse = ({ kind }: Finding) => kind === 'yoy' || kind === 'trend' || kind === 'change-point' || kind === 'seasonal';

/** The best findings proven by pages of this deck, then the rest; one sentence per kind and measure. */
function chosen({ evidence: facts }: Context, findings: readonly Finding[], evidence: readonly Draft[], count: number): Finding[] {
  const ofReasons = ({ dimension }: Finding) => dimension !== undefined && facts.dimension(dimension)?.role === 'reason';
  const proven = new Set(evidence.flatMap(({ proves }) => proves));
  const seen = new Set<string>();
  const courses = new Map<string, number>();
  const moved = new Map(findings.flatMap(({ kind, metric, direction }) => (kind === 'delta' ? [[metric, direction] as const] : [])));
  const once = findings.filter((finding) => {
    // Why deals were lost is told beside who lost them.
    const ofAll = (finding.kind === 'driver' || finding.kind === 'rank') && !ofReasons(finding);
    const key = `${finding.kind}:${ofAll ? '' : finding.metric}`;
    if (seen.has(key)) return false;
    seen.add(key);
    // One measure described from every side does not make a summary.
    return (
      !isCourse(finding) ||
      courses.set(finding.metric, (courses.get(finding.metric) ?? 0) + 1).get(finding.metric)! <= 1 + Number(!moved.has(finding.metric))
    );
  });
  const backed = once.filter(({ id }) => proven.has(id));
  // What no page proves and no test supports is said only if there is little else.
  const bare = once.filter(({ id, withinNoise }) => !proven.has(id) && (withinNoise !== true || backed.length < least));
  // That a measure kept its direction is said only if there is little else.
  const anew = ({ kind, metric, direction }: Finding) => (kind !== 'trend' && kind !== 'yoy') || moved.get(metric) !== direction;
  const both = [...backed, ...bare];
  const fresh = both.filter(anew);
  const all = fresh.length >= least ? fresh : [...fresh, ...both.filter((finding) => !anew(finding))];
  const ordered = fewOfEachPage(all, evidence);
  const place = ({ id }: Finding) => {
    const index = evidence.findIndex(({ proves }) => proves.includes(id));
    return index < 0 ? evidence.length : index;
  };
  // The last sentence goes to a new subject: a leader, if the others are about products and rates.
  if (count <= 0) return [];
  const first = ordered.slice(0, count - 1);
  const other = ordered
    .slice(count - 1)
    .find((finding) => !first.some((said) => (said.dimension ?? said.metric) === (finding.dimension ?? finding.metric)));
  // What the next period starts with is what the decisions asked for rest on.
  const ahead = ordered.find((finding) => finding.kind === 'live' && finding.tone === 'bad' && proven.has(finding.id));
  // That a single row makes the result changes what all other figures mean.
  const hides = ordered.find(({ kind, member, impact }) => kind === 'outlier' && member === undefined && impact === 1);
  const last = [hides, ahead].find((finding) => finding && !first.includes(finding)) ?? other ?? ordered[count - 1];
  return (last ? [...first, last] : first)
    .map((finding, index) => ({ finding, index }))
    .sort((a, b) => place(a.finding) - place(b.finding) || a.index - b.index)
    .map(({ finding }) => finding);
}

/** Kinds that say how large one or a few members are. */
const standing: readonly Finding['kind'][] = ['rank', 'concentration', 'outlier'];

/** A member's share of the whole, 0 if unknown. */
function partOf({ evidence }: Context, { facts, metric }: Finding): number {
  const [share, value, whole] = [facts.share, facts.value, evidence.get(metric, 0)?.id].map((id) =>
    id ? evidence.byId(id)?.value : undefined,
  );
  return share ?? (value !== undefined && whole ? value / whole : 0);
}

/** Sentences beyond the first that one page proves come after those of other pages. */
function fewOfEachPage(findings: readonly Finding[], evidence: readonly Draft[]): Finding[] {
  const said = new Map<string, number>();
  const crowding = findings.filter(({ id }) => {
    const page = evidence.find(({ proves }) => proves.includes(id))?.slide.id;
    if (page === undefined) return false;
    said.set(page, (said.get(page) ?? 0) + 1);
    return said.get(page)! > mostOfPage;
  });
  return [...findings.filter((finding) => !crowding.includes(finding)), ...crowding];
}

/** Claims and statements about the headline, before figures that only moved within their normal range. */
function spokenOf(findings: readonly Finding[], headline: string | null, partOf: (finding: Finding) => number): Finding[] {
  // That one member is nearly everything is known; who leads another measure is detail.
  const known = (finding: Finding) =>
    standing.includes(finding.kind) &&
    (finding.kind !== 'outlier' || finding.member !== undefined) &&
    (finding.metric !== headline || partOf(finding) > dominant);
  // Why more was lost says that more ended, too.
  const explained = findings.some(({ kind }) => kind === 'loss-causes');
  const aside = (finding: Finding) => finding.withinNoise === true && finding.kind !== 'steady' && finding.metric !== headline;
  // The season and the prior year already explain a seasonal move.
  const told = findings.filter(
    (finding) =>
      !known(finding) &&
      !(explained && finding.kind === 'delta' && finding.metric.startsWith('ended_')) &&
      !(
        finding.kind === 'delta' &&
        finding.demoted === 'seasonal' &&
        findings.some((other) => other.metric === finding.metric && other.kind === 'seasonal')
      ),
  );
  // What explains a rate comes before who differs in it, and where it moved before how it always goes within a quarter.
  const follows: Partial<Record<Finding['kind'], readonly Finding['kind'][]>> = {
    'rate-difference': ['mix', 'simpson'],
    pattern: ['rate-change'],
  };
  const late = ({ kind, metric }: Finding) => told.some((other) => follows[kind]?.includes(other.kind) && other.metric === metric);
  const first = told.filter((finding) => !aside(finding));
  return [...first.filter((finding) => !late(finding)), ...first.filter(late), ...told.filter(aside)];
}
