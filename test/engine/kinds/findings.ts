/** What is wrong with placed elements: outside the page, over one another, or with more text than their box holds. */
import type { Page } from '../../../src/engine/kinds/define-kind.ts';
import type { Box, Element } from '../../../src/model/layout.ts';

const tolerance = 0.005;

export function findings(elements: readonly Element[], page: Page): string[] {
  return [...names(elements), ...outside(elements, page), ...overlaps(elements), ...overflows(elements, page), ...silent(elements)];
}

function names(elements: readonly Element[]): string[] {
  const seen = new Set<string>();
  return elements.flatMap(({ name }) => (seen.size === seen.add(name).size ? [`two elements are named ${name}`] : []));
}

function outside(elements: readonly Element[], page: Page): string[] {
  return elements.flatMap(({ name, x, y, w, h }) => {
    const inside = x >= -tolerance && y >= -tolerance && x + w <= page.width + tolerance && y + h <= page.height + tolerance;
    return inside && w >= 0 && h >= 0 && [x, y, w, h].every(Number.isFinite) ? [] : [`${name} leaves the page`];
  });
}

/** Elements in one panel lie on it, shapes without words under or over others of their group; lines and connectors only touch. */
function overlaps(elements: readonly Element[]): string[] {
  const solid = elements.filter(({ type, w, h, name }) => type !== 'connector' && w > 0 && h > 0 && !name.endsWith(' panel'));
  return solid.flatMap((a, index) =>
    solid
      .slice(index + 1)
      .flatMap((b) =>
        meet(a, b) && !(a.group !== undefined && a.group === b.group && (isWordless(a) || isWordless(b)))
          ? [`${a.name} lies over ${b.name}`]
          : [],
      ),
  );
}

function isWordless(element: Element): boolean {
  return element.type === 'text' && element.paragraphs.every(({ runs }) => runs.every(({ text }) => text === ''));
}

function meet(a: Box, b: Box): boolean {
  const gap = 0.01;
  return a.x + gap < b.x + b.w && b.x + gap < a.x + a.w && a.y + gap < b.y + b.h && b.y + gap < a.y + a.h;
}

function overflows(elements: readonly Element[], page: Page): string[] {
  return elements.flatMap((element) => {
    if (element.type !== 'text' || element.paragraphs.length === 0) return [];
    const { size, font, lineSpacing, inset, w, h, name } = element;
    const needed = page.measure(element.paragraphs, w - 2 * inset, size, { font, lineSpacing });
    const fits = needed.height <= h - 2 * inset + tolerance && needed.widest <= w - 2 * inset + tolerance;
    return fits ? [] : [`${name} holds too much text`];
  });
}

function silent(elements: readonly Element[]): string[] {
  return elements.flatMap(({ type, alt, name }) =>
    (type === 'chart' || type === 'table') && !alt ? [`${name} says nothing to the blind`] : [],
  );
}
