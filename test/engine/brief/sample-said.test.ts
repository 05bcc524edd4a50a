/** A file that holds a part of all rows is known by how many rows there are for each. */
import { describe, expect, it } from 'vitest';
import { sampleIn } from '../../../src/engine/brief/sample-said.ts';

describe('a sample', () => {
  it.each([
    ['It is one parcel in twenty, drawn at random.', 20],
    ['The file is a one-in-twenty random sample of all parcels.', 20],
    ['The file is a 5% sample of all bookings.', 20],
    ['Every tenth visit is in it, a random sample.', 10],
    ['Das ist ein Auftrag von fünfzig, zufällig gezogen.', 50],
    ['Es ist eine Stichprobe, jeder zehnte Auftrag.', 10],
    ["C'est une réservation sur vingt, tirée au hasard.", 20],
    ['Es una visita de cada diez, al azar.', 10],
    ['É uma encomenda em cada vinte, ao acaso.', 20],
    ['È una visita su dieci, a caso.', 10],
    ['20件に1件を無作為に抽出したものです。', 20],
    ['每20单抽取1单。', 20],
  ])('%s', (sentence, times) => {
    expect(sampleIn(sentence)).toBe(times);
  });

  it.each(['One visit in twenty is missed.', 'We drew up a plan.', 'Five percent of all bookings are cancelled.'])(
    'is none: %s',
    (sentence) => {
      expect(sampleIn(sentence)).toBeNull();
    },
  );
});
