import { describe, expect, test } from 'vitest';
import type { Comment } from '../../../src/engine/brief/commentary.ts';
import { addCommentary } from '../../../src/engine/outline/add-commentary.ts';
import type { FactTable, MetricNote } from '../../../src/model/fact.ts';
import type { AnyOutlineSlide, Outline } from '../../../src/model/outline.ts';

const trend = (id: string, title: string, reading: string[] = []): AnyOutlineSlide => ({
  id,
  kind: 'trend',
  title,
  content: { chart: 'column', periods: ['Q3', 'Q4'], series: [{ name: title, values: [null, null] }], partial: [], reading },
});
const outline = (...slides: AnyOutlineSlide[]): Outline => ({
  version: 1,
  title: 'Review',
  language: 'en',
  asOf: '2025-12-31',
  slides,
  facts: {},
});
const note = (id: string, label: string) =>
  ({ id, label, definition: '', unit: 'money', polarity: 'up', status: 'computed' }) as MetricNote;
const table = {
  metrics: [note('won_value', 'Won value'), note('win_rate', 'Win rate')],
  dimensions: [{ id: 'product', label: 'Product', role: 'product', members: ['Atlas', 'Beacon'] }],
} as unknown as FactTable;
const says = (about: string, text = 'Two renewals moved to January.'): Comment => ({ about, text: [text], by: 'Dana Cole' });
const pages = outline(
  trend('trend-won_value', 'Won value fell'),
  trend('share-won_value-product', 'Atlas leads'),
  trend('trend-win_rate', 'Win rate held'),
);
const commented = ({ slides }: Outline) => slides.flatMap(({ id, comment }) => (comment ? [[id, comment.text[0]]] : []));

describe('commentary in an outline', () => {
  test('a heading that names a measure puts the words on its page, with their author', () => {
    const { outline: made, changes } = addCommentary(pages, [says('win rate')], table);
    expect(made.slides[2]!.comment).toEqual({ text: ['Two renewals moved to January.'], by: 'Dana Cole' });
    expect(changes).toEqual([]);
  });

  test('a heading that names a member puts the words on the page of its dimension', () => {
    const { outline: made } = addCommentary(pages, [says('Beacon')], table);
    expect(commented(made)).toEqual([['share-won_value-product', 'Two renewals moved to January.']]);
  });

  test('words too many for the page stand on a page after it, whole', () => {
    const long = Array.from({ length: 50 }, (_, at) => `word${at}`).join(' ');
    const { outline: made } = addCommentary(pages, [says('Won value', long)], table);
    expect(made.slides.map(({ id }) => id)).toEqual(['trend-won_value', 'commentary-1', 'share-won_value-product', 'trend-win_rate']);
    expect(made.slides[1]).toMatchObject({ kind: 'bullets', content: { items: [{ text: long }] } });
  });

  test('words on nothing the deck shows are kept on a page of their own, and reported', () => {
    const { outline: made, changes } = addCommentary(pages, [says('The weather')], table);
    expect(made.slides.at(-1)).toMatchObject({ id: 'commentary-1', title: 'The weather: Comment (Dana Cole)' });
    expect(changes).toEqual(['The commentary on "The weather" names no figure of this deck; it has a page of its own']);
  });

  test('a second comment on the same page has a page of its own', () => {
    const { outline: made } = addCommentary(pages, [says('Win rate'), says('Win rate', 'Again.')], table);
    expect(commented(made)).toEqual([['trend-win_rate', 'Two renewals moved to January.']]);
    expect(made.slides.at(-1)!.id).toBe('commentary-2');
  });

  test('the comments of an outline give way to those of this run', () => {
    const once = addCommentary(pages, [says('Win rate'), says('The weather')], table).outline;
    const twice = addCommentary(once, [says('Won value')], table).outline;
    expect(twice.slides.map(({ id }) => id)).toEqual(pages.slides.map(({ id }) => id));
    expect(commented(twice)).toEqual([['trend-won_value', 'Two renewals moved to January.']]);
  });

  test('braces in a comment are words, not references', () => {
    const { outline: made } = addCommentary(pages, [says('Win rate', 'See {{x}}.')], table);
    expect(made.slides[2]!.comment!.text[0]).not.toContain('{{');
  });
});
