/** Runs the program as its launcher does, and keeps the compiled code of all it used. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import '../bin/engine-flags.js';
import { compiled, loadProgram } from '../bin/load-program.js';

const scripts = new Map();
process.on('exit', () => {
  mkdirSync(compiled, { recursive: true });
  for (const [name, script] of scripts) writeFileSync(path.join(compiled, `${name}.bin`), script.createCachedData());
});
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
await loadProgram(scripts).main(version);
