/** What `serve` says when it starts. */
import { expect, it } from 'vitest';
import { runInProcess } from '../../helpers/run-in-process.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

it('the first start says on stderr what is deleted when, and later ones do not', async () => {
  const env = { QUARTERDECK_HOME: tempDir(), QUARTERDECK_LOG_RETENTION_DAYS: 'never' };
  const start = () => {
    const stop = new AbortController();
    stop.abort(new Error('The program was stopped.'));
    return runInProcess(['serve', '--port', '0', '--retention-days', '7'], { env, signal: stop.signal });
  };
  const told =
    'Deleted: decks with their facts, and exports, 7 days after they are finished; uploads 30 days after they were last used; entries of the audit log 400 days after they were written. Nothing is deleted before 2026-01-22.';
  expect((await start()).stderr).toContain(told);
  expect((await start()).stderr).not.toContain('Deleted');
});
