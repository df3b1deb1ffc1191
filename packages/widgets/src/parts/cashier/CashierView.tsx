import type { ReactElement } from 'react';
import { useId } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import {
  Button,
  Countdown,
  Glyph,
  Icon,
  part,
  Picture,
  Price,
  RadioGroup,
  RadioRow,
} from '../../ui/index.ts';
import styles from './Cashier.module.css';
import { cashierMessages } from './cashierMessages.ts';
import { methodName } from './methodName.ts';
import { methodPaths } from './methodPaths.ts';
import { SlotText, textSlot } from './SlotText.tsx';
import type { CashierMethod, OpenCashier } from './useCashier.ts';

export interface CashierViewProps {
  readonly cashier: OpenCashier;
  /** The shopper wants to pay later. */
  readonly onLater: () => void;
}

/** Amount, time left and methods of an unpaid order. */
export function CashierView({ cashier, onLater }: CashierViewProps): ReactElement {
  const { payment, methods, chosen, choose, isPaying, cancelOrder, isCancelling } = cashier;
  const text = useText(cashierMessages);
  const groupName = useId();
  return (
    <div className={styles['cashier']}>
      <section className={styles['amount']}>
        <p className={styles['label']}>{text('cashier.amount')}</p>
        <p {...part('price')}>
          <Price amount={payment.total} size="hero" tone="text" />
        </p>
        {payment.payUntil === undefined ? null : (
          <p className={styles['deadline']}>
            <Icon name="clock" size={16} />
            <span>
              <SlotText text={text('cashier.payWithin', { time: textSlot })}>
                <Countdown
                  className={styles['countdown']}
                  endsAt={payment.payUntil}
                  onEnd={() => void cashier.check()}
                />
              </SlotText>
            </span>
          </p>
        )}
      </section>
      <section className={styles['methods']}>
        <h2 className={styles['heading']}>{text('cashier.methods')}</h2>
        {methods.length === 0 ? <p className={styles['none']}>{text('cashier.noMethods')}</p> : null}
        <RadioGroup label={text('cashier.methods')}>
          {methods.map((method) => (
            <RadioRow
              key={method.payType}
              name={groupName}
              value={method.payType}
              checked={method.payType === chosen}
              onSelect={choose}
              leading={<MethodLogo method={method} />}
              label={methodName(method)}
              description={describe(method, text('cashier.unavailable'))}
              disabled={!method.isEnabled}
            />
          ))}
        </RadioGroup>
      </section>
      <div className={styles['ways']}>
        <Button variant="ghost" tone="neutral" onClick={onLater}>
          {text('cashier.notNow')}
        </Button>
        {cancelOrder === undefined ? null : (
          <Button
            variant="ghost"
            tone="neutral"
            busy={isCancelling}
            aria-disabled={isPaying || undefined}
            onClick={isPaying ? undefined : cancelOrder}
          >
            {text('cashier.cancelOrder')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The button that opens the wallet. */
export function PayButton({ cashier }: { readonly cashier: OpenCashier }): ReactElement {
  const text = useText(cashierMessages);
  const format = useFormat();
  return (
    <Button
      block
      size="l"
      busy={cashier.isPaying}
      disabled={cashier.chosen === undefined}
      onClick={cashier.pay}
    >
      {text('cashier.pay', { amount: format.money(cashier.payment.total) })}
    </Button>
  );
}

function MethodLogo({ method }: { readonly method: CashierMethod }): ReactElement {
  return (
    <span className={styles['logo']} data-method={method.payType}>
      {method.imageUrl === '' ? (
        <Glyph path={methodPaths[method.payType]} size={22} />
      ) : (
        <Picture src={method.imageUrl} alt="" sizes="32px" loading="eager" radius="s" />
      )}
    </span>
  );
}

function describe(method: CashierMethod, unavailable: string): string | undefined {
  if (method.hint !== '') return method.hint;
  return method.isEnabled ? undefined : unavailable;
}
