import { shopMessages } from '@pawlet/core/errors';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { useText, useToast } from '../../runtime/index.ts';
import { Button, Lightbox, part, Picture, Price, Sheet, Stepper } from '../../ui/index.ts';
import { goodsMessages } from '../goods/messages.ts';
import { OptionGroup } from './OptionGroup.tsx';
import styles from './SkuSheet.module.css';
import type { SkuChoice } from './useSkuChoice.ts';

/** What the sheet was opened for, and what its button does. */
export type SkuAction = 'cart' | 'buy' | 'select';

export interface SkuSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly choice: SkuChoice;
  /** Buttons at the foot, as the sheet was opened. @default ['cart', 'buy'] */
  readonly actions?: readonly SkuAction[] | undefined;
  /** A complete choice was confirmed; the owner closes the sheet. */
  readonly onConfirm: (action: SkuAction, choice: SkuChoice) => Promise<void> | void;
}

const lastPieces = 10;

/** The sheet in which a variant and a quantity are chosen. */
export function SkuSheet({
  open,
  onClose,
  choice,
  actions = ['cart', 'buy'],
  onConfirm,
}: SkuSheetProps): ReactElement {
  const text = useText(goodsMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const [busyAction, setBusyAction] = useState<SkuAction>();
  const [shaken, setShaken] = useState<{ readonly groupId: number; readonly count: number }>();
  const { goods, missing, stock } = choice;
  const isSoldOut = goods.isSoldOut || (stock !== undefined && stock <= 0);

  const confirm = async (action: SkuAction): Promise<void> => {
    const [first] = missing;
    if (first) {
      setShaken({ groupId: first.id, count: (shaken?.count ?? 0) + 1 });
      showToast(shopText('goods.chooseAttribute'));
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
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('goods.chooseVariant')}
      titleHidden
      header={<SkuSummary choice={choice} isSoldOut={isSoldOut} />}
      footer={
        <div className={styles['actions']}>
          {isSoldOut && missing.length === 0 ? (
            <Button block size="l" variant="tinted" tone="neutral" aria-disabled>
              {text('goods.soldOut')}
            </Button>
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
      }
    >
      <div className={styles['body']}>
        {goods.specs.map((group) => (
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
            {goods.buyLimit === undefined ? null : (
              <small className={styles['note']}>{text('goods.limit', { count: goods.buyLimit })}</small>
            )}
            {goods.buyMin > 1 ? (
              <small className={styles['note']}>{text('goods.minimum', { count: goods.buyMin })}</small>
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
    </Sheet>
  );
}

function SkuSummary({
  choice,
  isSoldOut,
}: {
  readonly choice: SkuChoice;
  readonly isSoldOut: boolean;
}): ReactElement {
  const text = useText(goodsMessages);
  const { stock, missing, chosenTitles } = choice;
  const [isEnlarged, setIsEnlarged] = useState(false);
  const stockText = (): string => {
    if (isSoldOut) return text('goods.soldOut');
    return stock !== undefined && stock <= lastPieces
      ? text('goods.onlyLeft', { count: stock })
      : text('goods.inStock');
  };
  return (
    <div className={styles['summary']}>
      <button
        type="button"
        className={styles['picture']}
        aria-label={text('goods.enlarge')}
        onClick={() => setIsEnlarged(true)}
      >
        <Picture src={choice.imageUrl} alt="" sizes="96px" loading="eager" radius="m" />
      </button>
      <Lightbox
        open={isEnlarged}
        onClose={() => setIsEnlarged(false)}
        label={choice.goods.title}
        pictures={[{ src: choice.imageUrl, alt: choice.chosenTitles.join(' · ') }]}
      />
      <div className={styles['facts']} aria-live="polite">
        <span {...part('price')}>
          <Price amount={choice.price} was={choice.marketPrice} size="l" />
        </span>
        <span
          className={styles['stock']}
          data-few={(stock !== undefined && stock <= lastPieces) || undefined}
        >
          {stockText()}
        </span>
        {choice.goods.specs.length > 0 ? (
          <span className={styles['chosen']}>
            {missing.length > 0
              ? text('goods.choose', { groups: missing.map(({ title }) => title).join(' · ') })
              : text('goods.selected', { values: chosenTitles.join(' · ') })}
          </span>
        ) : null}
      </div>
    </div>
  );
}
