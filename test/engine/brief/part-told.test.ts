/** How much of one thing becomes another, told in running words. */
import { describe, expect, it } from 'vitest';
import { partTold } from '../../../src/engine/brief/part-told.ts';
import type { LanguageCode } from '../../../src/model/language.ts';

describe('how much of a whole becomes something', () => {
  it.each<[LanguageCode, string, string, string]>([
    ['en', 'Tell us, of every tonne of steel we order, how much our mills deliver', 'steel we order', 'our mills deliver'],
    ['en', 'We want to know how much of the bonus we are granted gets claimed', 'the bonus', 'we are granted gets claimed'],
    ['de', 'Ich will wissen, wie viel vom bestellten Stahl wir wirklich erhalten', 'bestellten Stahl', 'wir wirklich erhalten'],
    ['fr', "Sur chaque tonne commandée, combien l'usine livre", 'commandée', "l'usine livre"],
    ['es', 'De cada tonelada pedida, cuánto entrega la planta', 'pedida', 'entrega la planta'],
    ['it', 'Di ogni tonnellata ordinata, quanto consegna lo stabilimento', 'ordinata', 'consegna lo stabilimento'],
    ['pt', 'De cada tonelada pedida, quanto entrega a fábrica', 'pedida', 'entrega a fábrica'],
  ])('%s: %s', (language, sentence, whole, part) => {
    const found = partTold(sentence, language)?.means;
    expect(found?.whole.endsWith(whole)).toBe(true);
    expect(found?.part).toBe(part);
  });

  it('is called after the whole', () => {
    expect(partTold('of every pound of travel bonus we are granted, how much we claim', 'en')?.called).toBe('Share of travel bonus');
  });

  it.each(['How much does the clerk cost?', 'We lost much of the team', 'every order counts'])('is not told by: %s', (sentence) => {
    expect(partTold(sentence, 'en')).toBeNull();
  });
});
