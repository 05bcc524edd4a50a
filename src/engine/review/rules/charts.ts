/** Charts: what misleads, what clutters, and what does not add up. */
import { all } from '../../../languages/all.ts';
import { quoted, type Reviewing } from '../finding.ts';
import { type Axis, type Chart, type ForeignDeck, type Page, type Plot, type Series, type Shape, seen } from '../page.ts';
import { titleOf } from './titles.ts';

const most = { parts: 6, series: 6, gridlines: 4 };
const round = new Set(['pie', 'doughnut', 'ofPie']);

export function checkCharts(deck: ForeignDeck, { report }: Reviewing): void {
  for (const page of deck.pages) {
    const charts = seen(page).filter((shape) => shape.chart !== null);
    for (const shape of charts) {
      const say = (rule: Parameters<typeof report>[0], message: string) =>
        report(rule, { page, shape }, `The chart ${quoted(shape.name)} ${message}.`);
      checkForm(shape.chart!, say);
      checkAxes(shape.chart!, say);
      checkLabels(shape, say);
      for (const plot of shape.chart!.plots) checkWhole(plot, say);
    }
    if (charts.length === 1) checkTitle(page, charts[0]!, report);
  }
}

type Say = (rule: Parameters<Reviewing['report']>[0], message: string) => void;

function checkForm({ plots, threeD, legend, title }: Chart, say: Say): void {
  const series = plots.flatMap((plot) => plot.series);
  if (threeD) say('chart-3d', 'is drawn in three dimensions');
  for (const plot of plots) {
    const parts = Math.max(0, ...plot.series.map(({ values }) => values.filter((value) => value !== null && value !== 0).length));
    if (round.has(plot.type) && parts > most.parts)
      say('pie-parts', `has ${parts} parts; ${most.parts} are the most that can be told apart`);
  }
  if (legend && series.length === 1 && !plots.some(({ type }) => round.has(type)))
    say('one-series-legend', 'has a legend for its one series');
  const crowded = plots.find((plot) => plot.series.length > most.series && ['bar', 'line'].includes(plot.type));
  if (crowded) say('many-series', `has ${crowded.series.length} series; ${most.series} are the most that can be told apart`);
  if (
    title !== null &&
    /^(?:chart title|diagrammtitel|titre du graphique|título del gráfico|título do gráfico|titolo del grafico|グラフ タイトル|图表标题|عنوان المخطط)$/i.test(
      title.trim(),
    )
  )
    say('chart-default-title', `has the title ${quoted(title)}`);
}

function checkAxes({ plots, axes }: Chart, say: Say): void {
  const values = axes.filter(({ kind }) => kind === 'value');
  for (const plot of plots) {
    if (plot.type !== 'bar' && plot.type !== 'area') continue;
    const axis = values.find(({ id }) => plot.axisIds.includes(id));
    const numbers = plot.series.flatMap((series) => series.values.filter((value) => value !== null));
    if (!axis || axis.log || numbers.length === 0) continue;
    if (axis.min !== null && axis.min > 0 && numbers.every((value) => value >= 0))
      say('bars-not-from-zero', `has bars from ${axis.min}, not from 0`);
    else if (axis.max !== null && axis.max < 0) say('bars-not-from-zero', `has bars from ${axis.max}, not from 0`);
  }
  const scatter = plots.every(({ type }) => type === 'scatter' || type === 'bubble');
  const shown = scatter ? [] : values.filter(({ hidden }) => !hidden);
  if (shown.length > 1 && shown.some(({ title }) => !title)) say('second-axis', 'has two value axes, not both with a title');
  for (const axis of values) {
    const lines = axis.gridlines ? gridlinesOf(axis, plots) : 0;
    if (axis.minorGridlines) say('many-gridlines', `has minor gridlines between its gridlines; ${most.gridlines} lines are enough`);
    else if (lines > most.gridlines) say('many-gridlines', `has ${lines} gridlines; ${most.gridlines} are enough`);
  }
}

/** As written, or as a program would choose them; the base does not count. */
function gridlinesOf({ min, max, step }: Axis, plots: readonly Plot[]): number {
  const numbers = plots.flatMap(({ series }) => series.flatMap(({ values }) => values.filter((value) => value !== null)));
  const [low, high] = [min ?? Math.min(0, ...numbers), max ?? Math.max(0, ...numbers)];
  if (step !== null && step > 0) return Math.floor((high - low) / step + 1e-9);
  if (max === null || min === null) return 0;
  return 0;
}

/** Widest part of an inch that a letter takes for each point of size. */
const letter = 0.55 / 72;

function checkLabels({ chart, own }: Shape, say: Say): void {
  const size = Math.max(8, Math.min(...chart!.sizes, 12));
  for (const plot of chart!.plots) {
    if (plot.type !== 'bar' && plot.type !== 'line') continue;
    const points = Math.max(0, ...plot.series.map(({ values }) => values.length));
    const across = plot.direction !== 'bar';
    const room = (across ? own.w : own.h) * 0.85;
    const labelled = plot.series.filter(({ labels }) => labels);
    const inRow = plot.type === 'bar' && plot.grouping === 'clustered' ? labelled.length : Math.min(1, labelled.length);
    const wide = Math.max(0, ...labelled.map(labelLength)) * size * letter;
    const needed = points * inRow * (across ? wide : (size * 1.2) / 72);
    if (needed > room * 1.15)
      say('dense-labels', `has ${points * inRow} labels, which take ${needed.toFixed(1)} in where there are ${room.toFixed(1)}`);
  }
}

/** Letters of its longest value, in the digits of its format. */
function labelLength({ values, format }: Series): number {
  const decimals = /\.(0+)/.exec(format)?.[1]?.length ?? (format === '' || /general/i.test(format) ? null : 0);
  const scale = /,,/.test(format) ? 1e6 : /0,(?!\d|#)/.test(format) ? 1e3 : 1;
  const texts = values.map((value) => {
    if (value === null) return '';
    const shown = (format.includes('%') ? value * 100 : value) / scale;
    return decimals === null ? String(Number(shown.toPrecision(10))) : shown.toFixed(Math.min(6, decimals));
  });
  return Math.max(0, ...texts.map(({ length }) => length)) + (/[%$€£"]/.test(format) ? 1 : 0);
}

/** Shares of a whole, as percent or as fractions. */
function checkWhole({ type, series }: Plot, say: Say): void {
  if (!round.has(type)) return;
  for (const { values, format } of series) {
    const numbers = values.filter((value) => value !== null);
    if (numbers.some((value) => value < 0)) say('parts-not-whole', 'has a negative part, which a pie cannot show');
    const sum = numbers.reduce((total, value) => total + value, 0);
    const whole = format.includes('%') ? 1 : 100;
    // Amounts are not shares; sums near the whole are meant as one.
    if (numbers.length < 2 || Math.abs(sum / whole - 1) > 0.15 || (whole === 100 && numbers.some((value) => value > 100))) continue;
    const off = Math.abs(sum - whole) / whole;
    if (off > 0.0051 * Math.max(1, numbers.length / 4))
      say('parts-not-whole', `has parts that add to ${Number(((sum / whole) * 100).toFixed(1))}%`);
  }
}

const movesOf = (which: 'up' | 'down') =>
  new RegExp(
    Object.values(all)
      .map(({ signs }) => signs.moves[which])
      .map((words) => (/[a-z]/.test(words) ? `(?<!\\p{L})(?:${words})(?!\\p{L})` : words))
      .join('|'),
    'iu',
  );
const [up, down] = [movesOf('up'), movesOf('down')];

/** One series over time, and a title that says the reverse of it: both from the first and from the last but one. */
function checkTitle(page: Page, shape: Shape, report: Reviewing['report']): void {
  const title = titleOf(page);
  const says = up.test(title) === down.test(title) ? 0 : up.test(title) ? 1 : -1;
  const series = shape.chart!.plots.flatMap((plot) =>
    ['line', 'area'].includes(plot.type) || plot.direction === 'col' ? plot.series : [],
  );
  const [only] = series;
  if (says === 0 || series.length !== 1 || !only || !only.categories.every((name) => /\d/.test(name))) return;
  const values = only.values.filter((value) => value !== null);
  if (values.length < 3) return;
  const [first, before, last] = [values[0]!, values.at(-2)!, values.at(-1)!];
  const grew = Math.sign(last - first);
  if (grew === Math.sign(last - before) && grew === -says && Math.abs(last - first) > 0.05 * Math.abs(first))
    report(
      'title-against-chart',
      { page, shape },
      `The title says ${quoted(title)}; ${quoted(only.name || shape.name)} goes from ${first} to ${last}.`,
    );
}
