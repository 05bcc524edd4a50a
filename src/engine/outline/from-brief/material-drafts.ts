/** The author's material as pages, in the author's order: each block by the kind that shows it best. */
import type { Block, Brief } from '../../brief/brief.ts';
import { wordsOf } from '../../language/words.ts';
import { askDrafts } from './asks.ts';
import type { Draft } from './draft.ts';
import type { Exclusions } from './exclusions.ts';
import { listDrafts } from './from-list.ts';
import { paragraphDrafts } from './from-paragraph.ts';
import { scoreDrafts, scoresOf } from './from-scores.ts';
import { tableDrafts } from './from-table.ts';
import type { GivenFacts } from './given-facts.ts';
import { phrasesOf } from './phrases.ts';
import type { Place } from './place.ts';
import { prosConsDraft } from './pros-cons.ts';
import { safeMaterial } from './safe-material.ts';
import { statedFigures } from './stated-figures.ts';
import { roleOf, told } from './topics.ts';

export function materialDrafts(brief: Brief, facts: GivenFacts, exclusions: Exclusions): { drafts: Draft[]; changes: string[] } {
  const { sections, changes } = safeMaterial(brief.material, exclusions);
  const drafts: Draft[] = [];
  const single = sections.filter(({ level }) => level === 1).length === 1;
  const stated = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'paragraph' ? statedFigures(block.text, brief.language) : [])),
  );
  const hasTable = sections.some(({ blocks }) => blocks.some(({ type }) => type === 'table'));
  let parent: string | null = null;
  let paired = false;
  for (const [at, section] of sections.entries()) {
    const pair = prosConsDraft(section, sections[at + 1]);
    if (pair !== null) drafts.push(pair);
    // The second of a pair is told with the first.
    if (pair !== null || paired) {
      paired = pair !== null;
      continue;
    }
    const title = single && section.level === 1;
    const heading = title || section.heading === null ? null : told(section.heading, roleIn(section.heading), brief);
    if (section.level <= 2) parent = heading;
    const place: Place = { brief, facts, heading, stated };
    const notes = section.blocks.flatMap((block) => (block.type === 'notes' ? [block.text] : []));
    const own = (section.heading === null ? joined(section.blocks) : section.blocks).flatMap((block) =>
      blockDrafts(block, place, hasTable, title),
    );
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

/** Paragraphs under no heading, such as the turns of a talk, are one text. */
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
      // Figures beside a table are told with it, not again on their own.
      if (hasTable && heading === null && !title && statedFigures(block.text, brief.language).length > 0) return [];
      return paragraphDrafts(block.text, place, title);
    case 'quote': {
      const name = heading ?? brief.subject ?? wordsOf(brief.language).deckTypes.general;
      return [
        {
          kind: 'quote',
          title: block.by ? `${name}: ${block.by.split(',')[0]}` : name,
          weight: 5,
          content: { text: block.text, ...(block.by ? { by: block.by } : {}) },
        },
      ];
    }
    case 'notes':
      return [];
  }
}

/** The author may write headings in another language than the deck's. */
function roleIn(heading: string) {
  return roleOf(heading, phrasesOf('en'));
}

/** What the author wants stressed stays longest. */
function focused(draft: Draft, brief: Brief): Draft {
  const text = JSON.stringify([draft.title, draft.section, draft.content]).toLowerCase();
  const words = brief.focus
    .flatMap((topic) => topic.toLowerCase().split(/\s+/))
    .filter((word) => word.length > 4 || /\P{ASCII}/u.test(word));
  return words.some((word) => text.includes(word)) ? { ...draft, weight: draft.weight + 1 } : draft;
}
