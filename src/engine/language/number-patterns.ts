/** How each language writes numbers: separators, scales of amounts, percent signs and unit words. */
import type { LanguageCode } from '../../model/language.ts';

export interface Scale {
  /** One of the unit: 1,000,000 for M. */
  unit: number;
  /** Written after the digits: `M`, ` Mio.`. */
  suffix: string;
}

type Plurals = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export interface NumberPattern {
  group: string;
  decimal: string;
  /** Digits are grouped from this many on; Spanish writes 1234 but 12.345. */
  groupFrom: 4 | 5;
  /** Smallest first. */
  scales: readonly Scale[];
  /** Where the currency's symbol stands; `after` with a no-break space unless the scale's suffix carries none. */
  currency: 'before' | 'before-spaced' | 'after';
  percent: string;
  points: string;
  /** By plural category of the locale; `other` for the rest. */
  days: Plurals;
  hours: Plurals;
  minutes: Plurals;
  times: string;
  notAvailable: string;
}

const nbsp = '\u00A0';
/** French groups by a narrow no-break space. */
const thin = '\u202F';

export const patterns: Readonly<Record<LanguageCode, NumberPattern>> = {
  en: {
    group: ',',
    decimal: '.',
    groupFrom: 4,
    scales: [scale(1e3, 'K'), scale(1e6, 'M'), scale(1e9, 'B')],
    currency: 'before',
    percent: '%',
    points: `${nbsp}pp`,
    days: { one: `${nbsp}day`, other: `${nbsp}days` },
    hours: { one: `${nbsp}hour`, other: `${nbsp}hours` },
    minutes: { one: `${nbsp}minute`, other: `${nbsp}minutes` },
    times: 'x',
    notAvailable: 'n/a',
  },
  de: {
    group: '.',
    decimal: ',',
    groupFrom: 4,
    scales: [scale(1e3, `${nbsp}Tsd.`), scale(1e6, `${nbsp}Mio.`), scale(1e9, `${nbsp}Mrd.`)],
    currency: 'after',
    percent: `${nbsp}%`,
    points: `${nbsp}PP`,
    days: { one: `${nbsp}Tag`, other: `${nbsp}Tage` },
    hours: { one: `${nbsp}Stunde`, other: `${nbsp}Stunden` },
    minutes: { one: `${nbsp}Minute`, other: `${nbsp}Minuten` },
    times: 'x',
    notAvailable: 'k.\u00A0A.',
  },
  fr: {
    group: thin,
    decimal: ',',
    groupFrom: 4,
    scales: [scale(1e3, `${nbsp}k`), scale(1e6, `${nbsp}M`), scale(1e9, `${nbsp}Md`)],
    currency: 'after',
    percent: `${thin}%`,
    points: `${nbsp}pt`,
    days: { one: `${nbsp}jour`, other: `${nbsp}jours` },
    hours: { one: `${nbsp}heure`, other: `${nbsp}heures` },
    minutes: { one: `${nbsp}minute`, other: `${nbsp}minutes` },
    times: 'x',
    notAvailable: 'n.\u00A0d.',
  },
  es: {
    group: '.',
    decimal: ',',
    groupFrom: 5,
    scales: [scale(1e3, `${nbsp}mil`), scale(1e6, `${nbsp}M`)],
    currency: 'after',
    percent: `${nbsp}%`,
    points: `${nbsp}pp`,
    days: { one: `${nbsp}día`, other: `${nbsp}días` },
    hours: { one: `${nbsp}hora`, other: `${nbsp}horas` },
    minutes: { one: `${nbsp}minuto`, other: `${nbsp}minutos` },
    times: 'x',
    notAvailable: 'n.\u00A0d.',
  },
  pt: {
    group: '.',
    decimal: ',',
    groupFrom: 4,
    scales: [scale(1e3, `${nbsp}mil`), scale(1e6, `${nbsp}mi`), scale(1e9, `${nbsp}bi`)],
    currency: 'before-spaced',
    percent: '%',
    points: `${nbsp}p.p.`,
    days: { one: `${nbsp}dia`, other: `${nbsp}dias` },
    hours: { one: `${nbsp}hora`, other: `${nbsp}horas` },
    minutes: { one: `${nbsp}minuto`, other: `${nbsp}minutos` },
    times: 'x',
    notAvailable: 'n/d',
  },
  it: {
    group: '.',
    decimal: ',',
    groupFrom: 4,
    scales: [scale(1e3, `${nbsp}mila`), scale(1e6, `${nbsp}mln`), scale(1e9, `${nbsp}mld`)],
    currency: 'after',
    percent: '%',
    points: `${nbsp}pp`,
    days: { one: `${nbsp}giorno`, other: `${nbsp}giorni` },
    hours: { one: `${nbsp}ora`, other: `${nbsp}ore` },
    minutes: { one: `${nbsp}minuto`, other: `${nbsp}minuti` },
    times: 'x',
    notAvailable: 'n.d.',
  },
  ja: {
    group: ',',
    decimal: '.',
    groupFrom: 4,
    scales: [scale(1e4, '万'), scale(1e8, '億')],
    currency: 'before',
    percent: '%',
    points: 'ポイント',
    days: { other: '日' },
    hours: { other: '時間' },
    minutes: { other: '分' },
    times: '倍',
    notAvailable: '該当なし',
  },
  zh: {
    group: ',',
    decimal: '.',
    groupFrom: 4,
    scales: [scale(1e4, '万'), scale(1e8, '亿')],
    currency: 'before',
    percent: '%',
    points: '个百分点',
    days: { other: '天' },
    hours: { other: '小时' },
    minutes: { other: '分钟' },
    times: '倍',
    notAvailable: '不适用',
  },
  ar: {
    group: ',',
    decimal: '.',
    groupFrom: 4,
    scales: [scale(1e3, `${nbsp}ألف`), scale(1e6, `${nbsp}مليون`), scale(1e9, `${nbsp}مليار`)],
    currency: 'after',
    percent: '%',
    points: `${nbsp}نقطة مئوية`,
    days: { one: `${nbsp}يوم`, few: `${nbsp}أيام`, many: `${nbsp}يومًا`, other: `${nbsp}يوم` },
    hours: { one: `${nbsp}ساعة`, few: `${nbsp}ساعات`, many: `${nbsp}ساعة`, other: `${nbsp}ساعة` },
    minutes: { one: `${nbsp}دقيقة`, few: `${nbsp}دقائق`, many: `${nbsp}دقيقة`, other: `${nbsp}دقيقة` },
    times: 'x',
    notAvailable: 'غير متاح',
  },
};

const symbols: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', CNY: '¥' };

/** `$` for USD; the code itself for currencies without a sign of their own, and for the dollar in Portuguese its `US$`. */
export function currencySign(currency: string, language: LanguageCode): string {
  if (language === 'pt' && currency === 'USD') return 'US$';
  if (language === 'pt' && currency === 'BRL') return 'R$';
  return symbols[currency] ?? currency;
}

function scale(unit: number, suffix: string): Scale {
  return { unit, suffix };
}
