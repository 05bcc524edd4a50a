/** Sets V8 for a run that is short and keeps most of what it makes. */
'use strict';
const v8 = require('node:v8');

// The young heap grows at once rather than by doubling, which copies all of it each time.
v8.setFlagsFromString('--semi-space-growth-factor=16');
// A pattern is compiled to machine code only once it has run more often than a handful of times,
v8.setFlagsFromString('--regexp-tier-up-ticks=10');
// and code is optimised only where it runs far longer: a run of a second ends before that pays.
v8.setFlagsFromString('--interrupt-budget=1000000');
