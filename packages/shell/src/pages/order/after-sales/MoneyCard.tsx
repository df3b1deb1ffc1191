import type { AfterSale } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { Price } from '@pawlet/widgets/ui';
import { Fact, FactList } from '../../../layout/FactList.tsx';
import { afterSaleMessages } from '../afterSaleMessages.ts';
import styles from '../detail/Detail.module.css';
import own from './AfterSale.module.css';

/** The refund: money and points separately, and the payment method. Nothing where nothing is refunded. */
export function MoneyCard({ afterSale }: { readonly afterSale: AfterSale }) {
  const text = useText(afterSaleMessages);
  const format = useFormat();
  const { state, refund, withheld, freight, points, refundState, replacement } = afterSale;
  if (state === 'rejected' || state === 'revoked' || replacement !== undefined) return null;
  const label =
    state === 'granted'
      ? text(`afterSale.${refundState ?? 'generated'}`)
      : text(state === 'waiting' ? 'afterSale.moneyRequested' : 'afterSale.moneyAgreed');
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('afterSale.money')}</h2>
      <FactList>
        <Fact name={label}>
          <Price amount={refund} size="m" />
        </Fact>
        {freight.amountMinor > 0 ? (
          <Fact name={text('afterSale.moneyFreight')} isFigure>
            {format.money(freight)}
          </Fact>
        ) : null}
        {withheld.amountMinor > 0 ? (
          <Fact name={text('afterSale.moneyWithheld')} isFigure>
            {format.money(withheld)}
          </Fact>
        ) : null}
        {points > 0 ? (
          <Fact name={text('afterSale.moneyPoints')} isFigure>
            {format.number(points)}
          </Fact>
        ) : null}
      </FactList>
      {refund.amountMinor > 0 ? <p className={own['way']}>{text('afterSale.moneyWay')}</p> : null}
    </section>
  );
}
