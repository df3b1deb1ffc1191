const name = 'pawlet:restock-alerts';
const maxTokens = 50;

/** A visitor's alerts created on this device, newest first. */
export function readAlertTokens(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    const isToken = (entry: unknown): entry is string =>
      typeof entry === 'string' && /^[\da-f]{32}$/u.test(entry);
    return (Array.isArray(kept) ? kept : []).filter(isToken).slice(0, maxTokens);
  } catch {
    // Blocked or invalid.
    return [];
  }
}

/** Replaces the stored tokens. */
export function writeAlertTokens(tokens: readonly string[]): void {
  try {
    if (tokens.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(tokens.slice(0, maxTokens)));
  } catch {
    // Blocked or full: the e-mail is still sent, and its link removes the alert.
  }
}

/** Adds a token at the front. */
export function keepAlertToken(token: string): void {
  writeAlertTokens([token, ...readAlertTokens().filter((kept) => kept !== token)]);
}
