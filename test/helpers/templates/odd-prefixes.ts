/** Well-formed and odd: namespaces under prefixes of their own or none, placeholders without an idx, a part in UTF-16. */
import { masterShapes, officeLayouts, officeStyle, textStyles } from './office-layouts.ts';
import { TemplateFile, tree } from './template-package.ts';
import { grounds, themeXml } from './template-shapes.ts';

const colors = ['202020', 'FFFFFF', '3D348B', 'F4F1FF', '3D348B', 'F18701', '7678ED', 'F35B04', '2A9D8F', 'E76F51', '3D348B', '7678ED'];

/** `p:sp` becomes `ns0:sp`, `a:t` becomes `ns1:t`. */
function otherPrefixes(xml: string): string {
  return xml
    .replace(/(<\/?|\sxmlns:)p(?=[:=])/g, '$1ns0')
    .replace(/(<\/?|\sxmlns:)a(?=[:=])/g, '$1ns1')
    .replace(/(\s|xmlns:)r(?=:id=|:embed=|=)/g, '$1ns2');
}

/** Presentation elements without any prefix. */
function noPrefix(xml: string): string {
  return xml.replace(/(<\/?)p:/g, '$1').replace('xmlns:p=', 'xmlns=');
}

export function utf16(xml: string): Buffer {
  return Buffer.from(`\ufeff${xml.replace('encoding="UTF-8"', 'encoding="UTF-16"')}`, 'utf16le');
}

export function oddPrefixes(): Uint8Array {
  const file = new TemplateFile(40 / 3, 7.5);
  file.addMaster({
    theme: themeXml('Odd', colors, ['Tahoma', 'Tahoma']),
    tree: tree(grounds.color('bg1'), masterShapes()),
    ...textStyles({ ...officeStyle, titleSize: 3600 }),
    layouts: officeLayouts()
      .slice(0, 7)
      .map((layout) => ({
        ...layout,
        tree: layout.tree.replace(/(<p:ph(?: type="(?:body|subTitle)")?(?: sz="half")?) idx="1"\/>/g, '$1/>'),
      })),
  });
  return file.bytes((parts) => {
    for (const [name, content] of parts) {
      if (typeof content !== 'string') continue;
      if (/slideMaster1\.xml$|slideLayout[12]\.xml$/.test(name)) parts.set(name, otherPrefixes(content));
      if (/slideLayout[34]\.xml$/.test(name)) parts.set(name, noPrefix(content));
      if (name === 'ppt/theme/theme1.xml' || name.endsWith('slideLayout6.xml')) parts.set(name, utf16(content));
    }
  });
}
