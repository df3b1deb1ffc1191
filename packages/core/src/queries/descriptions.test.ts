import { describe, expect, it } from 'vitest';
import type { Api } from '../api/api.ts';
import type { AddressId, ProductId, OrderLineId, OrderNumber, PageId, QuestionId } from '../api/types/ids.ts';
import type { ExchangeId, RewardId } from '../api/types/points.ts';
import type { ReviewId } from '../api/types/review.ts';
import * as queries from './index.ts';
import { toPagedKey } from './prefetch.ts';
import type { PagedQuery, Query } from './types.ts';

const goodsId = 3 as ProductId;
const orderNumber = 'PW1' as OrderNumber;
const lineId = 5 as OrderLineId;

/** One query of each kind, and a second one where a parameter changes the key. */
const described: Readonly<Record<string, readonly (Query<unknown> | PagedQuery<unknown>)[]>> = {
  accountQueries: [queries.accountQueries.me()],
  addressQueries: [
    queries.addressQueries.list(),
    queries.addressQueries.detail('domestic', 1 as AddressId),
    queries.addressQueries.detail('overseas', 1 as AddressId),
  ],
  afterSaleQueries: [queries.afterSaleQueries.closed(), queries.afterSaleQueries.detail(lineId)],
  applicationQueries: [
    queries.applicationQueries.start(lineId),
    queries.applicationQueries.refundLimits({
      lines: [{ lineId, quantity: 1 }],
      type: 'refund',
      currency: 'CNY',
    }),
    queries.applicationQueries.refundLimits({
      lines: [{ lineId, quantity: 2 }],
      type: 'refund',
      currency: 'CNY',
    }),
  ],
  areaQueries: [queries.areaQueries.within(), queries.areaQueries.within(11 as never)],
  cartQueries: [queries.cartQueries.quote('print', { lineIds: [] })],
  categoryQueries: [queries.categoryQueries.withProducts()],
  checkInQueries: [
    queries.checkInQueries.overview(),
    queries.checkInQueries.days('2026-11'),
    queries.checkInQueries.days('2026-10'),
    queries.checkInQueries.ranking(),
    queries.checkInQueries.log(),
  ],
  checkoutQueries: [queries.checkoutQueries.quote({ lineIds: [] })],
  cloudStorageQueries: [
    queries.cloudStorageQueries.devices(),
    queries.cloudStorageQueries.plans('camera'),
    queries.cloudStorageQueries.orders(),
  ],
  countryQueries: [queries.countryQueries.overseas()],
  couponQueries: [
    queries.couponQueries.detail('7'),
    queries.couponQueries.offered(),
    queries.couponQueries.offered('minus'),
    queries.couponQueries.own('usable'),
  ],
  deliveryQueries: [queries.deliveryQueries.address()],
  favouriteQueries: [queries.favouriteQueries.list()],
  filterQueries: [
    queries.filterQueries.counts({ keyword: 'fountain' }),
    queries.filterQueries.filters({ categoryId: 2 as never, keyword: 'fountain' }),
  ],
  helpQueries: [queries.helpQueries.list()],
  homeQueries: [
    queries.homeQueries.products(),
    queries.homeQueries.offers(10),
    queries.homeQueries.campaigns(),
  ],
  invitationQueries: [queries.invitationQueries.summary(), queries.invitationQueries.people()],
  invoiceQueries: [queries.invoiceQueries.list('billable'), queries.invoiceQueries.list('invoiced')],
  ledgerQueries: [queries.ledgerQueries.list(), queries.ledgerQueries.olderEntry(7)],
  logInQueries: [queries.logInQueries.devices(), queries.logInQueries.linked()],
  noticeQueries: [queries.noticeQueries.list()],
  orderQueries: [
    queries.orderQueries.detail(orderNumber),
    queries.orderQueries.list('all'),
    queries.orderQueries.list('all', 'fountain'),
  ],
  pageQueries: [queries.pageQueries.detail('terms'), queries.pageQueries.detail(7 as PageId)],
  phoneQueries: [queries.phoneQueries.prefixes()],
  pointsQueries: [queries.pointsQueries.balance()],
  positionQueries: [queries.positionQueries.place({ latitude: 1, longitude: 2 })],
  productQueries: [
    queries.productQueries.detail(3),
    queries.productQueries.cards([3]),
    queries.productQueries.categories(),
    queries.productQueries.page({}),
    queries.productQueries.list({}),
  ],
  questionQueries: [
    queries.questionQueries.ofProduct(goodsId),
    queries.questionQueries.toCompare(goodsId),
    queries.questionQueries.thread(7 as QuestionId),
    queries.questionQueries.own('asked'),
    queries.questionQueries.own('received'),
  ],
  registrationQueries: [
    queries.registrationQueries.welcome(undefined),
    queries.registrationQueries.welcome(7),
  ],
  reportQueries: [queries.reportQueries.year()],
  restockQueries: [queries.restockQueries.alerts(['token'])],
  reviewQueries: [
    queries.reviewQueries.ofProduct(goodsId, 'all'),
    queries.reviewQueries.ofProduct(goodsId, 'all', 5),
    queries.reviewQueries.thread(7 as ReviewId),
    queries.reviewQueries.waiting(),
    queries.reviewQueries.own(),
  ],
  rewardQueries: [
    queries.rewardQueries.list(),
    queries.rewardQueries.list({ maxPoints: 100 }),
    queries.rewardQueries.detail(7 as RewardId),
    queries.rewardQueries.exchanges(),
    queries.rewardQueries.exchanges('waiting'),
    queries.rewardQueries.exchange(7 as ExchangeId),
  ],
  sharingQueries: [
    queries.sharingQueries.origin('DEU'),
    queries.sharingQueries.product('DEU', false),
    queries.sharingQueries.product('DEU', true),
    queries.sharingQueries.invitation('DEU'),
  ],
  shipmentQueries: [queries.shipmentQueries.tracking({ orderNumber, trackingNumber: 'SF1', carrier: 'SF' })],
  siteQueries: [queries.siteQueries.deviceHints()],
  surveyQueries: [
    queries.surveyQueries.open(['drinker', 'feeder']),
    queries.surveyQueries.detail('drinker'),
    queries.surveyQueries.result('drinker'),
  ],
  taskQueries: [queries.taskQueries.list()],
};

/** An API whose calls return fake replies and record their options. */
function listen(): { readonly api: Api; readonly options: unknown[] } {
  const options: unknown[] = [];
  const answer = {
    status: 'ok',
    items: [],
    hasMore: false,
    line: { orderNumber, isShipped: false },
    order: {},
    offer: { plans: [] },
    replies: { items: [], hasMore: false },
    filter: () => [],
  };
  const call = (...given: readonly unknown[]): Promise<unknown> => {
    options.push(given.at(-1));
    return Promise.resolve(answer);
  };
  const calls = new Proxy({}, { get: () => call });
  return { api: new Proxy({}, { get: () => calls }) as Api, options };
}

describe('query descriptions', () => {
  it('are all tested here', () => {
    const modules = Object.keys(queries).filter((name) => name.endsWith('Queries'));
    expect(Object.keys(described).sort()).toEqual(modules.sort());
    for (const name of modules) {
      const all = Object.keys((queries as unknown as Record<string, object>)[name] ?? {});
      expect(described[name]?.length, name).toBeGreaterThanOrEqual(all.length);
    }
  });

  it('have unique keys, so that different loads never share data', () => {
    const keys = Object.values(described)
      .flat()
      .map((query) => JSON.stringify('load' in query ? query.key : toPagedKey(query.key)));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it.each(Object.entries(described))('%s pass the load options to every call', async (_, all) => {
    const given = { background: true, signal: new AbortController().signal };
    for (const query of all) {
      const { api, options } = listen();
      await ('load' in query ? query.load(api, given) : query.loadPage(api, 1, given));
      expect(options.length, JSON.stringify(query.key)).toBeGreaterThan(0);
      for (const one of options) expect(one, JSON.stringify(query.key)).toBe(given);
    }
  });
});
