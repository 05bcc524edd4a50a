/** What the summary is headed with: the headline's move with what stands behind it, as far as that may be claimed. */

import type { Finding } from '../../../model/finding.ts';
import type { Text } from '../../../model/text.ts';
import { ref } from '../../../model/text.ts';
import type { Context } from './context.ts';
import { seasonTitles, yearTitles } from './pages/course.ts';
import { inner } from './phrases/letter-case.ts';

import { isUntested, stoodAt } from './plain-change.ts';
import { isForBoard } from './stories/for-board.ts';

/** Most telling wording first; empty where the headline has no move to tell. */
export function summaryTitles(context: Context, findings: readonly Finding[]): readonly Text[] {
  const { catalogue, phrases, insights } = context;
  const { headline } = insights;
  const main = headline === null ? null : context.moveOf(headline);
  const seasonal = headline === null ? null : seasonTitles(context, headline);
  if (seasonal) return seasonal.whole;
  const year = headline === null ? null : boardBasis(context, headline);
  if (year) return yearTitles(context, year);
  const driver =
    main && main.direction !== 'flat'
      ? findings.find(({ kind, metric, direction }) => kind === 'driver' && metric === headline && direction === main.direction)
      : undefined;
  const held = findings.find((finding) => finding.kind === 'steady' && finding.metric !== headline && !isUntested(context, finding));
  const stood = main && stoodAt(context, main);
  if (!stood)
    return phrases.summaryTitles(main && context.told(main), driver ? context.told(driver) : null, held ? context.told(held) : null);
  const between = catalogue.say('movers-between');
  return [
    ...(driver ? [stood + between + catalogue.say('movers-one', moverOf(context, driver))] : []),
    ...(held ? [stood + between + inner(phrases.moved(context.told(held)))] : []),
    catalogue.say('usual-others', { claimed: stood }),
  ];
}

/**
 * A board compares with the year before, as its figures and its bridge do: that is free of the season, which the quarter before is not as long as
 * the data are too short to show one. Null where there is no whole year before.
 */
export function boardBasis(context: Context, headline: string): Finding | null {
  return isForBoard(context.brief) ? context.find('yoy', headline) : null;
}

function moverOf(context: Context, { member, facts, direction }: Finding) {
  return { member: context.member(member!), delta: ref(facts.delta!), rose: direction === 'up' };
}
