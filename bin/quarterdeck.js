#!/usr/bin/env node
/** Launcher: refuses a Node.js that is too old in plain words, sets its engine, starts the program. CommonJS, as node starts that sooner. */
'use strict';
const module_ = require('node:module');
const { version } = require('../package.json');

const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 18)) {
  process.stderr.write(
    `Error: Quarterdeck needs Node.js 20.18.1 or newer; this is ${process.versions.node}.\nTry: install a newer Node.js\n`,
  );
  process.exitCode = 1;
} else {
  // Node 20 does not have it; in CI a cold cache costs more than it gives.
  if (!process.env.CI) module_.enableCompileCache?.();
  require('./engine-flags.js');
  require('./load-program.js').loadProgram().main(version);
}
