import { expect, it } from 'vitest';
import { errorOfProblem, problemOf, quarterdeckErrorOf } from '../../src/service/errors.ts';

const thrown = (code: string) => Object.assign(new Error('disk I/O error'), { code });

it('what the disk does to the store is told as such, and not as a defect', () => {
  for (const code of ['SQLITE_IOERR_WRITE', 'SQLITE_BUSY']) expect(quarterdeckErrorOf(thrown(code)).code).toBe('store_unusable');
  expect(quarterdeckErrorOf(thrown('SQLITE_FULL')).code).toBe('storage_full');
});

it('a statement that the store refuses is a defect of ours', () => {
  expect(quarterdeckErrorOf(thrown('SQLITE_CONSTRAINT')).code).toBe('internal');
});

it('an error comes back from its problem as it was', () => {
  const problem = problemOf(quarterdeckErrorOf(thrown('SQLITE_FULL')));
  expect(problemOf(errorOfProblem(problem))).toEqual(problem);
});
