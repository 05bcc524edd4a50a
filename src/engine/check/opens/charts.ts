/** Charts: axes that are declared, caches that hold together, and a workbook that holds what is drawn. */

import { all, child, type XmlNode } from '../../opc/xml.ts';
import { readZip } from '../../opc/zip.ts';
import type { Found, PartRule } from '../part-rule.ts';
import { type Cell, readWorkbook } from './workbook.ts';

const axes = /^c:(catAx|valAx|dateAx|serAx)$/;
const withoutAxes = /^c:(pie|doughnut|ofPie)Chart$/;

export const chartAxes: PartRule = {
  gate: 'opens',
  kinds: ['chart'],
  check({ name, root }, found) {
    const area = child(root, 'c:chart', 'c:plotArea');
    const declared = (area?.children ?? []).filter((node) => axes.test(node.name));
    const ids = declared.map((axis) => child(axis, 'c:axId')?.attributes.val ?? '');
    if (new Set(ids).size !== ids.length) found('chart-axis', `${name} declares an axis twice.`);
    for (const axis of declared)
      if (!ids.includes(child(axis, 'c:crossAx')?.attributes.val ?? '')) found('chart-axis', `${name} has an axis that crosses none.`);
    for (const plot of (area?.children ?? []).filter((node) => node.name.endsWith('Chart'))) {
      const used = plot.children.filter((node) => node.name === 'c:axId').map(({ attributes }) => attributes.val ?? '');
      if (used.length !== (withoutAxes.test(plot.name) ? 0 : 2)) found('chart-axis', `${name} gives <${plot.name}> ${used.length} axes.`);
      if (used.some((id) => !ids.includes(id))) found('chart-axis', `${name} uses an axis it does not declare.`);
    }
  },
};

interface Cache {
  formula: string;
  numeric: boolean;
  /** By point index; absent points are undefined. */
  points: (string | undefined)[];
}

export const chartWorkbook: PartRule = {
  gate: 'opens',
  kinds: ['chart'],
  check({ name, root, pkg }, found) {
    const id = child(root, 'c:externalData')?.attributes['r:id'];
    const target = pkg.relationships(name).find((relationship) => relationship.id === id)?.target;
    const bytes = target === undefined ? undefined : pkg.parts.get(target);
    const caches = readCaches(root, name, found);
    if (!bytes) {
      found('workbook-missing', `${name} has no workbook to edit its data in.`);
      return;
    }
    let cells: ReturnType<typeof readWorkbook>;
    try {
      cells = readWorkbook(readZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
    } catch {
      found('workbook-unreadable', `${target} is not a workbook.`);
      return;
    }
    for (const cache of caches) {
      const drawn = cells(cache.formula);
      if (!drawn) found('workbook-range', `${name} draws ${cache.formula}, which its workbook does not have.`);
      else if (!sameValues(cache, drawn))
        found('workbook-differs', `${name} draws other values than its workbook holds in ${cache.formula}.`);
    }
  },
};

function readCaches(root: XmlNode, part: string, found: Found): Cache[] {
  const caches: Cache[] = [];
  for (const name of ['c:numRef', 'c:strRef'] as const)
    for (const reference of all(root, name)) {
      const cache = child(reference, name === 'c:numRef' ? 'c:numCache' : 'c:strCache');
      const count = Number(child(cache, 'c:ptCount')?.attributes.val);
      const points: (string | undefined)[] = Array.from({ length: Number.isInteger(count) ? count : 0 });
      for (const point of (cache?.children ?? []).filter((node) => node.name === 'c:pt')) {
        const value = child(point, 'c:v')?.text ?? '';
        if (!(Number(point.attributes.idx) < count)) found('chart-cache', `${part} has a point beyond its count.`);
        if (name === 'c:numRef' && (value.trim() === '' || !Number.isFinite(Number(value))))
          found('not-a-number', `${part} draws the value "${value}".`);
        points[Number(point.attributes.idx)] = value;
      }
      caches.push({ formula: child(reference, 'c:f')?.text ?? '', numeric: name === 'c:numRef', points });
    }
  return caches;
}

function sameValues({ numeric, points }: Cache, cells: readonly Cell[]): boolean {
  if (cells.length !== points.length) return false;
  return cells.every((cell, i) => {
    const point = points[i];
    if (cell === null) return point === undefined || point === '';
    if (numeric) return typeof cell === 'number' && point !== undefined && Number(point) === cell;
    return String(cell) === point;
  });
}
