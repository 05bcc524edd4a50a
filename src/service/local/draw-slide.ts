/** Draws a slide of a layout as PNG. */
import { parseLayout } from '../../engine/layout/parse-layout.ts';
import { writePreview } from '../../engine/pipeline.ts';

/** @param asked.width Pixels. @throws QuarterdeckError layout_invalid, slide_not_found */
export async function drawSlide({ layout, slide, width }: { layout: unknown; slide: number; width: number }): Promise<Uint8Array> {
  const [picture] = await writePreview(parseLayout(layout), { format: 'png', slide, width });
  return picture!;
}
