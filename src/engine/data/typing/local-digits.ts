/** Figures in the digits and signs of other scripts become plain ones before they are typed; what is text stays as written. */
import { type Database, literal, name } from '../database.ts';

const scripts = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '０１２３４５６７８９'];
const signs = { from: '٫٬٪．，／－：％＄￥', to: '.,%.,/-:%$¥' } as const;
/** Marks of direction are no part of a figure: what has no counterpart is dropped. */
const marks = '\u200e\u200f\u061c';
const from = scripts.join('') + signs.from + marks;
const to = '0123456789'.repeat(scripts.length) + signs.to;

/** Whether one of the texts has a digit of another script. */
export function hasLocalDigits(texts: readonly string[]): boolean {
  return texts.some((text) => /[^\P{Nd}0-9]/u.test(text));
}

/** SQL of a text with plain digits. */
export function plainDigits(column: string): string {
  return `translate(${name(column)}, ${literal(from)}, ${literal(to)})`;
}

export async function writePlainDigits(database: Database, table: string, column: string): Promise<void> {
  await database.run(`UPDATE ${name(table)} SET ${name(column)} = ${plainDigits(column)} WHERE ${name(column)} IS NOT NULL`);
}
