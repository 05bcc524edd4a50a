/** How much a measure came to, and what something costs. */
import type { Question } from '../../../../model/brief.ts';
import type { MetricNote } from '../../../../model/fact.ts';
import { ref } from '../../../../model/text.ts';
import type { Context } from '../context.ts';
import { figureOf, pointOf } from '../summary-point.ts';
import { movedTitles } from '../summary-title.ts';
import { withoutBold } from '../titles.ts';
import type { Answer } from './answer.ts';
import { asksOnlyCost, measuresAsked, membersAsked, moneyAsked, withoutCost } from './asked-of.ts';
import { openQuestion } from './open.ts';
import { standingOf } from './standing.ts';
import { answerWith } from './which.ts';
import { causeOf } from './why.ts';

/** Null where the data have nothing of it: much that begins so is no question of a figure. */
export function figureAsked(context: Context, question: Question): Answer | null {
  const [note] = measuresAsked(context, question.about);
  return note ? (versus(context, question, note) ?? figureOfMeasure(context, question, note)) : null;
}

/** What is taken off a price, in the languages of briefs. */
const takenOff = /discount|rabatt|nachl(?:ass|äss)|remise|descuento|desconto|scont[oi]|値引|割引|折扣|خصم|خصوم/iu;

/** What discounts took off, and what a cap on them would have kept; null where a question is about something else. */
export function discountAsked(context: Context, question: Question): Answer | null {
  const taken = takenOff.test(question.text) ? context.insights.findings.find(({ kind }) => kind === 'discount') : undefined;
  const said = taken && pointOf(context, taken);
  return taken && said
    ? { question, figure: ref(taken.facts.worth ?? taken.facts.whole!), sentences: [said], titles: [], tells: [taken.id] }
    : null;
}

/** What was asked of before that has a cost of its own: repeats cost what the repeated rows cost. */
const itsCost: Readonly<Record<string, string>> = {
  repeat_rate: 'repeat_cost',
  repeat_share: 'repeat_cost',
  scrap_rate: 'scrap_cost',
  defect_rate: 'defect_cost',
  damage_rate: 'damage_cost',
  shortage_rate: 'shortage_cost',
  returned_rate: 'returned_cost',
};

/** In money alone; by the dimension of the question before, where the measure is no sum. */
export function costOf(context: Context, question: Question, before: string | undefined, measure: MetricNote | undefined): Answer | null {
  const { evidence, insights } = context;
  const asked = asksOnlyCost(question.about) ? measure : measuresAsked(context, withoutCost(question.about))[0];
  const own = asked && evidence.metric(itsCost[asked.id] ?? '');
  const ofIt = own && figureOfMeasure(context, question, own);
  // What is asked next is asked of what costs, not of its cost.
  if (ofIt) return { ...ofIt, measure: asked };
  const note = moneyAsked(context, withoutCost(question.about));
  if (!note) return openQuestion(context, question, 'amount');
  const dimension = before === undefined ? null : evidence.dimension(before);
  const standing = dimension && !evidence.adds(note.id, dimension, 0, 0.5) ? standingOf(evidence, note, dimension, 'best') : null;
  const figure = figureOfMeasure(context, question, note);
  if (standing) {
    const by = answerWith(context, question, [standing]);
    return {
      ...by,
      ...(figure?.figure && { figure: figure.figure }),
      sentences: [...(figure?.sentences ?? []), ...by.sentences.map(withoutBold)],
    };
  }
  // What more of it is at stake says more than what it came to.
  const stake = insights.findings.find(({ kind }) => kind === 'loss-stake');
  const next = figure && stake && /churn|lost|ended/.test(note.id) ? pointOf(context, stake) : null;
  return figure && next ? { ...figure, sentences: [...figure.sentences, withoutBold(next)], tells: [...figure.tells, stake!.id] } : figure;
}

function figureOfMeasure(context: Context, question: Question, note: MetricNote): Answer | null {
  const { catalogue, evidence, insights, now } = context;
  const reached = insights.findings.find(({ kind, metric }) => kind === 'threshold' && metric === note.id);
  const told = reached ?? context.moveOf(note.id);
  const said = told && pointOf(context, told);
  if (told && said) {
    const figure = figureOf(told);
    const cause = causeOf(context, told);
    return {
      question,
      ...(figure && { figure }),
      sentences: [said],
      titles: movedTitles(context, told, cause),
      tells: [told.id, ...(cause ? [cause.id] : [])],
      measure: note,
    };
  }
  const fact = evidence.get(note.id, 0) ?? evidence.get(note.id, 'all');
  if (!fact) return null;
  const text = catalogue.say('points-plain', { label: context.label(note.id), value: ref(fact.id), now });
  return { question, figure: ref(fact.id), sentences: [text], titles: [withoutBold(text).replace(/[.。]$/, '')], tells: [], measure: note };
}

/** Two members of one dimension, beside each other. */
function versus(context: Context, question: Question, note: MetricNote): Answer | null {
  const { catalogue, evidence } = context;
  const asked = membersAsked(context, question.text);
  if (asked?.members.length !== 2) return null;
  const [one, other] = asked.members.map((member) => ({ member, fact: evidence.get(note.id, 0, { [asked.dimension.id]: member }) }));
  if (!one?.fact || !other?.fact) return null;
  const text = catalogue.say('answer-versus', {
    label: context.label(note.id),
    member: context.member(one.member),
    value: ref(one.fact.id),
    other: context.member(other.member),
    otherValue: ref(other.fact.id),
  });
  return { question, figure: ref(one.fact.id), sentences: [text], titles: [], tells: [], measure: note };
}
