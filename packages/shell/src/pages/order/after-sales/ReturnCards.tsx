import type { AfterSale } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { CopyText } from '@pawlet/widgets/parts';
import { Fact, FactList } from '../../../layout/FactList.tsx';
import { afterSaleMessages } from '../afterSaleMessages.ts';
import styles from '../detail/Detail.module.css';

/** The return address, with a button that copies all of it. */
export function ReturnAddressCard({ afterSale }: { readonly afterSale: AfterSale }) {
  const text = useText(afterSaleMessages);
  const { returnAddress } = afterSale;
  if (returnAddress === undefined) return null;
  const { name, mobile, address } = returnAddress;
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('afterSale.returnAddress')}</h2>
      <p className={styles['note']}>
        <CopyText
          value={[name, mobile, address].filter((part) => part !== '').join(', ')}
          name={text('afterSale.returnAddressCopy')}
        />
      </p>
    </section>
  );
}

/** The parcel that is being returned. */
export function ReturnParcelCard({ afterSale }: { readonly afterSale: AfterSale }) {
  const text = useText(afterSaleMessages);
  const { trackingNumber, carrier, phone } = afterSale;
  if (trackingNumber === '') return null;
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('afterSale.parcel')}</h2>
      <FactList>
        {carrier === '' ? null : <Fact name={text('afterSale.carrier')}>{carrier}</Fact>}
        <Fact name={text('afterSale.trackingNumber')}>
          <CopyText value={trackingNumber} name={text('afterSale.trackingNumber')} />
        </Fact>
        {phone === '' ? null : <Fact name={text('afterSale.phone')}>{phone}</Fact>}
      </FactList>
    </section>
  );
}
