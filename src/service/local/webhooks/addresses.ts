/** Where webhooks may point: public addresses over HTTPS, and plain HTTP where the operator allows the network. */
import type http from 'node:http';
import type { LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { QuarterdeckError } from '../../../model/errors.ts';
import { type Address, hostOf, lookUp, OutboundPolicy } from '../../outbound/outbound-policy.ts';

/** A request goes to exactly the addresses that were checked, so that a name cannot be changed in between. */
export interface Route {
  agent: http.Agent;
  lookup: LookupFunction;
}

export class WebhookAddresses {
  readonly #policy: OutboundPolicy;

  /** @throws QuarterdeckError option_invalid */
  constructor(allowed: string | undefined) {
    this.#policy = new OutboundPolicy(allowed, 'QUARTERDECK_WEBHOOK_ALLOW');
  }

  /** @throws QuarterdeckError webhook_invalid if nothing may ever be sent to this URL */
  async check(text: string): Promise<void> {
    const url = this.#read(text);
    // A name that does not resolve now may do so later; it is checked again before each request.
    await this.#resolve(url).catch((error: unknown) => {
      if (error instanceof QuarterdeckError) throw error;
    });
  }

  /** @throws QuarterdeckError webhook_invalid, and whatever DNS throws */
  async route(text: string): Promise<Route> {
    const url = this.#read(text);
    const found = await this.#resolve(url);
    const options = {
      keepAlive: false,
      allowIPAddressList: found.filter((each) => this.#policy.isAllowed(each)).map(({ address }) => address),
    };
    const agent = url.protocol === 'https:' ? new RequestFilteringHttpsAgent(options) : new RequestFilteringHttpAgent(options);
    const lookup = ((_name, { all }, told) =>
      all ? told(null, found) : told(null, found[0]!.address, found[0]!.family)) as LookupFunction;
    return { agent, lookup };
  }

  #read(text: string): URL {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (!url || !['http:', 'https:'].includes(url.protocol)) throw refusal('is no address of the web');
    if (url.username !== '' || url.password !== '') throw refusal('holds a user name or password');
    if (url.hash !== '') throw refusal('holds a fragment, which is never sent');
    if (url.protocol === 'http:' && !this.#policy.allowsMore) throw refusal('is not encrypted');
    return url;
  }

  async #resolve(url: URL): Promise<Address[]> {
    const host = hostOf(url.hostname);
    if (host === null) throw refusal('names no host');
    if (this.#policy.isRefusedAsWritten(host)) throw refusal(`leads to ${host}, which is no public address`);
    const found = await lookUp(host);
    for (const each of found) {
      if (this.#policy.isAllowed(each)) continue;
      if (url.protocol === 'http:') throw refusal('is not encrypted');
      if (!this.#policy.isOpen(each)) throw refusal('leads to no public address');
    }
    return found;
  }
}

function refusal(why: string): QuarterdeckError {
  return new QuarterdeckError('webhook_invalid', `The URL ${why}.`, {
    next: 'give a public https:// URL; the operator of a server allows others by QUARTERDECK_WEBHOOK_ALLOW',
  });
}
