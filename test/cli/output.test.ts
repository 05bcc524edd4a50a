import { describe, expect, it } from 'vitest';
import { printResult } from '../../src/cli/output.ts';
import { type FakeIoOptions, fakeIo } from '../helpers/fake-io.ts';

const result = {
  record: { deck_id: 'deck_1', title: 'Q4', slide_count: 12 },
  receipt: 'Wrote q4.pptx, 12 slides',
  notes: [
    { heading: 'Understood', tone: 'plain', lines: ['Language: English'] },
    { heading: 'Changed', tone: 'plain', lines: [] },
  ],
} as const;

async function printed(globals: object, options: FakeIoOptions = {}, more: object = {}) {
  const io = fakeIo(options);
  await printResult({ io, globals }, { ...result, ...more });
  return { stdout: io.stdout(), stderr: io.stderr() };
}

describe('a result', () => {
  it('is a receipt on stdout and what else to know on stderr', async () => {
    expect(await printed({})).toEqual({ stdout: 'Wrote q4.pptx, 12 slides\n', stderr: 'Understood\n  Language: English\n' });
  });

  it('is the record and nothing else as JSON', async () => {
    const { stdout, stderr } = await printed({ json: true });
    expect(JSON.parse(stdout)).toEqual(result.record);
    expect(stderr).toBe('');
  });

  it('holds the chosen fields in the order asked', async () => {
    expect((await printed({ json: true, fields: 'slide_count,title' })).stdout).toBe('{"slide_count":12,"title":"Q4"}\n');
  });

  it('holds the chosen fields of each item of a list, and what pages through it', async () => {
    const items = [
      { deck_id: 'deck_2', title: 'Q4' },
      { deck_id: 'deck_1', title: null },
    ];
    const record = { object: 'list', data: items, has_more: true, next_cursor: 'abc' };
    expect(JSON.parse((await printed({ json: true, fields: 'deck_id' }, {}, { record })).stdout)).toEqual({
      ...record,
      data: [{ deck_id: 'deck_2' }, { deck_id: 'deck_1' }],
    });
  });

  it('spreads over lines on a terminal', async () => {
    expect((await printed({ json: true }, { tty: { out: true } })).stdout).toContain('\n  "title"');
  });

  it('is silent when quiet', async () => {
    expect(await printed({ quiet: true })).toEqual({ stdout: '', stderr: '' });
  });

  it('cannot move the cursor with text from the data', async () => {
    const { stderr } = await printed({}, {}, { notes: [{ heading: 'Data', tone: 'plain', lines: ['a\u001b[2Jb\nc'] }] });
    expect(stderr).toBe('Data\n  a[2Jb c\n');
  });

  it('colours the heading only where the stream has colours', async () => {
    expect((await printed({}, { color: 1 })).stderr).toContain('\u001b[1mUnderstood');
  });
});
