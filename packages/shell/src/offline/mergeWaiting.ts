import { findJoined, type WaitingWrite, type Write } from './writes.ts';

/**
 * What waits once this came, in place of what waited before: a later word on a row takes the place of an earlier one, and a row
 * that the shop was never told of changes or goes by itself. What may have left already stays as it was sent.
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
        const parts = partsOf(waiting, added);
        return waiting.flatMap((one) => (one === added ? changed : parts.includes(one) ? [] : one));
      }
      const earlier = waiting.findLast((one) => isChangeOf(one, write.rowId));
      const isOver = earlier !== undefined && isHere(earlier) && !isChoice(earlier);
      return [...waiting.filter((one) => !isOver || one !== earlier), next];
    }
    case 'remove': {
      const own = findOwn(waiting, write.rowIds);
      const parts = own.flatMap((added) => partsOf(waiting, added));
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

/** Tells what cannot have left yet. */
function isHere({ sentAt }: WaitingWrite): boolean {
  return sentAt === undefined;
}

function isChangeOf({ write }: WaitingWrite, rowId: number): boolean {
  return write.kind === 'change' && write.rowId === rowId;
}

/** Tells that another SKU was chosen: what comes before and behind it is of different rows, so that it stays where it is. */
function isChoice({ write }: WaitingWrite): boolean {
  return write.kind === 'change' && write.row !== undefined;
}

/** The additions that made these rows, as far as the shop was never told of the rows and they are what they were. */
function findOwn(waiting: readonly WaitingWrite[], rowIds: readonly number[]): readonly WaitingAdd[] {
  return waiting.filter(isAdd).filter((added) => {
    const { id } = added.write.row;
    const isChosen = waiting.some((one) => isChoice(one) && isChangeOf(one, id));
    return isHere(added) && rowIds.includes(id) && !isChosen;
  });
}

/** The addition that made a row, and those of the same product and SKU since, which joined it. */
function partsOf(waiting: readonly WaitingWrite[], added: WaitingAdd): readonly WaitingWrite[] {
  return waiting
    .slice(waiting.indexOf(added))
    .filter((one) => isHere(one) && isAdd(one) && findJoined([one.write.row], added.write.row) !== undefined);
}
