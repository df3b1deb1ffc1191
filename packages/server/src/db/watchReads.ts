import type { Database } from './database.ts';

/** The same database; calls `onUse` before each use. */
export function watchReads(db: Database, onUse: () => void): Database {
  return new Proxy(db, {
    get(target, property) {
      onUse();
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
