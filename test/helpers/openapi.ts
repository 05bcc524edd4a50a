/** The OpenAPI document of the server as tests use it: its operations, the values its schemas allow, whether an answer is as it says. */
import fc from 'fast-check';
import { z } from 'zod';
import { type Operation as Declared, operations } from '../../src/service/operations.ts';

export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
}

export interface Operation {
  method: string;
  path: string;
  secured: boolean;
  /** Only the operator's keys may. */
  operator: boolean;
  parameters: { in: 'path' | 'query' | 'header'; name: string; required?: boolean; schema: JsonSchema }[];
  /** Schemas by media type. */
  bodies: Record<string, JsonSchema>;
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

interface Written extends Partial<Operation> {
  security?: unknown[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

export function operationsOf({ paths }: { paths: Record<string, Record<string, Written>> }): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, parameters = [], requestBody, responses = {} }]) => ({
      method: method.toUpperCase(),
      path,
      secured: security === undefined || security.length > 0,
      operator: Object.values<Declared>(operations).some(
        (each) => each.operator && each.path === path && each.method === method.toUpperCase(),
      ),
      parameters,
      bodies: Object.fromEntries(Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema])),
      responses,
    })),
  );
}

export const streams = ({ method, path }: Pick<Operation, 'method' | 'path'>) => method === 'GET' && path.endsWith('/events');

/** @param known Values that mean something to the server, by the name of what they are given for. */
export function valuesOf(schema: JsonSchema, known: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<unknown> {
  const { type, minimum = -1e9, maximum = 1e9, minLength = 0, maxLength = 200 } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valuesOf(each, known)));
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum });
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (type === 'array') {
    const { items = {}, minItems = 0, maxItems = 4 } = schema;
    return fc.array(valuesOf(items, known), { minLength: minItems, maxLength: Math.min(maxItems, 4) });
  }
  if (type === 'object') return objectsOf(schema, known);
  if (type !== 'string') return fc.jsonValue({ maxDepth: 2 });
  if (schema.format === 'date') return fc.constantFrom('2025-12-31', '2024-02-29');
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern)).filter((text) => text.length <= maxLength);
  const isText = (text: string) => !text.includes('\u0000') && text.isWellFormed() && text.length >= minLength && text.length <= maxLength;
  return fc.string({ minLength, maxLength: Math.min(maxLength, 200), unit: 'grapheme' }).filter(isText);
}

function objectsOf(
  { properties, required = [], additionalProperties, propertyNames = { type: 'string', minLength: 1, maxLength: 20 } }: JsonSchema,
  known: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<unknown> {
  if (!properties) {
    const values = typeof additionalProperties === 'object' ? valuesOf(additionalProperties, known) : fc.jsonValue({ maxDepth: 1 });
    return fc.dictionary(valuesOf(propertyNames, known) as fc.Arbitrary<string>, values, { maxKeys: 4 });
  }
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const own = valuesOf(schema, known);
      return [name, known[name] ? fc.oneof({ weight: 3, arbitrary: known[name] }, { weight: 1, arbitrary: own }) : own];
    }),
  );
  return fc.record(model, { requiredKeys: required as never });
}

export interface Answer {
  status: number;
  type: string;
  payload: string;
}

/** @returns what of an answer is not as the document says; null when all is */
export function difference({ responses }: Operation, { status, type, payload }: Answer): string | null {
  const documented = responses[status];
  if (!documented) return `the document knows no ${status}`;
  const content = Object.entries(documented.content ?? {}).filter(([, { schema }]) => schema.type !== 'null');
  if (content.length === 0 || status === 304) return payload === '' ? null : `a ${status} has a body`;
  const media = type.split(';')[0]!;
  const schema = content.find(([each]) => each === media)?.[1].schema;
  if (!schema) return `the document knows no ${media} with ${status}`;
  if (!media.endsWith('json') || Object.keys(schema).length === 0) return null;
  const { error } = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(JSON.parse(payload));
  return error ? z.prettifyError(error) : null;
}
