import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { Button, Checkbox, Icon, part, Price } from '../../ui/index.ts';
import styles from '../Cart.module.css';
import { cartMessages } from '../cartMessages.ts';
import type { CartView } from '../useCart.ts';
import { Breakdown, BreakdownList } from './Breakdown.tsx';

interface CartBarProps {
  readonly view: CartView;
  readonly isEditing: boolean;
}

/** The bar at the lower edge: select all, total, and the main action. */
export function CartBar({ view, isEditing }: CartBarProps): ReactElement {
  return (
    <div className={styles['bar']} {...part('bar')}>
      <SelectAll view={view} />
      {isEditing ? (
        <EditButtons view={view} />
      ) : (
        <>
          <BarTotal view={view} />
          <SettleButton view={view} />
        </>
      )}
    </div>
  );
}

export interface CartSummaryProps extends CartBarProps {
  /** Content between the totals and the main action. */
  readonly children?: ReactNode;
}

/** The same beside the rows, where there is room: with the breakdown of the total. */
export function CartSummary({ view, isEditing, children }: CartSummaryProps): ReactElement {
  const text = useText(cartMessages);
  const { total, quote, isStale } = view.totals;
  return (
    <aside className={styles['side']} aria-label={text('cart.breakdown')} {...part('bar')}>
      {isEditing ? (
        <EditButtons view={view} />
      ) : (
        <>
          <h2 className={styles['sideTitle']}>{text('cart.breakdown')}</h2>
          {total === undefined ? null : (
            <div className={styles['sum']} data-stale={isStale || undefined} aria-busy={isStale || undefined}>
              <BreakdownList total={total} quote={quote} />
            </div>
          )}
          {children}
          <SettleButton view={view} />
        </>
      )}
    </aside>
  );
}

/** Selects all rows, or none. */
export function SelectAll({ view }: Pick<CartBarProps, 'view'>): ReactElement {
  const text = useText(cartMessages);
  const { selected, isAllSelected } = view;
  return (
    <Checkbox
      checked={isAllSelected}
      indeterminate={selected.length > 0 && !isAllSelected}
      label={text('cart.selectAll')}
      onChange={view.selectAll}
    >
      <span aria-hidden="true">{text('cart.all')}</span>
    </Checkbox>
  );
}

function SettleButton({ view }: Pick<CartBarProps, 'view'>): ReactElement {
  const text = useText(cartMessages);
  const { selected } = view;
  return (
    <Button size="l" busy={view.isSettling} onClick={view.settle}>
      {selected.length === 0 ? text('cart.settle') : text('cart.settleCount', { total: selected.length })}
    </Button>
  );
}

function EditButtons({ view }: Pick<CartBarProps, 'view'>): ReactElement {
  const text = useText(cartMessages);
  const { selected } = view;
  return (
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
        {selected.length === 0 ? text('cart.remove') : text('cart.removeCount', { total: selected.length })}
      </Button>
    </span>
  );
}

/** The total of the selected rows; a tap shows its breakdown. */
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
