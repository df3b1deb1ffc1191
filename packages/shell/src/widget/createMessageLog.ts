import { createInspector, type InspectedMessage, type Inspector } from '@pawlet/bridge/testing';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The messages between the page and its embedder, without secrets. */
export interface MessageLog {
  readonly inspect: Inspector['inspect'];
  /** The latest messages, oldest first. */
  readonly store: StoreApi<readonly InspectedMessage[]>;
}

const longest = 40;

/** Collects the latest messages; they are rendered once per frame, however many arrive. */
export function createMessageLog(): MessageLog {
  const { inspect, log } = createInspector();
  const store = createStore<readonly InspectedMessage[]>(() => []);
  let frame = 0;
  return {
    store,
    inspect: (direction, message) => {
      inspect(direction, message);
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        store.setState(log.slice(-longest), true);
      });
    },
  };
}
