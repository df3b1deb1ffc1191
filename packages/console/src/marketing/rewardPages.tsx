import {
  exchangeStates,
  type OperatorEndpoint,
  type OperatorExchange,
  type OperatorReward,
  rewardCalls,
} from '@pawlet/operator';
import { CreateButton } from '../forms/CreateButton.tsx';
import { Overview } from '../forms/Overview.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { emptyTexts, type Fields, fields, words } from '../forms/shapes.ts';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { chooseState, search } from '../parts/filters.tsx';
import { Pictures } from '../parts/Pictures.tsx';
import { createRecordPage } from '../parts/RecordPage.tsx';
import { isOffered, rewardKind } from './kinds.ts';

const newReward = {
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
};

const reward = detailsOf<OperatorReward>();

/** Products for points. */
export const RewardList = createList<OperatorReward>({
  filters: [search('text', 'search.label')],
  Actions: () => <CreateButton kind={rewardKind} call={rewardCalls.createReward} initial={newReward} />,
  columns: [
    reward.link('title', 'field.name'),
    reward.other('reward.type', ({ type }, { text }) => text(`choice.${type}`)),
    reward.number('points', 'choice.points'),
    reward.number('stock', 'choice.stock'),
    reward.number('exchanged', 'reward.exchanged'),
    isOffered,
  ],
});

/** A product for points. */
export const RewardPage = createRecordPage<OperatorReward>('title.rewards', (record) => (
  <>
    <Pictures images={record.pictures.map(({ url }) => url)} />
    <RecordForm
      kind={rewardKind}
      record={record}
      call={rewardCalls.changeReward}
      params={{ id: String(record.id) }}
    />
  </>
));

type Exchange = OperatorExchange & { readonly id: string };

const exchange = detailsOf<Exchange>();

/** Exchanges of points; those that wait come first. */
export const ExchangeList = createList<Exchange>({
  filters: [search('number', 'exchange.number'), chooseState(['waits', ...exchangeStates])],
  initialFilter: { state: 'waits' },
  columns: [
    exchange.link('id', 'exchange.number'),
    exchange.words('title', 'reward.title'),
    exchange.number('quantity', 'field.quantity'),
    exchange.words('receiver', 'field.recipient'),
    exchange.time('created', 'records.created'),
    exchange.state(),
  ],
});

const details = [
  exchange.state(),
  exchange.words('model', 'exchange.model'),
  exchange.number('quantity', 'field.quantity'),
  exchange.number('points', 'choice.points'),
  exchange.reference('customer', 'customers', 'records.customer'),
  exchange.words('receiver', 'field.recipient'),
  exchange.words('phone', 'search.phone'),
  exchange.words('address', 'choice.address'),
  exchange.words('remark', 'field.remark'),
  exchange.words('reason', 'texts.reason'),
  exchange.words('carrier', 'field.carrier'),
  exchange.words('number', 'choice.number'),
  exchange.time('created', 'records.created'),
  exchange.time('delivered', 'exchange.delivered'),
];

const onExchange = (shape: RecordKind['shape']): RecordKind => ({
  name: 'exchange',
  scope: 'orders:write',
  shape,
});
const deliveryKinds = {
  physical: onExchange(() => fields({ carrier: words(40), number: words(60) }, ['carrier', 'number'])),
  virtual: {
    ...onExchange(() => fields({ code: words(60) }, ['code'])),
    toInput: ({ code }: Fields) => (code === undefined ? {} : { number: code }),
  },
};
const rejectionKind = onExchange(() => fields({ reason: words(500) }));

const calls: Readonly<Record<OperatorExchange['actions'][number], OperatorEndpoint>> = {
  accept: rewardCalls.acceptExchange,
  deliver: rewardCalls.deliverExchange,
  reject: rewardCalls.rejectExchange,
  complete: rewardCalls.completeExchange,
};

/** An exchange of points: prepared, shipped or issued, completed, or rejected with a reason. */
export const ExchangePage = createRecordPage<Exchange>('title.exchanges', (record, { text }) => (
  <Overview
    title={record.title}
    record={record}
    details={details}
    scope="orders:write"
    params={{ sn: record.exchangeSn }}
    actions={record.actions.map((action) => ({
      label: text(`exchange.${action}`),
      question: text(`exchange.${action}Question`),
      call: calls[action],
      isDanger: action === 'reject',
      ...(action === 'deliver' ? { kind: deliveryKinds[record.type] } : {}),
      ...(action === 'reject' ? { kind: rejectionKind, initial: { reason: '' } } : {}),
    }))}
  >
    <Pictures images={record.picture === '' ? [] : [record.picture]} />
  </Overview>
));
