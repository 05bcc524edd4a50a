import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';

describe('what asks nothing', () => {
  it.each([
    'No more than eight slides, please.',
    'A later offer is not free: each day costs us an order.',
    'What got worse is the share of express parcels.',
    "L'indicateur qui se dégrade, c'est le coût par véhicule.",
    'Was schlechter geworden ist, ist der Anteil der Eilsendungen.',
    'Lo que ha empeorado es la cuota de envíos urgentes.',
    'O que piorou é a quota de envios urgentes.',
    'Quello che è peggiorato è la quota di spedizioni urgenti.',
    'What people say: the new process is slow.',
  ])('is no question: %s', async (prompt) => {
    expect((await readBrief({ prompt })).questions).toEqual([]);
  });

  it.each([
    'Which one should we take, and what is it worth a year, after its cost?',
    'Welche der drei Optionen sollen wir nehmen, und was bringt sie im Jahr?',
    'Quelle offre devons-nous retenir, et combien rapporte-t-elle par an ?',
    '¿Cuál debemos tomar y cuánto vale al año?',
    'Quale dobbiamo scegliere e quanto rende all’anno?',
  ])('is the choice among the options, with what it is worth: %s', async (prompt) => {
    const { questions, subject } = await readBrief({ prompt: `We lose too many parcels. ${prompt} Six slides.` });
    expect(questions.filter(({ stated }) => !stated).map(({ kind }) => kind)).toEqual(['decide']);
    expect(subject ?? '').not.toContain('?');
  });
});

describe('what a deck is called', () => {
  it.each([
    ['The question is late parcels: how many did we have last winter? No more than eight slides.', 'Late parcels'],
    ['Es geht um Fehltermine: wie viele hatten wir im Winter 2025? Sechs Folien.', 'Fehltermine'],
    [
      'Should we sign the Dutch carrier, and what does it bring us a year? Six slides and not one more.',
      'Should we sign the Dutch carrier?',
    ],
    [
      "Faut-il prendre le contrat d'entretien, et combien rapporte-t-il par an ? Sept diapositives.",
      "Faut-il prendre le contrat d'entretien?",
    ],
  ])('is no torn question: %s', async (prompt, subject) => {
    expect((await readBrief({ prompt })).subject).toBe(subject);
  });
});
