import { loadedOnce } from '../http/loadedOnce.ts';

type Calls = Readonly<Record<string, ((...given: readonly unknown[]) => Promise<unknown>) | undefined>>;

/**
 * An API whose code is loaded with the first call, except for the calls in `known`, which are available immediately.
 * The proxy has a function for every name; only the loaded code and the type know which exist.
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

  /** Keeps functions stable. A property `then` would make the proxy a thenable to promises. */
  function keep(calls: TApi, name: string | symbol): void {
    if (typeof name === 'symbol' || name === 'then' || Object.hasOwn(calls, name)) return;
    Reflect.set(calls, name, callOf(name));
  }
}
