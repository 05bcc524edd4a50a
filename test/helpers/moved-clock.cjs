// Loaded before a program: its clock differs from the machine's by the milliseconds in the file that MOVED_CLOCK names.
const { readFileSync } = require('node:fs');
const { performance } = require('node:perf_hooks');

const Machine = Date;
let moved = 0;
let readAt = Number.NEGATIVE_INFINITY;

function now() {
  // As often as a change must be noticed, not as often as someone asks for the time.
  if (performance.now() - readAt > 50) {
    moved = Number(readFileSync(process.env.MOVED_CLOCK, 'utf8')) || 0;
    readAt = performance.now();
  }
  return Machine.now() + moved;
}

globalThis.Date = new Proxy(Machine, {
  construct: (target, args, as) => Reflect.construct(target, args.length === 0 ? [now()] : args, as),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
