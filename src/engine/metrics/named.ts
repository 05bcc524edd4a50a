/** What metrics are called, how they are defined and why one has no value, in English; the outline puts all in the language of the deck. */
import { catalogueOf, type Group } from '../../languages/catalogue.ts';

/** A metric's id with its English name and definition, of `measures.ftl`. */
export function named<Id extends string>(id: Id): { id: Id; label: string; definition: string } {
  const catalogue = catalogueOf('en');
  const key = `measure-${id.replaceAll('.', '-')}`;
  const [label, definition] = [catalogue.find(key), catalogue.find(`${key}.definition`)];
  if (label === null || definition === null) throw new Error(`measures.ftl has no ${key}`);
  return { id, label, definition };
}

export function reason(why: keyof Group<'reason'>): string {
  return catalogueOf('en').group('reason')[why];
}
