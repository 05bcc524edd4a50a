/** The sign of a currency in a language. */
import type { LanguageCode } from '../../model/language.ts';

const symbols: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', CNY: '¥' };

/** `$` for USD; the code for currencies without a sign, and `US$` for the dollar in Portuguese. */
export function currencySign(currency: string, language: LanguageCode): string {
  if (language === 'pt' && currency === 'USD') return 'US$';
  if (language === 'pt' && currency === 'BRL') return 'R$';
  return symbols[currency] ?? currency;
}
