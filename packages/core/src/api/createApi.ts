import type { HttpClient } from '../http/types.ts';
import { loadedOnce } from '../http/loadedOnce.ts';
import type { Api } from './api.ts';
import type { ApiOptions } from './apiOptions.ts';
import { createGoodsListApi } from './goodsList.ts';
import { later } from './later.ts';

/**
 * Creates the api on an HTTP client.
 * Without a context, prices are read as CNY and idempotency keys are kept in memory only.
 */
export function createApi(http: HttpClient, options: ApiOptions = {}): Api {
  const { currency = () => 'CNY' } = options;
  const complete = { ...options, currency };
  if (options.resources !== undefined) return options.resources(http, complete);
  const rest = loadedOnce(async () => (await import('./createResources.ts')).createResources(http, complete));
  const deferred = <Name extends keyof Api>(name: Name): Api[Name] => later(async () => (await rest())[name]);
  return {
    config: deferred('config'),
    login: deferred('login'),
    appLogin: deferred('appLogin'),
    social: deferred('social'),
    registration: deferred('registration'),
    user: deferred('user'),
    account: deferred('account'),
    cart: deferred('cart'),
    addresses: deferred('addresses'),
    orders: deferred('orders'),
    afterSales: deferred('afterSales'),
    withdrawals: deferred('withdrawals'),
    invoices: deferred('invoices'),
    restock: deferred('restock'),
    reviews: deferred('reviews'),
    points: deferred('points'),
    questions: deferred('questions'),
    cloud: deferred('cloud'),
    signIn: deferred('signIn'),
    tasks: deferred('tasks'),
    coupons: deferred('coupons'),
    invitations: deferred('invitations'),
    site: deferred('site'),
    surveys: deferred('surveys'),
    reports: deferred('reports'),
    pages: deferred('pages'),
    uploads: deferred('uploads'),
    translations: deferred('translations'),
    statistics: deferred('statistics'),
    goods: later(async () => (await rest()).goods, createGoodsListApi(http, { currency })),
  };
}
