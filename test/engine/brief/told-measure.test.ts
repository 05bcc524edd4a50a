/** A measure told in running words, beside everything else that a brief says. */
import { describe, expect, it } from 'vitest';
import { fold } from '../../../src/engine/brief/clean.ts';
import { givenIn } from '../../../src/engine/brief/given.ts';
import { sentences } from '../../../src/engine/brief/sentences.ts';
import { toldMeasure } from '../../../src/engine/brief/told-measure.ts';
import type { LanguageCode } from '../../../src/model/language.ts';

const told = (prompt: string, language: LanguageCode) => toldMeasure(sentences(fold(prompt)), language)?.measure;

describe('a share of rows of which something holds', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'What bothers us is the share of parcels that came back.', 'parcels that came back'],
    ['en', 'Please look at the percentage of repairs closed after a single visit in Q3.', 'repairs closed after a single visit in Q3'],
    ['en', 'The problem: how many of the quotes we write turn into an order.', 'quotes we write turn into an order'],
    ['de', 'Es geht um den Anteil der Termine, bei denen niemand erscheint.', 'Termine, bei denen niemand erscheint'],
    ['de', 'Die Kennzahl ist, wie viele der Proben wiederholt werden mussten.', 'Proben wiederholt werden mussten'],
    ['fr', 'Le problème est la part des colis qui reviennent chez nous.', 'colis qui reviennent chez nous'],
    ['es', 'Nos preocupa el porcentaje de los pedidos que se devuelven.', 'pedidos que se devuelven'],
    ['pt', 'O problema é a percentagem das consultas em que o doente faltou.', 'consultas em que o doente faltou'],
    ['it', 'Il problema è la quota degli ordini annullati dai clienti.', 'ordini annullati dai clienti'],
    ['ja', '問題は返品された注文の割合です。', '問題は返品された注文'],
    ['zh', '我们担心的是被退回的包裹的比例。', '我们担心的是被退回的包裹'],
    ['ar', 'المشكلة هي نسبة الطرود المرتجعة من العملاء.', 'الطرود المرتجعة من العملاء'],
  ])('%s: %s', (language, prompt, said) => {
    expect(told(prompt, language)?.means).toMatchObject({ kind: 'share', said });
  });

  it.each<[LanguageCode, string, object]>([
    [
      'en',
      'What worries us is early exits: of all pupils enrolled, the share where the parent either left or moved away.',
      { called: 'early exits', means: { kind: 'share', said: 'pupils enrolled the parent either left or moved away' } },
    ],
    ['de', 'Es geht um den Anteil, bei dem die Ware beschädigt ankam.', { means: { kind: 'share', said: 'die Ware beschädigt ankam' } }],
    ['fr', 'Le problème est la part où le client a annulé.', { means: { kind: 'share', said: 'où le client a annulé' } }],
  ])('may say what it is of before: %s %s', (language, prompt, measure) => {
    expect(told(prompt, language)).toMatchObject(measure);
  });

  it('is called as the brief calls such rows elsewhere', () => {
    const prompt =
      'The issue is the share of booked lessons where the pupil never turns up. Each missed lesson costs us 30 euros, and we plan 40 lessons weekly.';
    expect(told(prompt, 'en')?.means).toMatchObject({ also: expect.arrayContaining(['missed lessons']) });
  });

  it('has no name where it is asked how many', () => {
    expect(told('The problem is how many of the parcels came back.', 'en')?.called).toBeUndefined();
    expect(told('The problem is the share of parcels that came back.', 'en')?.called).toBe('share of parcels that came back');
  });
});

describe('a share of what is done within a time', () => {
  it.each<[LanguageCode, string, object]>([
    ['en', 'The share of repairs which we finish completely inside one day is going down.', { count: 1, unit: 'days' }],
    ['en', 'The share of calls answered within 20 seconds has slipped.', { count: 20, unit: 'seconds' }],
    ['en', 'The share of parcels that take longer than three days is up.', { count: 3, unit: 'days', over: true }],
    ['en', 'The share of repairs finished quickly (within two weeks) has fallen.', { count: 2, unit: 'weeks' }],
    ['de', 'Der Anteil der Anfragen, die wir innerhalb eines Tages beantworten, sinkt.', { count: 1, unit: 'days' }],
    [
      'de',
      'Es geht um den Anteil der Anfragen, die in weniger als zwei Arbeitstagen erledigt sind.',
      { count: 2, unit: 'days', working: true },
    ],
    ['fr', "La part des dossiers traités en moins d'une heure a chuté.", { count: 1, unit: 'hours' }],
    ['es', 'El porcentaje de los pedidos entregados en menos de tres días ha caído.', { count: 3, unit: 'days' }],
    ['pt', 'A percentagem dos pedidos resolvidos em até 24 horas caiu.', { count: 24, unit: 'hours' }],
    ['it', 'La quota dei casi chiusi entro due settimane è calata.', { count: 2, unit: 'weeks' }],
    ['ja', '問題は24時間以内に解決した問い合わせの割合です。', { count: 24, unit: 'hours' }],
    ['zh', '两天内解决的工单的比例下降了。', { count: 2, unit: 'days' }],
    ['ar', 'نسبة الطلبات التي نحلها خلال يومين انخفضت.', { count: 2, unit: 'days' }],
  ])('%s: %s', (language, prompt, within) => {
    expect(told(prompt, language)?.means).toMatchObject({ kind: 'share', within });
  });

  it('has none where the time is that of the rows', () => {
    expect(told('The share of repairs finished in the last 3 months fell.', 'en')?.means).not.toHaveProperty('within');
  });

  it('is called by the rows and the time alone where a clause stands between them', () => {
    expect(told('The share of repairs which we finish completely inside one day is down.', 'en')?.called).toBe(
      'share of repairs inside one day',
    );
    expect(told('Der Anteil der Anfragen, die wir innerhalb eines Tages beantworten, sinkt.', 'de')?.called).toBe(
      'Anteil der Anfragen innerhalb eines Tages',
    );
  });
});

describe('what is said of its course', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'The share of parcels that come back has gone up since May.', 'parcels that come back'],
    ['en', 'The share of calls that were dropped is going down.', 'calls that were dropped'],
    ['de', 'Seit dem Herbst ist der Anteil der reklamierten Pakete deutlich gestiegen.', 'reklamierten Pakete'],
    ['fr', 'La part des colis qui reviennent a nettement monté.', 'colis qui reviennent'],
    ['es', 'La parte de los pedidos que vuelven ha subido mucho.', 'pedidos que vuelven'],
    ['pt', 'A parte dos pedidos que voltam aumentou.', 'pedidos que voltam'],
    ['it', 'La quota degli ordini che tornano è salita.', 'ordini che tornano'],
  ])('is no part of it: %s %s', (language, prompt, said) => {
    expect(told(prompt, language)?.means).toMatchObject({ said });
    expect(told(prompt, language)?.called).toContain(said);
  });

  it('makes it the measure before another one of which nothing is said', () => {
    const prompt = 'We log the share of parcels with a label. The share of parcels that come back has risen.';
    expect(told(prompt, 'en')?.means).toMatchObject({ said: 'parcels that come back' });
  });
});

describe('how long something lasts from one day to another', () => {
  it.each<[LanguageCode, string, string, string]>([
    ['en', 'What hurts is how slow we are: average days from order to delivery, for Q2.', 'order', 'delivery'],
    ['de', 'Die Kennzahl sind die Tage vom Auftrag bis zur Rechnung.', 'Auftrag', 'Rechnung'],
    ['fr', 'L’indicateur est le délai moyen en jours entre la commande et la livraison.', 'commande', 'livraison'],
    ['es', 'Nos preocupa el plazo desde el pedido hasta la entrega.', 'pedido', 'entrega'],
    ['ja', '指標は受注から出荷までの日数です。', '指標は受注', '出荷'],
    ['zh', '指标是从下单到发货的天数。', '下单', '发货'],
  ])('%s: %s', (language, prompt, from, to) => {
    expect(told(prompt, language)?.means).toEqual({ kind: 'lasting', from: expect.stringContaining(from), to });
  });
});

describe('what lasts is called', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'What hurts is the average days from order to delivery.', 'days from order to delivery'],
    [
      'de',
      'Es geht darum, wie viele Tage ein Kran im Schnitt steht, von der Meldung des Schadens bis er wieder läuft.',
      'Tage von der Meldung bis er wieder läuft',
    ],
    [
      'en',
      'It is about how many days a crane of ours stands idle in the yard, from the report of the damage to the restart.',
      'days from the report to the restart',
    ],
  ])('by the two days alone, where more is said than a name holds: %s: %s', (language, prompt, called) => {
    expect(told(prompt, language)?.called).toBe(called);
  });
});

describe('what is spent for each of others', () => {
  it.each<[LanguageCode, string, object]>([
    ['en', 'The worry is what we spend on cleaning per room night.', { what: 'cleaning', by: 'room night', size: 1 }],
    [
      'de',
      'Das Problem ist, was uns die Wartung je 100 Betriebsstunden kostet.',
      { what: 'Wartung', by: 'Betriebsstunden kostet', size: 100 },
    ],
    [
      'fr',
      'L’indicateur est ce que nous coûte le carburant par tranche de 1 000 kilomètres.',
      { what: 'carburant', by: 'kilomètres', size: 1000 },
    ],
    ['es', 'Nos preocupa lo que gastamos en portes por pedido.', { what: 'portes', by: 'pedido', size: 1 }],
  ])('%s: %s', (language, prompt, means) => {
    expect(told(prompt, language)?.means).toMatchObject({ kind: 'each', ...means });
  });

  it('knows what it adds up to where that is said', () => {
    const prompt = 'The worry is what we spend on carriage per order: everything billed, base fee plus fuel and tolls, over all orders.';
    expect(told(prompt, 'en')?.means).toMatchObject({ terms: [{ words: 'base fee' }, { words: 'fuel' }, { words: 'tolls' }] });
  });
});

describe('of several sentences', () => {
  const prompt = (second: string) =>
    `We looked at the share of parcels with a label. ${second} Sales thinks it is the share of new buyers.`;

  it('the one that says what it is about wins', () => {
    expect(told(prompt('What worries us is the share of orders that were returned.'), 'en')?.means).toMatchObject({
      said: 'orders that were returned',
    });
  });

  it('what somebody blames is none', () => {
    expect(told('Sales thinks it is the share of new buyers.', 'en')).toBeUndefined();
  });

  it('a formula that is sure goes before running words', () => {
    const [given] = givenIn('Yield = good / made. What worries us is the share of orders that were returned.', 'en');
    expect(given).toMatchObject({ called: 'Yield' });
  });

  it('running words that say so go before what only may be a formula', () => {
    const given = givenIn('What worries us is what we spend on freight per order, spread over the orders that left.', 'en');
    expect(given).toMatchObject([{ means: { kind: 'each', what: 'freight', by: 'order' } }]);
  });
});
