import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../../src/engine/brief/read-brief.ts';
import { sentences } from '../../../../../src/engine/brief/sentences.ts';
import { recapIn } from '../../../../../src/engine/outline/from-brief/people/recap.ts';
import { tasksIn } from '../../../../../src/engine/outline/from-brief/people/tasks.ts';

const talk = 'Tess Brandt: Good. Omar Haddad: Yes. Tess Brandt: Fine.';
const said = (text: string, unit = 0) => sentences(text).map((each, at) => ({ at, text: each, heading: null, unit, list: null }));

async function given() {
  return { ...(await readBrief({ prompt: 'Slides on the ferry.' })), prompt: talk.replaceAll('. ', '.\n') };
}

describe('a recap of who does what', () => {
  it('gives each task its person and its days', async () => {
    const recap = recapIn(
      said(
        'Tess: the new signs on 3 March and 7 April, and the ticket gate by 20 February. Omar: a rota by the 9th of February, and from May a monthly count.',
      ),
      await given(),
      '2026-01-12',
    );
    expect(recap?.tasks.map(({ who, what, when }) => `${who} | ${what} | ${when}`)).toEqual([
      'Tess Brandt | The new signs | 3 March and 7 April',
      'Tess Brandt | The ticket gate | 20 February',
      'Omar Haddad | A rota | 9th of February',
      'Omar Haddad | A monthly count | From May',
    ]);
  });
  it('is none where one person alone is named, or words with a colon that nobody bears', async () => {
    const brief = await given();
    expect(recapIn(said('Tess: the signs on 3 March, and the gate by 20 February.'), brief, null)).toBeNull();
    expect(recapIn(said('Signs: the first on 3 March. Gates: the second by 20 February.'), brief, null)).toBeNull();
  });
  it('settles what was said before, and leaves what comes after', async () => {
    const all = said(
      'We could count 8 percent by the end of June. Tess: a rota by 9 February. Omar: the new signs by 3 March. Omar Haddad will get a second quote by 30 March.',
    );
    const tasks = tasksIn(
      all.map((sentence) => ({ ...sentence, role: 'task' as const })),
      { brief: await given(), asOf: '2026-01-12' },
    );
    expect(tasks.map(({ what }) => what)).toEqual(['A rota', 'The new signs', expect.stringContaining('second quote')]);
  });
});
