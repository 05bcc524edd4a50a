import { describe, expect, it } from 'vitest';
import { metrics } from '../../../src/engine/metrics/registry.ts';
import { isActions } from '../../../src/engine/outline/from-facts/pages/actions.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import { speaksOf, topicsOf } from '../../../src/engine/outline/from-facts/topics.ts';
import type { Dimension, MetricNote } from '../../../src/model/fact.ts';
import { factTable, planted } from '../insight/fixtures.ts';
import { brief, exactly } from './plan-texts.ts';

const note = (id: string): MetricNote => {
  const { label, definition, unit, polarity } = metrics.find((metric) => metric.id === id)!;
  return { id, label, definition, unit, polarity, status: 'computed' };
};
const dimension = (role: Dimension['role']): Dimension => ({ id: role, label: role, role, members: [] });
const pages: Readonly<Record<string, readonly string[]>> = {
  mix: topicsOf(note('won_value'), dimension('product'), 'share mix'),
  win: topicsOf(note('win_rate'), null, 'trend'),
  owners: topicsOf(note('won_value'), dimension('owner'), 'ranking leader top'),
  regions: topicsOf(note('won_count'), dimension('region'), 'comparison'),
  risks: topicsOf(null, null, 'risk risks'),
  open: topicsOf(note('open_value'), null, 'pipeline outlook forecast open'),
};

describe('a phrase of a brief chooses pages', () => {
  it.each([
    ['en', 'product mix', 'win rate', 'sales reps', 'regions', 'risks', 'outlook'],
    ['de', 'Produktmix', 'Gewinnquote', 'Vertriebsmitarbeiter', 'Regionen', 'Risiken', 'Ausblick'],
    ['fr', 'le mix produits', 'taux de succès', 'les commerciaux', 'régions', 'risques', 'perspectives'],
    ['es', 'mix de productos', 'tasa de éxito', 'vendedores', 'regiones', 'riesgos', 'perspectivas'],
    ['pt', 'mix de produtos', 'taxa de conversão', 'vendedores', 'regiões', 'riscos', 'previsões'],
    ['it', 'mix di prodotti', 'tasso di successo', 'venditori', 'regioni', 'rischi', 'prospettive'],
    ['ja', '製品構成', '受注率', '営業担当', '地域別', 'リスク', '見通し'],
    ['zh', '产品组合', '赢单率', '销售人员', '各地区', '风险', '展望'],
    ['ar', 'مزيج المنتجات', 'معدل الفوز', 'مندوبي المبيعات', 'المناطق', 'المخاطر', 'التوقعات'],
  ])('in %s', (_, ...phrases) => {
    const found = phrases.map((phrase) => Object.keys(pages).filter((name) => speaksOf(phrase, pages[name]!)));
    for (const [index, name] of Object.keys(pages).entries()) expect(found[index]).toContain(name);
    expect(found[1]).toEqual(['win']);
    expect(found[4]).toEqual(['risks']);
  });

  it.each(['Kundenabwanderung', 'attrition', 'abandono de clientes', 'チャーン', '客户流失率', 'Mitarbeiterzufriedenheit', 'satisfaction'])(
    'not when the data say nothing of it: %s',
    (phrase) => {
      expect(speaksOf(phrase, pages.win!)).toBe(false);
      expect(speaksOf(phrase, pages.mix!)).toBe(false);
    },
  );

  it('not for a word that only says whose people are meant', () => {
    expect(speaksOf('sales reps', pages.mix!)).toBe(false);
    expect(speaksOf('sales', pages.mix!)).toBe(true);
  });

  it.each([
    ['Regionenvergleich', 'regions'],
    ['Umsatzentwicklung', 'mix'],
    ['Produktanteile', 'mix'],
    ['Verkäuferrangliste', 'owners'],
  ])('by the parts of a German compound: %s', (phrase, page) => {
    expect(speaksOf(phrase, pages[page]!)).toBe(true);
  });
});

describe('an ending of a brief names the next steps', () => {
  it.each([
    'next steps',
    'den nächsten Schritten',
    'Maßnahmen',
    'les prochaines étapes',
    'recommandations',
    'próximos pasos',
    'recomendações',
    'prossimi passi',
    '次のステップ',
    '下一步行动',
    'الخطوات التالية',
    'التوصيات',
  ])('%s', (phrase) => {
    expect(isActions(phrase)).toBe(true);
  });

  it.each(['outlook', 'einem Ausblick', 'une conclusion', '展望', 'الآفاق'])('unlike %s', (phrase) => {
    expect(isActions(phrase)).toBe(false);
  });
});

describe('a review of a German brief', () => {
  const facts = factTable(planted(9, (deal) => deal));

  it('finds its focus in the data', () => {
    const { notes } = planFromFacts(brief({ language: 'de', focus: ['Produktmix', 'Gewinnquote'] }), facts);
    expect(notes.open.join()).not.toMatch(/Produktmix|Gewinnquote/);
  });

  it('leaves out what it excludes', () => {
    const { outline } = planFromFacts(brief({ language: 'de', exclude: ['einzelne Vertriebsmitarbeiter'], slides: exactly(14) }), facts);
    expect(JSON.stringify(outline.slides)).not.toMatch(/owner|\b(Ada|Cleo|Hana)\b/);
  });
});
