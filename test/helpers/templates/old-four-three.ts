/** Of the years before 2013: 4:3, titles in the middle, large text, squares and dashes for bullets. */
import { masterShapes, officeLayouts, scaled, textStyles } from './office-layouts.ts';
import { TemplateFile, tree } from './template-package.ts';
import { grounds, shape, themeXml } from './template-shapes.ts';

const colors = ['000000', 'FFFFFF', '1F497D', 'EEECE1', '4F81BD', 'C0504D', '9BBB59', '8064A2', '4BACC6', 'F79646', '0000FF', '800080'];

export function oldFourThree(): Uint8Array {
  const file = new TemplateFile(10, 7.5);
  const at = scaled(10, 7.5);
  file.addMaster({
    theme: themeXml('Office', colors, ['Calibri', 'Calibri']),
    tree: tree(grounds.theme(1001, 'bg1'), [shape('Bar', [0, 0, 0.3, 7.5], 'tx2'), ...masterShapes(at)]),
    ...textStyles({ titleSize: 4400, titleAlign: 'ctr', bodySizes: [3200, 2800, 2400, 2000, 2000] }),
    layouts: officeLayouts(at).filter(({ type }) => !['objTx', 'picTx'].includes(type!)),
  });
  return file.bytes();
}
