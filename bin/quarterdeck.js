#!/usr/bin/env node
/** Launcher: refuses a Node.js that is too old in plain words, turns on the compile cache where there is one, starts the program. */
import { readFileSync } from 'node:fs';
import module from 'node:module';

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
  const { main } = await import('../dist/main.js');
  await main(version);
}
