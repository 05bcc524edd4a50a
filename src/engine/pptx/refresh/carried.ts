/** What a deck carries so that it can be refreshed: its outline and fingerprints in a custom XML part, and a tag on each slide that names it. */
import { readJson } from '../../../model/bounds.ts';
import type { BrandKit, BrandLogo } from '../../../model/brand-kit.ts';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Layout } from '../../../model/layout.ts';
import type { Outline } from '../../../model/outline.ts';
import { unescapeXml } from '../../opc/read-xml.ts';
import { slideNamespaces, xmlHead, xmlText } from '../../opc/write-xml.ts';
import type { Written } from './written.ts';

const version = 1;
const carriedNamespace = 'urn:quarterdeck:deck';
/** Any GUID will do, as long as it is always the same. */
const itemId = '{6F0C1B52-3E4D-5A7B-9C61-51A47E8D2D11}';
const tagName = 'QUARTERDECK_SLIDE';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** What JSON lets stand and XML does not, or does not keep. */
const notInXml = /[\u007f-\u009f\u2028\u2029\ufffe\uffff]/g;
const jsonEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

export interface Carried {
  outline: Outline;
  /** The logo without its pictures and the template without its parts, which the deck has itself. */
  brandKit: BrandKit;
  title: string;
  /** Slide id → what its shapes were written with. */
  written: Record<string, Written>;
}

export function carriedOf({ brandKit, title }: Layout, outline: Outline, written: Carried['written']): Carried {
  return {
    outline,
    brandKit: {
      ...brandKit,
      logo: brandKit.logo && withoutPictures(brandKit.logo),
      ...(brandKit.template && { template: { ...brandKit.template, data: '' } }),
    },
    title,
    written,
  };
}

function withoutPictures({ dark, ...logo }: BrandLogo): BrandLogo {
  return { ...logo, data: '', ...(dark && { dark: { ...dark, data: '' } }) };
}

/** Fields by name: an outline that was printed and read again has them in another order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
}

/** The custom XML part. */
export function carriedXml(carried: Carried): string {
  const json = JSON.stringify({ ...carried, outline: inOrder(carried.outline) })
    .replace(/[&<>]/g, (character) => entities[character]!)
    .replace(notInXml, jsonEscape);
  return `${xmlHead}<deck xmlns="${carriedNamespace}" version="${version}">${json}</deck>`;
}

export const carriedPropertiesXml =
  `${xmlHead}<ds:datastoreItem ds:itemID="${itemId}" xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml">` +
  `<ds:schemaRefs><ds:schemaRef ds:uri="${carriedNamespace}"/></ds:schemaRefs></ds:datastoreItem>`;

/** Where a deck carries it, and what; null in decks of other makers. Throws `deck_unsupported` for one of a later version, or one that is damaged. */
export function readCarried(parts: ReadonlyMap<string, Buffer>): { part: string; carried: Carried } | null {
  for (const [part, bytes] of parts) {
    if (!/^customXml\/[^/]+\.xml$/i.test(part)) continue;
    const match = /<deck\b(?=[^<>]*\sxmlns="urn:quarterdeck:deck")[^<>]*\sversion="(\d+)"[^<>]*>([^<]*)<\/deck>/.exec(
      bytes.toString('utf8'),
    );
    if (!match) continue;
    if (Number(match[1]) !== version)
      throw new QuarterdeckError(
        'deck_unsupported',
        `The deck was made by another version of Quarterdeck (${match[1]}, this one reads ${version}).`,
        { next: 'refresh it with that version, or make it again with quarterdeck generate' },
      );
    try {
      return { part, carried: readJson(unescapeXml(match[2]!)) as Carried };
    } catch (cause) {
      throw new QuarterdeckError('deck_unsupported', 'What the deck says of its making is damaged.', {
        next: 'make the deck again with quarterdeck generate',
        cause,
      });
    }
  }
  return null;
}

/** A tags part that names the slide. */
export function slideTagXml(id: string): string {
  return `${xmlHead}<p:tagLst ${slideNamespaces}><p:tag name="${tagName}" val="${xmlText(id)}"/></p:tagLst>`;
}

/** The slide a tags part names; null for those of other programs. */
export function readSlideTag(xml: string): string | null {
  for (const [found] of xml.matchAll(/<p:tag\b[^<>]*>/g)) {
    if (!new RegExp(`\\sname="${tagName}"`).test(found)) continue;
    const value = /\sval="([^"]*)"/.exec(found)?.[1];
    if (value !== undefined) return unescapeXml(value);
  }
  return null;
}
