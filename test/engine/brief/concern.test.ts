/** What a brief complains of, and that it asks why. */
import { expect, it } from 'vitest';
import { givenIn } from '../../../src/engine/brief/given.ts';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';

const said = (prompt: string) => {
  const given = givenIn(prompt, 'en').find((each) => each.kind === 'measure');
  return given?.kind === 'measure' && given.means.kind === 'concern' ? given.means.said : null;
};

it('is what stands before the question since when, without what others hold to be the cause', () => {
  const prompt =
    'Parcels go back to where they came from more often. Priya blames the new address software. Please find out where this happens, from when on, and why.';
  expect(said(prompt)).toBe(
    'Parcels go back to where they came from more often. Please find out where this happens, from when on, and why.',
  );
});

it.each([
  'Could you make a deck for the guild on 4 May, no more than six pages please.',
  'Hello, a handful of slides will do, more is read by nobody.',
])('is nothing that orders the deck: %s', (order) => {
  const matter = 'Parcels go back to where they came from more often. Please find out where this happens, from when on, and why.';
  expect(said(`${order} ${matter}`)).toBe(matter);
});

it('is what became worse, where nothing asks since when', () => {
  const prompt = 'I lie awake over glasses that we make all over again. A new screw does not count. It has got worse. We meet on Monday.';
  expect(said(prompt)).toBe('I lie awake over glasses that we make all over again. A new screw does not count. It has got worse.');
});

it('is nothing that somebody proposes or that is to be left out', () => {
  expect(said('We could hire two more people, which is better. Ignore the lower shelves.')).toBeNull();
});

it('is asked for its cause where the brief asks where and since which month alone', async () => {
  const { questions } = await readBrief({
    prompt:
      'Es geht darum, wie viele Tage eine Maschine steht. Das ist mehr geworden, und ich möchte wissen, wo, seit welchem Monat und woran es liegt.',
  });
  expect(questions.map(({ kind }) => kind)).toContain('why');
});

it('is nothing that is dropped from the data, whatever else that sentence says', () => {
  expect(said('Please drop anything marked Moved, those people show up again under a new number.')).toBeNull();
});

it.each([
  ['en', 'Parts do not turn up when we said. What happened?'],
  ['de', 'Die Teile kommen nicht an, wie zugesagt. Was ist da passiert?'],
  ['es', 'Las piezas no llegan cuando dijimos. ¿Qué ha pasado?'],
  ['ja', '部品が届きません。何が起きたのですか？'],
])('asks why where it asks what happened, in %s', async (_, prompt) => {
  expect((await readBrief({ prompt })).questions.map(({ kind }) => kind)).toContain('why');
});
