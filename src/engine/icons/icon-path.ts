/** An icon's outline. Imported when a deck shows icons: it brings the drawings along. */
import set from '@iconify-json/ph/icons.json' with { type: 'json' };
import svgpath from 'svgpath';
import { drawings, type IconName } from '../../model/icon-names.ts';

/** Absolute, and lines and curves only: what every drawing program knows. Points of `L` are one, of `Q` two, of `C` three. */
export type Segment = { command: 'M' | 'L' | 'Q' | 'C' | 'Z'; points: { x: number; y: number }[] };

export interface IconPath {
  /** Side of the square it is drawn in. */
  side: number;
  segments: Segment[];
}

const known = new Map<IconName, IconPath>();

/** The outline to be filled; holes are drawn the other way round. */
export function iconPath(name: IconName): IconPath {
  const before = known.get(name);
  if (before) return before;
  const outlines = [...set.icons[drawings[name]]!.body.matchAll(/ d="([^"]+)"/g)].map(([, outline]) => outline!);
  const path = { side: set.width, segments: outlines.flatMap(segmentsOf) };
  known.set(name, path);
  return path;
}

function segmentsOf(outline: string): Segment[] {
  const found: Segment[] = [];
  svgpath(outline)
    .abs()
    .unshort()
    .unarc()
    .iterate(([command, ...numbers], _, x, y) => {
      if (command === 'H') found.push({ command: 'L', points: [{ x: numbers[0]!, y }] });
      else if (command === 'V') found.push({ command: 'L', points: [{ x, y: numbers[0]! }] });
      else found.push({ command: command as Segment['command'], points: pairs(numbers) });
    });
  return found;
}

function pairs(numbers: readonly number[]): { x: number; y: number }[] {
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: numbers[i + 1]! }] : []));
}
