/** Where webhooks may lead: to public addresses over HTTPS, and wherever the operator of the server allows. */
import dns from 'node:dns/promises';
import type http from 'node:http';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { QuarterdeckError } from '../../../engine/errors.ts';

interface Address {
  address: string;
  family: number;
}

/** A request goes to exactly the addresses that were looked at, so that a name cannot come to mean another between. */
export interface Route {
  agent: http.Agent;
  lookup: LookupFunction;
}

/** What the filtering agent takes for public though it is not: IPv4 written as IPv6, and the hosts that serve virtual machines. */
const missed = ['::/96', '168.63.129.16/32'];
/** What it refuses when it connects, as far as that is worth saying before. */
const known = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',
  'fe80::/10',
];
const refused = new BlockList();
for (const network of [...missed, ...known]) add(refused, network);

export class WebhookAddresses {
  readonly #allowed = new BlockList();
  readonly #any: boolean;

  /**
   * @param allowed Addresses and networks besides the public ones, `10.0.0.0/8,fd00::/8`; those also over plain HTTP
   * @throws QuarterdeckError option_invalid
   */
  constructor(allowed: string | undefined) {
    const networks = (allowed ?? '').split(',').map((text) => text.trim());
    for (const network of networks.filter(Boolean)) {
      if (add(this.#allowed, network)) continue;
      throw new QuarterdeckError('option_invalid', `QUARTERDECK_WEBHOOK_ALLOW holds "${network}", which is no network.`, {
        next: 'QUARTERDECK_WEBHOOK_ALLOW=10.0.0.0/8,fd00::/8',
      });
    }
    this.#any = networks.some(Boolean);
  }

  /** @throws QuarterdeckError webhook_invalid when nothing may ever be sent to such a URL */
  async check(text: string): Promise<void> {
    const url = this.#read(text);
    const found = await addressesOf(url).catch(() => null);
    // A name that is not known now may be known later; it is looked at again before each request.
    if (found) this.#checked(url, found);
  }

  /** @throws QuarterdeckError webhook_invalid, and what looking up the name throws */
  async route(text: string): Promise<Route> {
    const url = this.#read(text);
    const found = await addressesOf(url);
    this.#checked(url, found);
    const options = { keepAlive: false, allowIPAddressList: found.filter((each) => this.#isAllowed(each)).map(({ address }) => address) };
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
    if (url.protocol === 'http:' && !this.#any) throw refusal('is not encrypted');
    return url;
  }

  #checked(url: URL, found: readonly Address[]): void {
    for (const each of found) {
      if (this.#isAllowed(each)) continue;
      if (url.protocol === 'http:') throw refusal('is not encrypted');
      if (holds(refused, each)) throw refusal(`leads to ${each.address}, which is no public address`);
    }
  }

  #isAllowed(address: Address): boolean {
    return holds(this.#allowed, address);
  }
}

function addressesOf({ hostname }: URL): Promise<Address[]> {
  return dns.lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
}

/** @returns false for what is no network */
function add(list: BlockList, network: string): boolean {
  const [address = '', bits] = network.split('/');
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  if (family === 0 || !(length <= most)) return false;
  list.addSubnet(address, length, family === 6 ? 'ipv6' : 'ipv4');
  return true;
}

function holds(list: BlockList, { address, family }: Address): boolean {
  return list.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

function refusal(why: string): QuarterdeckError {
  return new QuarterdeckError('webhook_invalid', `The URL ${why}.`, {
    next: 'give a public https:// URL; the operator of a server allows others by QUARTERDECK_WEBHOOK_ALLOW',
  });
}
