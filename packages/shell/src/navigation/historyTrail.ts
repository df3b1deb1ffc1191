import type { InterfaceLanguage } from '@pawlet/core/i18n';
import { toHref } from '../routing/hashAddress.ts';
import type { Address } from '../routing/hashAddress.ts';
import { parsePublicAddress, readPageAddress, toPublicHref } from '../routing/publicAddress.ts';
import type { NavigationWindow } from './types.ts';

/** The data in `history.state`. */
export interface TrailMark {
  /** Number of own steps behind this one. */
  readonly position: number;
  /** Key of the page entry. */
  readonly key: string;
  /** Set where the step is a layer over the page: its id, and the step of the page itself. */
  readonly layer?: { readonly id: string; readonly pagePosition: number } | undefined;
}

/** The browser's history, step by step. */
export interface HistoryTrail {
  /** Our data of the current step, undefined where the browser created the step (a typed hash, a plain link). */
  mark(): TrailMark | undefined;
  address(): Address;
  /** The URL that the address bar shows for a page, relative to the document. */
  toUrl(address: Address): string;
  push(mark: TrailMark, address: Address): void;
  replace(mark: TrailMark, address: Address): void;
  /** Traverses the history and resolves on arrival. */
  travel(delta: number): Promise<void>;
  /** Calls back on the shopper's own navigation. */
  start(onStep: () => void): void;
  dispose(): void;
}

/**
 * Time-out of a traversal without a step (the history was truncated). A busy phone takes seconds: a step that arrives
 * after its traversal was given up would undo later changes, even bring the shopper back from the wallet.
 */
const travelLimitMs = 10_000;

function isMark(value: unknown): value is TrailMark {
  if (typeof value !== 'object' || value === null) return false;
  const mark = value as Partial<Record<keyof TrailMark, unknown>>;
  return typeof mark.position === 'number' && typeof mark.key === 'string';
}

export interface HistoryTrailOptions {
  /** Returns the language in the paths, where the first path has one. @default that of the first path */
  readonly language?: (() => InterfaceLanguage) | undefined;
  /** Whether a server has rendered the first page: then `/` is a path like the others. @default false */
  readonly isRendered?: boolean | undefined;
}

/**
 * Wraps the window's history. A visit that began at the path of a public page, such as `/de/goods/7`, shows such paths in
 * the address bar; any other one shows hash routes.
 */
export function createHistoryTrail(
  window: NavigationWindow,
  { language, isRendered = false }: HistoryTrailOptions = {},
): HistoryTrail {
  const first = parsePublicAddress(window.location.pathname);
  const hasPaths = first !== undefined && (isRendered || window.location.pathname !== '/');
  const format = (address: Address): string => {
    if (!hasPaths) return toHref(address);
    return toPublicHref(address, first.language && (language?.() ?? first.language));
  };
  let arrive: (() => void) | undefined;
  let onStep: (() => void) | undefined;

  const handlePopState = (): void => {
    if (arrive !== undefined) arrive();
    else onStep?.();
  };
  const stateWith = (mark: TrailMark): unknown => ({ pawlet: mark });

  return {
    mark() {
      const state: unknown = window.history.state;
      if (typeof state !== 'object' || state === null || !('pawlet' in state)) return undefined;
      return isMark(state.pawlet) ? state.pawlet : undefined;
    },
    address: () => readPageAddress(window.location),
    toUrl: format,
    push: (mark, address) => window.history.pushState(stateWith(mark), '', format(address)),
    replace: (mark, address) => window.history.replaceState(stateWith(mark), '', format(address)),
    travel(delta) {
      if (delta === 0 || -delta >= window.history.length) return Promise.resolve();
      return new Promise((resolve) => {
        const finish = (): void => {
          clearTimeout(limit);
          arrive = undefined;
          resolve();
        };
        const limit = setTimeout(finish, travelLimitMs);
        arrive = finish;
        window.history.go(delta);
      });
    },
    start(listener) {
      onStep = listener;
      window.history.scrollRestoration = 'manual';
      window.addEventListener('popstate', handlePopState);
    },
    dispose() {
      onStep = undefined;
      window.removeEventListener('popstate', handlePopState);
    },
  };
}
