import { describe, expect, it } from 'vitest';
import { colorTable, contrast } from '../../../../../src/engine/brand/colors.ts';
import { inspectTemplate } from '../../../../../src/engine/brand/template/inspect/inspect-template.ts';
import { openTemplate } from '../../../../../src/engine/brand/template/open-template.ts';
import { layoutNames } from '../../../../../src/model/layout.ts';
import { type TemplateName, templateNames, templates } from '../../../../helpers/templates/templates.ts';

function inspected(name: TemplateName) {
  const { pkg, presentation } = openTemplate(templates[name]());
  return inspectTemplate(pkg, presentation);
}

describe.each(templateNames)('the template %s', (templateName) => {
  const { template, colors, fonts } = inspected(templateName);

  it('has a layout with a title for each of ours but the blank one', () => {
    for (const name of layoutNames.filter((one) => one !== 'blank'))
      expect(template.layouts[name].placeholders.title, name).toMatchObject({ size: expect.any(Number) });
  });

  it('has all places on the slide, in inches', () => {
    const { w, h } = template.size;
    for (const { placeholders, taken } of Object.values(template.layouts)) {
      for (const box of [...Object.values(placeholders), ...taken]) {
        expect(Math.min(box.x, box.y, box.w, box.h)).toBeGreaterThanOrEqual(-0.02);
        expect(box.x + box.w).toBeLessThanOrEqual(w + 0.02);
        expect(box.y + box.h).toBeLessThanOrEqual(h + 0.02);
      }
    }
  });

  it('gives colours that can be read', () => {
    expect(contrast(colors.text, colors.background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.text, colors.light)).toBeGreaterThanOrEqual(4.5);
    for (const color of [colors.primary, colors.secondary, ...colors.palette])
      expect(contrast(color, colors.background)).toBeGreaterThanOrEqual(3);
    for (const color of [colors.positive, colors.negative]) expect(contrast(color, colors.background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colorTable({ colors })['on-dark'], colors.dark)).toBeGreaterThanOrEqual(4.5);
  });

  it('gives colours that can be told apart', () => {
    expect(new Set([colors.primary, colors.secondary, ...colors.palette, colors.background]).size).toBe(5);
  });

  it('names a family for headings and one for text', () => {
    expect(fonts).toEqual({ heading: expect.stringMatching(/^\w/), body: expect.stringMatching(/^\w/) });
  });

  it('is read the same way twice', () => {
    expect(inspected(templateName)).toEqual({ template, colors, fonts, name: inspected(templateName).name });
  });
});

describe('what a template gives a deck', () => {
  const chosen = (name: TemplateName) =>
    Object.fromEntries(Object.entries(inspected(name).template.layouts).map(([key, { label, chosen }]) => [key, `${label}, ${chosen}`]));

  it('has layouts by their type, whatever else there is', () => {
    expect(chosen('powerpoint-office')).toEqual({
      title: 'Title Slide, type',
      section: 'Section Header, type',
      content: 'Title and Content, type',
      'two-content': 'Two Content, type',
      'title-only': 'Title Only, type',
      blank: 'Blank, type',
    });
  });

  it('has layouts by their placeholders where they say nothing, in any language', () => {
    expect(chosen('german')).toEqual({
      title: 'Titelfolie, type',
      section: 'Abschnittsüberschrift, placeholders',
      content: 'Titel und Inhalt, placeholders',
      'two-content': 'Zwei Inhalte, type',
      'title-only': 'Nur Titel, placeholders',
      blank: 'Leer, placeholders',
    });
  });

  it('has the nearest layout where one is missing', () => {
    expect(chosen('libreoffice')).toMatchObject({
      title: 'Title Slide, type',
      section: 'Title Slide, nearest',
      'two-content': 'Title Only, nearest',
      blank: 'Title Only, nearest',
    });
  });

  it('has content on one ground: a layout with another gives way', () => {
    const { layouts } = inspected('dark-gradient').template;
    expect(layouts['title-only']).toMatchObject({ label: 'Title and Content', chosen: 'nearest' });
    expect(layouts['title-only'].placeholders.body).toBeUndefined();
  });

  it('has all layouts of one master where that has them', () => {
    const parts = Object.values(inspected('two-masters').template.layouts).map(({ part }) => part);
    expect(parts.every((part) => /slideLayout[1-7]\.xml$/.test(part))).toBe(true);
  });

  it('has text where its box is, with its insets taken off, as size, face and colour are inherited', () => {
    const { title, body, number } = inspected('old-four-three').template.layouts.content.placeholders;
    expect(title).toMatchObject({
      type: 'title',
      idx: null,
      size: 44,
      family: 'Calibri',
      color: '#000000',
      align: 'center',
      anchor: 'middle',
    });
    expect(body).toMatchObject({ type: 'obj', idx: 1, size: 32, bullet: true, anchor: 'top', lineSpacing: 0.9, before: 10 });
    expect(body!.x).toBeCloseTo(0.688 + 0.1, 2);
    expect(body!.w).toBeCloseTo(8.625 - 0.2, 2);
    expect(number).toMatchObject({ type: 'sldNum', size: 12, align: 'right' });
  });

  it('has the ground of a picture measured by its pixels', () => {
    const { layouts } = inspected('picture-grounds').template;
    expect(layouts.content.ground).toEqual({ color: '#122D47', measured: true });
    expect(layouts.content.placeholders.body!.color).toBe('#FFFFFF');
  });

  it('has what it draws kept free: a logo, a rule, a line of text', () => {
    const { layouts } = inspected('unusual-parts').template;
    expect(layouts.content.taken).toHaveLength(4);
    expect(inspected('powerpoint-office').template.layouts.content.taken).toEqual([]);
  });

  it('has the picture in the corner of every layout as its logo', () => {
    const [logo, ...others] = inspected('picture-grounds').template.logos;
    expect(logo).toEqual({ part: 'ppt/media/image3.png', box: { x: 11.5, y: 0.25, w: 1.5, h: 0.5 }, layouts: 11 });
    expect(others).toEqual([]);
  });

  it('is named after its theme, unless that is what every theme is called', () => {
    expect(templateNames.map((name) => inspected(name).name)).toEqual(
      expect.arrayContaining(['Müller & Söhne', 'Midnight', 'Aurora', 'Day', 'Atelier']),
    );
    expect(inspected('powerpoint-office').name).toBeNull();
    expect(inspected('old-four-three').name).toBeNull();
  });
});
