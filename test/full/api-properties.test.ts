import { it } from 'vitest';
import { answersAsDocumented, neverBreaksDown } from '../service/http/api-properties.ts';

it('five hundred requests that the OpenAPI document allows, to all of its operations, are answered as it says', async () => {
  await answersAsDocumented(500);
});

it('a thousand hostile requests break nothing down and are told what is wrong', async () => {
  await neverBreaksDown(1_000);
});
