import { expect, it } from 'vitest';
import { bodyOfRequest, generateBodySchema, requestOfBody } from '../../../src/service/schema/generate-body.ts';

it('the gates that stop a deck reach the service and come back as sent', () => {
  const body = generateBodySchema.parse({ prompt: 'QBR', options: { strict: true, fail_on: ['fits', 'unfilled'] } });
  const request = requestOfBody(body);
  expect(request).toMatchObject({ strict: true, failOn: ['fits', 'unfilled'] });
  expect(bodyOfRequest(request)).toEqual(body);
});

it('a gate that does not exist is refused', () => {
  expect(generateBodySchema.safeParse({ prompt: 'QBR', options: { fail_on: ['beautiful'] } }).success).toBe(false);
});
