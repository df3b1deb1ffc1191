import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operatorPeople } from '../../db/schema/person.ts';
import { webhookEndpoints } from '../../db/schema/webhook.ts';
import type { SecretBox } from '../../ports/secretBox.ts';
import { openSecret, sealedPrefix, secretOwners } from './storedSecret.ts';

/** A secret as stored, and how to store it in another form. */
interface StoredSecret {
  readonly stored: string;
  readonly about: string;
  /** Replaces it unless it has changed meanwhile; whether it did. */
  readonly replace: (next: string) => Promise<boolean>;
}

/** Secrets that are stored in a way that needs attention. */
export interface SecretFindings {
  readonly all: number;
  /** In plain text. */
  readonly plain: number;
  /** No key decrypts them. */
  readonly unreadable: number;
}

async function listSecrets(db: Database): Promise<readonly StoredSecret[]> {
  const { id, totpSecret, totpPending } = operatorPeople;
  const people = await db
    .select({ id, totpSecret, totpPending })
    .from(operatorPeople)
    .where(or(isNotNull(totpSecret), isNotNull(totpPending)));
  const webhooks = await db
    .select({ id: webhookEndpoints.id, secret: webhookEndpoints.secret })
    .from(webhookEndpoints);
  const ofPeople = people.flatMap((person) =>
    (['totpSecret', 'totpPending'] as const).flatMap((column) => {
      const stored = person[column];
      if (stored === null) return [];
      return {
        stored,
        about: secretOwners.authenticator(person.id),
        replace: async (next: string) => {
          const isSame = and(eq(id, person.id), eq(operatorPeople[column], stored));
          const rows = await db
            .update(operatorPeople)
            .set({ [column]: next })
            .where(isSame)
            .returning({ id });
          return rows.length > 0;
        },
      };
    }),
  );
  const ofWebhooks = webhooks.map((webhook) => ({
    stored: webhook.secret,
    about: secretOwners.webhook(webhook.id),
    replace: async (next: string) => {
      const rows = await db
        .update(webhookEndpoints)
        .set({ secret: next })
        .where(and(eq(webhookEndpoints.id, webhook.id), eq(webhookEndpoints.secret, webhook.secret)))
        .returning({ id: webhookEndpoints.id });
      return rows.length > 0;
    },
  }));
  return [...ofPeople, ...ofWebhooks];
}

/**
 * Encrypts all stored secrets with the key that encrypts now: plain ones, and those of an earlier key. Each is replaced on its
 * own and unless it has changed, so any number of nodes may do it at once, and one that is killed leaves the rest as
 * it was. What cannot be decrypted stays as it is. Returns how many were encrypted.
 */
export async function sealStoredSecrets(db: Database, box: SecretBox): Promise<number> {
  let sealed = 0;
  for (const { stored, about, replace } of await listSecrets(db)) {
    if (box.isCurrent(stored)) continue;
    const secret = await openSecret(box, stored, about);
    if (secret !== undefined && (await replace(await box.seal(secret, about)))) sealed += 1;
  }
  return sealed;
}

/** Counts the stored secrets by what is wrong with them. */
export async function countStoredSecrets(db: Database, box: SecretBox | undefined): Promise<SecretFindings> {
  const secrets = await listSecrets(db);
  let unreadable = 0;
  for (const { stored, about } of secrets)
    if ((await openSecret(box, stored, about)) === undefined) unreadable += 1;
  const plain = secrets.filter(({ stored }) => !stored.startsWith(sealedPrefix)).length;
  return { all: secrets.length, plain, unreadable };
}
