import { describe, expect, it } from 'vitest';
import { basisOf } from '../../../src/engine/brief/basis.ts';

describe('figures are compared with the year before', () => {
  it.each([
    'Sales review Q3 2026 vs last year',
    'Please compare June to October 2026 with June to October 2025',
    'Bitte Mai bis November 2026 gegen Mai bis November 2025',
    'Quarterly review, year over year, for the board',
    'Why did our win rate fall this year?',
    'Churn looks worse in the last ten months than in the same ten months a year earlier',
    'Scrap cost us more between February and September 2026 than in those months of 2025',
    'Die Quote ist schlechter als in denselben Monaten 2025',
    'Les coûts de janvier à juin 2026 contre les mêmes mois de 2025',
    'Los gastos de enero a junio de 2026 frente a los mismos meses de 2025',
    'Is our occupancy really down on last year?',
    'Where are we losing members, compared with a year ago?',
    'Returns in 2026 against 2025',
    'Warum ist die Marge in diesem Jahr gesunken?',
    'NRR and GRR, Sep 2026 vs Sep 2025',
    'Q3-Bericht im Vergleich zum Vorjahr',
    'Revue T3 par rapport à l’année dernière',
    'Informe del T3 frente al año anterior',
    'Relatório do T3 em relação ao ano passado',
    'Report T3 rispetto all’anno scorso',
    '前年同期比で第3四半期をまとめて',
    '第三季度业务回顾，与去年相比',
    'مراجعة الربع الثالث مقارنة بالعام الماضي',
    'Sales are up but margin has slipped since last autumn',
    'Die Marge sinkt seit letztem Herbst',
    'Since winter the share of late repairs has been rising',
    'Der Anteil verspäteter Reparaturen steigt seit dem Winter',
    'La part des réparations en retard monte depuis l’hiver',
    'La marge baisse depuis l’automne dernier',
    'El margen cae desde el otoño pasado',
    'A margem cai desde o outono passado',
    'Il margine cala dallo scorso autunno',
    '昨年秋から利益率が下がっている',
    '自去年秋季以来毛利率下降',
    'هامش الربح ينخفض منذ الخريف الماضي',
    'Orders for the second quarter look level on last year, says the board',
    'Turnover is ahead on Q2 last year and cash is not, why?',
    'Our clinics are busier than last summer; which ones?',
    'Absence is where it was last year, overtime is not',
    'Stock is below the same month last year',
    'Der Umsatz liegt auf Vorjahresniveau, die Marge nicht',
    'Warum brauchen wir länger als im letzten Sommer?',
    'Pourquoi attend-on plus que l’été dernier ?',
    '¿Por qué tardamos más que el verano pasado?',
    '売上は昨年並みだが利益が減った',
    '销售额与去年持平，利润下降',
    'المبيعات مثل العام الماضي لكن الربح أقل',
  ])('in %s', (prompt) => {
    expect(basisOf(prompt)).toBe('year');
  });
});

describe('figures are compared with the period before', () => {
  it.each([
    'Q3 2026 sales review for the exec team',
    'QBR, say what we should do this year',
    'Compare Q3 2026 vs Q2 2026',
    'Postgres vs MySQL',
    'A deck on last year and what we learnt',
    'Build it as in last year’s deck, with the same sections',
    'Ein Bericht über letztes Jahr',
    'We hired two people last summer; what did revenue do?',
    'Q4 2025 review with a plan for 2026',
  ])('in %s', (prompt) => {
    expect(basisOf(prompt)).toBeNull();
  });
});
