/** The window of the test as a page that stands in no frame sees itself: Vitest's pages stand in one, where no app is spoken to. */
export function asTopPage(): Window & typeof globalThis {
  const own = new Map<PropertyKey, unknown>();
  const top: Window & typeof globalThis = new Proxy(window, {
    get: (target, name) => {
      if (name === 'parent') return top;
      if (own.has(name)) return own.get(name);
      const value: unknown = Reflect.get(target, name);
      // The browser's own functions ask for the real window.
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
