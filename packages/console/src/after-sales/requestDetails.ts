import type { OperatorRequest } from '@pawlet/operator';
import { detailsOf } from '../parts/detailsOf.tsx';

const request = detailsOf<OperatorRequest>();
/** What people read of a request that somebody else has changed; the rest follows from these. */
export const requestDetails = [
  request.other('field.status', ({ stage }, { text }) => text(`stage.${stage}`), { name: 'stage' }),
  request.money('amount', 'approvals.amount'),
  request.words('note', 'choice.note'),
];
