import type { OrderLine, RefundMost } from '@pawlet/core/api';
import { toDecimal } from '@pawlet/core/rules';
import { useFormat, useText } from '@pawlet/widgets';
import { OrderLineRow } from '@pawlet/widgets/parts';
import { Checkbox, Skeleton, Stepper, Tag, type Focusable } from '@pawlet/widgets/ui';
import { AmountField } from '../../../amounts/AmountField.tsx';
import { afterSaleMessages } from '../afterSaleMessages.ts';
import styles from './Request.module.css';
import { piecesLeft, type LineChoice } from './requestRules.ts';

export interface LineCardProps {
  readonly line: OrderLine;
  readonly choice: LineChoice;
  readonly onChange: (changes: Partial<LineChoice>) => void;
  /** The maximum refund of the selected pieces; undefined while unknown. */
  readonly most: RefundMost | undefined;
  /** It is being loaded. */
  readonly isLoading: boolean;
  /** Its request has been submitted. */
  readonly isSent: boolean;
  readonly amountRef: (field: Focusable | null) => void;
  readonly amountError: string | undefined;
  readonly onLeaveAmount: () => void;
}

/** A line of the order: whether it is part of the request, how many pieces of it, and the amount. */
export function LineCard(props: LineCardProps) {
  const { line, choice, onChange, most, isLoading, isSent, onLeaveAmount } = props;
  const text = useText(afterSaleMessages);
  const left = piecesLeft(line);
  return (
    <li className={styles['line']}>
      <div className={styles['lineHead']}>
        {isSent ? (
          <span className={styles['sent']}>
            <Tag tone="success">{text('afterSale.lineSent')}</Tag>
          </span>
        ) : (
          <Checkbox
            checked={choice.isTicked}
            label={`${text('afterSale.include')}: ${line.title}`}
            onChange={(isTicked) => onChange({ isTicked })}
          />
        )}
        <OrderLineRow line={line} />
      </div>
      {choice.isTicked && !isSent ? (
        <div className={styles['lineFields']}>
          <div className={styles['quantity']}>
            <span>
              {text('afterSale.quantity')}
              <span className={styles['left']}>{text('afterSale.left', { count: left })}</span>
            </span>
            <Stepper
              label={text('afterSale.quantity')}
              value={choice.quantity}
              max={left}
              onChange={(quantity) => onChange({ quantity, amount: undefined })}
            />
          </div>
          {most === undefined && isLoading ? <Skeleton height="76px" /> : null}
          {most === undefined ? null : (
            <RefundAmount
              choice={choice}
              most={most}
              amountRef={props.amountRef}
              amountError={props.amountError}
              onChange={(amount) => onChange({ amount })}
              onLeave={onLeaveAmount}
            />
          )}
        </div>
      ) : null}
    </li>
  );
}

interface RefundAmountProps extends Pick<LineCardProps, 'choice' | 'amountRef' | 'amountError'> {
  readonly most: RefundMost;
  readonly onChange: (amount: string | undefined) => void;
  readonly onLeave: () => void;
}

function RefundAmount({ choice, most, amountRef, amountError, onChange, onLeave }: RefundAmountProps) {
  const text = useText(afterSaleMessages);
  const format = useFormat();
  const { money, freight, points } = most;
  const whole = toDecimal(money);
  const amount = format.money(money);
  return (
    <>
      <AmountField
        ref={amountRef}
        layout="stack"
        currency={money.currency}
        label={text('afterSale.amount')}
        value={choice.amount ?? whole}
        error={amountError}
        hint={
          freight.amountMinor > 0
            ? text('afterSale.mostFreight', { amount, freight: format.money(freight) })
            : text('afterSale.most', { amount })
        }
        onChange={(typed) => onChange(typed === whole ? undefined : typed)}
        onBlur={onLeave}
      />
      {points > 0 ? <p className={styles['points']}>{text('afterSale.points', { count: points })}</p> : null}
    </>
  );
}
