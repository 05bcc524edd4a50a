/** What a planned deck says: every text with its references shown as plain figures. */
import type { Brief } from '../../../src/model/brief.ts';
import type { Fact } from '../../../src/model/fact.ts';
import type { Outline } from '../../../src/model/outline.ts';

export function brief(more: Partial<Brief> = {}): Brief {
  return {
    prompt: 'Q4 2017 sales QBR',
    instruction: 'Q4 2017 sales QBR',
    material: [],
    deckType: 'qbr',
    subject: null,
    title: null,
    company: null,
    audience: null,
    period: null,
    fiscalYear: null,
    language: 'en',
    slides: { min: 8, max: 14, asked: false },
    focus: [],
    questions: [],
    sections: [],
    exclude: [],
    leaveOut: [],
    ending: null,
    assumptions: [],
    conflicts: [],
    ...more,
  };
}

export const exactly = (count: number) => ({ min: count, max: count, asked: true });

/** Every string of an outline's slides. */
export function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(strings);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

export function shown(text: string, facts: Readonly<Record<string, Fact>>): string {
  return text.replace(/\{\{([^|}]+)(?:\|([a-z]+))?\}\}|\*\*/g, (_, id?: string, style?: string) => {
    if (id === undefined) return '';
    const { value, unit } = facts[id]!;
    const size = Math.abs(value!);
    const sign = style === 'abs' ? '' : value! < 0 ? '−' : style === 'signed' ? '+' : '';
    const digits =
      unit === 'ratio'
        ? `${(size * 100).toFixed(1)}%`
        : unit === 'points'
          ? `${(size * 100).toFixed(1)} points`
          : unit === 'multiple'
            ? `${size.toFixed(1)} times`
            : unit === 'money'
              ? money(size)
              : `${size}`;
    return sign + digits;
  });
}

function money(size: number): string {
  if (size >= 1e6) return `$${(size / 1e6).toFixed(2)}M`;
  return size >= 1e3 ? `$${(size / 1e3).toFixed(0)}K` : `$${size}`;
}

export function said({ slides, facts }: Outline): string {
  return slides
    .map((slide) =>
      strings(slide)
        .filter((text) => !Object.hasOwn(facts, text))
        .map((text) => shown(text, facts))
        .join('\n'),
    )
    .join('\n\n');
}
