import { loadedOnce } from '../http/loadedOnce.ts';

type Calls = Readonly<Record<string, ((...given: readonly unknown[]) => Promise<unknown>) | undefined>>;

/**
 * Calls whose code is loaded by the first of them, except for those in `known`, which are there. Whoever holds them sees calls of
 * every name: which there are, only the loaded code knows, and the type.
 */
export function later<TApi extends object>(load: () => Promise<TApi>, known: Partial<TApi> = {}): TApi {
  const loaded = loadedOnce(load);
  const callOf =
    (name: string) =>
    async (...given: readonly unknown[]) => {
      const call = ((await loaded()) as Calls)[name];
      if (call === undefined) throw new TypeError(`Pawlet: there is no call ${name}.`);
      return call(...given);
    };
  return new Proxy({ ...known } as TApi, {
    get: (calls, name, proxy) => {
      keep(calls, name);
      return Reflect.get(calls, name, proxy) as unknown;
    },
    getOwnPropertyDescriptor: (calls, name) => {
      keep(calls, name);
      return Reflect.getOwnPropertyDescriptor(calls, name);
    },
  });

  /** The same function each time. Something with `then` would be waited for by whoever hands it on. */
  function keep(calls: TApi, name: string | symbol): void {
    if (typeof name === 'symbol' || name === 'then' || Object.hasOwn(calls, name)) return;
    Reflect.set(calls, name, callOf(name));
  }
}
