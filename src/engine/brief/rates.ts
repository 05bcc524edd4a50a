/** Exchange rates that a prompt dictates: `use 1.17 for EUR to USD`, `1 GBP = 1,15 EUR`, `0.92 euros per dollar`. */
import type { Dictated } from '../../model/brief.ts';
import { codeOf } from './currencies.ts';

const currency = (group: string) =>
  `(?<${group}>[€$£¥]|[A-Z]{3}|[Ee]uros?|(?:US )?[Dd]oll?ars?|[Dd]ólar(?:es)?|[Pp]ounds?|[Pp]fund|[Ll]ivres?|[Ll]ibras?|[Ss]terline|[Ff]ranken|[Ff]rancs|ユーロ|ドル|円|ポンド|欧元|美元|英镑|人民币|يورو|دولار)`;
const figure = '(?<rate>\\d{1,5}[.,]\\d{1,6}|\\d{1,5})(?![\\d%])';
const into = '\\s?(?:to|into|in|for|/|→|->|-|zu|nach|en|em|a|vers|对|兑|から|إلى)\\s?';
const [one, other] = [currency('from'), currency('to')];

const patterns: readonly RegExp[] = [
  new RegExp(
    `(?<![\\d.,])(?:1|one|ein|un|uno|um|eine) ?${one}\\s?(?:=|≈|is|are|equals|buys|at|ist|entspricht|sind|vaut|est|equivale a|equivale|es|é|è|vale|は|等于|为|يساوي)\\s?${figure}\\s?${other}`,
    'u',
  ),
  new RegExp(`(?:€|£|\\$)1 ?= ?(?:€|£|\\$)${figure}`, 'u'),
  new RegExp(
    `(?<![\\d.,])${figure}\\s?(?:(?:for|as|von|für|pour|de|para|per)(?: the)?(?: (?:rate|exchange rate))?(?: (?:of|for|from|von|de))? )${one}${into}${other}`,
    'u',
  ),
  new RegExp(`(?<![\\d.,])${figure} ?${other} (?:per|pro|je|par|por|zum|für (?:einen|ein)|pour (?:un|une)) ${one}`, 'u'),
  new RegExp(`${one}${into}${other}[^\\d.;,]{0,30}?(?<![\\d.,])${figure}`, 'u'),
];

const isWord: Readonly<Record<string, string>> = {
  dólar: 'USD',
  dólares: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  pfund: 'GBP',
  livre: 'GBP',
  livres: 'GBP',
  libra: 'GBP',
  libras: 'GBP',
  sterline: 'GBP',
  ポンド: 'GBP',
  英镑: 'GBP',
};
const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

function code(text: string): string | null {
  const found = codeOf(text) ?? isWord[text.replace(/^US /, '').toLowerCase()] ?? null;
  return found !== null && known.has(found) ? found : null;
}

/** Null where the sentence states no rate between two currencies. */
export function rateIn(sentence: string, text: string): Dictated | null {
  if (!/\d[.,]\d|\d\s?(?:円|¥)|JPY/u.test(sentence)) return null;
  for (const pattern of patterns) {
    const match = pattern.exec(sentence);
    if (!match) continue;
    const signs = /(€|£|\$)1 ?= ?(€|£|\$)/u.exec(match[0]);
    const { from = signs?.[1], to = signs?.[2], rate } = match.groups!;
    const [a, b] = [code(from ?? ''), code(to ?? '')];
    const worth = Number(rate!.replace(',', '.'));
    if (a !== null && b !== null && a !== b && worth > 0) return { kind: 'rate', from: a, to: b, rate: worth, text };
  }
  return null;
}
