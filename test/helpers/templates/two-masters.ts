/** Two masters with themes of their own: one light, one dark, each with its layouts. */
import { masterShapes, officeLayouts, officeStyle, textStyles } from './office-layouts.ts';
import { TemplateFile, tree } from './template-package.ts';
import { grounds, shape, themeXml } from './template-shapes.ts';

const light = ['1B1B1B', 'FFFFFF', '12355B', 'EEF2F6', '12355B', 'D1495B', '00798C', 'EDAE49', '30638E', '66A182', '00798C', '5F4B8B'];
const night = ['F5F5F5', '101820', 'C9D6DF', '1E2A38', '4FB0C6', 'F26B5E', '9BC53D', 'F4D35E', '8AA1FF', 'C792EA', '7FD1DE', 'C792EA'];

export function twoMasters(): Uint8Array {
  const file = new TemplateFile(40 / 3, 7.5);
  const layouts = officeLayouts();
  file.addMaster({
    theme: themeXml('Day', light, ['Georgia', 'Arial']),
    tree: tree(grounds.color('bg1'), [shape('Band', [0, 0, 13.333, 0.15], 'accent1'), ...masterShapes()]),
    ...textStyles({ ...officeStyle, titleSize: 3200 }),
    layouts: layouts.slice(0, 7),
  });
  file.addMaster({
    theme: themeXml('Night', night, ['Georgia', 'Arial']),
    tree: tree(grounds.color('bg1'), [shape('Band', [0, 7.35, 13.333, 0.15], 'accent2'), ...masterShapes()]),
    ...textStyles({ ...officeStyle, titleSize: 3200 }),
    layouts: layouts.slice(0, 7).map((layout) => ({ ...layout, name: `Dark ${layout.name}` })),
  });
  return file.bytes();
}
