import type { AfterSale } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { afterSaleMessages } from '../afterSaleMessages.ts';
import styles from '../detail/Detail.module.css';
import own from './AfterSale.module.css';

/** The history with times, newest first. Each text includes its author. */
export function LogCard({ log }: { readonly log: AfterSale['log'] }) {
  const text = useText(afterSaleMessages);
  const format = useFormat();
  if (log.length === 0) return null;
  const entries = log.toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('afterSale.log')}</h2>
      <ol className={own['log']}>
        {entries.map(({ at, text: words }, index) => (
          <li key={`${at} ${words}`} className={own['entry']} data-latest={index === 0 || undefined}>
            <p className={own['words']}>{words}</p>
            {at === undefined ? null : <p className={own['time']}>{format.date(at, 'dateTime')}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
