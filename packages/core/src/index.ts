export { createPawlet } from './createPawlet.ts';
export type {
  Account,
  AddressLogIn,
  ConfigState,
  ConfigStore,
  Pawlet,
  PawletOptions,
  LogInPurpose,
  PromptState,
} from './pawlet/types.ts';
export { createCart } from './cart/index.ts';
export type { Cart, CartAddOutcome, CartControl, CartFailure, CartOptions, CartState } from './cart/index.ts';
export { createEvents, createSignal } from './events/index.ts';
export type {
  EventProduct,
  EventMoney,
  PawletEvent,
  PawletEventMap,
  PawletEventName,
  PawletEvents,
  Signal,
} from './events/index.ts';
export { createApi } from './api/index.ts';
export type { Api } from './api/index.ts';
export type * from './events/deprecated.ts';
