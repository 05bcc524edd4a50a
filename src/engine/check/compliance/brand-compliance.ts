/** How far a deck keeps its brand, as a figure with its reasons: shares of what was looked at that keep it. */
import type { Layout } from '../../../model/layout.ts';
import { contrastOf } from '../readable.ts';
import { type BrandCheck, type BrandCompliance, brandChecks, type Finding } from '../report.ts';
import { layoutsKept, logoZonesFree, placeholdersUsed, rulesKept } from './pages.ts';
import { colorsAndFonts } from './written-parts.ts';

export interface ComplianceInput {
  layout: Layout;
  /** The written file. */
  bytes: Uint8Array;
  /** Of all gates. */
  findings: readonly Finding[];
}

/** What a check looked at, and a sentence for what does not keep the brand. */
export interface Looked {
  of: number;
  kept: number;
  reasons: string[];
}

export function brandCompliance({ layout, bytes, findings }: ComplianceInput): BrandCompliance {
  const looked: Record<BrandCheck['check'], Looked> = {
    ...colorsAndFonts(bytes),
    'logo-zone': logoZonesFree(layout, findings),
    contrast: textsRead(layout),
    layouts: layoutsKept(layout),
    placeholders: placeholdersUsed(layout),
    rules: rulesKept(layout, findings),
  };
  const shares = brandChecks.flatMap((check) => {
    const { of, kept, reasons } = looked[check];
    return of === 0 ? [] : [{ check, share: kept / of, of, reasons }];
  });
  const mean = shares.reduce((sum, { share }) => sum + share, 0) / shares.length;
  return {
    score: inDigits(mean),
    checks: shares.map(({ check, share, of, reasons }) => ({ check, score: inDigits(share), of, reasons })),
  };
}

/** Rounded down, so that only what is whole is 1. */
function inDigits(share: number): number {
  return Math.floor(share * 1000 + 1e-9) / 1000;
}

function textsRead(layout: Layout): Looked {
  const { texts, unread } = contrastOf(layout);
  return { of: texts, kept: Math.max(0, texts - unread.length), reasons: unread };
}
