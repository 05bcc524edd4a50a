/** The material of a brief before it is a deck: pages that readers and structure make, where each stands, and the sentences that no page tells. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Block, Brief, ListItem, Section } from '../../../../model/brief.ts';
import { sentences as sentencesIn } from '../../../brief/sentences.ts';
import type { Draft } from '../draft.ts';
import { findingsIn } from '../findings.ts';
import { askDrafts } from '../kinds/asks.ts';
import { listDrafts } from '../kinds/from-list.ts';
import { optionsByLabel } from '../kinds/lists/options-by-label.ts';
import { wholeList } from '../kinds/lists/whole-list.ts';
import { titleOf } from '../prose/page-language.ts';
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
  const sentences = underSpokenHeadings(withRoles(sentencesOf(named, apart)));
  const compared = optionsByLabel(sections, sentences, brief);
  const whole = wholeLists(sections, named, sentences, { brief, facts, asOf }).filter(
    ({ page }) => !exclusions.hits(JSON.stringify([page.title, page.content])),
  );
  if (compared !== null)
    whole.push({ page: { ...compared.page, section: catalogueOf(brief.language).say('role-options') } as Draft, tells: compared.tells });
  const listed = new Set(whole.flatMap(({ tells }) => tells));
  const { chosen, spare, told } = findingsIn(sentences, { brief, facts, exclusions, asOf, listed });
  for (const at of listed) told.add(at);
  const tellsOf = new Map([...whole, ...chosen].map(({ page, tells }) => [page, tells]));
  const placeAt = (section: number, block: number) =>
    (sentences.find((said) => said.section > section || (said.section === section && said.block > block))?.at ?? sentences.length) - 0.5;

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
    ...whole.map(({ page, tells }) => ({
      page,
      at: tells[0]!,
      part: sentences[tells[0]!]!.part,
      isHeart: true as const,
      ...(compared !== null && compared.tells === tells && compared.point !== null && { point: compared.point, leads: true as const }),
    })),
    ...own.map(({ draft: { point, ...draft }, section, block }) => ({
      page: draft as Draft,
      ...(point !== undefined && { point, leads: true as const }),
      // What somebody has set in a table is what the document is about.
      ...((point !== undefined || sections[section]!.blocks[block]?.type === 'table') && { isHeart: true as const }),
      at: placeAt(section, block),
      part: places.get(placeOf(section, block))?.part,
      // A table that compares with a plan or weighs options claims more than what is said around it.
      ours: sections[section]!.blocks[block]?.type === 'table' && draft.weight < claiming,
    })),
  ];
  for (const [section, { blocks }] of sections.entries()) {
    for (const [block, each] of blocks.entries()) {
      const items = sentences.filter((said) => said.section === section && said.block === block);
      const [first] = items;
      if (each.type !== 'list' || first === undefined || items.some(({ at }) => told.has(at))) continue;
      const { heading } = first;
      for (const draft of listDrafts(each, { brief, facts, heading, stated: [] })) {
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
      ({ at, text }) => !told.has(at) && !exclusions.hits(text) && !own.some(({ draft }) => draft.title === titleOf(text, brief.language)),
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
      const lead = inline ? sections[place]!.heading : leadAbove(blocks[at - 1]);
      const page = wholeList(block, { ...given, heading, lead, stated });
      if (page === null) return [];
      const section = page.section ?? heading;
      return [{ page: { ...page, ...(section === null ? {} : { section }) } as Draft, tells: items.map((said) => said.at) }];
    });
  });
}

const isItem = /^\s{0,12}(?:[-*+•–▪]|\d{1,2}[.)])\s/u;
const enoughLetters = 24;
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** `Three sources were kept apart:` */
function leadAbove(above: Block | undefined): string | null {
  if (above?.type !== 'paragraph' || !/[:：]\s*$/u.test(above.text)) return null;
  return sentencesIn(above.text)
    .at(-1)!
    .trim()
    .replace(/\s?[:：]$/u, '');
}

/** Without contents, attendance and the like; under a label in running text stands more than what it labels. */
function ofMatter(sections: readonly Section[], { prompt }: Brief): Section[] {
  const headed = /^#{1,6}\s/m.test(prompt);
  return sections.flatMap((section) => {
    if (section.heading === null || !ofDocument.test(section.heading.trim())) return [section];
    return headed || section.blocks.length < 2 ? [] : [{ ...section, heading: null, blocks: section.blocks.slice(1) }];
  });
}

function onlyPart(tells: readonly number[], sentences: readonly Said[]): number | undefined {
  const found = new Set(tells.map((at) => sentences[at]!.part));
  return found.size === 1 ? [...found][0] : undefined;
}
