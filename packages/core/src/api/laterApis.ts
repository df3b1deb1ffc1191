import { loadedOnce } from '../http/loadedOnce.ts';
import type { HttpClient } from '../http/types.ts';
import type { AddressApi } from './addressApi.ts';
import type { AppLoginApi } from './appLoginApi.ts';
import type { CloudApi } from './cloudApi.ts';
import type { ApiContext, CloudContext } from './context.ts';
import type { OrderApi } from './orderApi.ts';
import type { PointsApi } from './pointsApi.ts';
import type { SignInApi } from './signInApi.ts';
import type { TasksApi } from './tasksApi.ts';

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

/** Points and what they are exchanged for, whose code is loaded by the first call. */
export function createLaterPointsApi(http: HttpClient, context: ApiContext): PointsApi {
  const points = loadedOnce(async () => (await import('./pointsApi.ts')).createPointsApi(http, context));
  return {
    rewards: async (...given) => (await points()).rewards(...given),
    findReward: async (...given) => (await points()).findReward(...given),
    exchange: async (...given) => (await points()).exchange(...given),
    exchanges: async (...given) => (await points()).exchanges(...given),
    findExchange: async (...given) => (await points()).findExchange(...given),
    ledger: async (...given) => (await points()).ledger(...given),
    balance: async (...given) => (await points()).balance(...given),
  };
}

/** The daily sign-in, whose code is loaded by the first call. */
export function createLaterSignInApi(http: HttpClient): SignInApi {
  const signIn = loadedOnce(async () => (await import('./signInApi.ts')).createSignInApi(http));
  return {
    overview: async (...given) => (await signIn()).overview(...given),
    month: async (...given) => (await signIn()).month(...given),
    signInToday: async (...given) => (await signIn()).signInToday(...given),
    fillUp: async (...given) => (await signIn()).fillUp(...given),
    rank: async (...given) => (await signIn()).rank(...given),
    log: async (...given) => (await signIn()).log(...given),
  };
}

/** Tasks for points, whose code is loaded by the first call. */
export function createLaterTasksApi(http: HttpClient, context: ApiContext): TasksApi {
  const tasks = loadedOnce(async () => (await import('./tasksApi.ts')).createTasksApi(http, context));
  return {
    list: async (...given) => (await tasks()).list(...given),
    claim: async (...given) => (await tasks()).claim(...given),
  };
}

/** Cloud storage, whose code is loaded by the first call. */
export function createLaterCloudApi(http: HttpClient, context: CloudContext): CloudApi {
  const cloud = loadedOnce(async () => (await import('./cloudApi.ts')).createCloudApi(http, context));
  return {
    devices: async (...given) => (await cloud()).devices(...given),
    offer: async (...given) => (await cloud()).offer(...given),
    create: async (...given) => (await cloud()).create(...given),
    pay: async (...given) => (await cloud()).pay(...given),
    paymentStatus: async (...given) => (await cloud()).paymentStatus(...given),
    history: async (...given) => (await cloud()).history(...given),
  };
}

/** The app's own log-in, whose code is loaded by the first call: only apps have one. */
export function createLaterAppLoginApi(http: HttpClient, context: ApiContext): AppLoginApi {
  const logIns = loadedOnce(async () => (await import('./appLoginApi.ts')).createAppLoginApi(http, context));
  return {
    withApp: async (...given) => (await logIns()).withApp(...given),
    linkMobile: async (...given) => (await logIns()).linkMobile(...given),
  };
}
