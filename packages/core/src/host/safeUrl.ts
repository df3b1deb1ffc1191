const allowedProtocols: ReadonlySet<string> = new Set(['https:', 'mailto:', 'tel:']);

/** The address as a browser reads it if its scheme is allowed (https, mailto, tel), else undefined. */
export function toSafeUrl(text: string, base?: string): string | undefined {
  if (!URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  if (allowedProtocols.has(url.protocol)) return url.href;
  // Development runs without a certificate; nobody but this machine answers there.
  const isLoopback = url.hostname === 'localhost' || url.hostname === '127.0.0.1' || url.hostname === '[::1]';
  return url.protocol === 'http:' && isLoopback ? url.href : undefined;
}
