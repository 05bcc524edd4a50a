/** Brand kits as the service stores them. */
import { z } from 'zod';

/** Maximum upload size, bytes: a 20 MB template in base64, and more. */
export const largestBrandKit = 32 * 1024 * 1024;

const version = z.number().int().min(1).max(1_000_000_000);

export const brandKitSchema = z.strictObject({
  brand_kit_id: z.string(),
  name: z.string(),
  /** From 1; each change is a new version, and decks keep the one they were made with. */
  version,
  /**
   * As in a brand kit file, with all defaults filled in; can be put again. Lists and responses to changes leave out a
   * template's bytes, `template.data`.
   */
  kit: z.record(z.string(), z.unknown()),
  created_at: z.string().nullable(),
});
export type KeptBrandKit = z.infer<typeof brandKitSchema>;

/** A version without its content. */
export const brandKitVersionSchema = brandKitSchema.omit({ kit: true });
export type KeptBrandKitVersion = z.infer<typeof brandKitVersionSchema>;
