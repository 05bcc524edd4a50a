/** What the heads of a table say of its columns, in nine languages. */
import type { LanguageCode } from '../../../../model/language.ts';
import { goodDirection } from '../figures/nature.ts';

export const planned =
  /(?<!\p{L})(?:targets?|plan(?:ned)?|budget(?:ed)?|goals?|quota|forecast|soll|plan(?:wert)?|ziel(?:wert)?|vorgabe|objectifs?|cible|prévu|objetivos?|meta|presupuesto|previsto|plano|orçamento|obiettiv[oi]|preventivo|piano|previsione)(?!\p{L})|目標|計画|予算|目标|计划|预算|指标|الهدف|المستهدف|الخطة|الميزانية/iu;

const spending =
  /(?<!\p{L})(?:budgets?|limits?|caps?|ceiling|costs?|spend(?:ing)?|expens\p{L}*|\p{L}*kosten|\p{L}*ausgaben|\p{L}*budget|grenzwert|coûts?|dépenses?|plafond|presupuestos?|costes?|costos?|gastos?|límite|orçamentos?|custos?|despesas?|gastos?|limite|costi|costo|spese|spesa|bilancio)(?!\p{L})|予算|費用|コスト|支出|预算|费用|成本|支出|الميزانية|التكاليف|المصروفات|الإنفاق/iu;

/** A plan that is better not reached: of costs, budgets and limits. */
export function isCeiling(names: readonly string[], language: LanguageCode): boolean {
  if (names.some((name) => name !== '' && !spending.test(name) && goodDirection(name, language) === 'up')) return false;
  return names.some((name) => name !== '' && (spending.test(name) || goodDirection(name, language) === 'down'));
}
