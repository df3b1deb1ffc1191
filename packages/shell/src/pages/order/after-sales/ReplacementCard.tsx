import type { AfterSale } from '@pawlet/core/api';
import { variantName } from '@pawlet/core/rules';
import { useFormat, useText } from '@pawlet/widgets';
import { CopyText } from '@pawlet/widgets/parts';
import { Fact, FactList } from '../../../layout/FactList.tsx';
import { afterSaleMessages } from '../afterSaleMessages.ts';
import styles from '../detail/Detail.module.css';

/** The package that the shop has sent instead of a refund. */
export function ReplacementCard({ afterSale: { replacement } }: { readonly afterSale: AfterSale }) {
  const text = useText(afterSaleMessages);
  const format = useFormat();
  if (replacement === undefined) return null;
  const { attributes, quantity, carrier, trackingNumber, sentAt } = replacement;
  const variant = variantName(attributes);
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('afterSale.replacement')}</h2>
      <FactList>
        <Fact name={text('afterSale.replacementItem')}>
          {[format.number(quantity), variant].filter((part) => part !== '').join(' × ')}
        </Fact>
        <Fact name={text('afterSale.carrier')}>{carrier}</Fact>
        <Fact name={text('afterSale.trackingNumber')}>
          <CopyText value={trackingNumber} name={text('afterSale.trackingNumber')} />
        </Fact>
        {sentAt === undefined ? null : (
          <Fact name={text('afterSale.sentAt')}>{format.date(sentAt, 'dateTime')}</Fact>
        )}
      </FactList>
    </section>
  );
}
