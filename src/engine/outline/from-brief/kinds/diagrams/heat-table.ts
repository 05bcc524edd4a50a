/** Figures by two dimensions, shaded: if a heat table is requested, or a table of one measure is large. */
import { catalogueOf } from '../../../../../languages/catalogue.ts';
import { titled } from '../../place.ts';
import { readColumns } from '../../read/columns.ts';
import { measureFacts } from '../from-series.ts';
import type { Diagram, Material } from './material.ts';
import { onlyTable } from './parts.ts';

/** From this number of rows and columns on, only shading keeps a table readable. */
const large = { rows: 5, columns: 5 } as const;

export function heatDraft({ sections, place, named, title }: Material): Diagram | null {
  const table = sections[0] && onlyTable(sections[0]);
  if (!table) return null;
  const columns = readColumns(table, place.brief.language);
  const { measures, members, name } = columns;
  if (columns.words.length > 0 || measures.length < 2 || members.length < 2) return null;
  const units = new Set(
    measures.flatMap(({ unit, figures }) => figures.map((figure) => (figure === null ? 'none' : `${figure.unit}${unit}`))),
  );
  units.delete('none');
  const uniform = units.size === 1;
  if (!uniform || !(named === 'heat-table' || (members.length >= large.rows && measures.length >= large.columns && !columns.dated)))
    return null;
  const { facts, brief } = place;
  const ids = measures.map((measure) => measureFacts(measure, columns, place));
  const all = ids.flatMap((column, at) =>
    column.flatMap((id, row) => (id === null ? [] : [{ id, label: `${members[row]}, ${measures[at]!.label}` }])),
  );
  const highest = all.reduce((most, each) => (facts.value(each.id) > facts.value(most.id) ? each : most));
  const claim = catalogueOf(brief.language).say('given-leads', { label: highest.label, value: `{{${highest.id}}}` });
  return {
    draft: {
      kind: 'heat-table',
      title: titled(title, claim, brief.language),
      weight: 6,
      content: {
        head: name,
        columns: measures.map(({ label }) => label),
        rows: members.map((label, row) => ({ label, values: ids.map((column) => column[row] ?? null) })),
        reading: [],
      },
    },
    used: 1,
  };
}
