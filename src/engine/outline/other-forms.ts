/** The kinds that show the content of a page as well as its own, nothing of it lost, the fittest first. */

import type { LanguageCode } from '../../model/language.ts';
import type { AnyOutlineSlide } from '../../model/outline.ts';
import { iconsFor } from '../icons/find-icons.ts';
import { wordsOf } from '../language/words.ts';

type Shown = Pick<AnyOutlineSlide, 'kind' | 'content'>;
type Table = Extract<AnyOutlineSlide, { kind: 'table' }>['content'];

/** Longest text that stands in a cell of a grid, as one sentence, and before the text of a cell, characters. */
const longest = { cell: 90, sentence: 160, head: 40 } as const;

/** The same page in other forms; what is said of it, its notes and its source stay. */
export function otherForms<P extends Pick<AnyOutlineSlide, 'kind' | 'content'>>(page: P, language: LanguageCode): P[] {
  return formsOf(page as unknown as AnyOutlineSlide, language).map((form) => ({ ...page, ...form }) as P);
}

function formsOf(page: AnyOutlineSlide, language: LanguageCode): Shown[] {
  const words = wordsOf(language);
  switch (page.kind) {
    case 'bullets':
      return listForms(page.content.items, language);
    case 'icon-grid':
      return page.content.cells.every(({ text }) => text !== undefined)
        ? [
            table(
              [words.item, words.note],
              page.content.cells.map(({ head, text }) => [head, text!]),
            ),
          ]
        : [
            {
              kind: 'bullets',
              content: {
                items: page.content.cells.map(({ head, text }) => ({
                  text: text === undefined ? head : `**${head}:** ${text}`,
                  children: [],
                })),
              },
            },
          ];
    case 'two-columns': {
      const { left, right } = page.content;
      const rows = Array.from({ length: Math.max(left.items.length, right.items.length) }, (_, at) => [
        left.items[at] ?? '',
        right.items[at] ?? '',
      ]);
      return page.content.favoured === undefined ? [table([left.head, right.head], rows)] : [];
    }
    case 'pros-cons': {
      const { pros, cons, verdict } = page.content;
      const content = { left: { head: words.pros, items: pros }, right: { head: words.cons, items: cons } };
      return verdict === undefined ? [{ kind: 'two-columns', content }] : [];
    }
    case 'statement': {
      const { text, support } = page.content;
      return [
        {
          kind: 'bullets',
          content: { items: [text, ...(support === undefined ? [] : [support])].map((each) => ({ text: each, children: [] })) },
        },
      ];
    }
    case 'quote':
      return [
        {
          kind: 'statement',
          content: { text: `“${page.content.text}”`, ...(page.content.by === undefined ? {} : { support: page.content.by }) },
        },
      ];
    case 'big-number': {
      const { value, label, text } = page.content;
      return [{ kind: 'statement', content: { text: `${value} ${label}`, ...(text === undefined ? {} : { support: text }) } }];
    }
    case 'risks': {
      const rows = page.content.items.map(({ risk, evidence, response }) => [risk, evidence ?? '', response ?? '']);
      return [table([words.risk, words.evidence, words.response], rows)];
    }
    case 'action-table': {
      const rows = page.content.actions.map(({ what, who, when }) => [what, who ?? words.open, when ?? words.open]);
      return page.content.actions.some(({ why }) => why !== undefined) ? [] : [table([words.what, words.who, words.when], rows)];
    }
    case 'timeline': {
      // A line to scale shows more than its words.
      if (page.content.events.some(({ date }) => date !== undefined)) return [];
      const rows = page.content.events.map(({ when, head, text }) => [when, text === undefined ? head : `${head}: ${text}`]);
      return [table([words.when, words.what], rows)];
    }
    case 'trend': {
      const { periods, series, target, line, partial, reading } = page.content;
      if (target || line || partial.length > 0 || periods.length > 6 || series.length > 3) return [];
      const content = {
        categories: periods,
        series,
        ...(series.length === 1 ? { highlight: page.content.highlight ?? periods.length - 1 } : {}),
        reading,
      };
      return [{ kind: 'comparison', content }];
    }
    case 'comparison': {
      const { categories, series, reading, variance } = page.content;
      if (variance !== undefined || reading.length > 2) return [];
      const rows = categories.map((name, at) => [name, ...series.map(({ values }) => figure(values[at] ?? null))]);
      return [table([words.item, ...series.map(({ name }) => name)], rows, reading)];
    }
    case 'ranking': {
      const { items, other, cumulative, reading, highlight = 0 } = page.content;
      if (cumulative !== undefined || reading.length > 2) return [];
      const rows = [...items, ...(other === undefined ? [] : [other])].map(({ label, value }, at) => ({
        cells: [label, figure(value)],
        role: at === highlight ? ('highlight' as const) : ('body' as const),
      }));
      const columns: Table['columns'] = [
        { label: words.item, align: 'left' },
        { label: words.total, align: 'right', bars: true },
      ];
      // What is measured heads its column; without a lead the title says it.
      if (page.lead !== undefined) columns[1] = { ...columns[1]!, label: page.lead };
      return [{ kind: 'table', content: { columns, rows, reading } }];
    }
    case 'share': {
      const { parts, columns, reading } = page.content;
      if (reading.length > 2) return [];
      const rows = parts.map((part, at) => [part, ...columns.map(({ values }) => figure(values[at] ?? null))]);
      return [table([words.item, ...columns.map(({ label }) => label)], rows, reading)];
    }
    default:
      return [];
  }
}

function listForms(items: readonly { text: string; children: readonly string[] }[], language: LanguageCode): Shown[] {
  const words = wordsOf(language);
  const plain = items.every(({ children }) => children.length === 0);
  const split = items.map(({ text, children }) => {
    const [, head, rest] = /^\**([^:：*]{2,60}?)(?:\**[:：]\**|\s[–—]\s)\s*(.+)$/u.exec(text) ?? [];
    const marked = text.startsWith(words.toFill);
    const under = [...(head === undefined || marked ? [] : [rest!]), ...children];
    return { head: head === undefined || marked ? text : head, ...(under.length > 0 ? { text: under.join('; ') } : {}) };
  });
  const forms: Shown[] = [];
  const [first, second] = items;
  if (plain && items.length <= 2 && items.every(({ text }) => text.length <= longest.sentence))
    forms.push({ kind: 'statement', content: { text: first!.text, ...(second ? { support: second.text } : {}) } });
  const told = split.every(({ text, head }) => text !== undefined && head.length <= longest.head);
  const short = split.every(({ text = '', head }) => (head + text).length <= (text === '' ? longest.cell / 1.5 : longest.cell * 1.5));
  const grid: Shown = { kind: 'icon-grid', content: { cells: split } };
  const pictured = iconsFor(split, language) !== null;
  const cells = items.length >= 3 && items.length <= 6 && short;
  if (cells && pictured) forms.push(grid);
  if (told)
    forms.push(
      table(
        [words.item, words.note],
        split.map(({ head, text }) => [head, text!]),
      ),
    );
  if (cells && !pictured) forms.push(grid);
  if (plain) forms.push({ kind: 'executive-summary', content: { points: items.map(({ text }) => ({ text })) } });
  else
    forms.push(
      table(
        [words.item, words.note],
        items.map(({ text, children }) => [text, children.join('; ')]),
      ),
    );
  return forms;
}

function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  reading: readonly string[] = [],
): { kind: 'table'; content: Table } {
  const figures = heads.map((_, at) => rows.every((row) => /^(?:\{\{[^{}]*\}\}|–)$/.test(row[at]!)));
  return {
    kind: 'table',
    content: {
      columns: heads.map((label, at) => ({ label, align: figures[at] ? 'right' : 'left' })),
      rows: rows.map((cells) => ({ cells: [...cells], role: 'body' as const })),
      reading: [...reading],
    },
  };
}

function figure(id: string | null): string {
  return id === null ? '–' : `{{${id}}}`;
}
