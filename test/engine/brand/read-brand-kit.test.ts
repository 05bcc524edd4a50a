import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../src/engine/brand/colors.ts';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import { imageSize } from '../../../src/engine/pictures/clean-picture.ts';
import { QuarterdeckError } from '../../../src/model/errors.ts';

const noFiles = () => Promise.reject(new Error('no file was expected to be read'));
const read = (value: unknown) => readBrandKit(value, noFiles);

async function failure(value: unknown): Promise<QuarterdeckError> {
  const error = await read(value).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof QuarterdeckError) return error;
  throw new Error(`expected a brand kit to be refused, got ${String(error)}`);
}

/** The first bytes of a picture, all that tells its size. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
function jpeg(width: number, height: number): Buffer {
  const header = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8];
  return Buffer.from([...header, height >> 8, height & 255, width >> 8, width & 255, 3]);
}

describe('the default brand kit', () => {
  it('is what an empty kit gives', async () => {
    expect(await read({})).toEqual(defaultBrandKit);
  });

  it('can be written out and read again', async () => {
    expect(await read(JSON.parse(JSON.stringify(defaultBrandKit)))).toEqual(defaultBrandKit);
  });

  it('reads well wherever text stands on a colour', () => {
    const { colors } = defaultBrandKit;
    for (const color of [colors.text, colors.primary, colors.positive, colors.negative, colors.link]) {
      expect(contrast(color, colors.background)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colors.background, colors.dark)).toBeGreaterThanOrEqual(7);
    for (const color of [colors.secondary, ...colors.palette]) expect(contrast(color, colors.background)).toBeGreaterThanOrEqual(3);
  });
});

describe('a brand kit', () => {
  it('takes colours of three digits, without a hash and in small letters', async () => {
    const { colors } = await read({ colors: { primary: '#a12', secondary: '1f4e79' } });
    expect([colors.primary, colors.secondary]).toEqual(['#AA1122', '#1F4E79']);
  });

  it('has a dark ground of its own accent where none is given', async () => {
    const { colors } = await read({ colors: { primary: '#C8102E' } });
    expect(colors.dark).not.toBe(defaultBrandKit.colors.dark);
    expect(contrast('#FFFFFF', colors.dark)).toBeGreaterThanOrEqual(7);
  });

  it('keeps what is given and derives the rest', async () => {
    const { colors } = await read({ colors: { primary: '#C8102E', palette: ['#111111', '#222222'] } });
    expect([colors.primary, colors.palette]).toEqual(['#C8102E', ['#111111', '#222222']]);
  });

  it('takes light text on a dark background', async () => {
    const { colors } = await read({ colors: { primary: '#4FC3F7', background: '#0B1020' } });
    for (const color of [colors.text, colors.positive, colors.negative])
      expect(contrast(color, colors.background)).toBeGreaterThanOrEqual(4.5);
  });

  it('writes changes so that they read on its panels too', async () => {
    for (const [background, light] of [
      ['#10151D', '#1C2430'],
      ['#FFFFFF', '#DDE3EA'],
    ] as const) {
      const text = background === '#FFFFFF' ? '#111111' : '#F2F5FA';
      const { colors } = await read({ colors: { primary: background === '#FFFFFF' ? '#1857B8' : '#7FB2FF', text, background, light } });
      for (const color of [colors.positive, colors.negative]) {
        expect(contrast(color, colors.background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(color, light)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('takes its id from its name', async () => {
    expect((await read({ name: 'Acme & Söhne GmbH' })).id).toBe('acme-sohne-gmbh');
  });

  it('sets headings in the body font where only that is given', async () => {
    expect((await read({ fonts: { body: 'Georgia' } })).fonts).toEqual({ heading: 'Georgia', body: 'Georgia' });
  });

  it('can always be read when its accent can', async () => {
    const channel = fc.integer({ min: 0, max: 255 });
    await fc.assert(
      fc.asyncProperty(channel, channel, channel, async (r, g, b) => {
        const primary = `#${[r, g, b].map((c) => c.toString(16).padStart(2, '0')).join('')}`.toUpperCase() as `#${string}`;
        fc.pre(contrast(primary, '#FFFFFF') >= 3);
        const { colors } = await read({ colors: { primary } });
        expect(contrast(colors.link, colors.background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast('#FFFFFF', colors.dark)).toBeGreaterThanOrEqual(7);
        expect(new Set([colors.primary, colors.secondary, ...colors.palette]).size).toBe(4);
      }),
    );
  });
});

describe('a brand kit that is wrong', () => {
  it.each([
    ['accent', 'primary'],
    ['ink', 'text'],
    ['paper', 'background'],
    ['primry', 'primary'],
    ['Secondary', 'secondary'],
  ])('with a colour called %s is told of %s', async (written, meant) => {
    const { code, errors } = await failure({ colors: { [written]: '#123456' } });
    expect([code, errors]).toEqual([
      'brand_kit_invalid',
      [{ path: `colors.${written}`, code: 'unknown_field', message: `is not a field here; did you mean "${meant}"?` }],
    ]);
  });

  it.each(['navy', '#12', 'rgb(1,2,3)', '', 7, null])('with %j for a colour is told where', async (color) => {
    const { code, message } = await failure({ colors: { primary: color } });
    expect([code, message]).toEqual(['brand_kit_invalid', expect.stringMatching(/^`colors\.primary` .*is no colour/)]);
  });

  it('with a transparent colour is told why not', async () => {
    expect((await failure({ colors: { primary: '#12345678' } })).message).toContain('transparency');
  });

  it('that is no object is told so', async () => {
    expect((await failure([])).message).toBe('The brand kit must be an object');
  });

  it('names every wrong field at once', async () => {
    const { errors } = await failure({ colour: {}, colors: { accent: '#000' }, fonts: { body: 3 } });
    expect(errors.map(({ path }) => path).sort()).toEqual(['colors.accent', 'colour', 'fonts.body']);
  });

  it('cannot smuggle markup in a font name', async () => {
    expect((await failure({ fonts: { body: 'Arial"/><x' } })).code).toBe('brand_kit_invalid');
  });
});

describe('a brand kit that cannot be read on a slide', () => {
  it('is refused with the pair, its contrast and a colour that would do', async () => {
    const { code, message, next } = await failure({ colors: { primary: '#FFD100' } });
    expect([code, message]).toEqual([
      'brand_kit_unreadable',
      expect.stringMatching(/^primary #FFD100 on background #FFFFFF has a contrast of 1\.46:1, 3:1 is needed; #[0-9A-F]{6} would do$/),
    ]);
    const suggested = /colors\.primary = "(#[0-9A-F]{6})"/.exec(next!)![1] as `#${string}`;
    expect(contrast(suggested, '#FFFFFF')).toBeGreaterThanOrEqual(3);
  });

  it('names all pairs that fail', async () => {
    const { errors } = await failure({ colors: { text: '#999999', primary: '#DDDDDD' } });
    expect(errors.map(({ path }) => path)).toEqual(['colors.text', 'colors.primary']);
  });
});

describe('a logo', () => {
  it('may be a path alone', async () => {
    const { logo } = await readBrandKit({ name: 'Acme', logo: 'acme.png' }, async () => png(600, 200));
    expect(logo).toMatchObject({ type: 'png', width: 600, corner: 'bottom-right' });
  });

  it('is read with its size in pixels, png and jpeg', () => {
    expect(imageSize(png(600, 200))).toEqual({ type: 'png', width: 600, height: 200 });
    expect(imageSize(jpeg(640, 480))).toEqual({ type: 'jpeg', width: 640, height: 480 });
  });

  it('that is neither, or cut off, is no picture', () => {
    for (const bytes of [Buffer.from('<svg/>'), png(1, 1).subarray(0, 12), jpeg(1, 1).subarray(0, 9), png(0, 5), Buffer.alloc(0)]) {
      expect(imageSize(bytes)).toBeNull();
    }
  });

  it('never breaks the reader, whatever its bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (tail) => {
        expect(() => imageSize(Uint8Array.from([0xff, 0xd8, ...tail]))).not.toThrow();
      }),
    );
  });

  it('is described by the brand’s name and stands at the foot where nothing else is said', async () => {
    const { logo } = await readBrandKit({ name: 'Acme', logo: { file: 'acme.png' } }, async () => png(600, 200));
    expect(logo).toEqual({
      data: png(600, 200).toString('base64'),
      type: 'png',
      width: 600,
      height: 200,
      alt: 'Logo of Acme',
      corner: 'bottom-right',
      size: 0.35,
      safeZone: 0.25,
    });
  });

  it('is never wider than three inches', async () => {
    const { logo } = await readBrandKit({ logo: { file: 'wide.png', size: 0.9 } }, async () => png(3000, 100));
    expect(logo!.size).toBeCloseTo(0.1, 6);
  });

  it('keeps its zone when a shown kit is read again', async () => {
    const kit = await readBrandKit({ logo: { file: 'acme.png', safe_zone: 0.5 } }, async () => png(600, 200));
    expect(await read(JSON.parse(JSON.stringify(kit)))).toEqual(kit);
  });

  it('that is an SVG is refused with what to do', async () => {
    const error = await readBrandKit({ logo: { file: 'acme.svg' } }, async () => Buffer.from('<svg/>')).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'brand_kit_invalid', message: expect.stringContaining('export the logo as PNG') });
  });
});
