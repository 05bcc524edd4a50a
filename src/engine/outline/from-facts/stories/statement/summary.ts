/** The summary of a statement: the result against its plan, what caused it, and what is asked. */
import { ref, type Text } from '../../../../../model/text.ts';
import type { Known } from '../../../../insight/evidence.ts';
import type { ExecutiveSummaryContent } from '../../../../kinds/executive-summary.ts';
import type { Draft } from '../../draft.ts';
import { fitTitle, isLong, withoutBold } from '../../titles.ts';
import { linesOf, proofOfStatement, type StatementAnswer, statementAnswers } from './answers.ts';
import { causeTexts, commentsOf } from './causes.ts';
import { courseOf, courseTitle } from './course.ts';
import { detailOf, detailTitles } from './detail.ts';
import type { Held, HeldStatement, Line } from './held.ts';
import { marginsOf, marginTitles } from './margins.ts';
import { isOffset, offsetOf, offsetTitles } from './offset.ts';
import { type OneOff, oneOffsOf, oneOffTitles } from './one-offs.ts';
import { adverse, helpful, leadOf, lineMoved, pageOf, secondText, sideOf } from './page.ts';
import { outlookOf, restAtPace } from './rest-of-year.ts';

/** Lines of all sentences, where some are answers. */
const mostLines = 7;
const fewest = 3;

export function headlines(held: HeldStatement): Text[] {
  const { context, total, result: label, basis } = held;
  const { catalogue } = context;
  if (total.variance.value === 0) return [catalogue.say('statement-on', { result: label, basis, actual: ref(total.actual.id) })];
  // Costs above their plan are a result below it.
  const side = held.costsOnly ? held.side({ kind: 'cost' }, total) : sideOf(total);
  const gap = ref(total.variance.id);
  const all = causeTexts(held);
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
    const text = [lineMoved(held, line), ...commentsOf(held, line).slice(0, 1)].join(context.space);
    return { figure: ref(line.variance.id, 'signed'), text, ...seen(has(id) ? id : 'plan-variance') };
  };
  const oneOffPoint = (found: OneOff) => {
    const id = `trend-line-${held.lines.indexOf(found.line) + 1}`;
    const [text] = oneOffTitles(held, found);
    return { figure: ref(found.size.id, 'signed'), text: stop(text!), ...seen(has(id) ? id : 'plan-variance') };
  };
  const net = held.costsOnly ? null : offsetOf(held);
  const apart = lines.filter((line) => net === null || !isOffset(held, line));
  const along = adverse(total) ? apart.filter(adverse) : apart.filter(helpful).reverse();
  const [first, second] = net ? [null, along[0]] : along;
  const offset = (adverse(total) ? apart.filter(helpful).reverse() : apart.filter(adverse))[0];
  const detail = detailOf(held);
  const pace = restAtPace(held);
  const kind = held.costsOnly ? 'cost' : 'revenue';
  const outlook = titleOf('rest-of-year');
  const answers = statementAnswers(held);
  const isAnswered = (about: StatementAnswer['about']) => answers.some((answer) => answer.about === about);
  const [oneOff] = oneOffsOf(held).filter(({ latest }) => !latest);
  const margin = marginsOf(held);
  type Point = ExecutiveSummaryContent['points'][number];
  const resultOf = (of: Held) => ({
    result: held.result,
    actual: held.shown({ kind }, of.actual),
    gap: ref(of.variance.id),
    side: held.side({ kind }, of),
    basis,
    planned: held.shown({ kind }, of.planned),
  });
  const toDate = yearToDate(held);
  // Below a title of two lines there is room for one point less.
  const isNarrow = isLong(fitTitle(headlines(held))) && context.space !== '';
  const own: (Point | null)[] = [
    isAnswered('result')
      ? null
      : {
          figure: ref(total.variance.id, 'signed'),
          text: [
            catalogue.say('statement-result', resultOf(total)),
            ...(isNarrow && held.second ? [secondText(held, held.second)] : []),
          ].join(context.space),
          ...seen(has('bridge-plan') ? 'bridge-plan' : 'plan-variance'),
        },
    toDate && { figure: ref(toDate.variance.id, 'signed'), text: catalogue.say('statement-year-to-date', resultOf(toDate)) },
    first && !isAnswered('line') ? lineOf(first) : null,
    net && !isAnswered('line')
      ? {
          figure: ref(net.net.variance.id, 'signed'),
          text: stop(offsetTitles(held, net)[0]!),
          ...seen(has('offset') ? 'offset' : 'plan-variance'),
        }
      : null,
    detail && has('detail') && !isAnswered('line')
      ? { figure: ref(detail.price.id, 'signed'), text: stop(detailTitles(held, detail)[0]!), slide: 'detail' }
      : null,
    oneOff && !isAnswered('one-off') ? oneOffPoint(oneOff) : null,
    outlook && !isAnswered('outlook')
      ? { text: stop(outlook), figure: ref(outlookFigure(held).id, 'signed'), slide: 'rest-of-year' }
      : null,
    pace && !isAnswered('outlook') ? { text: stop(pace.text), figure: ref(pace.rest.id, 'signed'), ...seen('trend-result') } : null,
    held.second && !isNarrow && !isAnswered('last-year')
      ? { text: secondText(held, held.second), figure: ref(held.second.total.variance.id, 'signed'), ...seen('plan-variance') }
      : null,
    margin && has('margins') && !isAnswered('margin')
      ? { text: stop(marginTitles(held, margin)[0]!), figure: ref(margin.whole.effect.id, 'label'), slide: 'margins' }
      : null,
    second && second !== oneOff?.line && !isAnswered('result') ? lineOf(second) : null,
    offset ? lineOf(offset) : null,
    ...(found && has('trend-result') && !outlook
      ? [
          {
            figure: ref((found.turn?.since ?? found.worst.held.variance).id, 'signed'),
            text: stop(courseTitle(held, found)),
            slide: 'trend-result',
          },
        ]
      : []),
  ];
  const answered = answers.map(({ sentences, figure, ...answer }): Point => {
    const slide = proofOfStatement({ sentences, ...answer }, pages);
    return { text: sentences.join(context.space), ...(figure && { figure }), ...(slide && { slide }) };
  });
  const isSaid = (text: Text) => answers.some(({ sentences }) => sentences.includes(text));
  const most = isNarrow ? 4 : 5;
  const points = [...answered];
  for (const point of own) {
    const lines = [...points, ...(point ? [point] : [])].reduce((sum, { text }) => sum + linesOf(held, text), 0);
    const fits = points.length < most && (answers.length === 0 || points.length < fewest || lines <= mostLines - (5 - most));
    if (point && !isSaid(point.text) && fits) points.push(point);
  }
  const asks = pages.flatMap((page) => page.asks ?? []).slice(0, 3);
  return {
    ...pageOf(held, {
      id: 'executive-summary',
      kind: 'executive-summary',
      part: 'summary',
      worth: 1,
      titles: answers[0] && answers[0].titles.length > 0 ? answers[0].titles : headlines(held),
      lead: leadOf(held),
      say: points.map(({ text }) => text),
      figures: [total.variance],
      content: { points, ...(asks.length > 0 && { ask: catalogue.say('summary-ask', { heads: asks }) }) },
    }),
  };
}

/** The result since the year began, where that is more than the period. */
function yearToDate(held: HeldStatement): Held | null {
  const { evidence } = held.context;
  const [actual, planned] = [evidence.get('statement_result.ytd', 0), evidence.get('statement_result.ytd_target', 0)];
  if (!actual || !planned) return null;
  return {
    actual,
    planned,
    percent: null,
    variance: held.worked('.ytd_variance', actual.value - planned.value, [actual, planned], 'year to date, less its plan'),
  };
}

/** What stands beside the outlook in a summary: how far off the year ends, where that is known. */
function outlookFigure(held: HeldStatement): Known {
  const found = outlookOf(held);
  return found?.forecast?.gap ?? found?.paced?.gap ?? held.total.variance;
}
