import type { AddAlertResult, NewAlert, RestockAlert } from '@pawlet/core/api';
import { addRestockAlert, removeRestockAlert, restockQueries, type Query } from '@pawlet/core/queries';
import { useIsSignedIn, useMutation, useQuery, useToast } from '../../runtime/index.ts';
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
  const isSignedIn = useIsSignedIn();
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

/** The account's alerts, or those whose tokens this device has kept. */
function ownAlerts(isSignedIn: boolean): Query<readonly RestockAlert[]> {
  const { key, tags } = restockQueries.alerts([]);
  return {
    key,
    load: async (api, options) => {
      const tokens = readAlertTokens();
      if (!isSignedIn && tokens.length === 0) return [];
      const alerts = await restockQueries.alerts(tokens).load(api, options);
      // What has come true or has run out is not asked for again.
      writeAlertTokens(tokens.filter((token) => alerts.some((alert) => alert.token === token)));
      return alerts;
    },
    tags,
  };
}
