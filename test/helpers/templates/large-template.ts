/** A template of more than 5 MB, as large ones are: pictures on every layout, shapes of many points, slides that show how it is used. */
import { createHash } from 'node:crypto';
import { masterShapes, officeLayouts, officeStyle, textStyles } from './office-layouts.ts';
import { head, namespaces, TemplateFile, tree } from './template-package.ts';
import { grounds, officeColors, picture, shape, themeXml } from './template-shapes.ts';

const pictures = 22;

/** Bytes no zip can make smaller, as those of a photograph are; of the same seed the same. */
function noise(seed: string, size: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(size / 64) }, (_, i) => createHash('sha512').update(`${seed} ${i}`).digest());
  return Buffer.concat(blocks).subarray(0, size);
}

export function largeTemplate(): Uint8Array {
  const file = new TemplateFile(40 / 3, 7.5);
  const names = Array.from({ length: pictures }, (_, i) => `ppt/media/image${i + 1}.png`);
  for (const name of names) file.add(name, noise(name, 200_000));
  const ornaments = Array.from({ length: 400 }, (_, i) => shape(`Dot ${i}`, [(i % 40) / 3, 7 + (i % 10) / 30, 0.05, 0.05], 'accent1'));
  const layouts = officeLayouts().map((layout, i) => ({
    ...layout,
    tree: layout.tree.replace('<p:spTree>', `${grounds.picture('rId50')}<p:spTree>`),
    pictures: { rId50: names[i]! },
  }));
  file.addMaster({
    theme: themeXml('Large', officeColors, ['Calibri', 'Calibri']),
    tree: tree(grounds.picture('rId90'), [...ornaments, ...masterShapes()]),
    ...textStyles(officeStyle),
    layouts,
    pictures: { rId90: names[11]! },
  });
  const slides = names.map((name, i) => {
    const part = `ppt/slides/slide${i + 1}.xml`;
    const shown = tree('', [picture('Example', 'rId2', [1, 1, 4, 3]), ...ornaments]);
    file.add(part, `${head}<p:sld ${namespaces}><p:cSld>${shown}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`, [
      ['rId1', 'slideLayout', 'ppt/slideLayouts/slideLayout2.xml'],
      ['rId2', 'image', name],
    ]);
    return `<p:sldId id="${256 + i}" r:id="${file.relate('slide', part)}"/>`;
  });
  file.lists.slides = `<p:sldIdLst>${slides.join('')}</p:sldIdLst>`;
  // More pictures that only slides show.
  file.add('ppt/media/photograph.jpeg', noise('photograph', 1_200_000));
  file.targets.get('ppt/slides/slide1.xml')!.push(['rId3', 'image', 'ppt/media/photograph.jpeg']);
  return file.bytes();
}
