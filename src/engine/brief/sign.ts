/** Patterns that tell what a brief asks for, in nine languages. */

/** No letter stands before. */
const wordStart = String.raw`(?<!\p{L})`;

/**
 * A pattern and the words one of which it finds. Boundaries and letters of any script take long to compile, and most patterns find nothing in
 * a prompt: one is made when a text first holds one of its words.
 */
export class Sign {
  readonly #words: RegExp;
  readonly #source: string;
  readonly #flags: string;
  #pattern: RegExp | undefined;

  /** `words`: in lower case, as a pattern that needs no flag; every match of `source` holds one. */
  constructor(words: string, source: string, flags: 'iu' | 'u' | 'giu' | 'gu') {
    this.#words = new RegExp(words);
    this.#source = source;
    this.#flags = flags;
  }

  /** The pattern, to be looked for in a folded text; null where the text holds none of its words. */
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
