/** The author's material as pages, in the author's order, each block in the kind that shows it best. */
import { catalogueOf } from '../../../languages/catalogue.ts';
import type { Block, Brief, Section } from '../../../model/brief.ts';
import type { Draft } from './draft.ts';
import { askDrafts } from './kinds/asks.ts';
import { diagramOf } from './kinds/diagrams.ts';
import { listDrafts } from './kinds/from-list.ts';
import { paragraphDrafts } from './kinds/from-paragraph.ts';
import { scoreDrafts, scoresOf } from './kinds/from-scores.ts';
import { tableDrafts } from './kinds/from-table.ts';
import { pictureDraft } from './kinds/picture-draft.ts';
import type { Place } from './place.ts';
import type { Exclusions } from './read/exclusions.ts';
import type { GivenFacts } from './read/given-facts.ts';
import { safeMaterial } from './read/safe-material.ts';
import { statedFigures } from './read/stated-figures.ts';
import { told as named, roleOf } from './read/topics.ts';

export function materialDrafts(brief: Brief, facts: GivenFacts, exclusions: Exclusions): { drafts: Draft[]; changes: string[] } {
  const { sections, changes } = safeMaterial(brief.material, exclusions);
  const drafts: Draft[] = [];
  const single = sections.filter(({ level }) => level === 1).length === 1;
  const stated = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'paragraph' ? statedFigures(block.text, brief.language) : [])),
  );
  const hasTable = sections.some(({ blocks }) => blocks.some(({ type }) => type === 'table'));
  let parent: string | null = null;
  let told = 0;
  for (const [at, section] of sections.entries()) {
    if (at < told) continue;
    const title = single && section.level === 1;
    const heading = title || section.heading === null ? null : named(section.heading, roleIn(section.heading), brief);
    if (section.level <= 2) parent = heading;
    const place: Place = { brief, facts, heading, stated };
    const notes = notesOf(section);
    // The deck's own title is not a heading for what follows.
    const opening = title && section.blocks.length === 0;
    const diagram = opening
      ? null
      : diagramOf(sections.slice(at), place, heading ?? brief.subject ?? catalogueOf(brief.language).say('type-general'));
    if (diagram !== null) {
      const { draft } = diagram;
      const said = [...(draft.notes ?? []), ...sections.slice(at, at + diagram.used).flatMap(notesOf)];
      drafts.push({ ...draft, ...(heading === null ? {} : { section: heading }), ...(said.length > 0 ? { notes: said } : {}) });
      told = at + diagram.used;
      continue;
    }
    const pictured = pictureDraft(section, heading ?? brief.subject ?? catalogueOf(brief.language).say('type-general'));
    if (pictured !== null) drafts.push(...pictured.drafts.map((draft) => (heading === null ? draft : { ...draft, section: heading })));
    const blocks = pictured === null ? section.blocks : pictured.rest;
    const own = (section.heading === null ? joined(blocks) : blocks).flatMap((block) => blockDrafts(block, place, hasTable, title));
    for (const [index, draft] of own.entries()) {
      const label = section.level > 2 ? (parent ?? heading) : heading;
      drafts.push({
        ...draft,
        ...(label === null ? {} : { section: label }),
        ...(index === 0 && notes.length > 0 ? { notes: [...(draft.notes ?? []), ...notes] } : {}),
      });
    }
  }
  const asks = drafts.length > 0 ? askDrafts(brief) : [];
  const weighted = [...drafts, ...asks]
    .filter((draft) => !exclusions.hits(JSON.stringify([draft.title, draft.content])))
    .map((draft) => focused(draft, brief));
  return { drafts: weighted, changes };
}

function notesOf({ blocks }: Section): string[] {
  return blocks.flatMap((block) => (block.type === 'notes' ? [block.text] : []));
}

/** Merges paragraphs without a heading, such as the parts of a talk. */
function joined(blocks: readonly Block[]): Block[] {
  const found: Block[] = [];
  for (const block of blocks) {
    const last = found.at(-1);
    if (block.type === 'paragraph' && last?.type === 'paragraph')
      found[found.length - 1] = { ...last, text: `${last.text}\n${block.text}` };
    else found.push(block);
  }
  return found;
}

function blockDrafts(block: Block, place: Place, hasTable: boolean, title: boolean): Draft[] {
  const { brief, facts, heading } = place;
  switch (block.type) {
    case 'table':
      return tableDrafts(block, place);
    case 'list': {
      const scores = scoresOf(block, brief);
      return scores ? scoreDrafts(scores, heading, brief, facts) : listDrafts(block, place);
    }
    case 'paragraph':
      // Figures next to a table belong to it and are not repeated.
      if (hasTable && heading === null && !title && statedFigures(block.text, brief.language).length > 0) return [];
      return paragraphDrafts(block.text, place, title);
    case 'quote': {
      const name = heading ?? brief.subject ?? catalogueOf(brief.language).say('type-general');
      return [
        {
          kind: 'quote',
          title: block.by ? `${name}: ${block.by.split(',')[0]}` : name,
          weight: 5,
          content: { text: block.text, ...(block.by ? { by: block.by } : {}) },
        },
      ];
    }
    case 'picture':
    case 'notes':
      return [];
  }
}

/** Regardless of the deck's language: the author's headings may be in another one. */
function roleIn(heading: string) {
  return roleOf(heading, catalogueOf('en'));
}

/** Adds weight to what the author wants stressed. */
function focused(draft: Draft, brief: Brief): Draft {
  const text = JSON.stringify([draft.title, draft.section, draft.content]).toLowerCase();
  const words = brief.focus
    .flatMap((topic) => topic.toLowerCase().split(/\s+/))
    .filter((word) => word.length > 4 || /\P{ASCII}/u.test(word));
  return words.some((word) => text.includes(word)) ? { ...draft, weight: draft.weight + 1 } : draft;
}
