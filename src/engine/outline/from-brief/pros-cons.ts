/** Lists for and against the same thing, side by side. */
import type { Section } from '../../brief/brief.ts';
import type { Draft } from './draft.ts';
import { capital } from './topics.ts';

const pro =
  /^(?:pros|advantages|benefits|upsides?|strengths|vorteile|avantages|ventajas|vantagens|vantaggi|stärken|メリット|长处|优点|优势|المزايا)/iu;
const con =
  /^(?:cons|disadvantages|drawbacks|downsides?|weaknesses|nachteile|inconvénients|desventajas|desvantagens|svantaggi|schwächen|デメリット|短处|缺点|劣势|العيوب)/iu;

/** One page for a section that argues for and the next that argues against; null for other neighbours. */
export function prosConsDraft(section: Section, next: Section | undefined): Draft | null {
  if (next === undefined || !pro.test(section.heading ?? '') || !con.test(next.heading ?? '')) return null;
  const [left, right] = [section, next].map(sideOf) as [ReturnType<typeof sideOf>, ReturnType<typeof sideOf>];
  if (left === null || right === null) return null;
  const about = /^\S+\s+(?:of|von|vom|für|for|de|d'|del|di|do|da)\s*(.+)$/iu.exec(section.heading!)?.[1];
  const title = about === undefined ? `${left.head} · ${right.head}` : `${capital(about)}: ${first(left.head)} · ${first(right.head)}`;
  return { kind: 'two-columns', title, weight: 6, content: { left, right } };
}

function sideOf({ heading, blocks }: Section): { head: string; items: string[] } | null {
  const [block] = blocks;
  if (blocks.length !== 1 || (block!.type !== 'list' && block!.type !== 'paragraph')) return null;
  return { head: capital(heading!), items: block!.type === 'list' ? block!.items.map(({ text }) => capital(text)) : [block!.text] };
}

function first(head: string): string {
  return head.split(/\s/)[0]!;
}
