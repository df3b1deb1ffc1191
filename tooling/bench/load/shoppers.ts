import { randomUUID } from 'node:crypto';
import type { Database } from '../../../packages/server/src/db/database.ts';
import { createPeople, type Person } from '../../../packages/server/test/store/people.ts';

/** A logged-in shopper with an address. */
export interface Buyer extends Person {
  readonly sid: string;
}

const atOnce = 1000;

/** Creates logged-in shoppers, bypassing the log-in page: password hashing is not measured. */
export async function makeBuyers(db: Database, size: number): Promise<Buyer[]> {
  const made: Buyer[] = [];
  while (made.length < size) {
    const now = Math.floor(Date.now() / 1000);
    const people = await createPeople(db, { size: Math.min(atOnce, size - made.length), now });
    made.push(...people.map((person) => ({ ...person, sid: randomUUID() })));
  }
  return made;
}

/** The headers of a shopper's calls, with an address of their own: the shop limits the sessions of one address. */
export function getHeaders({ id, token, sid }: Buyer): Record<string, string> {
  return {
    token,
    sid,
    lang: 'zh',
    'country-code': 'CHN',
    'content-type': 'application/json',
    'x-forwarded-for': [10, id >> 16, id >> 8, id].map((part) => part & 0xff).join('.'),
  };
}
