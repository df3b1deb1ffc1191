import { addresses } from '../../src/db/schema/address.ts';
import { carts } from '../../src/db/schema/cart.ts';
import { loginSessions } from '../../src/db/schema/session.ts';
import { shoppers } from '../../src/db/schema/shopper.ts';
import { sha256 } from '../../src/http/digest.ts';
import type { TestStore } from '../createTestStore.ts';
import type { TestClient } from './testClient.ts';

/** One of many shoppers, logged in, with an address. */
export interface CrowdMember {
  readonly client: TestClient;
  readonly id: number;
  readonly addressId: number;
}

/** Makes many logged-in shoppers, past the log-in page. */
export async function gatherCrowd(store: TestStore, size: number, score = 0): Promise<CrowdMember[]> {
  const now = store.clock.now();
  const prefix = crypto.randomUUID().slice(0, 8);
  const people = await store.db
    .insert(shoppers)
    .values(
      Array.from({ length: size }, (_, index) => ({
        username: `${prefix}-${index}`,
        nickname: `Buyer ${index}`,
        score,
        createdAt: now,
      })),
    )
    .returning({ id: shoppers.id });
  const tokens = people.map(() => crypto.randomUUID());
  await store.db.insert(loginSessions).values(
    await Promise.all(
      people.map(async ({ id }, index) => ({
        shopperId: id,
        tokenHash: await sha256(tokens[index] ?? ''),
        platform: '',
        model: '',
        brand: '',
        createdAt: now,
        lastSeenAt: now,
        expiresAt: now + 86_400,
      })),
    ),
  );
  const homes = await store.db
    .insert(addresses)
    .values(
      people.map(({ id }) => ({
        userId: id,
        areaId: 440305,
        receiver: '买家',
        mobile: '13800138000',
        detail: '1 号',
        createtime: now,
        updatetime: now,
      })),
    )
    .returning({ id: addresses.id, userId: addresses.userId });
  return people.map(({ id }, index) => {
    const client = store.visitor();
    client.token = tokens[index] ?? '';
    return { client, id, addressId: homes.find(({ userId }) => userId === id)?.id ?? 0 };
  });
}

/** Gives every member a row of one SKU, in the cart (1) or to buy now (2); answers the rows' ids in the members' order. */
export async function fillCarts(
  store: TestStore,
  crowd: readonly CrowdMember[],
  sku: { readonly id: number; readonly goodsId: number },
  nums = 1,
  sceneval = 1,
): Promise<number[]> {
  const now = store.clock.now();
  const rows = await store.db
    .insert(carts)
    .values(
      crowd.map(({ id }) => ({
        userId: id,
        goodsId: sku.goodsId,
        skuId: sku.id,
        nums,
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
