/** Builds dist: the program and the library as one split ESM bundle, and the library's declarations. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { iconSubset } from './icon-subset.mjs';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
/** Made beside and swapped in, so that a failed build leaves the one before. */
const beside = `${dist}.part-${process.pid}`;
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** Small and needed at the start, so they travel inside the bundle; everything else is loaded from its own package when used. */
const bundled = ['commander', 'chalk', 'kysely'];

process.on('exit', () => rmSync(beside, { recursive: true, force: true }));

const declarations = spawn(
  process.execPath,
  ['node_modules/typescript/bin/tsc', '-p', 'scripts/tsconfig.declarations.json', '--outDir', path.join(beside, 'types')],
  { cwd: root, stdio: 'inherit' },
);

/** Commander loads this at its start to run commands that are programs of their own; ours never are. */
const noChildProcess = {
  name: 'no-child-process',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      importer.includes('commander') ? { path: 'child_process', namespace: 'unused' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'module.exports = {};' }));
  },
};

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: { main: 'src/cli/main.ts', index: 'src/index.ts', 'render-child': 'src/service/local/render/child.ts' },
  outdir: beside,
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  minify: true,
  keepNames: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  charset: 'utf8',
  legalComments: 'none',
  external: Object.keys(dependencies)
    .filter((name) => !bundled.includes(name))
    .flatMap((name) => [name, `${name}/*`]),
  // Commander is CommonJS and asks for node's own modules by `require`.
  banner: { js: "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);" },
  plugins: [noChildProcess, iconSubset(path.join(root, 'src/engine/icons/icon-names.ts'))],
  metafile: true,
});
writeFileSync(path.join(beside, 'licenses.txt'), licences(Object.keys(metafile.inputs)));
writeFileSync(path.join(beside, 'meta.json'), JSON.stringify(metafile).replaceAll(path.basename(beside), 'dist'));

const [code] = await once(declarations, 'exit');
if (code === 0) swap();
process.exitCode = code ?? 1;

/** What the packages inside the bundle ask to travel with them. */
function licences(inputs) {
  const packages = new Set(inputs.flatMap((input) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []));
  const texts = [...packages].sort().map((name) => {
    const folder = path.join(root, 'node_modules', name);
    const { version, license, homepage } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : (homepage ?? '');
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  return texts.join('\n---\n\n');
}

function swap() {
  const before = `${dist}.before-${process.pid}`;
  if (existsSync(dist)) renameSync(dist, before);
  renameSync(beside, dist);
  rmSync(before, { recursive: true, force: true });
}
