import path from 'node:path';
import { expect, it } from 'vitest';
import { briefsIn, learned, packed } from '../../../helpers/role-corpus.ts';

const weights = path.resolve(import.meta.dirname, '../../../../src/engine/brief/roles/weights.b64');

it('the weights are those that the labelled briefs teach', async () => {
  const model = learned(briefsIn(path.join(import.meta.dirname, 'corpus')));
  await expect(packed(model)).toMatchFileSnapshot(weights);
});
