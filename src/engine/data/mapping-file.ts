/** The text of a mapping file, in JSON or YAML, read and written; a module of its own, as most decks need neither parser. */
import { stringify } from 'yaml';
import { mostErrors, QuarterdeckError, said } from '../../model/errors.ts';
import { inspect } from '../inspect.ts';
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
  const found = inspect(mappingSchema, value ?? {});
  if (found.errors === null) return found.data;
  const { errors } = found;
  throw new QuarterdeckError(
    'mapping_invalid',
    `The mapping file cannot be used: ${errors
      .slice(0, mostErrors)
      .map((detail) => said(detail, 'it'))
      .join('; ')}.`,
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
