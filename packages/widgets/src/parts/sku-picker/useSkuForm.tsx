import { shopMessages } from '@pawlet/core/errors';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { useText, useToast } from '../../runtime/index.ts';
import { Button, Stepper } from '../../ui/index.ts';
import { productMessages } from '../product/productMessages.ts';
import { RestockAlert } from '../restock/RestockAlert.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import styles from './SkuSheet.module.css';
import { useChooseText } from './useChooseText.ts';
import type { VariantChoice } from './useVariants.ts';

/** Purpose of a variant selection, and action of its button. */
export type VariantAction = 'cart' | 'buy' | 'select';

export interface SkuFormOptions {
  readonly choice: VariantChoice;
  /** Its buttons. @default ['cart', 'buy'] */
  readonly actions?: readonly VariantAction[] | undefined;
  /** A complete selection was confirmed. */
  readonly onConfirm: (action: VariantAction, choice: VariantChoice) => Promise<void> | void;
}

/** The parts of a form for selecting variant and quantity. */
export interface SkuForm {
  /** A group for each attribute, and the quantity. */
  readonly fields: ReactElement;
  /** The actions for the selection. */
  readonly buttons: ReactElement;
  /** The selection is sold out. */
  readonly isSoldOut: boolean;
  /** The stock as text. */
  readonly stock: ReactElement;
}

const lastPieces = 10;

/** A form for selecting variant and quantity, in a sheet or, with enough room, in the page. */
export function useSkuForm({ choice, actions = ['cart', 'buy'], onConfirm }: SkuFormOptions): SkuForm {
  const text = useText(productMessages);
  const shopText = useText(shopMessages);
  const chooseText = useChooseText();
  const showToast = useToast();
  const [busyAction, setBusyAction] = useState<VariantAction>();
  const [shaken, setShaken] = useState<{ readonly groupId: number; readonly count: number }>();
  const { goods: product, missing, stock } = choice;
  const isFew = stock !== undefined && stock <= lastPieces;
  const isSoldOut = product.isSoldOut || (stock !== undefined && stock <= 0);

  const [first] = missing;
  const askFor = (group: NonNullable<typeof first>): void => {
    setShaken({ groupId: group.id, count: (shaken?.count ?? 0) + 1 });
    showToast(chooseText(missing));
  };
  const confirm = async (action: VariantAction): Promise<void> => {
    if (first) {
      askFor(first);
      return;
    }
    if (isSoldOut) {
      showToast(shopText('stock.none'));
      return;
    }
    setBusyAction(action);
    try {
      await onConfirm(action, choice);
    } finally {
      setBusyAction(undefined);
    }
  };

  const labels = { cart: text('goods.addToCart'), buy: text('goods.buyNow'), select: text('goods.confirm') };
  const stockText = (): string => {
    if (isSoldOut) return text('goods.soldOut');
    return isFew ? text('goods.onlyLeft', { count: stock }) : text('goods.inStock');
  };
  return {
    isSoldOut,
    stock: (
      <span className={styles['stock']} data-few={isFew || undefined}>
        {stockText()}
      </span>
    ),
    fields: (
      <div className={styles['body']}>
        {choice.groups.map((group) => (
          <OptionGroup
            key={group.id}
            group={group}
            choice={choice}
            misses={shaken?.groupId === group.id ? shaken.count : 0}
          />
        ))}
        <div className={styles['quantity']}>
          <span>
            {text('goods.quantity')}
            {product.buyLimit === undefined ? null : (
              <small className={styles['note']}>{text('goods.limit', { count: product.buyLimit })}</small>
            )}
            {product.buyMin > 1 ? (
              <small className={styles['note']}>{text('goods.minimum', { count: product.buyMin })}</small>
            ) : null}
          </span>
          <Stepper
            label={text('goods.quantity')}
            value={choice.quantity}
            min={choice.minQuantity}
            max={choice.maxQuantity}
            disabled={isSoldOut}
            onChange={choice.setQuantity}
            onLimit={(limit) => {
              if (limit === 'max')
                showToast(
                  stock !== undefined && stock <= choice.maxQuantity
                    ? shopText('stock.none')
                    : text('goods.limit', { count: choice.maxQuantity }),
                );
            }}
          />
        </div>
      </div>
    ),
    buttons: (
      <div className={styles['actions']}>
        {isSoldOut && (first === undefined || choice.canWait) ? (
          <RestockAlert
            goodsId={product.id}
            skuId={choice.sku?.id}
            onMissing={first === undefined ? undefined : () => askFor(first)}
          >
            <Button block size="l" variant="tinted" tone="neutral" aria-disabled>
              {text('goods.soldOut')}
            </Button>
          </RestockAlert>
        ) : (
          actions.map((action) => (
            <Button
              key={action}
              block
              size="l"
              variant={action === 'cart' && actions.length > 1 ? 'tinted' : 'solid'}
              busy={busyAction === action}
              onClick={() => void confirm(action)}
            >
              {labels[action]}
            </Button>
          ))
        )}
      </div>
    ),
  };
}
