import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runInProcess } from '../../helpers/run-in-process.ts';
import { tempDir } from '../../helpers/temp-dir.ts';
import { type TemplateName, templates } from '../../helpers/templates/templates.ts';

/** A folder with a template in it, and the command line there. */
function withTemplate(name: TemplateName = 'german', file = 'corporate.potx') {
  const cwd = tempDir();
  const env = { QUARTERDECK_HOME: path.join(cwd, 'home') };
  writeFileSync(path.join(cwd, file), templates[name]());
  const run = (...argv: string[]) => runInProcess(['brand-kits', ...argv], { cwd, env });
  const record = async (...argv: string[]) => JSON.parse((await run(...argv, '--json')).stdout);
  const at = (columns: number, color: 0 | 3, ...argv: string[]) =>
    runInProcess(['brand-kits', ...argv], { cwd, env, io: { tty: { out: true }, columns, color } });
  return { cwd, run, record, at };
}

describe('brand-kits import', () => {
  it('keeps a template and says what was found in it: colours, fonts, layouts, logo, size', async () => {
    const { run } = withTemplate();
    const { code, stdout } = await run('import', 'corporate.potx');
    expect(code).toBe(0);
    expect(stdout).toContain('Kept corporate, version 1: Müller & Söhne\n');
    expect(stdout).toMatch(/primary +#00838F/);
    expect(stdout).toMatch(/headings +Verdana/);
    expect(stdout).toMatch(/slides +13\.33 × 7\.5 in/);
    expect(stdout).toMatch(/accent 2 +#E4572E/);
    expect(stdout).toMatch(/cover +Titelfolie +by its type\n +section +Abschnittsüberschrift +by its placeholders\n/);
    expect(stdout).toMatch(/image1\.png +top right, 1\.50 × 0\.50 in +11\n/);
    expect(stdout).toContain('quarterdeck generate --brand-kit corporate --data crm/');
  });

  it('says what it left out, and keeps nothing of it', async () => {
    const { run, record } = withTemplate('full-potx');
    expect((await run('import', 'corporate.potx')).stdout).toContain(
      'Left out of the file: 1 slide, 1 notes page, comments, 1 picture, custom XML, properties with its author, thumbnail\n',
    );
    const { left_out, warnings, files, kit } = await record('import', 'corporate.potx', '--as', 'again');
    expect([left_out.slides, warnings, files]).toEqual([1, [], []]);
    expect(kit.template.data).toBeUndefined();
  });

  it.each<[TemplateName, RegExp]>([
    ['dark-gradient', /The ground of “Title Slide”, .* is a picture or a gradient: contrast on it is judged .*, not measured\./],
    ['libreoffice', /the nearest layout is taken: “[^”]+” \(section\), /],
    ['powerpoint-office', /No logo was found on its masters and layouts/],
  ])('warns of what is to be looked at: %s', async (name, warning) => {
    const { stderr } = await withTemplate(name).run('import', 'corporate.potx');
    expect(stderr.replace(/\s+/g, ' ')).toMatch(warning);
  });

  it('takes a template for what it is, whatever it is called', async () => {
    const { run, cwd } = withTemplate('german', 'brand.json');
    expect((await run('import', 'brand.json')).stdout).toContain('Kept brand, version 1');
    writeFileSync(path.join(cwd, 'kit.potx'), '{ "name": "Acme" }');
    expect((await run('import', 'kit.potx')).stdout).toBe(
      'Kept acme, version 1: Acme\n\nMake a deck with it:\n  quarterdeck generate --brand-kit acme --data crm/\n',
    );
  });

  it('keeps it under another id and name', async () => {
    const { record } = withTemplate();
    expect(await record('import', 'corporate.potx', '--as', 'acme-2026', '--name', 'Acme 2026')).toMatchObject({
      brand_kit_id: 'acme-2026',
      name: 'Acme 2026',
      kit: { id: 'acme-2026', name: 'Acme 2026' },
    });
  });

  it.each(['Acme Group', '', 'dark', 'default'])('keeps nothing as %j', async (id) => {
    const { run, record } = withTemplate();
    expect(await run('import', 'corporate.potx', '--as', id)).toMatchObject({ code: 2, stdout: '' });
    expect((await record('list')).data.every(({ created_at }: { created_at: null }) => created_at === null)).toBe(true);
  });

  it.each(['{}', '{ "look": "dark" }', '{ "id": "bold" }'])(
    'asks for an id where the file has none but a built-in one: %s',
    async (kit) => {
      const { cwd, run } = withTemplate();
      writeFileSync(path.join(cwd, 'our colours.json'), kit);
      const { code, stderr } = await run('import', 'our colours.json');
      expect(code).toBe(2);
      expect(stderr).toContain('Try: --as our-colours\n');
    },
  );

  it('writes it as files too, which are the same kit, and the next version once they were edited', async () => {
    const { run, record, cwd } = withTemplate();
    expect((await run('import', 'corporate.potx', '--as', 'acme', '-o', 'acme.json')).stdout).toContain(
      'Wrote acme.json and acme-template.pptx\n',
    );
    const file = path.join(cwd, 'acme.json');
    const written = JSON.parse(readFileSync(file, 'utf8'));
    expect(written).toMatchObject({ id: 'acme', name: 'Müller & Söhne', colors: { primary: '#00838F' }, template: 'acme-template.pptx' });
    expect((await record('import', 'acme.json')).version).toBe(1);
    writeFileSync(file, JSON.stringify({ ...written, colors: { ...written.colors, primary: '#004F59' }, footer: 'Confidential' }));
    expect(await record('import', 'acme.json')).toMatchObject({
      version: 2,
      kit: { colors: { primary: '#004F59' }, footer: 'Confidential' },
    });
  });

  it('writes files in which another template may take the place of the first', async () => {
    const { run, record, cwd } = withTemplate();
    await run('import', 'corporate.potx', '--as', 'acme', '-o', 'acme.json');
    writeFileSync(path.join(cwd, 'acme-template.pptx'), templates['full-potx']());
    const { version, kit } = await record('import', 'acme.json');
    expect([version, kit.fonts.heading, kit.colors.primary]).toEqual([2, 'Calibri Light', '#00838F']);
  });

  it('overwrites no file unless it is told to, and keeps nothing then', async () => {
    const { run, cwd } = withTemplate('german', 'acme.pptx');
    writeFileSync(path.join(cwd, 'acme-template.pptx'), 'another');
    expect(await run('import', 'acme.pptx', '-o', 'acme.json')).toMatchObject({ code: 2, stdout: '' });
    expect(existsSync(path.join(cwd, 'acme.json'))).toBe(false);
    expect((await run('list')).stdout).not.toContain('acme');
    expect((await run('import', 'acme.pptx', '-o', 'acme.json', '--force')).code).toBe(0);
  });

  it('never writes over the template it reads', async () => {
    const { run, cwd } = withTemplate('full-potx', 'acme-template.pptx');
    const { code, stderr } = await run('import', 'acme-template.pptx', '-o', 'acme.json', '--force');
    expect([code, stderr]).toEqual([2, expect.stringContaining('would lose its slides')]);
    expect(readFileSync(path.join(cwd, 'acme-template.pptx')).equals(templates['full-potx']())).toBe(true);
  });

  it.each<[string, Buffer, string]>([
    ['an old .ppt', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), 'before 2007'],
    ['a damaged file', Buffer.from('PK\u0003\u0004 and nothing more'), 'The file breaks off'],
    ['a page that says to sign in', Buffer.from('<html>'), 'Check that it is the right file'],
  ])('refuses %s', async (_, bytes, why) => {
    const { run, cwd } = withTemplate();
    writeFileSync(path.join(cwd, 'bad.potx'), bytes);
    for (const command of ['import', 'validate']) {
      const { code, stdout, stderr } = await run(command, 'bad.potx');
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain(why);
    }
  });
});

describe('brand-kits validate', () => {
  it('takes both kinds of file, and keeps neither', async () => {
    const { run, record } = withTemplate('dark-gradient');
    const { stdout, stderr } = await run('validate', 'corporate.potx');
    expect(stdout).toMatch(/corporate\.potx can be used: .+ \(corporate\)/);
    expect(stdout).toMatch(/\n {2}cover +Title Slide +by its type\n/);
    expect(stderr).toContain('picture or a gradient');
    expect(await record('validate', 'corporate.potx')).toMatchObject({ valid: true, kit: { template: { size: { h: 7.5 } } } });
    expect((await run('list')).stdout).not.toContain('corporate');
  });
});

describe('brand-kits delete', () => {
  it('says that a version is not deleted by itself, and deletes nothing', async () => {
    const { run } = withTemplate();
    await run('import', 'corporate.potx', '--as', 'acme');
    const { code, stderr } = await run('delete', 'acme@1');
    expect([code, stderr]).toEqual([2, expect.stringContaining('Version 1 of acme cannot be deleted by itself')]);
    expect((await run('list')).stdout).toContain('acme');
  });
});

describe('brand-kits list and show', () => {
  it('tell which kits hold a template, and what they were before', async () => {
    const { run, cwd } = withTemplate();
    await run('import', 'corporate.potx', '--as', 'acme');
    expect((await run('list')).stdout).toMatch(/^acme\tMüller & Söhne\tversion 1\t[\d-]{10}\ttemplate$/m);
    writeFileSync(path.join(cwd, 'acme.json'), '{ "id": "acme", "name": "Acme" }');
    await run('import', 'acme.json');
    expect((await run('list')).stdout).toMatch(/^acme\tAcme\tversion 2\t[\d-]{10}\t$/m);
    expect((await run('list', '--versions', 'acme')).stdout).toMatch(/^acme@2\tAcme\t[\d-]{10}\nacme@1\tMüller & Söhne\t[\d-]{10}\n$/);
    expect((await run('show', 'acme')).stdout).toMatch(/other versions +acme@1\n/);
    expect((await run('show', 'acme@1')).stdout).toContain('Titelfolie');
    expect(await run('show', 'acme@3')).toMatchObject({ code: 2, stdout: '' });
    expect((await run('list', '--versions', 'dark')).stdout).toBe('dark\tQuarterdeck dark\t\n');
  });

  it('show every kit that is listed', async () => {
    const { run, record } = withTemplate();
    await run('import', 'corporate.potx');
    for (const { brand_kit_id } of (await record('list')).data) expect((await run('show', brand_kit_id)).code).toBe(0);
  });

  it('give a kit that can be used again', async () => {
    const { run, record, cwd } = withTemplate();
    await run('import', 'corporate.potx', '--as', 'acme');
    writeFileSync(path.join(cwd, 'shown.json'), JSON.stringify((await record('show', 'acme')).kit));
    expect(await record('import', 'shown.json')).toMatchObject({ brand_kit_id: 'acme', version: 1 });
  });

  it.each([60, 80, 120])('stay within a terminal of %i columns, with colours and without', async (columns) => {
    const { run, at } = withTemplate();
    await run('import', 'corporate.potx', '--as', 'acme');
    for (const color of [0, 3] as const) {
      const { stdout } = await at(columns, color, 'show', 'acme');
      expect(stdout.includes('\u001b[')).toBe(color > 0);
      const lines = stdout.replace(/\u001b\[[\d;]*m/g, '').split('\n');
      expect(lines.filter((line) => line.length > columns)).toEqual([]);
    }
  });

  it('show the colours of the theme four at a time, or in pairs', async () => {
    const { run, at } = withTemplate();
    await run('import', 'corporate.potx', '--as', 'acme');
    const grounds = async (columns: number) => (await at(columns, 0, 'show', 'acme')).stdout.match(/^ +ground 1 .*$/m)?.[0];
    expect(await grounds(120)).toMatch(/ground 1 +#FFFFFF +text 1 +#1D1D1B +ground 2 +#F2F0EA +text 2 +#004F59/);
    expect(await grounds(60)).toMatch(/^ +ground 1 +#FFFFFF +text 1 +#1D1D1B$/);
  });
});
