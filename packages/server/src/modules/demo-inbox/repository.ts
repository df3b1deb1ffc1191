import { desc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { inboxMessages } from '../../db/schema/message.ts';
import type { OutgoingMessage } from '../../ports/messenger.ts';

/** A message that the demo shop sent to nobody. */
export type InboxMessage = typeof inboxMessages.$inferSelect;

/** The latest messages, newest first. */
export async function findMessages(db: Database, limit: number): Promise<readonly InboxMessage[]> {
  return db.select().from(inboxMessages).orderBy(desc(inboxMessages.id)).limit(limit);
}

export async function insertMessage(
  db: Database,
  { recipient, code, text }: OutgoingMessage,
  now: number,
): Promise<void> {
  await db.insert(inboxMessages).values({ recipient, code, text, createdAt: now });
}
