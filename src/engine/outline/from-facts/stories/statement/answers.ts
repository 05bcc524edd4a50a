/** What a statement answers to the questions of its brief, each with the page that proves it. */
import type { Question } from '../../../../../model/brief.ts';
import { ref, type Text } from '../../../../../model/text.ts';
import { basisOf } from '../../../../brief/basis.ts';
import type { Known } from '../../../../insight/evidence.ts';
import { lineDimension } from '../../../../metrics/finance/statement-facts.ts';
import { dimensionAsked, membersAsked } from '../../answers/asked-of.ts';
import { openQuestion } from '../../answers/open.ts';
import type { Draft } from '../../draft.ts';
import { withoutBold } from '../../titles.ts';
import { wordsOf } from '../../topics.ts';
import {
  asksSplit,
  asSpent,
  cellOf,
  cellTexts,
  cellTitles,
  type HeldCell,
  type Suspect,
  splitOf,
  suspectsIn,
  suspectsOf,
  suspectTexts,
} from './cell.ts';
import { splitTitles } from './cell-pages.ts';
import { courseOf, courseText } from './course.ts';
import type { Held, HeldStatement, Line } from './held.ts';
import { marginsOf, marginTitles } from './margins.ts';
import { oneOffsOf, oneOffTitles, sumOfOneOffs } from './one-offs.ts';
import { adverse, causes, helpful, lineMoved, moved, secondText, sumOfAdverse } from './page.ts';
import { outlookOf, outlookTitles } from './rest-of-year.ts';
import { flexedOf, volumeTitles } from './volume.ts';

export interface StatementAnswer {
  /** What it is about, so that the summary does not say it again. */
  about: Subject;
  figure?: Text;
  sentences: readonly Text[];
  titles: readonly Text[];
  /** IDs of the pages that prove it, the best first. */
  pages: readonly string[];
}

const subjects = ['gap', 'last-year', 'outlook', 'one-off', 'margin', 'volume', 'line', 'revenue', 'costs', 'result'] as const;
type Subject = (typeof subjects)[number] | 'member' | 'open' | 'cell' | 'suspects' | 'split';

/** The words for what a question is about, in the languages of briefs; the more particular come first. */
const words: Readonly<Record<Exclude<Subject, 'member' | 'open' | 'last-year' | 'cell' | 'suspects' | 'split'>, RegExp>> = {
  gap: /\bclos(?:e|es|ing)\s+(?:\p{L}+\s+)?(?:gap|shortfall|variance|miss)|back (?:on|to) (?:budget|plan|target|track)|make up (?:the |for )|what would it take|lücke (?:zu )?schlie(?:ß|ss)|aufhol|combler|rattraper|revenir au (?:budget|plan)|cerrar (?:la|esta|el) (?:brecha|diferencia|desv)|volver al (?:presupuesto|plan)|fechar (?:a|o|esta) (?:lacuna|diferença|gap|desvio)|voltar ao (?:orçamento|plano)|colmare|chiudere il (?:divario|gap)|recuperare|差を(?:埋め|縮め)|ギャップを|挽回|(?:弥补|缩小|填补).{0,4}(?:差距|缺口)|سد الفجوة|تعويض/iu,
  outlook:
    /full[- ]year|year[- ]end|end (?:of )?the year|outlook|\bland(?:ing)?\b|on track|rest of the year|gesamtjahr|jahresende|fin d[’']année|atterrissage|cierre del año|fin(?:al)? de año|fim do ano|final do ano|fine anno|通期|年末|着地|全年|年底|نهاية (?:السنة|العام)/iu,
  'one-off':
    /one[- ]?offs?|exceptional|non[- ]recurring|unusual|einmal(?:ig|effekt)|sondereffekt|exceptionnel|non récurrent|extraordinari|puntual|excepciona|não recorrente|pontua(?:l|is)|una tantum|一過性|特殊要因|一次性|غير متكرر|استثنائي/iu,
  margin: /margins?\b|\bmarge|margen|márgenes|margem|margens|margin[ei]|利益率|粗利率|毛利率|利润率|هامش|هوامش/iu,
  volume:
    /\b(?:volumes?|prices?|pricing|mix|per unit)\b|preise?\b|mengen?\b|\bprix\b|precios?\b|volumen|preços?\b|prezz[oi]|価格|数量|单价|价格|销量|السعر|الأسعار|الكمي/iu,
  line: /\b(?:lines?|items?|accounts?|posten|positionen?|postes?|partidas?|contas?|rubricas?|voc[ei])\b|科目|項目|项目|بند|بنود/iu,
  costs:
    /\b(?:costs?|spend\p{L}*|spent|overspen\p{L}*|expens\p{L}*|overheads?|opex|kosten|ausgaben|co[uû]ts?|dépenses|charges|cost[eio]s?|gastos|custos?|despesas|spese)\b|費用|コスト|経費|成本|费用|تكاليف|التكاليف|مصروفات|المصروفات/iu,
  revenue:
    /\b(?:revenues?|sales|turnover|income|umsatz|erlöse?|chiffre d[’']affaires|ventes|recettes|ingresos|ventas|receitas?|vendas|ricavi|vendite)\b|売上|収益|收入|营收|销售|الإيرادات|المبيعات/iu,
  result:
    /\b(?:results?|profits?|loss(?:es)?|ebit(?:da)?|earnings|bottom line|p\s?&\s?l|miss(?:ed)?|below|above|beat|hit|gap|variances?|shortfall|budget|plan|target|forecast|ergebnis|gewinn|verlust|abweichung|ziel|prognose|résultat|bénéfice|perte|écart|objectif|resultado|beneficio|pérdida|desviación|presupuesto|objetivo|lucro|prejuízo|desvio|orçamento|meta|risultato|utile|perdita|scostamento|obiettivo)\b|利益|予算|目標|差異|利润|预算|目标|差异|النتيجة|الربح|الميزانية|الموازنة|الفرق/iu,
};

/** More leave no room for what nobody asked. */
const most = 4;
const mostSentences = 2;
/** Characters of a prompt that are read for what it asks; the rest is material. */
const longestPrompt = 2000;
/** Lines of an answer among many, and characters of a line; a character of Chinese or Japanese is twice as wide. */
const room = { lines: 2, many: 3, characters: 66, wide: 33 } as const;

/** In the order they are asked, those without an answer last. */
export function statementAnswers(held: HeldStatement): StatementAnswer[] {
  const { questions, prompt, basis } = held.context.brief;
  const found = questions.flatMap((question) => answersTo(held, question));
  // What would close a gap, and how the year before compares, are often asked without a word that begins a question.
  const said = prompt.slice(0, longestPrompt).split(/(?<=[.?!。？！؟\n])\s*/u);
  const ofYear = basis === 'year' ? (said.find((text) => basisOf(text) === 'year') ?? (held.second ? prompt : undefined)) : undefined;
  const told = [
    ...found,
    ...(said.some((text) => words.gap.test(text)) ? only(gapAnswer(held)) : []),
    ...(ofYear === undefined ? [] : [againstLastYear(held, { kind: 'amount', text: ofYear, about: ofYear })]),
  ];
  const cell = cellOf(held);
  const believed = cell && !told.some(({ about }) => about === 'suspects') ? suspectsOf(held, cell) : [];
  if (cell && believed.length > 0) told.splice(1, 0, suspectAnswer(held, cell, believed));
  const once = told.filter(({ about, sentences }, at) => {
    const same = told.findIndex((other) => other.about === about && (other.sentences.join() === sentences.join() || about === 'last-year'));
    return sentences.length > 0 && same === at;
  });
  const isOpen = ({ about }: StatementAnswer) => about === 'open';
  const ordered = [...once.filter((answer) => !isOpen(answer)).slice(0, most), ...once.filter(isOpen)].slice(0, most);
  // What one answer says, the next does not say again.
  const heard = new Set<Text>();
  return inRoom(held, ordered).flatMap((answer) => {
    const sentences = answer.sentences.filter((each) => !heard.has(each));
    for (const each of sentences) heard.add(each);
    return sentences.length > 0 ? [{ ...answer, sentences }] : [];
  });
}

/** Without their second sentences where they do not fit: all rows of a summary are as high as its highest. */
function inRoom(held: HeldStatement, answers: readonly StatementAnswer[]): StatementAnswer[] {
  const most = answers.length >= room.many ? room.lines : room.lines + 1;
  return answers.map(({ sentences, ...answer }) => {
    const told = sentences.slice(0, mostSentences);
    return { ...answer, sentences: linesOf(held, told.join(' ')) > most ? told.slice(0, 1) : told };
  });
}

/** Lines that a text takes in a summary. */
export function linesOf({ context }: HeldStatement, text: Text): number {
  const width = context.space === '' ? room.wide : room.characters;
  return Math.ceil(text.replace(/\{\{[^{}]*\}\}/g, '00.0K').replaceAll('**', '').length / width);
}

const only = <T>(found: T | null): T[] => (found === null ? [] : [found]);

/** One question may ask for several things: which line, what would close the gap, and how that compares with last year. */
function answersTo(held: HeldStatement, question: Question): StatementAnswer[] {
  const { context } = held;
  const { text } = question;
  if (isUnknownRate(held, question)) return [openAnswer(held, question, 'measure')];
  const cell = cellOf(held);
  const ofCell = cell ? cellAnswers(held, cell, question) : [];
  if (ofCell.length > 0) return ofCell;
  const named = memberAnswer(held, question);
  const found = named ? [named] : [];
  const isAbout = (subject: Subject) => subject in words && words[subject as keyof typeof words].test(text);
  const open = (reason: 'dimension' | 'measure') => openAnswer(held, question, reason);
  for (const subject of subjects) {
    if (subject === 'last-year' ? basisOf(text) !== 'year' : !isAbout(subject)) continue;
    // The first of what a question is about is what it asks for; the words for budget and result come with all of them.
    if (found.length > 0 && !apart.has(subject)) continue;
    found.push(...only(answerOn(held, subject, question)));
  }
  if (found.length > 0) return found.sort((a, b) => placeOf(text, a.about) - placeOf(text, b.about));
  if (question.kind === 'which' && dimensionAsked(context, question) === null && /which|who/iu.test(text)) return [open('dimension')];
  return question.kind === 'why' || question.kind === 'which' ? [open('measure')] : [];
}

/** A rate of something that no line and no count is called by: a sickness rate. */
function isUnknownRate({ context, lines, note }: HeldStatement, { kind, text }: Question): boolean {
  if (kind !== 'amount' && kind !== 'which') return false;
  const found = rateAsked.exec(text);
  if (!found) return false;
  // With the words before it, that say what it is a rate of.
  const said = text.slice(Math.max(0, text.lastIndexOf(' ', Math.max(0, found.index - 1))), found.index + found[0].length);
  if (knownRate.test(said)) return false;
  const ours = [
    ...context.table.metrics.map(({ label }) => label),
    ...lines.map(({ label }) => label),
    ...note.statistics.map(({ label }) => label),
  ];
  const stem = wordsOf(said)
    .find((word) => word.length > 4)
    ?.slice(0, 5);
  return stem === undefined || !ours.some((label) => wordsOf(label).some((word) => word.startsWith(stem)));
}

const rateAsked =
  /\p{L}{4}quote(?!\p{L})|\p{L}{4}rate(?!\p{L})|\p{L}{4} rate(?!\p{L})|rate of \p{L}{3}|absenteeism|absentéisme|absentismo|assenteismo|(?:taux d(?:e |[’'])|tasa de |taxa de |tasso di )\p{L}{3,30}|[\p{Script=Han}]{2}率|معدل \p{L}{3,20}/iu;
const knownRate = /stunde|hour|pay rate|daily|interest|exchange|tax|horaire|horari|orari|cambio|zins|kurs|利益率|粗利率|利润率/iu;

/** What a place that makes most of the variance answers: which it is and since when, whether a suspect is the cause, and what it consists of. */
function cellAnswers(held: HeldStatement, cell: HeldCell, { kind, text }: Question): StatementAnswer[] {
  const texts = cellTexts(held, cell);
  const isSplit = asksSplit.test(text);
  const suspects = isSplit ? [] : suspectsIn(held, cell, text);
  if (suspects.length > 0) return [suspectAnswer(held, cell, suspects)];
  const isPlace = kind === 'why' || kind === 'which' || asksWhere.test(text);
  const place: StatementAnswer = {
    about: 'cell',
    figure: ref(asSpent(held, cell.line, cell.held.variance).id, 'signed'),
    sentences: [texts.stood, texts.onset ?? texts.rest],
    titles: cellTitles(held, cell),
    pages: ['cell-course', 'cell-table'],
  };
  const split = isSplit ? splitOf(held, cell) : null;
  const parts: StatementAnswer[] = split
    ? [
        {
          about: 'split',
          figure: ref(split.sum.id, 'signed'),
          sentences: [sentence(held, splitTitles(held, cell)[0]!)],
          titles: [],
          pages: ['cell-split'],
        },
      ]
    : [];
  const isOther = kind === 'which' && !asksWhere.test(text) && !isSplit;
  return isPlace && !isOther ? [place, ...parts] : parts;
}

/** What others are held to have caused, and what is left without the place that did. */
function suspectAnswer(held: HeldStatement, cell: HeldCell, suspects: readonly Suspect[]): StatementAnswer {
  const rest = held.costsOnly ? asSpent(held, cell.line, cell.rest) : cell.rest;
  return {
    about: 'suspects',
    figure: ref(rest.id, 'signed'),
    sentences: suspectTexts(held, suspects),
    titles: [],
    pages: ['bridge-plan', 'plan-variance'],
  };
}

/** A question for the place or the time of a variance. */
const asksWhere =
  /konto|konten|posten|kostenstelle|kostenart|bereich|abteilung|seit wann|ab welch|woher|account|line|cost cent|department|region|plant|site|where|since when|which month|from when|compte|poste|centre|service|depuis quand|quel mois|cuenta|partida|centro|desde cu[aá]ndo|qu[eé] mes|conta|rubrica|desde quando|voce|conto|reparto|da quando|科目|部門|いつから|どの月|项目|部门|何时|哪个月|بند|حساب|مركز|منذ متى/iu;

/** What is asked beside another thing. */
const apart: ReadonlySet<Subject> = new Set(['gap', 'last-year', 'outlook', 'one-off', 'margin', 'line']);

function placeOf(text: string, about: Subject): number {
  return about in words ? text.search(words[about as keyof typeof words]) : about === 'last-year' ? text.length : 0;
}

function answerOn(held: HeldStatement, subject: (typeof subjects)[number], question: Question): StatementAnswer | null {
  switch (subject) {
    case 'gap':
      return gapAnswer(held);
    case 'last-year':
      return (
        held.second && {
          about: 'last-year',
          figure: ref(held.second.total.variance.id, 'signed'),
          sentences: [secondText(held, held.second)],
          titles: [],
          pages: ['plan-variance'],
        }
      );
    case 'outlook':
      return outlookAnswer(held);
    case 'one-off':
      return oneOffAnswer(held);
    case 'margin':
      return marginAnswer(held);
    case 'volume':
      return volumeAnswer(held);
    case 'line':
      return lineAnswer(held, question);
    case 'revenue':
    case 'costs':
      return partAnswer(held, subject);
    case 'result':
      return resultAnswer(held);
  }
}

function openAnswer({ context }: HeldStatement, question: Question, reason: 'prior' | 'dimension' | 'measure'): StatementAnswer {
  const { sentences } = openQuestion(context, question, reason);
  return { about: 'open', sentences, titles: [], pages: [] };
}

function againstLastYear(held: HeldStatement, question: Question): StatementAnswer {
  const { second } = held;
  if (!second) return openAnswer(held, { ...question, text: question.text.trim().replace(/[.?!。？！؟]$/u, '') }, 'prior');
  const figure = ref(second.total.variance.id, 'signed');
  return { about: 'last-year', figure, sentences: [secondText(held, second)], titles: [], pages: ['plan-variance'] };
}

const sentence = ({ context }: HeldStatement, text: Text): Text => {
  const space = context.space === '';
  return /[.。!?]$/.test(text) ? text : `${text}${space ? '。' : '.'}`;
};

/** A line, or a member of what else splits the rows, by name. */
function memberAnswer(held: HeldStatement, { text }: Question): StatementAnswer | null {
  const asked = membersAsked(held.context, text);
  const [member] = asked?.members ?? [];
  if (!asked || member === undefined || asked.members.length > 1) return null;
  if (asked.dimension.id !== lineDimension) {
    const each = held.held('statement_result', { [asked.dimension.id]: member });
    if (!each) return null;
    return {
      about: 'member',
      figure: ref(each.variance.id, 'signed'),
      sentences: [stood(held, held.context.member(member), each, held.costsOnly ? 'cost' : 'revenue')],
      titles: [],
      pages: [`by-${asked.dimension.id}`],
    };
  }
  const line = held.lines.find((each) => each.member === member);
  if (!line) return null;
  return { ...aboutLine(held, line), about: 'member' };
}

function stood(held: HeldStatement, label: string, each: Held, kind: 'revenue' | 'cost'): Text {
  return held.context.catalogue.say('statement-line-stood', {
    line: label,
    gap: ref(each.variance.id),
    side: held.side({ kind }, each),
    basis: held.basis,
    actual: held.shown({ kind }, each.actual),
    planned: held.shown({ kind }, each.planned),
  });
}

/** A line with when it went off, or the month that was off by itself. */
function aboutLine(held: HeldStatement, line: Line): StatementAnswer {
  const oneOff = oneOffsOf(held).find((each) => each.line === line);
  const course = oneOff ? null : courseOf(held, line);
  const [when] = course?.turn ? courseText(held, course) : [];
  return {
    about: 'line',
    figure: ref(line.variance.id, 'signed'),
    sentences: [
      lineMoved(held, line),
      ...(oneOff ? [sentence(held, oneOffTitles(held, oneOff)[0]!)] : []),
      ...(when ? [withoutBold(when)] : []),
    ],
    titles: [],
    pages: [`trend-line-${held.lines.indexOf(line) + 1}`, 'plan-variance'],
  };
}

function lineAnswer(held: HeldStatement, { sense }: Question): StatementAnswer | null {
  const wantsGood = sense === 'best' || (sense === 'least' && adverse(held.total));
  const line = wantsGood ? held.lines.findLast(helpful) : held.lines.find(adverse);
  if (!line) return null;
  const answer = aboutLine(held, line);
  const bad = sumOfAdverse(held);
  if (wantsGood || bad.value === line.variance.value) return answer;
  const share = held.context.evidence.workedOut(line.variance, '.share', line.variance.value / bad.value, [line.variance, bad], {
    label: `${line.label}, share`,
    formula: `${line.label} as a share of ${bad.label}`,
    unit: 'ratio',
  });
  const [first, ...others] = answer.sentences;
  return { ...answer, sentences: [first!, held.context.catalogue.say('statement-share', { share: ref(share.id) }), ...others] };
}

/** The result, what moved it, and how much of that was a month by itself. */
function resultAnswer(held: HeldStatement): StatementAnswer {
  const { context, total, result, basis, costsOnly } = held;
  const [oneOff] = oneOffsOf(held).filter(({ latest }) => !latest);
  const course = courseOf(held);
  const [when] = course?.turn ? courseText(held, course) : [];
  const side = (total.variance.value > 0 !== costsOnly ? 'above' : 'below') as 'above' | 'below';
  const full = context.catalogue.forms('statement-headline', {
    result,
    gap: ref(total.variance.id),
    side,
    basis,
    causes: causes(held).map((line) => moved(held, line)),
  });
  return {
    about: 'result',
    figure: ref(total.variance.id, 'signed'),
    sentences: [
      sentence(held, full[0]!),
      ...(oneOff ? [sentence(held, oneOffTitles(held, oneOff)[0]!)] : []),
      ...(when ? [withoutBold(when)] : []),
    ],
    titles: [],
    pages: ['bridge-plan', 'plan-variance'],
  };
}

/** Revenue or costs by themselves, with the lines that moved them. */
function partAnswer(held: HeldStatement, part: 'revenue' | 'costs'): StatementAnswer | null {
  const { context, basis } = held;
  const kind = part === 'costs' ? ('cost' as const) : ('revenue' as const);
  const each = held.held(part === 'costs' ? 'statement_costs' : 'statement_revenue');
  if (!each) return null;
  const lines = held.lines.filter((line) => line.kind === kind && Math.sign(line.variance.value) === Math.sign(each.variance.value));
  const first = lines.toSorted((a, b) => Math.abs(b.variance.value) - Math.abs(a.variance.value)).slice(0, 2);
  const full = context.catalogue.forms('statement-headline', {
    result: context.label(part === 'costs' ? 'statement_costs' : 'statement_revenue'),
    gap: ref(each.variance.id),
    side: held.side({ kind }, each),
    basis,
    causes: first.map((line) => moved(held, line)),
  });
  return {
    about: part,
    figure: ref(each.variance.id, 'signed'),
    sentences: [sentence(held, full[0]!)],
    titles: [],
    pages: ['bridge-plan', 'plan-variance'],
  };
}

function marginAnswer(held: HeldStatement): StatementAnswer | null {
  const found = marginsOf(held);
  if (!found) return null;
  const titles = marginTitles(held, found);
  return {
    about: 'margin',
    figure: ref(found.whole.effect.id, 'label'),
    sentences: [sentence(held, titles[0]!)],
    titles,
    pages: ['margins'],
  };
}

function volumeAnswer(held: HeldStatement): StatementAnswer | null {
  const found = flexedOf(held);
  return (
    found && {
      about: 'volume',
      figure: ref(found.volume.id, 'signed'),
      sentences: [sentence(held, volumeTitles(held, found)[0]!)],
      titles: [],
      pages: ['volume'],
    }
  );
}

function outlookAnswer(held: HeldStatement): StatementAnswer | null {
  const found = outlookOf(held);
  if (!found) return null;
  const figure: Known = found.forecast?.gap ?? found.paced?.gap ?? found.need;
  return {
    about: 'outlook',
    figure: ref(figure.id, figure === found.need ? undefined : 'signed'),
    sentences: [sentence(held, outlookTitles(held, found)[0]!)],
    titles: [],
    pages: ['rest-of-year'],
  };
}

function oneOffAnswer(held: HeldStatement): StatementAnswer | null {
  const [first] = oneOffsOf(held);
  if (!first)
    return { about: 'one-off', sentences: [held.context.catalogue.say('statement-one-off-none')], titles: [], pages: ['heat-lines'] };
  return {
    about: 'one-off',
    figure: ref(first.size.id, 'signed'),
    sentences: [sentence(held, oneOffTitles(held, first)[0]!)],
    titles: [],
    pages: [`trend-line-${held.lines.indexOf(first.line) + 1}`],
  };
}

/** What the lines that recur would bring back at their plan, and what the rest of the year must bring. */
function gapAnswer(held: HeldStatement): StatementAnswer | null {
  const { context, total } = held;
  if (!adverse(total)) return null;
  const recurring = held.lines.filter(adverse).flatMap((line) => {
    const once = sumOfOneOffs(held, line);
    const value = line.variance.value - (once?.value ?? 0);
    return value < 0 ? [{ line, value, from: [line.variance, ...(once ? [once] : [])] }] : [];
  });
  const first = recurring.toSorted((a, b) => a.value - b.value).slice(0, 2);
  if (first.length === 0) return null;
  const worth = held.worked(
    '.to_close',
    first.reduce((sum, { value }) => sum - value, 0),
    first.flatMap(({ from }) => from),
    'variances of the lines named, without one-offs',
  );
  const outlook = outlookOf(held);
  const lines = first.map(({ line }) => line.label);
  return {
    about: 'gap',
    figure: ref(worth.id),
    sentences: [
      context.catalogue.say('statement-close', { lines, worth: ref(worth.id), gap: ref(total.variance.id), basis: held.basis }),
      ...(outlook
        ? [
            sentence(
              held,
              context.catalogue.say('statement-ahead', {
                basis: held.basis,
                count: held.count('steps ahead', held.note.ahead.length),
                steps: held.stepsLeft,
                need: ref(outlook.need.id),
                more: ref(outlook.more.id),
              }),
            ),
          ]
        : []),
    ],
    titles: [],
    pages: ['actions', 'rest-of-year'],
  };
}

/** The page of the deck that proves an answer. */
export function proofOfStatement({ pages }: StatementAnswer, drafts: readonly Draft[]): string | null {
  return pages.find((id) => drafts.some(({ slide }) => slide.id === id)) ?? null;
}
