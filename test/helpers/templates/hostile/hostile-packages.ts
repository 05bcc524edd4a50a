/** Packages that are something else, hold programs, or point out of themselves. */
import { writeZip } from '../../../../src/engine/opc/zip.ts';
import {
  changed,
  contentTypes,
  edit,
  edited,
  type HostileCase,
  layout,
  master,
  masterRelationships,
  presentation,
  related,
  relationship,
  typed,
} from './good-template.ts';

const main = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';
const retyped = (type: string) => edited(contentTypes, main, type);
const svg = (content: string) =>
  related('image', '../media/image1.svg', false, (parts) => {
    parts.set(
      'ppt/media/image1.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</svg>`,
    );
    typed(parts, 'ppt/media/image1.svg', 'image/svg+xml');
  });

export const hostilePackages: readonly HostileCase[] = [
  ['a zip of pictures', 'wrong_kind', () => writeZip(new Map([['a.png', 'x']]))],
  [
    'an OpenDocument template',
    'wrong_kind',
    () =>
      writeZip(
        new Map([
          ['mimetype', 'application/vnd.oasis.opendocument.presentation-template'],
          ['content.xml', '<a/>'],
        ]),
      ),
  ],
  ['a Word document', 'wrong_kind', () => retyped('application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml')],
  ['an Excel workbook', 'wrong_kind', () => retyped('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml')],
  ['a package without a main part', 'wrong_kind', () => changed((parts) => parts.delete('_rels/.rels'))],
  ['a main part of no known kind', 'content_types', () => retyped('application/xml')],
  [
    'a presentation that is a theme',
    'content_types',
    () => changed((parts) => parts.set(presentation, parts.get('ppt/theme/theme1.xml')!)),
  ],
  ['a master that is a layout', 'content_types', () => changed((parts) => parts.set(master, parts.get(layout)!))],
  ['a presentation with macros', 'macros', () => retyped('application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml')],
  ['a template with macros', 'macros', () => retyped('application/vnd.ms-powerpoint.template.macroEnabled.main+xml')],
  ['a project of macros nothing points to', 'macros', () => changed((parts) => parts.set('ppt/vbaProject.bin', 'x'))],
  [
    'macros under another name',
    'macros',
    () =>
      changed((parts) => {
        parts.set('ppt/media/image7.png', 'x');
        typed(parts, 'ppt/media/image7.png', 'application/vnd.ms-office.vbaProject');
      }),
  ],
  ['an ActiveX control', 'active_content', () => changed((parts) => parts.set('ppt/activeX/activeX1.xml', '<ax/>'))],
  ['a control on the master', 'active_content', () => related('control', '../media/control.bin', false)],
  ['a picture with a script', 'active_content', () => svg('<script>alert(1)</script>')],
  ['a picture that acts when it loads', 'active_content', () => svg('<rect onload="alert(1)"/>')],
  ['a picture that loads another', 'external_link', () => svg('<image xlink:href="https://evil.example/x.png"/>')],
  ['a linked picture', 'external_link', () => related('image', 'https://evil.example/pixel.png', true)],
  ['a picture on a share', 'external_link', () => related('image', 'file:///\\\\evil\\share\\a.png', true)],
  ['a linked file', 'external_link', () => related('oleObject', 'file:///C:/Users/a/budget.xlsx', true)],
  ['a linked film', 'external_link', () => related('video', 'https://evil.example/film.mp4', true)],
  ['an attached template', 'external_link', () => related('attachedTemplate', 'http://evil.example/a.potm', true)],
  ['a link to a share', 'external_link', () => related('hyperlink', '\\\\evil\\share\\a.exe', true)],
  ['a link to a file', 'external_link', () => related('hyperlink', 'file:///C:/a.exe', true)],
  ['a link that is a script', 'external_link', () => related('hyperlink', 'javascript:alert(1)', true)],
  ['an address that is said to be a part', 'external_link', () => related('image', 'http://evil.example/a.png', false)],
  [
    'a presentation that is elsewhere',
    'external_link',
    () => edited('_rels/.rels', 'Target="ppt/presentation.xml"', 'Target="https://evil.example/p.xml" TargetMode="External"'),
  ],
  ['a target that leaves the package', 'outside_target', () => related('image', '../../../../etc/passwd', false)],
  ['a picture that is not there', 'dangling', () => related('image', '../media/gone.png', false)],
  ['a layout that is not there', 'dangling', () => changed((parts) => parts.delete(layout))],
  ['a master that is not there', 'dangling', () => changed((parts) => parts.delete(master))],
  [
    'a master nothing leads to',
    'dangling',
    () => edited(presentation, /(<p:sldMasterId [^>]*r:id=")[^"]*/, '<p:sldMasterId id="2147483648" r:id="rId77'),
  ],
  ['no master', 'no_master', () => edited(presentation, /<p:sldMasterIdLst>.*<\/p:sldMasterIdLst>/, '')],
  ['a master without layouts', 'no_layout', () => edited(masterRelationships, /<Relationship [^>]*slideLayout"[^>]*>/g, '')],
  ['a master without a theme', 'no_theme', () => edited(masterRelationships, /<Relationship [^>]*theme"[^>]*>/, '')],
  [
    'a relationship twice',
    'relationships',
    () =>
      edited(
        masterRelationships,
        '</Relationships>',
        `<Relationship Id="rId1" Type="${relationship}/image" Target="a.png"/></Relationships>`,
      ),
  ],
  ['a list of relationships as a picture', 'relationships', () => related('image', '_rels/slideMaster1.xml.rels', false)],
  [
    '30,000 relationships',
    'relationships',
    () =>
      edited(
        masterRelationships,
        '</Relationships>',
        `${Array.from({ length: 30_000 }, (_, i) => `<Relationship Id="x${i}" Type="t" Target="a"/>`).join('')}</Relationships>`,
      ),
  ],
  [
    'a layout that is only listed',
    'dangling',
    () => edited(master, '</p:sldLayoutIdLst>', '<p:sldLayoutId id="2147483999" r:id="rId88"/></p:sldLayoutIdLst>'),
  ],
  [
    'a layout of another master',
    'relationships',
    () =>
      changed((parts) => {
        parts.set('ppt/slideMasters/slideMaster2.xml', parts.get(master)!);
        typed(parts, 'ppt/slideMasters/slideMaster2.xml', 'application/vnd.openxmlformats-officedocument.presentationml.slideMaster+xml');
        edit(parts, 'ppt/slideLayouts/_rels/slideLayout2.xml.rels', 'slideMaster1', 'slideMaster2');
      }),
  ],
  [
    'pictures of 72 MB',
    'too_large',
    () =>
      changed((parts) => {
        const picture = Buffer.alloc(9 * 1024 ** 2);
        const rows = Array.from({ length: 8 }, (_, i) => {
          parts.set(`ppt/media/${i}.bmp`, picture);
          return `<Relationship Id="rId9${i}" Type="${relationship}/image" Target="../media/${i}.bmp"/>`;
        });
        edit(parts, masterRelationships, '</Relationships>', `${rows.join('')}</Relationships>`);
        edit(parts, contentTypes, '</Types>', '<Default Extension="bmp" ContentType="image/bmp"/></Types>');
        edit(parts, master, '</p:cSld>', `${rows.map((_, i) => `<a r:id="rId9${i}"/>`).join('')}</p:cSld>`);
      }),
  ],
];
