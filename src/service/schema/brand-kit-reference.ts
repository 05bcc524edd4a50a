/** How a kept brand kit is named: by its id for the latest version, or with one as in `acme@2`. */

/** What a brand kit can be kept as. */
export const brandKitIdPattern = /^[\w.-]{1,64}$/;
export const brandKitReferencePattern = /^[\w.-]{1,64}(@[1-9]\d{0,8})?$/;

/** What a person types who means a kept brand kit and not a file: a plain word, with a version or without. */
export const typedBrandKitPattern = /^[\w-]+$|^[\w.-]+@[1-9]\d*$/;

export interface BrandKitReference {
  id: string;
  /** The latest unless given. */
  version?: number;
}

/** What is no reference is an id that nothing is kept under. */
export function readBrandKitReference(written: string): BrandKitReference {
  if (!brandKitReferencePattern.test(written)) return { id: written };
  const [id, version] = written.split('@');
  return { id: id!, ...(version !== undefined && { version: Number(version) }) };
}
