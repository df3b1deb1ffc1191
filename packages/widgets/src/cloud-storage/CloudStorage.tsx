import type { OrderNumber } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useRequireLogin, useText } from '../runtime/index.ts';
import { checkProps } from '../runtime/options/checkProps.ts';
import { useNeedsApp } from '../runtime/useNeedsApp.ts';
import { Button, EmptyState, Icon } from '../ui/index.ts';
import { CloudStorageView } from './CloudStorageView.tsx';
import { cloudStorageMessages } from './cloudStorageMessages.ts';
import { CashierSheet } from './parts/CashierSheet.tsx';
import { PaymentOutcome } from './parts/PaymentOutcome.tsx';
import { useCloudStorage, type CloudStorageOptions } from './useCloudStorage.ts';

export interface CloudStorageProps extends CloudStorageOptions {
  /** Absolute URL the wallet returns the shopper to. @default this page */
  readonly returnUrlOf?: ((orderNumber: OrderNumber) => string) | undefined;
}

/** Cloud storage for the shopper's cameras: status, plans, payment and purchases. */
export function CloudStorage(props: CloudStorageProps): ReactElement {
  checkProps('cloud-storage', props);
  const { returnUrlOf, ...options } = props;
  useNeedsApp('CloudStorage');
  const storage = useCloudStorage(options);
  const text = useText(cloudStorageMessages);
  const requireLogin = useRequireLogin();
  const { purchase, cameras } = storage;
  const { step, orderNumber } = purchase;
  if (step === 'result' && orderNumber !== undefined) {
    if (cameras.status !== 'visitor') {
      return <PaymentOutcome key={orderNumber} purchase={purchase} orderNumber={orderNumber} />;
    }
    return (
      <EmptyState
        picture={<Icon name="receipt" size={56} />}
        title={text('cloudStorage.logInResult')}
        action={<Button onClick={() => void requireLogin()}>{text('cloudStorage.logInAction')}</Button>}
      />
    );
  }
  return (
    <>
      <CloudStorageView storage={storage} />
      {orderNumber === undefined ? null : (
        <CashierSheet
          key={orderNumber}
          purchase={purchase}
          orderNumber={orderNumber}
          returnUrlOf={returnUrlOf}
        />
      )}
    </>
  );
}
