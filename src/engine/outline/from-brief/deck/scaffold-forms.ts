/** The forms of scaffold pages, and the marker in their texts. */
import { wordsOf } from '../../../../languages/catalogue.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import type { Draft } from '../draft.ts';

/** Kind and content of a page, without its title and notes. */
export type Shown = Draft extends infer D ? (D extends Draft ? Pick<D, 'kind' | 'content'> : never) : never;

/** Puts the marker before a text. */
export function marked(language: LanguageCode): (text: string) => string {
  const { toFill } = wordsOf(language);
  const space = /[：:]$/.test(toFill) && /^(?:ja|zh)$/.test(language) ? '' : ' ';
  return (text) => `${toFill}${space}${text}`;
}

/** Two columns, or the same as a table. */
export function sides([left, first]: readonly [string, string[]], [right, second]: readonly [string, string[]]): Shown[] {
  const rows = Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [first[at] ?? '', second[at] ?? '']);
  return [
    { kind: 'two-columns', content: { left: { head: left, items: first }, right: { head: right, items: second } } },
    tabled([left, right], rows),
  ];
}

export function tabled(heads: readonly string[], rows: readonly (readonly string[])[]): Shown {
  return {
    kind: 'table',
    content: {
      columns: heads.map((label) => ({ label, align: 'left' })),
      rows: rows.map((cells) => ({ cells: [...cells], role: 'body' as const })),
      reading: [],
    },
  };
}
