/** A deck in one line, for lists and for following it. */
import type { Deck } from '../service/schema/deck.ts';
import { stageNames } from './stage-names.ts';

/** `completed, 14 slides` or `processing, 50 %: Laying out the slides, about 3 s left`. */
export function stateLine({ status, stage, progress, slide_count, error, estimated_completion_seconds }: Deck): string {
  if (status === 'completed') return slide_count === 0 ? status : `${status}, ${slide_count} ${slide_count === 1 ? 'slide' : 'slides'}`;
  if (status === 'failed') return `${status}: ${error?.detail ?? 'for an unknown reason'}`;
  const left = estimated_completion_seconds === null ? '' : `, about ${estimated_completion_seconds} s left`;
  if (status === 'processing') return `${status}, ${Math.round(progress * 100)} %${stage ? `: ${stageNames[stage]}` : ''}${left}`;
  return `${status}${left}`;
}
