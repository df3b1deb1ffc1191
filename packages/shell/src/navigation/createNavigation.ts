import { createGuid } from '@pawlet/core/rules';
import { formatAddress, parseAddress } from '../routing/hashAddress.ts';
import type { Address } from '../routing/hashAddress.ts';
import { resolveAddress } from '../routing/matchRoute.ts';
import type { Destination } from '../routing/matchRoute.ts';
import { paths } from '../routing/paths.ts';
import { createHistoryTrail } from './historyTrail.ts';
import type { TrailMark } from './historyTrail.ts';
import { createLayers } from './layers.ts';
import { createLoginGuard } from './loginGuard.ts';
import { isLoginAddress } from './loginReturn.ts';
import { createQueue } from './queue.ts';
import type {
  Motion,
  Navigation,
  NavigationInterceptor,
  NavigationKind,
  NavigationOptions,
  NavigationOutcome,
  NavigationState,
  StackEntry,
} from './types.ts';

const home: Address = { path: paths.home, search: '' };

/**
 * Creates the storefront's navigation on top of the browser's history. Every change runs in a queue, because going back
 * is only complete with `popstate`.
 */
export function createNavigation(options: NavigationOptions): Navigation {
  const { routes, session, preload, beforeNavigate, window: page = window } = options;
  const createKey = options.createKey ?? createGuid;
  const trail = createHistoryTrail(page, options);
  const layers = createLayers();
  const login = createLoginGuard(routes, session, options.storage);
  const queue = createQueue();
  const listeners = new Set<() => void>();
  /** Obsolete entries: log-in pages after the log-in, pages that a relaunch closed. */
  const retired = new Set<string>();
  let interceptor: NavigationInterceptor = () => Promise.resolve(true);

  const guard = (destination: Destination): Destination => {
    options.onWanted?.(destination.address);
    return login.admit(destination);
  };
  const toDestination = (route: string): Destination => guard(resolveAddress(routes, parseAddress(route)));

  const toEntry = ({ address, route }: Destination, position: number, key = createKey()): StackEntry => ({
    key,
    position,
    address,
    route,
    instance: route.isTab === true ? `tab:${route.path}` : key,
  });

  const mark = trail.mark();
  /** The browser's position: the step of the page or of the topmost layer over it. */
  let position = mark?.position ?? 0;
  const first = toEntry(
    guard(resolveAddress(routes, trail.address())),
    mark?.layer?.pagePosition ?? position,
    mark?.key,
  );
  let state: NavigationState = { entries: [first], current: first, motion: 'none', turn: 0 };

  const show = (entries: readonly StackEntry[], current: StackEntry, motion: Motion): void => {
    if (current.instance !== state.current.instance) beforeNavigate?.(state.current);
    state = { entries, current, motion, turn: state.turn + 1 };
    login.note(current.address, entries.at(-2)?.address);
    preload?.(current.route);
    for (const listener of listeners) listener();
  };
  const below = (entry: StackEntry): readonly StackEntry[] =>
    state.entries.filter((one) => one.position < entry.position);

  const push = (destination: Destination, motion: Motion): void => {
    const entry = toEntry(destination, state.current.position + 1);
    // The page replaces a layer's step, so that Back from there does not meet a closed sheet.
    if (position === entry.position) trail.replace(toMark(entry), entry.address);
    else trail.push(toMark(entry), entry.address);
    position = entry.position;
    show([...below(entry), entry], entry, motion);
  };
  const replaceAt = (at: number, destination: Destination, motion: Motion): void => {
    const entry = toEntry(destination, at);
    trail.replace(toMark(entry), entry.address);
    position = at;
    show([...below(entry), entry], entry, motion);
  };
  const travelTo = async (target: number): Promise<void> => {
    await trail.travel(target - position);
    position = target;
  };
  const closeLayers = async (keptSteps: 0 | 1): Promise<void> => {
    layers.closeAbove(state.current.position, 'left');
    const target = Math.min(position, state.current.position + keptSteps);
    if (target !== position) await travelTo(target);
  };

  const act = async (kind: NavigationKind, destination: Destination): Promise<void> => {
    switch (kind) {
      case 'navigate-to':
        await closeLayers(1);
        push(destination, 'forward');
        break;
      case 'redirect':
        await closeLayers(0);
        replaceAt(state.current.position, destination, 'none');
        break;
      case 'switch-tab':
        await closeLayers(destination.route === state.current.route ? 0 : 1);
        if (destination.route !== state.current.route) push(destination, 'none');
        else if (!isSame(destination.address, state.current.address))
          replaceAt(state.current.position, destination, 'none');
        break;
      case 'relaunch':
        await closeLayers(0);
        for (const entry of state.entries) if (entry.position > 0) retired.add(entry.key);
        await travelTo(0);
        replaceAt(0, destination, 'none');
        break;
      case 'back':
        break;
    }
  };

  const openAs = (kind: NavigationKind, route: string): Promise<NavigationOutcome> => {
    const wanted = resolveAddress(routes, parseAddress(route));
    preload?.(wanted.route);
    const { turn } = state;
    return queue.run(async () => {
      // Two taps before the first one's page is shown open one page.
      if (kind === 'navigate-to' && state.turn !== turn && isSame(state.current.address, wanted.address)) {
        return 'stayed';
      }
      const isAllowed = await interceptor({ kind, from: state.current.address, to: wanted.address });
      if (!isAllowed) return 'stayed';
      const allowed = guard(wanted);
      // A log-in page opened while logged in redirects to the current page.
      if (allowed !== wanted && isSame(allowed.address, state.current.address)) return 'stayed';
      await act(kind, allowed);
      return 'opened';
    });
  };

  /** The parameters may have changed while a sheet's step was on top; the page's own step is updated now. */
  const alignBar = (step: TrailMark): void => {
    const { address } = state.current;
    if (!isSame(trail.address(), address)) trail.replace(step, address);
  };

  const settleLayers = async (): Promise<void> => {
    const wanted = layers.topPosition() ?? state.current.position;
    if (wanted >= position) return;
    await travelTo(wanted);
    const step = trail.mark();
    if (step !== undefined) alignBar(step);
  };

  const isDead = (step: TrailMark): boolean =>
    retired.has(step.key) || (step.layer !== undefined && !layers.has(step.layer.id));

  /** Handles a navigation by the browser's own history. */
  const follow = async (): Promise<void> => {
    const step = trail.mark();
    if (step === undefined) {
      await followTypedAddress();
      return;
    }
    const delta = step.position - position;
    position = step.position;
    layers.closeAbove(step.position, step.key === state.current.key ? 'back' : 'left');
    if (isDead(step)) await leaveDeadStep();
    else if (step.key !== state.current.key) showStep(step.key, delta < 0 ? 'back' : 'forward');
    else alignBar(step);
  };
  const showStep = (key: string, motion: Motion): void => {
    const known = state.entries.find((entry) => entry.key === key);
    const wanted = known ?? resolveAddress(routes, trail.address());
    const allowed = guard(wanted);
    if (allowed !== wanted) replaceAt(position, allowed, motion);
    else {
      const entry = known ?? toEntry(wanted, position, key);
      show([...below(entry), entry], entry, motion);
    }
  };
  const followTypedAddress = async (): Promise<void> => {
    const wanted = resolveAddress(routes, trail.address());
    if (isSame(wanted.address, state.current.address)) {
      // A link to the current page replaces its step.
      trail.replace(toMark(state.current), wanted.address);
      return;
    }
    layers.closeAbove(state.current.position, 'left');
    position += 1;
    const isAllowed = await interceptor({
      kind: 'navigate-to',
      from: state.current.address,
      to: wanted.address,
    });
    if (isAllowed) replaceAt(position, guard(wanted), 'forward');
    else await travelTo(position - 1);
  };
  /** A closed sheet or an obsolete page: the step before it counts. */
  const leaveDeadStep = async (): Promise<void> => {
    if (position === 0) {
      replaceAt(0, toDestination(paths.home), 'none');
      return;
    }
    await travelTo(position - 1);
    const step = trail.mark();
    if (step === undefined) return;
    if (isDead(step)) await leaveDeadStep();
    else if (step.key !== state.current.key) showStep(step.key, 'back');
    else alignBar(step);
  };

  const finishLogin = async (): Promise<NavigationOutcome> => {
    const target = login.takeReturn();
    if (!isLoginAddress(state.current.address)) return 'stayed';
    await closeLayers(0);
    const last = state.entries.findLastIndex((entry) => !isLoginAddress(entry.address));
    const kept = state.entries.slice(0, last + 1);
    const passed = state.entries.slice(last + 1);
    const before = kept.at(-1);
    for (const entry of passed) retired.add(entry.key);
    if (before !== undefined && isSame(before.address, target)) {
      await travelTo(before.position);
      show(kept, before, 'back');
      return 'opened';
    }
    const lowest = passed[0]?.position ?? position;
    await travelTo(lowest);
    replaceAt(lowest, guard(resolveAddress(routes, target)), 'none');
    return 'opened';
  };

  const leaveBackwards = async (steps: number): Promise<NavigationOutcome> => {
    const behind = state.entries.at(-1 - steps);
    const to = behind?.address ?? home;
    if (!(await interceptor({ kind: 'back', from: state.current.address, to }))) return 'stayed';
    await closeLayers(0);
    if (position === 0) {
      replaceAt(0, toDestination(paths.home), 'back');
      return 'opened';
    }
    await trail.travel((behind?.position ?? Math.max(0, position - steps)) - position);
    await follow();
    return 'opened';
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigateTo: (route) => openAs('navigate-to', route),
    redirectTo: (route) => openAs('redirect', route),
    switchTab: (route) => openAs('switch-tab', route),
    relaunch: (route) => openAs('relaunch', route),
    open: (route) =>
      openAs(
        resolveAddress(routes, parseAddress(route)).route.isTab === true ? 'switch-tab' : 'navigate-to',
        route,
      ),
    back: (steps = 1) => queue.run(() => leaveBackwards(steps)),
    pressBack() {
      if (!layers.isOpen() && state.current.position === 0) return false;
      void queue.run(async () => {
        if (position <= state.current.position) {
          await leaveBackwards(1);
          return;
        }
        await trail.travel(-1);
        await follow();
      });
      return true;
    },
    replaceParameters(search) {
      const { current } = state;
      const changed: StackEntry = { ...current, address: { path: current.address.path, search } };
      void queue.run(async () => {
        if (state.current.key !== current.key) return;
        trail.replace(trail.mark() ?? toMark(changed), changed.address);
        state = { ...state, entries: [...below(changed), changed], current: changed };
        session.setLastUrl(formatAddress(changed.address));
        for (const listener of listeners) listener();
        await Promise.resolve();
      });
    },
    canGoBack: () => state.current.position > 0,
    toUrl: (route) => trail.toUrl(parseAddress(route)),
    setInterceptor(next) {
      interceptor = next;
    },
    addLayer(onClose) {
      const layer = layers.add(onClose);
      void queue.run(async () => {
        if (!layers.has(layer.id)) return;
        position += 1;
        layer.position = position;
        trail.push(
          { position, key: state.current.key, layer: { id: layer.id, pagePosition: state.current.position } },
          state.current.address,
        );
        await Promise.resolve();
      });
      return () => {
        if (layers.remove(layer)) void queue.run(settleLayers);
      };
    },
    settled: () => queue.run(() => Promise.resolve()),
    finishLogin: () => queue.run(finishLogin),
    start() {
      const asked = trail.address();
      trail.start(() => void queue.run(follow));
      // A reload over an open sheet: its step is skipped, because the sheet is gone.
      if (mark?.layer !== undefined) void queue.run(() => travelTo(first.position));
      if (mark === undefined || !isSame(asked, first.address)) trail.replace(toMark(first), first.address);
      login.note(first.address);
    },
    dispose() {
      trail.dispose();
      listeners.clear();
    },
  };
}

function toMark({ position, key }: StackEntry): TrailMark {
  return { position, key };
}

function isSame(one: Address, other: Address): boolean {
  return one.path === other.path && one.search === other.search;
}
