/**
 * Runs PptxGenJS, with plain names for its types, and takes the parts it writes before they are zipped: zipping is more than half of its
 * time, and its package is discarded. Reading the parts back from the package would make writing a deck half as slow again.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import type module from 'pptxgenjs';

/** The part of JSZip used here; its types are not a dependency. */
interface Zip {
  file(name: string, data?: unknown, options?: unknown): unknown;
  folder(name: string): unknown;
  generateAsync(options?: unknown): Promise<unknown>;
}

const require = createRequire(import.meta.url);
// The CommonJS builds: PptxGenJS's ES module build is not marked as one, and both must share one copy of JSZip.
const PptxGenJS = require('pptxgenjs') as PresentationClass;
const zipPrototype = (require('jszip') as { prototype: Zip }).prototype;

const captures = new AsyncLocalStorage<Map<string, string>>();
const original = { file: zipPrototype.file, folder: zipPrototype.folder, generateAsync: zipPrototype.generateAsync };

// Outside a capture these behave as usual; the async storage separates decks written at the same time.
zipPrototype.file = function (this: Zip, ...args) {
  const parts = captures.getStore();
  const [name, data] = args;
  if (parts === undefined || data === undefined) return original.file.apply(this, args);
  // Workbooks are separate zips, which we write ourselves.
  if (typeof data === 'string' && name.startsWith('ppt/')) parts.set(name, data);
  return this;
};
zipPrototype.folder = function (this: Zip, ...args) {
  return captures.getStore() === undefined ? original.folder.apply(this, args) : this;
};
zipPrototype.generateAsync = function (this: Zip, ...args) {
  return captures.getStore() === undefined ? original.generateAsync.apply(this, args) : Promise.resolve('');
};

/** An empty presentation of a size in inches. */
export function newPresentation(size: { w: number; h: number }): Presentation {
  const presentation = new PptxGenJS();
  presentation.defineLayout({ name: 'deck', width: size.w, height: size.h });
  presentation.layout = 'deck';
  return presentation;
}

/** The text parts PptxGenJS writes, by name; pictures are base64. Works once per presentation, because writing changes its options. */
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
