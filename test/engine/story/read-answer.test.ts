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

  it.each([
    ['opened alone', (times: number) => '{"a":['.repeat(times)],
    ['with a comma too many', (times: number) => `{"a":[${'{"b":[1,]},'.repeat(times)}`],
    ['without an end to its text', (times: number) => '{"a'.repeat(times)],
  ])('takes time proportional to its length, %s', (_, answer) => {
    reading(answer(1_000));
    const quarter = reading(answer(15_000));
    const whole = reading(answer(60_000));
    // What takes less tells nothing: it is as long as a pause for garbage.
    expect(whole).toBeLessThan(Math.max(8 * quarter, 200));
  });
});

/** CPU milliseconds; the least of three, as a busy machine only adds. */
function reading(answer: string): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    try {
      readAnswer(answer);
    } catch {
      // Whether it can be read is tested above.
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
