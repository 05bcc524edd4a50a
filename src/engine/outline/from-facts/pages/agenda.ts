/** Agenda: the sections of a long deck, each with its first message. */
import type { Context } from '../context.ts';
import { type Draft, type Part, parts } from '../draft.ts';

export function agenda({ catalogue }: Context, drafts: readonly Draft[]): Draft | null {
  const heads: Partial<Record<Part, string>> = {
    scorecard: catalogue.say('sections-results'),
    evidence: catalogue.say('sections-evidence'),
    outlook: catalogue.say('sections-outlook'),
    actions: catalogue.say('sections-actions'),
    appendix: catalogue.say('sections-appendix'),
  };
  const items = parts.flatMap((part) => {
    const first = drafts.find((draft) => draft.part === part);
    const head = heads[part];
    return first && head ? [{ head, text: first.slide.title, slide: first.slide.id }] : [];
  });
  if (items.length < 3) return null;
  return {
    part: 'cover',
    topics: ['agenda'],
    worth: 0.3,
    proves: [],
    slide: { id: 'agenda', kind: 'agenda', title: catalogue.say('agenda'), section: catalogue.say('sections-summary'), content: { items } },
  };
}
