/** As LibreOffice exports one: one layout to a master, placeholders without an idx, a theme that says little, grounds as colours. */
import { level, TemplateFile, tree } from './template-package.ts';
import { type Frame, officeColors, placeholder, shape, themeXml } from './template-shapes.ts';

const ground = (hex: string) => `<p:bg><p:bgPr><a:solidFill><a:srgbClr val="${hex}"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>`;
const insets = '<a:bodyPr lIns="0" rIns="0" tIns="0" bIns="0" anchor="ctr"><a:normAutofit/></a:bodyPr>';
const own = (size: number, algn: string, hex: string) =>
  `<a:lvl1pPr algn="${algn}"><a:buNone/><a:defRPr sz="${size}" b="0"><a:solidFill><a:srgbClr val="${hex}"/></a:solidFill><a:latin typeface="Liberation Sans"/></a:defRPr></a:lvl1pPr>`;

interface Page {
  name: string;
  type: string;
  ink: string;
  paper: string;
  title: Frame;
  body: Frame | null;
}

const pages: readonly Page[] = [
  { name: 'Title Slide', type: 'title', paper: '1E6A39', ink: 'FFFFFF', title: [1, 2, 9, 1.3], body: [1, 3.5, 9, 1] },
  { name: 'Title, Content', type: 'obj', paper: 'FFFFFF', ink: '1C1C1C', title: [0.55, 0.25, 9.92, 1.04], body: [0.55, 1.45, 9.92, 3.6] },
  { name: 'Title Only', type: 'titleOnly', paper: 'FFFFFF', ink: '1C1C1C', title: [0.55, 0.25, 9.92, 1.04], body: null },
];

export function libreoffice(): Uint8Array {
  const file = new TemplateFile(11.024, 6.201);
  for (const { name, type, ink, paper, title, body } of pages) {
    const foot = (attributes: string, frame: Frame, algn: string) =>
      placeholder('PlaceHolder', attributes, frame, { bodyPr: insets, levels: own(1400, algn, ink), prompt: '&lt;footer&gt;' });
    const shapes = [
      placeholder('PlaceHolder 1', 'type="title"', title, {
        bodyPr: insets,
        levels: own(4400, 'ctr', ink),
        prompt: 'Click to edit the title text format',
      }),
      ...(body === null
        ? []
        : [
            placeholder('PlaceHolder 2', 'type="body"', body, {
              bodyPr: insets,
              levels: own(2600, 'l', ink),
              prompt: 'Click to edit the outline text format',
            }),
          ]),
      foot('type="dt" idx="1"', [0.55, 5.65, 2.57, 0.43], 'l'),
      foot('type="ftr" idx="2"', [3.77, 5.65, 3.49, 0.43], 'ctr'),
      foot('type="sldNum" idx="3"', [7.9, 5.65, 2.57, 0.43], 'r'),
    ];
    const onLayout = shapes
      .slice(0, body === null ? 1 : 2)
      .map((xml) => xml.replace('type="body"', type === 'title' ? 'type="subTitle"' : ''));
    file.addMaster({
      theme: themeXml('Office', officeColors, ['Arial', 'Arial']),
      tree: tree(ground(paper), [shape('Bar', [0, 6.1, 11.024, 0.1], 'accent6'), ...shapes]),
      titleStyle: level(1, 1800, 'tx1', '<a:buNone/>', 'algn="l"', '', 'mj'),
      bodyStyle: level(
        1,
        2600,
        'tx1',
        '<a:buFont typeface="Wingdings" charset="2"/><a:buChar char="&#xF06C;"/>',
        'marL="432000" indent="-324000"',
      ),
      layouts: [{ name, type, tree: tree('', onLayout) }],
    });
  }
  return file.bytes();
}
