/** Next steps: those of the brief, then those the findings suggest, each with what it is worth, a success measure, an owner and a date. */
import type { Brief } from '../../../../model/brief.ts';
import { dueDate, dues, meetingDay } from '../../../../model/due.ts';
import type { Finding } from '../../../../model/finding.ts';
import type { Text } from '../../../../model/text.ts';
import { fold } from '../../../brief/clean.ts';
import type { ActionTableContent } from '../../../kinds/action-table.ts';
import { readAction } from '../action-item.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { decisionSteps } from '../steps/decision-step.ts';
import { ownerOf } from '../steps/owner.ts';
import type { Step } from '../steps/step.ts';
import { mostSteps, stepsOfOne, suggestedSteps } from '../steps/steps.ts';
import { isForBoard } from '../stories/listener.ts';
import type { Only } from '../stories/one-question.ts';
import { fitTitle } from '../titles.ts';
import { speaksOf } from '../topics.ts';

const mostAsks = 3;
const aboutActions =
  /next step|action|nächste schritte|maßnahmen|prochaines étapes|próximos pasos|próximos passos|prossimi passi|asks?\b|follow.?up|to.?dos?|recommend|decision|次のステップ|下一步|الخطوات/i;

const actionTopics = ['next', 'step', 'action', 'recommendation', 'ask'];

/** Whether an ending or section of the brief means next steps. */
export function isActions(phrase: string): boolean {
  return aboutActions.test(phrase) || speaksOf(phrase, actionTopics);
}

/** Whether the brief asks for a page of them, however few there are. */
function areActionsAsked({ focus, ending }: Brief): boolean {
  return [...focus, ending ?? ''].some(isActions);
}

export function givenActions({ material, questions }: Brief): string[] {
  const options = questions.flatMap(({ options: of = [] }) => of.map(({ text }) => text));
  return (
    material
      .filter(({ heading }) => heading !== null && isActions(heading))
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.type === 'list' ? [block.items.map(({ text }) => text)] : []))
      // Of options, one is taken.
      .filter((items) => !items.some((item) => options.some((option) => fold(item).includes(option))))
      .flatMap((items) => items.map((item) => safe(item)))
  );
}

/** Null if there is nothing to suggest and nobody asked for next steps. */
export function actions(context: Context, findings: readonly Finding[], only: Only | null = null): Draft | null {
  const { catalogue, brief } = context;
  const given = givenActions(brief);
  // A board is only asked what the brief asks for.
  const steps =
    given.length > 0 && isForBoard(brief)
      ? []
      : unsaid(withDecisions(context, only ? stepsOfOne(context, only) : suggestedSteps(context, findings)), given);
  const suggested = steps.slice(0, Math.max(0, mostSteps - given.length));
  if (given.length + suggested.length === 0 && !areActionsAsked(brief)) return null;
  const proposed = suggested.map((step) => proposedAction(context, step));
  const rows = [...given.map(readAction), ...proposed];
  if (rows.length === 0) rows.push({ what: catalogue.parts('step-check', { now: context.now }).what });
  // A step without a success measure is work for those who keep the data, and no decision.
  const asking = suggested
    .filter(({ measure, decides }) => decides || measure !== undefined)
    .toSorted((one, other) => Number(other.decides ?? false) - Number(one.decides ?? false));
  const asks = asking.map(({ head, ask }) => ask ?? head);
  const heads = suggested.map(({ head }) => head);
  const lead = proposedLead(context, given.length > 0, proposed);
  return {
    part: 'actions',
    topics: actionTopics,
    worth: 0.9,
    asks,
    datedAsks: asking.map((step, at) => catalogue.say('step-by', { head: asks[at]!, date: dayOf(context, step) })),
    proves: [],
    slide: {
      id: 'actions',
      kind: 'action-table',
      title: fitTitle(
        given.length > 0
          ? [catalogue.say('actions-title', { heads: [] })]
          : [3, 2, 1, 0].map((count) => catalogue.say('actions-title', { heads: heads.slice(0, count) })),
      ),
      ...(lead !== null && { lead }),
      section: catalogue.say('sections-actions'),
      ...(context.source ? { source: context.source } : {}),
      notes: [...given.map((item) => readAction(item).what), ...suggested.map(({ what, why }) => `${what}: ${why}`)],
      content: { actions: rows, ...decisionsOf(asks) },
    },
  };
}

/** What the brief asks to decide comes after what mends the cause, unless that is what it decides. */
function withDecisions(context: Context, steps: readonly Step[]): Step[] {
  const asked = decisionSteps(context);
  const first = asked.filter((step) => step.first);
  const others = asked.filter((step) => !step.first);
  return asked.length === 0 ? [...steps] : [...first, ...steps.slice(0, 1), ...others, ...steps.slice(1)].slice(0, mostSteps);
}

/** What the summary asks for, on the last page again; a single one is the page itself. */
export function decisionsOf(asks: readonly Text[]): Pick<ActionTableContent, 'decisions'> {
  return asks.length > 1 ? { decisions: asks.slice(0, mostAsks) } : {};
}

/** A step as a row, with the owner and the date that are proposed for it. */
export function proposedAction(context: Context, step: Step): ActionTableContent['actions'][number] {
  const { what, worth, measure } = step;
  const who = ownerOf(context, step);
  return {
    what,
    ...(worth !== undefined && { worth }),
    ...(measure !== undefined && { measure }),
    ...(who !== null && { who }),
    when: dayOf(context, step),
    proposed: true,
  };
}

function dayOf({ brief, catalogue, table }: Context, { due, on }: Pick<Step, 'due' | 'on'>): Text {
  if (on !== undefined) return catalogue.date(on);
  const lastDay = new Date(Date.parse(table.reporting.end) - 86_400_000).toISOString().slice(0, 10);
  const named = brief.meeting === undefined ? table.asOf : meetingDay(brief.meeting, table.asOf);
  // Nothing is done before those meet who decide on it; a day far ahead without a year is of a meeting that was held.
  const meeting = named < dueDate('quarter', table.asOf, lastDay) ? named : table.asOf;
  const days = dues.slice(dues.indexOf(due)).map((each) => dueDate(each, table.asOf, lastDay));
  return catalogue.date(days.find((day) => day >= meeting) ?? dueDate('quarter', meeting, lastDay));
}

/** Says once that owners and dates are proposals; null where none is. */
export function proposedLead({ catalogue }: Context, isGiven: boolean, proposed: ActionTableContent['actions']): Text | null {
  if (proposed.length === 0) return null;
  const { all, dates, more } = catalogue.parts('lead-proposed');
  if (isGiven) return more;
  return proposed.some(({ who }) => who !== undefined) ? all : dates;
}

/** Steps about a member of which the brief already names one are left out. */
function unsaid(steps: readonly Step[], given: readonly string[]): Step[] {
  const said = given.join('\n').toLowerCase();
  return steps.filter(({ scope = {} }) => !Object.values(scope).some((member) => said.includes(member.toLowerCase())));
}
