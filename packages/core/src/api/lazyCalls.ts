import { lazy } from '../lazy/lazy.ts';

type Calls = Readonly<Record<string, ((...given: readonly unknown[]) => Promise<unknown>) | undefined>>;

/**
 * Calls whose code is loaded by the first of them, except for those in `known`, which are there from the start. The object returned has
 * a call of every name: only the loaded code and the type know which exist.
 */
export function lazyCalls<TApi extends object>(load: () => Promise<TApi>, known: Partial<TApi> = {}): TApi {
  const code = lazy(load);
  return lazyMembers<TApi>(
    (name) =>
      async (...given: readonly unknown[]) => {
        const call = ((await code.load()) as Calls)[name];
        if (call === undefined) throw new TypeError(`Pawlet: there is no call ${name}.`);
        return call(...given);
      },
    known,
  );
}

/** An object with a member of every name, created when it is first read, except for those in `known`. */
export function lazyMembers<T extends object>(create: (name: string) => unknown, known: Partial<T>): T {
  return new Proxy({ ...known } as T, {
    get: (members, name, proxy) => {
      keep(members, name);
      return Reflect.get(members, name, proxy) as unknown;
    },
    getOwnPropertyDescriptor: (members, name) => {
      keep(members, name);
      return Reflect.getOwnPropertyDescriptor(members, name);
    },
  });

  /** The same member each time. Something with `then` would be waited for by whoever hands it on. */
  function keep(members: T, name: string | symbol): void {
    if (typeof name === 'symbol' || name === 'then' || Object.hasOwn(members, name)) return;
    Reflect.set(members, name, create(name));
  }
}
