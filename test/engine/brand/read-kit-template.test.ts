import { describe, expect, it } from 'vitest';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import { readZip, writeZip } from '../../../src/engine/opc/zip.ts';
import type { BrandKit } from '../../../src/model/brand-kit.ts';
import { german } from '../../helpers/templates/german.ts';
import { type TemplateName, templateNames, templates } from '../../helpers/templates/templates.ts';

const read = (value: unknown, bytes: Uint8Array = german()): Promise<BrandKit> => readBrandKit(value, async () => bytes);
const data = () => Buffer.from(german()).toString('base64');

/** The German template with slides of another size, inches. */
function withSize(w: number, h: number): Uint8Array {
  const parts = readZip(german());
  const presentation = parts.get('ppt/presentation.xml')!.toString();
  const size = `<p:sldSz cx="${w * 914_400}" cy="${h * 914_400}"/>`;
  return writeZip(new Map<string, string | Buffer>([...parts, ['ppt/presentation.xml', presentation.replace(/<p:sldSz[^>]*>/, size)]]));
}

describe('a brand kit with a template', () => {
  it('has the colours, fonts, size and layouts of the template, named by path or given as bytes', async () => {
    const kit = await read({ id: 'acme', template: 'brand/corporate.potx' });
    expect(kit.colors).toMatchObject({ primary: '#00838F', text: '#1D1D1B', background: '#FFFFFF' });
    expect(kit.fonts).toEqual({ heading: 'Verdana', body: 'Verdana' });
    expect(kit.template).toMatchObject({ size: { h: 7.5 }, layouts: { title: { label: 'Titelfolie' } } });
    expect(await read({ id: 'acme', template: { file: 'corporate.potx' } })).toEqual(kit);
    expect(await read({ id: 'acme', template: { data: data() } })).toEqual(kit);
  });

  it('says otherwise where it wants to', async () => {
    const kit = await read({
      template: 'c.potx',
      colors: { primary: '#AA0000' },
      fonts: { fallback: { body: 'Arial' } },
      footer: 'Confidential',
    });
    const own = await read({ template: 'c.potx' });
    expect(kit.colors).toEqual({ ...own.colors, primary: '#AA0000' });
    expect([kit.fonts.fallback?.body, kit.footer, kit.logo]).toEqual(['Arial', 'Confidential', null]);
    expect(kit.template).toEqual(own.template);
  });

  it.each<[string, object]>([
    ['slide_size', { slide_size: '4:3' }],
    ['logo', { logo: 'logo.png' }],
    ['fonts.body', { fonts: { body: 'Arial' } }],
    ['fonts.east_asian', { fonts: { east_asian: 'Yu Gothic' } }],
    ['colors.background', { colors: { background: '#FFFFF0' } }],
    ['colors.dark', { colors: { dark: '#000033' } }],
  ])('leaves %s to the template', async (path, written) => {
    await expect(read({ template: 'c.potx', ...written })).rejects.toMatchObject({ errors: [{ path, code: 'of_template' }] });
  });

  it('is refused where its slides are higher than wide', async () => {
    const portrait = withSize(7.5, 10);
    await expect(read({ template: 'c.potx' }, portrait)).rejects.toMatchObject({ errors: [{ code: 'slide_size' }] });
  });

  it('is refused for colours that cannot be read on the ground of the template', async () => {
    await expect(read({ template: 'c.potx', colors: { text: '#EEEEEE' } })).rejects.toMatchObject({ code: 'brand_kit_unreadable' });
  });

  it.each<[string, object, [id: string, name: string]]>([
    ['what it says itself', { id: 'acme', name: 'Acme', template: 'corporate.potx' }, ['acme', 'Acme']],
    ['its own name', { name: 'Acme Group', template: 'corporate.potx' }, ['acme-group', 'Acme Group']],
    ['its file to type, and its theme to read', { template: 'brand/Corporate_2026.potx' }, ['corporate-2026', 'Müller & Söhne']],
    ['its theme, where there is no file', { template: { data: data() } }, ['muller-sohne', 'Müller & Söhne']],
  ])('is called by %s', async (_, written, called) => {
    const { id, name } = await read(written);
    expect([id, name]).toEqual(called);
  });

  it('is called as its file where its theme has no name of its own', async () => {
    const { id, name } = await read({ template: 'C:\\brand\\Nordwind AG.potx' }, templates['full-potx']());
    expect([id, name]).toEqual(['nordwind-ag', 'Nordwind AG']);
    expect((await read({ id: 'nordwind', template: { data: Buffer.from(templates['full-potx']()).toString('base64') } })).name).toBe(
      'nordwind',
    );
  });

  it.each<TemplateName>(templateNames)('can be read again as it is shown: %s', async (name) => {
    const kit = await read({ template: `${name}.potx` }, templates[name]());
    const nothing = async () => Promise.reject(new Error('No file is read.'));
    expect(await readBrandKit(JSON.parse(JSON.stringify(kit)), nothing)).toEqual(kit);
  });

  it.each<[string, unknown]>([
    ['both a file and bytes', { file: 'c.potx', data: 'AAAA' }],
    ['neither', {}],
    ['no template', 7],
    ['a field that does not exist', { path: 'c.potx' }],
  ])('is refused with %s', async (_, template) => {
    await expect(read({ template })).rejects.toMatchObject({ code: 'brand_kit_invalid' });
  });

  it('is refused with a template that is none', async () => {
    await expect(read({ template: 'c.potx' }, Buffer.from('no zip'))).rejects.toMatchObject({ code: 'brand_template_refused' });
  });
});
