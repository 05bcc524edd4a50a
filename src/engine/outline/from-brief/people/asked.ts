/** What the brief asks its readers for, in whatever sentences, as one page of decisions with their conditions. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { sentences as sentencesIn } from '../../../brief/sentences.ts';
import { refersBack } from '../prose/strength.ts';
import type { Finding, Reader, Sentence } from '../said.ts';
import { askParts } from './ask-parts.ts';
import { decisions, isAdvice, isAsk } from './decisions.ts';
import { isLabel } from './labels.ts';
import { markedOptions, optionsSaid } from './options-marked.ts';
import { type Item, orderedAfter } from './ordered.ts';
import { explained } from './proposal.ts';
import { stepsOf } from './steps.ts';
import { amountsIn, capital, countWord, fitting, partsAt, plainly, shortened, smallAll, wordCount } from './wording.ts';

/** Above what is asked. */
const label =
  /^(?:decisions? (?:sought|requested|needed)|for decision|(?:the|our) ask|what we (?:ask|need)(?: (?:for|from|of) .{2,40})?|resolution|beschluss\p{L}*|antrag|anträge|was wir (?:von .{2,40} )?brauchen|ce dont nous avons besoin.{0,40}|ce que nous attendons.{0,40}|(?:lo )?qu[eé] necesitamos(?: del? .{2,40})?|(?:de |do )?que precisamos(?: d.{2,40})?|(?:che )?cosa ci serve(?: da.{2,40})?|(?:la )?résolution(?: à voter)?|ce que nous demandons|qué se pide|lo que (?:se pide|pedimos)|acuerdos? que se piden?|o que (?:se pede|pedimos)|pedido|cosa (?:si chiede|chiediamo)|(?:la )?delibera|お願い|承認事項|请.{0,8}(?:批准?|审批).{0,6}|请示事项|المطلوب)$/iu;
/** The author asks somebody for something, or it is said that they are to vote. */
const asking =
  /^(?:so\s)?(?:we|i)\s(?:ask(?!ed)|request|seek|want the \p{L}+ to)(?!\p{L})|^(?:wir|ich)\s(?:bitten|bitte|beantragen|beantrage|ersuchen)(?!\p{L})|^(?:nous|je)\s(?:vous\s)?demand(?:ons|e)(?!\p{L})|^(?:pedimos|solicitamos|pido|peço|chiediamo|chiedo)(?!\p{L})|を(?:お願い|承認)(?:します|いたします|したい)|^请.{0,10}(?:批准|批|同意|授权)|that['’]s the ask/iu;
const behind = /,?\s(?:and\s)?that['’]s (?:the|our|my) ask(?:\sto\s\p{L}+)?(?=[.,;]|$)/iu;

/** A wish for the deck. */
const ending = /^(?:at the end|am ende|zum schluss|à la fin|al final|no final|alla fine|最後|最后)(?!\p{L}{2})/iu;

const isAsked = (sentence: Sentence) =>
  !/[?？؟]\s*$/u.test(sentence.text) &&
  !ending.test(sentence.text) &&
  (isAsk(sentence) ||
    asking.test(sentence.text.trim()) ||
    isHeaded(sentence) ||
    (sentence.role === 'request' && wordCount(sentence.text) >= 4 && !refersBack(sentence.text) && !isAdvice(sentence)));

/** `To ask: vote on B and C. And authorise Irene …` */
const goesOn = ({ text, list, unit }: Sentence, before: Sentence | undefined) =>
  before !== undefined && list === null && before.unit === unit && isHeaded(before) && /^(?:and|und|et|y|e)\s\p{Ll}/iu.test(text);

const isHeaded = ({ heading }: Sentence) => heading !== null && isHeadedAsk(heading);

/** Whether what stands under it is asked of the readers. */
export const isHeadedAsk = (heading: string) =>
  isLabel(heading, 'decisions') || label.test(heading.replace(/(?<![:：\s])[:：\s]+$/u, '').trim());

/** Where the sentences of one part say more, they are the page; else all that is asked anywhere. */
export const asked: Reader = (sentences, context): Finding[] => {
  const together = decisions(sentences, context);
  const all = askedPage(sentences, context.brief);
  const told = together.flatMap(({ tells }) => tells);
  return all === null || told.length >= all.tells.length ? together : [all];
};

function askedPage(sentences: readonly Sentence[], brief: Brief): Finding | null {
  const { language } = brief;
  const options = optionsSaid(sentences, brief);
  const asks = sentences.filter(
    (sentence) =>
      !options.has(sentence.at) &&
      (isAsked(sentence) ||
        goesOn(
          sentence,
          sentences.find(({ at }) => at === sentence.at - 1),
        )),
  );
  if (asks.length === 0 || asks.length > most) return null;
  const marked = markedOptions(sentences, brief)?.options ?? [];
  const places = marked.map((_, place) => place);
  const told: number[] = [];
  const decisions = asks.flatMap((sentence) => {
    told.push(sentence.at);
    const items = orderedAfter(sentence, sentences, language);
    if (items.length > 0) return items.map((item) => counted(item, told, language));
    const parts = partsOf(sentence.text, brief).flatMap((text) => askParts(text, language));
    const conditions = conditionsOf(sentence, sentences).filter(({ at }) => !asks.some((ask) => ask.at === at) && !options.has(at));
    told.push(...conditions.map(({ at }) => at));
    return parts.map(({ ask, cost }, at) => {
      const [amount, ...others] = amountsIn(ask, language);
      const figure = cost ?? (amount !== undefined && others.length === 0 ? amount.text : undefined);
      const text = at === parts.length - 1 && conditions.length > 0 ? conditions.map((each) => plainly(each.text)).join('. ') : undefined;
      return {
        ask: capital(ask),
        ...(figure === undefined ? {} : { figure }),
        ...(text === undefined ? {} : { text }),
      };
    });
  });
  const whats = decisions.map(({ ask }) => ask);
  const explainedToo = decisions.map((decision) => ({ ...decision, ask: explained(decision.ask, marked, places, brief) }));
  const catalogue = catalogueOf(language);
  const count = countWord(decisions.length, language);
  return {
    tells: [...new Set(told)].toSorted((a, b) => a - b),
    collected: true,
    page: {
      kind: 'decision-cards',
      title: fitting([
        ...(whats.length === 1 ? whats : []),
        ...(whats.length > 1
          ? [
              catalogue.say('people-decisions', { count, items: smallAll(whats, brief) }),
              catalogue.say('people-decisions-first', { count, what: smallAll(whats, brief)[0]! }),
            ]
          : []),
        whats[0]!,
        shortened(whats[0]!),
        capital(catalogue.say('role-decisions')),
      ]),
      section: capital(catalogue.say('role-decisions')),
      weight: 9,
      notes: sentences.filter(({ at }) => told.includes(at)).map(({ text }) => text),
      content: { decisions: explainedToo },
    },
    point: whats.slice(0, 2).join('; '),
  };
}

const most = 4;

/** `to release €1.35m for the line, which adds 18 percent capacity`: what is asked, and below it what is said of it. */
function counted({ at, text, more }: Item, told: number[], language: LanguageCode) {
  told.push(at, ...more.map((sentence) => sentence.at));
  const [, what = text, behind] = relative.exec(text) ?? [];
  const ask = capital(plainly(what.replace(infinitive, '')));
  const [amount, ...others] = amountsIn(ask, language);
  const said = [...(behind === undefined ? [] : [behind]), ...more.map((sentence) => sentence.text)].map((each) => capital(plainly(each)));
  return {
    ask,
    ...(amount !== undefined && others.length === 0 ? { figure: amount.text } : {}),
    ...(said.length === 0 ? {} : { text: said.join('. ') }),
  };
}

const infinitive = /^(?:to|de|d['’]|di|a)\s/iu;
const relative = /^(.{12,}?),\s(?:which|qui|lo que|o que|il che)\s(.+)$/isu;

/** One thing each; `C.` ends a sentence where options have letters, and behind a semicolon stand the tasks that follow. */
function partsOf(text: string, { prompt, language }: Brief): string[] {
  return partsAt(text)
    .flatMap((part) => part.split(/(?<=\s[A-F])\.\s+(?=\p{Lu})/u))
    .flatMap((part) => sentencesIn(part))
    .map((part) => part.replace(behind, '').replace(/^(?:y|e|and|und|et)\s/iu, ''))
    .map((part) => part.replace(/^\p{Lu}{3,}(?=\s)/u, (name) => (prompt.includes(`${name}:`) ? capital(name.toLowerCase()) : name)))
    .filter((part, at) => at === 0 || stepsOf(part, { language, asOf: null }, false).length < 2);
}

/** What the sentences right behind it in the same paragraph say of it: who pays the rest, what is given for it. */
function conditionsOf(ask: Sentence, sentences: readonly Sentence[]): Sentence[] {
  const found: Sentence[] = [];
  for (const sentence of sentences.filter(({ at }) => at > ask.at)) {
    const isNext = sentence.unit === ask.unit && sentence.list === ask.list && sentence.heading === ask.heading && ask.list === null;
    if (!isNext || found.length >= 3 || sentence.role === 'task' || sentence.role === 'risk') break;
    found.push(sentence);
  }
  return found;
}
