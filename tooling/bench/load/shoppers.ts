import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../../packages/server/src/db/database.ts';
import { addresses } from '../../../packages/server/src/db/schema/address.ts';
import { loginSessions } from '../../../packages/server/src/db/schema/session.ts';
import { shoppers } from '../../../packages/server/src/db/schema/shopper.ts';

/** A logged-in shopper with an address. */
export interface Buyer {
  readonly id: number;
  readonly addressId: number;
  readonly token: string;
  readonly sid: string;
}

const district = 440_305;
const atOnce = 1000;

/** Makes logged-in shoppers, past the log-in page: hashing passwords is not what is measured. */
export async function makeBuyers(db: Database, size: number): Promise<Buyer[]> {
  const made: Buyer[] = [];
  while (made.length < size) made.push(...(await makeSome(db, Math.min(atOnce, size - made.length))));
  return made;
}

async function makeSome(db: Database, size: number): Promise<Buyer[]> {
  const now = Math.floor(Date.now() / 1000);
  const crowd = randomBytes(4).toString('hex');
  const people = await db
    .insert(shoppers)
    .values(
      Array.from({ length: size }, (_, index) => ({
        username: `load-${crowd}-${index}`,
        nickname: `Buyer ${index}`,
        createdAt: now,
      })),
    )
    .returning({ id: shoppers.id });
  const buyers = people.map(({ id }) => ({ id, token: randomBytes(32).toString('hex'), sid: randomUUID() }));
  await db.insert(loginSessions).values(
    buyers.map(({ id, token }) => ({
      shopperId: id,
      tokenHash: createHash('sha256').update(token).digest('hex'),
      platform: '',
      model: '',
      brand: '',
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + 86_400,
    })),
  );
  const homes = await db
    .insert(addresses)
    .values(
      buyers.map(({ id }) => ({
        userId: id,
        areaId: district,
        receiver: '买家',
        mobile: '13800138000',
        detail: '1 号',
        createtime: now,
        updatetime: now,
      })),
    )
    .returning({ id: addresses.id, userId: addresses.userId });
  const homeOf = new Map(homes.map(({ id, userId }) => [userId, id]));
  return buyers.map((buyer) => ({ ...buyer, addressId: homeOf.get(buyer.id) ?? 0 }));
}

/** The headers of a shopper's calls. */
export function headersOf({ token, sid }: Buyer): Record<string, string> {
  return { token, sid, lang: 'zh', 'country-code': 'CHN', 'content-type': 'application/json' };
}
