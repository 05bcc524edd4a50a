/** Runs the program as its launcher does, and keeps the compiled code of all it used. */
import { readFileSync } from 'node:fs';
import '../bin/engine-flags.js';
import { compiled, keepCompiled, loadProgram } from '../bin/load-program.js';

const scripts = new Map();
process.on('exit', () => keepCompiled(scripts, compiled));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
await loadProgram(scripts).main(version);
