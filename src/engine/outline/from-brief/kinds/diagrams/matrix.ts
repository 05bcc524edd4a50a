/** Items placed by two measures: `Pilot: high impact, low effort`, or a table with a column for each measure. */
import { catalogueOf } from '../../../../../languages/catalogue.ts';
import type { MatrixContent } from '../../../../kinds/matrix.ts';
import { figureOf } from '../../read/figures.ts';
import { levelOf, levelsIn } from '../../read/level-words.ts';
import { capital } from '../../read/topics.ts';
import type { Diagram, Material } from './material.ts';
import { headed, onlyList, onlyTable } from './parts.ts';

/** Costs go on the horizontal axis, benefits on the vertical. */
const cost =
  /effort|cost|complexity|time|urgen|aufwand|kosten|komplex|dringlich|coût|complexit|urgenc|esfuerzo|coste?|esforço|custo|sforzo|costo|工数|コスト|労力|緊急|投入|成本|难度|工作量|紧急|الجهد|التكلفة/iu;

export function matrixDraft(material: Material): Diagram | null {
  const content = fromList(material) ?? fromTable(material);
  const { low, high } = catalogueOf(material.place.brief.language).group('level');
  return (
    content && {
      draft: {
        kind: 'matrix',
        title: material.title,
        weight: 7,
        content: { ...content.matrix, x: { ...content.matrix.x, low, high }, y: { ...content.matrix.y, low, high } },
        ...content.notes,
      },
      used: 1,
    }
  );
}

interface Read {
  matrix: MatrixContent;
  notes: { notes?: string[] };
}

/** Every item rates the same two measures high or low. */
function fromList({ sections }: Material): Read | null {
  const list = sections[0] && onlyList(sections[0]);
  if (!list || list.items.length < 2 || list.items.length > 12) return null;
  const read = list.items.map((item) => {
    const { head, text } = headed(item);
    const bracket = /^(.+?)\s*[(（]([^()（）]+)[)）]$/u.exec(item.text);
    return text === undefined
      ? { head: capital(bracket?.[1] ?? head), levels: levelsIn(bracket?.[2] ?? '') }
      : { head, levels: levelsIn(text) };
  });
  const [first] = read;
  if (read.some(({ levels }) => levels.length !== 2)) return null;
  const names = first!.levels.map(({ name }) => name.toLowerCase());
  const level = (levels: (typeof read)[number]['levels'], name: string) => levels.find((each) => each.name.toLowerCase() === name)?.level;
  const [x, y] = axes(names as [string, string]);
  const items = read.flatMap(({ head, levels }) => {
    const [across, up] = [level(levels, x), level(levels, y)];
    return across && up ? [{ head, x: across, y: up }] : [];
  });
  return items.length === read.length ? { matrix: { x: { name: capital(x) }, y: { name: capital(y) }, items }, notes: {} } : null;
}

/** A name and two columns of high/low or, if a matrix is requested, of scores on one scale. */
function fromTable({ sections, named, place }: Material): Read | null {
  const table = sections[0] ? onlyTable(sections[0]) : null;
  if (table === null || table.header.length !== 3 || table.rows.length < 2 || table.rows.length > 12) return null;
  const heads = table.header.slice(1) as [string, string];
  const at = axes(heads).map((name) => table.header.indexOf(name)) as [number, number];
  const names = at.map((column) => ({ name: capital(table.header[column]!) })) as [{ name: string }, { name: string }];
  const words = table.rows.map((row) => at.map((column) => levelOf(row[column] ?? '')));
  const item = (row: readonly string[], x: number | 'low' | 'high', y: number | 'low' | 'high') => ({ head: row[0]!, x, y });
  if (words.every(([x, y]) => x && y))
    return {
      matrix: { x: names[0], y: names[1], items: table.rows.map((row, index) => item(row, words[index]![0]!, words[index]![1]!)) },
      notes: {},
    };
  const scores = table.rows.map((row) => at.map((column) => figureOf(row[column] ?? '', place.brief.language)));
  const values = scores.flatMap((pair) => pair.map((score) => (score?.unit === 'number' ? score.value : null)));
  const scale = scaleOf(values);
  if (named !== 'matrix' || scale === null) return null;
  const on = (value: number) => (value - scale.least) / (scale.most - scale.least);
  return {
    matrix: {
      x: names[0],
      y: names[1],
      items: table.rows.map((row, index) => item(row, on(scores[index]![0]!.value), on(scores[index]![1]!.value))),
    },
    // The slide does not show the scores themselves.
    notes: { notes: table.rows.map((row) => `${row[0]}: ${at.map((column) => `${table.header[column]} ${row[column]}`).join(', ')}`) },
  };
}

/** The 1-to-5 or 1-to-10 scale of the scores; null for other figures. */
function scaleOf(values: readonly (number | null)[]): { least: number; most: number } | null {
  if (values.some((value) => value === null || value < 0 || value > 10)) return null;
  const most = Math.max(...values.map((value) => value ?? 0));
  return { least: values.includes(0) ? 0 : 1, most: most <= 5 ? 5 : 10 };
}

function axes([a, b]: readonly [string, string]): [string, string] {
  return cost.test(b) && !cost.test(a) ? [b, a] : [a, b];
}
