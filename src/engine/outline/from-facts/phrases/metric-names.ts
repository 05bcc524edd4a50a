/** Names of the common measures in other languages; what is not listed keeps the name the data give it. */
import type { LanguageCode } from '../../../language/language.ts';

const german = {
  won_value: 'Gewonnener Umsatz',
  won_count: 'Gewonnene Abschlüsse',
  lost_count: 'Verlorene Abschlüsse',
  win_rate: 'Gewinnquote',
  win_rate_value: 'Gewinnquote nach Wert',
  average_deal: 'Mittlerer Abschluss',
  median_deal: 'Abschluss (Median)',
  sales_cycle: 'Verkaufszyklus',
  sales_cycle_median: 'Verkaufszyklus (Median)',
  lost_cycle: 'Tage bis zum Verlust',
  lost_cycle_median: 'Tage bis zum Verlust (Median)',
  pipeline_created: 'Neue Pipeline',
  open_count: 'Offene Abschlüsse',
  open_value: 'Offene Pipeline',
};

export function metricNamesIn(language: LanguageCode): Readonly<Record<string, string>> {
  return language === 'de' ? german : {};
}
