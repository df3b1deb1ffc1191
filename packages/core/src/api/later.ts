import { loadedOnce } from '../http/loadedOnce.ts';

type Calls = Readonly<Record<string, ((...given: readonly unknown[]) => Promise<unknown>) | undefined>>;

/**
 * Calls whose code is loaded by the first of them. Whoever holds them sees calls of every name: which there are, only
 * the loaded code knows, and the type.
 */
export function later<TApi extends object>(load: () => Promise<TApi>): TApi {
  const loaded = loadedOnce(load);
  const callOf =
    (name: string) =>
    async (...given: readonly unknown[]) => {
      const call = ((await loaded()) as Calls)[name];
      if (call === undefined) throw new TypeError(`Pawlet: there is no call ${name}.`);
      return call(...given);
    };
  return new Proxy({} as TApi, {
    get: (known, name, proxy) => {
      keep(known, name);
      return Reflect.get(known, name, proxy) as unknown;
    },
    getOwnPropertyDescriptor: (known, name) => {
      keep(known, name);
      return Reflect.getOwnPropertyDescriptor(known, name);
    },
  });

  /** The same function each time. Something with `then` would be waited for by whoever hands it on. */
  function keep(known: TApi, name: string | symbol): void {
    if (typeof name === 'symbol' || name === 'then' || Object.hasOwn(known, name)) return;
    Reflect.set(known, name, callOf(name));
  }
}
