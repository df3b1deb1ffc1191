import type { Order } from '@pawlet/core/api';
import { negateMoney, type Money } from '@pawlet/core/rules';
import { useFormat, useText } from '@pawlet/widgets';
import { LawNotes, mergeDiscounts } from '@pawlet/widgets/parts';
import { part, Price } from '@pawlet/widgets/ui';
import { Fact, FactList } from '../../../layout/FactList.tsx';
import { orderPagesMessages } from '../orderPagesMessages.ts';
import styles from './Detail.module.css';

/** The price breakdown of an order. */
export function PriceList({ order }: { readonly order: Order }) {
  const text = useText(orderPagesMessages);
  const format = useFormat();
  const { amounts, discounts, pointsUsed, pointsWorth, refunded, withheld } = order;
  const minus = (money: Money): string => format.money(negateMoney(money));
  const pointsName = text('orderPages.points', { points: format.number(pointsUsed) });
  const isNamed = discounts.length > 0;
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('orderPages.prices')}</h2>
      <FactList>
        <Fact name={text('orderPages.productsAmount')} isFigure>
          {format.money(amounts.goods)}
        </Fact>
        <Fact name={text('orderPages.freight')} isFigure>
          {amounts.freight.amountMinor === 0 ? text('orderPages.freeFreight') : format.money(amounts.freight)}
        </Fact>
        {mergeDiscounts(discounts).map(({ name, off, type }) => (
          <Fact key={`${type} ${name}`} name={type === 'score' ? pointsName : name} isFigure>
            {minus(off)}
          </Fact>
        ))}
        {!isNamed && amounts.discount.amountMinor > 0 ? (
          <Fact name={text('orderPages.discount')} isFigure>
            {minus(amounts.discount)}
          </Fact>
        ) : null}
        {!isNamed && pointsWorth.amountMinor > 0 ? (
          <Fact name={pointsName} isFigure>
            {minus(pointsWorth)}
          </Fact>
        ) : null}
        {refunded.amountMinor > 0 ? (
          <Fact name={text('orderPages.refunded')} isFigure>
            {format.money(refunded)}
          </Fact>
        ) : null}
        {withheld.amountMinor > 0 ? (
          <Fact name={text('orderPages.withheld')} isFigure>
            {format.money(withheld)}
          </Fact>
        ) : null}
      </FactList>
      <p className={styles['total']} {...part('price')}>
        <Price
          amount={amounts.total}
          size="m"
          prefix={text(order.isPaid ? 'orderPages.paidTotal' : 'orderPages.total')}
        />
      </p>
      <LawNotes currency={amounts.total.currency} />
    </section>
  );
}
