/** The values of a column that the words of a brief name: `returned / RTO`, `good` and `bad`. */
import { isAlike, words } from '../lexicon.ts';
import type { Column } from '../typing/column-type.ts';

export interface SaidValues {
  column: Column;
  /** As written, those of each phrase. */
  of: readonly (readonly string[])[];
}

type Values = ReadonlyMap<Column, readonly string[]>;

/** The column in which each of the phrases names values and no two the same; `won` names `Closed Won`, too. */
export function valuesOfEach(phrases: readonly string[], values: Values): SaidValues | null {
  for (const isNamed of [isSame, isPart]) {
    for (const [column, members] of values) {
      const of = phrases.map((phrase) => members.filter((value) => isNamed(words(phrase), words(value))));
      const all = of.flat();
      if (of.every((found) => found.length > 0) && new Set(all).size === all.length) return { column, of };
    }
  }
  return null;
}

/** The column most of whose values are named somewhere in a phrase, and those. */
export function valuesIn(phrase: string, values: Values): { column: Column; values: readonly string[] } | null {
  const said = words(phrase).split(' ');
  const found = [...values].map(([column, members]) => ({
    column,
    values: members.filter(
      (value) =>
        words(value) !== '' &&
        words(value)
          .split(' ')
          .every((word) => said.some((each) => isForm(word, each) || isUnspacedIn(word, each))),
    ),
  }));
  const [best] = found.filter((each) => each.values.length > 0).toSorted((a, b) => b.values.length - a.values.length);
  return best ?? null;
}

const isSame = (asked: string, value: string) => asked === value || isForm(asked, value);
const isPart = (asked: string, value: string) => asked.split(' ').every((word) => value.split(' ').some((each) => isForm(word, each)));

/** `ausgelieferten` is a form of `ausgeliefert`. */
const isForm = (one: string, other: string) => isAlike(one, other) || begins(one, other) || begins(other, one);
const begins = (one: string, other: string) => one.length >= 4 && other.startsWith(one) && other.length - one.length <= 2;
const isUnspacedIn = (value: string, said: string) => /[\u3040-\u30ff\u3400-\u9fff]/.test(value) && said.includes(value);
