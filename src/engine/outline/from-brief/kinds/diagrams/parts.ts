/** The parts of sections, for the diagram readers. */
import type { Block, Section } from '../../../../../model/brief.ts';
import { capital } from '../../read/topics.ts';

export interface Part {
  head: string;
  items: string[];
}

type Item = (Block & { type: 'list' })['items'][number];

/** The only list of a section, if it contains nothing else. */
export function onlyList({ blocks }: Section): (Block & { type: 'list' }) | null {
  const told = blocks.filter(({ type }) => type !== 'notes');
  return told.length === 1 && told[0]!.type === 'list' ? told[0]! : null;
}

/** The only table of a section, if it contains nothing else. */
export function onlyTable({ blocks }: Section): (Block & { type: 'table' }) | null {
  const told = blocks.filter(({ type }) => type !== 'notes');
  return told.length === 1 && told[0]!.type === 'table' ? told[0]! : null;
}

/** A section as a named list: its list, or its only paragraph. */
export function partOf(section: Section): Part | null {
  if (section.heading === null) return null;
  const list = onlyList(section);
  const head = capital(section.heading);
  if (list) return { head, items: list.items.map(wholeOf) };
  const [block] = section.blocks;
  return section.blocks.length === 1 && block!.type === 'paragraph' ? { head, items: [capital(block!.text.replace(/[.。]$/, ''))] } : null;
}

/** An item as a named list: `Pros: cheap; quick`, or with the points under it. */
export function partOfItem({ text, children }: Item): Part | null {
  const split = /^([^:：–—]{2,60}?)\s*(?:[:：]|\s[–—-]\s)\s*(.*)$/su.exec(text);
  const said = split?.[2] ? split[2].split(/\s*[;；]\s*|、|,\s+(?!\d{3}(?!\d))/u).filter((part) => part !== '') : [];
  const items = [...said, ...children].map((item) => capital(item.replace(/[.。]$/, '')));
  return items.length === 0 ? null : { head: capital((split?.[1] ?? text).trim()), items };
}

/** The parts of a section: the items of its list, or its subsections if it has no content of its own. */
export function partsUnder(sections: readonly Section[], most: number): { parts: Part[]; used: number } | null {
  const [first, ...rest] = sections;
  if (first === undefined) return null;
  const list = onlyList(first);
  if (list !== null) {
    const parts = list.items.map(partOfItem);
    return parts.every((part) => part !== null) ? { parts, used: 1 } : null;
  }
  if (first.blocks.length > 0 || first.heading === null) return null;
  const end = rest.findIndex(({ level }) => level <= first.level);
  const under = rest.slice(0, end < 0 ? rest.length : end);
  const parts = under.map(partOf);
  return parts.length > 0 && parts.length <= most && parts.every((part) => part !== null) ? { parts, used: 1 + under.length } : null;
}

/** An item's text with its children. */
function wholeOf({ text, children }: Item): string {
  const bare = text.replace(/[.。]$/, '');
  return capital(children.length === 0 ? bare : `${bare.replace(/[:：]$/, '')}: ${children.join('; ')}`);
}

/** `Security: every change is on record` → heading and text. */
export function headed({ text, children }: Item): { head: string; text?: string } {
  const split = /^([^:：–—]{2,60}?)(?:[:：]|\s[–—-])\s+(.+)$/su.exec(text) ?? /^([^:：]{2,24})[：](.+)$/su.exec(text);
  const more = [split?.[2], ...children].filter((part) => part !== undefined).join('; ');
  return { head: capital((split?.[1] ?? text).trim()), ...(more === '' ? {} : { text: capital(more.replace(/[.。]$/, '')) }) };
}

/** The subsections of a heading without content, such as `## SWOT`; otherwise the sections themselves. */
export function withoutParent(sections: readonly Section[]): { own: readonly Section[]; skipped: number } {
  const [first, second] = sections;
  const parent = first !== undefined && first.blocks.length === 0 && second !== undefined && second.level > first.level;
  return parent ? { own: sections.slice(1), skipped: 1 } : { own: sections, skipped: 0 };
}
