/** The summary's title: the headline's move with its cause, as far as that may be claimed. */
import type { Finding } from '../../../model/finding.ts';
import { ref, type Text } from '../../../model/text.ts';
import { factorsOf } from '../../insight/finders/factors.ts';
import { priceVolumeOf } from '../../insight/finders/price-volume.ts';
import type { Context } from './context.ts';
import { contributionFinding, contributionTitles } from './pages/contribution.ts';
import { seasonTitles, yearTitles } from './pages/course.ts';
import { factorInWords } from './pages/factors.ts';
import { contradictionTitles } from './pages/loss-causes.ts';
import { effectsOf } from './pages/mix.ts';
import { pairOf, pairTitles } from './pages/pair.ts';
import { planMovesTitles } from './pages/plan-moves.ts';
import { priceTitles } from './pages/price-volume.ts';
import { placeFinding, placeTitles } from './pages/service-place.ts';
import { isUntested, stoodAt } from './plain-change.ts';
import { isForBoard } from './stories/listener.ts';
import { saidOf } from './told.ts';
import { asksFor, speaksOf, topicsOf } from './topics.ts';

/** Share of a change from which a member drove it; with less, it led it. */
const most = 0.5;

/** Most telling wording first; empty if the headline did not move. `answered`: what answers the first question of the brief. */
export function summaryTitles(context: Context, findings: readonly Finding[], answered: readonly Text[]): readonly Text[] {
  const { catalogue, insights } = context;
  if (placeFinding(context)) return placeTitles(context);
  if (contributionFinding(context)) return contributionTitles(context);
  if (answered.length > 0) return answered;
  const { headline } = insights;
  const main = headline === null ? null : context.moveOf(headline);
  const contradiction = main && !main.withinNoise ? contradictionTitles(context, catalogue.say('moved', saidOf(context.told(main)))) : [];
  if (contradiction.length > 0) return contradiction;
  const stepped =
    main && !main.withinNoise ? planMovesTitles(context, catalogue.say('moved', saidOf(context.told(main))), main.direction === 'up') : [];
  if (stepped.length > 0) return stepped;
  const asked = askedTitles(context);
  if (asked.length > 0) return asked;
  const seasonal = headline === null ? null : seasonTitles(context, headline);
  if (seasonal) return seasonal.whole;
  const year = headline === null ? null : boardBasis(context, headline);
  if (year) return yearTitles(context, year);
  const pair = headline === null ? null : pairOf(context, headline);
  if (pair) return pairTitles(context, pair);
  // Where the headline moved within its noise, what happened in a pair says more; why deals were lost explains what was won, and is no headline.
  const told =
    main === null || main.withinNoise || !main.claim
      ? findings.find(({ kind, metric }) => kind === 'pair' && metric !== 'lost_count')
      : undefined;
  const elsewhere = told ? pairOf(context, told.metric) : null;
  if (elsewhere) return pairTitles(context, elsewhere);
  const driver = driverInTitle(context, findings);
  const held = findings.find((finding) => finding.kind === 'steady' && finding.metric !== headline && !isUntested(context, finding));
  const moved = (finding: Finding) => catalogue.say('moved', saidOf(context.told(finding)));
  // The large causes that went the way of the headline; a rate that chance may have moved is none.
  const found = headline === null ? null : factorsOf(context.evidence, headline);
  const along = (found?.factors ?? []).flatMap((factor) => {
    const byChance = factor.now.unit === 'ratio' && context.moveOf(factor.metric)?.withinNoise;
    const isLarge = Math.abs(factor.effect.value) >= most * Math.abs(found!.factors[0]!.effect.value);
    return factor.effect.value * found!.delta.value > 0 && isLarge && !byChance ? [factorInWords(context, factor)] : [];
  });
  return catalogue.forms('summary-titles', {
    factor: along[0],
    factor2: along[1],
    headline: main && (stoodAt(context, main, 'summary') ?? moved(main)),
    driver: driver ? '' : null,
    driverMember: driver && context.member(driver.member!),
    driverDelta: driver && ref(driver.facts.delta!),
    driverDirection: driver?.direction,
    driverHit: driver !== undefined && isHit(context, driver),
    driverShare: driver && (context.evidence.byId(driver.facts.contribution ?? '')?.value ?? 0) >= most ? 'most' : 'some',
    held: held ? moved(held) : null,
  });
}

/** The member that the title names as what drove or led the headline. */
export function driverInTitle(context: Context, findings: readonly Finding[]): Finding | undefined {
  const { headline } = context.insights;
  const main = headline === null ? null : context.moveOf(headline);
  if (!main || main.direction === 'flat') return undefined;
  const drove = (finding: Finding) =>
    finding.kind === 'driver' && finding.metric === headline && finding.direction === main.direction && !context.blames(finding);
  return askedDriver(context, drove) ?? findings.find(drove);
}

/** What the brief asks of first heads the summary where it is a measure of its own that moved by more than chance. */
function askedTitles(context: Context): readonly Text[] {
  const { brief, computed, insights } = context;
  const [phrase] = brief.focus;
  const note = phrase === undefined ? undefined : computed.find((each) => speaksOf(phrase, topicsOf(each, null)));
  const move = note && note.id !== insights.headline ? context.moveOf(note.id) : null;
  return move && move.direction !== 'flat' && !move.withinNoise && move.claim ? movedTitles(context, move, moverOf(context, move)) : [];
}

function moverOf({ insights }: Context, move: Finding): Finding | null {
  const moves = ({ kind, metric, direction, claim }: Finding) =>
    (kind === 'pair' || kind === 'mean-driver' || (kind === 'rate-change' && claim)) &&
    metric === move.metric &&
    direction === move.direction;
  return insights.findings.find(moves) ?? null;
}

/** How a measure moved, with the member that moved it or the mix that did. */
export function movedTitles(context: Context, move: Finding, cause: Finding | null): readonly Text[] {
  const { catalogue } = context;
  const pair = cause?.kind === 'pair' ? pairOf(context, move.metric) : null;
  if (pair) return pairTitles(context, pair);
  const priced = cause?.kind === 'price-volume' ? priceVolumeOf(context.evidence, move.metric) : null;
  if (priced) return priceTitles(context, priced);
  if (cause?.kind === 'mix') return catalogue.forms('mix-titles', effectsOf(context, cause));
  const mover = cause?.kind === 'mean-driver' || cause?.kind === 'rate-change' ? cause : null;
  return catalogue.forms('summary-titles', {
    factor: null,
    factor2: null,
    headline: stoodAt(context, move, 'summary') ?? catalogue.say('moved', saidOf(context.told(move))),
    driver: mover ? '' : null,
    driverMember: mover && context.member(mover.member!),
    driverDelta: mover && ref(mover.facts.delta!),
    driverDirection: mover?.direction,
    driverHit: mover !== null && isHit(context, mover),
    driverShare: 'some',
    held: null,
  });
}

/** What falls is hit by it only where more is better. */
function isHit(context: Context, { metric, direction }: Finding): boolean {
  return direction === 'down' && context.note(metric).polarity !== 'down';
}

/** Of the dimensions that the prompt names, the member that moved most of it. */
function askedDriver({ brief, evidence, insights }: Context, drove: (finding: Finding) => boolean): Finding | undefined {
  const part = ({ facts }: Finding) => Math.abs(evidence.byId(facts.delta!)?.value ?? 0);
  return insights.findings
    .filter((finding) => drove(finding) && asksFor(brief, evidence.dimension(finding.dimension!)!))
    .sort((a, b) => part(b) - part(a))[0];
}

/**
 * A board compares with the prior year, as its figures and its bridge do: that is free of seasonality, which the prior quarter is not, even
 * if the data are too short to show it. Null without a complete prior year, and where the story is what was lost since the prior quarter: a deck
 * has one basis.
 */
export function boardBasis(context: Context, headline: string): Finding | null {
  return isForBoard(context.brief) && !isAboutLosses(context) ? context.find('yoy', headline) : null;
}

/** Whether the deck is headed with what was lost since the prior period. */
export function isAboutLosses({ insights }: Context): boolean {
  return insights.findings.some(({ kind }) => kind === 'loss-causes');
}
