import { useEffect, useRef, useState, type RefObject } from 'react';
import { AppState } from 'react-native';
import type { BridgeEvent, ContextChanges, ExactOrigin, HostHandlers, PawletError } from '@pawlet/bridge';
import { createReactNativeHost, type HostContext, type ReactNativeHost } from '@pawlet/bridge/host';
import { followHandlers, listMethods } from '../bridge/followHandlers.ts';
import { findContextChanges } from '../bridge/shopContext.ts';

export interface ShopHostOptions {
  readonly origin: ExactOrigin;
  readonly context: HostContext;
  readonly handlers: HostHandlers;
  readonly onEvent: ((event: BridgeEvent) => void) | undefined;
  readonly onProblem: ((problem: PawletError) => void) | undefined;
  /** The page has requested its context: it renders with it next. */
  readonly onStart: () => void;
  /** Runs a script in the page. */
  readonly inject: (script: string) => void;
}

/** The bridge to the page, and the changes that the app sends by itself. */
export interface ShopHost {
  readonly host: ReactNativeHost;
  readonly update: (changes: ContextChanges) => void;
}

/** Connects the page; undefined until there is a listener for its first message. */
export function useShopHost(
  latest: RefObject<ShopHostOptions>,
  options: ShopHostOptions,
): ShopHost | undefined {
  const { origin, context } = options;
  const methods = listMethods(options.handlers).join(' ');
  const [shop, setShop] = useState<ShopHost>();
  /** The context that the page has, with what `update` has changed. */
  const sent = useRef(context);

  useEffect(() => {
    const host = createReactNativeHost({
      origin,
      context: () => {
        latest.current.onStart();
        return sent.current;
      },
      handlers: followHandlers(methods.split(' '), () => latest.current.handlers),
      inject: (script) => latest.current.inject(script),
      onEvent: (event) => latest.current.onEvent?.(event),
      onProblem: (problem) => latest.current.onProblem?.(problem),
    });
    setShop({
      host,
      update: (changes) => {
        sent.current = withChanges(sent.current, changes);
        host.update(changes);
      },
    });
    const state = AppState.addEventListener('change', (next) => {
      if (next === 'active') host.resume();
    });
    return () => {
      state.remove();
      host.destroy();
    };
  }, [origin, methods, latest]);

  const before = useRef(context);
  useEffect(() => {
    const changes = findContextChanges(before.current, context);
    before.current = context;
    if (changes === undefined) return;
    if (shop === undefined) sent.current = withChanges(sent.current, changes);
    else shop.update(changes);
  }, [shop, context]);

  return shop;
}

/** The context with changes of the app's; null removes a field. */
function withChanges(context: HostContext, changes: ContextChanges): HostContext {
  const fields = Object.entries(changes).filter(
    ([name, value]) => value !== undefined && name !== 'capabilities',
  );
  const removed = fields.filter(([, value]) => value === null).map(([name]) => name);
  const next = { ...context, ...Object.fromEntries(fields) };
  for (const name of removed) Reflect.deleteProperty(next, name);
  // A new token without an expiry does not inherit that of the old one.
  if (changes.token !== undefined && changes.tokenExpiresIn === undefined)
    Reflect.deleteProperty(next, 'tokenExpiresIn');
  return next;
}
