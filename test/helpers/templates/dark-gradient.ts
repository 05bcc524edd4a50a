/** Dark by its colour map; grounds from the theme's own fills and as a gradient, and a layout that turns the colours around. */
import { masterShapes, officeLayouts, officeStyle, textStyles } from './office-layouts.ts';
import { darkMap, lightMap, TemplateFile, tree } from './template-package.ts';
import { grounds, themeXml } from './template-shapes.ts';

const colors = ['14213D', 'FFFFFF', '22335E', 'E5E5E5', 'FCA311', '2EC4B6', 'E71D36', '9EF01A', '70D6FF', 'FF70A6', 'FCA311', 'E0AAFF'];

export function darkGradient(): Uint8Array {
  const file = new TemplateFile(40 / 3, 7.5);
  const layouts = officeLayouts().map((layout) => {
    if (layout.type === 'title')
      return { ...layout, tree: layout.tree.replace('<p:spTree>', `${grounds.gradient('bg2', 'bg1')}<p:spTree>`) };
    if (layout.type !== 'titleOnly') return layout;
    const turned = `<a:overrideClrMapping ${lightMap}/>`;
    return { ...layout, clrMapOvr: turned, tree: layout.tree.replace('<p:spTree>', `${grounds.color('bg1')}<p:spTree>`) };
  });
  file.addMaster({
    theme: themeXml('Midnight', colors, ['Segoe UI Semibold', 'Segoe UI']),
    tree: tree(grounds.theme(1002, 'bg1'), masterShapes()),
    clrMap: darkMap,
    ...textStyles({ ...officeStyle, titleSize: 3600 }),
    layouts,
  });
  return file.bytes();
}
