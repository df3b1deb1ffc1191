import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { inboxMessages } from '../../db/schema/message.ts';
import type { OutgoingMessage } from '../../ports/messenger.ts';

/** A message of the demo shop that was not sent. */
export type InboxMessage = typeof inboxMessages.$inferSelect;

/** The latest messages, newest first. */
export async function findMessages(db: Database, limit: number): Promise<readonly InboxMessage[]> {
  return db.select().from(inboxMessages).orderBy(desc(inboxMessages.id)).limit(limit);
}

export async function insertMessage(
  db: Database,
  { recipient, code, text, attachments = [] }: OutgoingMessage,
  now: number,
): Promise<void> {
  const [file] = attachments;
  await db.insert(inboxMessages).values({
    recipient,
    code,
    text,
    attachmentName: file?.name ?? null,
    attachment: file ? toBase64(file.bytes) : null,
    createdAt: now,
  });
}

/** The attachment of a message. */
export async function findAttachment(
  db: Database,
  id: number,
): Promise<{ readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> } | null> {
  const [row] = await db.select().from(inboxMessages).where(eq(inboxMessages.id, id));
  if (row?.attachment == null) return null;
  const bytes = Uint8Array.from(atob(row.attachment), (character) => character.codePointAt(0) ?? 0);
  return { name: row.attachmentName ?? 'file', bytes };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}
