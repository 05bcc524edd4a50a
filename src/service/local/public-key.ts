/** Public keys as callers give them: JWK or PEM. */
import { createPublicKey, type KeyObject } from 'node:crypto';
import { QuarterdeckError } from '../../model/errors.ts';

/** @throws QuarterdeckError public_key_invalid, also for a private key */
export function readPublicKey(given: string | Record<string, unknown>): { key: KeyObject; kid: unknown } {
  const written = typeof given === 'string' ? given.trim() : given;
  try {
    const jwk = typeof written === 'object' ? written : written.startsWith('{') ? (JSON.parse(written) as Record<string, unknown>) : null;
    if (jwk ? 'd' in jwk || 'k' in jwk : /PRIVATE KEY/.test(String(written)))
      throw publicKeyInvalid('is private, and nobody else should have it');
    return { key: createPublicKey(jwk ? { key: jwk as never, format: 'jwk' } : String(written)), kid: jwk?.kid };
  } catch (cause) {
    if (cause instanceof QuarterdeckError) throw cause;
    throw publicKeyInvalid('is neither a JWK nor PEM', cause);
  }
}

export function publicKeyInvalid(why: string, cause?: unknown): QuarterdeckError {
  return new QuarterdeckError('public_key_invalid', `The public key ${why}.`, {
    next: 'openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out key.pem && openssl pkey -in key.pem -pubout -out public.pem',
    cause,
  });
}

/** On the curves of NIST that every library has. */
export function isNistCurve({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  return asymmetricKeyType === 'ec' && ['prime256v1', 'secp384r1', 'secp521r1'].includes(asymmetricKeyDetails?.namedCurve ?? '');
}

/** Neither too short to be safe nor so long that it takes seconds. */
export function isUsualRsa({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  const { modulusLength = 0 } = asymmetricKeyDetails ?? {};
  return asymmetricKeyType === 'rsa' && modulusLength >= 2048 && modulusLength <= 8192;
}
