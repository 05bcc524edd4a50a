import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { briefsIn, bytesOf, learned, packed, unpacked } from '../helpers/role-corpus.ts';

const root = path.resolve(import.meta.dirname, '../..');
const kept = path.join(root, 'src/engine/brief/roles/weights.b64');

it('the weights of the roles of sentences are those that the labelled briefs teach', () => {
  const bytes = bytesOf(learned(briefsIn(path.join(root, 'test/engine/brief/roles/corpus'))));
  if (process.env.QUARTERDECK_ROLES === 'renew') writeFileSync(kept, packed(bytes));
  expect(unpacked(readFileSync(kept, 'utf8')).equals(bytes)).toBe(true);
});
