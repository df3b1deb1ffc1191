import type { Route } from '../routes.ts';
import type { State } from './State.ts';

/**
 * Pages that anybody may open, for the role that none of their states covers: a visitor's for a shopper, a shopper's
 * for a visitor.
 */
export function inOtherRole(states: readonly State[], routes: readonly Route[]): readonly State[] {
  const closed = routes
    .filter(({ needsLogin }) => needsLogin === 'yes')
    .flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  const toKey = ({ as, route }: State): string =>
    `${as === undefined ? 'visitor' : 'shopper'} ${String(route)}`;
  const seen = new Set(states.map(toKey));
  return states.flatMap(({ name, as, route, then }): State[] => {
    const isClosed = closed.some((path) => String(route).includes(path));
    const other: State =
      as === undefined
        ? { name: `${name}, to a shopper`, as: 'busy', route }
        : { name: `${name}, to a visitor`, route };
    if (then !== undefined || isClosed || seen.has(toKey(other))) return [];
    seen.add(toKey(other));
    return [other];
  });
}
