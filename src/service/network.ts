/** A network as settings write it: an address, or one with a prefix length, `10.0.0.0/8`. */
import { isIP } from 'node:net';

export interface Network {
  address: string;
  family: 'ipv4' | 'ipv6';
  /** Prefix length in bits. */
  length: number;
}

/** null if the text is not a network. */
export function readNetwork(text: string): Network | null {
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  return family === 0 || more !== undefined || !(length <= most) ? null : { address, family: family === 6 ? 'ipv6' : 'ipv4', length };
}
