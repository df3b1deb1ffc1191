import type { Database } from '../../db/database.ts';
import { type CreditedPieces, creditNotes } from '../../db/schema/invoice.ts';
import type { Random } from '../../ports/random.ts';
import { type CreditNoteRow, takeNumber, takeOff } from './creditNoteRepository.ts';
import { fileKeyBytes } from './fileKey.ts';

/** What a refund has taken off the price of an order, in minor units. */
export interface PriceTaken {
  readonly pieces: readonly CreditedPieces[];
  readonly shippingFee: number;
  /** All of it: pieces, freight, and what was about no piece. */
  readonly amount: number;
  /** Part of the amount that the shop kept for points that were gone. */
  readonly withheldAmount: number;
}

export interface CreditNoteDeps {
  readonly random: Random;
  /** Epoch seconds. */
  readonly now: number;
}

/** Writes a credit note for a locked order, as the last step of a transaction; null where no invoice of it was issued. */
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
