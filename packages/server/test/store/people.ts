import type { Database } from '../../src/db/database.ts';
import { addresses } from '../../src/db/schema/address.ts';
import { loginSessions } from '../../src/db/schema/session.ts';
import { shoppers } from '../../src/db/schema/shopper.ts';
import { sha256 } from '../../src/http/digest.ts';

/** A logged-in shopper with an address. */
export interface Person {
  readonly id: number;
  readonly token: string;
  readonly addressId: number;
}

/** Number of shoppers to create. */
export interface PeopleOptions {
  readonly size: number;
  /** Epoch seconds. */
  readonly now: number;
  /** Points of each. @default 0 */
  readonly points?: number | undefined;
}

const district = 440_305;

/**
 * Creates logged-in shoppers without the log-in page: hashing their passwords would take most of the time.
 */
export async function createPeople(
  db: Database,
  { size, now, points = 0 }: PeopleOptions,
): Promise<readonly Person[]> {
  const prefix = crypto.randomUUID().slice(0, 8);
  const rows = Array.from({ length: size }, (_, index) => ({
    username: `${prefix}-${index}`,
    nickname: `Buyer ${index}`,
    points,
    createdAt: now,
  }));
  const made = await db.insert(shoppers).values(rows).returning({ id: shoppers.id });
  const people = made.map(({ id }) => ({ id, token: crypto.randomUUID() }));
  const sessions = people.map(async ({ id, token }) => ({
    shopperId: id,
    tokenHash: await sha256(token),
    platform: '',
    model: '',
    brand: '',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + 86_400,
  }));
  await db.insert(loginSessions).values(await Promise.all(sessions));
  const homes = await db
    .insert(addresses)
    .values(
      people.map(({ id }) => ({
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
  const addressByUser = new Map(homes.map(({ id, userId }) => [userId, id]));
  return people.map((person) => ({ ...person, addressId: addressByUser.get(person.id) ?? 0 }));
}
