import { Alert, Stack } from '@mui/material';
import { type OperatorOutputOf, reportCalls, salesGroups } from '@pawlet/operator';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { Loaded } from '../parts/Loaded.tsx';
import { Section } from '../parts/Section.tsx';
import { SelectField } from '../parts/SelectField.tsx';
import { useCall } from '../parts/useCall.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { type Bar, SalesChart } from './SalesChart.tsx';

type Home = OperatorOutputOf<typeof reportCalls.readHome>;
type Item = OperatorOutputOf<typeof reportCalls.readSales>['items'][number];
type Group = (typeof salesGroups)[number];

const periods = [7, 30, 90, 365] as const;
const day = 86_400;
/** More bars than this cannot be told apart. */
const mostBars = 10;

/** Sales of a period by day, by product and by partner, in one currency. */
export function SalesReport({ home }: { readonly home: Home }) {
  const text = useText();
  const { currency: nameCurrency } = useFormat();
  const [days, setDays] = useStore<number>('home.days', 30);
  const [chosen, setChosen] = useState<string | null>(null);
  // Days begin in the time zone of the shop: where its clock was changed, the first one lacks an hour or has one more.
  const period = { from: String(home.from - (days - 1) * day), to: String(home.from + day), zone: home.zone };
  const reports: Readonly<Record<Group, ReturnType<typeof useCall<typeof reportCalls.readSales>>>> = {
    day: useCall(reportCalls.readSales, { input: { ...period, by: 'day' } }),
    product: useCall(reportCalls.readSales, { input: { ...period, by: 'product' } }),
    partner: useCall(reportCalls.readSales, { input: { ...period, by: 'partner' } }),
  };
  const found = new Set([
    ...home.sales.map(({ currency }) => currency),
    ...(reports.day.data?.items ?? []).map(({ currency }) => currency),
  ]);
  const currencies = [...found];
  const currency = currencies.find((one) => one === chosen) ?? currencies[0];
  const toBars = (group: Group, items: readonly Item[]): readonly Bar[] => {
    const inCurrency = items.filter((item) => item.currency === currency);
    if (group === 'day') return fillDays(inCurrency, listDays(home, days));
    return inCurrency.slice(0, mostBars).map(({ title, orders, amount }) => ({
      label: title === '' ? text('home.noPartner') : title,
      orders,
      amount: Number(amount),
    }));
  };
  return (
    <Section title={text('home.sales')}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <SelectField
          label={text('home.period')}
          value={days}
          sx={{ width: 200 }}
          options={periods.map((count) => [count, text('home.days', { count })])}
          onChange={(count) => setDays(Number(count))}
        />
        {currencies.length > 1 ? (
          <SelectField
            label={text('search.currency')}
            value={currency ?? ''}
            sx={{ width: 260 }}
            options={currencies.map((code) => [code, nameCurrency(code)])}
            onChange={setChosen}
          />
        ) : null}
      </Stack>
      {salesGroups.map((group) => (
        <Loaded key={group} query={reports[group]}>
          {({ items }) =>
            currency === undefined ? (
              group === 'day' ? (
                <Alert severity="info">{text('home.noSalesInPeriod')}</Alert>
              ) : null
            ) : (
              <SalesChart
                title={text(`home.by.${group}`)}
                bars={toBars(group, items)}
                currency={currency}
                isHorizontal={group !== 'day'}
              />
            )
          }
        </Loaded>
      ))}
    </Section>
  );
}

/** Dates of the period in the time zone of the shop, oldest first. */
function listDays({ from, zone }: Home, days: number): readonly string[] {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format((from + day / 2) * 1000);
  const today = Date.parse(`${parts}T00:00:00Z`) / 1000;
  return Array.from({ length: days }, (_, index) =>
    new Date((today - (days - 1 - index) * day) * 1000).toISOString().slice(0, 10),
  );
}

/** The report lacks days on which nothing was paid. */
function fillDays(items: readonly Item[], dates: readonly string[]): readonly Bar[] {
  const byDay = new Map(items.map((item) => [item.key, item]));
  return dates.map((date) => {
    const item = byDay.get(date);
    return { date, label: date, orders: item?.orders ?? 0, amount: Number(item?.amount ?? 0) };
  });
}
