/** The summary of a statement: the result against its plan, what caused it, and what is asked. */
import { ref, type Text } from '../../../../../model/text.ts';
import type { ExecutiveSummaryContent } from '../../../../kinds/executive-summary.ts';
import type { Draft } from '../../draft.ts';
import { fitTitle, isLong, withoutBold } from '../../titles.ts';
import { courseOf, courseTitle } from './course.ts';
import type { HeldStatement, Line } from './held.ts';
import { adverse, causes, costOf, helpful, leadOf, lineMoved, moved, pageOf, sideOf } from './page.ts';

export function headlines(held: HeldStatement): Text[] {
  const { context, total, result: label, basis } = held;
  const { catalogue } = context;
  if (total.variance.value === 0) return [catalogue.say('statement-on', { result: label, basis, actual: ref(total.actual.id) })];
  // Costs above their plan are a result below it.
  const side = held.costsOnly ? held.side({ kind: 'cost' }, total) : sideOf(total);
  const gap = ref(total.variance.id);
  const all = causes(held).map((line) => (held.costsOnly ? `${line.label} ${ref(costOf(held, line).id, 'signed')}` : moved(line)));
  const forms = (shown: readonly string[]) => catalogue.forms('statement-headline', { result: label, gap, side, basis, causes: shown });
  return [
    ...[3, 2, 1].filter((count) => count <= all.length).flatMap((count) => forms(all.slice(0, count)).slice(0, 1)),
    forms([]).at(-1)!,
  ];
}

export function summary(held: HeldStatement, pages: readonly Draft[]): Draft {
  const { context, total, lines, basis } = held;
  const { catalogue } = context;
  const has = (id: string) => pages.some(({ slide }) => slide.id === id);
  const seen = (id: string) => (has(id) ? { slide: id } : {});
  const found = courseOf(held);
  const stop = (text: Text) => `${withoutBold(text)}${context.space === '' ? '。' : '.'}`;
  const titleOf = (id: string) => pages.find(({ slide }) => slide.id === id)?.slide.title;
  const lineOf = (line: Line) => {
    const id = `trend-line-${held.lines.indexOf(line) + 1}`;
    return { figure: ref(line.variance.id, 'signed'), text: lineMoved(held, line), ...seen(has(id) ? id : 'plan-variance') };
  };
  const [first, second] = adverse(total) ? lines.filter(adverse) : lines.filter(helpful).reverse();
  const offset = (adverse(total) ? lines.filter(helpful).reverse() : lines.filter(adverse))[0];
  const kind = held.costsOnly ? 'cost' : 'revenue';
  const outlook = titleOf('rest-of-year');
  const ratio = titleOf('cost-ratios');
  const points: ExecutiveSummaryContent['points'] = [
    {
      figure: ref(total.variance.id, 'signed'),
      text: catalogue.say('statement-result', {
        result: held.result,
        actual: held.shown({ kind }, total.actual),
        gap: ref(total.variance.id),
        side: held.side({ kind }, total),
        basis,
        planned: held.shown({ kind }, total.planned),
      }),
      ...seen(has('bridge-plan') ? 'bridge-plan' : 'plan-variance'),
    },
    ...(first ? [lineOf(first)] : []),
    ...(second && !(outlook && ratio) ? [lineOf(second)] : []),
    ...(offset ? [lineOf(offset)] : []),
    ...(outlook ? [{ text: stop(outlook), figure: ref(total.variance.id, 'signed'), slide: 'rest-of-year' }] : []),
    ...(found && has('trend-result') && !outlook
      ? [
          {
            figure: ref((found.turn?.since ?? found.worst.held.variance).id, 'signed'),
            text: stop(courseTitle(held, found)),
            slide: 'trend-result',
          },
        ]
      : []),
  ].slice(0, isLong(fitTitle(headlines(held))) && context.space !== '' ? 4 : 5);
  const asks = pages.flatMap((page) => page.asks ?? []).slice(0, 3);
  return {
    ...pageOf(held, {
      id: 'executive-summary',
      kind: 'executive-summary',
      part: 'summary',
      worth: 1,
      titles: headlines(held),
      lead: leadOf(held),
      say: points.map(({ text }) => text),
      figures: [total.variance],
      content: { points, ...(asks.length > 0 && { ask: catalogue.say('summary-ask', { heads: asks }) }) },
    }),
  };
}
