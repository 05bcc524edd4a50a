/** Stages with decreasing counts. */
import { titled } from '../../place.ts';
import { clean, type Figure, figureOf, figuresIn } from '../../read/figures.ts';
import { capital } from '../../read/topics.ts';
import type { Diagram, Material } from './material.ts';
import { onlyList, onlyTable } from './parts.ts';

interface Stage {
  label: string;
  figure: Figure;
}

export function funnelDraft({ sections, place, named, title }: Material): Diagram | null {
  if (named !== 'funnel' || sections[0] === undefined) return null;
  const { brief, facts } = place;
  const list = onlyList(sections[0]);
  const table = onlyTable(sections[0]);
  const stages = list
    ? list.items.map(({ text, children }) => (children.length > 0 ? null : stageOf(text, place.brief.language)))
    : table?.header.length === 2
      ? table.rows.map(([label, cell]) => stage(label!, figureOf(cell!, brief.language)))
      : [];
  if (stages.length < 3 || stages.length > 8 || !stages.every((each) => each !== null)) return null;
  const narrowing = stages.every(({ figure }, at) => at === 0 || figure.value <= stages[at - 1]!.figure.value);
  if (!narrowing || stages.some(({ figure }) => figure.value <= 0 || figure.unit === 'ratio' || figure.unit !== stages[0]!.figure.unit))
    return null;
  const ids = stages.map(({ label, figure }) => facts.give(figure, label, { format: true }));
  const rates = ids.slice(1).map((id, at) => {
    const [from, to] = [stages[at]!, stages[at + 1]!];
    return facts.derive(clean(to.figure.value / from.figure.value), 'ratio', to.label, `${to.label} divided by ${from.label}`, [
      id,
      ids[at]!,
    ]);
  });
  const least = rates.reduce((lowest, id, at) => (facts.value(id) < facts.value(rates[lowest]!) ? at : lowest), 0);
  const claim = `${stages[least]!.label} → ${stages[least + 1]!.label}: {{${rates[least]}}}`;
  return {
    draft: {
      kind: 'funnel',
      title: titled(title, claim, brief.language),
      weight: 7,
      content: {
        stages: stages.map(({ label }, at) => ({ label, value: ids[at]!, ...(rates[at] === undefined ? {} : { rate: rates[at] }) })),
        highlight: least,
        reading: [],
      },
    },
    used: 1,
  };
}

/** `Visits: 12,000`, `12,000 visits`, `visits 12,000` → what is counted and how many. */
function stageOf(text: string, language: Parameters<typeof figuresIn>[1]): Stage | null {
  const figures = figuresIn(text, language);
  const [figure] = figures;
  if (figures.length !== 1 || !figure) return null;
  return stage(`${text.slice(0, figure.at)} ${text.slice(figure.at + figure.text.length)}`, figure);
}

function stage(words: string, figure: Figure | null): Stage | null {
  const label = words.replace(/(?<![\s:：=–—()（）-])[\s:：=–—()（）-]+$|^[\s:：=–—()（）-]+/gu, '').replace(/\s+/g, ' ');
  return figure === null || label === '' || label.length > 40 ? null : { label: capital(label), figure };
}
