import { describe, expect, it } from 'vitest';
import { datedByIn } from '../../../src/engine/brief/dated-by.ts';

describe('the day that a prompt means', () => {
  it.each([
    'How many bookings made in July came from Expedia?',
    'Orders placed in Q2, by channel.',
    'Auswertung nach Buchungsdatum',
    'Desk review: tickets created since May.',
    'Cases that were opened in the third quarter',
    'Alle Fälle, die seit Mai eröffnet wurden',
    'Les demandes ouvertes depuis mai',
    'Casos abiertos desde mayo',
  ])('is when it was agreed or opened: %s', (prompt) => {
    expect(datedByIn(prompt)).toBe('made');
  });

  it.each([
    ['Sendungen, die im dritten Quartal 2025 abgeholt wurden', 'sent'],
    ['Parcels picked up in August, by depot', 'sent'],
    ['Parcels delivered in August, by depot', 'delivered'],
    ['Repairs completed between May and July', 'closed'],
    ['Fälle, die im Juli erledigt wurden', 'closed'],
  ] as const)('is another one: %s', (prompt, day) => {
    expect(datedByIn(prompt)).toBe(day);
  });

  it.each([
    'Stays in July by hotel',
    'Bookings made for stays in July',
    'Revenue review Q3 2025',
    'Cases opened in May and cases closed in May',
    'We were delivered in July of a burden',
    'The shop was closed in May. Show sales.',
  ])('is not said: %s', (prompt) => {
    expect(datedByIn(prompt)).toBeNull();
  });
});
