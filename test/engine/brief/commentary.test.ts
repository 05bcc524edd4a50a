import { describe, expect, test } from 'vitest';
import { readCommentary } from '../../../src/engine/brief/commentary.ts';

describe('commentary', () => {
  test('each heading names what the words below it speak of', async () => {
    const comments = await readCommentary(
      '# Won value\n\nTwo renewals moved to January.\n\n# Win rate\n\nThe new rule counts from November.\n\nIt stays.',
    );
    expect(comments).toEqual([
      { about: 'Won value', text: ['Two renewals moved to January.'], by: null },
      { about: 'Win rate', text: ['The new rule counts from November.', 'It stays.'], by: null },
    ]);
  });

  test('a last line of a dash and a name says whose words they are', async () => {
    const [comment] = await readCommentary('## Win rate\n\nThe new rule counts from November.\n— Dana Cole, CRO');
    expect(comment).toEqual({ about: 'Win rate', text: ['The new rule counts from November.'], by: 'Dana Cole, CRO' });
  });

  test('words under no heading are refused, as nobody knows what they speak of', async () => {
    await expect(readCommentary('It went well.')).rejects.toMatchObject({ code: 'commentary_invalid' });
  });

  test('a heading without words is refused by its name', async () => {
    await expect(readCommentary('# Won value\n\n# Win rate\n\nGood.')).rejects.toThrow('Nothing stands under "Won value"');
  });
});
