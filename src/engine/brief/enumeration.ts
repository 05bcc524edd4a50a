/** Enumerations inside a sentence: `Workstreams: A - amber, 62%; B - red` → a labelled list. */
import type { Block } from './brief.ts';

/** A heading with its items for `Label: a; b; c`, `Label: a, b and c` or `Label: one statement`; null for other sentences. */
export function enumerated(sentence: string): { heading: string; block: Block } | null {
  const match = /^([^:：;.。]{2,60})[:：]\s*(.+?)[.。]?$/u.exec(sentence);
  if (!match || /^https?$/i.test(match[1]!) || match[1]!.split(/\s+/).length > 7) return null;
  const [, heading, body] = match as unknown as [string, string, string];
  // `Umsatz: 4,2 Mio. €, Marge: 31 %` is several labels, no list under one.
  if (!/[;；]/.test(body) && /[,)]\s+\p{L}[^,:：]{1,30}[:：]\s/u.test(body)) return null;
  const byMark = body.split(/\s*[;；]\s*/).filter((item) => item !== '');
  if (byMark.length >= 2) return { heading: heading.trim(), block: list(byMark) };
  const byComma = body.split(/\s*(?:,(?!\d)|、|،|，)\s*(?:and\s+|und\s+|et\s+|y\s+)?/u).filter((item) => item !== '');
  if (byComma.length >= 3 && byComma.every((item) => item.split(/\s+/).length <= 6))
    return { heading: heading.trim(), block: list(byComma) };
  return { heading: heading.trim(), block: { type: 'paragraph', text: body } };
}

function list(items: readonly string[]): Block {
  return { type: 'list', ordered: false, items: items.map((text) => ({ text: text.trim(), children: [] })) };
}
