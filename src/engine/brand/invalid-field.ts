/** What is said of a field whose value cannot be used. */
import { QuarterdeckError } from '../../model/errors.ts';

export function invalidField(path: string, message: string, code: string): QuarterdeckError {
  return new QuarterdeckError('brand_kit_invalid', `${path} ${message}`, {
    next: 'Correct the brand kit and run the command again.',
    errors: [{ path, code, message }],
  });
}
