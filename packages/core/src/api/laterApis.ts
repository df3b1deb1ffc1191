import { loadedOnce } from '../http/loadedOnce.ts';
import type { HttpClient } from '../http/types.ts';
import type { AddressApi } from './addressApi.ts';
import type { ApiContext } from './context.ts';
import type { OrderApi } from './orderApi.ts';

/** Orders, whose code is loaded by the first call: no first view needs it. */
export function createLaterOrderApi(http: HttpClient, context: ApiContext): OrderApi {
  const orders = loadedOnce(async () => (await import('./orderApi.ts')).createOrderApi(http, context));
  return {
    quote: async (...given) => (await orders()).quote(...given),
    add: async (...given) => (await orders()).add(...given),
    list: async (...given) => (await orders()).list(...given),
    find: async (...given) => (await orders()).find(...given),
    cancel: async (...given) => (await orders()).cancel(...given),
    remove: async (...given) => (await orders()).remove(...given),
    remind: async (...given) => (await orders()).remind(...given),
    confirmReceipt: async (...given) => (await orders()).confirmReceipt(...given),
    changeAddress: async (...given) => (await orders()).changeAddress(...given),
    pay: async (...given) => (await orders()).pay(...given),
    paymentStatus: async (...given) => (await orders()).paymentStatus(...given),
    logistics: async (...given) => (await orders()).logistics(...given),
  };
}

/** Addresses, whose code is loaded by the first call. */
export function createLaterAddressApi(http: HttpClient, context: ApiContext): AddressApi {
  const addresses = loadedOnce(async () => (await import('./addressApi.ts')).createAddressApi(http, context));
  return {
    list: async (...given) => (await addresses()).list(...given),
    find: async (...given) => (await addresses()).find(...given),
    findDefault: async (...given) => (await addresses()).findDefault(...given),
    save: async (...given) => (await addresses()).save(...given),
    remove: async (...given) => (await addresses()).remove(...given),
    makeDefault: async (...given) => (await addresses()).makeDefault(...given),
  };
}
