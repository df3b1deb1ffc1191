import type { Pawlet, PawletEventName } from '@pawlet/core';
import type { WidgetInstance } from './instanceContext.ts';

/** Options of an instance. */
export interface InstanceOptions {
  readonly pawlet: Pawlet;
  readonly widget: { readonly id: string; readonly events: readonly PawletEventName[] };
  /** Target of DOM events; evaluated at each event. */
  readonly target: () => EventTarget | null;
}

/** A mounted widget with its lifecycle. */
export interface ControlledInstance extends WidgetInstance {
  /** It is mounted: emits `pawlet:ready` once no content is pending. Returns a function that ends it. */
  start(): () => void;
}

interface Listed {
  readonly events: ReadonlySet<PawletEventName>;
  readonly dispatch: (name: PawletEventName, detail: object) => void;
}

/** The instances of one shop, first mounted first. */
interface Registry {
  readonly listed: Set<Listed>;
  /** Details of events emitted by an instance itself. */
  readonly own: WeakSet<object>;
  stop: (() => void) | undefined;
}

const registries = new WeakMap<Pawlet, Registry>();

function getRegistry(pawlet: Pawlet): Registry {
  const known = registries.get(pawlet);
  if (known !== undefined) return known;
  const made: Registry = { listed: new Set(), own: new WeakSet(), stop: undefined };
  registries.set(pawlet, made);
  return made;
}

/**
 * Events of no instance (the cart has changed, a call has failed) are dispatched by the first one that declares them.
 */
function list(pawlet: Pawlet, entry: Listed): () => void {
  const registry = getRegistry(pawlet);
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

/** Creates the instance of one mounted widget. */
export function createInstance({ pawlet, widget, target }: InstanceOptions): ControlledInstance {
  let holds = 0;
  let isStarted = false;
  let isReady = false;

  const dispatch = (name: PawletEventName, detail: object): void => {
    target()?.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  };
  const emit: WidgetInstance['emit'] = (name, detail) => {
    getRegistry(pawlet).own.add(detail);
    pawlet.events.emit(name, detail);
    dispatch(name, detail);
  };
  const emitReady = (): void => {
    // The replacement of a skeleton renders in the same task: it may delay ready in turn.
    queueMicrotask(() => {
      if (!isStarted || isReady || holds > 0) return;
      isReady = true;
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
        emitReady();
      };
    },
    start() {
      isStarted = true;
      const unlist = list(pawlet, { events: new Set(widget.events), dispatch });
      emitReady();
      return () => {
        isStarted = false;
        unlist();
      };
    },
  };
}
