import type { NavigationState, StackEntry } from '../navigation/types.ts';

/** How many pages stay mounted, besides tab pages. */
const mountedLimit = 10;

/** A mounted page and its history entry. */
export interface MountedPage {
  readonly instance: string;
  readonly entry: StackEntry;
}

/**
 * The pages to keep mounted: those of the history up to the current one, the newest ten of them, and every opened tab
 * page. In the order of their mounting, so that DOM nodes are never moved.
 */
export function listMounted(
  before: readonly MountedPage[],
  state: NavigationState,
  limit: number = mountedLimit,
): readonly MountedPage[] {
  const latest = new Map<string, StackEntry>();
  for (const entry of state.entries) latest.set(entry.instance, entry);
  latest.set(state.current.instance, state.current);

  const plain = [...latest.values()].filter((entry) => entry.route.isTab !== true);
  const dropped = new Set(
    plain
      .sort((one, other) => other.position - one.position)
      .slice(limit)
      .map((entry) => entry.instance),
  );

  const kept = before
    .filter((page) => latest.has(page.instance) || page.entry.route.isTab === true)
    .map((page) => ({ instance: page.instance, entry: latest.get(page.instance) ?? page.entry }));
  const isMounted = kept.some((page) => page.instance === state.current.instance);
  const fresh = isMounted ? [] : [{ instance: state.current.instance, entry: state.current }];
  return [...kept, ...fresh].filter((page) => !dropped.has(page.instance));
}
