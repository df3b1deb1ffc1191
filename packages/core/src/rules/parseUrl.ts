/** Parses a URL; undefined if invalid. (`URL.canParse` is missing in Safari 16.) */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    // Not a URL.
    return undefined;
  }
}

/** True for a URL of the local machine, where development runs without a certificate. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
