/** Labels that are all periods or dates form one timeline: `Q1 2027: sign-on. Q2 2027: mobile app.` */
import type { Section } from '../../model/brief.ts';
import { datesIn } from './dates.ts';
import { periodOf } from './period.ts';

/** Merges adjacent sections headed by periods or dates into one list without a heading. */
export function courses(sections: readonly Section[]): Section[] {
  const found: Section[] = [];
  let run: Section[] = [];
  const close = () => {
    if (run.length > 1) found.push({ heading: null, level: 0, blocks: [{ type: 'list', ordered: false, items: run.map(itemOf) }] });
    else found.push(...run);
    run = [];
  };
  for (const section of sections) {
    if (isDated(section)) run.push(section);
    else {
      close();
      found.push(section);
    }
  }
  close();
  return found;
}

function isDated({ heading, level, blocks }: Section): boolean {
  const [block] = blocks;
  const words = block?.type === 'list' || block?.type === 'paragraph';
  return (
    heading !== null &&
    level === 2 &&
    blocks.length === 1 &&
    words &&
    heading.length <= 24 &&
    (periodOf(heading) !== null || datesIn(heading).length > 0)
  );
}

function itemOf({ heading, blocks }: Section): { text: string; children: string[] } {
  const [block] = blocks;
  const text = block?.type === 'list' ? block.items.map((item) => item.text).join(', ') : block?.type === 'paragraph' ? block.text : '';
  return { text: `${heading}: ${text}`, children: [] };
}
