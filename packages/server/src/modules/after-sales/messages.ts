import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { afterSales, afterSalesMessages } from '../../db/schema/afterSales.ts';
import { type AfterSalesRow } from './repository.ts';
import { runningStages } from './states.ts';

/** A message as stored. */
export type MessageRow = typeof afterSalesMessages.$inferSelect;

/** Who writes. */
export type MessageAuthor = MessageRow['author'];

/** Most messages of each side about a request. */
export const mostMessages = 200;

const day = 24 * 3600;

/** Whether both sides may write: while a request is open, and for `conversationDays` after it has ended. */
export function isConversationOpen(
  { stage, updatetime }: Pick<AfterSalesRow, 'stage' | 'updatetime'>,
  { now, conversationDays }: { readonly now: number; readonly conversationDays: number },
): boolean {
  return runningStages.includes(stage) || now < updatetime + conversationDays * day;
}

/** A message to store. */
interface NewMessage {
  readonly afterSaleId: number;
  readonly author: MessageAuthor;
  readonly words: string;
  readonly images: readonly string[];
}

/**
 * Stores a message; whoever writes has read what the other side wrote. Null where this side has written as many as there may
 * be. Needs the lock of the order.
 */
export async function addMessage(db: Database, message: NewMessage, now: number): Promise<MessageRow | null> {
  const { afterSaleId, author } = message;
  const isTheirs = and(
    eq(afterSalesMessages.afterSaleId, afterSaleId),
    eq(afterSalesMessages.author, author),
  );
  if ((await db.$count(afterSalesMessages, isTheirs)) >= mostMessages) return null;
  const [row] = await db
    .insert(afterSalesMessages)
    .values({ ...message, createtime: now })
    .returning();
  if (!row) throw new Error('Pawlet: a stored message must be returned.');
  await markRead(db, { afterSaleId, by: author, upTo: row.id }, now);
  return row;
}

/** Marks messages of the other side as read, up to one that was seen. */
export async function markRead(
  db: Database,
  {
    afterSaleId,
    by,
    upTo,
  }: { readonly afterSaleId: number; readonly by: MessageAuthor; readonly upTo: number },
  now: number,
): Promise<void> {
  await db
    .update(afterSalesMessages)
    .set({ readtime: now })
    .where(
      and(
        eq(afterSalesMessages.afterSaleId, afterSaleId),
        eq(afterSalesMessages.author, by === 'shop' ? 'shopper' : 'shop'),
        isNull(afterSalesMessages.readtime),
        lte(afterSalesMessages.id, upTo),
      ),
    );
}

/** Messages about requests, oldest first. */
export async function findMessages(db: Database, ids: readonly number[]): Promise<readonly MessageRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(afterSalesMessages)
    .where(inArray(afterSalesMessages.afterSaleId, [...ids]))
    .orderBy(asc(afterSalesMessages.id));
}

/** Whether the shopper has not read a message of the shop about a request. */
export async function isAnythingUnread(db: Database, afterSaleId: number | null): Promise<boolean> {
  const [row] = await db
    .select({ id: afterSalesMessages.id })
    .from(afterSalesMessages)
    .where(
      and(
        eq(afterSalesMessages.afterSaleId, afterSaleId ?? 0),
        eq(afterSalesMessages.author, 'shop'),
        isNull(afterSalesMessages.readtime),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Numbers of messages of the shop that the shopper has not read, by order line. */
export async function countUnreadByLine(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ lineId: afterSales.lineId, messages: sql<number>`count(*)`.mapWith(Number) })
    .from(afterSalesMessages)
    .innerJoin(afterSales, eq(afterSales.id, afterSalesMessages.afterSaleId))
    .where(
      and(
        inArray(afterSales.orderId, [...orderIds]),
        eq(afterSalesMessages.author, 'shop'),
        isNull(afterSalesMessages.readtime),
        // The shopper sees the latest request of a line.
        sql`not exists (select from ${afterSales} later where later.line_id = ${afterSales.lineId} and later.id > ${afterSales.id})`,
      ),
    )
    .groupBy(afterSales.lineId);
  return new Map(rows.map(({ lineId, messages }) => [lineId, messages]));
}

/** The shopper has written something that nobody of the shop has read. */
export const hasUnreadWords = sql`exists (select from ${afterSalesMessages} where ${afterSalesMessages.afterSaleId} = ${afterSales.id} and ${afterSalesMessages.author} = 'shopper' and ${afterSalesMessages.readtime} is null)`;
