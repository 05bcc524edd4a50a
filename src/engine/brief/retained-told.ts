/** Net or gross retention, by the name that a brief has for it, in a sentence that says how it went. */
import { changed } from './change-signs.ts';
import { saidIn, says, signsOf } from './signs-of.ts';
import type { StatedMeasure } from './stated-measure.ts';

const names = { net: signsOf(({ retained }) => retained.net), gross: signsOf(({ retained }) => retained.gross) } as const;
/** In scripts without spaces they stand between letters. */
const short = { net: /(?<![A-Za-z])(?:NRR|NDR)(?![A-Za-z])/gu, gross: /(?<![A-Za-z])(?:GRR|GDR)(?![A-Za-z])/gu } as const;
const worse = signsOf(({ tells }) => tells.told);

/** Null where the sentence only mentions one, as a target does. */
export function retainedTold(text: string): StatedMeasure | null {
  const found = (['net', 'gross'] as const).flatMap((of) =>
    [
      ...saidIn(names[of], text),
      ...[...text.matchAll(short[of])].map(({ index, 0: said }) => ({ at: index, end: index + said.length })),
    ].map((said) => ({ of, ...said })),
  );
  const [first] = found.toSorted((a, b) => a.at - b.at || b.end - a.end);
  if (!first || !(says(changed, text) || says(worse, text))) return null;
  const { of, at, end } = first;
  return { kind: 'measure', means: { kind: 'retained', of }, called: text.slice(at, end), text: text.trim().replace(/\.$/u, '') };
}
