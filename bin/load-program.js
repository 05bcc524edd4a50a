/**
 * Loads the built program with its code compiled, as compiling is most of the time that loading takes. A checkout compiles typical runs when it is
 * built; elsewhere what a run has loaded is kept in the user's cache at its end. Compiled code fits one build of Node.js; newer ones keep it themselves.
 */
'use strict';
const { isAscii } = require('node:buffer');
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const module_ = require('node:module');
const os = require('node:os');
const path = require('node:path');
const vm = require('node:vm');

const dist = path.join(__dirname, '..', 'dist');
const node = `${process.version}-${process.arch}`;

/** Where a build keeps compiled code. */
const compiled = path.join(dist, 'compiled', node);

/** @param {Map<string, vm.Script>} [scripts] Is filled with what was loaded, by the name of its file. */
function loadProgram(scripts) {
  const built = scripts !== undefined || existsSync(compiled);
  // In CI a cold cache costs more than it gives.
  if (!built && (process.env.CI || module_.enableCompileCache)) return require('../dist/main.cjs');
  const kept = built ? compiled : cacheFolder();
  const unkept = scripts ?? new Map();
  if (!built) process.once('exit', () => keepCompiled(unkept, kept));
  const loaded = new Map();
  const load = (name) => {
    const known = loaded.get(name);
    if (known) return known.exports;
    const own = { exports: {} };
    loaded.set(name, own);
    const file = path.join(dist, name === 'main.cjs' ? name : `chunks/${name}`);
    const { script, wasKept } = compile(file, path.join(kept, `${name}.bin`));
    if (scripts || !wasKept) unkept.set(name, script);
    script.runInThisContext()(own, inner, file);
    return own.exports;
  };
  const inner = (asked) => (asked.startsWith('.') ? load(path.basename(asked)) : require(asked));
  inner.resolve = require.resolve;
  return load('main.cjs');
}

function compile(file, kept) {
  const cachedData = existsSync(kept) ? readFileSync(kept) : undefined;
  const script = new vm.Script(`(function(module,require,__filename){${sourceOf(file)}\n})`, { filename: file, cachedData });
  return { script, wasKept: script.cachedDataRejected === false };
}

/** What is compiled of a file. Nearly all of the bundle is ASCII, which takes half the memory; patterns are left as they were written, be it in Arabic or Chinese. */
function sourceOf(file) {
  const bytes = readFileSync(file);
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
}

/** Of the user, for this very program: the names of its parts, which follow from what they hold, stand in its main file. */
function cacheFolder() {
  const { HOME = os.homedir(), LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  const caches = XDG_CACHE_HOME || (process.platform === 'win32' && LOCALAPPDATA) || path.join(HOME, '.cache');
  const program = createHash('sha256')
    .update(readFileSync(path.join(dist, 'main.cjs')))
    .digest('hex')
    .slice(0, 16);
  return path.join(caches, 'quarterdeck', 'compiled', `${program}-${node}`);
}

/** Whatever stands in the way of it costs time, and nothing else. */
function keepCompiled(scripts, folder) {
  if (scripts.size === 0) return;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const [name, script] of scripts) {
      const beside = path.join(folder, `${name}.part-${process.pid}`);
      writeFileSync(beside, script.createCachedData(), { mode: 0o600 });
      renameSync(beside, path.join(folder, `${name}.bin`));
    }
  } catch {
    // The next run compiles again.
  }
}

module.exports = { compiled, keepCompiled, loadProgram, sourceOf };
