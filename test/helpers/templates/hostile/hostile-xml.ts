/** Templates whose XML is made to fill the memory, to read files, or is none. */
import { utf16 } from '../odd-prefixes.ts';
import {
  changed,
  contentTypes,
  edit,
  edited,
  goodParts,
  type HostileCase,
  layout,
  master,
  masterRelationships,
  presentation,
  related,
  stored,
  theme,
  typed,
} from './good-template.ts';

const laughs =
  '<!DOCTYPE lolz [<!ENTITY a "lol">' +
  Array.from({ length: 9 }, (_, i) => `<!ENTITY ${'bcdefghij'[i]} "${`&${'abcdefghi'[i]};`.repeat(10)}">`).join('') +
  ']>';
const reading = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>';
const afterHead = /(?<=\?>)\n/;
const many = (count: number, xml: string) => edited(master, '</p:cSld>', `${xml.repeat(count)}</p:cSld>`);
const asText = (part: string) => Buffer.from(goodParts().get(part)!).toString();

export const hostileXml: readonly HostileCase[] = [
  ['a master that unfolds', 'doctype', () => edited(master, afterHead, laughs)],
  [
    'a theme in UTF-16 that unfolds',
    'doctype',
    () => changed((parts) => parts.set(theme, utf16(asText(theme).replace(afterHead, laughs)))),
  ],
  [
    'a theme in UTF-16 without a mark that unfolds',
    'doctype',
    () => changed((parts) => parts.set(theme, utf16(asText(theme).replace(afterHead, laughs)).subarray(2))),
  ],
  ['content types that read a file', 'doctype', () => edited(contentTypes, afterHead, reading)],
  ['relationships that read a file', 'doctype', () => edited(masterRelationships, afterHead, reading)],
  ['a layout that loads its document type', 'doctype', () => edited(layout, afterHead, '<!DOCTYPE x SYSTEM "http://evil.example/x.dtd">')],
  ['a presentation with a document type', 'doctype', () => edited(presentation, afterHead, '<!doctype p>')],
  [
    'an old drawing with a document type',
    'doctype',
    () =>
      related('vmlDrawing', '../drawings/vmlDrawing1.vml', false, (parts) => {
        parts.set('ppt/drawings/vmlDrawing1.vml', `${reading}<xml/>`);
        typed(parts, 'ppt/drawings/vmlDrawing1.vml', 'application/vnd.openxmlformats-officedocument.vmlDrawing');
      }),
  ],
  ['100,000 elements inside one another', 'too_deep', () => many(1, '<a>'.repeat(100_000) + '</a>'.repeat(100_000))],
  ['a million elements', 'too_many_nodes', () => many(1_000_000, '<a/>')],
  ['a master of 30 MB', 'part_too_large', () => stored((parts) => edit(parts, master, '</p:cSld>', `${'x'.repeat(30_000_000)}</p:cSld>`))],
  [
    'content types of 8 MB',
    'part_too_large',
    () => stored((parts) => edit(parts, contentTypes, '</Types>', `${' '.repeat(8_000_000)}</Types>`)),
  ],
  ['a master that is not closed', 'not_well_formed', () => edited(master, '</p:sldMaster>', '')],
  ['a layout of two roots', 'not_well_formed', () => edited(layout, '</p:sldLayout>', '</p:sldLayout><p:sldLayout/>')],
  ['200,000 attributes', 'not_well_formed', () => many(1, `<a ${Array.from({ length: 200_000 }, (_, i) => `a${i}=""`).join(' ')}/>`)],
  ['an attribute twice', 'not_well_formed', () => many(1, '<a b="1" b="2"/>')],
  ['a million brackets', 'not_well_formed', () => many(1_000_000, '<')],
  ['a million ampersands', 'not_well_formed', () => many(1_000_000, '&')],
  ['a comment without an end', 'not_well_formed', () => many(100_000, '<!--')],
  ['a character that is none', 'not_well_formed', () => many(1, '&#x110000;')],
  ['an entity nobody declared', 'not_well_formed', () => many(1, '&a;')],
  ['a theme of nothing', 'not_well_formed', () => changed((parts) => parts.set(theme, ''))],
  ['a theme of bytes', 'encoding', () => changed((parts) => parts.set(theme, Buffer.from([0xff, 0xff, 0xfe, 0x80])))],
  ['a theme in UTF-7', 'encoding', () => edited(theme, 'encoding="UTF-8"', 'encoding="UTF-7"')],
  [
    'half a letter of UTF-8',
    'encoding',
    () => changed((parts) => parts.set(theme, Buffer.concat([Buffer.from(asText(theme)), Buffer.from([0xc3])]))),
  ],
  [
    'a strict presentation',
    'strict',
    () =>
      changed((parts) =>
        edit(
          parts,
          presentation,
          'http://schemas.openxmlformats.org/presentationml/2006/main',
          'http://purl.oclc.org/ooxml/presentationml/main',
        ),
      ),
  ],
];
