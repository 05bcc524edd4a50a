/** English names, definitions and reasons of metrics; the outline translates them. */
import { catalogueOf, type Group } from '../../languages/catalogue.ts';

/** A metric's ID with its English name and definition from `measures.ftl`. */
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
