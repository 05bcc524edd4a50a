/** Amounts in thousands or millions, as their column's name says: `Umsatz (T€)`, `Amount ($K)`, `Revenue in millions`. */
import { normalForm } from '../../language/normal-form.ts';

const unit = String.raw`(?:€|£|\$|eur|usd|gbp|chf)`;
const thousands = new RegExp(
  String.raw`(?:^|[^a-z0-9])(?:[tk] ?${unit}|${unit} ?k|tsd\.?(?: ?${unit})?|(?:in )?thousands|000s|${unit} ?000s?|milliers|miles de|migliaia|milhares)(?![a-z0-9])`,
);
const millions = new RegExp(
  String.raw`(?:^|[^a-z0-9])(?:m ?${unit}|${unit} ?m|mio\.?(?: ?${unit})?|mln\.?(?: ?${unit})?|(?:in )?millions?|millionen|millones|milioni|milhoes)(?![a-z0-9])`,
);

/** What an amount of the column is to be multiplied by. */
export function amountScale(column: string): 1 | 1000 | 1_000_000 {
  const text = normalForm(column, 'NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('_', ' ');
  return thousands.test(text) ? 1000 : millions.test(text) ? 1_000_000 : 1;
}
