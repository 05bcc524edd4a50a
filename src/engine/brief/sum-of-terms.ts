/** Words for columns that are added, taken off and divided: `net sales less refunds, less cost (only of orders kept) / net sales`. */
import type { Meaning, Term } from '../../model/brief.ts';
import { worksIn } from './works-signs.ts';

type Sum = Extract<Meaning, { kind: 'sum' }>;
type Kind = 'minus' | 'plus' | 'over' | 'open' | 'close' | 'comma' | 'words';

interface Token {
  kind: Kind;
  text: string;
  at: number;
}

const most = { terms: 12, letters: 60 } as const;

function made() {
  return {
    signs: new RegExp(
      [
        `(?<over>[÷/]|${worksIn('over')})`,
        `(?<minus>[−–—]|(?<=\\s)-(?=\\s)|${worksIn('minus')})`,
        `(?<plus>\\+|${worksIn('plus')})`,
        '(?<open>\\()|(?<close>\\))|(?<comma>[,;、])',
      ].join('|'),
      'giu',
    ),
    only: new RegExp(worksIn('only'), 'iu'),
    not: new RegExp(worksIn('not'), 'giu'),
    all: new RegExp(`^(?:${worksIn('all')})`, 'iu'),
  };
}

let compiled: ReturnType<typeof made> | null = null;
const patterns = () => (compiled ??= made());

const articles =
  /^(?:the|our|of|sum of|total of|der|die|das|den|dem|des|unsere?[nrms]?|summe der|les?|la|l'|du|des|de|nos|los?|las|el|nuestr[oa]s?|o|os|as?|nossos?|il|lo|gli|i|dei|delle|nostr[oaie])\s+|^l'/iu;
const marks = /^[\s"'“”„«»‚‘’]+|[\s"'“”„«»‚‘’.。]+$/gu;

/** Null where the text is no such sum, or only names one column. */
export function sumIn(text: string): Sum | null {
  const reader = new Reader(text);
  const of = reader.sum();
  if (!of || of.length === 0) return null;
  if (!reader.divides()) return of.length > 1 || of[0]!.minus ? { kind: 'sum', of } : null;
  const by = reader.whole();
  if (!by) return null;
  // All rows are what is left where no column divides.
  return { kind: 'sum', of, by: by.some(({ words }) => patterns().all.test(words)) ? [] : by };
}

/** What restricts a term to some rows: `only on orders not returned`; null where words do not. */
export function rowsIn(text: string): Term['rows'] | null {
  const { only, not } = patterns();
  const [clause] = text.split(/[,;、]/u, 1);
  const limited = partedByOnly(clause!);
  const isOnly = limited !== null;
  // Where the words for only come last, what they limit stands before.
  const said = limited && limited.after.replace(only, '').replace(marks, '') !== '' ? limited.after : clause!;
  const words = said.replace(not, ' ').replace(only, ' ').replace(/\s+/gu, ' ').replace(marks, '');
  const isNot = clause!.replace(not, ' ') !== clause;
  return words === '' || !(isOnly || isNot) ? null : { words, ...(isNot && { not: true as const }) };
}

/** Of a clause such as `cost counts only on orders kept`: what stands before the word for only, and what after. */
export function partedByOnly(clause: string): { before: string; after: string } | null {
  const found = patterns().only.exec(clause);
  return found && { before: clause.slice(0, found.index), after: clause.slice(found.index) };
}

function tokensOf(text: string): Token[] {
  const found: Token[] = [];
  let from = 0;
  const words = (to: number) => {
    if (text.slice(from, to).trim() !== '') found.push({ kind: 'words', text: text.slice(from, to), at: from });
  };
  for (const match of text.matchAll(patterns().signs)) {
    words(match.index);
    const [kind] = Object.entries(match.groups!).find(([, said]) => said !== undefined)! as [Kind, string];
    found.push({ kind, text: match[0], at: match.index });
    from = match.index + match[0].length;
  }
  words(text.length);
  return found;
}

class Reader {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokensOf(text);
  }

  takes(kind: Kind): boolean {
    if (this.#tokens[this.#next]?.kind !== kind) return false;
    this.#next++;
    return true;
  }

  /** `…, divided by`, too. */
  divides(): boolean {
    if (this.#tokens[this.#next]?.kind === 'comma' && this.#tokens[this.#next + 1]?.kind === 'over') this.#next++;
    return this.takes('over');
  }

  sum(): Term[] | null {
    const terms: Term[] = [];
    let isMinus = this.takes('minus');
    for (;;) {
      const part = this.part();
      if (!part || terms.length + part.length > most.terms) return null;
      terms.push(...part.map((term) => (isMinus ? turned(term) : term)));
      const [comma, sign] = [this.#tokens[this.#next], this.#tokens[this.#next + 1]];
      if (comma?.kind === 'comma' && (sign?.kind === 'minus' || sign?.kind === 'plus')) this.#next++;
      if (this.takes('plus')) isMinus = false;
      else if (this.takes('minus')) isMinus = true;
      else return terms;
    }
  }

  /** What divides: `approved over approved plus declined plus referred` is a part of all three. */
  whole(): Term[] | null {
    const terms = this.part();
    while (terms && this.takes('plus')) {
      const more = this.part();
      if (!more) return null;
      terms.push(...more);
    }
    return terms;
  }

  /** A term, or a sum in brackets. */
  part(): Term[] | null {
    if (this.takes('open')) {
      const inner = this.sum();
      return inner && this.takes('close') ? inner : null;
    }
    const token = this.#tokens[this.#next];
    if (token?.kind !== 'words') return null;
    this.#next++;
    const limited = partedByOnly(token.text);
    const words = bare(limited?.before ?? token.text);
    if (words === '' || words.length > most.letters) return null;
    const rows = this.#inBrackets() ?? (limited && rowsIn(limited.after));
    return [{ words, ...(rows && { rows }) }];
  }

  /** What is said of a term in brackets after it. */
  #inBrackets(): Term['rows'] | null {
    const open = this.#tokens[this.#next];
    if (open?.kind !== 'open') return null;
    let depth = 0;
    for (let at = this.#next; at < this.#tokens.length; at++) {
      const { kind, at: end } = this.#tokens[at]!;
      depth += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
      if (depth > 0) continue;
      this.#next = at + 1;
      return rowsIn(this.#text.slice(open.at + 1, end));
    }
    return null;
  }
}

function bare(words: string): string {
  let text = words.replace(marks, '');
  for (let cut = text.replace(articles, ''); cut !== text; cut = text.replace(articles, '')) text = cut;
  return text.replace(/\s*%$/u, '').replace(/\s+/gu, ' ').trim();
}

function turned({ minus, ...term }: Term): Term {
  return minus ? term : { ...term, minus: true };
}
