/** Charts of the gallery as we draw them, against where LibreOffice puts their bars. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colorTable } from '../../src/engine/brand/colors.ts';
import { defaultBrandKit } from '../../src/engine/brand/default-brand-kit.ts';
import { chartTextOf } from '../../src/engine/charts/with-plots.ts';
import { layOut } from '../../src/engine/layout/lay-out.ts';
import { writeDeck } from '../../src/engine/pptx/write-deck.ts';
import { drawChart } from '../../src/engine/preview/charts/draw-chart.ts';
import { gallery } from '../gallery/gallery.ts';

const missing = ['soffice', 'pdftocairo'].filter((program) => spawnSync('which', [program]).status !== 0);
if (missing.length > 0) console.warn(`SKIPPED: ${missing.join(', ')} needed to compare drawn charts with LibreOffice.`);

const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-charts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** Points. Above years, LibreOffice makes a plot a little lower than its file says. */
const allowed = { usual: 0.03 * 72, years: 0.06 * 72 };

/** Left, top, right and bottom of a path. */
function edgesOf(d: string): number[] {
  const numbers = d.match(/-?\d+(\.\d+)?/g)!.map(Number);
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const { layout } = layOut(gallery, defaultBrandKit);
const pages = layout.slides.flatMap(({ kind, elements }, index) => {
  const charts = elements.filter((element) => element.type === 'chart');
  const marks = charts.flatMap((chart) => drawChart(chart, colorTable(layout.brandKit), chartTextOf(layout)));
  const bars = marks.flatMap((mark) => (mark.type === 'path' && mark.role === 'bar' && mark.fill ? [edgesOf(mark.d)] : []));
  const slack = charts.some(({ levels }) => levels) ? allowed.years : allowed.usual;
  return bars.length > 0 ? [{ kind, page: index + 1, bars, slack }] : [];
});

describe.skipIf(missing.length > 0)('a drawn chart', () => {
  beforeAll(async () => {
    const file = path.join(folder, 'gallery.pptx');
    writeFileSync(file, await writeDeck(layout));
    const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
    execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, file], {
      stdio: 'ignore',
      timeout: 240_000,
    });
  });

  it.each(pages)('has the bars of $kind where LibreOffice has them', ({ page, bars, slack }) => {
    const svg = execFileSync('pdftocairo', ['-svg', '-f', `${page}`, '-l', `${page}`, path.join(folder, 'gallery.pdf'), '-'], {
      encoding: 'utf8',
    });
    const theirs = [...svg.matchAll(/<path style="[^"]*fill:rgb[^"]*" d="([^"]*)"/g)].map(([, d]) => edgesOf(d!));
    const astray = bars.filter((bar) => !theirs.some((their) => their.every((edge, at) => Math.abs(edge - bar[at]!) <= slack)));
    expect(astray).toEqual([]);
  });
});
