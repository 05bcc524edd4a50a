/**
 * What a prompt says of its data, so that figures are made of what it says: amounts in pence or thousands, a cost for a case of six, a tax that
 * amounts hold, one wrong value, an exchange rate, a record entered twice, the only rows that count.
 */
import type { Dictated } from '../../model/brief.ts';
import { fold } from './clean.ts';
import { codeOf, numberOf } from './currencies.ts';
import { leftOutSaid } from './left-out-said.ts';
import { rateIn } from './rates.ts';
import { renamedIn } from './renamed.ts';
import { sentences } from './sentences.ts';
import { Sign } from './sign.ts';
import { saidIn, says, signsOf } from './signs-of.ts';
import { monthIn } from './spans.ts';
import { wrongByIn } from './wrong-by.ts';

const most = 8;
const longest = 120;

const word = "[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}'’_-]{0,30}";
const what = `(?<what>${word}(?: ${word}){0,4}?)`;
const are =
  '(?:is|are|sind|ist|stehen|gilt|gelten|sont|est|están?|son|es|estão|são|é|sono|è)(?: (?:all|always|given|shown|stated|quoted|recorded|listed|stored|kept|entered|expressed|written|alle|angegeben|tous|toutes|todos|todas|indicados?|tutti|tutte))*';

/** What a value is counted in, by its word. */
const units: readonly (readonly [words: string, factor: number, currency?: string])[] = [
  ['pence|pennies', 0.01, 'GBP'],
  ['(?:euro |us |dollar )?cents?|centimes|céntimos|centavos|cêntimos|centesimi|rappen|öre|øre|groszy|小数点分|美分|欧分', 0.01],
  ['hundreds', 100],
  ['thousands?|tausend(?:en)?|tsd\\.?|milliers|miles|milhares|migliaia|k', 1000],
  ['millions?|millionen|mio\\.?|millones|milhões|milioni|mn', 1_000_000],
  ['billions?|milliarden|mrd\\.?|milliards|mil millones|bilhões|miliardi', 1_000_000_000],
];
const unit = `(?<unit>${units.map(([words]) => words).join('|')})`;
const money =
  '(?<money>[€$£]|EUR|USD|GBP|CHF|JPY|CNY|CAD|AUD|SEK|NOK|DKK|PLN|CZK|BRL|INR|AED|SAR|[Ee]uros?|[Dd]ollars?|[Pp]ounds?|[Ff]ranken)';

const scales: readonly Sign[] = [
  new Sign(
    'penc|penn|cent|rappen|öre|øre|grosz|hundred|thousand|tausend|tsd|millier|mil|migliaia| k|mio|mill|mn|bill|mrd|bilh',
    `${what} ${are} (?:in|en|em) (?:${money}\\s?)?${unit}(?!\\p{L})(?: (?:of|de|di|d'|von)? ?${money.replace('money', 'after')}(?!\\p{L}))?`,
    'iu',
  ),
];
/** Characters that say how many of a unit are meant, where no space parts words. */
const scalesUnspaced: readonly (readonly [RegExp, number])[] = [
  [/(?<what>金額|価格|単価|売上|数値)は(?:すべて)?千円(?:単位)?/u, 1000],
  [/(?<what>金額|価格|単価|売上|数値)は(?:すべて)?百万円(?:単位)?/u, 1_000_000],
  [/(?<what>金额|价格|单价|销售额|数字)(?:都)?(?:以|的?单位[是为]?|是|为)千元/u, 1000],
  [/(?<what>金额|价格|单价|销售额|数字)(?:都)?(?:以|的?单位[是为]?|是|为)万元/u, 10_000],
  [/(?<what>المبالغ|الأسعار|الأرقام) (?:كلها )?بالآلاف/u, 1000],
  [/(?<what>المبالغ|الأسعار|الأرقام) (?:كلها )?بالملايين/u, 1_000_000],
];

const priced =
  /(?<!\p{L})(?:\p{L}*costs?|prices?|\p{L}*pricing|fees?|rates?|amounts?|values?|\p{L}*kosten|\p{L}*preise?|beträge?|\p{L}*betrag|coûts?|prix|montants?|costes?|costos?|precios?|importes?|custos?|preços?|valor(?:es)?|prezz[io]|cost[io]|import[io])(?!\p{L})/iu;
const each = '(?: (?:a|an|one|each|every|the|eine?n?|jede[rn]?|une?|un|chaque|una|cada|uma?|ogni))?';
const packs: readonly RegExp[] = [
  new RegExp(
    `${what} ${are} (?:for|per|für|pro|je|pour|par|por|para)${each} (?:\\p{L}{2,20} ){0,2}?(?:(?:of|with|holding|à|mit|von|zu|de|da|di|con) )?(?<size>\\d{1,6}|dozen)(?![\\d.,:/-]*\\d)(?! ?(?:%|[€$£]|(?:months?|weeks?|days?|years?|quarters?|hours?|minutes?|monate?|wochen?|tage?|jahre?|stunden?|mois|semaines?|jours?|ans?|heures?|mes(?:es)?|semanas?|días|dias|años|anos|horas|mesi|settimane|giorni|anni|ore)(?!\\p{L})))`,
    'iu',
  ),
  /(?<what>コスト|原価|価格|単価|金額)は(?<size>\d{1,6})(?:個|本|枚|袋|缶|点)(?:入り)?/u,
  /(?<what>成本|价格|单价|金额)(?:是|为|按)(?:每?[箱包盒件打])?(?<size>\d{1,6})[个件瓶只包]/u,
];

const taxes = 'VAT|GST|HST|sales tax|tax|MwSt\\.?|Mehrwertsteuer|USt\\.?|Umsatzsteuer|TVA|IVA';
const taxed = new RegExp(`(?<!\\p{L})(?:${taxes})(?!\\p{L})|消費税|增值税|ضريبة القيمة المضافة`, 'iu');
const rated = /(?<rate>\d{1,2}(?:[.,]\d{1,2})?)\s?[%％]/u;
const excluded =
  /(?<!\p{L})(?:exclud\p{L}*|exclusive|excl\.?|net(?: of)?|before|without|(?:do|does) not include|(?:don't|doesn't) include|add|plus|ohne|exkl\p{L}*|zuzüglich|zzgl\.?|netto|nicht enthalten|hors|HT|n'incluent pas|sin|no incluyen?|excluyen|sem|não inclu\p{L}*|líquidos?|senza|non includono|esclus\p{L}*|netti)(?!\p{L})|税抜|税別|不含|未税|غير شامل/iu;
const included =
  /(?<!\p{L})(?:includ\p{L}*|inclusive|incl\.?|contains?|gross(?: of)?|enthalten|enthält|inkl\p{L}*|einschließlich|brutto|TTC|toutes taxes|comprennent|inclu\p{L}*|brutos?|incluem|lordi|comprens\p{L}*|comprendono)(?!\p{L})|税込|含税|含|شامل|تشمل/iu;
const amounts =
  /(?<!\p{L})(?<what>(?:\p{L}+ )?(?:amounts?|figures?|values?|prices?|sales|revenues?|turnover|numbers|totals?|invoices?|fees?|\p{L}*beträge|\p{L}*preise|\p{L}*umsätze|zahlen|montants?|prix|chiffres|ventes|importes?|precios|cifras|ventas|valores|preços|vendas|importi|prezzi|cifre|vendite))(?!\p{L})|(?<own>金額|価格|売上|金额|价格|销售额|المبالغ|الأسعار)/iu;
const shownNet =
  /(?<!\p{L})(?:show|report|give|state|present|want|need|display|zeig\p{L}*|montre\p{L}*|muestra\p{L}*|mostr\p{L}*)[^.;!?]{0,40}?(?<!\p{L})(?:net|netto|without (?:the )?(?:VAT|tax)|excluding (?:the )?(?:VAT|tax)|ohne (?:MwSt|USt)|hors taxes?|HT|netos?|líquidos?|netti)(?!\p{L})/iu;
const shownGross =
  /(?<!\p{L})(?:show|report|give|state|present|want|need|keep|display|zeig\p{L}*|montre\p{L}*|muestra\p{L}*|mostr\p{L}*)[^.;!?]{0,40}?(?<!\p{L})(?:gross|brutto|with (?:the )?(?:VAT|tax)|including (?:the )?(?:VAT|tax)|mit (?:MwSt|USt)|TTC|brutos?|lordi)(?!\p{L})/iu;
/** `Take the 20% VAT off`. */
const takeOff =
  /(?<=^|[,;:]\s|(?:please|and) )(?:take (?:off|out)|take|remove|deduct|strip(?: out)?|subtract|exclude)(?: the)? (?<rate>\d{1,2}(?:[.,]\d{1,2})?)\s?% (?<tax>VAT|GST|sales tax|tax)(?!\p{L})/iu;

const figure = '(?:[€$£]\\s?)?(?:NAME>\\d[\\d.,]*\\d|\\d)(?:\\s?(?:€|[A-Z]{3}))?(?![\\p{L}\\d%])';
const [right, wrong] = ['value', 'was'].map((each) => figure.replace('(?:NAME>', `(?<${each}>`)) as [string, string];
const named = '(?<what>[^.,;:!?]{2,80}?)';
const values: readonly Sign[] = [
  new Sign(
    'should|must|ought|has to|needs to|really|actually|in fact',
    `${named} (?:(?:should|must|ought to|has to|needs to) (?:be|read|say|have been)|(?:is|was) (?:really|actually|in fact)) ${right},? (?:and )?(?:not|instead of|rather than) ${wrong}`,
    'iu',
  ),
  new Sign(
    'soll|muss|müsst',
    `${named} (?:sollte|soll|muss|müsste) ${right}(?: sein| betragen| heißen| lauten)?,? (?:und )?(?:nicht|statt) ${wrong}`,
    'iu',
  ),
  new Sign('devr|doit', `${named} (?:devrait|doit) être (?:de )?${right},? (?:et )?(?:non|pas|au lieu de) (?:pas )?(?:de )?${wrong}`, 'iu'),
  new Sign(
    'deb|dev',
    `${named} (?:debería|debe|deveria|deve|dovrebbe) (?:ser|essere) (?:de |di )?${right},? (?:[ye] )?(?:no|não|non|en lugar de|em vez de|invece di) ${wrong}`,
    'iu',
  ),
  new Sign('应', `${named.replace('{2,80}', '{1,40}')}应(?:该|当)?[是为]${right}[，,]?(?:而)?不是${wrong}`, 'u'),
  new Sign('ではな', `${named.replace('{2,80}', '{1,40}')}は${wrong}ではなく、?${right}`, 'u'),
];

const isWrong =
  /(?<!\p{L})(?:wrong(?:ly)?|incorrect(?:ly)?|typos?|typing error|mis-?typed|mis-?keyed|mis-?read|mistakes?|upside down|an? error|not right|isn't right|falsch\p{L}*|\p{L}*fehler\p{L}*|vertippt|verkehrt|erron\p{L}*|fausse?|erreur|coquille|err[oó]ne\p{L}*|equivocad\p{L}*|incorret[oa]|errad[oa]|erro|errores?|sbagliat[oa]|errat[oa]|errore)(?!\p{L})/iu;
const amount = '(?:[€$£]\\s?)?(?<value>\\d[\\d.,]*\\d|\\d)(?!\\s?%)(?:\\s?€)?';
/** How the right value is given; the first ones are said of nothing else. */
const rightValues: readonly Sign[] = [
  new Sign('richtig|korrekt', `(?<!\\p{L})(?:richtig|korrekt) (?:ist|sind|wäre|wären|lautet|lauten) ${amount}`, 'iu'),
  new Sign(
    'correct|right|richtig|korrekt|just|corre|giust|cert',
    `${amount}(?: \\p{L}{2,14})? (?:is|are|would be|ist|sind|est|sont|es|son|é|são|è|sono) (?:the )?(?:correct|right|richtig|korrekt|juste|correct[eo]s?|correta?o?s?|corrett[oaie]|giust[oaie]|cert[oa]s?)(?!\\p{L})`,
    'iu',
  ),
  new Sign(
    'correct|right|true|bon|corre|giust',
    `(?<!\\p{L})(?:(?:the )?(?:correct|right|true) (?:figure|value|number|amount|one|rate|quantity|count|price) (?:is|was|would be)|la bonne valeur est|le bon (?:chiffre|montant) est|(?:lo|el valor|la cifra) correct[oa] es|o (?:valor )?correto é|il valore (?:giusto|corretto) è) ${amount}`,
    'iu',
  ),
  new Sign(
    'should|must|ought|has to|needs to|soll|muss|müsst|devr|doit|deb|dev|dovr',
    `(?<!\\p{L})(?:(?:should|must|ought to|has to|needs to) (?:be|read|say|have been)|(?:devrait|doit) être(?: de)?|(?:debe|debería|deve|deveria|dovrebbe) (?:ser|essere)(?: de| di)?|(?:sollte|soll|muss|müsste)) ${amount}`,
    'iu',
  ),
  new Sign(
    'use|take|usa|utilis|prene|verwend|nimm|nehm|prend',
    `(?<!\\p{L})(?:please )?(?:use|take|utilise[rz]?|prene[rz]|usar?|usen|usate|verwende\\p{L}*|nimm|nehmen sie|prendi|prendete)(?: bitte)? ${amount}`,
    'iu',
  ),
];
const surelyRight = 3;
const wrongValue = /(?<!\p{L})(?:with|at|as|mit|als|avec|à|con|com|a) (?:[€$£]\s?)?(?<was>\d[\d.,]*\d)(?!\d)/iu;
const notValue =
  /^,? (?:and |und |et )?(?:not|instead of|rather than|nicht|statt|au lieu de|et non|en lugar de|em vez de|invece di) (?:[€$£]\s?)?(?<was>\d[\d.,]*\d|\d)/iu;
const clauseEnd = /[,;:]\s+(?:(?:and|und|et|y|e)\s+)?|\s[-–—]\s/u;
/** An ID: letters and digits, a long number, or one behind a noun that is no year. */
const recordMark =
  /(?<![\p{L}\d.,€$£-])(?:(?=[\p{L}_/-]{1,12}\d)[\p{L}][\p{L}\d_/-]{2,40}|\d{5,}|(?<=\p{L}{3} #?)(?!(?:19|20)\d\d(?!\d))\d{3,4})(?![\d%.,]*\d)/u;

const marked = '(?=[\\p{L}/_-]{0,12}\\d)[\\p{L}\\d][\\p{L}\\d/_-]{0,30}';
const twice = new RegExp(
  `(?<!\\p{L})(?<what>(?:\\p{L}{2,20} )?(?:(?:no\\.?|number|nr\\.?|num\\.?|id) |n° ?|# ?)?${marked})(?:,|\\s[-–—])? (?=[^.;!?]{0,40}?(?:twice|two times|(?:a )?duplicate[ds]?|double|doppelt|zweimal|deux fois|doublon|dos veces|duplicad\\p{L}*|duas vezes|due volte|duplicat\\p{L}*|doppi\\p{L}*)(?!\\p{L}))(?:(?:as|because|since|which|it|that|and|sie|er|es|denn|weil|elle|il|car|porque|que|pois|perché|che|si) )*(?:was|were|is|has been|got|appears|stands|wurde|ist|steht|a été|est|fue|se|está|foi|è|è stat[oa])(?!\\p{L})`,
  'iu',
);
const twiceUnspaced = /(?<what>(?:注文|伝票|订单|单号)?\s?[A-Z]{0,4}-?\d{2,12})(?:は|が|被)?(?:二重|2回|两次|重复)/u;

const ignored =
  /(?<!\p{L})(?:ignor\p{L}*|exclu\p{L}*|leave|skip|drop|remove|delete|disregard|not count|don't count|weglassen|lass\p{L}*|streich\p{L}*|omet\p{L}*|omit\p{L}*|escl\p{L}*)(?!\p{L})|無視|除|忽略|剔除|不计/iu;

const end =
  "(?=\\s*(?:[.;:!?()]|$)|, | and (?:leave|exclude|ignore|do not|don't|show|use|make|end|keep|compare|note|treat)| but | so that | because )";
const onlys: readonly { pattern: Sign; sure: boolean }[] = [
  {
    sure: true,
    pattern: new Sign(
      'only|just',
      `(?<!\\p{L})(?:count|consider|counting|considering) (?:only|just) ${what.replaceAll('}?', '}')}${end}`,
      'iu',
    ),
  },
  { sure: true, pattern: new Sign('only', `(?<!\\p{L})only (?:count|consider) ${what.replaceAll('}?', '}')}${end}`, 'iu') },
  {
    sure: true,
    pattern: new Sign(
      'only',
      `(?<!\\p{L})only (?:the )?${what} (?:count|counts|should count|are to count|shall count|matter|should be counted)${end}`,
      'iu',
    ),
  },
  {
    sure: true,
    pattern: new Sign(
      'limit|restrict',
      `(?<!\\p{L})(?:limit|restrict) (?:it|this|the (?:data|figures|analysis|numbers|review|report|deck)|everything|yourself) to ${what.replaceAll('}?', '}')}${end}`,
      'iu',
    ),
  },
  {
    sure: false,
    pattern: new Sign(
      'only',
      `(?<!\\p{L})(?:include|use|keep|take|including|using|look at|analy[sz]e) only ${what.replaceAll('}?', '}')}${end}`,
      'iu',
    ),
  },
  {
    sure: false,
    pattern: new Sign('only', `(?<!\\p{L})only (?:include|use|keep|take|look at|analy[sz]e) ${what.replaceAll('}?', '}')}${end}`, 'iu'),
  },
  {
    sure: true,
    pattern: new Sign('nur', `(?<!\\p{L})(?:zähl\\p{L}*|berücksichtig\\p{L}*|rechne) nur ${what.replaceAll('}?', '}')}${end}`, 'iu'),
  },
  { sure: true, pattern: new Sign('nur', `(?<!\\p{L})nur (?:die )?${what} (?:zählen|mitzählen|berücksichtigen|einbeziehen)${end}`, 'iu') },
  {
    sure: true,
    pattern: new Sign(
      'compte',
      `(?<!\\p{L})(?:ne compte[rz]? que|compte[rz]? (?:uniquement|seulement)) ${what.replaceAll('}?', '}')}${end}`,
      'iu',
    ),
  },
  {
    sure: true,
    pattern: new Sign(
      'cuent|conta|cont',
      `(?<!\\p{L})(?:cuenta|cuente|contar|conte|conta|considera|considere) (?:solo|sólo|solamente|só|somente|apenas|soltanto) ${what.replaceAll('}?', '}')}${end}`,
      'iu',
    ),
  },
  { sure: true, pattern: new Sign('だけ|のみ', '(?<what>[^、。,，\\s]{2,20}?)(?:だけ|のみ)を?(?:数え|対象|集計)', 'u') },
  { sure: true, pattern: new Sign('只|仅', '(?:只|仅)(?:计算|统计|计入|算)(?<what>[^，。；,]{2,20}?)(?=[，。；,]|$)', 'u') },
];

/** In the order of the prompt. */
export function dictatedIn(prompt: string): Dictated[] {
  const text = fold(prompt);
  const all = sentences(text);
  const left = leftOutSaid(all);
  return all
    .flatMap((sentence, index) => {
      if (/[?？؟]\s*$/u.test(sentence)) return [];
      const said = inSentence(sentence, text);
      // A record that was entered twice is left out once.
      if (said.some(({ kind }) => kind === 'once')) return said;
      const out = left.flatMap(({ what, at }): Dictated[] => (at === index ? [{ kind: 'out', what, text: shortened(sentence) }] : []));
      return [...said, ...out];
    })
    .slice(0, most);
}

/** A text without the sentences that speak of the data alone: what they name is neither the subject nor the period of a deck. */
export function withoutDictated(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const said = sentences(line).flatMap((sentence) => sentence.split(alsoAsked));
      const left = new Set(leftOutSaid(said.map(fold)).flatMap(({ at, from }) => [at, from]));
      const kept = said.filter((part, at) => !left.has(at) && !inSentence(fold(part), '').some((each) => isOfData(each, part)));
      return kept.length === said.length ? line : kept.join(' ');
    })
    .join('\n');
}

/** What a deck may tell as news is said of the data only where it puts names in quotes: `in May the team was renamed Dockside`. */
const isOfData = (said: Dictated, sentence: string) =>
  said.kind === 'sample' ? false : said.kind === 'renamed' ? /["“”„«»「」『』]/u.test(sentence) : said.kind !== 'only' || said.sure;

/** Where a sentence goes on with something else that it asks for. */
const alsoAsked =
  /(?:[,;]| and)\s+(?=(?:leave|exclude|ignore|do not|don't|show|use|make|end|keep|compare|focus|skip)(?!\p{L}))|[,;]\s+(?:and|und|et|y|e)\s+(?=[^,;]{3,60} (?:should|must|has to|needs to|soll|muss|doit|debe|deve) )/iu;
/** What is to be decided is no order: `restrict it to first orders, or drop it`. */
const choosing =
  /(?<!\p{L})(?:whether|decide|decision|options?|settle|choose|choice|should we|entscheid\p{L}*|entschied\p{L}*|ob wir|optionen|décid\p{L}*|décision|decid\p{L}*|decisi\p{L}*|scegli\p{L}*|scelta|elegir|escolher)(?!\p{L})/iu;

function inSentence(sentence: string, text: string): Dictated[] {
  const whole = renamedIn(sentence, shortened(sentence)) ?? valueIn(sentence) ?? rateIn(sentence, shortened(sentence));
  if (whole) return [whole];
  const wrong = choosing.test(sentence) ? null : wrongByIn(sentence);
  if (wrong) return [{ kind: 'times', ...wrong, text: shortened(sentence) }];
  const clauses = clausesOf(sentence).map((clause) => ({ clause, unit: scaleIn(clause) ?? packIn(clause) }));
  const units = clauses.flatMap(({ unit }) => unit ?? []);
  // What another clause says of a unit is not said of the tax.
  const rest = units.length === 0 ? sentence : clauses.flatMap(({ clause, unit }) => (unit ? [] : [clause.trim()])).join(' ');
  const tax = taxIn(rest, text);
  if (tax || units.length > 0) return [...units, ...(tax ? [tax] : [])];
  const one = twice.exec(sentence) ?? twiceUnspaced.exec(sentence);
  if (one)
    return [
      {
        kind: 'once',
        what: subject(one.groups!.what!),
        ...(ignored.test(sentence) && { ignored: true as const }),
        text: shortened(sentence),
      },
    ];
  const rows = onlyIn(sentence);
  return [...(rows ? [rows] : []), ...sampleIn(sentence)];
}

const tally = signsOf(({ asks }) => asks.tally);
const readAgain = signsOf(({ asks }) => asks.readAgain);

/** `Her team read some of the files and noted the cause; count them up.` */
function sampleIn(sentence: string): Dictated[] {
  const [order] = saidIn(tally, sentence);
  const [read] = order ? saidIn(readAgain, sentence.slice(0, order.at)) : [];
  if (!read) return [];
  const told = sentence.slice(sentence.lastIndexOf(';', read.at) + 1).trim();
  return [{ kind: 'sample', said: told.slice(0, longestSaid), text: shortened(told) }];
}
/** Characters of what is said of a sample. */
const longestSaid = 300;

/** Clauses, each with its verb: `costs and prices are in pence` is one. */
function clausesOf(sentence: string): string[] {
  const clauses: string[] = [];
  let open = '';
  for (const part of sentence.split(/(;|,(?!\d)| and | und | et | y | e (?=\p{L}))/u)) {
    if (isVerbal.test(open) && /^(?:[;,]| \p{L}{1,3} )$/u.test(part)) {
      clauses.push(open);
      open = '';
    } else open += part;
  }
  return [...clauses, open];
}

const isVerbal = new RegExp(`(?<!\\p{L})${are}(?!\\p{L})|は|是|为|以`, 'iu');

function valueIn(sentence: string): Dictated | null {
  if (!/\d/.test(sentence)) return null;
  for (const sign of values) {
    const { what: of, value, was } = sign.exec(sentence)?.groups ?? {};
    if (of && value && was)
      return { kind: 'value', what: subject(of), value: numberOf(value), was: numberOf(was), text: shortened(sentence) };
  }
  return correctedIn(sentence);
}

/** Of a sentence that calls a value wrong, or gives the right one of a record: what it is of, the right value, and the wrong one if it says it. */
function correctedIn(sentence: string): Dictated | null {
  for (const [at, sign] of rightValues.entries()) {
    const found = sign.exec(sentence);
    if (!found) continue;
    const head = sentence.slice(0, found.index);
    const of = head.split(clauseEnd).findLast((clause) => recordMark.test(clause) || monthNamed(clause)) ?? head;
    // What something should be is a goal, unless a record or a mistake is spoken of.
    const isMeant = isWrong.test(sentence) || at < surelyRight || recordMark.test(of);
    if (!isMeant || !/\p{L}/u.test(of)) return null;
    const was = wrongValue.exec(head)?.groups?.was ?? notValue.exec(sentence.slice(found.index + found[0].length))?.groups?.was;
    return {
      kind: 'value',
      what: namedRow(of),
      value: numberOf(found.groups!.value!),
      was: was === undefined ? null : numberOf(was),
      text: shortened(sentence),
    };
  }
  return null;
}

/** What a clause names, without what it says of it; the month and year of a booking may stand behind its verb. */
function namedRow(clause: string): string {
  const [named, rest = ''] = [clause.replace(said, ''), said.exec(clause)?.[0]];
  const when = rest.match(whenNamed) ?? [];
  const bare = named
    .replace(isWrongEverywhere, ' ')
    .replace(someone, ' ')
    .replace(/^\s*(?:on|in|for|at|bei|für|im|auf|pour|sur|dans|en|para|per|su|no|na)\s+/iu, '');
  return subject([bare, ...when].join(' ').replace(/[;:,]/g, ' ').replace(/\s+/g, ' '));
}

const said = /\s(?:is|are|was|were|has been|have been|wurden?|ist|sind|est|sont|était|a été|es|está|fue|è|foi|é|got)\s.*$/iu;
const someone =
  /(?<!\p{L})(?:somebody|someone|we|they|i|he|she|jemand|wir|on|alguien|alguém|qualcuno) (?:has |have |hat |haben |a |ha )?(?:mis)?(?:typed|entered|booked|keyed|recorded|put|posted|saved)(?: in)?(?: the)?(?!\p{L})/giu;
const isWrongEverywhere = new RegExp(isWrong.source, 'giu');
const whenNamed =
  /(?<!\d)20\d\d(?!\d)|(?<!\p{L})(?:jan|feb|mar|mär|apr|mai|may|jun|jul|aug|ago|sep|set|oct|okt|out|ott|nov|dec|dez|dic|déc|jui|aoû|fév|avr|gen|mag|giu|lug|ene|abr|fev)\p{L}*(?!\p{L})/giu;

const monthNamed = (clause: string) => monthIn(clause) !== null;

function taxIn(sentence: string, text: string): Dictated | null {
  const off = takeOff.exec(sentence)?.groups;
  if (off)
    return {
      kind: 'tax',
      what: 'amounts',
      tax: off.tax!,
      rate: numberOf(off.rate!) / 100,
      included: true,
      shown: 'net',
      text: shortened(sentence),
    };
  const tax = taxed.exec(sentence)?.[0];
  const of = amounts.exec(sentence)?.groups;
  if (tax === undefined || !of) return null;
  // How they shall be shown is not how they are.
  const stated = sentence.replace(shownNet, ' ').replace(shownGross, ' ');
  const isOut = excluded.test(stated);
  if (!isOut && !included.test(stated)) return null;
  const rate = rated.exec(sentence)?.groups?.rate;
  const wish = `${sentence} ${text}`;
  const shown = shownNet.test(wish) ? 'net' : shownGross.test(wish) ? 'gross' : null;
  return {
    kind: 'tax',
    what: subject(of.what ?? of.own!),
    tax,
    rate: rate === undefined ? null : numberOf(rate) / 100,
    included: !isOut,
    shown,
    text: shortened(sentence),
  };
}

const repeats = signsOf(({ leaves }) => leaves.twice);

function onlyIn(sentence: string): Dictated | null {
  // `Count what was exported twice only once` restricts nothing.
  if (choosing.test(sentence) || says(repeats, sentence)) return null;
  for (const { pattern, sure } of onlys) {
    const found = pattern.exec(sentence)?.groups?.what;
    if (found) return { kind: 'only', what: bare(found), sure, text: shortened(sentence) };
  }
  return null;
}

function scaleIn(clause: string): Dictated | null {
  for (const [pattern, factor] of scalesUnspaced) {
    const of = pattern.exec(clause)?.groups?.what;
    if (of) return { kind: 'scale', what: of, factor, text: shortened(clause) };
  }
  for (const sign of scales) {
    const groups = sign.exec(clause)?.groups;
    const found = groups && units.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(groups.unit!));
    if (!groups || !found) continue;
    const [, factor, own] = found;
    const currency = codeOf(groups.money ?? groups.after ?? '') ?? own;
    return { kind: 'scale', what: subject(groups.what!), factor, ...(currency !== undefined && { currency }), text: shortened(clause) };
  }
  return null;
}

function packIn(clause: string): Dictated | null {
  for (const pattern of packs) {
    const { what: of, size } = pattern.exec(clause)?.groups ?? {};
    if (!of || !size || !(priced.test(of) || /\p{Script=Han}|\p{Script=Katakana}/u.test(of))) continue;
    const number = /^\d/.test(size) ? Number(size) : 12;
    // A year is no size.
    if (number < 2 || (number >= 1990 && number <= 2100)) continue;
    return { kind: 'pack', what: subject(of), size: number, text: shortened(clause) };
  }
  return null;
}

/** Without the words that begin it: `note that all our unit prices` are unit prices. */
const subject = (text: string) =>
  bare(
    text.replace(/^.*(?<!\p{L})(?:note|that|because|since|assume|assuming|remember|dass|denn|car|que|porque|che)\s+(?=\p{L}|\p{N})/iu, ''),
  );

const bare = (text: string) =>
  text
    .replace(
      /^(?:(?:the|our|all|these|those|and|but|also|please|ignore|exclude|correction|die|der|das|den|alle|unsere?|les?|la|l'|los|las|el|os|as|o|a|il|i|gli|le|lo|tous|todos|todas|tutti|tutte)\s+)+/iu,
      '',
    )
    .trim();

const shortened = (text: string) =>
  text
    .trim()
    .replace(/^[-*•]\s+/, '')
    .replace(/[.。]$/, '')
    .slice(0, longest);
