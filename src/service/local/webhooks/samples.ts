/** Events to try a receiver with: of the shape of real ones, marked as samples, about a deck that does not exist. */
import type { Event, EventType } from '../../schema/webhook.ts';

const nothing = '0'.repeat(24);
const error = { code: 'internal', title: 'A sample of a failure' };

export function sampleOf(type: EventType): Event['data'] {
  if (type === 'webhook.test') return { webhook_id: `wh_${nothing}`, sample: true };
  const [kind, state] = type.split('.') as ['deck' | 'export', 'completed'];
  const failed = type.endsWith('.failed');
  return kind === 'deck'
    ? { deck_id: `deck_${nothing}`, status: state, version: 1, error: failed ? error : null, sample: true }
    : {
        export_id: `export_${nothing}`,
        deck_id: `deck_${nothing}`,
        format: 'pptx',
        status: state,
        error: failed ? error : null,
        sample: true,
      };
}
