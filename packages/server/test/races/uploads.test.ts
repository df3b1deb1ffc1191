import { uploadPath } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDiskFiles } from '../../src/adapters/uploads/diskFiles.ts';
import { createMultipartIntake } from '../../src/adapters/uploads/multipartIntake.ts';
import { createSharpImages } from '../../src/adapters/uploads/sharpImages.ts';
import { rateLimits } from '../../src/db/schema/session.ts';
import { uploadReservations, uploads } from '../../src/db/schema/upload.ts';
import { createTestStore, testOrigin, type TestStore } from '../createTestStore.ts';
import { mp4 } from '../files/videos.ts';
import { createPeople, type Person } from '../store/people.ts';
import { reportSecurityFigure } from '../store/securityFigure.ts';

const runs = process.env['PAWLET_FULL'] === '1' ? 40 : 4;
const kilobyte = 1024;
const accounts = 4;
const clip = mp4();
const smallest = clip.length + 8;
/** Boundaries and headers of a form, which count until the upload is stored. */
const formBytes = kilobyte;
const quotas = {
  accountUnused: 100 * kilobyte,
  accountDaily: 150 * kilobyte,
  shopUnused: 250 * kilobyte,
  shopDaily: 400 * kilobyte,
};

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

let store: TestStore;
let folder: string;
let people: readonly Person[];
/** Bytes of the stored files, and their maximum over time. */
const stored = new Map<string, number>();
let maxStored = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pawlet-quota-'));
  const disk = createDiskFiles(path.join(folder, 'uploads'));
  store = await createTestStore({
    deps: {
      uploads: {
        intake: createMultipartIntake(path.join(folder, 'incoming')),
        images: createSharpImages(),
        quotas,
        files: {
          ...disk,
          async save(name, type, content) {
            stored.set(name, content.size);
            maxStored = Math.max(maxStored, sum(stored.values()));
            await disk.save(name, type, content);
          },
        },
      },
    },
  });
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await reset();
  // Logged in for a minute more than a day.
  people = await createPeople(store.db, { size: accounts, now: store.clock.now() + 60 });
});

async function reset(): Promise<void> {
  await store.db.delete(uploads);
  await store.db.delete(rateLimits);
  stored.clear();
}

interface Sent {
  readonly person: number;
  readonly size: number;
  /** Declares its length, as browsers do. */
  readonly isMeasured: boolean;
  readonly isBroken: boolean;
}

async function send({ person, size, isMeasured, isBroken }: Sent) {
  const content = new Uint8Array(size);
  content.set(clip);
  // Followed by an empty box.
  new DataView(content.buffer).setUint32(clip.length, size - clip.length);
  content.set(new TextEncoder().encode('free'), clip.length + 4);
  if (isBroken) content.fill(0, 0, 16);
  const form = new FormData();
  form.set('file', new File([content], 'clip.mp4'));
  const encoded = new Response(form);
  const body = await encoded.arrayBuffer();
  const headers = new Headers({
    token: people[person]?.token ?? '',
    'content-type': encoded.headers.get('content-type') ?? '',
  });
  if (isMeasured) headers.set('content-length', String(body.byteLength));
  const response = await store.app.request(`${testOrigin}${uploadPath}`, { method: 'POST', body, headers });
  const reply = (await response.json()) as { code: number; msg: string; data: Record<string, unknown> };
  return { ...reply, size };
}

async function counted(bucket: string): Promise<number> {
  const [row] = await store.db.select().from(rateLimits).where(eq(rateLimits.bucket, bucket));
  return row?.attempts ?? 0;
}

const upload = fc.record({
  person: fc.integer({ min: 0, max: accounts - 1 }),
  size: fc.integer({ min: smallest, max: 60 * kilobyte }),
  isMeasured: fc.constant(true),
  isBroken: fc.boolean(),
});

it('concurrent uploads never exceed a quota together, and every byte is counted', async () => {
  let sent = 0;
  let largest = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(upload, { minLength: 10, maxLength: 30 }), async (batch) => {
      await reset();
      const replies = await Promise.all(batch.map(send));
      sent += batch.length;
      const rows = await store.db.select().from(uploads);
      for (const { id } of people) {
        const own = rows.filter(({ userId }) => userId === id).map(({ size }) => size);
        expect(sum(own)).toBeLessThanOrEqual(quotas.accountUnused);
        const daily = own.map((size) => Math.ceil(size / kilobyte));
        expect(await counted(`upload bytes ${id}`)).toBe(sum(daily));
      }
      const kept = sum(rows.map(({ size }) => size));
      largest = Math.max(largest, kept);
      expect(kept).toBeLessThanOrEqual(quotas.shopUnused);
      expect(rows).toHaveLength(replies.filter(({ code }) => code === 1).length);
      expect(await store.db.$count(uploadReservations)).toBe(0);
      for (const [index, { code, data, msg }] of replies.entries()) {
        if (code === 1) continue;
        expect(msg).not.toBe('');
        const reasons = ['LIMIT_REACHED', 'RATE_LIMITED', ...(batch[index]?.isBroken ? ['VALIDATION'] : [])];
        expect(reasons).toContain(data['reason']);
      }
    }),
    { numRuns: runs },
  );
  expect(maxStored).toBeLessThanOrEqual(quotas.shopUnused);
  reportSecurityFigure(
    24,
    `uploads: ${sent} at once of ${accounts} accounts, at most ${maxStored} bytes on disk of ${quotas.shopUnused} allowed, ${largest} kept`,
  );
}, 300_000);

it('an account can upload up to its quota, and then gets a message', async () => {
  const size = 20 * kilobyte - formBytes;
  const one = { person: 0, size, isMeasured: true, isBroken: false };
  const replies = await Promise.all(Array.from({ length: 12 }, () => send(one)));
  expect(replies.filter(({ code }) => code === 1)).toHaveLength(5);
  const refused = replies.find(({ code }) => code === 0);
  expect(refused?.data).toEqual({ reason: 'LIMIT_REACHED', limit: quotas.accountUnused });
  expect(await send({ ...one, person: 1 })).toMatchObject({ code: 1 });
});

it('an account can upload up to its daily quota, used or not', async () => {
  const one = { person: 0, size: 30 * kilobyte - formBytes, isMeasured: true, isBroken: false };
  const codes: number[] = [];
  for (let index = 0; index < 7; index += 1) {
    codes.push((await send(one)).code);
    await store.db.update(uploads).set({ isUsed: true });
  }
  expect(codes).toEqual([1, 1, 1, 1, 1, 0, 0]);
  expect((await send(one)).data).toMatchObject({ reason: 'RATE_LIMITED', retry_after: expect.any(Number) });
  store.clock.advance(86_400);
  expect(await send(one)).toMatchObject({ code: 1 });
});

it("all accounts together can upload up to the shop's quota", async () => {
  const batch = Array.from({ length: 16 }, (_, index) => ({
    person: index % accounts,
    size: 24 * kilobyte - formBytes,
    isMeasured: true,
    isBroken: false,
  }));
  const replies = await Promise.all(batch.map(send));
  expect(replies.filter(({ code }) => code === 1)).toHaveLength(10);
  expect(replies.find(({ code }) => code === 0)?.data).toEqual({ reason: 'RATE_LIMITED', retry_after: 600 });
});

it('an upload of unknown length reserves the maximum', async () => {
  const one = { person: 0, size: smallest, isMeasured: false, isBroken: false };
  expect((await send(one)).data['reason']).toBe('LIMIT_REACHED');
});

it('the reservation of a crashed node is released after 15 minutes', async () => {
  const now = store.clock.now();
  const left = { userId: people[0]?.id ?? 0, bytes: quotas.accountUnused, expiretime: now + 900 };
  await store.db.insert(uploadReservations).values(left);
  const one = { person: 0, size: smallest, isMeasured: true, isBroken: false };
  expect((await send(one)).data['reason']).toBe('LIMIT_REACHED');
  store.clock.advance(900);
  expect(await send(one)).toMatchObject({ code: 1 });
});

it('logs no error in all of this', () => {
  expect(store.errors).toEqual([]);
});
