import type { Database } from '../../db/database.ts';
import { type CreditedPieces, creditNotes } from '../../db/schema/invoice.ts';
import type { Random } from '../../ports/random.ts';
import { type CreditNoteRow, takeNumber, takeOff } from './creditNoteRepository.ts';
import { fileKeyBytes } from './fileKey.ts';

/** The amount that a refund deducts from an order's price, in minor units. */
export interface PriceTaken {
  readonly pieces: readonly CreditedPieces[];
  readonly shippingFee: number;
  /** The total: pieces, freight, and amounts not for any piece. */
  readonly amount: number;
  /** Part of the amount that the shop kept for points already spent. */
  readonly withheldAmount: number;
}

export interface CreditNoteDeps {
  readonly random: Random;
  /** Epoch seconds. */
  readonly now: number;
}

/**
 * Creates a credit note for a locked order, as the last step of a transaction; null where no invoice of it
 * was issued.
 */
export async function writeCreditNote(
  db: Database,
  order: { readonly id: number; readonly userId: number },
  taken: PriceTaken,
  { random, now }: CreditNoteDeps,
): Promise<CreditNoteRow | null> {
  const covered = await takeOff(db, order.id, taken.amount);
  if (!covered) return null;
  const [note] = await db
    .insert(creditNotes)
    .values({
      ...taken,
      number: await takeNumber(db),
      fileKey: random.hex(fileKeyBytes),
      userId: order.userId,
      invoiceId: covered.invoiceId,
      orderId: order.id,
      createtime: now,
      dueAt: now,
    })
    .returning();
  if (!note) throw new Error('Pawlet: a credit note was not written.');
  return note;
}
