import {
  exchangeStates,
  type OperatorEndpoint,
  type OperatorExchange,
  type OperatorReward,
  rewardCalls,
} from '@pawlet/operator';
import { CreateButton } from '../forms/CreateButton.tsx';
import { RecordActions } from '../forms/RecordActions.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { emptyTexts, type Fields, fields, words } from '../forms/shapes.ts';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Pictures } from '../parts/Pictures.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { RecordNeighbors } from '../parts/RecordNeighbors.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { useHasScope } from '../parts/useHasScope.ts';
import { useListFilters } from '../parts/useListFilters.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { rewardKind } from './kinds.ts';

/** Products for points. */
export function RewardList() {
  const text = useText();
  const { localized, number } = useFormat();
  return (
    <ConsoleList<OperatorReward>
      filters={useListFilters([], [['text', text('search.label')]])}
      actions={
        <CreateButton
          kind={rewardKind}
          area="rewards"
          call={rewardCalls.createReward}
          initial={{
            slug: '',
            type: 'physical',
            title: emptyTexts,
            description: emptyTexts,
            content: emptyTexts,
            points: 100,
            stock: 0,
            perPerson: 0,
            rank: 0,
            isOffered: false,
            pictures: [],
            models: [],
          }}
        />
      }
      empty={text('records.empty')}
      opens
      columns={[
        {
          name: 'title',
          label: text('field.name'),
          render: ({ id, title }) => <RecordLink area="rewards" id={id} label={localized(title)} />,
        },
        { name: 'type', label: text('reward.type'), render: ({ type }) => text(`choice.${type}`) },
        {
          name: 'points',
          label: text('choice.points'),
          align: 'right',
          render: ({ points }) => number(points),
        },
        { name: 'stock', label: text('choice.stock'), align: 'right', render: ({ stock }) => number(stock) },
        {
          name: 'exchanged',
          label: text('reward.exchanged'),
          align: 'right',
          render: ({ exchanged }) => number(exchanged),
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

/** A product for points. */
export function RewardPage() {
  const text = useText();
  return (
    <RecordPage<OperatorReward>
      title={(number) => text('title.rewards', { number })}
      renderHead={(id) => <RecordNeighbors area="rewards" id={id} />}
    >
      {(reward) => (
        <>
          <Pictures images={reward.pictures.map(({ url }) => url)} />
          <RecordForm
            title={text('records.change')}
            kind={rewardKind}
            record={reward}
            call={rewardCalls.changeReward}
            params={{ id: String(reward.id) }}
          />
        </>
      )}
    </RecordPage>
  );
}

/** Exchanges of points; those that wait come first. */
export function ExchangeList() {
  const text = useText();
  const { time, number } = useFormat();
  return (
    <ConsoleList<OperatorExchange & { readonly id: string }>
      filters={useListFilters(['waits', ...exchangeStates], [['number', text('exchange.number')]])}
      initialFilter={{ state: 'waits' }}
      empty={text('records.empty')}
      opens
      columns={[
        {
          name: 'number',
          label: text('exchange.number'),
          render: ({ id }) => <RecordLink area="exchanges" id={id} />,
        },
        { name: 'title', label: text('reward.title'), render: ({ title }) => title },
        {
          name: 'quantity',
          label: text('field.quantity'),
          align: 'right',
          render: ({ quantity }) => number(quantity),
        },
        { name: 'receiver', label: text('field.recipient'), render: ({ receiver }) => receiver },
        { name: 'created', label: text('records.created'), render: ({ created }) => time(created) },
        { name: 'state', label: text('field.status'), render: ({ state }) => <StateChip state={state} /> },
      ]}
    />
  );
}

const onExchange = (shape: RecordKind['shape']): RecordKind => ({
  name: 'exchange',
  scope: 'orders:write',
  shape,
});
const exchangeKind = onExchange(() => fields({ state: words(40), reason: words(500), number: words(60) }));
const deliveryKinds = {
  physical: onExchange(() => fields({ carrier: words(40), number: words(60) }, ['carrier', 'number'])),
  virtual: {
    ...onExchange(() => fields({ code: words(60) }, ['code'])),
    toInput: ({ code }: Fields) => (code === undefined ? {} : { number: code }),
  },
};
const rejectionKind = onExchange(() => fields({ reason: words(500) }));

const exchangeCalls: Readonly<Record<OperatorExchange['actions'][number], OperatorEndpoint>> = {
  accept: rewardCalls.acceptExchange,
  deliver: rewardCalls.deliverExchange,
  reject: rewardCalls.rejectExchange,
  complete: rewardCalls.completeExchange,
};

/** An exchange of points: prepared, shipped or issued, completed, or rejected with a reason. */
export function ExchangePage() {
  const text = useText();
  const { time, number } = useFormat();
  const seesCustomers = useHasScope('customers:read');
  return (
    <RecordPage<OperatorExchange & { readonly id: string }>
      title={(sn) => text('title.exchanges', { number: sn })}
      renderHead={(id) => <RecordNeighbors area="exchanges" id={id} />}
    >
      {(exchange) => (
        <Section title={exchange.title}>
          <RecordActions
            kind={exchangeKind}
            record={exchange}
            params={{ sn: exchange.exchangeSn }}
            actions={exchange.actions.map((action) => ({
              label: text(`exchange.${action}`),
              question: text(`exchange.${action}Question`),
              call: exchangeCalls[action],
              isDanger: action === 'reject',
              ...(action === 'deliver' ? { kind: deliveryKinds[exchange.type] } : {}),
              ...(action === 'reject' ? { kind: rejectionKind, initial: { reason: '' } } : {}),
            }))}
          />
          <Pictures images={exchange.picture === '' ? [] : [exchange.picture]} />
          <Facts
            rows={[
              ['state', text('field.status'), <StateChip key="state" state={exchange.state} />],
              ['model', text('exchange.model'), exchange.model],
              ['quantity', text('field.quantity'), number(exchange.quantity)],
              ['points', text('choice.points'), number(exchange.points)],
              [
                'customer',
                text('records.customer'),
                seesCustomers ? (
                  <RecordLink key="customer" area="customers" id={exchange.customer} />
                ) : (
                  exchange.customer
                ),
              ],
              ['receiver', text('field.recipient'), exchange.receiver],
              ['phone', text('search.phone'), exchange.phone],
              ['address', text('choice.address'), exchange.address],
              ['remark', text('field.remark'), exchange.remark],
              ['reason', text('texts.reason'), exchange.reason],
              ['carrier', text('field.carrier'), exchange.carrier],
              [
                'number',
                text(exchange.type === 'virtual' ? 'choice.code' : 'field.tracking'),
                exchange.number,
              ],
              ['created', text('records.created'), time(exchange.created)],
              ['delivered', text('exchange.delivered'), time(exchange.delivered)],
            ]}
          />
        </Section>
      )}
    </RecordPage>
  );
}
