import { Secret, TOTP } from 'otpauth';

const stepMs = 30_000;

/**
 * The code that an authenticator app shows for a secret. Each code is accepted once: for another log-in within half a
 * minute the next one is accepted too.
 */
export function getAuthenticatorCode(secret: string, isNext = false): string {
  const timestamp = Date.now() + (isNext ? stepMs : 0);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
