/** A budget and what is spent of it: `€1.8M of €2.4M spent`, `Budget 1,8 Mio. €, davon 1,1 Mio. ausgegeben`. */
import type { LanguageCode } from '../../../../model/language.ts';
import type { Sentence } from '../said.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';

export interface Budget {
  sentence: Sentence;
  spent: Quantity;
  whole: Quantity;
}

const spending =
  /(?<!\p{L})(?:spent|used up|used|consumed|committed|ausgegeben|verbraucht|verausgabt|dépensé\p{L}*|consommé\p{L}*|engagé\p{L}*|gastad[oa]s?|consumid[oa]s?|gast[oa]s?|spes[oaie]|speso)(?!\p{L})|支出|消化|已用|花费|使った|أنفق\p{L}*|صرف\p{L}*/iu;
const unsure = /(?<!\p{L})(?:not|never|if|would|could|should|nicht|kein\p{L}*|wenn|pas|si|no|não|non|se)(?!\p{L})|n['’]t|未|ない|لم/iu;
const partOf =
  /^\s*(?:(?:was|were|is|are|has been|have been)?\s*(?:spent|used|ausgegeben|dépensés?|gastados?|gastos?|spesi)?\s*(?:out )?(?:of|von|vom|sur|de|del|di|do|da|dos|su|من)(?:\s(?:the|our|a|an|its|total|approved|planned|full|annual|le|la|los|un|budget|einem?|den|dem|genehmigten))*|\/)\s*$/iu;
const wholeThenPart =
  /^[\s,;:(–—-]*(?:(?:budget|approved|genehmigt|total|insgesamt)[\s,;:]*)?(?:of which|davon(?: bisher| bereits| sind)?|dont|de los (?:cuales|que)|de ellos|dos quais|di cui|其中|うち|منها|spent(?: so far)?:?|with|and we(?:'ve| have) spent|spent to date:?|ausgegeben:?)[\s,:]*(?:already|spent|used|bereits|ausgegeben|bisher|已用|已花)?\s*$/iu;

/** Sentences with these two amounts and no other that say what was spent. */
export function budgetsIn(sentences: readonly Sentence[], language: LanguageCode): Budget[] {
  return sentences.flatMap((sentence): Budget[] => {
    if (!spending.test(sentence.text) || unsure.test(sentence.text) || /[?？؟]/u.test(sentence.text)) return [];
    const amounts = quantitiesIn(sentence.text, language).filter(
      ({ unit, text }) => unit === 'money' || (unit === 'number' && /[\p{L}万億亿]$/u.test(text)),
    );
    const [first, second] = amounts;
    if (amounts.length !== 2 || !first || !second || first.unit !== second.unit || first.currency !== second.currency) return [];
    const between = sentence.text.slice(first.end, second.at);
    const [spent, whole] = partOf.test(between) ? [first, second] : wholeThenPart.test(between) ? [second, first] : [];
    return spent && whole && spent.value > 0 && spent.value <= 2 * whole.value ? [{ sentence, spent, whole }] : [];
  });
}
