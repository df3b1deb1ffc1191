import type { AddAlertResult, NewAlert } from '../api/restockApi.ts';
import type { RestockAlert } from '../api/types/restock.ts';
import type { Done, Refused } from '../api/types/results.ts';
import type { Mutation, Query } from './types.ts';

const tags = ['restock-alerts'];

/** Alerts for products that are available again. */
export const restockQueries = {
  /** Active alerts: the account's, and those with the tokens stored on the device. */
  alerts: (tokens: readonly string[]): Query<readonly RestockAlert[]> => ({
    key: ['restock'],
    load: ({ restock }, options) => restock.list(tokens, options),
    tags,
  }),
};

/** Creates an alert. */
export const addRestockAlert: Mutation<NewAlert, AddAlertResult> = {
  run: ({ restock }, alert) => restock.add(alert),
  tags: (_, { status }) => (status === 'ok' ? tags : []),
};

/** Removes an alert, by its token. */
export const removeRestockAlert: Mutation<string, Done | Refused> = {
  run: ({ restock }, token) => restock.remove(token),
  tags: () => tags,
};
