import type { HostHandlers } from '@pawlet/bridge';

/** Names of the methods that have a handler, sorted: they are the page's capabilities. */
export function listMethods(handlers: HostHandlers): readonly string[] {
  return Object.entries(handlers)
    .filter(([, handler]) => handler !== undefined)
    .map(([name]) => name)
    .sort();
}

/**
 * Handlers with these names that call the current ones: those of the last rendering, while the connection is that of the
 * first.
 */
export function followHandlers(names: readonly string[], getCurrent: () => HostHandlers): HostHandlers {
  return Object.fromEntries(
    names.map((name) => [
      name,
      (argument: unknown): unknown => {
        const current: Readonly<Record<string, unknown>> = getCurrent();
        const handler = current[name];
        if (typeof handler !== 'function') throw new Error(`The app has no handler for ${name} any more.`);
        return Reflect.apply(handler, undefined, [argument]) as unknown;
      },
    ]),
  );
}
