import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../src/engine/story/read-answer.ts';

describe('the JSON of an answer', () => {
  it.each([
    ['alone', '{"a":[1,2]}'],
    ['between fences and prose', 'Here it is:\n```json\n{"a":[1,2]}\n```\nHope this helps {really}!'],
    ['after thoughts', '<think>Maybe {"a":[9]}?</think>{"a":[1,2]}'],
    ['with trailing commas', '{"a":[1,2,],}'],
    ['after braces in prose', 'The slides {as asked} are: {"a":[1,2]}'],
  ])('is read %s', (_, text) => {
    expect(readAnswer(text)).toEqual({ a: [1, 2] });
  });

  it('keeps line breaks within its texts', () => {
    expect(readAnswer('{"a":"one\ntwo"}')).toEqual({ a: 'one\ntwo' });
  });

  it('keeps braces, commas and quotes within its texts', () => {
    expect(readAnswer('{"a":"{x,]} \\"q\\" {{given.1}}",}')).toEqual({ a: '{x,]} "q" {{given.1}}' });
  });

  it('is read as far as it is whole if it was cut off', () => {
    expect(readAnswer('{"title":"T","slides":[{"id":"a","notes":["x"]},{"id":"b","no')).toEqual({
      title: 'T',
      slides: [{ id: 'a', notes: ['x'] }],
    });
  });

  it.each(['', 'I am sorry.', '[1,2]', '{"a":'])('is missed in %j', (text) => {
    expect(() => readAnswer(text)).toThrow(/empty|no JSON object/);
  });

  it('takes time proportional to its length', () => {
    const began = performance.now();
    expect(() => readAnswer('{"a":['.repeat(60_000))).toThrow();
    expect(() => readAnswer(`{"a":[${'{"b":[1,]},'.repeat(60_000)}`)).not.toThrow();
    expect(() => readAnswer('{"a'.repeat(60_000))).toThrow();
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
