/** Loads the built program. Where it was built with this very Node.js, the code comes compiled, which is most of the time that loading takes. */
'use strict';
const { isAscii } = require('node:buffer');
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

const dist = path.join(__dirname, '..', 'dist');

/** Compiled code fits one build of Node.js. */
const compiled = path.join(dist, 'compiled', `${process.version}-${process.arch}`);

/** @param {Map<string, vm.Script>} [scripts] Is filled with what was loaded, by the name of its file. */
function loadProgram(scripts) {
  if (!scripts && !existsSync(compiled)) return require('../dist/main.cjs');
  const loaded = new Map();
  const load = (name) => {
    const known = loaded.get(name);
    if (known) return known.exports;
    const own = { exports: {} };
    loaded.set(name, own);
    const file = path.join(dist, name === 'main.cjs' ? name : `chunks/${name}`);
    const script = compile(name, file);
    scripts?.set(name, script);
    script.runInThisContext()(own, inner, file);
    return own.exports;
  };
  const inner = (asked) => (asked.startsWith('.') ? load(path.basename(asked)) : require(asked));
  inner.resolve = require.resolve;
  return load('main.cjs');
}

function compile(name, file) {
  const kept = path.join(compiled, `${name}.bin`);
  const cachedData = existsSync(kept) ? readFileSync(kept) : undefined;
  return new vm.Script(`(function(module,require,__filename){${sourceOf(file)}\n})`, { filename: file, cachedData });
}

/** What is compiled of a file. Nearly all of the bundle is ASCII, which takes half the memory; patterns are left as they were written, be it in Arabic or Chinese. */
function sourceOf(file) {
  const bytes = readFileSync(file);
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
}

module.exports = { compiled, loadProgram, sourceOf };
