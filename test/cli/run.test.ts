import { describe, expect, it } from 'vitest';
import { QuarterdeckError } from '../../src/model/errors.ts';
import { runInProcess } from '../helpers/run-in-process.ts';
import { tempDir } from '../helpers/temp-dir.ts';

describe('a run', () => {
  it('refuses to put a deck on a terminal', async () => {
    const { code, stdout, stderr } = await runInProcess(['generate', 'All-hands', '-o', '-'], { io: { tty: { out: true } } });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('garble the terminal');
  });

  it('asks nothing with --no-input', async () => {
    const { code, stderr } = await runInProcess(['generate', '--no-input'], { io: { tty: { in: true, out: true, err: true } } });
    expect(code).toBe(2);
    expect(stderr).toContain('Nothing says what the deck is for');
  });

  it('offers the value that was meant', async () => {
    const { code, stderr } = await runInProcess(['generate', 'All-hands', '--date-order', 'dym']);
    expect(code).toBe(2);
    expect(stderr).toContain('did you mean dmy?');
  });

  it('reports what the signal says when it was stopped', async () => {
    const signal = AbortSignal.abort(new QuarterdeckError('canceled', 'Stopped.'));
    const { code, stderr } = await runInProcess(['generate', 'All-hands'], { signal, cwd: tempDir() });
    expect(code).toBe(130);
    expect(stderr).toContain('Cause: Stopped.');
  });

  it.each([
    [['--bogus'], 'quarterdeck --help'],
    [['generate', '--bogus'], 'quarterdeck generate --help'],
    [['--fields', 'title', 'export', '--bogus'], 'quarterdeck export --help'],
  ])('sends %j to the help that knows more', async (argv, help) => {
    const { stderr } = await runInProcess([...argv]);
    expect(stderr).toContain(help);
  });

  it('shows a period where one is missing', async () => {
    const { stderr } = await runInProcess(['generate', 'All-hands', '--period', ' ']);
    expect(stderr).toMatch(/Try: --period \d{4}-Q\d\n/);
  });

  it('explains every exit code', async () => {
    const { stdout } = await runInProcess(['help', 'exit-codes']);
    expect([...stdout.matchAll(/^ {2}(\d+) /gm)].map(([, code]) => Number(code))).toEqual([0, 1, 2, 3, 4, 5, 8, 130]);
  });

  it('reads data from stdin, under the name they are given', async () => {
    const { code, stderr } = await runInProcess(['generate', '--data', 'deals=-'], { io: { stdin: 'id,stage,amount\n' } });
    expect(code).toBe(2);
    expect(stderr).toContain('deals has a header (id, stage, amount) and no rows');
  });

  it('takes what looks like a flag after -- for the prompt', async () => {
    const { code, stderr } = await runInProcess(['generate', '--slides', '0', '--', '--json']);
    expect(code).toBe(2);
    expect(stderr).toContain('Error: The number of slides is out of range');
  });
});
