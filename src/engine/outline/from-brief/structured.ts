/** Material whose structure is the author's: diagrams, tables, pictures and quotes, each as its page. */
import { catalogueOf } from '../../../languages/catalogue.ts';
import type { Block, Brief, Section } from '../../../model/brief.ts';
import { onlyRemarks } from '../../brief/deck-name.ts';
import type { Draft } from './draft.ts';
import { diagramOf } from './kinds/diagrams.ts';
import { tableDrafts } from './kinds/from-table.ts';
import { pictureDraft } from './kinds/picture-draft.ts';
import type { Place } from './place.ts';
import type { GivenFacts } from './read/given-facts.ts';
import { statedFigures } from './read/stated-figures.ts';
import { told as named, roleOf } from './read/topics.ts';
import { placeOf } from './sentences-of.ts';

interface StructuredPage {
  draft: Draft;
  section: number;
  block: number;
}

export interface Structured {
  pages: StructuredPage[];
  /** Other views of what those pages show: of a table, all but the first. */
  spare: StructuredPage[];
  /** Blocks that need no reader, as `section:block`. */
  apart: Set<string>;
  /** The heading to show for each section; null for none, and for the deck's own title. */
  headings: (string | null)[];
}

export function structuredIn(sections: readonly Section[], brief: Brief, facts: GivenFacts): Structured {
  const single = sections.filter(({ level }) => level === 1).length === 1;
  const found: Structured = { pages: [], spare: [], apart: new Set(), headings: headingsOf(sections, brief, single) };
  const stated = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'paragraph' ? statedFigures(block.text, brief.language) : [])),
  );
  const general = brief.title ?? brief.subject ?? catalogueOf(brief.language).say('type-general');
  let next = 0;
  for (const [at, section] of sections.entries()) {
    const heading = found.headings[at]!;
    const notes = notesOf(section);
    const add = (drafts: readonly Draft[], block: number, more: readonly string[] = []) => {
      for (const [index, draft] of drafts.entries()) {
        const said = index === 0 ? [...(draft.notes ?? []), ...more] : (draft.notes ?? []);
        const page = { ...draft, ...(heading === null ? {} : { section: heading }), ...(said.length > 0 ? { notes: said } : {}) } as Draft;
        (index > 0 ? found.spare : found.pages).push({ draft: page, section: at, block });
      }
    };
    if (at < next) continue;
    const place: Place = { brief, facts, heading, stated };
    const titleOnly = single && section.level === 1 && section.blocks.length === 0;
    const diagram = titleOnly ? null : diagramOf(sections.slice(at), place, heading ?? general);
    if (diagram !== null) {
      next = at + diagram.used;
      add([diagram.draft], 0, sections.slice(at, next).flatMap(notesOf));
      for (let used = at; used < next; used += 1) for (const block of sections[used]!.blocks.keys()) found.apart.add(placeOf(used, block));
      continue;
    }
    const pictured = pictureDraft(section, heading ?? general);
    if (pictured !== null) {
      add(pictured.drafts, 0);
      for (const [block, each] of section.blocks.entries()) if (!pictured.rest.includes(each)) found.apart.add(placeOf(at, block));
    }
    let first = true;
    for (const [block, each] of section.blocks.entries()) {
      if (found.apart.has(placeOf(at, block))) continue;
      const drafts = draftsOf(each, place);
      if (drafts === null) continue;
      add(drafts, block, first ? notes : []);
      first = false;
      found.apart.add(placeOf(at, block));
    }
  }
  return found;
}

/** The deck's own title is no heading for what follows; under the third level the one above it counts. */
function headingsOf(sections: readonly Section[], brief: Brief, single: boolean): (string | null)[] {
  const document = /^#{1,6}\s/m.test(brief.prompt);
  let parent: string | null = null;
  return sections.map(({ heading, level, inline }) => {
    // Regardless of the deck's language: the author's headings may be in another one.
    const own =
      heading === null || (single && level === 1) || onlyRemarks(heading)
        ? null
        : named(unnumbered(heading), roleOf(heading, catalogueOf('en')), brief);
    // A label inside a section of a document is no section.
    if (inline && parent !== null && document) return parent;
    if (level <= 2) parent = own;
    return level > 2 ? (parent ?? own) : own;
  });
}

/** `6. The money today` is The money today: pages have numbers of their own. */
function unnumbered(heading: string): string {
  return heading.replace(/^(?:\d{1,2}(?:\.\d{1,2})*[.)]?|[IVX]{1,4}\.|[A-Z][.)])\s+(?=\S)/u, '');
}

export function notesOf({ blocks }: Section): string[] {
  return blocks.flatMap((block) => (block.type === 'notes' ? [block.text] : []));
}

/** Null for what readers take. */
function draftsOf(block: Block, place: Place): Draft[] | null {
  const { brief, heading } = place;
  if (block.type === 'table') return tableDrafts(block, place).toSorted((a, b) => b.weight - a.weight);
  if (block.type !== 'quote') return null;
  const name = heading ?? brief.subject ?? catalogueOf(brief.language).say('type-general');
  const title = block.by ? `${name}: ${block.by.split(',')[0]}` : name;
  return [{ kind: 'quote', title, weight: 5, content: { text: block.text, ...(block.by ? { by: block.by } : {}) } }];
}
