/** Formats of an export, as plain values that commands need without loading schemas. */
import { QuarterdeckError } from '../../model/errors.ts';

interface FormatFacts {
  /** Media type of one file. */
  type: string;
  /** Not text, so never written to a terminal. */
  binary: boolean;
  /** One file a page; several are packed in a zip. */
  byPage: boolean;
  /** What can be chosen for it, of the options of an export. */
  options: readonly ('slide' | 'sheet' | 'notes' | 'width')[];
}

const pages = ['slide', 'sheet', 'width'] as const;

export const formatFacts = {
  pptx: {
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    binary: true,
    byPage: false,
    options: [],
  },
  json: { type: 'application/json', binary: false, byPage: false, options: [] },
  pdf: { type: 'application/pdf', binary: true, byPage: false, options: ['slide', 'notes'] },
  html: { type: 'text/html; charset=utf-8', binary: false, byPage: false, options: ['slide'] },
  png: { type: 'image/png', binary: true, byPage: true, options: pages },
  svg: { type: 'image/svg+xml', binary: false, byPage: true, options: pages },
} as const satisfies Readonly<Record<string, FormatFacts>>;

export type ExportFormat = keyof typeof formatFacts;
export const exportFormats = Object.keys(formatFacts) as [ExportFormat, ...ExportFormat[]];

export function isExportFormat(name: string): name is ExportFormat {
  return Object.hasOwn(formatFacts, name);
}

/** Several files in one. */
export const zipType = 'application/zip';

/** Pixels: how wide a picture of a slide may be, and is unless the request says otherwise. */
export const pictureWidths = { least: 16, most: 4_000, usual: 1_600, mostOfThumbnail: 1_920, thumbnail: 480 } as const;

export interface ExportChoice {
  format?: string;
  /** Number of the only slide wanted. */
  slide?: number;
  /** All slides on one page instead of a file each. */
  sheet?: boolean;
  /** Slides above their notes, for paper. */
  notes?: boolean;
  /** Pixels of a picture. */
  width?: number;
}

/** @throws QuarterdeckError option_invalid for an unknown format, and for what does not apply to it */
export function formatOf({ format = 'pptx', ...choice }: ExportChoice): ExportFormat {
  if (!isExportFormat(format)) {
    throw new QuarterdeckError('option_invalid', `The format "${format}" does not exist.`, {
      next: `use one of ${exportFormats.join(', ')}`,
    });
  }
  const known: readonly string[] = formatFacts[format].options;
  for (const name of ['slide', 'sheet', 'notes', 'width'] as const) {
    if (!choice[name] || known.includes(name)) continue;
    const having = exportFormats.filter((one) => (formatFacts[one].options as readonly string[]).includes(name));
    throw new QuarterdeckError('option_invalid', `"${name}" does not apply to ${format}.`, {
      next: `leave it out, or use ${having.join(' or ')}`,
    });
  }
  if (choice.slide !== undefined && choice.sheet) {
    throw new QuarterdeckError('option_invalid', 'A sheet shows all slides, and "slide" asks for one.', { next: 'give one of them' });
  }
  return format;
}
