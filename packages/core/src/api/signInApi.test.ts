import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeHttp, lost, refuse } from '../../test/createFakeHttp.ts';
import { createTabStorage } from '../../test/memoryStorage.ts';
import { createTestStore, testOrigin } from '../../../server/test/createTestStore.ts';
import type { TestStore } from '../../../server/test/createTestStore.ts';
import { gatherCrowd } from '../../../server/test/store/crowd.ts';
import * as contract from '../contract/index.ts';
import type { RefusalReason } from '../contract/index.ts';
import { createPawlet } from '../createPawlet.ts';
import type { HostPort } from '../host/index.ts';
import type { Pawlet } from '../pawlet/types.ts';
import { createApi } from './createApi.ts';
import { createSignInApi } from './signInApi.ts';
import { createPendingKeys } from './pendingKeys.ts';
import type { TaskId } from './types/ids.ts';

const day = 86_400;

/** Index of a base server: no date, no monthly limit, numbers as strings. */
const baseIndex = {
  signinscore: { s10: '30', s2: '6', s1: '5', sn: '9' },
  isfillup: '1',
  fillupscore: '30',
  fillupdays: '3',
  successions: 2,
  is_signin: true,
  score: 12,
} as const;

describe('the daily check-in against the real store', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await createTestStore();
  });
  afterAll(() => store.close());

  /** A shop with a new, logged-in shopper. */
  async function enter(points = 0): Promise<Pawlet> {
    const [member] = await gatherCrowd(store, 1, points);
    if (member === undefined) throw new Error('nobody came');
    const pawlet = open();
    pawlet.session.signIn({
      token: member.client.token,
      user: { id: member.id, username: 'n', nickname: 'N', avatar: '', mobile: '', email: '' },
    });
    return pawlet;
  }

  function open(): Pawlet {
    return createPawlet({
      host: {} as HostPort,
      apiOrigin: testOrigin,
      fetch: (input, init) => Promise.resolve(store.app.fetch(new Request(input, init))),
      session: {
        ...createTabStorage().openTab(),
        location: { href: `${testOrigin}/` },
        history: { replaceState: () => undefined, state: null },
      },
    });
  }

  it('shows a visitor the rewards of a streak', async () => {
    const pawlet = open();
    expect((await pawlet.config.load()).signInRewards).toEqual([5, 5, 8, 8, 10, 10, 20, 10]);
    expect((await pawlet.api.tasks.list()).every(({ state }) => state === 'open')).toBe(true);
    pawlet.dispose();
  });

  it('pays once a day, and reports the second attempt', async () => {
    const pawlet = await enter();
    const { signIn } = pawlet.api;
    const before = await signIn.overview();
    expect(before).toMatchObject({
      isSignedToday: false,
      streakDays: 0,
      points: 0,
      rewards: [5, 5, 8, 8, 10, 10, 20, 10],
      fillUp: { price: 30, daysBack: 7, monthlyLimit: 3, left: 3 },
      ranking: { ownRank: undefined, ownDays: 0 },
    });
    const [first, second] = await Promise.all([signIn.signInToday(), signIn.signInToday()]);
    expect([first.status, second.status].sort()).toEqual(['already-signed-in', 'signed-in']);
    expect([first, second]).toEqual([
      expect.objectContaining({ streakDays: 1, pointsAwarded: 5 }),
      expect.objectContaining({ streakDays: 1, pointsAwarded: 5 }),
    ]);
    const after = await signIn.overview();
    expect(after).toMatchObject({ isSignedToday: true, streakDays: 1, points: 5 });
    const today = after.today ?? '';
    expect(today).toBe(before.today);
    expect(await signIn.month(today.slice(0, 7))).toEqual([today]);
    const log = await signIn.log();
    expect(log).toMatchObject({ total: 1, hasMore: false });
    expect(log.items[0]).toMatchObject({ date: today, kind: 'signed-in', streakDays: 1, points: 5 });
    const ranking = await signIn.rank();
    expect(ranking.ownDays).toBe(1);
    expect(ranking.rows.map(({ rank }) => rank)).toEqual(ranking.rows.map((_, index) => index + 1));
    pawlet.dispose();
  });

  it('backfills missed days, and returns each refusal as a value', async () => {
    const pawlet = await enter(95);
    const { signIn } = pawlet.api;
    const { today = '' } = await signIn.overview();
    const back = (days: number): string =>
      new Date(Date.parse(`${today}T00:00:00Z`) - days * day * 1000).toISOString().slice(0, 10);
    await signIn.signInToday();
    expect(await signIn.fillUp(today)).toEqual({ status: 'already-signed-in' });
    expect(await signIn.fillUp(back(8))).toEqual({ status: 'out-of-range' });
    expect(await signIn.fillUp(back(-1))).toEqual({ status: 'out-of-range' });
    expect(await signIn.fillUp(back(1))).toEqual({ status: 'filled-up', streakDays: 1, points: 70 });
    expect(await signIn.fillUp(back(1))).toEqual({ status: 'already-signed-in' });
    expect(await signIn.overview()).toMatchObject({ streakDays: 2, points: 70, fillUp: { left: 2 } });
    await signIn.fillUp(back(2));
    expect(await signIn.fillUp(back(3))).toMatchObject({ status: 'filled-up', points: 10 });
    expect(await signIn.fillUp(back(4))).toEqual({ status: 'limit-reached', limit: 3 });
    expect((await signIn.log()).items.map(({ kind, points }) => [kind, points])).toEqual([
      ['signed-in', 5],
      ['made-up', -30],
      ['made-up', -30],
      ['made-up', -30],
    ]);
    pawlet.dispose();
  });

  it('requires the points that a missed day costs', async () => {
    const pawlet = await enter(29);
    const { signIn } = pawlet.api;
    const { today = '' } = await signIn.overview();
    const yesterday = new Date(Date.parse(`${today}T00:00:00Z`) - day * 1000).toISOString().slice(0, 10);
    expect(await signIn.fillUp(yesterday)).toEqual({ status: 'points-short', need: 30, have: 29 });
    pawlet.dispose();
  });

  it('uses the day of the country, not of the server', async () => {
    const pawlet = await enter();
    const shown = async (country: string): Promise<string | undefined> => {
      pawlet.session.setCountry(country);
      return (await pawlet.api.signIn.overview()).today;
    };
    const now = store.clock.now() * 1000;
    const dayIn = (timeZone: string): string => new Intl.DateTimeFormat('sv', { timeZone }).format(now);
    expect(await shown('JPN')).toBe(dayIn('Asia/Tokyo'));
    expect(await shown('USA')).toBe(dayIn('America/New_York'));
    pawlet.dispose();
  });

  it('gives the points of a task once', async () => {
    const pawlet = await enter();
    const { signIn, tasks } = pawlet.api;
    const daily = async () => {
      const found = (await tasks.list()).find(({ route }) => route.includes('signin'));
      if (found === undefined) throw new Error('The demo shop has no check-in task.');
      return found;
    };
    const open_ = await daily();
    expect(open_).toMatchObject({ state: 'open', progress: 0 });
    expect(await tasks.claim(open_.id)).toMatchObject({ status: 'not-done' });
    await signIn.signInToday();
    expect(await daily()).toMatchObject({ state: 'claimable', progress: open_.target });
    const balance = 5 + open_.points;
    expect(await tasks.claim(open_.id)).toEqual({ status: 'claimed', points: balance });
    expect(await tasks.claim(open_.id)).toEqual({ status: 'already-claimed', points: balance });
    expect(await daily()).toMatchObject({ state: 'done' });
    expect(await tasks.claim(999_999 as TaskId)).toEqual({ status: 'not-found' });
    pawlet.dispose();
  });
});

describe('a base server', () => {
  it('is supported with its smaller replies', async () => {
    const http = createFakeHttp();
    const signIn = createSignInApi(http);
    http.on(contract.signinIndex, () => baseIndex);
    http.on(contract.signinDosign, () => null);
    http.on(contract.signinFillup, () => null);
    http.on(contract.signinMonthSign, () => ({ '3': '3', '02': '02' }));
    expect(await signIn.overview()).toMatchObject({
      today: undefined,
      rewards: [5, 6, 30, 9],
      fillUp: { price: 30, daysBack: 3, monthlyLimit: undefined, left: undefined },
    });
    expect(await signIn.signInToday()).toEqual({ status: 'signed-in', streakDays: 2, pointsAwarded: 6 });
    expect(await signIn.fillUp('2026-05-05')).toEqual({ status: 'filled-up', streakDays: 2, points: 12 });
    expect(await signIn.month('2026-05')).toEqual(['2026-05-02', '2026-05-03']);
  });

  it('has no backfill where it is switched off', async () => {
    const http = createFakeHttp();
    http.on(contract.signinIndex, () => ({ ...baseIndex, isfillup: '0' }));
    expect((await createSignInApi(http).overview()).fillUp).toBeUndefined();
  });

  it('recognises its text for already checked in', async () => {
    const http = createFakeHttp();
    const signIn = createSignInApi(http);
    http.on(contract.signinDosign, () => refuse('UNKNOWN'));
    http.on(contract.signinIndex, () => baseIndex);
    expect(await signIn.signInToday()).toMatchObject({ status: 'already-signed-in', pointsAwarded: 6 });
    http.on(contract.signinIndex, () => ({ ...baseIndex, is_signin: false }));
    expect(await signIn.signInToday()).toMatchObject({ status: 'refused', reason: 'UNKNOWN' });
  });
});

it.each<[RefusalReason]>([['RATE_LIMITED'], ['INTERNAL']])(
  'passes on %s from a check-in, a backfill and a claim',
  async (reason) => {
    const http = createFakeHttp();
    const keys = createPendingKeys({ owner: () => '7', now: () => 0, createKey: () => 'key' });
    for (const endpoint of [contract.signinDosign, contract.signinFillup, contract.taskClaim] as const) {
      http.on(endpoint, () => refuse(reason));
    }
    const { tasks } = createApi(http, { keys });
    expect(await createSignInApi(http).signInToday()).toMatchObject({ status: 'refused', reason });
    expect(await createSignInApi(http).fillUp('2026-05-05')).toMatchObject({ status: 'refused', reason });
    expect(await tasks.claim(3 as TaskId)).toMatchObject({ status: 'refused', reason });
  },
);

it('claims with the same key until there is a response', async () => {
  const http = createFakeHttp();
  let made = 0;
  const createKey = (): string => `key-${(made += 1)}`;
  const keys = createPendingKeys({ owner: () => '7', now: () => 0, createKey });
  const { tasks } = createApi(http, { keys });
  const id = 3 as TaskId;
  http.on(contract.taskClaim, () => Promise.reject(lost()));
  await expect(tasks.claim(id)).rejects.toMatchObject({ code: 'NETWORK' });
  http.on(contract.taskClaim, () => ({ score: 8 }));
  await tasks.claim(id);
  await tasks.claim(id);
  expect(http.calls.map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2']);
});
