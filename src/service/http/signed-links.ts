/** Links that carry a key's permission: whoever holds one may fetch that one file until it expires, or the key does. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface LinkTarget {
  tenantId: string;
  deckId: string;
  format: string;
  /** The API key it was asked for with. */
  keyId: string;
}

export const linkHours = 24;

export class SignedLinks {
  readonly #secret: string;

  /** @param secret Kept by the server; links made with another are void. */
  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Path and query of the link. @param expires Seconds since 1970. */
  make(target: LinkTarget, expires: number): string {
    const { tenantId, deckId, format, keyId } = target;
    return `/v1/files/${tenantId}/${deckId}/${format}?key=${keyId}&exp=${expires}&sig=${this.#sign(target, expires)}`;
  }

  /** @param now Seconds since 1970. */
  isValid(target: LinkTarget, expires: number, signature: string, now: number): boolean {
    const expected = Buffer.from(this.#sign(target, expires));
    const given = Buffer.from(signature);
    return expires > now && given.length === expected.length && timingSafeEqual(given, expected);
  }

  #sign({ tenantId, deckId, format, keyId }: LinkTarget, expires: number): string {
    return createHmac('sha256', this.#secret).update(`GET\n${tenantId}\n${deckId}\n${format}\n${keyId}\n${expires}`).digest('base64url');
  }
}
