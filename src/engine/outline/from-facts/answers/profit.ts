/** A brief that asks why less was left of sales: the deck is about contribution, where the data say what that is. */
import type { Brief } from '../../../../model/brief.ts';
import type { Evidence } from '../../../insight/evidence.ts';
import { contributionFall } from '../../../insight/finders/contribution.ts';
import { fold } from '../in-english.ts';

const profit =
  /\b(profits?|profitab\w*|margins?|contribution|(less|more|no|lose|losing|lost|make|made|making) money|bottom line|earn(ed|ing|ings)?|gewinn\w*|marge\w*|deckungsbeitrag\w*|ertrag\w*|(weniger|kein) geld|verdien\w*|benefices?|rentab\w*|resultat|moins d'argent|ganancias?|beneficios?|margen(es)?|menos dinero|lucros?|margem|margens|menos dinheiro|profitt[oi]|util[ei]|margin[ei]|guadagn\w*|meno soldi)\b|利益|もうけ|儲|利润|赚|盈利|毛利|ربح|أرباح|هامش/u;

/** Whoever asks for a deck says what it is about at the beginning. */
const mostRead = 2000;

/** The measure of what is left of sales, where it fell and the brief speaks of it. */
export function profitAsked(brief: Brief, evidence: Evidence): string | null {
  const fall = contributionFall(evidence);
  return fall && profit.test(fold(brief.prompt.slice(0, mostRead))) ? fall.note.id : null;
}
