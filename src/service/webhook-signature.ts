/** Signatures of events as Standard Webhooks 1.0 has them: HMAC-SHA256 over id, time and body, under a secret both sides hold. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const prefix = 'whsec_';
/** How far the clocks of sender and receiver may be apart, seconds. */
const toleranceSeconds = 300;

export interface Signed {
  id: string;
  /** Seconds since 1970, when it was signed. */
  timestamp: number;
  body: string;
}

/** `whsec_` and 32 bytes of chance in base64. */
export function mintSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`;
}

/** One signature a secret, separated by spaces: while secrets are being changed the receiver may know either. */
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

/** The headers an event is sent with. */
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
