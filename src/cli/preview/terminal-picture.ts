/** A PNG as what a terminal draws it from. */
import type { PictureProtocol } from './picture-protocols.ts';
import { sixelOf } from './sixel.ts';

const start = '\x1b';
/** Characters of base64 in a piece: the most that kitty takes at once. */
const piece = 4096;

/**
 * https://sw.kovidgoyal.net/kitty/graphics-protocol, https://iterm2.com/documentation-images.html, https://vt100.net/docs/vt3xx-gp/chapter14.html
 * @param columns Width on the screen, in characters; sixels are as wide as the picture.
 */
export function terminalPicture(png: Uint8Array, protocol: PictureProtocol, columns: number): string {
  if (protocol === 'sixel') return `${sixelOf(png)}\n`;
  const data = Buffer.from(png).toString('base64');
  if (protocol === 'iterm2') {
    return `${start}]1337;File=inline=1;size=${png.length};width=${columns};preserveAspectRatio=1:${data}\x07\n`;
  }
  const pieces = data.match(new RegExp(`.{1,${piece}}`, 'g')) ?? [];
  const drawn = pieces.map((part, index) => {
    const more = index < pieces.length - 1 ? 1 : 0;
    const head = index === 0 ? `a=T,f=100,c=${columns},m=${more}` : `m=${more}`;
    return `${start}_G${head};${part}${start}\\`;
  });
  return `${drawn.join('')}\n`;
}
