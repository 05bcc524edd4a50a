/** A colour as a person writes it: six or three hexadecimal digits, with a hash or without. */
import { z } from 'zod';
import type { Hex } from '../../../model/brand-kit.ts';

const writtenHex = z
  .string({ error: 'is no colour; write six hexadecimal digits such as "#1F4E79"' })
  .meta({ pattern: '^\\s*#?([0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})\\s*$', examples: ['#1F4E79'] })
  .transform((text, context): Hex => {
    const digits = text.trim().replace(/^#/, '');
    if (/^[0-9a-f]{6}$/i.test(digits)) return `#${digits.toUpperCase()}`;
    if (/^[0-9a-f]{3}$/i.test(digits)) return `#${digits.replace(/./g, '$&$&').toUpperCase()}`;
    const why = /^[0-9a-f]{8}$/i.test(digits) ? 'it has a transparency, which a theme colour cannot have' : 'that is no colour';
    context.addIssue({
      code: 'custom',
      message: `cannot be ${JSON.stringify(text)}: ${why}; write six hexadecimal digits such as "#1F4E79"`,
    });
    return z.NEVER;
  });

/** A colour field; `meaning` is what editors show beside it. */
export function hex(meaning: string) {
  return writtenHex.describe(meaning);
}
