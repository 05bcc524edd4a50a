/** How a language builds sentences: where one may be cut, what it asks to approve, and who does what in it. */

export interface SentenceWords {
  /** Words that begin a clause which explains, and never limits what was said before it. */
  explaining: string;
  /** The same of a clause which adds. */
  adding: string;
  /** A clause that its sentence needs: cut after it, nothing is said. */
  dependent?: RegExp;
  /** How a sentence asks for approval, the likeliest first. Made when asked for, as patterns take time to make. */
  approvals: () => readonly ApprovalForm[];
  /** Verbs that people do and things do not: in English in their first form, elsewhere as they stand behind who does it. */
  deeds?: RegExp;
  /** How the name of an option leans on the one before: `repair the line`, `replace it`. Made when asked for, too. */
  leaning?: () => LeaningForm;
  /** Names of months have no capital. */
  smallMonths?: true;
}

type ApprovalForm = VerbalForm | NominalForm | OwnForm;

/** A verb with its objects, each with an article, an amount, or a verb of its own; the insides of patterns. */
export interface VerbalForm {
  verbs: string;
  /** What may stand before a verb of its own: `to `. */
  lead: string;
  and: string;
  articles: string;
  /** Verbs in a form that no page says, by what it says instead. */
  infinitives?: Readonly<Record<string, string>>;
}

/** A noun with what it is of: the preposition stands before each; the insides of patterns. */
export interface NominalForm {
  nouns: string;
  prepositions: string;
  /** Between two objects: a word, or a pattern where it is written together with the next. */
  and: string | RegExp;
}

export interface OwnForm {
  /** Groups `head`, the verb or noun of approval, and `objects`. */
  asked: RegExp;
  joint: RegExp;
  /** How each object begins, so that `of A and B` stays one. */
  begins: RegExp;
  /** What begins so is asked for by itself, whatever stands before it. */
  sure?: RegExp;
  say: (head: string, object: string) => string;
}

interface LeaningForm {
  /** Groups `verb`, and what stands behind the pronoun as `rest`. */
  leaning: RegExp;
  /** The thing, in the name before. */
  thing: RegExp;
  /** If the verb does not come first. */
  say?: (verb: string, thing: string, rest: string) => string;
}

/** How an amount of money or any other number begins, as the inside of a pattern. */
export const amount = String.raw`(?:R\$|US\$|[€£$¥])?\s?\d`;
