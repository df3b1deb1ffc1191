import type { Pawlet, PawletEventName } from '@pawlet/core';
import type { WidgetInstance } from './instanceContext.ts';

/** What an instance tells about itself. */
export interface InstanceOptions {
  readonly pawlet: Pawlet;
  readonly widget: { readonly id: string; readonly events: readonly PawletEventName[] };
  /** Where DOM events are dispatched; asked at each event. */
  readonly target: () => EventTarget | null;
}

/** A mounted widget with its beginning and its end. */
export interface ControlledInstance extends WidgetInstance {
  /** It is in the page: tells `pawlet:ready` once nothing is to come any more. Answers the function that ends it. */
  start(): () => void;
}

interface Listed {
  readonly events: ReadonlySet<PawletEventName>;
  readonly dispatch: (name: PawletEventName, detail: object) => void;
}

/** The instances of one shop, first mounted first. */
interface Registry {
  readonly listed: Set<Listed>;
  /** Details that an instance tells itself. */
  readonly own: WeakSet<object>;
  stop: (() => void) | undefined;
}

const registries = new WeakMap<Pawlet, Registry>();

function registryOf(pawlet: Pawlet): Registry {
  const known = registries.get(pawlet);
  if (known !== undefined) return known;
  const made: Registry = { listed: new Set(), own: new WeakSet(), stop: undefined };
  registries.set(pawlet, made);
  return made;
}

/** What belongs to no instance (the cart has changed, a call has failed) is dispatched by the first that may tell it. */
function list(pawlet: Pawlet, entry: Listed): () => void {
  const registry = registryOf(pawlet);
  registry.listed.add(entry);
  registry.stop ??= pawlet.events.onAny(({ name, detail }) => {
    if (registry.own.has(detail)) return;
    for (const { events, dispatch } of registry.listed) {
      if (!events.has(name)) continue;
      dispatch(name, detail);
      return;
    }
  });
  return () => {
    registry.listed.delete(entry);
    if (registry.listed.size > 0) return;
    registry.stop?.();
    registry.stop = undefined;
  };
}

/** Makes the instance of one mounted widget. */
export function createInstance({ pawlet, widget, target }: InstanceOptions): ControlledInstance {
  let holds = 0;
  let isStarted = false;
  let isTold = false;

  const dispatch = (name: PawletEventName, detail: object): void => {
    target()?.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  };
  const emit: WidgetInstance['emit'] = (name, detail) => {
    registryOf(pawlet).own.add(detail);
    pawlet.events.emit(name, detail);
    dispatch(name, detail);
  };
  const tellReady = (): void => {
    // What takes the place of a skeleton is drawn in the same turn: it may hold on in its stead.
    queueMicrotask(() => {
      if (!isStarted || isTold || holds > 0) return;
      isTold = true;
      emit('pawlet:ready', { widget: widget.id });
    });
  };
  return {
    emit,
    hold() {
      holds += 1;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        holds -= 1;
        tellReady();
      };
    },
    start() {
      isStarted = true;
      const unlist = list(pawlet, { events: new Set(widget.events), dispatch });
      tellReady();
      return () => {
        isStarted = false;
        unlist();
      };
    },
  };
}
