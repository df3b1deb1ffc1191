import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mailAddresses } from '../../db/schema/mailAddress.ts';
import { type Language, toLanguage } from '../../i18n/language.ts';
import type { Random } from '../../ports/random.ts';

const tokenBytes = 16;
/** The link of an e-mail works for this long after the latest one. */
const keptSeconds = 2 * 365 * 24 * 3600;

/** An address, and whether it gets e-mails that are not about an order. */
export interface MailAddress {
  readonly email: string;
  readonly token: string;
  readonly language: Language;
  /** Epoch seconds; null for an address that gets them. */
  readonly unsubscribedAt: number | null;
}

type Row = typeof mailAddresses.$inferSelect;

const toAddress = ({ email, token, language, unsubscribedtime }: Row): MailAddress => ({
  email,
  token,
  language: toLanguage(language),
  unsubscribedAt: unsubscribedtime,
});

/** Returns the address for an e-mail in a language, and creates it for the first one. Its token never changes. */
export async function openMailAddress(
  db: Database,
  { email, language, random, now }: Pick<MailAddress, 'email' | 'language'> & { random: Random; now: number },
): Promise<MailAddress> {
  const [row] = await db
    .insert(mailAddresses)
    .values({ email, language, token: random.hex(tokenBytes), senttime: now })
    .onConflictDoUpdate({ target: mailAddresses.email, set: { language, senttime: now } })
    .returning();
  if (row === undefined) throw new Error('The stored address was not found.');
  return toAddress(row);
}

/** The address of a link; undefined for an unknown one. */
export async function findAddressByToken(db: Database, token: string): Promise<MailAddress | undefined> {
  const [row] = await db.select().from(mailAddresses).where(eq(mailAddresses.token, token));
  return row && toAddress(row);
}

/** Since when an address gets no e-mails that are not about an order; null if it gets them. */
export async function findUnsubscribed(db: Database, email: string): Promise<number | null> {
  const [row] = await db
    .select({ since: mailAddresses.unsubscribedtime })
    .from(mailAddresses)
    .where(eq(mailAddresses.email, email));
  return row?.since ?? null;
}

/** Unsubscribes an address; the time of the first request is kept. */
export async function unsubscribe(db: Database, email: string, now: number): Promise<void> {
  await db
    .update(mailAddresses)
    .set({ unsubscribedtime: sql`coalesce(${mailAddresses.unsubscribedtime}, ${now})` })
    .where(eq(mailAddresses.email, email));
}

/** Subscribes an address again. */
export async function resubscribe(db: Database, email: string): Promise<void> {
  await db.update(mailAddresses).set({ unsubscribedtime: null }).where(eq(mailAddresses.email, email));
}

/** Deletes addresses without e-mails for two years, unless they are unsubscribed. */
export async function dropOldMailAddresses(db: Database, now: number): Promise<void> {
  await db
    .delete(mailAddresses)
    .where(and(isNull(mailAddresses.unsubscribedtime), lt(mailAddresses.senttime, now - keptSeconds)));
}
