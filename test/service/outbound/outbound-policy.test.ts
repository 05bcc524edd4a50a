/** A private instance: the operator's networks, and nothing public. */
import { describe, expect, it } from 'vitest';
import { WebhookAddresses } from '../../../src/service/local/webhooks/addresses.ts';
import { OutboundPolicy } from '../../../src/service/outbound/outbound-policy.ts';

const addresses = { public: '8.8.8.8', inside: '10.1.2.3', loopback: '127.0.0.1', metadata: '169.254.169.254' };
const open = (allowed: string | undefined) => {
  const policy = new OutboundPolicy(allowed, 'QUARTERDECK_SOURCE_ALLOW');
  return Object.entries(addresses).flatMap(([name, address]) => (policy.isOpen({ address, family: 4 }) ? [name] : []));
};

describe('callers of a server', () => {
  it('reach public addresses, with the operator’s networks those too, and with no-public only those', () => {
    expect(open(undefined)).toEqual(['public']);
    expect(open('10.0.0.0/8')).toEqual(['public', 'inside']);
    expect(open('no-public,10.0.0.0/8')).toEqual(['inside']);
    expect(open('no-public')).toEqual([]);
  });

  it('add no webhook at a public address where there is no-public', async () => {
    await expect(new WebhookAddresses('no-public').check('https://8.8.8.8/hook')).rejects.toMatchObject({ code: 'webhook_invalid' });
  });
});
