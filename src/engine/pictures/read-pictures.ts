/** The pictures that an outline names by their files, read and cleaned, so that the outline holds all it shows. */
import { QuarterdeckError } from '../../model/errors.ts';
import type { AnyOutlineSlide, Outline, OutlineSlide } from '../../model/outline.ts';
import { inspect } from '../inspect.ts';
import { pictureContent } from './picture-content.ts';

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
