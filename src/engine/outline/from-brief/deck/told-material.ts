/** The material of a brief before it is a deck: pages that readers and structure make, where each stands, and the sentences that no page tells. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Block, Brief, ListItem, Section } from '../../../../model/brief.ts';
import { sentences as sentencesIn } from '../../../brief/sentences.ts';
import type { Draft } from '../draft.ts';
import { findingsIn } from '../findings.ts';
import { askDrafts } from '../kinds/asks.ts';
import { listDrafts } from '../kinds/from-list.ts';
import { optionsByLabel } from '../kinds/lists/options-by-label.ts';
import { labelledList, wholeList } from '../kinds/lists/whole-list.ts';
import { titleOf } from '../prose/page-language.ts';
import { statesSomething, wordsIn } from '../prose/strength.ts';
import type { Exclusions } from '../read/exclusions.ts';
import type { GivenFacts } from '../read/given-facts.ts';
import { safeMaterial } from '../read/safe-material.ts';
import { statedFigures } from '../read/stated-figures.ts';
import type { Finding } from '../said.ts';
import { placeOf, placesIn, type Said, sentencesOf, withRoles } from '../sentences-of.ts';
import { underSpokenHeadings } from '../spoken-headings.ts';
import { notesOf, structuredIn } from '../structured.ts';
import type { PlacedPage } from './order.ts';

/** Sections that only serve a document. */
const ofDocument =
  /^(?:(?:table of )?contents|inhalt(?:sverzeichnis)?|sommaire|table des matières|índice|contenido|sumário|indice|sommario|目次|目录|المحتويات|attendees|attendance|apologies|present|anwesend(?:e|heit)?|teilnehmer(?:innen)?|participants|présents|asistentes|presentes|presenti|出席者|参会人员|الحضور|imprint|impressum|licen[cs]e|copyright|badges?|contributing|acknowledge?ments|danksagung|remerciements|agradecimientos|agradecimentos|ringraziamenti|lizenz|licence|licencia|licença|licenza)[:：]?$/iu;

const claiming = 7;

export interface ToldMaterial {
  pages: PlacedPage[];
  /** Pages that show again what those show, for decks with room. */
  again: PlacedPage[];
  /** All that is said, in order, and what of it no page tells. */
  sentences: Said[];
  left: Said[];
  /** The sentences that a page tells. */
  toldBy: (placed: PlacedPage) => readonly Said[];
  /** What the readers found. */
  findings: readonly Finding[];
  /** Speaker notes of the author, by section. */
  spoken: { text: string; section: number }[];
  /** What was left out as unsafe, for the report. */
  changes: string[];
}

export function toldMaterial(brief: Brief, facts: GivenFacts, exclusions: Exclusions, asOf: string): ToldMaterial {
  const { sections: all, changes } = safeMaterial(brief.material, exclusions);
  const sections = ofMatter(all, brief);
  const { pages: own, spare: views, apart, headings } = structuredIn(sections, brief, facts);
  const named = sections.map((section, at) => ({ ...section, heading: headings[at]! }));
  const places = placesIn(named);
  const written = underSpokenHeadings(withRoles(sentencesOf(named, apart)));
  const compared = optionsByLabel(sections, written, brief);
  // What follows the last option stands under its heading, and is said of all of them.
  const ofOptions = new Set(compared?.tells.map((at) => written[at]!.section));
  const sentences = written.map((said) =>
    ofOptions.has(said.section) && !compared!.tells.includes(said.at) ? { ...said, heading: null } : said,
  );
  const whole = wholeLists(sections, named, sentences, { brief, facts, asOf }).filter(
    ({ page }) => !exclusions.hits(JSON.stringify([page.title, page.content])),
  );
  if (compared !== null)
    whole.push({ page: { ...compared.page, section: catalogueOf(brief.language).say('role-options') } as Draft, tells: compared.tells });
  const listed = new Set(whole.flatMap(({ tells }) => tells));
  const { chosen, spare, told } = findingsIn(sentences, { brief, facts, exclusions, asOf, listed });
  for (const at of listed) told.add(at);
  const tellsOf = new Map(chosen.map(({ page, tells }) => [page, tells]));
  const placeAt = (section: number, block: number) =>
    (sentences.find((said) => said.section > section || (said.section === section && said.block > block))?.at ?? sentences.length) - 0.5;

  const lists = whole.map(({ page: { point, ...page }, tells }): PlacedPage => {
    tellsOf.set(page as Draft, tells);
    return {
      page: page as Draft,
      point,
      at: tells[0]!,
      part: sentences[tells[0]!]!.part,
      isHeart: true,
      ...(compared?.tells === tells && compared.point !== null && { point: compared.point, leads: true as const }),
    };
  });
  const pages: PlacedPage[] = [
    ...chosen.map(({ page, point, tells, leads, besides, verdict, collected }) => ({
      page,
      at: Math.min(...tells),
      point,
      part: onlyPart(tells, sentences),
      ...(leads && { leads }),
      besides,
      verdict,
      ...(collected && { isHeart: true as const }),
    })),
    ...lists,
    ...own.map(({ draft: { point, ...draft }, section, block }) => ({
      page: draft as Draft,
      ...(point !== undefined && { point, leads: true as const }),
      // What somebody has set in a table is what the document is about.
      ...((point !== undefined || sections[section]!.blocks[block]?.type === 'table') && { isHeart: true as const }),
      at: placeAt(section, block),
      part: places.get(placeOf(section, block))?.part,
      // A table that compares with a plan or weighs options claims more than what is said around it; a quote claims nothing.
      ours: draft.kind === 'quote' || (sections[section]!.blocks[block]?.type === 'table' && draft.weight < claiming),
    })),
  ];
  for (const [section, { blocks }] of sections.entries()) {
    for (const [block, each] of blocks.entries()) {
      const items = sentences.filter((said) => said.section === section && said.block === block);
      const [first] = items;
      if (each.type !== 'list' || first === undefined || items.some(({ at }) => told.has(at))) continue;
      const { heading } = first;
      const bare = { brief, facts, heading, stated: [], lead: null, asOf };
      const own = listDrafts(each, bare);
      const rest = own.length > 0 || whole.length === 0 ? null : labelledList(each, bare);
      for (const draft of rest === null ? own : [rest]) {
        const page = heading === null ? draft : { ...draft, section: heading };
        const tells = items.map(({ at }) => at);
        for (const at of tells) told.add(at);
        tellsOf.set(page, tells);
        pages.push({ page, at: first.at, part: first.part, ours: true });
      }
    }
  }
  if (pages.length > 0) for (const draft of askDrafts(brief)) pages.push({ page: draft, at: sentences.length });
  return {
    pages,
    again: [
      ...views.map(({ draft, section, block }) => ({ page: draft, at: placeAt(section, block) + 0.1 })),
      ...spare.map(({ page, point, tells }) => ({ page, at: Math.min(...tells, sentences.length) + 0.2, point })),
    ],
    sentences,
    // What a table's page has for its title is told.
    left: sentences.filter(
      ({ at, text }) =>
        !told.has(at) &&
        !exclusions.hits(text) &&
        !(at === sentences.length - 1 && signature.test(text)) &&
        !own.some(({ draft }) => draft.title === titleOf(text, brief.language)),
    ),
    toldBy: ({ page }) => (tellsOf.get(page) ?? []).map((at) => sentences[at]!),
    findings: chosen,
    spoken: sections.flatMap((section, at) => notesOf(section).map((text) => ({ text, section: at }))),
    changes,
  };
}

/** So many headings are those of a document that somebody has written, list by list. */
const fewestHeadings = 3;

/** The lists of a document that stand on a page each, with the sentences that these tell. `named`: under the headings that pages show. */
function wholeLists(
  sections: readonly Section[],
  named: readonly Section[],
  sentences: readonly Said[],
  given: { brief: Brief; facts: GivenFacts; asOf: string },
): { page: Draft; tells: readonly number[] }[] {
  if (new Set(sections.flatMap(({ heading }) => heading ?? [])).size < fewestHeadings) return [];
  const marked = lettersOf(
    given.brief.prompt
      .split('\n')
      .flatMap((line) => (isItem.test(line) ? [line] : []))
      .join('\n'),
  );
  const isMarked = ({ text }: ListItem) => marked.includes(lettersOf(text).slice(0, enoughLetters));
  return named.flatMap(({ heading, blocks, inline = false }, place) => {
    const stated = blocks.flatMap((each) => (each.type === 'paragraph' ? statedFigures(each.text, given.brief.language) : []));
    return blocks.flatMap((block, at) => {
      const items = sentences.filter((said) => said.section === place && said.block === at);
      // What a sentence enumerates is no list of a document.
      if (block.type !== 'list' || items.length !== block.items.length || !block.items.every(isMarked)) return [];
      const above = inline ? null : leadAbove(blocks[at - 1]);
      const lead = inline ? sections[place]!.heading : above;
      const page = wholeList(block, { ...given, heading, lead, stated });
      if (page === null) return [];
      const section = page.section ?? heading;
      const before = sentences.findLast((said) => said.section === place && said.block === at - 1);
      const leading = above !== null && before?.text.startsWith(above) ? [before] : [];
      return [
        { page: { ...page, ...(section === null ? {} : { section }) } as Draft, tells: [...leading, ...items].map((said) => said.at) },
      ];
    });
  });
}

const isItem = /^\s{0,12}(?:[-*+•–▪]|\d{1,2}[.)])\s/u;
const enoughLetters = 24;
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** `Three sources were kept apart:` */
function leadAbove(above: Block | undefined): string | null {
  if (above?.type !== 'paragraph' || !/[:：,，]\s*$/u.test(above.text)) return null;
  return sentencesIn(above.text)
    .at(-1)!
    .trim()
    .replace(/\s?[:：,，]$/u, '');
}

/** `Nora Keller, head of service, Tern Lines`, which closes what somebody wrote. */
const signature = /^(?:\p{Lu}[\p{L}'’.-]{0,20}\s){1,2}\p{Lu}[\p{L}'’-]{1,24}[,，]\s[^.!?。:：\d]{3,70}$/u;

/** Without contents, attendance and the like; under a label in running text stands more than what it labels. */
function ofMatter(sections: readonly Section[], { prompt }: Brief): Section[] {
  const headed = /^#{1,6}\s/m.test(prompt);
  return sections.flatMap((section, at) => {
    const [first, ...others] = section.blocks;
    // `Harbour Board, Piers Department — report of May 2026`: who gives it out, below the title of a document.
    if (headed && section.level === 1 && at < 2 && first?.type === 'paragraph' && isImprint(first.text))
      return [{ ...section, blocks: others }];
    if (section.heading === null || !ofDocument.test(section.heading.trim())) return [section];
    return headed || section.blocks.length < 2 ? [] : [{ ...section, heading: null, blocks: section.blocks.slice(1) }];
  });
}

const isImprint = (text: string) => wordsIn(text) <= 18 && /[,–—|]/u.test(text) && !statesSomething(text);

function onlyPart(tells: readonly number[], sentences: readonly Said[]): number | undefined {
  const found = new Set(tells.map((at) => sentences[at]!.part));
  return found.size === 1 ? [...found][0] : undefined;
}
