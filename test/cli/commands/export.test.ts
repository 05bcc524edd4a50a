/** `export` by a layout or by a deck that was made. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readZip, writeZip } from '../../../src/engine/opc/zip.ts';
import { runInProcess } from '../../helpers/run-in-process.ts';
import { suiteDir } from '../../helpers/temp-dir.ts';

const cwd = suiteDir();
const run = (...argv: string[]) => runInProcess(argv, { env: { QUARTERDECK_HOME: path.join(cwd, 'home') }, cwd });
const bytes = (file: string) => readFileSync(path.join(cwd, file));

it('says which deck is missing where none was made', async () => {
  expect(await run('export', 'last', '-o', 'none.pptx')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('No deck was made yet'),
  });
});

it('writes the file of a deck, or the layout to edit and write again', async () => {
  const made = JSON.parse((await run('generate', '# Wins\n\n- New office opened\n', '-o', 'made.pptx', '--json')).stdout);
  expect((await run('export', made.deck_id, '-o', 'again.pptx')).code).toBe(0);
  expect(bytes('again.pptx').equals(bytes('made.pptx'))).toBe(true);
  expect((await run('export', 'last', '-o', 'layout.json')).code).toBe(0);
  expect((await run('export', 'layout.json', '-o', 'edited.pptx')).code).toBe(0);
  expect(bytes('edited.pptx').equals(bytes('made.pptx'))).toBe(true);
});

describe('a finished deck that is named by its file', () => {
  beforeAll(async () => {
    await run('generate', '# Wins\n\n- New office opened\n', '-o', 'finished.pptx');
    await run('generate', '# Losses\n\n- Old office closed\n', '-o', 'later.pptx');
  });

  it('is the kept deck with that file, whichever was made last', async () => {
    expect((await run('export', 'finished.pptx', '-o', 'finished.html')).code).toBe(0);
    expect(bytes('finished.html').toString()).toContain('New office opened');
  });

  it('is not drawn once it was edited: the kept deck would show what the file does not', async () => {
    const edited = new Map(readZip(bytes('finished.pptx')));
    const properties = edited.get('docProps/app.xml')!.toString();
    edited.set('docProps/app.xml', Buffer.from(properties.replace('</Properties>', '<!-- saved --></Properties>')));
    writeFileSync(path.join(cwd, 'edited-deck.pptx'), writeZip(edited));
    expect(await run('export', 'edited-deck.pptx', '--format', 'pdf')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/it was edited, made elsewhere.*quarterdeck check edited-deck.pptx/s),
    });
  });
});

it('is refused by the gates that --fail-on names, as is generate; --strict leaves owners and dates to the author', async () => {
  const outline = {
    title: 'Plan',
    slides: [{ title: 'Next steps', kind: 'action-table', content: { actions: [{ what: 'Hire in Lyon' }] } }],
  };
  writeFileSync(path.join(cwd, 'plan.json'), JSON.stringify(outline));
  const make = (...more: string[]) => run('generate', '--outline', 'plan.json', '-o', 'plan.pptx', '--force', ...more);
  expect(await make('--fail-on', 'unfilled')).toMatchObject({ code: 3, stderr: expect.stringContaining('1 next step has no owner') });
  expect(await make('--strict')).toMatchObject({ code: 0, stderr: expect.stringContaining('1 next step has no owner') });
  const { deck_id } = JSON.parse((await make('--json')).stdout);
  expect((await run('export', deck_id, '-o', 'kept.pptx', '--fail-on', 'fits,true')).code).toBe(0);
  expect((await run('export', deck_id, '-o', 'refused.pptx', '--fail-on', 'fits,unfilled')).code).toBe(3);
  expect(await make('--fail-on', 'fit')).toMatchObject({ code: 2, stderr: expect.stringContaining('has no gate "fit"') });
});

describe('a deck of two slides', () => {
  let deck: string;
  beforeAll(async () => {
    deck = JSON.parse((await run('generate', '# Wins\n\n- New office opened\n', '-o', 'two.pptx', '--json')).stdout).deck_id;
  });

  it('writes every format that the name of the file promises', async () => {
    const begins = { pdf: '%PDF', html: '<!doctype', svg: '<svg' };
    for (const [ending, begin] of Object.entries(begins)) {
      const { code, stdout } = await run('export', deck, '-o', `made.${ending}`, ...(ending === 'svg' ? ['--slide', '1'] : []));
      expect([code, stdout]).toEqual([0, expect.stringMatching(new RegExp(`^Wrote made\\.${ending}, \\d+ slides?\\n$`))]);
      expect(bytes(`made.${ending}`).toString('latin1').startsWith(begin)).toBe(true);
    }
    expect((await run('generate', '# Wins\n\n- New office opened\n', '-o', 'direct.pdf')).code).toBe(0);
    expect(bytes('direct.pdf').toString('latin1').startsWith('%PDF')).toBe(true);
  });

  it('writes pictures of slides side by side or into a folder, all or none, and one as one file', async () => {
    const record = JSON.parse((await run('export', deck, '-o', 'pages.svg', '--json')).stdout);
    expect(record.paths).toEqual(record.paths.map((_: string, at: number) => `pages-0${at + 1}.svg`));
    expect(record.paths.length).toBeGreaterThan(1);
    mkdirSync(path.join(cwd, 'folder'));
    const { paths } = JSON.parse((await run('export', deck, '--format', 'png', '--width', '100', '-o', 'folder', '--json')).stdout);
    expect(paths[0]).toMatch(/^folder[\\/].+-01\.png$/);
    expect(bytes(paths[0]).readUInt32BE(16)).toBe(100);
    expect(await run('export', deck, '-o', 'pages.svg')).toMatchObject({ code: 2, stderr: expect.stringContaining('pages-01.svg exists') });
    expect((await run('export', deck, '-o', 'sheet.png', '--sheet', '--width', '200')).code).toBe(0);
    expect(bytes('sheet.png').readUInt32BE(16)).toBe(200);
    const generated = JSON.parse((await run('generate', '# Wins\n\n- New office opened\n', '-o', 'made.svg', '--force', '--json')).stdout);
    expect(generated.paths[0]).toBe('made-01.svg');
  });

  it.each([
    ['a slide of a presentation', ['--slide', '1']],
    ['a number that is none', ['--format', 'pdf', '--slide', 'two']],
    ['notes of a picture', ['--format', 'png', '--notes']],
    ['a name of another format', ['--format', 'pdf', '-o', 'a.png']],
    ['several pictures on stdout', ['--format', 'svg', '-o', '-']],
  ])('refuses %s', async (_, more) => {
    expect(await run('export', deck, ...more)).toMatchObject({ code: 2, stderr: expect.stringContaining('Try:') });
  });
});
