import { describe, expect, it } from 'vitest';
import { tellingFigure } from '../../../../../src/engine/outline/from-brief/prose/telling-figure.ts';
import { GivenFacts } from '../../../../../src/engine/outline/from-brief/read/given-facts.ts';

const facts = new GivenFacts();
const count = facts.give({ text: '23', at: 0, value: 23, unit: 'number' }, 'Bakeries');
const rate = facts.give({ text: '12%', at: 0, value: 0.12, unit: 'ratio' }, 'Waste');

describe('the figure shown large beside a sentence', () => {
  it.each([
    ['the only one', 'Late departures cost us {{a}} in May 2026.', '{{a}}'],
    ['where a change arrives', 'The fare rises from {{a}} to {{b}}.', '{{b}}'],
    ['what is held against a target', 'Punctuality ended at {{a}} against a target of {{b}}.', '{{a}}'],
    ['what is reached, where the target is said first', 'Against a target of {{a}} we ended at {{b}}.', '{{b}}'],
    ['where a course arrives behind its first period', 'Bookings rose from {{a}} in July 2026 to {{b}} in September 2026.', '{{b}}'],
    ['the first of several', 'A second crew costs {{a}} and brings us to {{b}} by May.', '{{a}}'],
    ['a part before its whole', '{{a}} of the {{b}} late departures left from Ardmore.', '{{a}}'],
    ['where the first change arrives', 'Visits went from {{a}} to {{b}}, and sales by {{c}}.', '{{b}}'],
    ['a rate before a number', `Our {{${count}}} bakeries throw away {{${rate}}}.`, `{{${rate}}}`],
    ['a number by itself', `Our {{${count}}} bakeries throw away a lot.`, `{{${count}}}`],
    ['where a change of one measure arrives, behind a number', 'At our {{a}} bakeries waste went from {{b}} to {{c}}.', '{{c}}'],
    ['the one of two that is no number of weeks', '{{a}} people wait, 17 weeks on average.', '{{a}}'],
  ])('is %s', (_, said, figure) => {
    expect(tellingFigure(said, 'en', facts)).toBe(figure);
  });

  it.each([
    ['a change arrives in words', 'The wait fell from {{a}} to 8 days.'],
    ['all is only supposed', 'If the pier closes, we lose {{a}} a day.'],
  ])('is none where %s', (_, said) => {
    expect(tellingFigure(said, 'en', facts)).toBeUndefined();
  });
});
