/** A brief that asks why less was left of sales: the deck is about contribution, where the data say what that is. */
import type { Brief } from '../../../../model/brief.ts';
import type { Evidence } from '../../../insight/evidence.ts';
import { contributionFall } from '../../../insight/finders/contribution.ts';
import { fold } from '../in-english.ts';

const profit =
  /\b(profits?|profitab\w*|margins?|contribution|(less|more|no|lose|losing|lost|make|made|making) money|bottom line|earn(ed|ing|ings)?|gewinn\w*|marge\w*|deckungsbeitrag\w*|ertrag\w*|(weniger|kein) geld|verdien\w*|benefices?|rentab\w*|resultat|moins d'argent|ganancias?|beneficios?|margen(es)?|menos dinero|lucros?|margem|margens|menos dinheiro|profitt[oi]|util[ei]|margin[ei]|guadagn\w*|meno soldi)\b|利益|もうけ|儲|利润|赚|盈利|毛利|ربح|أرباح|هامش/u;

/** Margin and profit as a brief calls them, with the word before that says which. */
const named =
  /(?<!\p{L})(?:(?:gross|net|contribution|product|operating) )?(?:margins?|profit(?:ability|s)?)(?!\p{L})|(?<!\p{L})(?:roh|brutto|netto)?(?:marge|margen|ertrag|gewinn)(?!\p{L})|(?<!\p{L})deckungsbeitr\p{L}+|(?<!\p{L})(?:marges? brutes?|marges?|rentabilité|márgen(?:es)?(?: brutos?)?|margen(?:es)?(?: brutos?)?|rentabilidad|rentabilidade|margens?(?: brutas?)?|margem(?: bruta)?|margin[ei](?: lord[oi])?|redditività)(?!\p{L})|粗利(?:益)?(?:率)?|利益率|毛利(?:率)?|利润(?:率)?|هامش الربح|الهامش/iu;

/** Whether words speak of what is left of sales. */
export function asksProfit(text: string): boolean {
  return named.test(text);
}

/** The first words of a brief for it, as written. */
export function profitWords(prompt: string): string | null {
  return named.exec(prompt.slice(0, mostRead))?.[0] ?? null;
}

/** Whoever asks for a deck says what it is about at the beginning. */
const mostRead = 2000;

/** The measure of what is left of sales, where it fell and the brief speaks of it. */
export function profitAsked(brief: Brief, evidence: Evidence): string | null {
  const fall = contributionFall(evidence);
  return fall && profit.test(fold(brief.prompt.slice(0, mostRead))) ? fall.note.id : null;
}
