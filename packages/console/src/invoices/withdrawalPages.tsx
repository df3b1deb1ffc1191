import { Typography } from '@mui/material';
import { type OperatorWithdrawal, withdrawalCalls, withdrawalRefusals } from '@pawlet/operator';
import { Overview } from '../forms/Overview.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { choice, fields, flag, listOf, whole, words } from '../forms/shapes.ts';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { chooseState, search } from '../parts/filters.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { createRecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';

const onWithdrawal = (shape: RecordKind['shape'], toInput?: RecordKind['toInput']): RecordKind => ({
  name: 'withdrawal',
  scope: 'refunds:write',
  shape,
  ...(toInput === undefined ? {} : { toInput }),
});
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

type Withdrawal = OperatorWithdrawal & { readonly id: string };

const withdrawal = detailsOf<Withdrawal>();
const standing = withdrawal.other('withdrawal.standing', (record, { text }) =>
  text(`standing.${record.standing}`),
);
const order = withdrawal.part('field.order', ({ orderSn, orderNumber }) =>
  orderSn === null ? orderNumber : <RecordLink area="orders" id={orderSn} />,
);

/** Withdrawals; open ones, oldest first. */
export const WithdrawalList = createList<Withdrawal>({
  filters: [search('order', 'search.number'), chooseState(['open', 'accepted', 'rejected'])],
  initialFilter: { state: 'open' },
  empty: 'withdrawal.empty',
  columns: [
    withdrawal.link('id', 'withdrawal.number'),
    withdrawal.words('name', 'withdrawal.name'),
    order,
    standing,
    withdrawal.time('created', 'records.received'),
    withdrawal.state(),
  ],
});

const details = [
  withdrawal.state(),
  standing,
  order,
  withdrawal.words('name', 'withdrawal.name'),
  withdrawal.words('email', 'field.email'),
  withdrawal.other('field.country', ({ country }, { region }) => region(country)),
  withdrawal.other('texts.language', (record, { language }) => language(record.language)),
  withdrawal.time('created', 'records.received'),
  withdrawal.time('settled', 'withdrawal.settled'),
  withdrawal.words('note', 'choice.note'),
  withdrawal.part('resource.after-sales', ({ requests }, { text }) =>
    requests.length === 0
      ? null
      : requests.map(({ refundSn, stage }) => (
          <div key={refundSn}>
            <RecordLink area="after-sales" id={refundSn} /> {text(`stage.${stage}`)}
          </div>
        )),
  ),
];

/** A withdrawal: what was stated, and the decision. */
export const WithdrawalPage = createRecordPage<Withdrawal>('title.withdrawals', (record, { text }) => (
  <>
    <Overview
      title={text('withdrawal.withdrawal')}
      record={record}
      details={details}
      scope="refunds:write"
      params={{ sn: record.withdrawalSn }}
      actions={
        record.state === 'open'
          ? [
              {
                label: text('withdrawal.accept'),
                question: text('withdrawal.acceptQuestion'),
                call: withdrawalCalls.acceptWithdrawal,
                kind: toAcceptance(record),
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
            ]
          : []
      }
    />
    <Section title={text('withdrawal.statement')}>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{record.statement}</Typography>
    </Section>
  </>
));
