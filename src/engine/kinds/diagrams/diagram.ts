/** A diagram on the page: one named group that says to those who cannot see it what it shows. */
import type { Element } from '../../../model/layout.ts';

/** The elements as one group; `alt` is read out in its place. */
export function diagram(name: string, alt: string, elements: readonly Element[]): Element[] {
  return elements.map((element, index) => ({ ...element, group: name, ...(index === 0 && { groupAlt: alt }) }));
}
