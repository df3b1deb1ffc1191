/** The part of Node's request that tells who is connected. */
interface NodeBindings {
  readonly incoming?:
    { readonly socket?: { readonly remoteAddress?: string | undefined } | undefined } | undefined;
}

/** Reads the caller's address; behind trusted proxies, the last address that no trusted proxy added. */
export function createClientAddress(
  trustedProxies: readonly string[],
): (request: Request, bindings: unknown) => string {
  return (request, bindings) => {
    const { incoming } = (bindings ?? {}) as NodeBindings;
    const direct = plain(incoming?.socket?.remoteAddress ?? '');
    if (!trustedProxies.includes(direct)) return direct;
    const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim()));
    return hops.reverse().find((hop) => hop !== '' && !trustedProxies.includes(hop)) ?? direct;
  };
}

function plain(address: string): string {
  return address.replace(/^::ffff:/u, '').slice(0, 64);
}
