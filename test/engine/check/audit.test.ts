/** The audit of planned pages, from their words and figures alone. */
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOutline, leaveOut } from '../../../src/engine/check/audit.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import { fingerprint } from '../../../src/engine/outline/planned.ts';
import type { Fact, FactId } from '../../../src/model/fact.ts';
import type { AnyOutlineSlide, Outline } from '../../../src/model/outline.ts';
import { causedFacts } from '../insight/caused-deals.ts';
import { brief, exactly } from '../outline/plan-texts.ts';

let sound: Outline;
let names: string[];
beforeAll(async () => {
  const facts = await causedFacts();
  sound = planFromFacts(brief({ slides: exactly(30) }), facts).outline;
  names = [
    ...facts.dimensions.flatMap(({ members }) => members),
    ...facts.sources.map(({ file }) => file),
    ...facts.quality.map(({ message }) => message),
  ];
});

const audit = (outline: Outline) => auditOutline(outline, names);
const withFact = (id: FactId, change: (fact: Fact) => Partial<Fact>): Outline => ({
  ...sound,
  facts: { ...sound.facts, [id]: { ...sound.facts[id]!, ...change(sound.facts[id]!) } },
});
const withPage = (slide: Omit<AnyOutlineSlide, 'title'>, facts: Record<FactId, Fact> = {}): Outline => ({
  ...sound,
  slides: [...sound.slides, { title: 'A page', ...slide } as AnyOutlineSlide],
  facts: { ...sound.facts, ...facts },
});
const ids = ({ slides }: Outline) => slides.map(({ id }) => id);
const money = (id: FactId, value: number): Fact => ({
  id,
  metric: 'won_value',
  label: 'Closed-won revenue',
  value,
  unit: 'money',
  currency: 'USD',
  period: '2025-Q4',
  scope: {},
  n: 9,
  formula: 'sum of amount',
  sql: '',
});

describe('an audit', () => {
  it('leaves a sound deck as it is', () => {
    expect(audit(sound)).toEqual({ outline: sound, changes: [] });
  });

  it('keeps a summary without the point that has a fault', () => {
    const share = { ...money('a.share@0', 0.4), unit: 'ratio' as const, formula: 'part of all', from: ['a@0', 'b@0'] };
    const facts = { ...sound.facts, 'a@0': money('a@0', 30), 'b@0': { ...money('b@0', 100), label: 'All' }, 'a.share@0': share };
    const wrong = { text: '{{a.share@0}}: {{a@0}} of {{b@0}}' };
    const slides = sound.slides.map((slide) =>
      slide.kind === 'executive-summary' ? { ...slide, content: { ...slide.content, points: [wrong, ...slide.content.points] } } : slide,
    );
    const { outline, changes } = audit({ ...sound, facts, slides });
    expect(changes).toEqual([expect.stringMatching(/^Slide "executive-summary" lost a sentence/)]);
    const points = (of: Outline) => of.slides.flatMap((slide) => (slide.kind === 'executive-summary' ? slide.content.points : []));
    expect(points(outline)).toEqual(points(sound));
    const headed = audit({
      ...sound,
      facts,
      slides: slides.map((slide) => (slide.kind === 'executive-summary' ? { ...slide, title: wrong.text } : slide)),
    });
    const [summary] = headed.outline.slides.filter(({ kind }) => kind === 'executive-summary');
    expect(points(headed.outline)).toEqual(points(sound));
    expect(points(sound)[0]!.text).toContain(summary!.title);
  });

  it('leaves out a page whose ratio is not the quotient of the figures beside it', () => {
    const page = { id: 'ratio', kind: 'statement', content: { text: '{{a.share@0}}: {{a@0}} of {{b@0}}' } } as unknown as AnyOutlineSlide;
    const share = { ...money('a.share@0', 0.4), unit: 'ratio' as const, formula: 'part of all', from: ['a@0', 'b@0'] };
    const wrong = audit(withPage(page, { 'a@0': money('a@0', 30), 'b@0': { ...money('b@0', 100), label: 'All' }, 'a.share@0': share }));
    expect(ids(wrong.outline)).toEqual(ids(sound));
    expect(wrong.changes).toEqual([expect.stringMatching(/^Slide "ratio" was left out: .* is 0\.4, where .* give 0\.3\.$/)]);
    const right = withPage(page, { 'a@0': money('a@0', 40), 'b@0': { ...money('b@0', 100), label: 'All' }, 'a.share@0': share });
    expect(audit(right).changes).toEqual([]);
  });

  it('holds a win rate to the deals beside it', () => {
    const { changes } = audit(withFact('win_rate@0', ({ value }) => ({ value: value! + 0.1 })));
    expect(changes.join('\n')).toMatch(/"Win rate" is .*, where .* beside it give/);
  });

  it('leaves out a bridge that does not add to its end, with what it remembers of it', () => {
    const bridge = sound.slides.find(({ kind }) => kind === 'bridge') as Extract<AnyOutlineSlide, { kind: 'bridge' }>;
    const { outline, changes } = audit(withFact(bridge.content.steps[0]!.value, ({ value }) => ({ value: value! * 2 })));
    expect(ids(outline)).not.toContain(bridge.id);
    expect(Object.keys(outline.planned!.slides)).not.toContain(bridge.id);
    expect(changes.some((change) => change.startsWith(`Slide "${bridge.id}" was left out: `))).toBe(true);
  });

  it('takes out the one sentence that claims what no figure bears out, and keeps the page', () => {
    const page = sound.slides.find(({ id }) => id === 'factors-won_value')!;
    const claiming = { ...page, content: { ...page.content, soWhat: 'Price rose 17% in Q4 2025.' } } as AnyOutlineSlide;
    const { outline, changes } = audit({ ...sound, slides: sound.slides.map((slide) => (slide === page ? claiming : slide)) });
    const kept = outline.slides.find(({ id }) => id === page.id)!;
    expect(kept.content).not.toHaveProperty('soWhat');
    expect(changes).toEqual([expect.stringContaining('Slide "factors-won_value" lost a sentence: "17%"')]);
    // The next deck sees no edit in it.
    expect(outline.planned!.slides[page.id]!.content).toBe(fingerprint(kept.content));
  });

  it('leaves out the later of two pages that contradict each other', () => {
    const page = { id: 'again', kind: 'statement', content: { text: 'Closed at {{won_value.else@0}}' } } as unknown as AnyOutlineSlide;
    const again = { ...sound.facts['won_value@0']!, id: 'won_value.else@0', value: 1 };
    const { outline, changes } = audit(withPage(page, { 'won_value.else@0': again }));
    expect(ids(outline)).toEqual(ids(sound));
    expect(changes).toEqual([expect.stringMatching(/^Slide "again" was left out: "Closed-won revenue" is 1 here and \d+/)]);
  });

  it('leaves out a table whose rows add to more than their total', () => {
    const table = (total: number) =>
      audit(
        withPage(
          {
            id: 'sums',
            kind: 'table',
            content: {
              columns: [
                { label: 'Region', align: 'left' },
                { label: 'Revenue', align: 'right' },
              ],
              rows: [
                { cells: ['North', '{{n@0}}'], role: 'body' },
                { cells: ['South', '{{s@0}}'], role: 'body' },
                { cells: ['Total', '{{t@0}}'], role: 'total' },
              ],
              reading: [],
            },
          } as unknown as AnyOutlineSlide,
          {
            'n@0': { ...money('n@0', 60), scope: { region: 'North' } },
            's@0': { ...money('s@0', 70), scope: { region: 'South' } },
            't@0': { ...money('t@0', total), label: 'Total' },
          },
        ),
      ).changes;
    expect(table(100)).toEqual([expect.stringContaining('"Revenue" adds to 130, more than its total of 100')]);
    // Fewer than all are shown.
    expect(table(150)).toEqual([]);
  });

  it('never takes the cover', () => {
    expect(ids(leaveOut(sound, ids(sound)).outline)).toEqual(['cover']);
  });
});
