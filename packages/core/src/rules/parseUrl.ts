/** Reads an address; undefined where it is none. (`URL.canParse` is missing in Safari 16.) */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    // Not an address: the answer is the point of asking.
    return undefined;
  }
}

/** Tells an address of this very machine, where development runs without a certificate. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
