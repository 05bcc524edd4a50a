/** New values for a chart: its caches, labels and axis; the looks a person gave its series stay. */

import { all, attribute, child, Edits, type Place, readPlaces } from '../opc/xml-places.ts';
import { chartStyle, fingerprint, type Written } from '../pptx/refresh/written.ts';

/** The chart with the fresh one's values; `redrawn` when it has other series than before and its looks are the fresh one's. */
export function setChart(xml: string, fresh: string, marks: Written[string]): { xml: string; redrawn: boolean } {
  const edits = new Edits(xml);
  const [old, now] = [plotOf(xml), plotOf(fresh)];
  if (!old || !now) return { xml, redrawn: false };
  const groups = (plot: Place) => plot.children.filter(({ name }) => name.endsWith('Chart'));
  const signature = (plot: Place) => groups(plot).map((group) => `${group.name} ${seriesOf(group).length}`);
  if (signature(old).join() !== signature(now).join()) {
    edits.replace(old.start, old.end, fresh.slice(now.start, now.end));
    return { xml: edits.done(), redrawn: true };
  }
  const ours = fingerprint(chartStyle(xml)) === marks[1];
  for (const [index, group] of groups(old).entries()) {
    const series = seriesOf(groups(now)[index]!);
    for (const [at, each] of seriesOf(group).entries()) setSeries(edits, each, fresh, series[at]!, ours);
  }
  if (ours) setAxis(edits, old, fresh, now);
  return { xml: edits.done(), redrawn: false };
}

function plotOf(xml: string): Place | undefined {
  return child(readPlaces(xml), 'c:chartSpace', 'c:chart', 'c:plotArea');
}

const seriesOf = (group: Place) => group.children.filter(({ name }) => name === 'c:ser');

function setSeries(edits: Edits, old: Place, fresh: string, now: Place, ours: boolean): void {
  for (const name of ['c:tx', 'c:cat', 'c:val', 'c:xVal', 'c:yVal', 'c:bubbleSize']) {
    const [from, to] = [child(now, name), child(old, name)];
    if (from && to) edits.replace(to.start, to.end, fresh.slice(from.start, from.end));
  }
  setPoints(edits, old, fresh, now);
  setLabels(edits, old, fresh, now, ours);
}

/** Points that stand out do so by index: the marked one, and those of parts of a period. */
function setPoints(edits: Edits, old: Place, fresh: string, now: Place): void {
  const points = (series: Place) => series.children.filter(({ name }) => name === 'c:dPt');
  const indexes = (series: Place) =>
    points(series)
      .map((point) => attribute(child(point, 'c:idx')!, 'val'))
      .join();
  if (indexes(old) === indexes(now)) return;
  const written = points(now)
    .map(({ start, end }) => fresh.slice(start, end))
    .join('');
  const theirs = points(old);
  for (const point of theirs.slice(1)) edits.replace(point.start, point.end, '');
  const before = theirs[0] ?? child(old, 'c:dLbls') ?? child(old, 'c:cat') ?? child(old, 'c:val') ?? child(old, 'c:xVal');
  if (before) edits.replace(before.start, theirs[0] ? before.end : before.start, written);
}

/** Labels with words of their own are reworded; where others have them now, all are the fresh ones. */
function setLabels(edits: Edits, old: Place, fresh: string, now: Place, ours: boolean): void {
  const [theirs, labels] = [child(old, 'c:dLbls'), child(now, 'c:dLbls')];
  if (!theirs || !labels) return;
  const single = (place: Place) => place.children.filter(({ name }) => name === 'c:dLbl');
  const indexes = (place: Place) =>
    single(place)
      .map((label) => attribute(child(label, 'c:idx')!, 'val'))
      .join();
  if (indexes(theirs) !== indexes(labels)) {
    edits.replace(theirs.start, theirs.end, fresh.slice(labels.start, labels.end));
    return;
  }
  for (const [index, label] of single(theirs).entries()) {
    const [texts, words] = [all(label, 'a:t'), all(single(labels)[index]!, 'a:t')];
    for (const [at, text] of texts.entries()) edits.fill(text, at === 0 && words[0] ? fresh.slice(words[0].from, words[0].to) : '');
  }
  if (!ours) return;
  const formats = (place: Place) => all(place, 'c:numFmt');
  const format = formats(labels)[0];
  if (format)
    for (const each of formats(theirs))
      if (each.attributes !== format.attributes) edits.replace(each.start, each.end, fresh.slice(format.start, format.end));
}

/** The ends of the axes of values, and how they are written. */
function setAxis(edits: Edits, old: Place, fresh: string, now: Place): void {
  const axes = (plot: Place) => plot.children.filter(({ name }) => name === 'c:valAx');
  const written = axes(now);
  for (const [index, axis] of axes(old).entries())
    for (const name of ['c:scaling', 'c:numFmt']) {
      const [to, from] = [child(axis, name), child(written[index], name)];
      if (to && from) edits.replace(to.start, to.end, fresh.slice(from.start, from.end));
    }
}
