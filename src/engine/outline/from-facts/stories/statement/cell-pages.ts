/** The pages of the line of a member that most of the variance comes from: where it lies, since when, and what it consists of. */
import { ref, type Text } from '../../../../../model/text.ts';
import type { Known } from '../../../../insight/evidence.ts';
import { stepDimension } from '../../../../metrics/finance/statement-facts.ts';
import { namesOf } from '../../context.ts';
import type { Draft } from '../../draft.ts';
import { commentsOf } from './causes.ts';
import { asSpent, cellTexts, cellTitles, type HeldCell, mainPart, splitOf, suspectsOf } from './cell.ts';
import type { HeldStatement, Line } from './held.ts';
import { leadOf, most, pageOf, spentOf } from './page.ts';

/** Columns of a table with figures. */
const mostMembers = 9;

/** Every line in every member; null for more of them than fit. */
export function cellTable(held: HeldStatement, cell: HeldCell): Draft | null {
  const { context, basis, now } = held;
  const { catalogue } = context;
  const members = cell.dimension.members.slice(0, mostMembers);
  if (cell.dimension.members.length > mostMembers || !members.includes(cell.member)) return null;
  const said = (line: Line, fact: Known) => (held.costsOnly ? asSpent(held, line, fact) : fact);
  const shown = held.lines
    .toSorted((a, b) => Number(b === cell.line) - Number(a === cell.line) || Math.abs(b.variance.value) - Math.abs(a.variance.value))
    .slice(0, most.heat);
  const rows = shown.map((line) => ({
    line,
    values: members.map((member) => held.ofLine(line, { [cell.dimension.id]: member })?.variance ?? null),
  }));
  const way = Math.sign(cell.held.variance.value);
  const next = rows
    .flatMap(({ line, values }) => values.map((fact, at) => ({ line, member: members[at]!, fact })))
    .filter(
      (each): each is { line: Line; member: string; fact: Known } =>
        each.fact !== null && !(each.line === cell.line && each.member === cell.member),
    )
    .sort((a, b) => (b.fact.value - a.fact.value) * way)[0];
  const texts = cellTexts(held, cell);
  const reading = [texts.rest];
  const spent = held.costsOnly;
  return pageOf(held, {
    id: 'cell-table',
    kind: 'heat-table',
    worth: 0.975,
    more: `${cell.dimension.label} line heat`,
    titles: next
      ? catalogue.forms('cell-table-title', {
          cell: cell.name,
          gap: ref(said(cell.line, cell.held.variance).id, 'signed'),
          other: catalogue.say('cell-of', { line: next.line.label, member: context.member(next.member) }),
          next: ref(said(next.line, next.fact).id, 'signed'),
        })
      : cellTitles(held, cell),
    lead: catalogue.say('cell-table-lead', { basis, dimension: namesOf(cell.dimension).one, now }),
    say: reading,
    figures: [cell.held.variance, cell.rest],
    content: {
      head: catalogue.say('statement-line'),
      columns: members.map((member) => context.member(member)),
      rows: rows.map(({ line, values }) => ({ label: line.label, values: values.map((fact) => (fact ? said(line, fact).id : null)) })),
      middle: {
        value: held.worked('.none', 0, [held.total.variance], 'on plan').id,
        label: catalogue.say('statement-heat-middle', { basis }),
        good: spent ? 'below' : 'above',
      },
      reading,
    },
  });
}

const courseTitle = (held: HeldStatement, { name, each, before, line }: HeldCell, onset: string) =>
  held.context.catalogue.say('cell-course-title', {
    cell: name,
    since: ref(each.id),
    step: held.context.catalogue.say(held.quarterly ? 'statement-quarter' : 'statement-month'),
    side: each.value > 0 === (line.kind === 'revenue') ? 'above' : 'below',
    basis: held.basis,
    from: held.stepName(onset),
    before: before && ref(asSpent(held, line, before).id, 'signed'),
  });

/** Its months against their plan. */
export function cellCourse(held: HeldStatement, cell: HeldCell): Draft | null {
  const { note } = held;
  const { catalogue, evidence } = held.context;
  const steps = note.steps.flatMap((step) => {
    const each = held.held('statement_result', { ...cell.scope, [stepDimension]: step });
    return each ? [{ step, each }] : [];
  });
  if (steps.length < 3) return null;
  const drawn = (fact: Known) =>
    cell.line.kind === 'revenue'
      ? fact.id
      : evidence.workedOut(fact, '.amount', -fact.value, [fact], { label: fact.label, formula: `${fact.formula}, without its sign` }).id;
  const texts = cellTexts(held, cell);
  const comments = commentsOf(held, cell.line).slice(0, 1);
  const reading = [texts.stood, texts.year, texts.rest, ...comments];
  return pageOf(held, {
    id: 'cell-course',
    kind: 'trend',
    worth: 0.985,
    more: `${cell.line.label} ${cell.member} month trend since`,
    titles:
      cell.onset === null
        ? cellTitles(held, cell)
        : [courseTitle(held, cell, cell.onset), courseTitle(held, { ...cell, before: null }, cell.onset)],
    lead: leadOf(held),
    say: reading,
    figures: [cell.held.actual, cell.held.planned, cell.held.variance, cell.each, cell.year],
    content: {
      chart: 'column',
      periods: steps.map(({ step }) => held.stepName(step, 'short')),
      series: [{ name: catalogue.say('plan-actual'), values: steps.map(({ each }) => drawn(each.actual)) }],
      target: { name: held.head, values: steps.map(({ each }) => drawn(each.planned)) },
      ...(cell.onset !== null && { highlight: steps.findIndex(({ step }) => step === cell.onset) }),
      partial: [],
      reading,
    },
  });
}

export function splitTitles(held: HeldStatement, cell: HeldCell): Text[] {
  const split = splitOf(held, cell);
  if (!split) return [];
  const main = mainPart(split);
  return held.context.catalogue.forms('cell-split-title', {
    cell: cell.name,
    main: main.label,
    gap: ref(main.value.id, 'signed'),
    total: ref(split.sum.id, 'signed'),
    others: split.parts.filter((part) => part !== main).map(({ label, value }) => `${label} ${ref(value.id, 'signed')}`),
  });
}

/** From the planned amount of the cell to the actual one. */
export function cellSplit(held: HeldStatement, cell: HeldCell): Draft | null {
  const split = splitOf(held, cell);
  if (!split) return null;
  const { catalogue } = held.context;
  const { parts, start, end, sum, first, per } = split;
  const main = mainPart(split);
  const reading = [
    catalogue.say('cell-split-order', {
      parts: parts.map(({ label, value }) => `${label} ${ref(value.id, 'signed')}`),
      sum: ref(sum.id, 'signed'),
    }),
    ...(per
      ? [
          catalogue.say('cell-split-per', {
            label: per.label,
            planned: ref(per.planned.id),
            actual: ref(per.actual.id),
            since: per.since && ref(per.since.id),
            from: per.since && cell.onset !== null ? held.stepName(cell.onset) : null,
          }),
        ]
      : []),
    catalogue.say('cell-split-count', {
      unit: first.label,
      actual: ref(first.actual.id),
      planned: ref(first.planned.id),
      percent: ref(first.percent.id),
    }),
    catalogue.say('cell-split-open', { label: main.label }),
  ];
  return pageOf(held, {
    id: 'cell-split',
    kind: 'bridge',
    worth: 0.99,
    more: `volume rate efficiency hours ${cell.line.label} ${cell.member}`,
    titles: splitTitles(held, cell),
    lead: leadOf(held),
    say: reading,
    figures: [start, end, sum],
    content: {
      start: { label: held.head, value: start.id },
      steps: parts.map(({ label, value }) => ({ label, value: value.id })),
      end: { label: catalogue.say('plan-actual'), value: end.id },
      ...(cell.line.kind === 'cost' && { good: 'down' as const }),
      reading,
    },
  });
}

/** From planned costs to actual ones by line, where there is nothing but costs. */
export function costBridge(held: HeldStatement, cell: HeldCell | null): Draft | null {
  const { context, lines, total, head } = held;
  const { catalogue } = context;
  const ordered = lines
    .filter(({ variance }) => variance.value !== 0)
    .toSorted((a, b) => Math.abs(b.variance.value) - Math.abs(a.variance.value));
  if (ordered.length === 0 || !held.costsOnly) return null;
  const shown = ordered.length > most.bridge ? ordered.slice(0, most.bridge - 1) : ordered;
  const others = [...ordered.filter((line) => !shown.includes(line)), ...held.untold];
  const spent = (fact: Known) => spentOf(held, fact);
  const rest =
    others.length > 0
      ? held.worked(
          '.spent_others',
          others.reduce((sum, { variance }) => sum - variance.value, 0),
          others.map(({ variance }) => variance),
          'spent beyond plan on the other lines',
        )
      : null;
  const suspects = cell ? suspectsOf(held, cell) : [];
  const texts = cell && cellTexts(held, cell);
  const reading = [
    ...(texts ? [texts.stood] : []),
    ...suspects.slice(0, 3).map(({ text }) => text),
    ...(texts && suspects.length < 2 ? [texts.rest] : []),
  ];
  const first = shown.slice(0, 2).map((line) => `${line.label} ${ref(spent(line.variance).id, 'signed')}`);
  return pageOf(held, {
    id: 'bridge-plan',
    kind: 'bridge',
    worth: 0.98,
    more: 'bridge driver',
    titles: [2, 1].map((count) => catalogue.say('statement-bridge-one', { causes: first.slice(0, count), basis: held.basis })),
    lead: leadOf(held),
    say: reading,
    figures: [total.planned, total.actual],
    content: {
      start: { label: head, value: spent(total.planned).id },
      steps: [
        ...shown.map(({ label, variance }) => ({ label, value: spent(variance).id })),
        ...(rest ? [{ label: catalogue.say('word-other'), value: rest.id }] : []),
      ],
      end: { label: catalogue.say('plan-actual'), value: spent(total.actual).id },
      net: spent(total.variance).id,
      good: 'down',
      reading,
    },
  });
}
