/** References to saved brand kits: an ID for the latest version, or with a version, as in `acme@2`. */

/** Valid IDs of brand kits. */
export const brandKitIdPattern = /^[\w.-]{1,64}$/;
export const brandKitReferencePattern = /^[\w.-]{1,64}(@[1-9]\d{0,8})?$/;

/** What a person types for a saved brand kit rather than a file: a plain word, optionally with a version. */
export const typedBrandKitPattern = /^[\w-]+$|^[\w.-]+@[1-9]\d*$/;

export interface BrandKitReference {
  id: string;
  /** Latest by default. */
  version?: number;
}

/** Anything else is an ID that does not exist. */
export function readBrandKitReference(written: string): BrandKitReference {
  if (!brandKitReferencePattern.test(written)) return { id: written };
  const [id, version] = written.split('@');
  return { id: id!, ...(version !== undefined && { version: Number(version) }) };
}
