/** Contrast of text with what it really stands on: its own fill, a shape below, the slide's background. */
import type { Hex } from '../../../model/brand-kit.ts';
import { area, shared } from '../../../model/geometry.ts';
import type { Box } from '../../../model/layout.ts';
import { contrast, mix } from '../../brand/colors.ts';
import { quoted, type Reviewing } from '../finding.ts';
import { inkBox } from '../measure-text.ts';
import type { Fill, ForeignDeck, Page, Run, Shape, TextBody } from '../page.ts';

const least = { small: 4.5, large: 3 };
/** Points from which text counts as large, plain and bold. */
const large = { plain: 18, bold: 14 };
/** Rounding of tints between programs. */
const rounding = 0.05;

export function checkContrast({ pages }: ForeignDeck, reviewing: Reviewing): void {
  for (const page of pages)
    page.shapes.forEach((shape, order) => {
      if (shape.hidden || !shape.box) return;
      const below = [...page.behind, ...page.shapes.slice(0, order)];
      const ink = inkBox(shape);
      if (shape.text && ink) checkBody(shape.text, groundUnder(ink, [...below, shape], page), shape, page, reviewing);
      if (shape.table) checkTable(shape, below, page, reviewing);
    });
}

function checkTable(shape: Shape, below: readonly Shape[], page: Page, reviewing: Reviewing): void {
  const { rows, styled } = shape.table!;
  if (styled) {
    reviewing.leave({
      slide: page.number,
      shape: shape.name,
      reason: 'Its table style is not in the file: the colours of its cells are not known.',
    });
    return;
  }
  const under = groundUnder(shape.box!, below, page);
  for (const { cells } of rows)
    for (const { text, fill } of cells) if (!checkBody(text, fill ? laid(fill, under) : under, shape, page, reviewing)) return;
}

/** Colours text may stand on; null where they cannot be told. */
type Ground = readonly Hex[] | null;

/** False after a finding: one a shape is enough. */
function checkBody(text: TextBody, ground: Ground, shape: Shape, page: Page, { report, leave }: Reviewing): boolean {
  const runs = text.paragraphs.flatMap(({ runs }) => runs).filter((run) => /[\p{L}\p{N}]/u.test(run.text));
  if (runs.length === 0) return true;
  if (ground === null) {
    leave({ slide: page.number, shape: shape.name, reason: 'It stands on a picture or pattern: its contrast is not computed.' });
    return true;
  }
  for (const run of runs) {
    const ratios = ground.map((color) => contrast(mix(run.color, color, run.alpha), color));
    const wanted = leastOf(run) - rounding;
    const [worst, best] = [Math.min(...ratios), Math.max(...ratios)];
    if (worst >= wanted) continue;
    if (best >= wanted && ground.length > 1) {
      leave({ slide: page.number, shape: shape.name, reason: 'It stands on a gradient that carries its text only in part.' });
      continue;
    }
    const at = ground[ratios.indexOf(worst)]!;
    const value = worst.toFixed(1) === leastOf(run).toFixed(1) ? worst.toFixed(2) : worst.toFixed(1);
    report(
      'contrast',
      { page, shape },
      `${quoted(run.text)} in ${quoted(shape.name)} is ${run.color} on ${at}: contrast ${value}:1, at least ${leastOf(run)}:1 is needed.`,
    );
    return false;
  }
  return true;
}

function leastOf({ size, bold }: Run): number {
  return size >= (bold ? large.bold : large.plain) ? least.large : least.small;
}

/** Colours of what is under a box, from the back to the front. */
function groundUnder(box: Box, shapes: readonly Shape[], page: Page): Ground {
  let ground: Ground = laid(page.ground, ['#FFFFFF']);
  for (const shape of shapes) {
    if (shape.hidden || !shape.box || shape.kind === 'connector' || shape.form === 'line') continue;
    const most = shared(shape.box, box) >= 0.6 * area(box);
    if (!most) continue;
    if (shape.kind === 'picture' || shape.kind === 'other') ground = null;
    else if (shape.fill) ground = laid(shape.fill, ground);
  }
  return ground;
}

/** One fill over what is under it. */
function laid(fill: Fill | null, under: Ground): Ground {
  if (!fill) return under;
  if (fill.kind === 'picture' || fill.kind === 'pattern') return null;
  if (fill.alpha > 0.97) return fill.colors;
  return under?.flatMap((color) => fill.colors.map((over) => mix(over, color, fill.alpha))) ?? null;
}
