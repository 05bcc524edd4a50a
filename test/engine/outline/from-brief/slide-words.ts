/** What an outline shows and says, as plain text, for tests. */
import { formatFact, numberContext } from '../../../../src/engine/language/numbers.ts';
import type { Outline } from '../../../../src/model/outline.ts';
import type { FactStyle } from '../../../../src/model/text.ts';

export interface SlideWords {
  title: string;
  kind: string;
  /** Section, title, lead, content with chart values, source. */
  shown: string;
  notes: string;
}

export function slideWords({ slides, facts, language }: Outline): SlideWords[] {
  const context = numberContext(Object.values(facts), language);
  const resolve = (text: string) =>
    text
      .replace(/\{\{([^{}|]+)(?:\|(\w+))?\}\}/g, (_, id: string, style?: string) =>
        formatFact(facts[id]!, (style ?? 'plain') as FactStyle, context),
      )
      .replace(/^given\.\d+$/, (id) => formatFact(facts[id]!, 'plain', context));
  return slides.map((slide) => ({
    title: resolve(slide.title),
    kind: slide.kind,
    shown: [slide.section, slide.title, slide.lead, slide.source, ...strings(slide.content)]
      .filter((text) => text !== undefined)
      .map(resolve)
      .join('\n'),
    notes: (slide.notes ?? []).map(resolve).join('\n'),
  }));
}

/** Every string in a value except those that steer the drawing. */
function strings(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['align', 'date', 'role', 'chart', 'direction', 'tone', 'favoured', 'slide'].includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((part) => strings(part, key));
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([name, part]) => strings(part, name)) : [];
}

/** Whether a text mentions words: Latin ones at word boundaries, others as they stand; `a|b` are alternatives. */
export function mentions(text: string, wanted: string): boolean {
  const fold = (words: string) => words.normalize('NFKC').toLowerCase();
  return (wanted.startsWith('|') ? [wanted] : wanted.split('|')).some((words) => {
    const plain = fold(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const latin = /^[\p{Script=Latin}\d]/u.test(words);
    const ends = /[\p{Script=Latin}\d]$/u.test(words);
    return new RegExp(`${latin ? '(?<![\\p{Script=Latin}\\d])' : ''}${plain}${ends ? '(?![\\p{Script=Latin}\\d])' : ''}`, 'u').test(
      fold(text),
    );
  });
}

/** Numbers in a text, as their digits with separators taken out. */
export function numbersIn(text: string): string[] {
  return [...text.normalize('NFKC').matchAll(/\d+(?:[.,'\u00a0\u202f]\d+)*/g)].map(([digits]) => digits.replace(/[^\d]/g, ''));
}
