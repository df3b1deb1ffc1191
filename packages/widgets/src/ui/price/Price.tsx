import { formatMoney, moneyParts } from '@pawlet/core/i18n';
import type { Money } from '@pawlet/core/rules';
import type { ReactNode } from 'react';
import { useLocale } from '../../runtime/locale.ts';
import { joinClasses } from '../joinClasses.ts';
import styles from './Price.module.css';

export interface PriceProps {
  readonly amount: Money;
  /** Former price, struck through. */
  readonly was?: Money | undefined;
  /** Font size of the integer in px: 14, 18, 24 or 36. @default 'm' */
  readonly size?: 's' | 'm' | 'l' | 'hero' | undefined;
  /** `brand` for prices, `text` for totals in lists, `muted` for amounts that do not count. @default 'brand' */
  readonly tone?: 'brand' | 'text' | 'muted' | undefined;
  /** Text before the price, such as "from". */
  readonly prefix?: ReactNode;
  /** Text after the price, such as a unit. */
  readonly suffix?: ReactNode;
  /** Strikes the amount itself through. @default false */
  readonly struck?: boolean | undefined;
  readonly className?: string | undefined;
}

/** An amount of money: large integer, small sign and decimals. */
export function Price(props: PriceProps) {
  const { amount, was, size = 'm', tone = 'brand', prefix, suffix, struck = false, className } = props;
  const locale = useLocale();
  return (
    <span className={joinClasses(styles['price'], className)} data-size={size} data-tone={tone}>
      {prefix === undefined ? null : <span className={styles['word']}>{prefix}</span>}
      {struck ? (
        <s className={styles['amount']}>
          <Amount amount={amount} locale={locale} />
        </s>
      ) : (
        <span className={styles['amount']}>
          <Amount amount={amount} locale={locale} />
        </span>
      )}
      {suffix === undefined ? null : <span className={styles['word']}>{suffix}</span>}
      {was === undefined ? null : <s className={styles['was']}>{formatMoney(was, { locale })}</s>}
    </span>
  );
}

function Amount({ amount, locale }: { readonly amount: Money; readonly locale: string }) {
  return moneyParts(amount, { locale }).map((part, index) =>
    part.kind === 'integer' ? (
      part.text
    ) : (
      <span key={index} className={styles['small']}>
        {part.text}
      </span>
    ),
  );
}
