/** Pictures as grounds: one on the master, another on the cover; the logo is a picture at the top right of the master. */
import { masterShapes, officeLayouts, officeStyle, textStyles } from './office-layouts.ts';
import { TemplateFile, tree } from './template-package.ts';
import { groundPng, grounds, logoPng, picture, themeXml } from './template-shapes.ts';

const colors = ['FFFFFF', '0B1F33', 'E6EEF5', '143453', '4CC9F0', 'F72585', 'B5E48C', 'FFB703', '7B8CFF', 'F28482', '90E0EF', 'CDB4DB'];

export function pictureGrounds(): Uint8Array {
  const file = new TemplateFile(40 / 3, 7.5);
  file.add('ppt/media/image1.png', groundPng([11, 31, 51], [26, 60, 92]));
  file.add('ppt/media/image2.png', groundPng([11, 31, 51], [120, 20, 80]));
  file.add('ppt/media/image3.png', logoPng(255, 255, 255));
  const layouts = officeLayouts().map((layout) =>
    layout.type === 'title' || layout.type === 'secHead'
      ? {
          ...layout,
          tree: layout.tree.replace('<p:spTree>', `${grounds.picture('rId50')}<p:spTree>`),
          pictures: { rId50: 'ppt/media/image2.png' },
        }
      : layout,
  );
  file.addMaster({
    theme: themeXml('Aurora', colors, ['Trebuchet MS', 'Trebuchet MS']),
    tree: tree(grounds.picture('rId80'), [...masterShapes(), picture('Logo', 'rId81', [11.5, 0.25, 1.5, 0.5])]),
    ...textStyles({ ...officeStyle, titleSize: 3200 }),
    layouts,
    pictures: { rId80: 'ppt/media/image1.png', rId81: 'ppt/media/image3.png' },
  });
  return file.bytes();
}
