/** As PowerPoint makes one: eleven layouts, titles of 44 points that shrink, bullets from the first level on. */
import { masterShapes, officeLayouts, officeStyle, textStyles } from './office-layouts.ts';
import { TemplateFile, tree } from './template-package.ts';
import { grounds, officeColors, themeXml } from './template-shapes.ts';

export function powerpointOffice(): Uint8Array {
  const file = new TemplateFile(40 / 3, 7.5);
  file.addMaster({
    theme: themeXml('Office Theme', officeColors, ['Calibri Light', 'Calibri']),
    tree: tree(grounds.theme(1001, 'bg1'), masterShapes()),
    ...textStyles(officeStyle),
    layouts: officeLayouts(),
  });
  return file.bytes();
}
