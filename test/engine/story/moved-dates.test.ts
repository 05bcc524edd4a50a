import { describe, expect, it } from 'vitest';
import { movedDates } from '../../../src/engine/story/moved-dates.ts';

describe('a date that is put off', () => {
  it('by weeks that the brief names follows from it, as people write it', () => {
    expect(movedDates('The pilot is due on 11 December. Approve a 2-week extension.', '2026-11-24', 'en')).toEqual([
      '2026-12-25',
      '25 December',
      '25 Dec',
    ]);
  });

  it('is known in other languages', () => {
    expect(movedDates('Le pilote est prévu le 3 mars 2026. Accorder 10 jours de plus.', '2026-02-01', 'fr')).toContain('13 mars');
    expect(movedDates('Der Start ist am 1. April 2026. Wir bitten um 3 Wochen.', '2026-02-01', 'de')).toContain('22. April');
  });

  it('needs a span to be moved by', () => {
    expect(movedDates('The pilot is due on 11 December.', '2026-11-24', 'en')).toEqual([]);
  });
});
