/** Rows that a phrase names in another form of the word that the data have: cancellations where a status says `cancelled`, or a date when. */
import { all } from '../../languages/all.ts';
import type { Names, Rows } from './compared-rows.ts';
import { literal, name } from './database.ts';
import { isAlike, words } from './lexicon.ts';
import { isUndone, namesStatus } from './relations/void-rows.ts';
import type { Column } from './typing/column-type.ts';

/** Letters of what two words have in common before their endings; fewer are in words that have nothing to do with each other. */
const least = { spaced: 5, arabic: 3, unspaced: 2 } as const;

/**
 * Only where no value is called so: by a value that is another form of the same word, by a status that says the same of what came to nothing, or
 * by the date on which it happened.
 * @param telling the words of the phrase that may name a value
 */
export function rowsOtherwise(names: Names, telling: readonly string[]): Rows | null {
  const { table } = names;
  const own = [table.name, ...table.columns.map((column) => column.name)].flatMap((each) => words(each).split(' '));
  const isOwn = (word: string) => own.some((each) => isAlike(each, word));
  return byForm(names, telling, isOwn) ?? byStatus(names, telling, isOwn) ?? byDate(names, telling, own);
}

/** All that the phrase tells has to be said by one value, or to be what the rows are. */
function byForm({ values }: Names, telling: readonly string[], isOwn: (word: string) => boolean): Rows | null {
  const found = [...values].flatMap(([column, members]) => {
    const named = members.filter((member) => {
      const said = words(member).split(' ');
      const isSaid = (word: string) => said.some((each) => isForm(word, each));
      return (
        said.length <= 2 &&
        telling.some((word) => !isOwn(word) && isSaid(word)) &&
        telling.every((word) => isOwn(word) || isSaid(word)) &&
        said.every((each) => telling.some((word) => isForm(word, each) || isAlike(word, each)))
      );
    });
    return named.length > 0 ? [{ column, named }] : [];
  });
  const [only, ...others] = found;
  return only && others.length === 0 ? among(only.column, only.named) : null;
}

/** `Cancelled orders`, where a status says `voided`. */
function byStatus({ values }: Names, telling: readonly string[], isOwn: (word: string) => boolean): Rows | null {
  if (!telling.some(isUndone) || !telling.every((word) => isUndone(word) || isOwn(word))) return null;
  for (const [column, members] of values) {
    const named = namesStatus(column.name) ? members.filter((member) => isUndone(words(member))) : [];
    if (named.length > 0) return among(column, named);
  }
  return null;
}

/** Words of a name that say that it holds a date. */
const ofDate =
  /^(?:at|on|date|time|day|timestamp|am|datum|zeit|le|la|date|heure|el|fecha|hora|em|data|il|ora|日|日時|日付|日期|时间|تاريخ)$/;
/** What most rows have is no mark of some. */
const mostDated = 0.5;

/** `Cancelled orders` are those that were cancelled at some time. */
function byDate({ table }: Names, telling: readonly string[], own: readonly string[]): Rows | null {
  for (const column of table.columns) {
    if (column.type.kind !== 'date' || column.filled === 0 || column.filled > mostDated * table.rows) continue;
    const said = words(column.name)
      .split(' ')
      .filter((word) => !ofDate.test(word));
    const others = own.filter((word) => !said.includes(word));
    const isSaid = (word: string) => said.some((each) => isAlike(each, word) || isForm(word, each));
    if (said.length === 0 || !said.every((each) => telling.some((word) => isAlike(each, word) || isForm(word, each)))) continue;
    if (!telling.every((word) => isSaid(word) || others.some((each) => isAlike(each, word)))) continue;
    return { sql: `${name(column.name)} IS NOT NULL`, columns: [column.name], values: ['✓'], where: true };
  }
  return null;
}

function among({ name: column }: Column, members: readonly string[]): Rows {
  return {
    sql: `coalesce(CAST(${name(column)} AS VARCHAR) IN (${members.map(literal).join(', ')}), false)`,
    columns: [column],
    values: members,
  };
}

/** Whether two words are forms of one, as a language makes them: `Storno` and `storniert`, `annulation` and `annulée`. */
export function isForm(said: string, value: string): boolean {
  if (isUnspaced(value)) return beside().some((ending) => heldIn(said, value, ending));
  const long = /\p{Script=Arabic}/u.test(said) ? least.arabic : least.spaced;
  return endings().some((ending) => {
    const roots = rootsOf(said, ending, long);
    return rootsOf(value, ending, long).some((root) => roots.includes(root));
  });
}

let compiled: { spaced: readonly RegExp[]; unspaced: readonly RegExp[] } | null = null;

/** Made for the first phrase that names no value. */
function made() {
  const of = (spaced: boolean) => Object.values(all).filter(({ grammar }) => grammar.spaced === spaced);
  compiled ??= {
    spaced: of(true).map(({ signs: { derives } }) => new RegExp(`^(?:${derives})$`, 'u')),
    unspaced: of(false).map(({ signs: { derives } }) => new RegExp(derives, 'u')),
  };
  return compiled;
}
const endings = () => made().spaced;
const beside = () => made().unspaced;

/** What is left of a word without its ending, however long the ending is taken to be; two letters alike count as one. */
function rootsOf(word: string, ending: RegExp, long: number): string[] {
  const bare = word.replace(/^ال/u, '');
  const cuts = Array.from({ length: Math.min(longest, Math.max(0, bare.length - long)) }, (_, at) => bare.length - 1 - at);
  const roots = cuts.filter((cut) => ending.test(bare.slice(cut))).map((cut) => bare.slice(0, cut));
  return (bare.length >= long ? [bare, ...roots] : roots).map((root) => root.replace(/(\p{L})\1/gu, '$1'));
}
/** Letters of an ending. */
const longest = 9;

const isUnspaced = (text: string) => /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(text);

/** `キャンセルした注文` holds `キャンセル済み` but for its end. */
function heldIn(said: string, value: string, ending: RegExp): boolean {
  const bare = value.replace(ending, '');
  return bare.length >= least.unspaced && said.includes(bare);
}
