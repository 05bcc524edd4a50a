/** A network as settings name it: an address, or one with the length of its prefix, `10.0.0.0/8`. */
import { isIP } from 'node:net';

export interface Network {
  address: string;
  family: 'ipv4' | 'ipv6';
  /** Bits of the prefix. */
  length: number;
}

/** null for what is no network. */
export function readNetwork(text: string): Network | null {
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  return family === 0 || more !== undefined || !(length <= most) ? null : { address, family: family === 6 ? 'ipv6' : 'ipv4', length };
}
