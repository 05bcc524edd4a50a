import { describe, expect, it } from 'vitest';
import { connectorXml } from '../../../src/engine/pptx/connector.ts';
import type { Box, ConnectorElement, TextElement } from '../../../src/model/layout.ts';

const colors = new Proxy({}, { get: () => '<a:schemeClr val="tx1"/>' }) as never;
const connector = {
  type: 'connector',
  name: 'c',
  from: 'a',
  to: 'b',
  shape: 'straight',
  color: 'ink',
  width: 1,
  arrow: true,
  x: 0,
  y: 0,
  w: 1,
  h: 1,
};
const shape = ([x, y]: readonly [number, number]) => ({ id: 2, element: { type: 'text', x, y, w: 1, h: 1 } as TextElement });

/** How the line between two boxes of an inch is turned. */
function flips(from: readonly [number, number], to: readonly [number, number]) {
  const xml = connectorXml(connector as ConnectorElement & Box, 9, shape(from), shape(to), colors);
  return /<a:xfrm([^>]*)>/.exec(xml)![1]!.trim();
}

describe('a connector', () => {
  it.each([
    ['right and down', [0, 0], [5, 2], ''],
    ['left and down', [5, 0], [0, 2], 'flipH="1"'],
    ['right and up', [0, 2], [5, 0], 'flipV="1"'],
    ['left and up', [5, 2], [0, 0], 'flipH="1" flipV="1"'],
  ] as const)('that leads %s starts at its first shape', (_, from, to, turned) => {
    expect(flips(from, to)).toBe(turned);
  });
});
