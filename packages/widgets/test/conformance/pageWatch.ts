import type { Leftover } from './types.ts';

/** Objects of the page that outlive a widget. */
function isLasting(target: EventTarget): boolean {
  return (
    target === window ||
    target === document ||
    target === document.documentElement ||
    target === document.body ||
    target === visualViewport ||
    target instanceof MediaQueryList ||
    target instanceof BroadcastChannel
  );
}

/** State of the page outside of a widget's container. */
function marks(): readonly string[] {
  const attributes = [document.documentElement, document.body].map((element) =>
    Array.from(element.attributes, ({ name, value }) => `${element.localName} ${name}=${value}`).join(),
  );
  const styles = document.querySelectorAll('style, link[rel="stylesheet"]').length;
  return [
    ...attributes,
    `${styles} style elements`,
    `${document.body.childElementCount} elements in the body`,
  ];
}

export interface PageWatch {
  /** Runs pending short timers immediately: only repeating ones are left. */
  readonly runShortTimers: () => void;
  /** Stops watching; returns what is still active. */
  readonly end: () => readonly Leftover[];
}

/** The cache's deduplication timers end by themselves within two seconds. */
const shortMs = 2000;

interface Timer {
  readonly note: string;
  /** Runs it now; undefined unless it is a short one-off timer. */
  readonly run: (() => void) | undefined;
}

/** Tracks listeners, timers and requests of the page from now on; `end` returns those still active. */
export function watchPage(): PageWatch {
  const before = marks();
  const listeners = new Map<string, number>();
  const timers = new Map<unknown, Timer>();
  /* oxlint-disable typescript/unbound-method -- called on their original objects */
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  /* oxlint-enable typescript/unbound-method */
  const names = new WeakMap<object, number>();
  let lastName = 0;
  const toKey = (target: EventTarget, type: string, listener: object, options: unknown): string => {
    if (!names.has(listener)) names.set(listener, (lastName += 1));
    const isCapturing =
      typeof options === 'object' ? Reflect.get(options ?? {}, 'capture') === true : options === true;
    return `${target.constructor.name} ${type} #${names.get(listener) ?? 0} ${String(isCapturing)}`;
  };

  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    addEventListener.call(this, type, listener, options);
    const target: EventTarget = this ?? window;
    if (listener === null || !isLasting(target)) return;
    const settings = typeof options === 'object' ? options : {};
    // React adds it once per document, permanently.
    if (settings.once === true || settings.signal !== undefined || type === 'selectionchange') return;
    listeners.set(toKey(target, type, listener, options), 1);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    removeEventListener.call(this, type, listener, options);
    if (listener !== null) listeners.delete(toKey(this ?? window, type, listener, options));
  };
  const getNote = (kind: string, run: TimerHandler): string => `${kind} of ${String(run).slice(0, 80)}`;
  Object.assign(window, {
    setTimeout: (run: TimerHandler, ms = 0, ...rest: unknown[]): number => {
      const act = (): void => {
        timers.delete(id);
        if (typeof run === 'function') Reflect.apply(run, window, rest);
      };
      const id: number = setTimeout(act, ms);
      const isShort = ms <= shortMs;
      timers.set(id, {
        note: getNote('timer', run),
        run: isShort
          ? () => {
              clearTimeout(id);
              act();
            }
          : undefined,
      });
      return id;
    },
    setInterval: (run: TimerHandler, ms?: number, ...rest: unknown[]): number => {
      const id: number = setInterval(run, ms, ...rest);
      timers.set(id, { note: getNote('interval', run), run: undefined });
      return id;
    },
    clearTimeout: (id?: number): void => {
      timers.delete(id);
      clearTimeout(id);
    },
    clearInterval: (id?: number): void => {
      timers.delete(id);
      clearInterval(id);
    },
  });

  return {
    runShortTimers: () => {
      for (const { run } of Array.from(timers.values())) run?.();
    },
    end: () => {
      Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
      Object.assign(window, { setTimeout, setInterval, clearTimeout, clearInterval });
      const after = marks();
      return [
        ...Array.from(listeners.keys(), (key) => `listener: ${key}`),
        ...Array.from(timers.values(), ({ note }) => note),
        ...after.filter((mark) => !before.includes(mark)).map((mark) => `mark: ${mark}`),
      ];
    },
  };
}
