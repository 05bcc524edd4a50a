/** Options under a heading each, described by the same labels: a table with a row for each label and a column for each option. */
import { wordsOf } from '../../../../../languages/catalogue.ts';
import type { Brief, Section } from '../../../../../model/brief.ts';
import type { Draft } from '../../draft.ts';
import { type Mark, markOf } from '../../people/option-marks.ts';
import type { MarkedOption } from '../../people/options-marked.ts';
import { type Proposal, proposalIn } from '../../people/proposal.ts';
import { capital, plainly, wordCount } from '../../people/wording.ts';
import { titled } from '../../place.ts';
import { longestTitle, sizeOf } from '../../prose/page-language.ts';
import type { Said } from '../../sentences-of.ts';

interface Described {
  mark: Mark;
  name: string;
  /** By label, as written first. */
  terms: Map<string, string>;
  others: string[];
  sentences: readonly Said[];
}

interface OptionsByLabel {
  page: Draft;
  /** What is recommended, for the summary; null where nobody says. */
  point: string | null;
  tells: readonly number[];
}

const least = { options: 2, labels: 2 } as const;
const most = { options: 5, name: 9 } as const;

/** Null unless there are such options one after another, from the first on, and they share their labels. */
export function optionsByLabel(sections: readonly Section[], sentences: readonly Said[], brief: Brief): OptionsByLabel | null {
  const options = optionsIn(sections, sentences);
  if (options.length < least.options || options.length > most.options) return null;
  const labels = sharedLabels(options);
  if (labels.length < least.labels) return null;
  const words = wordsOf(brief.language);
  const marked = options.map(
    ({ mark, name, sentences: own }): MarkedOption => ({
      name,
      mark: mark.name,
      terms: [],
      by: { cost: [], yearly: [], gain: [], charge: [], time: [] },
      other: [],
      at: own.map(({ at }) => at),
    }),
  );
  const proposal = proposalIn(marked, sentences, brief);
  const [favoured, ...more] = proposal?.places ?? [];
  const chosen = favoured === undefined || more.length > 0 ? null : options[favoured]!;
  const rows = labels.map((label) => ({
    role: 'body' as const,
    cells: [`**${label}**`, ...options.map((option) => cellOf(option, label))],
  }));
  const heads = options.map((option) => `${shortName(option)}${option === chosen ? ` (${words.recommended.toLowerCase()})` : ''}`);
  const isFigure = (place: number) => rows.every(({ cells }) => cells[place]!.length <= 14);
  const claim = chosen === null ? null : claimOf(chosen, labels, brief);
  const others = options.flatMap((option) => (option.others.length === 0 ? [] : [`${shortName(option)}: ${option.others.join('; ')}.`]));
  return {
    page: {
      kind: 'table',
      title: claim ?? counted(options, labels, brief),
      weight: 9,
      notes: others,
      content: {
        columns: [
          { label: words.item, align: 'left' as const },
          ...heads.map((label, at) => ({ label, align: isFigure(at + 1) ? ('right' as const) : ('left' as const) })),
        ],
        rows,
        reading: [],
      },
    },
    point: proposal === null ? null : pointOf(proposal, chosen),
    tells: options.flatMap((option) => option.sentences.map(({ at }) => at)),
  };
}

const pointOf = ({ claim }: Proposal, chosen: Described | null) => (chosen === null || sizeOf(claim) > longestTitle ? null : claim);

/** Sections whose headings count on: `Option A: Buy`, `Option B`. */
function optionsIn(sections: readonly Section[], sentences: readonly Said[]): Described[] {
  const found: Described[] = [];
  let series: string | null = null;
  for (const [place, { heading, blocks }] of sections.entries()) {
    const mark = heading === null ? null : markOf(heading);
    const last = blocks.findLastIndex(({ type }) => type === 'list');
    // What follows the last list is said of all of them.
    const own = sentences.filter(({ section, block }) => section === place && block <= last);
    if (mark === null || mark.series === 'number' || mark.place !== found.length || (series !== null && series !== mark.series)) {
      if (found.length > 0) break;
      continue;
    }
    series = mark.series;
    const items = own.filter(({ list }) => list !== null);
    if (items.length < least.labels) return [];
    const above = blocks.find(({ type }) => type === 'paragraph');
    const said = mark.rest === '' && above?.type === 'paragraph' ? plainly(above.text) : plainly(mark.rest);
    const option: Described = { mark, name: wordCount(said) <= most.name ? said : '', terms: new Map(), others: [], sentences: own };
    for (const { text } of items) {
      const split = /^([^:：]{2,50})[:：](?!\d)\s*(\S.*)$/su.exec(text.trim());
      if (split === null) option.others.push(plainly(text));
      else option.terms.set(capital(split[1]!.trim()), plainly(split[2]!));
    }
    found.push(option);
  }
  return found;
}

/** Those that at least two options have, in the order of the brief. */
function sharedLabels(options: readonly Described[]): string[] {
  const all = [...new Set(options.flatMap(({ terms }) => [...terms.keys()]))];
  const shared = all.filter((label) => options.filter((option) => termOf(option, label) !== null).length >= least.options);
  // `Cash needed in 2027 before rent` is the same as `Cash needed in 2027`, and says more of one.
  return shared.filter((label) => !shared.some((other) => other !== label && isLonger(label, other)));
}

const isLonger = (label: string, other: string) => label.toLowerCase().startsWith(`${other.toLowerCase()} `);

function termOf({ terms }: Described, label: string): { said: string; more: string } | null {
  for (const [own, said] of terms) {
    if (own.toLowerCase() === label.toLowerCase()) return { said, more: '' };
    if (isLonger(own, label)) return { said, more: own.slice(label.length).trim() };
  }
  return null;
}

function cellOf(option: Described, label: string): string {
  const term = termOf(option, label);
  if (term === null) return '–';
  return term.more === '' ? term.said : `${term.said} (${term.more})`;
}

/** `Option B: lease the vans`. */
const nameOf = ({ mark, name }: Described) => (name === '' ? mark.name! : mark.name === null ? name : `${mark.name}: ${name}`);
const shortName = (option: Described) => (wordCount(nameOf(option)) <= most.name ? nameOf(option) : (option.mark.name ?? option.name));

/** The recommended one with what its first labels say of it, as many as a title holds. */
function claimOf(chosen: Described, labels: readonly string[], { language }: Brief): string | null {
  const terms = labels
    .filter((label) => /\d/u.test(cellOf(chosen, label)) && wordCount(cellOf(chosen, label)) <= 5)
    .map((label) => `${label.charAt(0).toLowerCase()}${label.slice(1)} ${cellOf(chosen, label)}`);
  const comma = language === 'ja' || language === 'zh' ? '、' : language === 'ar' ? '، ' : ', ';
  const names = [nameOf(chosen), chosen.mark.name ?? chosen.name];
  const bare = names.map((name) => name.replace(/[:：]\s/u, comma));
  const titles = bare.flatMap((name) => [2, 1].map((count) => titled(name, terms.slice(0, count).join(comma), language)));
  return terms.length === 0 ? null : (titles.find((title) => sizeOf(title) <= longestTitle && !bare.includes(title)) ?? null);
}

/** What sets them apart first: the label with its figures. */
function counted(options: readonly Described[], [first]: readonly string[], { language }: Brief): string {
  const comma = language === 'ja' || language === 'zh' ? '、' : language === 'ar' ? '، ' : ', ';
  const said = options.map((option) => `${option.mark.name ?? option.name} ${cellOf(option, first!)}`).join(comma);
  return titled(first!, said, language);
}
