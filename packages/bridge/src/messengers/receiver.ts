import type { TextPort } from './types.ts';

type Listener = (text: unknown) => void;

const listenersByTarget = new WeakMap<object, Set<Listener>>();

/**
 * Defines `window.__pawletBridge.receive(text)`, called by native apps; it cannot be replaced. Later calls add
 * listeners.
 */
export function listenToReceiver(page: Window, listener: Listener): () => void {
  let listeners = listenersByTarget.get(page);
  if (listeners === undefined) {
    const all = new Set<Listener>();
    const receive = (text: unknown): void => all.forEach((notify) => notify(text));
    // If another copy of this code defined it first, this one is not reachable through it: other transports remain.
    if (!Reflect.defineProperty(page, '__pawletBridge', { value: Object.freeze({ receive }) }))
      return () => {};
    listeners = all;
    listenersByTarget.set(page, all);
  }
  const present = listeners;
  present.add(listener);
  return () => void present.delete(listener);
}

/** A port whose replies arrive at the receiver, and through `also` if the app has a second way. */
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
