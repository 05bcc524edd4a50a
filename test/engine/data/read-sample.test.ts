/** What somebody noted of the few rows that were read is counted up, with what could not be judged apart. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from './csv-files.ts';

/** One claim a day; every twentieth was read again. */
const notes = ['Photo missing', 'Photo missing', 'Photo missing', 'Late builder', 'Unreadable'];
const claims = Array.from({ length: 400 }, (_, at) => ({
  claim: `C${1000 + at}`,
  closed_on: new Date(Date.UTC(2025, 0, 1 + Math.floor(at / 2))).toISOString().slice(0, 10),
  branch: at % 2 ? 'Bath' : 'York',
  paid_eur: 100 + (at % 7),
  review_cause: at % 20 === 4 ? notes[Math.floor(at / 20) % 5]! : '',
  remark: at % 50 === 0 ? ['by post', 'by phone'][(at / 50) % 2]! : '',
}));

async function told(prompt: string, rows: readonly object[] = claims) {
  const { dictated = [] } = await readBrief({ prompt });
  const { quality, dictated: heard } = await factsOf({
    files: [{ name: 'claims.csv', text: csv(rows as never) }],
    options: { today: '2025-08-01', asOf: '2025-07-19', dictated },
  });
  return { note: quality.find(({ sentence }) => sentence?.startsWith('sample')), left: heard?.left ?? [] };
}

describe('a sample that was read', () => {
  it.each([
    'Claims review. Her team read some of the claims and noted the cause; count them up.',
    'Bericht zu Schäden. Ihr Team hat einige Akten durchgesehen und die review cause notiert, zählen Sie sie bitte aus.',
    'Point sur les sinistres. Son équipe a relu quelques dossiers et noté la cause, comptez-les.',
  ])('is counted up, repeats once: %s', async (prompt) => {
    const { note, left } = await told(prompt, [...claims, claims[4]!]);
    expect(note?.figures).toEqual({
      ...{ file: 'claims.csv', column: 'review_cause' },
      ...{ all: 20, judged: 16, open: 4, rows: 12, value: 'Photo missing' },
    });
    expect(note?.message).toContain('small sample');
    expect(left).toEqual([]);
  });

  it('that no column holds is said to be missing', async () => {
    const rows = claims.map(({ review_cause: _, remark: __, ...row }) => row);
    const { note, left } = await told('Claims review. Her team read some of the claims and noted the cause; count them up.', rows);
    expect([note, left.length]).toEqual([undefined, 1]);
  });

  it('is nothing that nobody asks for', async () => {
    expect((await told('Claims review. Her team read the claims.')).note).toBeUndefined();
  });
});
