#!/usr/bin/env node
/** Launcher: refuses a Node.js that is too old in plain words, turns on the compile cache where there is one, starts the program. */
import { readFileSync } from 'node:fs';
import module from 'node:module';
import v8 from 'node:v8';

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
  // A run is short and keeps most of what it makes: the young heap grows at once rather than by doubling, which copies all of it each
  // time, and a pattern is compiled to machine code only once it has run more often than a handful of times.
  v8.setFlagsFromString('--semi-space-growth-factor=16');
  v8.setFlagsFromString('--regexp-tier-up-ticks=10');
  const { main } = await import('../dist/main.js');
  await main(version);
}
