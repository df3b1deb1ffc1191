import type { Order } from '@pawlet/core/api';
import type { Money } from '@pawlet/core/rules';
import { useFormat, useText } from '@pawlet/widgets';
import { part, Price } from '@pawlet/widgets/ui';
import { orderPagesMessages } from '../messages/messages.ts';
import styles from './Detail.module.css';

/** What an order cost and why. */
export function PriceList({ order }: { readonly order: Order }) {
  const text = useText(orderPagesMessages);
  const format = useFormat();
  const { amounts, discounts, pointsWorth, refunded } = order;
  const minus = (money: Money): string => `−${format.money(money)}`;
  const isNamed = discounts.length > 0;
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('orderPages.prices')}</h2>
      <dl className={styles['list']}>
        <Row name={text('orderPages.goodsAmount')} value={format.money(amounts.goods)} />
        <Row
          name={text('orderPages.freight')}
          value={
            amounts.freight.amountMinor === 0 ? text('orderPages.freeFreight') : format.money(amounts.freight)
          }
        />
        {discounts.map(({ name, off, type }) => (
          <Row
            key={`${type} ${name}`}
            name={type === 'score' ? text('orderPages.points') : name}
            value={minus(off)}
          />
        ))}
        {!isNamed && amounts.discount.amountMinor > 0 ? (
          <Row name={text('orderPages.discount')} value={minus(amounts.discount)} />
        ) : null}
        {!isNamed && pointsWorth.amountMinor > 0 ? (
          <Row name={text('orderPages.points')} value={minus(pointsWorth)} />
        ) : null}
        {refunded.amountMinor > 0 ? (
          <Row name={text('orderPages.refunded')} value={format.money(refunded)} />
        ) : null}
      </dl>
      <p className={styles['total']} {...part('price')}>
        <Price
          amount={amounts.total}
          size="m"
          prefix={text(order.isPaid ? 'orderPages.paidTotal' : 'orderPages.total')}
        />
      </p>
    </section>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles['pair']}>
      <dt>{name}</dt>
      <dd className={styles['figure']}>{value}</dd>
    </div>
  );
}
