import type { ProductDetail } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { productMessages, useSkuForm, type SkuFormOptions } from '@pawlet/widgets/parts';
import { ButtonLink } from '@pawlet/widgets/ui';
import { useNavigation } from '../../../storefront.ts';
import { SoldOutButtons, similarRoute } from './BuyBar.tsx';
import styles from './Detail.module.css';

export interface BuyBoxProps extends Pick<SkuFormOptions, 'choice' | 'onConfirm'> {
  readonly product: ProductDetail;
}

/** Where there is space for it: the variant choice in the page itself, and the two ways to buy, or the alert. */
export function BuyBox({ product, ...options }: BuyBoxProps) {
  const productText = useText(productMessages);
  const navigation = useNavigation();
  const { fields, buttons, stock } = useSkuForm(options);
  const isWaitedFor = product.isSoldOut && options.choice.canWait;
  const isOffered = product.status !== 'hidden' && (!product.isSoldOut || isWaitedFor);
  return (
    <div className={styles['buyBox']}>
      {isOffered ? (
        <>
          {isWaitedFor && product.specs.length === 0 ? null : fields}
          <div className={styles['stockLine']} aria-live="polite">
            {stock}
          </div>
          <div className={styles['buyButtons']}>
            {buttons}
            {isWaitedFor ? (
              <ButtonLink block variant="ghost" href={navigation.toUrl(similarRoute(product))}>
                {productText('goods.findSimilar')}
              </ButtonLink>
            ) : null}
          </div>
        </>
      ) : (
        <div className={styles['buyButtons']}>
          <SoldOutButtons product={product} />
        </div>
      )}
    </div>
  );
}
