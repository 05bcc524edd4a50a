/** Builds dist: the program and the library as one split bundle, compiled for this very Node.js, and the library's declarations. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { besideBundle, bundlePlugins } from './bundle-plugins.mjs';
import { compileAhead } from './compile-ahead.mjs';
import { licences } from './licences.mjs';
import { toCommonJs } from './to-commonjs.mjs';
import { trimDeclarations } from './trim-declarations.mjs';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
/** Made beside and swapped in, so that a failed build leaves the one before. */
const beside = `${dist}.part-${process.pid}`;

/** Read files that lie beside their code, or are made for one kind of machine; all other packages travel inside the bundle. */
const external = ['@fontsource/*', '@duckdb/node-bindings-*', '@libsql/*', '@resvg/resvg-wasm'];

process.on('exit', () => rmSync(beside, { recursive: true, force: true }));

const declarations = spawn(
  process.execPath,
  ['node_modules/typescript/bin/tsc', '-p', 'scripts/tsconfig.declarations.json', '--outDir', path.join(beside, 'types')],
  { cwd: root, stdio: 'inherit' },
);
// At once: they may be done before the bundle is.
const declared = once(declarations, 'exit');

const { metafile, outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: { main: 'src/cli/main.ts', index: 'src/index.ts', 'render-child': 'src/service/local/render/child.ts' },
  outdir: beside,
  outExtension: { '.js': '.cjs' },
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  minifyWhitespace: true,
  minifySyntax: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  define: { 'import.meta.url': '__filename' },
  // Read as bytes rather than as UTF-8, and kept in half the memory.
  charset: 'ascii',
  legalComments: 'none',
  external,
  loader: { '.b64': 'text' },
  logOverride: { 'require-resolve-not-external': 'silent' },
  plugins: bundlePlugins(root),
  metafile: true,
  write: false,
});
mkdirSync(path.join(beside, 'chunks'), { recursive: true });
for (const { path: file, text } of outputFiles) writeFileSync(file, toCommonJs(text));
for (const { name, text } of besideBundle) writeFileSync(path.join(beside, 'chunks', name), text);
writeFileSync(path.join(beside, 'index.js'), libraryEntry());
writeFileSync(path.join(beside, 'licenses.txt'), licences(root, Object.keys(metafile.inputs)));

const [code] = await declared;
if (code === 0) {
  trimDeclarations(path.join(beside, 'types'), root);
  swap();
  await compileAhead(root);
  // Last of all: its time says when a whole build was done.
  writeFileSync(path.join(dist, 'meta.json'), JSON.stringify(metafile).replaceAll(path.basename(beside), 'dist'));
}
process.exitCode = code ?? 1;

/** Names can be imported from an ES module alone, and only if they are written down. */
function libraryEntry() {
  const { exports } = Object.entries(metafile.outputs).find(([file]) => file.endsWith('/index.cjs'))[1];
  return `import library from './index.cjs';\n\nexport const { ${exports.join(', ')} } = library;\n`;
}

function swap() {
  const before = `${dist}.before-${process.pid}`;
  if (existsSync(dist)) renameSync(dist, before);
  renameSync(beside, dist);
  rmSync(before, { recursive: true, force: true });
}
