/** Signs that several currencies share: `$40k` in a brief for a shop that sells in Australian dollars is in these. */
import type { Brief, Price, Stake } from '../../../model/brief.ts';

/** By what a sign is read as where nothing else is known: which others it is of, and what says that the first is meant. */
const shared: Readonly<Record<string, { of: readonly string[]; meant: RegExp }>> = {
  USD: {
    of: ['AUD', 'CAD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP', 'UYU', 'BBD', 'JMD', 'TTD', 'FJD', 'NAD'],
    meant:
      /USD|US\s?\$|(?<!\p{L})U\.?S\.? dollars?|american dollars?|us-dollar|dollars? américains?|dólar(?:es)? (?:estado-?unidenses|americanos)|dollari (?:usa|americani)|米ドル|美元|美金|دولار أمريكي/iu,
  },
  JPY: { of: ['CNY'], meant: /JPY|(?<!\p{L})yen(?!\p{L})|円|日元/iu },
};

/** A brief whose prices are in the currency of the data, where they have only a sign that is its own too. */
export function inOwnSign(brief: Brief, currency: string | null): Brief {
  const [read] = Object.entries(shared).find(([, { of }]) => currency !== null && of.includes(currency)) ?? [];
  if (read === undefined || currency === null || shared[read]!.meant.test(brief.prompt)) return brief;
  const own = <T extends Pick<Price, 'currency'>>(price: T): T => (price.currency === read ? { ...price, currency } : price);
  const told = (stake: Stake): Stake => ({
    ...stake,
    ...(stake.price && { price: own(stake.price) }),
    ...(stake.further && { further: stake.further.map(own) }),
  });
  return {
    ...brief,
    questions: brief.questions.map((question) => ({
      ...question,
      ...(question.stake && { stake: told(question.stake) }),
      ...(question.options && { options: question.options.map((option) => ({ ...option, stake: told(option.stake) })) }),
    })),
    ...(brief.given && { given: brief.given.map((each) => (each.kind === 'price' ? own(each) : each)) }),
  };
}
