import type { Quote } from '@pawlet/core/api';
import { variantName } from '@pawlet/core/rules';
import type { ReactElement, ReactNode } from 'react';
import { useHost, useSession, useText } from '../../runtime/index.ts';
import { Cell, part, Picture, Price, Tag } from '../../ui/index.ts';
import styles from '../Checkout.module.css';
import { checkoutMessages } from '../checkoutMessages.ts';
import { DeliveryRow } from './DeliveryRow.tsx';
import { InPlace } from './InPlace.tsx';

export interface LinesCardProps {
  readonly quote: Quote;
  /** Additional rows. */
  readonly children?: ReactNode;
}

/** The products, gifts, delivery and note. */
export function LinesCard({ quote, children }: LinesCardProps): ReactElement {
  const text = useText(checkoutMessages);
  return (
    <section className={styles['card']}>
      <ul className={styles['lines']}>
        {quote.lines.map((line) => (
          <li key={line.key} className={styles['line']} {...part('line')}>
            <span className={styles['picture']}>
              <Picture src={line.imageUrl} alt="" sizes="72px" radius="m" />
            </span>
            <span className={styles['facts']}>
              <span className={styles['name']}>{line.title}</span>
              {line.attributes.length === 0 ? null : (
                <span className={styles['variant']}>{variantName(line.attributes)}</span>
              )}
              <span className={styles['lineFoot']}>
                <span {...part('price')}>
                  <Price amount={line.price} was={line.regularPrice} size="s" tone="text" />
                </span>
                <span
                  className={styles['count']}
                  aria-label={text('checkout.quantity', { total: line.quantity })}
                >
                  ×{line.quantity}
                </span>
              </span>
            </span>
          </li>
        ))}
        {quote.gifts.map((gift) => (
          <li key={`${gift.goodsId}/${gift.skuId ?? 0}`} className={styles['line']}>
            <span className={styles['picture']}>
              <Picture src={gift.imageUrl} alt="" sizes="72px" radius="m" />
            </span>
            <span className={styles['facts']}>
              <span className={styles['name']}>{gift.title}</span>
              <span className={styles['lineFoot']}>
                <Tag>{text('checkout.gift')}</Tag>
                <span
                  className={styles['count']}
                  aria-label={text('checkout.quantity', { total: gift.quantity })}
                >
                  ×{gift.quantity}
                </span>
              </span>
            </span>
          </li>
        ))}
      </ul>
      <DeliveryRow days={quote.deliveryDays} />
      <NoteRow />
      {children}
    </section>
  );
}

/** The note on the order: a link to its page, or a field where there is none. */
function NoteRow(): ReactElement {
  const host = useHost();
  const text = useText(checkoutMessages);
  const memo = useSession((state) => state.memo);
  if (!host.isAvailable('navigate')) return <InPlace>{({ NoteField }) => <NoteField />}</InPlace>;
  return (
    <Cell
      label={text('checkout.remark')}
      value={
        memo === '' ? (
          text('checkout.remarkEmpty')
        ) : (
          <span className={styles['memo']} lang="">
            {memo}
          </span>
        )
      }
      valueTone={memo === '' ? 'secondary' : 'text'}
      onClick={() => void host.navigate('/pages/goods/remark')}
    />
  );
}
