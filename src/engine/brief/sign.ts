/** Patterns for what a brief asks for, in nine languages. */

/** No letter before. */
const wordStart = String.raw`(?<!\p{L})`;

/**
 * A pattern, and words one of which it requires. Boundaries and letters of any script are slow to compile, and most patterns match nothing
 * in a prompt, so a pattern is only compiled once a text contains one of its words.
 */
export class Sign {
  readonly #words: RegExp;
  readonly #source: string;
  readonly #flags: string;
  #pattern: RegExp | undefined;

  /** `words`: lower case, as a pattern that needs no flag; every match of `source` contains one. */
  constructor(words: string, source: string, flags: 'iu' | 'u' | 'giu' | 'gu') {
    this.#words = new RegExp(words);
    this.#source = source;
    this.#flags = flags;
  }

  /** The pattern, for a folded text; null if the text has none of its words. */
  for(text: string): RegExp | null {
    if (!this.#words.test(text.toLowerCase())) return null;
    this.#pattern ??= new RegExp(this.#source, this.#flags);
    return this.#pattern;
  }

  exec(text: string): RegExpExecArray | null {
    return this.for(text)?.exec(text) ?? null;
  }

  test(text: string): boolean {
    return this.for(text)?.test(text) ?? false;
  }

  matchAll(text: string): RegExpExecArray[] {
    const pattern = this.for(text);
    return pattern ? [...text.matchAll(pattern)] : [];
  }
}

interface Around {
  before?: string;
  flags?: ConstructorParameters<typeof Sign>[2];
}

/** For scripts that set no space between words and know no capitals: the first match, or every one. */
export const unspaced = { before: '', flags: 'u' } as const satisfies Around;
export const unspacedAll = { before: '', flags: 'gu' } as const satisfies Around;

/** One of the words, and what stands around it; without `before` they begin a word. */
export function sign(words: string, after: string, { before = wordStart, flags = 'iu' }: Around = {}): Sign {
  return new Sign(words, `${before}(?:${words})${after}`, flags);
}
