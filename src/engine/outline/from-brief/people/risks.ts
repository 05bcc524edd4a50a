/** What could go wrong, each with what is done about it, by whom and by when, as its own line says. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import { sentences } from '../../../brief/sentences.ts';
import type { Draft } from '../draft.ts';
import { titled } from '../place.ts';
import type { Finding, Reader, Sentence } from '../said.ts';
import { underHeadings, unitsOf } from '../units.ts';
import type { Reading } from './clauses.ts';
import { isLabel, itemsUnder } from './labels.ts';
import { isAnswer, type Risk, toldRisks } from './risks-told.ts';
import { type Step, stepOf } from './steps.ts';
import { capital, countWord, fitting, plainly, shortened, small, smallAll, wordCount } from './wording.ts';

export const risks: Reader = (given, { brief, asOf }): Finding[] => {
  const listed = underHeadings(given).flatMap(({ heading, sentences: own }) => {
    const items = itemsUnder(own, heading, 'risks');
    const lines = items.map(({ text }) => text);
    const found = described(lines) ?? readTogether(lines, { language: brief.language, asOf: asOf ?? null });
    const told = [...new Set(items.map(({ at }) => at))];
    // One row is no list.
    return found.length < 2 || !found.some(isTold)
      ? []
      : [page(found, { told, own, heading: isLabel(heading, 'risks') ? heading : null, claim: null }, brief)];
  });
  const told = new Set(listed.flatMap(({ tells }) => tells));
  return [
    ...listed,
    ...unitsOf(given.filter(({ at }) => !told.has(at))).flatMap((own) => {
      const found = toldRisks(own);
      if (!found.some(isTold)) return [];
      return [
        page(found, { told: found.flatMap(({ at }) => at), own, heading: null, claim: found.length === 1 ? found[0]!.claim : null }, brief),
      ];
    }),
  ];
};

/** Bare risks need no table. */
const isTold = ({ meaning, response, who, when }: Risk) => (meaning ?? response ?? who ?? when) !== undefined;

interface Place {
  told: readonly number[];
  own: readonly Sentence[];
  heading: string | null;
  /** What the author says of the only one. */
  claim: string | null;
}

function page(found: readonly Risk[], { told, own, heading, claim }: Place, brief: Brief): Finding {
  const catalogue = catalogueOf(brief.language);
  const section = capital(heading ?? catalogue.say('role-risks'));
  const count = countWord(found.length, brief.language);
  const names = smallAll(
    found.map(({ risk }) => risk),
    brief,
  );
  return {
    tells: [...told],
    page: {
      title: fitting([
        ...(claim === null ? [] : [claim]),
        ...answeredTitles(found, brief),
        catalogue.say('people-risks', { count, items: names }),
        catalogue.say('people-risks-first', { count, risk: names[0]! }),
        catalogue.say('people-risks-first', { count, risk: shortened(names[0]!, 9) }),
        section,
      ]),
      section,
      weight: 7,
      notes: own.filter(({ at }) => told.includes(at)).map(({ text }) => text),
      ...(claim === null ? table(found, brief) : alone(found[0]!)),
    } as Draft,
  };
}

/** `Recruitment: plan B is bank pharmacists`: the first with its answer, which is the largest or the first to be told. */
function answeredTitles([first]: readonly Risk[], brief: Brief): string[] {
  const response = first?.response;
  if (first === undefined || response === undefined) return [];
  return [response, shortened(response, 12)]
    .map((said) => titled(capital(first.risk), small(said, brief), brief.language))
    .filter((title) => title !== capital(first.risk));
}

/** The only one is the title, and what is said of it stands below. */
function alone({ meaning, response }: Risk): Pick<Draft, 'kind' | 'content'> {
  return { kind: 'points', content: { points: [meaning, response].flatMap((head) => (head === undefined ? [] : [{ head }])) } };
}

/** Owners and dates have columns of their own where a line gives them. */
function table(found: readonly Risk[], brief: Brief): Pick<Draft, 'kind' | 'content'> {
  const words = wordsOf(brief.language);
  const isDescribed = found.some(({ meaning }) => meaning !== undefined);
  if (!isDescribed && !found.some(({ who, when }) => who ?? when))
    return {
      kind: 'risks',
      content: { items: found.map(({ risk, response }) => ({ risk, ...(response === undefined ? {} : { response }) })) },
    };
  const columns = [
    { label: words.risk, cells: found.map(({ risk }): string | undefined => (isDescribed ? `**${risk}**` : risk)) },
    { label: meaningLabel(found, brief), cells: found.map(({ meaning }) => meaning) },
    { label: words.response, cells: found.map(({ response }) => response) },
    { label: words.who, cells: found.map(({ who }) => who) },
    { label: words.when, cells: found.map(({ when }) => when) },
  ].filter(({ cells }) => cells.some((cell) => cell !== undefined));
  return {
    kind: 'table',
    content: {
      columns: columns.map(({ label }) => ({ label, align: 'left' as const })),
      rows: found.map((_, at) => ({ role: 'body' as const, cells: columns.map(({ cells }) => cells[at] ?? '–') })),
      reading: [],
    },
  };
}

/** What stands beside a risk is what it means, and where no column of answers is, what is done about it too. */
function meaningLabel(found: readonly Risk[], { language }: Brief): string {
  const answered = found.some(({ response }) => response !== undefined);
  return catalogueOf(language).say(answered ? 'people-risk-meaning' : 'people-risk-about');
}

const longestName = 12;
/** `Owner: Jens Ohlhoff` as the last sentence of a line. */
const owned =
  /(?:^|[.。;；]\s*)(?:owner|responsible|lead|accountable|verantwortlich|zuständig|responsable|pilote|encargad[oa]|responsável|responsabile|referente|担当|責任者|负责人|责任人|المسؤول)\s?[:：]\s?([^.。:：]{2,60}?)[.。]?$/iu;
const answering = [
  /^(?:we|i)(?:['’](?:ll|d|re))?\s(?!(?:expect|fear|see|know|have|do not|cannot|lose|lost|are|were)(?!\p{L}))|^(?:if|should|then|in that case)(?!\p{L})[^,]*,\s(?:we|i)\s|^(?:wir|dann)\s(?!(?:erwarten|fürchten|wissen|sehen|haben|verlieren)(?!\p{L}))|^(?:falls|wenn|sollte)(?!\p{L})[^,]*,\s\p{L}+\swir\s|^(?:gegen)?maßnahme:\s/iu,
  /^(?:(?:nous|on)\s(?!(?:craignons|savons|voyons|perdons)(?!\p{L}))|\p{L}+(?:aremos|eremos|iremos|eremo|iremo|iamo)\s|ofrecemos|oferecemos|(?:mitigation|response|answer|measure|mesure|parade|medida|respuesta|mitigación|resposta|misura|risposta|对策|应对|措施|対策|対応|الإجراء)\s?[:：])/iu,
] as const;

/** Lines of one list that say more of each risk than its name; null where they do not. */
function described(lines: readonly string[]): Risk[] | null {
  const read = lines.map((line) => {
    const owner = owned.exec(line.trim());
    const said = owner === null ? line.trim() : line.trim().slice(0, owner.index + (/^[.。]/u.test(owner[0]) ? 1 : 0));
    const [, label = '', after = ''] = /^([^:：.。!?]{3,90})[:：](?!\d)\s*(\S.*)$/su.exec(said) ?? [];
    const isNamed = label !== '' && wordCount(label) <= longestName;
    const [first = '', ...others] = sentences(isNamed ? after : said);
    const body = isNamed ? [first, ...others] : others;
    return { risk: isNamed ? label : first, body, ...(owner === null ? {} : { who: owner[1]!.trim() }) };
  });
  // One sentence after the name may be its answer; several say more.
  if (read.filter(({ body }) => body.length > 1).length * 2 < read.length || read.some(({ risk }) => risk === '')) return null;
  const answerAt = (body: readonly string[]) =>
    body.findIndex((sentence) => isAnswer(sentence) || answering.some((each) => each.test(sentence)));
  const from = read.map(({ body }) => (answerAt(body) > 0 ? answerAt(body) : body.length));
  // Where several are told at length, all of them have to be answered.
  const isAnswered = from.every((at, index) => at < read[index]!.body.length || read[index]!.body.length < 2);
  return read.map(({ risk, body, who }, index) => {
    const end = isAnswered ? from[index]! : body.length;
    const [meaning, response] = [body.slice(0, end), body.slice(end)].map((said) => capital(joined(said)));
    return {
      risk: plainly(risk),
      ...(meaning ? { meaning } : {}),
      ...(response ? { response } : {}),
      ...(who === undefined ? {} : { who }),
    };
  });
}

/** As they stood in the line, without the last stop. */
function joined(said: readonly string[]): string {
  return said
    .map((sentence, at) => (at === said.length - 1 ? sentence.replace(/[.。]$/u, '') : sentence))
    .join(/[。]$/u.test(said[0] ?? '') ? '' : ' ');
}

/** Lines of one list are written alike: what is certain of one of them holds for all. */
function readTogether(lines: readonly string[], reading: Reading): Risk[] {
  const answered = lines.some((line) => {
    const colon = colonOf(line);
    return colon !== null && (stepIn(colon.after, reading) !== null || partsInBrackets(colon.after, reading) !== null);
  });
  return lines.map((line) => riskOf(line, reading, answered));
}

const bracket = /^(.{4,}?)\s*[(（]([^()（）]{3,})[)）]$/su;
const arrow = /^(.{4,}?)\s*(?:→|->|=>|⇒)\s*(.{3,})$/su;
/** `; mitigation: …`, `. Maßnahme: …` */
const labelled =
  /^(.{4,}?)(?<![\s.;,:–—-])[\s.;,:–—-]+\(?(?:mitigation|response|answer|measure|countermeasure|plan|action|maßnahme|gegenmaßnahme|antwort|mesure|parade|réponse|medida|mitigación|respuesta|mitigação|resposta|misura|mitigazione|risposta|対策|対応|应对|措施|الإجراء)\s?[:：]\s*(.{3,}?)\)?$/isu;

function riskOf(line: string, reading: Reading, answered: boolean): Risk {
  const said = line.trim().replace(/[.。!]\s*$/u, '');
  const given = labelled.exec(said) ?? arrow.exec(said);
  if (given) return { risk: plainly(given[1]!), ...answerOf(given[2]!, reading) };
  const colon = colonOf(said);
  if (colon !== null && (answered || stepIn(colon.after, reading) !== null))
    return { risk: plainly(colon.before), ...answerOf(colon.after, reading) };
  const inside = bracket.exec(said);
  if (inside === null) return { risk: plainly(said) };
  // Behind the risk in brackets: who does what, or who sees to it and by when.
  const step = stepIn(inside[2]!, reading);
  if (step !== null) return { risk: plainly(inside[1]!), ...answerOf(inside[2]!, reading) };
  const owner = partsInBrackets(said, reading);
  return owner === null ? { risk: plainly(said) } : { risk: plainly(inside[1]!), ...owner };
}

/** Behind a colon or a dash. */
function colonOf(line: string): { before: string; after: string } | null {
  const said = line.trim().replace(/[.。!]\s*$/u, '');
  const split = /^([^:：]{4,})[:：](?!\d)\s*(\S.{2,})$/su.exec(said) ?? /^(.{4,}?)\s[–—-]\s(\S.{2,})$/su.exec(said);
  return split ? { before: split[1]!, after: split[2]! } : null;
}

/** A clause with a doer: `Lena talks to them by 22 January`. */
function stepIn(text: string, reading: Reading): Step | null {
  // A risk beside it makes a clause in the present a step without a date too.
  return stepOf(text, reading, false) ?? withDoer(stepOf(text, reading, true));
}

const withDoer = (step: Step | null) => (step?.who !== undefined && step.what !== step.said ? step : null);

/** `… (Einkauf, bis 30. April)`: owner and date of a line; null for other brackets. */
function partsInBrackets(text: string, reading: Reading): { who?: string; when?: string } | null {
  const inside = bracket.exec(text)?.[2];
  if (inside === undefined) return null;
  const step = stepOf(`${placeholder} (${inside})`, reading, true);
  return step === null || step.what !== placeholder || !step.isBound
    ? null
    : { ...(step.who === undefined ? {} : { who: step.who }), ...(step.when === undefined ? {} : { when: step.when }) };
}
/** Something to do that has neither owner nor date. */
const placeholder = 'Answer';

function answerOf(text: string, reading: Reading): Omit<Risk, 'risk'> {
  const step = stepOf(text, reading, true);
  const several = /[;；]/.test(text);
  if (step === null || several || wordCount(step.what) === 0) return { response: plainly(text) };
  return {
    response: step.what,
    ...(step.who === undefined ? {} : { who: step.who }),
    ...(step.when === undefined ? {} : { when: step.when }),
  };
}
