/** Types of events as they are typed: separated by commas. */
import { didYouMean } from '../../../model/did-you-mean.ts';
import { QuarterdeckError } from '../../../model/errors.ts';
import { type EventType, eventTypes } from '../../../service/schema/webhook.ts';

/** @throws QuarterdeckError option_invalid */
export function readEvents(typed: string): EventType[] {
  return typed.split(',').map((each) => readEvent(each.trim()));
}

/** @throws QuarterdeckError option_invalid */
export function readEvent(typed: string): EventType {
  const known = eventTypes.find((type) => type === typed);
  if (known) return known;
  const near = didYouMean(typed, eventTypes);
  throw new QuarterdeckError('option_invalid', `There is no event "${typed}"${near ? `; did you mean ${near}?` : '.'}`, {
    next: `use ${eventTypes.join(', ')}`,
  });
}
