/** What a prompt takes as given: what something costs, how long it may take, what a measure should reach, the currency of amounts. */

import type { Given, Question } from '../../model/brief.ts';
import type { LanguageCode } from '../../model/language.ts';
import { besidesBlame } from './blamed.ts';
import { fold } from './clean.ts';
import { concernIn } from './concern.ts';
import { codeOf, currencySign, digits, numberOf } from './currencies.ts';
import { daysIn } from './days-counted-on.ts';
import { withDigits } from './numbers-in-words.ts';
import { ratioTold } from './ratio-told.ts';
import { sampleIn } from './sample-said.ts';
import { sentences } from './sentences.ts';
import { Sign } from './sign.ts';
import { marginIn } from './stated-margin.ts';
import { measuresIn, type StatedMeasure } from './stated-measure.ts';
import { retentionIn } from './stated-retention.ts';
import { toldMeasure } from './told-measure.ts';
import { worthIn } from './worth-by-column.ts';

const most = 8;

const money = `(?:(?<before>${currencySign})\\s?(?<first>${digits})\\s?(?<k1>[kKmM](?![\\p{L}]))?|(?<second>${digits})\\s?(?<k2>[kKmM](?![\\p{L}]))?\\s?(?<after>${currencySign}))`;
/** The amount that a correction takes back, before the one that holds. */
const denied = `(?:(?:not|nicht|pas|no|não|non) (?:\\p{L}{1,3} )?(?:${currencySign})?\\s?(?:${digits})\\s?(?:${currencySign})?,? (?:but|sondern|mais|sino|mas|ma) (?:d')?)?`;
const average =
  '(?:on average|an average of|im [Ss]chnitt|im [Dd]urchschnitt|durchschnittlich|im [Mm]ittel|en moyenne|de media|en promedio|em média|in media|mediamente|平均で?|في المتوسط)';
const about = `${denied}(?:${average},? ?)?${denied}(?:about|around|roughly|approximately|some|etwa|rund|ungefähr|ca\\.?|environ|à peu près|unos|unas|cerca de|alrededor de|circa|約|约)?(?: ?${average})?`;
const word = "[\\p{L}][\\p{L}\\p{M}'’-]{0,24}";
const words = (count: number) => `${word}(?: ${word}){0,${count - 1}}`;
const costs = '(?:costs?|kostet|kosten|coûte(?:nt)?|cuestan?|custam?|costa(?:no)?|is worth|loses)';
const us = '(?: us| uns| nous| nos| ci| the company)?';
const one = '(?:each|every|per|an?|one|[Jj]ede[rsn]?|pro|je|[Ee]in(?:e[rsnm]?)?|chaque|une?|cada|un[oa]?|uma?|ogni)';

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
  // `Finance puts each day of delay on an offer at 60 pounds`: the amount stands after all that is said of it.
  new Sign(
    'put|valu|reckon|set|price|count|ansetz|setz|setzen|bewert|rechne|veranschlag|chiffr|évalu|estim|compt|valor|calcul|stim',
    `(?<!\\p{L})(?:puts?|[Cc]omptez|[Rr]echne(?:t|n)?|values?|valued|reckons?|prices?|counts?|sets?|setz(?:t|en)|bewerte(?:t|n)|rechne(?:t|n)|veranschlag(?:t|en)|chiffr(?:e|ent|ons)|évalu(?:e|ent|ons)|estim(?:e|ent|ons|a|an|amos)|compt(?:e|ent|ons|ez)|valora[n]?|valoramos|calcula[n]?|calculamos|stima(?:no)?|stimiamo)(?: (?:us|with|mit|für))? ${one} (?<whole>${words(7)}?) (?:at|as|on|to|with|mit|auf|zu|à|a|en|em|in) ${about} ?${money}`,
    'u',
  ),
  new Sign('per|pro|par|por|each|every|je', `${money} (?:per|pro|par|por|for each|for every|je|each per) (?<what>${words(3)})`, 'u'),
  new RegExp(
    `(?<what>[\\p{L}]{1,12}?)(?:は|が)?(?:1件|一件|1回|1人|一人)(?:あたり|当たり|につき)(?:の?コスト(?:は|が)?)? ?${about} ?${money}`,
    'u',
  ),
  new RegExp(`每(?:次|个|件|名|单|位)(?<what>[\\p{L}]{1,12}?)(?:的)?(?:成本|花费|损失)(?:为|是)? ?${about} ?${money}`, 'u'),
  new RegExp(`كل (?<what>${words(3)}) (?:يكلفنا|تكلفنا|يكلف|تكلف) ?${about} ?${money}`, 'u'),
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
  /(?<!\p{L})(?:slas?|promises?|promised|guarantee[ds]?|commitments?|versprech\p{L}*|zusagen?|promesses?|promesas?|promessas?|promess[ae]|garant\p{L}*|service levels?|time limits?|limits?|response targets?|resolution targets?|targets?|goal|servicezeit\p{L}*|fristen?|zielzeit\p{L}*|ziele?|délais?|objectifs?|plazos?|objetivos?|prazos?|metas?|tempi|obiettiv[oi])(?!\p{L})|目標|以内|时限|目标|اتفاقية مستوى الخدمة|هدف/iu;
const responding = /respon[sd]|repl|answer|antwort|reaktion|répon|respuesta|resposta|risposta|返信|応答|响应|回复|الرد/iu;
const level = "(?<of>(?:priority |sev(?:erity)? ?|prio(?:rität)? ?)?[\\p{L}\\p{N}][\\p{L}\\p{N}'’-]{0,16})";
const limitFor = new RegExp(
  `${duration} (?:for|on|bei|für|pour(?: les?)?|para(?: los| as| os)?|per|fino a) (?!\\d[\\d.,]*\\s?[%％])${level}`,
  'giu',
);
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
  `(?:amounts?|figures?|values?|numbers?|revenues?|beträge|zahlen|werte|montants?|chiffres|importes?|cifras|valores|importi|金額|金额|المبالغ)(?: (?:are|is|all|sind|alle|sont|están?|estão|sono|in|en|em))* (?:in|en|em|sont en) (?<currency>${currencySign})(?!\\p{L})(?!,? (?:and|und|et|y|e|or|oder) (?:in |en |em )?${currencySign})`,
  'u',
);
const taxes = 'VAT|GST|HST|sales tax|tax|MwSt\\.?|Mehrwertsteuer|USt\\.?|TVA|IVA|taxes?';
/** `AUD ex GST.`: nothing but what the amounts are in. */
const onlyCurrency = new RegExp(
  `^(?:(?:[Aa]ll|[Ee]verything|[Aa]lles|[Tt]out|[Tt]odo|[Tt]udo|[Tt]utto)(?: is| ist| est| es| é| è)? (?:in |en |em )?|(?:[Cc]urrency|[Aa]mounts|[Ww]ährung|[Bb]eträge|[Dd]evise|[Mm]ontants|[Mm]oneda|[Ii]mportes|[Mm]oeda|[Vv]alores|[Vv]aluta|[Ii]mporti|通貨|金額|货币|金额|العملة|المبالغ)(?:\\s?[:：]| in| en| em)?\\s?)?(?<currency>${currencySign})(?:,? (?:ex|excl\\p{L}*\\.?|net of|before|without|incl\\p{L}*\\.?|with|plus|ohne|zzgl\\.?|inkl\\.?|exkl\\.?|mit|hors|sans|avec|sin|con|sem|com|senza|esclusa|inclusa|netto|brutto|net|gross|HT|TTC)(?: (?:the )?(?:${taxes}))?|(?:税抜き?|税込み?|不含税|含税))?[.!。]?$`,
  'u',
);
/** `Report in euros`, `everything in CHF`: what the deck is to be in, whatever the amounts are in. */
const shownIn = new RegExp(
  `(?<!\\p{L})(?:[Rr]eport(?:ed|ing)?|[Ss]how|[Pp]resent|[Ss]tate|[Ee]xpress|[Cc]onvert(?:ed)?|[Ee]verything|[Aa]ll|[Bb]ericht\\p{L}*|[Zz]eig\\p{L}*|[Aa]lles|[Uu]mgerechnet|[Pp]résent\\p{L}*|[Cc]onvert\\p{L}*|[Tt]out|[Mm]uestra|[Pp]resenta|[Ee]xpresa|[Tt]odo|[Aa]present\\p{L}*|[Tt]udo|[Mm]ostr\\p{L}*|[Tt]utto|[Rr]iporta)(?: [^.;,:?!]{1,40}?)? (?:in|into|to|en|em) (?<currency>${currencySign})(?!\\p{L}|[-/ ](?:and|to|und|et|y|e|or|oder|for)?[ -/]?${currencySign})`,
  'u',
);
const shownInCjk =
  /(?<currency>ユーロ|ドル|円|欧元|美元|人民币|[A-Z]{3})(?:で|建てで)(?:報告|表示|示)|以(?<other>欧元|美元|人民币|[A-Z]{3})(?:报告|列示|计|表示|显示)/u;
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

/** What a decision would cost is no price of what the data count. */
export function isPriceOf({ stake, options = [] }: Question, given: Given): boolean {
  const stakes = [...(stake ? [stake] : []), ...options.map((option) => option.stake)];
  return stakes
    .flatMap(({ price, further = [] }) => [...(price ? [price] : []), ...further])
    .some(({ amount, currency }) => given.kind === 'price' && amount === given.amount && currency === given.currency);
}

/** In the order of the prompt; what is asked is not given. */
export function givenIn(instruction: string, language: LanguageCode | null = null): Given[] {
  const said = sentences(fold(instruction));
  const defined = measuresIn(said);
  const isSure = defined.some((each) => each?.sure);
  const told = language === null || isSure ? null : toldMeasure(said, language);
  // What may be a formula is none where a sentence says what the measure is.
  const isTold = told !== null && (told.isAbout || defined.every((each) => each === null));
  const stated = isTold ? said.map((_, at) => (at === told.at ? told.measure : null)) : defined;
  // Where the data have nothing of what is told, or nothing is, what became worse may be found in them.
  const concern = language === null || isSure ? null : concernIn(said, language);
  const measures = concern === null ? stated : stated.map((each, at) => each ?? (at === concern.at ? concern.measure : null));
  const found = said.flatMap((sentence, at): Given[] => {
    // What was paid in two months is no column: it says over how long it is kept.
    const worked = retentionIn(sentence) ?? measures[at];
    return worked ? [worked] : figuresIn(sentence);
  });
  const dated = daysIn(said);
  const ratios = language === null ? [] : said.flatMap((sentence, at) => named(ratioTold(besidesBlame(sentence), language), measures[at]));
  return [...found.slice(0, most), ...ratios.slice(0, most)].map((given) =>
    given.kind === 'measure' && (given.means.kind === 'lasting' || given.means.kind === 'ratio')
      ? { ...given, means: { ...given.means, ...dated } }
      : given,
  );
}

/** By the name that the definition gives it. */
const named = (ratio: StatedMeasure | null, defined: StatedMeasure | null | undefined): StatedMeasure[] =>
  ratio ? [{ ...ratio, ...(defined?.sure && defined.called !== undefined && { called: defined.called }) }] : [];

const figuresIn = (sentence: string) => (/[?？؟]\s*$/.test(sentence) && !/\d/.test(sentence) ? [] : inSentence(sentence));

function inSentence(sentence: string): Given[] {
  const shown = shownIn.exec(sentence)?.groups?.currency ?? shownCjk(sentence);
  const stated = (inCurrency.exec(sentence) ?? inCurrencyCjk.exec(sentence))?.groups?.currency;
  const sample = sampleIn(sentence);
  if (sample !== null) return [{ kind: 'sample', of: sample, text: shortened(sentence) }];
  const currency = shown ?? stated ?? onlyCurrency.exec(sentence)?.groups?.currency;
  const known = currency === undefined ? null : codeOf(currency);
  if (known && ((shown === undefined && stated !== undefined) || (iso.has(known) && !alsoWords.test(known))))
    return [{ kind: 'currency', currency: known, text: shortened(sentence) }];
  const worth = worthIn(sentence);
  if (!/\d/.test(sentence) && !/\d/.test(withDigits(sentence))) return worth ? [worth] : [];
  const cap = capIn(sentence);
  if (cap) return [cap];
  const margin = marginIn(sentence);
  if (margin !== null) return [{ kind: 'margin', share: margin, text: shortened(sentence) }];
  const limits = limitsIn(sentence);
  if (limits) return [limits];
  // Each clause may state one.
  const figures = sentence
    .split(/;|,(?!\d|\s(?:but|sondern|mais|sino|mas|ma)\s)| and | und | et | y | e (?=\p{L})/u)
    .flatMap((clause) => shareIn(clause) ?? priceIn(clause) ?? targetIn(clause) ?? []);
  return worth && figures.length === 0 ? [worth] : figures;
}

const iso: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
/** Codes that are words in capitals first. */
const alsoWords = /^(?:ALL|TOP|CUP|MOP|GEL|SOS)$/;

function shownCjk(sentence: string): string | undefined {
  const { currency, other } = shownInCjk.exec(sentence)?.groups ?? {};
  return currency ?? other;
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
const percent = /\d\s?[%％٪]/;

function shareIn(clause: string): Given | null {
  if (!percent.test(clause)) return null;
  for (const pattern of shares) {
    const { what, of, share: part } = pattern.exec(clause)?.groups ?? {};
    if (what && of && part) return { kind: 'share', what: subject(what), of, share: numberOf(part) / 100, text: shortened(clause) };
  }
  return null;
}

function priceIn(clause: string): Given | null {
  const said = withDigits(clause);
  for (const pattern of prices) {
    const groups = pattern.exec(said)?.groups;
    const what = groups?.whole ?? (groups?.what === undefined ? undefined : subject(groups.what));
    const currency = codeOf(groups?.before ?? groups?.after ?? '');
    if (!groups || !what || currency === null) continue;
    const scale = { k: 1e3, m: 1e6 }[(groups.k1 ?? groups.k2 ?? '').toLowerCase()] ?? 1;
    return {
      kind: 'price',
      what,
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
  const part = sharePart.exec(sentence)?.[1];
  return number && unit
    ? {
        ...shared,
        unit: unitOf(unit),
        by: [{ of: null, value: numberOf(number) }],
        ...(part !== undefined && numberOf(part) <= 100 && { share: numberOf(part) / 100 }),
      }
    : null;
}

const sharePart = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s?[%％]/u;
/** Of a longer piece of a sentence, only the limits. */
const longestPiece = 60;

/** Of a sentence, the limit alone: `Our target is an answer in 4 h for 95 % of all, and …` says `4 h for 95 %`. */
export function limitSaid(text: string): string {
  const named = [...text.matchAll(limitFor), ...text.matchAll(limitOf)].filter(({ groups }) => !noLevel.test(groups!.of!));
  const levels = named.length > 1 || named.some(({ groups }) => /\d/.test(groups!.of!)) ? named : [];
  const found = [...(levels.length > 0 ? levels : [new RegExp(duration, 'iu').exec(text)]), sharePart.exec(text)].filter(
    (match) => match !== null,
  );
  if (found.length === 0) return text;
  const start = Math.min(...found.map(({ index }) => index));
  const end = Math.max(...found.map((match) => match.index + match[0].length));
  const apart = found.toSorted((a, b) => a.index - b.index).map(([said]) => said);
  return end - start <= longestPiece ? text.slice(start, end) : apart.join(', ');
}

const hoursIn = { minutes: 1 / 60, hours: 1, days: 24 } as const;

function unitOf(text: string): keyof typeof units {
  return (Object.keys(units) as (keyof typeof units)[]).find((unit) => new RegExp(`^(?:${units[unit]})$`, 'iu').test(text))!;
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
