/** Validates untrusted values against a schema, with one plain sentence per wrong field. */
import type { z } from 'zod';
import { didYouMean } from '../model/did-you-mean.ts';
import { type ErrorDetail, mostErrors } from '../model/errors.ts';

type Raw = z.core.$ZodRawIssue & { schema?: z.core.$ZodType };
type Issue = z.core.$ZodIssue;
type Def = Record<string, unknown> & { type: string; checks?: z.core.$ZodCheck[] };

export interface InspectHow {
  /** Path of the value, prefixed to every path. */
  at?: string;
  /** Path separator. */
  separator?: '.' | '/';
  /** The field that a misspelt name probably means. */
  meant?: (name: string, known: readonly string[]) => string | null;
}

export type Inspected<T> = { data: T; errors: null } | { errors: readonly ErrorDetail[] };

/** Maximum number of fields and words offered in a sentence. */
const mostOffered = 24;
/** Names longer than any of ours are not compared. */
const longestName = 64;

export function inspect<S extends z.ZodType>(schema: S, value: unknown, how: InspectHow = {}): Inspected<z.infer<S>> {
  const fields = new Map<readonly string[], readonly string[]>();
  const result = schema.safeParse(value, {
    error: (raw) => {
      if (raw.code === 'unrecognized_keys') fields.set(raw.keys as string[], fieldsOf(raw.inst as z.core.$ZodType));
      return sentence(raw as Raw);
    },
  });
  if (result.success) return { data: result.data, errors: null };
  const errors: ErrorDetail[] = [];
  for (const issue of result.error.issues) add(issue, [], errors, fields, how);
  return { errors };
}

function add(
  issue: Issue,
  outer: readonly PropertyKey[],
  errors: ErrorDetail[],
  fields: Map<readonly string[], readonly string[]>,
  how: InspectHow,
): void {
  const place = [...outer, ...issue.path];
  if (issue.code === 'invalid_union') {
    // Of the alternatives close enough to have inner errors, the one with the fewest is meant.
    const near = issue.errors.filter((found) => !found.some(({ code, path }) => path.length === 0 && code.startsWith('invalid_')));
    const [meant] = near.sort((a, b) => a.length - b.length);
    if (meant) {
      for (const inner of meant) add(inner, place, errors, fields, how);
      return;
    }
  }
  const { at = '', separator = '.', meant = didYouMean } = how;
  const push = (parts: readonly PropertyKey[], code: string, message: string) => {
    const path = [...(at === '' && separator === '.' ? [] : [at]), ...parts.map(String)].join(separator);
    errors.push({ path: path === '' && separator === '/' ? '/' : path, code, message });
  };
  if (issue.code !== 'unrecognized_keys') {
    push(place, issue.code ?? 'invalid', issue.message);
    return;
  }
  const known = fields.get(issue.keys) ?? [];
  for (const key of issue.keys) {
    const near = key.length <= longestName && errors.length < mostErrors ? meant(key, known) : null;
    const hint = near === null ? (known.length === 0 ? '' : `; known here: ${listed(known)}`) : `; did you mean "${near}"?`;
    push([...place, key], 'unknown_field', `is not a field here${hint}`);
  }
}

/** Fields a person may write; those only in shown values are not offered. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  const { shape = {} } = defOf(schema) as { shape?: Record<string, z.ZodType> };
  return Object.keys(shape).filter((name) => name !== '$schema' && shape[name]!.meta?.()?.shownOnly !== true);
}

/** What follows the field's name; a field with its own message in the schema keeps it. */
function sentence(raw: Raw): string {
  switch (raw.code) {
    case 'invalid_type':
      return raw.input === undefined ? 'is missing' : `must be ${kindOf(raw.schema ?? (raw.inst as z.core.$ZodType))}`;
    case 'too_small':
    case 'too_big': {
      const bound = raw.code === 'too_small' ? 'at least' : 'at most';
      const limit = Number(raw.code === 'too_small' ? raw.minimum : raw.maximum);
      if (raw.origin === 'string') return bound === 'at least' && limit === 1 ? 'must not be empty' : `takes ${bound} ${limit} characters`;
      if (raw.origin === 'array') return `takes ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
      return `must be ${raw.schema ? kindOf(raw.schema) : `${bound} ${limit}`}`;
    }
    case 'invalid_value': {
      const words = raw.values.map(String);
      const near = typeof raw.input === 'string' && raw.input.length <= longestName ? didYouMean(raw.input, words) : null;
      if (raw.input === undefined) return 'is missing';
      return near === null ? `must be ${oneOf(raw.values)}` : `must be ${oneOf(raw.values)}; did you mean "${near}"?`;
    }
    case 'invalid_format':
      return `must be ${formats[raw.format] ?? (raw.pattern ? `text of the form ${raw.pattern}` : 'written in another form')}`;
    case 'invalid_union': {
      const { discriminator, options } = raw as { discriminator?: string; options?: unknown[] };
      if (discriminator !== undefined && options) return `must be ${oneOf(options as string[])}`;
      return raw.input === undefined ? 'is missing' : `must be ${kindOf(raw.inst as z.core.$ZodType)}`;
    }
    case 'invalid_key':
      return `has a name that cannot be used: it ${raw.issues[0]?.message ?? 'is not known'}`;
    case 'not_multiple_of':
      return `must be a multiple of ${raw.divisor}`;
    default:
      return 'cannot be used';
  }
}

const formats: Readonly<Record<string, string>> = {
  date: 'a date such as 2025-12-31',
  datetime: 'a moment such as 2025-12-31T12:00:00Z',
  base64: 'base64',
  email: 'an e-mail address',
};

/** `a whole number from 1 to 100`. */
function kindOf(schema: z.core.$ZodType): string {
  const def = defOf(schema);
  switch (def.type) {
    case 'string':
      return formats[String(def.format)] ?? 'text';
    case 'number':
      return numberOf(def);
    case 'boolean':
      return 'true or false';
    case 'array':
    case 'tuple':
      return 'a list';
    case 'object':
    case 'record':
      return 'an object';
    case 'null':
      return 'null';
    case 'enum':
      return oneOf(Object.values(def.entries as Record<string, string>));
    case 'literal':
      return oneOf(def.values as string[]);
    case 'union':
      return [...new Set((def.options as z.core.$ZodType[]).map(kindOf))].join(' or ');
    case 'pipe':
      return kindOf((defOf(def.in as z.core.$ZodType).type === 'transform' ? def.out : def.in) as z.core.$ZodType);
    case 'lazy':
      return kindOf((def.getter as () => z.core.$ZodType)());
    default:
      return def.innerType ? kindOf(def.innerType as z.core.$ZodType) : 'something else';
  }
}

function numberOf({ checks = [], ...own }: Def): string {
  const defs = [own, ...checks.map((check) => check._zod.def)] as {
    check?: string;
    format?: string;
    value?: number;
    inclusive?: boolean;
  }[];
  const word = defs.some(({ format }) => format === 'safeint' || format === 'int32') ? 'a whole number' : 'a number';
  const bound = (kind: string) => defs.find(({ check }) => check === kind);
  const [least, most] = [bound('greater_than'), bound('less_than')];
  if (least?.inclusive && most?.inclusive) return `${word} from ${least.value} to ${most.value}`;
  const limits = [
    ...(least ? [`${least.inclusive ? 'at least' : 'more than'} ${least.value}`] : []),
    ...(most ? [`${most.inclusive ? 'at most' : 'less than'} ${most.value}`] : []),
  ];
  return limits.length === 0 ? word : `${word} of ${limits.join(' and ')}`;
}

function oneOf(values: readonly unknown[]): string {
  return values.length === 1 ? JSON.stringify(values[0]) : `one of ${listed(values.map((value) => JSON.stringify(value) ?? 'nothing'))}`;
}

function listed(words: readonly string[]): string {
  return words.length <= mostOffered
    ? words.join(', ')
    : `${words.slice(0, mostOffered).join(', ')} and ${words.length - mostOffered} more`;
}

function defOf(schema: z.core.$ZodType): Def {
  return schema._zod.def as unknown as Def;
}
