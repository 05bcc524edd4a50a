/** The slide kinds as a model is told them: when each is used and the shape of its content, from their own schemas. */
import { z } from 'zod';
import type { KindId } from '../../model/outline.ts';
import { slideKinds } from '../kinds/registry.ts';

/** The program makes them itself: the cover, the agenda, and pages that need files. */
const own: readonly string[] = ['cover', 'agenda', 'picture-text', 'appendix'];

/** Kinds a model may choose. */
export const writtenKinds = (Object.keys(slideKinds) as KindId[]).filter((kind) => !own.includes(kind));

/** `- ranking: Members in order … {items: {label: string, value: fact}[]}`, one line per kind. */
export function kindsInShort(): string {
  return writtenKinds
    .map((kind) => {
      const { summary, content, example } = slideKinds[kind];
      const schema = z.toJSONSchema(content as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Schema;
      return `- ${kind}: ${summary} ${shapeOf(schema.$ref ? schema.$defs![schema.$ref.split('/').at(-1)!]! : schema, example.content)}`;
    })
    .join('\n');
}

interface Schema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  items?: Schema;
  prefixItems?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  minItems?: number;
  maxItems?: number;
  $ref?: string;
  $defs?: Readonly<Record<string, Schema>>;
}

/** As a TypeScript type, where `fact` is a string that the kind's example fills with a fact's ID; a part that contains its like is written as `…`. */
function shapeOf(schema: Schema, example: unknown): string {
  const { anyOf = schema.oneOf, items, prefixItems, properties, required = [], type = 'string' } = schema;
  if (schema.$ref) return '…';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  // The names of icons alone would be longer than everything else.
  if (schema.enum) return schema.enum.length > mostWords ? 'string' : schema.enum.map((word) => JSON.stringify(word)).join('|');
  if (anyOf) return [...new Set(anyOf.map((part) => shapeOf(part, example)))].join('|');
  if (prefixItems) return `[${prefixItems.map((part) => shapeOf(part, undefined)).join(', ')}]`;
  if (items)
    return `${grouped(shapeOf(items, Array.isArray(example) ? example.find((each) => each !== null) : undefined))}[]${countOf(schema)}`;
  if (properties) {
    const parts = Object.entries(properties).filter(([name, part]) => !('not' in part) && name !== 'first');
    const shown = parts.map(([name, part]) => {
      const inner = typeof example === 'object' && example !== null ? (example as Record<string, unknown>)[name] : undefined;
      return `${name}${required.includes(name) ? '' : '?'}: ${shapeOf(part, inner)}`;
    });
    return `{${shown.join(', ')}}`;
  }
  return [type]
    .flat()
    .map((each) => (each === 'string' && isFact(example) ? 'fact' : each))
    .join('|');
}

const mostWords = 12;

const isFact = (example: unknown) => typeof example === 'string' && /^[\w.]+(?:\[.+\])?@(?:-?\d+|all|m-?\d+)$/.test(example);

const grouped = (shape: string) => (shape.includes('|') && !shape.startsWith('{') ? `(${shape})` : shape);

function countOf({ minItems, maxItems }: Schema): string {
  if (maxItems === undefined) return minItems === undefined || minItems < 2 ? '' : ` (${minItems} or more)`;
  return ` (${minItems ?? 0} to ${maxItems})`;
}
