/** Templates that hold nothing forbidden and are made to take long. */
import { changed, edit, layout, master, stored } from './good-template.ts';

const afterHead = /(?<=\?>)\n/;
const many = (xml: string) => stored((parts) => edit(parts, master, '</p:cSld>', `${xml}</p:cSld>`));
const mb = 1_000_000;

export const costlyTemplates: readonly (readonly [name: string, bytes: () => Uint8Array])[] = [
  ['200,000 lists of custom data', () => many('<p:custDataLst/>'.repeat(200_000))],
  ['400,000 elements', () => many('<a b="1"/>'.repeat(400_000))],
  ['15 MB of spaces before the master', () => stored((parts) => edit(parts, master, afterHead, ' '.repeat(15 * mb)))],
  ['10 MB of quotes and colons', () => many(":a='".repeat(2.5 * mb))],
  ['15 MB of one attribute', () => many(`<a b="${'url( '.repeat(3 * mb)}"/>`)],
  [
    '400 namespaces under odd prefixes, and 100,000 elements',
    () =>
      changed((parts) => {
        const declared = Array.from({ length: 400 }, (_, i) => ` xmlns:n${i}="urn:${i}"`).join('');
        const xml = Buffer.from(parts.get(layout)!).toString();
        const odd = xml.replace(/(<\/?|xmlns:)p(?=[:=])/g, '$1odd').replace('xmlns:odd', `${declared.trim()} xmlns:odd`);
        parts.set(layout, odd.replace('</odd:cSld>', `${'<n1:a/>'.repeat(100_000)}</odd:cSld>`));
      }),
  ],
];
