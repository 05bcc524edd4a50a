/** Shared by all parts written: declaration, namespaces, escaping, lengths. */

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const schemas = 'http://schemas.openxmlformats.org';
export const namespaces = {
  a: `${schemas}/drawingml/2006/main`,
  r: `${schemas}/officeDocument/2006/relationships`,
  p: `${schemas}/presentationml/2006/main`,
  p14: 'http://schemas.microsoft.com/office/powerpoint/2010/main',
} as const;

/** The three namespaces that slides, layouts and masters declare. */
export const slideNamespaces = `xmlns:a="${namespaces.a}" xmlns:r="${namespaces.r}" xmlns:p="${namespaces.p}"`;

/**
 * Characters that XML 1.0 cannot contain (controls, lone surrogates, U+FFFE and U+FFFF), and invisible ones:
 * a name with a direction override would also reverse the figures next to it.
 */
const forbidden =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u200B\u2060\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The text without characters that XML cannot contain; tabs become spaces, line endings `\n`. */
export function cleanText(text: string): string {
  return text
    .replace(forbidden, '')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ');
}

/** A cleaned text on one line, for names and attributes. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n+/g, ' ');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' };

/** Escaped for element content and double-quoted attributes. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"\n]/g, (character) => entities[character]!);
}

/** Cleaned and escaped text for a part. */
export function xmlText(text: string): string {
  return escapeXml(cleanText(text));
}

/** Inches to EMU (English Metric Units), 914,400 per inch. */
export function emu(inches: number): number {
  return Math.round(inches * 914_400);
}

/** Points to EMU, 12,700 per point. */
export function emuOfPoints(points: number): number {
  return Math.round(points * 12_700);
}

/** Points to hundredths of a point, as text sizes are written. */
export function hundredths(points: number): number {
  return Math.round(points * 100);
}
