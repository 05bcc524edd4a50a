/** The figures of a table's column in one unit and with the same decimals. */

import type { Fact, FactId } from '../../model/fact.ts';
import type { LanguageCode } from '../../model/language.ts';
import type { AnyOutlineSlide } from '../../model/outline.ts';
import { ref, referencesIn, type Text } from '../../model/text.ts';
import { type Form, million, type NumberContext, percentDecimals, sharedUnit } from '../language/numbers.ts';

/** The texts of a slide's table, row by row; null on a slide without one. All figures of a heat table are one column. */
export function cellsOf({ kind, content }: AnyOutlineSlide): (readonly Text[])[] | null {
  if (kind === 'table') return content.rows.map(({ cells }) => cells);
  if (kind !== 'heat-table') return null;
  const shown = [...content.rows.flatMap(({ values }) => values), content.middle?.value ?? null];
  return shown.flatMap((id) => (id === null ? [] : [[ref(id)]]));
}

/** Forms by fact id for rows of template texts, column by column. */
export function tableForms(
  rows: readonly (readonly Text[])[],
  facts: Readonly<Record<FactId, Fact>>,
  numbers: NumberContext,
): Map<FactId, Form> {
  const forms = new Map<FactId, Form>();
  const width = Math.max(0, ...rows.map((row) => row.length));
  for (let column = 0; column < width; column++) {
    const shown = rows
      .flatMap((row) => referencesIn(row[column] ?? ''))
      .flatMap((id) => (Object.hasOwn(facts, id) ? [facts[id]!] : []))
      .filter(({ value }) => value !== null);
    for (const unit of ['money', 'number', 'ratio', 'days', 'hours', 'minutes'] as const) {
      const alike = shown.filter((fact) => fact.unit === unit);
      if (alike.length === 0 || (unit === 'number' && alike.every(({ value }) => Math.abs(value ?? 0) < million))) continue;
      const form = formOf(unit, alike, numbers, numbers.language);
      for (const { id } of alike) forms.set(id, form);
    }
  }
  return forms;
}

function formOf(unit: Fact['unit'], facts: readonly Fact[], numbers: NumberContext, language: LanguageCode): Form {
  const values = facts.map(({ value }) => value ?? 0);
  if (unit === 'money' || unit === 'number') return sharedUnit(values, language);
  const none = { unit: 1, suffix: '' };
  if (unit === 'ratio') return { scale: none, decimals: Math.max(...facts.map((fact) => percentDecimals(fact, numbers))) };
  return { scale: none, decimals: values.every(Number.isInteger) ? 0 : 1 };
}
