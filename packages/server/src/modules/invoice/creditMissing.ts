import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { type CreditNoteRow, findUncredited } from './creditNoteRepository.ts';
import { lockCovered } from './repository.ts';
import { type CreditNoteDeps, writeCreditNote } from './writeCreditNote.ts';

/**
 * Creates a credit note for each order of an issued invoice that was refunded without one: before credit
 * notes existed, or by a node of an earlier release.
 */
export async function creditMissing(
  db: Database,
  invoiceSn: string,
  deps: CreditNoteDeps,
): Promise<readonly CreditNoteRow[]> {
  return inTransaction(db, async (tx) => {
    const locked = await lockCovered(tx, invoiceSn);
    const notes: CreditNoteRow[] = [];
    for (const { orderId, userId, amount } of await findUncredited(tx, { invoiceSn, limit: locked.length })) {
      const taken = { pieces: [], shippingFee: 0, amount, withheldAmount: 0 };
      const note = await writeCreditNote(tx, { id: orderId, userId }, taken, deps);
      if (note) notes.push(note);
    }
    return notes;
  });
}
