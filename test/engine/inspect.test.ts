/** What a schema finds wrong, as a person reads it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseBrandKit } from '../../src/engine/brand/brand-kit-schema.ts';
import { parseMapping } from '../../src/engine/data/mapping.ts';
import { inspect } from '../../src/engine/inspect.ts';
import { parseLayout } from '../../src/engine/layout/parse-layout.ts';
import { parseOutline } from '../../src/engine/outline/parse-outline.ts';
import { type QuarterdeckError, said } from '../../src/model/errors.ts';
import { ofZod } from '../helpers/of-zod.ts';
import { tries } from '../helpers/rotating.ts';

const schema = z.strictObject({
  prompt: z.string().min(1).max(20),
  slides: z.union([z.number().int().min(1).max(100), z.strictObject({ min: z.number().int(), max: z.number().int() })]).optional(),
  share: z.number().positive().optional(),
  look: z.enum(['light', 'dark']).optional(),
  names: z.record(z.string().max(3), z.string()).optional(),
  parts: z
    .array(z.discriminatedUnion('type', [z.strictObject({ type: z.literal('a') }), z.strictObject({ type: z.literal('b') })]))
    .optional(),
  on: z.iso.date().optional(),
});

describe('a value that a schema refuses', () => {
  it.each<[object, string]>([
    [{}, '`prompt` is missing'],
    [{ prompt: '' }, '`prompt` must not be empty'],
    [{ prompt: 7 }, '`prompt` must be text'],
    [{ prompt: 'x'.repeat(21) }, '`prompt` takes at most 20 characters'],
    [{ prompt: 'x', promt: 1 }, '`promt` is not a field here; did you mean "prompt"?'],
    [{ prompt: 'x', zebra: 1 }, '`zebra` is not a field here; known here: prompt, slides, share, look, names, parts, on'],
    [{ prompt: 'x', slides: 0 }, '`slides` must be a whole number from 1 to 100'],
    [{ prompt: 'x', slides: 'x' }, '`slides` must be a whole number from 1 to 100 or an object'],
    [{ prompt: 'x', slides: { min: 1 } }, '`slides.max` is missing'],
    [{ prompt: 'x', share: 0 }, '`share` must be a number of more than 0'],
    [{ prompt: 'x', look: 'drak' }, '`look` must be one of "light", "dark"; did you mean "dark"?'],
    [{ prompt: 'x', names: { long_one: 'x' } }, '`names.long_one` has a name that cannot be used: it takes at most 3 characters'],
    [{ prompt: 'x', parts: [{ type: 'c' }] }, '`parts.0.type` must be one of "a", "b"'],
    [{ prompt: 'x', parts: {} }, '`parts` must be a list'],
    [{ prompt: 'x', on: '2025-02-30' }, '`on` must be a date such as 2025-12-31'],
  ])('%j', (value, sentence) => {
    expect(inspect(schema, value).errors?.map((error) => said(error, 'It'))).toEqual([sentence]);
  });

  it('has each of its faults told, with the field in its place', () => {
    const { errors } = inspect(
      schema,
      { prompt: 'x', a: 1, b: 2, parts: [{ type: 'a' }, { type: 'b', c: 1 }] },
      { at: '/x', separator: '/' },
    );
    expect(errors?.map(({ path }) => path)).toEqual(['/x/parts/1/c', '/x/a', '/x/b']);
  });
});

const readers: Readonly<Record<string, (value: unknown) => unknown>> = {
  brandKit: parseBrandKit,
  layout: parseLayout,
  outline: parseOutline,
  mapping: (value) => parseMapping(JSON.stringify(value)),
};
/** Objects whose fields have the right names, and some wrong ones. */
const values = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, fc.jsonValue({ maxDepth: 1 }), fc.array(tie('object'), { maxLength: 3 }), tie('object')),
  object: fc.dictionary(
    fc.constantFrom(
      'version', 'title', 'language', 'asOf', 'slides', 'facts', 'brandKit', 'size', 'id', 'kind', 'content', 'layout', 'elements', 'notes', 'type', 'points', 'kpis', 'chart', 'table',
      'colors', 'primary', 'fonts', 'logo', 'rules', 'minimum_sizes', 'template', 'look', 'columns', 'won', 'aliases', 'deals', 'calendar', 'x',
    ), // biome-ignore format: a list of words
    tie('value'),
    { maxKeys: 6 },
  ),
})).object;

describe.each(Object.keys(readers))('whatever is read as %s', (name) => {
  it('is refused in our words', () => {
    fc.assert(
      fc.property(values, (value) => {
        try {
          readers[name]!(value);
        } catch (thrown) {
          const { code, message, errors } = thrown as QuarterdeckError;
          expect(code).toMatch(/_invalid$/);
          for (const text of [message, ...errors.map((error) => error.message)]) expect(text).not.toMatch(ofZod);
        }
      }),
      { numRuns: tries(300) },
    );
  });
});
