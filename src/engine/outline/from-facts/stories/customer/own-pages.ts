/** Pages in the author's own words, or prompts for them: goals, roadmap, plan. */
import type { AnyOutlineSlide } from '../../../../../model/outline.ts';
import { readAction } from '../../action-item.ts';
import { givenActions } from '../../pages/actions.ts';
import { goalsOf, roadmapOf } from '../own-words.ts';
import type { CustomerContext } from './customer-context.ts';

export function goals(context: CustomerContext): AnyOutlineSlide {
  const given = goalsOf(context.brief);
  return own(context, 'goals', context.catalogue.say('account-goals'), given, context.catalogue.say('account-asks-goals'));
}

export function roadmap(context: CustomerContext): AnyOutlineSlide | null {
  const given = roadmapOf(context.brief);
  return given.length > 0 ? own(context, 'roadmap', context.catalogue.say('account-roadmap'), given, '') : null;
}

/** The author's own points, or one line that asks for them. */
function own(context: CustomerContext, id: 'goals' | 'roadmap', title: string, given: readonly string[], ask: string): AnyOutlineSlide {
  const items = (given.length > 0 ? given : [context.toFill(ask)]).map((text) => ({ text, children: [] }));
  return {
    id,
    kind: 'bullets',
    title,
    section: context.catalogue.group('account-parts')[id],
    ...(given.length === 0 ? { scaffold: true } : {}),
    content: { items },
  };
}

export function plan(context: CustomerContext): AnyOutlineSlide {
  const given = givenActions(context.brief).map(readAction);
  const base = { id: 'plan', title: context.catalogue.say('account-plan'), section: context.catalogue.say('account-parts-plan') };
  if (given.length > 0) return { ...base, kind: 'action-table', content: { actions: given } };
  return {
    ...base,
    kind: 'action-table',
    scaffold: true,
    content: { actions: [{ what: context.toFill(context.catalogue.say('account-asks-plan')) }] },
  };
}
