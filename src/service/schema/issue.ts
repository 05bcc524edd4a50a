/** What is wrong with a value, as the details of an error. */
import type { z } from 'zod';
import type { ErrorDetail } from '../../engine/errors.ts';

export function detailsOf({ issues }: z.ZodError): ErrorDetail[] {
  return issues.map(({ path, code, message }) => ({ path: path.map(String).join('.'), code: code ?? 'invalid', message }));
}
