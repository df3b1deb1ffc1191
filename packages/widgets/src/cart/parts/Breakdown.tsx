import type { CartQuote } from '@pawlet/core/api';
import { negateMoney, type Money } from '@pawlet/core/rules';
import type { ReactElement } from 'react';
import { mergeDiscounts } from '../../parts/index.ts';
import { useFormat, useText } from '../../runtime/index.ts';
import { part, Price, Sheet } from '../../ui/index.ts';
import styles from '../Cart.module.css';
import { cartMessages } from '../cartMessages.ts';

export interface BreakdownProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly total: Money;
  /** Undefined for visitors: only the total is shown then. */
  readonly quote: CartQuote | undefined;
}

/** Breakdown of the total: products, each discount by name, gifts. */
export function Breakdown({ open, onClose, total, quote }: BreakdownProps): ReactElement {
  const text = useText(cartMessages);
  return (
    <Sheet open={open} onClose={onClose} title={text('cart.breakdown')}>
      <BreakdownList total={total} quote={quote} />
    </Sheet>
  );
}

/** The same as rows, where the page has room for them. */
export function BreakdownList({ total, quote }: Pick<BreakdownProps, 'total' | 'quote'>): ReactElement {
  const text = useText(cartMessages);
  const format = useFormat();
  return (
    <>
      <dl className={styles['breakdown']}>
        <div>
          <dt>{text('cart.goods')}</dt>
          <dd>{format.money(quote?.amounts.goods ?? total)}</dd>
        </div>
        {mergeDiscounts(quote?.discounts ?? []).map(({ type, name, off }) => (
          <div key={type + name} data-tone="off">
            <dt>{name}</dt>
            <dd>{format.money(negateMoney(off))}</dd>
          </div>
        ))}
        {quote?.gifts.map(({ goodsId, skuId, title, quantity }) => (
          <div key={`${goodsId}/${skuId ?? 0}`}>
            <dt>
              {text('cart.gift')}: {title}
            </dt>
            <dd>×{quantity}</dd>
          </div>
        ))}
        <div data-tone="total">
          <dt>{text('cart.total')}</dt>
          <dd {...part('price')}>
            <Price amount={total} />
          </dd>
        </div>
      </dl>
      <p className={styles['breakdownNote']}>{text('cart.freightLater')}</p>
    </>
  );
}
