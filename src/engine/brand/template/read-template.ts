/** Reads a corporate template: what a deck needs of it, and the colours and fonts a brand kit has from it. */
import type { BrandColors, BrandTemplate } from '../../../model/brand-kit.ts';
import { inspectTemplate } from './inspect/inspect-template.ts';
import { keepParts } from './keep-parts.ts';
import { openTemplate } from './open-template.ts';
import { templateRefused } from './template-refused.ts';

/** Width of a slide as a share of its height: pages are composed for reading across. */
const narrowest = 1.2;

export interface ReadTemplate {
  template: BrandTemplate;
  colors: BrandColors;
  fonts: { heading: string; body: string };
  /** Null where its theme has no name of its own. */
  name: string | null;
}

/** @throws QuarterdeckError brand_template_refused */
export function readTemplate(bytes: Uint8Array): ReadTemplate {
  const opened = openTemplate(bytes);
  const { template, ...found } = inspectTemplate(opened.pkg, opened.presentation);
  const { w, h } = template.size;
  if (w < h * narrowest)
    throw templateRefused('slide_size', opened.presentation, `Its slides are ${w.toFixed(2)} in wide and ${h.toFixed(2)} in high.`);
  return { ...found, template: { data: Buffer.from(keepParts(opened)).toString('base64'), ...template } };
}
