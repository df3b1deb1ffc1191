export { createEvents } from './createEvents.ts';
export { createSignal } from './createSignal.ts';
export type { Signal } from './createSignal.ts';
export type {
  EventGoods,
  EventMoney,
  PawletEvent,
  PawletEventMap,
  PawletEventName,
  PawletEvents,
} from './types.ts';
