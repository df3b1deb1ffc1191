import {
  ConfirmView,
  DoneView,
  ExchangeGone,
  ExchangesView,
  ExchangeView,
  LedgerEntry,
  LedgerView,
  PointsHome,
  PointsNotOffered,
  RewardGone,
  RewardList,
  RewardView,
  RulesView,
  SignedPoints,
  useExchanges,
  useLedger,
  useRewards,
} from '@pawlet/widgets/points-mall';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';

/** What `@pawlet/widgets/points-mall` exports beside the widget: its views, for pages with routes of their own. `onOpen` is called with the next view. */
const meta = {
  title: 'Parts/Points mall',
  parameters: { shop: { shopper: 'demo' } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const onOpen = (): void => undefined;

function Start(): ReactElement {
  return <PointsHome rewards={useRewards({})} onOpen={onOpen} />;
}

/** Balance, featured rewards, and all of them. */
export const Home: Story = { render: () => <Start /> };

function List(): ReactElement {
  return <RewardList rewards={useRewards({})} onOpen={onOpen} />;
}

/** The rewards alone. */
export const Rewards: Story = { render: () => <List /> };

/** Shows a part for the first reward. */
function FirstReward({
  part: Part,
}: {
  readonly part: typeof RewardView | typeof ConfirmView;
}): ReactElement | null {
  const [first] = useRewards({}).list.items;
  return first === undefined ? null : <Part rewardId={first.id} onOpen={onOpen} onDone={onOpen} />;
}

/** One reward. */
export const Reward: Story = { render: () => <FirstReward part={RewardView} /> };

/** What is exchanged, where to, and the button for it. */
export const Confirm: Story = { render: () => <FirstReward part={ConfirmView} /> };

/** After an exchange. */
export const Done: Story = { render: () => <DoneView onOpen={onOpen} /> };

function AllExchanges(): ReactElement {
  return <ExchangesView exchanges={useExchanges()} onOpen={onOpen} />;
}

/** The shopper's exchanges. */
export const Exchanges: Story = { render: () => <AllExchanges /> };

function FirstExchange(): ReactElement | null {
  const [first] = useExchanges().list.items;
  return first === undefined ? null : <ExchangeView exchangeId={first.id} onOpen={onOpen} />;
}

/** One exchange. */
export const Exchange: Story = { render: () => <FirstExchange /> };

function Entries(): ReactElement {
  return <LedgerView ledger={useLedger()} />;
}

/** How points came and went. */
export const Ledger: Story = { render: () => <Entries /> };

function FirstEntry(): ReactElement | null {
  const [first] = useLedger().entries.items;
  return first === undefined ? null : <LedgerEntry entry={first} />;
}

/** One movement of points. */
export const Entry: Story = { render: () => <FirstEntry /> };

/** A number of points with its sign. */
export const Signed: Story = { render: () => <SignedPoints change={-120} size="l" /> };

/** How points are earned and spent. */
export const Rules: Story = { render: () => <RulesView /> };

/** A reward that is no longer there. */
export const GoneReward: Story = { render: () => <RewardGone onOpen={onOpen} /> };

/** An exchange that is no longer there. */
export const GoneExchange: Story = { render: () => <ExchangeGone onOpen={onOpen} /> };

/** A country in which no points are offered. */
export const NotOffered: Story = { render: () => <PointsNotOffered /> };
