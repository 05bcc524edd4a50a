/** Options that the author weighs, each with all that is said of it. */
import type { Brief } from '../../../../model/brief.ts';
import type { Finding, Reader, Sentence } from '../said.ts';
import { unitsOf } from '../units.ts';
import { isAdvice, isAsk } from './decisions.ts';
import { numbered, type Option } from './option.ts';
import { factsOf } from './option-facts.ts';
import { afterIntro, announcing, isComplete, numberedIn, underLabel } from './options-listed.ts';
import { type Marked, type MarkedOption, markedOptions, optionsInList, optionsInOne } from './options-marked.ts';
import { type Context, optionsPage } from './options-page.ts';
import { columnsOf, optionsTable } from './options-table.ts';
import { toldOptions } from './options-told.ts';
import { countWord, wordCount } from './wording.ts';

const fewest = 2;
const most = 6;
/** Columns of a table that compares more than cards do. */
const wide = 4;

export const options: Reader = (sentences, { brief, facts }): Finding[] => {
  const context = { brief, facts, sentences };
  const tabled = tableOf(sentences, context);
  const found = unitsOf(sentences).flatMap((unit) => inUnit(unit, context));
  // A table holds more of what is said of each; where cards hold as much, they are read faster, unless amounts are to be compared.
  const isWide = tabled?.page.kind === 'table' && (tabled.page.content.columns.length >= wide || tabled.point?.includes('{{') === true);
  if (tabled !== null && (isWide || found.every(({ tells }) => tells.length < tabled.tells.length))) return [tabled];
  if (found.length > 0) return found;
  // `## Option A`, `## Option B`: sections side by side that are named as options.
  const headed = numberedIn(
    sentences.filter(({ heading }) => heading !== null && numbered.test(heading)),
    brief.language,
  );
  return headed !== null && isChoice(headed) ? [optionsPage({ read: headed, intro: null, unit: [] }, context)] : [];
};

/** Three or more, or two that state the same facts, are compared in a table. */
function tableOf(sentences: readonly Sentence[], context: Context): Finding | null {
  const { brief } = context;
  const one = (options: Marked['options'] | null): Marked | null => (options === null ? null : { options, together: [] });
  const found =
    markedOptions(sentences, brief) ??
    unitsOf(sentences).reduce<Marked | null>((before, unit) => before ?? one(optionsInList(unit, brief)), null) ??
    one(optionsInOne(sentences, brief)) ??
    unitsOf(sentences).reduce<Marked | null>((before, unit) => before ?? one(toldAsFacts(unit, brief)), null);
  if (found === null || (found.options.length < 3 && columnsOf(found.options).length < 2)) return null;
  const { options: read } = found;
  const first = Math.min(...read.flatMap(({ at }) => at));
  const intro = sentences.find((sentence) => sentence.at === first - 1 && isIntro(sentence)) ?? null;
  return optionsTable(found, intro, context);
}

/** Options in sentences: a table where their amounts say more together. */
function toldAsFacts(unit: readonly Sentence[], brief: Brief): MarkedOption[] | null {
  const { language } = brief;
  const told = toldOptions(unit, isIntro, language)?.options;
  if (told === undefined || !isChoice(told)) return null;
  const options = told.map(({ name, said, at }) => ({ ...factsOf(said, language, { name }), mark: null, at }));
  return options.some(({ terms }) => terms.some(({ kind }) => kind === 'gain' || kind === 'charge')) ? options : null;
}

function inUnit(unit: readonly Sentence[], context: Context): Finding[] {
  const { brief } = context;
  const opening = unit.find(isIntro);
  const listed = numberedIn(unit, brief.language) ?? underLabel(unit);
  const told = listed === null ? toldOptions(unit, isIntro, brief.language) : null;
  const read = listed ?? told?.options ?? (opening === undefined ? null : afterIntro(unit, opening));
  if (read === null || !isChoice(read) || !isComplete(read)) return [];
  const at = new Set(read.flatMap((option) => option.at));
  const intro = opening !== undefined && opening.at < Math.min(...at) ? opening : undefined;
  // A number of options that is another one than was read means that one was missed.
  const heading =
    unit.find((sentence) => at.has(sentence.at) && sentence.heading !== null && announcing.test(sentence.heading))?.heading ?? '';
  const isCounted =
    (intro === undefined || at.has(intro.at) || countsAs(intro.text, read.length, brief)) && countsAs(heading, read.length, brief);
  if (!isCounted) return [];
  return [optionsPage({ read, intro: intro ?? null, unit, ...(told === null ? {} : { favoured: told.favoured }) }, context)];
}

const isIntro = (sentence: Sentence) =>
  announcing.test(sentence.text) && !numbered.test(sentence.text) && !isAdvice(sentence) && !isAsk(sentence);

function isChoice(read: readonly Option[]): boolean {
  const names = new Set(read.map(({ name }) => name.toLowerCase()));
  const [told, words] = [read.filter(({ said }) => said.length > 0).length, Math.max(0, ...read.map(({ name }) => wordCount(name)))];
  return read.length >= fewest && read.length <= most && names.size === read.length && told >= read.length - 1 && words <= 12;
}

function countsAs(intro: string, count: number, { language }: Brief): boolean {
  const said = ` ${intro.toLowerCase()} `;
  const other = [2, 3, 4, 5, 6].filter((each) => each !== count);
  const has = (each: number) =>
    new RegExp(`(?<![\\p{L}\\d.,])(?:${each}|${countWord(each, language).toLowerCase()})(?![\\p{L}\\d.,]*\\d)(?!\\p{L})`, 'u').test(said);
  return has(count) || !other.some(has);
}
