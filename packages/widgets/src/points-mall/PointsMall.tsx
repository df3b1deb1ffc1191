import { useRef } from 'react';
import type { ReactElement } from 'react';
import { usePointsOffered, useText } from '../runtime/index.ts';
import { checkProps } from '../runtime/options/checkProps.ts';
import { useNeedsApp } from '../runtime/useNeedsApp.ts';
import { part } from '../ui/index.ts';
import { pointsMallMessages } from './pointsMallMessages.ts';
import styles from './PointsMall.module.css';
import { PointsNotOffered } from './parts/PointsNotOffered.tsx';
import { ViewBar } from './parts/ViewBar.tsx';
import type { PointsView } from './pointsViews.ts';
import type { RewardFilter } from './rewardRules.ts';
import { useExchanges } from './useExchanges.ts';
import { useLedger } from './useLedger.ts';
import { useRewards } from './useRewards.ts';
import { useViewStack, type ViewStack } from './useViewStack.ts';
import { ConfirmView } from './views/ConfirmView.tsx';
import { DoneView } from './views/DoneView.tsx';
import { ExchangesView } from './views/ExchangesView.tsx';
import { ExchangeView } from './views/ExchangeView.tsx';
import { LedgerView } from './views/LedgerView.tsx';
import { PointsHome } from './views/PointsHome.tsx';
import { RewardView } from './views/RewardView.tsx';
import { RulesView } from './views/RulesView.tsx';

export interface PointsMallProps {
  /** The initial filter of the rewards. @default 'all' */
  readonly filter?: RewardFilter | undefined;
}

const titleKeys = {
  home: 'pointsMall.title',
  reward: 'pointsMall.reward',
  confirm: 'pointsMall.confirm',
  done: 'pointsMall.title',
  exchanges: 'pointsMall.exchanges',
  exchange: 'pointsMall.exchangeTitle',
  ledger: 'pointsMall.cameAndWent',
  rules: 'pointsMall.rulesTitle',
} as const satisfies Record<PointsView['name'], string>;

/** The points mall: balance, rewards, exchanges, ledger and rules, as stacked views. */
export function PointsMall(props: PointsMallProps): ReactElement {
  checkProps('points-mall', props);
  const { filter } = props;
  useNeedsApp('PointsMall');
  const frame = useRef<HTMLDivElement>(null);
  const text = useText(pointsMallMessages);
  const stack = useViewStack(frame);
  const isOffered = usePointsOffered();
  const topKey = stack.views.at(-1)?.key;
  if (!isOffered) return <PointsNotOffered />;
  return (
    <div ref={frame} className={styles['mall']} {...part('points-mall')}>
      {stack.views.map(({ key, view }) => (
        <section
          key={key}
          className={styles['view']}
          hidden={key !== topKey}
          aria-label={text(titleKeys[view.name])}
        >
          {view.name === 'home' ? (
            <h2 className={styles['name']} tabIndex={-1} data-view-title="">
              {text('pointsMall.title')}
            </h2>
          ) : (
            <ViewBar title={text(titleKeys[view.name])} onBack={stack.back} />
          )}
          <ViewContent view={view} stack={stack} filter={filter} />
        </section>
      ))}
    </div>
  );
}

interface ViewContentProps extends PointsMallProps {
  readonly view: PointsView;
  readonly stack: ViewStack;
}

function ViewContent({ view, stack, filter }: ViewContentProps): ReactElement {
  const { open, replaceAll } = stack;
  switch (view.name) {
    case 'home':
      return <Home filter={filter} onOpen={open} />;
    case 'reward':
      return <RewardView rewardId={view.rewardId} onOpen={open} />;
    case 'confirm': {
      const { rewardId, quantity, model } = view;
      return (
        <ConfirmView
          rewardId={rewardId}
          quantity={quantity}
          model={model}
          onDone={replaceAll}
          onOpen={open}
        />
      );
    }
    case 'done':
      return <DoneView kind={view.kind} exchangeId={view.exchangeId} onOpen={open} />;
    case 'exchanges':
      return <AllExchanges onOpen={open} />;
    case 'exchange':
      return <ExchangeView exchangeId={view.exchangeId} onOpen={open} />;
    case 'ledger':
      return <AllEntries />;
    case 'rules':
      return <RulesView />;
  }
}

interface HomeProps extends PointsMallProps {
  readonly onOpen: ViewStack['open'];
}

function Home({ filter, onOpen }: HomeProps): ReactElement {
  return <PointsHome rewards={useRewards({ filter })} onOpen={onOpen} />;
}

function AllExchanges({ onOpen }: Pick<HomeProps, 'onOpen'>): ReactElement {
  return <ExchangesView exchanges={useExchanges()} onOpen={onOpen} />;
}

function AllEntries(): ReactElement {
  return <LedgerView ledger={useLedger()} />;
}
