/** Pictures that an outline names by their files, or gives themselves: read, cleaned as they come in, and cut to fill a box. */
import { z } from 'zod';
import { QuarterdeckError } from '../../model/errors.ts';
import type { AnyOutlineSlide, Outline, OutlineSlide } from '../../model/outline.ts';
import { inspect } from '../inspect.ts';
import { cleanPicture } from './clean-picture.ts';

/** Larger ones make decks nobody can mail. */
export const mostPictureBytes = 20 * 1024 * 1024;

export const pictureContent = z
  .strictObject({
    /** Beside the outline; read before the deck is made. */
    file: z.string().min(1).optional(),
    /** PNG or JPEG in base64. */
    data: z.base64().optional(),
    /** Degrees clockwise it must be turned to stand upright. */
    turn: z.union([z.literal(90), z.literal(180), z.literal(270)]).optional(),
    /** What it shows, for those who cannot see it. */
    alt: z.string().optional(),
    /** Who made it, shown small under it. */
    credit: z.string().optional(),
  })
  .transform((picture, context) => {
    const { file, data, turn, ...said } = picture;
    if ((file === undefined) === (data === undefined)) {
      context.addIssue({ code: 'custom', message: 'needs either a "file" or "data"' });
      return z.NEVER;
    }
    if (data === undefined) return picture;
    const bytes = Buffer.from(data, 'base64');
    const clean = bytes.length <= mostPictureBytes ? cleanPicture(bytes) : null;
    if (clean === null) {
      context.addIssue({ code: 'custom', path: ['data'], message: 'must be a PNG or JPEG picture of at most 20 MB' });
      return z.NEVER;
    }
    const upright = turn ?? (clean.turn === 0 ? undefined : clean.turn);
    return { ...said, data: Buffer.from(clean.bytes).toString('base64'), ...(upright && { turn: upright }) };
  });
export type PictureContent = z.infer<typeof pictureContent>;

/** Bytes of a file beside the brief or the outline. Throws `picture_unreadable`. */
export type ReadPicture = (file: string) => Promise<Uint8Array>;

/**
 * @param required A picture that cannot be read is an error; else its page keeps its words, and the change is told.
 * @throws QuarterdeckError picture_unreadable
 */
export async function readPictures(
  outline: Outline,
  read: ReadPicture | undefined,
  required: boolean,
): Promise<{ outline: Outline; changes: string[] }> {
  const changes: string[] = [];
  const slides: AnyOutlineSlide[] = [];
  for (const slide of outline.slides) {
    if (slide.kind !== 'picture-text' || slide.content.picture.file === undefined) {
      slides.push(slide);
      continue;
    }
    try {
      slides.push(await withPicture(slide, slide.content.picture.file, read ?? notGiven));
    } catch (error) {
      if (required || !(error instanceof QuarterdeckError)) throw error;
      changes.push(`Slide "${slide.id}": ${error.message} Its words stand without it.`);
      slides.push(withoutPicture(slide));
    }
  }
  return { outline: slides.every((slide, i) => slide === outline.slides[i]) ? outline : { ...outline, slides }, changes };
}

type Slide = OutlineSlide<'picture-text'>;

async function withPicture(slide: Slide, file: string, read: ReadPicture): Promise<Slide> {
  const { file: _, ...said } = slide.content.picture;
  const data = Buffer.from(await read(file)).toString('base64');
  const picture = inspect(pictureContent, { ...said, data });
  if (picture.errors !== null) throw unreadable(file, `it ${picture.errors[0]!.message}`);
  return { ...slide, content: { ...slide.content, picture: picture.data } };
}

function withoutPicture({ content, ...slide }: Slide): AnyOutlineSlide {
  const { text, points } = content;
  if (points.length === 0) return { ...slide, kind: 'statement', content: { text: text ?? '' } };
  const items = [...(text === undefined ? [] : [text]), ...points].map((item) => ({ text: item, children: [] }));
  return { ...slide, kind: 'bullets', content: { items } };
}

const notGiven: ReadPicture = async (file) => {
  throw unreadable(file, 'the brief or outline that names it is not a file itself');
};

/** @param why `it is a folder` */
export function unreadable(file: string, why: string): QuarterdeckError {
  return new QuarterdeckError('picture_unreadable', `The picture "${file}" cannot be used: ${why}.`, {
    next: 'put a PNG or JPEG beside the brief or outline, and name it from there',
  });
}
