import { carts } from '../../src/db/schema/cart.ts';
import type { TestStore } from '../createTestStore.ts';
import { createPeople } from './people.ts';
import type { TestClient } from './testClient.ts';

/** One of many shoppers, logged in, with an address. */
export interface CrowdMember {
  readonly client: TestClient;
  readonly id: number;
  readonly addressId: number;
}

let networks = 0;

/** An address in a network that no other test client uses: limits count by network. */
export function newAddress(): string {
  networks += 1;
  return `2001:db8:${Math.floor(networks / 65_536).toString(16)}:${(networks % 65_536).toString(16)}::1`;
}

/** Creates many logged-in shoppers without the log-in page, each in a separate network. */
export async function gatherCrowd(store: TestStore, size: number, points = 0): Promise<CrowdMember[]> {
  const people = await createPeople(store.db, { size, points, now: store.clock.now() });
  return people.map(({ id, token, addressId }) => {
    const client = store.visitor(newAddress());
    client.token = token;
    return { client, id, addressId };
  });
}

/**
 * Adds a row of one SKU for every member, in the cart (1) or to buy now (2); returns the rows' ids in the
 * members' order.
 */
export async function fillCarts(
  store: Pick<TestStore, 'db' | 'clock'>,
  crowd: readonly Pick<CrowdMember, 'id'>[],
  sku: { readonly id: number; readonly productId: number },
  quantity = 1,
  sceneval = 1,
): Promise<number[]> {
  const now = store.clock.now();
  const rows = await store.db
    .insert(carts)
    .values(
      crowd.map(({ id }) => ({
        userId: id,
        productId: sku.productId,
        skuId: sku.id,
        quantity,
        sceneval,
        priceAdded: 0,
        currencyAdded: 'CNY',
        createtime: now,
        updatetime: now,
      })),
    )
    .returning({ id: carts.id, userId: carts.userId });
  return crowd.map(({ id }) => rows.find(({ userId }) => userId === id)?.id ?? 0);
}
