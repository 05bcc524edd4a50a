/** Which format a command writes: as named, or as the output file's name promises. */
import path from 'node:path';
import { QuarterdeckError } from '../model/errors.ts';
import {
  type ExportChoice,
  type ExportFormat,
  exportFormats,
  formatOf,
  isExportFormat,
  pictureWidths,
} from '../service/schema/export-formats.ts';

/** Other names of the formats. */
const aliases: Readonly<Record<string, ExportFormat>> = { htm: 'html' };

/** The format that the ending of a name promises; null for none that is known. */
export function promisedFormat(output: string | undefined): ExportFormat | null {
  const ending = path
    .extname(output ?? '')
    .slice(1)
    .toLowerCase();
  return isExportFormat(ending) ? ending : (aliases[ending] ?? null);
}

export interface FormatOptions {
  format?: string;
  output?: string;
  slide?: string;
  sheet?: boolean;
  notes?: boolean;
  width?: string;
}

/** `--format`, otherwise the output file's ending, otherwise pptx. @throws QuarterdeckError option_invalid */
export function readFormat({ format, output, slide, sheet, notes, width }: FormatOptions): ExportChoice & { format: ExportFormat } {
  const named = format?.toLowerCase() ?? promisedFormat(output) ?? 'pptx';
  if (!isExportFormat(named)) {
    throw new QuarterdeckError('option_invalid', `--format cannot be "${format}" in this version.`, {
      next: `use one of ${exportFormats.join(', ')}`,
    });
  }
  const choice: ExportChoice & { format: ExportFormat } = {
    format: named,
    ...(slide !== undefined && { slide: readNumber('--slide', slide, 1, 10_000) }),
    ...(sheet && { sheet }),
    ...(notes && { notes }),
    ...(width !== undefined && { width: readNumber('--width', width, pictureWidths.least, pictureWidths.most) }),
  };
  formatOf(choice);
  return choice;
}

/** @throws QuarterdeckError option_invalid */
export function readNumber(flag: string, value: string, least: number, most: number): number {
  const number = /^\d{1,6}$/.test(value.trim()) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new QuarterdeckError('option_invalid', `${flag} cannot be "${value}".`, { next: `give a whole number from ${least} to ${most}` });
}
