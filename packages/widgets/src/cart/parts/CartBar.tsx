import { useState } from 'react';
import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { Button, Checkbox, Icon, part, Price } from '../../ui/index.ts';
import styles from '../Cart.module.css';
import { cartMessages } from '../messages.ts';
import type { CartView } from '../useCartView.ts';
import { Breakdown } from './Breakdown.tsx';

/** The bar at the lower edge: all, total, and the way on. */
export function CartBar({
  view,
  isEditing,
}: {
  readonly view: CartView;
  readonly isEditing: boolean;
}): ReactElement {
  const text = useText(cartMessages);
  const { selected, isAllSelected } = view;
  return (
    <div className={styles['bar']} {...part('bar')}>
      <Checkbox
        checked={isAllSelected}
        indeterminate={selected.length > 0 && !isAllSelected}
        label={text('cart.selectAll')}
        onChange={view.selectAll}
      >
        <span aria-hidden="true">{text('cart.all')}</span>
      </Checkbox>
      {isEditing ? (
        <span className={styles['barEnd']}>
          <Button
            size="l"
            variant="outlined"
            tone="neutral"
            busy={view.isFavouring}
            onClick={() => view.favour(selected)}
          >
            {text('cart.favour')}
          </Button>
          <Button size="l" variant="outlined" tone="danger" onClick={() => void view.remove(selected)}>
            {selected.length === 0
              ? text('cart.remove')
              : text('cart.removeCount', { total: selected.length })}
          </Button>
        </span>
      ) : (
        <>
          <BarTotal view={view} />
          <Button size="l" busy={view.isSettling} onClick={view.settle}>
            {selected.length === 0
              ? text('cart.settle')
              : text('cart.settleCount', { total: selected.length })}
          </Button>
        </>
      )}
    </div>
  );
}

/** The total of what is ticked; a tap shows what it is made of. */
function BarTotal({ view }: { readonly view: CartView }): ReactElement {
  const text = useText(cartMessages);
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { total, quote, isStale } = view.totals;
  if (total === undefined) {
    return <span className={styles['barEnd']} data-state="empty" />;
  }
  const saved = quote?.amounts.discount;
  return (
    <>
      <div className={styles['barTotal']}>
        <button
          type="button"
          className={styles['showBreakdown']}
          aria-label={text('cart.showBreakdown', { amount: format.money(total) })}
          aria-haspopup="dialog"
          aria-busy={isStale || undefined}
          onClick={() => setIsOpen(true)}
        >
          <span className={styles['sum']} data-stale={isStale || undefined} {...part('price')}>
            <span className={styles['sumWord']}>{text('cart.total')}</span> <Price amount={total} />
          </span>
        </button>
        {saved === undefined || saved.amountMinor === 0 ? null : (
          <span className={styles['saved']}>
            {text('cart.saved', { amount: format.money(saved) })}
            <Icon name="chevronUp" size={12} />
          </span>
        )}
      </div>
      <Breakdown open={isOpen} onClose={() => setIsOpen(false)} total={total} quote={quote} />
    </>
  );
}
