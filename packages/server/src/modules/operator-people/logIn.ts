import { eq } from 'drizzle-orm';
import { operatorPeople } from '../../db/schema/person.ts';
import { addressKey } from '../../http/addressKey.ts';
import { clearAttempts, type Limit, returnAttempt, takeAttempts } from '../../http/limits.ts';
import type { OperatorCall } from '../operator-api/operatorArea.ts';
import { type OperatorProblem, refuseWith } from '../operator-api/problem.ts';
import { findStep, hashRecoveryCode } from './authenticator.ts';
import { logInLimits } from './limits.ts';
import { openSecret, secretOwners } from '../secrets/storedSecret.ts';
import { findByEmail, type PersonRow, updatePerson } from './people.ts';

/** What a person enters to log in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/** A hash that no password has, so that an unknown address takes as long as a known one. */
let nobodysHash: Promise<string> | undefined;

/**
 * Checks e-mail address, password and, where the person has an authenticator, a code of it or a recovery
 * code. Failed attempts are counted: the caller must keep what this wrote. The same problem is returned for
 * an unknown address, a wrong password and a disabled person.
 */
export async function checkCredentials(
  call: OperatorCall,
  { email, password, code }: Credentials,
): Promise<PersonRow | OperatorProblem> {
  const person = await checkPassword(call, email, password);
  if ('status' in person) return person;
  if (person.totpSecret !== null) {
    if (code === undefined) return refuseWith('code-required');
    const spent = await spendCode(call, person.id, code);
    if (spent === 'unreadable') return refuseWith('conflict', { reason: 'unreadable-secret' });
    if (spent === 'wrong') return refuseWith('wrong-credentials');
  }
  await forgetAttempts(call, email);
  return person;
}

/** Checks e-mail address and password, and counts the attempt until `forgetAttempts`. */
export async function checkPassword(
  call: OperatorCall,
  email: string,
  password: string,
): Promise<PersonRow | OperatorProblem> {
  const { db, now, deps } = call;
  const full = await takeAttempts(db, toLimits(call, email), now);
  if (full) return refuseWith('rate-limited', { retryAfter: full.wait });
  const person = await findByEmail(db, email);
  nobodysHash ??= deps.hasher.hash(deps.random.hex(16));
  const hash = person?.passwordHash ?? (await nobodysHash);
  const isRight = await deps.hasher.verify(password, hash);
  if (!isRight || !person || person.passwordHash === null || person.disabletime !== null)
    return refuseWith('wrong-credentials');
  return person;
}

/** A success does not count as an attempt. */
export async function forgetAttempts(call: OperatorCall, email: string): Promise<void> {
  const [own, network] = toLimits(call, email);
  await clearAttempts(call.db, own.bucket);
  await returnAttempt(call.db, network.bucket);
}

function toLimits({ address }: OperatorCall, email: string): readonly [own: Limit, network: Limit] {
  const { perPerson, perNetwork, windowSeconds } = logInLimits;
  return [
    { bucket: `operator:person:${email}`, max: perPerson, windowSeconds },
    { bucket: `operator:network:${addressKey(address)}`, max: perNetwork, windowSeconds },
  ];
}

/**
 * Accepts a code of the authenticator or a recovery code, each once; `unreadable` where the authenticator's secret cannot be
 * decrypted. Recovery codes are stored as hashes, so they work without the key.
 */
export async function spendCode(
  { db, now, deps }: OperatorCall,
  personId: number,
  code: string,
): Promise<'accepted' | 'wrong' | 'unreadable'> {
  // A second log-in with the same code waits here.
  const [person] = await db
    .select()
    .from(operatorPeople)
    .where(eq(operatorPeople.id, personId))
    .for('update');
  if (!person || person.totpSecret === null) return 'wrong';
  const secret = await openSecret(deps.secrets, person.totpSecret, secretOwners.authenticator(person.id));
  const step = secret === undefined ? null : await findStep(secret, code, { now, lastStep: person.totpStep });
  if (step !== null) {
    await updatePerson(db, personId, { totpStep: step }, now);
    return 'accepted';
  }
  const hash = await hashRecoveryCode(code);
  if (!person.recoveryHashes.includes(hash)) return secret === undefined ? 'unreadable' : 'wrong';
  const recoveryHashes = person.recoveryHashes.filter((known) => known !== hash);
  await updatePerson(db, personId, { recoveryHashes }, now);
  return 'accepted';
}
