/** What is said of a rate where two dimensions cross, in nine languages. */

import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { inner } from './letter-case.ts';

interface Crossing {
  label: string;
  row: string;
  column: string;
  value: FactId;
  whole: FactId;
}

interface CrossedPhrases {
  /** The crossing that stands apart, against all rows. */
  title: (crossing: Crossing) => Text;
  /** The same crossing against the rest of its row and the rest of its column. */
  reading: (crossing: Omit<Crossing, 'label' | 'whole'> & { restOfRow: FactId; restOfColumn: FactId }) => Text;
}

export const crossedPhrases: Readonly<Record<LanguageCode, CrossedPhrases>> = {
  en: {
    title: ({ label, row, column, value, whole }) => `${row} × ${column}: ${inner(label)} ${ref(value)} against ${ref(whole)} overall`,
    reading: ({ row, column, value, restOfRow, restOfColumn }) =>
      `**${row} × ${column}** stands at ${ref(value)}: the rest of ${row} at ${ref(restOfRow)}, the rest of ${column} at ${ref(restOfColumn)}.`,
  },
  de: {
    title: ({ label, row, column, value, whole }) => `${row} × ${column}: ${label} ${ref(value)} gegenüber ${ref(whole)} insgesamt`,
    reading: ({ row, column, value, restOfRow, restOfColumn }) =>
      `**${row} × ${column}** liegt bei ${ref(value)}: ${row} sonst bei ${ref(restOfRow)}, ${column} sonst bei ${ref(restOfColumn)}.`,
  },
  fr: {
    title: ({ label, row, column, value, whole }) => `${row} × ${column} : ${inner(label)} ${ref(value)} contre ${ref(whole)} au total`,
    reading: ({ row, column, value, restOfRow, restOfColumn }) =>
      `**${row} × ${column}** : ${ref(value)} ; ${row} hors ${column} : ${ref(restOfRow)}, ${column} hors ${row} : ${ref(restOfColumn)}.`,
  },
  es: {
    title: ({ label, row, column, value, whole }) => `${row} × ${column}: ${inner(label)} ${ref(value)} frente a ${ref(whole)} en total`,
    reading: ({ row, column, value, restOfRow, restOfColumn }) =>
      `**${row} × ${column}**: ${ref(value)}; ${row} sin ${column}: ${ref(restOfRow)}, ${column} sin ${row}: ${ref(restOfColumn)}.`,
  },
  pt: {
    title: ({ label, row, column, value, whole }) => `${row} × ${column}: ${inner(label)} ${ref(value)} contra ${ref(whole)} no total`,
    reading: ({ row, column, value, restOfRow, restOfColumn }) =>
      `**${row} × ${column}**: ${ref(value)}; ${row} sem ${column}: ${ref(restOfRow)}, ${column} sem ${row}: ${ref(restOfColumn)}.`,
  },
  it: {
    title: ({ label, row, column, value, whole }) => `${row} × ${column}: ${inner(label)} ${ref(value)} contro ${ref(whole)} in totale`,
    reading: ({ row, column, value, restOfRow, restOfColumn }) =>
      `**${row} × ${column}**: ${ref(value)}; ${row} senza ${column}: ${ref(restOfRow)}, ${column} senza ${row}: ${ref(restOfColumn)}.`,
  },
  ja: {
    title: ({ label, row, column, value, whole }) => `${row} × ${column}：${label}は${ref(value)}、全体は${ref(whole)}`,
    reading: ({ row, column, value, restOfRow, restOfColumn }) =>
      `**${row} × ${column}** は ${ref(value)}。${row} のその他は ${ref(restOfRow)}、${column} のその他は ${ref(restOfColumn)}。`,
  },
  zh: {
    title: ({ label, row, column, value, whole }) => `${row} × ${column}：${label}为${ref(value)}，整体为${ref(whole)}`,
    reading: ({ row, column, value, restOfRow, restOfColumn }) =>
      `**${row} × ${column}** 为 ${ref(value)}；${row} 的其余部分为 ${ref(restOfRow)}，${column} 的其余部分为 ${ref(restOfColumn)}。`,
  },
  ar: {
    title: ({ label, row, column, value, whole }) => `${row} × ${column}: ${label} ${ref(value)} مقابل ${ref(whole)} إجمالًا`,
    reading: ({ row, column, value, restOfRow, restOfColumn }) =>
      `**${row} × ${column}**: ${ref(value)}؛ بقية ${row}: ${ref(restOfRow)}، بقية ${column}: ${ref(restOfColumn)}.`,
  },
};
