import { createSignal } from './createSignal.ts';
import type { PawletEvent, PawletEventMap, PawletEventName, PawletEvents } from './types.ts';

/** Creates the events of one shop. */
export function createEvents(): PawletEvents {
  const all = createSignal<PawletEvent>();
  return {
    emit: (name, detail) => all.emit({ name, detail } as PawletEvent),
    on: <Name extends PawletEventName>(name: Name, listener: (detail: PawletEventMap[Name]) => void) =>
      all.subscribe((event) => {
        if (event.name === name) listener(event.detail as PawletEventMap[Name]);
      }),
    onAny: (listener) => all.subscribe(listener),
  };
}
