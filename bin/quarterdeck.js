#!/usr/bin/env node
/** Launcher: refuses a Node.js that is too old in plain words, tunes V8 for short runs (with a compile cache where there is one), starts the program. */
import { readFileSync } from 'node:fs';
import module from 'node:module';
import { setFlagsFromString } from 'node:v8';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 18)) {
  process.stderr.write(
    `Error: Quarterdeck needs Node.js 20.18.1 or newer; this is ${process.versions.node}.\nTry: install a newer Node.js\n`,
  );
  process.exitCode = 1;
} else {
  // Node 20 does not have it; in CI a cold cache costs more than it gives.
  if (!process.env.CI) module.enableCompileCache?.();
  // A run of a second ends before optimised machine code pays for its making: only what runs far longer is optimised.
  setFlagsFromString('--interrupt-budget=1000000');
  const { main } = await import('../dist/main.js');
  await main(version);
}
