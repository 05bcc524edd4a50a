/** The questions of a brief, answered from the findings and figures: each with its sentence and the page that proves it. */
import type { Question } from '../../../../model/brief.ts';
import type { MetricNote } from '../../../../model/fact.ts';
import { ref } from '../../../../model/text.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { withoutBold } from '../titles.ts';
import type { Answer } from './answer.ts';
import { blamedAnswer } from './blamed.ts';
import { claimsAnswer } from './claims.ts';
import { decisionAnswer } from './decide.ts';
import { effectAnswer } from './effect.ts';
import { eitherAnswer } from './either.ts';
import { costOf, discountAsked, figureAsked } from './figure.ts';
import { pricedAnswers, targetAnswers } from './given.ts';
import { answerInPeriod } from './in-period.ts';
import { leavingAnswer } from './leaving.ts';
import { mixAlone } from './mix-told.ts';
import { onsetCost, onsetTold } from './onset.ts';
import { marginOpen, openQuestion } from './open.ts';
import { paymentAnswer } from './payments.ts';
import { atRiskAnswer } from './risk.ts';
import { usageAnswer } from './usage.ts';
import { whichOf } from './which.ts';
import { whyOf } from './why.ts';

/** More leave no room for what nobody asked. */
const most = 4;

/** In the order they are asked, those without an answer last. */
export function answersOf(context: Context): Answer[] {
  const answers: Answer[] = [];
  const priced = pricedAnswers(context);
  const stated = [...priced.keys()].filter((question) => !context.brief.questions.includes(question));
  for (const question of [...context.brief.questions, ...stated]) {
    const last = answers.at(-1);
    const dimension = last?.page?.dimension;
    // "Why did it fall? Where exactly?" asks one thing twice, and the first answer says where.
    if (isWhere(question) && last && !last.missing && last.question.kind === 'why') continue;
    const answer = priced.get(question) ?? answerOf(context, question, dimension, last?.measure);
    // `Since when, where, and why is it so?`: what is asked of it again the first answer says.
    if (answer?.missing === 'measure' && isOfBefore(question) && answers.some(({ measure, missing }) => measure && !missing)) continue;
    // Where none of the groups changed, why it moved has said where.
    if (question.kind === 'which' && last?.measure && answer?.measure === last.measure && mixAlone(context, last.measure)) continue;
    // What one answer says, the next does not say again.
    const saidBefore = answers.flatMap((other) => [...other.sentences, ...(other.steps ?? []).map(({ text }) => text)].map(withoutBold));
    const sentences = answer?.sentences.filter((sentence) => !saidBefore.includes(withoutBold(sentence))) ?? [];
    // Nobody asked for it, so nothing is missing.
    if (question.stated && answer?.missing) continue;
    if (answer && sentences.length > 0) answers.push({ ...answer, sentences });
  }
  const why = answers.findIndex(({ question, measure, missing }) => question.kind === 'why' && measure && !missing);
  // Several who each hold something to be the cause are told together.
  const tell = (of: typeof blamedAnswer) => (why < 0 ? null : of(context, answers[why]!.question, answers[why]!.measure!));
  const blamed = tell(claimsAnswer) ?? tell(blamedAnswer) ?? claimsUnasked(context, answers);
  if (blamed) answers.splice(why + 1, 0, onceCaused(blamed, answers));
  const told = new Set(answers.flatMap(({ tells }) => tells));
  answers.push(...targetAnswers(context).filter(({ tells }) => !tells.some((id) => told.has(id))));
  const margin = answers.some(({ missing }) => missing === 'unit-cost') ? null : marginOpen(context);
  if (margin) answers.push(margin);
  const said = answers.filter(({ missing }) => !missing).slice(0, most);
  return [...said, ...answers.filter(({ missing }) => missing)].slice(0, most);
}

/** How it came about is told once. */
function onceCaused({ steps = [], ...blamed }: Answer, answers: readonly Answer[]): Answer {
  const told = answers.flatMap((answer) => (answer.steps ?? []).map(({ text }) => text));
  const left = steps.filter(({ text }) => !told.includes(text));
  return left.length > 0 ? { ...blamed, steps: left } : blamed;
}

/** What several hold to be the cause is told without a question for it, too: of the measure that is asked about or, before others, of what leads. */
function claimsUnasked(context: Context, answers: readonly Answer[]): Answer | null {
  const { headline } = context.insights;
  const asked = answers.filter(({ measure, missing }) => measure && !missing);
  const all = [
    ...asked.map(({ question, measure }) => ({ question, note: measure! })),
    ...(headline ? [{ question: null, note: context.note(headline) }] : []),
  ];
  for (const { question, note } of all) {
    const answer = claimsAnswer(context, question ?? { kind: 'why', text: '', about: '' }, note);
    if (answer) return answer;
  }
  return null;
}

const asksOfIt =
  /(?<!\p{L})(?:(?:has|have|had|did|does|is|will) (?:it|this|that)(?: all| really| already)? (?:cost|been costing|costing)|(?:hat|kostet|kostete) (?:uns )?(?:das|es|dies)(?: uns)?(?!\p{L})|(?:cela|ça) (?:nous )?(?:a(?:-t-il)? )?coût\p{L}*|nos (?:ha costado|está costando|cuesta)(?: esto| eso)?|(?:isso|isto) nos (?:custou|custa)|nos custou (?:isso|isto)|ci (?:è costato|costa))(?!\p{L})/iu;

/** It asks why and names nothing but a pronoun. */
const isOfBefore = ({ kind, about }: Question) => kind === 'why' && !/[\p{L}\p{N}]{4}/u.test(about);

/** It names nothing of its own. */
function isWhere({ kind, about }: Question): boolean {
  return kind === 'which' && !about.trim().includes(' ');
}

function answerOf(context: Context, question: Question, dimension: string | undefined, measure: MetricNote | undefined): Answer | null {
  if (question.ahead) return openQuestion(context, question, 'ahead');
  if (question.period !== undefined && !question.suspects && (question.kind === 'why' || question.kind === 'amount'))
    return answerInPeriod(context, question);
  const atRisk = question.kind === 'which' ? atRiskAnswer(context, question) : null;
  if (atRisk) return atRisk;
  const ofUsage = question.kind === 'decide' ? null : usageAnswer(context, question);
  if (ofUsage) return ofUsage;
  const ofPayment = paymentAnswer(context, question);
  if (ofPayment) return ofPayment;
  switch (question.kind) {
    case 'why':
      return eitherAnswer(context, question) ?? leavingAnswer(context, question) ?? whyOf(context, question);
    case 'which':
      return whichOf(context, question, measure);
    case 'cost': {
      // `How much revenue has it cost us?` asks of the change that the answer before tells.
      const onset = measure && asksOfIt.test(question.text) ? onsetTold(context, measure) : null;
      const cost = onset?.claimed ? onsetCost(context, onset) : null;
      if (onset && cost)
        return {
          question,
          figure: ref((onset.worth ?? onset.amount ?? onset.missed ?? onset.after).id),
          sentences: [cost],
          titles: [],
          tells: [],
          measure: measure!,
        };
      return discountAsked(context, question) ?? costOf(context, question, dimension, measure);
    }
    case 'amount':
      return discountAsked(context, question) ?? figureAsked(context, question);
    case 'effect':
      return effectAnswer(context, question);
    case 'decide':
      return decisionAnswer(context, question);
  }
}

/** The page of the deck that proves an answer: its own, else that of the finding it tells first. */
export function proofOf({ page, tells }: Answer, pages: readonly Draft[]): Draft | null {
  if (page) return pages.find(({ slide }) => slide.id === page.slide.id) ?? null;
  for (const id of tells) {
    const proof = pages.find(({ proves }) => proves.includes(id));
    if (proof) return proof;
  }
  return null;
}
