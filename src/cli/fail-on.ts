/** Reads `--fail-on fits,unfilled`. */

import { QuarterdeckError } from '../model/errors.ts';

/** @throws QuarterdeckError option_invalid */
export function readGates<Gate extends string>(typed: string, gates: readonly Gate[]): Gate[] {
  return typed.split(',').map((part) => {
    const gate = gates.find((known) => known === part.trim().toLowerCase());
    if (gate) return gate;
    throw new QuarterdeckError('option_invalid', `--fail-on has no gate "${part.trim()}" here.`, {
      next: `name one or more of ${gates.join(', ')}, with commas between them`,
    });
  });
}
