/** Defects planted in our own gallery by editing its XML, one at a time: each is found where it was put, and nothing else. */
import { beforeAll, describe, expect, it } from 'vitest';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { writeZip } from '../../../src/engine/opc/zip.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import type { RuleId } from '../../../src/engine/review/finding.ts';
import { reviewDeck } from '../../../src/engine/review/review-deck.ts';
import { gallery } from '../../gallery/gallery.ts';
import { EditedDeck } from '../../helpers/edit-deck.ts';
import { brandKit } from '../check/sample.ts';

const inch = 914400;

type Plant = (deck: EditedDeck) => unknown;

const say =
  (slide: number, name: string, words: string): Plant =>
  (deck) =>
    deck.changeShape(slide, name, (xml) => xml.replace(/<a:t>[^<]*<\/a:t>/, `<a:t>${words}</a:t>`));
const shift =
  (slide: number, name: string, x: number, y: number): Plant =>
  (deck) =>
    deck.changeShape(slide, name, (xml) =>
      xml.replace(
        /<a:off x="(-?\d+)" y="(-?\d+)"\/>/,
        (_, ox: string, oy: string) => `<a:off x="${Number(ox) + Math.round(x * inch)}" y="${Number(oy) + Math.round(y * inch)}"/>`,
      ),
    );
const resize =
  (slide: number, name: string, w: number, h: number): Plant =>
  (deck) =>
    deck.changeShape(slide, name, (xml) =>
      xml.replace(
        /<a:ext cx="(\d+)" cy="(\d+)"\/>/,
        (_, cx: string, cy: string) => `<a:ext cx="${Number(cx) + Math.round(w * inch)}" cy="${Number(cy) + Math.round(h * inch)}"/>`,
      ),
    );
const runs =
  (slide: number, name: string, properties: (tag: string) => string): Plant =>
  (deck) =>
    deck.changeShape(slide, name, (xml) => xml.replace(/<a:rPr[^>]*?(?:\/>|>.*?<\/a:rPr>)/gs, properties));
const sized = (slide: number, name: string, points: number) =>
  runs(slide, name, (tag) => tag.replace(/ sz="\d+"/, '').replace('<a:rPr', `<a:rPr sz="${points * 100}"`));
const colored = (slide: number, name: string, hex: string) =>
  runs(slide, name, () => `<a:rPr lang="en-US"><a:solidFill><a:srgbClr val="${hex}"/></a:solidFill></a:rPr>`);
const chart =
  (slide: number, edit: (xml: string) => string): Plant =>
  (deck) =>
    deck.change(deck.related(deck.slide(slide), 'chart')[0]!, edit);
const slideXml =
  (slide: number, edit: (xml: string) => string): Plant =>
  (deck) =>
    deck.change(deck.slide(slide), edit);
/** A shape of its own at the end of the slide. */
const added = (slide: number, shape: string): Plant => slideXml(slide, (xml) => xml.replace('</p:spTree>', `${shape}</p:spTree>`));
const box = (name: string, [x, y, w, h]: readonly [number, number, number, number], { fill = '<a:noFill/>', text = '', ph = '' } = {}) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="9001" name="${name}"/><p:cNvSpPr/><p:nvPr>${ph}</p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x="${x * inch}" y="${y * inch}"/><a:ext cx="${w * inch}" cy="${h * inch}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill}</p:spPr><p:txBody><a:bodyPr/><a:p>${text === '' ? '' : `<a:r><a:rPr lang="en-US" sz="1400"/><a:t>${text}</a:t></a:r>`}</a:p></p:txBody></p:sp>`;
const white = '<a:solidFill><a:schemeClr val="bg1"/></a:solidFill>';
const both =
  (...plants: Plant[]): Plant =>
  (deck) =>
    plants.forEach((plant) => void plant(deck));

const long = 'The rest of the sentence goes on and on without saying anything that would be new. '.repeat(4);

/** Rule, slide, shape where the finding names one, and the plant. */
const plants: readonly (readonly [RuleId, number | null, string, Plant])[] = [
  // Fits
  ['text-overflows', 7, 'text added to a reading', say(7, 'Reading 1', long)],
  ['text-overflows', 24, 'a step in a low box', resize(24, 'Step 2', 0, -1.5)],
  ['off-slide', 17, 'a reading pushed over the edge', shift(17, 'Reading 1', 6, 0)],
  ['off-slide', 28, 'a picture half off the slide', shift(28, 'Picture', -3, 0)],
  ['overlap', 9, 'two readings on top of each other', shift(9, 'Reading 2', -6, 0)],
  ['overlap', 17, 'a reading over its table', shift(17, 'Reading 1', -5, -1)],
  ['overlap', 28, 'a picture over the text beside it', shift(28, 'Picture', 2.5, 0)],
  ['covered', 36, 'a white box over the text', added(36, box('Cover', [0.5, 1.6, 8, 4], { fill: white }))],
  // Readable
  ['small-text', 9, 'a reading of 8 pt', sized(9, 'Reading 1', 8)],
  ['contrast', 26, 'light grey words on a light panel', colored(26, 'Point 1 text', 'BBBBBB')],
  ['contrast', 1, 'dark words on the dark cover', colored(1, 'Subtitle', '223344')],
  ['long-title', 21, 'a title of three lines', say(21, 'Title', long.slice(0, 240))],
  ['too-many-words', 36, 'a slide full of words', say(36, 'Body', long.repeat(3))],
  ['odd-size', 24, 'one step set smaller', runs(24, 'Step 2', (tag) => tag.replace(/ sz="\d+"/, '').replace('<a:rPr', '<a:rPr sz="1100"'))],
  [
    'stray-font',
    9,
    'a reading in another font',
    runs(9, 'Reading 2', (tag) =>
      tag
        .replace(/\/>$/, '><a:latin typeface="Comic Sans MS"/></a:rPr>')
        .replace('</a:rPr></a:rPr>', '</a:rPr>')
        .replace(/(<\/a:solidFill>)(<\/a:rPr>)/, '$1<a:latin typeface="Comic Sans MS"/>$2'),
    ),
  ],
  ['repeated-word', 36, 'a word twice', say(36, 'Body', 'Price came came late.')],
  // Titles
  ['title-missing', 16, 'an empty title', say(16, 'Title', '')],
  ['title-repeated', 16, 'the title of another slide', (deck) => deck.retitle(16, 'Same words').retitle(12, 'Same words')],
  ['topic-title', 16, 'a topic for a title', say(16, 'Title', 'Sales funnel overview')],
  [
    'title-moved',
    16,
    'a title moved down',
    (deck) =>
      deck.changeShape(16, 'Title', (xml) =>
        xml
          .replace(
            '<p:spPr/>',
            `<p:spPr><a:xfrm><a:off x="${inch}" y="${inch}"/><a:ext cx="${11 * inch}" cy="${0.9 * inch}"/></a:xfrm></p:spPr>`,
          )
          .replace(/<a:off x="\d+" y="\d+"/, `<a:off x="${inch}" y="${inch}"`),
      ),
  ],
  ['title-differs', 16, 'a title set smaller', sized(16, 'Title', 18)],
  [
    'overlap',
    27,
    'a card pushed into the next',
    (deck) =>
      deck.change(deck.slide(27), (xml) =>
        xml.replace(
          /(name="Cell 1"[^>]*>(?:(?!<p:sp>).)*?<a:off x=")(\d+)/s,
          (_, head: string, x: string) => `${head}${Number(x) + inch / 2}`,
        ),
      ),
  ],
  // Accessible
  [
    'alt-missing',
    28,
    'a picture without a description',
    (deck) => deck.change(deck.slide(28), (xml) => xml.replace(/(<p:cNvPr [^>]*name="Picture"[^>]*?) descr="[^"]*"/, '$1')),
  ],
  [
    'alt-missing',
    7,
    'a chart without a description',
    (deck) => deck.change(deck.slide(7), (xml) => xml.replace(/(<p:cNvPr [^>]*name="Chart"[^>]*?) descr="[^"]*"/, '$1')),
  ],
  ['table-header', 17, 'a table without a header row', slideXml(17, (xml) => xml.replace(/ firstRow="1"/, ''))],
  [
    'reading-order',
    36,
    'the body before the title',
    slideXml(36, (xml) => {
      const body = /<p:sp>(?:(?!<p:sp>).)*name="Body".*?<\/p:sp>/s.exec(xml)![0];
      return xml.replace(body, '').replace(/<p:sp>/, `${body}<p:sp>`);
    }),
  ],
  ['language-missing', 36, 'text that does not say its language', slideXml(36, (xml) => xml.replace(/ lang="[^"]*"/g, ''))],
  // Clean
  ['filler', 36, 'dummy text', say(36, 'Body', 'Lorem ipsum dolor sit amet')],
  ['filler', 21, 'a figure to come', say(21, 'Strengths list', 'Margin of XX%')],
  ['filler', 36, 'TBD', say(36, 'Body', 'Owner: TBD')],
  [
    'empty-placeholder',
    36,
    'a placeholder left empty',
    added(36, box('Text Placeholder 7', [9, 3, 3, 1], { ph: '<p:ph type="body" idx="77"/>' })),
  ],
  ['empty-text', 36, 'a text box left empty', added(36, box('TextBox 7', [9, 3, 3, 1]))],
  ['hidden-slide', 36, 'a hidden slide', slideXml(36, (xml) => xml.replace('<p:sld ', '<p:sld show="0" '))],
  [
    'leak',
    36,
    'a path in a description',
    slideXml(36, (xml) => xml.replace(/name="Body"/, 'name="Body" descr="C:\\Users\\anna\\draft.png"')),
  ],
  [
    'author-named',
    null,
    'an author in the properties',
    (deck) => deck.change('docProps/core.xml', (xml) => xml.replace(/<dc:creator>.*?<\/dc:creator>/, '<dc:creator>John Doe</dc:creator>')),
  ],
  ['still-open', 36, 'something to be confirmed', say(36, 'Body', 'Price: to be confirmed')],
  [
    'broken-link',
    36,
    'a link to a slide that is gone',
    slideXml(36, (xml) => xml.replace('</a:rPr>', '<a:hlinkClick r:id="" action="ppaction://hlinksldjump"/></a:rPr>')),
  ],
  [
    'number-missing',
    36,
    'a slide without its number',
    slideXml(36, (xml) => xml.replace(/<p:sp>(?:(?!<p:sp>).)*type="sldNum".*?<\/p:sp>/s, '')),
  ],
  // True
  ['impossible-date', 36, 'a month that is none', say(36, 'Body', 'Signed on 2023-13-45.')],
  ['impossible-date', 36, 'a day that is none', say(36, 'Body', 'Signed on 31 February.')],
  [
    'workbook-differs',
    7,
    'a value changed in the chart alone',
    chart(7, (xml) => xml.replace(/<c:v>(\d{5,}(?:\.\d+)?)<\/c:v>/, (_, value: string) => `<c:v>${Number(value) * 2}</c:v>`)),
  ],
  // Composed
  ['misaligned', 24, 'a step a little lower', shift(24, 'Step 3', 0, 0.06)],
  ['uneven-gaps', 24, 'a step nearer to the next', shift(24, 'Step 2', 0.2, 0)],
  ['uneven-sizes', 24, 'a step a little higher', resize(24, 'Step 4', 0, 0.15)],
  [
    'chart-3d',
    7,
    'a chart in three dimensions',
    chart(7, (xml) => xml.replace('<c:plotArea>', '<c:view3D><c:rotX val="15"/></c:view3D><c:plotArea>')),
  ],
  [
    'one-series-legend',
    13,
    'a legend for one series',
    chart(13, (xml) => xml.replace('</c:plotArea>', '</c:plotArea><c:legend><c:legendPos val="r"/></c:legend>')),
  ],
  [
    'bars-not-from-zero',
    9,
    'bars from 500,000',
    chart(9, (xml) =>
      xml.replace(/(<c:valAx>.*?<c:scaling>)(.*?)(<\/c:scaling>)/s, '$1<c:orientation val="minMax"/><c:min val="500000"/>$3'),
    ),
  ],
  ['many-gridlines', 7, 'minor gridlines', chart(7, (xml) => xml.replace(/(<c:valAx>.*?<\/c:majorGridlines>)/s, '$1<c:minorGridlines/>'))],
  [
    'chart-default-title',
    9,
    'a chart with no title of its own',
    chart(9, (xml) =>
      xml.replace(
        /<c:chart>(?:<c:autoTitleDeleted[^>]*>)?/,
        '<c:chart><c:title><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:t>Chart Title</a:t></a:r></a:p></c:rich></c:tx></c:title>',
      ),
    ),
  ],
  ['stretched-picture', 28, 'a picture squeezed', resize(28, 'Picture', -1.5, 0)],
  [
    'empty-page',
    9,
    'a chart shrunk to a corner',
    (deck) => deck.changeShape(9, 'Chart', (xml) => xml.replace(/<a:ext cx="\d+" cy="\d+"\/>/, `<a:ext cx="${2 * inch}" cy="${inch}"/>`)),
  ],
  // Opens
  [
    'duplicate-shape-id',
    36,
    'two shapes with one ID',
    slideXml(36, (xml) => {
      const ids = [...xml.matchAll(/<p:cNvPr id="(\d+)"/g)];
      return xml.replace(ids[3]![0], ids[2]![0]);
    }),
  ],
  [
    'phantom-override',
    null,
    'a content type for nothing',
    (deck) =>
      deck.change('[Content_Types].xml', (xml) =>
        xml.replace(
          '</Types>',
          '<Override PartName="/ppt/slides/slide99.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.slide+xml"/></Types>',
        ),
      ),
  ],
  ['unknown-relationship-id', 28, 'a picture that is not there', slideXml(28, (xml) => xml.replace(/r:embed="[^"]*"/, 'r:embed="rId999"'))],
  ['connector-loose', 24, 'a connector torn off at one end', slideXml(24, (xml) => xml.replace(/<a:endCxn [^>]*\/>/, ''))],
];

describe('a review', () => {
  let bytes: Uint8Array;
  let before: ReadonlySet<string>;
  const reviewed = (of: Uint8Array) => reviewDeck(of).findings;
  beforeAll(async () => {
    bytes = await writeDeck(layOut(gallery, brandKit).layout);
    before = new Set(reviewed(bytes).map(({ rule, slide, message }) => `${rule} ${slide} ${message}`));
  });

  it.each(plants)('finds %s on slide %s: %s', (rule, slide, _, plant) => {
    const deck = new EditedDeck(bytes);
    both(plant)(deck);
    const found = reviewed(writeZip(deck.parts)).filter((finding) => !before.has(`${finding.rule} ${finding.slide} ${finding.message}`));
    expect(found.map((finding) => `${finding.rule} ${finding.slide}`)).toContain(`${rule} ${slide}`);
    // A defect may have a second face on its own slide, and is not found on any other.
    expect(found.filter((finding) => finding.slide !== slide && rule !== 'title-repeated')).toEqual([]);
  });
});
