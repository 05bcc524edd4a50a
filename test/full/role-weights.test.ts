import path from 'node:path';
import { expect, it } from 'vitest';
import { briefsIn, learned, packed } from '../helpers/role-corpus.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('the weights of the roles of sentences are those that the labelled briefs teach', async () => {
  const model = learned(briefsIn(path.join(root, 'test/engine/brief/roles/corpus')));
  await expect(packed(model)).toMatchFileSnapshot(path.join(root, 'src/engine/brief/roles/weights.b64'));
});
