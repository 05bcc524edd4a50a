/** What an explanation is about decides which column it is held against. */
import { describe, expect, it } from 'vitest';
import { isColumnOf, isOfStep, thingOf } from '../../../../src/engine/outline/from-facts/answers/claim-things.ts';

describe('an explanation', () => {
  it.each([
    ['the fitters take longer than before', 'work', 'Labour hours'],
    ['die Monteure brauchen länger als früher', 'work', 'Arbeitszeit (Std.)'],
    ['les poseurs mettent plus de temps', 'work', 'Temps de travail'],
    ['it is the spare parts', 'parts', 'Material cost'],
    ['es liegt an den Ersatzteilen', 'parts', 'Material'],
    ['son los repuestos', 'parts', 'Materiales'],
  ])('of %s is held against what measures it', (text, thing, column) => {
    expect(thingOf(text)?.thing).toBe(thing);
    expect(isColumnOf(thingOf(text)!.thing, column)).toBe(true);
  });

  it('of parts says nothing of more or fewer of them', () => {
    expect(thingOf('it is the spare parts')?.way).toBeNull();
  });

  it.each([
    ['landlords have become slower to say yes', 'approval', 'Permit granted'],
    ['the second signature holds everything up', 'approval', 'Released on'],
    ['die Ämter genehmigen langsamer', 'approval', 'Genehmigt am'],
    ['growers send their bills late', 'arrival', 'Received on'],
    ['die Züchter schicken ihre Rechnungen zu spät', 'arrival', 'Eingang'],
    ['les mairies sont plus lentes à signer', 'approval', 'Signé le'],
  ])('of %s is held against the step that leads to it, and no other column', (text, thing, to) => {
    expect(thingOf(text)?.thing).toBe(thing);
    expect(isOfStep(thingOf(text)!.thing, to)).toBe(true);
    expect(isColumnOf(thingOf(text)!.thing, to)).toBe(false);
  });
});
