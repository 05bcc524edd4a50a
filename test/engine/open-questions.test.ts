import { describe, expect, it } from 'vitest';
import { answered, questionsOn } from '../../src/engine/open-questions.ts';

const options = { until: 'deck', today: '2026-11-21' } as const;

describe('what a brief leaves open', () => {
  it('is asked in at most three questions', async () => {
    expect(await questionsOn({ prompt: 'pitch for a bakery subscription' }, options)).toHaveLength(3);
  });

  it('is asked for the sections wanted by name first', async () => {
    const [first] = await questionsOn({ prompt: 'Pitch deck for a bakery subscription. Cover packaging.' }, options);
    expect(first).toMatchObject({ page: 'Packaging', named: true });
  });

  it('is not asked again once it was answered', async () => {
    const prompt = 'Pitch deck for a bakery subscription. Cover packaging.';
    const told = answered(prompt, [{ page: 'Packaging', answer: 'Boxes are made of recycled card and hold twelve rolls.' }]);
    expect((await questionsOn({ prompt: told }, options)).map(({ page }) => page)).not.toContain('Packaging');
  });

  it('is nothing where the brief cannot be read', async () => {
    expect(await questionsOn({ prompt: '' }, options)).toEqual([]);
  });
});
