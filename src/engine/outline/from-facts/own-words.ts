/** The fact table in a company's own words: closed-won revenue is `Bookings` where its brand kit says so. */
import { inner } from '../../../languages/catalogue.ts';
import type { Brief } from '../../../model/brief.ts';
import type { FactTable } from '../../../model/fact.ts';

/** Names of measures, dimensions and what is counted are replaced wherever they stand, also inside definitions; ids and members stay. */
export function inOwnWords(table: FactTable, words: Brief['words']): FactTable {
  const own = Object.entries(words ?? {});
  if (own.length === 0) return table;
  const renamed = (text: string) =>
    own.reduce((said, [name, word]) => {
      const whole = new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu');
      // Inside a sentence a name begins small, as the one it stands for did.
      return said.replace(whole, (found, at: number) => (at > 0 && found === inner(found) ? inner(word) : word));
    }, text);
  const counted = ({ one, many }: FactTable['subject']) => ({ one: renamed(one), many: renamed(many) });
  return {
    ...table,
    subject: counted(table.subject),
    metrics: table.metrics.map((note) => ({
      ...note,
      label: renamed(note.label),
      definition: renamed(note.definition),
      ...(note.subject && { subject: counted(note.subject) }),
    })),
    dimensions: table.dimensions.map((dimension) => ({
      ...dimension,
      label: renamed(dimension.label),
      ...(dimension.plural !== undefined && { plural: renamed(dimension.plural) }),
    })),
    facts: Object.fromEntries(Object.entries(table.facts).map(([id, fact]) => [id, { ...fact, label: renamed(fact.label) }])),
  };
}
