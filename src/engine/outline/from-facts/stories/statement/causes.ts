/** What a result is off by, in a few words: the lines that moved it, with those that belong together as one. */
import type { Text } from '../../../../../model/text.ts';
import { ref } from '../../../../../model/text.ts';
import type { HeldStatement, Line } from './held.ts';
import { isOffset, offsetCause, offsetOf } from './offset.ts';
import { costOf, moved, told } from './page.ts';

interface Cause {
  text: Text;
  value: number;
}

/** In the direction of the total, largest first, then the largest against it. */
export function causeTexts(held: HeldStatement): Text[] {
  const offset = held.costsOnly ? null : offsetOf(held);
  const said = (line: Line) => (held.costsOnly ? `${line.label} ${ref(costOf(held, line).id, 'signed')}` : moved(held, line));
  const all: Cause[] = [
    ...(offset ? [{ text: offsetCause(held, offset), value: offset.net.variance.value }] : []),
    ...held.lines.filter((line) => !(offset && isOffset(held, line))).map((line) => ({ text: said(line), value: line.variance.value })),
  ];
  const way = Math.sign(held.total.variance.value) || 1;
  const bySize = all.filter(({ value }) => value !== 0).toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const [along, against] = [bySize.filter(({ value }) => value * way > 0), bySize.filter(({ value }) => value * way < 0)];
  return [...along.slice(0, 2), ...against.slice(0, 1)].map(({ text }) => text);
}

/** What the company itself says of a line. */
export function commentsOf(held: HeldStatement, line: Line): Text[] {
  return (held.note.comments ?? []).filter((each) => each.line === line.member).map((each) => told(held, line.label, each));
}
