/** Lines between the shapes of a diagram, glued to both. */
import type { Box, ConnectorElement } from '../../../model/layout.ts';

/** A shape by its name on the slide. */
export interface Placed {
  name: string;
  box: Box;
}

export interface Join {
  shape?: ConnectorElement['shape'];
  arrow?: boolean;
  side?: ConnectorElement['side'] & string;
}

export function join(from: Placed, to: Placed, { shape = 'straight', arrow = false, side }: Join = {}): ConnectorElement {
  const [a, b] = [middle(from.box), middle(to.box)];
  return {
    type: 'connector',
    name: `${from.name} to ${to.name}`,
    alt: '',
    from: from.name,
    to: to.name,
    shape,
    ...(side && { side }),
    color: 'ink-35',
    width: 1.25,
    arrow,
    // Where it really runs is known when it is glued.
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    w: Math.abs(a.x - b.x),
    h: Math.abs(a.y - b.y),
  };
}

function middle({ x, y, w, h }: Box): { x: number; y: number } {
  return { x: x + w / 2, y: y + h / 2 };
}
