/** Options scored by criteria: `operational effort: 3, 3, 5` beside `Postgres vs MySQL vs SQLite`. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { Block, Brief } from '../../../../model/brief.ts';
import type { Draft } from '../draft.ts';
import { figureOf } from '../read/figures.ts';
import type { GivenFacts } from '../read/given-facts.ts';
import { capital } from '../read/topics.ts';

interface Scores {
  options: string[];
  criteria: { name: string; values: string[] }[];
}

/** Null unless every item has one figure for each option named in the brief. */
export function scoresOf(block: Block & { type: 'list' }, brief: Brief): Scores | null {
  const options = (brief.subject ?? '')
    .split(/\s+(?:vs\.?|versus|gegen|und|and|or|oder|contre|ou|contra|con|y|e)\s+|\s*[,/、]\s*|と|和|与/iu)
    .filter((option) => option !== '');
  if (options.length < 2) return null;
  const criteria = block.items.map(({ text }) => {
    const [name, values] = text.split(/\s*[:：]\s*/);
    return { name: capital(name ?? ''), values: (values ?? '').split(/\s*[,/、]\s*/).map((value) => value.replace(/\.$/, '')) };
  });
  const fits = criteria.every(({ values }) => values.length === options.length && values.every((value) => figureOf(value, brief.language)));
  return fits && criteria.length > 1 ? { options, criteria } : null;
}

export function scoreDrafts({ options, criteria }: Scores, heading: string | null, brief: Brief, facts: GivenFacts): Draft[] {
  const words = wordsOf(brief.language);
  const catalogue = catalogueOf(brief.language);
  const cells = criteria.map(({ name, values }) =>
    values.map((value, at) => facts.give(figureOf(value, brief.language)!, `${name}, ${options[at]}`)),
  );
  const totals = options.map((option, at) => {
    const column = cells.map((row) => row[at]!);
    return facts.derive(
      column.reduce((sum, id) => sum + facts.value(id), 0),
      'number',
      `${words.total}, ${option}`,
      `sum of the ${column.length} scores of ${option} given in the brief`,
      column,
    );
  });
  const order = options.map((_, at) => at).sort((a, b) => facts.value(totals[b]!) - facts.value(totals[a]!) || a - b);
  const best = order[0]!;
  const tie = order.length > 1 && facts.value(totals[order[1]!]!) === facts.value(totals[best]!);
  const lead = heading === null ? {} : { lead: heading };
  const pages: Draft[] = [
    {
      kind: 'table',
      title: catalogue.say('role-criteria'),
      ...lead,
      weight: 7,
      source: words.brief,
      content: {
        columns: [{ label: words.item, align: 'left' }, ...options.map((label) => ({ label, align: 'right' as const }))],
        rows: [
          ...criteria.map(({ name }, row) => ({ cells: [name, ...cells[row]!.map((id) => `{{${id}}}`)], role: 'body' as const })),
          { cells: [words.total, ...totals.map((id) => `{{${id}}}`)], role: 'total' },
        ],
        reading: [],
      },
    },
  ];
  if (options.length <= 3) {
    pages.push({
      kind: 'comparison',
      title: catalogue.say('given-leads', { label: options[best]!, value: `{{${totals[best]!}}}` }),
      ...lead,
      weight: 5,
      source: words.brief,
      content: {
        categories: criteria.map(({ name }) => name),
        series: options.map((name, at) => ({ name, values: cells.map((row) => row[at]!) })),
        highlight: best,
        reading: [],
      },
    });
  }
  if (!tie) {
    pages.push({
      kind: 'ranking',
      title: catalogue.say('given-recommended', { label: options[best]!, value: `{{${totals[best]!}}}` }),
      ...lead,
      weight: 7,
      source: words.brief,
      content: { items: order.map((at) => ({ label: options[at]!, value: totals[at]! })), highlight: 0, reading: [] },
    });
  }
  return pages;
}
