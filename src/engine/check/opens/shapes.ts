/** Inside a part: ids are unique, references resolve, numbers are numbers. */
import type { Found, PartRule, PartView } from '../part-rule.ts';

const shapeKinds = ['slide', 'slideLayout', 'slideMaster', 'notesSlide', 'notesMaster'] as const;
const notNumbers = /^-?(NaN|Infinity|undefined)$|^null$|^\[object /;
const integer = /^-?\d+$/;

export const uniqueShapeIds: PartRule = {
  gate: 'opens',
  kinds: shapeKinds,
  check({ name, nodes }: PartView, found: Found) {
    const ids = new Set<string>();
    for (const node of nodes) {
      if (node.name !== 'p:cNvPr') continue;
      const id = node.attributes.id ?? '';
      if (!/^[1-9]\d*$/.test(id)) found('shape-id', `${name} has a shape with the id "${id}".`);
      if (ids.has(id)) found('duplicate-shape-id', `${name} has two shapes with the id ${id}.`);
      ids.add(id);
    }
  },
};

export const resolvedReferences: PartRule = {
  gate: 'opens',
  check({ name, nodes, pkg }, found) {
    const known = new Set(pkg.relationships(name).map(({ id }) => id));
    for (const { attributes } of nodes)
      for (const key in attributes) {
        if (!key.startsWith('r:')) continue;
        const value = attributes[key]!;
        if (value !== '' && !known.has(value)) found('unknown-relationship-id', `${name} refers to ${value}, which it does not have.`);
      }
  },
};

export const soundNumbers: PartRule = {
  gate: 'opens',
  check({ name, nodes }, found) {
    for (const node of nodes) {
      for (const key in node.attributes) {
        const value = node.attributes[key]!;
        // Names and descriptions are words of the deck; there "null" is the clean gate's matter.
        if (notNumbers.test(value) && !/^(name|descr|title)$/.test(key))
          found('not-a-number', `${name} has ${key}="${value}" in <${node.name}>.`);
      }
      if (node.name === 'a:ext' || node.name === 'a:chExt') {
        const { cx, cy } = node.attributes;
        if (cx === undefined && cy === undefined) continue;
        for (const length of [cx ?? '', cy ?? '']) {
          if (!integer.test(length)) found('not-a-number', `${name} has a size of "${length}".`);
          else if (length.startsWith('-')) found('negative-extent', `${name} has a shape with a negative size.`);
        }
      } else if (node.name === 'a:off' && ![node.attributes.x ?? '', node.attributes.y ?? ''].every((length) => integer.test(length)))
        found('not-a-number', `${name} has a shape at no place.`);
    }
  },
};

/** One `a:pPr` a paragraph and first in it: pptxgenjs writes one a run, which Office repairs. */
export const paragraphProperties: PartRule = {
  gate: 'opens',
  kinds: shapeKinds,
  check({ name, nodes }, found) {
    for (const node of nodes)
      if (node.name === 'a:p' && node.children.some((child, i) => i > 0 && child.name === 'a:pPr'))
        found('paragraph-order', `${name} has paragraph properties after a run.`);
  },
};
