import type { Context } from 'hono';
import type { AppEnv } from './appDeps.ts';

/** The number of an order or of a purchase of cloud storage: nothing else that a person entered may get into the log. */
const orderNumber = /^C?\d{26}$/u;

/**
 * Records the order that a request is about, for its log lines: the first order number among the named fields of its
 * address, body or reply. A list with one number counts, too.
 */
export function noteOrder(c: Context<AppEnv>, source: unknown, names: readonly string[]): void {
  if (c.get('orderSn') !== undefined || typeof source !== 'object' || source === null) return;
  for (const name of names) {
    const value: unknown = Reflect.get(source, name);
    const one: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
    if (typeof one !== 'string' || !orderNumber.test(one)) continue;
    c.set('orderSn', one);
    return;
  }
}

/** The order that a request is about, as a field of a log line; empty without one. */
export function getOrderField(c: Context<AppEnv>): { readonly order_sn?: string } {
  const orderSn = c.get('orderSn');
  return orderSn === undefined ? {} : { order_sn: orderSn };
}
