import { Chip, Stack } from '@mui/material';
import { type OperatorRequestEntry, requestStages } from '@pawlet/operator';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf, secondary } from '../parts/detailsOf.tsx';
import { choose, chooseState, onlyWith, search } from '../parts/filters.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { Deadline } from './Deadline.tsx';

type Request = OperatorRequestEntry & { readonly id: string };

const { link, money, other, part, time } = detailsOf<Request>();

/** Refund and return requests, what waits longest first. */
export const RequestList = createList<Request>({
  filters: [
    chooseState(['waits', 'overdue', ...requestStages], (state, { text }) =>
      state === 'waits' || state === 'overdue' ? text(`requests.${state}`) : text(`stage.${state}`),
    ),
    choose('kind', 'requests.kind', ['refund', 'return'], (kind, { text }) => text(`requests.${kind}`)),
    search('number', 'requests.search'),
    onlyWith(['refunds:write', 'customers:read'], search('text', 'requests.words')),
  ],
  initialFilter: { state: 'waits' },
  empty: 'requests.empty',
  columns: [
    link('refundSn', 'requests.number'),
    part('field.status', ({ stage, isWithdrawal, isUnread }, { text }) => (
      <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <StateChip state={stage} label={text(`stage.${stage}`)} />
        {isWithdrawal ? <Chip size="small" color="warning" label={text('requests.withdrawal')} /> : null}
        {isUnread ? <Chip size="small" color="primary" label={text('requests.unread')} /> : null}
      </Stack>
    )),
    other('requests.kind', ({ kind }, { text }) => text(`requests.${kind}`)),
    other('field.product', ({ quantity, title }, { text }) => text('requests.pieces', { quantity, title })),
    secondary(time('since', 'requests.since')),
    part('requests.deadline', ({ deadline }) => <Deadline deadline={deadline} />),
    money('amount', 'approvals.amount'),
  ],
});
