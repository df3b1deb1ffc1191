import type { ExchangeId, RewardKind } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { Button, Icon, part } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import type { PointsView } from '../pointsViews.ts';
import { useExchangeDetail } from '../useExchanges.ts';
import { usePointsBalance } from '../../parts/usePointsBalance.ts';
import styles from './DoneView.module.css';

export interface DoneViewProps {
  /** @default that of the exchange */
  readonly kind?: RewardKind | undefined;
  /** Undefined where the server did not return it: the link then shows all exchanges. */
  readonly exchangeId?: ExchangeId | undefined;
  readonly onOpen: (view: PointsView) => void;
}

/** The exchange was created: next steps, new balance and links. */
export function DoneView({ kind, exchangeId, onOpen }: DoneViewProps): ReactElement {
  const text = useText(pointsMallMessages);
  const format = useFormat();
  const balance = usePointsBalance();
  const { exchange } = useExchangeDetail(kind === undefined ? exchangeId : undefined);
  const shownKind = kind ?? exchange?.kind;
  return (
    <div className={styles['done']}>
      <span className={styles['mark']}>
        <Icon name="check" size={36} />
      </span>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a paragraph, announced when it appears */}
      <p className={styles['title']} role="status">
        {text('pointsMall.done')}
      </p>
      {shownKind === undefined ? null : (
        <p className={styles['next']}>
          {text(shownKind === 'digital' ? 'pointsMall.doneDigital' : 'pointsMall.donePhysical')}
        </p>
      )}
      {balance.data === undefined ? null : (
        <p className={styles['balance']} {...part('balance')}>
          {text('pointsMall.balance', { points: format.number(balance.data) })}
        </p>
      )}
      <div className={styles['actions']}>
        <Button
          variant="outlined"
          onClick={() =>
            onOpen(exchangeId === undefined ? { name: 'exchanges' } : { name: 'exchange', exchangeId })
          }
        >
          {text(exchangeId === undefined ? 'pointsMall.toExchanges' : 'pointsMall.view')}
        </Button>
        <Button onClick={() => onOpen({ name: 'home' })}>{text('pointsMall.toMall')}</Button>
      </div>
    </div>
  );
}
