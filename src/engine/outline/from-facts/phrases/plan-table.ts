/** Heads of the scorecard that sets figures beside their plan, and its title, in nine languages. */

import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { ref, type Text } from '../../../../model/text.ts';

interface PlanTablePhrases {
  metric: string;
  plan: string;
  actual: string;
  variance: string;
  /** How many of the figures with a plan reached it. */
  title: (reached: FactId, planned: FactId) => Text;
}

export const planTablePhrases: Readonly<Record<LanguageCode, PlanTablePhrases>> = {
  en: {
    metric: 'Measure',
    plan: 'Plan',
    actual: 'Actual',
    variance: 'Variance',
    title: (reached, planned) => `${ref(reached)} of ${ref(planned)} planned figures reached their plan`,
  },
  de: {
    metric: 'Kennzahl',
    plan: 'Plan',
    actual: 'Ist',
    variance: 'Abweichung',
    title: (reached, planned) => `Plan erreicht bei ${ref(reached)} von ${ref(planned)} geplanten Kennzahlen`,
  },
  fr: {
    metric: 'Indicateur',
    plan: 'Plan',
    actual: 'Réel',
    variance: 'Écart',
    title: (reached, planned) => `Plan atteint pour ${ref(reached)} des ${ref(planned)} indicateurs planifiés`,
  },
  es: {
    metric: 'Indicador',
    plan: 'Plan',
    actual: 'Real',
    variance: 'Desviación',
    title: (reached, planned) => `Plan alcanzado en ${ref(reached)} de ${ref(planned)} indicadores planificados`,
  },
  pt: {
    metric: 'Indicador',
    plan: 'Plano',
    actual: 'Real',
    variance: 'Desvio',
    title: (reached, planned) => `Plano alcançado em ${ref(reached)} de ${ref(planned)} indicadores planeados`,
  },
  it: {
    metric: 'Indicatore',
    plan: 'Piano',
    actual: 'Effettivo',
    variance: 'Scostamento',
    title: (reached, planned) => `Piano raggiunto per ${ref(reached)} di ${ref(planned)} indicatori pianificati`,
  },
  ja: {
    metric: '指標',
    plan: '計画',
    actual: '実績',
    variance: '差異',
    title: (reached, planned) => `計画のある${ref(planned)}指標のうち${ref(reached)}が計画を達成`,
  },
  zh: {
    metric: '指标',
    plan: '计划',
    actual: '实际',
    variance: '差异',
    title: (reached, planned) => `${ref(planned)}项有计划的指标中有${ref(reached)}项达到计划`,
  },
  ar: {
    metric: 'المؤشر',
    plan: 'الخطة',
    actual: 'الفعلي',
    variance: 'الفرق',
    title: (reached, planned) => `تحققت الخطة في ${ref(reached)} من ${ref(planned)} مؤشرات مخططة`,
  },
};
