/** A good template and changes to it, from which hostile ones are made. */
import { readZip, writeZip } from '../../../../src/engine/opc/zip.ts';
import { powerpointOffice } from '../powerpoint-office.ts';
import { type RawEntry, rawZip } from './raw-zip.ts';

export const master = 'ppt/slideMasters/slideMaster1.xml';
export const masterRelationships = 'ppt/slideMasters/_rels/slideMaster1.xml.rels';
export const layout = 'ppt/slideLayouts/slideLayout2.xml';
export const theme = 'ppt/theme/theme1.xml';
export const presentation = 'ppt/presentation.xml';
export const contentTypes = '[Content_Types].xml';
export const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export type HostileCase = readonly [name: string, code: string, bytes: () => Uint8Array];

type Parts = Map<string, Uint8Array | string>;

export function goodParts(): Parts {
  return new Map(readZip(powerpointOffice()));
}

/** The good template as entries, before others that are not. */
export function goodEntries(): RawEntry[] {
  return [...goodParts()].map(([name, content]) => ({ name, content }));
}

export function changed(change: (parts: Parts) => void): Uint8Array {
  const parts = goodParts();
  change(parts);
  return writeZip(parts);
}

/** Changed too, and nothing of it compressed. */
export function stored(change: (parts: Parts) => void): Uint8Array {
  const parts = goodParts();
  change(parts);
  return rawZip([...parts].map(([name, content]) => ({ name, content, method: 0 })));
}

/** One part's text changed; throws when there was nothing to change. */
export function edited(part: string, from: string | RegExp, to: string): Uint8Array {
  return changed((parts) => edit(parts, part, from, to));
}

export function edit(parts: Parts, part: string, from: string | RegExp, to: string): void {
  const before = Buffer.from(parts.get(part)!).toString();
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${from} is not in ${part}`);
  parts.set(part, after);
}

/** The master points to something more, and its XML names it. */
export function related(type: string, target: string, external: boolean, more: (parts: Parts) => void = () => {}): Uint8Array {
  return changed((parts) => {
    const mode = external ? ' TargetMode="External"' : '';
    const address = type.includes(':') ? type : `${relationship}/${type}`;
    edit(
      parts,
      masterRelationships,
      '</Relationships>',
      `<Relationship Id="rId99" Type="${address}" Target="${target}"${mode}/></Relationships>`,
    );
    edit(parts, master, '</p:cSld>', '<p:controls><p:control spid="1" r:id="rId99"/></p:controls></p:cSld>');
    more(parts);
  });
}

/** Says what kind a part is. */
export function typed(parts: Parts, part: string, type: string): void {
  edit(parts, contentTypes, '</Types>', `<Override PartName="/${part}" ContentType="${type}"/></Types>`);
}
