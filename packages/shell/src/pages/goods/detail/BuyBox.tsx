import type { GoodsDetail } from '@pawlet/core/api';
import { useSkuForm, type SkuFormOptions } from '@pawlet/widgets/parts';
import { SoldOutButtons } from './BuyBar.tsx';
import styles from './Detail.module.css';

export interface BuyBoxProps extends Pick<SkuFormOptions, 'choice' | 'onConfirm'> {
  readonly goods: GoodsDetail;
}

/** Where there is room for it: the choice of a variant in the page itself, and the two ways to buy. */
export function BuyBox({ goods, ...options }: BuyBoxProps) {
  const { fields, buttons, stock } = useSkuForm(options);
  const isOffered = !goods.isSoldOut && goods.status !== 'hidden';
  return (
    <div className={styles['buyBox']}>
      {isOffered ? (
        <>
          {fields}
          <div className={styles['stockLine']} aria-live="polite">
            {stock}
          </div>
          <div className={styles['buyButtons']}>{buttons}</div>
        </>
      ) : (
        <div className={styles['buyButtons']}>
          <SoldOutButtons goods={goods} />
        </div>
      )}
    </div>
  );
}
