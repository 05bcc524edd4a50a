import { describe, expect, it } from 'vitest';
import { inspectTemplate } from '../../../../src/engine/brand/template/inspect/inspect-template.ts';
import { keepParts, openTemplate } from '../../../../src/engine/brand/template/open-template.ts';
import { readZip, writeZip } from '../../../../src/engine/opc/zip.ts';
import { hasSchemas, schemaErrors } from '../../../helpers/ooxml.ts';
import { templates } from '../../../helpers/templates/templates.ts';

/** A paragraph of sample text as LibreOffice writes it: all that is said of it stands at itself. */
const sample = (level: number, size: number, color: string, face: string, more: string) =>
  `<a:p><a:pPr lvl="${level}" marL="${432_000 * level}" indent="0">${more}</a:pPr><a:r><a:rPr b="1" lang="en-US" sz="${size}" spc="-1" strike="noStrike">` +
  `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill><a:latin typeface="${face}"/></a:rPr><a:t>Click to edit</a:t></a:r></a:p>`;

/** A template whose masters have no text styles and whose sample text looks as given. */
function sampled(): Uint8Array {
  const parts = readZip(templates['powerpoint-office']());
  const name = 'ppt/slideMasters/slideMaster1.xml';
  const texts: Record<string, string> = {
    title: sample(0, 3300, 'DD4100', 'Source Sans Pro Black', '<a:buNone/>'),
    body: sample(0, 2400, '009BDD', 'Source Sans Pro', '<a:buChar char="–"/>') + sample(1, 1800, '333333', 'Gentium', '<a:buNone/>'),
  };
  const master = parts
    .get(name)!
    .toString()
    .replace(/<p:txStyles>.*<\/p:txStyles>/s, '')
    .replace(
      /(<p:ph type="(title|body)".*?<a:lstStyle)\/?>.*?<\/p:txBody>/gs,
      (_, before: string, type: string) => `${before}/>${texts[type]}</p:txBody>`,
    );
  return writeZip(new Map(parts).set(name, Buffer.from(master)));
}

describe('a master without text styles', () => {
  const opened = openTemplate(sampled());
  const master = Buffer.from(opened.pkg.parts.get('ppt/slideMasters/slideMaster1.xml')!).toString();

  it('gets those its sample text shows, level by level', () => {
    expect(master).toMatch(
      /<p:titleStyle><a:lvl1pPr marL="0" indent="0"><a:buNone\/><a:defRPr b="1" [^>]*sz="3300"[^>]*>.*?<\/p:titleStyle>/,
    );
    expect(master).toMatch(
      /<p:bodyStyle><a:lvl1pPr .*?sz="2400".*?<\/a:lvl1pPr><a:lvl2pPr marL="432000" .*?sz="1800".*?<\/a:lvl2pPr><\/p:bodyStyle>/,
    );
  });

  it('has its slides look as its sample text does', () => {
    const { template, fonts } = inspectTemplate(opened.pkg, opened.presentation);
    const { title, body } = template.layouts.content.placeholders;
    expect(title).toMatchObject({ size: 33, color: '#DD4100', family: 'Source Sans Pro Black', bold: true, bullet: false });
    expect(body).toMatchObject({ size: 24, color: '#009BDD', family: 'Source Sans Pro', bullet: true });
    expect(fonts.heading).toBe('Source Sans Pro Black');
  });

  it.skipIf(!hasSchemas)('is sound as it is kept', () => {
    expect(schemaErrors(keepParts(opened))).toEqual([]);
  });

  it('is left as it is where it has text styles', () => {
    const name = 'ppt/slideMasters/slideMaster1.xml';
    const before = readZip(templates['powerpoint-office']()).get(name)!;
    expect(before.equals(openTemplate(templates['powerpoint-office']()).pkg.parts.get(name)!)).toBe(true);
  });
});
