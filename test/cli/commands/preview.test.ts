/** `preview`: what it writes, draws and refuses. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { runInProcess } from '../../helpers/run-in-process.ts';
import { suiteDir } from '../../helpers/temp-dir.ts';

const cwd = suiteDir();
const home = { QUARTERDECK_HOME: path.join(cwd, 'home') };
const run = (...argv: string[]) => runInProcess(argv, { env: { ...home, TMPDIR: cwd }, cwd });
const brief = '# Wins\n\n- New office opened\n- Second point\n';
const outline = { title: 'Plan', slides: [{ title: 'Only one slide', points: ['One', 'Two'] }] };

beforeAll(async () => {
  await run('generate', brief, '-o', 'made.pptx');
  await run('export', 'last', '--format', 'json', '-o', 'layout.json');
  writeFileSync(path.join(cwd, 'outline.yaml'), JSON.stringify(outline));
});

describe('a preview', () => {
  it.each([
    ['a deck', 'last'],
    ['a finished deck', 'made.pptx'],
    ['a layout', 'layout.json'],
  ])('of %s is a web page in a folder of its own', async (_, typed) => {
    const { code, stdout } = await run('preview', typed, '--no-open', '--json');
    expect(code).toBe(0);
    const record = JSON.parse(stdout);
    expect(fileURLToPath(record.url)).toBe(record.path);
    expect(readFileSync(record.path, 'utf8')).toMatch(/^<!doctype html>/);
    expect(record.slides).toBe(readFileSync(record.path, 'utf8').match(/<section /g)!.length);
  });

  it('of an outline lays it out, in the brand kit that is named, and keeps no deck of it', async () => {
    const before = (await run('decks', 'list', '--json')).stdout;
    const { stdout } = await run('preview', 'outline.yaml', '--brand-kit', 'dark', '--no-open', '--json');
    expect(JSON.parse(stdout).title).toBe('Plan');
    expect(readFileSync(JSON.parse(stdout).path, 'utf8')).toContain('Only one slide');
    expect((await run('decks', 'list', '--json')).stdout).toBe(before);
  });

  it('starts at the slide that is named', async () => {
    const { url } = JSON.parse((await run('preview', 'layout.json', '--slide', '2', '--no-open', '--json')).stdout);
    const { slides } = JSON.parse(readFileSync(path.join(cwd, 'layout.json'), 'utf8'));
    expect(decodeURIComponent(new URL(url).hash)).toBe(`#${slides[1].id}`);
  });

  it.each([
    ['kitty', '\x1b_Ga=T,f=100,'],
    ['iterm2', '\x1b]1337;File=inline=1;'],
    ['sixel', '\x1bP0;1q"1;1;'],
  ])('is drawn in a terminal that knows %s', async (protocol, start) => {
    const { code, stdout } = await run('preview', 'layout.json', '--terminal', protocol, '--slide', '1');
    expect(code).toBe(0);
    expect(stdout.startsWith(start)).toBe(true);
    expect(stdout.split(start)).toHaveLength(2);
  });

  it.each([
    ['a slide that is not there', ['layout.json', '--slide', '99'], 'slide_not_found'],
    ['a page that was drawn', ['made.html'], 'option_invalid'],
    ['watching a finished deck', ['made.pptx', '--watch'], 'option_invalid'],
    ['a terminal that shows no pictures', ['layout.json', '--terminal'], 'option_invalid'],
    ['a protocol nobody knows', ['layout.json', '--terminal', 'ascii'], 'option_invalid'],
    ['watching a deck that cannot change', ['last', '--watch'], 'option_invalid'],
    ['watching in a terminal', ['layout.json', '--watch', '--terminal', 'kitty'], 'option_invalid'],
    ['a file that is missing', ['none.json'], 'file_not_found'],
  ])('refuses %s', async (_, argv, code) => {
    const { code: exit, stderr } = await run('preview', ...argv, '--no-open', ...(argv.includes('--terminal') ? [] : ['--json']));
    expect(exit).toBe(2);
    if (!argv.includes('--terminal')) expect(JSON.parse(stderr)).toMatchObject({ code });
    else expect(stderr).toContain('Try:');
  });
});
