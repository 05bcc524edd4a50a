/** The demo's brand kit: a file as a person would write it, and the logo it names. */
import { type Pixel, png } from './png.ts';

export const brandKitFile = 'acme.json';
export const logoFile = 'acme-logo.png';

export function sampleBrandKit(): string {
  const kit = {
    name: 'Acme',
    colors: { primary: '#0B6E5D', secondary: '#E08E2B', text: '#14202B', background: '#FFFFFF', dark: '#10312B' },
    fonts: { heading: 'Calibri', body: 'Calibri' },
    logo: { file: logoFile, alt: 'Acme', corner: 'bottom-right' },
    footer: 'Acme Quarterly Review',
  };
  return `${JSON.stringify(kit, null, 2)}\n`;
}

const width = 640;
const height = 200;
const green: Pixel = [11, 110, 93, 255];
const amber: Pixel = [224, 142, 43, 255];
const clear: Pixel = [255, 255, 255, 0];

/** A summit over a horizon beside four bars: a mark without letters, so that no font is needed. */
export function sampleLogo(): Buffer {
  return png(width, height, (x, y) => blend([0.25, 0.75].flatMap((dy) => [0.25, 0.75].map((dx) => colorAt(x + dx, y + dy)))));
}

function colorAt(x: number, y: number): Pixel {
  const onSummit = y > 20 && y < 150 && Math.abs(x - 130) < (y - 20) * 0.8;
  const inNotch = y > 90 && Math.abs(x - 130) < (y - 90) * 0.8;
  if (onSummit && !inNotch) return green;
  if (y >= 162 && y < 180 && x > 20 && x < 620) return green;
  const bar = Math.floor((x - 290) / 84);
  const inBar = bar >= 0 && bar < 4 && (x - 290) % 84 < 56;
  return inBar && y < 150 && y > 120 - bar * 32 ? (bar === 3 ? amber : green) : clear;
}

/** The mean of four samples, so that slopes are smooth; clear samples give no colour. */
function blend(samples: readonly Pixel[]): Pixel {
  const alpha = samples.reduce((sum, [, , , a]) => sum + a, 0);
  if (alpha === 0) return clear;
  const channel = (at: 0 | 1 | 2) => Math.round(samples.reduce((sum, pixel) => sum + pixel[at] * pixel[3], 0) / alpha);
  return [channel(0), channel(1), channel(2), Math.round(alpha / samples.length)];
}
