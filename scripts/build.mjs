/** Builds dist: the program and the library as one split ESM bundle, and the library's declarations. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** Small and needed at the start, so they travel inside the bundle; everything else is loaded from its own package when used. */
const bundled = ['commander', 'chalk'];

rmSync(dist, { recursive: true, force: true });

const declarations = spawn(
  process.execPath,
  [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', path.join(root, 'tsconfig.json')].concat(
    ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--rootDir', path.join(root, 'src'), '--outDir', path.join(dist, 'types')],
    ['--types', 'node'],
  ),
  { stdio: 'inherit' },
);

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: { main: 'src/cli/main.ts', index: 'src/index.ts' },
  outdir: 'dist',
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
  metafile: true,
});
writeFileSync(path.join(dist, 'meta.json'), JSON.stringify(metafile));

const [code] = await once(declarations, 'exit');
process.exitCode = code ?? 1;
