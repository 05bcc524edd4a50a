/** The built program in colours that are forced and in a folder that is there. */
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli, startCli } from '../../helpers/run-cli.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

describe('quarterdeck', () => {
  it('colours nothing with NO_COLOR and --no-color, even where colours are forced', async () => {
    const runs = await Promise.all([
      runCli(['generate', ''], { env: { NO_COLOR: '1' } }),
      runCli(['generate', '', '--no-color'], { env: { FORCE_COLOR: '1' } }),
      runCli(['generate', ''], { env: { FORCE_COLOR: '1' } }),
    ]);
    expect(runs.map(({ stderr }) => stderr.includes('\u001b['))).toEqual([false, false, true]);
  });

  it('makes its demo inside a folder that exists, which may be a disk of its own', async () => {
    const cwd = tempDir();
    mkdirSync(path.join(cwd, 'tour'));
    const child = startCli(['demo', '--dir', 'tour'], { cwd });
    for await (const line of child.stderr!) if (String(line).includes('Computing')) break;
    const [during] = readdirSync(path.join(cwd, 'tour'));
    expect(readdirSync(cwd)).toEqual(['tour']);
    child.stdin!.end();
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
    expect(during).toMatch(/^\.part-/);
    expect(readdirSync(path.join(cwd, 'tour')).sort()).toEqual(['acme-logo.png', 'acme.json', 'data', 'q4-review.pptx']);
  });
});
