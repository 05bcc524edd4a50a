/** Why a measure moved: that it did, and the finding that says what made it. */
import type { Question } from '../../../../model/brief.ts';
import { type MetricNote, type OnsetApart, onsetId } from '../../../../model/fact.ts';
import type { Finding, FindingKind } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { type Context, safe } from '../context.ts';
import { cellsPage, cellsText, said as saidOfCell } from '../pages/cells.ts';
import { figureOf, pointOf } from '../summary-point.ts';
import { movedTitles } from '../summary-title.ts';
import { withoutBold } from '../titles.ts';
import { saidOf } from '../told.ts';
import type { Answer, AnswerStep } from './answer.ts';
import { measuresAsked, membersAsked } from './asked-of.ts';
import { answersFor, cellsAsked } from './in-question.ts';
import type { MixFound } from './mix-found.ts';
import { isOnlyMix, mixAlone, mixPage, mixStep, mixTexts, mixTitles } from './mix-told.ts';
import { isWithinOnset, type Onset, onsetCost, onsetPage, onsetTitles, onsetTold, sinceOnset } from './onset.ts';
import { alongSteps } from './onset-along.ts';
import { partOfWhole } from './onset-apart.ts';
import { openQuestion } from './open.ts';

/** What explains a change, the most telling first; of those told together, what explains more of it. */
const causes: readonly (readonly FindingKind[])[] = [
  ['plan-moves'],
  ['service-place'],
  ['contribution'],
  ['loss-causes'],
  ['simpson'],
  ['pair'],
  ['price-volume'],
  ['factors'],
  ['rate-change', 'mean-driver', 'mix'],
  ['driver'],
];

/** How a change came about over all that there is, or how groups compare, which tells less than where and since when. */
const ofWhole: ReadonlySet<FindingKind> = new Set(['price-volume', 'factors', 'simpson']);

export function whyOf(context: Context, question: Question): Answer | null {
  const [named] = measuresAsked(context, question.about);
  const { headline } = context.insights;
  // A mere `why` asks of what the deck is about.
  const note = named ?? (question.about === '' && headline !== null ? context.note(headline) : undefined);
  if (!note) return openQuestion(context, question, 'measure');
  const ofMember = whyOfMember(context, question, note);
  if (ofMember) return ofMember;
  const move = context.moveOf(note.id);
  if (!move) return context.prior === null ? openQuestion(context, question, 'prior') : null;
  const said = pointOf(context, move);
  const alone = mixAlone(context, note);
  if (alone) return whyOfMix(context, question, note, alone, move, said);
  if (!said) return null;
  const cause = causeOf(context, move);
  const why = cause ? pointOf(context, cause) : null;
  const figure = figureOf(move);
  const cells = cause?.kind === 'pair' ? null : cellsAsked(context, question.sense, note);
  const mixed = mixTexts(context, note);
  const isMix = cells !== null && isOnlyMix(context, cells);
  const leading = !isMix && cells?.leading && cells.leading.sides.length > (why ? 1 : 0) ? cells.leading : null;
  // Two that cross tell more than one, and since when more than that they always are weak.
  const looked = answersFor(context, note);
  const ofLooked = looked && onsetTold(context, looked);
  const told = onsetTold(context, note) ?? ofLooked;
  const isNarrower = told?.claimed !== true || Object.keys(told.note.scope).length < (leading?.sides.length ?? 0);
  const parted = cells !== null && leading?.sides.length === 2 && isNarrower && !isWithinOnset(context, cells) ? null : told;
  // Since when two that cross are worse tells more than that they are.
  const onset = cause?.kind === 'pair' && !(parted?.claimed && isPair(cause, parted)) ? null : parted;
  const weak = onset?.claimed ? withoutBold(onset.text) : cells && leading ? withoutBold(cellsText(context, cells)) : null;
  // Who came with another mix explains less than where it goes wrong, and one member less than where in it, and since when.
  const isPartOfOnset = onset?.claimed === true && cause?.member !== undefined && onset.note.scope[cause.dimension ?? ''] === cause.member;
  const isOfWhole = onset?.claimed === true && cause !== null && ofWhole.has(cause.kind);
  const isFirst = weak !== null && (!why || cause?.kind === 'mix' || isPartOfOnset || isOfWhole);
  const page =
    isFirst && onset?.claimed
      ? onsetPage(context, onset === ofLooked ? looked! : note, onset)
      : isFirst && cells
        ? cellsPage(context, cells, 1)
        : null;
  const since = isFirst && onset?.claimed ? sinceOnset(context, note, onset) : null;
  const steps = isFirst && onset?.claimed ? stepsOf(context, note, onset) : [];
  const moved = context.catalogue.say('moved', saidOf(context.told(move)));
  const titles =
    isFirst && cells && leading && !onset?.claimed
      ? context.catalogue.forms('cells-moved-titles', { ...saidOfCell(context, cells, leading), moved })
      : isFirst && onset?.claimed
        ? [...(since?.titles ?? []), ...onsetTitles(context, onset, since ? null : moved)]
        : [];
  const shown = since && onset ? (since.titles.length > 0 || steps.length > 0 ? since.value : ref(onset.after.id)) : figure;
  return {
    question,
    ...(shown && { figure: shown }),
    sentences: [
      since?.text ?? said,
      ...(isFirst && weak && steps.length === 0 ? [weak] : []),
      ...mixed.map((text, at) => (at === 0 ? text : withoutBold(text))),
      ...(isPartOfOnset || (isOfWhole && cause.kind === 'simpson') || (!why && (weak || mixed.length > 0))
        ? []
        : [why ?? noCause(context, note)].filter((text) => text !== null).map(withoutBold)),
      ...(!isFirst && weak ? [weak] : []),
    ],
    ...(steps.length > 0 && { steps }),
    // What heads any review says more of its headline.
    titles: note.id === context.insights.headline && steps.length === 0 ? [] : [...titles, ...movedTitles(context, move, cause)],
    tells: [...(cause && why && steps.length === 0 ? [cause.id] : []), move.id],
    measure: note,
    ...(page && { page }),
  };
}

/** That only the weights of groups moved it, and which of them. */
function whyOfMix(
  context: Context,
  question: Question,
  note: MetricNote,
  found: MixFound,
  move: Finding,
  said: Text | null,
): Answer | null {
  const { now, prior } = found;
  const isSince = found.note.of === 'since';
  const moved = isSince
    ? context.catalogue.say('onset-since', {
        label: context.label(note.id),
        value: ref(now.id),
        before: ref(prior.id),
        start: safe(found.note.start.label),
      })
    : said;
  if (moved === null) return null;
  const step = mixStep(context, found);
  const page = mixPage(context, note, 1);
  return {
    question,
    figure: ref(now.id),
    sentences: [moved],
    ...(step && { steps: [step] }),
    titles: mixTitles(context, found),
    // What the latest period did says nothing of what began before it.
    tells: [move.id],
    measure: note,
    ...(page && { page }),
  };
}

/**
 * Where and since when; what else changed there; how much of the whole that makes or, of a measure that the place of another one explains, what it is
 * there and was; what it has cost.
 */
function stepsOf(context: Context, note: MetricNote, onset: Onset): AnswerStep[] {
  const page = `onset-${onset.note.metric}`;
  const part = keptAt(context, note, onset) ?? partOfWhole(context, onset);
  const cost = onsetCost(context, onset);
  const money = onset.lost?.money ?? onset.worth ?? onset.amount ?? onset.missed;
  return [
    { figure: ref(onset.after.id), text: onset.text, ...shortOf(context, onset), page },
    ...alongSteps(context, onset),
    ...(part ? [{ ...part, page: `apart-${onset.note.metric}` }] : []),
    ...(cost && money ? [{ figure: ref(money.id), text: cost, page }] : []),
  ];
}

/** Where, with its figures alone. */
function shortOf(context: Context, onset: Onset): Pick<AnswerStep, 'short'> {
  const [text] = onset.note.of === undefined ? onsetTitles(context, onset, null) : [];
  return text ? { short: `**${text}**` } : {};
}

/** What a measure that the place of another one explains is there and was, and of all others; null of the measure itself. */
function keptAt(context: Context, note: MetricNote, { note: { metric, scope }, said: { cell } }: Onset): Omit<AnswerStep, 'page'> | null {
  const { catalogue, evidence, prior } = context;
  if (note.id === metric || prior === null) return null;
  const of = (part: OnsetApart) => evidence.byId(onsetId({ metric: note.id, scope }, part));
  const texts = (['place', 'rest'] as const).flatMap((side): Text[] => {
    const [now, before] = [of(`${side}_now`), of(`${side}_then`)];
    if (!now || !before) return [];
    const member = `${side === 'place' ? cell : catalogue.say('pair-others')}, ${context.label(note.id)}`;
    return [catalogue.say('comparison-member', { member, value: ref(now.id), before: ref(before.id), prior })];
  });
  const figure = of('place_now');
  return figure && texts.length > 0 ? { figure: ref(figure.id), text: texts.join(context.space) } : null;
}

/** Whether two that cross are the place that has parted since some month, or are in it. */
export function isPair({ dimension, member, inside, members }: Finding, { note: { scope } }: Onset): boolean {
  return scope[dimension ?? ''] === member && members?.length === 1 && scope[inside ?? ''] === members[0];
}

/** Where and since when, or that no group explains it; null where another question asks for that. */
function noCause(context: Context, note: MetricNote): Text | null {
  if (context.brief.questions.some(({ kind }) => kind === 'which')) return null;
  return onsetTold(context, note)?.text ?? context.catalogue.say('answer-no-cause');
}

/** Of all findings on the measure, the one that best says what moved it its way. */
export function causeOf(context: Context, move: Finding): Finding | null {
  const { findings } = context.insights;
  const along = ({ kind, direction, leads, claim }: Finding) =>
    (kind !== 'driver' && kind !== 'mean-driver' && kind !== 'rate-change' && kind !== 'pair') ||
    (direction === move.direction && (kind !== 'driver' || leads === true) && (kind !== 'rate-change' || claim));
  const ofIt = findings.filter(
    (finding) =>
      (finding.metric === move.metric || isOfThoseWhoStayed(finding, move)) &&
      along(finding) &&
      !context.blames(finding) &&
      pointOf(context, finding) !== null,
  );
  for (const kinds of causes) {
    const [cause] = ofIt.filter(({ kind }) => kinds.includes(kind)).sort((a, b) => partOf(context, b) - partOf(context, a));
    if (cause) return cause;
  }
  return null;
}

/** What customers pay less on another plan is what retention lost. */
const isOfThoseWhoStayed = ({ kind }: Finding, { metric, tone }: Finding) =>
  kind === 'plan-moves' && tone === 'bad' && /^(?:[ng]rr|contraction_[ma]rr)$/.test(metric);

/** How much of the change a mix or a member explains. */
function partOf({ evidence }: Context, { kind, facts }: Finding): number {
  const [contribution, effect, delta] = [facts.contribution, facts.mixEffect, facts.delta].map((id) => (id ? evidence.byId(id) : null));
  if (kind === 'mix' && effect && delta && delta.value !== 0) return Math.min(1, effect.value / delta.value);
  return contribution?.value ?? 0;
}

/** A question about one member: its own figure, now and before. */
function whyOfMember(context: Context, question: Question, note: MetricNote): Answer | null {
  const { catalogue, evidence, prior } = context;
  const asked = membersAsked(context, question.text);
  if (asked?.members.length !== 1 || prior === null) return null;
  const pair = evidence.pairOfMember(note.id, asked.dimension, asked.members[0]!);
  if (!pair) return null;
  const text: Text = catalogue.say('comparison-member', {
    member: `${context.member(asked.members[0]!)}, ${context.label(note.id)}`,
    value: ref(pair.now.id),
    before: ref(pair.before.id),
    prior,
  });
  const of = context.insights.findings.filter(
    ({ metric, dimension, member }) => metric === note.id && dimension === asked.dimension.id && member === asked.members[0],
  );
  return { question, figure: ref(pair.now.id), sentences: [text], titles: [], tells: of.map(({ id }) => id) };
}
