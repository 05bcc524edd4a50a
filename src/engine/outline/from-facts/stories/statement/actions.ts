/** Next steps: one a cause, each with what it is worth and the figure that shows it worked. */
import { ref, type Text } from '../../../../../model/text.ts';
import type { ActionTableContent } from '../../../../kinds/action-table.ts';
import { lineDimension } from '../../../../metrics/finance/statement-facts.ts';
import { readAction } from '../../action-item.ts';
import { safe } from '../../context.ts';
import type { Draft } from '../../draft.ts';
import { decisionsOf, givenActions, proposedAction, proposedLead } from '../../pages/actions.ts';
import type { Step } from '../../steps/step.ts';
import { cellOf, type HeldCell, mainPart, splitOf } from './cell.ts';
import { type Course, courseOf } from './course.ts';
import type { HeldStatement, Line } from './held.ts';
import { isOffset, type Offset, offsetOf, peopleIn, vacant } from './offset.ts';
import { oneOffsOf } from './one-offs.ts';
import { adverse, helpful, pageOf } from './page.ts';

function turnedWorse(held: HeldStatement, line: Line): Course['turn'] {
  const turn = courseOf(held, line)?.turn;
  return turn && turn.since.value < 0 ? turn : null;
}

/** What is asked in a few words: lines that turned at the same time are one question. */
function asksOf(held: HeldStatement, asked: readonly { line: Line; head: Text }[]): Text[] {
  const stepOf = ({ line }: { line: Line }) => (line.variance.value < 0 ? (turnedWorse(held, line)?.step ?? null) : null);
  const steps = asked.map(stepOf);
  return asked.flatMap(({ line, head }, at) => {
    const step = steps[at];
    if (step === null || step === undefined) return [head];
    if (steps.indexOf(step) < at) return [];
    const together = asked.filter((_, other) => steps[other] === step).map((each) => each.line.label);
    return together.length > 1 ? [sinceOf(held, line, held.context.catalogue.list(together))!.head] : [head];
  });
}

/** What changed at a line's turn is to be undone. */
function sinceOf(held: HeldStatement, line: Line, name = line.label): { head: Text; what: Text } | null {
  const turn = turnedWorse(held, line);
  if (!turn) return null;
  return held.context.catalogue.parts('statement-act-since', { line: name, from: held.stepName(turn.step) });
}

/** What was off by itself is not capped but settled: whether it comes again. */
function onceOf(held: HeldStatement, line: Line): { head: Text; what: Text } | null {
  const found = oneOffsOf(held).find((each) => each.line === line && Math.sign(each.size.value) === Math.sign(line.variance.value));
  if (!found) return null;
  return held.context.catalogue.parts('statement-act-once', { line: line.label, step: held.stepName(found.step) });
}

/** Costs that replace each other are one decision. */
function offsetStep(held: HeldStatement, { dimension, member, over, net }: Offset, step: Text): Step {
  const { context, note, basis } = held;
  const scope = { [dimension.id]: member };
  const people = peopleIn(held, scope);
  const isVacant = people !== null && people.actual.value < people.planned.value;
  const said = { member: context.member(member), line: over.line.label };
  const parts = isVacant
    ? context.catalogue.parts('statement-act-vacancies', { ...said, basis, unit: people.label, gap: ref(vacant(held, people).id) })
    : context.catalogue.parts('statement-act-offset', said);
  const each =
    note.steps.length > 0
      ? context.evidence.workedOut(net.planned, '.each', -net.planned.value / note.steps.length, [net.planned], {
          label: `${net.planned.label}, planned a ${held.quarterly ? 'quarter' : 'month'}`,
          formula: `${net.planned.formula}, divided by the number of ${held.quarterly ? 'quarters' : 'months'}`,
        })
      : null;
  return {
    ...parts,
    why: parts.what,
    worth: ref(net.variance.id, 'abs'),
    ...(each && { measure: context.catalogue.say('statement-act-measure-net', { member: said.member, each: ref(each.id), step }) }),
    scope,
    due: 'month',
    owner: 'budget',
    metric: 'statement_result',
  };
}

/** The place that most comes from: what changed in it is found out before anything is paid for good. */
function cellStep(held: HeldStatement, cell: HeldCell, step: Text): Step {
  const { context } = held;
  const split = splitOf(held, cell);
  const label = split ? mainPart(split).label : cell.line.label;
  const parts = context.catalogue.parts('cell-act', {
    label,
    member: context.member(cell.member),
    line: cell.line.label,
    from: cell.onset === null ? null : held.stepName(cell.onset),
  });
  const { planned } = cell.held;
  const count = held.note.steps.length;
  const each =
    count > 0
      ? context.evidence.workedOut(planned, '.each', Math.abs(planned.value) / count, [planned], {
          label: `${planned.label}, planned a ${held.quarterly ? 'quarter' : 'month'}`,
          formula: `${planned.formula}, divided by the number of ${held.quarterly ? 'quarters' : 'months'}`,
        })
      : null;
  return {
    ...parts,
    why: parts.what,
    worth: ref(cell.year.id, 'abs'),
    ...(each && {
      measure: context.catalogue.say(cell.line.kind === 'cost' ? 'statement-act-measure-cost' : 'statement-act-measure-revenue', {
        line: cell.name,
        each: ref(each.id),
        step,
      }),
    }),
    scope: cell.scope,
    due: 'month',
    owner: 'budget',
    metric: 'statement_result',
  };
}

/** Whom the rows name goes before the trade. */
function withOwner(held: HeldStatement, step: Step): ActionTableContent['actions'][number] {
  const [named] = Object.entries(step.scope ?? {}).flatMap(([dimension, member]) => held.note.owners?.[dimension]?.[member] ?? []);
  const action = proposedAction(held.context, step);
  return named === undefined ? action : { ...action, who: safe(named) };
}

/** One step a cause, each with what it is worth and the figure that shows it worked. */
export function actions(held: HeldStatement): Draft {
  const { context, lines, note, basis } = held;
  const { catalogue, brief, evidence } = context;
  const given = givenActions(brief);
  const step = catalogue.say(held.quarterly ? 'statement-quarter' : 'statement-month');
  const offset = held.costsOnly ? null : offsetOf(held);
  const cell = offset === null ? cellOf(held) : null;
  const apart = lines.filter((line) => (offset === null || !isOffset(held, line)) && line !== cell?.line);
  // Beside a place that makes most of it, what hardly counts needs no step.
  const counts = ({ variance }: Line) => cell === null || Math.abs(variance.value) >= 0.05 * Math.abs(held.total.variance.value);
  const worse = apart.filter((line) => adverse(line) && counts(line)).slice(0, offset || cell ? 2 : 3);
  const [best] = apart.filter((line) => helpful(line) && counts(line)).reverse();
  const each = ({ planned, label, kind }: Line) =>
    note.steps.length > 0
      ? evidence.workedOut(planned, '.each', (kind === 'cost' ? -1 : 1) * (planned.value / note.steps.length), [planned], {
          label: `${label}, planned a ${held.quarterly ? 'quarter' : 'month'}`,
          formula: `${planned.formula}, divided by the number of ${held.quarterly ? 'quarters' : 'months'}`,
        })
      : null;
  const measureOf = (line: Line) => {
    const fact = each(line);
    if (!fact) return {};
    const key = line.kind === 'cost' ? 'statement-act-measure-cost' : 'statement-act-measure-revenue';
    return { measure: catalogue.say(key, { line: line.label, each: ref(fact.id), step }) };
  };
  const together = offset ? offsetStep(held, offset, step) : cell ? cellStep(held, cell, step) : null;
  const asks = [
    ...worse.map((line) => ({
      line,
      parts:
        onceOf(held, line) ??
        sinceOf(held, line) ??
        catalogue.parts(line.kind === 'cost' ? 'statement-act-cost' : 'statement-act-revenue', { line: line.label, basis }),
    })),
    ...(best
      ? [
          {
            line: best,
            parts: catalogue.parts(best.kind === 'cost' ? 'statement-act-keep' : 'statement-act-raise', { line: best.label, basis }),
          },
        ]
      : []),
  ].map(({ line, parts }): Step & { line: Line } => ({
    line,
    ...parts,
    why: parts.what,
    worth: ref(line.variance.id, 'abs'),
    ...measureOf(line),
    scope: { [lineDimension]: line.member },
    due: 'month',
    owner: 'budget',
    metric: 'statement_result',
  }));
  const ahead = evidence.get('statement_result.ahead_target', 0);
  const needed =
    ahead && note.ahead.length > 0 && !held.costsOnly
      ? held.worked(
          '.need_each',
          (ahead.value - held.total.variance.value) / note.ahead.length,
          [ahead, held.total.variance],
          'planned for the rest, less the variance to date, by step',
        )
      : null;
  const reforecast: Step[] =
    note.ahead.length > 0
      ? [catalogue.parts('statement-act-reforecast', { steps: held.steps })].map((parts) => ({
          ...parts,
          why: parts.what,
          worth: ref(held.total.variance.id, 'abs'),
          ...(needed && {
            measure: catalogue.say('statement-act-measure-revenue', { line: held.result, each: ref(needed.id), step }),
          }),
          due: 'two-weeks',
          owner: 'finance',
          metric: 'statement_result',
        }))
      : [];
  const proposed = given.length > 0 ? [] : [...(together ? [together] : []), ...asks, ...reforecast].map((each) => withOwner(held, each));
  const lead = proposedLead(context, given.length > 0, proposed);
  const asked = [...(together ? [together.head] : []), ...asksOf(held, asks)];
  const stepped = [...worse, ...(offset ? [offset.net] : cell ? [cell.held] : [])];
  const sum = held.worked(
    '.priced',
    stepped.reduce((all, { variance }) => all - variance.value, 0),
    stepped.map(({ variance }) => variance),
    'sum of the variances with a next step',
  );
  return {
    ...pageOf(held, {
      id: 'actions',
      kind: 'action-table',
      part: 'actions',
      worth: 0.96,
      more: 'next step action recommendation ask',
      titles: [
        given.length > 0
          ? catalogue.say('actions-title', { heads: [] })
          : worse.length > (cell ? 0 : 1)
            ? catalogue.say('statement-actions', {
                count: held.count('lines with a next step', stepped.length),
                worth: ref(sum.id),
                basis,
              })
            : catalogue.say('actions-title', { heads: asks.slice(0, 2).map(({ head }) => head) }),
      ],
      ...(lead !== null && { lead }),
      figures: [sum],
      content: {
        actions: [...given.map(readAction), ...proposed],
        ...decisionsOf(asked),
      },
    }),
    asks: asked,
  };
}
