/** The window of the test as a top-level page sees itself: Vitest's pages are in a frame, where there is no app. */
export function asTopPage(): Window & typeof globalThis {
  const own = new Map<PropertyKey, unknown>();
  const top: Window & typeof globalThis = new Proxy(window, {
    get: (target, name) => {
      if (name === 'parent') return top;
      if (own.has(name)) return own.get(name);
      const value: unknown = Reflect.get(target, name);
      // The browser's own functions require the real window.
      return typeof value === 'function' && /^[a-z]/u.test(String(name))
        ? (value.bind(target) as unknown)
        : value;
    },
    defineProperty: (_target, name, descriptor) => {
      own.set(name, descriptor.value);
      return true;
    },
    deleteProperty: (_target, name) => own.delete(name),
  });
  return top;
}
