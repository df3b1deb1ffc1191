import type { CartLine } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { variantName } from '@pawlet/core/rules';
import type { ReactElement } from 'react';
import { RouteLink } from '../../parts/index.ts';
import { useFormat, usePawlet, useText, useToast } from '../../runtime/index.ts';
import { Checkbox, Icon, part, Picture, Price, Stepper, SwipeRow } from '../../ui/index.ts';
import styles from '../Cart.module.css';
import { fewLeft, priceChange } from '../cartLines.ts';
import { cartMessages } from '../cartMessages.ts';

export interface CartRowProps {
  readonly line: CartLine;
  readonly isSelected: boolean;
  /** The quantity was reduced to the stock. */
  readonly isAdjusted: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onRemove: () => void;
  readonly onFavour: () => void;
  readonly onChangeSku: () => void;
}

/** One line of the cart: checkbox, picture, name, variant, price, quantity. Swiping reveals Favourite and Delete. */
export function CartRow(props: CartRowProps): ReactElement {
  const { line, isSelected, onSelect, onRemove, onFavour, onChangeSku } = props;
  const { cart } = usePawlet();
  const text = useText(cartMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const variant = variantName(line.attributes);
  const handleLimit = (limit: 'min' | 'max'): void => {
    if (limit === 'min') onRemove();
    else
      showToast(
        line.stock === undefined ? shopText('stock.none') : text('cart.onlyLeft', { count: line.stock }),
      );
  };
  return (
    <li className={styles['row']} {...part('line')}>
      <SwipeRow
        actions={[
          { label: text('cart.favour'), onAction: onFavour },
          { label: text('cart.remove'), onAction: onRemove, tone: 'danger' },
        ]}
      >
        <div className={styles['line']}>
          <Checkbox
            checked={isSelected}
            label={text('cart.select', { title: line.title })}
            onChange={onSelect}
            className={styles['tick']}
          />
          <RouteLink className={styles['picture']} route={detailRoute(line)} aria-hidden="true" tabIndex={-1}>
            <Picture src={line.imageUrl} alt="" sizes="88px" radius="m" />
          </RouteLink>
          <div className={styles['facts']}>
            <RouteLink className={styles['name']} route={detailRoute(line)}>
              {line.title}
            </RouteLink>
            {variant === '' ? null : (
              <button
                type="button"
                className={styles['variant']}
                aria-label={text('cart.changeVariant', { variant })}
                onClick={onChangeSku}
              >
                <span className={styles['variantText']}>{variant}</span>
                <Icon name="chevronDown" size={12} />
              </button>
            )}
            <LineNotes {...props} />
            <div className={styles['foot']}>
              <span {...part('price')}>
                <Price amount={line.price} was={line.regularPrice} />
              </span>
              <Stepper
                label={text('cart.quantity', { title: line.title })}
                value={line.quantity}
                max={line.stock ?? 9999}
                onChange={(quantity) => cart.setQuantity(line.key, quantity)}
                onLimit={handleLimit}
              />
            </div>
          </div>
        </div>
      </SwipeRow>
    </li>
  );
}

function LineNotes({ line, isAdjusted }: Pick<CartRowProps, 'line' | 'isAdjusted'>): ReactElement | null {
  const text = useText(cartMessages);
  const format = useFormat();
  // The stock of a reduced quantity is always shown.
  const left = isAdjusted ? line.stock : fewLeft(line);
  const change = priceChange(line);
  if (left === undefined && change === undefined) return null;
  const amount = format.money({ ...line.price, amountMinor: Math.abs(change ?? 0) });
  return (
    <span className={styles['notes']}>
      {left === undefined ? null : (
        <span className={styles['warning']}>
          {text(isAdjusted ? 'cart.adjusted' : 'cart.onlyLeft', { count: left })}
        </span>
      )}
      {change === undefined ? null : (
        <span className={change < 0 ? styles['good'] : styles['warning']}>
          {text(change < 0 ? 'cart.priceDown' : 'cart.priceUp', { amount })}
        </span>
      )}
    </span>
  );
}

/** Route of a line's product, with its variant. */
export function detailRoute({ goodsId, skuId }: CartLine): string {
  return `/pages/goods/detail?id=${goodsId}${skuId === undefined ? '' : `&variant=${skuId}`}`;
}
