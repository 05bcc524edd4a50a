/** Scaffold pages: the section asked for, with marked prompts for the figures and statements only the author can give. */
import type { DeckType } from '../../brief/brief.ts';
import type { LanguageCode } from '../../language/language.ts';
import { wordsOf } from '../../language/words.ts';
import type { Draft } from './draft.ts';
import { phrasesOf } from './phrases.ts';
import { type RoleId, roleKinds } from './skeletons.ts';

export interface ScaffoldTopic {
  title: string;
  role: RoleId | null;
  weight: number;
}

/** Roles that are measured over time; for the others nothing can have changed. */
const measured: ReadonlySet<RoleId | null> = new Set<RoleId | null>([
  null,
  'figures',
  'performance',
  'pipeline',
  'customers',
  'forecast',
  'progress',
  'budget',
  'traction',
  'impact',
  'results',
  'funds',
  'findings',
]);

/** Decks that teach explain; the others bring evidence and an answer to it. */
export const teaching: ReadonlySet<DeckType> = new Set(['lecture', 'training']);

/** No figure and no claim: every text carries the mark, the page is a scaffold. */
export function scaffold({ title, role, weight }: ScaffoldTopic, type: DeckType, language: LanguageCode): Draft {
  const words = wordsOf(language);
  const phrases = phrasesOf(language);
  const mark = (text: string) => `${words.toFill}${/[：:]$/.test(words.toFill) && /^(?:ja|zh)$/.test(language) ? '' : ' '}${text}`;
  const ask = role ? phrases.roles[role][1] : phrases.figures.replace('{topic}', () => title);
  // A page of prompts only says what is wanted; a summary also why.
  const prompts =
    role === 'summary' ? [ask, phrases.change, phrases.consequence] : role === 'team' || role === 'recap' ? [ask] : [ask, phrases.example];
  const base = { title, weight, scaffold: true, notes: [mark(ask)] } as const;
  switch (role ? (roleKinds[role] ?? 'two-columns') : 'two-columns') {
    case 'action-table':
      return {
        ...base,
        notes: [...base.notes],
        kind: 'action-table',
        content: { actions: [phrases.action, phrases.action].map((text) => ({ what: mark(text), who: words.open, when: words.open })) },
      };
    case 'risks':
      return {
        ...base,
        notes: [...base.notes],
        kind: 'risks',
        content: {
          items: [0, 1].map(() => ({
            risk: mark(phrases.riskAsk),
            evidence: mark(phrases.evidenceAsk),
            response: mark(phrases.responseAsk),
          })),
        },
      };
    case 'timeline':
      return {
        ...base,
        notes: [...base.notes],
        kind: 'timeline',
        content: { events: [0, 1, 2].map(() => ({ when: words.open, head: mark(phrases.milestone) })) },
      };
    case 'process':
      return { ...base, notes: [...base.notes], kind: 'process', content: { steps: [0, 1, 2].map(() => ({ head: mark(phrases.step) })) } };
    case 'bullets':
      return {
        ...base,
        notes: [...base.notes],
        kind: 'bullets',
        content: { items: prompts.map((text) => ({ text: mark(text), children: [] })) },
      };
    default:
      // What is not measured has nothing to compare: the page asks for its own matter only.
      if (role !== null && !measured.has(role))
        return {
          ...base,
          notes: [...base.notes],
          kind: 'bullets',
          content: { items: [ask, phrases.example].map((text) => ({ text: mark(text), children: [] })) },
        };
      // A topic told in many words is a message to explain, no measure.
      if (teaching.has(type) || (role === null && title.split(/\s+/).length > 3)) {
        const explain = phrases.explain.replace('{topic}', () => title);
        return {
          ...base,
          notes: [...base.notes],
          kind: 'bullets',
          content: { items: [explain, phrases.example].map((text) => ({ text: mark(text), children: [] })) },
        };
      }
      return {
        ...base,
        notes: [...base.notes],
        kind: 'two-columns',
        content: {
          left: { head: words.evidence, items: [mark(ask), ...(measured.has(role) ? [mark(phrases.change)] : [])] },
          right: { head: words.response, items: [mark(phrases.consequence)] },
        },
      };
  }
}
