/** `quarterdeck refresh` as a user runs it: an edited deck, new data, and a list of what was kept. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { salesData } from '../helpers/data-sets.ts';
import { EditedDeck } from '../helpers/edit-deck.ts';
import { sdkErrors, textsOf } from '../helpers/ooxml.ts';
import { few } from '../helpers/rotating.ts';
import { runInProcess } from '../helpers/run-in-process.ts';

describe.each(few(salesData()))('refreshing an edited deck of $name', ({ folder: data, asOf, before, quarter, wonValue, title }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-refresh-'));
  const run = (...args: string[]) => runInProcess(args, { cwd: folder });
  const file = (name: string) => readFileSync(path.join(folder, name));
  const shown = (deck: EditedDeck, slide: number) => textsOf(deck.text(deck.slide(slide)), 'a:t').join(' ');

  beforeAll(async () => {
    const made = await run('generate', 'Sales QBR for the exec team', '--data', data, '--as-of', before, '-q', '-o', 'q3.pptx');
    expect(made.code, made.stderr).toBe(0);
    writeFileSync(
      path.join(folder, 'edited.pptx'),
      new EditedDeck(file('q3.pptx')).retitle(4, 'A word from the CFO').copy(2, { own: 'Thank you' }).save(),
    );
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('writes the new quarter, keeps the edits and lists them', async () => {
    const { code, stdout, stderr } = await run('refresh', 'edited.pptx', '--data', data, '--as-of', asOf, '-o', 'q4.pptx');
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(/^Wrote q4\.pptx, \d+ slides, \d+ parts renewed\n$/);
    expect(stderr).toMatch(/Kept as edited\n {2}Slide 5: “Title” keeps your words; it would now say “/);
    expect(stderr).toContain(`“Title” keeps your words; it would now say “${title}`);
    const deck = new EditedDeck(file('q4.pptx'));
    expect(shown(deck, 1)).toContain(quarter.replace(' ', '\u00a0'));
    expect(shown(deck, 2)).toContain(wonValue);
    expect(shown(deck, 3)).toContain('Thank you');
    expect(shown(deck, 5)).toContain('A word from the CFO');
    expect(await sdkErrors(file('q4.pptx'))).toEqual([]);
  }, 60_000);

  it('is not written over an existing file without --force', async () => {
    writeFileSync(path.join(folder, 'there.pptx'), 'mine');
    const { code } = await run('refresh', 'q3.pptx', '--data', data, '-o', 'there.pptx');
    expect(code).toBe(2);
    expect(file('there.pptx').toString()).toBe('mine');
  });

  it('says why a deck cannot be refreshed', async () => {
    await run('generate', 'All-hands for Northfield', '-q', '-o', 'words.pptx');
    const { code, stderr } = await run('refresh', 'words.pptx', '--data', data, '-o', 'no.pptx');
    expect(code).toBe(2);
    expect(stderr).toContain('carries no outline');
    expect((await run('refresh', 'q3.pptx', '-o', 'no.pptx')).stderr).toContain('name the new data with --data');
  });

  it('with edits in the way is not written under --strict', async () => {
    const { code, stderr } = await run(
      'refresh',
      'edited.pptx',
      '--data',
      data,
      '--as-of',
      asOf,
      '--strict',
      '--json',
      '-o',
      'strict.pptx',
    );
    expect(code).toBe(3);
    expect(
      JSON.parse(stderr)
        .errors.map(({ message }: { message: string }) => message)
        .join(),
    ).toContain('keeps your words');
    expect(existsSync(path.join(folder, 'strict.pptx'))).toBe(false);
  });
});
