/** A `.potx` with everything people leave in one: slides with notes and comments, tags, custom XML, a thumbnail, fonts, a print set-up. */
import { masterShapes, officeLayouts, officeStyle, textStyles } from './office-layouts.ts';
import { head, level, lightMap, namespaces, TemplateFile, tree } from './template-package.ts';
import { groundPng, grounds, logoPng, officeColors, picture, placeholder, shape, themeXml } from './template-shapes.ts';

/** What its authors wrote, which no deck may show. */
export const secret = 'Project Nightjar';

export function fullPotx(): Uint8Array {
  const file = new TemplateFile(40 / 3, 7.5);
  file.mainType = 'template';
  file.attributes = ' embedTrueTypeFonts="1" saveSubsetFonts="1"';
  file.add('ppt/media/image1.png', logoPng(68, 114, 196)).add('ppt/media/image2.png', groundPng([200, 0, 0], [0, 0, 200]));
  const tags = '<p:custDataLst><p:tags r:id="rId70"/></p:custDataLst>';
  file.addMaster({
    theme: themeXml('Office Theme', officeColors, ['Calibri Light', 'Calibri']),
    tree:
      tree(grounds.color('bg1'), [
        linked(picture('Logo', 'rId60', [11.3, 6.85, 1.5, 0.5]), 'r:id="rId72"'),
        linked(shape('Home', [0.2, 6.95, 0.4, 0.4], 'accent1'), 'r:id="rId71" action="ppaction://hlinksldjump"'),
        ...masterShapes(),
      ]) + tags,
    ...textStyles(officeStyle),
    layouts: officeLayouts().map((layout, i) =>
      i === 1 ? { ...layout, tree: layout.tree.replace('</p:nvPr>', `${tags}</p:nvPr>`) } : layout,
    ),
    pictures: { rId60: 'ppt/media/image1.png' },
  });
  const master = file.targets.get('ppt/slideMasters/slideMaster1.xml')!;
  master.push(['rId70', 'tags', 'ppt/tags/tag1.xml'], ['rId71', 'slide', 'ppt/slides/slide1.xml']);
  master.push(['rId72', 'hyperlink', 'https://acme.example/']);
  file.targets.get('ppt/slideLayouts/slideLayout2.xml')!.push(['rId70', 'tags', 'ppt/tags/tag1.xml']);
  const tag = (name: string) => `${head}<p:tagLst ${namespaces}><p:tag name="${name}" val="${secret}"/></p:tagLst>`;
  file.add('ppt/tags/tag1.xml', tag('ADDIN')).add('ppt/tags/tag2.xml', tag('DECK'));
  addFonts(file);
  addNotesMaster(file);
  addSlide(file);
  file.lists.customData = `<p:custDataLst><p:custData r:id="${file.relate('customXml', 'customXml/item1.xml')}"/><p:tags r:id="${file.relate('tags', 'ppt/tags/tag2.xml')}"/></p:custDataLst>`;
  file.lists.more =
    '<p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"><p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main">' +
    `<p14:section name="${secret}" id="{0D9F1A3B-6A5C-4C5E-9B1D-2B3C4D5E6F70}"><p14:sldIdLst><p14:sldId id="256"/></p14:sldIdLst></p14:section></p14:sectionLst></p:ext></p:extLst>`;
  file.add('customXml/item1.xml', `${head}<secret xmlns="urn:acme">${secret}</secret>`);
  file.add('docProps/thumbnail.png', groundPng([9, 9, 9], [90, 90, 90]));
  file.add(
    'docProps/app.xml',
    `${head}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Company>${secret}</Company></Properties>`,
  );
  file.targets.set('', [
    ['rId2', 'thumbnail', 'docProps/thumbnail.png'],
    ['rId3', 'extended-properties', 'docProps/app.xml'],
  ]);
  return file.bytes();
}

/** A shape that leads somewhere when it is clicked. */
function linked(xml: string, link: string): string {
  return xml.replace(/(<p:cNvPr [^>]*)\/>/, `$1><a:hlinkClick ${link}/></p:cNvPr>`);
}

function addFonts(file: TemplateFile): void {
  file.add('ppt/fonts/font1.fntdata', Buffer.from('an embedded font'.repeat(20)));
  const id = file.relate('font', 'ppt/fonts/font1.fntdata');
  file.lists.fonts = `<p:embeddedFontLst><p:embeddedFont><p:font typeface="Brandon Grotesque" pitchFamily="34" charset="0"/><p:regular r:id="${id}"/></p:embeddedFont></p:embeddedFontLst>`;
}

function addNotesMaster(file: TemplateFile): void {
  const shapes = [
    placeholder('Slide Image Placeholder', 'type="sldImg" idx="2"', [0.75, 1.25, 6, 3.375]),
    placeholder('Notes Placeholder', 'type="body" sz="quarter" idx="3"', [0.75, 4.8, 6, 3.94]),
  ];
  file.add(
    'ppt/notesMasters/notesMaster1.xml',
    `${head}<p:notesMaster ${namespaces}><p:cSld>${tree(grounds.color('bg1'), shapes)}</p:cSld><p:clrMap ${lightMap}/><p:notesStyle>${level(1, 1200, 'tx1', '')}</p:notesStyle></p:notesMaster>`,
    [['rId1', 'theme', 'ppt/theme/theme9.xml']],
  );
  file.add('ppt/theme/theme9.xml', themeXml('Notes', officeColors, ['Calibri Light', 'Calibri']));
  file.lists.notesMaster = `<p:notesMasterIdLst><p:notesMasterId r:id="${file.relate('notesMaster', 'ppt/notesMasters/notesMaster1.xml')}"/></p:notesMasterIdLst>`;
}

function addSlide(file: TemplateFile): void {
  const words = (text: string) => placeholder('Title 1', 'type="title"', null, { prompt: text });
  const override = '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>';
  file.add(
    'ppt/slides/slide1.xml',
    `${head}<p:sld ${namespaces}><p:cSld>${tree('', [words(secret), picture('Chart', 'rId4', [1, 2, 4, 2])])}</p:cSld>${override}</p:sld>`,
    [
      ['rId1', 'slideLayout', 'ppt/slideLayouts/slideLayout2.xml'],
      ['rId2', 'notesSlide', 'ppt/notesSlides/notesSlide1.xml'],
      ['rId3', 'comments', 'ppt/comments/comment1.xml'],
      ['rId4', 'image', 'ppt/media/image2.png'],
    ],
  );
  const note = placeholder('Notes Placeholder', 'type="body" idx="1"', null, { prompt: secret });
  file.add('ppt/notesSlides/notesSlide1.xml', `${head}<p:notes ${namespaces}><p:cSld>${tree('', [note])}</p:cSld>${override}</p:notes>`, [
    ['rId1', 'notesMaster', 'ppt/notesMasters/notesMaster1.xml'],
    ['rId2', 'slide', 'ppt/slides/slide1.xml'],
  ]);
  file.add(
    'ppt/comments/comment1.xml',
    `${head}<p:cmLst ${namespaces}><p:cm authorId="0" dt="2024-01-01T00:00:00.000" idx="1"><p:pos x="10" y="10"/><p:text>${secret}</p:text></p:cm></p:cmLst>`,
  );
  file.add(
    'ppt/commentAuthors.xml',
    `${head}<p:cmAuthorLst ${namespaces}><p:cmAuthor id="0" name="${secret}" initials="PN" lastIdx="1" clrIdx="0"/></p:cmAuthorLst>`,
  );
  file.relate('commentAuthors', 'ppt/commentAuthors.xml');
  file.lists.slides = `<p:sldIdLst><p:sldId id="256" r:id="${file.relate('slide', 'ppt/slides/slide1.xml')}"/></p:sldIdLst>`;
}
