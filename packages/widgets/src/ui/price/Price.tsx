import type { ReactNode } from 'react';
import { useLocale } from '../../runtime/locale.ts';
import { joinClasses } from '../joinClasses.ts';
import { moneyPieces } from './moneyPieces.ts';
import type { PriceAmount } from './moneyPieces.ts';
import styles from './Price.module.css';

export interface PriceProps {
  readonly amount: PriceAmount;
  /** Former price, drawn with a line through it. */
  readonly was?: PriceAmount | undefined;
  /** Whole number in px: 14, 18, 24 or 36. @default 'm' */
  readonly size?: 's' | 'm' | 'l' | 'hero' | undefined;
  /** `brand` for prices, `text` for totals in lists, `muted` for what does not count. @default 'brand' */
  readonly tone?: 'brand' | 'text' | 'muted' | undefined;
  /** Words before the price, such as "from". */
  readonly prefix?: ReactNode;
  /** Words after the price, such as a unit. */
  readonly suffix?: ReactNode;
  /** Draws the line through the amount itself. @default false */
  readonly struck?: boolean | undefined;
  readonly className?: string | undefined;
}

/** An amount of money: whole number large, sign and decimals small. */
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
      {was === undefined ? null : (
        <s className={styles['was']}>
          {moneyPieces(was, locale)
            .map((piece) => piece.text)
            .join('')}
        </s>
      )}
    </span>
  );
}

function Amount({ amount, locale }: { readonly amount: PriceAmount; readonly locale: string }) {
  return moneyPieces(amount, locale).map((piece, index) =>
    piece.isLarge ? (
      piece.text
    ) : (
      <span key={index} className={styles['small']}>
        {piece.text}
      </span>
    ),
  );
}
