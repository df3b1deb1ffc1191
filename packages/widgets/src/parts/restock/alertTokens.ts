import { readStored, writeStored } from '@pawlet/core/storage';

const name = 'pawlet:restock-alerts';
const maxTokens = 50;

/** A visitor's alerts created on this device, newest first. */
export function readAlertTokens(): readonly string[] {
  const kept = readStored('device', name);
  const isToken = (entry: unknown): entry is string =>
    typeof entry === 'string' && /^[\da-f]{32}$/u.test(entry);
  return (Array.isArray(kept) ? kept : []).filter(isToken).slice(0, maxTokens);
}

/** Replaces the stored tokens. */
export function writeAlertTokens(tokens: readonly string[]): void {
  // Where the browser stores nothing, the e-mail is still sent, and its link ends the alert.
  writeStored('device', name, tokens.length === 0 ? undefined : tokens.slice(0, maxTokens));
}

/** Adds a token at the front. */
export function keepAlertToken(token: string): void {
  writeAlertTokens([token, ...readAlertTokens().filter((kept) => kept !== token)]);
}
