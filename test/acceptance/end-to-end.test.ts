/** Decks encrypted end to end: what the server keeps and sends is ciphertext, and the caller’s key opens it. */
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compactDecrypt, decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { runCli } from '../helpers/run-cli.ts';
import { serve } from '../helpers/serve.ts';
import { tempDir } from '../helpers/temp-dir.ts';
import { readableIn } from '../helpers/vault.ts';

const word = 'Canarywing';

async function world() {
  const folder = tempDir();
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(path.join(folder, 'public.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(path.join(folder, 'key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const server = await serve(path.join(folder, 'server'));
  const env = { QUARTERDECK_HOME: path.join(folder, 'caller'), QUARTERDECK_API_KEY: server.key! };
  const type = (args: string[], more: Record<string, string> = {}) =>
    runCli([...args, '--base-url', server.url], { cwd: folder, env: { ...env, ...more } });
  expect((await type(['encryption-key', 'set', 'public.pem'])).stdout).toContain('RSA-OAEP-256');
  const prompt = `All-hands\n\n# Wins\n\n- ${word} opened\n`;
  return { folder, privateKey, type, prompt, home: path.join(folder, 'server') };
}

const isDeck = (file: string) => readFileSync(file).subarray(0, 2).toString() === 'PK';

describe('a deck encrypted end to end', () => {
  it('lies on the server as ciphertext only, is refused without the key and opened with it', async () => {
    const { folder, privateKey, type, prompt, home } = await world();
    const without = await type(['generate', prompt, '-o', 'deck.pptx']);
    expect([without.code, without.stderr]).toEqual([2, expect.stringContaining('--decrypt-with key.pem')]);
    expect(existsSync(path.join(folder, 'deck.pptx'))).toBe(false);
    expect(readableIn(home, [word])).toEqual([]);

    const raw = await type(['download', 'last', '-o', 'deck.jwe']);
    expect([raw.code, raw.stderr]).toEqual([0, expect.stringContaining('encrypted end to end')]);
    const jwe = readFileSync(path.join(folder, 'deck.jwe'), 'latin1');
    expect(decodeProtectedHeader(jwe)).toMatchObject({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: expect.any(String) });
    // Any library of the standard opens it.
    const { plaintext } = await compactDecrypt(jwe, privateKey);

    const opened = await type(['download', 'last', '-o', 'opened.pptx', '--decrypt-with', 'key.pem']);
    expect(opened.code).toBe(0);
    expect(readFileSync(path.join(folder, 'opened.pptx')).equals(plaintext)).toBe(true);
    expect(isDeck(path.join(folder, 'opened.pptx'))).toBe(true);
  });

  it('is opened as it is generated where the settings name the key; another key or a changed file opens nothing', async () => {
    const { folder, type, prompt } = await world();
    expect((await type(['generate', prompt, '-o', 'deck.pptx'], { QUARTERDECK_DECRYPTION_KEY: path.join(folder, 'key.pem') })).code).toBe(
      0,
    );
    expect(isDeck(path.join(folder, 'deck.pptx'))).toBe(true);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeFileSync(path.join(folder, 'other.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const wrong = await type(['download', 'last', '-o', 'wrong.pptx', '--decrypt-with', 'other.pem']);
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('not encrypted to this key')]);
    expect(existsSync(path.join(folder, 'wrong.pptx'))).toBe(false);
  });
});
