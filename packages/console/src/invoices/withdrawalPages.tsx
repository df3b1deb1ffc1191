import { Typography } from '@mui/material';
import { type OperatorWithdrawal, withdrawalCalls, withdrawalRefusals } from '@pawlet/operator';
import { RecordActions } from '../forms/RecordActions.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { choice, fields, flag, listOf, whole, words } from '../forms/shapes.ts';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { Facts } from '../parts/Facts.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { RecordNeighbors } from '../parts/RecordNeighbors.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { useListFilters } from '../parts/useListFilters.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

const onWithdrawal = (shape: RecordKind['shape'], toInput?: RecordKind['toInput']): RecordKind => ({
  name: 'withdrawal',
  scope: 'refunds:write',
  shape,
  ...(toInput === undefined ? {} : { toInput }),
});
const withdrawalKind = onWithdrawal(() => fields({ state: choice([]), note: words(500) }));
const rejectionKind = onWithdrawal(() => fields({ reason: choice(withdrawalRefusals), note: words(500) }));

/** What has to be said depends on what the shopper wrote: which order, and which pieces. */
function toAcceptance({ orderSn, lines, details }: OperatorWithdrawal): RecordKind {
  const isFree = lines === null && details !== '';
  return onWithdrawal(
    ({ all }) =>
      fields(
        {
          ...(orderSn === null ? { order: words(40) } : {}),
          ...(isFree ? { all: flag } : {}),
          ...(isFree && all !== true
            ? { lines: listOf(fields({ lineId: whole(1, 1_000_000_000), quantity: whole(1, 10_000) }), 200) }
            : {}),
          note: words(500),
        },
        ['order'],
      ),
    ({ all, ...value }) => ({ ...value, ...(all === true ? { all } : {}) }),
  );
}

/** Withdrawals; open ones, oldest first. */
export function WithdrawalList() {
  const text = useText();
  const { time } = useFormat();
  return (
    <ConsoleList<OperatorWithdrawal & { readonly id: string }>
      filters={useListFilters(['open', 'accepted', 'rejected'], [['order', text('search.number')]])}
      initialFilter={{ state: 'open' }}
      empty={text('withdrawal.empty')}
      opens
      columns={[
        {
          name: 'number',
          label: text('withdrawal.number'),
          render: ({ id }) => <RecordLink area="withdrawals" id={id} />,
        },
        { name: 'name', label: text('withdrawal.name'), render: ({ name }) => name },
        {
          name: 'order',
          label: text('field.order'),
          render: ({ orderSn, orderNumber }) =>
            orderSn === null ? orderNumber : <RecordLink area="orders" id={orderSn} />,
        },
        {
          name: 'standing',
          label: text('withdrawal.standing'),
          render: ({ standing }) => text(`standing.${standing}`),
        },
        { name: 'created', label: text('records.received'), render: ({ created }) => time(created) },
        { name: 'state', label: text('field.status'), render: ({ state }) => <StateChip state={state} /> },
      ]}
    />
  );
}

/** A withdrawal: what was stated, and the decision. */
export function WithdrawalPage() {
  const text = useText();
  const { time, language, region } = useFormat();
  return (
    <RecordPage<OperatorWithdrawal & { readonly id: string }>
      title={(sn) => text('title.withdrawals', { number: sn })}
      renderHead={(id) => <RecordNeighbors area="withdrawals" id={id} />}
    >
      {(withdrawal) => (
        <>
          <Section title={text('withdrawal.withdrawal')}>
            {withdrawal.state !== 'open' ? null : (
              <RecordActions
                kind={withdrawalKind}
                record={withdrawal}
                params={{ sn: withdrawal.withdrawalSn }}
                actions={[
                  {
                    label: text('withdrawal.accept'),
                    question: text('withdrawal.acceptQuestion'),
                    call: withdrawalCalls.acceptWithdrawal,
                    kind: toAcceptance(withdrawal),
                    initial: { all: true, lines: [], note: '' },
                  },
                  {
                    label: text('withdrawal.reject'),
                    question: text('withdrawal.rejectQuestion'),
                    call: withdrawalCalls.rejectWithdrawal,
                    kind: rejectionKind,
                    initial: { reason: 'late', note: '' },
                    isDanger: true,
                  },
                ]}
              />
            )}
            <Facts
              rows={[
                ['state', text('field.status'), <StateChip key="state" state={withdrawal.state} />],
                ['standing', text('withdrawal.standing'), text(`standing.${withdrawal.standing}`)],
                [
                  'order',
                  text('field.order'),
                  withdrawal.orderSn === null ? (
                    withdrawal.orderNumber
                  ) : (
                    <RecordLink key="order" area="orders" id={withdrawal.orderSn} />
                  ),
                ],
                ['name', text('withdrawal.name'), withdrawal.name],
                ['email', text('field.email'), withdrawal.email],
                ['country', text('field.country'), region(withdrawal.country)],
                ['language', text('texts.language'), language(withdrawal.language)],
                ['created', text('records.received'), time(withdrawal.created)],
                ['settled', text('withdrawal.settled'), time(withdrawal.settled)],
                ['note', text('choice.note'), withdrawal.note],
                ...withdrawal.requests.map(
                  ({ refundSn, stage }) =>
                    [
                      refundSn,
                      text(`stage.${stage}`),
                      <RecordLink key={refundSn} area="after-sales" id={refundSn} />,
                    ] as const,
                ),
              ]}
            />
          </Section>
          <Section title={text('withdrawal.statement')}>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {withdrawal.statement}
            </Typography>
          </Section>
        </>
      )}
    </RecordPage>
  );
}
