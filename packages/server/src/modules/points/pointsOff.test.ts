import {
  apiUserMoney,
  commonInit,
  invitedGetConfig,
  pageIndex,
  pageLists,
  questionSurveyGetForm,
  questionSurveySubmitDrinkerSurvey,
  report2024GetReport,
  scoreLogs,
  signinDosign,
  signinFillup,
  signinIndex,
  taskClaim,
  taskIndex,
} from '@pawlet/core/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { setStock, loadSku } from '../../../test/store/buying.ts';
import { buyReceived } from '../../../test/store/buyReceived.ts';
import { type CrowdMember, gatherCrowd } from '../../../test/store/crowd.ts';
import { loginSessions } from '../../db/schema/session.ts';
import { bindInvite } from '../invited/service.ts';
import { operate } from '../../../test/store/operator.ts';

const skuCode = 'PW-PUMP';
const opening = 100;

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
  await setStock(store, (await loadSku(store, skuCode)).id, 1000);
});
afterAll(() => store.close());
beforeEach(() => turn('on'));

/** Enables or disables points, and waits until the nodes' caches have expired. */
async function turn(state: 'on' | 'off'): Promise<void> {
  await operate(store, 'points-rates', [state]);
  store.clock.advance(11);
}

async function gather(count: number): Promise<readonly CrowdMember[]> {
  const members = await gatherCrowd(store, count, opening);
  // The tests move the clock beyond the lifetime of a session.
  await store.db.update(loginSessions).set({ expiresAt: store.clock.now() + 90 * 86_400 });
  return members;
}

async function newcomer(): Promise<CrowdMember> {
  const [member] = await gather(1);
  if (!member) throw new Error('nobody came');
  return member;
}

const getPoints = async ({ client }: CrowdMember) => Number((await client.call(apiUserMoney)).data.score);
const loadLogs = async ({ client }: CrowdMember) => Number((await client.call(scoreLogs)).data.total);

it('a check-in counts the streak without points, and no day can be backfilled', async () => {
  const member = await newcomer();
  const { client } = member;
  const logs = await loadLogs(member);
  await turn('off');
  expect((await client.call(signinDosign)).data).toEqual({ successions: 1, score: 0 });
  const index = (await client.call(signinIndex)).data;
  expect(index).toMatchObject({
    is_signin: true,
    successions: 1,
    signinscore: {},
    isfillup: '0',
    fillup_left: 0,
  });
  store.clock.advance(86_400);
  const open = (await client.call(signinIndex)).data;
  expect(open.msg).toBe('You have not checked in today yet');
  const missed = new Date(Date.parse(`${open.today}T00:00:00Z`) - 3 * 86_400_000).toISOString().slice(0, 10);
  expect(await client.call(signinFillup, { date: missed })).toMatchObject({
    code: 0,
    msg: 'This shop has no points at the moment',
  });
  expect([await getPoints(member), await loadLogs(member)]).toEqual([opening, logs]);
  await turn('on');
  expect((await client.call(signinDosign)).data).toEqual({ successions: 2, score: 5 });
  expect(await getPoints(member)).toBe(opening + 5);
});

it('the configuration promises no points for a check-in', async () => {
  await turn('off');
  expect((await store.visitor().call(commonInit)).data.signin_scores).toEqual([]);
});

it('there are no tasks, and a completed task waits until points are enabled again', async () => {
  const member = await newcomer();
  const { client } = member;
  await client.call(signinDosign);
  const balance = await getPoints(member);
  const tasks = (await client.call(taskIndex)).data;
  const done = tasks.find(({ kind }: { kind: string }) => kind === 'sign_in');
  expect(done.state).toBe('claimable');
  await turn('off');
  expect((await client.call(taskIndex)).data).toEqual([]);
  expect(await client.call(taskClaim, { id: done.id })).toMatchObject({
    code: 0,
    msg: 'This shop has no points at the moment',
  });
  expect(await getPoints(member)).toBe(balance);
  await turn('on');
  expect((await client.call(taskClaim, { id: done.id })).data).toEqual({ score: balance + done.score });
});

it('an invitation earns and promises nothing', async () => {
  const [inviter, friend] = await gather(2);
  if (!inviter || !friend) throw new Error('nobody came');
  await bindInvite(store.db, { inviterId: inviter.id, inviteeId: friend.id, now: store.clock.now() });
  const offer = async () => (await inviter.client.call(invitedGetConfig)).data;
  const { score: reward } = await offer();
  await turn('off');
  expect(await offer()).toMatchObject({
    score: 0,
    content: 'Smart care for cats and dogs, all in one shop.',
  });
  await buyReceived(store, friend.client, skuCode);
  expect([await getPoints(inviter), await getPoints(friend)]).toEqual([opening, opening]);
  await turn('on');
  await buyReceived(store, friend.client, skuCode);
  expect(await getPoints(inviter)).toBe(opening + reward);
});

it('a survey earns nothing, and is still answered once', async () => {
  const member = await newcomer();
  const { client } = member;
  await turn('off');
  expect((await client.call(questionSurveyGetForm, { type: 'drinker' })).data.score).toBe(0);
  const answers = [
    { id: 1, value: ['cat', 'dog'] },
    { id: 2, value: 'yes' },
    { id: 3, value: 'month' },
    { id: 4, value: 5 },
  ];
  expect((await client.call(questionSurveySubmitDrinkerSurvey, { answers })).data).toEqual({ score: 0 });
  await turn('on');
  expect((await client.call(questionSurveySubmitDrinkerSurvey, { answers })).data).toEqual({
    reason: 'ALREADY_DONE',
    score: 0,
  });
  expect(await getPoints(member)).toBe(opening);
});

it('the annual report counts no points', async () => {
  const member = await newcomer();
  await member.client.call(signinDosign);
  const year = async () => (await member.client.call(report2024GetReport)).data;
  expect((await year()).points).toBe(5);
  await turn('off');
  expect(await year()).toMatchObject({ points: 0, signin_days: 1 });
});

it("the shop's texts explain no points", async () => {
  const reader = store.visitor();
  reader.lang = 'en';
  const helps = async () => (await reader.call(pageLists, { type: 'help', with_text: 1 })).data;
  const before = await helps();
  const rules = async () => String((await reader.call(pageIndex, { diyname: 'rule' })).data.content);
  const [whole, title] = [await rules(), 'How do points work?'];
  const titles = ({ data }: { readonly data: readonly { readonly title: string }[] }) =>
    data.map((page) => page.title);
  expect(titles(before)).toContain(title);
  expect(whole).toContain('100 points');
  await turn('off');
  const after = await helps();
  expect(titles(after)).toEqual(titles(before).filter((one) => one !== title));
  expect(after.total).toBe(before.total - 1);
  const shortened = await rules();
  expect(shortened).not.toMatch(/point/iu);
  expect(shortened).toBe(whole.replace(/<li>[^<]*100 points[^<]*<\/li>/u, ''));
  for (const diyname of ['integral_rule', 'signin_rule', 'invite_rule', 'help-points'])
    expect((await reader.call(pageIndex, { diyname })).data).toEqual({ reason: 'NOT_FOUND' });
});
