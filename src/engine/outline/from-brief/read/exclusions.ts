/** What the author wants left out, matched against every text after planning. */
import type { Brief } from '../../../../model/brief.ts';
import { normalForm } from '../../../language/normal-form.ts';

/** Money has many words: excluding the budget also excludes costs and amounts. */
const families: readonly RegExp[] = [
  /budget|kosten|costs?\b|coûts?|presupuesto|costes|orçamento|custos|costi\b|予算|费用|预算|成本|ميزانية|تكلفة|€|£|spend/iu,
  /salar(?:y|ies)|\bpay\b|wages?|gehalt|gehälter|lohn|salaires?|salarios?|salários?|stipendi|給与|薪资|工资|رواتب/iu,
];

export class Exclusions {
  private readonly tests: readonly RegExp[];

  constructor(brief: Brief) {
    this.tests = brief.exclude
      .flatMap(parts)
      .filter(names)
      .flatMap((topic) => {
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

  /** Whether a text mentions something excluded. */
  hits(text: string): boolean {
    return this.hitIn(text) !== null;
  }

  /** What a text mentions of it. */
  hitIn(text: string): string | null {
    const normal = normalForm(text, 'NFKC');
    for (const test of this.tests) {
      const found = test.exec(normal);
      if (found) return found[0];
    }
    return null;
  }
}

/** `contract dispute with Veloz` excludes two things. */
function parts(topic: string): string[] {
  const found = topic.split(/\s+(?:with|about|mit|über|avec|con|com)\s+/iu).filter((part) => /\s|^\p{Lu}/u.test(part));
  return found.length > 1 ? [topic, ...found] : [topic];
}

/** `him` and `that` name nothing that other sentences could be searched for. */
function names(topic: string): boolean {
  return !/^(?:him|her|it|them|this|that|these|those|us|me|you|ihn|sie|es|ihm|ihr|das|dies(?:es)?|le|la|les|lui|cela|ça|lo|los|las|eso|esto|ele|ela|isso|isto|ciò|questo|それ|これ|他|她|它|这个|那个|ذلك|هذا)$/iu.test(
    topic.trim(),
  );
}

/** `Budgetzahlen` → `Budget`, `salary data` → `salary`, `layoffs` → `layoff`. */
function stem(topic: string): string {
  return topic
    .trim()
    .replace(
      /(?:(?<![\s-])[\s-]{0,3}(?:zahlen|angaben|daten|figures?|numbers?|data|details?|information|informationen|talk|discussions?|topics?|themen|issues?))$/iu,
      '',
    )
    .replace(/(?<=\p{Script=Latin}{4})s$/u, '')
    .trim();
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
