/** Scaffold pages: the requested section, with marked prompts for what only the author can supply. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { DeckType } from '../../../../model/brief.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import type { Draft } from '../draft.ts';
import { kindNamed } from '../read/kind-names.ts';
import { diagramScaffold } from './scaffold-diagrams.ts';
import { marked, type Shown, sides, tabled } from './scaffold-forms.ts';
import { type RoleId, roleKinds } from './skeletons.ts';

export interface ScaffoldTopic {
  title: string;
  role: RoleId | null;
  weight: number;
}

/** Roles that are measured over time; the others cannot have changed. */
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

/** Teaching decks explain; the others bring evidence and a response. */
export const teaching: ReadonlySet<DeckType> = new Set(['lecture', 'training']);

/** Contains no figure and no claim: every text has the marker. */
export function scaffold(topic: ScaffoldTopic, type: DeckType, language: LanguageCode): Draft {
  const { title, role, weight } = topic;
  const catalogue = catalogueOf(language);
  const mark = marked(language);
  const ask = role ? catalogue.parts(`role-${role}`).ask : catalogue.say('topic-figures', { topic: title });
  const named = weight === 9 ? kindNamed(title)?.kind : undefined;
  const [first, ...forms] = named === undefined ? pagesFor(topic, ask, type, language) : [diagramScaffold(named, language)];
  const base = { title, weight, scaffold: true, notes: [mark(ask)] };
  return { ...base, ...first!, ...(forms.length > 0 ? { forms } : {}) } as Draft;
}

/** Candidate pages for a topic, best first. */
function pagesFor({ title, role }: ScaffoldTopic, ask: string, type: DeckType, language: LanguageCode): Shown[] {
  const words = wordsOf(language);
  const catalogue = catalogueOf(language);
  const [asks, heads] = [catalogue.group('ask'), catalogue.group('head')];
  const mark = marked(language);
  const asked = mark(ask);
  switch (role) {
    case 'summary':
      // A summary also says why.
      return [
        { kind: 'executive-summary', content: { points: [ask, asks.change, asks.consequence].map((text) => ({ text: mark(text) })) } },
      ];
    case 'faq':
    case 'quiz':
      return pairs([heads.question, heads.answer], [asked, mark(asks.example)], language);
    case 'basics':
      return pairs([heads.term, heads.meaning], [asked, mark(asks.example)], language);
    case 'competition':
      return pairs([heads.alternative, heads.stronger, heads.weaker], [asked, mark(heads.alternative)], language);
    case 'options':
      return pairs([heads.option, words.pros, words.cons], [asked, mark(heads.option)], language);
    case 'practice':
      return sides([heads.task, [asked]], [heads.solution, [mark(asks.example)]]);
    case 'lessons':
      return sides([heads.wentWell, [asked]], [heads.toImprove, [mark(asks.consequence)]]);
    case 'positioning': {
      const cells = [heads.forWhom, heads.need, heads.difference].map((head, at) => ({ head, text: at === 0 ? asked : mark(heads.point) }));
      return [{ kind: 'icon-grid', content: { cells } }];
    }
    case 'team':
      return [
        { kind: 'icon-grid', content: { cells: [0, 1, 2].map((at) => ({ head: mark(heads.person), text: at === 0 ? ask : heads.post })) } },
      ];
    case 'pricing':
      return [diagramScaffold('pricing', language)];
    default:
  }
  const kind = role ? (roleKinds[role] ?? 'two-columns') : 'two-columns';
  switch (kind) {
    case 'action-table':
      return [
        {
          kind,
          content: {
            actions: [asks.action, asks.action].map((text) => ({ what: mark(text), who: words.unassigned, when: words.undated })),
          },
        },
      ];
    case 'risks': {
      const item = { risk: mark(asks.risk), evidence: mark(asks.evidence), response: mark(asks.response) };
      return [{ kind, content: { items: [item, item] } }];
    }
    case 'timeline':
      return [{ kind, content: { events: [0, 1, 2].map(() => ({ when: words.open, head: mark(asks.milestone) })) } }];
    case 'process':
      return [{ kind, content: { steps: [0, 1, 2].map(() => ({ head: mark(asks.step) })) } }];
    default: {
      // A long topic is a message to explain, not a measure; what is not measured cannot be compared.
      const message = role === null && title.split(/\s+/).length > 3;
      if (role !== null && (kind === 'bullets' || !measured.has(role)))
        return explained(role === 'recap' ? [ask] : [ask, asks.example], language);
      if (teaching.has(type) || message) return explained([catalogue.say('topic-explain', { topic: title }), asks.example], language);
      const evidence = [asked, ...(measured.has(role) ? [mark(asks.change)] : [])];
      const response = [mark(asks.consequence)];
      const list = [...evidence, ...response].map((text) => ({ text, children: [] }));
      return [...sides([words.evidence, evidence], [words.response, response]), { kind: 'bullets', content: { items: list } }];
    }
  }
}

/** Rows with a prompt in the first cell and the others empty; a list if there are enough tables. */
function pairs(heads: readonly string[], rows: readonly string[], language: LanguageCode): Shown[] {
  const { open } = wordsOf(language);
  return [
    tabled(
      heads,
      [...rows, ...rows.slice(1)].map((row) => [row, ...heads.slice(1).map(() => open)]),
    ),
    { kind: 'bullets', content: { items: rows.map((text) => ({ text, children: [] })) } },
    { kind: 'statement', content: { text: rows[0]!, ...(rows[1] === undefined ? {} : { support: rows[1] }) } },
  ];
}

/** A statement to make, and an example. */
function explained(prompts: readonly string[], language: LanguageCode): Shown[] {
  const heads = catalogueOf(language).group('head');
  const [first, second] = prompts.map(marked(language));
  const list: Shown = {
    kind: 'bullets',
    content: { items: [first!, ...(second ? [second] : [])].map((text) => ({ text, children: [] })) },
  };
  const said: Shown = { kind: 'statement', content: { text: first!, ...(second ? { support: second } : {}) } };
  if (second === undefined) return [list, said];
  const [columns, rows] = sides([heads.keyIdea, [first!]], [heads.example, [second]]);
  return [list, columns!, said, rows!];
}
