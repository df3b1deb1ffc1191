import { Chip, Stack } from '@mui/material';
import { type OperatorRequestEntry, requestStages } from '@pawlet/operator';
import { TextInput } from 'react-admin';
import { ChoiceFilter } from '../parts/ChoiceFilter.tsx';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { useHasScope } from '../parts/useHasScope.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { Deadline } from './Deadline.tsx';
import { StageChip } from './StageChip.tsx';

/** Refund and return requests, what waits longest first. */
export function RequestList() {
  const text = useText();
  const { time, amount } = useFormat();
  return (
    <ConsoleList<OperatorRequestEntry & { id: string }>
      filters={useFilters()}
      initialFilter={{ state: 'waits' }}
      empty={text('requests.empty')}
      opens
      columns={[
        {
          name: 'number',
          label: text('requests.number'),
          render: ({ refundSn }) => <RecordLink area="after-sales" id={refundSn} />,
        },
        {
          name: 'stage',
          label: text('field.status'),
          render: ({ stage, isWithdrawal }) => (
            <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
              <StageChip stage={stage} />
              {isWithdrawal ? (
                <Chip size="small" color="warning" label={text('requests.withdrawal')} />
              ) : null}
            </Stack>
          ),
        },
        { name: 'kind', label: text('requests.kind'), render: ({ kind }) => text(`requests.${kind}`) },
        {
          name: 'product',
          label: text('field.product'),
          render: ({ quantity, title }) => text('requests.pieces', { quantity, title }),
        },
        {
          name: 'since',
          label: text('requests.since'),
          isSecondary: true,
          render: ({ since }) => time(since),
        },
        {
          name: 'deadline',
          label: text('requests.deadline'),
          render: ({ deadline }) => <Deadline deadline={deadline} />,
        },
        {
          name: 'amount',
          label: text('approvals.amount'),
          align: 'right',
          render: (request) => amount(request.amount, request.currency),
        },
      ]}
    />
  );
}

function useFilters() {
  const text = useText();
  const mayRefund = useHasScope('refunds:write');
  const seesNames = useHasScope('customers:read');
  return [
    <ChoiceFilter
      key="state"
      source="state"
      label={text('field.status')}
      alwaysOn
      any={text('search.any')}
      choices={[
        { id: 'waits', name: text('requests.waits') },
        ...requestStages.map((id) => ({ id, name: text(`stage.${id}`) })),
      ]}
    />,
    <ChoiceFilter
      key="kind"
      source="kind"
      label={text('requests.kind')}
      alwaysOn
      any={text('search.any')}
      choices={(['refund', 'return'] as const).map((id) => ({ id, name: text(`requests.${id}`) }))}
    />,
    <TextInput key="number" source="number" label={text('requests.search')} type="search" alwaysOn />,
    ...(mayRefund || seesNames
      ? [<TextInput key="text" source="text" label={text('requests.words')} type="search" alwaysOn />]
      : []),
  ];
}
