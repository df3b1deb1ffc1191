import type { AfterSale } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { afterSaleMessages } from '../after-sale-messages/messages.ts';
import styles from '../detail/Detail.module.css';
import own from './AfterSale.module.css';

/** Who did what and when, newest first. */
export function LogCard({ log }: { readonly log: AfterSale['log'] }) {
  const text = useText(afterSaleMessages);
  const format = useFormat();
  if (log.length === 0) return null;
  const entries = log.toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('afterSale.log')}</h2>
      <ol className={own['log']}>
        {entries.map(({ at, actor, text: words }, index) => (
          <li key={`${at} ${words}`} className={own['entry']} data-latest={index === 0 || undefined}>
            <p className={own['words']}>
              <span className={own['actor']}>{text(`afterSale.${actor}`)}</span> {words}
            </p>
            {at === undefined ? null : <p className={own['time']}>{format.date(at, 'dateTime')}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
