/** What speaks for and against one thing. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Finding, Reader } from '../said.ts';
import { underHeadings } from '../units.ts';
import { itemsUnder } from './labels.ts';
import { fitting, plainly, small } from './wording.ts';

/** One section for and one against, side by side; several pairs are of several things. */
export const prosAndCons: Reader = (sentences, { brief }): Finding[] => {
  const parts = underHeadings(sentences).map(({ heading, sentences: own }) => ({
    pros: itemsUnder(own, heading, 'pros'),
    cons: itemsUnder(own, heading, 'cons'),
  }));
  const [pro, con] = (['pros', 'cons'] as const).map((side) => parts.filter((part) => part[side].length > 0)) as [
    typeof parts,
    typeof parts,
  ];
  if (pro.length !== 1 || con.length !== 1 || Math.abs(parts.indexOf(pro[0]!) - parts.indexOf(con[0]!)) > 1) return [];
  const told = [...pro[0]!.pros, ...con[0]!.cons].map(({ at }) => at);
  const [pros, cons] = [pro[0]!.pros, con[0]!.cons].map((items) => items.map(({ text }) => plainly(text))) as [string[], string[]];
  return [
    {
      tells: [...new Set(told)].toSorted((a, b) => a - b),
      page: {
        kind: 'pros-cons',
        title: fitting([catalogueOf(brief.language).say('people-pros-cons', { pro: pros[0]!, con: small(cons[0]!, brief) }), pros[0]!]),
        weight: 7,
        content: { pros, cons },
      },
    },
  ];
};
