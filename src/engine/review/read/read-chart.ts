/** A native chart: what it draws, from its caches. */
import { isTrue } from '../../brand/template/inspect/shapes.ts';
import { colorIn } from '../../brand/template/inspect/theme.ts';
import { all, child, type XmlNode } from '../../opc/read-xml.ts';
import type { Axis, Chart, Plot, Series } from '../page.ts';
import type { ShapeContext } from './read-shape.ts';

const val = (node: XmlNode | undefined, ...path: string[]) => child(node, ...path)?.attributes.val;
/** An element that is there without a value says yes. */
const says = (node: XmlNode | undefined) => node !== undefined && (node.attributes.val === undefined || isTrue(node.attributes.val));
const number = (text: string | undefined) =>
  text === undefined || text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text);

/** More points than this no chart shows; a hostile count must not fill the memory. */
const mostPoints = 10_000;

export function readChart(reference: XmlNode | undefined, { pkg, part, tree, inheritance }: ShapeContext): Chart | null {
  const id = reference?.attributes['r:id'];
  if (id === undefined) return null;
  const target = pkg.relationships(part).find((relationship) => relationship.id === id)?.target;
  const root = target === undefined ? null : tree(target);
  const chart = child(root ?? undefined, 'c:chart');
  const area = child(chart, 'c:plotArea');
  if (!target || !root || !area) return null;
  const plots = area.children.filter(({ name }) => /^c:\w+Chart$/.test(name));
  return {
    part: target,
    plots: plots.map((plot) => readPlot(plot, inheritance.named)),
    axes: area.children.filter(({ name }) => /^c:(cat|val|date|ser)Ax$/.test(name)).map(readAxis),
    legend: child(chart, 'c:legend') !== undefined,
    title: titleOf(child(chart, 'c:title')),
    threeD: child(chart, 'c:view3D') !== undefined || plots.some(({ name }) => /3DChart$/.test(name)),
    sizes: all(root, 'a:defRPr')
      .concat(all(root, 'a:rPr'))
      .flatMap(({ attributes }) => number(attributes.sz) ?? [])
      .map((size) => size / 100),
    root,
  };
}

function titleOf(title: XmlNode | undefined): string | null {
  if (!title) return null;
  return all(title, 'a:t')
    .map(({ text }) => text)
    .join('');
}

function readPlot(plot: XmlNode, named: ShapeContext['inheritance']['named']): Plot {
  const labelled = (node: XmlNode | undefined) => {
    const labels = child(node, 'c:dLbls');
    if (!labels || says(child(labels, 'c:delete'))) return undefined;
    const shows = (of: XmlNode) => ['c:showVal', 'c:showPercent'].some((name) => says(child(of, name)));
    // A few points labelled by hand are few labels.
    return shows(labels);
  };
  const ofAll = labelled(plot) ?? false;
  return {
    type: plot.name.slice(2, -5).replace(/3D$/, ''),
    direction: val(plot, 'c:barDir') ?? null,
    grouping: val(plot, 'c:grouping') ?? 'standard',
    series: plot.children.filter(({ name }) => name === 'c:ser').map((node) => readSeries(node, labelled(node) ?? ofAll, named)),
    axisIds: plot.children.filter(({ name }) => name === 'c:axId').map(({ attributes }) => attributes.val ?? ''),
    gap: number(val(plot, 'c:gapWidth')),
    overlap: number(val(plot, 'c:overlap')) ?? 0,
  };
}

function readSeries(node: XmlNode, labels: boolean, named: ShapeContext['inheritance']['named']): Series {
  const values = child(node, 'c:val') ?? child(node, 'c:yVal');
  const fill = child(node, 'c:spPr', 'a:solidFill') ?? child(node, 'c:spPr', 'a:ln', 'a:solidFill');
  return {
    name: points(child(node, 'c:tx')).join(' '),
    categories: points(child(node, 'c:cat') ?? child(node, 'c:xVal')).map((text) => text ?? ''),
    values: points(values).map((text) => number(text)),
    labels,
    format: values ? (all(values, 'c:formatCode')[0]?.text ?? '') : '',
    fill: colorIn(fill, named)?.hex ?? null,
  };
}

/** By their index; undefined where one is missing. */
function points(holder: XmlNode | undefined): (string | undefined)[] {
  if (!holder) return [];
  const cache = holder.children.flatMap((each) =>
    /Lit$/.test(each.name) ? [each] : each.children.filter(({ name }) => /Cache$/.test(name)),
  )[0];
  if (!cache) {
    const own = child(holder, 'c:v')?.text;
    return own === undefined ? [] : [own];
  }
  // Of several levels of names the first is the innermost.
  const level = child(cache, 'c:lvl') ?? cache;
  const count = Math.min(mostPoints, Number(val(cache, 'c:ptCount')) || 0);
  const found = Array.from<string | undefined>({ length: count });
  for (const point of level.children)
    if (point.name === 'c:pt' && Number(point.attributes.idx) < count) found[Number(point.attributes.idx)] = child(point, 'c:v')?.text;
  return found;
}

function readAxis(node: XmlNode): Axis {
  return {
    id: val(node, 'c:axId') ?? '',
    kind: node.name === 'c:valAx' ? 'value' : 'category',
    hidden: says(child(node, 'c:delete')),
    min: number(val(node, 'c:scaling', 'c:min')),
    max: number(val(node, 'c:scaling', 'c:max')),
    step: number(val(node, 'c:majorUnit')),
    gridlines: child(node, 'c:majorGridlines') !== undefined,
    minorGridlines: child(node, 'c:minorGridlines') !== undefined,
    title: child(node, 'c:title') !== undefined,
    position: val(node, 'c:axPos') ?? '',
    log: child(node, 'c:scaling', 'c:logBase') !== undefined,
  };
}
