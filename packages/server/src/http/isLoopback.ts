const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/u;

/** Whether a host from `HOST` or a URL is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  // No other text is a host: "localhost/x" would be one as an address.
  if (!/^[\w.:[\]-]+$/u.test(host)) return false;
  const isBareIpv6 = host.includes(':') && !host.startsWith('[');
  // An address has several spellings; that of a URL is always the same.
  return loopback.test(URL.parse(`http://${isBareIpv6 ? `[${host}]` : host}/`)?.hostname ?? '');
}
