/** Download links: signed, expiring, tied to key and deck. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Caller } from '../local/store/api-key-store.ts';
import type { Deck } from '../schema/deck.ts';
import type { RouteParts } from './route-parts.ts';

interface LinkTarget {
  tenantId: string;
  deckId: string;
  format: string;
  /** The API key it was requested with. */
  keyId: string;
}

const linkHours = 24;

export class SignedLinks {
  readonly #secret: string;

  /** @param secret Stored by the server; links made with another secret are invalid. */
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

type LinkParts = Pick<RouteParts, 'links' | 'clock' | 'baseUrl'>;

/** Links to the files of this ID, and when they expire. */
export function linksTo(deckId: string, { tenantId, keyId }: Caller, { links, clock, baseUrl }: LinkParts) {
  const expires = Math.floor(clock().getTime() / 1000) + linkHours * 3600;
  const url = (format: string) => `${baseUrl()}${links.make({ tenantId, deckId, format, keyId }, expires)}`;
  return { url, expires_at: new Date(expires * 1000).toISOString() };
}

export function withLinks(deck: Deck, caller: Caller, parts: LinkParts): Deck {
  const { url, expires_at } = linksTo(deck.deck_id, caller, parts);
  return {
    ...deck,
    files: deck.files.map((file) => ({ ...file, url: url(file.format), expires_at })),
    download_url: deck.files.some(({ format }) => format === 'pptx') ? url('pptx') : null,
  };
}

/** The header that names a download, in every script (RFC 6266 with RFC 8187). */
export function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encoded}`}`;
}

/** A single byte range (RFC 9110, 14.1.2); several ranges return the whole file, as the standard allows. */
export function rangeOf(header: string | undefined, size: number): { from: number; to: number } | 'unsatisfiable' | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return null;
  const [first, last] = [found[1]!, found[2]!];
  if (first === '') {
    // A suffix range: the last n bytes.
    const from = Math.max(0, size - Number(last));
    return Number(last) === 0 || size === 0 ? 'unsatisfiable' : { from, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return null;
  return from >= size ? 'unsatisfiable' : { from, to };
}
