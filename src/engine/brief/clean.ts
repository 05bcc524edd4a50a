/** Cleans a prompt: removes hidden and unsafe characters before anything is interpreted. */
import { QuarterdeckError } from '../../model/errors.ts';
import { normalForm, withoutPiles } from '../language/normal-form.ts';

/** Maximum length of a prompt with its documents, in UTF-16 code units. */
const longestPrompt = 2_200_000;

// Zero-width, bidi marks and overrides, byte order mark, soft hyphen, tag characters, and all controls except tab and newline.
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

/** Full-width and styled letters, digits and currency signs, which mean the plain ones; full-width punctuation belongs to its script. */
const styled = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff04\uff05\uffe1]|[\u{1d400}-\u{1d7ff}]/gu;

/** The same for any text that came with the prompt. */
export function clean(text: string): string {
  const plain = text.replace(styled, (letter) => normalForm(letter, 'NFKC'));
  const wide = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(plain);
  return withoutPiles(
    (wide ? plain.replace(/[\uff01-\uff5e\u3000]/g, (mark) => normalForm(mark, 'NFKC')) : plain)
      .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
      .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
      .replace(hidden, ''),
  );
}

/** Cyrillic and Greek letters that look like Latin ones, and their counterparts. */
const lookalikes = { from: 'аеорсухѕіјһԁԛԝАВЕКМНОРСТХЅІЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧο', to: 'aeopcyxsijhdqwABEKMHOPCTXSIJABEZHIKMNOPTYXo' } as const;
const lookalike = new RegExp(`[${lookalikes.from}]`, 'gu');

/**
 * For matching only: folds compatibility forms (full-width digits, styled letters), typographic apostrophes and spaces, and
 * lookalike letters inside Latin words.
 */
export function fold(text: string): string {
  if (/^[\x00-\x7f]*$/.test(text)) return text;
  return text
    .replace(/[^ºª]+/gu, (part) => normalForm(part, 'NFKC'))
    .replace(/[\p{L}\p{M}]+/gu, (word) =>
      /\p{Script=Latin}/u.test(word) ? word.replace(lookalike, (letter) => lookalikes.to[lookalikes.from.indexOf(letter)]!) : word,
    )
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u00a0\u2007\u2009\u202f\u3000]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-');
}
