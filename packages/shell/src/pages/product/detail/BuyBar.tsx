import type { ProductDetail } from '@pawlet/core/api';
import { useCartState, useText } from '@pawlet/widgets';
import { productMessages, RestockAlert, RouteLink, type VariantAction } from '@pawlet/widgets/parts';
import { Badge, badgeText, Button, ButtonLink, Icon } from '@pawlet/widgets/ui';
import { useContactShop } from '../../../contact/useContactShop.ts';
import { useShellText } from '../../../layout/useShellText.ts';
import { paths } from '../../../routing/paths.ts';
import { useNavigation } from '../../../storefront.ts';
import styles from './Detail.module.css';
import { productDetailMessages } from './productDetailMessages.ts';
import { useFavourite } from './useFavourite.ts';

export interface BuyBarProps {
  readonly product: ProductDetail;
  readonly isSoldOut: boolean;
  /** Opens the sheet for one of the two buttons. */
  readonly onOpen: (actions: readonly VariantAction[]) => void;
}

/** The bar at the lower edge: contact, favourite, cart, and the two ways to buy. */
export function BuyBar({ product, isSoldOut, onOpen }: BuyBarProps) {
  const productText = useText(productMessages);
  const shellText = useShellText();
  const contactShop = useContactShop();
  const count = useCartState((cart) => cart.count);
  return (
    <div className={styles['buyBar']}>
      {contactShop === undefined ? null : (
        <button type="button" className={styles['barItem']} onClick={contactShop}>
          <Icon name="headset" size={22} />
          <span>{shellText('shell.contact')}</span>
        </button>
      )}
      <FavouriteItem product={product} />
      <RouteLink
        className={styles['barItem']}
        route={paths.cart}
        aria-label={`${shellText('title.cart')} (${badgeText(count)})`}
      >
        <span className={styles['barIcon']}>
          <Icon name="cart" size={22} />
          <span className={styles['barBadge']}>
            <Badge count={count} />
          </span>
        </span>
        <span aria-hidden="true">{shellText('title.cart')}</span>
      </RouteLink>
      {isSoldOut || product.status === 'hidden' ? (
        <SoldOutButtons product={product} onOpen={() => onOpen(['cart'])} />
      ) : (
        <div className={styles['buttons']} data-joined="">
          <Button block variant="tinted" onClick={() => onOpen(['cart'])}>
            {productText('goods.addToCart')}
          </Button>
          <Button block onClick={() => onOpen(['buy'])}>
            {productText('goods.buyNow')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Route of the products of the same category; of all products where it is unknown. */
export function similarRoute({ categoryId }: ProductDetail): string {
  return `/pages/goods/goods${categoryId === undefined ? '' : `?category_id=${categoryId}`}`;
}

interface SoldOutButtonsProps extends Pick<BuyBarProps, 'product'> {
  /**
   * Opens the sheet to choose the variant for the alert.
   * @default nothing is to be chosen
   */
  readonly onOpen?: (() => void) | undefined;
}

/** Replaces the buttons of a product that is not available: its state, or an alert, and a link to similar products. */
export function SoldOutButtons({ product, onOpen }: SoldOutButtonsProps) {
  const productText = useText(productMessages);
  const navigation = useNavigation();
  const isOffShelf = product.status === 'hidden';
  const state = (
    <Button block variant="tinted" tone="neutral" aria-disabled>
      {productText(isOffShelf ? 'goods.offShelf' : 'goods.soldOut')}
    </Button>
  );
  return (
    <div className={styles['buttons']}>
      {isOffShelf ? (
        state
      ) : (
        <RestockAlert
          goodsId={product.id}
          skuId={undefined}
          onMissing={product.specs.length > 0 ? onOpen : undefined}
          isNarrow
        >
          {state}
        </RestockAlert>
      )}
      <ButtonLink block href={navigation.toUrl(similarRoute(product))}>
        {productText('goods.findSimilar')}
      </ButtonLink>
    </div>
  );
}

function FavouriteItem({ product }: { readonly product: ProductDetail }) {
  const text = useText(productDetailMessages);
  const { isFavourite, toggle } = useFavourite(product);
  return (
    <button type="button" className={styles['barItem']} aria-pressed={isFavourite} onClick={toggle}>
      <Icon name="heart" filled={isFavourite} size={22} />
      <span>{text('productDetail.favourite')}</span>
    </button>
  );
}
