import { type BlockList, isIP, SocketAddress } from 'node:net';

/** The part of Node's request that has the peer address. */
interface NodeBindings {
  readonly incoming?:
    | { readonly socket?: { readonly remoteAddress?: string | undefined } | undefined }
    | undefined;
}

/** Who sent a request: a trusted proxy, somebody else, or nobody: this node made it itself. */
export type Peer = 'proxy' | 'other' | 'none';

/** Tells who sent a request. */
export function createPeerReader(trustedProxies: BlockList): (bindings: unknown) => Peer {
  return (bindings) => {
    const { incoming } = (bindings ?? {}) as NodeBindings;
    if (incoming === undefined) return 'none';
    return isListed(trustedProxies, toAddress(incoming.socket?.remoteAddress ?? '') ?? '')
      ? 'proxy'
      : 'other';
  };
}

/** Reads the caller's address; behind trusted proxies, the last address that no trusted proxy added. */
export function createClientAddress(
  trustedProxies: BlockList,
): (request: Request, bindings: unknown) => string {
  const isTrusted = (address: string) => isListed(trustedProxies, address);
  return (request, bindings) => {
    const { incoming } = (bindings ?? {}) as NodeBindings;
    let address = toAddress(incoming?.socket?.remoteAddress ?? '') ?? '';
    const hops = (request.headers.get('x-forwarded-for') ?? '').split(',');
    while (isTrusted(address)) {
      const hop = toAddress(hops.pop()?.trim() ?? '');
      // A missing or malformed address leaves the proxy itself as the caller.
      if (hop === undefined) return address;
      address = hop;
    }
    return address;
  };
}

function isListed(proxies: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && proxies.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Normalizes an address and strips a port that a proxy added; undefined when it is not an address. */
function toAddress(text: string): string | undefined {
  const [, v6, v4] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/u.exec(text) ?? [];
  const bare = v6 ?? v4 ?? text;
  const family = isIP(bare);
  if (family !== 6) return family === 0 ? undefined : bare;
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  // A dual-stack socket reports IPv4 callers like this.
  return address.replace(/^::ffff:(?=[\d.]+$)/u, '');
}
