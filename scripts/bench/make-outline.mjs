/** An outline of so many slides, of charts, tables, diagrams and text in turn: `make-outline.mjs outline.json 30`. */
import { writeFileSync } from 'node:fs';

const [file, count] = process.argv.slice(2);
const words =
  'revenue in the pipeline of a quarter rose as renewals held while onboarding slowed and the product team shipped what customers asked for'.split(
    ' ',
  );
let seed = 1;
const next = (below) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};
const say = (length) => Array.from({ length }, () => words[next(words.length)]).join(' ');
const list = (length, make) => Array.from({ length }, (_, at) => make(at));
const facts = {};
const fact = () => {
  const metric = `measure${Object.keys(facts).length}`;
  const shared = { label: 'Won value', unit: 'money', currency: 'USD', period: null, scope: {}, n: 1, formula: 'measured', sql: '' };
  facts[`${metric}@0`] = { id: `${metric}@0`, metric, value: 100_000 + next(900_000), ...shared };
  return `${metric}@0`;
};
const quarters = ['Q1 24', 'Q2 24', 'Q3 24', 'Q4 24', 'Q1 25', 'Q2 25', 'Q3 25', 'Q4 25'];
const kinds = [
  ['trend', () => ({ chart: 'column', periods: quarters, partial: [], series: [{ name: 'Won', values: quarters.map(fact) }], reading: [say(14), say(12)] })], // biome-ignore format: a kind a line
  ['bullets', () => ({ items: list(5, () => ({ text: say(12), children: [] })) })],
  ['ranking', () => ({ items: list(9, () => ({ label: say(2), value: fact() })), reading: [say(14)] })],
  ['table', () => ({ columns: list(5, (at) => ({ label: say(1), align: at === 0 ? 'left' : 'right', highlight: false })), rows: list(9, () => ({ cells: list(5, () => say(2)), role: 'body' })), reading: [] })], // biome-ignore format: a kind a line
  ['process', () => ({ steps: list(4, () => ({ head: say(2), text: say(8) })) })],
  ['two-columns', () => ({ left: { head: say(2), items: list(3, () => say(9)) }, right: { head: say(2), items: list(3, () => say(9)) } })],
];
const slides = list(Number(count), (at) => {
  const [kind, make] = kinds[at % kinds.length];
  return { id: `slide-${at + 1}`, kind, title: `Part ${String.fromCharCode(65 + (at % 26))} ${say(8)}`, content: make() };
});
writeFileSync(file, JSON.stringify({ version: 1, title: 'A deck', language: 'en', asOf: '2025-12-31', slides, facts }));
