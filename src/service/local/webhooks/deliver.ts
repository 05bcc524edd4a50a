/** Makes one attempt at a delivery and keeps what came of it. */
import type { DeliveryClaim, DeliveryStore } from '../store/delivery-store.ts';
import type { WebhookAddresses } from './addresses.ts';
import { send } from './send.ts';

export interface DeliveryParts {
  deliveries: DeliveryStore;
  addresses: WebhookAddresses;
  /** Milliseconds since 1970. */
  now: () => number;
  /** 0..1. */
  random: () => number;
}

export async function deliver(claim: DeliveryClaim, { deliveries, addresses, now, random }: DeliveryParts): Promise<void> {
  const at = now();
  const began = performance.now();
  const { status, retryAfter, error, response } = await send(claim, { addresses, now: at });
  const attempt = { at: new Date(at).toISOString(), status, ms: Math.round(performance.now() - began), error, response };
  await deliveries.settle(claim, attempt, { status, retryAfter }, random);
}
