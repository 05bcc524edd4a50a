/**
 * A measure that a brief tells in running words and not as a formula: the share of rows of which something holds, the days from one event to
 * another, what is spent on something for each of others. Which columns and values those are is for the data to say.
 */
import { all } from '../../languages/all.ts';
import type { Tells } from '../../languages/signs.ts';
import type { Term, Told } from '../../model/brief.ts';
import type { LanguageCode } from '../../model/language.ts';
import { beforeChange } from './before-change.ts';
import { besidesBlame } from './blamed.ts';
import { changed } from './change-signs.ts';
import { leftTold, manyOf } from './left-told.ts';
import { partTold } from './part-told.ts';
import { retainedTold } from './retained-told.ts';
import { says } from './signs-of.ts';
import type { StatedMeasure } from './stated-measure.ts';
import { sumIn } from './sum-of-terms.ts';
import { limitIn } from './told-limit.ts';

/** Letters of a name, of a phrase, and of what stands between two. */
const most = { called: 72, lasting: 50, said: 160, phrase: 60, gap: 90 } as const;

interface Patterns {
  share: RegExp;
  /** `customers that left as a share of renewals`. */
  as: RegExp;
  /** `the share where …`, with what it is of before: `of all parcels, the share that …`. */
  where: RegExp;
  lasting: RegExp;
  /** `notification to settlement, in days`. */
  span: RegExp;
  each: RegExp;
  cost: RegExp;
}

const codes = Object.keys(all) as LanguageCode[];
const wordsOf = (which: Tells, spaced: boolean) =>
  codes.filter((code) => all[code].grammar.spaced === spaced).map((code) => all[code].signs.tells[which]);
const anyOf = (which: Tells, spaced: boolean) => wordsOf(which, spaced).join('|');

/** What opens a clause that belongs to the words before it: a comma stands there in German and Spanish. */
const relative =
  'die|der|das|bei denen|in denen|zu denen|mit denen|denen|deren|welche|where|that|which|who|whose|que|qui|où|dont|cuyo|cuya|che|dove';
const inside = String.raw`(?:[^.,;:!?()。、，]|,(?= (?:${relative})(?!\p{L}))|(?<=\d)[.,](?=\d))`;

const asShare =
  'as an? (?:share|percentage|percent|proportion|fraction) of|in prozent (?:der|aller|von)|als anteil (?:an|der|aller|von)|en (?:pourcentage|proportion) (?:de|des|du)|comme part (?:de|des)|como (?:porcentaje|parte|proporción) de(?: l[oa]s)?|en porcentaje de|como (?:percentagem|percentual|proporção) d[eoa]s?|em percentagem d[eoa]s?|come (?:quota|percentuale) d(?:i|ei|egli|elle)|in percentuale (?:di|dei|degli|delle)';
/** `the day of the report` → report. */
const withoutDay = (text: string) =>
  bare(text).replace(/^(?:tag|datum|day|date|jour|día|dia|data|giorno) (?:der|des|of(?: the)?|de(?: la| l')?|del|du|d[ao]|di) ?/iu, '');

/** `The report of the fault`: the day is known without what it is of. */
const withoutOf = (text: string) => text.replace(/ (?:of|der|des|von|vom|de|du|d'|del|della|dello|do|da)(?: |(?<='))[^,;]*$/iu, '');

/** `By churn we mean`: how the sentence calls what it goes on to tell. */
const calledBy =
  /^(?:(?:by|with|mit|unter|par|por|per|con)) (?<called>["“«„]?[\p{L}-]{3,24}(?: [\p{L}-]{2,24}){0,2}["”»“]?) (?:we (?:mean|understand)|meinen wir|verstehen wir|(?:nous )?(?:entendons|on entend)|entendemos|intendiamo)(?: that| dass| que| che| the)? /iu;

function spacedOf(code: LanguageCode): Patterns {
  const { share, lasts, between, to, spends, each } = all[code].signs.tells;
  const start = String.raw`(?<!\p{L})`;
  const end = String.raw`(?!\p{L})`;
  const after = (words: string) => String.raw`(?:${words})(?:(?<=')|${end}\s)`;
  const word = String.raw`[\p{L}\p{N}][\p{L}\p{N}'’/-]*`;
  const bareShare = all[code].signs.rates.share;
  return {
    where: new RegExp(
      `(?:${start}(?:of|von|aller?|de|di|sur|parmi|entre) (?<of>[^.,;:!?]{3,${most.phrase}}), (?:[^.,;:!?]{0,24} )?)?${start}(?:${bareShare}),? (?:${relative}|in which|bei de[mr]|in de[mr]|für d(?:ie|en|as)|en (?:el|los|las?) que|em que|in cui|dans (?:lequel|laquelle|lesquels)|donde)${end} (?<said>${inside}{4,${most.said}})`,
      'iu',
    ),
    as: new RegExp(`(?<said>[^.,;:!?]{4,80}?) ${start}(?:${asShare})${end} (?<rows>[^.,;:!?]{3,${most.phrase}})`, 'iu'),
    share: new RegExp(`${start}(?:${share})${end} (?<said>${inside}{4,${most.said}})`, 'iu'),
    lasting: new RegExp(
      `${start}(?<unit>${lasts})${end}[^.;:!?]{0,${most.gap}}?${start}(?<span>${after(between)}(?<from>[^.,;:!?]{2,${most.phrase}}?) ${after(to)}(?<to>[^.,;:!?]{2,${most.phrase}}))`,
      'iu',
    ),
    span: new RegExp(
      `(?:^|[:;,(] |${start}(?:is|are|means|ist|est|es|é|è|como) )(?<from>(?:${word} ){0,2}${word}) (?:${to})${end} (?<to>(?:${word} ){0,2}?${word}),? (?:\\p{L}{2,9} )?(?:in|en|em) (?:\\p{L}{4,12} )?(?<unit>${lasts})${end}`,
      'iu',
    ),
    each: new RegExp(
      `${start}(?:${spends})${end} ?(?<what>[^.,;:!?]{0,${most.phrase}}?) ?${start}(?:${each})${end} (?<size>\\d[\\d., \\u00a0]*)?(?<by>${word}(?: ${word}){0,3})`,
      'iu',
    ),
    cost: new RegExp(
      `(?<what>${word}(?: ${word}){0,3}?) ${start}(?:${spends})${end} (?:${each})${end} (?<size>\\d[\\d., \\u00a0]*)?(?<by>${word}(?: ${word}){0,3})`,
      'iu',
    ),
  };
}

let unspacedPatterns: { share: RegExp; lasting: RegExp; each: RegExp } | null = null;
function unspaced() {
  const word = '[^。、，,；;：:\\s]';
  unspacedPatterns ??= {
    share: new RegExp(`(?<said>${word}{3,40}?)の?(?:的)?(?:${anyOf('share', false)})`, 'u'),
    lasting: new RegExp(
      `(?:(?:${anyOf('lasts', false)})[^。]{0,12}[，,]\\s?从(?<from3>${word}{1,16}?)(?:到|至)(?<to3>${word}{1,16})|(?:从(?<from1>${word}{1,16}?)(?:到|至)(?<to1>${word}{1,16}?)(?:所需)?的?|(?<from2>${word}{1,16}?)から(?<to2>${word}{1,16}?)まで(?:の|に)?)(?:平均|かかる)?(?:${anyOf('lasts', false)}))`,
      'u',
    ),
    each: new RegExp(
      `(?:每(?<size1>\\d[\\d,]*)?(?<by1>${word}{1,8}?)的(?<what1>${word}{1,12}?(?:费用?|成本|支出))|(?<size2>\\d[\\d,]*)?(?<by2>${word}{1,10}?)(?:1件)?(?:当たり|あたり)の?(?<what2>${word}{1,14}?(?:費用?|コスト|支出|原価)))`,
      'u',
    ),
  };
  return unspacedPatterns;
}

const compiled = new Map<LanguageCode, Patterns>();
function patternsOf(code: LanguageCode): Patterns {
  const known = compiled.get(code) ?? spacedOf(code);
  compiled.set(code, known);
  return known;
}

let cues: { openers: RegExp; told: RegExp } | null = null;
function cuesOf() {
  cues ??= {
    openers: new RegExp(
      `(?<!\\p{L})(?:${[...codes.filter((code) => all[code].grammar.spaced).map((code) => all[code].signs.rates.share), ...(['share', 'lasts', 'each', 'left', 'much'] as const).map((which) => anyOf(which, true))].join('|')})(?!\\p{L})|${(['share', 'lasts', 'each', 'left', 'much'] as const).map((which) => anyOf(which, false)).join('|')}`,
      'iu',
    ),
    told: new RegExp(`(?<!\\p{L})(?:${anyOf('told', true)})(?!\\p{L})|${anyOf('told', false)}`, 'iu'),
  };
  return cues;
}

/** Words that say nothing of what is measured. */
const idle =
  /(?<!\p{L})(?:more and more|immer mehr|de plus en plus|cada vez (?:más|mais)|sempre (?:di )?più|simply|really|actually|just|then|einfach|eigentlich|tatsächlich|wirklich|vraiment|tout simplement|finalement|simplement|realmente|simplemente|simplesmente|davvero|semplicemente)(?!\p{L}) ?/giu;
const article =
  /^(?:the|our|all|a|an|der|die|das|den|dem|des|unsere?[rnms]?|les?|la|l'|un|une|du|des|de|d'|nos|notre|el|los|las|una?|nuestr[oa]s?|os?|as?|uma?|nossos?|i|il|lo|gli|le|dei|delle|nostr[oaie]|us|we|uns|wir|on|für|for) ?(?<=['\s])/iu;
const bare = (text: string) => {
  let said = text.replace(idle, '').trim();
  for (let cut = said.replace(article, ''); cut !== said; cut = said.replace(article, '')) said = cut;
  return said;
};

export interface ToldMeasure {
  /** Which of the sentences tells it. */
  at: number;
  measure: StatedMeasure;
  /** That sentence, or the one before, says that this is what it is about. */
  isAbout: boolean;
}

/** The measure that the sentences tell, the one they say is the problem before others, and where; null for none. */
export function toldMeasure(sentences: readonly string[], language: LanguageCode): ToldMeasure | null {
  const { openers, told } = cuesOf();
  const found = sentences.flatMap((sentence, at) => {
    // What is asked has its own answer; what somebody blames is no measure that is told.
    if (/[?？؟]\s*$/u.test(sentence)) return [];
    const text = besidesBlame(sentence).slice(0, 600);
    const retained = retainedTold(text);
    const measure = retained ?? (openers.test(sentence) ? toldIn(text, language) : null);
    if (!measure) return [];
    const isAbout = retained !== null || told.test(text) || (at > 0 && told.test(sentences[at - 1]!));
    return [{ at, measure, isAbout }];
  });
  const moved = ({ at }: ToldMeasure) => says(changed, sentences[at]!);
  const best = found.find(({ isAbout }) => isAbout) ?? found.find(moved) ?? found[0] ?? null;
  const means = best?.measure.means;
  if (best && means?.kind === 'left') {
    const many = manyOf(means.of, sentences);
    return many === null ? best : { ...best, measure: { ...best.measure, means: { ...means, many } } };
  }
  if (!best || means?.kind !== 'share') return best;
  const also = calledElsewhere(means.said, sentences);
  return also.length === 0 ? best : { ...best, measure: { ...best.measure, means: { ...means, also } } };
}

/** Two words with the one for the rows in them, wherever they stand: `missed appointments`, `rendez-vous manqués`. */
function calledElsewhere(said: string, sentences: readonly string[]): string[] {
  const heads = said
    .split(/[\s,]+/u)
    .filter((word) => word.length > 4)
    .slice(0, 3);
  const letters = "[\\p{L}'’-]";
  const found = heads.flatMap((head) => {
    const stem = head.replace(/(?:s|en|e|n)$/iu, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const pattern = new RegExp(`(?<!${letters})(?:(${letters}{4,20}) )?(${stem}\\p{L}{0,3})(?: (${letters}{4,20}))?(?!\\p{L})`, 'giu');
    return sentences.flatMap((sentence) =>
      [...sentence.matchAll(pattern)].flatMap(([, before, , after]) => [
        ...(before ? [`${before} ${head}`] : []),
        ...(after ? [`${head} ${after}`] : []),
      ]),
    );
  });
  return [...new Set(found.filter((each) => !said.includes(each)))].slice(0, mostNames);
}

const mostNames = 20;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function toldIn(text: string, code: LanguageCode): StatedMeasure | null {
  const { means, called } =
    partTold(text, code) ?? (all[code].grammar.spaced ? inSpaced(text, patternsOf(code)) : inUnspaced(text)) ?? leftTold(text, code) ?? {};
  if (!means) return null;
  const name = called?.replace(/\s+/gu, ' ').trim();
  if (means.kind === 'share' && !name) means.shareOf = all[code].signs.shareOf;
  return { kind: 'measure', means, ...(name && name.length <= most.called && { called: name }), text: text.trim().replace(/\.$/u, '') };
}

/** `By churn we mean customers that left as a share of the renewals that were decided`. */
function rowsApart(text: string, as: RegExp): { means: Told; called?: string } | null {
  const name = calledBy.exec(text)?.groups?.called;
  const { said, rows } = as.exec(name ? text.replace(calledBy, '') : text)?.groups ?? {};
  return said && rows ? { means: { ...shareOf(bare(said), text), rows: bare(rows) }, ...(name && { called: name }) } : null;
}

function inSpaced(text: string, { share, as, where, lasting, span, each, cost }: Patterns): { means: Told; called?: string } | null {
  const apart = rowsApart(text, as);
  if (apart) return apart;
  const lasts = lasting.exec(text);
  if (lasts) {
    const { unit, span, from, to } = lasts.groups as { unit: string; span: string; from: string; to: string };
    // What stands between the two says more than a name does: `days a machine is down, from the report to the restart`.
    const brief = span.replace(from, withoutOf(from));
    const inWords = [lasts[0], `${unit} ${span}`, `${unit.replace(/^how many /iu, '')} ${brief}`].find(
      ({ length }) => length <= most.lasting,
    );
    const called = inWords ?? `${withoutDay(from)} – ${withoutDay(to)}`;
    // `Gemessen in Tagen` is a measure of `Tage`.
    return {
      means: { kind: 'lasting', from: bare(from), to: bare(to) },
      called: called.replace(/^(?:\p{L}{4,8})?tagen(?!\p{L})/iu, 'Tage'),
    };
  }
  const spanned = span.exec(text)?.groups as { from: string; to: string } | undefined;
  if (spanned)
    return {
      means: { kind: 'lasting', from: bare(spanned.from), to: bare(spanned.to) },
      called: `${capital(bare(spanned.from))} – ${bare(spanned.to)}`,
    };
  const shared = share.exec(text);
  const spent = each.exec(text) ?? cost.exec(text);
  if (spent && (!shared || spent.index < shared.index)) {
    const { what = '', size, by } = spent.groups as { what?: string; size?: string; by: string };
    const said = bare(what);
    const per = spent[0].slice(spent[0].lastIndexOf(what) + what.length).trim();
    const terms = termsAfter(text.slice(spent.index + spent[0].length));
    return {
      means: { kind: 'each', what: said, by: bare(by), size: sizeOf(size), ...(terms && { terms }) },
      ...(said !== '' && { called: `${said.replace(joined, '$1 ')} ${per.replace(/ tranche de /iu, ' ')}` }),
    };
  }
  if (!shared) {
    const { of = '', said = '' } = where.exec(text)?.groups ?? {};
    // What stands before a colon is what the brief calls it.
    const called = /(?<![\p{L}'’-])(?<called>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}):\s/u.exec(text)?.groups?.called;
    if (said === '') return null;
    return {
      means: shareOf(`${bare(of)} ${beforeChange(said)}`.trim(), text),
      ...(called && { called: bare(called.replace(/^.*?(?:is|are|ist|sind|um|est|es|é|è) /iu, '')) }),
    };
  }
  const whole = shared.groups!.said!;
  const kept = beforeChange(whole);
  const said = bare(kept);
  // A question for a number is no name of it.
  const isName = !/^(?:how many|wie ?viele|combien|cuánt|quant|كم|out of|von (?:je )?(?:hundert|100)|sur |de cada |su )/iu.test(shared[0]);
  const called = shared[0].slice(0, shared[0].length - (whole.length - kept.length));
  const means = shareOf(said, text);
  // What the limit is of stands before it, and names it by the day that counts.
  const isPromised = means.within !== undefined && limitIn(said) === null && means.said !== said;
  return { means, ...(isName && !isPromised && { called: shortened(called.replace(idle, '')) }) };
}

/** A limit may stand in brackets after the words that it belongs to: `what we solve quickly (within a day)`. */
function shareOf(said: string, text: string): Extract<Told, { kind: 'share' }> {
  const after = text.slice(text.indexOf(said) + said.length);
  const within = limitIn(said) ?? (/^\s?\(/u.test(after) ? limitIn(after.slice(0, most.phrase)) : null);
  // `We promise an answer within a day, and measure the share of tickets that get that`: what that is stands before.
  const before = text.slice(0, Math.max(0, text.indexOf(said)));
  const promised = within === null && pointing.test(said) ? limitIn(before) : null;
  const limit = within ?? promised;
  return { kind: 'share', said: promised ? `${said} ${before}` : said, ...(limit && { within: limit.within, limit: limit.words }) };
}

const pointing = /(?<!\p{L})(?:that|this|it|so|one|das|dies|es|so|cela|ça|y|eso|esto|lo|así|isso|isto|assim|ciò|questo|così)(?!\p{L})/iu;

/** Of a long clause the rows and the limit alone: `tickets which we solve completely inside one day` → `tickets inside one day`. */
function shortened(called: string): string {
  const limit = limitIn(called)?.words;
  const clause = called.search(clauseBegins);
  return limit === undefined || clause < 0 || called.indexOf(limit) < clause ? called : `${called.slice(0, clause)} ${limit}`;
}

// Without a comma before it, German has it as an article.
const clauseBegins = new RegExp(`(?:, (?:${relative})| (?:which|that|who|whose|where|we|qui|que|où|dont|che|cui))(?!\\p{L})`, 'iu');

/** What says that a measure comes is no part of its name. */
const announced = /^(?:[^はがのを]{1,8}(?:の)?は、?|(?:我们|最|现在)*(?:担心|关心|关注)的是|(?:问题|指标)是)/u;

/** `base charge plus fuel and surcharges`, where it follows. */
function termsAfter(text: string): readonly Term[] | null {
  for (const clause of text.split(/[:,;(]/u).slice(1, 5)) {
    if (!/(?<!\p{L})(?:plus|más|mais|più|zuzüglich)(?!\p{L})|\+/iu.test(clause)) continue;
    const sum = sumIn(clause.replace(/ (?:and|und|et|y|e) /iu, ' plus '));
    if (sum?.kind === 'sum' && !sum.by) return sum.of;
  }
  return null;
}

/** `maintenance and the repair` are one thing. */
const joined = /((?<!\p{L})(?:and|und|et|y|e)) (?:the|die|der|das|les?|la|l'|el|los|las|os?|as?|il|i|gli) ?(?<=['\s])/giu;

const sizeOf = (text: string | undefined) => Number(text?.replace(/[^\d]/gu, '') || 1) || 1;

function inUnspaced(text: string): { means: Told; called?: string } | null {
  const { share, lasting, each } = unspaced();
  const lasts = lasting.exec(text);
  if (lasts) {
    const { from1, to1, from2, to2, from3, to3 } = lasts.groups!;
    return {
      means: { kind: 'lasting', from: (from1 ?? from2 ?? from3)!, to: (to1 ?? to2 ?? to3)! },
      ...(from3 === undefined && { called: lasts[0] }),
    };
  }
  const spent = each.exec(text)?.groups;
  if (spent) {
    const [what, by] = [(spent.what1 ?? spent.what2)!, (spent.by1 ?? spent.by2)!];
    return { means: { kind: 'each', what, by, size: sizeOf(spent.size1 ?? spent.size2) }, called: each.exec(text)![0] };
  }
  const shared = share.exec(text);
  return shared && { means: shareOf(shared.groups!.said!, text), called: shared[0].replace(announced, '') };
}
