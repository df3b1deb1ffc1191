import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeWaiting } from './mergeWaiting.ts';
import { applyWaiting, isTemporaryId, toTemporaryId } from './writes.ts';
import type { CartRow, WaitingWrite, Write } from './writes.ts';

const row = (id: number, skuId: number, quantity: number): CartRow =>
  ({ id, goods_id: 7, goods_sku_id: skuId, nums: quantity }) as CartRow;

function makeWaiting(write: Write): WaitingWrite {
  const input =
    write.kind === 'add'
      ? { goods_id: 7, goods_sku_id: write.row.goods_sku_id, nums: write.row.nums }
      : write.kind === 'remove'
        ? { id: write.rowIds.join(',') }
        : write.kind === 'change'
          ? {
              id: write.rowId,
              nums: write.quantity,
              ...(write.row && { goods_sku_id: write.row.goods_sku_id }),
            }
          : {};
  return { owner: '5', path: write.kind, input, key: 'key', write, title: '', failures: 0 };
}

/** A shopper's actions in her cart; `place` is the index of a row on the screen. */
type Deed =
  | { readonly kind: 'add'; readonly skuId: number; readonly quantity: number }
  | { readonly kind: 'change'; readonly place: number; readonly quantity: number }
  /** Another SKU for a row. */
  | { readonly kind: 'choose'; readonly place: number; readonly skuId: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly places: readonly number[] }
  /** The first queued write may have been sent. */
  | { readonly kind: 'leave' };

const skuId = fc.integer({ min: 71, max: 73 });
const quantity = fc.integer({ min: 1, max: 9 });
const place = fc.nat(5);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), skuId, quantity }),
  fc.record({ kind: fc.constant('change' as const), place, quantity }),
  fc.record({ kind: fc.constant('choose' as const), place, skuId, quantity }),
  fc.record({
    kind: fc.constant('remove' as const),
    places: fc.uniqueArray(place, { minLength: 1, maxLength: 2 }),
  }),
  fc.constant({ kind: 'leave' as const }),
);

/** The quantity of each SKU in a cart. */
const getCounts = (rows: readonly CartRow[]) =>
  Object.fromEntries(
    [71, 72, 73].map((sku) => [
      sku,
      rows.filter((one) => one.goods_sku_id === sku).reduce((sum, one) => sum + one.nums, 0),
    ]),
  );

/** The shop's cart once it has received everything, call by call. */
function tell(rows: readonly CartRow[], waiting: readonly WaitingWrite[]): readonly CartRow[] {
  let cart = [...rows];
  const sent = new Map<number, number>();
  for (const { write, input } of waiting) {
    const toSent = (id: number): number => (isTemporaryId(id) ? (sent.get(id) ?? 0) : id);
    if (write.kind === 'add') {
      const [sku, quantity] = [Number(input['goods_sku_id']), Number(input['nums'])];
      const joined = cart.find((one) => one.goods_sku_id === sku);
      const id = joined?.id ?? 1000 + sent.size;
      sent.set(write.row.id, id);
      cart = [...cart.filter((one) => one !== joined), row(id, sku, quantity + (joined?.nums ?? 0))];
    }
    if (write.kind === 'change') {
      const changed = cart.find(({ id }) => id === toSent(Number(input['id'])));
      if (changed === undefined) throw new Error('The shop has no such row.');
      const sku = Number(input['goods_sku_id'] ?? changed.goods_sku_id);
      const taken = cart.find((one) => one !== changed && one.goods_sku_id === sku);
      cart = cart.filter((one) => one !== changed && one !== taken);
      cart.push(row(changed.id, sku, Number(input['nums']) + (taken?.nums ?? 0)));
    }
    if (write.kind === 'remove') {
      const gone = new Set(
        String(input['id'])
          .split(',')
          .map((id) => toSent(Number(id))),
      );
      cart = cart.filter(({ id }) => !gone.has(id));
    }
  }
  return cart;
}

it('whatever a shopper does offline, the cart is as she left it, on the screen and in the shop', () => {
  const known = fc.uniqueArray(fc.record({ sku: skuId, quantity }), { selector: ({ sku }) => sku });
  fc.assert(
    fc.property(known, fc.array(deed, { maxLength: 12 }), (inShop, deeds) => {
      const rows = inShop.map(({ sku, quantity }, index) => row(index + 1, sku, quantity));
      let waiting: readonly WaitingWrite[] = [];
      let wanted: Record<string, number> = getCounts(rows);
      for (const [turn, done] of deeds.entries()) {
        const shown = applyWaiting(rows, waiting);
        if (done.kind === 'leave') {
          const [first, ...rest] = waiting;
          if (first !== undefined) waiting = [{ ...first, sentAt: 1 }, ...rest];
        } else if (done.kind === 'add') {
          const added = row(toTemporaryId(turn / 100), done.skuId, done.quantity);
          waiting = mergeWaiting(waiting, makeWaiting({ kind: 'add', row: added }));
          wanted = { ...wanted, [done.skuId]: (wanted[done.skuId] ?? 0) + done.quantity };
        } else if (done.kind === 'change') {
          const target = shown[done.place];
          if (target === undefined) continue;
          const change = { kind: 'change', rowId: target.id, quantity: done.quantity } as const;
          waiting = mergeWaiting(waiting, makeWaiting(change));
          wanted = { ...wanted, [String(target.goods_sku_id)]: done.quantity };
        } else if (done.kind === 'choose') {
          const target = shown[done.place];
          if (target === undefined || target.goods_sku_id === done.skuId) continue;
          const chosen = row(target.id, done.skuId, done.quantity);
          const change = { kind: 'change', rowId: target.id, quantity: done.quantity, row: chosen } as const;
          waiting = mergeWaiting(waiting, makeWaiting(change));
          wanted = {
            ...wanted,
            [String(target.goods_sku_id)]: 0,
            // A row that already has the SKU is merged.
            [done.skuId]: done.quantity + (wanted[done.skuId] ?? 0),
          };
        } else {
          const targets = shown.filter((_, index) => done.places.includes(index));
          if (targets.length === 0) continue;
          waiting = mergeWaiting(
            waiting,
            makeWaiting({ kind: 'remove', rowIds: targets.map(({ id }) => id) }),
          );
          wanted = { ...wanted, ...Object.fromEntries(targets.map((one) => [String(one.goods_sku_id), 0])) };
        }
        expect(getCounts(applyWaiting(rows, waiting))).toEqual(wanted);
        expect(getCounts(tell(rows, waiting))).toEqual(wanted);
      }
    }),
    { numRuns: 1000 },
  );
});
