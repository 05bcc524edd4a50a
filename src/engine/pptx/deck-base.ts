/** What slides are attached to: masters, layouts and themes, ours or a corporate template's. */
import type { Layout } from '../../model/layout.ts';
import type { SchemeColors } from './color.ts';
import type { PackageParts } from './package-parts.ts';
import type { SlideLayout } from './placeholders.ts';

export interface DeckBase {
  layouts: readonly SlideLayout[];
  /** Colour roles as theme colours on slides of this layout. */
  colorsOf(layout: SlideLayout): SchemeColors;
  /** The `p:clrMapOvr` of slides with this layout. */
  colorMapOf(layout: SlideLayout): string;
  /** The notes master part, existing or created on close. */
  notesMaster: string;
  /** Adds the presentation and all parts that belong to no slide; `notes`: whether any slide has notes. */
  close(parts: PackageParts, layout: Layout, notes: boolean): void;
  /** Content types of parts that were not written here. */
  contentTypes: ReadonlyMap<string, string>;
}

export const ownColorMap = '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>';
/** First slide ID; lower ones are reserved. */
export const firstSlideId = 256;

/** The `p:presentation` elements that list its slides, by relationship ID. */
export function slideListXml(ids: readonly string[]): string {
  const slides = ids.map((id, i) => `<p:sldId id="${firstSlideId + i}" r:id="${id}"/>`).join('');
  return slides === '' ? '' : `<p:sldIdLst>${slides}</p:sldIdLst>`;
}
