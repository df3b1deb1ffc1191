import type { CloudPlanType, OrderNumber } from '@pawlet/core/api';
import { useAgreement, type Agreement } from './useAgreement.ts';
import { useCameras, type Cameras } from './useCameras.ts';
import { useHistory, type History } from './useHistory.ts';
import { useNow } from './useNow.ts';
import { useOffer, type Offer } from './useOffer.ts';
import { usePurchase, type Purchase } from './usePurchase.ts';

export interface CloudStorageOptions {
  /** Serial number of the initial camera. @default the first one */
  readonly deviceId?: string | undefined;
  /** The initially selected plan. @default the best value */
  readonly plan?: CloudPlanType | undefined;
  /** An order whose result is shown first. @default the one this tab opened the wallet for */
  readonly orderSn?: OrderNumber | undefined;
  /** Called when the shopper selects another camera. */
  readonly onDevice?: ((deviceId: string) => void) | undefined;
  /** Called when an order opens in the cashier or its result is shown, and with undefined when that ends. */
  readonly onOrder?: ((orderNumber: OrderNumber | undefined) => void) | undefined;
}

/** State and actions of cloud storage. */
export interface CloudStorageState {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly cameras: Cameras;
  readonly offer: Offer;
  readonly agreement: Agreement;
  readonly history: History;
  readonly purchase: Purchase;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly reload: () => void;
  readonly isRefreshing: boolean;
}

/** Loads cameras, plans, agreement and purchases, and buys plans. */
export function useCloudStorage(options: CloudStorageOptions): CloudStorageState {
  const { deviceId, plan, orderSn, onDevice, onOrder } = options;
  const now = useNow();
  const cameras = useCameras({ deviceId, onDevice });
  const offer = useOffer({ cameras, plan, now });
  const agreement = useAgreement();
  const history = useHistory();
  const reload = (): void => {
    if (cameras.status !== 'visitor') void cameras.reload();
    void offer.reload();
    void history.reload();
  };
  const purchase = usePurchase({
    plan: offer.plan,
    camera: cameras.camera,
    agreement,
    orderSn,
    onOrder,
    onChange: reload,
  });
  return {
    status: offer.status,
    cameras,
    offer,
    agreement,
    history,
    purchase,
    now,
    reload,
    isRefreshing: cameras.status === 'failed' ? cameras.isRefreshing : offer.isRefreshing,
  };
}
