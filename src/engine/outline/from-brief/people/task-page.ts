/** Tasks and milestones on one page: a table of who does what by when, or a line of days where most of them are nobody's task. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { Draft } from '../draft.ts';
import type { Finding, Sentence } from '../said.ts';
import type { Task } from './tasks.ts';
import { whensIn } from './when.ts';
import { capital, countWord, fitting, small, wordCount } from './wording.ts';

/** Along a line. */
const mostEvents = 6;
const fewestEvents = 3;
/** Shown where nobody in particular, or no day, is meant. */
const none = '–';

export function taskPage(tasks: readonly Task[], sentences: readonly Sentence[], brief: Brief): Finding {
  const told = new Set(tasks.map(({ at }) => at));
  const said = sentences.filter(({ at }) => told.has(at));
  const [heading, ...others] = new Set(said.map((sentence) => sentence.heading));
  const content = shown(tasks);
  // Under one heading it belongs to that section.
  const section = heading == null || others.length > 0 ? { section: sectionOf(content.kind, brief) } : {};
  const condition = others.length > 0 ? undefined : conditionIn(heading ?? '');
  return {
    tells: [...told].toSorted((a, b) => a - b),
    collected: true,
    page: {
      title: titleOf(tasks, brief),
      ...section,
      ...(condition === undefined ? {} : { lead: capital(condition) }),
      weight: 8.5,
      notes: said.map(({ text }) => text),
      ...content,
    } as Draft,
  };
}

const sectionOf = (kind: string, { language }: Brief) =>
  capital(catalogueOf(language).say(kind === 'timeline' ? 'role-milestones' : 'role-nextSteps'));

/** `Timeline if they say yes in December`: what the plan depends on. */
const conditionIn = (heading: string) =>
  /\s((?:if|once|when|assuming|provided|wenn|falls|sobald|si|dès que|cuando|quando|se|assim que)\s\S.{3,60})$/iu.exec(
    heading.replace(/[:：]\s*$/u, ''),
  )?.[1];

function shown(tasks: readonly Task[]): Pick<Draft, 'kind' | 'content'> {
  const dated = tasks.filter(({ when }) => when !== undefined);
  const undated = tasks.filter(({ when }) => when === undefined);
  const milestones = dated.filter(({ who }) => who === undefined);
  if (milestones.length * 2 > dated.length && dated.length >= fewestEvents && dated.length <= mostEvents)
    return {
      kind: 'timeline',
      content: {
        events: dated.map(({ what, who, when }) => ({ when: when!, head: what, ...(who === undefined ? {} : { text: who }) })),
        ...(undated.length === 0 ? {} : { reading: undated.slice(0, 4).map(({ what, who }) => `**${who!}**: ${what}`) }),
      },
    };
  return {
    kind: 'action-table',
    content: {
      actions: tasks.map(({ what, who, when, isMilestone }) => ({
        what,
        ...(who !== undefined ? { who } : isMilestone ? { who: none } : {}),
        when: when ?? none,
      })),
    },
  };
}

/** `Decided on 12 September, the new line runs from 27 February`; else the first and the last with their days. */
function titleOf(tasks: readonly Task[], brief: Brief): string {
  const catalogue = catalogueOf(brief.language);
  const dated = tasks.filter(({ time }) => time !== undefined);
  const [first, last] = [dated[0], dated.at(-1)];
  const general = catalogue.say('role-nextSteps');
  if (first === undefined || last === undefined || first === last) return general;
  const said = ({ what, doing, when, time }: Task, text = doing ?? what) =>
    catalogue.say('plan-dated', { what: text, when: when!, kind: kindOf(when!, time!.text) });
  const decision = dated.find(({ isDecision }) => isDecision);
  const decided =
    decision === undefined || decision === last
      ? null
      : catalogue.say('people-plan-decided', {
          decision: said(decision, catalogue.say('people-plan-decision')),
          last: small(last.said ?? said(last), brief),
        });
  const names = dated.map(({ what, doing }) => doing ?? small(what, brief));
  // One word tells nothing without its table.
  const opening = dated.find(({ what }) => wordCount(what) > 1);
  return capital(
    fitting([
      decided,
      first.said === undefined || last.said === undefined ? null : `${first.said}${comma(brief.language)}${small(last.said, brief)}`,
      opening === undefined
        ? null
        : catalogue.say('people-plan-first', { from: small(opening.time!.text, brief), first: names[dated.indexOf(opening)]! }),
      catalogue.say('people-actions', { count: countWord(dated.length, brief.language), items: names }),
      said(last),
      general,
    ]),
  );
}

const comma = (language: string) => (language === 'ja' || language === 'zh' ? '、' : language === 'ar' ? '، ' : ', ');

/** Which word leads to it: `on` a day, `in` a month; neither where the cell has words of its own. */
function kindOf(when: string, text: string): 'day' | 'month' | 'other' {
  if (when.toLowerCase() !== text.toLowerCase()) return 'other';
  if (/(?<!\d)\d{1,2}(?!\d)/u.test(text) && !/^(?:KW|week|[QTH]\d)/iu.test(text) && whensIn(text, null).length === 1) return 'day';
  return /^\p{L}+\.?(?:\s(?:de\s|del\s)?20\d\d)?$/u.test(text) && !/day$/iu.test(text) ? 'month' : 'other';
}
