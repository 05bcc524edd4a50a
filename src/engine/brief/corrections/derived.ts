/** Totals and differences that were worked out from a figure before it was corrected. */
import type { Edit } from './find-target.ts';
import type { Line } from './lines.ts';
import { digitsIn, type Value, valuesIn } from './values.ts';

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

/** Of which the figure after it is a part. */
const includes =
  /(?<!\p{L})(?:includ\p{L}+|incl\.?|of which|davon|darin|inklusive|einschließlich|dont|y compris|inclu\p{L}+|de (?:los|las|ellos) (?:cuales|que)|dos quais|compres\p{L}+|di cui)(?!\p{L})|うち|含|其中|منها|بما في ذلك/iu;

/** Totals with a corrected part inside, and what a corrected share makes of a whole, worked out anew. */
export function followed(edits: readonly (Edit & { was: string })[], lines: readonly Line[]): Edit[] {
  return edits.flatMap(({ place, at, was, text }) => {
    const [before] = valuesIn(was);
    const [now] = valuesIn(text);
    if (before?.kind !== 'amount' || now?.kind !== 'amount' || before.amount === now.amount) return [];
    const sentence = lines[place.line]!.said[place.index]!;
    const own = { ...place, sentence };
    const edit = (value: Value, amount: number): Edit[] => {
      const put = writtenAs(value, amount);
      return put === null ? [] : [{ place: own, at: value.at, length: value.text.length, text: put }];
    };
    const amounts = valuesIn(sentence).filter((value) => value.kind === 'amount' && value.at !== at);
    if (before.unit === '%') {
      const bases = lines[place.line]!.said.flatMap((said) => valuesIn(said)).filter(({ kind }) => kind === 'amount');
      return amounts.flatMap((value) => {
        if (value.unit === '%' || value.unit === '' || value.at < at || value.at > at + nearShare) return [];
        const share = [before.amount / 100, 1 - before.amount / 100].findIndex((part) =>
          bases.some((base) => base.unit === value.unit && base.amount !== value.amount && isEqual(base.amount * part, value.amount)),
        );
        if (share < 0 || before.amount === 50) return [];
        const part = share === 0 ? before.amount : 100 - before.amount;
        return edit(value, (value.amount / part) * (share === 0 ? now.amount : 100 - now.amount));
      });
    }
    const whole = amounts.findLast((value) => value.at < at && value.unit === before.unit && value.amount > before.amount);
    return whole !== undefined && includes.test(sentence.slice(whole.at, at)) ? edit(whole, whole.amount + now.amount - before.amount) : [];
  });
}

/** How far after a share stands what it makes. */
const nearShare = 60;

const isEqual = (a: number, b: number) => Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(b));

/** Another amount as a value is written: `£1.62m` as `£1.675m`; null where it would have to be rounded. */
function writtenAs(value: Value, amount: number): string | null {
  const digits = digitsIn(value.text);
  if (digits === '') return null;
  const scaled = Number((amount / value.scale).toPrecision(10));
  const decimals = /\.(\d+)$/.exec(String(scaled))?.[1] ?? '';
  if (decimals.length > 3) return null;
  const mark = /\d([.,])\d{1,2}$/.exec(digits)?.[1] ?? (/\d\.\d{3}/.test(digits) ? ',' : '.');
  const space = /\d([.,'\u202f ])\d{3}(?!\d)/.exec(digits)?.[1] ?? '';
  const whole = String(Math.trunc(scaled)).replace(/(?<=\d)(?=(?:\d{3})+$)/g, space === mark ? '' : space);
  return value.text.replace(digits, `${whole}${decimals === '' ? '' : `${mark}${decimals}`}`);
}
