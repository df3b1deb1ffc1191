import type { Database } from '../../db/database.ts';
import { clearAttempts, type Limit } from '../../http/limits.ts';
import type { ShopperRow } from '../user/accounts.ts';
import { attemptName } from './accountNames.ts';
import { attemptsFrom } from './guard.ts';

const hour = 3600;
/**
 * Wrong passwords from all addresses that the account does not know: as many addresses as a guesser may have, one
 * account has 1,200 guesses a day.
 */
const mostFromStrangers = 50;

/** Under which name the passwords of what somebody typed as the account are counted. */
export function passwordProof(account: string): string {
  return `password ${attemptName(account)}`;
}

/** The limit that all addresses share which an account does not know. */
export function strangersLimit(account: string): Limit {
  return { bucket: `strangers at ${passwordProof(account)}`, max: mostFromStrangers, windowSeconds: hour };
}

/** Forgets wrong passwords after a new one was set by a proof of the owner, under every name of the account. */
export async function forgetWrongPasswords(
  db: Database,
  { username, mobile, email }: ShopperRow,
  address: string,
): Promise<void> {
  const names = [username, mobile, email].filter((name) => name !== null);
  await clearAttempts(
    db,
    ...names.flatMap((name) => [
      attemptsFrom(passwordProof(name), address).bucket,
      strangersLimit(name).bucket,
    ]),
  );
}
