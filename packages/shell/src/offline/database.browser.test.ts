import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeptReplies } from './createKeptReplies.ts';
import { createWaitingWrites, type Sent } from './createWaitingWrites.ts';
import { openDatabase, type OfflineDatabase } from './database.ts';
import type { CartRow, WaitingWrite, Write } from './writes.ts';

const name = 'pawlet-offline-test';
const hourMs = 3_600_000;
let database: Promise<OfflineDatabase>;
let time: number;
const now = (): number => time;

beforeEach(async () => {
  time = 1_000_000;
  await deleteDB(name);
  database = openDatabase(name);
});
afterEach(async () => (await database).close());

describe('cached responses', () => {
  const make = (build = 'one') => createKeptReplies({ database, build, now });

  it('are found again with their age, and with the version of the storefront that cached them', async () => {
    await make().keep({ key: 'home', owner: '', data: { goods: [1] } });
    time += 5000;
    const kept = { data: { goods: [1] }, at: 1_000_000, build: 'one' };
    expect(await make('two').find('home')).toMatchObject(kept);
    expect(await make().find('list')).toBeUndefined();
  });

  it('expire after a month, and are removed when the shop invalidates them', async () => {
    const replies = make();
    await replies.keep({ key: 'old', owner: '', data: 1 });
    await replies.keep({ key: 'gone', owner: '', data: 1 });
    await replies.drop('gone');
    expect(await replies.find('gone')).toBeUndefined();
    time += 31 * 24 * hourMs;
    expect(await replies.find('old')).toBeUndefined();
  });

  it('are limited in number and size', async () => {
    const replies = make();
    for (let count = 0; count < 330; count += 1) {
      time += 1;
      await replies.keep({ key: `reply ${count}`, owner: '', data: count });
    }
    await replies.keep({ key: 'long', owner: '', data: 'x'.repeat(400_000) });
    expect(await (await database).count('replies')).toBeLessThanOrEqual(320);
    expect(await replies.find('reply 0')).toBeUndefined();
    expect(await replies.find('reply 329')).toBeDefined();
    expect(await replies.find('long')).toBeUndefined();
  });

  it('are removed with the shopper, except for public ones', async () => {
    const replies = make();
    for (const owner of ['', '5', '6']) await replies.keep({ key: `of ${owner}`, owner, data: owner });
    await replies.forgetOthers('5');
    expect(await replies.find('of 6')).toBeUndefined();
    expect(await replies.find('of 5')).toBeDefined();
    await replies.forgetOthers('');
    expect((await (await database).getAll('replies')).map(({ owner }) => owner)).toEqual(['']);
  });

  it('are none where the browser stores nothing', async () => {
    const blocked = Promise.reject<OfflineDatabase>(new Error('SecurityError'));
    const replies = createKeptReplies({ database: blocked, build: 'one', now });
    await replies.keep({ key: 'home', owner: '', data: 1 });
    await replies.drop('home');
    await replies.forgetOthers('');
    expect(await replies.find('home')).toBeUndefined();
  });
});

function makeWaiting(write: Write, owner = '5'): WaitingWrite {
  return { owner, path: `/${write.kind}`, input: {}, key: 'key', write, title: write.kind, failures: 0 };
}
const row = (id: number): CartRow => ({ id, nums: 1, goods_id: id, goods_sku_id: null }) as CartRow;
const add = (id: number, owner?: string) => makeWaiting({ kind: 'add', row: row(id) }, owner);
const change = (rowId: number, quantity: number) => makeWaiting({ kind: 'change', rowId, quantity });
const remove = (rowId: number) => makeWaiting({ kind: 'remove', rowIds: [rowId] });

describe('queued writes', () => {
  const make = () => createWaitingWrites({ database, locks: navigator.locks, now });
  const done = (write: WaitingWrite): Promise<Sent> =>
    Promise.resolve(
      write.write.kind === 'add' ? { status: 'done', rowId: write.write.row.id + 1 } : { status: 'done' },
    );

  it("are sent in order, once, and remember the shop's ids", async () => {
    const writes = make();
    for (const one of [add(2_000_000_010), change(3, 2), remove(4)]) await writes.put(one);
    expect(await writes.list('5')).toHaveLength(3);
    const send = vi.fn<typeof done>(done);
    const report = await writes.send('5', send);
    expect(send.mock.calls.map(([one]) => one.path)).toEqual(['/add', '/change', '/remove']);
    expect(report.done).toHaveLength(3);
    expect([...(await make().rows('5'))]).toEqual([[2_000_000_010, 2_000_000_011]]);
    expect(await writes.list('5')).toEqual([]);
    await writes.send('5', send);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('are sent by one tab at a time', async () => {
    const [first, second] = [make(), make()];
    for (const id of [1, 2, 3]) await first.put(change(id, 1));
    const sent: string[] = [];
    let running = 0;
    const send = async (one: WaitingWrite): Promise<Sent> => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      sent.push(JSON.stringify(one.write));
      running -= 1;
      return { status: 'done' };
    };
    await Promise.all([first.send('5', send), second.send('5', send)]);
    expect(new Set(sent).size).toBe(3);
    expect(sent).toHaveLength(3);
  });

  it('stay queued without a response, marked as sent', async () => {
    const writes = make();
    await writes.put(add(2_000_000_010));
    await writes.put(change(3, 2));
    const send = vi.fn<() => Promise<Sent>>(() => Promise.resolve({ status: 'unanswered' }));
    const report = await writes.send('5', send);
    expect(send).toHaveBeenCalledTimes(1);
    expect(report).toMatchObject({ done: [], refused: [] });
    expect(await writes.list('5')).toMatchObject([{ sentAt: time }, { path: '/change' }]);
  });

  it('are undone when the shop rejects them, and after three failures', async () => {
    const writes = make();
    await writes.put(change(3, 2));
    await writes.put(change(4, 2));
    const refuse = (): Promise<Sent> => Promise.resolve({ status: 'refused', message: 'Sold out' });
    const fail = (): Promise<Sent> => Promise.resolve({ status: 'failed' });
    const { refused } = await writes.send('5', (one) =>
      one.write.kind === 'change' && one.write.rowId === 3 ? refuse() : fail(),
    );
    expect(refused).toMatchObject([{ message: 'Sold out', waiting: { write: { rowId: 3 } } }]);
    expect((await writes.send('5', fail)).refused).toEqual([]);
    expect((await writes.send('5', fail)).refused).toMatchObject([{ message: '' }]);
    expect(await writes.list('5')).toEqual([]);
  });

  it('are not repeated once the shop may have dropped the key', async () => {
    const writes = make();
    await writes.put({ ...add(2_000_000_010), sentAt: time });
    await writes.put({ ...change(3, 2), sentAt: time });
    await writes.put(add(2_000_000_020));
    time += 24 * hourMs;
    const send = vi.fn<typeof done>(done);
    const { refused } = await writes.send('5', send);
    expect(refused).toMatchObject([
      { message: undefined, waiting: { write: { row: { id: 2_000_000_010 } } } },
    ]);
    // What was never sent, and idempotent writes, are sent however late it is.
    expect(send.mock.calls.map(([one]) => one.path)).toEqual(['/change', '/add']);
  });

  it('belong to their shopper', async () => {
    const writes = make();
    await writes.put(add(2_000_000_010));
    await writes.put(add(2_000_000_020, '6'));
    const send = vi.fn<typeof done>(done);
    await writes.send('6', send);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await writes.list('5')).toHaveLength(1);
    await writes.forgetOthers('6');
    expect(await writes.list('5')).toEqual([]);
    expect((await writes.rows('6')).size).toBe(1);
    await writes.forgetOthers('');
    expect((await writes.rows('6')).size).toBe(0);
  });

  it('replace what they undo', async () => {
    const writes = make();
    await writes.put(add(2_000_000_010));
    await writes.put(change(2_000_000_010, 4));
    const [only, ...rest] = await writes.list('5');
    expect(rest).toEqual([]);
    expect(only?.write).toMatchObject({ kind: 'add', row: { nums: 4 } });
    await writes.put(remove(2_000_000_010));
    expect(await writes.list('5')).toEqual([]);
  });
});
