/** Brand kits as the service keeps them. */
import { z } from 'zod';

/** Bytes of one that is sent to a server: a template of 20 MB in base64, and more. */
export const largestBrandKit = 32 * 1024 * 1024;

const version = z.number().int().min(1).max(1_000_000_000);

export const brandKitSchema = z.strictObject({
  brand_kit_id: z.string(),
  name: z.string(),
  /** From 1; each change is a version of its own, and decks keep the one they were made with. */
  version,
  /**
   * As a brand kit file says it, with all that it left open filled in: can be put again. Of a template, lists and what answers a change
   * leave out the bytes, `template.data`.
   */
  kit: z.record(z.string(), z.unknown()),
  created_at: z.string().nullable(),
});
export type KeptBrandKit = z.infer<typeof brandKitSchema>;

/** A version without what it holds. */
export const brandKitVersionSchema = brandKitSchema.omit({ kit: true });
export type KeptBrandKitVersion = z.infer<typeof brandKitVersionSchema>;
