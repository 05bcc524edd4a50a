/** Event signatures by Standard Webhooks 1.0: HMAC-SHA256 of ID, time and body with a shared secret. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const prefix = 'whsec_';
/** Maximum clock difference between sender and receiver, seconds. */
const toleranceSeconds = 300;

export interface Signed {
  id: string;
  /** Time of the signature, seconds since 1970. */
  timestamp: number;
  body: string;
}

/** `whsec_` and 32 random bytes in base64. */
export function mintSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`;
}

/** One signature per secret, separated by spaces: during a rotation the receiver may know either. */
export function signatureOf({ id, timestamp, body }: Signed, secrets: readonly string[]): string {
  return secrets.map((secret) => `v1,${hmac(`${id}.${timestamp}.${body}`, secret).toString('base64')}`).join(' ');
}

/** @param now Seconds since 1970 */
export function isGenuine(signed: Signed, signature: string, secret: string, now: number): boolean {
  if (Math.abs(now - signed.timestamp) > toleranceSeconds) return false;
  const expected = hmac(`${signed.id}.${signed.timestamp}.${signed.body}`, secret);
  return signature.split(' ').some((each) => {
    const [version, value = ''] = each.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** The headers of an event. */
export function headersOf({ id, timestamp }: Signed, signature: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
  };
}

function hmac(text: string, secret: string): Buffer {
  return createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
    .update(text)
    .digest();
}
