/** What was asked of the data for an outline, beyond what every deck asks for. */
import type { Fact } from '../../model/fact.ts';
import type { FactQuery } from '../../model/fact-query.ts';
import type { Outline } from '../../model/outline.ts';
import { periodInWords } from '../../model/period.ts';
import { formatFact, numberContext } from '../language/numbers.ts';

export function queriesOf({ facts, behind = {} }: Pick<Outline, 'facts' | 'behind'>): FactQuery[] {
  const queries = [...Object.values(facts), ...Object.values(behind)].flatMap(({ asked }) => asked ?? []);
  return [...new Map(queries.map((query) => [JSON.stringify(query), query])).values()];
}

/** Texts with the limits of bands and conditions that the facts were asked by, as a page may say them: `14`, `$500`. */
export function limitsAsked({ facts, language }: Pick<Outline, 'facts' | 'language'>): string[] {
  const asked = Object.values(facts).filter((fact) => fact.asked);
  const numbers = numberContext([], language);
  const currency =
    asked.find((fact) => fact.currency !== undefined)?.currency ?? Object.values(facts).find((fact) => fact.currency)?.currency;
  return asked.flatMap((fact) =>
    Object.values(fact.scope).flatMap((text) => {
      const limits = (text.match(/(?<![\w.-])\d+(?:\.\d+)?(?![\w-])/g) ?? []).map(Number);
      const money = currency === undefined ? [] : limits.flatMap((value) => inMoney({ ...fact, value, unit: 'money', currency }));
      return [text, ...(/^\d{4}-(?:Q\d|\d\d)$/.test(text) ? [periodInWords(text)] : []), ...money];
    }),
  );

  function inMoney(fact: Fact): string[] {
    return [formatFact(fact, 'plain', numbers), formatFact(fact, 'full', numbers)];
  }
}
