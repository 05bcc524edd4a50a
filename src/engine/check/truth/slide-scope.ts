/** What one outline slide says: its template texts, the facts they and its charts refer to, and how many items it shows. */
import type { Fact, FactId } from '../../../model/fact.ts';
import type { AnyOutlineSlide } from '../../../model/outline.ts';

export interface SlideScope {
  slide: AnyOutlineSlide;
  /** Number from 1 of its first page. */
  number: number | null;
  texts: string[];
  facts: Fact[];
  /** Lengths of its lists, and the number a section has. */
  counts: ReadonlySet<number>;
}

/** Settings, names of things and pictures rather than words. */
const settings = new Set(['id', 'kind', 'slide', 'chart', 'align', 'role', 'direction', 'tone', 'section', 'icon', 'file', 'data', 'turn']);

export function slideScope(slide: AnyOutlineSlide, number: number | null, facts: Readonly<Record<FactId, Fact>>): SlideScope {
  const texts: string[] = [];
  const ids = new Set<FactId>();
  const counts = new Set<number>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (Object.hasOwn(facts, value)) ids.add(value);
      else {
        texts.push(value);
        for (const id of references(value)) ids.add(id);
      }
    } else if (Array.isArray(value)) {
      counts.add(value.length);
      value.forEach(visit);
    } else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) if (!settings.has(key)) visit(inner);
  };
  if (slide.kind === 'section' && slide.content.number !== undefined) counts.add(slide.content.number);
  visit({ title: slide.title, lead: slide.lead, source: slide.source, notes: slide.notes, content: slide.content });
  return { slide, number, texts, facts: [...ids].flatMap((id) => (Object.hasOwn(facts, id) ? [facts[id]!] : [])), counts };
}

const reference = /\{\{([^{}|]+)(?:\|([^{}]*))?\}\}/g;

export function references(text: string): FactId[] {
  return Array.from(text.matchAll(reference), (match) => match[1]!.trim());
}

/** The text with each reference replaced by what `replace` makes of it. */
export function replaceReferences(text: string, replace: (id: FactId, style: string) => string): string {
  return text.replace(reference, (_, id: string, style: string | undefined) => replace(id.trim(), style?.trim() ?? 'plain'));
}
