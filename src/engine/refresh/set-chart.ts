/** Updates a chart of an edited deck, or adds a new one. */
import { type DeckPackage, relationshipsPart } from '../opc/deck-package.ts';
import { child } from '../opc/read-xml.ts';
import { namespaces } from '../opc/write-xml.ts';
import { all, attribute, Edits, type Place, readPlaces } from '../opc/xml-places.ts';
import type { Parts } from '../opc/zip.ts';
import { chartStyle, fingerprint, type Written } from '../pptx/refresh/written.ts';

/** The chart with the fresh values; `redrawn` if its series changed, so that it has the fresh look. */
export function setChart(xml: string, fresh: string, marks: Written[string]): { xml: string; redrawn: boolean } {
  const edits = new Edits(xml);
  const [old, now] = [plotOf(xml), plotOf(fresh)];
  if (!old || !now) return { xml, redrawn: false };
  const drawn = (plot: Place) => plot.children.filter(({ name }) => name.endsWith('Chart'));
  const groups = (plot: Place) => drawn(plot).filter((group) => seriesOf(group).length > 0);
  const signature = (plot: Place) => groups(plot).map((group) => `${group.name} ${seriesOf(group).length}`);
  if (signature(old).join() !== signature(now).join()) {
    edits.replace(old.start, old.end, fresh.slice(now.start, now.end));
    return { xml: edits.done(), redrawn: true };
  }
  const ours = fingerprint(chartStyle(xml)) === marks[1];
  for (const [index, group] of groups(old).entries()) {
    const series = seriesOf(groups(now)[index]!);
    for (const [at, each] of seriesOf(group).entries()) setSeries(edits, each, fresh, series[at]!, ours);
    setGuides(edits, group, fresh, groups(now)[index]!);
  }
  for (const group of drawn(old)) if (seriesOf(group).length === 0) edits.replace(group.start, group.end, '');
  const end = groups(old).at(-1)?.end;
  const added = drawn(now).filter((group) => seriesOf(group).length === 0);
  if (end !== undefined && added.length > 0) edits.replace(end, end, added.map((group) => fresh.slice(group.start, group.end)).join(''));
  if (ours) setAxis(edits, old, fresh, now);
  return { xml: edits.done(), redrawn: false };
}

function plotOf(xml: string): Place | undefined {
  return child(readPlaces(xml), 'c:chartSpace', 'c:chart', 'c:plotArea');
}

const allSeriesOf = (group: Place) => group.children.filter(({ name }) => name === 'c:ser');
/** A line whose error bars hold their own lengths, which people seldom give theirs, is a bracket over two columns; a quarter has one where its title tells of that change. */
const isGuide = (series: Place) => child(series, 'c:errBars', 'c:minus', 'c:numLit') !== undefined;
const seriesOf = (group: Place) => allSeriesOf(group).filter((series) => !isGuide(series));

/** The brackets of the fresh chart in the place of those before. */
function setGuides(edits: Edits, old: Place, fresh: string, now: Place): void {
  for (const guide of allSeriesOf(old).filter(isGuide)) edits.replace(guide.start, guide.end, '');
  const end = seriesOf(old).at(-1)!.end;
  const guides = allSeriesOf(now).filter(isGuide);
  if (guides.length > 0) edits.replace(end, end, guides.map(({ start, end }) => fresh.slice(start, end)).join(''));
}

function setSeries(edits: Edits, old: Place, fresh: string, now: Place, ours: boolean): void {
  for (const name of ['c:tx', 'c:cat', 'c:val', 'c:xVal', 'c:yVal', 'c:bubbleSize']) {
    const [from, to] = [child(now, name), child(old, name)];
    if (from && to) edits.replace(to.start, to.end, fresh.slice(from.start, from.end));
  }
  setPoints(edits, old, fresh, now);
  setLabels(edits, old, fresh, now, ours);
}

/** Updates the indexes of highlighted points: the marked one, and those of partial periods. */
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

/** Updates custom labels; if the custom ones are now elsewhere, takes all labels from the fresh chart. */
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

/** Updates the ends of the value axes and their number format. */
function setAxis(edits: Edits, old: Place, fresh: string, now: Place): void {
  const axes = (plot: Place) => plot.children.filter(({ name }) => name === 'c:valAx');
  const written = axes(now);
  for (const [index, axis] of axes(old).entries())
    for (const name of ['c:scaling', 'c:numFmt']) {
      const [to, from] = [child(axis, name), child(written[index], name)];
      if (to && from) edits.replace(to.start, to.end, fresh.slice(from.start, from.end));
    }
}

type Content = string | Buffer;

/** Pending changes over the parts that were read. */
export class Package {
  readonly #parts: Parts;
  readonly #changed = new Map<string, Content>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get(part: string): Buffer | undefined {
    const changed = this.#changed.get(part);
    return changed === undefined ? this.#parts.get(part) : Buffer.from(changed);
  }

  /** Setting identical content is not a change. */
  set(part: string, content: Content): void {
    if (this.get(part)?.equals(Buffer.from(content)) !== true) this.#changed.set(part, content);
  }

  get untouched(): boolean {
    return this.#changed.size === 0;
  }

  all(): Map<string, Content> {
    return new Map([...this.#parts, ...this.#changed]);
  }

  /** `ppt/charts/chart7.xml`, where 7 is the first unused number. */
  free(name: (number: number) => string): string {
    for (let number = 1; ; number++) if (this.get(name(number)) === undefined) return name(number);
  }
}

/** Adds the chart and its workbook; returns its relationship ID on the slide. */
export function addChart(target: Package, slide: string, fresh: Parts, freshPkg: DeckPackage, freshChart: string): string {
  const book = freshPkg.relationships(freshChart).find(({ type }) => type === 'package')!.target;
  const chartPart = target.free((number) => `ppt/charts/chart${number}.xml`);
  const bookPart = target.free((number) => `ppt/embeddings/Microsoft_Excel_Worksheet${number}.xlsx`);
  target.set(chartPart, fresh.get(freshChart)!);
  target.set(bookPart, fresh.get(book)!);
  target.set(
    relationshipsPart(chartPart),
    fresh
      .get(relationshipsPart(freshChart))!
      .toString('utf8')
      .replace(/Target="[^"]*\.xlsx"/, `Target="../embeddings/${bookPart.split('/').at(-1)}"`),
  );
  declare(target, chartPart);
  return relate(target, slide, `../charts/${chartPart.split('/').at(-1)}`);
}

function declare(target: Package, chart: string): void {
  let types = target.get('[Content_Types].xml')!.toString('utf8');
  if (!/<Default\b[^<>]*Extension="xlsx"/i.test(types))
    types = types.replace(
      /(<Types\b[^<>]*>)/,
      '$1<Default Extension="xlsx" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"/>',
    );
  const override = `<Override PartName="/${chart}" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/>`;
  target.set('[Content_Types].xml', types.replace('</Types>', `${override}</Types>`));
}

function relate(target: Package, slide: string, to: string): string {
  const part = relationshipsPart(slide);
  const xml = target.get(part)!.toString('utf8');
  const numbers = [...xml.matchAll(/\bId="rId(\d+)"/g)].map((match) => Number(match[1]));
  const id = `rId${Math.max(0, ...numbers) + 1}`;
  target.set(
    part,
    xml.replace('</Relationships>', `<Relationship Id="${id}" Type="${namespaces.r}/chart" Target="${to}"/></Relationships>`),
  );
  return id;
}
