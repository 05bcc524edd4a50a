/** The steps that the author wrote together as one table with owners and dates. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { ContentOf } from '../../../../model/outline.ts';
import { titleOf } from '../prose/page-language.ts';
import type { Finding, Reader, Sentence } from '../said.ts';
import { type Part, underHeadings } from '../units.ts';
import type { Reading } from './clauses.ts';
import { isAsk } from './decisions.ts';
import { isDeedAfterModal } from './doers.ts';
import { below, isLabel } from './labels.ts';
import { type Step, stepsOf } from './steps.ts';
import { taskPage } from './task-page.ts';
import { tasksIn } from './tasks.ts';
import { countWord, fits, plainly, shortened, small } from './wording.ts';

export const actions: Reader = (sentences, { brief, asOf }): Finding[] => {
  const together = underHeadings(sentences).flatMap((part) => stepPage(part, brief, { language: brief.language, asOf: asOf ?? null }));
  const tasks = tasksIn(sentences, { brief, asOf: asOf ?? null });
  const told = new Set(tasks.map(({ at }) => at));
  if (tasks.length === 0) return together;
  // Those that the brief gives in several places are one table, and so are those that it says more of.
  const filled = (rows: readonly { who?: string | undefined; when?: string | undefined }[]) =>
    rows.reduce((sum, { who, when }) => sum + 1 + [who, when].filter((cell) => cell !== undefined && cell !== inWords).length, 0);
  const isKnown = together.some(
    ({ tells, page }) => tells.length >= told.size && page.kind === 'action-table' && filled(page.content.actions) >= filled(tasks),
  );
  return isKnown ? together : [taskPage(tasks, sentences, brief), ...together.filter(({ tells }) => tells.some((at) => !told.has(at)))];
};

function stepPage({ heading, sentences }: Part, brief: Brief, reading: Reading): Finding[] {
  const isListed = isLabel(heading, 'actions');
  // What stands under a heading of something else is no plan.
  if (!isListed && (['risks', 'decisions', 'options', 'pros', 'cons'] as const).some((other) => isLabel(heading, other))) return [];
  const read = sentences.map((sentence) => {
    const inside = below(sentence.text, 'actions');
    const isItem = inside !== null || (isListed && sentence.list !== null);
    // What is to be decided has its own page.
    if (!isItem && isAsk(sentence)) return { sentence, steps: [] };
    const steps = stepsOf(inside ?? sentence.text, reading, isItem);
    // Under its heading a sentence is a plan only if all its parts are steps.
    const parts = isListed && steps.length < 2 ? stepsOf(sentence.text, reading, true) : [];
    return { sentence, steps: parts.length > 1 ? parts : steps };
  });
  const told = read.filter(({ steps }) => steps.length > 0);
  const steps = told.flatMap((each) => each.steps);
  // One step is a sentence, and no table.
  if (steps.length < 2) return [];
  const content = actionsOf(steps);
  if (content === null) return [];
  // The one sentence above the steps that is none says what they are for.
  const others = read.filter((each) => each.steps.length === 0).map(({ sentence }) => sentence);
  const claim = isListed && others.length === 1 && others[0] === sentences[0] ? claimOf(others[0]!, brief) : null;
  return [
    {
      tells: [...told.map(({ sentence }) => sentence.at), ...(claim === null ? [] : [others[0]!.at])].toSorted((a, b) => a - b),
      page: {
        kind: 'action-table',
        title: claim ?? stepsTitle(steps, heading, brief),
        weight: 8,
        notes: [...(claim === null ? [] : others), ...told.map(({ sentence }) => sentence)].map(({ text }) => text),
        content,
      },
    },
  ];
}

function claimOf({ text }: Sentence, { language }: Brief): string | null {
  const title = titleOf(text, language);
  // Shown half, it is not told.
  return title !== null && title.length >= plainly(text).length - 1 ? title : null;
}

/** Shown where the words of a step hold what the column asks for. */
const inWords = '–';

/** Null where a table would ask for owners or dates that the steps have in their words. */
export function actionsOf(steps: readonly Step[]): ContentOf<'action-table'> | null {
  const [owned, dated] = [steps.some(({ who }) => who !== undefined), steps.some(({ when }) => when !== undefined)];
  if (!dated && steps.some(({ inside }) => inside.when)) return null;
  const unowned = !owned && steps.some(({ inside }) => inside.who);
  return {
    actions: steps.map(({ what, who, when, inside }) => ({
      what,
      ...(who !== undefined ? { who } : inside.who && owned ? { who: inWords } : {}),
      ...(when !== undefined ? { when } : inside.when ? { when: inWords } : {}),
      ...(unowned ? { proposed: true } : {}),
    })),
  };
}

/** The first step as it was said, with the last where both have their date; else all of them, or what the author called them. */
export function stepsTitle(steps: readonly Step[], heading: string | null, brief: Brief): string {
  const { language } = brief;
  const [opening, ending] = [saidOf(steps[0]!), saidOf(steps.at(-1)!)];
  // Elsewhere than in English a step without its doer begins with a finite verb.
  const isNamed = language === 'en' || steps.every(({ said, what }) => plainly(said).startsWith(what.slice(0, 6)));
  const all = isNamed
    ? catalogueOf(language).say('people-actions', { count: countWord(steps.length, language), items: namesOf(steps, brief) })
    : null;
  const both = opening === null || ending === null ? null : `${opening}${comma(language)}${small(ending, brief)}`;
  const titles = [both, all, opening].filter((title) => title !== null);
  const short = heading === null ? (titleOf(steps[0]!.what, language) ?? shortened(steps[0]!.what, 9)) : plainly(heading);
  return titles.find(fits) ?? short;
}

/** In small letters where they are verbs; in English a capital in the middle is a name's. */
function namesOf(steps: readonly Pick<Step, 'what'>[], brief: Brief): string[] {
  const isVerb = (what: string) => brief.language === 'en' && isDeedAfterModal(what.split(' ', 1)[0]!);
  return steps.map(({ what }) => (isVerb(what) ? what.charAt(0).toLowerCase() + what.slice(1) : small(what, brief)));
}

const comma = (language: string) => (language === 'ja' || language === 'zh' ? '、' : language === 'ar' ? '، ' : ', ');

/** A step with its date as a clause: `Nadia: draws up the routes` without its colon; null for notes with brackets and dashes. */
function saidOf({ said, who, when }: Step): string | null {
  const rest = who !== undefined && said.startsWith(`${who}:`) ? said.slice(who.length + 1).trim() : '';
  const spoken = /^\p{Ll}/u.test(rest) ? `${who} ${rest}` : said;
  return when === undefined || /[)）\]:：|]|\s[–—-]\s/u.test(spoken) ? null : plainly(spoken);
}
