import type { ProductId, SkuId } from '@pawlet/core/api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useSession, useText, useToast } from '../../runtime/index.ts';
import { Button, Sheet } from '../../ui/index.ts';
import { restockMessages } from './restockMessages.ts';
import styles from './Restock.module.css';
import { RestockForm } from './RestockForm.tsx';
import { type RestockAlerts, useRestockAlerts } from './useRestockAlerts.ts';

export interface RestockControlProps {
  readonly goodsId: ProductId;
  /** The selected variant; undefined for a product without variants. */
  readonly skuId: SkuId | undefined;
  /** The selection is incomplete: prompts the shopper to complete it. @default undefined: it is complete */
  readonly onMissing?: (() => void) | undefined;
  /** In a narrow bar: a short label, and the confirmation is only a toast. @default false */
  readonly isNarrow?: boolean | undefined;
}

/** The button that creates or removes an alert; with one tap where the address is known. */
export function RestockControl({
  goodsId,
  skuId,
  onMissing,
  isNarrow = false,
}: RestockControlProps): ReactElement {
  const text = useText(restockMessages);
  const showToast = useToast();
  const ownEmail = useSession(({ user }) => user?.email ?? '');
  const { alerts, isLoading, add, remove, isBusy } = useRestockAlerts();
  const addAndConfirm: RestockAlerts['add'] = async (wanted) => {
    const result = await add(wanted);
    if (isNarrow && result?.status === 'ok')
      showToast(text('restock.waiting', { email: result.alert.email }));
    return result;
  };
  const [isAsking, setIsAsking] = useState(false);
  const alert =
    onMissing === undefined
      ? alerts.find((one) => one.goodsId === goodsId && (skuId === undefined || one.skuId === skuId))
      : undefined;
  const begin = async (): Promise<void> => {
    if (onMissing !== undefined) {
      onMissing();
      return;
    }
    if (alert !== undefined) {
      if (await remove(alert.token)) showToast(text('restock.canceled'));
      return;
    }
    if (ownEmail === '') {
      setIsAsking(true);
      return;
    }
    const result = await addAndConfirm({ goodsId, skuId });
    // The account has lost its address in the meantime.
    if (result?.status === 'refused' && 'email' in result.fields) setIsAsking(true);
  };
  const button = (
    <>
      <Button
        block
        size={isNarrow ? undefined : 'l'}
        variant={alert === undefined && !isNarrow ? 'solid' : 'tinted'}
        tone={alert === undefined ? undefined : 'neutral'}
        busy={isBusy || isLoading}
        onClick={() => void begin()}
      >
        {text(alert !== undefined ? 'restock.cancel' : isNarrow ? 'restock.notifyShort' : 'restock.notify')}
      </Button>
      <Sheet open={isAsking} onClose={() => setIsAsking(false)} title={text('restock.notify')}>
        <RestockForm
          goodsId={goodsId}
          skuId={skuId}
          add={addAndConfirm}
          isBusy={isBusy}
          onDone={() => setIsAsking(false)}
        />
      </Sheet>
    </>
  );
  if (isNarrow) return button;
  return (
    <div className={styles['control']}>
      {alert === undefined ? null : (
        <output className={styles['note']}>{text('restock.waiting', { email: alert.email })}</output>
      )}
      {button}
    </div>
  );
}
