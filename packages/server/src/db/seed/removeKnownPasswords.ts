import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm';
import type { PasswordHasher } from '../../ports/passwordHasher.ts';
import type { Database } from '../database.ts';
import { loginSessions } from '../schema/session.ts';
import { shoppers } from '../schema/shopper.ts';
import { demoAccount, demoUsernames } from './accounts.ts';

/**
 * Removes the publicly known password of the README from the demo accounts and ends their sessions. Returns
 * how many accounts had it.
 */
export async function removeKnownPasswords(db: Database, hasher: PasswordHasher): Promise<number> {
  const suspects = await db
    .select({ id: shoppers.id, passwordHash: shoppers.passwordHash })
    .from(shoppers)
    .where(
      and(
        isNotNull(shoppers.passwordHash),
        // The demo's accounts are the first ones in a database; their names may have changed since.
        or(lte(shoppers.id, demoUsernames.length), inArray(shoppers.username, [...demoUsernames])),
      ),
    );
  let count = 0;
  for (const { id, passwordHash } of suspects) {
    if (passwordHash === null || !(await hasher.verify(demoAccount.password, passwordHash))) continue;
    await db.transaction(async (tx) => {
      const sameHash = and(eq(shoppers.id, id), eq(shoppers.passwordHash, passwordHash));
      await tx.update(shoppers).set({ passwordHash: null }).where(sameHash);
      await tx.delete(loginSessions).where(eq(loginSessions.shopperId, id));
    });
    count += 1;
  }
  return count;
}
