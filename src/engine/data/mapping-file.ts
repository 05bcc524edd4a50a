/** The text of a mapping file, in JSON or YAML, read and written; a module of its own, as most decks need neither parser. */
import { stringify } from 'yaml';
import type { z } from 'zod';
import { QuarterdeckError } from '../errors.ts';
import { readYaml } from '../read-yaml.ts';
import { type Mapping, mappingSchema } from './mapping.ts';

/**
 * Reads a mapping from JSON or YAML text.
 * @throws mapping_invalid
 */
export function parseMapping(text: string): Mapping {
  let value: unknown;
  try {
    value = readYaml(text);
  } catch (cause) {
    if (cause instanceof QuarterdeckError) throw cause;
    throw new QuarterdeckError('mapping_invalid', 'The mapping file is neither JSON nor YAML.', {
      next: 'Check its brackets and indents.',
      cause,
    });
  }
  const read = mappingSchema.safeParse(value ?? {});
  if (read.success) return read.data;
  const errors = read.error.issues.map((issue) => ({ path: issue.path.join('.'), code: issue.code, message: inWords(issue) }));
  throw new QuarterdeckError(
    'mapping_invalid',
    `The mapping file cannot be used: ${errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ')}.`,
    {
      next: 'It may hold aliases, columns, won, lost, calendar and time_zone, and nothing else.',
      errors,
    },
  );
}

/** As a mapping file holds it; what says nothing is left out. */
export function mappingText(mapping: Mapping): string {
  const said = Object.entries(mapping).filter(([, value]) => !isEmpty(value));
  return said.length === 0 ? '' : stringify(Object.fromEntries(said), { lineWidth: 0 });
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}

function inWords(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')} is no part of a mapping`;
  if (issue.path[0] === 'columns' && issue.path.length === 2) return 'must hold columns: columns are named under their table';
  if (issue.code === 'invalid_type')
    return `must be ${({ record: 'names with values', object: 'names with values', array: 'a list', string: 'text' } as Record<string, string>)[issue.expected] ?? issue.expected}`;
  return issue.message;
}
