/** What the author wants left out, held against every text after planning. */
import type { Brief } from '../../brief/brief.ts';

/** Money is told in many words: who leaves out the budget leaves out costs and amounts too. */
const families: readonly RegExp[] = [
  /budget|kosten|costs?\b|coûts?|presupuesto|costes|orçamento|custos|costi\b|予算|费用|预算|成本|ميزانية|تكلفة|€|£|spend/iu,
  /salar(?:y|ies)|\bpay\b|wages?|gehalt|gehälter|lohn|salaires?|salarios?|salários?|stipendi|給与|薪资|工资|رواتب/iu,
];

export class Exclusions {
  private readonly tests: readonly RegExp[];

  constructor(brief: Brief) {
    this.tests = brief.exclude.flatMap((topic) => {
      const words = stem(topic);
      const families_ = families.filter((family) => family.test(words));
      return [
        ...(words === ''
          ? []
          : [new RegExp(/^[\p{Script=Latin}\d\s'-]+$/u.test(words) ? `(?<!\\p{L})${literal(words)}` : literal(words), 'iu')]),
        ...families_,
      ];
    });
  }

  /** Whether a text speaks of something excluded. */
  hits(text: string): boolean {
    return this.tests.some((test) => test.test(text.normalize('NFKC')));
  }
}

/** `Budgetzahlen` → `Budget`, `salary data` → `salary`, `layoffs` → `layoff`. */
function stem(topic: string): string {
  return topic
    .trim()
    .replace(/(?:[\s-]*(?:zahlen|angaben|daten|figures?|numbers?|data|details?|information|informationen))$/iu, '')
    .replace(/(?<=\p{Script=Latin}{4})s$/u, '')
    .trim();
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
