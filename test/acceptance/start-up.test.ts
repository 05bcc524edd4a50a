/** What is loaded before a command runs decides how fast help is. */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempDir } from '../helpers/temp-dir.ts';

interface Metafile {
  outputs: Record<string, { inputs: Record<string, unknown>; imports: { path: string; kind: string; external?: boolean }[] }>;
}

const root = path.resolve(import.meta.dirname, '../..');
const { sourceOf } = createRequire(import.meta.url)('../../bin/load-program.js') as { sourceOf: (file: string) => string };
const { outputs } = JSON.parse(readFileSync(path.join(root, 'dist/meta.json'), 'utf8')) as Metafile;

/** The entry and every chunk it imports without waiting to be asked. */
function loadedAtStart(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const { path: to, kind, external } of outputs[entry]!.imports) if (kind === 'import-statement' && !external) loadedAtStart(to, seen);
  return seen;
}

const chunks = [...loadedAtStart('dist/main.cjs')];
const inputs = chunks.flatMap((chunk) => Object.keys(outputs[chunk]!.inputs));

describe('the start of the program', () => {
  it('reads the metafile of the build', () => {
    expect(inputs).toContain('src/cli/main.ts');
  });

  it('loads no package but commander', () => {
    const packages = inputs
      .filter((input) => input.includes('node_modules/'))
      .map((input) => input.split('node_modules/')[1]!.split('/')[0]);
    expect([...new Set(packages)]).toEqual(['commander']);
  });

  it('imports no package from outside the bundle', () => {
    const external = chunks.flatMap((chunk) => outputs[chunk]!.imports.filter((each) => each.external && each.kind === 'import-statement'));
    const nodes = /^(node:|fs$|path$|process$|child_process$|events$|module$|stream$)/;
    expect(external.map(({ path: name }) => name).filter((name) => !nodes.test(name))).toEqual([]);
  });

  it('holds no behaviour of a command', () => {
    expect(inputs.filter((input) => /commands\/.*run\.ts|src\/(service\/local|engine\/(?!language))/.test(input))).toEqual([]);
  });
});

describe('the compiled code', () => {
  /** Runs a line of JavaScript in a process of its own, with what the program is asked. */
  function evaluate(code: string, asked: string, flags: readonly string[] = [], { cwd = root, env = process.env } = {}) {
    const { stdout, stderr } = spawnSync(process.execPath, [...flags, '-e', code, 'quarterdeck', asked], { cwd, env, encoding: 'utf8' });
    return { stdout, stderr };
  }

  /** The program as it is installed: nothing compiled comes with it. */
  function installed(): string {
    const cwd = tempDir();
    for (const part of ['bin', 'package.json']) cpSync(path.join(root, part), path.join(cwd, part), { recursive: true });
    cpSync(path.join(root, 'dist'), path.join(cwd, 'dist'), { recursive: true, filter: (from) => !/dist.(compiled|types)/.test(from) });
    return cwd;
  }

  const telling = `const vm = require('node:vm');
    vm.Script = class extends vm.Script {
      constructor(source, options) {
        super(source, options);
        if (this.cachedDataRejected !== false) console.error('compiled anew: ' + options.filename);
      }
    };
    require('./bin/quarterdeck.js');`;

  it('is taken for everything that help needs', () => {
    const { stdout, stderr } = evaluate(telling, '--help');
    expect(stdout).toContain('Usage: quarterdeck');
    expect(stderr).toBe('');
  });

  it('is that of the letters written, in whatever script they are', () => {
    const files = readdirSync(path.join(root, 'dist/chunks')).map((name) => path.join(root, 'dist/chunks', name));
    expect(files.filter((file) => sourceOf(file) !== readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('is left alone by a Node.js that runs with other flags', () => {
    const { stdout, stderr } = evaluate(telling, '--help', ['--max-lazy']);
    expect(stdout).toContain('Usage: quarterdeck');
    expect(stderr).toContain('compiled anew');
  });

  it('of an installed program is kept in the cache of its user by the first run and taken from there by the next', () => {
    const [cwd, cache] = [installed(), tempDir()];
    const env = { PATH: process.env.PATH, XDG_CACHE_HOME: cache };
    const keepsItself = 'enableCompileCache' in module;
    const first = evaluate(telling, '--help', [], { cwd, env });
    expect(first.stdout).toContain('Usage: quarterdeck');
    const kept = readdirSync(cache, { recursive: true }).filter((file) => String(file).endsWith('.bin'));
    expect(kept.length > 0).toBe(!keepsItself);
    expect(evaluate(telling, '--help', [], { cwd, env }).stderr).toBe('');
  });

  it.each([
    ['in CI', { CI: '1' }],
    ['where there is no room for it', { XDG_CACHE_HOME: '/dev/null/cache' }],
  ])('of an installed program is not kept %s', (_, env) => {
    const cwd = installed();
    const { stdout } = evaluate(telling, '--help', [], { cwd, env: { PATH: process.env.PATH, HOME: cwd, ...env } });
    expect(stdout).toContain('Usage: quarterdeck');
    expect(readdirSync(cwd).sort()).toEqual(['bin', 'dist', 'package.json']);
  });

  it('need not be there', () => {
    expect(evaluate("require('./dist/main.cjs').main('1.2.3');", '--version').stdout).toBe('1.2.3\n');
  });
});
