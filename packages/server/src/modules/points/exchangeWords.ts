import type { exchangeStatuses } from '../../db/schema/score.ts';

/** The shop's words for where a points order stands. */
export const exchangeWords: Readonly<Record<(typeof exchangeStatuses)[number], string>> = {
  created: 'new',
  inprogress: 'being prepared',
  rejected: 'rejected',
  delivered: 'delivered',
  completed: 'completed',
};
