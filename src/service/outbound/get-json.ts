/** Reads a JSON document from an address that an operator has configured, within the outbound policy and narrow limits. */
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { hostOf, type OutboundPolicy } from './outbound-policy.ts';

const longestMs = 5_000;
const mostBytes = 1024 * 1024;

/**
 * Over HTTPS, or over HTTP in a network that the policy names; redirects are not followed.
 * @throws Error saying why
 */
export async function getJson(text: string, policy: OutboundPolicy): Promise<unknown> {
  const url = new URL(text);
  const host = hostOf(url.hostname);
  if (host === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    throw new Error(`${url.origin} is no address of the web.`);
  }
  const found = await policy.resolve(host);
  if (url.protocol === 'http:' && !found.every((each) => policy.isAllowed(each))) throw new Error(`${url.origin} is not encrypted.`);
  // Exactly the addresses that were checked, so that a name cannot be changed in between.
  const lookup = ((_name, { all }, told) => (all ? told(null, found) : told(null, found[0]!.address, found[0]!.family))) as LookupFunction;
  const { request } = url.protocol === 'https:' ? https : http;
  const signal = AbortSignal.timeout(longestMs);
  return new Promise((resolve, reject) => {
    const sent = request(url, { lookup, signal, agent: false, headers: { accept: 'application/json' } }, (response) => {
      if (response.statusCode !== 200) {
        response.destroy();
        return reject(new Error(`${url.origin} answered ${response.statusCode}.`));
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > mostBytes) response.destroy(new Error(`${url.origin} sent more than 1 MB.`));
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => {
        try {
          resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')));
        } catch {
          reject(new Error(`${url.origin} sent something else than JSON.`));
        }
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
