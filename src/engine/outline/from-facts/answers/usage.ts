/** Whether those who use the product less are those who leave. */
import type { Question } from '../../../../model/brief.ts';
import { ref } from '../../../../model/text.ts';
import { lossSignalsOf, type SignalRisk } from '../../../insight/finders/loss-signals.ts';
import type { Context } from '../context.ts';
import { signalInWords, signalTitles } from '../pages/loss-signals.ts';
import { withoutBold } from '../titles.ts';
import { wordsOf } from '../topics.ts';
import type { Answer } from './answer.ts';
import { formal } from './asked-of.ts';
import { leaving } from './leaving.ts';

const ofUse =
  /(?<!\p{L})(?:us(?:e|es|ed|ing|age)|adopt\p{L}*|active|activity|inactive|log ?ins?|nutz\p{L}*|aktiv\p{L}*|utilis\p{L}*|usage|actif\p{L}*|us[oa]|usan|activ\p{L}*|utiliz\p{L}*|ativ\p{L}*|attiv\p{L}*)(?!\p{L})|利用|使用|استخدام/iu;

/** Null where the question does not speak of use and of leaving, or use is not known. */
export function usageAnswer(context: Context, question: Question): Answer | null {
  if (!leaving.test(question.text) && !leaving.test(question.about)) return null;
  const known = (lossSignalsOf(context.evidence) ?? []).filter(({ use }) => use !== null);
  if (known.length === 0) return null;
  const asked = wordsOf(question.text).filter((word) => !formal.has(word));
  const isNamed = ({ use }: SignalRisk) => wordsOf(use!).some((word) => asked.includes(word));
  const named = known.filter(isNamed);
  if (named.length === 0 && !ofUse.test(question.text)) return null;
  const [first] = named.length > 0 ? named : known;
  const said = {
    signal: signalInWords(context, first!),
    with: ref(first!.with.id),
    without: ref(first!.without.id),
    risk: ref(first!.risk.id),
  };
  const finding = context.find('loss-signals', 'ended_subscriptions');
  // Of a use that is no sign, what is one may be told beside.
  const other = first!.predicts ? undefined : known.find(({ predicts }) => predicts);
  const texts = first!.predicts
    ? [context.catalogue.say('service-churn', said)]
    : [
        context.catalogue.say('usage-no-churn', said),
        ...(other
          ? [
              withoutBold(
                context.catalogue.say('service-churn', {
                  signal: signalInWords(context, other),
                  with: ref(other.with.id),
                  without: ref(other.without.id),
                  risk: ref(other.risk.id),
                }),
              ),
            ]
          : []),
      ];
  return {
    question,
    figure: ref((first!.predicts ? first!.risk : first!.with).id),
    sentences: texts,
    titles: first!.predicts ? signalTitles(context, [first!]) : [],
    tells: finding ? [finding.id] : [],
    measure: context.note('loss_rate'),
  };
}
