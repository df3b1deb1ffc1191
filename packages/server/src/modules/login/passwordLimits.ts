import type { Database } from '../../db/database.ts';
import { clearAttempts, type Limit } from '../../http/limits.ts';
import type { ShopperRow } from '../user/accounts.ts';
import { attemptName } from './accountNames.ts';
import { attemptsFrom } from './guard.ts';

const hour = 3600;
/**
 * Wrong passwords from all addresses unknown to the account: with any number of addresses, an attacker has
 * 1,200 guesses a day per account.
 */
const maxFromStrangers = 50;

/** The name under which password attempts for an account field are counted. */
export function passwordProof(account: string): string {
  return `password ${attemptName(account)}`;
}

/** The shared limit of all addresses unknown to an account. */
export function strangersLimit(account: string): Limit {
  return { bucket: `strangers at ${passwordProof(account)}`, max: maxFromStrangers, windowSeconds: hour };
}

/** Clears wrong passwords after the verified owner set a new one, under every name of the account. */
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
