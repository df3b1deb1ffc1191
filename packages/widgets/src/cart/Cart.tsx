import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { DiscountCodeField } from '../parts/index.ts';
import { useText } from '../runtime/index.ts';
import { checkProps } from '../runtime/options/checkProps.ts';
import { useNeedsApp } from '../runtime/useNeedsApp.ts';
import { useHasRoom } from '../runtime/useHasRoom.ts';
import { Button, ErrorState, joinClasses, Skeleton, SkeletonRegion } from '../ui/index.ts';
import styles from './Cart.module.css';
import { groupByPromotion } from './cartLines.ts';
import { cartMessages } from './cartMessages.ts';
import { CartBar, CartSummary, SelectAll } from './parts/CartBar.tsx';
import { CartNotices } from './parts/CartNotices.tsx';
import { CartRow } from './parts/CartRow.tsx';
import { EmptyCart } from './parts/EmptyCart.tsx';
import { InvalidBlock } from './parts/InvalidBlock.tsx';
import { PromotionHead } from './parts/PromotionHead.tsx';
import { useSkuChanger } from './parts/useSkuChanger.tsx';
import { useAddition } from './useAddition.ts';
import { useCart } from './useCart.ts';

export interface CartProps {
  /** Shows delete actions instead of checkout; without it the cart has a heading with its own switch. */
  readonly isEditing?: boolean | undefined;
  /** Ids of the initially selected rows. @default the shopper's last selection */
  readonly selected?: readonly number[] | undefined;
  /** A product to add to the cart before it is shown. */
  readonly productId?: number | undefined;
  /** The variant of this product; required if it has several. */
  readonly skuId?: number | undefined;
  /** Its quantity. @default the minimum quantity */
  readonly quantity?: number | undefined;
}

/** The cart of a shopper, or of a visitor on this device. */
export function Cart(props: CartProps): ReactElement {
  checkProps('cart', props);
  const { isEditing, selected, productId, skuId, quantity } = props;
  useNeedsApp('Cart');
  const text = useText(cartMessages);
  const isAdding = useAddition(productId === undefined ? undefined : { productId, skuId, quantity });
  const view = useCart(selected);
  const [isOwnEditing, setIsOwnEditing] = useState(false);
  const changer = useSkuChanger();
  const isDeleting = isEditing ?? isOwnEditing;
  const hasLines = view.lines.length + view.invalid.length > 0;
  const { quote } = view.totals;
  const headId = useId();
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const hasRoom = useHasRoom(frame);
  // A code applies to a shopper's rows: the server computes its reduction.
  const codeIds = view.isVisitor ? [] : view.selected.flatMap(({ id }) => (id === undefined ? [] : [id]));

  if (view.status === 'failed') return <ErrorState onRetry={view.reload} />;
  if (view.status === 'loading' || isAdding) return <CartSkeleton />;
  if (!hasLines) return <EmptyCart isVisitor={view.isVisitor} />;
  const codeField =
    isDeleting || codeIds.length === 0 ? null : (
      <div className={styles['card']}>
        <DiscountCodeField
          lineIds={codeIds}
          refusal={view.totals.codeRefusal}
          onRefusalRead={view.totals.clearCodeRefusal}
        />
      </div>
    );
  return (
    <div ref={setFrame} className={styles['cart']} data-room={hasRoom || undefined}>
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
        {hasRoom ? (
          <div className={styles['all']}>
            <SelectAll view={view} />
          </div>
        ) : null}
        <CartNotices isVisitor={view.isVisitor} nextTier={quote?.nextTier} />
        {groupByPromotion(view.lines).map((group, place) => (
          <div key={group.key} className={styles['card']}>
            {group.promotions.length === 0 ? null : (
              <PromotionHead id={`${headId}${place}`} promotions={group.promotions} />
            )}
            <ul aria-labelledby={group.promotions.length === 0 ? undefined : `${headId}${place}`}>
              {group.lines.map((line) => (
                <CartRow
                  key={line.key}
                  line={line}
                  isSelected={view.selected.includes(line)}
                  isAdjusted={view.adjusted.has(line.key)}
                  onSelect={(isSelected) => view.select(line, isSelected)}
                  onRemove={() => void view.remove([line])}
                  onFavour={() => view.favour([line])}
                  onChangeSku={() => changer.open(line)}
                />
              ))}
            </ul>
          </div>
        ))}
        {hasRoom ? null : codeField}
        {view.invalid.length === 0 ? null : (
          <InvalidBlock
            lines={view.invalid}
            onClear={() => void view.remove(view.invalid, text('cart.clearConfirm'))}
            onChangeSku={changer.open}
          />
        )}
      </div>
      {hasRoom ? (
        <CartSummary view={view} isEditing={isDeleting}>
          {codeField}
        </CartSummary>
      ) : (
        <CartBar view={view} isEditing={isDeleting} />
      )}
      {changer.sheet}
    </div>
  );
}

function CartSkeleton(): ReactElement {
  return (
    <SkeletonRegion className={joinClasses(styles['content'], styles['waiting'])}>
      <Skeleton height="120px" />
      <Skeleton height="120px" />
      <Skeleton height="120px" />
    </SkeletonRegion>
  );
}
