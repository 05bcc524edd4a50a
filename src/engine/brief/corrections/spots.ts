/** Where values stand in a text, and what they are of there. */
import { bordersIn, headerOf, headingOf, isRow, type Line, type Place, rowName } from './lines.ts';
import { type Value, valuesIn } from './values.ts';
import { wordsIn } from './words.ts';

export interface Spot {
  place: Place;
  /** Values of one kind that follow each other: one, or as many as are corrected together. */
  values: readonly Value[];
  /** The words of its clause. */
  own: ReadonlySet<string>;
  /** These, with those of the clauses before it, its label and its heading. */
  all: ReadonlySet<string>;
  /** The values of the kind that the clause has. */
  beside: readonly Value[];
  /** The clause with what belongs to it. */
  text: string;
}

interface Clause {
  from: number;
  to: number;
}

const border =
  /[;；،،]|[,，、](?!\d)|[:：](?!\d)|\s[–—-]\s|\s(?:and|und|sowie|et|y|e|while|whereas|während|mientras|enquanto|mentre)\s|[。.](?=\s)/gu;

function clausesOf(sentence: string): Clause[] {
  const found: Clause[] = [];
  let from = 0;
  for (const { index, 0: mark } of isRow(sentence) ? bordersIn(sentence) : sentence.matchAll(border)) {
    found.push({ from, to: index });
    from = index + mark.length;
  }
  return [...found, { from, to: sentence.length }];
}

interface Theirs extends Pick<Spot, 'own' | 'all' | 'text'> {
  clause: Clause;
}

/**
 * Each clause with something at one of the positions, and the clauses without that may belong to it: those before it, and after it up to
 * the next.
 */
export function clausesWith({ sentence, line }: Place, positions: readonly number[], lines: readonly Line[]): Theirs[] {
  const clauses = clausesOf(sentence);
  const heading = wordsIn(headingOf(lines, line));
  const header = isRow(sentence) ? headerOf(lines, line) : [];
  const has = ({ from, to }: Clause) => positions.some((at) => at >= from && at < to);
  return clauses.flatMap((clause, index) => {
    if (!has(clause)) return [];
    let [first, last] = [index, index];
    while (first > 0 && !has(clauses[first - 1]!)) first -= 1;
    while (last + 1 < clauses.length && !has(clauses[last + 1]!)) last += 1;
    const { from } = clauses[first]!;
    const text = isRow(sentence)
      ? `${sentence.slice(clause.from, clause.to)} ${rowName(sentence)} ${header[index] ?? ''}`
      : sentence.slice(from, clauses[last]!.to);
    const own = wordsIn(text);
    return [{ clause, text, own, all: new Set([...own, ...(isRow(sentence) ? [] : wordsIn(sentence.slice(0, from))), ...heading]) }];
  });
}

/** Every run of as many values of one kind as `length` in a sentence. */
export function spotsIn(place: Place, lines: readonly Line[], kind: Value['kind'], length: number): Spot[] {
  const values = valuesIn(place.sentence).filter((value) => value.kind === kind);
  if (values.length < length) return [];
  const positions = values.map(({ at }) => at);
  return clausesWith(place, positions, lines).flatMap(({ clause, text, own, all }) => {
    const beside = values.filter(({ at }) => at >= clause.from && at < clause.to);
    return beside
      .slice(0, beside.length - length + 1)
      .map((_, at) => ({ place, values: beside.slice(at, at + length), own, all, beside, text }));
  });
}
