/** A correction that divides what was said of all: `The others on the 15th`. */
import { announced, others } from './signs.ts';
import { inPlaceOf, partsOf, valuesIn } from './values.ts';

/** `The others on the 15th. Sorry, Harwich is the 22nd; Deal is the 15th.`: what is now said of each in place of what was said of all. */
export function othersReplaced(before: string, correction: string): string | null {
  const found = others.exec(before.replace(/[.。]$/u, ''));
  const head = announced.exec(correction)?.[0];
  if (!found || head === undefined) return null;
  const now = correction.slice(head.length);
  const [old, ...rest] = valuesIn(found[2]!);
  const [value] = valuesIn(now);
  if (old?.kind !== 'date' || rest.length > 0 || value?.kind !== 'date') return null;
  const whole = partsOf(value).join() === 'day' ? inPlaceOf(old, value) : value.text;
  return whole === null ? null : `${found[1]}; ${now.slice(0, value.at)}${whole}${now.slice(value.at + value.text.length)}`;
}
