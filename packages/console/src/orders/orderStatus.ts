import type { OperatorOrderEntry } from '@pawlet/operator';
import { detailsOf } from '../parts/detailsOf.tsx';

/** The status of an order as a word. */
export const orderStatus = detailsOf<Pick<OperatorOrderEntry, 'status'>>().state(
  ({ status }, { text }) => text(`status.${status}`),
  ({ status }) => status,
);
