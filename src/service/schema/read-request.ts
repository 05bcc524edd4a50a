/** Validates a part of a request against its schema. */
import type { z } from 'zod';
import { inspect } from '../../engine/inspect.ts';
import { QuarterdeckError, said } from '../../model/errors.ts';

/** @param part `body` @throws QuarterdeckError request_invalid */
export function readRequest<S extends z.ZodType>(schema: S, value: unknown, part = 'request'): z.infer<S> {
  const found = inspect(schema, value);
  if (found.errors === null) return found.data;
  const { errors } = found;
  throw new QuarterdeckError('request_invalid', `The ${part} cannot be used: ${said(errors[0]!, 'it')}.`, {
    next: 'see GET /v1/openapi.json',
    errors,
  });
}
