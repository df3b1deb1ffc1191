import { findJoined, type WaitingWrite, type Write } from './writes.ts';

/**
 * Merges a new write into the queue: a later write to a row replaces an earlier one, and a row that the shop has never
 * received is changed or removed locally. What may have been sent stays as it was sent.
 */
export function mergeWaiting(waiting: readonly WaitingWrite[], next: WaitingWrite): readonly WaitingWrite[] {
  const { write } = next;
  switch (write.kind) {
    case 'add':
      return [...waiting, next];
    case 'favourite':
      return [
        ...waiting.filter(
          (one) => !(isHere(one) && one.write.kind === 'favourite' && one.write.goodsId === write.goodsId),
        ),
        next,
      ];
    case 'change': {
      const [added] = write.row === undefined ? findOwn(waiting, [write.rowId]) : [];
      if (added !== undefined) {
        const row = { ...added.write.row, nums: write.quantity };
        const input = { ...added.input, nums: write.quantity };
        const changed = { ...added, input, write: { kind: 'add' as const, row } };
        const parts = listParts(waiting, added);
        return waiting.flatMap((one) => (one === added ? changed : parts.includes(one) ? [] : one));
      }
      const earlier = waiting.findLast((one) => isChangeOf(one, write.rowId));
      const isOver = earlier !== undefined && isHere(earlier) && !isChoice(earlier);
      return [...waiting.filter((one) => !isOver || one !== earlier), next];
    }
    case 'remove': {
      const own = findOwn(waiting, write.rowIds);
      const parts = own.flatMap((added) => listParts(waiting, added));
      const left = write.rowIds.filter((rowId) => !own.some((added) => added.write.row.id === rowId));
      const others = waiting.filter((one) => {
        const isOver = isHere(one) && !isChoice(one) && write.rowIds.some((rowId) => isChangeOf(one, rowId));
        return !isOver && !parts.includes(one);
      });
      if (left.length === 0) return others;
      return [...others, { ...next, input: { id: left.join(',') }, write: { ...write, rowIds: left } }];
    }
  }
}

type WaitingAdd = WaitingWrite & { readonly write: Extract<Write, { readonly kind: 'add' }> };

function isAdd(one: WaitingWrite): one is WaitingAdd {
  return one.write.kind === 'add';
}

/** Whether a write cannot have been sent yet. */
function isHere({ sentAt }: WaitingWrite): boolean {
  return sentAt === undefined;
}

function isChangeOf({ write }: WaitingWrite, rowId: number): boolean {
  return write.kind === 'change' && write.rowId === rowId;
}

/** Whether another SKU was chosen: writes before and after it concern different rows, so it stays in place. */
function isChoice({ write }: WaitingWrite): boolean {
  return write.kind === 'change' && write.row !== undefined;
}

/** The additions that created these rows, if the shop has never received the rows and they are unchanged. */
function findOwn(waiting: readonly WaitingWrite[], rowIds: readonly number[]): readonly WaitingAdd[] {
  return waiting.filter(isAdd).filter((added) => {
    const { id } = added.write.row;
    const isChosen = waiting.some((one) => isChoice(one) && isChangeOf(one, id));
    return isHere(added) && rowIds.includes(id) && !isChosen;
  });
}

/** The addition that created a row, and later ones of the same product and SKU, which joined it. */
function listParts(waiting: readonly WaitingWrite[], added: WaitingAdd): readonly WaitingWrite[] {
  return waiting
    .slice(waiting.indexOf(added))
    .filter((one) => isHere(one) && isAdd(one) && findJoined([one.write.row], added.write.row) !== undefined);
}
