/** A look: how a deck uses its grounds, faces and fills. A value that all slide kinds share; the colours themselves are the kit's. */

import type { BrandColors, BrandKit } from '../../../model/brand-kit.ts';
import type { ColorToken, Geometry } from '../../../model/layout.ts';

/** Ground of a page that carries nothing but its message. */
type Ground = 'dark' | 'paper';

export interface Look {
  /** One clause, for help and docs. */
  summary: string;
  /** What a kit has that says nothing of colours and fonts. */
  colors: BrandColors;
  fonts: BrandKit['fonts'];
  /** A company's colours as this look uses them; those it leaves open are derived. */
  recolor(given: Partial<BrandColors>, standard: BrandColors): BrandColors;
  headings: 'bold' | 'regular';
  /** Cover figures and key figures are this much larger than the scale of the sheet says. */
  display: number;
  /** Of the cover, and of section and closing. */
  grounds: { cover: Ground; section: Ground };
  /** The one large quiet shape of the cover; null for none. */
  coverShape: CoverShape | null;
  /** A short line in accent over the title of the cover. */
  coverRule: boolean;
  /** What holds a group together: a panel, or a hairline over it. */
  panel: 'fill' | 'hairline';
  /** What marks somebody's words: the width of a bar beside them in inches, or none. */
  quoteBar: number;
  /** How numbers stand before the sections of an agenda. */
  agendaNumber: 'plain' | 'block';
  /** How charts tell scenarios apart: forecasts hatched and plans as outlined columns, or freely. */
  notation: 'free' | 'scenarios';
}

/** From a column to the right edge of the slide; an ellipse is round and keeps to the margin. */
interface CoverShape {
  geometry: Extract<Geometry, 'rect' | 'ellipse'>;
  fill: ColorToken;
  /** First column it covers. */
  column: number;
  /** Shares of the slide's height. */
  top: number;
  bottom: number;
}
