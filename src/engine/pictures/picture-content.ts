/** A picture as an outline gives it: a file to be read, or the bytes themselves, cleaned as they come in. */
import { z } from 'zod';
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
