/** Merges one or two suggestions into the page of the risks they answer. */
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { areActionsAsked, givenActions } from './actions.ts';

/** Number of suggestions that justify their own page. */
const enough = 3;

/** The risks page with those steps as responses; null if the steps have their own page. */
export function answeredRisks(context: Context, actions: Draft | null, risks: Draft | null): Draft | null {
  if (actions?.slide.kind !== 'action-table' || risks?.slide.kind !== 'risks') return null;
  if (areActionsAsked(context.brief) || givenActions(context.brief).length > 0) return null;
  const steps = actions.slide.content.actions;
  const { items } = risks.slide.content;
  if (steps.length >= enough || !steps.every(({ why }) => items.some(({ evidence }) => evidence === why))) return null;
  const answered = items.map((item) => {
    const step = steps.find(({ why }) => why === item.evidence);
    return step ? { ...item, response: step.what } : item;
  });
  return {
    ...risks,
    topics: [...risks.topics, ...actions.topics],
    worth: actions.worth,
    slide: { ...risks.slide, content: { items: answered } },
  };
}
