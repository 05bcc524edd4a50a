/** Currencies and amounts as a prompt writes them. */

const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  rs: 'INR',
  'rs.': 'INR',
  r$: 'BRL',
  euro: 'EUR',
  euros: 'EUR',
  dollar: 'USD',
  dollars: 'USD',
  pound: 'GBP',
  pounds: 'GBP',
  pfund: 'GBP',
  libra: 'GBP',
  libras: 'GBP',
  livre: 'GBP',
  livres: 'GBP',
  dólar: 'USD',
  dólares: 'USD',
  franken: 'CHF',
  francs: 'CHF',
  ユーロ: 'EUR',
  ドル: 'USD',
  円: 'JPY',
  欧元: 'EUR',
  美元: 'USD',
  元: 'CNY',
  人民币: 'CNY',
  يورو: 'EUR',
  دولار: 'USD',
};
const code = '[A-Z]{3}';
export const currencySign = `(?:R\\$|[€$£¥₹]|Rs\\.?|${code}|[Ee]uros?|[Dd]ollars?|[Pp]ounds?|Pfund|[Ff]ranken|[Ff]rancs|[Ll]ibras?|[Dd]ólar(?:es)?|[Ll]ivres?|ユーロ|ドル|円|欧元|美元|人民币|元|يورو|دولار)`;
export const digits = "\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,12}(?:[.,]\\d{1,4})?";

/** `1,250.50`, `1.250,50` and `0,35`: the last mark before one or two digits is the decimal one. */
export function numberOf(text: string): number {
  const [, whole, decimals] = /^(.*?)(?:[.,](\d{1,2}|\d{4}))?$/s.exec(text)!;
  return Number(`${whole!.replace(/\D/g, '')}.${decimals ?? '0'}`);
}

/** ISO 4217 of a currency as it is written; null for letters that are none. */
export function codeOf(text: string): string | null {
  if (/^[A-Z]{3}$/.test(text))
    return /^(?:SLA|CSA|NPS|CFO|CEO|COO|KPI|ARR|MRR|NRR|GRR|FTE|SKU|ETA|ROI|AND|THE|FOR)$/.test(text) ? null : text;
  return currencies[text.toLowerCase()] ?? currencies[text] ?? null;
}
