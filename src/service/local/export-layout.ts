/** Exports a layout to a checked file. */
import { createHash } from 'node:crypto';
import type { Finding, Report } from '../../engine/check/report.ts';
import { parseLayout } from '../../engine/layout/parse-layout.ts';
import { writeZip } from '../../engine/opc/zip.ts';
import { ownWords } from '../../engine/outline/own-words.ts';
import { checkDeck, gateSummary, writeDeck, writePreview } from '../../engine/pipeline.ts';
import type { Gate } from '../../model/gate.ts';
import type { Layout } from '../../model/layout.ts';
import type { Exported, Hooks } from '../deck-service.ts';
import { pageFileName, slug } from '../file-names.ts';
import { type ExportChoice, type ExportFormat, formatFacts, zipType } from '../schema/export-formats.ts';
import { judge } from './judge.ts';

export interface ExportJob extends ExportChoice {
  exportId: string;
  layout: unknown;
  format: ExportFormat;
  strict?: boolean;
  failOn?: readonly Gate[];
}

/** @throws QuarterdeckError layout_invalid, gate_failed, slide_not_found */
export async function exportLayout(
  { exportId, layout: given, strict = false, failOn = [], ...choice }: ExportJob,
  { onStage, signal }: Hooks,
): Promise<Exported> {
  const layout = parseLayout(given);
  onStage?.('pptx');
  const pptx = await writeDeck(layout);
  signal?.throwIfAborted();
  onStage?.('check');
  const findings = await checkLayout(layout, pptx);
  const report: Pick<Report, 'gates' | 'findings'> = { gates: await gateSummary(findings), findings };
  await judge(report, { strict, failOn });
  signal?.throwIfAborted();
  const { bytes, type } = await fileOf(layout, pptx, choice);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    record: {
      export_id: exportId,
      status: 'completed',
      format: choice.format,
      media_type: type,
      download_url: null,
      bytes: bytes.length,
      sha256,
      expires_at: null,
      report,
    },
    title: layout.title,
    slides: layout.slides.length,
    bytes,
  };
}

/** The bytes, and their media type. */
async function fileOf(
  layout: Layout,
  pptx: Uint8Array,
  { format, ...choice }: Pick<ExportJob, 'format'> & ExportChoice,
): Promise<{ bytes: Uint8Array; type: string }> {
  const { type } = formatFacts[format];
  if (format === 'pptx') return { bytes: pptx, type };
  if (format === 'json') return { bytes: new TextEncoder().encode(`${JSON.stringify(layout, null, 2)}\n`), type };
  const files = await writePreview(layout, { format, ...choice });
  if (files.length === 1) return { bytes: files[0]!, type };
  const names = files.map((bytes, index) => [pageFileName(slug(layout.title), index, files.length, format), bytes] as const);
  return { bytes: writeZip(new Map(names)), type: zipType };
}

/** Figures are traced to the outline inside the layout; a layout made without data has none, and is only checked for the rest. */
async function checkLayout(layout: Layout, bytes: Uint8Array): Promise<Finding[]> {
  const { outline } = layout;
  if (!outline) return checkDeck({ layout, bytes, allowed: [] });
  const findings = await checkDeck({ layout, outline, bytes, allowed: ownWords(outline) });
  return findings.map((finding) =>
    finding.gate === 'true'
      ? { ...finding, message: `${finding.message} The layout was changed by hand: its outline says otherwise.` }
      : finding,
  );
}
