import { Box, Chip, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { OperatorRequest } from '@pawlet/operator';
import { detailsOf } from '../parts/detailsOf.tsx';
import { Details, type DetailsProps } from '../parts/Details.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Pictures } from '../parts/Pictures.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { createRecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { TwoColumns } from '../parts/TwoColumns.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { Conversation } from './Conversation.tsx';
import { Deadline } from './Deadline.tsx';
import { RequestActions } from './RequestActions.tsx';

type RequestRecord = OperatorRequest & { readonly id: string };

/** A refund or return request with its conversation, and what can be decided. */
export const RequestPage = createRecordPage<RequestRecord>('request.title', (request, { text }) => (
  <>
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <StateChip state={request.stage} label={text(`stage.${request.stage}`)} />
      <Chip size="small" variant="outlined" label={text(`requests.${request.kind}`)} />
      {request.isWithdrawal ? (
        <Chip size="small" color="warning" label={text('requests.withdrawal')} />
      ) : null}
      <Deadline deadline={request.deadline} />
      <Box sx={{ flexGrow: 1 }} />
      <RequestActions request={request} />
    </Stack>
    <TwoColumns widths={[1, 1]}>
      <>
        <Section title={text('request.item')}>
          <Details record={request} details={details} more={listMoney} />
        </Section>
        <Words request={request} />
      </>
      <>
        <Conversation request={request} />
        <Others request={request} />
      </>
    </TwoColumns>
  </>
));

interface RequestProps {
  readonly request: RequestRecord;
}

const { money, other, reference, time, words } = detailsOf<RequestRecord>();
const details = [
  reference('orderSn', 'orders', 'field.order'),
  other('field.product', ({ quantity, title, sku, attributes }, { text }) =>
    [text('requests.pieces', { quantity, title }), sku, attributes].filter(Boolean).join(' · '),
  ),
  money('amount', 'approvals.amount'),
  other('request.points', ({ points }, format) => (points > 0 ? format.number(points) : '')),
  time('created', 'request.created'),
  words('note', 'refund.note'),
  other('request.transport', ({ isOwnReturn }, { text }) => (isOwnReturn ? text('request.ownReturn') : '')),
  other('request.parcel', ({ parcel }) =>
    parcel === null ? '' : `${parcel.carrier} ${parcel.number}`.trim(),
  ),
  other('request.replacement', ({ replacement }, { text }) =>
    replacement === null
      ? ''
      : [
          text('requests.pieces', { quantity: replacement.quantity, title: replacement.sku }),
          replacement.attributes,
          `${replacement.carrier} ${replacement.number}`,
        ]
          .filter(Boolean)
          .join(' · '),
  ),
];

/** What was kept back, and what was refunded. */
const listMoney: DetailsProps<RequestRecord>['more'] = (request, { text, number: format, amount }) => {
  const { missingPoints, withheld, refund, currency } = request;
  return [
    missingPoints > 0
      ? ['withheld', text('request.withheld', { points: format(missingPoints) }), amount(withheld, currency)]
      : null,
    refund === null
      ? null
      : [
          'refund',
          text('money.refund', { number: refund.refundNo }),
          `${amount(refund.amount, currency)} · ${text(`refundState.${refund.state}`)}`,
        ],
  ];
};

function Words({ request }: RequestProps) {
  const text = useText();
  const { reason, remark, phone, images, videos } = request;
  return (
    <Section title={text('request.words')}>
      {reason === null ? <Typography>{text('order.noPersonal')}</Typography> : null}
      <Typography sx={{ fontWeight: 600 }}>{reason}</Typography>
      {remark === '' || remark === null ? null : (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{remark}</Typography>
      )}
      {phone === '' || phone === null ? null : (
        <Typography>
          {text('search.phone')}: <MuiLink href={`tel:${phone}`}>{phone}</MuiLink>
        </Typography>
      )}
      <Pictures images={images ?? []} videos={videos ?? []} />
    </Section>
  );
}

function Others({ request: { others } }: RequestProps) {
  const text = useText();
  const format = useFormat();
  if (others.length === 0) return null;
  return (
    <Section title={text('request.others')}>
      <Facts
        rows={others.map(({ refundSn, stage, created }) => [
          refundSn,
          format.time(created),
          <Stack key={refundSn} direction="row" spacing={1}>
            <RecordLink area="after-sales" id={refundSn} />
            <StateChip state={stage} label={text(`stage.${stage}`)} />
          </Stack>,
        ])}
      />
    </Section>
  );
}
