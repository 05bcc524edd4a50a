/** What is to be done where only the weights of groups moved a measure: it is measured by group, unless an option does that. */
import { mixAlone, mixSaid } from '../answers/mix-told.ts';
import type { Context } from '../context.ts';
import { optionsInMix } from '../decisions/against-mix.ts';
import type { Step } from './step.ts';

export function mixSteps(context: Context): Step[] {
  if (context.brief.questions.some((question) => optionsInMix(context, question))) return [];
  return (context.table.mixes ?? []).flatMap(({ metric }): Step[] => {
    const found = mixAlone(context, { id: metric });
    if (!found) return [];
    const said = mixSaid(context, found);
    const { head, what, measure } = context.catalogue.parts('mix-step', { called: null, ...said });
    const why = context.catalogue.say('mix-made', said);
    return [{ head: head!, what: what!, why, measure: measure!, due: 'month', metric }];
  });
}
