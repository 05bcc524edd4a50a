/** Recurring costs, one-time costs and terms: `pay $186,000 a year for Zendesk`, `a one-time migration of $38,000`, `for three years`. */
import type { LanguageCode } from '../../../../model/language.ts';
import { capital } from '../read/topics.ts';
import type { Sentence } from '../said.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';

export interface Recurring {
  sentence: Sentence;
  name: string;
  amount: Quantity;
  per: 'year' | 'month';
  when: 'old' | 'new';
}

export interface Costs {
  recurring: Recurring[];
  once: { sentence: Sentence; amount: Quantity } | null;
  /** Years of the contract on offer. */
  years: number | null;
}

const yearly =
  /^\s*(?:\p{Lu}{3}\s)?(?:a|per|each|every|\/|pro|im|par|al|por|ao|all['’]|l['’])?\s?(?:year|yr|annum|jahr|an|année|año|ano|anno)(?!\p{L})|^\s*(?:annually|yearly|p\.a\.|jährlich|annuels?|anuales?|anuais)|^\s*(?:\/|每)?年(?!間)|^\s*(?:سنويا|سنوياً|في السنة)/iu;
const monthly =
  /^\s*(?:a|per|each|every|\/|pro|im|par|al|por|ao)?\s?(?:month|mo|monat|mois|mes|mês|mese)(?!\p{L})|^\s*(?:monthly|monatlich|mensuels?|mensuales?|mensais|mensili)|^\s*(?:\/|每)?月(?!間)|^\s*(?:شهريا|شهرياً|في الشهر)/iu;
const perBefore = {
  year: /(?:annual|yearly|per year|jährlich\p{L}*|annuel\p{L}*|anual\p{L}*|annual[ei]|年間|年額|每年|سنوي)/iu,
  month: /(?:monthly|monatlich\p{L}*|mensuel\p{L}*|mensual\p{L}*|mensal\p{L}*|mensil\p{L}*|月額|每月|شهري)/iu,
};
const old =
  /(?<!\p{L})(?:pay|paying|paid|currently|today|current|existing|now|incumbent|zahlen|aktuell\p{L}*|derzeit|heute|bisher\p{L}*|bestehend\p{L}*|payons|actuel\p{L}*|aujourd['’]hui|pagamos|actual\p{L}*|hoy|atual\p{L}*|hoje|paghiamo|attual\p{L}*|oggi)(?!\p{L})|現在|現行|目前|现在|现有|حالي|ندفع/iu;
const offered =
  /(?<!\p{L})(?:quot\p{L}+|offer\p{L}*|would cost|will cost|new|propos\p{L}+|bid\p{L}*|replacement|angebot\p{L}*|bietet|neu\p{L}*|würde\p{L}*|devis|nouve\p{L}+|coûterait|oferta|ofrece|nuev\p{L}+|costaría|nov[oa]|custaria|offert\p{L}+|nuov[oa]|costerebbe)(?!\p{L})|見積|新|报价|عرض|جديد/iu;
const single =
  /(?<!\p{L})(?:one[- ]?(?:time|off)|up[- ]?front|set-?up|migration|implementation|onboarding|installation|einmalig\p{L}*|einrichtung\p{L}*|ponctuel\p{L}*|unique|mise en place|únic[oa]|puesta en marcha|implantación|implantação|una tantum|iniziale)(?!\p{L})|初期費用|一時|一次性|导入|لمرة واحدة/iu;

const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  dois: 2,
  três: 3,
  quatro: 4,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
};
const term = new RegExp(
  `(?<!\\p{L})(?:for|over|on a|with a|term of|contract of|für|über|auf|pour|sur|por|para|a|per|su|durante)?\\s?(${Object.keys(numbers).join('|')}|\\d{1,2})[ -]?(?:years?|jahren?|ans|années|años|anos|anni)(?:\\s(?:contract|term|deal|commitment))?(?!\\p{L})|(\\d{1,2})(?:年間|年契約|年合同|年期)`,
  'giu',
);

/** Prices of a part, conditions and refusals: what is compared then is not the whole cost. */
const partial =
  /(?<!\p{L})(?:each|if|not|never|unless|instead|except|excluding|plus tax|wenn|nicht|kein\p{L}*|falls|si|pas|no|não|non|se|(?:per|pro|par|por|je)\s(?!(?:year|annum|month|yr|jahr|monat|an|année|mois|año|mes|ano|mês|anno|mese)(?!\p{L}))\p{L}+)(?!\p{L})|一人|1人|每人|每用户|لكل/iu;

/** Null if an amount of money among the sentences is none of these. */
export function costsIn(sentences: readonly Sentence[], language: LanguageCode): Costs | null {
  const recurring: Recurring[] = [];
  let once: Costs['once'] = null;
  let years: number | null = null;
  for (const sentence of sentences) {
    const { text } = sentence;
    const money = quantitiesIn(text, language).filter(({ unit }) => unit === 'money');
    if (money.length > 0 && (partial.test(text) || /[?？؟]/u.test(text))) return null;
    for (const [index, amount] of money.entries()) {
      const start = money[index - 1]?.end ?? 0;
      const before = text.slice(start, amount.at);
      const after = text.slice(amount.end, money[index + 1]?.at ?? text.length);
      const per =
        yearly.test(after) || perBefore.year.test(before) ? 'year' : monthly.test(after) || perBefore.month.test(before) ? 'month' : null;
      const name = per === null ? '' : nameOf(before, after);
      const [isNew, isOld] = [offered.test(before), old.test(before)];
      if (per !== null && name !== '' && isNew !== isOld) recurring.push({ sentence, name, amount, per, when: isNew ? 'new' : 'old' });
      else if (per === null && once === null && single.test(before)) once = { sentence, amount };
      else return null;
    }
    if (money.length > 0 && years === null)
      for (const match of text.matchAll(term)) {
        const count = match[2] ?? match[1]!;
        years = numbers[count.toLowerCase()] ?? Number(count);
      }
  }
  return { recurring, once, years: years !== null && years > 1 && years <= 10 ? years : null };
}

const proper = String.raw`\p{Lu}[\p{L}\p{N}.&+-]*(?: \p{Lu}[\p{L}\p{N}.&+-]*){0,2}`;
const subject = new RegExp(`(?:^|[\\s,;:(])(${proper})(?:['’]s)?(?:\\s(?:\\p{Ll}+\\s?){0,4})?[\\s:]*$`, 'u');
const object = new RegExp(`^[^.,;]{0,24}?(?:for|für|pour|por|per|para|to|an|à|a)\\s(${proper})`, 'u');
/** The first word of a sentence that is no name. */
const common =
  /^(?:We|The|Our|It|They|This|Currently|Today|I|Wir|Die|Der|Das|Unsere?|Nous|Le|La|Les|El|Los|O|A|Il|Pay|New|Current|Old|Budget|Annual|Monthly|Cost|Costs|And|But|Plus)$/u;

/** `Intercom quoted …`, `… a year for Zendesk`; otherwise the words of the clause: `current licence`. */
function nameOf(before: string, after: string): string {
  const behind = object.exec(
    after.replace(
      /^\s*(?:a|per|pro|par|al|por|im|\/)?\s?(?:year|yr|annum|month|mo|jahr|monat|an|mois|año|mes|ano|mês|anno|mese)(?!\p{L})/iu,
      '',
    ),
  )?.[1];
  if (behind !== undefined && !common.test(behind)) return behind.replace(/\.$/, '');
  const clause = before.split(/[;.]\s|,\s(?=\p{L})/u).at(-1)!;
  const ahead = subject.exec(clause)?.[1];
  if (ahead !== undefined && !common.test(ahead.split(' ')[0]!)) return ahead;
  const words =
    /(?:^|(?:the|our|a|an|and|die|der|das|le|la|el|il|o)\s)((?:current|existing|new|old|proposed|present|aktuelle|neue|bisherige|derzeitige)\w*\s[\p{L} ]{3,30}?)(?:\s(?:costs?|is|at|of|kostet|ist|coûte|cuesta|custa|costa|would|will|runs)|\s*:)/iu.exec(
      `${clause.trim()} `,
    )?.[1];
  return capital(words?.trim() ?? '');
}
