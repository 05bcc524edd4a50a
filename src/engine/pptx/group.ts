/** Groups: shapes that belong together move together, under one name. */
import type { Element } from '../../model/layout.ts';
import { emu } from '../opc/write-xml.ts';
import { nonVisual } from './non-visual.ts';

interface Shape {
  element: Element;
  xml: string;
}

/** The shapes in order, each run of shapes with the same group name inside one `p:grpSp`; groups are numbered from `firstId`. */
export function groupXml(shapes: readonly Shape[], firstId: number): string {
  const runs: { group: string | null; shapes: Shape[] }[] = [];
  for (const shape of shapes) {
    const group = canBeGrouped(shape.element) ? (shape.element.group ?? null) : null;
    const last = runs.at(-1);
    if (last !== undefined && last.group === group) last.shapes.push(shape);
    else runs.push({ group, shapes: [shape] });
  }
  let id = firstId;
  const taken = new Set(shapes.map(({ element }) => element.name));
  return runs
    .map(({ group, shapes: members }) => {
      const content = members.map((shape) => shape.xml).join('');
      return group === null || members.length < 2 ? content : wrap(content, members, id++, freeName(group, taken));
    })
    .join('');
}

/** PowerPoint takes neither placeholders nor tables into a group. */
function canBeGrouped(element: Element): boolean {
  return element.type !== 'table' && !(element.type === 'text' && element.placeholder !== undefined);
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let n = 2; taken.has(free); n++) free = `${name} ${n}`;
  taken.add(free);
  return free;
}

function wrap(content: string, members: readonly Shape[], id: number, name: string): string {
  const left = Math.min(...members.map(({ element }) => element.x));
  const top = Math.min(...members.map(({ element }) => element.y));
  const right = Math.max(...members.map(({ element }) => element.x + element.w));
  const bottom = Math.max(...members.map(({ element }) => element.y + element.h));
  const at = `x="${emu(left)}" y="${emu(top)}"`;
  const alt = members.find(({ element }) => element.groupAlt)?.element.groupAlt;
  const size = `cx="${emu(right - left)}" cy="${emu(bottom - top)}"`;
  return (
    `<p:grpSp><p:nvGrpSpPr>${nonVisual(id, name, alt)}<p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>` +
    `<p:grpSpPr><a:xfrm><a:off ${at}/><a:ext ${size}/><a:chOff ${at}/><a:chExt ${size}/></a:xfrm></p:grpSpPr>${content}</p:grpSp>`
  );
}
