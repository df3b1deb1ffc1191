import { toOrderNumber } from '@pawlet/core/api';
import { useStore } from '@pawlet/widgets';
import { CloudStorage } from '@pawlet/widgets/cloud-storage';
import { isSafe } from '../../host/createFrameTrust.ts';
import { Page } from '../../layout/Page.tsx';
import { PurchaseGuard } from '../../layout/PurchaseGuard.tsx';
import { useWechatIdentity } from '../../login/useWechatIdentity.ts';
import { useShellText } from '../../layout/useShellText.ts';
import { useStorefront, useNavigation } from '../../storefront.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { storageQuery } from './storageQuery.ts';

const parameters = {
  device_id: (text: string) => (/^[\w-]{1,64}$/u.test(text) ? text : undefined),
  order_sn: toOrderNumber,
};

/** Cloud storage of recordings: plans, payment on the same page, and orders. */
export function CloudStoragePage() {
  const { device_id: deviceId, order_sn: orderSn } = usePageParameters(parameters);
  const navigation = useNavigation();
  const { trust } = useStorefront();
  const title = useShellText()('title.cloudStorage');
  useWechatIdentity(useStore(trust, isSafe));
  return (
    <Page ownsEnd title={title}>
      <PurchaseGuard trust={trust}>
        <CloudStorage
          deviceId={deviceId}
          orderSn={orderSn}
          onDevice={(id) => navigation.replaceParameters(storageQuery({ deviceId: id, orderSn }))}
          onOrder={(order) => {
            // A seen result is not shown again after a reload.
            if (order === undefined && orderSn !== undefined) {
              navigation.replaceParameters(storageQuery({ deviceId }));
            }
          }}
        />
      </PurchaseGuard>
    </Page>
  );
}
