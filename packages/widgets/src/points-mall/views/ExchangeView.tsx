import type { ExchangeDetail, ExchangeId } from '@pawlet/core/api';
import type { ReactElement, ReactNode } from 'react';
import { CopyText } from '../../parts/index.ts';
import { useFormat, useHost, useText } from '../../runtime/index.ts';
import { Button, ErrorState, Icon, part, Skeleton, SkeletonRegion } from '../../ui/index.ts';
import { stateIcon, stateKey, stateTone } from '../exchangeStates.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import { ExchangedReward } from '../parts/ExchangeCard.tsx';
import { ExchangeGone } from '../parts/ExchangeGone.tsx';
import { SignInGate } from '../parts/SignInGate.tsx';
import type { PointsView } from '../pointsViews.ts';
import { useExchangeDetail } from '../useExchanges.ts';
import viewStyles from '../View.module.css';
import styles from './ExchangeView.module.css';

export interface ExchangeViewProps {
  readonly exchangeId: ExchangeId;
  readonly onOpen: (view: PointsView) => void;
}

/** One exchange: state, code or parcel, and address. */
export function ExchangeView(props: ExchangeViewProps): ReactElement {
  const text = useText(pointsMallMessages);
  return (
    <SignInGate title={text('pointsMall.logInExchanges')}>
      <Loaded {...props} />
    </SignInGate>
  );
}

function Loaded({ exchangeId, onOpen }: ExchangeViewProps): ReactElement {
  const { status, exchange, isRefreshing, reload } = useExchangeDetail(exchangeId);
  if (status === 'failed') return <ErrorState onRetry={() => void reload()} busy={isRefreshing} />;
  if (status === 'gone') return <ExchangeGone onOpen={onOpen} />;
  if (exchange === undefined) {
    return (
      <SkeletonRegion className={viewStyles['content']}>
        <Skeleton height="64px" />
        <Skeleton height="104px" />
        <Skeleton height="180px" />
      </SkeletonRegion>
    );
  }
  return <Detail exchange={exchange} />;
}

function Detail({ exchange }: { readonly exchange: ExchangeDetail }): ReactElement {
  const text = useText(pointsMallMessages);
  const format = useFormat();
  const host = useHost();
  const { kind, state, code, reason } = exchange;
  const isIssued = kind === 'digital' && (state === 'delivered' || state === 'completed');
  return (
    <div className={viewStyles['content']}>
      <section className={styles['state']} {...part('state')}>
        <p className={styles['word']} data-tone={stateTone(state)}>
          <Icon name={stateIcon(kind, state)} size={24} />
          {text(stateKey(kind, state))}
        </p>
        {reason === '' ? null : (
          <p className={styles['reason']}>
            {text('pointsMall.reason')}: <span lang="">{reason}</span>
          </p>
        )}
        {isIssued && code === '' ? (
          <p className={styles['coupon']}>
            {text('pointsMall.coupon')}
            <Button size="s" variant="outlined" onClick={() => void host.navigate('/pages/coupon/user')}>
              {text('pointsMall.toCoupons')}
            </Button>
          </p>
        ) : null}
      </section>
      <section className={styles['reward']}>
        <ExchangedReward exchange={exchange} />
      </section>
      <section className={viewStyles['card']}>
        <dl className={viewStyles['facts']}>
          {code === '' ? null : (
            <Fact label={text('pointsMall.code')}>
              <CopyText value={code} name={text('pointsMall.code')} />
            </Fact>
          )}
          {exchange.carrier === '' ? null : (
            <Fact label={text('pointsMall.carrier')}>{exchange.carrier}</Fact>
          )}
          {exchange.trackingNumber === '' ? null : (
            <Fact label={text('pointsMall.tracking')}>
              <CopyText value={exchange.trackingNumber} name={text('pointsMall.tracking')} />
            </Fact>
          )}
          {exchange.receiver === '' ? null : (
            <Fact label={text('pointsMall.recipient')}>
              <span lang="">{exchange.receiver}</span> {exchange.mobile}
            </Fact>
          )}
          {exchange.address === '' ? null : (
            <Fact label={text('pointsMall.address')}>
              <span lang="">{exchange.address}</span>
            </Fact>
          )}
          {exchange.memo === '' ? null : (
            <Fact label={text('pointsMall.memo')}>
              <span lang="">{exchange.memo}</span>
            </Fact>
          )}
          <Fact label={text('pointsMall.kind')}>
            {text(kind === 'digital' ? 'pointsMall.digital' : 'pointsMall.physical')}
          </Fact>
          {exchange.number === '' ? null : (
            <Fact label={text('pointsMall.number')}>
              <CopyText value={exchange.number} name={text('pointsMall.number')} />
            </Fact>
          )}
          {exchange.createdAt === undefined ? null : (
            <Fact label={text('pointsMall.time')}>{format.date(exchange.createdAt, 'dateTime')}</Fact>
          )}
        </dl>
      </section>
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
