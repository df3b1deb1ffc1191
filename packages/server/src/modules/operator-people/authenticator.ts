import type { TOTP } from 'otpauth';
import { sha256 } from '../../http/digest.ts';
import type { Random } from '../../ports/random.ts';

const stepSeconds = 30;
/** Steps by which the clock of a phone may differ. */
const tolerance = 1;
const recoveryCodes = 10;
const recoveryBytes = 5;

async function createTotp(secret: string | undefined, label: string, issuer: string): Promise<TOTP> {
  const { Secret, TOTP } = await import('otpauth');
  return new TOTP({
    issuer,
    label,
    period: stepSeconds,
    secret: secret === undefined ? new Secret({ size: 20 }) : Secret.fromBase32(secret),
  });
}

/** Creates the secret of an authenticator app, with its address for a QR code. */
export async function createAuthenticator(
  email: string,
  issuer: string,
): Promise<{ readonly secret: string; readonly uri: string }> {
  const totp = await createTotp(undefined, email, issuer);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step of a valid code that is later than `lastStep`; null for any other code. */
export async function findStep(
  secret: string,
  code: string,
  { now, lastStep }: { readonly now: number; readonly lastStep: number },
): Promise<number | null> {
  const token = code.replaceAll(/\D/gu, '');
  if (token.length !== 6) return null;
  const totp = await createTotp(secret, '', '');
  const delta = totp.validate({ token, timestamp: now * 1000, window: tolerance });
  if (delta === null) return null;
  const step = Math.floor(now / stepSeconds) + delta;
  return step > lastStep ? step : null;
}

/** Codes for when the phone is lost, each valid once: `a1b2c-3d4e5`. */
export async function createRecoveryCodes(
  random: Random,
): Promise<{ readonly codes: readonly string[]; readonly hashes: readonly string[] }> {
  const codes = Array.from({ length: recoveryCodes }, () => {
    const digits = random.hex(recoveryBytes);
    return `${digits.slice(0, recoveryBytes)}-${digits.slice(recoveryBytes)}`;
  });
  return { codes, hashes: await Promise.all(codes.map(hashRecoveryCode)) };
}

/** Hash of a recovery code, however it is typed. */
export function hashRecoveryCode(code: string): Promise<string> {
  return sha256(code.toLowerCase().replaceAll(/[^\da-f]/gu, ''));
}
