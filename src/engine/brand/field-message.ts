/** What is wrong with a field of a brand kit, in words for those who write one. */
import type { z } from 'zod';

/** What zod says of itself; a field that has words of its own keeps them. */
export function fieldMessage(issue: z.core.$ZodIssue): string {
  const { message } = issue;
  if (issue.code === 'too_big' && message.startsWith('Too big')) return limit(issue.origin, 'at most', Number(issue.maximum));
  if (issue.code === 'too_small' && message.startsWith('Too small')) return limit(issue.origin, 'at least', Number(issue.minimum));
  if (issue.code === 'invalid_value' && message.startsWith('Invalid option'))
    return `must be one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
  return message.replace(/^Invalid input: expected (\w+), received (\w+)$/, 'must be of type $1, not $2');
}

function limit(origin: string, bound: 'at least' | 'at most', number: number): string {
  if (origin === 'string') return bound === 'at least' && number === 1 ? 'must not be empty' : `takes ${bound} ${number} characters`;
  if (origin === 'array') return `takes ${bound} ${number} ${number === 1 ? 'entry' : 'entries'}`;
  return `must be ${bound} ${number}`;
}
