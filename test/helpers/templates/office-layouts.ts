/** The eleven layouts PowerPoint gives a new presentation, at their places for any size of slide. */
import { type LayoutSpec, level, type MasterSpec, tree } from './template-package.ts';
import { type Frame, placeholder } from './template-shapes.ts';

export interface OfficeStyle {
  titleSize: number;
  titleAlign: 'l' | 'ctr';
  bodySizes: readonly number[];
}

export const officeStyle: OfficeStyle = { titleSize: 4400, titleAlign: 'l', bodySizes: [2800, 2400, 2000, 1800, 1800] };

/** Of a slide of 13.333 by 7.5 inches. */
const places = {
  title: [0.917, 0.399, 11.5, 1.45],
  body: [0.917, 1.997, 11.5, 4.759],
  date: [0.917, 6.951, 3, 0.399],
  footer: [4.417, 6.951, 4.5, 0.399],
  number: [9.417, 6.951, 3, 0.399],
} as const satisfies Record<string, Frame>;

/** Frames for another size of slide. */
export function scaled(wide: number, high: number): (frame: Frame) => Frame {
  return ([x, y, w, h]) => [(x * wide) / 13.333, (y * high) / 7.5, (w * wide) / 13.333, (h * high) / 7.5];
}

const fit = '<a:bodyPr vert="horz" lIns="91440" tIns="45720" rIns="91440" bIns="45720" rtlCol="0" anchor="ctr"><a:normAutofit/></a:bodyPr>';
const top = fit.replace('anchor="ctr"', 'anchor="t"');
const low = '<a:bodyPr anchor="b"/>';

const small = (algn: string) => level(1, 1200, 'tx1', '', `algn="${algn}"`);

/** Title, body and the three of the foot, as on every master. */
export function masterShapes(at: (frame: Frame) => Frame = (frame) => frame): string[] {
  return [
    placeholder('Title Placeholder 1', 'type="title"', at(places.title), { bodyPr: fit, prompt: 'Click to edit Master title style' }),
    placeholder('Text Placeholder 2', 'type="body" idx="1"', at(places.body), { bodyPr: top, prompt: 'Click to edit Master text styles' }),
    placeholder('Date Placeholder 3', 'type="dt" sz="half" idx="2"', at(places.date), {
      bodyPr: fit,
      levels: small('l'),
      prompt: '1/1/2024',
    }),
    placeholder('Footer Placeholder 4', 'type="ftr" sz="quarter" idx="3"', at(places.footer), {
      bodyPr: fit,
      levels: small('ctr'),
      prompt: '',
    }),
    placeholder('Slide Number Placeholder 5', 'type="sldNum" sz="quarter" idx="4"', at(places.number), { bodyPr: fit, levels: small('r') }),
  ];
}

/** Date, footer and number as a layout has them: where they stand is inherited. */
function foot(): string[] {
  return [
    placeholder('Date Placeholder', 'type="dt" sz="half" idx="10"', null, { prompt: '1/1/2024' }),
    placeholder('Footer Placeholder', 'type="ftr" sz="quarter" idx="11"', null, { prompt: '' }),
    placeholder('Slide Number Placeholder', 'type="sldNum" sz="quarter" idx="12"', null),
  ];
}

export function textStyles({ titleSize, titleAlign, bodySizes }: OfficeStyle): Pick<MasterSpec, 'titleStyle' | 'bodyStyle'> {
  const spacing = (before: number) => `<a:lnSpc><a:spcPct val="90000"/></a:lnSpc><a:spcBef><a:spcPts val="${before}"/></a:spcBef>`;
  return {
    titleStyle: level(
      1,
      titleSize,
      'tx1',
      `<a:lnSpc><a:spcPct val="90000"/></a:lnSpc><a:spcBef><a:spcPct val="0"/></a:spcBef><a:buNone/>`,
      `algn="${titleAlign}"`,
      '',
      'mj',
    ),
    bodyStyle: bodySizes
      .map((size, i) =>
        level(
          i + 1,
          size,
          'tx1',
          `${spacing(i === 0 ? 1000 : 500)}<a:buFont typeface="Arial"/><a:buChar char="•"/>`,
          `marL="${228_600 + 457_200 * i}" indent="-228600" algn="l"`,
        ),
      )
      .join(''),
  };
}

/** Names as PowerPoint gives them in English, or others in the same order; types are left out where `typed` says so. */
export function officeLayouts(
  at: (frame: Frame) => Frame = (frame) => frame,
  names: readonly string[] = englishNames,
  typed: (type: string) => boolean = () => true,
): LayoutSpec[] {
  const title = (frame: Frame | null = null, levels = '') => placeholder('Title 1', 'type="title"', frame && at(frame), { levels });
  const object = (idx: number, frame: Frame | null, size = ' sz="half"') =>
    placeholder(`Content Placeholder ${idx}`, `${frame === null ? '' : `${size} `.trimStart()}idx="${idx}"`, frame && at(frame));
  const words = (idx: number, frame: Frame, size: number, bodyPr = '<a:bodyPr/>') =>
    placeholder(`Text Placeholder ${idx}`, `type="body" sz="half" idx="${idx}"`, at(frame), {
      bodyPr,
      levels: level(1, size, 'tx1', '<a:buNone/>', 'marL="0" indent="0"'),
    });
  const shapes: [type: string, shapes: string[]][] = [
    [
      'title',
      [
        placeholder('Title 1', 'type="ctrTitle"', at([1.667, 1.227, 10, 2.611]), {
          bodyPr: low,
          levels: level(1, 6000, 'tx1', '', 'algn="ctr"', '', 'mj'),
        }),
        placeholder('Subtitle 2', 'type="subTitle" idx="1"', at([1.667, 3.939, 10, 1.811]), {
          levels: level(1, 2400, 'tx1', '<a:buNone/>', 'marL="0" indent="0" algn="ctr"'),
        }),
      ],
    ],
    ['obj', [title(), object(1, null)]],
    [
      'secHead',
      [title([0.909, 1.87, 11.5, 3.12], level(1, 6000, 'tx1', '', 'algn="l"', '', 'mj')), words(1, [0.909, 5.019, 11.5, 1.641], 2400)],
    ],
    ['twoObj', [title(), object(1, [0.917, 1.997, 5.667, 4.759]), object(2, [6.75, 1.997, 5.667, 4.759])]],
    [
      'twoTxTwoObj',
      [
        title([0.918, 0.399, 11.5, 1.45]),
        words(1, [0.918, 1.839, 5.641, 0.901], 2400, low),
        object(2, [0.918, 2.74, 5.641, 4.03]),
        words(3, [6.75, 1.839, 5.669, 0.901], 2400, low),
        object(4, [6.75, 2.74, 5.669, 4.03], ' sz="quarter"'),
      ],
    ],
    ['titleOnly', [title()]],
    ['blank', []],
    [
      'objTx',
      [
        title([0.918, 0.5, 4.3, 1.75], level(1, 3200, 'tx1', '', 'algn="l"', '', 'mj')),
        object(1, [5.669, 1.08, 6.75, 5.33], ''),
        words(2, [0.918, 2.25, 4.3, 4.169], 1600),
      ],
    ],
    [
      'picTx',
      [
        title([0.918, 0.5, 4.3, 1.75], level(1, 3200, 'tx1', '', 'algn="l"', '', 'mj')),
        placeholder('Picture Placeholder 2', 'type="pic" idx="1"', at([5.669, 1.08, 6.75, 5.33])),
        words(2, [0.918, 2.25, 4.3, 4.169], 1600),
      ],
    ],
    [
      'vertTx',
      [
        title(),
        placeholder('Vertical Text Placeholder 2', 'type="body" orient="vert" idx="1"', null, { bodyPr: '<a:bodyPr vert="eaVert"/>' }),
      ],
    ],
    [
      'vertTitleAndTx',
      [
        placeholder('Vertical Title 1', 'type="title" orient="vert"', at([9.542, 0.399, 2.875, 6.356]), {
          bodyPr: '<a:bodyPr vert="eaVert"/>',
        }),
        placeholder('Vertical Text Placeholder 2', 'type="body" orient="vert" idx="1"', at([0.917, 0.399, 8.458, 6.356]), {
          bodyPr: '<a:bodyPr vert="eaVert"/>',
        }),
      ],
    ],
  ];
  return shapes.map(([type, drawn], i) => ({ name: names[i]!, ...(typed(type) ? { type } : {}), tree: tree('', [...drawn, ...foot()]) }));
}

const englishNames = [
  'Title Slide',
  'Title and Content',
  'Section Header',
  'Two Content',
  'Comparison',
  'Title Only',
  'Blank',
  'Content with Caption',
  'Picture with Caption',
  'Title and Vertical Text',
  'Vertical Title and Text',
];
