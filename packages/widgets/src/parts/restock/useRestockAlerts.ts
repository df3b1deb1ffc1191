import type { AddAlertResult, NewAlert, RestockAlert } from '@pawlet/core/api';
import { addRestockAlert, removeRestockAlert, restockQueries, type Query } from '@pawlet/core/queries';
import { useIsLoggedIn, useMutation, useQuery, useToast } from '../../runtime/index.ts';
import { keepAlertToken, readAlertTokens, writeAlertTokens } from './alertTokens.ts';

/** Active alerts of this shopper, or of this visitor's device. */
export interface RestockAlerts {
  readonly alerts: readonly RestockAlert[];
  /** The alerts are not loaded yet. */
  readonly isLoading: boolean;
  /** Creates an alert; undefined if the call failed or the product is available, both of which have been shown. */
  readonly add: (alert: NewAlert) => Promise<AddAlertResult | undefined>;
  /** Removes an alert; false if that failed, which has been shown. */
  readonly remove: (token: string) => Promise<boolean>;
  readonly isBusy: boolean;
}

/** Active alerts: a shopper's are those of the account, a visitor's those created on this device. */
export function useRestockAlerts(): RestockAlerts {
  const isSignedIn = useIsLoggedIn();
  const showToast = useToast();
  const { data, status } = useQuery(ownAlerts(isSignedIn));
  const { run: add, isBusy: isAdding } = useMutation(addRestockAlert, {
    onResult: (result) => {
      if (result.status === 'available') showToast(result.message);
      if (result.status === 'ok' && !isSignedIn) keepAlertToken(result.alert.token);
    },
  });
  const { run: remove, isBusy: isRemoving } = useMutation(removeRestockAlert, {
    onResult: (_, token) => writeAlertTokens(readAlertTokens().filter((kept) => kept !== token)),
  });
  return {
    alerts: data ?? [],
    isLoading: status === 'loading',
    add,
    remove: async (token) => (await remove(token))?.status === 'ok',
    isBusy: isAdding || isRemoving,
  };
}

/** The account's alerts, or those with tokens stored on this device. */
function ownAlerts(isSignedIn: boolean): Query<readonly RestockAlert[]> {
  const { key, tags } = restockQueries.alerts([]);
  return {
    key,
    load: async (api, options) => {
      const tokens = readAlertTokens();
      if (!isSignedIn && tokens.length === 0) return [];
      const alerts = await restockQueries.alerts(tokens).load(api, options);
      // Tokens of fulfilled or expired alerts are dropped.
      writeAlertTokens(tokens.filter((token) => alerts.some((alert) => alert.token === token)));
      return alerts;
    },
    tags,
  };
}
