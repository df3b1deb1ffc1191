import { Box, Chip, Link as MuiLink, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import type { OperatorRequest } from '@pawlet/operator';
import { Facts } from '../parts/Facts.tsx';
import { Pictures } from '../parts/Pictures.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { RecordNeighbors } from '../parts/RecordNeighbors.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { Deadline } from './Deadline.tsx';
import { RequestActions } from './RequestActions.tsx';
import { StageChip } from './StageChip.tsx';

type RequestRecord = OperatorRequest & { readonly id: string };

/** A refund or return request with its conversation, and what can be decided. */
export function RequestPage() {
  const text = useText();
  return (
    <RecordPage<RequestRecord>
      title={(number) => text('request.title', { number })}
      renderHead={(id) => <RecordNeighbors area="after-sales" id={id} />}
    >
      {(request) => (
        <>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <StageChip stage={request.stage} />
            <Chip size="small" variant="outlined" label={text(`requests.${request.kind}`)} />
            {request.isWithdrawal ? (
              <Chip size="small" color="warning" label={text('requests.withdrawal')} />
            ) : null}
            <Deadline deadline={request.deadline} />
            <Box sx={{ flexGrow: 1 }} />
            <RequestActions request={request} />
          </Stack>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
              alignItems: 'start',
            }}
          >
            <Stack spacing={2}>
              <Item request={request} />
              <Words request={request} />
            </Stack>
            <Stack spacing={2}>
              <Conversation request={request} />
              <Others request={request} />
            </Stack>
          </Box>
        </>
      )}
    </RecordPage>
  );
}

interface RequestProps {
  readonly request: RequestRecord;
}

function Item({ request }: RequestProps) {
  const text = useText();
  const { amount, time, number } = useFormat();
  const money = (value: string) => amount(value, request.currency);
  const { parcel, refund, points, missingPoints, note } = request;
  return (
    <Section title={text('request.item')}>
      <Facts
        rows={[
          ['order', text('field.order'), <RecordLink key="order" area="orders" id={request.orderSn} />],
          [
            'title',
            text('field.product'),
            [
              text('requests.pieces', { quantity: request.quantity, title: request.title }),
              request.sku,
              request.attributes,
            ]
              .filter((part) => part !== '')
              .join(' · '),
          ],
          ['amount', text('approvals.amount'), money(request.amount)],
          points > 0 ? ['points', text('request.points'), number(points)] : null,
          missingPoints > 0
            ? [
                'withheld',
                text('request.withheld', { points: number(missingPoints) }),
                money(request.withheld),
              ]
            : null,
          ['created', text('request.created'), time(request.created)],
          note === '' || note === null ? null : ['note', text('refund.note'), note],
          request.isOwnReturn ? ['own', text('request.transport'), text('request.ownReturn')] : null,
          parcel === null
            ? null
            : ['parcel', text('request.parcel'), `${parcel.carrier} ${parcel.number}`.trim()],
          refund === null
            ? null
            : [
                'refund',
                text('money.refund', { number: refund.refundNo }),
                `${money(refund.amount)} · ${text(`refundState.${refund.state}`)}`,
              ],
        ]}
      />
    </Section>
  );
}

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

function Conversation({ request: { conversation } }: RequestProps) {
  const text = useText();
  const { time } = useFormat();
  return (
    <Section title={text('request.conversation')}>
      <List dense disablePadding>
        {conversation.map((entry, index) => (
          <ListItem key={index} disableGutters>
            <ListItemText
              primary={entry.text}
              secondary={`${text(`request.${entry.actor}`)} · ${time(entry.time)}`}
              sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
            />
          </ListItem>
        ))}
      </List>
    </Section>
  );
}

function Others({ request: { others } }: RequestProps) {
  const text = useText();
  const { time } = useFormat();
  if (others.length === 0) return null;
  return (
    <Section title={text('request.others')}>
      <Facts
        rows={others.map(({ refundSn, stage, created }) => [
          refundSn,
          time(created),
          <Stack key={refundSn} direction="row" spacing={1}>
            <RecordLink area="after-sales" id={refundSn} />
            <StageChip stage={stage} />
          </Stack>,
        ])}
      />
    </Section>
  );
}
