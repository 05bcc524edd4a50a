/** Sixels: bands of six rows, one colour after another. https://vt100.net/docs/vt3xx-gp/chapter14.html */
import { decode } from 'fast-png';

/** Colours that every terminal with sixels has room for. */
const mostColors = 255;
const bandHeight = 6;

/** @param png Of a slide: opaque or nearly so. */
export function sixelOf(png: Uint8Array): string {
  const { width, height, data, channels } = decode(png);
  const colorAt = (pixel: number) => {
    const at = pixel * channels;
    return channels < 3 ? data[at]! * 0x010101 : (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
  };
  const colors = Uint32Array.from({ length: width * height }, (_, pixel) => reduced(colorAt(pixel)));
  const palette = commonest(colors);
  const places = placesIn(palette);
  const registers = palette.map(
    (color, index) => `#${index};2;${percent(color >> 16)};${percent((color >> 8) & 255)};${percent(color & 255)}`,
  );
  const bands: string[] = [];
  for (let top = 0; top < height; top += bandHeight) bands.push(band(colors, { width, height, top }, places));
  return `\x1bP0;1q"1;1;${width};${height}${registers.join('')}${bands.join('-')}\x1b\\`;
}

/** Five bits of each channel: shades of edges fall together, flat colours stay as they are to the eye. */
function reduced(color: number): number {
  return color & 0xf8f8f8;
}

function percent(channel: number): number {
  return Math.round((Math.min(255, channel + (channel >> 5)) / 255) * 100);
}

function commonest(colors: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, mostColors)
    .map(([color]) => color);
}

/** The place of the nearest colour of the palette. */
function placesIn(palette: readonly number[]): (color: number) => number {
  const known = new Map(palette.map((color, index) => [color, index]));
  const distance = (a: number, b: number) => {
    const [red, green, blue] = [(a >> 16) - (b >> 16), ((a >> 8) & 255) - ((b >> 8) & 255), (a & 255) - (b & 255)];
    return red * red + green * green + blue * blue;
  };
  return (color) => {
    let found = known.get(color);
    if (found === undefined) {
      found = 0;
      for (let index = 1; index < palette.length; index++) {
        if (distance(palette[index]!, color) < distance(palette[found]!, color)) found = index;
      }
      known.set(color, found);
    }
    return found;
  };
}

function band(
  colors: Uint32Array,
  { width, height, top }: { width: number; height: number; top: number },
  placeOf: (color: number) => number,
): string {
  const rows = new Map<number, Uint8Array>();
  for (let row = 0; row < Math.min(bandHeight, height - top); row++) {
    for (let x = 0; x < width; x++) {
      const place = placeOf(colors[(top + row) * width + x]!);
      const bits = rows.get(place) ?? new Uint8Array(width);
      rows.set(place, bits);
      bits[x]! |= 1 << row;
    }
  }
  return [...rows].map(([place, bits]) => `#${place}${runs(bits)}`).join('$');
}

/** Repeated signs are counted: `!12~`. */
function runs(bits: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bits.length; ) {
    let end = at + 1;
    while (end < bits.length && bits[end] === bits[at]) end++;
    const sign = String.fromCharCode(63 + bits[at]!);
    text += end - at > 3 ? `!${end - at}${sign}` : sign.repeat(end - at);
    at = end;
  }
  return text;
}
