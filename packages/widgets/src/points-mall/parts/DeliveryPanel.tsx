import type { ReactElement } from 'react';
import { useRef, useState } from 'react';
import { AddressLines } from '../../parts/index.ts';
import { useText } from '../../runtime/index.ts';
import { ErrorState, Icon, part, Skeleton, SkeletonRegion } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import type { Delivery } from '../useDelivery.ts';
import { AddressSheet } from './AddressSheet.tsx';
import styles from './DeliveryPanel.module.css';
import { useAttention } from './useAttention.ts';

export interface DeliveryPanelProps {
  readonly delivery: Delivery;
  /** Incremented each time the address is missing. */
  readonly missed: number;
}

/** The delivery address; a tap opens the address book in a sheet. */
export function DeliveryPanel({ delivery, missed }: DeliveryPanelProps): ReactElement {
  const text = useText(pointsMallMessages);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [step, setStep] = useState<'list' | 'form'>('list');
  const { status, address, hasAddresses } = delivery;
  useAttention(panel, missed);
  const openBook = (): void => {
    setStep(hasAddresses ? 'list' : 'form');
    setIsOpen(true);
  };
  if (status === 'failed') {
    return (
      <div className={styles['panel']}>
        <ErrorState layout="inline" onRetry={() => void delivery.reload()} busy={delivery.isRefreshing} />
      </div>
    );
  }
  if (status === 'loading') {
    return (
      <SkeletonRegion className={styles['panel']}>
        <Skeleton height="88px" />
      </SkeletonRegion>
    );
  }
  return (
    <div
      ref={panel}
      className={styles['panel']}
      data-state={address === undefined && missed > 0 ? 'missing' : undefined}
      {...part('address')}
    >
      {address === undefined ? (
        <button type="button" className={styles['add']} onClick={openBook}>
          <Icon name={hasAddresses ? 'pin' : 'plus'} size={20} />
          {text(hasAddresses ? 'pointsMall.chooseAddress' : 'pointsMall.addAddress')}
        </button>
      ) : (
        <button type="button" className={styles['chosen']} onClick={openBook}>
          <span className={styles['pin']}>
            <Icon name="pin" size={20} />
          </span>
          <AddressLines address={address} />
          <Icon name="chevronRight" size={16} />
        </button>
      )}
      <AddressSheet open={isOpen} onClose={() => setIsOpen(false)} step={step} onStep={setStep} />
    </div>
  );
}
