import { useLocale, useText } from '@pawlet/widgets';
import { reportMessages } from './reportMessages.ts';
import styles from './Report.module.css';
import { busiestMonth, monthNames } from './reportView.ts';

/** Orders of each month as columns, with the same as a list for screen readers. */
export function MonthChart({ ordersByMonth }: { readonly ordersByMonth: readonly number[] }) {
  const text = useText(reportMessages);
  const locale = useLocale();
  const busiest = busiestMonth(ordersByMonth) ?? 0;
  const most = ordersByMonth[busiest] ?? 1;
  const long = monthNames(locale, 'long');
  // Chinese, Japanese and Korean put their word for "month" after the number, for which twelve columns have no space.
  const short = monthNames(locale, 'narrow').map((name) =>
    name.replace(/\D+$/u, (rest) => (rest === name ? rest : '')),
  );
  return (
    <figure className={styles['chart']}>
      <div className={styles['columns']} aria-hidden="true">
        {ordersByMonth.map((orders, index) => (
          <span key={long[index]} className={styles['column']} data-busiest={index === busiest || undefined}>
            <span className={styles['columnCount']}>{orders > 0 ? orders : ''}</span>
            <span className={styles['track']}>
              <span
                className={styles['bar']}
                style={{ blockSize: `${(orders / most) * 100}%`, transitionDelay: `${index * 60}ms` }}
              />
            </span>
            <span className={styles['columnName']}>{short[index]}</span>
          </span>
        ))}
      </div>
      <ol className={styles['said']}>
        {ordersByMonth.map((orders, index) => (
          <li key={long[index]}>{text('report.monthOrders', { month: long[index] ?? '', count: orders })}</li>
        ))}
      </ol>
      <figcaption className={styles['caption']}>
        {text('report.busiest', { month: long[busiest] ?? '', count: most })}
      </figcaption>
    </figure>
  );
}
