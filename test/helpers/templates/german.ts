/** German, and some layouts without a type, as when they were drawn anew: only their placeholders say what they are for. */
import { masterShapes, officeLayouts, officeStyle, textStyles } from './office-layouts.ts';
import { TemplateFile, tree } from './template-package.ts';
import { grounds, logoPng, picture, shape, themeXml } from './template-shapes.ts';

const colors = ['1D1D1B', 'FFFFFF', '004F59', 'F2F0EA', '00838F', 'E4572E', '76B041', 'FFC914', '17BEBB', '5B5F97', '00838F', '5B5F97'];
const names = [
  'Titelfolie',
  'Titel und Inhalt',
  'Abschnittsüberschrift',
  'Zwei Inhalte',
  'Vergleich',
  'Nur Titel',
  'Leer',
  'Inhalt mit Überschrift',
  'Bild mit Überschrift',
  'Titel und vertikaler Text',
  'Vertikaler Titel und Text',
];
const untyped = ['obj', 'titleOnly', 'secHead', 'blank'];

export function german(): Uint8Array {
  const file = new TemplateFile(40 / 3, 7.5);
  file.add('ppt/media/image1.png', logoPng(0, 79, 89));
  file.addMaster({
    theme: themeXml('Müller & Söhne'.replace('&', '&amp;'), colors, ['Verdana', 'Verdana']),
    tree: tree(grounds.color('bg1'), [
      shape('Linie', [0.917, 6.85, 11.5, 0.02], 'accent1'),
      picture('Logo', 'rId90', [11.4, 0.15, 1.5, 0.5]),
      ...masterShapes(),
    ]),
    ...textStyles({ ...officeStyle, titleSize: 2800, bodySizes: [2000, 1800, 1600, 1400, 1400] }),
    layouts: officeLayouts(undefined, names, (type) => !untyped.includes(type)),
    pictures: { rId90: 'ppt/media/image1.png' },
  });
  return file.bytes();
}
