export { createEvents } from './createEvents.ts';
export { createSignal } from './createSignal.ts';
export type { Signal } from './createSignal.ts';
export type {
  EventProduct,
  EventMoney,
  PawletEvent,
  PawletEventMap,
  PawletEventName,
  PawletEvents,
} from './types.ts';
export type * from './deprecated.ts';
