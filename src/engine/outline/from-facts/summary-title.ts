/** The summary's title: the headline's move with its cause, as far as that may be claimed. */
import type { Finding } from '../../../model/finding.ts';
import { ref, type Text } from '../../../model/text.ts';
import type { Context } from './context.ts';
import { seasonTitles, yearTitles } from './pages/course.ts';
import { isUntested, stoodAt } from './plain-change.ts';
import { isForBoard } from './stories/listener.ts';
import { saidOf } from './told.ts';

/** Share of a change from which a member drove it; with less, it led it. */
const most = 0.5;

/** Most telling wording first; empty if the headline did not move. */
export function summaryTitles(context: Context, findings: readonly Finding[]): readonly Text[] {
  const { catalogue, insights } = context;
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
  const moved = (finding: Finding) => catalogue.say('moved', saidOf(context.told(finding)));
  return catalogue.forms('summary-titles', {
    headline: main && (stoodAt(context, main, 'summary') ?? moved(main)),
    driver: driver ? '' : null,
    driverMember: driver && context.member(driver.member!),
    driverDelta: driver && ref(driver.facts.delta!),
    driverDirection: driver?.direction,
    driverShare: driver && (context.evidence.byId(driver.facts.contribution ?? '')?.value ?? 0) >= most ? 'most' : 'some',
    held: held ? moved(held) : null,
  });
}

/**
 * A board compares with the prior year, as its figures and its bridge do: that is free of seasonality, which the prior quarter is not, even
 * if the data are too short to show it. Null without a complete prior year.
 */
export function boardBasis(context: Context, headline: string): Finding | null {
  return isForBoard(context.brief) ? context.find('yoy', headline) : null;
}
