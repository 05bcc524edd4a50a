/** Parts of a package while they are gathered: each name is taken once, and a picture shown twice is stored once. */
import { createHash } from 'node:crypto';
import { cleanPicture } from '../pictures/clean-picture.ts';
import { type Relationship, relationshipsXml } from './relationships.ts';

export class PackageParts {
  readonly parts = new Map<string, string | Uint8Array>();
  /** Hash of a picture → its part. */
  readonly #media = new Map<string, string>();

  add(name: string, xml: string, relationships: readonly Relationship[]): void {
    this.parts.set(name, xml);
    if (relationships.length > 0) this.parts.set(name.replace(/[^/]+$/, '_rels/$&.rels'), relationshipsXml(relationships));
  }

  /** The part name with the first number from `from` on that is not taken: `free('ppt/media/image', 'png')`. */
  free(start: string, extension: string, from = 1): string {
    let number = from;
    while (this.parts.has(`${start}${number}.${extension}`)) number++;
    return `${start}${number}.${extension}`;
  }

  /** `extension` is `png` or `jpeg`; gives the name of the part. */
  addPicture(base64: string, extension: string): string {
    const given = Buffer.from(base64, 'base64');
    // What cannot be cleaned is no picture, and found by the gates.
    const bytes = cleanPicture(given)?.bytes ?? given;
    const hash = createHash('sha1').update(bytes).digest('hex');
    const known = this.#media.get(hash);
    if (known !== undefined) return known;
    const name = this.free('ppt/media/image', extension, this.#media.size + 1);
    this.#media.set(hash, name);
    this.parts.set(name, bytes);
    return name;
  }
}
