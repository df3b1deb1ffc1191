import type { AddAlertResult, NewAlert, RestockAlert } from '@pawlet/core/api';
import { useAction, useIsSignedIn, usePawlet, useResource, useToast } from '../../runtime/index.ts';
import { keepAlertToken, readAlertTokens, writeAlertTokens } from './alertTokens.ts';

/** What this shopper, or this device of a visitor, waits for. */
export interface RestockAlerts {
  readonly alerts: readonly RestockAlert[];
  /** It is not known yet what there is. */
  readonly isLoading: boolean;
  /** Asks for an alert; undefined where the call has failed, which was said, as it is where it can be bought again. */
  readonly add: (alert: NewAlert) => Promise<AddAlertResult | undefined>;
  /** Removes an alert; false where that has failed, which was said. */
  readonly remove: (token: string) => Promise<boolean>;
  readonly isBusy: boolean;
}

/** The alerts that wait. A shopper's are those of the account, a visitor's those that this device has asked for. */
export function useRestockAlerts(): RestockAlerts {
  const { api } = usePawlet();
  const isSignedIn = useIsSignedIn();
  const showToast = useToast();
  const { data, status, reload } = useResource<readonly RestockAlert[]>(['restock'], async (options) => {
    const tokens = readAlertTokens();
    if (!isSignedIn && tokens.length === 0) return [];
    const alerts = await api.restock.list(tokens, options);
    // What has come true or has run out is not asked for again.
    writeAlertTokens(tokens.filter((token) => alerts.some((alert) => alert.token === token)));
    return alerts;
  });
  const { run: add, isBusy: isAdding } = useAction(async (wanted: NewAlert) => {
    const result = await api.restock.add(wanted);
    if (result.status === 'ok') {
      if (!isSignedIn) keepAlertToken(result.alert.token);
      await reload();
    } else if (result.status === 'available') showToast(result.message);
    return result;
  });
  const { run: remove, isBusy: isRemoving } = useAction(async (token: string) => {
    const result = await api.restock.remove(token);
    writeAlertTokens(readAlertTokens().filter((kept) => kept !== token));
    await reload();
    return result.status === 'ok';
  });
  return {
    alerts: data ?? [],
    isLoading: status === 'loading',
    add,
    remove: async (token) => (await remove(token)) === true,
    isBusy: isAdding || isRemoving,
  };
}
