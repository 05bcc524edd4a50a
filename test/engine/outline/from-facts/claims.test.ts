/** Every explanation that a brief names has a verdict: by a measure, a member, a month, or that nothing tells. */
import { describe, expect, it } from 'vitest';
import { thingOf } from '../../../../src/engine/outline/from-facts/answers/claim-things.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { randomFrom } from '../../insight/fixtures.ts';
import { askedOf, type Rows } from '../../insight/planted-cells.ts';
import { shown } from '../plan-texts.ts';

const iso = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
/** 1 July 2025. */
const change = 547;

/** Kilns: tiles of the east works are cracked more often since July 2025, where glaze is thicker and one fewer kiln hand fires; clay is wetter everywhere. */
function firings(): Rows {
  const random = randomFrom(7);
  const among = <T>(names: readonly T[]) => names[Math.floor(random() * names.length)]!;
  return Array.from({ length: 7300 }, (_, at) => {
    const day = Math.floor(at / 10);
    const [works, ware] = [among(['East', 'West', 'Quarry']), among(['Tile', 'Bowl', 'Vase'])];
    const isSince = day >= change;
    const isHit = works === 'East' && ware === 'Tile' && isSince;
    const clay = among(isSince ? ['Red', 'Red', 'Red', 'White', 'Grey', 'Grey', 'Grey'] : ['Red', 'White', 'Grey']);
    const hands = { East: ['Ono', 'Pell', 'Quill'], West: ['Rusk', 'Sorn', 'Tarn'], Quarry: ['Ulm', 'Voss', 'Wynn'] }[works]!;
    return {
      firing_id: `F${at}`,
      fired_on: iso(day),
      works,
      ware,
      clay,
      stoker: among(isSince && works === 'East' ? hands.slice(0, 1) : hands),
      kiln_build_year: 2014 + Math.floor(random() * 6),
      tray_weight_kg: Math.round(40 + 8 * random()),
      moisture: Math.round((isSince ? 15 : 10) * (0.9 + 0.2 * random()) * 10) / 10,
      glaze_microns: Math.round((isHit ? 300 : 200) * (0.9 + 0.2 * random())),
      cracked: random() < (isHit ? 0.32 : 0.06) ? 'yes' : 'no',
    };
  });
}

async function told(said: string, language?: 'de') {
  const { facts, brief } = await askedOf(
    `Deck for the board on 2025 against 2024: why did the cracked rate rise, where and since when? ${said}`,
    'firings.csv',
    firings(),
  );
  const { outline } = planFromFacts(language ? { ...brief, language } : brief, facts);
  const say = (text: string) => shown(text, outline.facts);
  const page = outline.slides.find(({ id }) => id.startsWith('claims-')) as OutlineSlide<'table'> | undefined;
  const summary = outline.slides.find(({ kind }) => kind === 'executive-summary') as OutlineSlide<'executive-summary'>;
  return {
    rows: page?.content.rows.map(({ cells }) => cells.map(say)) ?? [],
    title: page && say(page.title),
    points: summary.content.points.map(({ text }) => say(text)),
    figures: summary.content.points.map(({ figure }) => figure),
  };
}

describe('explanations', () => {
  it('are tested by what they mean, each in a row of its own, those that the data show first', async () => {
    const { rows, title, points } = await told(
      'The owner says the kilns are getting too old. Dispatch thinks trays have become heavier. The lab blames the glaze. Kiln staff swear the clay has more moisture. Sales says we get less white clay. The neighbours blame the weather.',
    );
    const row = (claim: string) => rows.find(([cell]) => cell!.includes(claim))!.slice(1);
    expect(rows).toHaveLength(6);
    expect(rows[0]![0]).toBe('“the glaze” (lab)');
    expect(row('glaze')).toEqual([
      'Average glaze microns',
      expect.stringMatching(/^(?:199|200)/),
      expect.stringMatching(/^(?:29\d|30\d)/),
      expect.stringMatching(/^Shown by the data\. Elsewhere (?:199|200|201)\D/),
    ]);
    expect(row('too old')[0]).toBe('Years since kiln build year');
    expect(Number(row('too old')[2])).toBeGreaterThan(Number(row('too old')[1]));
    expect(row('too old')[3]).toMatch(/^The same everywhere\. Elsewhere .*; yet only .* changed\.$/);
    expect(row('heavier')).toEqual([
      'Average tray weight (kg)',
      expect.stringMatching(/^4[34]/),
      expect.stringMatching(/^4[34]/),
      'Did not happen',
    ]);
    expect(row('moisture')[3]).toMatch(/^The same everywhere/);
    expect(row('white clay')).toEqual([
      'Share of White',
      expect.stringMatching(/%$/),
      expect.stringMatching(/%$/),
      expect.stringMatching(/^True, but explains little\. It explains only [\d.]+% of the change at /),
    ]);
    expect(row('weather')).toEqual(['–', '–', '–', expect.stringMatching(/^Cannot be tested\. The data have no column for it\.$/)]);
    expect(title).toMatch(
      /^Of 6 explanations.*1 shown by the data, 1 true but small, 3 ruled out, 1 cannot be tested$|^6 explanations held against the data$/,
    );
    expect(points.filter((text) => /explanations/.test(text))).toHaveLength(1);
  });

  it('all of which fall away are one sentence without a figure beside it', async () => {
    const { points, figures } = await told('The owner says the kilns are getting too old. Dispatch thinks trays have become heavier.');
    const at = points.findIndex((text) => text.startsWith('None of the 2 explanations holds. '));
    expect(points[at]).toMatch(/“trays have become heavier” – did not happen/);
    expect(figures[at]).toBeUndefined();
  });

  it('of too much work are rows per person, and no figures of the one who left', async () => {
    const { rows } = await told('Nadia thinks stokers are overloaded since Quill left. Others blame the parking.');
    const [row] = rows.filter(([cell]) => cell!.includes('overloaded'));
    expect(row![1]).toBe('Rows per stoker and month');
    expect(Number(row![3])).toBeGreaterThan(2 * Number(row![2]));
    expect(rows.flat().join(' ')).not.toMatch(/without Quill|Share of Quill/);
  });

  it('of a month before hold everywhere, and of one after come too late', async () => {
    const { rows } = await told('The lab blames the new supplier in May. Sales blames the shift plan in September.');
    expect(rows.map((cells) => cells.at(-1))).toEqual([
      expect.stringMatching(
        /^No difference elsewhere\. Elsewhere, share of cracked went from [\d.]+% to [\d.]+%: it would have to act only at /,
      ),
      expect.stringMatching(/^Came too late\. .* changed in July 2025, before September 2025\.$/),
    ]);
  });

  it('that name another place are not where it changed', async () => {
    const { rows } = await told('The lab blames the ovens of the Quarry works. Sales blames the roads.');
    expect(rows[0]!.at(-1)).toMatch(/^Not where it changed\. .* changed, not Quarry\.$/);
  });

  it('are told in the language of the deck', async () => {
    const { points } = await told('The owner says the kilns are getting too old. Dispatch thinks trays have become heavier.', 'de');
    expect(points.join('\n')).toMatch(/Keine der 2 Erklärungen trägt\./);
  });
});

describe('what a claim is about', () => {
  it.each([
    ['parcels have become heavier', 'weight', 'more'],
    ['we answer too slowly', 'reply', 'more'],
    ['wir geben weniger Rabatt', 'discount', 'less'],
    ['le parc vieillit', 'age', 'more'],
    ['los reclutadores están desbordados', 'load', 'more'],
    ['i colli sono più pesanti', 'weight', 'more'],
    ['damos menos descontos', 'discount', 'less'],
    ['返信が遅い', 'reply', 'more'],
    ['包裹变重了', 'weight', 'more'],
  ])('%s', (claim, thing, way) => {
    expect(thingOf(claim)).toEqual({ thing, way });
  });
});
