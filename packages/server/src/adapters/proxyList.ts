import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';
import { list, text } from './environmentValues.ts';

/** Addresses and networks (CIDR) of proxies. */
export const proxyList = v.pipe(
  list,
  v.array(
    text(
      isProxy,
      'is not an address or a network. Write it like 10.0.0.5, 10.0.0.0/8 or fd00::/8, separated by commas.',
    ),
  ),
  v.transform((entries) => {
    const proxies = new BlockList();
    for (const entry of entries) {
      const [address = '', bits] = entry.split('/');
      const type = isIP(address) === 4 ? 'ipv4' : 'ipv6';
      if (bits === undefined) proxies.addAddress(address, type);
      else proxies.addSubnet(address, Number(bits), type);
    }
    return proxies;
  }),
);

function isProxy(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  // With a network of all addresses, every caller would be a trusted proxy.
  return bits === undefined || (/^[1-9]\d{0,2}$/u.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
