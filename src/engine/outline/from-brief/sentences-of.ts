/** The material as sentences in order: those for readers of one kind of material, and where each stands. */
import type { Block, Section } from '../../../model/brief.ts';
import { rolesOf } from '../../brief/roles/classify.ts';
import type { Role } from '../../brief/roles/role.ts';
import { sentences } from '../../brief/sentences.ts';
import { isAdvice, isAsk } from './people/decisions.ts';
import type { Sentence } from './said.ts';

/** A sentence with the section and block it comes from, as positions in the material. */
export interface Said extends Sentence {
  section: number;
  block: number;
  /** A page's worth of it: the unit, or what stands under one label inside it. */
  part: number;
}

/** `apart`: blocks that are pages already, as `section:block`; their sentences are not listed. */
export function sentencesOf(sections: readonly Section[], apart: ReadonlySet<string>): Said[] {
  const places = placesIn(sections);
  const found: Said[] = [];
  let lists = 0;
  for (const [section, { heading, blocks }] of sections.entries()) {
    for (const [block, each] of blocks.entries()) {
      if (apart.has(placeOf(section, block))) continue;
      const list = each.type === 'list' ? lists++ : null;
      const place = places.get(placeOf(section, block))!;
      const label = labelled(blocks[block - 1], each);
      const texts = textsOf(each);
      // `Results:` only leads in to what stands below it, and heads it where nothing else does.
      if (labelled(each, blocks[block + 1]) !== null) texts.pop();
      for (const text of texts) found.push({ at: found.length, text, heading: heading ?? label, list, section, block, ...place });
    }
  }
  return found;
}

/** The name with which a paragraph ends above a list. */
function labelled(above: Block | undefined, below: Block | undefined): string | null {
  if (above?.type !== 'paragraph' || (below?.type !== 'list' && below?.type !== 'table')) return null;
  const last = sentences(above.text).at(-1)?.trim() ?? '';
  const name = /^([^:：.,!?\d]{3,40})[:：]$/u.exec(last)?.[1];
  return name !== undefined && name.split(/\s+/u).length <= longestLabel ? name.trim() : null;
}
const longestLabel = 3;

/** Less likely, nobody can tell. */
const enough = 0.45;

/** Each with what it is most likely for, as its text and those around it say. */
export function withRoles(sentences: readonly Said[]): Said[] {
  const likely = rolesOf(
    sentences.map(({ text, list, unit }, at) => ({
      text: list === null ? text : `- ${text}`,
      opens: list !== null || sentences[at - 1]?.unit !== unit,
      closes: list !== null || sentences[at + 1]?.unit !== unit,
    })),
  );
  return sentences.map((sentence, at) => {
    const [role, share] = Object.entries(likely[at]!).reduce((one, other) => (other[1] > one[1] ? other : one));
    return share < enough ? sentence : { ...sentence, role: role as Role };
  });
}

/** By `section:block`: what the author wrote together is a section under its heading, or a paragraph with the list below it. */
export function placesIn(sections: readonly Section[]): ReadonlyMap<string, Pick<Said, 'unit' | 'part'>> {
  const places = new Map<string, Pick<Said, 'unit' | 'part'>>();
  let [unit, part, parts] = [-1, -1, -1];
  for (const [section, { heading, blocks, inline = false }] of sections.entries()) {
    const labelled = inline && heading !== null && heading !== sections[section - 1]?.heading;
    for (const [block, { type }] of blocks.entries()) {
      // What follows a table that stands first is said of it.
      const follows = block > 0 && blocks.slice(0, block).every((before) => before.type === 'table');
      const begins = unit < 0 || (block === 0 ? !inline : heading === null && type === 'paragraph' && !follows);
      if (begins) unit += 1;
      // What follows the labels of a paragraph is none of theirs.
      if (begins || (block === 0 && (labelled || (inline && heading === null)))) {
        parts += 1;
        part = parts;
      }
      places.set(placeOf(section, block), { unit, part });
    }
  }
  return places;
}

export function placeOf(section: number, block: number): string {
  return `${section}:${block}`;
}

function textsOf(block: Block): string[] {
  if (block.type === 'paragraph')
    return sentences(block.text)
      .flatMap(atArrow)
      .filter((text) => /[\p{L}\p{N}]/u.test(text));
  if (block.type === 'list')
    return block.items
      .filter(({ text, children }) => text !== '' || children.length > 0)
      .flatMap(({ text, children }) => {
        if (children.length === 0) return [text];
        // Each of lettered items below one is as much as an item of its own.
        return children.every((child) => lettered.test(child))
          ? [text, ...children]
          : [`${text.replace(/[:：.]$/, '')}: ${children.join('; ')}`];
      })
      .flatMap(atArrow);
  return [];
}

const lettered = /^[(（]?[A-Ha-h][)）.]\s/u;

/** `C) a second post = 42,000 -> we recommend C`: what follows from it is a sentence of its own where it says what to do. */
function atArrow(text: string): string[] {
  const parts = text.split(/\s{1,3}(?:[-=]+>|[→⇒➔➜])\s{1,3}/u);
  const at = parts.findIndex((part, index) => index > 0 && (isAdvice({ text: part }) || isAsk({ text: part })));
  if (at < 0) return [text];
  return [text.slice(0, text.lastIndexOf(parts[at]!)).replace(/\s{0,3}(?:[-=]+>|[→⇒➔➜])\s{0,3}$/u, ''), ...parts.slice(at)];
}
