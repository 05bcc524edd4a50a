/** Files of a tenant that belong to no deck, as they lie on the disk. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deleteTenant } from '../../../../../src/service/local/delete-tenant.ts';
import { tempDir } from '../../../../helpers/temp-dir.ts';
import { fill, hostAt, rawly, readableIn } from '../../../../helpers/vault.ts';

const word = 'canary-export-81c3';
const key = 'acme/exports/export_1.html';

async function kept() {
  const home = tempDir();
  const at = hostAt(home);
  onTestFinished(() => at.host.close());
  await fill(at);
  await at.host.filesOf('acme').put(key, Buffer.from(word));
  const secrets = () =>
    rawly(home, (database) => database.prepare("select name, value from settings where name = 'files_secret:acme'").all());
  return { home, secrets, ...at };
}

describe('a file that belongs to no deck', () => {
  it('lies encrypted, and so does what opens it, and is read as it was made', async () => {
    const { home, host, secrets } = await kept();
    expect(readableIn(home, [word])).toEqual([]);
    expect(secrets()).toEqual([{ name: 'files_secret:acme', value: expect.stringMatching(/^qde1\./) }]);
    expect((await host.filesOf('acme').read(key)).toString()).toBe(word);
  });

  it.each([
    ['of another tenant', 'other', 'other/exports/export_1.html'],
    ['under another name', 'acme', 'acme/exports/export_2.html'],
  ])('is not read as one %s', async (_, tenant, as) => {
    const { host } = await kept();
    await host.filesOf(tenant).put(as, Buffer.from('other'));
    copyFileSync(host.files.path(key), host.files.path(as));
    await expect(host.filesOf(tenant).read(as)).rejects.toMatchObject({ code: 'field_damaged' });
  });

  it('that was changed is refused', async () => {
    const { host } = await kept();
    const bytes = readFileSync(host.files.path(key));
    bytes[bytes.length - 20]! ^= 1;
    writeFileSync(host.files.path(key), bytes);
    await expect(host.filesOf('acme').read(key)).rejects.toMatchObject({ code: 'field_damaged' });
  });

  it('of an earlier version, which is not encrypted, is still read', async () => {
    const { host } = await kept();
    await host.files.put(key, Buffer.from('as it was'));
    expect((await host.filesOf('acme').read(key)).toString()).toBe('as it was');
  });

  it('is gone with its tenant, and so is what would open a copy of it', async () => {
    const { host, secrets } = await kept();
    await deleteTenant(host, 'acme');
    expect([secrets(), await host.files.size(key)]).toEqual([[], null]);
  });
});
