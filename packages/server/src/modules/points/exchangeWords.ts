import type { exchangeStatuses } from '../../db/schema/points.ts';

/** State names of a points order for operators. */
export const exchangeWords: Readonly<Record<(typeof exchangeStatuses)[number], string>> = {
  created: 'new',
  inprogress: 'being prepared',
  rejected: 'rejected',
  delivered: 'delivered',
  completed: 'completed',
};
