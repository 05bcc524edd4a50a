/** Things are called by the plural of the language that their file is named in. */
import { expect, it } from 'vitest';
import { thingOf } from '../../../../src/engine/data/relations/reach.ts';

const called = (name: string) => thingOf({ name, sql: '', file: `${name}.csv`, rows: 0, columns: [] }).many;

it.each([
  ['Lieferungen', 'lieferungen'],
  ['Reparaturen', 'reparaturen'],
  ['Spedizioni', 'spedizioni'],
  ['配送', '配送'],
  ['الطلبات', 'الطلبات'],
  ['deliveries', 'deliveries'],
  ['shipment', 'shipments'],
  ['interventions', 'interventions'],
  ['citizen', 'citizens'],
])('%s', (name, many) => {
  expect(called(name)).toBe(many);
});
