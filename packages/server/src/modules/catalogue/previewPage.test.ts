import { campaignCalls, offerCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, fetchWith, localHeaders } from '../../../test/store/operatorApi.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import { activities } from '../../db/schema/activity.ts';
import { findActiveRules } from '../discount/service.ts';
import type { PreviewVisit } from '../../ports/storefrontPreview.ts';

const day = 86_400;
const words = (text: string) => ({
  zh: text,
  en: text,
  ja: text,
  fr: text,
  de: text,
  it: text,
  es: text,
  ko: text,
});
let store: TestStore;
let local: OperatorClient;
/** What was prepared, and what the page could read while it was rendered. */
let seen: {
  readonly visit: PreviewVisit;
  readonly banner: string;
  readonly running: readonly string[];
} | null;

beforeAll(async () => {
  store = await createTestStore({
    deps: {
      operatorSecret,
      openPreview: (visit) =>
        Promise.resolve(async (db, banner) => {
          const now = store.clock.now();
          const rules = await findActiveRules(db);
          const campaigns = await db.select().from(activities);
          seen = {
            visit,
            banner,
            running: [
              ...rules.filter(({ begintime }) => (begintime ?? 0) <= now).map(({ name }) => name.en),
              ...campaigns
                .filter(({ begintime, endtime }) => begintime <= now && endtime > now)
                .map(({ title }) => title.en),
            ],
          };
          return { html: '<p>page</p>', policy: 'sandbox' };
        }),
    },
  });
  local = clientWith(store, localHeaders);
});
beforeEach(() => {
  seen = null;
});
afterAll(() => store.close());

it('shows an offer on its product as if it were running, to nobody else, and logs it', async () => {
  const begin = store.clock.now() + day;
  const { data: offer } = await local.call(offerCalls.createOffer, {
    input: { kind: 'product', name: words('Tomorrow'), product: 1, percentOff: 20, begin },
  });
  const path = `/operator/v1/offers/${offer.id}/preview?language=de`;
  const reply = await fetchWith(store, localHeaders)(path);
  expect([reply.status, await reply.text()]).toEqual([200, '<p>page</p>']);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': 'sandbox',
  });
  expect(reply.headers.has('content-disposition')).toBe(false);
  expect(seen).toMatchObject({ visit: { path: '/goods/1', language: 'de' } });
  expect(seen?.banner).toContain('„Tomorrow“');
  expect(seen?.running).toContain('Tomorrow');

  // Rolled back: it is still planned.
  const after = await local.call(offerCalls.readOffer, { params: { id: String(offer.id) } });
  expect(after.data).toEqual(offer);
  const logged = await store.db.select().from(operatorLogs).where(eq(operatorLogs.command, 'offers.preview'));
  expect(logged).toMatchObject([{ actor: 'local', target: String(offer.id), outcome: 'read' }]);
});

it('shows a campaign and an offer that is switched off', async () => {
  const now = store.clock.now();
  const { data: campaign } = await local.call(campaignCalls.createCampaign, {
    input: { title: words('Garden'), path: '/pages/goods/goods', begin: now + day, end: now + 2 * day },
  });
  await local.call(campaignCalls.previewCampaign, { params: { id: String(campaign.id) } });
  expect(seen).toMatchObject({ visit: { path: '/' } });
  expect(seen?.running).toContain('Garden');
  expect(
    (await local.call(campaignCalls.readCampaign, { params: { id: String(campaign.id) } })).data,
  ).toEqual(campaign);

  const { data: off } = await local.call(offerCalls.createOffer, {
    input: { kind: 'order', name: words('Off'), percentOff: 5, isActive: false },
  });
  await local.call(offerCalls.previewOffer, { params: { id: String(off.id) } });
  expect(seen).toMatchObject({ visit: { path: '/' } });
  expect(seen?.running).toContain('Off');
});

it('finds no preview of what does not exist', async () => {
  const reply = await fetchWith(store, localHeaders)('/operator/v1/offers/2000000000/preview');
  expect(reply.status).toBe(404);
  expect(seen).toBeNull();
});
