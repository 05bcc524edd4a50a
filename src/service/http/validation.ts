/** Each part of a request against the schema of its route. */
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { readRequest } from '../schema/read-request.ts';

const parts: Readonly<Record<string, string>> = { body: 'body', querystring: 'query', params: 'address', headers: 'header' };

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart = 'body' }) =>
  (value) => {
    try {
      return { value: readRequest(schema, value, parts[httpPart]) };
    } catch (error) {
      return { error: error as Error };
    }
  };
