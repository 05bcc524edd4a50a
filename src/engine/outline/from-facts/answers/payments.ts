/** Who pays invoices late and why it is more, and whether to ask for it of all who pay. */
import { first } from '../../../../languages/catalogue.ts';
import type { Question } from '../../../../model/brief.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { chargeIn, paymentMeasureIn } from '../../../brief/payments.ts';
import type { Known } from '../../../insight/evidence.ts';
import { type Context, safe } from '../context.ts';
import { withoutBold } from '../titles.ts';
import type { Answer } from './answer.ts';
import { type LatePlace, latePlace, termsText } from './late-place.ts';
import { whyOf } from './why.ts';

/** Null where the data are not of invoices, or the question asks something else. */
export function paymentAnswer(context: Context, question: Question): Answer | null {
  const note = context.evidence.metric('days_late');
  if (!note) return null;
  const charge = chargeIn(question.text);
  const decision = charge === null ? null : decided(context, question, charge);
  if (decision && question.kind !== 'why') return decision;
  const isOfPayers = question.kind === 'which' && paymentMeasureIn(question.text) === 'days_late' && asksWhom.test(question.text);
  if (question.kind !== 'why' && !isOfPayers) return null;
  const answer = whyOf(context, isOfPayers ? { ...question, about: note.label } : question);
  if (answer?.measure?.id !== note.id) return answer;
  const terms = termsText(context);
  return {
    ...answer,
    question,
    sentences: [...answer.sentences, ...(terms === null ? [] : [withoutBold(terms)]), ...(decision?.sentences ?? [])],
  };
}

const asksWhom = /^(?:who|wer|wen|qui|qui[eé]n(?:es)?|quem|chi|which customers?|welche kunden)(?!\p{L})|誰|谁|哪些客户|من/iu;

/** @param charge what would be asked of all who pay */
function decided(context: Context, question: Question, charge: string): Answer | null {
  const { catalogue, evidence, now } = context;
  const [days, rate] = [evidence.get('days_late', 0), evidence.get('late_share', 0)];
  const place = placeOfMost(context);
  const what = first(safe(charge));
  const unsaid = catalogue.say('late-decision-unsaid');
  if (place) {
    const { others, rest, cell } = place;
    const said = {
      what,
      cell,
      rest: ref(rest.id),
      others: ref(others.now.id),
      othersBefore: others.before && ref(others.before.id),
      onTime: others.now.value <= 0,
    };
    return { question, figure: ref(rest.id), sentences: [catalogue.say('late-decision-place', said)], titles: [], tells: [] };
  }
  if (!days || !rate) return null;
  return {
    question,
    figure: ref(rate.id),
    sentences: [catalogue.say('late-decision-all', { what, days: ref(days.id), rate: ref(rate.id), now }), unsaid],
    titles: [],
    tells: [],
  };
}

/** Where most is paid late, and what of it is not from there. */
function placeOfMost(context: Context): (LatePlace & { rest: Known; others: NonNullable<LatePlace['others']> }) | null {
  const place = latePlace(context);
  return place?.rest && place.others ? { ...place, rest: place.rest, others: place.others } : null;
}

/** What would be asked of all who pay, and where it is to be settled instead; null where no question asks for that or no place stands out. */
export function chargeAsked(context: Context, question: Question): { what: Text; cell: Text; why: Text } | null {
  const charge = context.evidence.metric('days_late') ? chargeIn(question.text) : null;
  const place = charge === null ? null : placeOfMost(context);
  const said = charge === null ? null : decided(context, question, charge);
  return place && said ? { what: first(safe(charge!)), cell: place.cell, why: said.sentences.join(context.space) } : null;
}
