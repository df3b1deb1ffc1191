import type { Exchange } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { part, Picture, Tag } from '../../ui/index.ts';
import { stateKey, stateTone } from '../exchangeStates.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import type { PointsView } from '../pointsViews.ts';
import styles from './ExchangeCard.module.css';
import { Points } from './Points.tsx';
import { ViewLink } from './ViewLink.tsx';

export interface ExchangeCardProps {
  readonly exchange: Exchange;
  readonly onOpen: (view: PointsView) => void;
}

/** An exchange in the list: number, state, reward, points, time. */
export function ExchangeCard({ exchange, onOpen }: ExchangeCardProps): ReactElement {
  const text = useText(pointsMallMessages);
  const format = useFormat();
  return (
    <ViewLink
      className={styles['card']}
      view={{ name: 'exchange', exchangeId: exchange.id }}
      onOpen={onOpen}
      {...part('exchange')}
    >
      <span className={styles['head']}>
        <span className={styles['number']}>{exchange.number}</span>
        <Tag tone={stateTone(exchange.state)}>{text(stateKey(exchange.kind, exchange.state))}</Tag>
      </span>
      <ExchangedReward exchange={exchange} />
      {exchange.createdAt === undefined ? null : (
        <span className={styles['time']}>{format.date(exchange.createdAt, 'dateTime')}</span>
      )}
    </ViewLink>
  );
}

/** The exchanged reward: picture, name, model, points, quantity. */
export function ExchangedReward({ exchange }: { readonly exchange: Exchange }): ReactElement {
  const text = useText(pointsMallMessages);
  return (
    <span className={styles['reward']}>
      <Picture src={exchange.imageUrl} alt="" sizes="72px" radius="m" />
      <span className={styles['words']}>
        <span className={styles['title']}>{exchange.title}</span>
        {exchange.model === '' ? null : <span className={styles['model']}>{exchange.model}</span>}
        <span className={styles['foot']}>
          <Points amount={exchange.points} size="s" />
          <span
            className={styles['count']}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is text, labelled like a picture
            role="img"
            aria-label={text('pointsMall.quantityOf', { total: exchange.quantity })}
          >
            ×{exchange.quantity}
          </span>
        </span>
      </span>
    </span>
  );
}
