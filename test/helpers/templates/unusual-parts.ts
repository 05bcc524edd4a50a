/** Another size, parts under names of their own, targets from the root; a narrow title, a logo at the bottom left, rules and a mark at the foot. */
import { officeStyle, textStyles } from './office-layouts.ts';
import { level, TemplateFile, tree } from './template-package.ts';
import { type Frame, grounds, logoPng, picture, placeholder, shape, themeXml } from './template-shapes.ts';

const colors = ['2B2B2B', 'FAFAF7', '5C1A1B', 'EFE9E1', '8C2F39', 'B23A48', 'FCB9B2', '461220', 'D9AE94', '6B705C', '8C2F39', '461220'];
const title: Frame = [2.6, 0.35, 6, 0.9];
const body: Frame = [2.6, 1.5, 7.9, 3.9];

export function unusualParts(): Uint8Array {
  const file = new TemplateFile(11.02, 6.2);
  file.add('ppt/media/brand mark.png'.replace(' ', '_'), logoPng(140, 47, 57));
  const number = placeholder('Folio', 'type="sldNum" sz="quarter" idx="4"', [10.1, 5.75, 0.6, 0.25], {
    levels: level(1, 900, 'tx1', '', 'algn="r"'),
  });
  const own = (name: string, attributes: string, frame: Frame | null) => placeholder(name, attributes, frame);
  file.addMaster(
    {
      theme: themeXml('Atelier', colors, ['Garamond', 'Gill Sans MT']),
      tree: tree(grounds.color('bg1'), [
        shape('Rule top', [2.6, 1.35, 7.9, 0.014], 'accent1'),
        shape('Rule foot', [0.4, 5.65, 10.2, 0.014], 'accent1'),
        shape('Mark', [4.5, 5.75, 2.2, 0.25], '', 'Confidential'),
        picture('Logo', 'rId33', [0.4, 5.75, 0.75, 0.25]),
        own('Heading', 'type="title"', title),
        own('Text', 'type="body" idx="1"', body),
        number,
      ]),
      ...textStyles({ ...officeStyle, titleSize: 2400, bodySizes: [1600, 1400, 1200, 1200, 1200] }),
      layouts: [
        {
          name: 'Cover',
          type: 'title',
          attributes: ' showMasterSp="0"',
          tree: tree(grounds.color('tx2'), [
            own('Heading', 'type="ctrTitle"', [2.6, 1.8, 6, 1.2]),
            own('Sub', 'type="subTitle" idx="1"', [2.6, 3.1, 6, 0.8]),
          ]),
        },
        {
          name: 'Text',
          type: 'obj',
          tree: tree('', [
            own('Heading', 'type="title"', null),
            own('Text', 'idx="1"', null),
            own('Folio', 'type="sldNum" sz="quarter" idx="12"', null),
          ]),
        },
        {
          name: 'Heading alone',
          type: 'titleOnly',
          tree: tree('', [own('Heading', 'type="title"', null), own('Folio', 'type="sldNum" sz="quarter" idx="12"', null)]),
        },
      ],
      pictures: { rId33: 'ppt/media/brand_mark.png' },
    },
    {
      master: 'ppt/slideMasters/master-a.xml',
      layout: (n) => `ppt/slideLayouts/page-${'abc'[n - 1]}.xml`,
      theme: 'ppt/theme/atelier-theme.xml',
    },
  );
  return file.bytes((parts) => {
    for (const [name, content] of parts) {
      if (!name.endsWith('.rels') || typeof content !== 'string') continue;
      const folder = name === '_rels/.rels' ? '/' : '/ppt/';
      parts.set(name, content.replace(/Target="(?:\.\.\/)?([^"]*)"/g, `Target="${folder}$1"`));
    }
  });
}
