import { Box, Card, CardContent, Chip, Link as MuiLink, Stack, Typography } from '@mui/material';
import { type OperatorOutputOf, reportCalls, type Scope } from '@pawlet/operator';
import { lazy, Suspense, useContext } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router';
import { AreasContext } from '../parts/AreasContext.ts';
import { ConsolePage } from '../parts/ConsolePage.tsx';
import { listAddress } from '../parts/listAddress.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Section } from '../parts/Section.tsx';
import { useCall } from '../parts/useCall.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

type Home = OperatorOutputOf<typeof reportCalls.readHome>;

// The library of the charts is larger than the rest of the page.
const SalesReport = lazy(async () => ({ default: (await import('./SalesReport.tsx')).SalesReport }));

const cards = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
};

/** Today beside the same weekday last week, what waits, and sales by day, product and partner. */
export function HomePage() {
  const text = useText();
  const home = useCall(reportCalls.readHome);
  return (
    <ConsolePage title={text('resource.home')}>
      <Loaded query={home}>
        {(data) => (
          <>
            <Today home={data} />
            <Waiting waits={data.waits} />
            <Suspense fallback={null}>
              <SalesReport home={data} />
            </Suspense>
          </>
        )}
      </Loaded>
    </ConsolePage>
  );
}

function Today({ home: { sales, zone } }: { readonly home: Home }) {
  const text = useText();
  const { amount, number, change } = useFormat();
  return (
    <Section title={text('home.today')}>
      <Typography variant="body2" color="textSecondary">
        {text('home.zone', { zone })}
      </Typography>
      {sales.length === 0 ? <Typography>{text('home.noSales')}</Typography> : null}
      <Box sx={cards}>
        {sales.map(({ currency, today, lastWeekSoFar, lastWeek }) => {
          const before = Number(lastWeekSoFar.amount);
          const share = before === 0 ? null : Number(today.amount) / before - 1;
          return (
            <Card key={currency} variant="outlined">
              <CardContent>
                <Typography variant="body2" color="textSecondary">
                  {currency}
                </Typography>
                <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                  <Typography sx={{ fontSize: '1.5rem', fontWeight: 600 }}>
                    {amount(today.amount, currency)}
                  </Typography>
                  {share === null ? null : (
                    <Chip size="small" color={share < 0 ? 'default' : 'success'} label={change(share)} />
                  )}
                </Stack>
                <Typography>{text('home.orders', { count: today.orders })}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {text('home.lastWeek', {
                    soFar: amount(lastWeekSoFar.amount, currency),
                    orders: number(lastWeekSoFar.orders),
                    whole: amount(lastWeek.amount, currency),
                  })}
                </Typography>
              </CardContent>
            </Card>
          );
        })}
      </Box>
    </Section>
  );
}

/** What waits for the shop, and the list where it is; those who may not open the list see only its number. */
const places = [
  ['toShip', 'orders', { state: 'waitingDelivery' }],
  ['reminded', 'orders', { state: 'reminded' }],
  ['requests', 'after-sales', { state: 'waits' }],
  ['overdueRequests', 'after-sales', { state: 'overdue' }],
  ['approvals', 'approvals', {}],
  ['refunds', 'refunds', {}],
  ['withdrawals', 'withdrawals', { state: 'open' }],
  ['heldReviews', 'moderation', { kind: 'review', state: 'held' }],
  ['heldQuestions', 'moderation', { kind: 'question', state: 'held' }],
  ['heldAnswers', 'moderation', { kind: 'answer', state: 'held' }],
  ['questions', 'moderation', { kind: 'question', state: 'published' }],
  ['invoices', 'invoices', { state: 'created' }],
  ['failedWebhooks', 'deliveries', { state: 'failed' }],
  ['soldOut', 'stock', { isLow: 'true' }],
  ['lowStock', 'stock', { isLow: 'true' }],
  ['restock', 'stock', { isLow: 'true' }],
  ['exchanges', 'exchanges', { state: 'waits' }],
] as const;

function Waiting({ waits }: { readonly waits: Home['waits'] }) {
  const text = useText();
  const { number } = useFormat();
  const { permissions = [] } = usePermissions<readonly Scope[]>();
  const open = useContext(AreasContext).filter(({ scope }) => permissions.includes(scope));
  const waiting = places.filter(([name]) => waits[name] > 0);
  return (
    <Section title={text('home.waits')}>
      {waiting.length === 0 ? <Typography>{text('home.nothingWaits')}</Typography> : null}
      <Box component="ul" sx={{ ...cards, gap: 1, listStyle: 'none', p: 0, m: 0 }}>
        {waiting.map(([name, area, filter]) => {
          const label = text(`home.${name}`);
          return (
            <Stack key={name} component="li" direction="row" spacing={1} sx={{ alignItems: 'baseline' }}>
              <Typography sx={{ fontWeight: 600, minWidth: 40, textAlign: 'right' }} component="span">
                {number(waits[name])}
              </Typography>
              {open.some((one) => one.name === area) ? (
                <MuiLink component={Link} to={listAddress(area, filter)}>
                  {label}
                </MuiLink>
              ) : (
                <span>{label}</span>
              )}
            </Stack>
          );
        })}
      </Box>
    </Section>
  );
}
