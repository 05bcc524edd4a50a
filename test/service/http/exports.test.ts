/** Exports that take longer than their request waits. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { QuarterdeckError } from '../../../src/model/errors.ts';
import { exportIdOf } from '../../../src/service/file-names.ts';
import { LocalDeckService } from '../../../src/service/local/local-deck-service.ts';
import { api } from '../../helpers/api.ts';

/** The ten seconds that a request waits are over at once. */
vi.mock('node:timers/promises', () => ({ setTimeout: async (_: number, value: unknown) => value }));

/** A service whose exports end when they are told to. */
async function slowExports() {
  let end = (_: Error | null): void => {};
  const spied = vi.spyOn(LocalDeckService.prototype, 'export').mockImplementation(async (asked) => {
    const error = await new Promise<Error | null>((resolve) => {
      end = resolve;
    });
    if (error) throw error;
    const file = {
      format: 'pptx',
      media_type: 'application/test',
      bytes: 3,
      sha256: 'a'.repeat(64),
      download_url: null,
      expires_at: null,
    } as const;
    const record = { export_id: exportIdOf(asked), status: 'completed' as const, ...file, report: { gates: [], findings: [] } };
    return { record, title: 'Wins', slides: 1, bytes: new Uint8Array(3) };
  });
  onTestFinished(() => spied.mockRestore());
  const { app, keyOf } = await api();
  const headers = { authorization: `Bearer ${await keyOf('acme')}` };
  const accepted = await app.inject({ method: 'POST', url: '/v1/export', headers, payload: { layout: { slides: [] } } });
  const ask = async () => (await app.inject({ url: accepted.headers.location as string, headers })).json();
  return { accepted, ask, end: (error: Error | null) => end(error) };
}

it('are accepted after ten seconds, and under way until they are done', async () => {
  const { accepted, ask, end } = await slowExports();
  expect(accepted.statusCode).toBe(202);
  expect(accepted.headers['retry-after']).toBe('2');
  expect(await ask()).toEqual({ export_id: accepted.json().export_id, status: 'processing', format: 'pptx' });
  end(null);
  await vi.waitFor(async () =>
    expect(await ask()).toMatchObject({ status: 'completed', download_url: expect.stringContaining('/files/') }),
  );
});

it('say why they came to nothing', async () => {
  const { ask, end } = await slowExports();
  end(new QuarterdeckError('render_timeout', 'It took too long.', { next: 'ask for less' }));
  await vi.waitFor(async () => expect(await ask()).toMatchObject({ status: 'failed', error: { code: 'render_timeout' } }));
});
