/** Why a measure moved: that it did, and the finding that says what made it. */
import type { Question } from '../../../../model/brief.ts';
import type { MetricNote } from '../../../../model/fact.ts';
import type { Finding, FindingKind } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Context } from '../context.ts';
import { cellsPage, cellsText, said as saidOfCell } from '../pages/cells.ts';
import { figureOf, pointOf } from '../summary-point.ts';
import { movedTitles } from '../summary-title.ts';
import { withoutBold } from '../titles.ts';
import { saidOf } from '../told.ts';
import type { Answer } from './answer.ts';
import { measuresAsked, membersAsked } from './asked-of.ts';
import { cellsAsked } from './in-question.ts';
import { onsetTold } from './onset.ts';
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
  if (!said) return null;
  const cause = causeOf(context, move);
  const why = cause ? pointOf(context, cause) : null;
  const figure = figureOf(move);
  const cells = cause?.kind === 'pair' ? null : cellsAsked(context, question.sense, note);
  const leading = cells?.leading && cells.leading.sides.length > (why ? 1 : 0) ? cells.leading : null;
  // Two that cross, since when, tell more than one that is always weak.
  const onset = cause?.kind === 'pair' || leading?.sides.length === 2 ? null : onsetTold(context, note);
  const weak = onset?.claimed ? withoutBold(onset.text) : cells && leading ? withoutBold(cellsText(context, cells)) : null;
  // Who came with another mix explains less than where it goes wrong.
  const isFirst = weak !== null && (!why || cause?.kind === 'mix');
  const page = isFirst && cells && !onset?.claimed ? cellsPage(context, cells, 1) : null;
  const moved = context.catalogue.say('moved', saidOf(context.told(move)));
  const titles =
    isFirst && cells && leading && !onset?.claimed
      ? context.catalogue.forms('cells-moved-titles', { ...saidOfCell(context, cells, leading), moved })
      : [];
  return {
    question,
    ...(figure && { figure }),
    sentences: [
      said,
      ...(isFirst && weak ? [weak] : []),
      ...(why || !weak ? [why ?? noCause(context, note)].filter((text) => text !== null).map(withoutBold) : []),
      ...(!isFirst && weak ? [weak] : []),
    ],
    // What heads any review says more of its headline.
    titles: note.id === context.insights.headline ? [] : [...titles, ...movedTitles(context, move, cause)],
    tells: [...(cause && why ? [cause.id] : []), move.id],
    measure: note,
    ...(page && { page }),
  };
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
