/** What slides are put into: masters, layouts and themes, ours or those of a corporate template. */
import type { Layout } from '../../model/layout.ts';
import type { SchemeColors } from './color.ts';
import type { PackageParts } from './package-parts.ts';
import type { SlideLayout } from './placeholders.ts';

export interface DeckBase {
  layouts: readonly SlideLayout[];
  /** Roles as theme colours of slides on this layout. */
  colorsOf(layout: SlideLayout): SchemeColors;
  /** The `p:clrMapOvr` of slides on this layout. */
  colorMapOf(layout: SlideLayout): string;
  /** Part that the notes of slides are drawn by, whether it is there already or made when the package is closed. */
  notesMaster: string;
  /** Adds the presentation and all that is no slide's; `notes` says whether any slide has some. */
  close(parts: PackageParts, layout: Layout, notes: boolean): void;
  /** Content types of parts that were not written here. */
  contentTypes: ReadonlyMap<string, string>;
}

export const ownColorMap = '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>';
/** Where the ids of slides begin; lower ones are reserved. */
export const firstSlideId = 256;

/** Parts of a `p:presentation` that name its slides; the ids are those of their relationships. */
export function slideListXml(ids: readonly string[]): string {
  const slides = ids.map((id, i) => `<p:sldId id="${firstSlideId + i}" r:id="${id}"/>`).join('');
  return slides === '' ? '' : `<p:sldIdLst>${slides}</p:sldIdLst>`;
}
