import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pauses } from '../../../../src/service/local/webhooks/deliveries.ts';
import { eventTypes } from '../../../../src/service/schema/webhook.ts';
import { headersOf, mintSecret, signatureOf } from '../../../../src/service/webhook-signature.ts';
import { tempDir } from '../../../helpers/temp-dir.ts';

const page = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/webhooks.md'), 'utf8');
const block = (language: string) => new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(page)![1]!;

const secret = mintSecret();
const body = '{"type":"deck.completed","title":"Ä"}';
const signed = { id: 'evt_1', timestamp: Math.floor(Date.now() / 1000), body };
const headers = headersOf(signed, `${signatureOf(signed, [mintSecret(), secret])}`);
const cases = [
  { body, secret, genuine: true },
  { body: body.replace('Ä', 'A'), secret, genuine: false },
  { body, secret: mintSecret(), genuine: false },
];

describe('docs/webhooks.md', () => {
  it('verifies in Node.js what is genuine and nothing else', () => {
    const file = path.join(tempDir(), 'verify.mjs');
    writeFileSync(file, `${block('js')}\nconst [headers, body, secret] = JSON.parse(process.argv[2]);\nverify(headers, body, secret);\n`);
    const runs = cases.map(({ body, secret }) => spawnSync(process.execPath, [file, JSON.stringify([headers, body, secret])]).status === 0);
    expect(runs).toEqual(cases.map(({ genuine }) => genuine));
  });

  const python = spawnSync('python3', ['--version']).status === 0;
  it.skipIf(!python)('verifies in Python what is genuine and nothing else', () => {
    const file = path.join(tempDir(), 'verify.py');
    const call = 'import sys\nheaders, body, secret = json.loads(sys.argv[1])\nverify(headers, body.encode(), secret)\n';
    writeFileSync(file, `${block('python')}\n${call}`);
    const runs = cases.map(({ body, secret }) => {
      try {
        execFileSync('python3', [file, JSON.stringify([headers, body, secret])], { stdio: 'pipe' });
        return true;
      } catch {
        return false;
      }
    });
    expect(runs).toEqual(cases.map(({ genuine }) => genuine));
  });

  it('names every event and every pause', () => {
    expect(eventTypes.filter((type) => !page.includes(`\`${type}\``))).toEqual([]);
    const named = [...page.matchAll(/^\| \d.*\| (\d+) (second|minute|hour)s? \|$/gm)];
    const seconds = { second: 1, minute: 60, hour: 3600 };
    expect(named.map(([, count, unit]) => Number(count) * seconds[unit as keyof typeof seconds])).toEqual(pauses);
  });
});
