import { shopMessages } from '@pawlet/core/errors';
import type { CartLineId, Quote } from '@pawlet/core/api';
import { negateMoney } from '@pawlet/core/rules';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useAction, useFormat, usePawlet, useText, useToast } from '../../runtime/index.ts';
import { Button, Cell, Chip, Field, Switch } from '../../ui/index.ts';
import styles from '../Checkout.module.css';
import { checkoutMessages } from '../messages.ts';
import type { CheckoutView } from '../useCheckout.ts';
import { useSheets } from '../useSheets.ts';

export interface DiscountCardProps {
  readonly view: CheckoutView;
  readonly quote: Quote;
}

/** What the shopper can take off: a coupon, a code, points. */
export function DiscountCard({ view, quote }: DiscountCardProps): ReactElement {
  const text = useText(checkoutMessages);
  const format = useFormat();
  const { points } = quote;
  return (
    <section className={styles['card']}>
      {quote.coupons.length + quote.unusableCoupons.length > 0 ? (
        <CouponRow view={view} quote={quote} />
      ) : null}
      <CodeField view={view} lineIds={quote.lines.map(({ id }) => id)} />
      {points.usable > 0 ? (
        <div className={styles['points']}>
          <Switch checked={view.usesPoints} onChange={view.setUsesPoints}>
            <span>
              {text('checkout.points', { points: format.number(points.usable) })}
              {view.usesPoints && points.used > 0 ? (
                <span className={styles['off']}> {format.money(negateMoney(points.worth))}</span>
              ) : null}
            </span>
          </Switch>
        </div>
      ) : null}
    </section>
  );
}

function CouponRow({ view, quote }: DiscountCardProps): ReactElement {
  const text = useText(checkoutMessages);
  const shopText = useText(shopMessages);
  const format = useFormat();
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const sheets = useSheets(isOpen, close);
  const chosen = quote.coupons.find(({ userCouponId }) => userCouponId === view.coupon);
  const value = (): string => {
    if (chosen !== undefined) return format.money(negateMoney(chosen.off));
    return quote.coupons.length === 0
      ? text('checkout.couponUnusable')
      : text('checkout.couponUsable', { count: quote.coupons.length });
  };
  return (
    <>
      <Cell
        label={text('checkout.coupon')}
        value={value()}
        valueTone={quote.coupons.length === 0 ? 'secondary' : 'primary'}
        onClick={() => {
          if (view.address === undefined) showToast(shopText('check.couponNeedsAddress'));
          else setIsOpen(true);
        }}
      />
      {sheets === undefined ? null : (
        <sheets.CouponSheet open={isOpen} onClose={close} view={view} quote={quote} />
      )}
    </>
  );
}

function CodeField({
  view,
  lineIds,
}: {
  readonly view: CheckoutView;
  readonly lineIds: readonly CartLineId[];
}): ReactElement {
  const { api } = usePawlet();
  const text = useText(checkoutMessages);
  const shopText = useText(shopMessages);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { run: apply, isBusy } = useAction(async () => {
    const wanted = typed.trim();
    if (wanted === '') {
      setError(shopText('check.discountCode'));
      return;
    }
    const result = await api.cart.checkCode(lineIds, wanted);
    if (result.status === 'ok') {
      view.changeCode(result.code);
      setTyped('');
      setError(undefined);
    } else if (result.status === 'code-unusable') setError(result.message);
  });
  if (view.code !== undefined) {
    return (
      <div className={styles['code']} data-state="applied">
        <span>{text('checkout.code')}</span>
        <Chip
          selected
          removeLabel={text('checkout.codeRemove', { code: view.code })}
          onRemove={() => view.changeCode(undefined)}
        >
          <span lang="">{view.code}</span>
        </Chip>
      </div>
    );
  }
  return (
    <form
      className={styles['code']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <Field
        label={text('checkout.code')}
        placeholder={text('checkout.codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={50}
        lang=""
        value={typed}
        error={error ?? view.codeError}
        onChange={(value) => {
          setTyped(value);
          setError(undefined);
          view.clearCodeError();
        }}
        trailing={
          <Button type="submit" size="s" variant="tinted" busy={isBusy}>
            {text('checkout.codeApply')}
          </Button>
        }
      />
    </form>
  );
}
