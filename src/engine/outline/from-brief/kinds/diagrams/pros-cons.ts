/** Arguments for and against the same thing, side by side, with a conclusion. */
import type { Section } from '../../../../../model/brief.ts';
import { capital } from '../../read/topics.ts';
import type { Diagram, Material } from './material.ts';
import { type Part, partOf, partsUnder, withoutParent } from './parts.ts';

const pro =
  /^(?:pros?(?!\p{L})|advantages|benefits|upsides?|arguments? for|in favou?r|vorteile|dafür|avantages|ventajas|a favor|vantagens|prós|vantaggi|メリット|長所|长处|优点|优势|المزايا|الإيجابيات)/iu;
const con =
  /^(?:cons?(?!\p{L})|contra|disadvantages|drawbacks|downsides?|arguments? against|against|nachteile|dagegen|inconvénients|contre|desventajas|contras?|en contra|desvantagens|svantaggi|contro|デメリット|短所|短处|缺点|劣势|العيوب|السلبيات)/iu;
const verdict = /^(?:verdict|conclusion|bottom line|fazit|bilan|conclusión|veredicto|conclusão|conclusione|verdetto|結論|结论|الخلاصة)/iu;

export function prosConsDraft({ sections, title }: Material): Diagram | null {
  const { own, skipped } = withoutParent(sections);
  const [pros, cons] = own.slice(0, 2).map(partOf);
  if (pros && cons && pro.test(pros.head) && con.test(cons.head)) {
    const said = verdictOf(own[2]);
    return { draft: page(skipped > 0 ? title : nameOf(pros, cons), pros, cons, said), used: skipped + (said === undefined ? 2 : 3) };
  }
  const listed = partsUnder(sections, 3);
  if (listed === null) return null;
  const [first, second, third] = listed.parts;
  if (!first || !second || !pro.test(first.head) || !con.test(second.head)) return null;
  if (listed.parts.length > 2 && !(third && listed.parts.length === 3 && verdict.test(third.head) && third.items.length === 1)) return null;
  return { draft: page(title, first, second, third?.items[0]), used: listed.used };
}

function page(title: string, pros: Part, cons: Part, said: string | undefined): Diagram['draft'] {
  return {
    kind: 'pros-cons',
    title,
    weight: 6,
    content: { pros: pros.items, cons: cons.items, ...(said === undefined ? {} : { verdict: said }) },
  };
}

/** A short sentence under its own heading is the conclusion. */
function verdictOf(section: Section | undefined): string | undefined {
  const part = section && verdict.test(section.heading ?? '') ? partOf(section) : null;
  return part?.items.length === 1 && part.items[0]!.length <= 160 ? part.items[0] : undefined;
}

/** `Advantages of the cloud` and `Disadvantages` → The cloud: Advantages · Disadvantages. */
function nameOf(pros: Part, cons: Part): string {
  const about = /^\S+\s+(?:(?:of|von|vom|für|for|de|del|di|do|da)\s+|d['’])(.+)$/iu.exec(pros.head)?.[1];
  const first = ({ head }: Part) => head.split(/\s/)[0]!;
  return about === undefined ? `${pros.head} · ${cons.head}` : `${capital(about)}: ${first(pros)} · ${first(cons)}`;
}
