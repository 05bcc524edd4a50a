/** The words of an outline without its references. */
import type { Outline } from '../../model/outline.ts';

/** What an outline says in its own words was requested; its references are traced as usual, and its pictures say nothing. */
export function ownWords(outline: Outline | undefined): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') found.push(value.replace(/\{\{[^{}]*\}\}/g, ' '));
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) if (key !== 'data') visit(inner);
  };
  visit(outline?.slides);
  return found;
}
