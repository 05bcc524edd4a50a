/** What a prompt takes as given: what something costs, how long it may take, what a measure should reach, the currency of amounts. */
import type { Given } from '../../model/brief.ts';
import { fold } from './clean.ts';
import { sentences } from './sentences.ts';
import { Sign } from './sign.ts';

const most = 8;

const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  euro: 'EUR',
  euros: 'EUR',
  dollar: 'USD',
  dollars: 'USD',
  pound: 'GBP',
  pounds: 'GBP',
  franken: 'CHF',
  francs: 'CHF',
  ユーロ: 'EUR',
  ドル: 'USD',
  円: 'JPY',
  欧元: 'EUR',
  美元: 'USD',
  元: 'CNY',
  人民币: 'CNY',
  يورو: 'EUR',
  دولار: 'USD',
};
const code = '[A-Z]{3}';
const sign = `(?:[€$£¥]|${code}|euros?|dollars?|pounds?|franken|francs|ユーロ|ドル|円|欧元|美元|人民币|元|يورو|دولار)`;
const digits = "\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,12}(?:[.,]\\d{1,4})?";
const money = `(?:(?<before>${sign})\\s?(?<first>${digits})\\s?(?<k1>[kKmM](?![\\p{L}]))?|(?<second>${digits})\\s?(?<k2>[kKmM](?![\\p{L}]))?\\s?(?<after>${sign}))`;
const about = '(?:about|around|roughly|some|etwa|rund|ca\\.?|environ|unos|cerca de|circa|約|约)?';
const word = "[\\p{L}][\\p{L}\\p{M}'’-]{0,24}";
const words = (count: number) => `${word}(?: ${word}){0,${count - 1}}`;
const costs = '(?:costs?|kostet|kosten|coûte(?:nt)?|cuestan?|custam?|costano?|is worth|loses)';
const us = '(?: us| uns| nous| nos| ci| the company)?';
const one = '(?:each|every|per|an?|one|jede[rs]?|pro|ein(?:e[rs]?)?|chaque|une?|cada|un[oa]?|uma?|ogni)';

const prices: readonly (RegExp | Sign)[] = [
  new Sign(
    'cost|kost|coût|cuest|cust|is worth|loses',
    `(?<!\\p{L})(?:${one} )?(?<what>${words(4)}) ${costs}${us} ?${about} ?${money}`,
    'u',
  ),
  new Sign(
    'cost|price|rate|kost|coût|cust',
    `(?<!\\p{L})(?:costs?|price|rate|kosten|coût|coste|custo|costo) (?:of|per|for|pro|par|por|per|d['e]|di) ?(?:${one} )?(?<what>${words(4)}?)(?: is| are| =|:| of| beträgt| betragen| est de| es de| é de| è di)? ?${about} ?${money}`,
    'iu',
  ),
  new Sign('per|pro|par|por|each|every|je', `${money} (?:per|pro|par|por|for each|for every|je|each per) (?<what>${words(3)})`, 'u'),
  new RegExp(
    `(?<what>[\\p{L}]{1,12}?)(?:は|が)?(?:1件|一件|1回|1人|一人)(?:あたり|当たり|につき)(?:の?コスト(?:は|が)?)? ?${about} ?${money}`,
    'u',
  ),
  new RegExp(`每(?:次|个|件|名|单|位)(?<what>[\\p{L}]{1,12}?)(?:的)?(?:成本|花费|损失)(?:为|是)? ?${about} ?${money}`, 'u'),
  new RegExp(`كل (?<what>${words(3)}) (?:يكلفنا|تكلفنا|يكلف|تكلف) ?${money}`, 'u'),
];

const share = '(?<share>\\d{1,3}(?:[.,]\\d{1,2})?)\\s?%';
const shares: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:${one} )?(?<what>${words(4)}) ${costs}${us} ?${about} ?${share} (?:of (?:an? |the |their |one )?|des |der |eines |d'un |du |de l'|de |del |do |da |dello |della |di )(?<of>${words(3)})`,
    'iu',
  ),
  new RegExp(`(?<what>[\\p{L}]{1,12}?)(?:の?コスト|成本|费用)?(?:は|为|是|占)?(?<of>年収|年俸|年薪|给与|給与)の?(?:的)?${share}`, 'u'),
];

const units = {
  minutes: 'min(?:ute)?s?|minuten|minutos|minuti|分钟?|دقيقة|دقائق',
  hours: 'h|hrs?|hours?|stunden?|std|heures?|horas?|ore|時間|小时|ساعات?',
  days: 'd|days?|tage?n?|jours?|días?|dias?|giorni|日|天|أيام|يوما?',
} as const;
const duration = `(?<number>\\d{1,3}(?:[.,]\\d)?)[ -]?(?<unit>${Object.values(units).join('|')})(?![\\p{L}])`;
const limited =
  /(?<!\p{L})(?:slas?|service levels?|time limits?|limits?|response targets?|resolution targets?|targets?|goal|servicezeit\p{L}*|fristen?|zielzeit\p{L}*|ziele?|délais?|objectifs?|plazos?|objetivos?|prazos?|metas?|tempi|obiettiv[oi])(?!\p{L})|目標|以内|时限|目标|اتفاقية مستوى الخدمة|هدف/iu;
const responding = /respon[sd]|repl|answer|antwort|reaktion|répon|respuesta|resposta|risposta|返信|応答|响应|回复|الرد/iu;
const level = "(?<of>(?:priority |sev(?:erity)? ?|prio(?:rität)? ?)?[\\p{L}\\p{N}][\\p{L}\\p{N}'’-]{0,16})";
const limitFor = new RegExp(`${duration} (?:for|on|bei|für|pour(?: les?)?|para(?: los| as| os)?|per|fino a) ${level}`, 'giu');
const limitOf = new RegExp(`${level}(?: tickets?| cases?)?(?: is| are| in| within| =|:|は|为)? ?${duration}`, 'giu');
/** Words before a duration that name no level. */
const noLevel =
  /^(?:slas?|is|are|of|in|within|the|a|an|and|target|targets|limit|limits|goal|time|hours?|days?|from|about|under|below|than|last|past|next|ziel|frist|von|der|die|und|est|de|del|di|da|do|et|y|e|é|è|es|to|by|at|unter|inside|sous|at most|máximo|objectif|objetivo|meta|obiettivo)$/iu;

const aim = '(?:targets?|goals?|objective|aim|ziel(?:wert)?|soll|objectif|objetivo|meta|obiettivo|目標(?:値)?|目标)';
const amount = `(?<value>${digits})\\s?(?<kind>%|[kKmM](?!\\p{L}))?(?!\\s?(?:${Object.values(units).join('|')})(?!\\p{L}))`;
const is = '(?: of| is| are| =|:| von| liegt bei| ist| est(?: de)?| es(?: de| del)?| é(?: de)?| è(?: di| del)?|は|が|为|是)?';
const aims = 'target|goal|objecti|aim|ziel|soll|objeti|meta|obiettivo|目標|目标';
const targets: readonly Sign[] = [
  new Sign(
    aims,
    `(?<!\\p{L})${aim}(?: is| ist| est| es| é| è| of)? (?:an? |ein(?:e)? |une? |um[a]? )?(?<sign>[€$£])?${amount} (?<what>${words(3)})`,
    'iu',
  ),
  new Sign(
    aims,
    `(?<!\\p{L})(?:our |the |unser(?:e)? |notre |nuestr[oa] |noss[oa] |il nostro )?(?<what>${words(4)})[- ]${aim}${is} ?(?<sign>[€$£])?${amount}`,
    'iu',
  ),
  new Sign(
    aims,
    `(?<!\\p{L})${aim} (?:for |of |für |bei |pour |para |de |per |the |our |an? |die |den |das |la |le |il |o |a )*(?<what>${words(4)}?)${is} ?(?<sign>[€$£])?${amount}`,
    'iu',
  ),
  new Sign(aims, `(?:目標|目标)(?:の|的)?(?<what>[\\p{L}]{2,14}?)(?:は|が|为|是|：|:)? ?(?<sign>[€$£])?${amount}`, 'u'),
  new Sign(aims, `(?<what>[\\p{L}]{2,14}?)の?${aim}(?:は|が|为|是|：|:)? ?(?<sign>[€$£])?${amount}`, 'u'),
];

const inCurrency = new RegExp(
  `(?:amounts?|figures?|values?|numbers?|revenues?|beträge|zahlen|werte|montants?|chiffres|importes?|cifras|valores|importi|金額|金额|المبالغ)(?: (?:are|is|all|sind|alle|sont|están?|estão|sono|in|en|em))* (?:in|en|em|sont en) (?<currency>${sign})(?!\\p{L})`,
  'u',
);
const inCurrencyCjk = /(?:金額|金额)(?:は|都?是|为|以)?(?:すべて|全部)?(?<currency>ユーロ|ドル|円|欧元|美元|人民币|[A-Z]{3})/u;

const discount =
  '(?:discounts?|rabatte?n?|rabatt|nachl(?:ass|asse|ässe)|remises?|descuentos?|descontos?|scont[oi]|値引き?|割引|折扣|خصم|الخصم|خصومات)';
const capped =
  '(?:caps?|capp(?:ed|ing)|ceilings?|limit(?:s|ed)?|maximum|max\\.?|at most|no more than|höchstens|maximal|obergrenze|deckel\\p{L}{0,12}|begrenz\\p{L}{0,12}|plafon\\p{L}{0,12}|au plus|tope|límite|limite|máximo|massimo|tetto|teto|上限|最大|封顶|不超过|سقف|حد أقصى)';
/** A discount, a cap and a share near one another, in any order. */
const caps: readonly RegExp[] = [
  new RegExp(`${discount}[^.,;%]{0,40}?${capped}[^.,;%]{0,24}?${share}`, 'iu'),
  new RegExp(`${capped}[^.,;%]{0,40}?${discount}[^.,;%]{0,24}?${share}`, 'iu'),
  new RegExp(`${share}[^.,;%]{0,24}?${discount}[- ]?(?:の|的)?${capped}`, 'iu'),
  new RegExp(`${share}[^.,;%]{0,24}?${capped}[^.,;%]{0,16}?${discount}`, 'iu'),
  new RegExp(`${capped}[^.,;%]{0,16}?${share}[^.,;%]{0,16}?${discount}`, 'iu'),
  new RegExp(`${discount}[^.,;%]{0,24}?${share}[^.,;%]{0,10}?${capped}`, 'iu'),
];

/** In the order of the prompt; what is asked is not given. */
export function givenIn(instruction: string): Given[] {
  const found = sentences(fold(instruction)).flatMap((sentence) =>
    /[?？؟]\s*$/.test(sentence) && !/\d/.test(sentence) ? [] : inSentence(sentence),
  );
  return found.slice(0, most);
}

function inSentence(sentence: string): Given[] {
  const currency = (inCurrency.exec(sentence) ?? inCurrencyCjk.exec(sentence))?.groups?.currency;
  const known = currency === undefined ? null : codeOf(currency);
  if (known) return [{ kind: 'currency', currency: known, text: shortened(sentence) }];
  if (!/\d/.test(sentence)) return [];
  const cap = capIn(sentence);
  if (cap) return [cap];
  const limits = limitsIn(sentence);
  if (limits) return [limits];
  // Each clause may state one.
  return sentence
    .split(/;|,(?!\d)| and | und | et | y | e (?=\p{L})/u)
    .flatMap((clause) => shareIn(clause) ?? priceIn(clause) ?? targetIn(clause) ?? []);
}

function capIn(sentence: string): Given | null {
  if (!percent.test(sentence)) return null;
  for (const pattern of caps) {
    const match = pattern.exec(sentence);
    const cap = match ? numberOf(match.groups!.share!) / 100 : 0;
    if (cap > 0 && cap < 1) return { kind: 'cap', share: cap, text: match![0] };
  }
  return null;
}

/** Without it no share is read, which saves making its patterns. */
const percent = /\d\s?%/;

function shareIn(clause: string): Given | null {
  if (!percent.test(clause)) return null;
  for (const pattern of shares) {
    const { what, of, share: part } = pattern.exec(clause)?.groups ?? {};
    if (what && of && part) return { kind: 'share', what: subject(what), of, share: numberOf(part) / 100, text: shortened(clause) };
  }
  return null;
}

function priceIn(clause: string): Given | null {
  for (const pattern of prices) {
    const groups = pattern.exec(clause)?.groups;
    const what = groups?.what;
    const currency = codeOf(groups?.before ?? groups?.after ?? '');
    if (!groups || !what || currency === null) continue;
    const scale = { k: 1e3, m: 1e6 }[(groups.k1 ?? groups.k2 ?? '').toLowerCase()] ?? 1;
    return {
      kind: 'price',
      what: subject(what),
      amount: numberOf(groups.first ?? groups.second!) * scale,
      currency,
      text: shortened(clause),
    };
  }
  return null;
}

function targetIn(clause: string): Given | null {
  for (const pattern of targets) {
    const groups = pattern.exec(clause)?.groups;
    if (
      !groups?.what ||
      !groups.value ||
      /^(?:(?:is|are|ist|est|es|é|è|the|a|our)$|audience|group|date|market|customers?|slides?|length|price)/iu.test(groups.what)
    )
      continue;
    const scale = { '%': 0.01, k: 1e3, m: 1e6 }[(groups.kind ?? '').toLowerCase()] ?? 1;
    const value = Number((numberOf(groups.value) * scale).toPrecision(12));
    // A year is no target.
    if (scale === 1 && !groups.sign && value >= 1990 && value <= 2100) continue;
    return { kind: 'target', what: groups.what, value, ...(groups.kind === '%' && { percent: true as const }), text: shortened(clause) };
  }
  return null;
}

function limitsIn(sentence: string): Given | null {
  if (!limited.test(sentence)) return null;
  const read = (pattern: RegExp) =>
    [...sentence.matchAll(pattern)].flatMap(({ groups }) => {
      const { of, number, unit } = groups as Record<'of' | 'number' | 'unit', string>;
      return noLevel.test(of) ? [] : [{ of, value: numberOf(number), unit: unitOf(unit) }];
    });
  const after = read(limitFor);
  const named = after.length > 0 ? after : read(limitOf);
  const shared = { kind: 'limit', times: responding.test(sentence) ? 'response' : 'resolution', text: shortened(sentence) } as const;
  const [first] = named;
  if (first && (named.length > 1 || /\d/.test(first.of)))
    return named.every(({ unit }) => unit === first.unit)
      ? { ...shared, unit: first.unit, by: named.map(({ of, value }) => ({ of, value })) }
      : { ...shared, unit: 'hours', by: named.map(({ of, value, unit }) => ({ of, value: value * hoursIn[unit] })) };
  const { number, unit } = new RegExp(duration, 'iu').exec(sentence)?.groups ?? {};
  return number && unit ? { ...shared, unit: unitOf(unit), by: [{ of: null, value: numberOf(number) }] } : null;
}

const hoursIn = { minutes: 1 / 60, hours: 1, days: 24 } as const;

function unitOf(text: string): keyof typeof units {
  return (Object.keys(units) as (keyof typeof units)[]).find((unit) => new RegExp(`^(?:${units[unit]})$`, 'iu').test(text))!;
}

/** `1,250.50`, `1.250,50` and `0,35`: the last mark before one or two digits is the decimal one. */
export function numberOf(text: string): number {
  const [, whole, decimals] = /^(.*?)(?:[.,](\d{1,2}|\d{4}))?$/s.exec(text)!;
  return Number(`${whole!.replace(/\D/g, '')}.${decimals ?? '0'}`);
}

/** ISO 4217 of a currency as it is written; null for letters that are none. */
export function codeOf(text: string): string | null {
  if (/^[A-Z]{3}$/.test(text))
    return /^(?:SLA|CSA|NPS|CFO|CEO|COO|KPI|ARR|MRR|NRR|GRR|FTE|SKU|ETA|ROI|AND|THE|FOR)$/.test(text) ? null : text;
  return currencies[text.toLowerCase()] ?? currencies[text] ?? null;
}

/** Without the words that begin it: `that each late delivery` is a late delivery. */
function subject(what: string): string {
  return what
    .replace(/ (?:nous|nos|uns|ci|us)$/iu, '')
    .replace(
      /^(?:.* )?(?:that|assume|assuming|each|every|one|an?|the|jede[rs]?|ein(?:e[rs]?)?|chaque|une?|le|la|cada|uma?|ogni|un[oa]?|dass|que|che) /iu,
      '',
    );
}

const longest = 120;
const shortened = (text: string) =>
  text
    .trim()
    .replace(/[.。]$/, '')
    .slice(0, longest);
