import { cloudCalls, type OperatorPlan } from '@pawlet/operator';
import { RecordForm } from '../forms/RecordForm.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { amounts, fields, flag, localized, whole } from '../forms/shapes.ts';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

const planKind: RecordKind = {
  name: 'plan',
  scope: 'cloud:write',
  shape: () =>
    fields({
      name: localized(80),
      prices: amounts,
      marketPrices: amounts,
      rank: whole(-1_000_000, 1_000_000),
      isOffered: flag,
      description: localized(500),
    }),
};

/** Cloud-storage plans in the order in which shoppers see them. */
export function PlanList() {
  const text = useText();
  const { localized: show, amount, number } = useFormat();
  return (
    <ConsoleList<OperatorPlan>
      isPaged={false}
      empty={text('records.empty')}
      opens
      columns={[
        {
          name: 'name',
          label: text('field.name'),
          render: ({ id, name }) => <RecordLink area="plans" id={id} label={show(name)} />,
        },
        { name: 'days', label: text('cloud.days'), align: 'right', render: ({ days }) => number(days) },
        {
          name: 'prices',
          label: text('choice.prices'),
          render: ({ prices }) =>
            Object.entries(prices)
              .map(([currency, price]) => amount(price, currency))
              .join(' / '),
        },
        {
          name: 'isOffered',
          label: text('field.status'),
          render: ({ isOffered }) => <StateChip state={isOffered ? 'offered' : 'hidden'} />,
        },
      ]}
    />
  );
}

/** A plan: prices and texts for purchases from now on. */
export function PlanPage() {
  const text = useText();
  return (
    <RecordPage<OperatorPlan> title={(number) => text('title.plans', { number })}>
      {(plan) => (
        <RecordForm
          title={text('records.change')}
          kind={planKind}
          record={plan}
          call={cloudCalls.changePlan}
          params={{ id: String(plan.id) }}
        />
      )}
    </RecordPage>
  );
}
