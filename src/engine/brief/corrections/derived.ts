/** Totals and differences that were worked out from a figure before it was corrected. */
import type { Edit } from './find-target.ts';
import type { Line } from './lines.ts';
import { type Value, valuesIn } from './values.ts';

/** How many lines above and below may work with a figure. */
const around = 6;

/** Sentences with a figure that fitted what was corrected, and does not fit what stands there now. */
export function doubtfulIn(edits: readonly (Edit & { was: string })[], lines: readonly Line[]): string[] {
  const found = edits.flatMap(({ place, was, text }) => {
    const [before] = valuesIn(was);
    const [now] = valuesIn(text);
    if (before?.kind !== 'amount' || now?.kind !== 'amount' || before.amount === now.amount) return [];
    const near = lines.slice(Math.max(0, place.line - around), place.line + around + 1).flatMap(({ said }) => said);
    const figures = near.flatMap((sentence) => amountsIn(sentence, before).map((value) => ({ value, sentence })));
    const others = figures.map(({ value }) => value.amount).filter((amount) => amount !== now.amount);
    return figures.flatMap(({ value, sentence }) =>
      !isWorkedOut(value.amount, now.amount, others, sentence) && isWorkedOut(value.amount, before.amount, others, sentence)
        ? [sentence]
        : [],
    );
  });
  return [...new Set(found)];
}

const amountsIn = (sentence: string, like: Value) => valuesIn(sentence).filter(({ kind, unit }) => kind === 'amount' && unit === like.unit);

const sum =
  /(?<!\p{L})(?:total\p{L}*|sum|together|altogether|in all|overall|gesamt\p{L}*|insgesamt|zusammen|summe|somme|ensemble|en tout|suma|en conjunto|soma|ao todo|somma|in tutto|complessiv\p{L}*)(?!\p{L})|合計|総|計|合计|总|共|إجمالي|المجموع|مجموع/iu;
const difference =
  /(?<!\p{L})(?:difference|increase|decrease|rise|rose|up|down|more|less|fewer|savings?|saves?|gap|plus|unterschied|differenz|mehr|weniger|anstieg|ersparnis|hausse|baisse|écart|de plus|de moins|économie|aumento|diferencia|más|menos|ahorro|diferença|mais|poupança|differenza|in più|in meno|risparmio)(?!\p{L})|差|増|減|增|减|多|少|فرق|زيادة/iu;

/** The sum of a figure with others, or the difference from one, where the sentence says that it is. */
function isWorkedOut(result: number, figure: number, others: readonly number[], sentence: string): boolean {
  const rest = others.filter((amount) => amount !== result && amount !== 0);
  const is = (amount: number) => Math.abs(amount - result) < 1e-9 * Math.max(1, Math.abs(result));
  return (
    (sum.test(sentence) && (rest.some((amount) => is(figure + amount)) || is(rest.reduce((all, amount) => all + amount, figure)))) ||
    (difference.test(sentence) && rest.some((amount) => is(Math.abs(figure - amount))))
  );
}
