/** Whether a measure moved with a suspected cause: what it did since, and whether that is more than chance; never that it was the cause. */
import type { Question } from '../../../../model/brief.ts';
import { ref } from '../../../../model/text.ts';
import { effectOf } from '../../../insight/finders/effect.ts';
import type { Context } from '../context.ts';
import { effectPage, saidOfEffect } from '../pages/effect.ts';
import { withoutBold } from '../titles.ts';
import type { Answer } from './answer.ts';
import { openQuestion } from './open.ts';

export function effectAnswer(context: Context, question: Question): Answer {
  const { catalogue, evidence, table } = context;
  const note = table.effects?.find((each) => each.question === question.text);
  if (!note) return openQuestion(context, question, 'measure');
  if ('missing' in note) return openQuestion(context, question, note.missing);
  const effect = effectOf(evidence, note);
  if (!effect) return openQuestion(context, question, 'measure');
  const said = saidOfEffect(context, effect);
  return {
    question,
    figure: ref(effect.own.after.id),
    sentences: [catalogue.say('effect-point', said), withoutBold(catalogue.say('effect-verdict', said))],
    titles: effect.verdict === 'few' ? [] : catalogue.forms('effect-titles', said),
    tells: [],
    measure: effect.metric,
    page: effectPage(context, effect, said),
  };
}
