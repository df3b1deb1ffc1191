const name = 'pawlet:restock-alerts';
const mostTokens = 50;

/** The alerts that visitors have asked for on this device, the latest first. */
export function readAlertTokens(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    const isToken = (entry: unknown): entry is string =>
      typeof entry === 'string' && /^[\da-f]{32}$/u.test(entry);
    return (Array.isArray(kept) ? kept : []).filter(isToken).slice(0, mostTokens);
  } catch {
    // Blocked, or written by somebody else.
    return [];
  }
}

/** Keeps these and no others. */
export function writeAlertTokens(tokens: readonly string[]): void {
  try {
    if (tokens.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(tokens.slice(0, mostTokens)));
  } catch {
    // Blocked or full: the e-mail still comes, and its link ends it.
  }
}

/** Adds one in front of the others. */
export function keepAlertToken(token: string): void {
  writeAlertTokens([token, ...readAlertTokens().filter((kept) => kept !== token)]);
}
