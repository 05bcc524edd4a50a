import swagger from '@fastify/swagger';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, it, onTestFinished } from 'vitest';
import { documentRoute } from '../../../src/service/http/openapi.ts';
import { tellDeprecation } from '../../../src/service/http/problems.ts';

it('a route that is to go says so in each answer and in the OpenAPI document', async () => {
  const deprecated = { since: new Date('2026-01-01'), sunset: new Date('2027-01-01'), link: 'https://example.com/next' };
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, { openapi: { openapi: '3.1.0', info: { title: 'Old and new', version: '1' } }, transform: documentRoute });
  tellDeprecation(app);
  app.get('/old', { config: { deprecated }, schema: { summary: 'Old' } }, async () => 'old');
  app.get('/new', { schema: { summary: 'New' } }, async () => 'new');
  expect((await app.inject('/old')).headers).toMatchObject({
    deprecation: '@1767225600',
    sunset: 'Fri, 01 Jan 2027 00:00:00 GMT',
    link: '<https://example.com/next>; rel="deprecation"; type="text/html"',
  });
  expect((await app.inject('/new')).headers.deprecation).toBeUndefined();
  const { paths = {} } = app.swagger() as { paths?: Record<string, { get?: { deprecated?: boolean } }> };
  expect([paths['/old']?.get?.deprecated, paths['/new']?.get?.deprecated]).toEqual([true, undefined]);
});
