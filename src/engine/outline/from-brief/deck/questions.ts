/** What only the author can add: at most eight questions, each with the page it would feed. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { Draft } from '../draft.ts';
import { isAdvice, isAsk } from '../people/decisions.ts';
import { isLabel } from '../people/labels.ts';
import { stepsOf } from '../people/steps.ts';
import { wordsIn } from '../prose/strength.ts';
import type { Exclusions } from '../read/exclusions.ts';
import { figuresIn } from '../read/figures.ts';
import { kindNamed } from '../read/kind-names.ts';
import { roleOf, sameRole, type Topic, topicsFor } from '../read/topics.ts';
import type { Sentence } from '../said.ts';
import { isActionRole, type RoleId } from './skeletons.ts';

export interface OpenQuestion {
  /** The page it would feed. */
  page: string;
  question: string;
  /** The author asked for that page by name. */
  named: boolean;
}

const most = 8;
/** Beside the title. */
const mostWords = 62;
/** More rows than this are a table. */
const mostRows = 6;
/** Of a deck of no special type with so many pages only what the author asked for by name can be missing. */
const enough = 4;
/** The same holds for so much material. */
const someSentences = 12;

export function openQuestions(
  brief: Brief,
  exclusions: Exclusions,
  pages: readonly Draft[],
  sentences: readonly Sentence[],
): OpenQuestion[] {
  const catalogue = catalogueOf(brief.language);
  const loose = brief.deckType === 'general' && pages.length > enough;
  const whole = loose || sentences.length >= someSentences || ['report', 'comparison'].includes(brief.deckType);
  return (
    topicsFor(brief, exclusions)
      // Where nothing is said yet, what the deck may have is asked for as well.
      .filter(({ weight }) => weight === 9 || (weight === 4 && !(whole && pages.length > 0)) || sentences.length === 0)
      .filter((topic) => topic.role !== 'summary' && !covered(topic, pages, sentences, brief))
      .filter((topic) => topic.weight === 9 || sentences.length === 0 || isNeeded(topic, sentences, brief))
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, most)
      .map(({ title, role, weight }) => ({
        page: title,
        question: role === null ? catalogue.say('questions-topic', { topic: title }) : catalogue.parts(`role-${role}`).ask,
        named: weight === 9,
      }))
  );
}

/** Each with the page that it would feed, as many as one page holds; a table where they are many. */
export function questionsPage(asked: readonly OpenQuestion[], { language }: Brief): Draft {
  let words = 0;
  const open = asked.filter(({ page, question }, at) => {
    words += wordsIn(`${page} ${question}`);
    return at === 0 || words <= mostWords;
  });
  const catalogue = catalogueOf(language);
  const title = catalogue.say('questions-title');
  const base = { title, weight: 8 } as const;
  if (open.length <= mostRows)
    return { ...base, kind: 'points', content: { points: open.map(({ page, question }) => ({ head: page, text: question })) } };
  return {
    ...base,
    kind: 'table',
    content: {
      columns: [catalogue.say('questions-page'), catalogue.say('questions-question')].map((label) => ({ label, align: 'left' as const })),
      rows: open.map(({ page, question }) => ({ cells: [page, question], role: 'body' as const })),
      reading: [],
    },
  };
}

/** What nobody named is asked for only where the brief calls for it: a choice for advice, a review for its results. */
function isNeeded({ role }: Topic, sentences: readonly Sentence[], { deckType, period, language }: Brief): boolean {
  switch (role) {
    // Whoever wrote the material knows what its readers must know.
    case 'background':
    case 'figures':
    case 'findings':
      return false;
    case 'recommendation':
      return sentences.some(
        ({ text, heading }) => choosing.test(text) || isLabel(heading, 'options') || (isAsk({ text }) && deciding.test(text)),
      );
    case 'performance':
    case 'results':
      return period !== null || deckType === 'qbr';
    case 'decisions':
      return !sentences.some(isAdvice);
    // A course of events that is over, or a mere memo, has no next steps to ask for.
    case 'nextSteps':
      return deckType !== 'general' || sentences.some((sentence) => isAsk(sentence) || isAdvice(sentence) || plans.test(sentence.text));
    case 'question':
    case 'method':
    case 'limits':
      return sentences.some(({ text }) => figuresIn(text, language).length > 0);
    default:
      return true;
  }
}
/** `We have two options`. */
const choosing =
  /(?<!\p{L})(?:options|alternatives|optionen|alternativen|möglichkeiten|opciones|alternativas|opções|opzioni|alternative)(?!\p{L})|選択肢|方案|选项|خيارات|بدائل/iu;
/** To decide is open; to approve says already what is wanted. */
const deciding =
  /(?<!\p{L})(?:decid\p{L}*|choose|whether|entscheid\p{L}*|décid\p{L}*|choisir|trancher|elegir|escolher|scegliere)(?!\p{L})|決定|判断|决定|选择|يقرر|تقرر/iu;
const plans = /(?<!\p{L})(?:we will|we plan|wir werden|wir planen|nous allons|vamos a|vamos|faremo)(?!\p{L})|予定|计划|سنقوم/iu;

const saying: Readonly<Partial<Record<RoleId, RegExp>>> = {
  risks: /(?<!\p{L})(?:risk|risiko|risque|riesgo|risco|rischi)|リスク|风险|مخاطر/iu,
  budget: /(?<!\p{L})(?:budget|presupuesto|orçamento)|予算|预算|ميزانية/iu,
  progress:
    /(?<!\p{L})(?:green|amber|red|on track|off track|behind schedule|on schedule|% complete|in progress|grün|gelb|rot|im plan|im verzug|en retard|dans les temps|en plazo|retrasad\p{L}+|no prazo|atrasad\p{L}+|in ritardo|in linea)(?!\p{L})|遅れ|予定どおり|順調|按计划|延误|متأخر/iu,
};
/** So many figures are the key figures, and so many sentences the background. */
const enoughSaid = { figures: 2, sentences: 4 } as const;

/** Whether the material tells it, though on no page of its own. */
function isSaid({ role }: Topic, sentences: readonly Sentence[], { language }: Brief): boolean {
  if (role === null) return false;
  const catalogue = catalogueOf(language);
  if (sentences.some(({ heading }) => heading !== null && sameRole(roleOf(heading, catalogue), role))) return true;
  if (role === 'background') return sentences.length >= enoughSaid.sentences;
  if (role === 'figures' || role === 'findings' || role === 'results')
    return sentences.flatMap(({ text }) => figuresIn(text, language)).length >= enoughSaid.figures;
  if (role === 'recommendation') return sentences.some(isAdvice);
  if (role === 'decisions' || role === 'ask') return sentences.some(isAsk);
  const reading = { language, asOf: null };
  if (isActionRole(role)) return sentences.some(({ text }) => stepsOf(text, reading, false).length > 0);
  return sentences.some(({ text }) => saying[role]?.test(text) === true);
}

/** The head of a column of owners or dates. */
const owning =
  /^(?:owner|who|lead|responsible|assignee|due|deadline|wer|verantwortlich|zuständig|fällig|termin|bis wann|qui|responsable|échéance|quién|plazo|quem|responsável|prazo|chi|responsabile|scadenza|担当|担当者|期限|负责人|截止|المسؤول|الموعد)(?!\p{L})/iu;

/** Wishes phrased as clauses (`whether we hit quota`) steer the material; only a plain topic can be missing from it. */
function covered(topic: Topic, pages: readonly Draft[], sentences: readonly Sentence[], brief: Brief): boolean {
  const diagram = kindNamed(topic.title)?.kind;
  if (diagram !== undefined && pages.some(({ kind }) => kind === diagram)) return true;
  const catalogue = catalogueOf(brief.language);
  // The author's words say more than the role: `customers won` does not cover `customer satisfaction`.
  const plain =
    topic.weight < 9 ||
    isActionRole(topic.role) ||
    (topic.role !== null && catalogue.say(`role-${topic.role}`).toLowerCase() === topic.title.toLowerCase());
  const shows = (page: Draft) =>
    sameRole(roleOf(page.section ?? page.title, catalogue), topic.role) ||
    (page.kind === 'risks' && topic.role === 'risks') ||
    (page.kind === 'action-table' && isActionRole(topic.role)) ||
    (page.kind === 'table' && isActionRole(topic.role) && page.content.columns.some(({ label }) => owning.test(label.trim()))) ||
    (page.kind === 'pricing' && topic.role === 'pricing') ||
    (/^(?:timeline|roadmap)$/.test(page.kind) && /^(?:milestones|incident|rollout)$/.test(topic.role ?? '')) ||
    (/^(?:scorecard|comparison|trend)$/.test(page.kind) && /^(?:figures|performance|results|progress|traction)$/.test(topic.role ?? ''));
  if (plain && (pages.some(shows) || isSaid(topic, sentences, brief))) return true;
  const words = topic.title.toLowerCase();
  const clause =
    words.split(/\s+/).length > 9 ||
    /^(?:whether|what|how|why|which|that|if|ob|was|wie|warum)\s|(?<!\p{L})(?:we|wir|nous|our)(?!\p{L})/iu.test(words);
  if (clause && pages.length > 0) return true;
  if (pages.some(({ kind, title, section }) => kind === words || `${section ?? ''} ${title}`.toLowerCase().includes(words))) return true;
  return sentences.some(({ text }) => text.toLowerCase().includes(words));
}
