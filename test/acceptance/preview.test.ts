/** A deck as a web page, in a browser and by its keys: nothing is asked for, and nothing is forbidden that it needs. */
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { BrowserPage, chromium } from '../helpers/chromium.ts';
import { startCli } from '../helpers/run-cli.ts';
import { runInProcess } from '../helpers/run-in-process.ts';
import { suiteDir, tempDir } from '../helpers/temp-dir.ts';

const part = (name: string) => `# ${name}\n\n- First point of ${name}\n- Second point of ${name}\n- Third point of ${name}\n`;
const brief = ['Wins', 'Losses', 'Plans', 'Risks'].map(part).join('\n');

describe.skipIf(chromium === null)('a deck in the browser', () => {
  const cwd = suiteDir();
  const profile = suiteDir();
  const file = path.join(cwd, 'deck.html');
  const env = { QUARTERDECK_HOME: path.join(cwd, 'home') };
  let page: BrowserPage;
  let ids: string[];

  const shown = () => page.value<string>("document.querySelector('section.shown').id");
  const has = (name: string) => page.value<boolean>(`document.documentElement.classList.contains('${name}')`);

  beforeAll(async () => {
    expect((await runInProcess(['generate', brief, '-o', 'deck.html'], { env, cwd })).code).toBe(0);
    page = await BrowserPage.open(pathToFileURL(file).href, profile);
    ids = await page.value("[...document.querySelectorAll('main > section')].map((section) => section.id)");
  });
  afterAll(() => page?.close());

  it('shows the first slide alone, as large as the window allows', async () => {
    expect(ids.length).toBeGreaterThan(2);
    expect(await shown()).toBe(ids[0]);
    const visible = await page.value<number>(
      "[...document.querySelectorAll('main > section')].filter((each) => each.offsetHeight > 0).length",
    );
    expect(visible).toBe(1);
    expect(await page.value<number>("document.querySelector('section.shown .slide').getBoundingClientRect().width")).toBeGreaterThan(1000);
  });

  it('goes to every slide by its keys, and says where it is in the address', async () => {
    await page.press('ArrowRight');
    expect(await shown()).toBe(ids[1]);
    await page.press('ArrowDown', 'PageUp');
    expect(await shown()).toBe(ids[1]);
    await page.press('End');
    expect(await shown()).toBe(ids.at(-1));
    await page.press('ArrowRight');
    expect(await shown()).toBe(ids.at(-1));
    expect(await page.value('decodeURIComponent(location.hash)')).toBe(`#${ids.at(-1)}`);
    await page.press('Home', 'ArrowLeft');
    expect(await shown()).toBe(ids[0]);
  });

  it('comes to the slide of an address', async () => {
    await page.value(`void (location.hash = '#' + encodeURIComponent('${ids[2]}'))`);
    await page.until(`document.querySelector('section.shown').id === '${ids[2]}'`);
  });

  it('shows and hides its notes', async () => {
    await page.press('n');
    expect(await has('with-notes')).toBe(true);
    await page.press('n');
    expect(await has('with-notes')).toBe(false);
  });

  it('shows all slides at once, and opens the one that is chosen', async () => {
    await page.press('Home', 'o');
    expect(await has('overview')).toBe(true);
    await page.press('ArrowRight', 'Enter');
    expect(await has('overview')).toBe(false);
    expect(await shown()).toBe(ids[1]);
    await page.press('Escape');
    await page.value(`document.getElementById('${ids[2]}').click()`);
    expect([await has('overview'), await shown()]).toEqual([false, ids[2]]);
  });

  it('has text that can be selected, in fonts of its own', async () => {
    await page.press('Home', 'ArrowRight');
    await page.value("getSelection().selectAllChildren(document.querySelector('section.shown .slide'))");
    const title = await page.value<string>("document.querySelector('section.shown h2').textContent");
    expect(await page.value<string>('getSelection().toString()')).toContain(title);
    await page.until('[...document.fonts].length > 0 && [...document.fonts].every((font) => font.status === "loaded")');
  });

  it('asks for nothing but itself, and is refused nothing', () => {
    expect(page.requests).toEqual([pathToFileURL(file).href]);
    expect(page.complaints).toEqual([]);
  });

  it('refuses what would be smuggled into it', async () => {
    await page.value(
      "void document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.smuggled = true' }))",
    );
    expect(await page.value('window.smuggled === undefined')).toBe(true);
    page.complaints.length = 0;
  });
});

describe.skipIf(chromium === null)('a layout that is watched', () => {
  it('is drawn again when it changes, on the slide that is shown, until it is stopped', async () => {
    const cwd = tempDir();
    const env = { QUARTERDECK_HOME: path.join(cwd, 'home') };
    const file = path.join(cwd, 'layout.json');
    writeFileSync(file, (await runInProcess(['generate', brief, '--layout-only'], { env, cwd })).stdout);
    const program = startCli(['preview', 'layout.json', '--watch', '--no-open', '--slide', '2', '--json'], { cwd, env });
    onTestFinished(() => void program.kill('SIGKILL'));
    const [line] = (await once(program.stdout!, 'data')) as [Buffer];
    const { url } = JSON.parse(line.toString());
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\/#/);
    expect((await fetch(new URL('/', url))).status).toBe(404);
    const page = await BrowserPage.open(url, tempDir());
    onTestFinished(() => page.close());
    const second = await page.value<string>("document.querySelector('section.shown').id");

    const write = (text: string) => writeFileSync(file, text);
    const layout = JSON.parse(readFileSync(file, 'utf8'));
    write('{ half');
    layout.slides[1].title = 'Rewritten by hand';
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    write(JSON.stringify(layout));
    await page.until("document.querySelector('section.shown h2')?.textContent === 'Rewritten by hand'");
    expect(await page.value("document.querySelector('section.shown').id")).toBe(second);

    program.kill('SIGINT');
    expect((await once(program, 'exit'))[0]).toBe(0);
  });
});
