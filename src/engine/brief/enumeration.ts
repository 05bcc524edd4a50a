/** Enumerations inside a sentence: `Workstreams: A - amber, 62%; B - red` → a labelled list. */
import type { Block } from '../../model/brief.ts';
import { bringsFigures, listed } from './brings.ts';
import { moved } from './statement.ts';

/** A heading with items for `Label: a; b; c`, `Label: a, b and c` or `Label: one statement`; null for other sentences. */
export function enumerated(sentence: string): { heading: string; block: Block } | null {
  const match = /^([^:：;.。]{2,60})(?:(?<!\d)[:：]|[:：](?!\d))\s*(.+?)[.。]?$/u.exec(sentence);
  if (!match || /[(（][^)）]*$/.test(match[1]!) || /^https?$/i.test(match[1]!) || match[1]!.split(/\s+/).length > 7) return null;
  const [, heading, body] = match as unknown as [string, string, string];
  // `The firmware is late: Zetec now says May` states something on both sides of its colon, and `Decided: we take the first` is one statement.
  if (states.test(heading) || settled.test(heading.trim()) || (moved.test(heading) && bringsFigures(heading))) return null;
  const words = quoted(heading.trim(), sentence.slice(sentence.search(/[:：]/) + 1).replace(/^\s+/, ''));
  if (words) return words;
  // `Umsatz: 4,2 Mio. €, Marge: 31 %` is several labels, not a list under one.
  if (!/[;；]/.test(body) && /[,)]\s+\p{L}[^,:：]{1,30}[:：]\s/u.test(body)) return null;
  const byMark = body.split(/\s*[;；]\s*/).filter((item) => item !== '');
  if (byMark.length >= 2) return { heading: heading.trim(), block: list(byMark) };
  const byComma = listed(body);
  const detailed = byComma.length === 2 && byComma.every((item) => /\(.+\)$/.test(item));
  if (detailed || (byComma.length >= 3 && byComma.every((item) => item.replace(/\([^()]*\)/g, '').split(/\s+/).length <= 6)))
    return { heading: heading.trim(), block: list(byComma) };
  return { heading: heading.trim(), block: { type: 'paragraph', text: body } };
}

const states =
  /\s(?:is|are|was|were|has|have|had|will|depends?|fell|rose|lost|won|wants?|came|went|wrote|said|says|called|told|asked|sent|got|gave|kam|schrieb|sagte|rief|ist|sind|war|hat|haben|wird|steht|stieg|fiel|est|sont|était|es|son|está|están|é|são|è|sono)\s(?!(?:the )?(?:following|as follows|these))/iu;

const settled = /^(?:agreed|decided|beschlossen|entschieden|décidé|decidido|acordado|deciso|決定|决定|القرار)$/iu;

function list(items: readonly string[]): Block {
  return { type: 'list', ordered: false, items: items.map((text) => ({ text: text.trim(), children: [] })) };
}

/** `Story of Amina, a teacher: "…"`: a quote with its speaker. */
function quoted(heading: string, body: string): { heading: string; block: Block } | null {
  const words = /^["“„«「](.{12,})["”“»」]$/u.exec(body.trim())?.[1];
  if (words === undefined) return null;
  const label = /^(.{3,40}?)\s+(?:from|of|by|von|vom|de|d'|del|di|da)\s+(?:an?\s+|the\s+|einem?r?\s+|une?\s+|una?\s+)?(.+)$/iu.exec(
    heading,
  );
  const by = label?.[2] ?? (/^(?:quote|zitat|citation|cita|citação|citazione|引用|引言)$/iu.test(heading) ? null : heading);
  return { heading: label?.[1] ?? heading, block: { type: 'quote', text: words.trim(), by } };
}
