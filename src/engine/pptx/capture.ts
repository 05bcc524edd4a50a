/**
 * Runs PptxGenJS, its types under plain names, and takes the parts it writes before they are zipped: more than half of its time is spent
 * zipping, and its package is thrown away here. To read them back out of its package makes writing a deck more than half as long again.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import type module from 'pptxgenjs';

/** What is used of JSZip; its own types are no dependency of this project. */
interface Zip {
  file(name: string, data?: unknown, options?: unknown): unknown;
  folder(name: string): unknown;
  generateAsync(options?: unknown): Promise<unknown>;
}

const require = createRequire(import.meta.url);
// The CommonJS builds: PptxGenJS's module build is not marked as one, and both must share one copy of JSZip.
const PptxGenJS = require('pptxgenjs') as PresentationClass;
const zipPrototype = (require('jszip') as { prototype: Zip }).prototype;

const captures = new AsyncLocalStorage<Map<string, string>>();
const original = { file: zipPrototype.file, folder: zipPrototype.folder, generateAsync: zipPrototype.generateAsync };

// Outside a capture these do what they always did; the storage keeps decks that are written at the same time apart.
zipPrototype.file = function (this: Zip, ...args) {
  const parts = captures.getStore();
  const [name, data] = args;
  if (parts === undefined || data === undefined) return original.file.apply(this, args);
  // Workbooks are zips of their own; theirs are written anew.
  if (typeof data === 'string' && name.startsWith('ppt/')) parts.set(name, data);
  return this;
};
zipPrototype.folder = function (this: Zip, ...args) {
  return captures.getStore() === undefined ? original.folder.apply(this, args) : this;
};
zipPrototype.generateAsync = function (this: Zip, ...args) {
  return captures.getStore() === undefined ? original.generateAsync.apply(this, args) : Promise.resolve('');
};

/** A presentation to fill, of a size in inches. */
export function newPresentation(size: { w: number; h: number }): Presentation {
  const presentation = new PptxGenJS();
  presentation.defineLayout({ name: 'deck', width: size.w, height: size.h });
  presentation.layout = 'deck';
  return presentation;
}

/** The text parts PptxGenJS writes, by name; pictures are base64. A presentation can be captured once: writing changes its options. */
export async function captureParts(presentation: Presentation): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  await captures.run(parts, () => presentation.write({ outputType: 'nodebuffer' }));
  return parts;
}

type Presentation = module.default;
type PresentationClass = typeof module.default;
export type Slide = module.default.Slide;
export type BorderProps = module.default.BorderProps;
export type TableRows = module.default.TableRow[];
export type ShapeType = module.default.ShapeType;
export type TextProps = module.default.TextProps;
export type TextPropsOptions = module.default.TextPropsOptions;
export type ChartName = module.default.CHART_NAME;
export type ChartOptions = module.default.IChartOpts;
export type ChartMulti = module.default.IChartMulti;
