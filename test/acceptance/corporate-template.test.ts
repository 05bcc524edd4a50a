/** A corporate template, from the file to a deck in it: with the built program, on this machine and with a server. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readZip } from '../../src/engine/opc/zip.ts';
import { runInProcess } from '../helpers/run-in-process.ts';
import { type Served, startServer } from '../helpers/serve.ts';
import { suiteDir, tempDir } from '../helpers/temp-dir.ts';
import { hostileTemplates } from '../helpers/templates/hostile/hostile.ts';
import { templates } from '../helpers/templates/templates.ts';

const brief = '# Wins\n\n- New office opened\n- Support desk staffed around the clock\n';

/** A folder with the template of a company, and somebody who types there. */
function desk(env: Record<string, string> = {}) {
  const cwd = tempDir();
  writeFileSync(path.join(cwd, 'corporate.potx'), templates.german());
  // Decks are listed by when they were asked for.
  const clock = () => new Date();
  const type = (...args: string[]) => runInProcess(args, { cwd, clock, env: { QUARTERDECK_HOME: path.join(cwd, 'home'), ...env } });
  const done = async (...args: string[]) => {
    const { code, stdout, stderr } = await type(...args);
    expect(`${code} ${stderr}`).toMatch(/^0 /);
    return stdout;
  };
  const layoutsIn = (file: string) =>
    [...readZip(readFileSync(path.join(cwd, file))).entries()]
      .filter(([name]) => /^ppt\/slideLayouts\/[^/]+\.xml$/.test(name))
      .map(([, xml]) => /<p:cSld name="([^"]*)"/.exec(xml.toString())?.[1]);
  return { cwd, type, done, layoutsIn };
}

describe('a corporate template', () => {
  const home = suiteDir();
  let server: Served;
  beforeAll(async () => {
    server = await startServer(home);
    return () => server.stop();
  });
  const signedIn = () => ({ QUARTERDECK_BASE_URL: server.url, QUARTERDECK_API_KEY: server.key! });

  it.each(['on this machine', 'with a server'])('is imported, shown, and made decks in, %s', async (where) => {
    const { done, layoutsIn } = desk(where === 'with a server' ? signedIn() : {});
    expect(await done('brand-kits', 'import', 'corporate.potx', '--as', 'acme')).toContain('Kept acme, version 1: Müller & Söhne');
    expect(await done('brand-kits', 'show', 'acme')).toMatch(/cover +Titelfolie +by its type/);
    await done('generate', brief, '--brand-kit', 'acme', '-o', 'wins.pptx');
    expect(layoutsIn('wins.pptx')).toContain('Titelfolie');
    expect(await done('status', 'last')).toContain('\nbrand kit acme, version 1\n');
    expect(JSON.parse(await done('status', 'last', '--json'))).toMatchObject({ brand_kit_id: 'acme', brand_kit_version: 1 });
  });

  it('is changed in its file, and the deck of the version before can still be asked for', async () => {
    const { cwd, done, type } = desk();
    await done('brand-kits', 'import', 'corporate.potx', '--as', 'acme', '-o', 'acme.json');
    const file = path.join(cwd, 'acme.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"footer": null', '"footer": "Confidential"'));
    expect(await done('brand-kits', 'import', 'acme.json')).toContain('Kept acme, version 2');
    await done('generate', brief, '--brand-kit', 'acme', '-o', 'new.pptx');
    await done('generate', brief, '--brand-kit', 'acme@1', '-o', 'old.pptx');
    await done('generate', brief, '--brand-kit', 'corporate.potx', '-o', 'file.pptx');
    const versions = JSON.parse(await done('decks', 'list', '--json')).data.map(
      (deck: { brand_kit_version: number }) => deck.brand_kit_version,
    );
    expect(versions).toEqual([null, 1, 2]);
    await done('brand-kits', 'delete', 'acme', '--yes');
    expect(await type('generate', brief, '--brand-kit', 'acme', '-o', 'gone.pptx')).toMatchObject({ code: 2, stdout: '' });
    expect(JSON.parse(await done('status', 'last', '--json')).brand_kit_id).toBe('corporate');
  });

  it('is the same deck from the kept kit and from its file, here and there', async () => {
    const { cwd, done } = desk(signedIn());
    await done('brand-kits', 'import', 'corporate.potx');
    await done('generate', brief, '--brand-kit', 'corporate', '--as-of', '2026-01-15', '-o', 'there.pptx');
    await done('generate', brief, '--brand-kit', 'corporate.potx', '--as-of', '2026-01-15', '--local', '-o', 'here.pptx');
    expect(readFileSync(path.join(cwd, 'here.pptx')).equals(readFileSync(path.join(cwd, 'there.pptx')))).toBe(true);
  });

  it('that is hostile ends in an error of its own, as a mistake of usage', async () => {
    const { cwd, type } = desk();
    for (const [name, cause, bytes] of hostileTemplates.filter((_, at) => at % 40 === 0)) {
      writeFileSync(path.join(cwd, 'bad.potx'), bytes());
      for (const args of [
        ['brand-kits', 'import', 'bad.potx'],
        ['generate', brief, '--brand-kit', 'bad.potx', '-o', 'bad.pptx'],
      ]) {
        const { code, stdout, stderr } = await type(...args, '--json');
        const problem = JSON.parse(stderr.trim().split('\n').at(-1)!);
        expect([name, code, stdout, problem.code, problem.errors[0].code]).toEqual([name, 2, '', 'brand_template_refused', cause]);
      }
    }
  });
});
