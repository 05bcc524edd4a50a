import { expect, it } from 'vitest';
import { deep } from '../helpers/rotating.ts';
import { suiteDir } from '../helpers/temp-dir.ts';
import { answersAsDocumented, neverBreaksDown } from '../service/http/api-properties.ts';
import { survivesAnyBytes } from '../service/http/hostile-sockets.ts';

/** Hostile requests in all; each run draws others. */
const hostile = deep ? 20_000 : 2_000;
const overSockets = Math.round(hostile * 0.4);
const home = suiteDir();

it('five hundred requests that the OpenAPI document allows, to all of its operations, are answered as it says', async () => {
  await answersAsDocumented(500);
});

it('hostile requests break nothing down and are told what is wrong', { timeout: 3_600_000 }, async () => {
  expect(hostile).toBeGreaterThan(0);
  await neverBreaksDown(hostile - overSockets);
});

it('hostile bytes over sockets, whole, slow, cut off and aborted, break nothing down', { timeout: 3_600_000 }, async () => {
  await survivesAnyBytes(overSockets, home);
});
