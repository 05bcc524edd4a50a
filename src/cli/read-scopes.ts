/** Reads the scopes of an API key, client or sign-in. */
import { didYouMean } from '../model/did-you-mean.ts';
import { QuarterdeckError } from '../model/errors.ts';
import { type Scope, scopes } from '../service/schema/api-key.ts';

/** @throws QuarterdeckError option_invalid */
export function readScopes(typed: readonly string[] | undefined): Scope[] | undefined {
  const unknown = typed?.find((each) => !(scopes as readonly string[]).includes(each));
  if (unknown === undefined) return typed as Scope[] | undefined;
  const near = didYouMean(unknown, scopes);
  throw new QuarterdeckError('option_invalid', `There is no scope "${unknown}"${near ? `; did you mean ${near}?` : '.'}`, {
    next: `use one of ${scopes.join(', ')}`,
  });
}
