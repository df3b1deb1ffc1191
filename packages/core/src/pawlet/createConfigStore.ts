import { createStore } from 'zustand/vanilla';
import type { ConfigApi } from '../api/configApi.ts';
import type { ShopConfig } from '../api/types/config.ts';
import { keepEqual } from '../queries/keepEqual.ts';
import { isPawletError } from '../errors/guards.ts';
import type { ConfigState, ConfigStore } from './types.ts';

/** Creates the store of the config; `onLoad` is called for every accepted config. */
export function createConfigStore(
  api: Pick<ConfigApi, 'load'>,
  onLoad: (config: ShopConfig) => void,
): ConfigStore {
  const store = createStore<ConfigState>(() => ({ status: 'loading', config: undefined, error: undefined }));
  let latest: Promise<ShopConfig> | undefined;

  function accept(loaded: ShopConfig): void {
    const { status, config: known } = store.getState();
    const config = keepEqual(known, loaded);
    if (status !== 'ready' || config !== known) store.setState({ status: 'ready', config, error: undefined });
  }

  function reload(): Promise<ShopConfig> {
    // A known config stays in use, so nobody has to be told.
    if (store.getState().config === undefined) store.setState({ status: 'loading', error: undefined });
    const asked: Promise<ShopConfig> = api.load().then(
      (config) => {
        if (latest === asked) {
          onLoad(config);
          accept(config);
        }
        return config;
      },
      (error: unknown) => {
        if (latest === asked) {
          latest = undefined;
          if (isPawletError(error)) store.setState({ status: 'failed', error });
        }
        throw error;
      },
    );
    latest = asked;
    return asked;
  }

  return {
    store,
    load: () => latest ?? reload(),
    reload,
    put(config, isStale) {
      if (latest !== undefined) return;
      if (!isStale) {
        latest = Promise.resolve(config);
        onLoad(config);
      }
      store.setState({ status: 'ready', config });
    },
  };
}
