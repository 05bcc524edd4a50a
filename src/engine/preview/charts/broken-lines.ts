/** A category's name over several lines, as programs break it under its column or beside its bar. */
import { textWidth } from '../../charts/chart-frame.ts';
import type { Plane } from './plane.ts';

/** `width` in points; a word wider than that stays whole. */
export function brokenLines(name: string, width: number, { element, text }: Plane): string[] {
  const fits = (line: string) => textWidth(line, element, text) * 72 <= width + 0.1;
  const lines: string[] = [];
  for (const word of name.split(/(?<=[-\s])(?=\S)/u)) {
    const last = lines.at(-1);
    if (last !== undefined && fits((last + word).trimEnd())) lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines.map((line) => line.trim());
}
