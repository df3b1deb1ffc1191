import type { GoodsDetail } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { goodsMessages, useSkuForm, type SkuFormOptions } from '@pawlet/widgets/parts';
import { ButtonLink } from '@pawlet/widgets/ui';
import { SoldOutButtons, similarRoute } from './BuyBar.tsx';
import styles from './Detail.module.css';

export interface BuyBoxProps extends Pick<SkuFormOptions, 'choice' | 'onConfirm'> {
  readonly goods: GoodsDetail;
}

/** Where there is space for it: the variant choice in the page itself, and the two ways to buy, or the alert. */
export function BuyBox({ goods, ...options }: BuyBoxProps) {
  const goodsText = useText(goodsMessages);
  const { fields, buttons, stock } = useSkuForm(options);
  const isWaitedFor = goods.isSoldOut && options.choice.canWait;
  const isOffered = goods.status !== 'hidden' && (!goods.isSoldOut || isWaitedFor);
  return (
    <div className={styles['buyBox']}>
      {isOffered ? (
        <>
          {isWaitedFor && goods.specs.length === 0 ? null : fields}
          <div className={styles['stockLine']} aria-live="polite">
            {stock}
          </div>
          <div className={styles['buyButtons']}>
            {buttons}
            {isWaitedFor ? (
              <ButtonLink block variant="ghost" href={similarRoute(goods)}>
                {goodsText('goods.findSimilar')}
              </ButtonLink>
            ) : null}
          </div>
        </>
      ) : (
        <div className={styles['buyButtons']}>
          <SoldOutButtons goods={goods} />
        </div>
      )}
    </div>
  );
}
