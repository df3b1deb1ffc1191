import { BlockList, isIP } from 'node:net';
import { StartError } from './startError.ts';

const mostBits = { 4: 32, 6: 128 } as const;

/** Addresses and networks (CIDR) of proxies; an invalid entry aborts the start and is quoted. */
export function createProxyList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits, ...rest] = entry.split('/');
    const family = isIP(address);
    if ((family !== 4 && family !== 6) || rest.length > 0) throw wrongEntry(entry);
    const type = family === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) {
      list.addAddress(address, type);
      continue;
    }
    // With a network of all addresses, every caller would be a trusted proxy.
    if (!/^[1-9]\d{0,2}$/u.test(bits) || Number(bits) > mostBits[family]) throw wrongEntry(entry);
    list.addSubnet(address, Number(bits), type);
  }
  return list;
}

function wrongEntry(entry: string): StartError {
  return new StartError(
    `PAWLET_TRUSTED_PROXIES: "${entry}" is not an address or a network. Write it like 10.0.0.5, 10.0.0.0/8 or fd00::/8, separated by commas.`,
  );
}
