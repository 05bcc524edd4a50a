/** Claims about members in nine languages: sales of North are the largest and fell, those of East the smallest, and only they rose. */
import { describe, expect, it } from 'vitest';
import { claimsOf, type Group } from '../../../../src/engine/check/truth/claims.ts';
import type { LanguageCode } from '../../../../src/model/language.ts';

const group = (isChange: boolean, values: Record<string, number>): Group => ({
  label: '',
  metric: 'sales',
  dimension: 'region',
  isChange,
  values: new Map(Object.entries(values)),
});
const groups = [group(false, { Nord: 600, Sud: 300, Est: 200 }), group(true, { Nord: -40, Sud: -60, Est: 50 })];
const decided = (text: string, language: LanguageCode) => claimsOf(text, groups, [], language).map(({ decision }) => decision);

describe('a claim', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'Nord is the largest region'],
    ['en', 'Only Est grew'],
    ['en', 'Sud fell most'],
    ['de', 'Nord ist die größte Region'],
    ['de', 'Nur Est ist gestiegen'],
    ['fr', 'Nord est la région la plus importante'],
    ['fr', 'Seule la région Est a augmenté'],
    ['es', 'Nord es la mayor región'],
    ['es', 'Solo Est subió'],
    ['pt', 'Nord é a maior região'],
    ['pt', 'Apenas Est subiu'],
    ['it', 'Nord è la maggiore regione'],
    ['it', 'Solo Est è aumentata'],
    ['ja', 'Nordは売上が最大の地域です'],
    ['ja', 'Estのみ増加しました'],
    ['zh', 'Nord是最大的地区'],
    ['zh', '只有Est上升'],
    ['ar', 'Nord هي أكبر منطقة'],
    ['ar', 'ارتفعت Est فقط'],
  ])('holds in %s: %s', (language, text) => {
    expect(decided(text, language)).toEqual(['holds']);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'Est is the largest region'],
    ['en', 'Only Nord grew'],
    ['en', 'All three regions fell'],
    ['en', 'No region grew'],
    ['de', 'Est ist die größte Region'],
    ['de', 'Nur Nord ist gestiegen'],
    ['de', 'Alle Regionen sind gesunken'],
    ['de', 'Keine Region ist gestiegen'],
    ['fr', 'Est est la région la plus importante'],
    ['fr', 'Toutes les régions ont augmenté'],
    ['es', 'Est es la mayor región'],
    ['es', 'Todas las regiones subieron'],
    ['pt', 'Est é a maior região'],
    ['pt', 'Todas as regiões subiram'],
    ['it', 'Est è la maggiore regione'],
    ['it', 'Tutte le regioni sono aumentate'],
    ['ja', 'Estは売上が最大の地域です'],
    ['ja', 'すべての地域が増加しました'],
    ['zh', 'Est是最大的地区'],
    ['zh', '所有地区都上升'],
    ['ar', 'Est هي أكبر منطقة'],
    ['ar', 'جميع المناطق ارتفعت'],
  ])('is refuted in %s: %s', (language, text) => {
    expect(decided(text, language)).toEqual(['wrong']);
  });

  it.each(['Not all regions fell', 'Only 3 regions grew', 'Nord sold {{sales}}, at most in spring', 'Most of the year was calm'])(
    'is none in %s',
    (text) => {
      expect(decided(text, 'en')).toEqual([]);
    },
  );
});
