/** Addresses this machine connects to for callers of a server: public ones, and networks that the operator allows. */
import dns from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { QuarterdeckError } from '../../model/errors.ts';
import { readNetwork } from '../network.ts';

export interface Address {
  address: string;
  family: number;
}

/** Environment variables with the allowed networks, per kind of connection. */
export type AllowVariable = 'QUARTERDECK_WEBHOOK_ALLOW' | 'QUARTERDECK_SOURCE_ALLOW' | 'QUARTERDECK_OIDC_ALLOW';

/** Everything in the IANA special-purpose address registries that is not public, and the Azure host address. */
const notPublic4 = () => blockList(
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '168.63.129.16/32', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24',
  '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15',
  '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3',
); // biome-ignore format: a list of networks
/** Everything but global unicast, 2000::/3, which excludes IPv4-mapped and NAT64; within it, Teredo, 6to4 and documentation. */
const notPublic6 = () => blockList('::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20');

export class OutboundPolicy {
  readonly variable: AllowVariable;
  readonly #allowed = new BlockList();
  /** Whether the operator allows any networks besides public ones. */
  readonly allowsMore: boolean;
  /** Whether public addresses are allowed, as they are unless the operator says `no-public`. */
  readonly allowsPublic: boolean;

  /**
   * @param allowed Allowed addresses and networks besides public ones: `10.0.0.0/8,fd00::/8`; with `no-public`, only those
   * @throws QuarterdeckError option_invalid
   */
  constructor(allowed: string | undefined, variable: AllowVariable) {
    this.variable = variable;
    const said = (allowed ?? '')
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean);
    const networks = said.filter((text) => text !== 'no-public');
    this.allowsPublic = networks.length === said.length;
    for (const network of networks) {
      if (add(this.#allowed, network)) continue;
      throw new QuarterdeckError('option_invalid', `${variable} holds "${network}", which is no network.`, {
        next: `${variable}=10.0.0.0/8,fd00::/8`,
      });
    }
    this.allowsMore = networks.length > 0;
  }

  isAllowed({ address, family }: Address): boolean {
    return this.#allowed.check(address, family === 6 ? 'ipv6' : 'ipv4');
  }

  isOpen(address: Address): boolean {
    return this.isAllowed(address) || (this.allowsPublic && !isSpecial(address));
  }

  /** Whether the host is visibly not public, without resolving it. */
  isRefusedAsWritten(host: string): boolean {
    const family = isIP(host);
    const found = family === 0 ? /(^|\.)localhost$/.test(host) && [{ address: '127.0.0.1', family: 4 }] : [{ address: host, family }];
    return found !== false && !found.every((each) => this.isOpen(each));
  }

  /**
   * The only addresses to connect to: resolving the name again could give others.
   * @throws Error if the name is unknown, or any of its addresses is not allowed
   */
  async resolve(host: string): Promise<Address[]> {
    const found = await lookUp(host);
    for (const each of found)
      if (!this.isOpen(each)) throw new Error(`${host} leads to ${each.address}, which ${this.variable} does not allow.`);
    return found;
  }
}

export function lookUp(host: string): Promise<Address[]> {
  return dns.lookup(host, { all: true });
}

/** Canonical host: `0x7f.1` and `１２７.0.0.1.` are 127.0.0.1; IPv6 without brackets, names without a final dot; null if it is not a host. */
export function hostOf(text: string): string | null {
  if (!/^[^\s/?#@\\,]+$/.test(text)) return null;
  const bracketed = isIP(text) === 6 ? `[${text}]` : text;
  const url = URL.canParse(`http://${bracketed}/`) ? new URL(`http://${bracketed}/`) : null;
  if (url === null || url.port !== '') return null;
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/** Made when first asked for: most commands connect to nothing. */
let notPublic: { 4: BlockList; 6: BlockList } | null = null;

function isSpecial({ address, family }: Address): boolean {
  notPublic ??= { 4: notPublic4(), 6: notPublic6() };
  return family === 6 ? notPublic[6].check(address, 'ipv6') : notPublic[4].check(address, 'ipv4');
}

function blockList(...networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) if (!add(list, network)) throw new Error(`${network} is no network.`);
  return list;
}

/** @returns false if the text is not a network */
function add(list: BlockList, text: string): boolean {
  const network = readNetwork(text);
  if (network) list.addSubnet(network.address, network.length, network.family);
  return network !== null;
}
