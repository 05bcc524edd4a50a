/** Cleaning a prompt: what may not reach a slide or hides from a reader is taken out before anything is understood. */
import { QuarterdeckError } from '../errors.ts';

/** Longest prompt, in UTF-16 code units. */
const longestPrompt = 100_000;

// Zero-width, bidi marks and overrides, byte order mark, soft hyphen, tag characters, and every control but tab and newline.
const hidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

/** The prompt without control, zero-width and bidi characters and lone surrogates. Throws `prompt_empty`, `prompt_too_long`. */
export function cleanPrompt(prompt: string): string {
  if (prompt.length > longestPrompt) {
    throw new QuarterdeckError('prompt_too_long', `The prompt has ${prompt.length} characters; at most ${longestPrompt} can be read.`, {
      next: 'Shorten the prompt, or pass long tables as data files with --data.',
    });
  }
  const text = clean(prompt).trim();
  if (!/[\p{L}\p{N}\p{S}]/u.test(text)) {
    throw new QuarterdeckError('prompt_empty', 'The prompt holds no words.', {
      next: 'Say what the deck is about, e.g. quarterdeck generate "Q3 2026 QBR for Acme Corp, 10 slides".',
    });
  }
  return text;
}

/** The same for any text that came with the prompt. */
export function clean(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
    .replace(hidden, '');
}

/** For matching only: compatibility forms folded (full-width digits, styled letters), typographic apostrophes and spaces plain. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u00a0\u2007\u2009\u202f\u3000]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-');
}
