import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../runtime/index.ts';
import { Button, ErrorState, Skeleton, SkeletonRegion } from '../ui/index.ts';
import styles from './Cart.module.css';
import { promotionsOf } from './cartLines.ts';
import { cartMessages } from './messages.ts';
import { CartBar } from './parts/CartBar.tsx';
import { CartNotices } from './parts/CartNotices.tsx';
import { CartRow } from './parts/CartRow.tsx';
import { EmptyCart } from './parts/EmptyCart.tsx';
import { InvalidBlock } from './parts/InvalidBlock.tsx';
import { useSkuChanger } from './parts/useSkuChanger.tsx';
import { useAddition } from './useAddition.ts';
import { useCartView } from './useCartView.ts';

export interface CartProps {
  /** Deleting in place of buying; without it the cart has a heading with its own switch. */
  readonly isEditing?: boolean | undefined;
  /** Ids of the rows that are ticked when the cart is first shown. @default what the shopper ticked last */
  readonly selected?: readonly number[] | undefined;
  /** A product that is put into the cart before it is shown. */
  readonly productId?: number | undefined;
  /** The variant of this product; needed where it has several. */
  readonly skuId?: number | undefined;
  /** How many pieces of it. @default the least that is sold */
  readonly quantity?: number | undefined;
}

/** The cart, of a shopper or of a visitor on this device. */
export function Cart({ isEditing, selected, productId, skuId, quantity }: CartProps): ReactElement {
  const text = useText(cartMessages);
  const isAdding = useAddition(productId === undefined ? undefined : { productId, skuId, quantity });
  const view = useCartView(selected);
  const [isOwnEditing, setIsOwnEditing] = useState(false);
  const changer = useSkuChanger();
  const isDeleting = isEditing ?? isOwnEditing;
  const hasLines = view.lines.length + view.invalid.length > 0;
  const { quote } = view.totals;

  if (view.status === 'failed') return <ErrorState onRetry={view.reload} />;
  if (view.status === 'loading' || isAdding) return <CartSkeleton />;
  if (!hasLines) return <EmptyCart isVisitor={view.isVisitor} />;
  return (
    <div className={styles['cart']}>
      {isEditing === undefined ? (
        <div className={styles['head']}>
          <h2 className={styles['heading']}>
            {text('cart.titleCount', { total: view.lines.length + view.invalid.length })}
          </h2>
          <Button size="s" variant="ghost" tone="neutral" onClick={() => setIsOwnEditing(!isOwnEditing)}>
            {text(isOwnEditing ? 'cart.done' : 'cart.edit')}
          </Button>
        </div>
      ) : null}
      <div className={styles['content']}>
        <CartNotices isVisitor={view.isVisitor} nextTier={quote?.nextTier} />
        {view.lines.length === 0 ? null : (
          <ul className={styles['card']}>
            {view.lines.map((line) => (
              <CartRow
                key={line.key}
                line={line}
                isSelected={view.selected.includes(line)}
                isAdjusted={view.adjusted.has(line.key)}
                promotions={promotionsOf(line.id, quote?.discounts ?? [])}
                onSelect={(isSelected) => view.select(line, isSelected)}
                onRemove={() => void view.remove([line])}
                onFavour={() => view.favour([line])}
                onChangeSku={() => changer.open(line)}
              />
            ))}
          </ul>
        )}
        {view.invalid.length === 0 ? null : (
          <InvalidBlock
            lines={view.invalid}
            onClear={() => void view.remove(view.invalid, text('cart.clearConfirm'))}
            onChangeSku={changer.open}
          />
        )}
      </div>
      <CartBar view={view} isEditing={isDeleting} />
      {changer.sheet}
    </div>
  );
}

function CartSkeleton(): ReactElement {
  return (
    <SkeletonRegion className={styles['content']}>
      <Skeleton height="120px" />
      <Skeleton height="120px" />
      <Skeleton height="120px" />
    </SkeletonRegion>
  );
}
