/** Why customers leave: where renewals are lost, the reasons recorded, and what does not explain it. */
import type { Question } from '../../../../model/brief.ts';
import { ref } from '../../../../model/text.ts';
import { renewalsLostOf } from '../../../insight/finders/renewals.ts';
import type { Context } from '../context.ts';
import { renewalReasonsPoint } from '../pages/renewal-reasons.ts';
import { renewalCellPoint, suspectTexts } from '../pages/renewals-lost.ts';
import { withoutBold } from '../titles.ts';
import type { Answer } from './answer.ts';

export const leaving =
  /(?<!\p{L})(?:leav(?:e|es|ing)|left|churn\p{L}*|los(?:e|ing|t)|cancel\p{L}*|kündig\p{L}*|verlassen|verlieren|wander\p{L}*|part(?:ent|ir|en|em)|quitt\p{L}*|perd\p{L}*|résili\p{L}*|abandon\p{L}*|marchan|baja|se van|sa(?:em|ir)|cancelam|abbandon\p{L}*|disd\p{L}*|lasciano)(?!\p{L})|解約|離れ|失う|流失|离开|取消|يغادر|مغادرة|فقد|خسار/iu;

/** Null where the question asks something else, or the data have no renewals. */
export function leavingAnswer(context: Context, question: Question): Answer | null {
  const lost = renewalsLostOf(context.evidence);
  if (!lost || !leaving.test(question.text)) return null;
  const [cell, reasons] = [renewalCellPoint(context), renewalReasonsPoint(context)];
  const said = [cell, reasons && cell ? withoutBold(reasons) : reasons].filter((text) => text !== null);
  if (said.length === 0) return null;
  const tells = [
    ...(cell ? [context.find('renewal-cell', 'lost_renewals')] : []),
    ...(reasons ? [context.find('renewal-reasons', 'renewal_churned')] : []),
  ].flatMap((finding) => (finding ? [finding.id] : []));
  return {
    question,
    figure: ref((lost.cell?.own ?? lost.whole).rate.id),
    sentences: [...said, ...suspectTexts(context, lost).slice(0, 1).map(withoutBold)],
    titles: [],
    tells,
    measure: context.note('lost_renewals'),
  };
}
