import { describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { checkTrue } from '../../../src/engine/check/true.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import type { Fact } from '../../../src/model/fact.ts';
import type { LanguageCode } from '../../../src/model/language.ts';
import type { Element, LayoutSlide } from '../../../src/model/layout.ts';
import type { AnyOutlineSlide, Outline } from '../../../src/model/outline.ts';
import { chart, fact, layoutOf, outlineOf, slide, text, title } from './sample.ts';

const facts: Fact[] = [
  fact('won_value@0', 2_802_496),
  fact('won_value@-1', 2_982_255, { period: '2017-Q3' }),
  fact('won_value.delta@0', -179_759),
  fact('won_value.pct@0', -0.0603, { unit: 'ratio' }),
  fact('won_deals@0', 1195, { unit: 'count' }),
  fact('win_rate@0', 0.62, { unit: 'ratio' }),
  fact('win_rate.delta@0', 0.012, { unit: 'points' }),
  fact('lead@0', 2.05, { unit: 'multiple' }),
];

const bullets = (...points: string[]): AnyOutlineSlide => ({
  id: 'words',
  kind: 'bullets',
  title: 'Words',
  content: { items: points.map((point) => ({ text: point })) } as never,
});

interface Case {
  outline?: AnyOutlineSlide;
  shown?: Element[];
  page?: Partial<LayoutSlide>;
  allowed?: string[];
  more?: Fact[];
  language?: LanguageCode;
}

/** Rules broken by a deck of one slide: its outline, and what its page shows. */
function rules({ outline = bullets('words'), shown = [], page = {}, allowed = [], more = [], language = 'en' }: Case): string[] {
  const layout = {
    ...layoutOf(slide([title('Words'), ...shown], { id: outline.id, kind: outline.kind, title: 'Words', ...page })),
    language,
  };
  const deck: Outline = { ...outlineOf([outline], [...facts, ...more]), language };
  return checkTrue({ layout, outline: deck, allowed }).map(({ rule }) => rule);
}
const written = (template: string, more: Omit<Case, 'outline'> = {}) => rules({ outline: bullets(template), ...more });
/** A slide that may show every fact. */
const everything = bullets(...facts.map(({ id }) => `{{${id}}}`));
const shown = (content: string, more: Omit<Case, 'shown'> = {}) => rules({ outline: everything, shown: [text('Words', content)], ...more });

describe('figures an outline writes out', () => {
  it('are refused without a source', () => {
    expect(written('The market is worth $4.2B')).toEqual(['untraced-number']);
  });

  it('may come from the brief, in another scale too', () => {
    expect(written('The market is worth $4.2B', { allowed: ['a market of 4.2 billion dollars'] })).toEqual([]);
  });

  it('may not borrow a percent sign from a plain number of the brief', () => {
    expect(written('Costs fell 12%', { allowed: ['make 12 slides'] })).toEqual(['untraced-number']);
  });

  it('may be references', () => {
    expect(written('Won value fell {{won_value.pct@0|abs}} to {{won_value@0}}')).toEqual([]);
  });

  it('may count the items shown', () => {
    expect(rules({ outline: bullets('3 things matter', 'b', 'c') })).toEqual([]);
  });

  it('may name periods of the data, and no others', () => {
    expect([written('Q3 2017 was better'), written('As in 2009')]).toEqual([[], ['untraced-number']]);
  });

  it('may name no deadline that nobody gave', () => {
    expect([written('Decide by 14 March 2018'), written('Decide by 14 March 2018', { allowed: ['decision due on March 14'] })]).toEqual([
      ['untraced-date'],
      [],
    ]);
  });

  it('are refused as words too', () => {
    expect([written('In seven regions'), written('In seven regions', { allowed: ['our 7 regions'] })]).toEqual([
      ['untraced-number-word'],
      [],
    ]);
  });

  it('must refer to facts that are there', () => {
    expect(written('Won {{gone@0}}')).toEqual(['unknown-fact']);
  });
});

describe('comparisons in words', () => {
  it.each<[string, LanguageCode]>([
    ['Won value doubled', 'en'],
    ['About half of all deals', 'en'],
    ['Most of the value', 'en'],
    ['Der Umsatz hat sich verdoppelt', 'de'],
    ['La moitié des affaires', 'fr'],
    ['半分の案件', 'ja'],
  ])('"%s" needs a figure', (template, language) => {
    expect(written(template, { language })).toEqual(['untraced-comparison']);
  });

  it('stand when a figure of the slide bears them out', () => {
    expect([written('Twice the second, {{lead@0}}'), written('Most of the deals were won, {{win_rate@0}}')]).toEqual([[], []]);
  });

  it('are not seen in the half of a year or in a superlative', () => {
    expect([written('Better in the second half'), written('GTXPro lost most')]).toEqual([[], []]);
  });
});

describe('figures a page shows', () => {
  it('pass as any rounding of a fact', () => {
    expect(shown('$2.8M of $2,982,255, 1,195 deals, −6.0%')).toEqual([]);
  });

  it('are refused without a fact', () => {
    expect(shown('$2.9M')).toEqual(['untraced-number']);
  });

  it('are refused with the wrong sign', () => {
    expect(shown('+6.0%')).toEqual(['wrong-sign']);
  });

  it('are refused when only another slide has the fact', () => {
    expect(shown('$2.8M', { outline: bullets('words') })).toEqual(['untraced-number']);
  });

  it("are looked for in the slide's own name for its title", () => {
    expect(shown('words', { page: { title: 'Won $2.9M' } })).toEqual(['untraced-number']);
  });

  it('are looked for in tables, notes and labels of charts', () => {
    const labelled = chart({
      series: [{ name: 'Won value', values: [2982255, 2802496], color: 'accent', labels: true, labelTexts: { 0: '$3.33M' } }],
    });
    expect(rules({ shown: [labelled], page: { notes: ['44 deals'] } })).toEqual(['untraced-number', 'untraced-number']);
  });

  it('may be the number of a section', () => {
    const section: AnyOutlineSlide = { id: 'section', kind: 'section', title: 'Words', content: { number: 4 } };
    expect(rules({ outline: section, shown: [text('Number', '4')] })).toEqual([]);
  });

  it('may number a list', () => {
    const numbers = ['1', '2', '3'].map((number, i) => text(`Number ${number}`, number, { y: 2 + i }));
    expect(rules({ shown: numbers })).toEqual([]);
  });

  it('may point to a slide that is there, and to no other', () => {
    expect([shown('see slide 1'), shown('see slide 9')]).toEqual([[], ['slide-pointer']]);
  });

  it('may stand in the names of members', () => {
    expect(
      shown('GTX Plus 3000 leads', { more: [fact('won_value[product=GTX%20Plus%203000]@0', 5, { scope: { product: 'GTX Plus 3000' } })] }),
    ).toEqual([]);
  });

  it('are not traced without an outline', () => {
    expect(checkTrue({ layout: layoutOf(slide([text('Words', '$9.99B')])), outline: undefined, allowed: [] })).toEqual([]);
  });
});

describe('charts', () => {
  const trend: Case = { page: { kind: 'trend' } };

  it('draw facts', () => {
    expect(rules({ ...trend, shown: [chart()] })).toEqual([]);
  });

  it('are refused when they draw something else', () => {
    const off = chart({ series: [{ name: 'Won value', values: [2982255, 2802497], color: 'accent', labels: true }] });
    expect(rules({ ...trend, shown: [off] })).toEqual(['chart-values']);
  });

  it('may have an unseen base', () => {
    const base = chart({ series: [...chart().series, { name: 'Base', values: [12, 34], color: 'none', labels: false }] });
    expect(rules({ ...trend, shown: [base] })).toEqual([]);
  });

  it('are refused with a value missing', () => {
    expect(
      rules({ ...trend, shown: [chart({ series: [{ name: 'Won value', values: [2982255], color: 'accent', labels: true }] })] }),
    ).toEqual(['chart-values']);
  });
});

describe('direction words', () => {
  it.each<[string, LanguageCode]>([
    ['Won value rose {{won_value.pct@0|abs}} to {{won_value@0}}', 'en'],
    ['Win rate fell {{win_rate.delta@0|abs}}', 'en'],
    ['Won value rose to {{won_value@0}}', 'en'],
    ['Win rate held; won value is up {{won_value.delta@0|abs}}', 'en'],
    ['▲ {{won_value.pct@0|signed}}', 'en'],
    ['Der Wert stieg um {{won_value.pct@0|abs}}', 'de'],
    ['La valeur a augmenté de {{won_value.pct@0|abs}}', 'fr'],
    ['El valor subió un {{won_value.pct@0|abs}}', 'es'],
    ['O valor aumentou {{won_value.pct@0|abs}}', 'pt'],
    ['Il valore è salito del {{won_value.pct@0|abs}}', 'it'],
    ['受注額は{{won_value.pct@0|abs}}増加', 'ja'],
    ['赢单额增长{{won_value.pct@0|abs}}', 'zh'],
  ])('"%s" is refused', (template, language) => {
    expect(written(template, { language })).toEqual(['direction']);
  });

  it.each([
    'Won value fell {{won_value.pct@0|abs}} to {{won_value@0}}',
    'Win rate rose {{win_rate.delta@0|abs}} while won value fell {{won_value.delta@0|abs}}',
    'Won value did not grow: {{won_value.pct@0|signed}}',
    'Prices rise, and won value came to {{won_value@0}}',
  ])('"%s" stands', (template) => {
    expect(written(template)).toEqual([]);
  });

  it('that are part of the name of a measure say nothing of where it went', () => {
    const more = [fact('lost_count.delta@0', 12, { unit: 'count' })];
    expect(written('{{lost_count.delta@0|abs}} of the increase in deals lost came from East', { more })).toEqual([]);
    expect(written('Deals lost fell by {{lost_count.delta@0|abs}}', { more })).toEqual(['direction']);
  });

  it('are compared with the arrow of a tile', () => {
    const scorecard = (direction: 'up' | 'down'): AnyOutlineSlide => ({
      id: 'scorecard',
      kind: 'scorecard',
      title: 'Words',
      content: {
        tiles: [{ label: 'Won value', value: '{{won_value@0}}', change: { text: '{{won_value.pct@0|signed}}', direction, tone: 'bad' } }],
        periods: [],
      },
    });
    expect([rules({ outline: scorecard('down') }), rules({ outline: scorecard('up') })]).toEqual([[], ['direction']]);
  });
});

describe('the names of series', () => {
  const named = (name: string) => chart({ series: [{ name, values: [2_982_255, 2_802_496], color: 'accent', labels: true }] });

  it('may say that their changes lie below zero, and no other figure', () => {
    const broken = (name: string) => rules({ outline: everything, shown: [named(name)] });
    expect([broken('− < 0'), broken('− < 3')]).toEqual([[], ['untraced-number']]);
  });
});

describe('numbers of items', () => {
  it('may go on from the page before', () => {
    expect(shown('', { page: { elements: [title('Words'), text('Number 7', '7'), text('Step 8', '8  Ship it')] } })).toEqual([]);
  });

  it('are no others than the item has', () => {
    expect(shown('', { page: { elements: [title('Words'), text('Number 7', '9'), text('Step 6', '6 of them')] } })).toEqual([
      'untraced-number',
      'untraced-number',
    ]);
  });
});

describe('parts and totals', () => {
  const bridge = (end: string): AnyOutlineSlide => ({
    id: 'bridge',
    kind: 'bridge',
    title: 'Words',
    content: {
      start: { label: 'Q3 2017', value: 'won_value@-1' },
      steps: [{ label: 'Change', value: 'won_value.delta@0' }],
      end: { label: 'Q4 2017', value: end },
      reading: [],
    },
  });

  it('add up in a bridge', () => {
    expect([rules({ outline: bridge('won_value@0') }), rules({ outline: bridge('won_value@-1') })]).toEqual([[], ['sum']]);
  });

  it('add up as they are shown, or the page says that they are rounded', () => {
    const labels = (texts: string[]) => {
      const names = ['A', 'B', 'C', 'D'];
      return chart({
        categories: names,
        series: [{ name: 'Labels', values: [0, 0, 0, 0], color: 'none', labels: true, labelTexts: Object.fromEntries(texts.entries()) }],
      });
    };
    const page = { kind: 'bridge' } as const;
    const broken = labels(['$3.0M', '−$0.1M', '−$0.1M', '$2.5M']);
    const sums = (elements: Element[]) =>
      checkTrue({ layout: layoutOf(slide(elements, page)), outline: undefined, allowed: [] }).map(({ rule }) => rule);
    expect(sums([labels(['$3.0M', '−$0.1M', '−$0.1M', '$2.7M'])])).toEqual([]);
    expect(sums([broken])).toEqual(['sum-rounding']);
    expect(sums([broken, text('Note', 'Figures are rounded')])).toEqual([]);
  });

  it('make a whole in a share', () => {
    const share: AnyOutlineSlide = {
      id: 'share',
      kind: 'share',
      title: 'Words',
      content: { parts: ['Won', 'Lost'], columns: [{ label: 'Q4 2017', values: ['win_rate@0', 'loss@0'] }], reading: [] },
    };
    const loss = (value: number) => [fact('loss@0', value, { unit: 'ratio' })];
    expect([rules({ outline: share, more: loss(0.38) }), rules({ outline: share, more: loss(0.5) })]).toEqual([[], ['sum']]);
  });
});

describe('the mark of a page that goes on', () => {
  it.each([
    ['en', 'Growth (continued, 2)'],
    ['de', 'Wachstum (Fortsetzung, 2)'],
    ['ja', '成長 (続き, 2)'],
  ] as const)('is no figure in %s', (language, called) => {
    expect(rules({ outline: { ...bullets('words'), title: called }, language })).toEqual([]);
  });

  it('lets no other number through beside it', () => {
    expect(rules({ outline: { ...bullets('words'), title: 'Growth of 7 (continued, 2)' } })).toContain('untraced-number');
  });
});

it('next steps that go on on a further page keep their numbers, which are no figures', () => {
  const actions = Array.from({ length: 14 }, () => ({ what: 'Call the customers who wait for an answer', who: 'Ann Lee' }));
  const steps = { id: 'steps', kind: 'action-table', title: 'Next steps', content: { actions } } as AnyOutlineSlide;
  const outline: Outline = { version: 1, title: 'Steps', language: 'en', asOf: '2018-01-01', slides: [steps], facts: {} };
  const { layout } = layOut(outline, defaultBrandKit);
  expect(layout.slides.length).toBeGreaterThan(1);
  expect(checkTrue({ layout, outline, allowed: [] })).toEqual([]);
});

describe('steps of several measures', () => {
  it('are not held against each other', () => {
    const more = ['North', 'East', 'West'].map((region, at) =>
      fact(`won_value.delta[region=${region}]@0`, -138_000 + 100_000 * at, { scope: { region } }),
    );
    const actions = [
      { what: 'Find out why the win rate of East moved most', worth: '{{won_value.delta[region=East]@0|abs}}' },
      { what: 'Win back the accounts of North', worth: '{{won_value.delta[region=North]@0|abs}}' },
      { what: 'Thank West', worth: '{{won_value.delta[region=West]@0|abs}}' },
    ];
    const outline = { id: 'words', kind: 'action-table', title: 'Words', content: { actions } } as unknown as AnyOutlineSlide;
    expect(rules({ outline, more })).not.toContain('claim');
  });
});
