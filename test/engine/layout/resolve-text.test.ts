import { describe, expect, it } from 'vitest';
import { numberContext } from '../../../src/engine/language/numbers.ts';
import { resolvePlain, resolveText } from '../../../src/engine/layout/resolve-text.ts';
import type { Fact } from '../../../src/model/fact.ts';
import { referencesIn } from '../../../src/model/text.ts';

const won: Fact = {
  id: 'won_value@0',
  metric: 'won_value',
  label: 'Won value',
  value: 2_802_345,
  unit: 'money',
  currency: 'USD',
  period: null,
  scope: {},
  n: 9,
  formula: '',
  sql: '',
};
const given: Fact = { ...won, id: 'given@0', display: '**two** {{million}}' };
const source = { slide: 'trend', facts: { [won.id]: won, [given.id]: given }, numbers: numberContext([won], 'en') };

describe('template text', () => {
  it('becomes runs with its bold claim and its figures', () => {
    expect(resolveText('**Won value rose** to {{won_value@0}}.', source)).toEqual([
      { text: 'Won value rose', bold: true },
      { text: ' to $2.80M.' },
    ]);
  });

  it('keeps a figure inside a bold claim in one run', () => {
    expect(resolveText('**Won {{won_value@0}} so far**', source)).toEqual([{ text: 'Won $2.80M so far', bold: true }]);
  });

  it('takes the style of a reference', () => {
    expect(resolvePlain('{{ won_value@0 | signed }}', source)).toBe('+$2.80M');
  });

  it('gives every run the style asked for', () => {
    expect(resolveText('a **b**', source, { color: 'accent' })).toEqual([
      { text: 'a ', color: 'accent' },
      { text: 'b', color: 'accent', bold: true },
    ]);
  });

  it('makes a link of words before a safe address, whatever stands in it', () => {
    const link = 'https://example.com/plan_(2)';
    expect(resolveText(`See **[the plan](${link})** now`, source)).toEqual([
      { text: 'See ' },
      { text: 'the plan', bold: true, link },
      { text: ' now' },
    ]);
    expect(resolveText('[write](mailto:a@example.com) or [go](#trend)', source)).toEqual([
      { text: 'write', link: 'mailto:a@example.com' },
      { text: ' or ' },
      { text: 'go', link: '#trend' },
    ]);
  });

  it('leaves the words of an unsafe link, and says so', () => {
    const told: string[] = [];
    const careful = { ...source, report: (change: string) => told.push(change), hasSlide: () => false };
    expect(resolveText('[click](javascript:alert(1)) [here](file:///etc/hosts) [there](#lost)', careful)).toEqual([
      { text: 'click here there' },
    ]);
    expect(told).toHaveLength(3);
  });

  it('leaves brackets that are no link as text', () => {
    expect(resolvePlain('[a](b) and f[0](x)', source)).toBe('[a](b) and f[0](x)');
  });

  it('leaves a lone pair of stars as text', () => {
    expect(resolvePlain('5 ** 2', source)).toBe('5 ** 2');
  });

  it('does not read the words of a given figure as a template', () => {
    expect(resolveText('{{given@0}}', source)).toEqual([{ text: '**two** {{million}}' }]);
  });

  it('names the slide and the fact it does not know', () => {
    expect(() => resolveText('{{lost_value@0}}', source)).toThrowError(/Slide "trend".*"lost_value@0"/);
  });

  it('knows no fact by the name of an object’s own parts', () => {
    expect(() => resolveText('{{constructor}}', source)).toThrowError(/constructor/);
  });

  it('refuses a style it does not know', () => {
    expect(() => resolveText('{{won_value@0|loud}}', source)).toThrowError(/"loud"/);
  });

  it('tells which facts it refers to', () => {
    expect(referencesIn('{{won_value@0|abs}} of {{won_value[product=GTX%20Pro]@-1}}')).toEqual([
      'won_value@0',
      'won_value[product=GTX%20Pro]@-1',
    ]);
  });
});
