import type { TextPort } from './types.ts';

type Listener = (text: unknown) => void;

const listenersOf = new WeakMap<object, Set<Listener>>();

/**
 * Puts `window.__pawletBridge.receive(text)` into the page, where native apps deliver; nothing can replace it.
 * A second time it adds to what is there.
 */
export function listenToReceiver(page: Window, listener: Listener): () => void {
  let listeners = listenersOf.get(page);
  if (listeners === undefined) {
    const all = new Set<Listener>();
    const receive = (text: unknown): void => all.forEach((hear) => hear(text));
    // Where another copy of this code was first, the way through its own function is closed: other ways remain.
    if (!Reflect.defineProperty(page, '__pawletBridge', { value: Object.freeze({ receive }) }))
      return () => {};
    listeners = all;
    listenersOf.set(page, all);
  }
  const present = listeners;
  present.add(listener);
  return () => void present.delete(listener);
}

/** A port whose answers come through the receiver, and through `also` where the app has a second way. */
export function createNativePort(
  page: Window,
  kind: TextPort['kind'],
  send: (text: string) => void,
  also?: (listener: Listener) => () => void,
): TextPort {
  return {
    kind,
    realtime: true,
    send,
    onText: (listener) => {
      const ends = [listenToReceiver(page, listener), also?.(listener)];
      return () => ends.forEach((end) => end?.());
    },
  };
}
