/** What follows an attempt to tell a webhook: done, again later, given up, or the webhook disabled. */

/** Pauses before the second attempt and each further one, seconds: seven attempts over about 18 hours. */
export const pauses = [5, 300, 1800, 7200, 18_000, 36_000] as const;
/** Pauses are longer by up to this share, so that what failed together does not come back together. */
const jitter = 0.1;
/** A receiver that asks for a longer pause is not waited for any longer, seconds. */
const longestAsked = 36_000;
/** A webhook that took nothing for so long is disabled, milliseconds. */
export const patienceMs = 5 * 86_400_000;

/** What came of one attempt. */
export interface Outcome {
  /** HTTP status; null when no answer came. */
  status: number | null;
  /** Seconds, where the receiver asked for a pause. */
  retryAfter: number | null;
}

export interface Standing {
  /** Attempts made, this one included. */
  attempts: number;
  /** Whether it is tried again at all. */
  retried: boolean;
  now: number;
  /** Since when every attempt at this webhook has failed. */
  failingSince: number | null;
  /** 0..1. */
  random: () => number;
}

export type Next =
  | { status: 'delivered' }
  | { status: 'pending'; at: number; disable: null }
  | { status: 'failed'; disable: 'gone' | 'failing' | null };

export function isSuccess({ status }: Pick<Outcome, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

export function nextOf(outcome: Outcome, { attempts, retried, now, failingSince, random }: Standing): Next {
  if (isSuccess(outcome)) return { status: 'delivered' };
  if (outcome.status === 410) return { status: 'failed', disable: 'gone' };
  if (retried && failingSince !== null && now - failingSince >= patienceMs) return { status: 'failed', disable: 'failing' };
  const pause = pauses[attempts - 1];
  if (!retried || pause === undefined) return { status: 'failed', disable: null };
  const asked = outcome.status === 429 || outcome.status === 503 ? Math.min(outcome.retryAfter ?? 0, longestAsked) : 0;
  const seconds = Math.max(pause * (1 + jitter * random()), asked);
  return { status: 'pending', at: now + Math.ceil(seconds * 1000), disable: null };
}
