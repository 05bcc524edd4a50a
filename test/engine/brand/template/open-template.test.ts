import { describe, expect, it } from 'vitest';
import { keepParts, openTemplate } from '../../../../src/engine/brand/template/open-template.ts';
import { readXml } from '../../../../src/engine/opc/read-xml.ts';
import { readZip } from '../../../../src/engine/opc/zip.ts';
import { hasSchemas, schemaErrors } from '../../../helpers/ooxml.ts';
import { secret } from '../../../helpers/templates/full-potx.ts';
import { master, related, typed } from '../../../helpers/templates/hostile/good-template.ts';
import { type TemplateName, templateNames, templates } from '../../../helpers/templates/templates.ts';

const bytes = Object.fromEntries(templateNames.map((name) => [name, templates[name]()])) as Record<TemplateName, Uint8Array>;
const kept = (name: TemplateName) => keepParts(openTemplate(bytes[name]));
const textOf = (parts: ReadonlyMap<string, Uint8Array>, part: string) => Buffer.from(parts.get(part)!).toString();

it.skipIf(!hasSchemas).each(templateNames.filter((name) => name !== 'odd-prefixes'))(
  'the template %s is a sound one to try with',
  (name) => {
    expect(schemaErrors(bytes[name])).toEqual([]);
  },
);

describe.each(templateNames)('the template %s', (name) => {
  it.skipIf(!hasSchemas)('is sound as it is kept', () => {
    expect(schemaErrors(kept(name))).toEqual([]);
  });

  it('keeps every master, layout, theme and picture of theirs', () => {
    const wanted = [...readZip(bytes[name]).keys()].filter((part) => /slideMasters|slideLayouts|theme\/|notesMasters/.test(part));
    const held = [...readZip(kept(name)).keys()];
    expect(held).toEqual(expect.arrayContaining(wanted.filter((part) => !part.endsWith('/'))));
  });

  it('is the same when what was kept is opened and kept again', () => {
    expect(Buffer.compare(kept(name), keepParts(openTemplate(kept(name))))).toBe(0);
  });

  it('has the usual prefixes in every part', () => {
    for (const [part, content] of openTemplate(bytes[name]).pkg.parts) {
      if (!/slide(Master|Layout)s\/[^/]+\.xml$/.test(part)) continue;
      expect(readXml(Buffer.from(content).toString()).root?.name, part).toMatch(/^p:sld(Master|Layout)$/);
    }
  });
});

describe('a template that is kept', () => {
  it('holds nothing of its slides and authors', () => {
    const parts = readZip(kept('full-potx'));
    const unwanted = [...parts.keys()].filter((part) => /slides\/|notesSlides|comment|customXml|tags|docProps|viewProps/.test(part));
    expect(unwanted).toEqual([]);
    expect([...parts].filter(([, content]) => content.includes(secret)).map(([part]) => part)).toEqual([]);
  });

  it('holds no picture that only its slides showed', () => {
    const pictures = [...readZip(kept('full-potx')).keys()].filter((part) => part.includes('media/'));
    expect(pictures).toEqual(['ppt/media/image1.png']);
  });

  it('keeps its fonts, and says where they are used', () => {
    const parts = readZip(kept('full-potx'));
    expect(parts.has('ppt/fonts/font1.fntdata')).toBe(true);
    expect(textOf(parts, 'ppt/presentation.xml')).toContain('<p:font typeface="Brandon Grotesque"');
    expect(textOf(parts, 'ppt/presentation.xml')).toContain('embedTrueTypeFonts="1"');
  });

  it('has lost of its master only what led to parts that are gone', () => {
    const before = textOf(readZip(bytes['full-potx']), 'ppt/slideMasters/slideMaster1.xml');
    const gone = /<p:custDataLst>.*?<\/p:custDataLst>|<a:hlinkClick r:id="rId71"[^>]*>/g;
    expect(before.match(gone)).toHaveLength(2);
    expect(textOf(readZip(kept('full-potx')), 'ppt/slideMasters/slideMaster1.xml')).toBe(before.replace(gone, ''));
  });

  it('keeps a link into the web', () => {
    const links = openTemplate(bytes['full-potx']).pkg.relationships('ppt/slideMasters/slideMaster1.xml');
    expect(links.filter(({ external }) => external).map(({ target }) => target)).toEqual(['https://acme.example/']);
  });

  it('has masters and layouts byte for byte where nothing was taken out', () => {
    for (const name of templateNames.filter((other) => !['full-potx', 'odd-prefixes'].includes(other))) {
      const [before, after] = [readZip(bytes[name]), readZip(kept(name))];
      for (const [part, content] of after)
        if (/slideMasters|slideLayouts|theme/.test(part) && !part.endsWith('.rels'))
          expect(content.equals(before.get(part)!), part).toBe(true);
    }
  });

  it('is a presentation, whatever it was', () => {
    const types = textOf(readZip(kept('full-potx')), '[Content_Types].xml');
    expect(types).toContain('presentationml.presentation.main+xml');
    expect(types).not.toContain('template.main');
  });

  it('says of UTF-16 parts that they are UTF-8, as they are', () => {
    expect(textOf(readZip(kept('odd-prefixes')), 'ppt/theme/theme1.xml')).toMatch(/^<\?xml version="1.0" encoding="UTF-8"/);
  });

  it('calls a part otherwise where a deck writes its own, or where its name has to be escaped', () => {
    const given = (target: string, part: string) =>
      related('image', target, false, (parts) => {
        parts.set(part, 'a picture');
        typed(parts, part, 'image/png');
      });
    const picturesOf = (file: Uint8Array) =>
      openTemplate(file)
        .pkg.relationships(master)
        .filter(({ type }) => type === 'image');
    expect(picturesOf(given('../charts/image1.png', 'ppt/charts/image1.png'))).toMatchObject([{ target: 'ppt/template/image1.png' }]);
    expect(picturesOf(given('../media/Bild%20%C3%A4.png', 'ppt/media/Bild ä.png'))).toMatchObject([{ target: 'ppt/media/Bild-.png' }]);
  });
});
