import type { Quote } from '@pawlet/core/api';
import { negateMoney } from '@pawlet/core/rules';
import type { ReactElement } from 'react';
import { LawNotes, mergeDiscounts } from '../../parts/index.ts';
import { useFormat, useText } from '../../runtime/index.ts';
import { part, Price } from '../../ui/index.ts';
import styles from '../Checkout.module.css';
import { checkoutMessages } from '../checkoutMessages.ts';

export interface PriceCardProps {
  readonly quote: Quote;
  readonly hasAddress: boolean;
  /** The price is being computed. */
  readonly isStale: boolean;
}

/** The price: products, shipping, each discount by name, total. */
export function PriceCard({ quote, hasAddress, isStale }: PriceCardProps): ReactElement {
  const text = useText(checkoutMessages);
  const format = useFormat();
  const { goods: product, freight, total } = quote.amounts;
  const freightText = (): string => {
    if (!hasAddress) return text('checkout.freightLater');
    return freight.amountMinor === 0 ? text('checkout.freightFree') : format.money(freight);
  };
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('checkout.priceTitle')}</h2>
      <dl className={styles['price']} data-stale={isStale || undefined} aria-busy={isStale || undefined}>
        <div>
          <dt>{text('checkout.goods')}</dt>
          <dd>{format.money(product)}</dd>
        </div>
        <div>
          <dt>{text('checkout.freight')}</dt>
          <dd data-tone={hasAddress ? undefined : 'secondary'}>{freightText()}</dd>
        </div>
        {mergeDiscounts(quote.discounts).map(({ type, name, off }) => (
          <div key={type + name}>
            <dt>{name}</dt>
            <dd data-tone="off">{format.money(negateMoney(off))}</dd>
          </div>
        ))}
        <div data-tone="total">
          <dt>{text('checkout.total')}</dt>
          <dd {...part('price')}>
            <Price amount={total} />
          </dd>
        </div>
      </dl>
      <LawNotes currency={total.currency} />
    </section>
  );
}
