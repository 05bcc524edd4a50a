/** SVG to PNG, by resvg as WebAssembly: the same pixels on every machine. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const require = createRequire(import.meta.url);

let ready: Promise<void> | null = null;

/** Compiled once a process. */
function start(): Promise<void> {
  ready ??= readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')).then((bytes) => initWasm(bytes));
  return ready;
}

/** A PNG this many pixels wide; letters in the SVG are outlines, because no fonts are loaded. */
export async function pngOf(svg: string, width: number): Promise<Uint8Array> {
  await start();
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
  try {
    const rendered = picture.render();
    const png = rendered.asPng();
    rendered.free();
    return png;
  } finally {
    picture.free();
  }
}
