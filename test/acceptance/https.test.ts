/** The built program over HTTPS: a server for other machines, a command line with a private authority, and its configuration files for operators. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { authority, certificateFiles } from '../helpers/certificate.ts';
import { runCli } from '../helpers/run-cli.ts';
import { serve } from '../helpers/serve.ts';
import { tempDir } from '../helpers/temp-dir.ts';

const brief = 'All-hands\n\n# Wins\n\n- New office opened\n';

describe('a server that other machines reach over HTTPS', () => {
  it('makes a deck for a caller who trusts its authority and shows a certificate, and no one else', async () => {
    const folder = tempDir();
    const [ours, callers] = [authority('Ours'), authority('Callers')];
    const { cert, key, ca } = certificateFiles(folder, ours);
    const caller = certificateFiles(folder, callers, 'caller');
    const server = await serve(path.join(folder, 'home'), [
      ...['--host', '0.0.0.0', '--tls-cert', cert, '--tls-key', key],
      ...['--tls-client-ca', caller.ca],
    ]);
    const baseUrl = `https://localhost:${new URL(server.url).port}`;
    const generate = (env: Record<string, string>) =>
      runCli(['generate', brief, '-o', 'deck.pptx', '--force', '--base-url', baseUrl], {
        cwd: folder,
        env: { QUARTERDECK_HOME: path.join(folder, 'caller'), QUARTERDECK_API_KEY: server.key!, ...env },
      });
    const [untrusting, unknown, known] = await Promise.all([
      generate({}),
      generate({ NODE_EXTRA_CA_CERTS: ca }),
      generate({ NODE_EXTRA_CA_CERTS: ca, QUARTERDECK_CLIENT_CERT: caller.cert, QUARTERDECK_CLIENT_KEY: caller.key }),
    ]);
    expect(server.url).toMatch(/^https:/);
    expect([untrusting.code, untrusting.stderr]).toEqual([1, expect.stringContaining('NODE_EXTRA_CA_CERTS=ca.pem')]);
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('QUARTERDECK_CLIENT_CERT')]);
    expect([known.code, known.stdout]).toEqual([0, expect.stringContaining('deck.pptx')]);
  });
});
